"""The Open Bodyguard leaves the senator it lies with (rules 1.05.3, 1.07.35)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import LATE, NONE
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import OPEN_BODYGUARD
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD


@rule("R 1.09.73", "R 1.07.35")
def guard_drm(s: RepublicState) -> int:
    """What the Open Bodyguard adds to a roll for the life of whom it lies with, less than 0."""
    return -s.switches.open_bodyguard


@rule("R 1.05.3", "R 1.07.35")
def guard_leaves(s: RepublicState) -> None:
    """Nobody is protected any more, and the card, of which there is one, is discarded."""
    s.guarded = NONE
    number = INTRIGUES[OPEN_BODYGUARD].cards[LATE][0]
    s.zone[number] = DISCARD
    s.discards.append(number)
