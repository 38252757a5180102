"""Where a card can be (rules 1.02, 1.04.1, 1.04.9).

Every card is in exactly one zone, by construction: a state keeps one zone for each card number.
Where order or company matters (hands, the Curia, the layers of the deck) a list beside it tells the
rest.
"""

from typing import Final

OUT: Final = 0
"""In the box: of a deck that is not used."""
DECK: Final = 1
HAND: Final = 2
"""In the hand of the faction that has it in its list."""
PLAY: Final = 3
"""On the table: a senator, a war or leader in the Forum, a concession a senator holds."""
FORUM: Final = 4
"""Lying in the Forum for whoever gets it: a concession nobody holds, an event in force."""
CURIA: Final = 5
DISCARD: Final = 6
REMOVED: Final = 7
"""Out of the game for good."""
LAW: Final = 8
"""A law in force."""
ZONES: Final = (
    "out", "deck", "hand", "play", "forum", "curia", "discard", "removed", "law",
)  # fmt: skip

# Where a senator is, and what the place's number is.
ROME: Final = 0
PROVINCE: Final = 1  # a governor; the province
FIELD: Final = 2  # in command, or beside the commander; the war
CAPTIVE: Final = 3  # the war whose enemy holds him, or RAIDERS
REBEL: Final = 4
PLACES: Final = ("rome", "province", "field", "captive", "rebel")

# How a war stands in the Forum.
INACTIVE: Final = 0
IMMINENT: Final = 1
ACTIVE: Final = 2
STATUSES: Final = ("inactive", "imminent", "active")

# Where a legion or fleet is: these, or from one of the bases on a war, a province, a commander.
POOL: Final = 0
BARRACKS: Final = 1
DISCHARGED: Final = 2
"""In the bank, a veteran legion that its patron has disbanded."""
AT_WAR: Final = 100
"""Left on a war without a commander."""
AT_PROVINCE: Final = 200
UNDER: Final = 300
"""Under the command of the senator in a slot, wherever he is, the Primary Rebel as well."""

# Marks on a senator, as bits.
PRIOR_CONSUL: Final = 1
CORRUPT: Final = 2
MAJOR: Final = 4
RETURNED: Final = 8  # a governor who came home this turn, or was recalled
VICTOR: Final = 16  # won a land battle this turn and still commands
SENT: Final = 32  # sent out, or reinforced, in this session of the Senate
PROCONSUL: Final = 64  # in command after a battle that was not won
WITHDRAWN: Final = 128  # spared his army a disaster: he comes home when the next Senate closes
DEPUTY: Final = 256  # a rebel who was Master of Horse to the Dictator who leads the revolt
UNOPPOSED: Final = 512  # the Primary Rebel, when the last Combat Phase left no army against him
MARKS: Final = (
    "prior_consul", "corrupt", "major", "returned", "victor", "sent", "proconsul", "withdrawn",
    "deputy", "unopposed",
)  # fmt: skip

# A province in revolt is fought like a war, and is numbered from here on: twice the province, plus
# one if it is developed. Everything below is an index of `WARS`.
REVOLTING: Final = 64

RAIDERS: Final = -2
"""In place of a war: the captive is held by barbarian raiders."""
MARCH: Final = -3
"""In place of a war: sent against the Primary Rebel, who marches on Rome."""

BEQUESTS: Final = -10
"""In place of a war: the forum event that many less is being taken up as a bequest."""
REBELLING: Final = -50
"""In place of a war: the rebel governor in the province that many less."""
