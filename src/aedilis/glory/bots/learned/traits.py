"""What a position is told by to the learned bot: some numbers for each seat, all of them small.

They are counted in a whole state: a true one when the bot is trained, one that it has imagined when
it plays.
"""

from typing import Final

from aedilis.glory.bots.outlook import glance
from aedilis.glory.bots.standing import forum_gaps, forum_lacks, near_forum
from aedilis.glory.bots.worth import card_worth, so_far
from aedilis.glory.definitions.cards import BUILDING_IDS, FIRST, MATERIAL_IDS, ROLE_IDS
from aedilis.glory.rules.scoring import scores
from aedilis.glory.state.table import GloryState

COUNTED: Final[tuple[str, ...]] = (
    "points",
    "influence",
    "begun",
    "foundations",
    "hand",
    "hand-worth",
    "jacks",
    "client-room",
    "vault-room",
    "vault",
    "forum",
    "leads",
    *(f"clients-{role}" for role in ROLE_IDS),
    *(f"stock-{material}" for material in MATERIAL_IDS),
    *(f"works-{BUILDING_IDS[building]}" for building in FIRST),
)
"""What is counted for each seat, in order. Of functions it has learned these, and none made at
home.
"""

TRAITS: Final[tuple[str, ...]] = (*COUNTED, *(f"{name}-early" for name in COUNTED))
"""The names of all traits: what is counted, and the same again times how much of the game is still
to come.
"""

_CLIENTS: Final = COUNTED.index(f"clients-{ROLE_IDS[0]}")
_STOCK: Final = COUNTED.index(f"stock-{MATERIAL_IDS[0]}")
_WORKS: Final = COUNTED.index(f"works-{BUILDING_IDS[FIRST[0]]}")


def traits_of(state: GloryState) -> list[list[float]]:
    """The traits of all seats, by seat, each as `TRAITS` names them."""
    points = scores(state)
    return [_traits(state, seat, points[seat].total()) for seat in range(state.seats)]


def _traits(state: GloryState, seat: int, points: int) -> list[float]:
    o = glance(state, seat)
    begun = 0.0
    for site in o.begun:
        begun += so_far(o, site)
    worth = 0.0
    for card in o.hand_cards:
        worth += card_worth(o, card)
    found = [0.0] * len(COUNTED)
    found[0] = 0.1 * points
    found[1] = 0.1 * o.influence
    found[2] = 0.1 * min(begun, 20.0)
    found[3] = 0.25 * min(len(o.begun), 8)
    found[4] = 0.2 * min(len(o.hand_cards), 10)
    found[5] = 0.2 * max(0.0, min(worth, 20.0))
    found[6] = 0.5 * min(o.jacks, 4)
    found[7] = 0.25 * min(o.client_room, 8)
    found[8] = 0.25 * min(o.vault_room, 8)
    found[9] = 0.2 * min(len(state.camps[seat].vault), 10)
    if near_forum(o):
        found[10] = 1.0 / (1 + forum_gaps(o) + forum_lacks(o))
    found[11] = 1.0 if state.leader == seat else 0.0
    for role in range(6):
        found[_CLIENTS + role] = 0.5 * min(o.clients[role], 4)
    for material in range(6):
        found[_STOCK + material] = 0.5 * min(o.stock[material], 4)
    if o.functions:
        active = o.active
        for n, building in enumerate(FIRST):
            if active >> building & 1:
                found[_WORKS + n] = 1.0
    span = o.span
    return found + [one * span for one in found]
