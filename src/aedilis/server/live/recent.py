"""What has just been at a table: the last few positions, and which answers to them still stand.

Between a look and a click the table may move on: a bot acts out of turn, somebody interrupts,
another who was asked at the same time answers. An answer to what was seen then is still meant if
the very same thing is being decided, and the words of the answer mean now what they meant. Any
other answer came too late. It is never taken for an answer to something else.
"""

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from aedilis.kernel.game import Game, IllegalMove
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.words import matching, to_words

if TYPE_CHECKING:
    from aedilis.kernel.table import Table

MOST: Final = 6
"""More lines than this come between no look and its click."""


class Recent:
    """The last few positions of one game."""

    def __init__(self) -> None:
        self._states: deque[tuple[int, Any]] = deque(maxlen=MOST)

    def note(self, table: "Table") -> None:
        """Remember a table as it is before its next line. A line that was not kept after all has
        the next one in its place.
        """
        n = len(table.entries)
        while self._states and self._states[-1][0] >= n:
            self._states.pop()
        self._states.append((n, table.game.clone(table.state)))

    def seen(self, seq: int) -> Any:
        """The position after `seq` lines; None where it is not remembered."""
        return next((state for n, state in self._states if n == seq), None)

    def stands(
        self, table: "Table", codes: list[Move], seq: int, seat: int, move: Move
    ) -> Move | None:
        """What a seat's answer to the position after `seq` lines comes to now, in codes of now;
        None where it came too late. `codes` are those of the table's lines.
        """
        course = [state for n, state in self._states if n >= seq]
        movers = [entry.line.seat for entry in table.entries[seq:]]
        if seq < 0 or not movers or len(course) != len(movers):
            return None
        made = list(zip(movers, codes[seq:], strict=True))
        return _stands(table.game, [*course, table.state], made, seat, list(move))


def _stands(
    game: Game[Any], course: list[Any], made: list[tuple[int, Move]], seat: int, move: Move
) -> Move | None:
    """The same for a course of positions, with the moves made between each two and their movers."""
    seen, now = course[0], course[-1]
    try:
        words = game.words(seen, seat, move)
    except IllegalMove:
        return None
    prompt = game.prompt(seen, seat)
    steps = list(zip(course, course[1:], made, strict=False))
    if prompt is not None and prompt.accepts(move):
        same = all(_same(game, one, two, seat, *line) for one, two, line in steps)
        return _meant(game, now, game.prompt(now, seat), move, words) if same else None
    # What has been done out of turn once is not done again.
    same = all(mover != seat for mover, _ in made) and (
        game.lasting(move)
        or all(game.going_on(one, seat) == game.going_on(two, seat) for one, two, _ in steps)
    )
    return _meant(game, now, game.aside(now, seat), move, words) if same else None


def _meant(game: Game[Any], now: Any, prompt: Prompt | None, move: Move, words: Any) -> Move | None:
    """The codes by which a question is answered with these words now; mostly they are the same."""
    if prompt is None:
        return None
    if not (prompt.accepts(move) and to_words(game, now, prompt, move) == words):
        found = matching(game, now, prompt, words)
        exact = (one for one in found if to_words(game, now, prompt, one) == words)
        return next(exact, None)
    return move


def _same(game: Game[Any], before: Any, after: Any, seat: int, mover: int, codes: Move) -> bool:
    """Whether a seat is asked the very same before and after a line: the same question, while the
    same goes on. What goes on may have noted the answer of another who was asked at the same time.
    """
    asked, again = game.prompt(before, seat), game.prompt(after, seat)
    if asked is None or again is None or _question(asked) != _question(again):
        return False
    if mover == seat and asked.accepts(codes):
        return False
    was, goes = game.going_on(before, seat), game.going_on(after, seat)
    if was == goes:
        return True
    together = mover != seat and mover in game.awaited(before) and not asked.optional
    return together and (was[:-1], was[-1]["kind"]) == (goes[:-1], goes[-1]["kind"])


def _question(prompt: Prompt) -> tuple[object, ...]:
    return prompt.key, prompt.rule, prompt.optional, prompt.params
