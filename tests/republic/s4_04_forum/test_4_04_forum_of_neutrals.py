"""What factions without a player do in the Forum Phase (4.04.1 to 4.04.5, 4.07.7)."""

import pytest

from aedilis.kernel.prompt import Amount
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, LAWS, index_of
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import INITIATIVES
from aedilis.republic.neutrals.at_any_time import GRANT, concession_options, grant_at_once
from aedilis.republic.neutrals.cards import played
from aedilis.republic.neutrals.deciding import answered
from aedilis.republic.neutrals.persuading import best_attempt, counter, ward
from aedilis.republic.phases.forum.auction import AuctionFrame, in_turn
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.forum.persuasion import BY_SEDUCTION, OPENLY, PersuasionFrame
from aedilis.republic.phases.senate.law_cards import law_options
from aedilis.republic.phases.senate.law_effects import is_due
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.odds import base_number
from aedilis.republic.state.choices import CARD, SENATOR, code
from aedilis.republic.state.table import FORUM_PHASE, REVENUE, RepublicState
from aedilis.republic.state.zones import HAND
from tests.republic.setup.neutrals import (
    CONSERVATIVE,
    IMPERIAL,
    PLUTOCRAT,
    POPULIST,
    YOU,
    bare,
    chest,
    holds,
    member,
    named,
    throws,
)


def in_forum(seats: int = 1) -> RepublicState:
    s = bare(seats)
    s.phase = FORUM_PHASE
    return s


def at_step(s: RepublicState, faction: int, step: str) -> None:
    """A faction is at a step of its initiative."""
    s.stack.append(InitiativeFrame(faction, INITIATIVE_STEPS.step(step)))


# -- cards -----------------------------------------------------------------------------------------


@rule("R 4.04.1-a", "R 4.04.1-b")
def test_a_concession_is_played_at_once_for_who_has_fewest() -> None:
    s = in_forum()
    rich = member(s, IMPERIAL, "fabius", 9)
    poor = member(s, IMPERIAL, "cornelius", 3)
    s.owner[index_of("concession", "mining")] = rich
    holds(s, IMPERIAL, "harbor_fees")
    assert played(s)
    assert s.owner[index_of("concession", "harbor_fees")] == poor
    assert not played(s)


@rule("R 4.01.4-d", "R 4.04.1-b")
def test_of_equals_the_most_influential_gets_a_concession() -> None:
    """R-4.01.4: of influence 5 and 3, with no concession each, the greater."""
    s = in_forum()
    member(s, IMPERIAL, "cornelius", 3)
    first = member(s, IMPERIAL, "fabius", 9)
    holds(s, IMPERIAL, "harbor_fees")
    played(s)
    assert s.owner[index_of("concession", "harbor_fees")] == first


@rule("R 4.04.1-a")
def test_the_land_commissioner_waits_for_a_land_bill() -> None:
    """R-4.01.4."""
    s = in_forum()
    slot = member(s, IMPERIAL, "fabius")
    holds(s, IMPERIAL, "land_commissioner")
    assert not played(s)
    s.bills[1] = 1
    assert played(s)
    assert s.owner[index_of("concession", "land_commissioner")] == slot


@rule("R 4.04.1-a")
@pytest.mark.parametrize("name", ["calpurnian", "military_reforms"])
def test_a_law_is_in_force_at_once(name: str) -> None:
    """R-4.04.1: Military Reforms too."""
    s = in_forum()
    member(s, IMPERIAL, "fabius")
    law = LAWS[index_of("law", name)]
    holds(s, IMPERIAL, name)
    assert is_due(s, law)
    assert played(s)
    assert in_force(s, law.index)
    assert not s.factions[IMPERIAL].hand


@rule("R 4.04.1-a")
def test_a_law_waits_for_what_it_needs() -> None:
    """R-4.04.1."""
    s = in_forum()
    member(s, IMPERIAL, "fabius")
    law = LAWS[index_of("law", "gabinian")]
    holds(s, IMPERIAL, "gabinian")
    assert not is_due(s, law)
    assert not played(s)
    assert not in_force(s, law.index)


@rule("R 4.04.1-c")
def test_a_player_plays_concessions_and_laws_at_any_time() -> None:
    """R-4.04.1."""
    s = in_forum()
    slot = member(s, YOU, "fabius")
    card = holds(s, YOU, "mining")
    holds(s, YOU, "calpurnian")
    s.phase = REVENUE
    assert concession_options(s, YOU) == [GRANT]
    assert law_options(s, YOU)
    grant_at_once(s, YOU, [GRANT, code("card", CARD, card), code("to", SENATOR, slot)])
    assert s.owner[index_of("concession", "mining")] == slot
    assert s.zone[CONCESSIONS[index_of("concession", "mining")].card] != HAND
    assert not concession_options(s, YOU)


@rule("R 4.04.1-c")
def test_with_more_people_laws_wait_for_the_senate() -> None:
    s = in_forum(3)
    member(s, YOU, "fabius")
    holds(s, YOU, "calpurnian")
    holds(s, YOU, "mining")
    assert not law_options(s, YOU)
    assert not concession_options(s, YOU)


# -- persuasion ------------------------------------------------------------------------------------


def target_with(base: int, **talents: int) -> tuple[RepublicState, int, int]:
    """A Plutocrat who comes to this base number, without a bribe, against a Conservative."""
    s = in_forum()
    persuader = member(s, PLUTOCRAT, "fabius", 0, talents.get("purse", 0))
    target = member(s, CONSERVATIVE, "julius", 0)
    s.factions[PLUTOCRAT].leader = persuader
    chest(s, CONSERVATIVE, talents.get("chest", 0))
    s.senator(persuader).influence = base - base_number(s, persuader, target)
    assert base_number(s, persuader, target) == base
    return s, persuader, target


@rule("R 4.04.2-c", "R 4.04.2-d", "R 4.04.2-a")
def test_a_bribe_reaches_seven_after_every_answer() -> None:
    """R-4.04.2: base -1, 8 T, a treasury of 2: bribe 8, answer 7."""
    s, persuader, target = target_with(-1, purse=8, chest=2)
    found = best_attempt(s, PLUTOCRAT, False)
    assert found is not None
    assert (found.persuader, found.target, found.bribe, found.answer) == (persuader, target, 8, 7)


@rule("R 4.04.2-c")
def test_no_bribe_where_the_other_side_can_answer_it() -> None:
    s, _, _ = target_with(-1, purse=8, chest=3)
    assert best_attempt(s, PLUTOCRAT, False) is None


@rule("R 4.04.2-d", "R 4.04.2-f")
def test_a_bribe_brings_the_base_to_nine_at_most() -> None:
    s, _, _ = target_with(3, purse=20)
    found = best_attempt(s, PLUTOCRAT, False)
    assert found is not None
    assert (found.bribe, found.plain + found.bribe) == (6, 9)


@rule("R 4.04.2-a", "R 4.04.2-e")
def test_the_highest_base_for_the_least_money() -> None:
    s, _, _ = target_with(3, purse=20)
    other = member(s, PLUTOCRAT, "valerius", 0, 20)
    s.senator(other).influence = 40
    found = best_attempt(s, PLUTOCRAT, False)
    assert found is not None
    assert (found.persuader, found.bribe) == (other, 0)


@rule("R 4.04.2-b")
def test_of_equal_attempts_that_on_the_most_powerful() -> None:
    s = in_forum()
    persuader = member(s, PLUTOCRAT, "fabius", 20)
    weak = member(s, NONE, "furius")
    strong = member(s, NONE, "cornelius")
    for slot in (weak, strong):
        gap = base_number(s, persuader, slot)
        s.bank -= gap - 5
        s.senator(slot).talents += gap - 5
    assert base_number(s, persuader, weak) == base_number(s, persuader, strong) == 5
    found = best_attempt(s, PLUTOCRAT, False)
    assert found is not None
    assert found.target == strong


@rule("R 4.04.2-a")
@pytest.mark.parametrize(("base", "tries"), [(1, False), (2, True)])
def test_without_a_bribe_a_hopeless_attempt_is_left(base: int, tries: bool) -> None:
    s, _, _ = target_with(base)
    assert (best_attempt(s, PLUTOCRAT, False) is not None) == tries


@rule("R 4.04.21-a", "R 4.04.21-b", "R 4.04.21-e")
@pytest.mark.parametrize(
    ("base", "chest", "paid"), [(6, 2, 2), (6, 5, 2), (6, 1, 0), (4, 9, 0), (3, 9, 0)]
)
def test_a_neutral_answers_down_to_four_or_not_at_all(base: int, chest: int, paid: int) -> None:
    """R-4.04.21: at a base of 6 a treasury of 1 pays nothing."""
    s, persuader, target = target_with(base, chest=chest)
    s.stack.append(PersuasionFrame(PLUTOCRAT, OPENLY, persuader, target, 0, 0, 1))
    asked = Amount(CONSERVATIVE, "republic-ask-counter", "R 1.07.413", "counter", 0, chest)
    assert counter(s, asked) == [paid]


@rule("R 4.04.21-a", "R 4.04.21-d")
def test_a_neutral_defends_only_its_own() -> None:
    s, persuader, target = target_with(6)
    chest(s, POPULIST, 20)
    s.stack.append(PersuasionFrame(PLUTOCRAT, OPENLY, persuader, target, 0, 0, 1))
    asked = Amount(POPULIST, "republic-ask-counter", "R 1.07.413", "counter", 0, 20)
    assert counter(s, asked) == [0]


@rule("R 4.04.21-c")
def test_what_is_laid_down_stays_with_the_target() -> None:
    s, persuader, target = target_with(6, chest=2)
    s.factions[CONSERVATIVE].leader = NONE
    frame = PersuasionFrame(PLUTOCRAT, OPENLY, persuader, target, 0, 0, 1)
    s.stack.append(frame)
    throws(s, 6, 6)
    while s.stack:
        if not s.stack[-1].advance(s) and not answered(s, s.stack[-1].asks(s)):
            frame.answer(s, YOU, [0])
    assert s.senator(target).talents == 2
    assert s.factions[CONSERVATIVE].treasury == 0


@rule("R 4.04.2-a")
def test_a_player_is_taken_to_answer_with_all_he_has() -> None:
    """R-4.04.2."""
    s = in_forum()
    target = member(s, YOU, "fabius")
    chest(s, YOU, 5)
    assert ward(s, target, False).left_of(8) == 3
    assert ward(s, target, True).left_of(8) == 8


@rule("R 4.07.7-a")
def test_blackmail_and_seduction_are_used_whatever_they_are_worth() -> None:
    s, persuader, target = target_with(-3, chest=9)
    holds(s, PLUTOCRAT, "seduction")
    at_step(s, PLUTOCRAT, "persuasion")
    throws(s, 6, 6)
    assert answered(s, s.stack[-1].asks(s))
    top = s.stack[-1]
    assert isinstance(top, PersuasionFrame)
    assert (top.how, top.persuader, top.target, top.bribe) == (BY_SEDUCTION, persuader, target, 0)
    assert not s.factions[PLUTOCRAT].hand


@rule("R 4.07.7-b")
def test_such_a_card_is_kept_while_nobody_can_be_persuaded() -> None:
    s = in_forum()
    member(s, PLUTOCRAT, "fabius")
    card = holds(s, PLUTOCRAT, "seduction")
    assert best_attempt(s, PLUTOCRAT, True) is None
    assert s.factions[PLUTOCRAT].hand == [card]


# -- knights, games, leaders -----------------------------------------------------------------------


@rule("R 4.04.3-a")
@pytest.mark.parametrize(
    ("faction", "purse", "spent"),
    [
        (IMPERIAL, 5, 1),
        (PLUTOCRAT, 5, 2),
        (PLUTOCRAT, 1, 1),
        (CONSERVATIVE, 5, 0),
        (POPULIST, 5, 1),
    ],
)
def test_knights_cost_what_the_guideline_gives(faction: int, purse: int, spent: int) -> None:
    """R-4.04.3: a Plutocrat with 1 T spends that."""
    s = in_forum()
    slot = member(s, faction, "fabius", talents=purse)
    at_step(s, faction, "knights")
    throws(s, 3)
    s.log = []
    assert answered(s, s.stack[-1].asks(s))
    assert s.senator(slot).talents == purse - spent
    guided = named(s, "republic-neutral-knight")
    assert [(one["rule"], one["talents"]) for one in guided] == [("R 4.04.3", spent)]


@rule("R 4.04.4-a")
@pytest.mark.parametrize(
    ("faction", "purse", "unrest", "left"),
    [
        (POPULIST, 20, 3, 2),
        (POPULIST, 13, 3, 0),
        (POPULIST, 6, 3, 6),
        (POPULIST, 20, 0, 20),
        (CONSERVATIVE, 20, 3, 20),
        (IMPERIAL, 20, 3, 2),
    ],
)
def test_games_are_held_against_unrest(faction: int, purse: int, unrest: int, left: int) -> None:
    """R-4.04.4."""
    s = in_forum()
    slot = member(s, faction, "fabius", talents=purse)
    s.senator(slot).popularity = 0
    s.unrest = unrest
    at_step(s, faction, "games")
    assert answered(s, s.stack[-1].asks(s))
    assert s.senator(slot).talents == left


@rule("R 4.01.3-a", "R 4.01.3-b", "R 4.01.3-c")
def test_who_fits_better_becomes_leader() -> None:
    """R-4.01.3: equal influence changes nothing."""
    s = in_forum()
    old = member(s, PLUTOCRAT, "fabius", 5)
    equal = member(s, PLUTOCRAT, "cornelius", 5)
    s.factions[PLUTOCRAT].leader = old
    at_step(s, PLUTOCRAT, "leader")
    assert answered(s, s.stack[-1].asks(s))
    assert s.factions[PLUTOCRAT].leader == old
    s.senator(equal).influence = 6
    at_step(s, PLUTOCRAT, "leader")
    assert answered(s, s.stack[-1].asks(s))
    assert s.factions[PLUTOCRAT].leader == equal


@rule("R 4.01.3-d")
def test_ties_are_thrown_for() -> None:
    s = in_forum()
    member(s, IMPERIAL, "fabius", 5)
    other = member(s, PLUTOCRAT, "cornelius", 5)
    third = member(s, PLUTOCRAT, "valerius", 5)
    at_step(s, PLUTOCRAT, "leader")
    throws(s, 1, 1, 6, 6)
    assert answered(s, s.stack[-1].asks(s))
    assert s.factions[PLUTOCRAT].leader == max(other, third)


# -- the auction -----------------------------------------------------------------------------------


def auction(turn: int, first: int, bid: int, bidder: int, at: int) -> RepublicState:
    s = in_forum()
    s.turn = turn
    s.stack.append(AuctionFrame(first, at, bid, bidder))
    return s


@rule("R 4.04.5-a", "R 4.04.5-b")
@pytest.mark.parametrize(("own", "rival", "bid"), [(20, 20, 7), (5, 20, 5), (20, 4, 4)])
def test_a_neutral_official_opens_by_turn_die_and_guideline(own: int, rival: int, bid: int) -> None:
    """R-4.04.5: where no rival has more than 4, the bid is 4."""
    s = auction(3, IMPERIAL, 0, NONE, 0)
    member(s, IMPERIAL, "fabius", talents=own)
    member(s, YOU, "cornelius", talents=rival)
    throws(s, 4)
    assert answered(s, s.stack[-1].asks(s))
    assert s.stack[-1].fields()[2] == bid


@rule("R 4.04.5-c", "R 4.04.5-d")
@pytest.mark.parametrize(
    ("before", "dice", "bid"), [(4, (), 5), (6, (), 7), (7, (2,), 8), (7, (1,), 7), (0, (), 1)]
)
def test_the_others_raise_by_one_as_far_as_a_die_lets_them(
    before: int, dice: tuple[int, ...], bid: int
) -> None:
    s = auction(3, IMPERIAL, before, NONE, 1)
    order = s.round_from(IMPERIAL)
    assert order[1] == PLUTOCRAT
    member(s, PLUTOCRAT, "fabius", talents=20)
    throws(s, *dice)
    assert answered(s, s.stack[-1].asks(s))
    assert s.stack[-1].fields()[2] == bid


@rule("R 4.04.5-e")
def test_one_initiative_is_sold() -> None:
    s = in_forum()
    for faction, name in enumerate(("cornelius", "fabius", "valerius", "julius", "claudius")):
        member(s, faction, name)
    assert INITIATIVES - len(in_turn(s)) == 1


@rule("R 4.04.5-c", "R 4.04.5-d", "R 1.07.21")
@pytest.mark.parametrize(
    ("before", "dice", "omens", "bid"), [(5, (), 0, 6), (6, (4,), 0, 7), (6, (3,), 0, 6),
                                         (6, (4,), 1, 6)]
)  # fmt: skip
def test_above_the_turn_and_four_a_bid_needs_a_die(
    before: int, dice: tuple[int, ...], omens: int, bid: int
) -> None:
    """R-4.04.5b: in turn 2 a bid of 7 after 6 needs 4 or more, and omens lower the die."""
    s = auction(2, PLUTOCRAT, before, NONE, 4)
    s.events[EVIL_OMENS] = omens
    assert s.round_from(PLUTOCRAT)[4] == IMPERIAL
    member(s, IMPERIAL, "fabius", talents=20)
    throws(s, *dice)
    assert answered(s, s.stack[-1].asks(s))
    assert s.stack[-1].fields()[2] == bid


@rule("R 4.04.5-b", "R 1.07.21")
def test_omens_lower_the_opening_bid() -> None:
    """R-4.04.5, R-0.9: 3 turns and a die of 4, less one omen."""
    s = auction(3, IMPERIAL, 0, NONE, 0)
    s.events[EVIL_OMENS] = 1
    member(s, IMPERIAL, "fabius", talents=20)
    member(s, YOU, "cornelius", talents=20)
    throws(s, 4)
    assert answered(s, s.stack[-1].asks(s))
    assert s.stack[-1].fields()[2] == 6


@rule("R 4.07.7-a")
@pytest.mark.parametrize(("purse", "bribe", "base"), [(0, 0, 6), (3, 3, 9)])
def test_such_a_card_is_played_on_the_attempt_that_would_be_best(
    purse: int, bribe: int, base: int
) -> None:
    """R-4.07.7: with a best base of 6 it is played at 6, unbribed; treasuries count as empty."""
    s, persuader, target = target_with(6, chest=9, purse=purse)
    holds(s, PLUTOCRAT, "blackmail")
    at_step(s, PLUTOCRAT, "persuasion")
    throws(s, 6, 6)
    assert answered(s, s.stack[-1].asks(s))
    top = s.stack[-1]
    assert isinstance(top, PersuasionFrame)
    assert (top.persuader, top.target, top.bribe, top.base(s)) == (persuader, target, bribe, base)
