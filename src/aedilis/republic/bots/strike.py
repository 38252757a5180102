"""Armies in a plan of campaign: what can be sent, and one general who goes with a part of it."""

from typing import Final

from aedilis.republic.definitions.numbers import VETERAN_STRENGTH


class Pool:
    """What can be sent: legions, veteran legions and fleets in Rome, and units to be raised."""

    __slots__ = ("coins", "fleets", "regulars", "veterans")

    def __init__(self, regulars: int, veterans: int, fleets: int, coins: int) -> None:
        self.regulars = regulars
        self.veterans = veterans
        self.fleets = fleets
        self.coins = coins

    def strength(self, fleets: int) -> int:
        """What all legions together would be worth, when so many fleets go."""
        coins = max(0, self.coins - max(0, fleets - self.fleets))
        return self.regulars + coins + VETERAN_STRENGTH * self.veterans

    def legions(self, strength: int) -> tuple[int, int]:
        """The regular legions and the veterans that make up a strength, veterans first."""
        veterans = min(self.veterans, (strength + 1) // VETERAN_STRENGTH)
        return max(0, strength - VETERAN_STRENGTH * veterans), veterans

    def less(self, one: "Strike") -> "Pool":
        """What is left when an army has gone."""
        return Pool(
            max(0, self.regulars - one.regulars),
            self.veterans - one.veterans,
            max(0, self.fleets - one.fleets),
            self.coins - one.raised(self),
        )


class Strike:
    """A general goes against a war, or is reinforced there, with legions, veterans and fleets.

    `value` is what is expected of it in talents.
    """

    __slots__ = ("fleets", "regulars", "slot", "value", "veterans", "war")

    def __init__(
        self, slot: int, war: int, regulars: int, veterans: int, fleets: int, value: float
    ) -> None:
        self.slot: Final = slot
        self.war: Final = war
        self.regulars: Final = regulars
        self.veterans: Final = veterans
        self.fleets: Final = fleets
        self.value: Final = value

    def units(self) -> int:
        """How many units go."""
        return self.regulars + self.veterans + self.fleets

    def raised(self, pool: Pool) -> int:
        """How many of them have to be raised first."""
        return max(0, self.regulars - pool.regulars) + max(0, self.fleets - pool.fleets)


MARGINS: Final = (-2, 1, 4, 7, 10, 13)
"""By how much an army may be stronger than its enemy, as the plan tries them."""
LEAN: Final = 0.7
"""A leaner army has to be worth at least this part of the best one."""
PRICE: Final = 0.35
"""The part of a new unit's cost that is charged to the campaign it is raised for."""


def sizes(enemy: int, rating: int, most: int) -> list[int]:
    """The strengths worth trying against an enemy, up to all there is."""
    found = {max(enemy + more - rating, (enemy + more + 1) // 2) for more in MARGINS}
    return sorted(n for n in found if 0 < n < most) + ([most] if most > 0 else [])


def best_and_lean(found: list[Strike]) -> list[Strike]:
    """Of the ways to send a general the best one, and a leaner one nearly as good; nothing if none
    is any good.
    """
    good = [one for one in found if one.value > 0]
    if not good:
        return []
    best = max(good, key=lambda one: (one.value, -one.units()))
    lean = min(good, key=lambda one: (one.value < LEAN * best.value, one.units(), -one.value))
    return [best] if lean.units() == best.units() else [best, lean]
