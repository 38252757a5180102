"""The chances of battles with rebels and of provinces, where armies are sent and battles begun."""

from typing import Any

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, STALEMATE, VICTORY
from aedilis.republic.definitions.tables import combat_row
from aedilis.republic.presentation.board.parts import BattleOdds
from aedilis.republic.presentation.board.picture import RepublicPicture, picture
from aedilis.republic.presentation.terminal.face import RepublicFace
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME
from tests.server.planted import scenario, scenario_table

SEATS = ["Livia", "Marcus", "Gaia"]


def lay(name: str, **given: object) -> RepublicState:
    data = scenario(name)
    data["given"].update(given)
    state = scenario_table(data, RepublicScenarios(), SEATS).state
    assert isinstance(state, RepublicState)
    return state


def drawn(s: RepublicState, seat: int) -> RepublicPicture:
    view: Any = GAME.view(s, seat)
    return picture(RepublicText("en", SEATS, seat, strict=True), view)


def told(s: RepublicState, seat: int) -> str:
    """What the terminal says of chances with the question that a seat is asked."""
    view: Any = GAME.view(s, seat)
    prompt = GAME.prompt(s, seat)
    assert prompt is not None
    return "\n".join(RepublicFace("en", SEATS, seat).hints(view, prompt, []))


def expected(difference: int) -> dict[int, int]:
    """In percent, by all throws of three dice and the difference of the strengths."""
    results = dict.fromkeys((VICTORY, STALEMATE, DEFEAT), 0)
    dice = range(1, 7)
    for total in (a + b + c for a in dice for b in dice for c in dice):
        results[combat_row(total + difference).result] += 1
    return {result: round(100 * count / 216) for result, count in results.items()}


def of(odds: BattleOdds) -> dict[int, int]:
    assert (odds.disaster, odds.standoff) == (0, 0)
    return {VICTORY: odds.victory, STALEMATE: odds.stalemate, DEFEAT: odds.defeat}


@rule("R 2.03.81", "R 1.11.37")
def test_a_rebel_province_is_met_as_strong_as_it_is() -> None:
    s = lay("rebels/province_taken.yaml")
    table = drawn(s, 2)
    # The fleet is beaten: 9 legions and 4 against 5, 2 troops and 2.
    assert table.combat is not None
    (odds,) = table.combat.odds
    assert table.combat.war.name == "Rebellion in Macedonia"
    assert not odds.naval
    assert of(odds) == expected(13 - 9)
    assert f"victory {odds.victory}%" in told(s, 2)


@rule("R 2.03.72")
def test_who_may_stop_rebels_at_sea_is_told_his_chances() -> None:
    s = lay("rebels/crossing_landed.yaml")
    table = drawn(s, 1)
    assert table.combat is not None
    (odds,) = table.combat.odds
    assert (odds.naval, odds.fleets) == (True, 8)
    assert of(odds) == expected(8 - 10)
    assert f"defeat {odds.defeat}%" in told(s, 1)
    # The general who waits for them in Italy meets all that has landed: 5 and 4 against 3 and 2.
    (march,) = [war for war in table.wars if war.kind == "march"]
    assert [of(one) for one in march.odds] == [expected(5 - 9)]


@rule("R 2.02.4", "R 2.02.41")
def test_a_province_that_fights_by_itself_has_chances() -> None:
    s = lay("provinces/province_beats_a_war.yaml", phase="senate", step="other")
    table = drawn(s, 0)
    (odds,) = [one for war in table.wars for one in war.odds]
    assert odds.province == "Macedonia"
    # What its numbers strike with counts as well.
    results = (odds.victory, odds.stalemate, odds.defeat, odds.disaster, odds.standoff)
    assert abs(sum(results) - 100) <= len(results)
    assert odds.disaster
    view: Any = GAME.view(s, 0)
    page = RepublicFace("en", SEATS, 0).page("odds", "", view)
    assert any("Macedonia by itself" in line for _, lines in page for line in lines)
