"""New senators for Rome while too few are in it (1.09.8, 1.09.81)."""

import pytest

from aedilis.kernel.options import switched
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import enter_family, in_rome, of_faction
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CURIA, OUT, RAIDERS, ROME
from tests.republic.setup.opening import fetch, name, told, vacate
from tests.republic.setup.senate import floor, names, propose
from tests.republic.setup.trials import asked, do, member, run, values


def emptied(left: int, *curia: int) -> RepublicState:
    """So many senators are left in Rome, at least one of each faction; these families lie in the
    Curia. The others are captives.
    """
    s = floor()
    assert s.curia == []
    for family in curia:
        number = FAMILIES[vacate(s, family)].card
        s.zone[number] = CURIA
        s.curia.append(number)
    keep = [member(s, seat) for seat in range(5)]
    others = [slot for slot in in_rome(s) if slot not in keep]
    for slot in others[left - 5 :]:
        s.senator(slot).place, s.senator(slot).at = CAPTIVE, RAIDERS
    assert len(in_rome(s)) == left
    return s


def families_out(s: RepublicState, count: int) -> list[int]:
    """Families that nobody in play has."""
    return [one.index for one in FAMILIES if s.senators[one.index] is None][:count]


@rule("R 1.09.81-a", "R 1.09.81-c", "R VII.senate-refill-a")
def test_with_seven_in_rome_one_is_called_at_once() -> None:
    """R-1.09.81b: the first in the Curia."""
    first, second = families_out(floor(), 2)
    s = run(emptied(7, first, second))
    assert len(in_rome(s)) == 8
    assert s.senator(first).place == ROME
    assert s.senators[second] is None
    assert s.curia == [FAMILIES[second].card]


@rule("R 1.09.81-a", "R 1.09.1")
def test_it_happens_when_the_senate_opens() -> None:
    """R-1.09.81b."""
    first = families_out(floor(), 1)[0]
    s = emptied(7, first)
    s.senate_session = None
    s.stack = [SenateFrame()]
    run(s)
    assert len(in_rome(s)) == 8


@rule("R 1.09.81-a")
def test_it_happens_in_the_middle_of_a_vote() -> None:
    """R-1.09.81b: after each death, and the new senator may vote."""
    first = families_out(floor(), 1)[0]
    s = run(emptied(8, first))
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0)
    victim = next(slot for slot in in_rome(s) if slot not in [member(s, n) for n in range(5)])
    die(s, victim, heir=False)
    run(s)
    assert first in in_rome(s)
    assert the_vote(s) is not None


@rule("R 1.09.81-a")
def test_a_departure_counts_also_when_it_closes_the_senate() -> None:
    """R-1.09.81b."""
    first = families_out(floor(), 1)[0]
    s = emptied(8, first)
    s.sitting().departed = True
    s.senator(member(s, 0)).place, s.senator(member(s, 0)).at = CAPTIVE, RAIDERS
    run(s)
    assert len(in_rome(s)) == 8
    assert s.senate_session is None


@rule("R 1.09.81-a", "R 1.09.81-b")
@pytest.mark.parametrize(("option", "seat"), [("influence", 3), ("senators-in-rome", 2)])
def test_the_smallest_faction_gets_him_of_equals_by_influence_in_rome(
    option: str, seat: int
) -> None:
    """R-1.09.81a: least influence in Rome, or by the option fewest senators there."""
    first = families_out(floor(), 1)[0]
    s = emptied(6, first)
    s.switches = switched(RepublicSwitches, {"repopulation-tie": option})
    # Factions 2 and 3 have a member less than the others; 2 has one in Rome, and 3 has two.
    for n, here in ((2, 1), (3, 2)):
        slots = [slot for slot, _ in of_faction(s, n)]
        for at, slot in enumerate(slots[:-1]):
            one = s.senator(slot)
            one.place, one.at = (ROME, NONE) if at < here else (CAPTIVE, RAIDERS)
        die(s, slots[-1], heir=False)
    s.senator(member(s, 2)).influence = 9
    run(s)
    assert s.senator(first).faction == seat


@rule("R 1.09.81-b", "R 1.04.8")
def test_then_the_dice_decide() -> None:
    """R-1.04.8: 7 and 7, then 5 and 9: the second has him after two throws."""
    first = families_out(floor(), 1)[0]
    s = emptied(7, first)
    tied = [2, 3]
    for n in tied:
        gone = [slot for slot, one in of_faction(s, n) if one.place == CAPTIVE][-1]
        die(s, gone, heir=False)
        for slot in in_rome(s, n):
            s.senator(slot).influence = 0
    s.dice.script = [3, 4, 5, 2, 1, 4, 3, 6]
    run(s)
    assert s.dice.script == []
    assert s.senator(first).faction == 3
    assert [one["roll"] for one in told(s, "republic-tie-throw")] == [7, 7, 5, 9]


@rule("R 1.09.81-d", "R 1.09.81-e")
def test_without_a_curia_he_is_taken_out_of_the_forum() -> None:
    """R-1.09.81b: the faction that gets him chooses."""
    s = emptied(7)
    outs = families_out(s, 2)
    for family in outs:
        fetch(s, FAMILIES[family].card)
        enter_family(s, family, NONE)
    gone = [slot for slot, one in of_faction(s, 2) if one.place == CAPTIVE][-1]
    die(s, gone, heir=False)
    s.curia.clear()
    _sweep_curia(s)
    run(s)
    assert asked(s) == [(2, "republic-ask-recruit")]
    assert values(s, 2, "senator") == names(s, outs)
    do(s, 2, senator=name(s, outs[1]))
    assert s.senator(outs[1]).faction == 2
    assert len(in_rome(s)) == 8
    assert asked(s) == [(0, "republic-ask-senate-other")]


def _sweep_curia(s: RepublicState) -> None:
    for number, zone in enumerate(s.zone):
        if zone == CURIA:
            s.zone[number] = OUT


@rule("R 1.09.81-e")
def test_without_anybody_nobody_comes() -> None:
    s = run(emptied(7))
    assert len(in_rome(s)) == 7
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.81-a")
def test_as_many_as_have_died_come_before_anybody_votes_on() -> None:
    first, second = families_out(floor(), 2)
    s = run(emptied(8, first, second))
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0)
    leaders = [member(s, n) for n in range(5)]
    for victim in [slot for slot in in_rome(s) if slot not in leaders][:2]:
        die(s, victim, heir=False)
    run(s)
    assert {first, second} <= set(in_rome(s))
