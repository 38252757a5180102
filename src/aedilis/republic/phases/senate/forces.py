"""Legions and fleets are raised and disbanded, the Rhodian alliance turned down (rules 1.09.63 to
1.09.632, 1.07.21).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.named import MANPOWER, RHODIAN_ALLIANCE
from aedilis.republic.definitions.numbers import MANPOWER_STEP, UNIT_COST
from aedilis.republic.phases.senate.kinds import Kind, Parts
from aedilis.republic.phases.senate.units import mask_of, veteran_pick
from aedilis.republic.rules.armies import (
    disband_legion,
    fleets_at,
    legions_at,
    regulars_at,
    send_fleets,
    send_legions,
    veterans_at,
)
from aedilis.republic.rules.concessions import pay_suppliers
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.veterans import discharged, enlist_discharged
from aedilis.republic.state.choices import DISBANDED, LEGION
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, POOL

KINDS_OF_UNITS: Final = ("raise_legions", "raise_fleets", "disband_legions", "disband_fleets")


@rule("R 1.09.63", "R 1.08.2")
def unit_cost(s: RepublicState) -> int:
    """What a new legion or fleet costs the State now."""
    return UNIT_COST + MANPOWER_STEP * s.events[MANPOWER]


@rule("R 1.09.63")
def free_legions(s: RepublicState) -> list[int]:
    """The legions that can be raised: not those disbanded in this sitting."""
    found, disbanded = legions_at(s, POOL), s.sitting().disbanded[0]
    return [n for n in found if not disbanded >> n & 1] if disbanded else found


@rule("R 1.09.63")
def free_fleets(s: RepublicState) -> list[int]:
    """The fleets that can be raised."""
    found, disbanded = fleets_at(s, POOL), s.sitting().disbanded[1]
    return [n for n in found if not disbanded >> n & 1] if disbanded else found


@rule("R 1.09.63")
def spare_legions(s: RepublicState) -> list[int]:
    """The regular legions that can be disbanded: in Rome, and not raised in this sitting."""
    found, raised = regulars_at(s, BARRACKS), s.sitting().raised[0]
    return [n for n in found if not raised >> n & 1] if raised else found


@rule("R 1.09.63")
def spare_fleets(s: RepublicState) -> list[int]:
    """The fleets that can be disbanded."""
    found, raised = fleets_at(s, BARRACKS), s.sitting().raised[1]
    return [n for n in found if not raised >> n & 1] if raised else found


cite("R 1.09.63", "R 1.09.6")


class Forces(Kind):
    """Units raised out of the pool and disbanded in Rome, in any numbers the State can pay for.

    The parts of the proposal are the numbers of legions and fleets raised, of regular legions and
    fleets disbanded, and the veteran legions disbanded; at last, where the pool is empty, those
    that their patrons have disbanded and the State raises again.
    """

    name = "forces"
    rule = "R 1.09.63"

    def limits(self, s: RepublicState) -> list[int]:
        """How many of each there may be: what was raised in this sitting is not disbanded in it,
        nor the other way round.
        """
        affordable = 0 if s.no_recruitment else max(0, s.treasury) // unit_cost(s)
        return [
            min(affordable, len(free_legions(s))),
            min(affordable, len(free_fleets(s))),
            len(spare_legions(s)),
            len(spare_fleets(s)),
        ]

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        if not s.sitting().other_business():
            return False
        return any(self.limits(s)) or bool(veterans_at(s, BARRACKS)) or bool(enlistable(s))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(part)
        if n < 4:
            limits = self.limits(s)
            most = limits[n]
            if n == 1:
                most = min(most, max(0, s.treasury) // unit_cost(s) - part[0])
            name = KINDS_OF_UNITS[n]
            later = any(limits[n + 1 :]) or bool(veterans_at(s, BARRACKS))
            later = later or bool(enlistable(s))
            low = 0 if any(part) or later else min(1, most)
            return Amount(
                seat, f"republic-ask-{name.replace('_', '-')}", self.rule, name, low, most
            )
        there = enlistable(s)
        if n == 4 and veterans_at(s, BARRACKS):
            pick = veteran_pick(s, seat, BARRACKS, "disband_veterans")
            pick.low = 0 if any(part) or there else 1
            return pick
        return enlist_pick(s, seat, part, there) if there else None

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        part = parts[0]
        limits = self.limits(s)
        again = enlisted(part)
        if (part[0] + part[1] + len(again)) * unit_cost(s) > max(0, s.treasury):
            return False
        if again and not set(again) <= set(enlistable(s)):
            return False
        veterans = veterans_at(s, BARRACKS)
        return all(part[n] <= limits[n] for n in range(4)) and all(
            legion in veterans for legion in let_go(part)
        )

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        raise_units(s, parts[0][0], parts[0][1], enlisted(parts[0]))
        disband_units(s, parts[0][2], parts[0][3], let_go(parts[0]))


@rule("R 2.04.3")
def enlistable(s: RepublicState) -> list[int]:
    """The disbanded legions that the State can raise again: none while the pool has any."""
    affordable = 0 if s.no_recruitment else max(0, s.treasury) // unit_cost(s)
    return discharged(s) if affordable and not legions_at(s, POOL) else []


@rule("R 2.04.3")
def enlist_pick(s: RepublicState, seat: int, part: list[int], there: list[int]) -> Pick | None:
    """Which of the disbanded legions are raised again; None once that has been said."""
    disbanding = len(part) > 4 and bool(veterans_at(s, BARRACKS))
    if len(part) > (5 + part[4] if disbanding else 4):
        return None
    most = max(0, s.treasury) // unit_cost(s) - part[0] - part[1]
    items = [DISBANDED + n for n in there]
    ones = [1] * len(items)
    low, high = 0 if any(part) else 1, min(len(items), most)
    key = "republic-ask-enlist"
    return Pick(seat, key, "R 2.04.3", "enlist", items, ones, min(low, high), high)


def let_go(part: Sequence[int]) -> list[int]:
    """The veteran legions that a part disbands."""
    return [one - LEGION for one in part[5:] if LEGION <= one < DISBANDED]


def enlisted(part: Sequence[int]) -> list[int]:
    """The disbanded legions that a part raises again."""
    return [one - DISBANDED for one in part[4:] if one >= DISBANDED]


@rule("R 1.09.63", "R 1.09.632", "R 2.04.3")
def raise_units(s: RepublicState, legions: int, fleets: int, again: Sequence[int] = ()) -> None:
    """New units come to Rome and are paid for, and legions raised `again` that their patrons have
    disbanded; those who arm and build them get their profit.
    """
    new, ships = free_legions(s)[:legions], free_fleets(s)[:fleets]
    legions += len(again)
    pay(s, STATE, BANK, (legions + fleets) * unit_cost(s))
    send_legions(s, new, BARRACKS)
    if again:
        enlist_discharged(s, list(again))
        new += again
    send_fleets(s, ships, BARRACKS)
    before = s.sitting().raised
    s.sitting().raised = [before[0] | mask_of(new), before[1] | mask_of(ships)]
    pay_suppliers(s, legions, fleets)
    if s.log is not None and legions + fleets:
        s.note("republic-raised", -1, {"legions": legions, "fleets": fleets})


@rule("R 1.09.63", "R 1.09.63-fig-a")
def disband_units(s: RepublicState, legions: int, fleets: int, veterans: list[int]) -> None:
    """Units in Rome go back to the pool."""
    gone, ships = [*spare_legions(s)[:legions], *veterans], spare_fleets(s)[:fleets]
    for legion in gone:
        disband_legion(s, legion)
    send_fleets(s, ships, POOL)
    before = s.sitting().disbanded
    s.sitting().disbanded = [before[0] | mask_of(gone), before[1] | mask_of(ships)]
    if s.log is not None and legions + fleets + len(veterans):
        told = {"legions": legions, "fleets": fleets, "veterans": len(veterans)}
        s.note("republic-disbanded", -1, told)


# -- Rhodes ----------------------------------------------------------------------------------------

cite("R 1.07.21")


class RejectRhodes(Kind):
    """The fleets of Rhodes are turned down, in the turn in which they come."""

    name = "reject_rhodes"
    rule = "R 1.07.21"

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        session = s.sitting()
        in_time = session.other_business() and session.rhodian_open
        return in_time and s.events[RHODIAN_ALLIANCE] > 0

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        return None

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        dark = s.events[RHODIAN_ALLIANCE] > 1
        fleets = EVENTS[RHODIAN_ALLIANCE].side(dark).fleets
        send_fleets(s, fleets_at(s, BARRACKS)[:fleets], POOL)
        s.events[RHODIAN_ALLIANCE] = 0
        s.rhodian = NONE
        s.sitting().rhodian_open = False
        if s.log is not None:
            s.note("republic-rhodes-rejected", -1)

    def close(self, s: RepublicState, parts: Parts) -> None:
        s.sitting().rhodian_open = False
