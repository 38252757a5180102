"""The wild player: it looks for what is rare, so that fuzzing meets what sense and chance never do.

Every kind of choice is about as likely as the others, however many choices are of it, and the less
often it has been made in this game, the likelier. Out of turn it acts whenever it may and feels
like it. How it feels is drawn for each game: which kinds it loves and shuns, whether it likes high
numbers or low ones, how often it speaks up, and how often it plays as the best bot would, which is
what takes a game far. Mostly a whole table is of one mood; what nobody alone can do happens then.

It knows no rules: what a kind of choice is, it is told, and the rest it reads off prompts.
"""

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, Text, Wider, walk

KindOf = Callable[[int], str]

ABLE_SHARES: Final = (0, 50, 80, 95)
"""Of a hundred decisions so many are left to the best bot."""
SPEAKS_EVERY: Final = (1, 2, 6, 30)
"""Once in so many positions it thinks of acting out of turn."""
ASIDE_ODDS: Final = (1, 8, 64, 1000)
"""A kind of move out of turn is made at once, or seldom: one of these for each kind and mood."""
OWN_MOOD: Final = 3
"""One player in so many has a mood of his own, whatever that of the table."""
ANY: Final = 0
LOW: Final = 1
HIGH: Final = 2
NUMBERS: Final = (ANY, ANY, LOW, HIGH)
LOVED: Final = 600
LIKED: Final = 60
SHUNNED: Final = 4
LONGEST_TEXT: Final = 8
UNOFFERED_EVERY: Final = 4
"""Once in so many answers it takes what is accepted without being offered, where there is such."""


class Mood:
    """How a player feels throughout one game. `salt` decides what it loves and shuns."""

    def __init__(self, dice: Dice) -> None:
        self.able = ABLE_SHARES[dice.below(len(ABLE_SHARES))]
        self.speaks = SPEAKS_EVERY[dice.below(len(SPEAKS_EVERY))]
        self.numbers = NUMBERS[dice.below(len(NUMBERS))]
        self.salt = dice.word()

    def liking(self, kind: str) -> int:
        """The weight of a kind of choice: one in sixteen is loved, two are shunned."""
        one = self._lot(kind) % 16
        return LOVED if one == 0 else SHUNNED if one < 3 else LIKED

    def aside_odds(self, kind: str) -> int:
        """Once in so many times it follows the wish to do something of a kind out of turn."""
        return ASIDE_ODDS[self._lot(kind) // 16 % len(ASIDE_ODDS)]

    def _lot(self, kind: str) -> int:
        # The lower bits of a check sum of like texts are alike, so they are stirred.
        return (zlib.crc32(kind.encode(), self.salt) * 2654435761 & 0xFFFFFFFF) >> 12


class WildPlayer(Player):
    """One wild player, in one game. `kind_of` tells the kind of a choice code, `able` is a bot that
    plays well in the same seat.
    """

    def __init__(
        self, name: str, seat: int, dice: Dice, table: Dice, kind_of: KindOf, able: Player
    ) -> None:
        """`table` is the stream that the table's mood is drawn from, the same for all seats."""
        super().__init__(name, seat, dice)
        self.eager = True
        self._kind_of = kind_of
        self._able = able
        self._mood = Mood(dice if dice.below(OWN_MOOD) == 0 else table)
        self._done: dict[str, int] = {}
        self._left_to_able = False
        self._look_ahead()

    def choose(self, view: Any, prompt: Prompt) -> Move:
        move = self._able.choose(view, prompt) if self._left_to_able else self._answer(prompt)
        self._look_ahead()
        return move

    def speaks_up(self) -> bool:
        return self.dice.below(self._mood.speaks) == 0

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        kinds = self._by_kind(prompt.choices([]))
        kind = self._wish(kinds)
        odds = self._mood.aside_odds(kind) * (1 + self._done.get(kind, 0))
        if self.dice.below(odds) != 0:
            return None
        choices = kinds[kind]
        self._count(kind)
        return self._completed(prompt, choices[self.dice.below(len(choices))])

    def _look_ahead(self) -> None:
        """Settle who answers the next question: only who plays well needs to see the table."""
        self._left_to_able = self.dice.below(100) < self._mood.able
        self.blind = not self._left_to_able

    # -- answers -----------------------------------------------------------------------------------

    def _completed(self, prompt: Prompt, first: int) -> Move:
        """A whole answer that begins with a choice already made."""
        if not isinstance(prompt, Form):
            return walk(prompt, self.dice, [first])
        move = [first]
        while (field := prompt.field(move)) is not None:
            move += self._answer(field)
        return move

    def _answer(self, prompt: Prompt) -> Move:
        """A whole answer, its parts chosen one after the other."""
        if isinstance(prompt, Wider) and prompt.also and self.dice.below(UNOFFERED_EVERY) == 0:
            return [self._one_of(prompt.also)]
        if isinstance(prompt, Choose):
            return [self._one_of(prompt.options)]
        if isinstance(prompt, Amount):
            return [self._number(prompt.low, prompt.high)]
        if isinstance(prompt, Pick):
            return walk(prompt, self.dice, [self._number(prompt.low, prompt.high)])
        if isinstance(prompt, Text):
            return walk(prompt, self.dice, [self._number(1, min(prompt.high, LONGEST_TEXT))])
        if not isinstance(prompt, Form):
            return walk(prompt, self.dice)
        move: Move = []
        while (field := prompt.field(move)) is not None:
            move += self._answer(field)
        return move

    def _number(self, low: int, high: int) -> int:
        """A number; often an end of what there is, where rules have their corners."""
        numbers = self._mood.numbers if self.dice.below(2) else ANY
        if numbers == ANY:
            return low + self.dice.below(high - low + 1)
        return high if numbers == HIGH else low

    def _one_of(self, options: Sequence[int]) -> int:
        """One of some choices, by its kind."""
        if len(options) == 1:
            return options[0]
        kinds = self._by_kind(options)
        kind = self._wish(kinds)
        self._count(kind)
        choices = kinds[kind]
        return choices[self.dice.below(len(choices))]

    # -- kinds -------------------------------------------------------------------------------------

    def _by_kind(self, options: Sequence[int]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for option in options:
            found.setdefault(self._kind_of(option), []).append(option)
        return found

    def _wish(self, kinds: dict[str, list[int]]) -> str:
        """The kind it would like best now, by lot: what it loves, and what it has seldom done."""
        weights = [
            max(1, self._mood.liking(kind) // (1 + self._done.get(kind, 0))) for kind in kinds
        ]
        lot = self.dice.below(sum(weights))
        for kind, weight in zip(kinds, weights, strict=True):
            lot -= weight
            if lot < 0:
                return kind
        raise AssertionError("a lot lies below the sum of the weights")

    def _count(self, kind: str) -> None:
        self._done[kind] = self._done.get(kind, 0) + 1
