"""What decides a game in the end: a rebel's success, the influence that counts, and ties (rules
1.12.1 to 1.12.3, 1.04.8).

`aedilis.republic.phases.ending` looks when it is over.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.lots import best
from aedilis.republic.rules.persons import hrao_seat, of_faction, votes, who
from aedilis.republic.state.endings import LOST_REVOLT, REBEL_REVOLT, finish
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL


@rule("R 1.11.35", "R 1.11.373", "R 1.12.2")
def rebel_succeeds(s: RepublicState, ending: int) -> None:
    """The Primary Rebel has met a winning condition. What comes of it is settled as soon as what
    is under way now has come to its end.
    """
    s.ending = ending
    s.flagged = True
    if s.log is not None:
        told = {"person": who(s, s.rebel), "ending": ending}
        s.note("republic-rebel-succeeds", s.senator(s.rebel).faction, told)


@rule("R 1.08.2", "R VII.die-modifier", "R VII.manpower", "R 1.12.2", "R 1.12.3")
def people_revolt(s: RepublicState) -> None:
    """The people rise: a rebel has met a winning condition, without one all lose."""
    if s.rebel == NONE:
        finish(s, LOST_REVOLT, [])
    else:
        rebel_succeeds(s, REBEL_REVOLT)


@rule("R 1.04.8")
def throw_off(s: RepublicState, items: list[int], seats: list[int]) -> int:
    """One of some tied items: two dice are thrown for each, the highest wins, equal ones throw
    again. `seats` are those who throw for them.
    """
    left = list(range(len(items)))
    while len(left) > 1:
        throws = [s.dice.die() + s.dice.die() for _ in left]
        if s.log is not None:
            for n, roll in zip(left, throws, strict=True):
                s.note("republic-tie-throw", seats[n], {"roll": roll})
        left = best(left, throws)
    return items[left[0]]


@rule("R 1.12.2", "R 1.10.71")
def counted(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction whose influence counts in the end: no rebels and no captives."""
    return [slot for slot, one in of_faction(s, seat) if one.place not in (CAPTIVE, REBEL)]


def faction_influence(s: RepublicState, seat: int) -> int:
    """The influence of a faction as it counts in the end."""
    return sum(s.senator(slot).influence for slot in counted(s, seat))


@rule("R 1.12.2", "R 1.04.8")
def most_influential(s: RepublicState) -> int:
    """The seat with the most influence; of several the one with the most influential senator, then
    with the most votes, then by dice, which are thrown from the HRAO on.
    """
    first = hrao_seat(s)
    found = [seat for seat in s.round_from(first) if not s.factions[seat].gone]
    found = best(found, [faction_influence(s, seat) for seat in found])
    singles = [
        max((s.senator(slot).influence for slot in counted(s, seat)), default=0) for seat in found
    ]
    found = best(found, singles)
    cast = [sum(votes(s.senator(slot)) for slot in counted(s, seat)) for seat in found]
    found = best(found, cast)
    return throw_off(s, found, found)
