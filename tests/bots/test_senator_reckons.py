"""The senator's second version among Neutrals: what a vote costs, and who wins which war."""

from math import prod
from typing import Any

import pytest

from aedilis.arena.match import Match
from aedilis.bots.registry import VERSIONS, make_player
from aedilis.kernel.prompt import Form, Move
from aedilis.kernel.rule import rule
from aedilis.republic.bots.alone import price
from aedilis.republic.bots.mind import Mind
from aedilis.republic.definitions.codes import NONE, VICTORY
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.offices import BRIBE_MOST, DEFENDS_TO
from aedilis.republic.neutrals.persuading import OPENLY
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.senate.commands import commanders
from aedilis.republic.rules.armies import fleets_at, legions_at, troop_strength
from aedilis.republic.rules.battle_odds import battle_chances
from aedilis.republic.rules.odds import base_number, persuasion_chance
from aedilis.republic.rules.persons import printed
from aedilis.republic.rules.resolution import cancels_numbers
from aedilis.republic.rules.strength import military
from aedilis.republic.state.choices import SENATOR, code, senator, verb
from aedilis.republic.state.neutrals import Neutrals
from aedilis.republic.state.table import FORUM_PHASE, RepublicState
from aedilis.republic.state.zones import UNDER
from tests.republic.setup.coalition import asked, lay, let_go
from tests.republic.setup.games import GAME
from tests.republic.setup.neutrals import IMPERIAL, PLUTOCRAT, YOU, bare, chest, member

# -- votes -----------------------------------------------------------------------------------------


def speaking(talents: int) -> RepublicState:
    """The senator's initiative, his leader with so many talents, and two rivals' men."""
    s = bare()
    s.neutrals = Neutrals()
    s.phase = FORUM_PHASE
    s.factions[YOU].leader = member(s, YOU, "papirius", influence=15, talents=talents)
    s.factions[IMPERIAL].leader = member(s, IMPERIAL, "cornelius")
    s.factions[PLUTOCRAT].leader = member(s, PLUTOCRAT, "julius")
    s.stack = [InitiativeFrame(YOU, INITIATIVE_STEPS.step("persuasion"))]
    return s


def choose(s: RepublicState, bot: str = "senator") -> list[int]:
    prompt = GAME.asked(s)[0]
    return make_player(bot, "republic", YOU, "seed").choose(GAME.view(s, YOU), prompt)


@rule("R 4.04.21", "R 1.07.413")
def test_who_is_defended_out_of_a_full_treasury_is_left_for_one_who_is_not() -> None:
    s = speaking(20)
    defended = member(s, IMPERIAL, "manlius")
    member(s, PLUTOCRAT, "valerius")
    s.senator(defended).knights = 1
    chest(s, IMPERIAL, 30)
    GAME.run(s)
    assert choose(s, "senator@1")[2] == code("target", SENATOR, defended)
    assert choose(s)[2] != code("target", SENATOR, defended)
    # What nobody lays on the table against him makes him the better one again.
    chest(s, IMPERIAL, 0)
    assert choose(s)[2] == code("target", SENATOR, defended)


@rule("R 4.04.21", "R 1.07.412", "R 1.07.413")
@pytest.mark.parametrize(("treasury", "answers"), [(0, 0), (4, 0), (5, 1), (9, 1), (14, 2)])
def test_the_price_of_a_vote_is_what_will_have_been_paid_for_it(
    treasury: int, answers: int
) -> None:
    s = speaking(60)
    target = member(s, IMPERIAL, "manlius")
    leader = s.factions[YOU].leader
    chest(s, IMPERIAL, treasury)
    GAME.run(s)
    found = price(Mind(GAME.view(s, YOU), GAME.asked(s)[0]), leader, target)
    first = BRIBE_MOST - base_number(s, leader, target)
    assert (found.bribe, found.all) == (first, first + answers * (BRIBE_MOST - DEFENDS_TO))
    assert found.chance == persuasion_chance(s, leader, target, first, 0)
    people = [code("senator", SENATOR, leader), code("target", SENATOR, target)]
    GAME.apply(s, YOU, [OPENLY, *people, first])
    raised = 0
    while GAME.asked(s)[0].key == "republic-ask-persist":
        move = choose(s)
        if move[0] != verb("raise"):
            break
        raised += 1
        GAME.apply(s, YOU, move)
    assert raised == answers
    assert s.senator(leader).talents == 60 - found.all


@rule("R 1.07.4")
def test_any_of_ones_own_may_speak_who_has_the_talents_for_it() -> None:
    s = speaking(0)
    rich = member(s, YOU, "calpurnius", influence=10, talents=30)
    member(s, IMPERIAL, "manlius")
    GAME.run(s)
    assert choose(s)[1] == code("senator", SENATOR, rich)


# -- war -------------------------------------------------------------------------------------------

ACTIVE = {"status": "active"}
SENATE: dict[str, Any] = {
    "imperials": {"leader": "cornelius", "senators": {"cornelius": {"office": "field_consul"}}},
    "plutocrats": {"leader": "valerius", "senators": {"valerius": {"office": "rome_consul"}}},
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}}},
    "populists": {"leader": "fulvius", "senators": {"fulvius": {}}},
    "you": {"leader": "papirius", "senators": {"papirius": {}}},
    "step": "recruit",
    "removed": ["antiochus", "first_illyrian_war"],
}
TWO = ("syrian_war", "second_illyrian_war")
FIVE = (*TWO, "first_gallic_war", "second_macedonian_war", "second_punic_war")


def sending(line: str, wars: tuple[str, ...], legions: int) -> RepublicState:
    """A plan against two wars, and two generals who are not equal."""
    return lay({
        **SENATE,
        "wars": dict.fromkeys(wars, ACTIVE),
        "rome": {"legions": legions, "fleets": 8},
        "senate": {"coalition": ["imperials", "plutocrats"], "plan": [line, *TWO]},
    })  # fmt: skip


def hope(s: RepublicState, move: list[int], together: bool) -> float:
    """What the odds of the battles promise when generals are named so."""
    after = GAME.clone(s)
    GAME.apply(after, YOU, move)
    chances = []
    for name in TWO:
        war = index_of("war", name)
        general = commanders(after, war)[0]
        legions = legions_at(after, UNDER + general)
        found = battle_chances(
            after, war, troop_strength(after, legions), military(after, general, war),
            len(fleets_at(after, UNDER + general)), False,
            cancels_numbers(after.senator(general), war), len(legions),
        )  # fmt: skip
        chances.append(found.of(VICTORY))
    return prod(chances) if together else sum(chances)


@rule("R 4.05.31", "R 4.05.3")
@pytest.mark.parametrize(
    ("line", "wars", "legions"),
    [("two_wars", TWO, legions) for legions in (10, 12, 14, 18, 25)]
    + [("down_to_three", FIVE, legions) for legions in (11, 16, 25)],
)
def test_generals_are_named_by_the_odds_of_the_battles(
    line: str, wars: tuple[str, ...], legions: int
) -> None:
    s = sending(line, wars, legions)
    assert asked(s) == "generals"
    form = GAME.asked(s)[0]
    assert isinstance(form, Form)
    named = choose(s)
    other = [form.choices([])[1 - form.choices([]).index(named[0])]]
    other.append(form.choices(other)[0])
    assert {senator(one) for one in other} == {senator(one) for one in named}
    together = line == "down_to_three"
    assert hope(s, named, together) >= hope(s, other, together)


@rule("R 4.05.3")
def test_the_better_general_does_not_always_go_to_the_greater_war() -> None:
    answers = {
        version: [choose(sending("two_wars", TWO, n), f"senator@{version}") for n in range(10, 26)]
        for version in (1, 2)
    }
    assert answers[1] != answers[2]


# -- offices ---------------------------------------------------------------------------------------


@rule("R 4.05.41", "R 4.05.412")
@pytest.mark.parametrize(("bot", "taken"), [("senator@1", "papirius"), ("senator", "furius")])
def test_the_field_goes_to_a_better_general_before_a_friend(bot: str, taken: str) -> None:
    s = lay({
        **SENATE,
        "imperials": {"leader": "junius", "senators": {"junius": {}}},
        "conservatives": {
            "leader": "aelius", "senators": {"aelius": {}, "furius": {"influence": 8}},
        },
        "wars": {"second_illyrian_war": ACTIVE},
        "rome": {"legions": 12, "fleets": 6},
        "senate": {"coalition": ["you", "conservatives"], "plan": ["active_war", TWO[1]]},
        "step": "check",
    })  # fmt: skip
    let_go(s)
    assert asked(s) == "share"
    move = choose(s, bot)
    assert printed(s.senator(senator(move[2]))).id == taken


# -- versions --------------------------------------------------------------------------------------


def moves_of(bot: str, seats: int, scenario: str, most: int = 20_000) -> list[tuple[int, Move]]:
    """What such bots play in one and the same game."""
    match = Match(GAME, {"scenario": scenario}, [bot] * seats, "versions", most_moves=most)
    match.play()
    return match.moves


def test_among_three_and_more_the_first_two_versions_play_the_same_games() -> None:
    assert list(VERSIONS["republic"]["senator"]) == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    first, second = (moves_of(f"senator@{n}", 3, "late", 250) for n in (1, 2))
    assert first == second


def test_among_neutrals_the_last_two_do() -> None:
    first, second, third = (moves_of(f"senator@{n}", 1, "late") for n in (1, 2, 3))
    assert first != second == third
    assert NONE not in {seat for seat, _ in second}
    assert moves_of("senator", 1, "late") == third


def test_among_three_and_more_the_third_plays_otherwise() -> None:
    assert moves_of("senator@2", 5, "early", 400) != moves_of("senator@3", 5, "early", 400)
