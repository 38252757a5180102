"""Victorious generals who might rebel, and rebels at the gates of Rome, for bots to deal with."""

from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD, REBEL, UNDER
from tests.republic.setup.combat import person
from tests.republic.setup.revolution import quiet, rich, victor
from tests.republic.setup.senate import field_consul, floor, units, war
from tests.republic.setup.trials import member, run

CHAIR, FIELDS, REBELS, TRIBUNE = 0, 1, 2, 3
"""Who presides, whose man is Field Consul, whose man is the rebel, and who has a Tribune."""


def victory(friends: int, legions: int = 8, talents: int = 40) -> tuple[RepublicState, int]:
    """A victorious general of seat 0 in the late Republic, who has friends with so many knights at
    home, and his slot.
    """
    s = quiet("late")
    slot = victor(s, "fabius", legions)
    rich(s, slot, talents)
    s.senator(person(s, "aelius", 0)).knights = friends
    return s, slot


def at_the_gates(legions: int = 12, rebels: int = 4, foe: int = REBELS) -> RepublicState:
    """The Senate at other business: a rebel is in Italy, and Rome has legions, and a war for them
    to win.
    """
    s = floor(talents=40)
    field_consul(s, FIELDS)
    slot = member(s, foe, 2)
    s.senator(slot).place, s.rebel = REBEL, slot
    units(s, rebels, 0, 0, UNDER + slot)
    units(s, legions)
    war(s, "first_gallic_war")
    s.stack.insert(0, HoldFrame("revenue", 1, [0] * s.seats))
    return run(s)


def sent(s: RepublicState) -> list[int]:
    """Where those stand who are in the field."""
    return [one.at for one in s.senators if one is not None and one.place == FIELD]
