"""Games with the Pontifex Maximus."""

import msgspec

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import PONTIFEX
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.state.college import College
from aedilis.republic.state.sitting import OTHER
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.senate import floor
from tests.republic.setup.trials import member


def devout(s: RepublicState, exclusive: bool = True) -> College:
    """The rule is played; gives what is kept of the priests."""
    s.switches = msgspec.structs.replace(s.switches, pontifex=True, pontifex_exclusive=exclusive)
    s.college = College()
    return s.college


def with_pontifex(seat: int = 2, step: str = OTHER) -> tuple[RepublicState, int]:
    """The Senate at a step, with the first of a faction as Pontifex Maximus; gives his slot too."""
    s = floor(step)
    devout(s)
    chief = member(s, seat)
    s.senator(chief).offices = 1 << PONTIFEX
    return s, chief


def college(s: RepublicState) -> College:
    assert s.college is not None
    return s.college


def ordained(s: RepublicState, *slots: int) -> None:
    """These are priests already."""
    for slot in slots:
        college(s).priests |= 1 << slot


def omens_for(own: int, treasury: int, influence: int) -> tuple[RepublicState, int]:
    """A Pontifex with so many talents and so much influence, and so many in his treasury; gives his
    slot too. He is of faction 2.
    """
    s, chief = with_pontifex()
    pay(s, BANK, chief, own)
    pay(s, BANK, FACTION + 2, treasury - s.factions[2].treasury) if treasury else pay(
        s, FACTION + 2, BANK, s.factions[2].treasury
    )
    s.senator(chief).influence = influence
    assert college(s).answerable == NONE
    return s, chief
