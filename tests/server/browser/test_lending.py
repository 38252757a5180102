"""A browser that others had before is as good as a new one."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.browser.lending import MOST, Lender
from tests.server.browser.planting import Guest
from tests.server.browser.serving import Served
from tests.server.browser.visiting import LAPTOP, LATE, PHONE, Visitor, Visitors

pytestmark = pytest.mark.skipif(
    LATE > 0, reason="on a line made slow (LATE) nothing is lent: each visitor has a new browser"
)

# What a page finds in its browser.
FOUND = """() => [document.cookie, localStorage.length, sessionStorage.length,
  matchMedia("(prefers-color-scheme: dark)").matches, matchMedia("(forced-colors: active)").matches,
  matchMedia("(prefers-reduced-motion: reduce)").matches, innerWidth, innerHeight,
  document.querySelectorAll(":hover").length]"""


@pytest.fixture
def lender(served: Served, browser: Browser) -> Iterator[Lender]:
    before = browser.contexts
    yield Lender(browser, served.url)
    for context in browser.contexts:
        if context not in before:
            context.close()


def visitors(lender: Lender) -> Visitors:
    return Visitors(lender.browser, lender.url, lender)


def found(visitor: Visitor) -> list[object]:
    shown: list[object] = visitor.open("/").evaluate(FOUND)
    return shown


def test_nothing_is_left_of_who_was_there_before(lender: Lender, livia: Guest) -> None:
    first = visitors(lender)
    her = first(livia, size=PHONE, scheme="dark")
    page = her.open("/profile")
    page.evaluate("() => { localStorage.kept = 1; sessionStorage.kept = 1; }")
    page.emulate_media(forced_colors="active", reduced_motion="no-preference")
    page.route("**/help", lambda route: route.abort())
    page.mouse.move(50, 50)
    assert first.leave() == []
    second = visitors(lender)
    stranger = second()
    assert stranger.page is page
    assert found(stranger) == ["", 0, 0, False, False, True, *LAPTOP, 0]
    assert page.context.cookies() == []
    page.evaluate("console.error('of the second')")
    page.goto(f"{lender.url}/help")
    assert second.leave() == ["error: of the second"]
    assert her.complaints() == []


def test_what_was_said_last_is_heard(lender: Lender) -> None:
    one = visitors(lender)
    one().open("/").evaluate("() => { setTimeout(() => console.error('late')); }")
    assert one.leave() == ["error: late"]


def test_a_changed_browser_is_not_lent_again(lender: Lender) -> None:
    one = visitors(lender)
    asked, fresh, opened, closed = one(), one(fresh=True), one(), one()
    asked.context.grant_permissions([])
    opened.open("/")
    with opened.page.expect_popup():
        opened.page.evaluate("() => { open('/help'); }")
    closed.page.close()
    before = [each.page for each in (asked, fresh, opened, closed)]
    assert one.leave() == []
    for _ in before:
        assert one().page not in before
    assert one.leave() == []


def test_others_look_otherwise_for_good(lender: Lender) -> None:
    """Of what cannot be changed for a page there is a browser for each."""
    one = visitors(lender)
    italian, touched = one(language="it").page, one(has_touch=True).page
    one.leave()
    two = visitors(lender)
    assert two().page not in (italian, touched)
    assert two(language="it").page is italian
    assert two(has_touch=True).page is touched
    for _ in range(MOST + 1):
        two()
    before = len(lender.browser.contexts)
    two.leave()
    assert before - len(lender.browser.contexts) >= 4
