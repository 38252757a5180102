"""Veterans disbanded by a general who has won (2.04.2), and what becomes of them."""

from msgspec.structs import replace

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import STATESMEN, index_of
from aedilis.republic.phases.lapsing import lapsed
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revenue.state import units_kept
from aedilis.republic.phases.revolution.cards import DISBAND, PlayFrame
from aedilis.republic.phases.senate.pleas import pleading, prosecuting
from aedilis.republic.rules.death import die
from aedilis.republic.rules.odds import base_number
from aedilis.republic.rules.persons import enter_statesman, oratory, votes
from aedilis.republic.rules.revolt import begin, would_follow
from aedilis.republic.rules.veterans import disband_veterans, discharged, may_disband, victors
from aedilis.republic.state.choices import SENATOR, STOP, code, verb
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    BARRACKS,
    DISCHARGED,
    POOL,
    REBEL,
    UNDER,
    VICTOR,
)
from tests.republic.setup.frontier import hold, provincial
from tests.republic.setup.opening import fetch, province_number, sound
from tests.republic.setup.revolution import quiet, victor


def table(**switches: str) -> RepublicState:
    s = quiet()
    s.switches = replace(s.switches, veterans=True, **switches)
    return s


def faithful(s: RepublicState, slot: int, place: int, count: int) -> list[int]:
    """Veterans out of the pool who are loyal to somebody, in a place."""
    there = [n for n, at in enumerate(s.legions) if at == POOL][:count]
    for n in there:
        s.legions[n] = place
        s.loyal[n] = slot
        s.veterans |= 1 << n
    return there


@rule("R 2.04.2-a", "R 2.04.2-d", "R 2.04.2-e", "R 2.04.1-a", "R VII.veteran-disbanding-a")
def test_whoever_has_won_disbands_veterans_wherever_they_are() -> None:
    """Example 1 of 2.04, R-2.04.1, R-2.04.2c."""
    s = provincial(table())
    slot = victor(s, "fabius", 2)
    there = faithful(s, slot, UNDER + slot, 2)
    hold(s, "sicilia", "julius", seat=1)
    there += faithful(s, slot, AT_PROVINCE + province_number("sicilia"), 1)
    before = (s.senator(slot).influence, oratory(s.senator(slot)), votes(s.senator(slot)))
    assert victors(s, 0) == [slot]
    assert may_disband(s, slot) == there
    s.stack = [RevenueFrame()]
    kept = units_kept(s, [])
    disband_veterans(s, slot, there)
    assert units_kept(s, []) == kept - 3
    after = (s.senator(slot).influence, oratory(s.senator(slot)), votes(s.senator(slot)))
    assert [b - a for a, b in zip(before, after, strict=True)] == [3, 3, 3]
    sound(s)


@rule("R 2.04.2-b", "R 2.04.2-c")
def test_they_lie_in_the_bank_apart_from_the_pool() -> None:
    """R-2.04.2."""
    s = table()
    slot = victor(s, "fabius", 0)
    there = faithful(s, slot, UNDER + slot, 2)
    pool = s.legions.count(POOL)
    disband_veterans(s, slot, there)
    assert s.legions.count(POOL) == pool
    assert [s.legions[n] for n in there] == [DISCHARGED] * 2
    assert all(s.veterans >> n & 1 and s.loyal[n] == slot for n in there)
    assert discharged(s, slot) == discharged(s) == there
    assert would_follow(s, slot) == []
    s.legions[there[0]] = UNDER + slot
    s.senator(slot).place = REBEL
    begin(s, slot)
    assert s.legions[there[1]] == DISCHARGED


@rule("R 2.04.2-a", "R 2.04.2-f")
def test_others_may_not() -> None:
    s = table()
    slot = victor(s, "fabius", 3)
    faithful(s, slot, UNDER + slot, 2)
    assert victors(s, 0) == [slot]
    assert victors(s, 1) == []
    s.senator(slot).marks &= ~VICTOR
    assert victors(s, 0) == []
    s.senator(slot).marks |= VICTOR
    s.senator(slot).place = REBEL
    assert victors(s, 0) == []
    t = quiet()
    slot = victor(t, "fabius", 3)
    faithful(t, slot, UNDER + slot, 2)
    assert victors(t, 0) == []


@rule("R 2.04.2-a")
def test_by_the_option_only_those_of_his_own_army() -> None:
    """R-2.04.2c: nor those that stand with rebels, in any case."""
    s = table(disband_scope="own-force")
    slot = victor(s, "fabius", 0)
    own = faithful(s, slot, UNDER + slot, 1)
    faithful(s, slot, BARRACKS, 1)
    assert may_disband(s, slot) == own
    t = table()
    slot = victor(t, "fabius", 0)
    own = faithful(t, slot, UNDER + slot, 1)
    other = victor(t, "julius", 2, seat=1)
    faithful(t, slot, UNDER + other, 1)
    assert len(may_disband(t, slot)) == 2
    t.senator(other).place = REBEL
    t.rebel = other
    assert may_disband(t, slot) == own


@rule("R 2.04.2-a")
def test_it_is_done_when_his_faction_plays_cards() -> None:
    """R-2.04.2b."""
    s = table()
    slot = victor(s, "fabius", 0)
    there = faithful(s, slot, UNDER + slot, 2)
    frame = PlayFrame(0, 0)
    s.stack.append(frame)
    assert not frame.advance(s)
    prompt = frame.asks(s)[0]
    assert prompt.choices([]) == [DISBAND, STOP]
    assert lapsed(s, prompt) == [STOP]
    general = code("general", SENATOR, slot)
    assert prompt.choices([DISBAND]) == [general]
    items = [code("legion", 1010, n) for n in there]
    move = [DISBAND, general, 1, items[1]]
    assert prompt.accepts(move)
    frame.answer(s, prompt.seat, move)
    assert discharged(s) == [there[1]]
    assert victors(s, 0) == [slot]
    assert verb("disband") == DISBAND


@rule("R 2.04.2-d")
def test_the_oratory_counts_everywhere_and_ends_with_him() -> None:
    """R-2.04.2, R-2.04.2d."""
    s = table()
    slot = victor(s, "cornelius", 0)
    there = faithful(s, slot, UNDER + slot, 2)
    before = oratory(s.senator(slot))
    assert "eloquence" not in to_data(s)["senators"][slot]  # type: ignore[index]
    disband_veterans(s, slot, there)
    assert to_data(s)["senators"][slot]["eloquence"] == 2  # type: ignore[index]
    assert pleading(s.senator(slot)) == prosecuting(s.senator(slot)) == before + 2
    target = next(n for n, one in enumerate(s.senators) if one is not None and one.faction == 2)
    base = base_number(s, slot, target, 0, 0)
    s.senator(slot).eloquence = 0
    assert base_number(s, slot, target, 0, 0) == base - 2
    s.senator(slot).eloquence = 2
    scipio = index_of("statesman", "scipio_africanus")
    fetch(s, STATESMEN[scipio].card)
    assert enter_statesman(s, 0, scipio) == slot
    assert oratory(s.senator(slot)) == STATESMEN[scipio].oratory + 2
    pool = s.legions.count(POOL)
    die(s, slot)
    assert s.legions.count(POOL) == pool + 2
    assert s.veterans == 0
    assert set(s.loyal) == {NONE}


@rule("R 2.04.2-d")
def test_the_influence_is_looked_at_when_he_is_in_rome_again() -> None:
    """Example 4 of 2.04."""
    s = table()
    slot = victor(s, "fabius", 0)
    there = faithful(s, slot, UNDER + slot, 2)
    s.senator(slot).influence = 33
    disband_veterans(s, slot, there)
    assert s.senator(slot).influence == 35
    assert s.flagged
