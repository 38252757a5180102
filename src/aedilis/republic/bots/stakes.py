"""What is at stake in a war, in talents: what its end is worth, and what a battle may cost."""

from typing import Final

from aedilis.republic.bots.battles import Fare, fare
from aedilis.republic.bots.mind import Mind
from aedilis.republic.definitions.components import WARS
from aedilis.republic.definitions.numbers import ACTIVE_WAR_COST, LOSING_WARS
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.rules.armies import fleets_at, legions_at, troop_strength
from aedilis.republic.rules.battle_odds import struck_numbers
from aedilis.republic.rules.resolution import cancels_numbers, clash
from aedilis.republic.rules.strength import military, with_military
from aedilis.republic.rules.wars import land_strength, naval_strength, series, spoils, support
from aedilis.republic.state.table import Front
from aedilis.republic.state.zones import ACTIVE, AT_WAR, FIELD, INACTIVE, REVOLTING, UNDER

YEARS: Final = 2
"""For so many years an active war that is won now would have cost the State money."""
DRY: Final = 20
"""What the end of a drought is worth."""
MATCHED: Final = 30
"""What it is worth that the other wars of a series are weaker without this one."""
ASLEEP: Final = 15
"""What it is worth that a war will not break out."""
AT_SEA: Final = 0.6
"""The part of the worth of a war that a victory over its fleet is."""
BEATEN: Final = 60
"""What a defeat costs: the general, the unrest, and the army left without him."""
CAPITOL: Final = 200
"""What it is worth to beat the rebel who marches on Rome."""
EACH: Final = 1.0
"""What it costs to send a unit to one place, for it cannot be at another."""


def crowd(mind: Mind, more: int = 0) -> int:
    """The wars, as many of them as there are steps of urgency."""
    return min(LOSING_WARS, mind.wars() + more)


def stake(mind: Mind, front: Front) -> float:
    """What the end of a war is worth."""
    s = mind.s
    worth = float(spoils(s, front))
    if front.status == INACTIVE:
        worth += ASLEEP
    else:
        worth += YEARS * ACTIVE_WAR_COST + mind.resolve.urgent[crowd(mind)]
    if front.war < REVOLTING and WARS[front.war].drought:
        worth += DRY
    group = series(front.war)
    if any(one is not front and series(one.war) == group for one in s.fronts):
        worth += MATCHED
    return worth


class Theatre:
    """A war as it looks to one general: what is there, what he would meet, and what is at stake.

    `strength`, `men` and `fleets` are the forces at the war that are his already, or would be.
    """

    __slots__ = (
        "at_sea", "ashore", "fleets", "front", "land", "men", "naval", "rating", "stake",
        "strength", "support", "unit_cost", "waking",
    )  # fmt: skip

    def __init__(self, mind: Mind, slot: int, front: Front) -> None:
        s = mind.s
        war = front.war
        voids = cancels_numbers(s.senator(slot), war)
        place = UNDER + slot if s.senator(slot).place == FIELD else AT_WAR + war
        legions = legions_at(s, place)
        struck = struck_numbers(s, front)
        self.front: Final = front
        self.land: Final = land_strength(s, war)
        self.naval: Final = naval_strength(s, war)
        self.ashore: Final = clash(s, war, False, voids, struck)
        self.at_sea: Final = clash(s, war, True, voids, struck)
        self.rating: Final = military(s, slot, war)
        self.support: Final = support(war)
        self.men: Final = len(legions)
        self.strength: Final = troop_strength(s, legions)
        self.fleets: Final = len(fleets_at(s, place))
        self.stake: Final = stake(mind, front)
        self.unit_cost: Final = unit_cost(s)
        # Whoever wakes a war and does not win it has one more.
        more = int(front.status == INACTIVE)
        awake = front.status == ACTIVE
        self.waking: Final = (
            0 if awake else mind.resolve.urgent[crowd(mind, more)] + ACTIVE_WAR_COST
        )

    def prospect(self, strength: int, men: int, fleets: int) -> float:
        """What may be expected of an army, in talents; there is no battle without the fleets that
        it takes.
        """
        if self.naval:
            if not fleets:
                return -BEATEN
            met = self.sailing(men, fleets)
            value = self._outlook(met, fleets, AT_SEA)
            landing = int(fleets - met.fleets)
            if men and landing >= self.support:
                after = self.landing(strength, men, landing)
                value += met.victory * max(0.0, self._outlook(after, men, 1 - AT_SEA))
            return value
        if not men or fleets < self.support:
            return -BEATEN
        met = self.landing(strength, men, fleets)
        return self._outlook(met, men + fleets, 1.0)

    def victory(self, strength: int, men: int, fleets: int) -> float:
        """How likely such an army is to win its next battle: that at sea, while there is one."""
        if self.naval:
            return self.sailing(men, fleets).victory if fleets else 0.0
        if not men or fleets < self.support:
            return 0.0
        return self.landing(strength, men, fleets).victory

    def sailing(self, men: int, fleets: int) -> Fare:
        """How a fleet would fare at sea."""
        return fare(self.at_sea, with_military(fleets, self.rating), men, fleets)

    def landing(self, strength: int, men: int, fleets: int) -> Fare:
        """How an army would fare by land."""
        return fare(self.ashore, with_military(strength, self.rating), men, fleets)

    def _outlook(self, met: Fare, units: int, part: float) -> float:
        """What a battle is worth with so many units, for that part of what is at stake."""
        value = met.victory * part * self.stake - met.defeat * BEATEN
        value -= (met.legions + met.fleets) * self.unit_cost
        value -= (1 - met.victory * part) * self.waking
        return value - EACH * units


def theatre(mind: Mind, slot: int, front: Front) -> Theatre:
    """The theatre of a war for a general, worked out once for each question."""
    found = mind.theatres.get((slot, front.war))
    if not isinstance(found, Theatre):
        found = Theatre(mind, slot, front)
        mind.theatres[slot, front.war] = found
    return found
