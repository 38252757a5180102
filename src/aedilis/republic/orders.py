"""Standing orders: for which moments a seat wants to be waited for (rules 1.09.151, 1.09.71).

An order says nothing of what a seat holds, and nobody else learns of it.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.game import ORDERS
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.republic.frames import MOMENTS
from aedilis.republic.state import RepublicState
from aedilis.republic.things import MOMENT, VERBS, code, index, thing, verb

ORDER: Final = verb("order")
NAMES: Final = tuple(MOMENTS)


def order_options(s: RepublicState, seat: int) -> list[int]:
    """An order may be given at any time."""
    return [ORDER]


def order_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """For which moment, and what is wanted there: only what is not the order already."""
    if len(done) == 1:
        moments = [code("moment", MOMENT, n) for n in range(len(NAMES))]
        return Choose(seat, "republic-ask-order", "R 1.09.151", moments)
    if len(done) == 2:
        now = s.order(seat, NAMES[index(done[1], MOMENT)])
        others = [verb(one, "be") for one in ORDERS if one != now]
        return Choose(seat, "republic-ask-order-be", "R 1.09.151", others)
    return None


def give_order(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """Give the order."""
    s.set_order(seat, NAMES[index(move[1], MOMENT)], VERBS[thing(move[2])])
