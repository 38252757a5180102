"""Events that the dice bring: which comes up, which side lies up, and what it does at once (rule
1.07.21).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import AGAIN_NOTHING
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.named import (
    EPIDEMIC,
    EVIL_OMENS,
    MOB_VIOLENCE,
    NATURAL_DISASTER,
    RHODIAN_ALLIANCE,
    STORM,
)
from aedilis.republic.definitions.numbers import INITIATIVE_EVENT_DICE
from aedilis.republic.definitions.tables import random_event
from aedilis.republic.phases.forum.misfortunes import (
    epidemic,
    evil_omens,
    mob_violence,
    natural_disaster,
)
from aedilis.republic.phases.forum.rhodes import rhodes_helps
from aedilis.republic.phases.forum.storm import StormFrame
from aedilis.republic.rules.rolls import count_under_omens, throw
from aedilis.republic.state.table import RepublicState


@rule("R 1.07.21", "R 1.07.2")
def roll_event(s: RepublicState, seat: int) -> None:
    """Three dice name an event in the era's column; nothing changes their sum."""
    dice = throw(s, INITIATIVE_EVENT_DICE.dice)
    event = random_event(s.era, dice)
    if s.log is not None:
        s.note("republic-event", seat, {"dice": dice, "event": event})
    happen(s, event)


@rule("R 1.07.21")
def happen(s: RepublicState, event: int) -> None:
    """An event comes up: on its light side, then on its dark one, and after that once more only if
    its card says so.
    """
    level = s.events[event]
    if level > 1 and EVENTS[event].again == AGAIN_NOTHING:
        if s.log is not None:
            s.note("republic-event-nothing", -1, {"event": event})
        return
    dark = level > 0
    if event == RHODIAN_ALLIANCE and not rhodes_helps(s, dark):
        if s.log is not None:
            s.note("republic-event-nothing", -1, {"event": event})
        return
    s.events[event] += 1
    at_once(s, event, dark)


@rule("R 1.07.21")
def at_once(s: RepublicState, event: int, dark: bool) -> None:
    """What an event does the moment it comes up; the others wait for a later phase."""
    if event == EPIDEMIC:
        epidemic(s, dark)
    elif event == EVIL_OMENS:
        evil_omens(s, dark)
    elif event == MOB_VIOLENCE:
        mob_violence(s, dark)
    elif event == NATURAL_DISASTER:
        natural_disaster(s, dark)
    elif event == STORM:
        roll = EVENTS[event].side(dark).dice
        assert roll is not None
        dice = throw(s, roll.dice)
        count = count_under_omens(s, dice)
        if s.log is not None:
            s.note("republic-storm", -1, {"dice": dice, "count": count})
        s.stack.append(StormFrame(count))
