"""How much a senator has Rome stake on her wars."""

from collections.abc import Sequence
from functools import cache
from typing import Final


class Resolve:
    """What the State keeps back from its wars, and what their end is worth.

    `reserves` are the talents that it should have left after the next Revenue Phase, by era:
    natural disasters cost it much, and grow more likely. Below 0 it counts on spoils and gifts.
    `need` is what is left of that when Rome is in need. `urgent` is what one war less is worth
    beside its cost, by how many there are, up to those that lose Rome. From `many` wars on Rome may
    fall soon.

    Who is `vigilant` lets no rebel come to Rome unopposed, and rebels himself where he is `daring`
    times likelier to win by it than in peace; never with 0.
    """

    __slots__ = ("daring", "many", "need", "reserves", "urgent", "vigilant")

    def __init__(
        self, reserves: Sequence[int], need: int, urgent: Sequence[int], many: int = 3
    ) -> None:
        self.daring = 0.0
        self.many: Final = many
        self.reserves: Final = reserves
        self.need: Final = need
        self.urgent: Final = urgent
        self.vigilant = False


THRIFTY: Final = Resolve((8, 40, 55), 20, (0, 10, 35, 110, 260))
"""The first senators save for next year, and so lose Rome to the wars that gather meanwhile."""
ALL_OUT: Final = Resolve((-60, 40, 55), -200, (0, 10, 40, 200, 1500))
"""The third version spends all there is before Rome falls, for then nobody wins."""
WATCHFUL: Final = Resolve(ALL_OUT.reserves, ALL_OUT.need, ALL_OUT.urgent, many=2)
"""The sixth sees Rome in danger, where quarrels have to wait, a war earlier."""


@cache
def watching(one: Resolve, daring: float) -> Resolve:
    """The same of who is vigilant and so daring, made once."""
    found = Resolve(one.reserves, one.need, one.urgent, one.many)
    found.daring = daring
    found.vigilant = True
    return found
