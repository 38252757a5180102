"""One game, played in actions: what all environments stand on.

Seats answer one at a time. Where the game waits for several, they are asked in its order. A seat
that is asked may first do something out of turn, once for each question, where that is offered.
"""

from typing import Any, Final

from aedilis.envs.walk import Walk
from aedilis.kernel.dice import Dice
from aedilis.kernel.encoding import Encoder, put
from aedilis.kernel.game import Game
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.unheard import without_orders

NOBODY: Final = -1
OUT_OF_TURN: Final = 0
"""Of all actions to do something out of turn is the first."""


class Play:
    """A game that goes on. `seat` is who is asked, NOBODY at the end; `legal` are the actions that
    it may choose, ascending; `steps` the actions taken so far. `rules`, `asides` and `spoken` are
    what it was begun with, `spoken` as it has become.
    """

    __slots__ = (
        "_aside", "_encoder", "_out_of_turn", "_walk", "asides", "legal", "rules", "seat",
        "spoken", "state", "steps",
    )  # fmt: skip

    def __init__(
        self, game: Game[Any], encoder: Encoder[Any], asides: bool, state: Any, spoken: int = 0
    ) -> None:
        """Play on from `state`, which is not copied; with `asides` also out of turn, but for those
        in the mask `spoken`, who have just done so.
        """
        self.rules: Final[Game[Any]] = game
        self._encoder: Final[Encoder[Any]] = encoder
        self.asides: Final = asides
        self._walk: Walk | None = None
        self._aside: Prompt | None = None
        self._out_of_turn = False
        self.spoken = spoken
        self.state: Any = state
        self.seat = NOBODY
        self.legal: list[int] = []
        self.steps = 0
        self._ask()

    def begin(self, state: Any) -> None:
        """Play on from another state, which is not copied, as if nothing had been before."""
        self.state = state
        self.spoken = 0
        self.steps = 0
        self._ask()

    def _ask(self) -> None:
        """Ask the first seat that the game waits for."""
        self._aside = None
        self._out_of_turn = False
        if self.state.over:
            self._walk = None
            self.seat = NOBODY
            self.legal = []
            return
        prompt = self._awaited()
        self.seat = prompt.seat
        walk = Walk(self._encoder, prompt)
        self._walk = walk
        self.legal = walk.legal
        if self.asides and not self.spoken >> prompt.seat & 1:
            self._aside = self.rules.aside(self.state, prompt.seat)
            if self._aside is not None:
                self.legal = [OUT_OF_TURN, *walk.legal]

    def _awaited(self) -> Prompt:
        prompts = self.rules.asked(self.state)
        for prompt in prompts:
            if not prompt.optional:
                return prompt
        return prompts[0]

    def step(self, action: int) -> None:
        """Take an action of the seat that is asked. Raises ValueError when it is not legal."""
        if action not in self.legal:
            raise ValueError(f"action {action} is not among the {len(self.legal)} that are legal")
        self.steps += 1
        walk = self._walk
        assert walk is not None
        if action == OUT_OF_TURN:
            assert self._aside is not None
            walk = Walk(self._encoder, self._aside)
            self._walk = walk
            self._aside = None
            self._out_of_turn = True
            self.legal = walk.legal
            return
        whole = walk.take(action)
        self._aside = None
        self.legal = walk.legal
        if whole:
            seat = self.seat
            # Nobody acts out of turn twice without giving an answer.
            self.spoken = (
                self.spoken | 1 << seat if self._out_of_turn else (self.spoken & ~(1 << seat))
            )
            self.rules.apply(self.state, seat, walk.move)
            self._ask()

    def prompt(self) -> Prompt | None:
        """The question that is being answered; None at the end."""
        return self._walk.prompt if self._walk is not None else None

    def towards(self, move: Move) -> int:
        """The action that goes on towards a whole answer of the seat that is asked; -1 where what
        has been answered so far leads elsewhere.
        """
        return self._walk.towards(move) if self._walk is not None else -1

    def encoder(self) -> Encoder[Any]:
        """The numbers of the game."""
        return self._encoder

    def answered(self) -> list[int]:
        """The actions taken so far in the answer that is being given."""
        taken = self._walk.taken if self._walk is not None else []
        return [OUT_OF_TURN, *taken] if self._out_of_turn else taken[:]

    def write(self, seat: int, row: bytearray, at: int) -> None:
        """Write what a seat may know into `row` from `at` on, where zeros stand: the game's own
        features, and for whom is asked which actions of this answer it has taken, by number: 1 the
        first, 2 the second, and so on.
        """
        walk = self._walk if seat == self.seat else None
        encoder = self._encoder
        if walk is None:
            encoder.write(self.state, seat, None, [], row, at)
        else:
            encoder.write(self.state, seat, walk.prompt, walk.choices, row, at)
            begin = at + encoder.size
            for n, action in enumerate(self.answered()):
                put(row, begin + action, 1 + n)

    def returns(self) -> list[float]:
        """What the game came to for each seat: to each winner one, divided by how many there are;
        to all others -1. Zeros while it goes on.
        """
        seats = self._encoder.seats
        if not self.state.over:
            return [0.0] * seats
        winners = self.rules.winners(self.state)
        return [1.0 / len(winners) if seat in winners else -1.0 for seat in range(seats)]

    def clone(self) -> "Play":
        """An independent copy."""
        return self._at(self.rules.clone(self.state), True)

    def guess(self, seat: int, dice: Dice) -> "Play":
        """A copy in which all that a seat cannot know is dealt anew. What another seat has answered
        so far is not known either: its answer begins anew.
        """
        state = self.rules.determinize(self.state, seat, dice)
        state = without_orders(self.rules, state, seat)
        return self._at(state, seat == self.seat)

    def _at(self, state: Any, answering: bool) -> "Play":
        """The same question in another position; with `answering` the same point of its answer."""
        other = Play(self.rules, self._encoder, self.asides, state, self.spoken)
        if answering:
            for action in self.answered():
                other.step(action)
        other.steps = self.steps
        return other
