"""Which buildings of Glory to Rome matter to a decision, so that they can be shown with it.

Only reminders: what a building allows is decided by the engine (rules G.b).
"""

from typing import Final

from aedilis.glory.definitions.cards import (
    ACADEMY,
    AQUEDUCT,
    ARCHWAY,
    ATRIUM,
    BAR,
    BASILICA,
    BATH,
    BRIDGE,
    CIRCUS,
    CIRCUS_MAXIMUS,
    COLISEUM,
    DOCK,
    FOUNTAIN,
    INSULA,
    LATRINE,
    LUDUS_MAGNA,
    MARKET,
    PALACE,
    PALISADE,
    ROAD,
    SCRIPTORIUM,
    SENATE,
    SEWER,
    SHRINE,
    STAIRWAY,
    STOREROOM,
    TEMPLE,
    TOWER,
    VOMITORIUM,
    WALL,
)
from aedilis.glory.presentation.board.refs import grantor
from aedilis.glory.view import GloryView

_THINK: Final = (LATRINE, VOMITORIUM, SHRINE, TEMPLE)
_BUILD: Final = (ROAD, TOWER, SCRIPTORIUM)
_CLIENTS: Final = (CIRCUS_MAXIMUS, LUDUS_MAGNA, STOREROOM)

OWN: Final[dict[str, tuple[int, ...]]] = {
    "glory-ask-lead": (*_THINK, CIRCUS, PALACE, CIRCUS_MAXIMUS),
    "glory-ask-follow": (*_THINK, CIRCUS, PALACE, CIRCUS_MAXIMUS),
    "glory-ask-think": _THINK,
    "glory-ask-craftsman": (*_BUILD, *_CLIENTS, FOUNTAIN, ACADEMY),
    "glory-ask-architect": (*_BUILD, *_CLIENTS, ARCHWAY, STAIRWAY),
    "glory-ask-laborer": (*_CLIENTS, DOCK),
    "glory-ask-legionary": (*_CLIENTS, BRIDGE, COLISEUM),
    "glory-ask-merchant": (CIRCUS_MAXIMUS, STOREROOM, ATRIUM, BASILICA, MARKET),
    "glory-ask-patron": (*_CLIENTS, BAR, AQUEDUCT, INSULA, BATH),
    "glory-ask-give": (PALISADE, WALL),
    "glory-ask-clients": (COLISEUM,),
    "glory-ask-bath": (BATH,),
    "glory-ask-fountain": (*_BUILD, FOUNTAIN),
    "glory-ask-senate": (SENATE,),
    "glory-ask-sewer": (SEWER,),
}
"""Functions of the seat that is asked, by the question."""

THEIRS: Final[dict[str, tuple[int, ...]]] = {
    "glory-ask-legionary": (PALISADE, WALL),
    "glory-ask-give": (BRIDGE,),
}
"""Functions of the other seats."""


def glowing(view: GloryView) -> list[str]:
    """The structures that matter to what the viewer is asked; none when somebody else is asked."""
    if view.seat not in view.awaited:
        return []
    wanted = [(view.seat, card) for card in OWN.get(view.asking, ())]
    for seat in range(len(view.camps)):
        if seat != view.seat:
            wanted += [(seat, card) for card in THEIRS.get(view.asking, ())]
    refs = [grantor(view, seat, card) for seat, card in wanted]
    return [ref for ref in dict.fromkeys(refs) if ref]
