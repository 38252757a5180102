"""What happens when a building is completed (rules G.turn.9, G.end.3, G.b.catacomb, G.b.prison)."""

from aedilis.glory.buildings.bursts import burst
from aedilis.glory.buildings.prison import prison
from aedilis.glory.definitions.cards import CATACOMB, PRISON
from aedilis.glory.state.table import END_CATACOMB, GloryState
from aedilis.kernel.rule import rule


@rule("G.turn.9", "G.end.3", "G.b.catacomb.1")
def on_completion(s: GloryState, seat: int, name: int) -> None:
    """The effect that a building has once, when it is completed."""
    if name == CATACOMB:
        s.end(END_CATACOMB)
    elif name == PRISON:
        prison(s, seat)
    else:
        burst(s, seat, name)
