"""How a table stands, as a search judges it: how likely each faction is to win, and Rome to fall.

A row of traits for each seat and one for the fall of Rome are weighed; of the sums the chances
follow, as in logistic regression. The weights were found in games among senators, by
`python -m tools.republic_training`, and are small files beside this module: who judges by one of
them goes on to do so when another has been found.
"""

from functools import cache
from typing import Final

from aedilis.kernel.chances import Logistic, shipped_weights, victory_shares
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS
from aedilis.republic.definitions.numbers import (
    CONSUL_FOR_LIFE_APPOINTED,
    CONSUL_FOR_LIFE_ELECTED,
    FLEETS,
    LEGIONS,
    LOSING_WARS,
)
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.rules.armies import count_fleets, count_legions
from aedilis.republic.rules.persons import hrao_seat, in_play, printed, votes
from aedilis.republic.rules.wars import (
    active_fronts,
    active_wars,
    land_strength,
    naval_strength,
    support,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, CAPTIVE, POOL, REBEL, ROME

FIRST: Final = "prospects.json"
"""Found in games of senators who never rebelled."""
NEWEST: Final = "prospects-2.json"
"""Found in games of the seventh senator."""

OF_SEATS: Final = (
    "influence", "influence-late", "ahead", "ahead-late", "top", "top-elected", "top-appointed",
    "votes", "vote-share", "senators", "knights", "talents", "treasury", "income", "military",
    "presides", "statesmen", "hand", "popularity", "away", "for-life", "rebel", "influence-end",
)  # fmt: skip
"""What is counted of each seat."""
OF_ROME: Final = (
    "always", "active-1", "active-2", "active-3", "active-4", "waiting", "strength", "forces",
    "unmatched", "unmatched-many", "unrest", "treasury-of-state", "debt", "late",
)  # fmt: skip
"""What is counted of Rome."""
TRAITS: Final = OF_SEATS + OF_ROME

LATE: Final = 8.0
"""After so many years a game is late."""
DRAWN: Final = 5.0
"""About so many cards are drawn from the deck in a year."""
LAST: Final = 3
"""About so many are left when the era ends."""
NEAR: Final = 8
"""So little influence is wanting to whoever is near to ruling alone."""
POOR: Final = 150
"""A State with fewer talents when a year begins, its revenue among them, has next to none when its
wars and legions are paid.
"""
MANY: Final = 2
"""More wars than so many that Rome has no forces for may soon be one too many."""


def traits_of(s: RepublicState) -> list[list[float]]:
    """The traits of each seat, and those of Rome's fall as one row more, with nothing in the
    columns that are not theirs. The treasuries of others are taken as they are in `s`: who may not
    know them hands in a state in which they were guessed.
    """
    late = min(1.0, s.turn / LATE)
    end = DRAWN / (DRAWN + max(0, s.deck_size() - LAST))
    seats = len(s.factions)
    rows = [[0.0] * len(TRAITS) for _ in range(seats + 1)]
    for slot, one in in_play(s):
        if 0 <= one.faction < seats:
            _count(s, slot, rows[one.faction])
    for number, slot in enumerate(s.owner):
        holder = s.senators[slot] if slot != NONE else None
        if holder is not None and 0 <= holder.faction < seats:
            rows[holder.faction][13] += CONCESSIONS[number].income / 10.0
    total = sum([row[7] for row in rows])
    first = hrao_seat(s)
    for seat, faction in enumerate(s.factions):
        row = rows[seat]
        others = max([rows[n][0] for n in range(seats) if n != seat], default=0.0)
        row[1] = row[0] * late
        row[2] = row[0] - others
        row[3] = row[2] * late
        row[8] = row[7] / total if total else 0.0
        row[12] = faction.treasury / 20.0
        row[15] = float(seat == first)
        row[17] = len(faction.hand) / 5.0
        row[22] = row[0] * end
    _count_rome(s, late, rows[seats])
    return rows


def _count(s: RepublicState, slot: int, row: list[float]) -> None:
    """Add one of its senators to the traits of a seat."""
    one = s.senator(slot)
    card = printed(one)
    if one.place not in (CAPTIVE, REBEL):
        row[0] += one.influence / 10.0
    if one.place == ROME:
        row[4] = max(row[4], one.influence / 10.0)
        lacking = CONSUL_FOR_LIFE_ELECTED - one.influence
        row[5] = max(row[5], min(1.0, (NEAR - lacking) / NEAR))
        lacking = CONSUL_FOR_LIFE_APPOINTED - one.influence
        row[6] = max(row[6], min(1.0, (NEAR - lacking) / NEAR))
    row[7] += votes(one) / 10.0
    row[9] += 0.2
    row[10] += one.knights / 5.0
    row[11] += one.talents / 20.0
    row[14] = max(row[14], card.military / 5.0)
    row[16] += float(one.statesman != NONE)
    row[18] = max(row[18], one.popularity / 9.0)
    row[19] += float(one.place != ROME)
    row[20] += float(slot == s.life)
    row[21] += float(slot == s.rebel)


def _count_rome(s: RepublicState, late: float, row: list[float]) -> None:
    """The traits of Rome's fall."""
    needs = [_need(s, front.war) for front in active_fronts(s)]
    wars = min(active_wars(s), LOSING_WARS)
    at = len(OF_SEATS)
    row[at] = 1.0
    for n in range(1, LOSING_WARS + 1):
        row[at + n] = float(wars == n)
    at += LOSING_WARS + 1
    row[at] = float(sum([1 for front in s.fronts if front.status != ACTIVE]))
    row[at + 1] = sum(needs) / 20.0
    forces = LEGIONS + FLEETS - count_legions(s, POOL) - count_fleets(s, POOL)
    row[at + 2] = forces / 20.0
    unmatched = _unmatched(needs, forces + max(0, s.treasury) // unit_cost(s))
    row[at + 3] = unmatched / LOSING_WARS
    row[at + 4] = max(0, unmatched - MANY) / LOSING_WARS
    row[at + 5] = s.unrest / 10.0
    row[at + 6] = s.treasury / 100.0
    row[at + 7] = max(0.0, (POOR - s.treasury) / POOR)
    row[at + 8] = late


def _need(s: RepublicState, war: int) -> int:
    """About so many legions and fleets it takes to win a war."""
    return land_strength(s, war) + naval_strength(s, war) + support(war)


def _unmatched(needs: list[int], means: int) -> int:
    """How many wars are left when Rome turns to those first that need least, with the legions and
    fleets that there are and that it can pay.
    """
    left = len(needs)
    for need in sorted(needs):
        means -= need
        if means < 0:
            break
        left -= 1
    return left


class Prospects(Logistic):
    """Chances by traits. Raises ValueError for weights of other traits."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(TRAITS, weights)

    def foretell(self, s: RepublicState) -> list[float]:
        """For each seat how likely it is to win; together less than 1, for Rome may fall. Of a game
        that is over, what it came to.
        """
        seats = len(s.factions)
        return victory_shares(s.winners, seats) if s.over else self.chances(traits_of(s))[:seats]


@cache
def prospects(file: str = FIRST) -> Prospects:
    """What was found in training, read once and only where it is needed."""
    return Prospects(shipped_weights("aedilis.republic.bots", file))
