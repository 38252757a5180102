"""A year of the Republic, against four bots, of somebody who takes part in all of it: each click
that is counted (`bench/clicks.py`) is done with the mouse, and comes to the move that was meant.
"""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from aedilis.kernel.table import Table
from bench.sheet_clicks import Click
from bench.year import GAME, ME, OPTIONS, Person
from tests.server.browser.planting import Guest, Town, at_once
from tests.server.browser.visiting import Visitors

MOST: Final = 25
SEED: Final = "busy-year-3"

# The number of lines of the table that the page shows, once its reader is asked something there and
# nothing is on its way.
ASKED = """() => {
  const bar = document.querySelector(".decision.mine");
  const compose = bar?.querySelector(".decision-body > .compose");
  return compose && compose.getAttribute("aria-busy") !== "true" ? bar.dataset.seq : null;
}"""
BEYOND = "(seq) => Number(document.querySelector('.decision')?.dataset.seq ?? -1) > seq"
OVER = "() => /Turn 2/.test(document.querySelector('.turn')?.innerText ?? '')"


class Clicking:
    """Does the clicks of a plan on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.locator(".decision-body > .compose:not(.sheet)")
        self.listed = ""

    def do(self, click: Click) -> None:
        """One click. A list that is opened stays so until one of its entries is chosen."""
        if click.on == "list":
            self.listed = click.what
        elif click.on == "entry":
            part = self.bar.locator(".laid-part").nth(click.part)
            part.get_by_label(self.listed, exact=True).select_option(label=click.what)
        elif click.on in ("number", "typed", "count", "share"):
            self._number(click).fill(str(click.number))
            self._number(click).press("Tab")
        else:
            self._thing(click).click()

    def _number(self, click: Click) -> Locator:
        if click.on in ("number", "typed"):
            return self.bar.locator(".amount-line" if click.on == "number" else ".added-line")
        whole = self.bar.locator(".laid-part").nth(click.part) if click.on == "count" else self.bar
        return whole.get_by_role("spinbutton", name=click.what, exact=True)

    def _thing(self, click: Click) -> Locator:
        bar, said = self.bar, self.page.get_by_text(click.what, exact=True)
        places = {
            "option": bar.locator(".option, .go-on").filter(has=said),
            "item": bar.locator(".item-name").filter(has=said),
            "way": bar.locator(".with-ways")
            .nth(click.part)
            .locator(".end-with > .crumb")
            .filter(has=said),
            "row-way": self.page.locator(".sheet-rows > li")
            .nth(click.part)
            .locator(".end-with > .crumb")
            .filter(has=said),
            "bundle": bar.locator(".bundles > .option").filter(has=said),
            "row": self.page.locator(".sheet-rows > li")
            .nth(click.part)
            .locator(".option")
            .filter(has=said),
            "nothing": self.page.locator(".sheet .steady .option.last"),
            "confirm": bar.locator(".confirm"),
            "order": self.page.locator(".ordering [role=group] .crumb").filter(has=said),
            "send": bar.locator(".preview .primary"),
            "send-sheet": bar.locator(".laid-send"),
            "share-out": bar.locator(".share-out"),
            "steps": bar.locator(".laid-steps"),
            "another": bar.locator(".laid-add"),
            "parts": bar.locator(".adding > .crumb"),
            "added": bar.locator(".adding-quick .crumb").get_by_text(f"{click.number}", exact=True),
            "tick": bar.locator(".laid-part").nth(click.part).get_by_label(click.what, exact=True),
        }
        return places[click.on]


def test_who_takes_part_needs_few_clicks(visit: Visitors, town: Town, livia: Guest) -> None:
    who: list[Guest | str] = [livia, *["senator"] * 4]
    game = town.played("republic", who, SEED, at_once, options=dict(OPTIONS))
    page = visit(livia).sit(game)
    hand, person = Clicking(page), Person(town.table(game), True, SEED)
    clicked: list[Click] = []
    meant = 0
    while True:
        page.wait_for_function(f"() => ({ASKED})() !== null || ({OVER})()")
        if page.evaluate(OVER):
            break
        seq = int(page.evaluate(ASKED) or -1)
        person.table = town.table(game)
        if seq != shown(person.table):
            continue
        prompt = next(
            one for one in GAME.asked(person.table.state) if one.seat == ME and not one.optional
        )
        clicks, moves = person.plan(prompt)
        for click in clicks:
            hand.do(click)
        clicked += clicks
        page.wait_for_function(BEYOND, arg=seq)
        expect(page.locator(".refused")).to_have_count(0)
        assert town.moves(game, ME, seq)[: len(moves)] == moves
        meant += len(moves)
    assert meant > 10
    assert len(clicked) <= MOST, clicked


def shown(table: Table) -> int:
    """The number that a page has for a table that stands so."""
    return len(table.entries)
