"""The state of a game of The Republic of Rome: plain slotted classes (rules 1.02, 1.04).

Persons sit in fixed slots, so that everything can point to one by a small number: slot n is the
person with ID n + 1. Two pairs of statesmen may share an ID; the second of such a pair sits in one
of the two slots after the thirtieth. Money of the State, of factions and of persons is in talents;
what is paid to the bank is gone.
"""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import EVERYONE
from aedilis.kernel.game import State
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    EVENTS,
    LAND_BILLS,
    PROVINCES,
    SCENARIOS,
)
from aedilis.republic.definitions.supply import MARKERS
from aedilis.republic.state.agreement import Deal
from aedilis.republic.state.college import College
from aedilis.republic.state.docket import Docket
from aedilis.republic.state.faction import Faction
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.neutrals import MOST_PEOPLE, Neutrals, factions_for
from aedilis.republic.state.options import USUAL, RepublicSwitches
from aedilis.republic.state.person import Roll, Senator
from aedilis.republic.state.rising import Rising
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.zones import OUT, POOL

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


class Front:
    """A war in the Forum, or a province in revolt (`zones.REVOLTING`). `status` is one of `zones`.

    `naval_won` says that its fleet is beaten; `revolt` that it gives no spoils, as was settled when
    it was drawn. `unprosecuted` is how it was found at the end of the last Combat Phase. `fought`
    has bit 1 for a land battle and 2 for a naval one fought this turn, and 4 when its commander
    drew back from a disaster or a standoff without losses; `used` has bit n for each
    disaster or standoff number n that has struck this turn.
    """

    __slots__ = ("fought", "naval_won", "revolt", "status", "unprosecuted", "used", "war")

    def __init__(self, war: int, status: int, naval_won: bool, revolt: bool) -> None:
        self.war = war
        self.status = status
        self.naval_won = naval_won
        self.revolt = revolt
        self.unprosecuted = False
        self.fought = 0
        self.used = 0

    def clone(self) -> "Front":
        """An independent copy."""
        other = Front(self.war, self.status, self.naval_won, self.revolt)
        other.unprosecuted = self.unprosecuted
        other.fought = self.fought
        other.used = self.used
        return other


class Holding:
    """A province of Rome: developed or not, its governor's slot (NONE: vacant) and his term.

    `legate` says that the governor rules it through a legate and is not there himself. `overrun`
    and `disorder` are the year's misfortunes, which cost it its income and its development.
    """

    __slots__ = ("developed", "disorder", "governor", "legate", "overrun", "term")

    def __init__(self, developed: bool, governor: int, term: int) -> None:
        self.developed = developed
        self.governor = governor
        self.term = term
        self.legate = False
        self.overrun = False
        self.disorder = False

    def clone(self) -> "Holding":
        """An independent copy."""
        other = Holding(self.developed, self.governor, self.term)
        other.legate = self.legate
        other.overrun = self.overrun
        other.disorder = self.disorder
        return other


class RepublicState(State):
    """The whole game.

    `phase` is the place of the turn's phase in `PHASES`, `era` that of the era in `codes.ERAS`.

    `zone[n]` is where card n is. `layers` are the parts of the deck from the top, each sorted and
    drawn from at random. `curia` are its cards in order, the first in front; `discards` those
    thrown away, in order. `owner[c]` is the slot of the senator who holds concession c, or NONE;
    `exposed` is the mask of those whose corruption bar lies open. `leaders` are enemy leaders in
    the Forum; `aiding` pairs of a leader and a war not his own that he aids, one after the other,
    and `refugees` those who wait for the next war. `legions` and `fleets` say where each is;
    `veterans` is a mask of legions and `loyal[n]` the slot legion n is loyal to.

    `events[e]` is how often event e has come up while it is in force. `bequests` are the forum
    events whose money is due in the next Revenue Phase, `bequests_kept` those whose money a rebel
    has kept. `bereft` is the mask of the factions that have lost their last senator and whose
    players have not said yet whether they stay. `bills` are the land bills of each type in force.
    `rebel` is the slot of the Primary Rebel and `life` that of the Consul for Life, whom the Senate
    `elected` or his influence made. `guarded` is the slot of whom the Open Bodyguard protects.
    `cleopatra` is 0 until she is played, 1 as an ally of Rome, 2 as an enemy. `rhodian` is the war
    whose end sends the Rhodian fleets home, `rhodian_turn` when they last came. `serial` is the
    last command given.

    `near_top` are pairs of a card that all have seen go back into the deck and of how many cards
    from its top it lies at most.

    `bank` is what has been paid into it less what it has paid out, so that the sum of all talents
    stays what it was; `escrow` what lies on the table meanwhile. `senate_session` is the
    sitting of the Senate while there is one, `deals` the public agreements. `switches` are never
    changed. `frontier` is what the Provincial Wars add, None without that rule.
    `college` is what is kept of the priests, None without the Pontifex Maximus;
    `rising` what Rebel Governors add, None without them; `docket` the laws to be voted on, None
    where they are not.

    `senators` are put into their slots with `sit`, and found fastest by `called`.

    `seats` are the people at the table. Where there are but one or two, there are more factions
    than they have, and `neutrals` is what is kept about these; else it is None.
    """

    __slots__ = (
        "aiding", "bank", "bankrupt", "bequests", "bequests_kept", "bereft", "bills", "cleopatra",
        "college", "curia", "deals", "discards", "docket", "elected", "ending", "era", "era_ends",
        "escrow", "events", "exposed", "factions", "fleets", "frontier", "fronts", "guarded",
        "holdings", "layers", "leaders", "legions", "life", "loyal", "near_top", "neutrals",
        "no_recruitment", "owner", "phase", "rebel", "refugees", "rhodian", "rhodian_turn",
        "rising", "roll", "scenario", "senate_session", "senators", "serial", "switches",
        "treasury", "turn", "unrest", "veterans", "winners", "zone",
    )  # fmt: skip

    def __init__(self, scenario: int, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.switches: RepublicSwitches = USUAL
        self.scenario = scenario
        self.era = SCENARIOS[scenario].era
        self.turn = 0
        self.phase = MORTALITY
        self.treasury = 0
        self.bank = 0
        self.escrow = 0
        self.bankrupt = False
        self.unrest = 0
        self.zone: list[int] = [OUT] * (CARDS + 1)
        self.layers: list[list[int]] = []
        self.near_top: list[int] = []
        self.curia: list[int] = []
        self.discards: list[int] = []
        self.roll = Roll()
        self.senators: tuple[Senator | None, ...] = (None,) * SLOTS
        self.factions: list[Faction] = [Faction() for _ in range(factions_for(seats))]
        self.neutrals: Neutrals | None = Neutrals() if seats <= MOST_PEOPLE else None
        self.fronts: list[Front] = []
        self.leaders: list[int] = []
        self.aiding: list[int] = []
        self.refugees: list[int] = []
        self.holdings: list[Holding | None] = [None] * len(PROVINCES)
        self.owner: list[int] = [NONE] * len(CONCESSIONS)
        self.exposed = 0
        self.legions: list[int] = [POOL] * LEGIONS
        self.veterans = 0
        self.loyal: list[int] = [NONE] * LEGIONS
        self.fleets: list[int] = [POOL] * FLEETS
        self.events: list[int] = [0] * len(EVENTS)
        self.era_ends = False
        self.no_recruitment = False
        self.bequests: list[int] = []
        self.bequests_kept: list[int] = []
        self.bereft = 0
        self.bills: list[int] = [0] * len(LAND_BILLS)
        self.rebel = NONE
        self.life = NONE
        self.elected = False
        self.guarded = NONE
        self.cleopatra = 0
        self.rhodian = NONE
        self.rhodian_turn = 0
        self.serial = 0
        self.senate_session: SenateSession | None = None
        self.deals: list[Deal] = []
        self.college: College | None = None
        self.docket: Docket | None = None
        self.ending = 0
        self.winners: list[int] = []
        self.frontier: Frontier | None = None
        self.rising: Rising | None = None

    def clone(self) -> "RepublicState":
        """An independent copy, without log and prompts."""
        s = RepublicState(self.scenario, self.seats, self.dice.clone())
        s.stack = [frame.clone() for frame in self.stack]
        s.over = self.over
        s.flagged = self.flagged
        s.learned = self.learned
        s.orders = self.orders
        s.switches = self.switches
        s.era = self.era
        s.turn = self.turn
        s.phase = self.phase
        s.treasury = self.treasury
        s.bank = self.bank
        s.escrow = self.escrow
        s.bankrupt = self.bankrupt
        s.unrest = self.unrest
        s.zone = self.zone[:]
        s.layers = [layer[:] for layer in self.layers]
        s.near_top = self.near_top[:]
        s.curia = self.curia[:]
        s.discards = self.discards[:]
        roll = s.roll
        s.senators = tuple([one.clone(roll) if one is not None else None for one in self.senators])
        s.factions = [one.clone() for one in self.factions]
        s.neutrals = self.neutrals.clone() if self.neutrals is not None else None
        s.fronts = [one.clone() for one in self.fronts]
        s.leaders = self.leaders[:]
        s.aiding = self.aiding[:]
        s.refugees = self.refugees[:]
        s.holdings = [one.clone() if one is not None else None for one in self.holdings]
        s.owner = self.owner[:]
        s.exposed = self.exposed
        s.legions = self.legions[:]
        s.veterans = self.veterans
        s.loyal = self.loyal[:]
        s.fleets = self.fleets[:]
        s.events = self.events[:]
        s.era_ends = self.era_ends
        s.no_recruitment = self.no_recruitment
        s.bequests = self.bequests[:]
        s.bequests_kept = self.bequests_kept[:]
        s.bereft = self.bereft
        s.bills = self.bills[:]
        s.rebel = self.rebel
        s.life = self.life
        s.elected = self.elected
        s.guarded = self.guarded
        s.cleopatra = self.cleopatra
        s.rhodian = self.rhodian
        s.rhodian_turn = self.rhodian_turn
        s.serial = self.serial
        s.senate_session = self.senate_session.clone() if self.senate_session is not None else None
        s.deals = [deal.clone() for deal in self.deals]
        s.college = self.college.clone() if self.college is not None else None
        s.docket = self.docket.clone() if self.docket is not None else None
        s.ending = self.ending
        s.winners = self.winners[:]
        s.frontier = self.frontier.clone() if self.frontier is not None else None
        s.rising = self.rising.clone() if self.rising is not None else None
        return s

    def senator(self, slot: int) -> Senator:
        """The person in a slot. Raises KeyError when nobody sits there."""
        one = self.senators[slot]
        if one is None:
            raise KeyError(slot)
        return one

    def sit(self, slot: int, one: Senator | None) -> None:
        """Put somebody into a slot, or nobody."""
        if one is not None:
            one.roll = self.roll
        self.senators = (*self.senators[:slot], one, *self.senators[slot + 1 :])
        self.roll.stale = True

    def called(self) -> Roll:
        """Who is in play and who in Rome, as it is now."""
        if self.roll.stale:
            self.roll.call(self.senators, len(self.factions))
        return self.roll

    def playing(self) -> list[int]:
        """The factions that are still in the game, by number."""
        return [seat for seat, faction in enumerate(self.factions) if not faction.gone]

    def players(self) -> list[int]:
        """The factions in the game that have a player: the seats."""
        return [seat for seat in self.playing() if seat < self.seats]

    def places(self) -> int:
        return len(self.factions)

    def at_place(self, first: int, count: int) -> int:
        if self.neutrals is None:
            return (first + count) % len(self.factions)
        order = self.neutrals.order
        return order[(order.index(first) + count) % len(order)]

    def round_from(self, first: int) -> list[int]:
        """All factions clockwise, from one of them on."""
        order = list(range(len(self.factions))) if self.neutrals is None else self.neutrals.order
        at = order.index(first)
        return order[at:] + order[:at]

    def seers(self, seat: int) -> int:
        """Who sees what a faction draws and holds, as an event has it: its player, or everybody
        where there is none.
        """
        return 1 << seat if seat < self.seats else EVERYONE

    def learns(self, seers: int) -> None:
        """Note who has learned something hidden."""
        self.learned |= seers & (1 << self.seats) - 1

    def sitting(self) -> SenateSession:
        """The Senate's sitting. Raises RuntimeError when it does not sit."""
        if self.senate_session is None:
            raise RuntimeError("the Senate does not sit")
        return self.senate_session

    def deck_size(self) -> int:
        """Cards left in the deck (public)."""
        return sum(len(layer) for layer in self.layers)
