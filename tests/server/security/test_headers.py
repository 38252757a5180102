"""What stands in the head of answers, and that no page needs what it forbids."""

import re
from pathlib import Path

import pytest

from tests.server.pages.browser import BASE, Browser, running, settings_in

pytestmark = pytest.mark.anyio

PAGES = ["/", "/help", "/login", "/nothing", "/static/icon.svg", "/api/v1/nothing", "/sw.js"]


@pytest.mark.parametrize("path", PAGES)
async def test_every_answer_guards_its_reader(browser: Browser, path: str) -> None:
    answer = await browser.get(path)
    policy = answer.headers["content-security-policy"].split("; ")
    assert policy[0] == "default-src 'none'"
    assert {"script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert {"form-action 'self'", "base-uri 'none'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert re.fullmatch("[0-9a-f]{12}", answer.headers["x-request-id"])


async def test_pages_are_not_kept_and_files_are(browser: Browser) -> None:
    await browser.sign_up()
    for path in ("/", "/profile", "/games", "/profile/data.json", "/nothing"):
        assert (await browser.get(path)).headers["cache-control"] == "no-store"
    assert (await browser.get("/static/icon.svg")).headers["cache-control"] == "no-cache"


async def test_no_page_has_a_script_or_style_in_it(browser: Browser) -> None:
    await browser.sign_up()
    table = (await browser.send_form("/play/glory")).headers["location"]
    for path in ("/", "/profile", "/profile/notices", "/new/glory", "/help", table):
        text = (await browser.get(path)).text
        for script in re.findall(r"<script\b([^>]*)>", text):
            assert "src=" in script or 'type="application/json"' in script
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)


async def test_https_is_asked_for_where_it_is(tmp_path: Path) -> None:
    secure = settings_in(tmp_path, secure=True)
    async with running(secure) as app, Browser(app, base_url="https://aedilis.test") as browser:
        answer = await browser.get("/")
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        cookie = (await browser.be_guest()).headers["set-cookie"]
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))


async def test_cookies_are_out_of_reach(browser: Browser) -> None:
    cookie = (await browser.be_guest()).headers["set-cookie"]
    parts = cookie.split("; ")
    assert parts[0].startswith("aedilis=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=7776000"} <= set(parts)
    assert not any(part.startswith("Domain") for part in parts)
    answer = await browser.send_form("/language", {"language": "it", "next": "/help"})
    assert "HttpOnly" in answer.headers["set-cookie"]


@pytest.mark.parametrize("host", ["evil.example/x", "a@b", "<script>", "a b"])
async def test_a_host_that_is_none_is_refused(browser: Browser, host: str) -> None:
    answer = await browser.get("/", headers={"host": host})
    assert answer.status_code == 400
    assert host not in answer.text


async def test_links_do_not_lead_where_a_host_header_says(tmp_path: Path) -> None:
    named = settings_in(tmp_path, url="https://rome.example.org")
    async with running(named) as app, Browser(app) as browser:
        await browser.sign_up()
        form = {"seat-0": "me", "seat-1": "open", "private": "yes"}
        made = (await browser.send_form("/new/glory", form)).headers["location"]
        page = await browser.get(made, headers={"host": "evil.example"})
        assert "https://rome.example.org/join/" in page.text
        assert "evil.example" not in page.text


async def test_addresses_in_answers_are_paths(browser: Browser) -> None:
    for path in ("/profile", "/games", "/profile/bots"):
        location = (await browser.get(path, headers={"host": "evil.example"})).headers["location"]
        assert location.startswith("/login?next=/")
    assert BASE not in (await browser.get("/")).text
