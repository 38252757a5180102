"""The senator among Neutrals: what he gives to the State with them, whom he sends to war, and what
he pays for votes.
"""

from typing import Any

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import FIELD_CONSUL
from aedilis.republic.definitions.numbers import LEGIONS
from aedilis.republic.definitions.offices import BRIBE_MOST
from aedilis.republic.neutrals.persuading import OPENLY
from aedilis.republic.phases.forum.auction import AuctionFrame
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.revenue.contributions import ContributionsFrame
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.rules.odds import base_number, knight_chance
from aedilis.republic.rules.persons import holder, printed
from aedilis.republic.state.choices import PASS, SENATOR, STOP, code, verb
from aedilis.republic.state.neutrals import Neutrals
from aedilis.republic.state.table import FORUM_PHASE, REVENUE, RepublicState
from aedilis.republic.state.zones import BARRACKS
from tests.republic.setup.coalition import lay
from tests.republic.setup.games import GAME
from tests.republic.setup.neutrals import (
    CONSERVATIVE,
    IMPERIAL,
    PLUTOCRAT,
    YOU,
    bare,
    chest,
    member,
)


def giving(mine: int, imperials: int, conservatives: int) -> RepublicState:
    """A State that asks for contributions, and what the richest of three factions have."""
    s = bare()
    s.neutrals = Neutrals() if s.neutrals is None else s.neutrals
    member(s, YOU, "papirius", talents=mine)
    member(s, IMPERIAL, "cornelius", talents=imperials)
    member(s, CONSERVATIVE, "claudius", talents=conservatives)
    member(s, PLUTOCRAT, "valerius", talents=30)
    s.phase = REVENUE
    s.stack = [RevenueFrame(), ContributionsFrame(YOU, 0, [])]
    return s


def given(s: RepublicState) -> int:
    """What the senator gives, 0 for nothing."""
    prompt = GAME.asked(s)[0]
    assert prompt.key == "republic-ask-contribution"
    player = make_player("senator", "republic", YOU, "seed")
    move = player.choose(GAME.view(s, YOU), prompt)
    return move[1] if len(move) > 1 else 0


@rule("R 4.03.4", "R 1.06.52")
@pytest.mark.parametrize(
    ("mine", "imperials", "conservatives", "gift"),
    [
        (8, 20, 20, 8),  # all of it, three times over
        (12, 5, 4, 12),  # 12 of one's own are as much as three times 4, and leave theirs
        (12, 11, 10, 10),  # 10 are given three times, 11 only twice
        (12, 11, 0, 11),  # 11 twice
        (0, 11, 11, 0),
    ],
)
def test_what_is_given_is_what_neutrals_give_as_well(
    mine: int, imperials: int, conservatives: int, gift: int
) -> None:
    s = giving(mine, imperials, conservatives)
    s.legions[:] = [BARRACKS] * LEGIONS  # whose upkeep leaves it with little
    assert given(s) == gift


@rule("R 1.06.52")
def test_a_rich_state_is_given_nothing() -> None:
    s = giving(12, 20, 20)
    s.treasury = 400
    assert given(s) == 0


SENATE: dict[str, Any] = {
    "imperials": {"leader": "cornelius", "senators": {"cornelius": {}, "manlius": {}}},
    "plutocrats": {"leader": "valerius", "senators": {"valerius": {}}},
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}}},
    "populists": {"leader": "fulvius", "senators": {"fulvius": {}}},
    "you": {"leader": "papirius", "senators": {"papirius": {"knights": 20}, "calpurnius": {}}},
    "step": "check",
}


@rule("R 4.05.41", "R 4.05.3")
@pytest.mark.parametrize("at_war", [True, False])
def test_the_best_general_takes_the_field_whosever_he_is_and_in_peace_a_friend(
    at_war: bool,
) -> None:
    war = {"wars": {"gallic_1": {"status": "active"}}} if at_war else {}
    s = lay({**SENATE, **war, "senate": {"coalition": ["you"], "plan": ["own"]}})
    player = make_player("senator", "republic", YOU, "seed")
    while holder(s, FIELD_CONSUL) < 0:
        prompt = GAME.asked(s)[0]
        GAME.apply(s, prompt.seat, player.choose(GAME.view(s, prompt.seat), prompt))
    consul = s.senator(holder(s, FIELD_CONSUL))
    assert (consul.faction == YOU) != at_war
    best = max(printed(one).military for one in s.senators if one is not None)
    assert (printed(consul).military == best) or not at_war


@rule("R 1.09.822", "R 1.06.52")
@pytest.mark.parametrize(
    ("influence", "talents", "gift"),
    [
        (28, 50, 50),  # seven influence make him Consul for Life
        (32, 50, 25),  # three are enough
        (27, 50, 0),  # not this year
        (32, 24, 0),
    ],
)
def test_who_can_give_enough_to_rule_for_life_does(influence: int, talents: int, gift: int) -> None:
    s = giving(0, 0, 0)
    s.treasury = 400
    member(s, YOU, "calpurnius", influence=influence, talents=talents)
    assert given(s) == gift


# -- votes -----------------------------------------------------------------------------------------


def speaking(talents: int) -> RepublicState:
    """The senator's initiative, the most persuasive of his men with so many talents."""
    s = bare()
    s.neutrals = Neutrals()
    s.phase = FORUM_PHASE
    s.factions[YOU].leader = member(s, YOU, "papirius", influence=15, talents=talents)
    s.factions[IMPERIAL].leader = member(s, IMPERIAL, "cornelius")
    return s


def answer(s: RepublicState, step: str) -> list[int]:
    """What the senator answers at a step of his initiative."""
    s.stack = [InitiativeFrame(YOU, INITIATIVE_STEPS.step(step))]
    prompt = GAME.asked(s)[0]
    return make_player("senator", "republic", YOU, "seed").choose(GAME.view(s, YOU), prompt)


@rule("R 4.04.21", "R 1.07.4")
def test_whose_votes_are_worth_most_is_bribed_to_where_more_is_of_no_use() -> None:
    s = speaking(30)
    quiet = member(s, IMPERIAL, "manlius")
    voice = member(s, IMPERIAL, "valerius")
    s.senator(voice).knights = 4
    move = answer(s, "persuasion")
    assert move[2] == code("target", SENATOR, voice)
    assert base_number(s, s.factions[YOU].leader, voice, move[3]) == BRIBE_MOST
    s.senator(quiet).knights = 9
    assert answer(s, "persuasion")[2] == code("target", SENATOR, quiet)


@rule("R 4.04.21")
def test_nobody_is_bribed_without_hope() -> None:
    s = speaking(0)
    member(s, IMPERIAL, "manlius", talents=20)
    assert answer(s, "persuasion") == [STOP]


@rule("R 4.04.21", "R 1.07.413")
@pytest.mark.parametrize(("left", "raised"), [(5, 5), (20, 5), (4, 0)])
def test_what_a_neutral_lays_against_a_bribe_is_laid_on_top(left: int, raised: int) -> None:
    s = speaking(40)
    speaker = s.factions[YOU].leader
    target = member(s, IMPERIAL, "manlius")
    bribe = BRIBE_MOST - base_number(s, speaker, target)
    chest(s, IMPERIAL, 5)
    s.stack = [InitiativeFrame(YOU, INITIATIVE_STEPS.step("persuasion"))]
    GAME.run(s)
    move = [OPENLY, code("senator", SENATOR, speaker), code("target", SENATOR, target), bribe]
    GAME.apply(s, YOU, move)
    s.senator(speaker).talents = left
    prompt = GAME.asked(s)[0]
    assert prompt.key == "republic-ask-persist"
    move = make_player("senator", "republic", YOU, "seed").choose(GAME.view(s, YOU), prompt)
    assert move == ([verb("raise"), raised] if raised else [verb("roll")])


@rule("R 1.07.5")
def test_who_is_rich_makes_sure_of_a_knight_and_who_is_not_keeps_some() -> None:
    s = speaking(40)
    spent = answer(s, "knights")[2]
    assert knight_chance(s, s.factions[YOU].leader, spent) == 1
    assert knight_chance(s, s.factions[YOU].leader, spent - 1) < 1
    assert answer(speaking(12), "knights")[2] < spent


@rule("R 1.07.22", "R 4.04.5")
@pytest.mark.parametrize(("talents", "highest", "bids"), [(9, 0, 0), (30, 9, 10), (29, 9, 0)])
def test_a_part_of_the_talents_is_bid_for_one_initiative_more(
    talents: int, highest: int, bids: int
) -> None:
    s = speaking(talents)
    leader = s.factions[YOU].leader
    s.stack = [AuctionFrame(YOU, 0, highest, s.factions[IMPERIAL].leader if highest else NONE)]
    prompt = GAME.asked(s)[0]
    assert prompt.key == "republic-ask-bid"
    move = make_player("senator", "republic", YOU, "seed").choose(GAME.view(s, YOU), prompt)
    assert move == ([code("senator", SENATOR, leader), bids] if bids else [PASS])
