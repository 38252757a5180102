"""A battle of the Alexandrine War, with Cleopatra in a hand (rule 1.07.34)."""

from aedilis.republic.definitions.components import LEADERS
from aedilis.republic.definitions.named import CLEOPATRA
from aedilis.republic.phases.combat.attack import AttackFrame
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.combat import general, ground
from tests.republic.setup.opening import into_hand

CARD = LEADERS[CLEOPATRA].card


def before_the_battle(holder: int = 2) -> tuple[RepublicState, int]:
    """The game waits before a naval battle; somebody has her in his hand."""
    s = ground("alexandrine_war", scenario="late")
    into_hand(s, holder, CARD)
    slot = general(s, "fabius", "alexandrine_war", 6, 10)
    s.stack.append(AttackFrame(slot))
    while s.stack[-1].advance(s):
        pass
    assert s.stack[-1].kind() == "hold"
    return s, slot
