"""Every sheet on a phone, a tablet and a laptop, in light, dark and forced colours, beside the
drawn table and the one in words: nothing is cut or lies under another thing, all of it can be read
and touched, and Tab leads to each of its parts, in view.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page

from tests.republic.setup.sheets import business
from tests.server.browser.barriers import grave
from tests.server.browser.dealing import another, open_sheet
from tests.server.browser.measuring import PAGE_CONTROLS, TABLE_CONTROLS, low, wide
from tests.server.browser.pages import OTHERS, listed
from tests.server.browser.planting import Guest, Town, asked, planted
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

TABLET: Final = (820, 1180)
LOOKS: Final[Mapping[str, dict[str, Any]]] = {
    "phone": {"size": PHONE, "has_touch": True, "is_mobile": True},
    "phone forced": {"words": True, "size": PHONE, "scheme": "dark", "forced_colors": "active"},
    "tablet dark": {"size": TABLET, "scheme": "dark", "has_touch": True},
    "laptop dark": {"words": True, "size": LAPTOP, "scheme": "dark"},
}
PROPOSALS: Final = (
    "Propose to raise or disband",
    "Propose to send generals",
    "Propose reinforcements",
    "Propose to recall a general",
    "Propose a garrison",
    "Propose concessions",
)
SHEETED: Final = (1, 3, 4, 5, 6, 7)
"""Where these stand in the list, in any language."""
SHEET_CONTROLS: Final = f"{TABLE_CONTROLS}, .laid-choice, .laid-pick, .laid-add, .laid-steps"

# Words of a sheet that do not fit into their own box, and boxes that stick out of the sheet. What
# is chosen in a list that is closed ends in dots where it has to: a line below tells all of it.
CUT = """(sheet) => {
  const own = sheet.getBoundingClientRect();
  const dots = (one) => getComputedStyle(one).textOverflow === "ellipsis";
  return [...sheet.querySelectorAll("*")]
    .filter((one) => one.checkVisibility() && one.clientWidth > 1 && !one.closest(".unseen, svg"))
    .filter((one) => (one.scrollWidth > one.clientWidth + 1 && !dots(one))
      || one.getBoundingClientRect().right > own.right + 1
      || one.getBoundingClientRect().left < own.left - 1)
    .map((one) => `cut: ${one.tagName}.${one.className} ${one.innerText.slice(0, 40)}`);
}"""
# What of a sheet takes the keyboard.
STOPS = """(sheet) => [...sheet.querySelectorAll("button, input, select, summary, a[href]")]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0).length"""
# Whether what has the keyboard is in the sheet, and how it stands: free where it is whole within
# the window and nothing lies over its middle.
STANDS = """(sheet) => {
  const one = document.activeElement;
  if (!sheet.contains(one)) return null;
  const whole = one.closest("label") ?? one;
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const within = box.top >= -1 && box.bottom <= innerHeight + 1;
  return { free: whole.contains(over) && within,
    name: one.getAttribute("aria-label") || one.innerText || one.className };
}"""


def by_tab(page: Page, sheet: Locator) -> list[str]:
    """What Tab does not lead to, or only where it cannot be seen."""
    stops: int = sheet.evaluate(STOPS)
    sheet.evaluate(
        "(sheet) => { sheet.tabIndex = -1; sheet.focus(); sheet.removeAttribute('tabindex'); }"
    )
    found, faults = 0, []
    for _ in range(stops):
        page.keyboard.press("Tab")
        stands = sheet.evaluate(STANDS)
        if stands is None:
            break
        found += 1
        if not stands["free"]:
            faults.append(f"covered: {stands['name']}")
    if found < stops:
        faults.append(f"Tab leads to {found} of {stops}")
    return faults


def sit(visit: Visitors, who: Guest, look: dict[str, Any], game: str) -> Page:
    """The table as somebody looks at it; `words` in the look has it in words."""
    context = {name: value for name, value in look.items() if name != "words"}
    page = visit(who, **context).sit(game)
    if look.get("words"):
        page.keyboard.press("t")
        page.locator(".told-part").first.wait_for()
    return page


def proposals(visit: Visitors, town: Town, look: dict[str, Any]) -> Iterator[tuple[str, Page]]:
    """Each proposal that has a sheet."""
    livia = town.guest("Livia")
    who: list[Guest | str] = [livia, *["senator"] * 4]
    game = town.position("republic", business(), {"scenario": "early"}, who)
    page = sit(visit, livia, look, game)
    for kind in PROPOSALS:
        page.locator(".decision .option", has_text=kind).first.click()
        page.locator(".laid").wait_for()
        yield kind, page
        page.locator(".decision .crumb").first.click()
        page.locator(".laid").wait_for(state="detached")


def at_table(
    visit: Visitors, town: Town, look: dict[str, Any], key: str
) -> Iterator[tuple[str, Page]]:
    """A question that stands on one sheet."""
    livia = town.guest("Livia")
    who = [livia, *map(town.guest, OTHERS[:3])]
    game = town.played("republic", who, "a", asked(key), "senator")
    page = sit(visit, livia, look, game)
    yield key, page


def sharing(visit: Visitors, town: Town, look: dict[str, Any]) -> Iterator[tuple[str, Page]]:
    """The money of a faction."""
    for name, page in at_table(visit, town, look, "republic-ask-redistribution"):
        page.locator(".sharing").wait_for()
        yield name, page
        page.locator(".gift-add").click()
        page.locator(".gift select").first.select_option(index=2)
        page.locator(".gift .stepper .step").last.click()
        yield f"{name}, with a gift", page


def initiative(visit: Visitors, town: Town, look: dict[str, Any]) -> Iterator[tuple[str, Page]]:
    """An initiative, with more than one thing that can be done."""
    for name, page in at_table(visit, town, look, "republic-ask-persuasion"):
        page.locator(".sheet-rows > li").nth(1).wait_for()
        yield name, page


def deals(visit: Visitors, town: Town, look: dict[str, Any]) -> Iterator[tuple[str, Page]]:
    """An agreement of two promises, and a third that is not filled in."""
    who = [town.guest(name) for name in ("David", "Roberto", "Paco")]
    page = sit(visit, who[0], look, planted(town, "terms/promised_votes.yaml", [*who]))
    shown = open_sheet(page)
    shown.get_by_label("With").select_option("Roberto")
    shown.get_by_role("button", name="Votes for talents").click()
    shown.locator(".draft-row").nth(1).wait_for()
    another(page)
    shown.get_by_text("What cannot be promised").click()
    yield "deals", page


Opens = Callable[[Visitors, Town, dict[str, Any]], Iterator[tuple[str, Page]]]
SHEETS: Final[Mapping[str, tuple[Opens, str]]] = {
    "proposals": (proposals, ".laid"),
    "sharing": (sharing, ".decision-body"),
    "initiative": (initiative, ".decision-body"),
    "deals": (deals, ".draft"),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_fits(visit: Visitors, town: Town, sheet: str, look: str) -> None:
    opens, place = SHEETS[sheet]
    faults: dict[object, list[str]] = {}
    controls = PAGE_CONTROLS if sheet == "deals" else SHEET_CONTROLS
    for name, page in opens(visit, town, LOOKS[look]):
        shown = page.locator(place).first
        faults[name] = [*wide(page), *shown.evaluate(CUT), *by_tab(page, shown)]
        if LOOKS[look]["size"] == PHONE:
            faults[name] += low(page, controls)
        if "forced" not in look:
            faults[name] += grave(page)
    assert listed(faults) == ""


# What of the column beside the table, or of what is asked there, is higher than its box: by more
# than a fraction of a pixel.
BEYOND = """() => [".dock", ".decision-body"].flatMap((what) => {
  const one = document.querySelector(what);
  const more = one.scrollHeight - one.clientHeight;
  return more > 1 ? [`${what} is ${more} px too high`] : [];
})"""


OFFERED: Final = ("republic-ask-persuasion", 4)
"""A question and seats where an agreement is offered beside it."""


@pytest.mark.parametrize("language", ["en", "es", "it", "fr"])
def test_a_sheet_is_seen_whole_on_a_laptop(visit: Visitors, town: Town, language: str) -> None:
    livia = town.guest("Livia", language)
    bots = ["senator"] * 4
    game = town.position("republic", business(), {"scenario": "early"}, [livia, *bots])
    page = visit(livia, language=language).sit(game)
    options = page.locator(".decision .option")
    faults: dict[object, list[str]] = {}
    for n in SHEETED:
        name = options.nth(n).inner_text()
        options.nth(n).click()
        page.locator(".laid").wait_for()
        faults[name] = page.evaluate(BEYOND)
        page.locator(".decision .crumb").first.click()
        page.locator(".laid").wait_for(state="detached")
    for key in ("republic-ask-redistribution", "republic-ask-persuasion"):
        for seats in (4, 6):
            livia = town.guest("Livia", language)
            who: list[Guest | str] = [livia, *["senator"] * (seats - 1)]
            game = town.played("republic", who, "a", asked(key), "senator")
            page = visit(livia, language=language).sit(game)
            page.locator(".sharing, .sheet-rows").wait_for()
            if (key, seats) == OFFERED:
                # Who will preside wants her votes, and talents, while she thinks about it.
                page.locator(".offer li").nth(2).wait_for()
            faults[key, seats] = page.evaluate(BEYOND)
            if page.locator(".gift-add").count():
                page.locator(".gift-add").click()
                page.locator(".gift").wait_for()
                faults["gift", seats] = page.evaluate(BEYOND)
    assert listed(faults) == ""
