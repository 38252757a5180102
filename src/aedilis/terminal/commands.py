"""What a player may type at any question besides an answer: help, undo, save, and a look around.

A command is its first word, in English whatever the language of the table, so that no translation
can clash with the beginning of a choice.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final, Protocol

from aedilis.bots.advice import Advice, adviser, reason_of
from aedilis.bots.steady import Fault
from aedilis.kernel.face import Face
from aedilis.kernel.folding import fold
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.quoting import cut
from aedilis.kernel.table import CannotUndo, Table
from aedilis.kernel.text import LANGUAGES, Catalogue
from aedilis.terminal.asking import no_words, yes_words
from aedilis.terminal.ordering import Longer
from aedilis.terminal.rules import Rules
from aedilis.terminal.saving import CannotSave, SaveFile
from aedilis.terminal.voice import Voice

HELP: Final = ("?", "help")
SAME: Final = MappingProxyType({"language": "lang", "exit": "quit", "q": "quit", "do": "now"})
"""Other words for commands, with the names that they have."""
SHORT_LOG: Final = 20


class Changed(Exception):
    """The position or the reader's language is another now: look at it anew."""


class Left(Exception):
    """The player has left the table."""


class Seated(Protocol):
    """What commands need of the session: whom it asks what, and how he is told. `whole` asks for
    the whole table to be told again, `saved` is how many lines of the record the `file` holds.
    `languages` are those of people, by seat: in the other seats are bots.
    """

    table: Table
    voice: Voice
    file: SaveFile
    saved: int
    seat: int
    face: Face
    words: Catalogue
    view: Any
    prompt: Prompt
    whole: bool
    languages: dict[int, str]

    def unsaved(self) -> bool:
        """Whether anything has happened that no file holds."""

    def speak(self, language: str) -> None:
        """Change the language of the seat that is asked."""

    def part(self) -> Prompt:
        """The part of the question that is being asked."""

    def question(self) -> str:
        """The question that is being asked, in words."""

    def order(self, window: str) -> str:
        """The standing order of the seat asked for a moment."""

    def out_of_turn(self) -> None:
        """Ask the seat what it does out of turn. Raises Changed when it has done something."""

    def forced(self, prompt: Prompt) -> Move | None:
        """The answer that is given without asking, since there is no other."""

    def told(self, since: int) -> list[str]:
        """What has happened from a line of the record on, as the seat asked may know it."""

    def weighty(self) -> tuple[list[str], int]:
        """The weightiest of what has happened since the seat asked last moved, and how many more
        there are.
        """


def _reason(session: Seated, error: IllegalMove) -> str:
    """Why something is refused, with the paragraph where there is one."""
    told = session.face.refusal(error)
    return f"{told} ({error.rule})" if error.rule else told


class Commands:
    """The commands of one session, for the seat that is asked."""

    def __init__(self, session: Seated) -> None:
        self.session = session
        self.rules = Rules(session)
        self.table: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "table": self._table,
            "view": self._view,
            "cards": self._cards,
            "card": self._card,
            "since": self._happened,
            "log": self._log,
            "now": self._now,
            "save": self._save,
            "lang": self._language,
            "order": self._order,
            "concede": self._concede,
            "quit": self._quit,
        }
        self.table |= {word: self.table[name] for word, name in SAME.items()}

    def obey(self, line: str) -> bool:
        """Carry out a command; False when the line is none. May raise Changed or Left."""
        first, _, rest = line.partition(" ")
        if first.startswith("?") and first != "?":
            first, rest = "?", line[1:]
        if first.lower() in HELP:
            self._help(rest.strip())
        elif first.lower() in self.table:
            self.table[first.lower()](rest.strip())
        elif first.lower() in self.session.face.pages:
            self._page(first.lower(), rest.strip())
        else:
            return False
        return True

    def _say(self, key: str, **params: object) -> None:
        self.session.voice.say(self.session.words.text(key, params))

    # -- help and rules ----------------------------------------------------------------------------

    def _help(self, word: str) -> None:
        if word:
            self.rules.look_up(word)
            return
        session = self.session
        part = session.part()
        session.voice.heading(session.question())
        stake = session.face.stake(part) or session.face.stake(session.prompt)
        if stake:
            session.voice.say(stake)
        self.rules.tell_paragraph(part.rule)
        session.voice.heading(session.words.text("terminal-help-commands"))
        for name in ("?", "? WORD", *(name for name in self.table if name not in SAME)):
            if not self._usable(name):
                continue
            key = {"?": "terminal-command-help", "? WORD": "terminal-command-rules"}.get(
                name, f"terminal-command-{name}"
            )
            own = name == "order"
            told = session.face.say(session.face.order_keys[0]) if own else session.words.text(key)
            session.voice.items([told])
        session.voice.items(session.face.say(key) for key in session.face.pages.values())
        session.voice.items([session.words.text("terminal-help-answers")])
        if not session.voice.plain:
            session.voice.items(session.face.legend())

    def _usable(self, name: str) -> bool:
        """Whether a command has any use in this game now."""
        if name == "order" and self.session.face.windows:
            return True
        if name in ("order", "concede"):
            return self._offered(name)
        if name == "now":
            return bool(self.session.face.windows)
        return True

    def _offered(self, verb: str) -> bool:
        game, state, seat = self.session.table.game, self.session.table.state, self.session.seat
        aside = game.aside(state, seat)
        if aside is None:
            return False
        return any(verb in game.word(state, seat, code) for code in aside.choices([]))

    def _why(self, rest: str) -> None:
        """Put what the player might have wanted to the engine, and tell its refusals."""
        session = self.session
        game, state, seat = session.table.game, session.table.state, session.seat
        told: dict[str, list[str]] = {}
        bound: list[str] = []
        for about, words in session.face.attempts(session.view, session.prompt):
            if next(game.matches(state, seat, words), None) is None:
                error = game.why_not(state, seat, words)
                reason = _reason(session, error)
                if error.rule in session.face.foremost and reason not in bound:
                    bound.append(reason)
                subjects = told.setdefault(reason, [])
                if about and about not in reason and about not in subjects:
                    subjects.append(about)
        if told:
            session.voice.items(
                session.words.of(", ".join(subjects), reason) if subjects else reason
                for reason, subjects in sorted(told.items(), key=lambda one: one[0] not in bound)
            )
        else:
            self._say("terminal-why-nothing")

    def _hint(self, rest: str) -> None:
        """Name the best answers, each with what speaks for it; none of them is given."""
        session = self.session
        table, seat, view = session.table, session.seat, session.view
        seed = f"{len(table.entries)}:hint"
        try:
            bot = adviser(table.game.name)
            answers = Advice(table, seat, session.prompt, bot, seed).answers()
        except Fault:
            self._say("terminal-advice-none")
            return
        self._say("terminal-advice")
        for n, one in enumerate(answers, 1):
            answer = session.face.move(list(one.move), session.prompt, view)
            reason = reason_of(one, seat)
            why = session.face.event(reason) if reason is not None else ""
            session.voice.items([f"{n}. {session.words.of(answer, why) if why else answer}"])

    # -- looking around ----------------------------------------------------------------------------

    def _table(self, rest: str) -> None:
        self.session.whole = True
        raise Changed

    def _view(self, rest: str) -> None:
        session = self.session
        names = session.table.header.seats
        wanted = [i for i, name in enumerate(names) if fold(name).startswith(fold(rest))]
        if not wanted:
            self._say("terminal-no-seat", name=cut(rest), names=", ".join(names))
        for seat in wanted:
            heading, lines = session.face.camp(session.view, seat)
            session.voice.heading(heading)
            session.voice.items(lines)

    def _cards(self, rest: str) -> None:
        heading, lines = self.session.face.hand(self.session.view)
        self.session.voice.heading(heading)
        self.session.voice.items(lines)

    def _card(self, rest: str) -> None:
        lines = self.session.face.card(rest, self.session.view) if rest else []
        if lines:
            self.session.voice.items(lines)
        else:
            self._say("terminal-no-card", name=cut(rest))

    def _log(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self._say("terminal-log-usage")
            return
        lines = self.session.told(0)
        number = int(rest) if rest else SHORT_LOG
        self.session.voice.items(lines[len(lines) - min(number, len(lines)) :])

    def _happened(self, rest: str) -> None:
        """The weightiest of what the others have done since the seat's own last move."""
        lines, more = self.session.weighty()
        if not lines:
            self._say("terminal-since-nothing")
            return
        self.session.voice.heading(self.session.words.text("terminal-since"))
        self.session.voice.items(lines)
        if more:
            self._say("terminal-since-more", count=more)

    def _page(self, name: str, rest: str) -> None:
        session = self.session
        for heading, lines in session.face.page(name, rest, session.view):
            session.voice.heading(heading)
            session.voice.items(lines)

    # -- changing ----------------------------------------------------------------------------------

    def _undo(self, rest: str) -> None:
        session = self.session
        table, seat = session.table, session.seat
        bots = [one for one in range(len(table.header.seats)) if one not in session.languages]
        try:
            for one in table.undo_course(seat, bots) or [seat]:
                table.undo(one)
        except CannotUndo as error:
            session.voice.say(session.words.text(error.key))
            return
        # Back to a real decision: one with a single answer would only be given again.
        while not table.why_no_undo(seat):
            prompt = table.game.prompt(table.state, seat)
            if prompt is None or session.forced(prompt) is None:
                break
            table.undo(seat)
        raise Changed

    def _language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            self._say("terminal-lang-usage", languages=", ".join(LANGUAGES))
            return
        self.session.speak(rest)
        raise Changed

    def _aside(self, command: str, rest: str, usage: str) -> None:
        """Something the seat may do at any time, if the game offers it now; `usage` says how."""
        session = self.session
        game, state, seat = session.table.game, session.table.state, session.seat
        words = session.face.aside(command, rest, session.view)
        if words is None and self._offered(command):
            session.voice.say(usage)
            return
        try:
            move = game.parse(state, seat, words if words is not None else {command: ""})
        except IllegalMove as error:
            session.voice.say(_reason(session, error))
            return
        if command == "concede":
            prompt = game.aside(state, seat)
            assert prompt is not None
            session.voice.say(session.face.move(move, prompt, session.view), "bold")
            if not self._yes("terminal-sure"):
                return
        session.table.play(seat, move)
        raise Changed

    def _now(self, rest: str) -> None:
        """Show what may be done out of turn, and do it."""
        self.session.out_of_turn()

    def _order(self, rest: str) -> None:
        """Give a standing order; without one, list them."""
        session, game = self.session, self.session.table.game
        windows, usage = session.face.windows, session.face.say(session.face.order_keys[1])
        window, _, order = rest.partition(" ")
        longer = Longer(session)
        if game.windows and not windows:
            self._aside("order", rest, usage)
        elif window in windows and order in game.orders_for(window):
            if session.order(window) == order:
                longer.tell_all()
            else:
                session.voice.items([rest])
                self._aside("order", rest, usage)
        elif window in windows or not game.windows:
            session.voice.say(usage)
        elif not rest:
            longer.tell_all()
        elif longer.give(rest, usage):
            raise Changed

    def _concede(self, rest: str) -> None:
        self._aside("concede", rest, self.session.words.text("terminal-concede-usage"))

    def _yes(self, key: str) -> bool:
        """Ask yes or no until it is one of them."""
        words = self.session.words
        while True:
            self._say(key)
            answer = fold(self.session.voice.ask())
            if answer in yes_words(words):
                return True
            if answer in no_words(words):
                return False

    # -- keeping and leaving -----------------------------------------------------------------------

    def _save(self, rest: str) -> None:
        self.save(rest)

    def save(self, name: str = "") -> bool:
        """Save the game and say where; False, with the reason said, when it cannot be."""
        session = self.session
        try:
            path = session.file.save(session.table.record, name)
        except CannotSave as error:
            self._say(error.key, file=cut(error.file), why=cut(error.why))
            return False
        session.saved = len(session.table.entries)
        self._say("terminal-saved", file=str(path))
        return True

    def _quit(self, rest: str) -> None:
        session = self.session
        if session.unsaved():
            while True:
                self._say("terminal-quit", file=str(session.file.suggestion()))
                answer = fold(session.voice.ask())
                if answer in yes_words(session.words):
                    if not self.save():
                        continue
                elif answer == "c" or answer.startswith("canc"):
                    return
                elif answer not in no_words(session.words):
                    continue
                break
        raise Left
