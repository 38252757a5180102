"""What a seat may know of the table (rules 1.04.9, 1.09.823).

A view is built from the state and shares nothing with it that changes. It holds a copy of the table
with everything blotted out that the viewer may not know, so that whatever can be asked of a state
(strengths, votes, who is in Rome) can be asked of it. Bots, terminal and server get views, never
states.
"""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.frame import frames_to_data
from aedilis.kernel.options import as_options
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS, SCENARIOS
from aedilis.republic.rules.concessions import in_forum
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import in_play, of_faction, oratory, person, printed, votes
from aedilis.republic.rules.wars import (
    disaster_numbers,
    land_strength,
    leaders_on,
    naval_strength,
    spoils,
    standoff_numbers,
    support,
)
from aedilis.republic.state.person import Senator
from aedilis.republic.state.saving import (
    FACTION,
    FRONT,
    HOLDING,
    SESSION,
    added_to_data,
    deal_to_data,
    read,
    senator_to_data,
)
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, DECK, HAND, OUT, ZONES

UNSEEN: Final = -1
"""In place of a card's zone: in the deck, in somebody's hand, or in the box."""
UNKNOWN: Final = -1
"""In place of the talents in a faction's treasury."""
NO_CARD: Final = 0
"""In place of a card in a hand or in the deck."""

_SEEN_AS: Final = [UNSEEN if zone in (OUT, DECK, HAND) else zone for zone in range(len(ZONES))]
_PUBLIC: Final = (
    "escrow", "bankrupt", "near_top", "curia", "discards", "leaders", "aiding", "refugees",
    "owner", "exposed", "legions", "veterans", "loyal", "fleets", "events", "era_ends",
    "no_recruitment", "bequests", "bequests_kept", "bereft", "bills", "rebel", "life", "elected",
    "guarded", "cleopatra", "rhodian", "rhodian_turn",
)  # fmt: skip


@rule("R 1.04.9", "R 1.09.823", "R 4.01.1", "R 4.07.1")
def knows_hand(s: RepublicState, viewer: int, seat: int) -> bool:
    """Whether a viewer may see a hand: his own, and those without a player; the Consul for Life all
    but that of the Primary Rebel.
    """
    if viewer == seat or seat >= s.seats:
        return True
    if s.life == NONE or s.senator(s.life).faction != viewer:
        return False
    return s.rebel == NONE or s.senator(s.rebel).faction != seat


@rule("R 1.04.9", "R 4.01.1")
def masked(s: RepublicState, seat: int) -> RepublicState:
    """A copy of the table with everything blotted out that a seat (-1: a spectator) may not know.

    Sizes stay: of hands and of the deck. The bank goes too, for it would tell what the treasuries
    hold together, and so do the standing orders of others.
    """
    t = s.clone()
    t.dice = Dice(0, 0, 0, 1)
    t.stack = [frame.masked(seat) for frame in t.stack]
    t.learned = 0
    t.bank = 0
    t.layers = [[NO_CARD] * s.deck_size()]
    t.zone = [_SEEN_AS[zone] for zone in s.zone]
    for owner, faction in enumerate(t.factions):
        if owner != seat and owner < s.seats:
            faction.treasury = UNKNOWN
        if knows_hand(s, seat, owner):
            for number in faction.hand:
                t.zone[number] = HAND
        else:
            faction.hand = [NO_CARD] * len(faction.hand)
    if t.orders:
        own = f"{seat}:"
        t.orders = {name: order for name, order in t.orders.items() if name.startswith(own)}
    return t


class FrontView:
    """A war in the Forum with what it is worth now.

    `land` and `naval` are its strengths with multiplier and leaders, `naval` 0 when there is no
    fleet left to beat; `support` the fleets a land battle needs. `disaster` and `standoff` are the
    sums of dice to fear, of the war and of its `leaders` together; `used` those that have struck
    this turn, as `Front` has them.
    """

    __slots__ = (
        "active", "disaster", "land", "leaders", "naval", "naval_won", "spoils", "standoff",
        "status", "support", "unprosecuted", "used", "war",
    )  # fmt: skip

    def __init__(self, s: RepublicState, front: Front) -> None:
        war = front.war
        disaster, disaster_of_leaders = disaster_numbers(s, war)
        standoff, standoff_of_leaders = standoff_numbers(s, war)
        self.war = war
        self.status = front.status
        self.active = front.status == ACTIVE
        self.land = land_strength(s, war)
        self.naval = naval_strength(s, war)
        self.naval_won = front.naval_won
        self.support = support(war)
        self.spoils = spoils(s, front)
        self.leaders = leaders_on(s, war)
        self.disaster = sorted(disaster | disaster_of_leaders)
        self.standoff = sorted(standoff | standoff_of_leaders)
        self.unprosecuted = front.unprosecuted
        self.used = front.used

    def to_data(self) -> dict[str, object]:
        """Plain data: what it is worth, without what its front says itself."""
        return {
            "land": self.land,
            "naval": self.naval,
            "support": self.support,
            "spoils": self.spoils,
            "leaders": self.leaders,
            "disaster": self.disaster,
            "standoff": self.standoff,
        }


class RepublicView:
    """The table as `seat` sees it (-1: a spectator).

    `table` is the table itself, masked: `NO_CARD`, `UNKNOWN` and `UNSEEN` stand for what may not be
    known. On top of its stack lies what is being decided. `awaited` are the seats the game waits
    for, `asking` the key of what they are asked.
    """

    __slots__ = (
        "_fronts", "asking", "awaited", "deck", "era", "hand", "phase", "seat", "seats", "table",
        "treasury", "turn", "unrest",
    )  # fmt: skip

    def __init__(self, s: RepublicState, seat: int, awaited: list[int], asking: str) -> None:
        self.table = masked(s, seat)
        self.seat = seat
        self.seats = s.seats
        self.turn = s.turn
        self.phase = s.phase
        self.era = s.era
        self.treasury = s.treasury
        self.unrest = s.unrest
        self.deck = s.deck_size()
        self.hand: list[int] = self.table.factions[seat].hand if seat >= 0 else []
        self.awaited = awaited
        self.asking = asking
        self._fronts: list[FrontView] | None = None

    def senators(self) -> list[tuple[int, Senator]]:
        """Every person in play with his slot."""
        return in_play(self.table)

    def members(self, seat: int) -> list[tuple[int, Senator]]:
        """The members of a faction with their slots."""
        return of_faction(self.table, seat)

    def talents(self, seat: int) -> int:
        """What lies in a faction's treasury; UNKNOWN for another one's."""
        return self.table.factions[seat].treasury

    def hand_size(self, seat: int) -> int:
        """The number of cards in a hand."""
        return len(self.table.factions[seat].hand)

    def fronts(self) -> list[FrontView]:
        """The wars in the Forum. Made when first asked for."""
        if self._fronts is None:
            self._fronts = [FrontView(self.table, front) for front in self.table.fronts]
        return self._fronts

    def laws(self) -> list[int]:
        """The laws in force."""
        return [one.index for one in LAWS if in_force(self.table, one.index)]

    def free_concessions(self) -> list[int]:
        """The concessions that lie in the Forum."""
        return in_forum(self.table)

    def floor(self) -> dict[str, object]:
        """What is being decided: the kind of frame on top, and its fields; nothing at the end."""
        return frames_to_data(self.table.stack[-1:])[0] if self.table.stack else {}

    def to_data(self) -> dict[str, object]:
        """Plain data: things by index, cards by number, persons by slot and as `person`."""
        t = self.table
        data: dict[str, object] = {
            "scenario": SCENARIOS[t.scenario].id,
            "options": as_options(t.switches),
            "seat": self.seat,
            "seats": self.seats,
            "turn": self.turn,
            "phase": self.phase,
            "era": self.era,
            "treasury": self.treasury,
            "unrest": self.unrest,
            "deck": self.deck,
            "zone": t.zone[:],
            "senators": [_senator_data(t, slot, one) for slot, one in in_play(t)],
            "factions": [self._faction_data(seat) for seat in range(len(t.factions))],
            "fronts": [
                {**read(front, FRONT), **seen.to_data()}
                for front, seen in zip(t.fronts, self.fronts(), strict=True)
            ],
            "holdings": [None if one is None else read(one, HOLDING) for one in t.holdings],
            "laws": self.laws(),
            "concessions": self.free_concessions(),
            "session": None if t.senate_session is None else read(t.senate_session, SESSION),
            "deals": [deal_to_data(deal) for deal in t.deals],
            "stack": frames_to_data(t.stack),
            "orders": dict(t.orders),
            "awaited": self.awaited[:],
            "asking": self.asking,
            "over": t.over,
            "ending": t.ending,
            "winners": t.winners[:],
        }
        data.update(read(t, _PUBLIC))
        data.update(added_to_data(t))
        return data

    def _faction_data(self, seat: int) -> dict[str, object]:
        faction = self.table.factions[seat]
        data = read(faction, FACTION)
        data["hand_size"] = len(faction.hand)
        if NO_CARD in faction.hand:
            data["hand"] = None
        if seat != self.seat and seat < self.seats:
            data["treasury"] = None
        return data


def _senator_data(s: RepublicState, slot: int, one: Senator) -> dict[str, object]:
    card = printed(one)
    return {
        "slot": slot,
        "person": person(one),
        **senator_to_data(one),
        "military": card.military,
        "oratory": oratory(one),
        "loyalty": loyalty(s, slot),
        "printed_loyalty": card.loyalty,
        "votes": votes(one),
    }
