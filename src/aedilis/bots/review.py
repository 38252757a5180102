"""A finished game looked at again: where the chances of its seats changed most, and what a bot
would have done there that knew no more than the seat that moved.

How a seat stands is judged by one estimate all along (`GamePackage.chances`), from the whole state:
the game is over, and nothing in it is secret any more. What should have been done is asked of the
game's adviser, from the view that the seat had then.
"""

from contextlib import suppress
from typing import Any, Final, NamedTuple

from aedilis.bots.advice import Advice, adviser, reason_of
from aedilis.bots.steady import Fault
from aedilis.games import PACKAGES
from aedilis.kernel.face import Face
from aedilis.kernel.game import Game
from aedilis.kernel.player import Weighed
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.record import Line, Record
from aedilis.kernel.replaying import replay, replay_line
from aedilis.kernel.table import Kept, Table
from aedilis.kernel.unheard import taken_back

MOST: Final = 6
"""So many turning points are told where nothing else is said."""
LEAST: Final = 0.04
"""A change of less than that in everybody's chances is no turning point."""


class Turning(NamedTuple):
    """One turning point: the line `n` of the record, in which `seat` made the move `played`, asked
    by `prompt` with this `view`; the chances of all seats `before` and `after` it; and what was
    weighed, best first (nothing where the bot could not say). `as_advised`: the bot would have done
    the same.
    """

    n: int
    seat: int
    prompt: Prompt
    view: Any
    played: Move
    before: list[float]
    after: list[float]
    weighed: list[Weighed]

    @property
    def swing(self) -> float:
        """How much the chances of the seat changed for which they changed most."""
        return swing(self.before, self.after)

    @property
    def as_advised(self) -> bool:
        """Whether the bot would have done what was done."""
        return bool(self.weighed) and list(self.weighed[0].move) == self.played


class Told(NamedTuple):
    """A turning point in the words of one reader: the line `n`, who moved, when, what was `played`,
    the chances of all seats in whole percent `before` and `after` it, whether the bot would have
    done the same, what it would `rather` have done (empty where that is not so, or not known), and
    `why`.
    """

    n: int
    seat: int
    turn: str
    played: str
    before: list[int]
    after: list[int]
    as_advised: bool
    rather: str
    why: str


def told(one: Turning, face: Face, outside: Face) -> Told:
    """A turning point as the seat that moved reads it, whose `face` this is; when it was, as they
    read it who stand `outside`.
    """
    face.look(one.view)
    outside.look(one.view)
    rather = why = ""
    if one.weighed:
        best = one.weighed[0]
        reason = reason_of(best, one.seat)
        why = face.event(reason) if reason is not None else ""
        if not one.as_advised:
            rather = face.move(list(best.move), one.prompt, one.view)
    return Told(
        one.n,
        one.seat,
        outside.turn_line(one.view),
        face.move(one.played, one.prompt, one.view),
        [round(100 * chance) for chance in one.before],
        [round(100 * chance) for chance in one.after],
        one.as_advised,
        rather,
        why,
    )


def swing(before: list[float], after: list[float]) -> float:
    """The greatest change in the chances of any seat."""
    return max(abs(new - old) for old, new in zip(before, after, strict=True))


def can_review(game: str) -> bool:
    """Whether there is an estimate for a game."""
    return PACKAGES[game].chances is not None


def review(game: Game[Any], record: Record, most: int = MOST, bot: str = "") -> list[Turning]:
    """The turning points of a finished game, in their order. It takes as long as playing the record
    again once, and an answer of the adviser for each. Raises Mismatch where the record does not fit
    the rules.
    """
    estimate = PACKAGES[game.name].chances
    if estimate is None:
        return []
    left, table = _left(record), replay(game, record, 0)
    now = estimate(table.state)
    found: list[_Swing] = []
    for line in record.lines[1:]:
        before, state = now, game.clone(table.state) if line.n in left else None
        replay_line(table, line)
        now = estimate(table.state)
        if state is not None and swing(before, now) >= LEAST:
            found.append(_Swing(line, state, before, now))
            # Only what may be told in the end is kept, so that a long game takes little room.
            found.sort(key=lambda one: (-swing(one.before, one.after), one.line.n))
            del found[most:]
    found.sort(key=lambda one: one.line.n)
    return [_turning(_as_it_was(table, one), one, bot) for one in found]


class _Swing(NamedTuple):
    """A line that changed somebody's chances: the state before it, the chances before and after."""

    line: Line
    state: Any
    before: list[float]
    after: list[float]


def _left(record: Record) -> set[int]:
    """The lines of a record that were not taken back. What was has changed nothing."""
    return {line.n for line in record.lines[1:]} - taken_back(record.lines)


def _as_it_was(table: Table, one: _Swing) -> Table:
    """The table as it stood before a line."""
    header, kept = table.header, Kept(one.state, table.entries[: one.line.n])
    return Table(table.game, header.options, header.seats, None, header=header, kept=kept)


def _turning(table: Table, one: _Swing, bot: str) -> Turning:
    """A turning point, judged before it is played."""
    game, state = table.game, table.state
    n, seat = one.line.n, one.line.seat
    move = game.parse(state, seat, one.line.move or {})
    prompt = game.prompt(state, seat)
    view = game.view(state, seat)
    weighed: list[Weighed] = []
    if prompt is None or not prompt.accepts(move):
        # Out of turn: what nobody waited for is judged by nobody.
        prompt = game.aside(state, seat)
    else:
        advice = Advice(table, seat, prompt, bot or adviser(game.name), f"{n}:review")
        # A bot that fails has nothing to say.
        with suppress(Fault):
            weighed = advice.answers()
    assert prompt is not None
    return Turning(n, seat, prompt, view, list(move), one.before, one.after, weighed)
