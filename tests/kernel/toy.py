"""A toy game for testing the kernel: seats vote on motions, may interrupt, bid and roll dice.

Each round the presiding seat answers a question of several parts (a motion, a price, its backers),
all vote in turn, others may shout meanwhile, and before the result stands the game is held for
those who want to veto, which is done out of turn. A passed motion rolls one die for its proposer.
The first seat with ten points wins. Rules are numbered T.1 to T.6.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.kernel.aside import Aside, Source
from aedilis.kernel.dice import Dice, from_data
from aedilis.kernel.event import Event
from aedilis.kernel.form import Ask
from aedilis.kernel.frame import Frame, FrameKind, FrameKinds, frames_to_data
from aedilis.kernel.game import ORDERS, BadOption, Game, IllegalMove, State, Words
from aedilis.kernel.hold import HoldFrame, RoundFrame
from aedilis.kernel.prompt import Amount, Choose, Pick, Prompt

GAMES, ROAD = 0, 1
FOR, AGAINST = 10, 11
VETO = 20
SHOUT = 21
PASS = 22
ORDER = 30
WORDS: dict[int, Words] = {
    GAMES: {"propose": "games"},
    ROAD: {"propose": "road"},
    FOR: {"vote": "for"},
    AGAINST: {"vote": "against"},
    VETO: {"veto": True},
    SHOUT: {"shout": True},
    PASS: {"pass": True},
    ORDER: {"do": "order"},
}


class ToyState(State):
    """Points are public, tribunes are secret."""

    __slots__ = ("points", "president", "tribunes", "vetoes", "votes")

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.points = [0] * seats
        self.tribunes = [1] * seats
        self.president = 0
        self.votes = 0
        self.vetoes = 0


class Round(Frame[ToyState]):
    """One round after another: the motion, the votes, the result."""

    __slots__ = ("price", "step")

    def __init__(self, step: int, price: int) -> None:
        self.step = step
        self.price = price

    def kind(self) -> str:
        return "round"

    def fields(self) -> list[object]:
        return [self.step, self.price]

    def advance(self, state: ToyState) -> bool:
        if self.step == 0:
            return False
        if self.step == 1:
            self.step = 2
            state.stack.append(Veto("veto", 0, [0] * state.seats))
            state.stack.append(Votes(state.president, 0))
        else:
            if state.votes > 0 and not state.vetoes:
                gained = state.dice.die() + self.price
                state.points[state.president] += gained
                state.flagged = True
                state.note("toy-gained", state.president, {"points": gained})
            state.president = (state.president + 1) % state.seats
            state.votes = state.vetoes = 0
            self.step = self.price = 0
        return True

    def asks(self, state: ToyState) -> list[Prompt]:
        return [Ask(self, state, state.president, "toy-propose", "T.1")]

    def field(self, state: ToyState, seat: int, done: Sequence[int]) -> Prompt | None:
        """Motion, then its price (roads only), then the backers."""
        if len(done) == 0:
            return Choose(seat, "toy-motion", "T.1", [GAMES, ROAD])
        if len(done) == 1 and done[0] == ROAD:
            return Amount(seat, "toy-price", "T.1", "price", 1, 3)
        if len(done) == (2 if done[0] == ROAD else 1):
            others = [i for i in range(state.seats) if i != seat]
            return Pick(seat, "toy-backers", "T.1", "backers", others, [1] * len(others), 0, 2)
        return None

    def answer(self, state: ToyState, seat: int, move: Sequence[int]) -> None:
        self.price = move[1] if move[0] == ROAD else 0
        self.step = 1


class Votes(RoundFrame[ToyState]):
    """All vote, the president first; others may shout meanwhile."""

    __slots__ = ()

    def kind(self) -> str:
        return "votes"

    def asks(self, state: ToyState) -> list[Prompt]:
        voter = self.turn(state)
        out: list[Prompt] = [Choose(voter, "toy-vote", "T.2", [FOR, AGAINST])]
        for other in range(state.seats):
            if other != voter and state.order(other, "shout") != "never":
                shout = Choose(other, "toy-shout", "T.3", [SHOUT])
                shout.optional = True
                out.append(shout)
        return out

    def answer(self, state: ToyState, seat: int, move: Sequence[int]) -> None:
        if move[0] == SHOUT:
            state.note("toy-shouted", seat)
        else:
            state.votes += 1 if move[0] == FOR else -1
            self.at += 1


class Veto(HoldFrame[ToyState]):
    """Before the result stands whoever has a tribune may veto it, but for the president."""

    __slots__ = ()

    def present(self, state: ToyState, seat: int) -> bool:
        return seat != state.president

    def question(self, state: ToyState, seat: int) -> Prompt:
        return Choose(seat, "toy-veto", "T.4", [PASS])


def veto_options(state: ToyState, seat: int) -> list[int]:
    top = state.stack[-1]
    waits = isinstance(top, Veto) and top.present(state, seat)
    return [VETO] if waits and state.tribunes[seat] else []


def veto(state: ToyState, seat: int, move: Sequence[int]) -> None:
    state.tribunes[seat] -= 1
    state.vetoes = 1
    state.learned = (1 << state.seats) - 1
    state.note("toy-vetoed", seat, {}, {"left": state.tribunes[seat]}, 1 << seat)
    state.stack.pop()


def order_options(state: ToyState, seat: int) -> list[int]:
    return [ORDER]


def order_field(state: ToyState, seat: int, done: Sequence[int]) -> Prompt | None:
    if len(done) == 1:
        codes = [ORDER + 1 + i for i in range(len(Toy.windows) * len(ORDERS))]
        return Choose(seat, "toy-order", "T.6", codes)
    return None


def give_order(state: ToyState, seat: int, move: Sequence[int]) -> None:
    window, order = divmod(move[1] - ORDER - 1, len(ORDERS))
    state.set_order(seat, Toy.windows[window], ORDERS[order])


SOURCES: tuple[Source[ToyState], ...] = (
    Source((VETO,), veto_options, lambda state, seat, done: None, veto),
    Source((ORDER,), order_options, order_field, give_order),
)


FRAMES = FrameKinds((FrameKind("round", Round), FrameKind("votes", Votes), FrameKind("hold", Veto)))


class ToyView:
    """Everything but the others' tribunes."""

    def __init__(self, state: ToyState, seat: int) -> None:
        self.data = {
            "points": state.points[:],
            "president": state.president,
            "tribunes": state.tribunes[seat] if seat >= 0 else None,
        }

    def to_data(self) -> dict[str, object]:
        return dict(self.data)


class Toy(Game[ToyState]):
    """The toy game as the kernel wants it."""

    name = "toy"
    windows: tuple[str, ...] = ("veto", "shout")

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        if options:
            raise BadOption(f"{next(iter(options))}: the toy has no options")
        return {}

    def new(
        self,
        options: Mapping[str, object],
        seats: int,
        dice: Dice,
        log: list[Event] | None = None,
    ) -> ToyState:
        state = ToyState(seats, dice)
        state.president = dice.below(seats)
        state.stack.append(Round(0, 0))
        self.run(state)
        return state

    def clone(self, state: ToyState) -> ToyState:
        other = self.from_data(self.to_data(state))
        other.dice = state.dice.clone()
        return other

    def to_data(self, state: ToyState) -> dict[str, object]:
        return {
            "seats": state.seats,
            "dice": state.dice.to_data(),
            "stack": frames_to_data(state.stack),
            "over": state.over,
            "orders": dict(state.orders),
            "points": state.points[:],
            "tribunes": state.tribunes[:],
            "president": state.president,
            "votes": state.votes,
            "vetoes": state.vetoes,
        }

    def from_data(self, data: Mapping[str, Any]) -> ToyState:
        state = ToyState(data["seats"], from_data(data["dice"]))
        state.stack = FRAMES.read(data["stack"])
        state.over = data["over"]
        state.orders = dict(data["orders"])
        state.points, state.tribunes = list(data["points"]), list(data["tribunes"])
        state.president, state.votes = data["president"], data["votes"]
        state.vetoes = data["vetoes"]
        return state

    def settle(self, state: ToyState) -> None:
        state.flagged = False
        state.over = max(state.points) >= 10

    def view(self, state: ToyState, seat: int) -> ToyView:
        return ToyView(state, seat)

    def determinize(self, state: ToyState, seat: int, dice: Dice) -> ToyState:
        other = self.clone(state)
        other.tribunes = [n if i == seat else dice.below(2) for i, n in enumerate(state.tribunes)]
        return other

    def check(self, state: ToyState) -> list[str]:
        return [f"seat {i}: {n} tribunes" for i, n in enumerate(state.tribunes) if n not in (0, 1)]

    def word(self, state: ToyState, seat: int, code: int) -> Words:
        if code > ORDER:
            window, order = divmod(code - ORDER - 1, len(ORDERS))
            return {"order": self.windows[window], "be": ORDERS[order]}
        return dict(WORDS[code])

    def item_word(self, state: ToyState, code: int) -> object:
        return code

    def explain(self, state: ToyState, seat: int, words: Words) -> IllegalMove:
        prompt = self.prompt(state, seat)
        return IllegalMove("toy-refused", prompt.rule if prompt is not None else "T.5")

    def aside(self, state: ToyState, seat: int) -> Aside | None:
        if state.over:
            return None
        sources = {one: source for source in SOURCES for one in source.options(state, seat)}
        return Aside(state, seat, "toy-aside", "T.6", sources)

    def answer_aside(self, state: ToyState, seat: int, move: Sequence[int]) -> None:
        aside = self.aside(state, seat)
        assert aside is not None
        aside.act(move)

    def winners(self, state: ToyState) -> list[int]:
        return [state.points.index(max(state.points))] if state.over else []

    def ending(self, state: ToyState) -> str:
        return "points" if state.over else ""
