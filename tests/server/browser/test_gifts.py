"""Talents given to other factions on the sheet of the redistribution: by mouse and by keyboard
alone, on a laptop and on a phone, in each language, beside the table in words.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from aedilis.kernel.table import Table
from aedilis.republic.phases.revenue.redistribution import GIVE, MOVE
from aedilis.republic.rules.money import FACTION, balance
from aedilis.republic.state.choices import STOP
from tests.server.browser.pages import OTHERS
from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

LANGUAGES = ("en", "es", "it", "fr")

# The page shows a table with more lines than this.
BEYOND = "(n) => Number(document.querySelector('.decision')?.dataset.seq ?? -1) > n"


def redistribution(town: Town, livia: Guest, *others: Guest) -> str:
    """Livia is asked about her money, of which she has some."""
    who = [livia, *others, *map(town.guest, OTHERS[len(others) : 3])]
    return town.played("republic", who, "a", asked("republic-ask-redistribution"), "senator")


def treasuries(table: Table) -> list[int]:
    """What each faction's treasury holds."""
    return [balance(table.state, FACTION + seat) for seat in range(4)]


class Mouse:
    """Fills in a gift with the mouse, or with a thumb."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheet = page.locator(".sharing")

    def add(self) -> None:
        self.sheet.locator(".gift-add").click()

    def choose(self, at: Locator, n: int) -> None:
        at.select_option(index=n)

    def more(self, row: Locator, times: int) -> None:
        for _ in range(times):
            row.locator(".stepper .step").last.click()

    def done(self) -> None:
        self.sheet.locator(".share-out").click()


class Keys(Mouse):
    """Fills in a gift by keyboard alone."""

    def _go(self, there: Locator) -> None:
        for _ in range(60):
            if there.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {there}")

    def add(self) -> None:
        self.page.keyboard.press("d")
        self._go(self.sheet.locator(".gift-add"))
        self.page.keyboard.press("Enter")

    def choose(self, at: Locator, n: int) -> None:
        self._go(at)
        for _ in range(n):
            self.page.keyboard.press("ArrowDown")

    def more(self, row: Locator, times: int) -> None:
        self._go(row.locator(".amount-line"))
        for _ in range(times):
            self.page.keyboard.press("ArrowUp")

    def done(self) -> None:
        self._go(self.sheet.locator(".share-out"))
        self.page.keyboard.press("Enter")


WAYS = ((Mouse, LAPTOP), (Keys, LAPTOP), (Mouse, PHONE), (Keys, PHONE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("way", "size"), WAYS)
def test_a_gift_goes_to_another_faction(
    visit: Visitors, town: Town, way: type[Mouse], size: tuple[int, int], language: str
) -> None:
    livia = town.guest("Livia", language)
    game = redistribution(town, livia)
    before = treasuries(town.table(game))
    lines = len(town.table(game).entries)
    page = visit(livia, size=size, language=language).sit(game)
    if way is Keys:
        page.keyboard.press("t")
    hand = way(page)
    hand.add()
    row = hand.sheet.locator(".gift")
    to = row.locator("select").first
    # What comes next has the keyboard already.
    expect(to).to_be_focused()
    expect(hand.sheet.locator(".share-out")).to_have_attribute("aria-disabled", "true")
    # The first account of the first of the others is his faction's treasury.
    hand.choose(to, 1)
    hand.more(row, 2)
    expect(row.locator(".amount-line")).to_have_value("2")
    expect(hand.sheet.locator("output")).to_have_text(str(before[0] - 2))
    hand.done()
    page.wait_for_function(BEYOND, arg=lines + 1)
    expect(hand.sheet).to_have_count(0)
    expect(page.locator(".refused")).to_have_count(0)
    after = town.table(game)
    assert treasuries(after) == [before[0] - 2, before[1] + 2, *before[2:]]
    mine = town.moves(game, 0, lines)
    assert [one[0] for one in mine] == [GIVE, STOP]


def test_gifts_and_shares_are_one_answer_and_others_are_told_what_is_open(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    gaia = town.guest("Gaia")
    game = redistribution(town, livia, marcus, gaia)
    before = town.table(game)
    lines = len(before.entries)
    page = visit(livia).sit(game)
    # What the sheet says is not offered a second time below it.
    expect(page.locator(".decision .options .option")).to_have_count(1)
    hand = Mouse(page)
    hand.sheet.locator(".stepper .step").nth(1).click()
    hand.add()
    first = hand.sheet.locator(".gift").first
    hand.choose(first.locator("select").first, 1)
    hand.more(first, 2)
    hand.add()
    second = hand.sheet.locator(".gift").nth(1)
    # A senator of the same faction; and from the one who has just been given something.
    hand.choose(second.locator("select").first, 2)
    hand.choose(second.locator("select").last, 1)
    hand.more(second, 1)
    expect(hand.sheet.locator("output")).to_have_text(str(treasuries(before)[0] - 3))
    hand.done()
    page.wait_for_function(BEYOND, arg=lines + 3)
    expect(hand.sheet).to_have_count(0)
    expect(page.locator(".refused")).to_have_count(0)
    assert [one[0] for one in town.moves(game, 0, lines)] == [MOVE, GIVE, GIVE, STOP]
    # From treasury to treasury is for the two of them; what a senator gives lies open.
    told = {name: told_since(visit, who, game) for name, who in (("m", marcus), ("g", gaia))}
    assert "2 T" in told["m"]
    assert "2 T" not in told["g"]
    assert "1 T" in told["g"]


def told_since(visit: Visitors, who: Guest, game: str) -> str:
    """The end of the log as somebody reads it."""
    log = visit(who).sit(game).locator(".log .entry")
    expect(log.last).to_be_visible()
    return " ".join(log.all_inner_texts()[-4:])
