"""How dangerous a war is: what it would take to beat it, were all that matches it in play (rule
4.05.32).

It is worked out from what everybody knows.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import MIXED
from aedilis.republic.definitions.components import LEADERS, SCENARIOS, WARS, card
from aedilis.republic.rules.laws import SEEN
from aedilis.republic.rules.wars import (
    leaders_on,
    naval_strength,
    printed_land,
    printed_naval,
    series,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import REVOLTING

MATCHING: Final[list[list[int]]] = [
    [other.index for other in WARS if other is not one and series(other.index) == series(one.index)]
    for one in WARS
]
"""For each war those that match it."""


DECKS: Final[list[set[int]]] = [
    {*one.decks, one.bottom.next_deck} if one.bottom.next else set(one.decks) for one in SCENARIOS
]
"""For each scenario the decks out of which wars and their leaders can come: what one adds at random
of other decks are faction cards.
"""


def to_come(s: RepublicState, number: int) -> bool:
    """Whether a card is still to be drawn, as far as anybody can tell."""
    decks = DECKS[s.scenario]
    return s.zone[number] not in SEEN and (MIXED in decks or card(number).deck in decks)


@rule("R 4.05.32", "R VII.dangerous-war")
def matching_wars(s: RepublicState, war: int) -> list[int]:
    """The wars that match a war and are still to be drawn."""
    if not 0 <= war < REVOLTING:
        return []
    return [other for other in MATCHING[war] if to_come(s, WARS[other].card)]


@rule("R 4.05.32")
def matching_leaders(s: RepublicState, war: int) -> list[int]:
    """The enemy leaders of a war who are still to be drawn."""
    if not 0 <= war < REVOLTING:
        return []
    return [one.index for one in LEADERS if one.leads(WARS[war]) and to_come(s, one.card)]


@rule("R 4.05.32")
def is_dangerous(s: RepublicState, war: int) -> bool:
    """Whether a card that matches a war is still to be drawn."""
    return bool(matching_wars(s, war) or matching_leaders(s, war))


@rule("R 4.05.32")
def danger(s: RepublicState, war: int) -> int:
    """The force that would be proper against a war if all that matches it were in play; 0 when
    nothing is still to be drawn.
    """
    wars, foes = matching_wars(s, war), matching_leaders(s, war)
    if not wars and not foes:
        return 0
    printed = printed_naval(war) if naval_strength(s, war) else printed_land(war)
    there = sum(1 for front in s.fronts if series(front.war) == series(war))
    leaders = dict.fromkeys([*leaders_on(s, war), *foes])
    times = there + len(wars)
    return printed * times + sum(LEADERS[leader].strength for leader in leaders)
