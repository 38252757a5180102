"""Agreements on a sheet: offered by a template, answered by a counter-offer and accepted, by mouse
and by keyboard, on a laptop and on a phone, over the drawn table and over the one in words.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.dealing import another, open_sheet, promise, send, sheet
from tests.server.browser.planting import Guest, Town, planted
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

NAMES = ("David", "Roberto", "Paco")


def seated(visit: Visitors, town: Town, size: tuple[int, int]) -> list[Page]:
    """David, Roberto and Paco before the election of a Censor, in windows of one size."""
    who: list[Guest | str] = [town.guest(name) for name in NAMES]
    game = planted(town, "terms/promised_votes.yaml", who)
    pages = []
    for one in who:
        assert isinstance(one, Guest)
        visitor = visit(one)
        pages.append(visitor.sit(game))
        visitor.resize(*size)
    return pages


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_an_offer_by_template_is_countered_and_accepted(
    visit: Visitors, town: Town, size: tuple[int, int]
) -> None:
    david, roberto, _ = seated(visit, town, size)
    shown = open_sheet(david)
    shown.get_by_label("With").select_option("Roberto")
    shown.get_by_role("button", name="Votes for talents").click()
    told = shown.locator(".draft-told")
    expect(told).to_contain_text("Roberto promises you to vote for this: election of a Censor")
    expect(told).to_contain_text("You promise Roberto")
    # It can be sent from where one is, however long it is.
    shown.get_by_label("With").scroll_into_view_if_needed()
    expect(shown.get_by_role("button", name="Offer this")).to_be_in_viewport(ratio=1)
    overflow = "(one) => one.scrollWidth - one.clientWidth"
    assert david.locator(".dialog").evaluate(overflow) <= 1
    send(david)

    # The same rows, turned round: what is one's own comes first, and may be changed.
    roberto.locator(".offer").get_by_role("button", name="Make a counter-offer").click()
    mine = sheet(roberto)
    expect(mine.locator(".draft-told h4")).to_have_text(["Roberto", "David"])
    first = mine.get_by_role("group", name="Promise 1", exact=True)
    expect(first).to_contain_text("Who promises it?")
    second = mine.get_by_role("group", name="Promise 2", exact=True)
    second.get_by_label("How many talents?").fill("9")
    send(roberto)
    card = david.locator(".decision .offer")
    expect(card).to_contain_text("9 T")
    card.get_by_role("button", name="Accept").click()
    expect(card).to_have_count(0)
    # What was offered first is still there to be answered.
    expect(roberto.locator(".offer")).to_have_count(1)


def test_rows_come_and_go_and_say_why_they_cannot(visit: Visitors, town: Town) -> None:
    david, roberto, _ = seated(visit, town, LAPTOP)
    shown = open_sheet(david)
    ready = shown.get_by_role("button", name="Offer this")
    expect(ready).to_have_attribute("aria-disabled", "true")
    promise(david, 1, "Talents", "David", "Roberto", "4")
    for number in (2, 3, 4):
        another(david)
        promise(david, number, "words", "Roberto", "David", f"something {number}")
    expect(shown).to_contain_text("An agreement has no more promises than these.")
    shown.get_by_role("button", name="Take out promise 3").click()
    expect(shown.locator(".draft-row")).to_have_count(3)
    expect(shown.locator(".draft-told")).not_to_contain_text("something 3")
    # What one has said stays where something else in its row is changed.
    third = shown.get_by_role("group", name="Promise 3", exact=True)
    third.get_by_label("What does the agreement promise?").select_option(
        "Talents at the next redistribution"
    )
    third.get_by_label("How many talents?").fill("6")
    expect(shown.locator(".draft-told")).to_contain_text("Roberto promises you 6 T")
    shown.get_by_text("What cannot be promised").click()
    expect(shown.locator(".draft-barred")).to_contain_text("assassination")
    expect(shown.locator(".draft-barred .rule").first).to_be_visible()
    # Closed and opened again, it is as it was left.
    david.keyboard.press("Escape")
    expect(open_sheet(david).locator(".draft-row")).to_have_count(3)
    send(david)
    expect(roberto.locator(".offer li")).to_have_count(3)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_all_of_it_is_done_by_keyboard(visit: Visitors, town: Town, size: tuple[int, int]) -> None:
    david, roberto, _ = seated(visit, town, size)
    david.locator(".actions").get_by_role("button", name="Offer an agreement").focus()
    david.keyboard.press("Enter")
    shown = sheet(david)

    def to(name: str) -> None:
        """Go on with Tab until something of this name has the focus."""
        for _ in range(40):
            david.keyboard.press("Tab")
            inside = "document.activeElement.closest('label, button')?.textContent ?? ''"
            if name in david.evaluate(inside):
                return
        raise AssertionError(name)

    to("With")
    david.keyboard.type("Rob")
    to("Votes for talents")
    david.keyboard.press("Enter")
    told = shown.locator(".draft-told")
    expect(told).to_contain_text("Roberto promises you")
    to("How many talents?")
    david.keyboard.type("3")
    to("Another promise")
    david.keyboard.press("Enter")
    expect(told).to_contain_text("3 T")
    expect(shown.locator(".draft-row")).to_have_count(3)
    expect(shown.locator(".draft-row").nth(2).locator("select").first).to_be_focused()
    david.keyboard.press("Tab")
    david.keyboard.press("Enter")
    expect(shown.locator(".draft-row")).to_have_count(2)
    to("Offer this")
    david.keyboard.press("Enter")
    expect(shown).to_have_count(0)
    card = roberto.locator(".decision .offer")
    card.get_by_role("button", name="Accept").focus()
    roberto.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(david.locator(".decision .offer")).to_have_count(0)


def test_it_stands_over_the_table_in_words_and_behind_what_is_out_of_turn(
    visit: Visitors, town: Town
) -> None:
    david, _, _ = seated(visit, town, LAPTOP)
    david.get_by_role("button", name="The table in words").click()
    david.locator(".told-part").first.wait_for()
    david.get_by_role("button", name="Out of turn").click()
    david.locator("#aside .option", has_text=re.compile("Offer")).click()
    expect(sheet(david).locator(".draft-row")).to_have_count(1)
