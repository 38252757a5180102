"""Wars and revolts as numbers, and where legions and fleets are."""

from typing import Final

from aedilis.kernel.encoding import Feature, put, put_bits
from aedilis.republic.definitions.components import PROVINCES, WARS
from aedilis.republic.encode.persons import LEGIONS_UNDER, PERSON_SIZE
from aedilis.republic.rules.wars import land_strength, naval_strength
from aedilis.republic.state.table import FLEETS, LEGIONS, Front, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, AT_WAR, REVOLTING, STATUSES, UNDER

PROVINCE_IDS: Final = tuple(one.id for one in PROVINCES)
FRONT: Final = (
    ("status", len(STATUSES), 1, "how it stands", STATUSES),
    ("land", 1, 255, "strength by land", ()),
    ("naval", 1, 255, "strength at sea; 0 once its fleet is beaten", ()),
    ("naval_won", 1, 1, "1 if its fleet is beaten", ()),
    ("unprosecuted", 1, 1, "1 if nobody fought it in the last Combat Phase", ()),
    ("fought", 3, 1, "fought this turn", ("land", "naval", "drawn back")),
    ("legions", 1, LEGIONS, "legions left there without a commander", ()),
    ("fleets", 1, FLEETS, "fleets left there without a commander", ()),
)
FRONT_SIZE: Final = sum(one[1] for one in FRONT)
FRONTS: Final = (*range(len(WARS)), *range(REVOLTING, REVOLTING + 2 * len(PROVINCES)))
"""All that can be at war: wars by their own numbers, provinces in revolt from `REVOLTING` on."""
_BLOCK: Final = {front: n * FRONT_SIZE for n, front in enumerate(FRONTS)}
"""Where the block of each begins, counted from the first."""


def _front_label(front: int) -> str:
    if front < REVOLTING:
        return WARS[front].id
    developed = ", developed" if front % 2 else ""
    return f"revolt of {PROVINCE_IDS[(front - REVOLTING) // 2]}{developed}"


def features_of_wars() -> list[Feature]:
    """What is told of each war and revolt."""
    found: list[Feature] = []
    for front in FRONTS:
        told = _front_label(front)
        found += [Feature(f"war_{front}_{n}", z, h, f"{told}: {t}", x) for n, z, h, t, x in FRONT]
    return found


def write_front(s: RepublicState, front: Front, row: bytearray, wars: int) -> None:
    """How a war stands; the first block of all begins at `wars`."""
    at = wars + _BLOCK[front.war]
    row[at + front.status] = 1
    at += len(STATUSES)
    put(row, at, land_strength(s, front.war))
    put(row, at + 1, naval_strength(s, front.war))
    row[at + 2] = int(front.naval_won)
    row[at + 3] = int(front.unprosecuted)
    put_bits(row, at + 4, front.fought, 3)


def write_units(
    s: RepublicState, to: dict[str, int], row: bytearray, at: int, persons: int, wars: int
) -> None:
    """Where legions and fleets are: in Rome, under whom, in which province, at which war."""
    pool, garrison = at + to["pool"], at + to["garrison"]
    for kind, units in enumerate((s.legions, s.fleets)):
        for place in units:
            if place < 2:
                row[pool + 2 * place + kind] += 1
            elif place >= UNDER:
                row[persons + (place - UNDER) * PERSON_SIZE + LEGIONS_UNDER + kind] += 1
            elif place >= AT_PROVINCE:
                if kind == 0:
                    row[garrison + place - AT_PROVINCE] += 1
            elif place >= AT_WAR:
                front = wars + _BLOCK[place - AT_WAR]
                row[front + FRONT_SIZE - 2 + kind] += 1
    row[at + to["veterans"]] = s.veterans.bit_count()
