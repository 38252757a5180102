"""At every size nothing of a table or a page lies over another, is cut off, or is too small to
read, in each phase of both games.
"""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

from aedilis.kernel.table import Table
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from tests.server.browser.faults import faults
from tests.server.browser.foreign import strange
from tests.server.browser.pages import PAGES, POSITIONS, Places, Position, listed
from tests.server.browser.planting import Town, asked, planted
from tests.server.browser.visiting import Visitor, Visitors
from tests.server.planted import scenario, scenario_table

SIZES = ((1440, 900), (1366, 768), (1280, 720), (820, 1180), (1180, 820), (768, 1024), (360, 740))
NAMES = ("Livia", "Marcus", "Gaia")
MIDDLE: dict[str, object] = {"scenario": "middle"}
LATE: dict[str, object] = {"scenario": "late"}


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
    Position("late", "republic", "l0", 4, asked("republic-ask-senate-other", 0, 150), "fr", LATE),
    Position("late-later", "republic", "l1", 4, asked("republic-ask-play", after=450), "fr", LATE),
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
