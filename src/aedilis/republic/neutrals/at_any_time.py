"""Concessions played out of turn: at a table of one or two people a player may keep one, and play
it whenever he decides anything (rule 4.04.1).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CONCESSION
from aedilis.republic.definitions.components import card
from aedilis.republic.setup.opening import holder_options, play_concession, playable
from aedilis.republic.state.choices import CARD, code, index, senator, verb
from aedilis.republic.state.table import RepublicState

GRANT: Final = verb("play_concession")


@rule("R 4.04.1")
def concessions_at_hand(s: RepublicState, seat: int) -> list[int]:
    """The concessions that a player may play out of turn, by card number."""
    if s.neutrals is None or s.turn == 0:
        return []
    return [number for number in playable(s, seat) if card(number).kind == CONCESSION]


@rule("R 4.04.1")
def concession_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, when there is a concession to play."""
    return [GRANT] if concessions_at_hand(s, seat) else []


def concession_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Which concession, and who holds it."""
    if len(done) == 1:
        cards = [code("card", CARD, number) for number in concessions_at_hand(s, seat)]
        return Choose(seat, "republic-ask-concession-card", "R 4.04.1", cards)
    if len(done) == 2:
        return Choose(seat, "republic-ask-holder", "R 1.07.32", holder_options(s, seat))
    return None


@rule("R 4.04.1", "R 1.07.32")
def grant_at_once(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """The concession is its holder's."""
    play_concession(s, seat, index(move[1], CARD), senator(move[2]))
