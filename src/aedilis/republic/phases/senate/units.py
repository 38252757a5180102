"""Which legions a proposal takes: so many of the regular ones, which are all alike, and certain
veterans (rules 1.09.63, 1.09.646).
"""

from collections.abc import Iterable

from aedilis.kernel.prompt import Amount, Pick, Prompt
from aedilis.kernel.rule import cite
from aedilis.republic.phases.senate.kinds import Parts
from aedilis.republic.rules.armies import fleets_at, regulars_at, veterans_at
from aedilis.republic.state.choices import LEGION, numbered
from aedilis.republic.state.table import RepublicState


def mask_of(legions: Iterable[int]) -> int:
    """Some legions as a mask."""
    return sum(1 << legion for legion in legions)


def veteran_pick(s: RepublicState, seat: int, place: int, name: str, excluded: int = 0) -> Pick:
    """Which veteran legions of a place take part; the regular ones are all alike."""
    legions = [n for n in veterans_at(s, place) if not excluded >> n & 1]
    items = [LEGION + n for n in legions]
    ones = [1] * len(items)
    return Pick(seat, "republic-ask-veterans", "R 1.09.63", name, items, ones, 0, len(items))


def legions_field(
    s: RepublicState, seat: int, place: int, parts: Parts, part: list[int], excluded: int
) -> Prompt | None:
    """After the first field of a part: how many regular legions of a place, and which veterans; at
    least one in all. `excluded` are legions that cannot be taken.
    """
    n = len(parts)
    pick = veteran_pick(s, seat, place, numbered("veterans", n), excluded)
    if len(part) == 1:
        regulars = [legion for legion in regulars_at(s, place) if not excluded >> legion & 1]
        name = numbered("legions", n)
        low = 0 if pick.items else 1
        return Amount(seat, "republic-ask-legions", "R 1.09.646", name, low, len(regulars))
    if len(part) == 2:
        pick.low = 0 if part[1] else 1
        return pick
    return None


def taken(s: RepublicState, place: int, part: list[int], at: int, excluded: int = 0) -> list[int]:
    """The legions of a place that a part takes, which says so from position `at` on."""
    regulars = [n for n in regulars_at(s, place) if not excluded >> n & 1]
    # New ones go first: those raised in this sitting could not be disbanded.
    new = s.sitting().raised[0]
    regulars.sort(key=lambda n: not new >> n & 1)
    return [*regulars[: part[at]], *(thing - LEGION for thing in part[at + 2 :])]


def ships(s: RepublicState, place: int, count: int) -> list[int]:
    """So many fleets of a place, new ones first."""
    new = s.sitting().raised[1]
    return sorted(fleets_at(s, place), key=lambda n: not new >> n & 1)[:count]


def can_take(s: RepublicState, place: int, part: list[int], at: int, excluded: int = 0) -> bool:
    """Whether those legions are still there."""
    regulars = [n for n in regulars_at(s, place) if not excluded >> n & 1]
    veterans = [n for n in veterans_at(s, place) if not excluded >> n & 1]
    return part[at] <= len(regulars) and all(one - LEGION in veterans for one in part[at + 2 :])


cite("R 1.09.63", "R 1.09.646")
