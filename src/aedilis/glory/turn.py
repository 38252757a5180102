"""The turn, in the rulebook's order (rules G.turn).

The leader thinks or leads; the others, clockwise, think or follow; all perform their actions, the
leader first; played cards are cleaned up; the leader marker passes to the left.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.glory.definitions.cards import ACADEMY, SENATE
from aedilis.glory.phases.cleanup import academy, clean_up, senate
from aedilis.glory.phases.playing import PlayForm, play, play_options
from aedilis.glory.phases.thinking import ThinkFrame, discard, think, think_options
from aedilis.glory.roles.role import OWN_PART, ActionsFrame
from aedilis.glory.state.choices import DISCARD, DISCARD_HAND, b_of, verb_of
from aedilis.glory.state.choices import THINK_CARD as LAST_THINK
from aedilis.glory.state.table import FOLLOWED, LED, THOUGHT, UNDECIDED, GloryState
from aedilis.glory.state.zones import count_materials
from aedilis.kernel.phase import Phase, PhaseFrame, Step
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite


def anybody_has(s: GloryState, building: int) -> bool:
    """Whether any seat has this function in force."""
    return any(camp.active >> building & 1 for camp in s.camps)


class Begin(Step[GloryState, "TurnFrame"]):
    """A new turn: everybody's clients may act again, nothing has been played."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "TurnFrame") -> bool:
        state.turn += 1
        state.role = -1
        for camp in state.camps:
            camp.mode = UNDECIDED
            camp.crafted = False
            camp.shown.clear()
            camp.held = -1
            camp.vault_old = len(camp.vault)
            camp.ready = count_materials(camp.clientele)
        frame.actions = [0] * state.seats
        if state.log is not None:
            state.note("glory-turn", state.leader, {"turn": state.turn})
        frame.go(self.next)
        return True


class Lead(Step[GloryState, "TurnFrame"]):
    """The leader thinks or leads."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "TurnFrame") -> bool:
        return False


class Follow(Step[GloryState, "TurnFrame"]):
    """The others think or follow."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "TurnFrame") -> bool:
        if frame.at < state.seats:
            return False
        frame.go(self.next)
        return True


class Each(Step[GloryState, "TurnFrame"]):
    """Something that comes to each seat in turn order, the leader first."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "TurnFrame") -> bool:
        # Most seats have nothing to do here: go on to the next one until something is on the stack.
        stack = state.stack
        height = len(stack)
        while frame.at < state.seats:
            seat = frame.seat(state)
            frame.at += 1
            self.act(state, seat, frame)
            if len(stack) > height or state.flagged:
                return True
        frame.go(self.next)
        return True

    def act(self, s: GloryState, seat: int, frame: "TurnFrame") -> None:
        """Do it for one seat."""
        raise NotImplementedError


class Act(Each):
    """All perform their actions."""

    __slots__ = ()

    def act(self, s: GloryState, seat: int, frame: "TurnFrame") -> None:
        part = ActionsFrame(seat, s.role, frame.actions[seat], 0, OWN_PART, 0, 0)
        # Who has no action at all, and nothing held for one, need not begin.
        if part.any_token(s.camps[seat]) or s.camps[seat].held >= 0:
            s.stack.append(part)


class Senates(Each):
    """Who has a Senate may take jacks."""

    __slots__ = ()

    def applies(self, state: GloryState, frame: "TurnFrame") -> bool:
        return frame.at > 0 or anybody_has(state, SENATE)

    def act(self, s: GloryState, seat: int, frame: "TurnFrame") -> None:
        senate(s, seat)


class CleanUp(Each):
    """Played cards go to the pool, or down a Sewer."""

    __slots__ = ()

    def act(self, s: GloryState, seat: int, frame: "TurnFrame") -> None:
        clean_up(s, seat)


class Academies(Each):
    """Who has an Academy and performed a craftsman action may think."""

    __slots__ = ()

    def applies(self, state: GloryState, frame: "TurnFrame") -> bool:
        return frame.at > 0 or anybody_has(state, ACADEMY)

    def act(self, s: GloryState, seat: int, frame: "TurnFrame") -> None:
        academy(s, seat)


class Pass(Step[GloryState, "TurnFrame"]):
    """The leader marker passes to the left."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "TurnFrame") -> bool:
        state.leader = state.after(state.leader)
        frame.go(self.next)
        return True


LEAD: Final = Lead("lead")
FOLLOW: Final = Follow("follow")
PASS: Final = Pass("pass")

TURN_STEPS: Final = Phase(
    (
        Begin("begin"),
        LEAD,
        FOLLOW,
        Act("act"),
        Senates("senate"),
        CleanUp("clean-up"),
        Academies("academy"),
        PASS,
    ),
    goes_round=True,
)

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


class TurnFrame(PhaseFrame[GloryState]):
    """The bottom of the stack: one turn after another. `at` counts seats from the leader;
    `actions[seat]` is how many actions the seat's played cards have earned.
    """

    __slots__ = ("actions", "at")

    def __init__(
        self,
        step: Step[Any, Any] | None = None,
        at: int = 0,
        actions: list[int] | None = None,
    ) -> None:
        super().__init__(step if step is not None else TURN_STEPS.first)
        self.at = at
        self.actions = actions if actions is not None else []

    def kind(self) -> str:
        return "turn"

    def fields(self) -> list[object]:
        return [self.step, self.at, self.actions]

    def clone(self) -> "TurnFrame":
        return TurnFrame(self.step, self.at, self.actions[:])

    def seat(self, s: GloryState) -> int:
        """The seat whose turn it is in the present step."""
        return (s.leader + self.at) % s.seats

    def go(self, step: Step[Any, Any]) -> None:
        """Go to a step, and begin it with the leader."""
        self.step = step
        self.at = 0

    def asks(self, state: GloryState) -> list[Prompt]:
        seat = self.seat(state)
        options = think_options(state, seat, 0)
        if self.step is LEAD:
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
            if self.step is LEAD:
                self.go(PASS)
            else:
                self.at += 1
            if state.log is not None:
                state.note("glory-thinks", seat)
            if verb <= LAST_THINK:
                think(state, seat, choice)
            else:
                state.stack.append(ThinkFrame(seat, 1, 0, discard(state, seat, choice)))
            return
        if self.step is LEAD:
            state.role = b_of(choice)
            camp.mode = LED
            self.step = FOLLOW
        else:
            camp.mode = FOLLOWED
        self.at += 1
        self.actions[seat] = play(state, seat, move)
