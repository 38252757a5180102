"""How Glory to Rome is won and what ends it, as it stands now (rules G.end, G.score)."""

from typing import Final

from aedilis.glory.definitions.cards import FORUM
from aedilis.glory.presentation.explained.points import points
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.view import GloryView
from aedilis.kernel.explaining import Aim

NEAR_SITES: Final = 2
NEAR_CARDS: Final = 8


def aims(text: GloryText, view: GloryView) -> list[Aim]:
    """The lines above the table; none once the game is over."""
    if view.over:
        return []
    sites = sum(view.town)
    found = [
        Aim("aim:sites", text.say("glory-aim-sites", {"count": sites}), sites <= NEAR_SITES),
        Aim("aim:deck", text.say("glory-aim-deck", {"count": view.deck}), view.deck <= NEAR_CARDS),
        Aim("aim:points", _leading(text, view)),
    ]
    forum = [seat for seat, camp in enumerate(view.camps) if camp.active >> FORUM & 1]
    if forum:
        told = {"names": text.catalogue.join([text.seat(seat) for seat in forum])}
        found.append(Aim("aim:forum", text.say("glory-aim-forum", told), True))
    return found


def _leading(text: GloryText, view: GloryView) -> str:
    """Who has most of what all can count."""
    sure = [points(view, seat).sure() for seat in range(len(view.camps))]
    best = max(sure)
    first = [seat for seat, one in enumerate(sure) if one == best]
    names = text.catalogue.join([text.seat(seat) for seat in first])
    return text.say("glory-aim-points", {"names": names, "points": best, "count": len(first)})
