"""On a screen 360 pixels wide no page is cut off, scrolls sideways or lays one thing over another:
in no language, and with the longest names there may be.
"""

import pytest

from aedilis.kernel.text import LANGUAGES
from tests.server.browser.measuring import cut
from tests.server.browser.pages import PAGES, Places, Shown, listed
from tests.server.browser.planting import Town
from tests.server.browser.visiting import PHONE, Visitors

NOWHERE = Shown("stranger", "/nothing/here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_cut_off(visit: Visitors, town: Town, language: str) -> None:
    places = Places(town, language, long=True)
    found: dict[object, list[str]] = {}
    for shown in (*PAGES, NOWHERE):
        visitor = visit.again(places.who(shown.who), language=language, size=PHONE)
        visitor.expect("404")
        page = visitor.open(places.path(shown))
        found[f"{shown.who} {shown.path}"] = cut(page)
    assert listed(found) == ""
    # Two sessions and two tokens, so that there are buttons to be cut off.
    own = visit.again(places.account, language=language, size=PHONE)
    own.open("/profile")
    assert own.page.locator("form[action='/profile/sessions']").count() == 2
    assert own.open("/profile/bots").locator(".entries button").count() == 2
