"""The command `order`: at which moments the game waits for a seat, which questions are answered for
it in advance, and the orders that say more than one word.

The first two are given by name. The others are listed with numbers that stay the same whatever
else is ordered, and given by number or by the beginning of their words: whom they are about, what
is wanted, and with how much. What is not said at once is asked for.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from aedilis.games import board_of
from aedilis.kernel.board import OrderAbout, OrderGiven, OrderWay, StandingOrders
from aedilis.kernel.face import Face
from aedilis.kernel.folding import fold
from aedilis.kernel.prompt import Move
from aedilis.kernel.quoting import cut
from aedilis.kernel.table import Table
from aedilis.kernel.text import Catalogue
from aedilis.terminal.asking import no_words
from aedilis.terminal.menu import Menu
from aedilis.terminal.voice import Voice


class Ordering(Protocol):
    """What is needed of the session: whose orders they are, and how he is told."""

    table: Table
    voice: Voice
    seat: int
    face: Face
    words: Catalogue
    view: Any


class Unclear(Exception):
    """What was said means no order, or several."""

    def __init__(self, told: str) -> None:
        super().__init__(told)
        self.told = told


class Longer:
    """The orders of one seat that say more than one word, as they stand now."""

    def __init__(self, session: Ordering) -> None:
        self.session = session
        self.orders = self._found()

    def _found(self) -> StandingOrders | None:
        session = self.session
        game, state, seat = session.table.game, session.table.state, session.seat
        aside = game.aside(state, seat)
        if aside is None:
            return None
        board = board_of(session.face, game.name, session.table.header.seats, seat)
        return board.standing_orders(game.view(state, seat), aside)

    def tell_all(self) -> None:
        """List all that can be ordered, with what has been."""
        session, table, voice = self.session, self.session.table, self.session.voice
        coming = table.game.windows_to_come(table.state)
        voice.items(f"{one} {table.state.order(session.seat, one)}" for one in coming)
        if self.orders is None or not self.orders.about:
            return
        voice.heading(self.session.words.text("terminal-order-longer"))
        menu = self._subjects()
        for entry, about in zip(menu.entries, self.orders.about, strict=True):
            given = self._given(about)
            label = self._text("given", order=given.label) if given else self._offered(about)
            voice.say(f"{entry.number}. {label}")
        self._say("how")

    def _offered(self, about: OrderAbout) -> str:
        """What can be ordered of something, in a line."""
        return self.session.words.of(about.label, ", ".join(way.label for way in about.ways))

    def _given(self, about: OrderAbout) -> OrderGiven | None:
        """The order about something that stands."""
        given = self.orders.given if self.orders is not None else []
        begun = len(about.begin)
        return next((one for one in given if one.move[:begun] == about.begin), None)

    def _subjects(self) -> Menu:
        abouts = self.orders.about if self.orders is not None else []
        return Menu([(i, about.label, "*") for i, about in enumerate(abouts)])

    def _text(self, key: str, **params: object) -> str:
        return self.session.words.text(f"terminal-order-{key}", params)

    def _say(self, key: str, **params: object) -> None:
        self.session.voice.say(self._text(key, **params))

    # -- giving ------------------------------------------------------------------------------------

    def give(self, said: str, usage: str) -> bool:
        """Give the order that is meant; False where none was given, and why has been said. `usage`
        is how the shorter orders are given.
        """
        try:
            about, rest = self._about(said.split(), usage)
            move = self._move(about, rest)
        except Unclear as unclear:
            self.session.voice.say(unclear.told)
            return False
        if move is None:
            return False
        self.session.table.play(self.session.seat, move)
        after = Longer(self.session)
        given = after._given(about)
        self.session.voice.items(
            [given.label if given else self._text("taken-back", order=about.label)]
        )
        return True

    def _about(self, said: Sequence[str], usage: str) -> tuple[OrderAbout, list[str]]:
        """What the order is about, and what is said besides: as many words as mean one of them."""
        abouts = self.orders.about if self.orders is not None else []
        if not abouts:
            raise Unclear(usage)
        menu = self._subjects()
        several: list[int] = []
        for end in range(len(said), 0, -1):
            found = menu.find(" ".join(said[:end]))
            if len(found) == 1:
                return abouts[found[0].code], list(said[end:])
            several = several or [entry.number for entry in found]
        if several or said[0].isdecimal():
            raise Unclear(self._wrong(" ".join(said), several))
        raise Unclear(f"{usage} {self._text('how')}")

    def _wrong(self, said: str, several: Sequence[int]) -> str:
        """Why something said is none of a list, or `several` of it."""
        words = self.session.words
        if several:
            numbers = ", ".join(map(str, several))
            return words.text("terminal-ambiguous", {"answer": cut(said), "numbers": numbers})
        key = "terminal-no-number" if said.isdecimal() else "terminal-not-understood"
        return words.text(key, {"answer": cut(said)})

    def _move(self, about: OrderAbout, said: list[str]) -> Move | None:
        """The whole order; None where it was thought better of."""
        given = self._given(about)
        # A number alone says which way; where there is one way only, how much, and 0 takes it back.
        only = len(about.ways) == 1 and about.ways[0].most > 0
        alone = only and said != ["0"]
        number = said.pop() if said and said[-1].isdecimal() and (len(said) > 1 or alone) else None
        way = self._way(about, given, " ".join(said), number is not None)
        if way is None:
            return None
        if isinstance(way, OrderGiven):
            return way.move
        move = [*about.begin, way.code]
        if not way.most:
            return move
        most = self._most(way, number)
        return None if most is None else [*move, most]

    def _way(
        self, about: OrderAbout, given: OrderGiven | None, said: str, numbered: bool
    ) -> OrderWay | OrderGiven | None:
        """What is wanted: one of the ways, or that the order which stands is taken back. Where
        there is only one and nothing else is `said`, nothing is asked, unless it stands already and
        is not `numbered` anew.
        """
        if not said and len(about.ways) == 1 and (given is None or numbered):
            return about.ways[0]
        choices = [(i, way.label, "*") for i, way in enumerate(about.ways)]
        if given is not None:
            choices.append((len(choices), self._text("back"), ""))
        menu = Menu(choices)
        answer = said
        while True:
            answer = answer or self._asked(about.label, menu)
            if not answer:
                return None
            found = menu.find(answer)
            if len(found) == 1:
                code = found[0].code
                return given if code == len(about.ways) else about.ways[code]
            self.session.voice.say(self._wrong(answer, [entry.number for entry in found]))
            answer = ""

    def _asked(self, question: str, menu: Menu) -> str:
        """The answer to a question; empty where it is left unanswered."""
        voice = self.session.voice
        voice.heading(question)
        for line in menu.lines(self.session.words.text("kernel-colon").rstrip()):
            voice.say(line)
        voice.say(self.session.words.text("terminal-now-leave"))
        return self._heard()

    def _heard(self) -> str:
        answer = self.session.voice.ask()
        return "" if fold(answer) in no_words(self.session.words) else answer

    def _most(self, way: OrderWay, number: str | None) -> int | None:
        """The number that goes with an order; None where it is not told."""
        while True:
            if number is None:
                self._say("most", counts=way.counts, most=way.most)
                number = self._heard()
                if not number:
                    return None
            if number.isdecimal() and int(number) <= way.most:
                return int(number)
            number = None
