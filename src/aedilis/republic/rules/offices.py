"""Taking an office and losing it (rules 1.09.22, 1.09.33, 1.09.34).

Every office comes and goes here, so that what hangs on one goes with it: whenever there is no
Dictator any more, his Master of Horse is out of office too.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import OFFICES
from aedilis.republic.definitions.named import DICTATOR, MASTER_OF_HORSE, PONTIFEX
from aedilis.republic.rules.abroad import come_home
from aedilis.republic.rules.persons import MAJOR_OFFICES, gain_influence, holder
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD

EVERY: Final = -1
"""The mask of all offices."""


@rule("R 1.09.2", "R 1.09.22", "R 1.09.33", "R 1.09.4")
def take_office(s: RepublicState, slot: int, office: int) -> None:
    """Give a senator an office with its influence; he leaves any other he holds that he cannot hold
    beside it, and whoever held this one is out of it.
    """
    before = holder(s, office)
    if before not in (NONE, slot):
        leave_office(s, before, 1 << office)
    leave_office(s, slot, ~(1 << office | beside(s, office)))
    s.senator(slot).offices |= 1 << office
    gain_influence(s, slot, OFFICES[office].influence)


@rule("R 2.01.2")
def beside(s: RepublicState, office: int) -> int:
    """The mask of the offices that can be held beside one: none, unless by the option the Pontifex
    Maximus may hold any.
    """
    if s.switches.pontifex_exclusive:
        return 0
    return EVERY if office == PONTIFEX else 1 << PONTIFEX


@rule("R 1.09.2", "R 2.01.2")
def barring(s: RepublicState, slot: int) -> int:
    """The mask of the major offices of a senator that keep him from others."""
    offices = s.senator(slot).offices & MAJOR_OFFICES
    return offices if s.switches.pontifex_exclusive else offices & ~(1 << PONTIFEX)


@rule("R 1.09.34", "R 1.10.7")
def leave_office(s: RepublicState, slot: int, offices: int = EVERY) -> None:
    """A senator is out of some offices, of which he may hold none; for whatever reason and wherever
    he is. A Dictator's Master of Horse is then out of his, and in Rome if he was in the field.
    """
    one = s.senator(slot)
    was_dictator = (one.offices & offices) >> DICTATOR & 1
    one.offices &= ~offices
    master = holder(s, MASTER_OF_HORSE) if was_dictator else NONE
    if master != NONE:
        if s.senator(master).place == FIELD:
            come_home(s, master)
        leave_office(s, master, 1 << MASTER_OF_HORSE)
