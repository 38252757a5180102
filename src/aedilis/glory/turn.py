"""The turn, in the rulebook's order (rules G.turn).

The leader thinks or leads; the others, clockwise, think or follow; all perform their actions, the
leader first; played cards are cleaned up; the leader marker passes to the left.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.cards import MATERIAL
from aedilis.glory.cleanup import academy, clean_up, senate
from aedilis.glory.moves import DISCARD, DISCARD_HAND, b_of, verb_of
from aedilis.glory.moves import THINK_CARD as LAST_THINK
from aedilis.glory.playing import PlayForm, play, play_options
from aedilis.glory.roles.role import OWN_PART, ActionsFrame
from aedilis.glory.state import FOLLOWED, LED, THOUGHT, UNDECIDED, GloryState
from aedilis.glory.thinking import ThinkFrame, discard, think, think_options
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite

BEGIN: Final = 0
LEAD: Final = 1
FOLLOW: Final = 2
ACT: Final = 3
SENATE: Final = 4
SEWER: Final = 5
ACADEMY: Final = 6
PASS: Final = 7

cite(
    "G.turn.1",
    "G.turn.2",
    "G.turn.3",
    "G.turn.4",
    "G.turn.7",
    "G.turn.10",
    "G.think.6",
    "G.think.7",
)


class TurnFrame(Frame[GloryState]):
    """The bottom of the stack: one turn after another. `at` counts seats from the leader;
    `actions[seat]` is how many actions the seat's played cards have earned.
    """

    __slots__ = ("actions", "at", "step")

    def __init__(self, step: int, at: int, actions: list[int]) -> None:
        self.step = step
        self.at = at
        self.actions = actions

    def kind(self) -> str:
        return "turn"

    def fields(self) -> list[object]:
        return [self.step, self.at, self.actions]

    def clone(self) -> "TurnFrame":
        return TurnFrame(self.step, self.at, self.actions[:])

    def _seat(self, s: GloryState) -> int:
        return (s.leader + self.at) % s.seats

    def _go(self, step: int) -> None:
        self.step = step
        self.at = 0

    def advance(self, state: GloryState) -> bool:
        step = self.step
        if step == LEAD:
            return False
        if step == FOLLOW:
            if self.at < state.seats:
                return False
            self._go(ACT)
        elif step == ACT:
            self._act(state)
        elif step == BEGIN:
            self._begin(state)
        elif step == SENATE:
            self._each(state, SEWER)
        elif step == SEWER:
            self._each(state, ACADEMY)
        elif step == ACADEMY:
            self._each(state, PASS)
        else:
            state.leader = state.after(state.leader)
            self._go(BEGIN)
        return True

    def _begin(self, s: GloryState) -> None:
        """A new turn: everybody's clients may act again, nothing has been played."""
        s.turn += 1
        s.role = -1
        for camp in s.camps:
            camp.mode = UNDECIDED
            camp.crafted = False
            camp.shown.clear()
            camp.held = -1
            camp.vault_old = len(camp.vault)
            ready = [0, 0, 0, 0, 0, 0]
            for card in camp.clientele:
                ready[MATERIAL[card]] += 1
            camp.ready = ready
        self.actions = [0] * s.seats
        if s.log is not None:
            s.note("glory-turn", s.leader, {"turn": s.turn})
        self._go(LEAD)

    def _act(self, s: GloryState) -> None:
        if self.at == s.seats:
            self._go(SENATE)
            return
        seat = self._seat(s)
        self.at += 1
        s.stack.append(ActionsFrame(seat, s.role, self.actions[seat], 0, OWN_PART, 0, 0))

    def _each(self, s: GloryState, following: int) -> None:
        """One step of the end of the turn, for each seat in turn order, then on to the next
        step.
        """
        if self.at == s.seats:
            self._go(following)
            return
        seat = self._seat(s)
        self.at += 1
        if self.step == SENATE:
            senate(s, seat)
        elif self.step == SEWER:
            clean_up(s, seat)
        else:
            academy(s, seat)

    def asks(self, state: GloryState) -> list[Prompt]:
        seat = self._seat(state)
        options = think_options(state, seat, 0)
        if self.step == LEAD:
            options.extend(play_options(state, seat, -1))
            return [PlayForm(state, seat, "glory-ask-lead", "G.turn.1", options)]
        options.extend(play_options(state, seat, state.role))
        prompt = PlayForm(state, seat, "glory-ask-follow", "G.follow.1", options)
        prompt.params = {"role": state.role}
        return [prompt]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        camp = state.camps[seat]
        choice = move[0]
        verb = verb_of(choice)
        if verb <= LAST_THINK or verb in (DISCARD, DISCARD_HAND):
            camp.mode = THOUGHT
            if self.step == LEAD:
                self._go(PASS)
            else:
                self.at += 1
            if state.log is not None:
                state.note("glory-thinks", seat)
            if verb <= LAST_THINK:
                think(state, seat, choice)
            else:
                state.stack.append(ThinkFrame(seat, 1, 0, discard(state, seat, choice)))
            return
        if self.step == LEAD:
            state.role = b_of(choice)
            camp.mode = LED
            self.step = FOLLOW
        else:
            camp.mode = FOLLOWED
        self.at += 1
        self.actions[seat] = play(state, seat, move)
