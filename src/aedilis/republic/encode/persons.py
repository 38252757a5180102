"""Factions and persons as numbers: blocks of the same order for each faction and each slot."""

from typing import Final

from aedilis.kernel.encoding import Feature, put, put_bits, put_wide
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import OFFICES, STATESMEN
from aedilis.republic.rules.persons import votes_in_rome
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import FLEETS, LEGIONS, SLOTS, RepublicState
from aedilis.republic.state.zones import MARKS, PLACES
from aedilis.republic.words import MOST_SEATS

FLAT: Final = 100
"""Popularity and sums that may fall below zero have so much added, and are written up to twice
that.
"""
PERSON: Final = (
    ("there", 1, 1, "1 if somebody sits there", ()),
    ("family", 1, 1, "1 if his family's card is there", ()),
    ("statesman", 1, len(STATESMEN), "which statesman, counted from 1; 0 for none", ()),
    ("influence", 1, 255, "influence", ()),
    ("popularity", 1, 200, f"popularity, and {FLAT}", ()),
    ("knights", 1, 255, "knights", ()),
    ("talents", 1, 255, "talents of his own", ()),
    ("eloquence", 1, 255, "oratory that veterans add", ()),
    ("offices", len(OFFICES), 1, "offices he holds", tuple(one.id for one in OFFICES)),
    ("marks", len(MARKS), 1, "marks he bears", MARKS),
    ("place", len(PLACES), 1, "where he is", PLACES),
    ("at", 1, 255, "the number of that place, counted from 1; 0 for none", ()),
    ("legions", 1, LEGIONS, "legions under him", ()),
    ("fleets", 1, FLEETS, "fleets under him", ()),
    ("leads", 1, 1, "1 if he leads his faction", ()),
    ("faction", MOST_SEATS, 1, "his faction, counted from this one; none: unaligned", ()),
)
PERSON_SIZE: Final = sum(one[1] for one in PERSON)
LEGIONS_UNDER: Final = PERSON_SIZE - 3 - MOST_SEATS
"""Where in a block the legions under him stand; the fleets come next."""
FACTION: Final = (
    ("gone", "1 if it is out of the game", 1),
    ("hand", "cards in hand", 255),
    ("treasury", "talents in its treasury, where they may be known", 255),
    ("sixteens", "the same in sixteens", 255),
    ("votes", "votes in Rome before any are bought", 255),
    ("drm", f"what is added to its rolls for knights, and {FLAT}", 200),
    ("no_knights", "1 if it may attract none", 1),
)


def features_of_people(places: int) -> list[Feature]:
    """What is told of each of so many factions, and then of each slot of a person."""
    found: list[Feature] = []
    for k in range(places):
        whose = "this faction" if k == 0 else f"the {k}. faction after it"
        found += [Feature(f"faction_{k}_{n}", 1, h, f"{whose}: {t}") for n, t, h in FACTION]
    for slot in range(SLOTS):
        found += [
            Feature(f"person_{slot}_{n}", z, h, f"slot {slot}: {t}", x) for n, z, h, t, x in PERSON
        ]
    return found


def write_faction(
    s: RepublicState, places: int, seat: int, k: int, row: bytearray, at: int
) -> None:
    """What `seat` may know of the faction that sits `k` places after its own."""
    other = (seat + k) % places
    faction = s.factions[other]
    row[at] = int(faction.gone)
    put(row, at + 1, len(faction.hand))
    if k == 0 or other >= s.seats:
        put_wide(row, at + 2, faction.treasury)
    put(row, at + 4, votes_in_rome(s, other))
    put(row, at + 5, FLAT + faction.knight_drm)
    row[at + 6] = int(faction.no_knights)


def write_person(
    s: RepublicState, places: int, one: Senator, seat: int, row: bytearray, at: int
) -> None:
    """What everybody knows of a person."""
    row[at] = 1
    row[at + 1] = int(one.family != NONE)
    row[at + 2] = 1 + one.statesman
    put(row, at + 3, one.influence)
    put(row, at + 4, FLAT + one.popularity)
    put(row, at + 5, one.knights)
    put(row, at + 6, one.talents)
    put(row, at + 7, one.eloquence)
    at += 8
    put_bits(row, at, one.offices, len(OFFICES))
    at += len(OFFICES)
    put_bits(row, at, one.marks, len(MARKS))
    at += len(MARKS)
    row[at + one.place] = 1
    at += len(PLACES)
    put(row, at, 1 + one.at)
    if one.faction != NONE:
        leader = s.factions[one.faction].leader
        row[at + 3] = int(leader != NONE and s.senators[leader] is one)
        row[at + 4 + (one.faction - seat) % places] = 1
