"""What pages need besides HTML: scripts and styles as Vite built them, pictures, the browser's
texts, the service worker, and the manifest of the installed application.
"""

import hashlib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from aedilis.games import PACKAGES
from aedilis.kernel.text import FALLBACK, LANGUAGES, sources
from aedilis.server.errors import Refused
from aedilis.server.words import words

STATIC: Final = Path(str(files("aedilis.server").joinpath("static")))
LOCALE: Final = Path(str(files("aedilis.server").joinpath("locale")))
BUILT: Final = "/static/built/"
PAGE_TEXTS: Final = (
    "table.ftl",
    "happened.ftl",
    "leaving.ftl",
    "rated.ftl",
    "sharing.ftl",
    "explain.ftl",
    "drafting.ftl",
)
"""Where the words of the table's page are."""
ENTRIES: Final = {"page": "src/page.ts", "table": "src/main.tsx"}
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Assets(msgspec.Struct, frozen=True):
    """The addresses of what a page loads: its script, what that imports, and its styles."""

    script: str = ""
    imports: list[str] = []
    styles: list[str] = []


def page_assets(entry: str) -> Assets:
    """What a page of this kind ("page" or "table") loads; nothing where nothing was built."""
    path = STATIC / "built" / "manifest.json"
    try:
        return _assets(ENTRIES[entry], str(path), path.stat().st_mtime_ns)
    except FileNotFoundError:
        return Assets()


@cache
def _assets(entry: str, path: str, changed: int) -> Assets:
    """From the manifest as it was at one time: a build while the server runs is noticed."""
    manifest: dict[str, Any] = json.loads(Path(path).read_text("utf-8"))
    chunks: list[str] = []
    _gather(manifest, entry, chunks)
    styles = [f"{BUILT}{css}" for chunk in chunks for css in manifest[chunk].get("css", [])]
    return Assets(
        script=BUILT + manifest[entry]["file"] if entry in manifest else "",
        imports=[BUILT + manifest[chunk]["file"] for chunk in chunks if chunk != entry],
        styles=list(dict.fromkeys(styles)),
    )


def _gather(manifest: dict[str, Any], chunk: str, found: list[str]) -> None:
    """A chunk and what it imports, what is needed first before what needs it."""
    if chunk in found or chunk not in manifest:
        return
    for other in manifest[chunk].get("imports", []):
        _gather(manifest, other, found)
    found.append(chunk)


class Static(StaticFiles):
    """Files that say how long they hold: built ones, with a hash in their names, for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        built = path.replace("\\", "/").startswith("built/assets/")
        if response.status_code in (200, 206, 304):
            response.headers["cache-control"] = FOR_GOOD if built else ASK_AGAIN
        return response


# -- texts -----------------------------------------------------------------------------------------


@cache
def browser_texts(language: str) -> str:
    """The Fluent source of the table's own words, and of those that stand on the boards of games;
    English where there are none in a language.
    """
    boards = [files(one.drawing().texts) / "locale" for one in PACKAGES.values() if one.drawing]
    found = [(LOCALE / language / name).read_text("utf-8") for name in PAGE_TEXTS]
    for board in boards:
        found += sources(board, language) or sources(board, FALLBACK)
    return "\n".join(found)


async def texts(request: Request) -> Response:
    """The browser's texts in a language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused("no-page", status=404)
    text = browser_texts(language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def worker(request: Request) -> Response:
    """The service worker. It stands at the root, for that is as far as it reaches."""
    path = STATIC / "sw.js"
    if not path.is_file():
        raise Refused("no-page", status=404)
    headers = {"cache-control": ASK_AGAIN, "service-worker-allowed": "/"}
    return FileResponse(path, media_type="text/javascript", headers=headers)


async def manifest(request: Request) -> Response:
    """What an installed application is called and looks like."""
    language = getattr(request.state, "language", FALLBACK)
    kept = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    told = words(language).text("server-page-hero")
    body = {**kept, "id": "/", "lang": language, "description": told}
    headers = {"cache-control": ASK_AGAIN, "vary": "Cookie, Accept-Language"}
    return JSONResponse(body, headers=headers, media_type="application/manifest+json")


routes: list[BaseRoute] = [
    Route("/texts/{language}.ftl", texts),
    Route("/sw.js", worker),
    Route("/manifest.webmanifest", manifest),
    Mount(
        "/static",
        # Nothing here is secret, so that its compressed length tells nothing.
        GZipMiddleware(Static(directory=STATIC, check_dir=False), minimum_size=1_000),
        name="static",
    ),
]
