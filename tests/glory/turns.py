"""Turns for rule tests: a role led with a jack, so that a test spends its lines on what follows."""

import pytest

from aedilis.glory.definitions.cards import CARD_CODES, MATERIAL, MATERIAL_IDS, ROLE_IDS, VALUE
from aedilis.glory.definitions.editions import PRINTED
from aedilis.glory.state.table import Structure
from tests.glory.table import Table

each_edition = pytest.mark.parametrize("edition", PRINTED)

MATERIALS = tuple(MATERIAL_IDS)
ROLES = tuple(ROLE_IDS)


def led(t: Table, role: str, *followers: int, leader: int = 0) -> Table:
    """The leader leads with a jack, `followers` follow with one, the others think and take one.

    Call it last: it deals the jacks to be played and begins the turn anew.
    """
    for seat in (leader, *followers):
        t.hand(seat, jacks=1)
    t.lead(leader).do(leader, {"lead": role, "as": "jack"})
    while t.key() == "glory-ask-follow":
        seat = t.asked()[0]
        if seat in followers:
            t.do(seat, {"follow": role, "as": "jack"})
        else:
            t.do(seat, {"think": "jack"})
    return t


def turn_over(t: Table) -> bool:
    """Whether the next leader is being asked."""
    return t.key() == "glory-ask-lead"


def structure(t: Table, seat: int, name: str) -> Structure:
    """A building of this seat, begun or complete."""
    found = t[seat].find(CARD_CODES[name])
    assert found is not None
    return found


def works(t: Table, seat: int, name: str) -> bool:
    """Whether a seat has a building's function in force."""
    return bool(t[seat].active >> CARD_CODES[name] & 1)


def facts(name: str) -> tuple[str, int]:
    """The material and the value printed on a building's card."""
    material = MATERIAL[CARD_CODES[name]]
    return MATERIAL_IDS[material], VALUE[material]
