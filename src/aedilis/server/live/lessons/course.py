"""A lesson as a room: one learner's way through it, made of what a watcher looks at."""

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from aedilis.bots.registry import best_bot, free_names
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.lesson_file import Lesson
from aedilis.kernel.lesson_run import OTHER, PLAYING, LessonFault, LessonRun
from aedilis.kernel.prompt import Move
from aedilis.server.errors import Refused
from aedilis.server.live.in_memory import GameInMemory
from aedilis.server.live.moving import Illegal
from aedilis.server.notices.kinds import News
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.live.past import Past
    from aedilis.server.service import Service

MOST_MOVES: Final = 200
"""No learner has made more moves in a lesson than these; what he says beyond is not looked at."""


class Course(GameInMemory):
    """One learner's way through a lesson. Nothing of it is kept: `row` and `sitting` only say what
    a watcher reads of a game.
    """

    past: "Past | None" = None
    gone = False

    def __init__(
        self, service: "Service", lesson: Lesson, language: str, made: Sequence[Move]
    ) -> None:
        names = names_at(lesson, language)
        super().__init__(service, _row(lesson), _sitting(lesson, names))
        self.lesson = lesson
        self.run = LessonRun(lesson, names)
        self.hinted = 0
        self.turned = 0
        # Another version of the lesson may have stood there when these moves were made.
        for move in made[:MOST_MOVES]:
            try:
                if self.run.state != PLAYING or self.run.play(move) == OTHER:
                    break
            except (IllegalMove, LessonFault):
                break
        self._look_anew()

    async def move(
        self,
        seat: int,
        seq: int,
        key: str | None,
        move: Move,
        *,
        exact: bool = False,
        news: News = "",
    ) -> int:
        """Make a move of the learner, if it is what is taught, and all that follows without him;
        gives the number of the last line. Raises Refused; then nothing has changed.
        """
        async with self.lock:
            if key is not None and key in self.keys:
                return self.keys[key]
            self._check(seq)
            if self.run.state != PLAYING:
                raise Refused("lesson-over")
            try:
                found = self.run.play(move)
            except IllegalMove as error:
                raise Illegal(error) from None
            if found == OTHER:
                raise Refused("lesson-other")
            return self._changed(key)

    async def undo(self, seat: int, seq: int, key: str | None) -> int:
        """Take back the learner's last move with all that followed; gives the number of the line
        that is the last one then. Raises Refused.
        """
        async with self.lock:
            if key is not None and key in self.keys:
                return self.keys[key]
            self._check(seq)
            if not self.run.back():
                raise Refused("no-undo", "kernel-undo-nothing")
            self.turned += 1
            return self._changed(key)

    def check_open(self) -> None:
        """Raises Refused where the game itself is over: nobody can go on with it."""
        if self.run.table.state.over:
            raise Refused("over")

    def leave(self) -> None:
        """From here on it is a game like any other. Raises Refused when there is none."""
        self.check_open()
        self.run.leave()

    def _check(self, seq: int) -> None:
        if seq != len(self.times):
            raise Refused("stale", params={"seen": seq, "now": len(self.times)})

    def _changed(self, key: str | None) -> int:
        self.hinted = 0
        self._look_anew()
        n = len(self.times) - 1
        if key is not None:
            self.keys[key] = n
        self.wake()
        return n

    def _look_anew(self) -> None:
        """Take over where the lesson stands: its table may be another one."""
        self.table = self.run.table
        now, lines = time.time(), len(self.table.entries)
        self.times = [*self.times[:lines], *[now] * (lines - len(self.times))]
        self.codes = [[] for _ in self.times]
        self.row.awaited = self.table.game.awaited(self.table.state)
        self.row.lines = lines
        self.row.updated = now


def names_at(lesson: Lesson, language: str) -> list[str]:
    """What the seats of a lesson are called: the learner in his language, the others like bots."""
    learner = words(language).text("server-lesson-player")
    others = free_names([learner])
    seats = range(len(lesson.scenario.seats))
    return [learner if seat == lesson.seat else others.pop(0) for seat in seats]


def _row(lesson: Lesson) -> GameRow:
    now = time.time()
    return GameRow(
        id=f"lesson-{secrets.token_urlsafe(6)}",
        game=lesson.game,
        title="",
        options={},
        settings={"spectator_delay": None},
        status="running",
        private=True,
        key="",
        host=None,
        seats=len(lesson.scenario.seats),
        created=now,
        updated=now,
    )


def _sitting(lesson: Lesson, names: Sequence[str]) -> list[SeatRow]:
    bot = best_bot(lesson.game)
    return [
        SeatRow(seat=seat, name=name, bot="" if seat == lesson.seat else bot)
        for seat, name in enumerate(names)
    ]
