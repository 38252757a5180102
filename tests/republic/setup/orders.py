"""Standing orders given in a position, and what they come to."""

from aedilis.kernel.game import Words
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME


def order(s: RepublicState, seat: int, moment: str, /, **more: object) -> None:
    words: Words = {"do": "order", "moment": moment, **more}
    GAME.apply(s, seat, GAME.parse(s, seat, words))


def same(one: RepublicState, other: RepublicState) -> bool:
    """Whether two tables are the same but for who has learned what, and for orders."""
    ours, theirs = GAME.to_data(one), GAME.to_data(other)
    for data in (ours, theirs):
        for key in ("learned", "orders"):
            data.pop(key)
    return ours == theirs
