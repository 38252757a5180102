"""An order never acts where it would tell a secret: whether it answers, of whatever kind it is, is
the same whatever the others cannot know of who gave it.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.rules.moments import PARTICULAR, QUESTIONS
from aedilis.republic.rules.particular_orders import KINDS, NOBODY
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME, begun

SEATS = 4
RULES = {"advocates": True, "provincial-wars": True, "veterans": True}
NUMBERS = (0, 3)
"""Talents that go with an order."""
SELDOM = ("levies", "pleading", "disbanding", "offers")
"""These answer nothing in the positions met: to accept nothing is no answer to a question, and
levies, pleas and veterans of who holds no cards come only to few.
"""


def orders_of(name: str, seat: int) -> Iterator[tuple[str, str]]:
    """All orders of a kind, as they are kept."""
    if name in QUESTIONS:
        yield name, "pass"
        return
    kind = KINDS[name]
    others = [other for other in range(SEATS) if other != seat]
    for about in others if kind.about else [NOBODY]:
        window = name if about == NOBODY else f"{name}:{about}"
        for way in kind.ways:
            for number in NUMBERS if way in kind.counted else (0,):
                yield window, f"{way}:{number}"


@cache
def met() -> list[RepublicState]:
    """Positions of some games of senators in which somebody is asked: of each question and each
    kind of proposal a few.
    """
    found: dict[tuple[str, str], list[RepublicState]] = {}
    for n in range(3):
        seed = f"told {n}"
        s = begun("middle", SEATS, seed, rules=RULES)
        players = [make_player("senator", "republic", seat, seed) for seat in range(SEATS)]
        for _ in range(500):
            if s.over:
                break
            prompt = asked(s)
            motion = getattr(s.stack[-1], "motion", None)
            there = found.setdefault((prompt.key, motion.what if motion else ""), [])
            if len(there) < 4:
                there.append(GAME.clone(s))
            seat = prompt.seat
            GAME.apply(s, seat, players[seat].choose(GAME.view(s, seat), prompt))
    return [s for there in found.values() for s in there]


def asked(s: RepublicState, seat: int = -1) -> Prompt:
    """What is asked that has to be answered, of a seat or of anybody."""
    return next(one for one in GAME.asked(s) if not one.optional and seat in (-1, one.seat))


def acts(s: RepublicState, seat: int, window: str, be: str) -> bool:
    """Whether a seat that has given just this order is not asked."""
    told = GAME.clone(s)
    told.orders = {}
    told.set_order(seat, window, be)
    prompt = asked(told, seat)
    move = GAME.in_advance(told, prompt)
    return move is not None and prompt.accepts(move)


@rule("R 1.09.14", "R 1.09.151", "R 1.11.1", "R 1.04.9")
@pytest.mark.parametrize("name", [*QUESTIONS, *PARTICULAR])
def test_whether_an_order_acts_depends_on_nothing_hidden(name: str) -> None:
    acted = 0
    for at, s in enumerate(met()):
        seat = asked(s).seat
        other = (seat + 1) % SEATS
        for window, be in orders_of(name, seat):
            acting = acts(s, seat, window, be)
            acted += acting
            for n in range(2):
                guess = GAME.determinize(s, other, stream(f"{at} {n}", name))
                assert acts(guess, seat, window, be) == acting, (asked(s).key, window, be)
    assert acted > 0 or name in SELDOM
