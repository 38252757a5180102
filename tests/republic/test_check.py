"""What must hold in every state: sound games hold it, and each fault is found."""

from collections.abc import Callable

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES, LEADERS, WARS
from aedilis.republic.rules.persons import in_play, in_rome
from aedilis.republic.state.agreement import Deal
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.table import Front, Holding, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    FIELD,
    MARCH,
    OUT,
    PLAY,
    PROVINCE,
    RAIDERS,
    REBEL,
    UNDER,
    VICTOR,
)
from tests.republic.setup.games import TABLES, begun, positions
from tests.republic.setup.opening import fetch


@rule("R 1.02", "R 1.04.1", "R 1.04.9")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_position_of_random_play_is_sound(scenario: str, seats: int) -> None:
    for state in positions(scenario, seats, "sound", 1):
        assert check(state) == []


def slot_of(s: RepublicState, seat: int = 0) -> int:
    return in_rome(s, seat)[0]


def hand(s: RepublicState) -> None:
    s.factions[0].hand.pop()


def twice(s: RepublicState) -> None:
    s.curia.append(s.factions[0].hand[0])


def unsorted_layer(s: RepublicState) -> None:
    s.layers[0].reverse()


def no_law(s: RepublicState) -> None:
    s.zone[fetch(s, s.factions[0].hand[0])] = 8


def war_without_card(s: RepublicState) -> None:
    s.fronts.append(Front(4, ACTIVE, False, False))


def war_twice(s: RepublicState) -> None:
    s.fronts.append(s.fronts[0].clone())


def leader_without_card(s: RepublicState) -> None:
    s.zone[fetch(s, LEADERS[0].card)] = PLAY


def leader_aids_from_nowhere(s: RepublicState) -> None:
    s.aiding = [1, 0]


def influence(s: RepublicState) -> None:
    s.senator(slot_of(s)).influence = -1


def popularity(s: RepublicState) -> None:
    s.senator(slot_of(s)).popularity = 10


def debts(s: RepublicState) -> None:
    s.senator(slot_of(s)).talents = -2
    s.bank += 2


def two_offices(s: RepublicState) -> None:
    s.senator(slot_of(s, 1)).offices = 1 | 2


def one_office_twice(s: RepublicState) -> None:
    for one in in_rome(s, 1):
        s.senator(one).offices = 1


def wrong_slot(s: RepublicState) -> None:
    slot = slot_of(s)
    empty = next(n for n in range(len(s.senators)) if s.senators[n] is None)
    s.sit(empty, s.senators[slot])
    s.sit(slot, None)


def left_unheard(s: RepublicState) -> None:
    s.called().in_rome[0].pop()


def leaves_the_office(s: RepublicState) -> None:
    one = s.senator(slot_of(s))
    one.faction, one.knights = NONE, 2


def governor_of_nothing(s: RepublicState) -> None:
    one = s.senator(slot_of(s))
    one.place, one.at = PROVINCE, 0


def governor_elsewhere(s: RepublicState) -> None:
    s.holdings[0] = Holding(False, slot_of(s), 2)


def vacant_with_a_term(s: RepublicState) -> None:
    s.holdings[0] = Holding(False, NONE, 2)


def field_of_nothing(s: RepublicState) -> None:
    one = s.senator(slot_of(s))
    one.place, one.at = FIELD, 9


def captive_of_nothing(s: RepublicState) -> None:
    one = s.senator(slot_of(s))
    one.place, one.at = CAPTIVE, 9


def rebels_without_leader(s: RepublicState) -> None:
    s.senator(slot_of(s)).place = REBEL


def leader_of_no_rebels(s: RepublicState) -> None:
    s.rebel = slot_of(s)


def rebels_of_two_factions(s: RepublicState) -> None:
    for seat in (0, 1):
        s.rebel = slot_of(s, seat)
        s.senator(s.rebel).place = REBEL


def nobody_for_life(s: RepublicState) -> None:
    s.life = next(n for n in range(len(s.senators)) if s.senators[n] is None)


def nobody_guarded(s: RepublicState) -> None:
    s.guarded = next(n for n in range(len(s.senators)) if s.senators[n] is None)


def leader_of_others(s: RepublicState) -> None:
    s.factions[0].leader = slot_of(s, 1)


def gone_with_a_hand(s: RepublicState) -> None:
    s.factions[0].gone = True


def card_of_the_forum_in_hand(s: RepublicState) -> None:
    number = fetch(s, WARS[3].card)
    s.zone[number] = 2
    s.factions[0].hand = sorted([*s.factions[0].hand, number])


def unrest(s: RepublicState) -> None:
    s.unrest = -1


def events(s: RepublicState) -> None:
    s.events[2] = -1


def bills(s: RepublicState) -> None:
    s.bills[0] = 2


def bar(s: RepublicState) -> None:
    s.exposed = 1


def session(s: RepublicState) -> None:
    s.senate_session = SenateSession()


def deals(s: RepublicState) -> None:
    s.deals = [Deal(2, 1, 0, []), Deal(2, 1, 1, [])]


def money(s: RepublicState) -> None:
    s.treasury += 1


def owes(s: RepublicState) -> None:
    s.bank += s.treasury + 5
    s.treasury = -5


def table(s: RepublicState) -> None:
    s.escrow, s.bank = -3, s.bank + 3


def end(s: RepublicState) -> None:
    s.over = True


def no_end(s: RepublicState) -> None:
    s.winners = [1]


def nowhere(s: RepublicState) -> None:
    s.legions[0] = AT_WAR + 9


def no_province(s: RepublicState) -> None:
    s.fleets[0] = AT_PROVINCE + 3


def no_commander(s: RepublicState) -> None:
    s.legions[0] = UNDER + slot_of(s)


def veteran_in_the_pool(s: RepublicState) -> None:
    s.veterans = 1 << 24


def loyal_recruit(s: RepublicState) -> None:
    s.loyal[0] = slot_of(s)


def loyal_to_nobody(s: RepublicState) -> None:
    s.veterans = 1
    s.loyal[0] = next(n for n in range(len(s.senators)) if s.senators[n] is None)


def last_years_halt(s: RepublicState) -> None:
    s.no_recruitment = True


FAULTS: list[tuple[Callable[[RepublicState], None], str]] = [
    (hand, "hand: cards"),
    (last_years_halt, "halt of recruiting has not ended"),
    (twice, "curia: cards"),
    (unsorted_layer, "layer of the deck is not sorted"),
    (no_law, "lies with the laws and is none"),
    (war_without_card, f"{WARS[4].id}: in play or on the table, not both"),
    (war_twice, "a war or a leader is there twice"),
    (leader_without_card, f"{LEADERS[0].id}: in play or on the table, not both"),
    (leader_aids_from_nowhere, "helps in a war and is not there"),
    (influence, "influence -1"),
    (popularity, "popularity 10"),
    (debts, "-2 talents"),
    (two_offices, "holds 2 offices"),
    (one_office_twice, "is held 3 times"),
    (wrong_slot, "holds ID"),
    (left_unheard, "in_rome is out of date"),
    (leaves_the_office, "unaligned, with offices or knights"),
    (governor_of_nothing, "is nowhere"),
    (governor_elsewhere, "its governor is elsewhere"),
    (vacant_with_a_term, "vacant, with a term"),
    (field_of_nothing, "is nowhere"),
    (captive_of_nothing, "is nowhere"),
    (rebels_without_leader, "their leader -1"),
    (leader_of_no_rebels, "rebels []"),
    (rebels_of_two_factions, "rebels of several factions"),
    (nobody_for_life, "the Consul for Life is not in play"),
    (nobody_guarded, "the bodyguard protects nobody"),
    (leader_of_others, "its leader is not of it"),
    (gone_with_a_hand, "is gone, and has something left"),
    (card_of_the_forum_in_hand, "is no faction card"),
    (unrest, "unrest is -1"),
    (events, "events are at"),
    (bills, "2 in force"),
    (bar, "its bar lies open"),
    (session, "sits outside its phase"),
    (deals, "deals are numbered [2, 2]"),
    (money, "1 talents came from nowhere"),
    (owes, "the State owes 5 talents"),
    (table, "-3 talents lie on the table"),
    (end, "nothing says how"),
    (no_end, "an ending, and the game goes on"),
    (nowhere, "legion 1: is at 109"),
    (no_province, "fleet 1: is at 203"),
    (no_commander, "legion 1: is at 3"),
    (veteran_in_the_pool, "legion 25: a veteran, and not in play"),
    (loyal_recruit, "legion 1: loyal, and no veteran"),
    (loyal_to_nobody, "legion 1: loyal to nobody in play"),
]


@pytest.mark.parametrize(("spoil", "told"), FAULTS, ids=lambda x: getattr(x, "__name__", ""))
def test_a_fault_is_found(spoil: Callable[[RepublicState], None], told: str) -> None:
    state = begun("early", 3)
    assert check(state) == []
    spoil(state)
    assert told in "\n".join(check(state))


@rule("R 1.09.641", "R 1.10.71", "R 1.13.1", "R 1.11.3", "R 1.09.646")
def test_all_places_where_somebody_may_be() -> None:
    state = begun("early", 3)
    first, second, third = (state.senator(one) for one in in_rome(state, 0))
    slots = in_rome(state, 0)
    first.place, first.at = FIELD, state.fronts[0].war
    state.legions[0] = UNDER + slots[0]
    state.legions[1] = AT_WAR + state.fronts[0].war
    second.place, second.at = CAPTIVE, RAIDERS
    province = Holding(True, slots[2], 3)
    province.legate = True
    state.holdings[2] = province
    state.fleets[0] = AT_PROVINCE + 2
    assert check(state) == []
    province.legate = False
    third.place, third.at = PROVINCE, 2
    assert check(state) == []
    # A victor is still where his war was, and so is his Master of Horse; another goes for a rebel.
    number = WARS[state.fronts.pop().war].card
    state.zone[number] = OUT
    state.legions[1] = BARRACKS
    assert check(state) != []
    first.marks = VICTOR
    assert check(state) == []
    first.at = MARCH
    first.marks = 0
    assert check(state) == []
    assert len({slot for slot, _ in in_play(state)}) == 9
    assert all(one.family == slot for slot, one in in_play(state))
    assert FAMILIES[slots[0]].index == slots[0]
