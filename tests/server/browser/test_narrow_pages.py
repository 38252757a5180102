"""On a screen 360 pixels wide no page is cut off, scrolls sideways or lays one thing over another:
in no language, and with the longest names there may be.
"""

import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.server.people.bots import LONGEST_LABEL
from tests.server.browser.measuring import cut, longest
from tests.server.browser.pages import listed
from tests.server.browser.planting import PASSWORD, Guest, Town, at_once
from tests.server.browser.visiting import PHONE, Visitor, Visitors

AGENT = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
STRANGERS = (
    "/",
    "/login",
    "/signup",
    "/new/glory",
    "/new/republic",
    "/join/OPEN",
    "/help",
    "/learn",
    "/rules",
    "/rules/glory",
    "/rules/republic?q=consul",
    "/rules/glory/G.patron.1",
    "/nothing/here",
)
OWN = (
    "/",
    "/games",
    "/new/republic",
    "/join/OPEN",
    "/tournaments",
    "/tournaments/new/glory",
    "/tournaments/new/republic",
    "/profile",
    "/profile/notices",
    "/profile/bots",
    "/login",
)


def settled(visitor: Visitor, name: str) -> None:
    """Somebody has two bots, one of them with tokens."""
    page = visitor.open("/profile/bots")
    for n in range(2):
        page.locator("#bot-name").fill(longest(f"{name}{n}"))
        page.locator("form:has(#bot-name) button").click()
        page.get_by_role("heading", name=longest(f"{name}{n}")).wait_for()
    for label in ("m" * LONGEST_LABEL, ""):
        page.locator("input[name=label]").first.fill(label)
        page.locator("form:has(input[name=label]) button").first.click()
        page.locator(".done").wait_for()
        page.goto(page.url)


def come_in_again(visit: Visitors, name: str, language: str) -> None:
    """Somebody logs in with another browser."""
    page = visit(language=language, user_agent=AGENT).open("/login")
    page.locator("#login-name").fill(name)
    page.locator("#login-password").fill(PASSWORD)
    page.locator("form[action='/login'] button").click()
    page.locator(".page-nav [href='/profile']").wait_for()


def look(visitor: Visitor, paths: tuple[str, ...], game: str) -> dict[object, list[str]]:
    """What is cut off on which page."""
    visitor.expect("404")
    return {path: cut(visitor.open(path.replace("OPEN", game))) for path in paths}


def account(town: Town, language: str) -> Guest:
    """Somebody with the longest name, at a table that waits and at one that runs."""
    who = town.account(longest(f"Livia {language} "), language)
    town.played("glory", [who, town.guest(longest("Gaia"))], "narrow", at_once)
    return who


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_cut_off(visit: Visitors, town: Town, language: str) -> None:
    livia = account(town, language)
    game = town.open_game(livia)
    come_in_again(visit, livia.person.name, language)
    own = visit(livia, language=language, size=PHONE)
    settled(own, language)
    found = look(own, OWN, game)
    assert listed(found) == ""
    # Two sessions and two tokens, so that there are buttons to be cut off.
    own.open("/profile")
    assert own.page.locator("form[action='/profile/sessions']").count() == 2
    assert own.open("/profile/bots").locator(".entries button").count() == 2
    stranger = visit(language=language, size=PHONE)
    assert listed(look(stranger, STRANGERS, game)) == ""
