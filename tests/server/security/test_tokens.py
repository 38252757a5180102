"""A bot's token opens the API, and nothing else: whoever finds one may play, and no more."""

import pytest

from aedilis.server.pages import routes
from aedilis.server.people import Person, accounts, list_bots, make_bot, make_token
from tests.server.pages.browser import PASSWORD, Browser

pytestmark = pytest.mark.anyio

JSON = {"accept": "application/json"}
PAGES = [
    (path.replace("{id}", "abc").replace("{game}", "glory"), frozenset(methods) - {"HEAD"})
    for path, methods in ((getattr(one, "path", ""), getattr(one, "methods", ())) for one in routes)
]


async def program(browser: Browser) -> tuple[Person, dict[str, str]]:
    """A bot's owner, and what the bot's program sends with a request."""
    await browser.sign_up()
    store = browser.service.store
    owner = (await accounts.log_in(store, "Livia", PASSWORD, accounts.Browser())).person
    bot = await make_bot(store, owner, "Machina")
    _, token = await make_token(store, owner, bot.id, "")
    return owner, {"authorization": f"Bearer {token}"}


async def test_the_pages_take_a_program_for_a_stranger(browser: Browser, other: Browser) -> None:
    owner, sent = await program(browser)
    assert (await other.get("/api/v1/me", headers=sent)).json()["name"] == "Machina"
    for path, data in (
        ("/profile", {"name": "Rebellio", "language": "fr", "theme": "dark"}),
        ("/profile/sessions", {"others": "yes"}),
        ("/profile/delete", {"sure": "yes"}),
    ):
        answer = await other.post(path, data=data, headers={**sent, **JSON})
        assert (answer.status_code, answer.json()["error"]) == (401, "log-in"), path
        # The pages do not say that a token would help.
        assert "www-authenticate" not in answer.headers
    assert (await other.get("/profile/data.json", headers=sent)).status_code == 401
    assert [one.name for one in await list_bots(browser.service.store, owner)] == ["Machina"]


async def test_no_page_is_another_with_a_token_than_without(
    browser: Browser, other: Browser
) -> None:
    _, sent = await program(browser)
    fields = {"game": "glory", "language": "en", "action": "start"}
    assert len(PAGES) > 40
    for path, methods in PAGES:
        for method in methods - {"GET"}:
            plain = await other.request(method, path, data=fields, headers=JSON)
            shown = await other.request(method, path, data=fields, headers={**JSON, **sent})
            other.cookies.clear()
            assert shown.status_code == plain.status_code, (method, path)
        if "GET" in methods and path != "/lobby/events":
            plain, shown = await other.get(path), await other.get(path, headers=sent)
            assert shown.status_code == plain.status_code, path
            assert "Machina" not in shown.text
