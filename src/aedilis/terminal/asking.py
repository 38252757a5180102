"""From a prompt to a move: shows what can be chosen, hears the answer, asks on until the move is
whole.

Every prompt of every game is one of five kinds, so nothing here knows a rule. An answer is a
number, or the beginning of the words; where a text is asked for, it is the line itself. An answer
in several parts is shown once more before it counts.
"""

from collections.abc import Callable
from typing import Any

from aedilis.kernel.face import Face
from aedilis.kernel.folding import fold
from aedilis.kernel.prompt import (
    Amount,
    Choose,
    Form,
    Move,
    Pick,
    Prompt,
    Text,
    only_part,
    text_move,
)
from aedilis.kernel.quoting import cut
from aedilis.kernel.text import Catalogue
from aedilis.terminal.menu import Menu
from aedilis.terminal.voice import Voice
from aedilis.terminal.words import terminal_words


class StartOver(Exception):
    """The player wants to answer a question in several parts from its beginning."""


class Cancelled(Exception):
    """The player would rather not answer a question that need not be answered."""


class Asker:
    """Asks one seat one question.

    `hear` gives the next answer that is not a command; told True, it gives an empty one too. `part`
    is the part of the question that is being asked. A question that `may_leave` unanswered raises
    Cancelled for a no, or nothing, at its beginning.
    """

    def __init__(
        self,
        voice: Voice,
        face: Face,
        view: Any,
        prompt: Prompt,
        hear: Callable[[bool], str],
        may_leave: bool = False,
    ) -> None:
        self.voice = voice
        self.face = face
        self.view = view
        self.prompt = prompt
        self.hear = hear
        self.words: Catalogue = terminal_words(face.language)
        self.may_leave = may_leave
        self.part = prompt
        # Whether `part` follows another one of the same answer.
        self.follows = False

    def first_menu(self) -> Menu | None:
        """What can be chosen first; None where a number is asked for."""
        return self._menu(self.first_part())

    def first_part(self) -> Prompt:
        """The part of the question that is asked first."""
        field = self._field([])
        assert field is not None
        return field

    def answer(self) -> Move:
        """A whole legal move. The first menu is taken to be on the screen already."""
        again = False
        while True:
            try:
                return self._answer(again)
            except StartOver:
                again = True

    def _answer(self, show_first: bool) -> Move:
        move: Move = []
        steps = 0
        while (field := self._field(move)) is not None:
            self.part, self.follows = field, steps > 0
            show = show_first or steps > 0
            hints = self.face.hints(self.view, self.prompt, move) if show else []
            move += self._part(field, hints, show, first=steps == 0)
            steps += 1
        if steps > 1:
            self._confirm(move)
        return move

    def _field(self, done: Move) -> Prompt | None:
        if isinstance(self.prompt, Form):
            return self.prompt.field(done)
        return self.prompt if not done else None

    def _confirm(self, move: Move) -> None:
        self.voice.say(self.face.move(move, self.prompt, self.view), "bold")
        self.say_hints(self.face.hints(self.view, self.prompt, move))
        self.voice.say(self.words.text("terminal-confirm"))
        while True:
            answer = fold(self.hear(True))
            if answer in ("", "1", *yes_words(self.words)):
                return
            if answer in ("0", *no_words(self.words)):
                raise StartOver
            self.voice.say(self.words.text("terminal-confirm"))

    # -- one part ----------------------------------------------------------------------------------

    def _part(self, field: Prompt, hints: list[str], show: bool, first: bool) -> Move:
        only = only_part(field) if not first else None
        if only is not None:
            return only
        if show:
            self.say_field(field, hints)
        while True:
            leaves = first and self.may_leave
            answer = self.hear(leaves)
            if leaves and fold(answer) in ("", *no_words(self.words)):
                raise Cancelled
            if not first and not isinstance(field, Text) and fold(answer) in no_words(self.words):
                raise StartOver
            try:
                return self._understand(field, answer)
            except ValueError as error:
                self.voice.say(str(error), "red")

    def question(self) -> str:
        """The part of the question that is asked now, in words."""
        if self.follows:
            return self.face.question(self.part, self.prompt)
        # The first field of a form has no question of its own where the form has one.
        return self.face.question(self.prompt)

    def say_field(self, field: Prompt, hints: list[str]) -> None:
        """Show a question that follows another one of the same move."""
        self.voice.say()
        self.voice.say(self.question(), "bold")
        self.say_hints(hints)
        menu = self._menu(field)
        if menu is not None:
            self.say_menu(menu)
        self.say_range(field)

    def say_hints(self, hints: list[str]) -> None:
        """Say what helps to decide."""
        for hint in hints:
            self.voice.say(hint, "italic")

    def say_menu(self, menu: Menu) -> None:
        """Show a menu in the manner of the voice."""
        if self.voice.plain:
            for line in menu.lines(self.words.text("kernel-colon").rstrip()):
                self.voice.say(line)
        else:
            for row in menu.drawn(self.voice.size[0]):
                self.voice.show(row)

    def say_range(self, field: Prompt | None = None) -> None:
        """Say how many things, or which numbers, may be answered; nothing for a simple choice."""
        field = field if field is not None else self.first_part()
        if isinstance(field, Pick):
            hint = "terminal-pick-none-hint" if field.low == 0 else "terminal-pick-hint"
            parts = [self.face.range(field)]
            if field.high > 1 or field.low == 0:
                parts.append(self.words.text(hint))
            self.voice.say(" ".join(parts))
        elif isinstance(field, Amount):
            self.voice.say(self.face.range(field))
        elif isinstance(field, Text):
            self.voice.say(self.words.text("terminal-text", {"high": field.high}))

    def _menu(self, field: Prompt) -> Menu | None:
        if isinstance(field, Choose):
            order = self.face.groups
            codes = sorted(field.options, key=lambda code: order.index(self.face.group(code)))
            return Menu(
                [
                    (code, self.face.choice(code, field, self.view), self._group(code))
                    for code in codes
                ]
            )
        if isinstance(field, Pick):
            items = zip(field.items, field.counts, strict=True)
            return Menu(
                [(i, self.face.item(x, n, self.view), "*") for i, (x, n) in enumerate(items)]
            )
        return None

    def _group(self, code: int) -> str:
        key = self.face.group(code)
        return self.face.say(key) if key else ""

    # -- understanding -----------------------------------------------------------------------------

    def _understand(self, field: Prompt, answer: str) -> Move:
        """The part of a move that an answer means. Raises ValueError with what to tell the
        player.
        """
        menu = self._menu(field)
        if isinstance(field, Choose) and menu is not None:
            return [self._one(menu, answer)]
        if isinstance(field, Pick) and menu is not None:
            return self._several(field, menu, answer)
        if isinstance(field, Amount):
            if answer.isdecimal() and field.low <= int(answer) <= field.high:
                return [int(answer)]
            raise ValueError(self.face.range(field))
        if isinstance(field, Text):
            # Quotation marks save a text from being taken for a command.
            quoted = len(answer) > 2 and answer[0] == answer[-1] == '"'
            move = text_move((answer[1:-1] if quoted else answer).strip())
            if field.accepts(move):
                return move
            raise ValueError(self.words.text("terminal-text", {"high": field.high}))
        raise TypeError(type(field).__name__)

    def _one(self, menu: Menu, answer: str) -> int:
        found = menu.find(answer)
        if len(found) == 1:
            return found[0].code
        if found:
            numbers = ", ".join(str(entry.number) for entry in found)
            raise ValueError(
                self.words.text("terminal-ambiguous", {"answer": cut(answer), "numbers": numbers})
            )
        key = "terminal-no-number" if answer.isdecimal() else "terminal-not-understood"
        raise ValueError(self.words.text(key, {"answer": cut(answer)}))

    def _several(self, field: Pick, menu: Menu, answer: str) -> Move:
        if fold(answer) in self._word_list("terminal-words-all"):
            chosen = list(field.counts)
        elif field.low == 0 and fold(answer) in ("0", *self._word_list("terminal-words-none")):
            chosen = [0] * len(field.items)
        else:
            chosen = [0] * len(field.items)
            for one in self._split(answer):
                chosen[self._one(menu, one)] += 1
        for index, n in enumerate(chosen):
            count = field.counts[index]
            if n > count:
                item = self.face.item(field.items[index], 1, self.view)
                raise ValueError(
                    self.words.text("terminal-too-many-of", {"item": item, "count": count})
                )
        if not field.low <= sum(chosen) <= field.high:
            raise ValueError(self.face.range(field))
        items = [item for item, n in zip(field.items, chosen, strict=True) for _ in range(n)]
        return [len(items), *items]

    def _split(self, answer: str) -> list[str]:
        words = answer.replace(",", " ").split()
        if all(word.isdecimal() for word in words):
            return words
        return [part.strip() for part in answer.split(",") if part.strip()]

    def _word_list(self, key: str) -> list[str]:
        return word_list(self.words, key)


def word_list(words: Catalogue, key: str) -> list[str]:
    """The words that count as an answer, in the reader's language and in English."""
    return [fold(word) for word in words.text(key).split()]


def yes_words(words: Catalogue) -> list[str]:
    """What means yes."""
    return word_list(words, "terminal-words-yes")


def no_words(words: Catalogue) -> list[str]:
    """What means no."""
    return word_list(words, "terminal-words-no")
