"""Drawing mortality chits (rules 1.05.2, 1.05.21, 1.05.22)."""

from aedilis.kernel.dice import Dice
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CHIT_DRAW_TWO, CHIT_NONE, CHITS
from aedilis.republic.rules.draws import CHITS as CHITS_QUEUE
from aedilis.republic.rules.persons import with_identity
from aedilis.republic.state.options import USUAL
from aedilis.republic.state.table import RepublicState


@rule("R 1.05.21")
def the_cup(draw_two: int) -> list[int]:
    """All chits in their order. So many of those without an ID are "Draw 2", the others blank."""
    blank = sum(1 for chit in CHITS if chit <= CHIT_NONE) - draw_two
    named = sorted(chit for chit in CHITS if chit > CHIT_NONE)
    return [CHIT_DRAW_TWO] * draw_two + [CHIT_NONE] * blank + named


@rule("R 1.05.21", "R 1.05-fig-a", "R VII.death-resolution")
def draw_chits(dice: Dice, count: int, draw_two: int = USUAL.draw_two_chits) -> list[int]:
    """Draw so many chits out of the full cup, and give them in order (an ID, or CHIT_NONE).
    `draw_two` of those without an ID are "Draw 2".

    "Draw 2" goes back at once and asks for two more in its place; the others stay out until all are
    drawn. When nothing but "Draw 2" is left the draw ends.
    """
    cup = the_cup(draw_two)
    drawn: list[int] = []
    while count > 0 and any(chit != CHIT_DRAW_TWO for chit in cup):
        chit = dice.draw(cup, CHITS_QUEUE)
        if chit == CHIT_DRAW_TWO:
            cup.insert(0, chit)
            count += 1
        else:
            drawn.append(chit)
            count -= 1
    return drawn


@rule("R 1.05.22", "R 1.04.8", "R VII.ties-turn-order")
def whom(s: RepublicState, chit: int) -> int:
    """The slot of the person a numbered chit strikes; -1 if nobody in play has that ID.

    Of two who share an ID the one that throws less with two dice; equal throws are repeated.
    """
    slots = with_identity(s, chit)
    if len(slots) < 2:
        return slots[0] if slots else -1
    first = second = 0
    while first == second:
        first = s.dice.die() + s.dice.die()
        second = s.dice.die() + s.dice.die()
    return slots[0] if first < second else slots[1]


@rule("R 1.05.21", "R 1.05.22")
def chits_strike(s: RepublicState, at_risk: list[int], count: int) -> list[int]:
    """Draw so many chits; for each the slot of whom it strikes of those at risk, or NONE.

    Somebody of a pair who is not at risk may draw it upon himself.
    """
    struck: list[int] = []
    for chit in draw_chits(s.dice, count, s.switches.draw_two_chits):
        if s.log is not None:
            s.note("republic-chit", -1, {"chit": chit})
        named = chit > 0 and any(slot in at_risk for slot in with_identity(s, chit))
        slot = whom(s, chit) if named else NONE
        struck.append(slot if slot in at_risk else NONE)
    return struck
