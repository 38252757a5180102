"""Disbanded veterans called back by a Consul, or raised by the Senate (2.04.3)."""

from msgspec.structs import replace

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS
from aedilis.republic.definitions.named import ARMAMENTS, DICTATOR, FIELD_CONSUL, MANPOWER
from aedilis.republic.phases.senate.forces import enlistable
from aedilis.republic.phases.senate.rebuff import YieldFrame
from aedilis.republic.phases.senate.recall_veterans import recall_options
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import oratory
from aedilis.republic.rules.veterans import discharged, most_recalled, recall_veterans
from aedilis.republic.state.sitting import CENSOR_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, DISCHARGED, POOL, PROCONSUL, PROVINCE
from tests.republic.setup.opening import fetch, sound
from tests.republic.setup.senate import floor, units
from tests.republic.setup.trials import do, may, member, vote_all


def senate(**switches: str) -> RepublicState:
    s = floor()
    s.switches = replace(s.switches, veterans=True, **switches)
    return s


def patron(s: RepublicState, slot: int, count: int) -> list[int]:
    """Somebody has disbanded so many veterans."""
    there = [n for n, at in enumerate(s.legions) if at == POOL][:count]
    for n in there:
        s.legions[n] = DISCHARGED
        s.loyal[n] = slot
        s.veterans |= 1 << n
    s.senator(slot).eloquence += count
    return there


def field_consul(s: RepublicState, count: int, seat: int = 1) -> int:
    slot = member(s, seat)
    s.senator(slot).offices = 1 << FIELD_CONSUL
    patron(s, slot, count)
    return slot


@rule("R 2.04.3-a", "R 2.04.3-b", "R 2.04.3-c", "R 2.04.3-g")
def test_a_consul_calls_back_two_of_three() -> None:
    """Example 2 of 2.04, R-2.04.3, R-2.04.3b."""
    s = senate()
    slot = field_consul(s, 3)
    s.senator(slot).influence = 15
    pay(s, BANK, FACTION + 1, 40)
    before = oratory(s.senator(slot))
    fetch(s, CONCESSIONS[ARMAMENTS].card)
    grant(s, ARMAMENTS, member(s, 2))
    s.events[MANPOWER] = 2
    s.no_recruitment = True
    profit = s.senator(member(s, 2)).talents
    recall_veterans(s, slot, 2, 0)
    assert (s.senator(slot).influence, oratory(s.senator(slot))) == (13, before - 2)
    assert s.factions[1].treasury >= 20
    assert [s.legions.count(BARRACKS), len(discharged(s, slot))] == [2, 1]
    assert s.veterans.bit_count() == 3
    assert s.senator(member(s, 2)).talents == profit
    sound(s)


@rule("R 2.04.3-a", "R 2.04.3-f")
def test_only_a_consul_in_rome_and_only_in_other_business() -> None:
    """R-2.04.3, R-2.04.3b."""
    s = senate()
    slot = field_consul(s, 1)
    pay(s, BANK, slot, 10)
    assert may(s, 1, "call_back")
    assert not may(s, 2, "call_back")
    s.sitting().step = CENSOR_STEP
    assert recall_options(s, 1) == []
    s.sitting().step = "other"
    s.senator(slot).place = PROVINCE
    s.senator(slot).marks |= PROCONSUL
    assert recall_options(s, 1) == []
    s.senator(slot).place = 0
    s.senator(slot).marks = 0
    s.senator(slot).offices = 1 << DICTATOR
    assert recall_options(s, 1) == []
    s.switches = replace(s.switches, recall_by="consul-or-dictator")
    assert recall_options(s, 1) != []


@rule("R 2.04.3-a")
def test_not_while_something_bars_the_senate_nor_where_the_rule_is_not_played() -> None:
    s = senate()
    pay(s, BANK, field_consul(s, 1), 10)
    assert recall_options(s, 1) != []
    s.stack.append(YieldFrame(member(s, 0)))
    assert recall_options(s, 1) == []
    s.stack.pop()
    s.switches = replace(s.switches, veterans=False)
    assert recall_options(s, 1) == []


@rule("R 2.04.3-g")
def test_nobody_calls_back_whom_he_cannot_pay() -> None:
    s = senate()
    slot = field_consul(s, 3)
    one = s.senator(slot)
    s.bank += one.talents + s.factions[1].treasury
    one.talents = s.factions[1].treasury = 0
    assert recall_options(s, 1) == []
    pay(s, BANK, slot, 7)
    pay(s, BANK, FACTION + 1, 15)
    assert most_recalled(s, slot) == 2


@rule("R 2.04.3-d", "R 2.04.3-e", "R 2.04.3-h")
def test_the_senate_raises_them_when_the_pool_is_empty() -> None:
    """Example 3 of 2.04, R-2.04.2, R-2.04.3b."""
    s = senate()
    slot = member(s, 1)
    there = patron(s, slot, 3)
    units(s, 21)
    assert enlistable(s) == []
    units(s, 1)
    assert enlistable(s) == there
    influence = s.senator(slot).influence
    none = {"raise_fleets": 0, "disband_legions": 0, "disband_fleets": 0}
    do(s, 0, do="propose_forces", raise_legions=0, **none, enlist=there[:2])
    vote_all(s, *["yes"] * 5)
    assert s.treasury == 80
    assert discharged(s, slot) == there[2:]
    assert [s.loyal[n] for n in there] == [NONE, NONE, slot]
    assert s.veterans == 1 << there[2]
    assert (s.senator(slot).influence, s.senator(slot).eloquence) == (influence, 3)
