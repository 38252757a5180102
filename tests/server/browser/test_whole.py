"""At every size nothing of a table or a page lies over another, is cut off, or is too small to
read, in each phase of both games.
"""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

from aedilis.kernel.table import Table
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from tests.server.browser.pages import PAGES, POSITIONS, Places, Position, listed
from tests.server.browser.planting import Town, asked, planted
from tests.server.browser.test_languages import strange
from tests.server.browser.visiting import Visitor, Visitors
from tests.server.planted import scenario, scenario_table

SIZES = ((1440, 900), (1366, 768), (1280, 720), (820, 1180), (1180, 820), (768, 1024), (360, 740))
NAMES = ("Livia", "Marcus", "Gaia")
MIDDLE: dict[str, object] = {"scenario": "middle"}


def on_trial(table: Table) -> bool:
    """Plays until the first seat votes in a trial."""
    there = any(frame.kind() == "trial" for frame in table.state.stack)
    return there and 0 in table.game.awaited(table.state)


PHASES = (
    *POSITIONS,
    Position("republic-senate", "republic", "a", 4, asked("republic-ask-senate-other")),
    Position("republic-long", "republic", "e", 5, asked("republic-ask-senate-other", after=450)),
    Position("republic-six", "republic", "f", 6, asked("republic-ask-vote", after=400)),
    Position("glory-five", "glory", "e", 5, asked("glory-ask-lead", after=150)),
    Position("revolution", "republic", "r22", 6, asked("republic-ask-play", after=300), "fr"),
    Position("rebellion", "republic", "r11", 6, asked("republic-ask-declare"), "it"),
    Position("trial", "republic", "q22", 6, on_trial, "it"),
    Position("revenue", "republic", "d11", 6, asked("republic-ask-redistribution", 0, 400), "es"),
    Position("middle", "republic", "m0", 6, asked("republic-ask-play", after=450), "it", MIDDLE),
    Position("alone-over", "republic", "s2", 1, None, "es"),
    Position("two-spoils", "republic", "s2", 2, asked("republic-ask-hold-spoils"), "fr"),
    Position("glory-architect", "glory", "g60", 5, asked("glory-ask-architect", after=150), "it"),
)
SCENARIOS = {
    "combat/fleet_then_land.yaml": "fr",
    "combat/civil_war_won_by_the_rebel.yaml": "it",
    "forum/storm_at_sea.yaml": "es",
    "population/people_revolt.yaml": "fr",
    "senate/major_trial.yaml": "es",
    "revenue/bankruptcy.yaml": "it",
    "rebels/march_later.yaml": "fr",
    "rebels/help_by_land_and_by_sea.yaml": "it",
    "rebels/four_wars_with_a_staying_rebel.yaml": "es",
    "advocates/plea.yaml": "fr",
    "laws/law_is_voted.yaml": "es",
    "pontifex/pontifex_vetoes.yaml": "it",
    "provinces/province_beats_a_war.yaml": "fr",
}
"""What random play comes to seldom, each in the language that it is looked at in."""

FAULTS = """() => {
  const named = (one) =>
    `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").split(" ", 2).join(".")}`;
  const style = (one) => getComputedStyle(one);
  const above = function* (one) {
    for (let at = one; at && at !== document.body; at = at.parentElement) yield at;
  };
  const heard = (one) => [...above(one)].some((at) => style(at).clipPath.startsWith("inset(50%"));
  const seen = (one) => one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".skip, .notices, script, style, option, [hidden]");
  const found = new Set();

  // Letters: how large they are, and whether all of them are within what clips them.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement, said = text.data.trim();
    if (!said || !seen(one) || heard(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const drawn = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(style(one).fontSize) * drawn;
    if (size < 11.99) found.add(`${size.toFixed(1)} px: ${named(one)}`);
    // A word that stands on one line elsewhere is not torn apart.
    if (one.closest(".board") && new Set(boxes.map((box) => Math.round(box.top))).size > 1) {
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}]+/gu)) {
        range.setStart(text, index), range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.add(`torn: ${named(one)} "${word}"`);
      }
    }
    for (const at of above(one)) {
      const { overflowX, overflowY, textOverflow, position } = style(at);
      const within = at.getBoundingClientRect();
      const across = boxes.some((box) =>
        box.right > within.right + 1 || box.left < within.left - 1);
      const down = boxes.some((box) =>
        box.bottom > within.bottom + 4 || box.top < within.top - 4);
      const clips = (flow) => flow === "hidden" || flow === "clip";
      // What is cut with a mark, and can be told apart all the same, is tried on its own.
      const marked = textOverflow === "ellipsis" && at.matches(".may-be-cut");
      if (clips(overflowX) && across && !marked)
        found.add(`cut: ${named(one)} "${said.slice(0, 24)}" in ${named(at)}`);
      if (clips(overflowY) && down) found.add(`cut below: ${named(one)} "${said.slice(0, 24)}"`);
      if (overflowX === "auto" || overflowY === "auto" || position === "fixed") break;
    }
  }

  // Names that have no room: what is left of two different ones is not the same.
  const left = new Map();
  for (const name of document.querySelectorAll(".r-mini-name")) {
    if (!seen(name)) continue;
    const rest = [...name.children].map((word) => {
      const range = document.createRange(), end = word.getBoundingClientRect().right;
      const dots = word.scrollWidth > word.clientWidth ? 8 : -1;
      return [...word.textContent].filter((_, n) => {
        range.setStart(word.firstChild, n), range.setEnd(word.firstChild, n + 1);
        return range.getBoundingClientRect().right <= end - dots;
      }).join("");
    }).join(" ");
    if ((left.get(rest) ?? name.textContent) !== name.textContent)
      found.add(`looks like ${left.get(rest)}: ${name.textContent}`);
    left.set(rest, name.textContent);
  }

  // Things that stand beside one another: no box over another, as far as both are in sight.
  const part = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (const at of above(one.parentElement)) {
      if (style(at).overflowX === "visible" && style(at).overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left), right = Math.min(right, box.right);
      top = Math.max(top, box.top), bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const floats = (one) => [...above(one)].some((at) =>
    ["fixed", "sticky"].includes(style(at).position));
  const things = [...document.querySelectorAll(
    "button, a, input, select, section, h1, h2, h3, h4, .r-strip, .r-mine, .r-header, .r-chip, " +
    ".r-box, .r-plate-name, .r-figure, .r-senator-name, .g-zone, .g-pile, .g-name")]
    .filter((one) => seen(one) && !heard(one) && !floats(one))
    .map((one) => [one, part(one)])
    .filter(([, box]) => box.right - box.left > 2 && box.bottom - box.top > 2);
  // A thing that is pressed as a whole lies under what it holds; its help lies on it.
  const around = (one) => one.matches(".r-hit, .g-help") ? one.parentElement : one;
  things.forEach(([one, a], n) => things.slice(0, n).forEach(([other, b]) => {
    if (around(one).contains(other) || around(other).contains(one)) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.add(`over another: ${named(one)}, ${named(other)}`);
  }));

  // What can be scrolled is seen through more than a slit.
  for (const one of document.querySelectorAll(".board *")) {
    if (!seen(one) || !["auto", "scroll"].includes(style(one).overflowY)) continue;
    if (one.scrollHeight > one.clientHeight + 4 && one.clientHeight < 60)
      found.add(`a slit: ${named(one)} ${one.clientHeight}`);
  }
  return [...found].slice(0, 40);
}"""


def faults(page: Page) -> list[str]:
    """What is cut, covered or too small on a page."""
    page.evaluate("() => document.fonts.ready")
    found: list[str] = page.evaluate(FAULTS)
    return found


def found_at(visitor: Visitor, game: str) -> dict[object, list[str]]:
    """What is wrong with a table, and the words that it lacks, at each size."""
    found: dict[object, list[str]] = {}
    page = visitor.sit(game)
    for width, height in SIZES:
        visitor.resize(width, height)
        for sheet in sheets(page):
            found[f"{width}x{height} {sheet}"] = [*faults(page), *sorted(strange(page))]
    return found


def sheets(page: Page) -> Iterable[str]:
    """Each of a phone's sheets, one after the other; the whole table elsewhere."""
    tabs = page.locator(".sheet-tab")
    for n in range(tabs.count()):
        tabs.nth(n).click()
        yield f"sheet {n + 1}"
    if not tabs.count():
        yield "table"


@pytest.mark.parametrize("position", PHASES, ids=[one.name for one in PHASES])
def test_every_table_is_whole(visit: Visitors, town: Town, position: Position) -> None:
    places = Places(town, position.language)
    game = places.table(position)
    assert listed(found_at(visit(places.guest, language=position.language), game)) == ""


@pytest.mark.parametrize("name", SCENARIOS)
def test_what_comes_seldom_is_whole_too(visit: Visitors, town: Town, name: str) -> None:
    language = SCENARIOS[name]
    who = [town.guest(one, language) for one in NAMES]
    game = planted(town, name, who)
    assert listed(found_at(visit(who[0], language=language), game)) == ""


def test_an_offered_agreement_is_whole(visit: Visitors, town: Town) -> None:
    who = [town.guest(one, "fr") for one in NAMES]
    data = scenario("terms/promised_votes.yaml")
    table = scenario_table(data, RepublicScenarios(), NAMES)
    promises = {"clause_1": "promise_talents", "by_1": 1, "to_1": 0, "talents_1": 3}
    promises |= {"clause_2": "promise_text", "by_2": 0, "to_2": 1, "text_2": "Tu ne m'oublies pas"}
    words = {"do": "offer", **promises, "clause_3": "end"}
    move = next(table.game.matches(table.state, 1, words))
    table.play(1, move)
    game = town.game(table, [[], list(move)], who, settings={"imagined": True})
    visitor = visit(who[0], language="fr")
    assert listed(found_at(visitor, game)) == ""
    assert visitor.page.locator(".offer").count() == 1


def test_every_page_is_whole(visit: Visitors, town: Town) -> None:
    places = Places(town)
    found: dict[object, list[str]] = {}
    for shown in PAGES:
        visitor = visit.again(places.who(shown.who))
        page = visitor.open(places.path(shown))
        for width, height in ((1280, 720), (820, 1180), (360, 740)):
            visitor.resize(width, height)
            found[f"{shown.who} {shown.path} {width}x{height}"] = faults(page)
    assert listed(found) == ""
