"""Consuls in Rome with forces, generals in the field, and what the chair proposes for them."""

from typing import Any

from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import name
from tests.republic.setup.senate import (
    abroad,
    field_consul,
    floor,
    propose,
    units,
    war,
)
from tests.republic.setup.trials import member

GALLIC = "first_gallic_war"


def ready(*wars: str, legions: int = 20, fleets: int = 20) -> RepublicState:
    """Both Consuls, of factions 0 and 1, in Rome with forces; these wars are active."""
    s = floor()
    field_consul(s)
    for word in wars or (GALLIC,):
        war(s, word)
    units(s, legions, fleets)
    return s


def rome_consul(s: RepublicState) -> int:
    return member(s, 0)


def consul_afield(s: RepublicState) -> int:
    return member(s, 1)


def deploy(s: RepublicState, general: int, word: str, /, **more: Any) -> RepublicState:
    return propose(s, 0, "deploy", general=name(s, general), war=word, **more)


def proconsul(legions: int = 10, fleets: int = 0, word: str = GALLIC) -> RepublicState:
    """A Proconsul of faction 2 stands on a war; Rome has forces and both Consuls."""
    s = ready(word, legions=5, fleets=5)
    abroad(s, member(s, 2), s.fronts[0].war, legions, fleets)
    return s
