"""What an event weighs to whoever looks again later, and which sign of the board stands for it: of
a material (an m and its number, which is the role as well), of a jack, or of a place in a camp.
"""

from typing import Final

from aedilis.glory.definitions.cards import BUILDINGS, JACK, MATERIAL
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.since import END, NEWS, Weight

WEIGHTS: Final[dict[str, tuple[int, str]]] = {
    "glory-turn": (0, ""),
    "glory-first-cards": (0, ""),
    "glory-first-leader": (1, "hand"),
    "glory-led": (3, "role"),
    "glory-followed": (2, "role"),
    "glory-thinks": (1, "hand"),
    "glory-took-jack": (1, "jack"),
    "glory-drew": (0, "hand"),
    "glory-discarded": (1, "card"),
    "glory-discarded-hand": (2, "hand"),
    "glory-gathered": (1, "card"),
    "glory-docked": (1, "card"),
    "glory-hired": (4, "card"),
    "glory-held": (2, "role"),
    "glory-sold": (3, "vault"),
    "glory-laid": (4, "card"),
    "glory-added": (2, "card"),
    "glory-completed": (NEWS, "card"),
    "glory-burst": (4, "card"),
    "glory-fountain": (2, "card"),
    "glory-kept": (1, "hand"),
    "glory-seized": (NEWS + 1, "card"),
    "glory-opened": (5, "card"),
    "glory-demands": (3, "materials"),
    "glory-demands-cards": (3, "materials"),
    "glory-to-rome": (2, "material"),
    "glory-took": (2, "materials"),
    "glory-gave": (3, "cards"),
    "glory-bridge": (5, "cards"),
    "glory-coliseum": (6, "card"),
    "glory-senate": (3, "jack"),
    "glory-sewer": (2, "stock"),
    "glory-concedes": (6, ""),
    "glory-fights-on": (4, ""),
    "glory-over": (9, END),
}
"""Each event with its weight, and its sign or the parameter that tells it."""

LOST: Final = ("from", "of")
"""The parameters that name who loses by an event."""
TOUCHED: Final = 2
"""What an event weighs more to who loses by it."""


def weigh(event: SeenEvent, seat: int) -> Weight:
    """What an event weighs to a seat (-1: to a spectator)."""
    weight, sign = WEIGHTS.get(event.key.removesuffix("-seen"), (1, ""))
    lost = [event.params.get(name) for name in LOST]
    if weight and seat >= 0 and seat != event.seat and seat in lost:
        weight = min(9, weight + TOUCHED)
    return Weight(weight, _sign(event, sign))


def _sign(event: SeenEvent, sign: str) -> str:
    value = event.params.get(sign)
    if isinstance(value, list):
        value = value[0] if value else None
    if not isinstance(value, int):
        return "" if sign in ("card", "cards", "material", "materials", "role") else sign
    if sign in ("card", "cards"):
        if value == JACK:
            return "jack"
        return f"m{MATERIAL[value]}" if value < BUILDINGS else "hand"
    return f"m{value}"
