"""Buildings that grant a burst of actions when completed (rules G.turn.9, G.b.amphitheatre,
foundry, garden, school).

As many as the owner's influence at that moment, the building's own included. They lie on top of the
stack: they are done before whatever they interrupt goes on.
"""

from aedilis.glory.definitions.cards import (
    AMPHITHEATRE,
    CRAFTSMAN,
    FOUNDRY,
    GARDEN,
    LABORER,
    PATRON,
    SCHOOL,
)
from aedilis.glory.phases.thinking import ThinkFrame
from aedilis.glory.roles.role import GRANTED, ActionsFrame
from aedilis.glory.state.table import GloryState
from aedilis.kernel.rule import rule


@rule("G.turn.9", "G.b.amphitheatre.1", "G.b.foundry.1", "G.b.garden.1", "G.b.school.1")
def burst(s: GloryState, seat: int, name: int) -> None:
    """Grant what Amphitheatre, Foundry, Garden or School gives its owner; other buildings give
    nothing.
    """
    count = s.camps[seat].influence
    if name == AMPHITHEATRE:
        s.stack.append(ActionsFrame(seat, CRAFTSMAN, count, 0, GRANTED, 0, 0))
    elif name == FOUNDRY:
        s.stack.append(ActionsFrame(seat, LABORER, count, 0, GRANTED, 0, 0))
    elif name == GARDEN:
        s.stack.append(ActionsFrame(seat, PATRON, count, 0, GRANTED, 0, 0))
    elif name == SCHOOL:
        s.stack.append(ThinkFrame(seat, count, 1, 0))
    else:
        return
    if s.log is not None:
        s.note("glory-burst", seat, {"card": name, "count": count})
