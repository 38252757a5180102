"""Laws played from the hand (rules 1.07.36, 2.06.2).

A law is played at any time while the Senate sits and may be interrupted; its player needs no
senator in Rome. In the basic game nobody votes on it, and it is law at once.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.definitions.codes import LAW as LAW_CARD
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS, card
from aedilis.republic.phases.senate.floor import controller, in_session
from aedilis.republic.phases.senate.law_effects import is_due, take_effect
from aedilis.republic.phases.senate.law_votes import may_be_sponsored, seek_sponsors
from aedilis.republic.rules.laws import in_force, throw_away
from aedilis.republic.state.choices import LAW, code, index, verb
from aedilis.republic.state.table import RepublicState

PLAY: Final = verb("law")
FOR_KNIGHTS: Final = verb("knights", "how")
TO_REPEAL: Final = verb("repeal", "how")


@rule("R 1.07.36", "R 1.04.3", "R 4.04.1", "R 2.06.2")
def playable(s: RepublicState, seat: int) -> list[int]:
    """The laws in a hand that may be played now, as indexes."""
    if s.neutrals is not None:
        if s.turn == 0:
            return []
    elif not in_session(s) or controller(s, seat) != seat:
        return []
    promised = promised_cards(s, seat)
    return [
        card(number).index
        for number in s.factions[seat].hand
        if card(number).kind == LAW_CARD
        and number not in promised
        and is_due(s, LAWS[card(number).index])
        and may_be_sponsored(s, card(number).index)
    ]


def law_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, when there is a law to play."""
    return [PLAY] if playable(s, seat) else []


def law_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Which law, and of one that can repeal another, what it is for."""
    if len(done) == 1:
        laws = [code("law", LAW, law) for law in playable(s, seat)]
        return Choose(seat, "republic-ask-law", "R 1.07.36", laws)
    law = LAWS[index(done[1], LAW)]
    if len(done) == 2 and law.repeals != NONE and in_force(s, law.repeals):
        return Choose(seat, "republic-ask-law-use", "R 1.07.36", [FOR_KNIGHTS, TO_REPEAL])
    return None


@rule("R 1.07.36", "R 2.06.1", "R 2.06.2")
def play_law(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A law is played: it is law at once, or is laid before the Senate."""
    law = LAWS[index(move[1], LAW)]
    repeal = len(move) > 2 and move[2] == TO_REPEAL
    if s.docket is not None:
        seek_sponsors(s, seat, law.index, repeal)
        return
    throw_away(s, seat, law.card)
    take_effect(s, seat, law, repeal)
