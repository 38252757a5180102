"""Nobody else's page acts for a reader."""

import re

import pytest

from aedilis.server.api.routing import operations
from aedilis.server.pages import routes
from aedilis.server.people import accounts, make_bot, make_token
from aedilis.server.security.csrf import SAFE
from tests.server.pages.browser import BASE, PASSWORD, Browser, alert

pytestmark = pytest.mark.anyio

SAVE = {"name": "Drusilla", "language": "en", "theme": "dark"}


async def name_of(browser: Browser) -> str:
    text = (await browser.get("/profile")).text
    return text.split("<h1>")[1].split("</h1>")[0]


async def test_a_form_of_ours_is_taken(browser: Browser) -> None:
    await browser.sign_up()
    assert (await browser.send_form("/profile", SAVE)).status_code == 303
    assert await name_of(browser) == "Drusilla"


async def test_a_form_without_the_token_is_not(browser: Browser) -> None:
    await browser.sign_up()
    token = await browser.token()
    for wrong in ("", "x", token[:-1], token.upper(), token + "0", "ü"):
        answer = await browser.post("/profile", data={**SAVE, "csrf": wrong})
        assert answer.status_code == 403
        assert "page" in alert(answer)
    assert (await browser.post("/profile", data=SAVE)).status_code == 403
    assert await name_of(browser) == "Livia"


async def test_the_token_of_another_session_is_worth_nothing(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    await other.sign_up("Marcus")
    foreign = await other.token()
    assert (await browser.post("/profile", data={**SAVE, "csrf": foreign})).status_code == 403
    # Nor is that of an earlier session of one's own.
    before = await browser.token()
    await browser.log_in()
    assert before != await browser.token()
    assert (await browser.post("/profile", data={**SAVE, "csrf": before})).status_code == 403
    assert await name_of(browser) == "Livia"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://aedilis.test.evil.example"},
        {"origin": "http://aedilis.test:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": BASE, "sec-fetch-site": "cross-site"},
    ],
)
async def test_other_sites_are_refused_even_with_the_token(
    browser: Browser, headers: dict[str, str]
) -> None:
    await browser.sign_up()
    data = {**SAVE, "csrf": await browser.token()}
    assert (await browser.post("/profile", data=data, headers=headers)).status_code == 403
    assert await name_of(browser) == "Livia"


@pytest.mark.parametrize("path", ["/login", "/signup", "/guest", "/play/glory"])
async def test_nobody_is_logged_in_by_another_site(browser: Browser, path: str) -> None:
    await browser.sign_up()
    async with Browser(browser.app, "203.0.113.50") as victim:
        answer = await victim.post(
            path,
            data={"name": "Livia", "password": PASSWORD},
            headers={"origin": "http://evil.example"},
        )
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers


def changes() -> list[tuple[str, str]]:
    """Everything that can be asked for with an unsafe method: of the pages, and of the API."""
    pages = [
        (method, getattr(route, "path", ""))
        for route in routes
        for method in getattr(route, "methods", None) or ()
    ]
    api = [(one.method, f"/api/v1{one.path}") for one in operations]
    return [*sorted({one for one in pages + api if one[0] not in SAFE}), ("PUT", "/nowhere")]


@pytest.mark.parametrize(("method", "path"), changes())
async def test_every_change_by_cookie_needs_the_token(
    browser: Browser, method: str, path: str
) -> None:
    await browser.sign_up()
    accept = {"accept": "application/json"}
    answer = await browser.request(method, re.sub(r"{\w+}", "1", path), headers=accept)
    assert (answer.status_code, answer.json()["error"]) == (403, "csrf")


async def test_a_script_sends_the_token_in_a_header(browser: Browser) -> None:
    await browser.sign_up()
    body = {"game": "glory", "seats": ["me", "open"]}
    accept = {"accept": "application/json", "x-csrf-token": await browser.token()}
    answer = await browser.post("/api/v1/games", json=body, headers=accept)
    assert answer.status_code == 201


async def test_a_program_needs_none_and_is_known_by_no_cookie(browser: Browser) -> None:
    await browser.sign_up()
    store = browser.service.store
    entered = await accounts.log_in(store, "Livia", PASSWORD, accounts.Browser())
    bot = await make_bot(store, entered.person, "Machina")
    _, token = await make_token(store, entered.person, bot.id, "")
    body = {"game": "glory", "seats": ["me", "open"]}
    program = {"authorization": f"Bearer {token}", "origin": "http://evil.example"}
    answer = await browser.post("/api/v1/games", json=body, headers=program)
    assert answer.status_code == 201
    assert answer.json()["host"] == "Machina"
    wrong = {"authorization": "Bearer aedilis_wrong"}
    refused = await browser.post("/api/v1/games", json=body, headers=wrong)
    assert refused.status_code == 401
    assert (await browser.get("/profile", headers=wrong)).status_code == 303


def test_every_change_is_looked_at() -> None:
    found = changes()
    assert {("POST", "/profile/delete"), ("DELETE", "/api/v1/games/{game}")} <= set(found)
    assert len(found) >= 40
