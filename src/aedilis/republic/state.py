"""The state of a game of The Republic of Rome: plain slotted classes (rules 1.02, 1.04).

Persons sit in fixed slots, so that everything can point to one by a small number: slot n is the
person with ID n + 1. Two pairs of statesmen may share an ID; the second of such a pair sits in one
of the two slots after the thirtieth. Money of the State, of factions and of persons is in talents;
what is paid to the bank is gone.
"""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.game import State
from aedilis.republic.components import CARDS, CONCESSIONS, PROVINCES
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.supply import MARKERS
from aedilis.republic.zones import OUT, POOL, ROME

SLOTS: Final = 32
PAIR_SLOTS: Final[dict[int, int]] = {24: 30, 28: 31}
"""For the two IDs that a pair of statesmen may share, the slot of the second."""

LEGIONS: Final = MARKERS["legion"]
FLEETS: Final = MARKERS["fleet"]

MORTALITY: Final = 0
REVENUE: Final = 1
FORUM_PHASE: Final = 2
POPULATION: Final = 3
SENATE: Final = 4
COMBAT: Final = 5
REVOLUTION: Final = 6
PHASES: Final = (
    "mortality", "revenue", "forum", "population", "senate", "combat", "revolution",
)  # fmt: skip


class Senator:
    """A person in play: a family, a statesman, or a statesman on his family's card.

    `family` and `statesman` are indexes of their kinds or NONE. `faction` is a seat, NONE for one
    who is unaligned. `talents` is the personal treasury; all of it is public. `offices` is a mask
    of 1 << office index, `marks` one of the bits in `zones`; `place` and `at` tell where he is.
    """

    __slots__ = (
        "at", "faction", "family", "influence", "knights", "marks", "offices", "place",
        "popularity", "statesman", "talents",
    )  # fmt: skip

    def __init__(self, family: int, statesman: int, faction: int) -> None:
        self.family = family
        self.statesman = statesman
        self.faction = faction
        self.influence = 0
        self.popularity = 0
        self.knights = 0
        self.talents = 0
        self.offices = 0
        self.marks = 0
        self.place = ROME
        self.at = NONE

    def clone(self) -> "Senator":
        """An independent copy."""
        other = Senator(self.family, self.statesman, self.faction)
        other.influence = self.influence
        other.popularity = self.popularity
        other.knights = self.knights
        other.talents = self.talents
        other.offices = self.offices
        other.marks = self.marks
        other.place = self.place
        other.at = self.at
        return other


class Faction:
    """One player's faction. `hand` (sorted card numbers) and `treasury` are his alone to know.

    `leader` is the slot of its leader, NONE while it has none; `gone` once it is out of the game.
    """

    __slots__ = ("gone", "hand", "leader", "treasury")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.treasury = 0
        self.leader = NONE
        self.gone = False

    def clone(self) -> "Faction":
        """An independent copy."""
        other = Faction()
        other.hand = self.hand[:]
        other.treasury = self.treasury
        other.leader = self.leader
        other.gone = self.gone
        return other


class Front:
    """A war in the Forum. `status` is one of `zones`; `naval_won` says that its fleet is beaten;
    `revolt` that it gives no spoils, as was settled when it was drawn.
    """

    __slots__ = ("naval_won", "revolt", "status", "war")

    def __init__(self, war: int, status: int, naval_won: bool, revolt: bool) -> None:
        self.war = war
        self.status = status
        self.naval_won = naval_won
        self.revolt = revolt

    def clone(self) -> "Front":
        """An independent copy."""
        return Front(self.war, self.status, self.naval_won, self.revolt)


class Holding:
    """A province of Rome: developed or not, its governor's slot (NONE: vacant) and his term."""

    __slots__ = ("developed", "governor", "term")

    def __init__(self, developed: bool, governor: int, term: int) -> None:
        self.developed = developed
        self.governor = governor
        self.term = term

    def clone(self) -> "Holding":
        """An independent copy."""
        return Holding(self.developed, self.governor, self.term)


class RepublicState(State):
    """The whole game.

    `zone[n]` is where card n is. `layers` are the parts of the deck from the top, each sorted and
    drawn from at random. `curia` are its cards in order, the first in front; `discards` those
    thrown away, in order. `owner[c]` is the slot of the senator who holds concession c, or NONE;
    `exposed` is the mask of those whose corruption bar lies open. `leaders` are enemy leaders in
    the Forum. `legions` and `fleets` say where each is; `veterans` is a mask of legions and
    `loyal[n]` the slot legion n is loyal to.
    """

    __slots__ = (
        "curia", "discards", "exposed", "factions", "fleets", "fronts", "holdings", "layers",
        "leaders", "legions", "loyal", "owner", "phase", "scenario", "senators", "treasury",
        "turn", "unrest", "veterans", "zone",
    )  # fmt: skip

    def __init__(self, scenario: int, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.scenario = scenario
        self.turn = 0
        self.phase = MORTALITY
        self.treasury = 0
        self.unrest = 0
        self.zone: list[int] = [OUT] * (CARDS + 1)
        self.layers: list[list[int]] = []
        self.curia: list[int] = []
        self.discards: list[int] = []
        self.senators: list[Senator | None] = [None] * SLOTS
        self.factions: list[Faction] = [Faction() for _ in range(seats)]
        self.fronts: list[Front] = []
        self.leaders: list[int] = []
        self.holdings: list[Holding | None] = [None] * len(PROVINCES)
        self.owner: list[int] = [NONE] * len(CONCESSIONS)
        self.exposed = 0
        self.legions: list[int] = [POOL] * LEGIONS
        self.veterans = 0
        self.loyal: list[int] = [NONE] * LEGIONS
        self.fleets: list[int] = [POOL] * FLEETS

    def clone(self) -> "RepublicState":
        """An independent copy, without log and prompts."""
        s = RepublicState(self.scenario, self.seats, self.dice.clone())
        s.stack = [frame.clone() for frame in self.stack]
        s.over = self.over
        s.flagged = self.flagged
        s.learned = self.learned
        s.orders = self.orders
        s.turn = self.turn
        s.phase = self.phase
        s.treasury = self.treasury
        s.unrest = self.unrest
        s.zone = self.zone[:]
        s.layers = [layer[:] for layer in self.layers]
        s.curia = self.curia[:]
        s.discards = self.discards[:]
        s.senators = [one.clone() if one is not None else None for one in self.senators]
        s.factions = [one.clone() for one in self.factions]
        s.fronts = [one.clone() for one in self.fronts]
        s.leaders = self.leaders[:]
        s.holdings = [one.clone() if one is not None else None for one in self.holdings]
        s.owner = self.owner[:]
        s.exposed = self.exposed
        s.legions = self.legions[:]
        s.veterans = self.veterans
        s.loyal = self.loyal[:]
        s.fleets = self.fleets[:]
        return s

    def senator(self, slot: int) -> Senator:
        """The person in a slot. Raises KeyError when nobody sits there."""
        one = self.senators[slot]
        if one is None:
            raise KeyError(slot)
        return one

    def deck_size(self) -> int:
        """Cards left in the deck (public)."""
        return sum(len(layer) for layer in self.layers)
