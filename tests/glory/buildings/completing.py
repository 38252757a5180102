"""Ways to complete a building, to count actions and points, for the tests of buildings."""

from aedilis.glory.definitions.cards import CARD_CODES, MATERIAL, MATERIAL_IDS, VALUE
from aedilis.glory.roles.role import ActionsFrame
from aedilis.glory.rules.scoring import Score, scores
from tests.glory.table import Table
from tests.glory.turns import led


def material_of(name: str) -> str:
    """The material of a building."""
    return MATERIAL_IDS[MATERIAL[CARD_CODES[name]]]


def lacking_one(t: Table, name: str, seat: int = 0) -> Table:
    """A building of this seat that one material in its stockpile will complete."""
    material = material_of(name)
    t.begin(seat, name, *[material] * (VALUE[MATERIAL[CARD_CODES[name]]] - 1))
    return t.stockpile(seat, material)


def completed(t: Table, name: str) -> Table:
    """Seat 0 leads architect and has just completed a building."""
    led(lacking_one(t, name), "architect")
    return t.do(0, {"add": material_of(name), "to": name})


def actions(t: Table) -> int:
    """How many actions the seat that acts may still begin."""
    frame = t.s.stack[-1]
    assert isinstance(frame, ActionsFrame)
    return frame.tokens(t[frame.seat])


def score(t: Table, seat: int) -> Score:
    """The points of a seat now."""
    return scores(t.s)[seat]
