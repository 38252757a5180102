"""On a phone 360 pixels wide: nothing is cut off, nothing needs two hands, all can be touched."""

import pytest
from playwright.sync_api import expect

from tests.server.browser.measuring import LEAST, PAGE_CONTROLS, TABLE_CONTROLS, low, wide
from tests.server.browser.pages import PAGES, POSITIONS, Places, Position, listed
from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.playing import Hand
from tests.server.browser.visiting import PHONE, Visitors

# What of the decision bar is not whole within the screen, beside what scrolls within it.
CUT = """() => [...document.querySelectorAll(".decision-head, .actions .quiet, .sheet-tab")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.bottom > innerHeight + 0.5
    || box.bottom > one.parentElement.getBoundingClientRect().bottom + 0.5)
  .map(([one]) => one.innerText)"""


def test_pages_fit(visit: Visitors, town: Town) -> None:
    places = Places(town)
    faults: dict[object, list[str]] = {}
    for shown in PAGES:
        visitor = visit.again(places.who(shown.who), size=PHONE)
        page = visitor.open(places.path(shown))
        faults[f"{shown.who} {shown.path}"] = wide(page) + low(page, PAGE_CONTROLS)
    assert listed(faults) == ""


@pytest.mark.parametrize("position", POSITIONS, ids=[one.name for one in POSITIONS])
def test_tables_fit(visit: Visitors, town: Town, position: Position) -> None:
    places = Places(town)
    page = visit(places.guest, size=PHONE, has_touch=True, is_mobile=True).sit(
        places.table(position)
    )
    faults: dict[object, list[str]] = {}
    sheets = page.locator(".sheet-tab")
    for n, sheet in enumerate(("table", "mine", "log")):
        sheets.nth(n).tap()
        faults[sheet] = wide(page) + low(page, TABLE_CONTROLS)
        # Whatever is shown, what is asked stands below it, within reach of a thumb.
        cut = page.evaluate(CUT)
        faults[f"{sheet} cut off"] = cut
        head = page.locator(".decision-head").bounding_box()
        assert head is not None
        assert PHONE[1] / 4 < head["y"] < PHONE[1] - LEAST
        assert page.locator(".dock").bounding_box()["y"] > 80  # type: ignore[index]
    assert listed(faults) == ""


def test_a_turn_is_played_with_one_thumb(visit: Visitors, town: Town) -> None:
    livia, marcus = town.guest("Livia"), town.guest("Marcus")
    game = town.played("glory", [livia, marcus], "thumb", asked("glory-ask-lead"))
    page = visit(livia, size=PHONE, has_touch=True, is_mobile=True).sit(game)
    before = Hand(page).next()
    assert before["kind"] == "options"
    option = page.locator(".decision .option").first
    box = option.bounding_box()
    assert box is not None
    assert PHONE[1] / 3 < box["y"] < PHONE[1] - LEAST
    option.tap()
    page.get_by_role("heading", name="The table waits").wait_for()
    # A card in the hand answers as well as a button.
    page.locator(".sheet-tab").nth(1).tap()
    page.locator("[data-ref^='card:']").first.wait_for()


# The options that stand whole between the head of the bar and what stays at its foot.
CLEAR = """() => {
  const body = document.querySelector(".decision-body").getBoundingClientRect();
  const foot = document.querySelector(".decision .steady").getBoundingClientRect();
  const clear = ({ top, bottom }) => top >= body.top && bottom <= foot.top + 1;
  const options = [...document.querySelectorAll(".decision .option:not(.steady .option)")];
  return options.filter((one) => clear(one.getBoundingClientRect())).length;
}"""


@pytest.mark.parametrize("after", [0, 30], ids=["few", "many"])
def test_what_stays_at_the_foot_covers_no_choice_of_many(
    visit: Visitors, town: Town, after: int
) -> None:
    livia, marcus = town.guest("Livia", "es"), town.guest("Marcus")
    stop = asked("glory-ask-lead", 0, after)
    game = town.played("glory", [livia, marcus, "random"], "foot", stop)
    page = visit(livia, size=PHONE, has_touch=True, is_mobile=True).sit(game)
    page.locator(".decision .steady").wait_for()
    assert page.evaluate(CLEAR) >= 2


def test_the_bar_can_be_folded_to_see_the_table(visit: Visitors, town: Town) -> None:
    livia, marcus = town.guest("Livia"), town.guest("Marcus")
    game = town.played("glory", [livia, marcus], "fold", asked("glory-ask-lead"))
    page = visit(livia, size=PHONE, has_touch=True, is_mobile=True).sit(game)
    fold = page.locator(".fold")
    open_height = page.locator(".dock").bounding_box()["height"]  # type: ignore[index]
    fold.tap()
    page.locator(".decision.folded").wait_for()
    folded = page.locator(".dock").bounding_box()["height"]  # type: ignore[index]
    assert folded < open_height / 2
    fold.tap()
    page.locator(".decision .option").first.wait_for()


def test_a_guide_leaves_its_answers_in_view(visit: Visitors) -> None:
    """Below all that a lesson tells: what it asks for can be seen, and some of the table too."""
    page = visit(size=PHONE, has_touch=True, is_mobile=True).open("/learn/first-building")
    page.locator(".decision").wait_for()
    for option in (0, 1):
        expect(page.locator(".decision .option").nth(option)).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.querySelector('.decision').offsetTop") > 150
    # Nothing that stays in place lies over them.
    assert page.evaluate(
        """() => [...document.querySelectorAll(".decision .option")].slice(0, 2).every((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })"""
    )


def test_who_is_at_the_table_fits(visit: Visitors, town: Town, livia: Guest, marcus: Guest) -> None:
    game = town.played("glory", [livia, marcus], "people", asked("glory-ask-lead"))
    page = visit(livia, size=PHONE, has_touch=True, is_mobile=True).sit(game)
    page.locator(".decision").wait_for()
    page.keyboard.press("q")
    bots = page.get_by_role("dialog").locator("select")
    expect(bots).to_have_count(2)
    inside = """(one) => one.getBoundingClientRect().right
      <= one.closest("dialog, [role=dialog]").getBoundingClientRect().right"""
    assert bots.evaluate_all(f"(all) => all.every({inside})")
