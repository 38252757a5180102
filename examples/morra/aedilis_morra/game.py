"""The rules of morra.

In each round a die is cast for the stake: 1 to 3 points. Everybody secretly shows one to five
fingers and calls how many all will show together. When all have done so it comes to light: whoever
called the sum takes the stake; of several the lot decides. The first to have enough points wins;
after so many rounds, whoever has the most.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.form import Ask
from aedilis.kernel.frame import Frame, State
from aedilis.kernel.game import BadOption, Game, IllegalMove, Words
from aedilis.kernel.options import From, Switches, as_options, switched
from aedilis.kernel.prompt import Amount, Choose, Prompt

HAND: Final = 5
"""So many fingers has a hand."""
ROUNDS: Final = 60
SINGLE: Final = ("round", "stake", "target")
BY_SEAT: Final = ("points", "shown", "called", "last_shown", "last_called")
"""What a state is made of, but for the dice: numbers, and those that each seat has."""


class Options(Switches, frozen=True, kw_only=True):
    """What can be chosen."""

    points: Annotated[int, From("", values=(10, 5, 20))] = 10


class Morra(State):
    """A table of morra. `shown` and `called` are 0 for who has not chosen yet; `last_shown` and
    `last_called` are those of the round before.
    """

    def __init__(self, seats: int, dice: Dice, target: int) -> None:
        super().__init__(seats, dice)
        self.target = target
        self.round, self.stake = 0, 0
        self.points = [0] * seats
        self.shown, self.called = [0] * seats, [0] * seats
        self.last_shown, self.last_called = [0] * seats, [0] * seats


class View:
    """What a seat may know: of the others only whether they have chosen."""

    def __init__(self, state: Morra, seat: int, awaited: list[int]) -> None:
        self.seat = seat
        self.seats = state.seats
        self.turn, self.stake, self.target = state.round, state.stake, state.target
        self.points = state.points[:]
        self.chosen = [number > 0 for number in state.shown]
        self.mine = [state.shown[seat], state.called[seat]] if seat >= 0 else [0, 0]
        self.last_shown, self.last_called = state.last_shown[:], state.last_called[:]
        self.over = state.over
        self.winners = best(state) if state.over else []
        self.awaited, self.asking = awaited, "morra-ask"

    def to_data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return vars(self)


def best(state: Morra) -> list[int]:
    """The seats with the most points."""
    most = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == most]


class RoundFrame(Frame[Morra]):
    """One round after the other, until somebody has enough."""

    def kind(self) -> str:
        return "round"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: Morra) -> bool:
        if not all(state.shown):
            return False
        self.reveal(state)
        return True

    def asks(self, state: Morra) -> list[Prompt]:
        thinking = [seat for seat in range(state.seats) if not state.shown[seat]]
        return [Ask(self, state, seat, "morra-ask", "") for seat in thinking]

    def field(self, state: Morra, seat: int, done: Sequence[int]) -> Prompt | None:
        others = state.seats - 1
        if not done:
            return Choose(seat, "morra-ask", "", list(range(1, HAND + 1)))
        if len(done) == 1:
            low, high = done[0] + others, done[0] + HAND * others
            return Amount(seat, "morra-ask-call", "", "call", low, high)
        return None

    def answer(self, state: Morra, seat: int, move: Sequence[int]) -> None:
        state.shown[seat], state.called[seat] = move[0], move[1]
        state.asked = None
        state.note("morra-chosen", seat, None, {"fingers": move[0], "call": move[1]}, 1 << seat)

    def reveal(self, state: Morra) -> None:
        """All hands at once; nobody takes back what has come to light."""
        state.learned = (1 << state.seats) - 1
        total = sum(state.shown)
        for seat, (shown, called) in enumerate(zip(state.shown, state.called, strict=True)):
            state.note("morra-shown", seat, {"fingers": shown, "call": called})
        state.note("morra-sum", -1, {"sum": total})
        right = [seat for seat in range(state.seats) if state.called[seat] == total]
        if right:
            taker = right[state.dice.below(len(right))] if len(right) > 1 else right[0]
            state.points[taker] += state.stake
            state.note("morra-taken", taker, {"stake": state.stake, "several": len(right)})
        state.last_shown, state.last_called = state.shown, state.called
        state.shown, state.called = [0] * state.seats, [0] * state.seats
        begin(state)


def begin(state: Morra) -> None:
    """The next round, or the end."""
    if max(state.points) >= state.target or state.round >= ROUNDS:
        state.over = True
        return
    state.round += 1
    state.stake = (state.dice.die() + 1) // 2
    state.note("morra-round", -1, {"round": state.round, "stake": state.stake})


class MorraRules(Game[Morra]):
    """Morra as a game."""

    def __init__(self) -> None:
        # Set here and not on the class: where the kernel is compiled, it reads its own attributes.
        self.name = "morra"

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        if not 2 <= seats <= 5:
            raise BadOption(f"seats: {seats} is not from 2 to 5")
        return as_options(switched(Options, options))

    def new(
        self, options: Mapping[str, object], seats: int, dice: Dice, log: list[Event] | None = None
    ) -> Morra:
        state = Morra(seats, dice, switched(Options, self.options(options, seats)).points)
        state.log = log
        state.stack = [RoundFrame()]
        begin(state)
        self.run(state)
        state.log = None
        return state

    def clone(self, state: Morra) -> Morra:
        return self.from_data(self.to_data(state))

    def to_data(self, state: Morra) -> dict[str, object]:
        data: dict[str, object] = {
            name: getattr(state, name) for name in (*SINGLE, "over", "learned")
        }
        return (
            data
            | {name: getattr(state, name)[:] for name in BY_SEAT}
            | {"dice": state.dice.to_data()}
        )

    def from_data(self, data: Mapping[str, Any]) -> Morra:
        state = Morra(len(data["points"]), Dice(*data["dice"]), data["target"])
        for name, value in data.items():
            if name != "dice":
                setattr(state, name, value[:] if name in BY_SEAT else value)
        state.stack = [RoundFrame()]
        return state

    def view(self, state: Morra, seat: int) -> View:
        return View(state, seat, self.awaited(state))

    def determinize(self, state: Morra, seat: int, dice: Dice) -> Morra:
        other = self.clone(state)
        other.dice = Dice(dice.word(), dice.word(), dice.word(), dice.word())
        for one in range(state.seats):
            if one != seat and state.shown[one]:
                others = state.seats - 1
                other.shown[one] = dice.die(HAND)
                other.called[one] = other.shown[one] + others + dice.below(4 * others + 1)
        return other

    def check(self, state: Morra) -> list[str]:
        wrong = [] if 1 <= state.stake <= 3 else [f"the stake is {state.stake}"]
        for shown, called in zip(state.shown, state.called, strict=True):
            if shown > HAND or bool(shown) != bool(called):
                wrong.append(f"{shown} fingers are shown, and {called} called")
        return wrong

    def word(self, state: Morra, seat: int, code: int) -> Words:
        return {"fingers": code}

    def explain(self, state: Morra, seat: int, words: Words) -> IllegalMove:
        why = "over" if state.over else "chosen" if state.shown[seat] else "odd"
        return IllegalMove(f"morra-refused-{why}", "", {"hand": HAND})

    def winners(self, state: Morra) -> list[int]:
        return best(state) if state.over else []

    def ending(self, state: Morra) -> str:
        ending = "points" if max(state.points) >= state.target else "rounds"
        return ending if state.over else ""
