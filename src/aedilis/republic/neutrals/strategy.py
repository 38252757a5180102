"""The military plan of a year: what list the state of Rome calls for, and the first thing on it
that can be done (rules 4.05.3 to 4.05.33).

A plan is a line of a list and the wars it is for. What forces it takes is worked out anew whenever
it is asked for, since offices and money change while the spoils are divided.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, MANPOWER, ROME_CONSUL
from aedilis.republic.definitions.numbers import CRISIS_STRENGTH, CRISIS_WARS
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.danger import danger, is_dangerous
from aedilis.republic.neutrals.guidelines import is_neutral
from aedilis.republic.phases.senate.commands import before, commanders, enemy_strength, generals
from aedilis.republic.phases.senate.elections import consul_candidates
from aedilis.republic.phases.senate.forces import free_fleets, free_legions, unit_cost
from aedilis.republic.rules.armies import count_fleets, count_legions
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import holder, in_rome
from aedilis.republic.rules.wars import (
    active_fronts,
    land_strength,
    naval_strength,
    support,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, AT_WAR, BARRACKS, MARCH, UNDER

PEACE: Final = 0
"""No war in play."""
TWO_WARS: Final = 1
DANGEROUS_WAR: Final = 2
ACTIVE_WAR: Final = 3
INACTIVE_WAR: Final = 4
DOWN_TO_THREE: Final = 5
REBELS: Final = 6
THREE_WARS: Final = 7
TWO_IN_CRISIS: Final = 8
WEAKEST: Final = 9
OWN: Final = 10
"""Nothing that can be done, or only players rule: the Dominant Player decides."""

NORMAL: Final = (TWO_WARS, DANGEROUS_WAR, ACTIVE_WAR, INACTIVE_WAR)
CRISIS: Final = (DOWN_TO_THREE, REBELS, THREE_WARS, TWO_IN_CRISIS, WEAKEST)
ALL_FORCE: Final = (DOWN_TO_THREE, REBELS, WEAKEST)
"""The lines that send all there is; on the others half of what is left goes along."""
CAPPED: Final = tuple(line for line in (*NORMAL, *CRISIS) if line not in (DOWN_TO_THREE, REBELS))
"""The lines on which no more go along than make the most of a battle."""

cite("R 4.05.3")


# -- crisis ----------------------------------------------------------------------------------------


@rule("R 4.05.3")
def greatest(s: RepublicState, war: int) -> int:
    """The strength a war is judged by: by land or at sea, whichever is greater now."""
    return max(land_strength(s, war), naval_strength(s, war))


@rule("R 4.05.3", "R VII.crisis")
def is_crisis(s: RepublicState) -> bool:
    """Whether Rome faces too many active wars, too strong a one, or a rebel."""
    wars = [front.war for front in active_fronts(s)]
    if s.rebel >= 0 or len(wars) >= CRISIS_WARS:
        return True
    return any(greatest(s, war) > CRISIS_STRENGTH for war in wars)


# -- what it takes ---------------------------------------------------------------------------------


class Force:
    """So many legions and fleets."""

    __slots__ = ("fleets", "legions")

    def __init__(self, legions: int, fleets: int) -> None:
        self.legions = legions
        self.fleets = fleets


@rule("R 4.05.31")
def proper(s: RepublicState, war: int, wars: Sequence[int]) -> Force:
    """The proper force against a war that is attacked together with some `wars`: at sea as many
    fleets as it is strong, by land as many legions with the fewest fleets to support them.
    """
    land, naval = enemy_strength(s, war, list(wars))
    if naval:
        return Force(0, naval)
    return Force(max(1, land), support(war) if war >= 0 else 0)


@rule("R 4.05.31")
def in_the_field(s: RepublicState, war: int) -> Force:
    """The forces that are at a war already, with a commander or without."""
    places = [AT_WAR + war, *(UNDER + slot for slot in commanders(s, war))]
    return Force(
        sum(count_legions(s, place) for place in places),
        sum(count_fleets(s, place) for place in places),
    )


def lacking(s: RepublicState, war: int, wars: Sequence[int], line: int) -> Force:
    """What has to go to a war out of Rome, at least: up to its proper force; or where all force
    goes whatever it is, what can give battle at all.
    """
    wanted, there = proper(s, war, wars), in_the_field(s, war)
    if line in (REBELS, WEAKEST):
        wanted = Force(min(1, wanted.legions), wanted.fleets if wanted.legions else 1)
    return Force(max(0, wanted.legions - there.legions), max(0, wanted.fleets - there.fleets))


def total_lacking(s: RepublicState, wars: Sequence[int], line: int) -> Force:
    """What has to go to all the wars of a plan together."""
    parts = [lacking(s, war, wars, line) for war in wars]
    return Force(sum(part.legions for part in parts), sum(part.fleets for part in parts))


@rule("R 4.05.33")
def may_recruit(s: RepublicState) -> bool:
    """Whether Rome raises forces: never where none can be, and with a shortage only in a crisis."""
    return not s.no_recruitment and (not s.events[MANPOWER] or kept(s).crisis)


@rule("R 4.05.33", "R 4.05.3")
def shortage(s: RepublicState, need: Force) -> Force:
    """What of a need is not in Rome."""
    return Force(
        max(0, need.legions - count_legions(s, BARRACKS)),
        max(0, need.fleets - count_fleets(s, BARRACKS)),
    )


@rule("R 4.05.33")
def can_raise(s: RepublicState, missing: Force) -> bool:
    """Whether what is missing can be raised now, out of the pool and the Treasury."""
    if not missing.legions and not missing.fleets:
        return True
    if not may_recruit(s):
        return False
    cost = (missing.legions + missing.fleets) * unit_cost(s)
    enough = missing.legions <= len(free_legions(s)) and missing.fleets <= len(free_fleets(s))
    return enough and cost <= max(0, s.treasury)


# -- which wars ------------------------------------------------------------------------------------


@rule("R 4.05.3", "R 4.05.34")
def commanders_to_come(s: RepublicState) -> int:
    """How many can be sent out once the offices are filled: two Consuls, in a crisis a Dictator as
    well.
    """
    candidates = len(consul_candidates(s))
    if not kept(s).crisis:
        return min(2, candidates)
    dictator = min(1, candidates)
    master = min(1, max(0, len(in_rome(s)) - dictator))
    return dictator + min(2, max(0, candidates - dictator - master))


@rule("R 4.05.3", "R 1.07.332")
def executable(s: RepublicState, wars: Sequence[int], line: int) -> bool:
    """Whether some wars can be attacked together: in their order, with commanders, and with forces
    that are there or can be raised.
    """
    if not wars or any(before(s, war, list(wars)) for war in wars):
        return False
    if sum(1 for war in wars if not commanders(s, war)) > commanders_to_come(s):
        return False
    return can_raise(s, shortage(s, total_lacking(s, wars, line)))


def _in_order(s: RepublicState, wars: Sequence[int]) -> list[tuple[int, int, int]]:
    """Some wars, the strongest first, then the more dangerous: how strong and how dangerous they
    are, less than 0, and which.
    """
    return sorted([(-greatest(s, war), -danger(s, war), war) for war in wars])


def _worth(group: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """How strong and how dangerous the wars of a group are, as in their order."""
    return [(strength, menace) for strength, menace, _ in group]


@rule("R 4.05.3", "R 1.04.8")
def _first(s: RepublicState, wars: Sequence[int], count: int, line: int) -> list[int]:
    """So many of some wars that can be attacked together: the strongest, then the more dangerous,
    then by lot; empty when none can.
    """
    if len(wars) < count:
        return []
    groups = sorted(combinations(_in_order(s, wars), count), key=_worth)
    found: list[list[int]] = []
    most: list[tuple[int, int]] = []
    for group in groups:
        if found and _worth(group) != most:
            break
        together = [war for _, _, war in group]
        if executable(s, together, line):
            found.append(together)
            most = _worth(group)
    return found[drawn_by_lot(s, list(range(len(found))))] if found else []


@rule("R 4.05.3", "R 4.05.32")
def _most_dangerous(s: RepublicState) -> list[int]:
    """The most dangerous war that can be attacked, active or not."""
    wars = [front.war for front in s.fronts if is_dangerous(s, front.war)]
    wars = [war for war in wars if executable(s, [war], DANGEROUS_WAR)]
    found = best(wars, [danger(s, war) for war in wars])
    return [drawn_by_lot(s, found)] if found else []


@rule("R 4.05.3", "R 1.04.8")
def _weakest(s: RepublicState) -> list[int]:
    """The weakest active war that can be attacked at all."""
    wars = [front.war for front in active_fronts(s) if executable(s, [front.war], WEAKEST)]
    found = best(wars, [-greatest(s, war) for war in wars])
    return [drawn_by_lot(s, found)] if found else []


@rule("R 4.05.3")
def wars_of_line(s: RepublicState, line: int) -> list[int]:
    """The wars that a line of a list means now; empty when it cannot be done."""
    active = [front.war for front in active_fronts(s)]
    if line in (TWO_WARS, TWO_IN_CRISIS):
        return _first(s, active, 2, line)
    if line == THREE_WARS:
        return _first(s, active, 3, line)
    if line == ACTIVE_WAR:
        return _first(s, active, 1, line)
    if line == INACTIVE_WAR:
        quiet = [front.war for front in s.fronts if front.status != ACTIVE]
        return _first(s, quiet, 1, line)
    if line == DANGEROUS_WAR:
        return _most_dangerous(s)
    if line == WEAKEST:
        return _weakest(s)
    if line == REBELS:
        return [MARCH] if s.rebel >= 0 and executable(s, [MARCH], REBELS) else []
    many = len(active) - CRISIS_WARS
    return _first(s, active, many, line) if many > 0 else []


@rule("R 4.05.3")
def only_players_rule(s: RepublicState) -> bool:
    """Whether there is no Neutral in the ruling coalition."""
    ruling = kept(s).coalition
    return bool(ruling) and not any(is_neutral(s, faction) for faction in ruling)


@rule("R 4.05.3")
def make_plan(s: RepublicState) -> None:
    """The plan of the year: the first line of its list that can be done, or what the Dominant
    Player will have done.
    """
    ours = kept(s)
    ours.crisis = is_crisis(s)
    if s.log is not None and ours.crisis:
        s.note("republic-crisis", -1, {"rule": "R 4.05.3"})
    ours.plan = _plan(s)
    if s.log is not None:
        told: dict[str, object] = {"line": ours.plan[0], "wars": ours.plan[1:], "rule": "R 4.05.3"}
        s.note("republic-plan", -1, told)


def _plan(s: RepublicState) -> list[int]:
    if only_players_rule(s):
        return [OWN]
    if not s.fronts and s.rebel < 0:
        return [PEACE]
    for line in CRISIS if kept(s).crisis else NORMAL:
        wars = wars_of_line(s, line)
        if wars:
            return [line, *wars]
    return [OWN]


@rule("R 4.05.3", "R 1.07.332")
def executable_now(s: RepublicState, wars: Sequence[int]) -> bool:
    """Whether the wars of a plan are still there, and those who can be sent to them are in Rome."""
    there = [front.war for front in s.fronts] + ([MARCH] if s.rebel >= 0 else [])
    without = [war for war in wars if not commanders(s, war)]
    return all(war in there for war in wars) and len(without) <= len(generals_in_rome(s))


@rule("R 4.05.3", "R 4.05.34", "R 1.09.641")
def generals_in_rome(s: RepublicState) -> list[int]:
    """Who goes to war, in this order: the Dictator, the Field Consul, the Rome Consul."""
    found: list[int] = []
    for office in (DICTATOR, FIELD_CONSUL, ROME_CONSUL):
        slot = holder(s, office)
        if slot in generals(s, found):
            found.append(slot)
    return found
