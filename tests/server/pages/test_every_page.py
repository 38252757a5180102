"""Every page in every language: right for parsers, for screen readers, for the catalogues."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from starlette.routing import Route

from aedilis.kernel.text import LANGUAGES
from aedilis.server.pages import health, routes
from aedilis.server.pages.rules import reference
from tests.server.browser.pages import PAGES
from tests.server.pages.browser import Browser
from tests.server.pages.reading import Page, check

SERVER = Path(__file__).parents[3] / "src" / "aedilis" / "server"

PUBLIC = [
    "/",
    "/login",
    "/signup",
    "/forgotten",
    "/reset/wrong",
    "/new/glory",
    "/new/republic",
    "/learn",
    "/learn/first-building",
    "/learn/nothing-here",
    "/ladder/glory",
    "/ladder/republic?provisional=yes",
    "/players/bot/greedy",
    "/players/1",
    "/players/nobody",
    "/rules",
    "/rules/glory",
    "/rules/republic",
    "/rules/glory?q=patron",
    "/rules/republic?q=nothing%20like%20this",
    "/rules/glory/G.patron.1",
    "/rules/republic/R%201.07.41",
    "/help",
    "/nothing/here",
    "/mail/wrong",
]
OWN = [
    "/",
    "/games",
    "/new/glory",
    "/new/republic",
    "/profile",
    "/profile/statistics",
    "/profile/notices",
    "/profile/bots",
    "/players/1",
    "/ladder/glory",
    "/help",
    "/nothing/here",
]


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_for_strangers(browser: Browser, language: str) -> None:
    browser.headers["accept-language"] = f"{language}, en;q=0.5"
    for path in PUBLIC:
        check(await browser.get(path), path, language)


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_of_ones_own(browser: Browser, other: Browser, language: str) -> None:
    browser.headers["accept-language"] = language
    await browser.sign_up()
    await browser.send_form("/profile/bots", {"action": "make", "name": "Machina"})
    await browser.send_form("/profile/bots", {"action": "token", "bot": "2", "label": ""})
    open_form = {"seat-0": "me", "seat-1": "open", "seat-2": "greedy"}
    join = (await browser.send_form("/new/glory", open_form)).headers["location"]
    tables = [
        (await browser.send_form(f"/play/{game}")).headers["location"]
        for game in ("glory", "republic")
    ]
    for path in (*OWN, join, *tables):
        check(await browser.get(path), path, language)
    other.headers["accept-language"] = language
    await other.be_guest()
    for path in ("/", join, "/games", "/profile", "/profile/statistics", "/signup", "/login"):
        check(await other.get(path), path, language)
    for path in ("/?part=games", f"{join}?part=seats", "/games?part=mine"):
        text = (await browser.get(path)).text
        assert Page(text, whole=False).problems == []
        assert "<html" not in text


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_paragraph_of_glory(browser: Browser, language: str) -> None:
    browser.headers["accept-language"] = language
    for id_ in reference("glory", language).entries:
        check(await browser.get(f"/rules/glory/{id_}"), id_, language)


def test_a_page_that_is_wrong_is_found_out() -> None:
    wrong = "<h1>a</h1><h3>b</h3><p id=x><p id=x></p><input><button></button><form></form>"
    problems = Page(wrong).problems
    for part in ("h3 follows", "id x", "no label", "without words", "no method", "not closed"):
        assert any(part.replace("no method", "without a method") in one for one in problems)


# -- texts -----------------------------------------------------------------------------------------


def keys_of_templates() -> tuple[set[str], set[str]]:
    """Keys that templates name, and the beginnings of keys that they put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in sorted(SERVER.glob("templates/**/*.html")):
        for key, more in re.findall(r"""["'](server-[a-z0-9-]+)["']( ~)?""", path.read_text()):
            (begun if more else whole).add(key)
    return whole, begun


def english() -> dict[str, str]:
    """Keys of the English catalogue, each with its file."""
    out: dict[str, str] = {}
    for path in sorted(SERVER.glob("locale/en/*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                out[entry.id.name] = path.name
    return out


def test_every_text_of_the_templates_is_there() -> None:
    whole, begun = keys_of_templates()
    there = english()
    assert len(whole) > 150
    assert whole - set(there) == set()
    assert [key for key in begun if not any(one.startswith(key) for one in there)] == []


def test_every_text_of_the_pages_is_used() -> None:
    whole, begun = keys_of_templates()
    source = "\n".join(path.read_text("utf-8") for path in SERVER.glob("**/*.py"))
    named = set(re.findall(r"""["'](server-[a-z0-9-]+)""", source))
    beginnings = tuple(begun | {one for one in named if one.endswith("-")})
    ours = ("pages.ftl", "people.ftl", "errors.ftl")
    unused = [
        key
        for key, file in english().items()
        if file in ours and key not in whole | named and not key.startswith(beginnings)
    ]
    assert unused == []


def test_every_form_has_the_token() -> None:
    for path in sorted(SERVER.glob("templates/**/*.html")):
        for form in re.findall(r"<form\b.*?</form>", path.read_text("utf-8"), re.DOTALL):
            if 'method="post"' in form:
                assert "m.token()" in form, path.name


def test_no_template_has_a_native_tooltip() -> None:
    """Neither keys nor a finger bring one up: what there is to say stands on the page."""
    for path in sorted(SERVER.glob("templates/**/*.html")):
        assert not re.search(r"\stitle=[\"']", path.read_text("utf-8")), path.name


def test_no_path_has_two_routes_for_one_method() -> None:
    seen: set[tuple[str, str]] = set()
    for route in routes:
        for method in getattr(route, "methods", None) or ["MOUNT"]:
            if method == "HEAD":
                continue
            assert (method, route.path) not in seen  # type: ignore[attr-defined]
            seen.add((method, route.path))  # type: ignore[attr-defined]
    assert len(seen) > 30


# -- in a browser ----------------------------------------------------------------------------------

UNSEEN = {
    "/table/{id}": "a table, which the tests of tables look at in every phase",
    "/learn/{name}": "a table with a lesson, which the tests of lessons play through",
    "/ladder": "leads on to the ladder of the first game",
    "/next": "leads on to the table that waits, or to one's own tables",
    "/lobby/events": "a stream for the lobby's script",
    "/profile/data.json": "a file for whoever asks what is known of him",
    "/texts/{language}.ftl": "texts for the table's script",
    "/sw.js": "a script",
    "/manifest.webmanifest": "a file for browsers",
    "/healthz": "for whoever runs the server",
    "/metrics": "for whoever runs the server",
}
"""The addresses that no page of the tests in the browser stands for, and why."""


def test_every_page_is_looked_at_in_a_browser() -> None:
    asked = [
        one
        for one in (*health.routes, *routes)
        if isinstance(one, Route) and "GET" in (one.methods or ())
    ]
    seen: set[str] = set()
    for shown in PAGES:
        path = shown.path.partition("?")[0]
        seen.add(next(one.path for one in asked if one.path_regex.match(path)))
    there = {one.path for one in asked}
    assert there - seen - set(UNSEEN) == set()
    assert set(UNSEEN) <= there - seen
