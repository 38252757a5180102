"""The senator: it plays every kind of game to its end, keeps Rome alive, and knows what to do."""

from collections.abc import Callable

import pytest

from aedilis.arena.match import Match
from aedilis.bots.registry import make_player
from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots.arms import deployment_value
from aedilis.republic.bots.mind import Mind
from aedilis.republic.definitions.codes import NONE, VICTORY
from aedilis.republic.definitions.components import WARS, index_of
from aedilis.republic.phases.combat.attack import OFFER, AttackFrame
from aedilis.republic.phases.forum.persuasion import PersuasionFrame
from aedilis.republic.phases.senate.ballot import BUY, NO, NOTHING, Motion, Tally
from aedilis.republic.phases.senate.forces import raise_units
from aedilis.republic.phases.senate.trial import Appeal, TrialFrame
from aedilis.republic.rules.armies import legions_at, troop_strength
from aedilis.republic.rules.battle_odds import battle_chances
from aedilis.republic.rules.odds import base_number
from aedilis.republic.rules.outbreak import place_war
from aedilis.republic.rules.persons import in_rome, votes
from aedilis.republic.rules.strength import ALLY, military
from aedilis.republic.rules.wars import the_front
from aedilis.republic.state.agreement import BINDING, KEPT, OFFERED, SETTLED, WITHDRAWN
from aedilis.republic.state.choices import SENATOR, STOP, WAR, YES, thing, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_WAR, BARRACKS, FIELD, UNDER
from tests.bots.senators import REPUBLIC, answer, ballot, other_than, reach
from tests.republic.setup import deals
from tests.republic.setup.combat import general, ground, war
from tests.republic.setup.deals import talents
from tests.republic.setup.expeditions import consul_afield, ready, rome_consul
from tests.republic.setup.senate import units
from tests.republic.setup.trials import run
from tools.strength import Whole, chance_of, measure

SAMPLE = 20

# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
def test_senators_play_whole_games(scenario: str, seats: int) -> None:
    match = Match(REPUBLIC, {"scenario": scenario}, ["senator"] * seats, f"whole-{seats}")
    match.play()
    assert match.failure == ""
    assert match.state.over
    assert len(match.moves) < 6000


def test_a_senator_sits_with_random_ones() -> None:
    for mine in range(5):
        bots = ["senator" if seat == mine else "random" for seat in range(5)]
        match = Match(REPUBLIC, {"scenario": "middle"}, bots, f"mixed-{mine}")
        match.play()
        assert match.failure == ""


def test_rome_lives_longer_with_senators_than_by_chance() -> None:
    by_chance = measure(Whole("republic", "early", "random", 5, None), SAMPLE, "sample")
    by_plan = measure(Whole("republic", "early", "senator", 5, None), SAMPLE, "sample")
    assert by_plan.share() >= 0.5
    assert by_plan.share() >= by_chance.share() + 0.2


def test_wins_are_compared_by_a_test_of_chance() -> None:
    assert chance_of([]) == chance_of([7]) == chance_of([0, 0, 0]) == 1
    # The table of the distribution gives 9.488 with four degrees of freedom for one in twenty.
    assert chance_of([30, 20, 20, 20, 10]) == pytest.approx(0.0404, abs=0.002)
    assert chance_of([21, 20, 19, 20, 20]) > 0.9


# -- bargains --------------------------------------------------------------------------------------


def test_senators_offer_bargains_accept_them_and_keep_them() -> None:
    settled: set[int] = set()

    def watch(state: RepublicState, seat: int, prompt: Prompt) -> None:
        for deal in state.deals:
            if deal.state == SETTLED and all(clause.fate == KEPT for clause in deal.clauses):
                settled.add(deal.number)

    match = Match(REPUBLIC, {"scenario": "early"}, ["senator"] * 5, "bargains")
    match.play(watch)
    assert match.failure == ""
    assert settled


def answered(*clauses: Words) -> tuple[RepublicState, Move | None]:
    """What the senator in seat 1 does about an offer that seat 0 makes, and the table after it."""
    s = deals.table()
    words: Words = {}
    for clause in clauses:
        words |= clause
    deals.deal(s, 0, words | {f"clause_{len(clauses) + 1}": "end"})
    prompt = REPUBLIC.aside(s, 1)
    assert prompt is not None
    move = make_player("senator", "republic", 1, "seed").aside(REPUBLIC.view(s, 1), prompt)
    if move is not None:
        REPUBLIC.apply(s, 1, move)
    return s, move


def test_who_would_give_more_than_he_gets_refuses_and_that_is_told() -> None:
    s, move = answered(talents(1, by=1, to=0, amount=3), talents(2, by=0, to=1, amount=1))
    assert move is not None
    assert move[0] == verb("turn_down")
    assert s.deals[-1].state == WITHDRAWN
    assert s.log is not None
    told = [(one.seat, one.params) for one in s.log if one.key == "republic-deal-refused"]
    assert told == [(1, {"deal": 1})]


def test_who_gets_more_than_he_gives_accepts() -> None:
    s, move = answered(talents(1, by=0, to=1, amount=3), talents(2, by=1, to=0, amount=1))
    assert move is not None
    assert move[0] == verb("accept")
    assert s.deals[-1].state == BINDING


def test_what_is_even_is_left_lying() -> None:
    s, move = answered(talents(1, by=0, to=1, amount=2), talents(2, by=1, to=0, amount=2))
    assert move is None
    assert s.deals[-1].state == OFFERED


# -- votes -----------------------------------------------------------------------------------------


def candidate(s: RepublicState) -> tuple[int, int]:
    """Somebody who could be Consul for Life, and a seat of another faction with 20 talents."""
    slot = in_rome(s)[0]
    s.senator(slot).influence = 21
    rival = other_than(s, s.senator(slot).faction)
    for one in in_rome(s, rival):
        s.senator(one).talents = 0
    s.senator(in_rome(s, rival)[0]).talents = 20
    return slot, rival


def test_votes_are_bought_against_a_consul_for_life() -> None:
    s = reach("republic-ask-senate-other")
    slot, rival = candidate(s)
    own = sum(votes(s.senator(one)) for one in in_rome(s, rival))
    s.stack.append(ballot(s, "life", slot, rival, yes=own + 12 - 21))
    seat, move = answer(s)
    assert seat == rival
    assert move[:2] == [NO, BUY]
    assert sum(move[2:]) == 12


def test_no_talents_are_thrown_away_on_a_lost_vote() -> None:
    s = reach("republic-ask-senate-other")
    slot, rival = candidate(s)
    own = sum(votes(s.senator(one)) for one in in_rome(s, rival))
    s.stack.append(ballot(s, "life", slot, rival, yes=own + 40))
    assert answer(s) == (rival, [NO, NOTHING])


def test_those_who_are_against_a_consul_for_life_pay_together() -> None:
    s = reach("republic-ask-senate-other")
    slot, rival = candidate(s)
    friend = other_than(s, rival, s.senator(slot).faction)
    s.senator(in_rome(s, friend)[0]).talents = 20
    both = [votes(s.senator(one)) for seat in (rival, friend) for one in in_rome(s, seat)]
    vote = ballot(s, "life", slot, rival, yes=sum(both) + 25 - 21)
    vote.tally.voted[friend] = 0
    s.stack.append(vote)
    _, move = answer(s)
    assert move[:2] == [NO, BUY]
    assert sum(move[2:]) == 20


def test_the_leader_is_defended_in_a_major_trial() -> None:
    s = reach("republic-ask-senate-other")
    seat = next(n for n in range(s.seats) if s.factions[n].leader in in_rome(s, n))
    leader = s.factions[seat].leader
    s.senator(leader).talents = 20
    prosecutor = in_rome(s, other_than(s, seat))[0]
    judge = in_rome(s, other_than(s, seat))[-1]
    own = sum(votes(s.senator(one)) for one in in_rome(s, seat))
    voted = [int(other != seat) for other in range(s.seats)]
    yes = own + s.senator(leader).influence + 8
    content = [SENATOR + leader, thing(verb("corrupt", "how")), SENATOR + prosecutor]
    motion = Motion("prosecute_major", [content], s.senator(judge).faction, judge)
    tally = Tally(voted, seat, yes=yes, opened=1)
    s.stack.append(TrialFrame(motion, tally, judge, len(s.sitting().deaths), Appeal(made=1)))
    by, move = answer(s)
    assert by == seat
    assert move[:2] == [NO, BUY]
    assert sum(move[2:]) == 8


# -- the Forum -------------------------------------------------------------------------------------


def test_games_are_held_when_unrest_is_high_and_not_before() -> None:
    s = reach("republic-ask-games")
    seat = REPUBLIC.due(s).seat
    for slot in in_rome(s, seat):
        s.senator(slot).talents = 20
    s.unrest = 0
    assert answer(s)[1] == [STOP]
    s.unrest = 7
    assert answer(s)[1][0] == verb("games")


def test_a_senator_is_defended_against_bribes() -> None:
    s = reach("republic-ask-senate-other")
    seat = next(n for n in range(s.seats) if len(in_rome(s, n)) > 1)
    target = next(slot for slot in in_rome(s, seat) if slot != s.factions[seat].leader)
    rival = other_than(s, seat)
    s.factions[seat].treasury = 20
    at = (seat - rival) % s.seats
    s.stack.append(PersuasionFrame(rival, 0, in_rome(s, rival)[0], target, 16, 0, at))
    by, move = answer(s)
    assert by == seat
    assert move[0] > 0


def defended(base: int, treasury: int, influence: int = 5) -> int:
    """What a faction pays for a man of that influence, against an attempt with that base number."""
    s = reach("republic-ask-senate-other")
    seat = next(n for n in range(s.seats) if len(in_rome(s, n)) > 1)
    target = next(slot for slot in in_rome(s, seat) if slot != s.factions[seat].leader)
    s.senator(target).influence = influence
    s.factions[seat].treasury = treasury
    rival = other_than(s, seat)
    persuader = in_rome(s, rival)[0]
    bribe = base - base_number(s, persuader, target)
    at = (seat - rival) % s.seats
    s.stack.append(PersuasionFrame(rival, 0, persuader, target, bribe, 0, at))
    by, move = answer(s)
    assert by == seat
    return move[0]


def test_no_more_is_paid_than_makes_a_man_safe() -> None:
    assert defended(base=9, treasury=6) == defended(base=9, treasury=50) == 6
    assert defended(base=3, treasury=50) == 0


def test_nothing_is_thrown_after_a_man_who_is_lost() -> None:
    assert defended(base=30, treasury=12) == 0


def test_who_cannot_be_made_safe_is_defended_for_what_he_is_worth() -> None:
    assert defended(base=11, treasury=4, influence=30) == 4
    assert defended(base=11, treasury=4, influence=0) == 0


# -- armies ----------------------------------------------------------------------------------------


def with_a_war(change: Callable[[RepublicState], None] | None = None) -> tuple[RepublicState, int]:
    """Other business in the first year, with a war in Gaul alone and the treasury full."""
    s = reach("republic-ask-senate-other")
    gaul = index_of("war", "first_gallic_war")
    s.fronts = [front for front in s.fronts if front.war == gaul]
    if not s.fronts:
        place_war(s, gaul)
    s.treasury = 220
    if change is not None:
        change(s)
    return s, gaul


def test_an_army_is_raised_and_sent_that_can_win() -> None:
    s, gaul = with_a_war()
    raised = False
    for _ in range(60):
        seat, move = answer(s)
        if move[0] == verb("propose_forces"):
            raised = True
            assert move[1] + len(legions_at(s, BARRACKS)) >= WARS[gaul].land - 4
        REPUBLIC.apply(s, seat, move)
        general = next((n for n, one in enumerate(s.senators) if one and one.place == FIELD), NONE)
        if general != NONE:
            break
    assert raised
    assert general != NONE
    assert s.senator(general).at == gaul
    army = legions_at(s, UNDER + general)
    rating = military(s, general)
    chances = battle_chances(s, gaul, troop_strength(s, army), rating, 0, False)
    assert chances.of(VICTORY) >= 0.4


def test_the_third_version_spends_what_the_first_ones_save() -> None:
    def raised(version: int, talents: int) -> int:
        """The units it would raise while fleets and land bills cost the State much."""

        def short(s: RepublicState) -> None:
            s.bills = [0, 0, 7]
            raise_units(s, 4, 25)
            s.treasury = talents

        move = answer(with_a_war(short)[0], f"senator@{version}")[1]
        return move[1] + move[2] if move[0] == verb("propose_forces") else 0

    first, second, third = ([raised(n, talents) for talents in (60, 70, 80)] for n in (1, 2, 3))
    assert first == second
    assert sum(third) > sum(first)


def test_no_army_is_raised_that_would_ruin_the_state() -> None:
    def poor(s: RepublicState) -> None:
        s.treasury = 4

    s, _ = with_a_war(poor)
    _, move = answer(s)
    assert move[0] != verb("propose_forces")


def test_the_general_at_hand_leads_who_was_raised_for_him() -> None:
    def manned(s: RepublicState) -> None:
        raise_units(s, 14, 0)

    s, gaul = with_a_war(manned)
    for _ in range(60):
        seat, move = answer(s)
        if move[0] == verb("propose_deploy"):
            assert thing(move[2]) == WAR + gaul
            assert move[3] >= 10
            return
        REPUBLIC.apply(s, seat, move)
    pytest.fail("nobody was sent to Gaul")


def test_forces_that_wait_at_a_war_count_for_the_first_general_alone() -> None:
    def worth(waiting: int, *armies: int) -> float:
        s = ready(legions=20, fleets=0)
        units(s, waiting, 0, 0, AT_WAR + s.fronts[0].war)
        run(s)
        prompt = REPUBLIC.asked(s)[0]
        mind = Mind(REPUBLIC.view(s, prompt.seat), prompt)
        pairs = zip((consul_afield(s), rome_consul(s)), armies, strict=False)
        there = WAR + s.fronts[0].war
        return deployment_value(mind, [[SENATOR + slot, there, n, 0, 0] for slot, n in pairs])

    assert worth(4, 8) == worth(0, 12)
    assert worth(4, 8, 6) == worth(0, 12, 6)


# -- in the field ----------------------------------------------------------------------------------


def lands(s: RepublicState, slot: int) -> bool:
    """Whether a general lands who has just beaten the fleet of his war."""
    the_front(s, s.senator(slot).at).naval_won = True
    s.stack.append(AttackFrame(slot, OFFER, 0))
    s.asked = None
    seat, move = answer(s)
    assert seat == s.senator(slot).faction
    return move == [YES]


def test_numbers_that_a_general_voids_do_not_keep_him_at_sea() -> None:
    for name, voids in (("flamininus", False), ("scipio_africanus", True)):
        s = ground("first_punic_war")
        assert lands(s, general(s, name, "first_punic_war", 8, 8)) == voids


def test_a_number_that_has_struck_is_not_feared_again() -> None:
    for struck in (False, True):
        s = ground("first_punic_war")
        slot = general(s, "cornelius", "first_punic_war", 11, 8)
        the_front(s, war("first_punic_war")).used = int(struck) << 14
        assert lands(s, slot) == struck


def test_cleopatras_help_counts_when_troops_land() -> None:
    s = ground("alexandrine_war")
    assert not lands(s, general(s, "valerius", "alexandrine_war", 3, 4))
    s = ground("alexandrine_war")
    s.cleopatra = ALLY
    assert lands(s, general(s, "valerius", "alexandrine_war", 3, 4))
