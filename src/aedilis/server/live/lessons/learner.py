"""Who learns: what he is told of a lesson beside its table, and what he may ask.

He sees what his seat sees. The moves that a lesson has in mind leave the server one by one, when he
asks for a hint.
"""

from typing import TYPE_CHECKING, Any, Final

from aedilis.games import lessons_of
from aedilis.kernel.board import Section
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.lesson_file import PUZZLE
from aedilis.kernel.lesson_run import FAILED, PLAYING
from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.lessons.course import Course
from aedilis.server.live.requests import Requests
from aedilis.server.live.watcher import Send, Watcher
from aedilis.server.wire.parts import Question
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.service import Service

ASKED: Final = ("move", "undo", "part", "why", "tell", "hint", "language")
"""What a learner may ask for. There is nobody to talk to, and no earlier game."""


class Learner(Watcher):
    """The one who watches a course, from the seat of its lesson."""

    room: Any

    def __init__(self, service: "Service", course: Course, language: str, send: Send) -> None:
        # What the browser knows of the history may be of another way through the lesson: it is
        # told from the beginning.
        super().__init__(service, course, None, language, send)  # type: ignore[arg-type]
        self.course = course
        self.seat = course.lesson.seat
        self._turned = course.turned

    def _take_seat(self) -> None:
        """It is the lesson's."""

    async def _tell_presence(self) -> None:
        """There is nobody else."""

    async def _tell_chat(self) -> None:
        """Nobody talks in a lesson."""

    async def refresh(self) -> None:
        # Who has gone back is told the whole history anew: what follows may be another one.
        if self._turned != self.course.turned:
            self._turned, self.told = self.course.turned, 0
        await super().refresh()
        async with self.course.lock:
            told = self.lesson()
        await self.send(told)

    def table(self) -> wire.TableMessage:
        run = self.course.run
        message = super().table()
        message.title = self.own().face.say(run.lesson.key())
        message.undo = "" if run.made else words(self.language).text("kernel-undo-nothing")
        message.orders, message.later, message.nothing = [], [], []
        message.standing = message.draft = None
        # A lesson has hints of its own.
        message.hints = False
        if run.state != PLAYING:
            message.question = message.aside = None
        elif message.question is not None and message.question.sharing is not None:
            message.question = self._step_by_step()
        return message

    def _step_by_step(self) -> Question:
        """What is asked without the sheet that makes several moves at once: each is taught."""
        table, own = self.course.run.table, self.own()
        prompt = table.game.prompt(table.state, own.seat)
        assert prompt is not None
        return own.asking(self.view(), prompt).question(together=False)

    def lesson(self) -> wire.LessonMessage:
        """Where the lesson stands."""
        run = self.course.run
        lesson, step, puzzle = run.lesson, run.step(), run.lesson.puzzle
        return wire.LessonMessage(
            name=lesson.name,
            kind="puzzle" if lesson.kind == PUZZLE else "guide",
            title=self._say(""),
            said=self._said(),
            state=run.state,  # type: ignore[arg-type]
            at=run.at,
            of=len(lesson.steps),
            left=run.left(),
            more=puzzle is not None or run.state == PLAYING,
            made=run.made,
            points=self._points(step.points if step is not None else ()),
            rules=list(lesson.scenario.rules),
            next=following(lesson.game, lesson.name),
            over=bool(run.table.state.over),
        )

    def _said(self) -> list[str]:
        run = self.course.run
        if run.state == FAILED:
            return [words(self.language).text("server-lesson-failed")]
        if run.state != PLAYING:
            return [self._say("end")]
        step = run.step()
        if step is None:
            return [self._say("intro")]
        return [self._say("intro"), self._say(step.say)] if run.at == 0 else [self._say(step.say)]

    def _say(self, attribute: str) -> str:
        return self.own().face.say(self.course.lesson.key(attribute))

    def _points(self, points: tuple[str, ...]) -> list[str]:
        board, view = self.own().board, self.view()
        found = [ref for word in points for ref in board.pointed(word, view)]
        return list(dict.fromkeys(found))

    def hint(self) -> str:
        """One hint after another, and at last the move itself."""
        run = self.course.run
        say = words(self.language).text
        if run.state != PLAYING:
            raise Refused("lesson-over")
        hints = run.hints()
        if self.course.hinted < len(hints):
            self.course.hinted += 1
            return self.own().face.say(hints[self.course.hinted - 1])
        game, state, wanted = run.table.game, run.table.state, run.wanted()
        try:
            move = game.parse(state, self.seat, wanted) if wanted else None
        except IllegalMove:
            move = None
        prompt = run.asking(move) if move is not None else None
        if move is None or prompt is None or run.astray():
            return say("server-lesson-astray")
        return say("server-lesson-move", {"move": self.own().face.move(move, prompt, self.view())})


class LearnerRequests(Requests):
    """The requests of a learner."""

    def __init__(self, service: "Service", learner: Learner) -> None:
        super().__init__(service, learner)
        self.learner = learner

    async def answer(self, request: Any) -> Any:
        several = isinstance(request, wire.MoveRequest) and request.before
        if request.__struct_config__.tag not in ASKED or several:
            raise Refused("in-lesson")
        return await super().answer(request)

    def _seat(self) -> int:
        return self.learner.seat

    def _own_key(self, key: str) -> str:
        return key

    async def _hint(self, request: wire.HintRequest) -> Any:
        async with self.learner.course.lock:
            return wire.TextMessage(request.key, [Section("", [self.learner.hint()])])


def following(game: str, name: str) -> str:
    """The lesson of a game that comes after one; empty after the last."""
    known = list(lessons_of(game))
    after = known[known.index(name) + 1 :]
    return after[0] if after else ""
