"""Proposals on one sheet, played to a move that counts: by mouse and by keyboard alone, on a laptop
and on a phone; and what stands beside them.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.republic.setup.sheets import business
from tests.server.browser.planting import Guest, Town
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

FORCES = "Propose to raise or disband"
DEPLOY = "Propose to send generals"
RECALL = "Propose to recall a general"
CONCESSIONS = "Propose concessions"
TABS = 60


def senate(town: Town, livia: Guest) -> str:
    """Livia presides over a sitting with wars, armies and concessions."""
    who: list[Guest | str] = [livia, *["senator"] * 4]
    return town.position("republic", business(), {"scenario": "early"}, who)


class Mouse:
    """Fills in a sheet with the mouse, or with a thumb."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, kind: str) -> None:
        self.page.locator(".decision .option", has_text=kind).first.click()
        self.page.locator(".laid").wait_for()

    def more(self, name: str, times: int) -> None:
        for _ in range(times):
            self.page.get_by_role("button", name=f"One more of {name}").click()

    def choose(self, at: Locator, n: int) -> None:
        at.select_option(index=n)

    def send(self) -> None:
        self.page.locator(".laid-send").click()


class Keys(Mouse):
    """Fills in a sheet by keyboard alone."""

    def _go(self, there: Callable[[], bool], key: str) -> None:
        for _ in range(TABS):
            if there():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead there")

    def _at(self, thing: Locator) -> Callable[[], bool]:
        return lambda: bool(thing.evaluate("(one) => one === document.activeElement"))

    def open(self, kind: str) -> None:
        self.page.keyboard.press("d")
        option = self.page.locator(".decision .option", has_text=kind).first
        self._go(self._at(option), "ArrowDown")
        self.page.keyboard.press("Enter")
        self.page.locator(".laid").wait_for()

    def more(self, name: str, times: int) -> None:
        number = self.page.get_by_role("spinbutton", name=name)
        self._go(self._at(number), "Tab")
        for _ in range(times):
            self.page.keyboard.press("ArrowUp")

    def choose(self, at: Locator, n: int) -> None:
        self._go(self._at(at), "Tab")
        for _ in range(n):
            self.page.keyboard.press("ArrowDown")

    def send(self) -> None:
        self._go(self._at(self.page.locator(".laid-send")), "Tab")
        self.page.keyboard.press("Enter")


WAYS = ((Mouse, LAPTOP), (Keys, LAPTOP), (Mouse, PHONE), (Keys, PHONE))


def log(page: Page) -> Locator:
    """The log, on a phone on its own part of the page."""
    tabs = page.locator(".sheet-tab")
    if tabs.count():
        tabs.nth(2).click()
    return page.locator(".log")


@pytest.mark.parametrize(("way", "size"), WAYS)
def test_forces_are_raised(
    visit: Visitors, town: Town, livia: Guest, way: type[Mouse], size: tuple[int, int]
) -> None:
    page = visit(livia, size=size).sit(senate(town, livia))
    hand = way(page)
    hand.open(FORCES)
    send = page.locator(".laid-send")
    expect(send).to_have_attribute("aria-disabled", "true")
    hand.more("How many legions does the State raise?", 3)
    hand.more("How many fleets does the State raise?", 1)
    beside = page.locator(".laid-beside")
    expect(beside).to_contain_text("40 T in all; the State keeps 60 of 100 T")
    expect(beside).to_contain_text("After the next Revenue Phase")
    expect(beside).to_contain_text("Punic War")
    expect(send).to_have_attribute("aria-disabled", "false")
    hand.send()
    expect(page.locator(".laid")).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("3 legions.*1 fleet"))
    expect(page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize(("way", "size"), WAYS)
def test_an_army_is_sent_with_its_odds_beside_it(
    visit: Visitors, town: Town, livia: Guest, way: type[Mouse], size: tuple[int, int]
) -> None:
    page = visit(livia, size=size).sit(senate(town, livia))
    hand = way(page)
    hand.open(DEPLOY)
    chances = page.locator(".chances")
    # Against Carthage the fleet has to be beaten first; the Illyrians have none.
    expect(chances.first).to_contain_text("at sea")
    hand.choose(page.locator(".laid-choice").first, 1)
    expect(chances).to_have_count(1)
    expect(chances).to_contain_text("by land against the 1st Illyrian War, 1 legion")
    before = chances.inner_text()
    hand.more("How many regular legions?", 4)
    expect(chances).to_contain_text("5 legions")
    assert chances.inner_text() != before
    hand.send()
    expect(page.locator(".laid")).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("5 legions"))
    expect(page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize(("way", "size"), WAYS)
def test_concessions_are_granted_in_rows(
    visit: Visitors, town: Town, livia: Guest, way: type[Mouse], size: tuple[int, int]
) -> None:
    page = visit(livia, size=size).sit(senate(town, livia))
    hand = way(page)
    hand.open(CONCESSIONS)
    rows = page.locator(".laid-choice")
    expect(rows).to_have_count(3)
    hand.choose(rows.nth(0), 2)
    hand.choose(rows.nth(2), 1)
    expect(page.locator(".laid-send")).to_have_attribute("aria-disabled", "false")
    granted = [rows.nth(n).locator("option:checked").inner_text() for n in range(3)]
    assert granted[1] == "Nobody"
    hand.send()
    expect(page.locator(".laid")).to_have_count(0)
    for one in (granted[0], granted[2]):
        expect(log(page)).to_contain_text(one.partition(" (")[0])
    expect(page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize(("way", "size"), WAYS)
def test_part_of_an_army_is_recalled(
    visit: Visitors, town: Town, livia: Guest, way: type[Mouse], size: tuple[int, int]
) -> None:
    page = visit(livia, size=size).sit(senate(town, livia))
    hand = way(page)
    hand.open(RECALL)
    hand.choose(page.locator(".laid-choice").first, 1)
    expect(page.locator(".amount-line")).to_have_count(2)
    hand.more("How many regular legions?", 2)
    expect(page.locator(".chances").last).to_contain_text("2 legions")
    hand.send()
    expect(page.locator(".laid")).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("2 legions"))
    expect(page.locator(".refused")).to_have_count(0)


def test_a_sheet_is_closed_left_for_steps_and_taken_up_again(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    page = visit(livia).sit(senate(town, livia))
    hand = Keys(page)
    hand.open(FORCES)
    hand.more("How many legions does the State raise?", 2)
    # Escape closes it from within a field.
    page.keyboard.press("Escape")
    expect(page.locator(".laid")).to_have_count(0)
    hand.open(FORCES)
    page.locator(".laid-steps").click()
    expect(page.locator(".decision .amount")).to_have_count(1)
    page.locator(".laid-steps").click()
    expect(page.locator(".laid")).to_have_count(1)
    # Enter in a number sends, as the button does.
    hand.more("How many legions does the State raise?", 1)
    page.keyboard.press("Enter")
    expect(page.locator(".laid")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile("1 legion"))
