"""Answers that most people give one after the other, given together: all statesmen and concessions
in a hand are played (rules 3.01.9, 1.11.1).
"""

from typing import Final

from aedilis.kernel.board import Bundle
from aedilis.kernel.prompt import Form, Move, Prompt
from aedilis.republic.definitions.codes import STATESMAN
from aedilis.republic.definitions.components import card
from aedilis.republic.presentation.phrases import thing_name
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.rules.persons import ranking
from aedilis.republic.setup.opening import (
    PlayForm,
    holder_options,
    play_concession,
    play_statesman,
    playable,
)
from aedilis.republic.state.choices import CARD, STOP, code, senator, thing
from aedilis.republic.state.table import RepublicState

FIRST_CARDS: Final = "republic-ask-first-cards"
"""The question that is asked on when a hand is empty; at the others its faction has no turn then.
"""


def bundles(teller: Teller, prompt: Prompt) -> list[Bundle]:
    """All cards of the reader's hand that may be played, one after the other."""
    if not isinstance(prompt, PlayForm) or prompt.of != teller.view.seat:
        return []
    moves = _played(teller.table.clone(), prompt)
    if not moves:
        return []
    told = [_told(teller, move) for move in moves if move != [STOP]]
    return [Bundle(teller.say("bundle-cards", {"cards": teller.text.catalogue.join(told)}), moves)]


def _played(s: RepublicState, prompt: Form) -> list[Move]:
    """The moves that play them, statesmen first; a concession goes to who ranks lowest, whom its
    corruption harms least. Whoever has nothing left to do says so.
    """
    seat, moves = prompt.of, list[Move]()
    while cards := playable(s, seat):
        number = next((one for one in cards if card(one).kind == STATESMAN), cards[0])
        move = [code("card", CARD, number)]
        if card(number).kind == STATESMAN:
            play_statesman(s, seat, number)
        else:
            move.append(_lowest(s, holder_options(s, seat)))
            play_concession(s, seat, number, senator(move[1]))
        moves.append(move)
    if moves and (prompt.key == FIRST_CARDS or s.factions[seat].hand):
        moves.append([STOP])
    return moves


def _lowest(s: RepublicState, holders: list[int]) -> int:
    order = ranking(s, everywhere=True)
    return max(holders, key=lambda one: order.index(senator(one)))


def _told(teller: Teller, move: Move) -> str:
    """What a move plays, and to whom."""
    name = thing_name(teller.text, thing(move[0]), teller.table)
    if len(move) == 1:
        return name
    person = teller.text.slot(senator(move[1]), teller.table)
    return teller.say("way-gives", {"card": name, "person": person})
