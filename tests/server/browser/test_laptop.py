"""On a laptop the whole position is seen at once: nothing of the drawn table has to be scrolled."""

import pytest
from playwright.sync_api import expect

from aedilis.kernel.table import Table
from tests.republic.setup.sheets import business
from tests.server.browser.measuring import wide
from tests.server.browser.pages import POSITIONS, Places, Position, listed
from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

SCROLLS = """() => [...document.querySelectorAll(".board, .board *")]
  .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowY))
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className} ${one.scrollHeight} in ${one.clientHeight}`)"""
FULL = (
    *POSITIONS,
    Position("glory-over-of-two", "glory", "b", 2, None),
    Position("glory-over-of-four", "glory", "b", 4, None),
    Position("republic-over-of-three", "republic", "c", 3, None),
)


@pytest.mark.parametrize("position", FULL, ids=[one.name for one in FULL])
def test_nothing_scrolls(visit: Visitors, town: Town, position: Position) -> None:
    places = Places(town)
    page = visit(places.guest).sit(places.table(position))
    assert page.evaluate(SCROLLS) == []
    width, height = page.evaluate(
        "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
    )
    assert (width, height) == (1366, 768)


# What may be chosen and lies below what is seen of the decision.
BELOW = """() => {
  const seen = document.querySelector(".decision-body").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".decision-body > .compose .option")]
    .filter((one) => one.getBoundingClientRect().bottom > seen).map((one) => one.innerText);
}"""


def test_all_that_a_vote_offers_is_seen_at_once(visit: Visitors, town: Town) -> None:
    places = Places(town)
    until = asked("republic-ask-vote", after=60)
    visitor = visit(places.guest, size=(1440, 900))
    page = visitor.sit(places.table(Position("vote", "republic", "a", 4, until)))
    options = page.locator(".decision-body > .compose .option")
    expect(options.filter(has_text="Split the votes")).to_have_count(1)
    expect(options.filter(has_text="Veto it with a Tribune")).to_have_count(1)
    assert page.evaluate(BELOW) == []


LONG = ("long-9", "long-6")
"""Seeds of games of two with many buildings at their end."""


@pytest.mark.parametrize("seed", LONG)
def test_the_end_of_a_long_game_of_two_is_whole(visit: Visitors, town: Town, seed: str) -> None:
    """For both, on laptops nothing scrolls; elsewhere the page alone does, and nothing is cut."""
    who = [town.guest("Livia"), town.guest("Marcus")]
    game = town.played("glory", who, seed, None, "random")
    faults: dict[object, list[str]] = {}
    for one in who:
        visitor = visit(one)
        page = visitor.sit(game)
        assert max(page.locator(".g-camp").evaluate_all(BUILT)) >= 8
        for size in (LAPTOP, (1440, 900), (820, 1180), PHONE):
            visitor.resize(*size)
            name = f"{one.person.name} {size[0]}"
            inside = "board " if size[0] < 1000 else "nothing"
            scrolls: list[str] = page.evaluate(SCROLLS)
            faults[name] = [one for one in scrolls if not one.startswith(inside)]
            faults[name] += [*wide(page), *page.evaluate(OVER_NAMES)]
    assert listed(faults) == ""


BUILT = "(camps) => camps.map((camp) => camp.querySelectorAll('.g-structure').length)"
# Names of buildings that reach under what stands beside them.
OVER_NAMES = """() => [...document.querySelectorAll(".g-structure .g-name")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `under: ${one.textContent}`)"""


CUT = """() => [...document.querySelectorAll(".r-strip .r-card")].filter((card) => {
  const strip = card.closest(".r-strip").getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const within = own.bottom <= strip.bottom && own.right <= strip.right && own.top >= strip.top;
  return !within || card.scrollHeight > card.clientHeight + 1
    || card.scrollWidth > card.clientWidth + 1;
}).map((card) => [card.textContent, card.scrollHeight, card.clientHeight, card.scrollWidth,
  card.clientWidth, card.getBoundingClientRect().bottom,
  card.closest(".r-strip").getBoundingClientRect().bottom].join(" "))"""


def test_the_hands_that_lie_open_are_whole(visit: Visitors, town: Town) -> None:
    """Of Neutrals, in the language with the longest names, where some have four cards and more."""

    def late(table: Table) -> bool:
        prompt = table.game.prompt(table.state, 0)
        key = "" if prompt is None else prompt.key
        return table.state.turn == 2 and key == "republic-ask-persuasion"

    guest = town.guest("Livia", "it")
    page = visit(guest, language="it").sit(town.played("republic", [guest], "s2", late))
    hands = page.locator(".r-strip .r-hand")
    assert max(hand.locator(".r-card").count() for hand in hands.all()) >= 4
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_all_ways_to_vote_are_in_view(visit: Visitors, town: Town, size: tuple[int, int]) -> None:
    livia = town.guest("Livia", "fr")
    who: list[Guest | str] = [livia, *["senator"] * 4]
    early: dict[str, object] = {"scenario": "early"}
    game = town.played("republic", who, "year-4", asked("republic-ask-vote"), "senator", early)
    page = visit(livia, language="fr", size=size).sit(game)
    options = page.locator(".decision .option")
    for n in range(3):
        expect(options.nth(n)).to_be_in_viewport(ratio=1)
    if size == LAPTOP:
        # The log keeps its tabs and some lines.
        expect(page.locator(".log .entry").last).to_be_in_viewport()


# How far a part of the sheet sticks out of what is seen of it, above the button that sends it.
HIDDEN = """() => {
  const seen = document.querySelector(".decision-body").getBoundingClientRect();
  const below = document.querySelector(".laid-foot").getBoundingClientRect().top;
  const part = [...document.querySelectorAll(".laid-part")].at(-1).getBoundingClientRect();
  return Math.round(Math.max(seen.top - part.top, part.bottom - below, 0));
}"""


def test_of_several_armies_the_one_that_is_chosen_is_seen_whole(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    who: list[Guest | str] = [livia, *["senator"] * 4]
    game = town.position("republic", business(), {"scenario": "early"}, who)
    page = visit(livia, size=LAPTOP).sit(game)
    page.locator(".decision .option", has_text="Propose to send generals").first.click()
    parts = page.locator(".laid-part")
    page.locator(".laid-add").click()
    expect(parts).to_have_count(2)
    assert page.evaluate(HIDDEN) <= 1
    first = parts.first.locator(".laid-open")
    expect(first).to_have_attribute("aria-expanded", "false")
    expect(parts.first.locator(".laid-gist")).to_contain_text("1st Punic War")
    first.press("Enter")
    expect(parts.first.locator("select")).to_be_visible()
    expect(parts.last.locator("select")).to_have_count(0)
    expect(first).to_be_focused()
