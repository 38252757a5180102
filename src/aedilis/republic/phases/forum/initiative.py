"""One initiative: a card or an event, and what the faction may do after it (rules 1.07.2, 1.03)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.numbers import INITIATIVE_DICE, INITIATIVE_EVENT_ON
from aedilis.republic.frames import Ask, Step
from aedilis.republic.phases.forum.drawing import draw
from aedilis.republic.phases.forum.events import roll_event
from aedilis.republic.phases.forum.games import games_field, hold_games, sponsors
from aedilis.republic.phases.forum.knights import knights_field, may_use_knights, use_knights
from aedilis.republic.phases.forum.leader import candidates, lead, leader_field, settle_leader
from aedilis.republic.phases.forum.persuasion import (
    begin_attempt,
    may_persuade,
    persuasion_field,
)
from aedilis.republic.phases.forum.rolls import throw
from aedilis.republic.state import RepublicState
from aedilis.republic.things import STOP, senator

DICE: Final = 0
PERSUASION: Final = 1
KNIGHTS: Final = 2
GAMES: Final = 3
LEADER: Final = 4
OVER: Final = 5

_KEYS: Final = (
    "", "republic-ask-persuasion", "republic-ask-knights", "republic-ask-games",
    "republic-ask-new-leader",
)  # fmt: skip
_RULES: Final = ("", "R 1.07.4", "R 1.07.5", "R 1.07.6", "R 1.07.7")

cite("R 1.07.2", "R 1.07.22", "R 1.03")


class InitiativeFrame(Step):
    """A faction's initiative: the dice, then each thing it may do, in order and once.

    Whether it is asked depends only on what lies open: whether it has somebody to do it.
    """

    __slots__ = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def kind(self) -> str:
        return "initiative"

    def fields(self) -> list[object]:
        return [self.seat, self.step]

    def advance(self, state: RepublicState) -> bool:
        if self.step == OVER:
            state.stack.pop()
            return True
        if self.step == DICE:
            self.step = PERSUASION
            throw_for_initiative(state, self.seat)
            return True
        if self.step == LEADER:
            settle_leader(state, self.seat)
        if self.possible(state):
            return False
        self.step += 1
        return True

    def possible(self, s: RepublicState) -> bool:
        """Whether the faction can do what this step is for."""
        if self.step == PERSUASION:
            return may_persuade(s, self.seat)
        if self.step == KNIGHTS:
            return may_use_knights(s, self.seat)
        if self.step == GAMES:
            return bool(sponsors(s, self.seat))
        return bool(candidates(s, self.seat))

    def asks(self, state: RepublicState) -> list[Prompt]:
        return [Ask(self, state, self.seat, _KEYS[self.step], _RULES[self.step])]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if self.step == PERSUASION:
            return persuasion_field(state, seat, done)
        if self.step == KNIGHTS:
            return knights_field(state, seat, done)
        if self.step == GAMES:
            return games_field(state, seat, done)
        return leader_field(state, seat, done)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        step = self.step
        self.step += 1
        if move[0] == STOP:
            return
        if step == PERSUASION:
            begin_attempt(state, seat, move)
        elif step == KNIGHTS:
            use_knights(state, seat, move)
        elif step == GAMES:
            hold_games(state, move)
        else:
            lead(state, seat, senator(move[0]))


@rule("R 1.07.2", "R 1.07.21")
def throw_for_initiative(s: RepublicState, seat: int) -> None:
    """Two dice: on a seven an event comes up, else a card is drawn. Evil omens leave them alone."""
    dice = throw(s, INITIATIVE_DICE.dice)
    if s.log is not None:
        s.note("republic-initiative", seat, {"dice": dice})
    if dice == INITIATIVE_EVENT_ON:
        roll_event(s, seat)
    else:
        draw(s, seat)
