"""The Republic of Rome as numbers: what a seat may know of the table, and all that it may choose.

Factions are counted from the one that looks: 0 is its own, 1 the next clockwise. Persons stand by
their slots. What is written is what the view of the seat holds (rules 1.04.9); the view itself is
not made, since that would take longer than the rest.
"""

from typing import Final

from aedilis.kernel.encoding import Encoder, Feature, Part, Path, put, put_wide
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    EVENTS,
    LAND_BILLS,
    PRINTED_EVENTS,
    PROVINCES,
    SCENARIOS,
)
from aedilis.republic.encode.persons import (
    FACTION,
    PERSON_SIZE,
    features_of_people,
    write_faction,
    write_person,
)
from aedilis.republic.encode.wars import PROVINCE_IDS, features_of_wars, write_front, write_units
from aedilis.republic.phases.senate.ballot import Motion
from aedilis.republic.phases.senate.propose import ConsentFrame
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.moments import CODED
from aedilis.republic.state.choices import (
    ALL_FIELDS,
    CARD,
    DEAL,
    EVENT,
    MOMENT,
    SEAT,
    SENATOR,
    thing,
)
from aedilis.republic.state.neutrals import factions_for
from aedilis.republic.state.table import (
    LEGIONS,
    PHASES,
    SLOTS,
    RepublicState,
)
from aedilis.republic.state.zones import (
    DECK,
    HAND,
    OUT,
    ZONES,
)
from aedilis.republic.turn import FRAMES
from aedilis.republic.view import knows_hand
from aedilis.republic.words import FIXED, MOST_SEATS

cite("R 1.04.9")

ERAS: Final = 4
KINDS: Final = FRAMES.names
PRINTED_CARDS: Final = CARDS - len(EVENTS) + len(PRINTED_EVENTS)
"""The cards that have a number: one of the house follows them, and has none."""
NO_ACTIONS: Final = (
    "own_proposals", "calling", "chairing", "presiding", "no_dictator", "small_matters",
)  # fmt: skip
"""Orders that have no number: they came after `republic_v1`, whose numbers stay as they are."""
NOT_TOLD: Final = {
    *range(SEAT, SEAT + MOST_SEATS),
    *(MOMENT + CODED.index(name) for name in NO_ACTIONS),
    *(thing for one in EVENTS if one.house for thing in (EVENT + one.index, CARD + one.card)),
}
THINGS: Final = tuple(sorted(FIXED.keys() - NOT_TOLD))
"""What is called the same in every game, but for the seats and cards of the house."""
THING_LABELS: Final = tuple(f"{FIXED[one]} ({one})" for one in THINGS)
SLOT_LABELS: Final = tuple(str(slot) for slot in range(SLOTS))
CONCESSION_IDS: Final = tuple(one.id for one in CONCESSIONS)


def _features(seats: int, places: int) -> list[Feature]:
    around = tuple(str(k) for k in range(places))
    events = tuple(one.id for one in PRINTED_EVENTS)
    found = [
        Feature("frame", len(KINDS), 1, "what goes on: the kind of the frame on top", KINDS),
        Feature(
            "field",
            len(ALL_FIELDS),
            1,
            "as what the next thing is chosen; the first for numbers too",
            ALL_FIELDS,
        ),
        Feature("asked", 1, 1, "1 if this seat is asked"),
        Feature("price", 2, 255, "talents and a number that the question names"),
        Feature("proposal", len(THINGS), 1, "what the proposal on the floor names", THING_LABELS),
        Feature("proposed", SLOTS, 1, "the persons whom it names, by slot", SLOT_LABELS),
        Feature("by", places, 1, "whose proposal it is, counted from this faction", around),
        Feature("yes", 2, 255, "votes cast for it: the number, and in sixteens"),
        Feature("no", 2, 255, "votes cast against it: the number, and in sixteens"),
        Feature("scenario", len(SCENARIOS), 1, "the scenario", tuple(o.id for o in SCENARIOS)),
        Feature("turn", 1, 255, "the number of the turn"),
        Feature("phase", len(PHASES), 1, "the phase of the turn", PHASES),
        Feature("era", ERAS, 1, "the era of the deck"),
        Feature("deck", 1, 255, "cards in the deck"),
        Feature("treasury", 2, 255, "the State's treasury: talents, and in sixteens"),
        Feature("unrest", 1, 255, "unrest"),
        Feature("pool", 4, 255, "legions and fleets that can be raised, and those in Rome"),
        Feature("veterans", 1, LEGIONS, "veteran legions"),
        Feature("bills", len(LAND_BILLS), 255, "land bills in force, by kind"),
        Feature("events", len(events), 255, "events in force", events),
        Feature("chair", SLOTS, 1, "who presides over the Senate, by slot", SLOT_LABELS),
        Feature("rebel", SLOTS, 1, "the Primary Rebel, by slot", SLOT_LABELS),
        Feature("life", SLOTS, 1, "the Consul for Life, by slot", SLOT_LABELS),
        Feature(
            "zones", PRINTED_CARDS, len(ZONES), f"by card from 1: 0 unseen, else 1 and {ZONES}"
        ),
        Feature("own_hand", PRINTED_CARDS, 1, "by card from 1: in this faction's hand"),
        Feature(
            "known_hand", PRINTED_CARDS, places, "by card from 1: in another hand that may be seen"
        ),
        Feature("owner", len(CONCESSIONS), SLOTS, "who has it, by slot from 1", CONCESSION_IDS),
        Feature("exposed", len(CONCESSIONS), 1, "its corruption lies open", CONCESSION_IDS),
        Feature("province", len(PROVINCES), 2, "1 undeveloped, 2 developed", PROVINCE_IDS),
        Feature("governor", len(PROVINCES), SLOTS, "by slot from 1; 0 vacant", PROVINCE_IDS),
        Feature("term", len(PROVINCES), 255, "the governor's term", PROVINCE_IDS),
        Feature("garrison", len(PROVINCES), LEGIONS, "legions there", PROVINCE_IDS),
        Feature("troops", len(PROVINCES), 255, "the province's own troops", PROVINCE_IDS),
    ]
    found += features_of_people(places)
    found += features_of_wars()
    return found


def _parts(places: int) -> list[Part]:
    around = tuple(str(k) for k in range(places))
    return [
        Part("thing", len(THINGS), "a word or a thing of the game", THING_LABELS),
        Part("person", SLOTS, "whoever sits in a slot", SLOT_LABELS),
        Part("seat", places, "a faction, counted from this one", around),
        Part("deal", 1, "an agreement; its number follows"),
        Part("as", len(ALL_FIELDS), "what it is chosen as, where there is a choice", ALL_FIELDS),
    ]


class RepublicEncoder(Encoder[RepublicState]):
    """The Republic of Rome with so many seats as numbers."""

    version = 1
    asides = True

    def __init__(self, seats: int) -> None:
        places = factions_for(seats)
        super().__init__(seats, _features(seats, places), _parts(places), 64)
        self.places: Final = places
        self._kinds: Final = {kind: n for n, kind in enumerate(KINDS)}
        self._things: Final = {one: n for n, one in enumerate(THINGS)}

    # -- positions ---------------------------------------------------------------------------------

    def write(
        self,
        s: RepublicState,
        seat: int,
        prompt: Prompt | None,
        choices: list[int],
        row: bytearray,
        at: int,
    ) -> None:
        to = self.feature_at
        if s.stack:
            row[at + to["frame"] + self._kinds[s.stack[-1].kind()]] = 1
            self._write_floor(s, seat, row, at)
        if prompt is not None:
            self._write_question(prompt, choices, row, at)
        self._write_state(s, row, at)
        self._write_cards(s, seat, row, at)
        self._write_lands(s, row, at)
        factions = at + to["faction_0_gone"]
        for k in range(self.places):
            write_faction(s, self.places, seat, k, row, factions + k * len(FACTION))
        first = at + to["person_0_there"]
        for slot in range(SLOTS):
            one = s.senators[slot]
            if one is not None:
                write_person(s, self.places, one, seat, row, first + slot * PERSON_SIZE)
        wars = at + to["war_0_status"]
        for front in s.fronts:
            write_front(s, front, row, wars)
        write_units(s, to, row, at, first, wars)

    def _write_question(self, prompt: Prompt, choices: list[int], row: bytearray, at: int) -> None:
        to = self.feature_at
        row[at + to["asked"]] = 1
        if choices:
            # A number is small, and so counts as the first field.
            row[at + to["field"] + (choices[0] >> 12)] = 1
        if prompt.params is not None:
            talents, count = prompt.params.get("talents"), prompt.params.get("count")
            if isinstance(talents, int):
                put(row, at + to["price"], talents)
            if isinstance(count, int):
                put(row, at + to["price"] + 1, count)

    def _write_floor(self, s: RepublicState, seat: int, row: bytearray, at: int) -> None:
        """What the Senate is to decide, and how the vote stands."""
        to = self.feature_at
        motion: Motion | None = None
        for frame in s.stack:
            if isinstance(frame, VoteFrame):
                motion = frame.motion
                put_wide(row, at + to["yes"], frame.tally.yes)
                put_wide(row, at + to["no"], frame.tally.no)
            elif isinstance(frame, ConsentFrame):
                motion = frame.motion
        if motion is None:
            return
        for choice in motion.content():
            named = thing(choice)
            if SENATOR <= named < SENATOR + SLOTS:
                row[at + to["proposed"] + named - SENATOR] = 1
            elif named in self._things:
                row[at + to["proposal"] + self._things[named]] = 1
        if 0 <= motion.by < self.places:
            row[at + to["by"] + (motion.by - seat) % self.places] = 1

    def _write_state(self, s: RepublicState, row: bytearray, at: int) -> None:
        to = self.feature_at
        row[at + to["scenario"] + s.scenario] = 1
        put(row, at + to["turn"], s.turn)
        row[at + to["phase"] + s.phase] = 1
        row[at + to["era"] + s.era] = 1
        put(row, at + to["deck"], s.deck_size())
        put_wide(row, at + to["treasury"], s.treasury)
        put(row, at + to["unrest"], s.unrest)
        for n, count in enumerate(s.bills):
            put(row, at + to["bills"] + n, count)
        for n, event in enumerate(PRINTED_EVENTS):
            put(row, at + to["events"] + n, s.events[event.index])
        if s.senate_session is not None and s.senate_session.chair != NONE:
            row[at + to["chair"] + s.senate_session.chair] = 1
        if s.rebel != NONE:
            row[at + to["rebel"] + s.rebel] = 1
        if s.life != NONE:
            row[at + to["life"] + s.life] = 1

    def _write_cards(self, s: RepublicState, seat: int, row: bytearray, at: int) -> None:
        zones = at + self.feature_at["zones"] - 1
        for number in range(1, PRINTED_CARDS + 1):
            zone = s.zone[number]
            if zone not in (OUT, DECK, HAND):
                row[zones + number] = 1 + zone
        for number in s.factions[seat].hand:
            row[at + self.feature_at["own_hand"] + number - 1] = 1
        known = at + self.feature_at["known_hand"] - 1
        for other, faction in enumerate(s.factions):
            if other != seat and knows_hand(s, seat, other):
                for number in faction.hand:
                    row[known + number] = (other - seat) % self.places

    def _write_lands(self, s: RepublicState, row: bytearray, at: int) -> None:
        to = self.feature_at
        for n, slot in enumerate(s.owner):
            if slot != NONE:
                row[at + to["owner"] + n] = 1 + slot
            if s.exposed >> n & 1:
                row[at + to["exposed"] + n] = 1
        for n, holding in enumerate(s.holdings):
            if holding is not None:
                row[at + to["province"] + n] = 2 if holding.developed else 1
                row[at + to["governor"] + n] = 1 + holding.governor
                put(row, at + to["term"] + n, holding.term)
        if s.frontier is not None:
            for n, troops in enumerate(s.frontier.troops):
                put(row, at + to["troops"] + n, troops)

    # -- choices -----------------------------------------------------------------------------------

    def make_path(self, choice: int, seat: int) -> Path:
        named = thing(choice)
        part = self.part_at
        last = part["as"] + (choice >> 12)
        if SENATOR <= named < SENATOR + SLOTS:
            return (part["person"] + named - SENATOR, last)
        if SEAT <= named < SEAT + MOST_SEATS:
            return (part["seat"] + (named - SEAT - seat) % self.places, last)
        if DEAL <= named < MOMENT:
            low, times = (named - DEAL) % self.amounts, (named - DEAL) // self.amounts
            return (part["deal"], part["amounts"] + times, part["amount"] + low, last)
        if named not in self._things:
            raise ValueError(f"{choice} is no choice")
        return (part["thing"] + self._things[named], last)

    def make_item(self, item: int, seat: int) -> Path:
        return self.make_path(item, seat)
