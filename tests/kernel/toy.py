"""A toy game for testing the kernel: seats vote on motions, may interrupt, bid and roll dice.

Each round the presiding seat fills in a form (a motion, a price, its backers), the others vote in
turn, and before the result stands, whoever holds a tribune may veto in a window. A passed motion
rolls one die for its proposer. The first seat with ten points wins. Rules are numbered T.1 to T.6.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.kernel.dice import Dice, from_data
from aedilis.kernel.event import Event
from aedilis.kernel.frame import Frame, frames_to_data
from aedilis.kernel.game import ORDERS, BadOption, Game, IllegalMove, State, Words
from aedilis.kernel.prompt import Amount, Choose, Form, Pick, Prompt
from aedilis.kernel.window import PASS, Window, beside

GAMES, ROAD = 0, 1
FOR, AGAINST = 10, 11
VETO = 20
SHOUT = 21
ORDER = 30
WORDS: dict[int, Words] = {
    GAMES: {"propose": "games"},
    ROAD: {"propose": "road"},
    FOR: {"vote": "for"},
    AGAINST: {"vote": "against"},
    VETO: {"veto": True},
    SHOUT: {"shout": True},
    PASS: {"pass": True},
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


class ToyForm(Form):
    """Motion, then its price (roads only), then the backers."""

    __slots__ = ("state",)

    def __init__(self, state: ToyState) -> None:
        super().__init__(state.president, "toy-propose", "T.1")
        self.state = state

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return Choose(self.seat, "toy-motion", "T.1", [GAMES, ROAD])
        if len(done) == 1 and done[0] == ROAD:
            return Amount(self.seat, "toy-price", "T.1", "price", 1, 3)
        if len(done) == (2 if done[0] == ROAD else 1):
            others = [i for i in range(self.state.seats) if i != self.seat]
            return Pick(self.seat, "toy-backers", "T.1", "backers", others, [1] * len(others), 0, 2)
        return None


class Round(Frame[ToyState]):
    """One round after another."""

    __slots__ = ("at", "price", "step")

    def __init__(self, step: int, at: int, price: int) -> None:
        self.step = step
        self.at = at
        self.price = price

    def kind(self) -> str:
        return "round"

    def fields(self) -> list[object]:
        return [self.step, self.at, self.price]

    def advance(self, state: ToyState) -> bool:
        if self.step == 0:
            return False
        if self.step == 1:
            if self.at < state.seats:
                return False
            self.step = 2
            state.stack.append(Veto([0] * state.seats))
        else:
            if state.votes > 0 and not state.vetoes:
                gained = state.dice.die() + self.price
                state.points[state.president] += gained
                state.flagged = True
                if state.log is not None:
                    state.log.append(Event("toy-gained", state.president, {"points": gained}))
            state.president = (state.president + 1) % state.seats
            state.votes = state.vetoes = 0
            self.step = self.at = self.price = 0
        return True

    def asks(self, state: ToyState) -> list[Prompt]:
        if self.step == 0:
            return [ToyForm(state)]
        voter = (state.president + self.at) % state.seats
        others = [i for i in range(state.seats) if i != voter]
        return [
            Choose(voter, "toy-vote", "T.2", [FOR, AGAINST]),
            *beside(state, "shout", others, lambda i: Choose(i, "toy-shout", "T.3", [SHOUT])),
        ]

    def answer(self, state: ToyState, seat: int, move: Sequence[int]) -> None:
        if self.step == 0:
            self.price = move[1] if move[0] == ROAD else 0
            self.step, self.at = 1, 0
        elif move[0] == SHOUT:
            if state.log is not None:
                state.log.append(Event("toy-shouted", seat))
        else:
            state.votes += 1 if move[0] == FOR else -1
            self.at += 1


class Veto(Window[ToyState]):
    """Before the result stands whoever has a tribune may veto it."""

    __slots__ = ()

    def kind(self) -> str:
        return "veto"

    def name(self) -> str:
        return "veto"

    def key(self) -> str:
        return "toy-veto"

    def paragraph(self) -> str:
        return "T.4"

    def options(self, state: ToyState, seat: int) -> list[int]:
        return [VETO] if state.tribunes[seat] and not state.vetoes else []

    def act(self, state: ToyState, seat: int, choice: int) -> None:
        state.tribunes[seat] -= 1
        state.vetoes = 1
        state.learned = (1 << state.seats) - 1
        if state.log is not None:
            state.log.append(
                Event("toy-vetoed", seat, {}, {"left": state.tribunes[seat]}, 1 << seat)
            )


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
    data_hash = "toy"
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
        state.stack.append(Round(0, 0, 0))
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
        kinds = {"round": Round, "veto": Veto}
        for kind, *fields in data["stack"]:
            state.stack.append(
                kinds[kind](*[list(f) if isinstance(f, list) else f for f in fields])
            )
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
        if code >= ORDER:
            window, order = divmod(code - ORDER, len(ORDERS))
            return {"order": self.windows[window], "be": ORDERS[order]}
        return dict(WORDS[code])

    def item_word(self, state: ToyState, code: int) -> object:
        return code

    def explain(self, state: ToyState, seat: int, words: Words) -> IllegalMove:
        prompt = self.prompt(state, seat)
        return IllegalMove("toy-refused", prompt.rule if prompt is not None else "T.5")

    def aside(self, state: ToyState, seat: int) -> Prompt | None:
        if state.over:
            return None
        codes = [ORDER + i for i in range(len(self.windows) * len(ORDERS))]
        return Choose(seat, "toy-aside", "T.6", codes)

    def answer_aside(self, state: ToyState, seat: int, move: Sequence[int]) -> None:
        window, order = divmod(move[0] - ORDER, len(ORDERS))
        state.set_order(seat, self.windows[window], ORDERS[order])

    def winners(self, state: ToyState) -> list[int]:
        return [state.points.index(max(state.points))] if state.over else []

    def ending(self, state: ToyState) -> str:
        return "points" if state.over else ""
