"""Influence Peddling: a random card of an opponent's hand (rule 1.07.35).

It is played at any time but in the Revolution Phase, and only the two players learn which card it
was.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.named import INFLUENCE_PEDDLING
from aedilis.republic.phases.senate.floor import controller, in_session
from aedilis.republic.rules.draws import HANDS
from aedilis.republic.rules.laws import throw_away
from aedilis.republic.state.choices import SEAT, index, seats, verb
from aedilis.republic.state.table import REVOLUTION, RepublicState

PEDDLE: Final = verb("peddle")


def opponents(s: RepublicState, seat: int) -> list[int]:
    """The seats of the others who hold cards."""
    return [other for other in range(len(s.factions)) if other != seat and s.factions[other].hand]


@rule("R 1.07.35", "R VII.intrigue-law", "R 1.09.71", "R 1.09.823")
def peddle_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, for who holds the card, when somebody else holds any."""
    if s.turn == 0 or s.phase == REVOLUTION or not at_hand(s, seat, INFLUENCE_PEDDLING):
        return []
    if s.senate_session is not None and not (in_session(s) and controller(s, seat) == seat):
        return []
    return [PEDDLE] if opponents(s, seat) else []


def peddle_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """From whom the card is taken."""
    if len(done) == 1:
        others = seats("seat", opponents(s, seat))
        return Choose(seat, "republic-ask-peddle", "R 1.07.35", others)
    return None


@rule("R 1.07.35")
def peddle(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """The card is thrown away, and one of the other's hand changes hands unseen."""
    other = index(move[1], SEAT)
    throw_away(s, seat, at_hand(s, seat, INFLUENCE_PEDDLING)[0])
    number = s.dice.draw(s.factions[other].hand, HANDS)
    insort(s.factions[seat].hand, number)
    seers = s.seers(seat) | s.seers(other)
    s.learns(seers)
    if s.log is not None:
        s.note("republic-peddled", seat, {"to": [other]}, {"card": number}, seers)
