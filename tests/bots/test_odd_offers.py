"""Whatever somebody offers, a senator or politician who is a party to it has an answer."""

from collections import Counter
from collections.abc import Iterator

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.deals.offers import OFFER
from aedilis.republic.game import Republic
from aedilis.republic.state.table import RepublicState
from tests.bots.senators import done_aside

GAME = Republic()
POSITIONS = 50
OFFERS = 30
ASIDES = 3
"""So many things a bot may do about an offer, one after the other."""


def positions() -> Iterator[tuple[int, RepublicState]]:
    """Tables of two and three, so and so far into a game without any sense."""
    for n in range(POSITIONS):
        seats, scenario = 2 + n % 2, ("early", "middle", "late")[n // 2 % 3]
        dice = stream(str(n), "way")
        s = GAME.new({"scenario": scenario}, seats, stream(str(n), "game"))
        for _ in range(dice.below(250)):
            if not s.over:
                prompt = GAME.due(s)
                GAME.apply(s, prompt.seat, walk(prompt, dice))
        if not s.over:
            yield n, s


def offered(n: int, s: RepublicState) -> Iterator[tuple[int, RepublicState]]:
    """The table after one of many offers, and somebody whom it is for."""
    dice = stream(str(n), "offers")
    for _ in range(OFFERS):
        by = dice.below(s.seats)
        prompt = GAME.aside(s, by)
        if prompt is None or OFFER not in prompt.choices([]):
            continue
        there = s.clone()
        GAME.apply(there, by, walk(prompt, dice, [OFFER]))
        deal = there.deals[-1]
        for seat in range(s.seats):
            if seat != by and deal.parties() >> seat & 1:
                yield seat, there.clone()


@rule("R 1.04.3")
@pytest.mark.parametrize("bot", ["senator@6", "senator", "politician"])
def test_every_offer_has_an_answer(bot: str) -> None:
    done: Counter[str] = Counter()
    for n, s in positions():
        for seat, there in offered(n, s):
            for _ in range(ASIDES):
                word = done_aside(there, seat, bot) if GAME.aside(there, seat) else ""
                done[word] += 1
                if not word:
                    break
    assert done["accept"] > 10
    assert done["turn_down"] > 100
    assert done["offer"] > 10
