"""What pages load, and pages of what went wrong."""

import json
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from aedilis.kernel.text import LANGUAGES
from aedilis.server.pages import assets
from tests.server.pages.browser import Browser, alert, headings

pytestmark = pytest.mark.anyio

MANIFEST = {
    "src/page.ts": {
        "file": "assets/page-1.js",
        "imports": ["_shared.js"],
        "css": ["assets/page-1.css"],
    },
    "src/main.tsx": {"file": "assets/table-1.js", "imports": ["_shared.js", "_missing.js"]},
    "_shared.js": {"file": "assets/shared-1.js", "css": ["assets/shared-1.css"]},
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as Vite would leave it."""
    folder = tmp_path / "static" / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "manifest.json").write_text(json.dumps(MANIFEST))
    monkeypatch.setattr(assets, "STATIC", folder.parent)
    return folder


async def test_a_page_loads_what_was_built(built: Path, browser: Browser) -> None:
    text = (await browser.get("/help")).text
    assert '<script type="module" src="/static/built/assets/page-1.js"></script>' in text
    assert '<link rel="modulepreload" href="/static/built/assets/shared-1.js">' in text
    styles = [line for line in text.splitlines() if "stylesheet" in line]
    assert [one.split('"')[3] for one in styles] == [
        "/static/built/assets/shared-1.css",
        "/static/built/assets/page-1.css",
    ]
    assert assets.page_assets("table").script == "/static/built/assets/table-1.js"


async def test_a_build_while_the_server_runs_is_noticed(built: Path) -> None:
    before = assets.page_assets("page")
    changed = {"src/page.ts": {"file": "assets/page-2.js"}}
    (built / "manifest.json").write_text(json.dumps(changed))
    assert before.script.endswith("page-1.js")
    assert assets.page_assets("page").script.endswith("page-2.js")
    (built / "manifest.json").unlink()
    assert assets.page_assets("page") == assets.Assets()


async def test_files_say_how_long_they_hold(browser: Browser) -> None:
    icon = await browser.get("/static/icon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    again = await browser.get("/static/icon.svg", headers={"if-none-match": icon.headers["etag"]})
    assert again.status_code == 304
    static = assets.Static(directory=assets.STATIC)
    scope = {"type": "http", "method": "GET", "headers": []}
    files = sorted((assets.STATIC / "built" / "assets").glob("*.js"))
    for file in files[:1]:
        response = await static.get_response(f"built/assets/{file.name}", scope)
        assert response.headers["cache-control"] == assets.FOR_GOOD


@pytest.mark.parametrize(
    "path",
    [
        "/static/../settings.py",
        "/static/%2e%2e/settings.py",
        "/static/..%2fsettings.py",
        "/static/%2fetc/passwd",
        "/static/",
        "/texts/../en.ftl",
        "/texts/xx.ftl",
        "/texts/..%2fen.ftl",
    ],
)
async def test_nothing_else_is_served(browser: Browser, path: str) -> None:
    assert (await browser.get(path)).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_browsers_texts(browser: Browser, language: str) -> None:
    answer = await browser.get(f"/texts/{language}.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "server-table-loading =" in answer.text
    assert "glory-board-" in answer.text
    tag = {"if-none-match": answer.headers["etag"]}
    assert (await browser.get(f"/texts/{language}.ftl", headers=tag)).status_code == 304


async def test_the_application_can_be_installed(browser: Browser) -> None:
    answer = await browser.get("/manifest.webmanifest", headers={"accept-language": "it"})
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["lang"], manifest["start_url"]) == ("it", "/")
    for icon in manifest["icons"]:
        assert (await browser.get(icon["src"])).status_code == 200
    worker = await browser.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["service-worker-allowed"] == "/"


async def test_what_is_not_there_is_told_in_ones_language(browser: Browser) -> None:
    page = await browser.get("/nothing", headers={"accept-language": "fr"})
    assert page.status_code == 404
    assert '<html lang="fr"' in page.text
    assert (await browser.post("/help")).status_code == 405
    data = await browser.get("/nothing", headers={"accept": "application/json"})
    assert data.json() == {"error": "no-page", "text": alert(await browser.get("/x")), "rule": ""}


async def test_a_fault_of_ours_tells_nothing(app: Starlette, browser: Browser) -> None:
    async def fail(request: object) -> None:
        raise RuntimeError("secret of the server")

    app.router.routes.insert(0, Route("/fail", fail))
    page = await browser.get("/fail")
    assert page.status_code == 500
    assert headings(page) == ["Our fault"]
    assert "secret" not in page.text
    assert "Traceback" not in page.text
    assert page.headers["content-security-policy"]
    data = await browser.get("/fail", headers={"accept": "application/json"})
    assert data.json()["error"] == "fault"
