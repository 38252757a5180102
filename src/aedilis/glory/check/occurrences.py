"""What can occur in games of Glory to Rome, for whoever counts what does: of everything that is in
the rules or in the box, its name, and what an event shows of it.
"""

from typing import Final

from aedilis.glory.definitions.cards import BUILDING_IDS, MATERIAL_IDS, ROLE_IDS
from aedilis.glory.state import choices as m
from aedilis.glory.state.choices import ORDER_WORDS, a_of, b_of, verb_of
from aedilis.glory.state.table import ENDINGS
from aedilis.kernel.event import Event

VERBS: Final = (
    "stop", "think_jack", "think_refill", "think_card", "discard", "discard_hand", "play",
    "play_jack", "petition", "palace", "take", "dock_card", "hire", "hire_deck", "hire_hand",
    "sell", "sell_deck", "sell_hand", "lay", "add_hand", "add_stockpile", "add_pool",
    "open_stockpile", "open_pool", "draw", "keep", "lay_drawn", "add_drawn", "demand", "act",
    "hold", "seize", "reveal", "concede", "unconcede", "order",
)  # fmt: skip
"""What choices do, by the numbers of `moves`."""

OF_ROLE: Final = (m.PLAY, m.PLAY_JACK, m.PETITION, m.PALACE, m.ACT, m.HOLD)
OF_MATERIAL: Final = (m.TAKE, m.HIRE, m.SELL)

CARDS: Final[dict[str, str]] = {
    "glory-laid": "foundation",
    "glory-completed": "building",
}
"""The events that tell of a building, and what has become of a card there."""


def choice_kind(code: int) -> str:
    """The kind of a choice: what it does, and the role, the material or the building it is about
    where that makes it another thing to do.
    """
    verb = verb_of(code)
    word = VERBS[verb]
    if verb in OF_ROLE:
        return f"do:{word}={ROLE_IDS[b_of(code)]}"
    if verb in OF_MATERIAL:
        return f"do:{word}={MATERIAL_IDS[a_of(code)]}"
    if verb == m.LAY:
        return f"do:{word}={BUILDING_IDS[a_of(code)]}"
    return f"do:{word}={ORDER_WORDS[b_of(code)]}" if verb == m.ORDER else f"do:{word}"


def occurrences(frames: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """All that can occur, in groups; `frames` are the kinds of frames there are."""
    return {
        "frame": frames,
        "ending": ENDINGS[1:],
        "verb": VERBS,
        "field": ("do",),
        "aside": (VERBS[m.CONCEDE], VERBS[m.UNCONCEDE], VERBS[m.ORDER]),
        "building": tuple(BUILDING_IDS),
        "foundation": tuple(BUILDING_IDS),
    }


def occurred(event: Event) -> list[tuple[str, str]]:
    """What an event shows of the buildings."""
    group = CARDS.get(event.key, "")
    number = event.params.get("card")
    if not group or not isinstance(number, int):
        return []
    return [(group, BUILDING_IDS[number])]
