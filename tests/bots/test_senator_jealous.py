"""The fourth senator: talents lent to those whom others would like to win over, and no master of
Rome where few factions share it.
"""

from collections.abc import Callable

import pytest

from aedilis.arena.match import Match
from aedilis.bots.registry import make_player
from aedilis.republic.bots import jealousy
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.player import SenatorPlayer
from aedilis.republic.bots.purses import Purses
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.revenue.redistribution import MOVE
from aedilis.republic.phases.senate.ballot import ABSTAIN, NO, YES, Motion, Tally
from aedilis.republic.phases.senate.posts import NOBODY, masters
from aedilis.republic.phases.senate.trial import Appeal, TrialFrame
from aedilis.republic.phases.senate.trials import FOR_OFFICE
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.persons import holder, in_rome, of_faction
from aedilis.republic.state.choices import SENATOR, STOP, index, thing
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, CAPTIVE
from tests.bots.senators import REPUBLIC, answer, ballot, other_than, reach

THIRD, FOURTH, FIFTH, SIXTH = (f"senator@{n}" for n in (3, 4, 5, 6))


# -- purses ----------------------------------------------------------------------------------------


def coveted(s: RepublicState) -> tuple[int, int]:
    """Whoever redistributes now, and a mighty man of his whom somebody else could win over: he
    does not lead, and a rival has a good speaker with talents.
    """
    seat = REPUBLIC.due(s).seat
    s.factions[seat].treasury = 60
    slot = next(one for one in in_rome(s, seat) if one != s.factions[seat].leader)
    s.senator(slot).influence = 14
    leader = s.factions[seat].leader
    s.senator(leader).influence = 15
    for _, one in of_faction(s, seat):
        one.talents = 0
    rival = in_rome(s, other_than(s, seat))[0]
    s.senator(rival).influence = 20
    s.senator(rival).talents = 6
    return seat, slot


def owned(s: RepublicState, seat: int) -> int:
    """All talents of a faction."""
    return s.factions[seat].treasury + sum(one.talents for _, one in of_faction(s, seat))


def redistribute(s: RepublicState, bot: str) -> None:
    """A faction's turn to redistribute, to its end."""
    seat = REPUBLIC.due(s).seat
    wanted = None
    for _ in range(20):
        prompt = REPUBLIC.due(s)
        purses = Purses(Mind(REPUBLIC.view(s, seat), prompt))
        if wanted is None:
            wanted = purses.shared_out()
        # What is wanted does not change while it is done.
        known = {slot: talents for slot, talents in purses.shared_out().items() if talents}
        assert known == {slot: talents for slot, talents in wanted.items() if talents}
        by, move = answer(s, bot)
        assert by == seat
        if move == [STOP]:
            return
        assert move[0] == MOVE
        REPUBLIC.apply(s, seat, move)
    raise AssertionError("no end")


def test_who_is_coveted_carries_talents_that_make_him_dearer() -> None:
    carried = {}
    for bot in (THIRD, FOURTH):
        s = reach("republic-ask-redistribution")
        seat, slot = coveted(s)
        before = owned(s, seat)
        if bot == FOURTH:
            redistribute(s, bot)
        else:
            while (move := answer(s, bot)[1]) != [STOP]:
                REPUBLIC.apply(s, seat, move)
        assert owned(s, seat) == before
        carried[bot] = s.senator(slot).talents
    assert carried[THIRD] == 0
    assert carried[FOURTH] > 0


def test_where_nobody_can_be_won_over_the_speaker_has_all_but_a_reserve() -> None:
    s = reach("republic-ask-redistribution")
    seat, slot = coveted(s)
    s.factions[seat].leader = slot
    for one in in_rome(s, seat):
        if one != slot:
            s.senator(one).influence = 1
            s.senator(one).talents = 40
    redistribute(s, FOURTH)
    mind = Mind(REPUBLIC.view(s, seat), REPUBLIC.due(s))
    assert mind.one(mind.speaker()).talents > owned(s, seat) / 2


def test_it_comes_to_an_end_however_worth_is_added_up() -> None:
    match = Match(REPUBLIC, {"scenario": "early"}, [FOURTH] * 5, "e-91", most_moves=4_000)
    match.play()
    assert match.failure == ""


# -- gifts -----------------------------------------------------------------------------------------


def given(unrest: int, bot: str) -> int:
    """What a rich senator gives to a State that is neither rich nor poor."""
    s = reach("republic-ask-contribution")
    s.fronts = []
    s.unrest = unrest
    s.treasury = 60
    for _, one in of_faction(s, REPUBLIC.due(s).seat):
        one.talents = 20
    move = answer(s, bot)[1]
    return move[1] if len(move) > 1 else 0


def test_in_danger_rome_is_helped_and_else_nothing_is_given_for_nothing() -> None:
    assert given(7, FOURTH) == given(7, THIRD) > 0
    assert given(0, FOURTH) < given(0, THIRD)


@pytest.mark.parametrize(("bot", "gives"), [(THIRD, False), (FOURTH, True)])
def test_where_the_richest_is_a_captive_the_next_one_gives(bot: str, gives: bool) -> None:
    s = reach("republic-ask-contribution")
    s.unrest = 7
    s.treasury = 0
    own = [slot for slot, _ in of_faction(s, REPUBLIC.due(s).seat)]
    for slot in own:
        s.senator(slot).talents = 20
    s.senator(own[0]).place, s.senator(own[0]).at = CAPTIVE, 0
    s.senator(own[0]).talents = 50
    assert (answer(s, bot)[1] != [STOP]) == gives


# -- the masters of Rome ---------------------------------------------------------------------------


def appointed(seats: int, bot: str, own: bool) -> tuple[RepublicState, int, int]:
    """A Consul asked for a Dictator while Rome is in danger, whom he names, and his seat: with
    `own` both Consuls are his; else all whom he could name are another's.
    """
    s = reach("republic-ask-appoint", seats)
    s.unrest = 7
    seat = REPUBLIC.due(s).seat
    other = other_than(s, seat)
    if own:
        for office in (ROME_CONSUL, FIELD_CONSUL):
            s.senator(holder(s, office)).faction = seat
    else:
        for slot in masters(s):
            s.senator(slot).faction = other
    by, move = answer(s, bot)
    assert by == seat
    return s, NONE if move == [NOBODY] else index(move[0], SENATOR), seat


@pytest.mark.parametrize("seats", [3, 4])
def test_among_few_nobody_makes_a_rival_dictator(seats: int) -> None:
    assert appointed(seats, FOURTH, False)[1] == NONE
    assert appointed(seats, THIRD, False)[1] != NONE


def test_among_many_rome_comes_first() -> None:
    assert appointed(5, FOURTH, False)[1] == appointed(5, THIRD, False)[1] != NONE


def test_two_consuls_of_one_faction_name_one_of_their_own() -> None:
    s, named, seat = appointed(3, FOURTH, True)
    assert named != NONE
    assert s.senator(named).faction == seat


@pytest.mark.parametrize(
    ("influence", "seats", "side"), [(15, 3, YES), (14, 3, ABSTAIN), (15, 5, ABSTAIN)]
)
def test_among_few_the_mighty_find_no_mercy_in_court(influence: int, seats: int, side: int) -> None:
    s = reach("republic-ask-senate-other", seats)
    # While Rome is in danger nobody else is found guilty.
    s.unrest = 7
    slot = in_rome(s)[0]
    s.senator(slot).influence = influence
    rival = other_than(s, s.senator(slot).faction)
    judge, prosecutor = in_rome(s, rival)[0], in_rome(s, rival)[-1]
    parts = [[SENATOR + slot, thing(FOR_OFFICE), SENATOR + prosecutor]]
    voted = [int(seat != rival) for seat in range(s.seats)]
    motion = Motion("prosecute_minor", parts, rival, judge)
    s.stack.append(TrialFrame(motion, Tally(voted, rival, opened=1), judge, 0, Appeal(made=1)))
    assert answer(s, FOURTH)[1][0] == side


@pytest.mark.parametrize(
    ("bot", "what", "influence", "seats", "side"),
    [
        (FOURTH, "dictator", 14, 3, NO), (FOURTH, "dictator", 13, 3, YES),
        (FOURTH, "dictator", 14, 5, YES), (FOURTH, "censor", 16, 3, NO),
        (FOURTH, "censor", 15, 3, YES), (FOURTH, "censor", 16, 5, YES),
        (SIXTH, "dictator", 14, 3, NO), (SIXTH, "dictator", 13, 3, YES),
        (SIXTH, "censor", 10, 3, NO), (SIXTH, "censor", 9, 3, YES), (SIXTH, "censor", 10, 5, YES),
    ],
)  # fmt: skip
def test_among_few_nobody_is_voted_within_reach_of_ruling_alone(
    bot: str, what: str, influence: int, seats: int, side: int
) -> None:
    s = reach("republic-ask-senate-other", seats)
    s.unrest = 7
    slot = in_rome(s)[0]
    s.senator(slot).influence = influence
    rival = other_than(s, s.senator(slot).faction)
    s.stack.append(ballot(s, what, slot, rival, yes=0))
    assert answer(s, bot)[1][0] == side


@pytest.mark.parametrize("think", [jealousy.opinion, jealousy.wary_opinion])
def test_one_of_ones_own_is_voted_for_all_the_same(
    think: Callable[[Mind, VoteFrame], float],
) -> None:
    s = reach("republic-ask-senate-other", 3)
    slot = in_rome(s)[0]
    s.senator(slot).influence = 20
    seat = s.senator(slot).faction
    frame = ballot(s, "censor", slot, seat, yes=0)
    s.stack.append(frame)
    mind = Mind(REPUBLIC.view(s, seat), REPUBLIC.due(s))
    assert think(mind, frame) > 0


@pytest.mark.parametrize(
    ("bot", "seats", "wars", "danger"),
    [(FIFTH, 5, 2, False), (FIFTH, 5, 3, True), (SIXTH, 5, 2, True), (SIXTH, 5, 1, False),
     (SIXTH, 3, 2, False), (SIXTH, 3, 3, True)],
)  # fmt: skip
def test_among_many_two_wars_are_a_danger(bot: str, seats: int, wars: int, danger: bool) -> None:
    s = reach("republic-ask-senate-other", seats)
    s.unrest, s.treasury = 0, 300
    s.fronts = [Front(n, ACTIVE, False, False) for n in range(wars)]
    seat = REPUBLIC.due(s).seat
    player = make_player(bot, "republic", seat, "seed")
    assert isinstance(player, SenatorPlayer)
    assert player.mind(REPUBLIC.view(s, seat), REPUBLIC.due(s)).peril() is danger
