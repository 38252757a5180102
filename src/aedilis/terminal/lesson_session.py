"""A lesson at the terminal: its words above every question, its own commands, and what follows it.

While the lesson is on, the others move as it is written, and a move that it does not teach is not
made. Who leaves it plays on against bots from where it stands.
"""

from collections.abc import Mapping

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.lesson_file import PUZZLE
from aedilis.kernel.lesson_run import FAILED, OTHER, PLAYING, LessonRun
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.terminal.asking import no_words, yes_words
from aedilis.terminal.commands import Changed, Left
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.session import Session
from aedilis.terminal.voice import Voice

NOT_TAUGHT = ("concede", "order")
"""Commands that make a move past the lesson."""


class LessonSession(Session):
    """A lesson, and then the game that it leaves. `course` is None once it is left."""

    def __init__(
        self, course: LessonRun, voice: Voice, language: str, bots: Mapping[int, Player]
    ) -> None:
        self.course: LessonRun | None = course
        self.lesson = course.lesson
        self.hinted = 0
        game = course.table.game.name
        seats = [self.lesson.seat]
        super().__init__(course.table, voice, seats, language, bots, SaveFile(game), self._greet)
        self.put_away = {name: self.commands.table.pop(name) for name in NOT_TAUGHT}
        self.undo_of_games = self.commands.table["undo"]
        self.commands.table |= {
            "undo": self._back,
            "save": self._not_kept,
            "hint": self._hint,
            "leave": self._leave,
        }

    # -- the loop ----------------------------------------------------------------------------------

    def _goes_on(self) -> bool:
        return self.course is not None or super()._goes_on()

    def unsaved(self) -> bool:
        """Never: a record begins with a deal, and a lesson with a position."""
        return False

    def forced(self, prompt: Prompt) -> Move | None:
        """In a lesson even the only answer is for the reader to give."""
        return None if self.course is not None else super().forced(prompt)

    def _step(self) -> None:
        course = self.course
        if course is None:
            super()._step()
            return
        prompt = course.prompt() if course.state == PLAYING else None
        if prompt is None:
            self._close(course)
            return
        self.here = self.lesson.seat
        self.take_seat(self.lesson.seat)
        self._turn_of(prompt)

    def _play(self, move: Move) -> None:
        course = self.course
        if course is None:
            super()._play(move)
            return
        since = len(self.table.entries)
        if course.play(move) == OTHER:
            self._notes[self.seat] = [self.words.text("terminal-lesson-other")]
            return
        self._since[self.seat] = since
        self._notes[self.seat] = []
        self._unmoved.discard(self.seat)
        self.hinted = 0

    def _remember(self) -> None:
        """A game that began as a lesson is no game to be compared with others."""

    # -- what it says ------------------------------------------------------------------------------

    def _say(self, attribute: str) -> str:
        return self.face.say(self.lesson.key(attribute))

    def _greet(self, language: str) -> list[str]:
        title = self.face.say(self.lesson.key())
        told = [self.words.text(f"terminal-lesson-{self.lesson.kind}", {"title": title})]
        if self.lesson.kind != PUZZLE:
            told.append(self._say("intro"))
        return [*told, self.words.text("terminal-lesson-commands")]

    def _above(self) -> None:
        course = self.course
        if course is None:
            return
        step = course.step()
        told = [self._say(step.say if step is not None else "intro")]
        if self.lesson.kind == PUZZLE:
            told.append(self.words.text("terminal-lesson-left", {"count": course.left()}))
        self.voice.say()
        for line in told:
            self.voice.say(line, "green")

    def _close(self, course: LessonRun) -> None:
        """The end of a lesson: what it comes to, and what the reader wants to do next."""
        self.take_seat(self.lesson.seat)
        news = self.told(self._since[self.seat])
        self._since[self.seat] = len(self.table.entries)
        self.voice.heading(self.words.text("terminal-news"))
        self.voice.items(news)
        self.voice.say()
        if course.state == FAILED:
            self.voice.say(self.words.text("terminal-lesson-failed"), "bold")
            self._ask_again(course)
            return
        rules = ", ".join(self.lesson.scenario.rules)
        self.voice.say(self._say("end"), "green")
        self.voice.say(self.words.text("terminal-lesson-rules", {"rules": rules}))
        if self.table.state.over:
            self.course = None
            return
        self.voice.say(self.words.text("terminal-lesson-go-on"))
        self._go_on_or_not()

    def _ask_again(self, course: LessonRun) -> None:
        """Begin the puzzle once more, unless the answer is a command that says otherwise."""
        self.voice.say(self.words.text("terminal-lesson-again"))
        try:
            self._hear(True)
        except Changed:
            return
        course.begin()
        self._look_anew(course)

    def _go_on_or_not(self) -> None:
        while True:
            answer = self._hear(True).casefold()
            if answer in yes_words(self.words):
                self._set_out()
                return
            if not answer or answer in no_words(self.words):
                raise Left

    # -- its commands ------------------------------------------------------------------------------

    def _look_anew(self, course: LessonRun) -> None:
        """Look at the table of a lesson that has gone back."""
        self.table = course.table
        self.hinted = 0
        self._since[self.lesson.seat] = len(self.table.entries)
        self._notes[self.lesson.seat] = []
        self.whole = True

    def _back(self, rest: str) -> None:
        course = self.course
        if course is None:
            self.undo_of_games(rest)
            return
        if not course.back():
            self.voice.say(self.words.text("kernel-undo-nothing"))
            return
        self._look_anew(course)
        raise Changed

    def _not_kept(self, rest: str) -> None:
        self.voice.say(self.words.text("terminal-lesson-not-kept"))

    def _hint(self, rest: str) -> None:
        """One hint after another, and at last the move itself."""
        course = self.course
        if course is None:
            self.voice.say(self.words.text("terminal-lesson-left-already"))
            return
        hints = course.hints()
        if self.hinted < len(hints):
            self.voice.say(self.face.say(hints[self.hinted]), "green")
            self.hinted += 1
            return
        game, state = self.table.game, self.table.state
        try:
            move = game.parse(state, self.lesson.seat, course.wanted()) if course.wanted() else None
        except IllegalMove:
            move = None
        prompt = course.asking(move) if move is not None else None
        if move is None or prompt is None or course.astray():
            self.voice.say(self.words.text("terminal-lesson-astray"))
            return
        told = self.face.move(move, prompt, self.view)
        # What is done beside another question is reached by a command.
        asked = self.prompt.accepts(move)
        key = "terminal-lesson-move" if asked else "terminal-lesson-move-now"
        self.voice.say(self.words.text(key, {"move": told}), "green")

    def _leave(self, rest: str) -> None:
        if self.course is None:
            self.voice.say(self.words.text("terminal-lesson-left-already"))
            return
        if self.table.state.over:
            raise Left
        self._set_out()
        raise Changed

    def _set_out(self) -> None:
        """Leave the lesson: from now on it is a game like any other."""
        if self.course is not None:
            self.course.leave()
        self.course = None
        self.commands.table |= {**self.put_away, "undo": self.undo_of_games}
        self._unmoved.clear()
        self._notes[self.lesson.seat] = [self.words.text("terminal-lesson-set-out")]
        self.whole = True
