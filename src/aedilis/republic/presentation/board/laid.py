"""Proposals that are made on one sheet, with what follows from them beside it: forces, generals and
their armies, garrisons, concessions (rules 1.09.61, 1.09.63 to 1.09.647).

All of it comes from what lies open, and anybody could work it out.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from aedilis.kernel.layout import Beside, Chances, Layout, Likelihood
from aedilis.kernel.prompt import Move
from aedilis.kernel.text import capital
from aedilis.republic.definitions.numbers import UNIT_UPKEEP
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.phases.senate.forces import enlisted, let_go, unit_cost
from aedilis.republic.phases.senate.kinds import Parts, slot_of, split
from aedilis.republic.phases.senate.propose import kind_word
from aedilis.republic.phases.senate.recall import ALL, REPLACE
from aedilis.republic.phases.senate.units import mask_of, taken
from aedilis.republic.presentation.facts import armies_sent
from aedilis.republic.presentation.odds import (
    can_be_fought,
    chances_of,
    percent,
    tenths,
)
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.presentation.terminal.war_lines import war_line
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.armies import fleets_at, is_veteran, legions_at
from aedilis.republic.rules.battle_odds import fleet_met
from aedilis.republic.rules.resolution import RESULTS
from aedilis.republic.rules.strength import military
from aedilis.republic.rules.wars import active_fronts
from aedilis.republic.state.choices import REBEL_WAR, SENATOR, VERBS, WAR, kind_of, thing
from aedilis.republic.state.table import SLOTS, RepublicState
from aedilis.republic.state.zones import BARRACKS, MARCH, UNDER
from aedilis.republic.view import RepublicView

AT_LEAST: Final = frozenset({"deploy", "reinforce", "recall", "garrison", "recall_garrison"})
"""Proposals whose armies begin as small as they may be."""

LAID: Final = AT_LEAST | {"forces", "concessions"}
"""The kinds of proposals that have a sheet."""

MORE: Final = "republic-ask-more"

WELCOME: Final = ("victory", "stalemate", "standoff", "defeat", "disaster")
"""The results of a battle, the best first."""


class Marching(NamedTuple):
    """An army as a part of a proposal makes it: who commands it against which war, its legions by
    number, and its fleets.
    """

    slot: int
    war: int
    legions: list[int]
    fleets: int


def layout(text: RepublicText, view: RepublicView, begun: int) -> Layout | None:
    """How a proposal that begins with this choice is made on one sheet, if it is."""
    if thing(begun) >= len(VERBS):
        return None
    kind = kind_word(begun)
    if kind not in LAID:
        return None
    return Layout(
        title=capital(text.proposal(kind)),
        send=text.say("republic-sheet-propose"),
        what=thing,
        more=MORE,
        rows=kind == "concessions",
        least=kind in AT_LEAST,
        apt=lambda options: max(options, key=lambda one: _apt(view.table, thing(one))),
    )


def _apt(s: RepublicState, what: int) -> int:
    """How apt a choice is to begin with, of several that are alike the first: the best general, the
    rebel before an active war, and that before any other.
    """
    base = kind_of(what)
    if base == SENATOR and what - SENATOR < SLOTS:
        return military(s, what - SENATOR)
    if what == REBEL_WAR:
        return 2
    return int(base == WAR and any(one.war == what - WAR for one in active_fronts(s)))


def beside(text: RepublicText, view: RepublicView, move: Move) -> Beside:
    """What follows from a proposal as far as it has been made, and the battles it leads to."""
    kind = kind_word(move[0])
    teller = Teller(text, text.catalogue, view)
    whole, begun = split(move[1:])
    if kind == "forces":
        return Beside(_forces(teller, begun), [])
    parts = [*whole, begun] if begun else whole
    armies = _ARMIES.get(kind)
    if armies is None:
        return Beside(_in_rome(teller, kind, parts), [])
    found = list(enumerate(armies(teller, parts)))
    chances = [
        one for part, army in found if army is not None for one in _battles(teller, part, army)
    ]
    fought = {army.war for _, army in found if army is not None}
    lines = [war_line(teller, one) for one in view.fronts() if one.war in fought]
    return Beside([*lines, *_in_rome(teller, kind, parts)], chances)


# -- money and forces ------------------------------------------------------------------------------


def _forces(teller: Teller, part: list[int]) -> list[str]:
    """What it costs, what the State keeps, the next year, and what the wars take."""
    part = [*part, *([0] * (4 - len(part)))]
    raised = part[0] + part[1] + len(enlisted(part))
    kept = raised - part[2] - part[3] - len(let_go(part))
    cost = raised * unit_cost(teller.table)
    plan = budget(teller.table)
    less = cost + UNIT_UPKEEP * kept
    low, high = plan.low() - less, plan.high() - less
    each: dict[str, object] = {"each": unit_cost(teller.table), "cost": cost}
    lines = [
        teller.say("sheet-cost", {**each, "treasury": plan.treasury, "left": plan.treasury - cost}),
        teller.say("sheet-year", {"low": low, "high": high, "spread": high - low}),
    ]
    if low < 0:
        lines.append(teller.say("budget-ruin"))
    return [*lines, *(war_line(teller, one) for one in teller.view.fronts())]


def _in_rome(teller: Teller, kind: str, parts: Parts) -> list[str]:
    """What is left in Rome of legions and fleets, where a proposal takes some from there."""
    if kind not in ("deploy", "reinforce", "garrison"):
        return []
    table = teller.table
    at = 2 if kind == "deploy" else 1
    legions, fleets = legions_at(table, BARRACKS), len(fleets_at(table, BARRACKS))
    gone: list[int] = []
    for part in parts:
        gone += _legions(teller, BARRACKS, part, at, gone)
        fleets -= part[-1] if kind != "garrison" and _said(part, at) < len(part) else 0
    left = [n for n in legions if n not in gone]
    veterans = sum(1 for n in left if is_veteran(table, n))
    army = teller.text.units(len(left), fleets, veterans)
    return [teller.say("sheet-in-rome", {"army": army})]


def _said(part: list[int], at: int) -> int:
    """Where the veterans that a part names end."""
    return at + 2 + part[at + 1] if len(part) > at + 1 else len(part)


def _legions(teller: Teller, place: int, part: list[int], at: int, gone: list[int]) -> list[int]:
    """The legions of a place that a part takes from position `at` on, after those in `gone`."""
    if len(part) <= at + 1:
        return []
    return taken(teller.table, place, part[: _said(part, at)], at, mask_of(gone))


# -- battles ---------------------------------------------------------------------------------------


def _sent(teller: Teller, parts: Parts) -> Iterator[Marching | None]:
    """The armies of generals who are sent to war."""
    content = [n for part in parts for n in part]
    for one in armies_sent(teller.table, content):
        yield Marching(one.slot, one.war, one.legions, one.fleets) if one.whole else None


def _reinforced(teller: Teller, parts: Parts) -> Iterator[Marching | None]:
    """The armies in the field with what they get."""
    gone: list[int] = []
    for part in parts:
        slot = slot_of(part[0])
        more = _legions(teller, BARRACKS, part, 1, gone)
        gone += more
        fleets = part[-1] if _said(part, 1) < len(part) else 0
        yield _with(teller, slot, [*legions_at(teller.table, UNDER + slot), *more], fleets)


def _recalled(teller: Teller, parts: Parts) -> Iterator[Marching | None]:
    """The armies that are left in the field, under whoever commands them then."""
    for part in parts:
        if part[0] >= WAR or len(part) < 2 or part[1] == ALL:
            yield None
            continue
        slot = slot_of(part[0])
        legions = legions_at(teller.table, UNDER + slot)
        if part[1] == REPLACE:
            fleets = len(fleets_at(teller.table, UNDER + slot))
            war = teller.table.senator(slot).at
            yield Marching(slot_of(part[2]), war, legions, fleets) if len(part) > 2 else None
            continue
        gone = _legions(teller, UNDER + slot, part, 2, [])
        fleets = part[-1] if _said(part, 2) < len(part) else 0
        yield _with(teller, slot, [n for n in legions if n not in gone], -fleets)


def _with(teller: Teller, slot: int, legions: list[int], fleets: int) -> Marching:
    """An army in the field with these legions, and so many fleets more or less."""
    there = len(fleets_at(teller.table, UNDER + slot))
    return Marching(slot, teller.table.senator(slot).at, legions, there + fleets)


_ARMIES: Final[dict[str, Callable[[Teller, Parts], Iterator[Marching | None]]]] = {
    "deploy": _sent,
    "reinforce": _reinforced,
    "recall": _recalled,
}


def _battles(teller: Teller, part: int, army: Marching) -> Iterator[Chances]:
    """What an army may expect: at sea first where a fleet has to be beaten, then by land."""
    table = teller.table
    if not can_be_fought(table, army.war):
        return
    # In Italy no fleet is of any account.
    fleets = army.fleets if army.war != MARCH else 0
    veterans = sum(1 for n in army.legions if is_veteran(table, n))
    for naval in (True, False):
        if (naval and not fleet_met(table, army.war)) or (not naval and not army.legions):
            continue
        found = chances_of(table, army.slot, army.war, army.legions, fleets, naval)
        told: dict[str, object] = {
            "person": teller.person(army.slot),
            "war": teller.text.war(army.war),
            "army": teller.text.units(len(army.legions), fleets, veterans),
        }
        lost: dict[str, object] = {
            "legions": tenths(found.lost_legions()),
            "fleets": tenths(found.lost_fleets()),
        }
        results = [
            Likelihood(teller.say(f"result-{word}"), percent(found.of(RESULTS.index(word))), weight)
            for weight, word in enumerate(WELCOME)
        ]
        yield Chances(
            about=teller.say("sheet-odds-naval" if naval else "sheet-odds-land", told),
            results=[one for one in results if one.percent],
            told=teller.say("sheet-odds-losses", lost),
            part=part,
        )
