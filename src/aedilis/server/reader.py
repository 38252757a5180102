"""One reader of one game: a seat, or a spectator (-1), in one language.

Everything that is told to somebody goes through a reader, and a reader is given views and seen
events, never a state. So nothing can be told that the seat may not know.
"""

from collections.abc import Sequence
from typing import Any, Literal

from aedilis.glory.cards import JACK
from aedilis.glory.moves import ORDER, verb_of
from aedilis.glory.text import GloryText
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import Game, IllegalMove
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.table import Entry
from aedilis.republic.text import RepublicText
from aedilis.server.asking import Asking
from aedilis.server.pictures import Picture, glory, republic
from aedilis.server.pictures.marking import spans
from aedilis.server.pictures.republic_thrown import this_turn
from aedilis.server.wire_parts import Asked, Line, Order, Refusal, Result, Section, Span
from aedilis.server.words import words as server_words
from aedilis.terminal.face import Face, face_of
from aedilis.terminal.glory_lines import card_line, turn_line
from aedilis.terminal.republic_lines import Teller


class Reader:
    """How one seat reads the table, in one language."""

    def __init__(self, game: str, language: str, names: Sequence[str], seat: int) -> None:
        self.game = game
        self.language = language
        self.names = list(names)
        self.seat = seat
        self.face: Face = face_of(game, language, names, seat)
        self._glory = glory.MarkedGloryText(language, names, seat) if game == "glory" else None
        self._republic = (
            republic.MarkedRepublicText(language, names, seat) if game == "republic" else None
        )

    # -- what is drawn and told --------------------------------------------------------------------

    def picture(self, view: Any, entries: Sequence[Entry]) -> Picture:
        """The table drawn, as it is after these lines of its history."""
        text = self._text()
        if isinstance(text, GloryText):
            return glory.picture(text, view)
        return republic.picture(text, view, this_turn(entries, self.seat))

    def _text(self) -> GloryText | RepublicText:
        text: GloryText | RepublicText = self.face.text  # type: ignore[attr-defined]
        return text

    def event(self, event: SeenEvent, view: Any) -> Line:
        """A sentence for what happened, its names pointing at the things on the table (None: of a
        game that has no position any more).
        """
        if self._glory is not None:
            marked = self._glory.event(event)
        else:
            assert self._republic is not None
            marked = self._republic.event(event, view.table if view is not None else None)
        return [Span(text, ref) for text, ref in spans(marked)]

    def turn(self, view: Any) -> str:
        """Where the game stands, in a few words."""
        text = self._text()
        if isinstance(text, GloryText):
            return turn_line(text, self.face.words, view)
        return Teller(text, self.face.words, view).turn_line()

    def sections(self, view: Any) -> list[Section]:
        """The whole table told in words."""
        return [Section(heading, lines) for heading, lines in self.face.lines(view)]

    def page(self, what: str, rest: str, view: Any) -> list[Section]:
        """One of the game's pages, a seat's camp, a card; nothing for what there is none of."""
        face = self.face
        if what in face.pages:
            return [Section(heading, lines) for heading, lines in face.page(what, rest, view)]
        if what == "card":
            return self._card(rest, view)
        if what == "hand" and self.seat >= 0:
            return [Section(*face.hand(view))]
        if what == "legend":
            return [Section("", face.legend())]
        return []

    def _card(self, name: str, view: Any) -> list[Section]:
        """What a card is and does, by its name or its `ref`; nothing for what is none."""
        text = self._text()
        kind, _, number = name.partition(":")
        if isinstance(text, RepublicText):
            found = republic.about(text, name)
            if found is not None:
                return [Section(*found)]
        elif kind == "card" and (number == "jack" or number.isdecimal()):
            card = JACK if number == "jack" else int(number)
            return (
                [Section(text.card(card), [card_line(text, card, 1, view)])] if card <= JACK else []
            )
        lines = self.face.card(name, view) if name else []
        return [Section(name, lines)] if lines else []

    def camp(self, view: Any, seat: int) -> Section:
        """All that can be seen of one seat."""
        return Section(*self.face.camp(view, seat))

    def result(self, view: Any, winners: list[int]) -> Result:
        """How the game ended."""
        heading, lines = self.face.result(view)
        return Result(heading, lines, winners)

    # -- what is asked -----------------------------------------------------------------------------

    def asking(self, view: Any, prompt: Prompt) -> Asking:
        """A prompt of this seat, to be asked field by field."""
        if self.game == "glory":
            return Asking(
                self.face,
                view,
                prompt,
                lambda code, field: glory.choice_refs(code, field, view),
                lambda code: glory.item_refs(code, view),
            )
        return Asking(
            self.face,
            view,
            prompt,
            lambda code, field: republic.choice_refs(code, field, view),
            lambda code: republic.item_refs(code, view),
        )

    def asked(self, view: Any, since: float, until: float | None, rule: str) -> list[Asked]:
        """Whom the game waits for, as all may know it. `rule` is for the reader's own question."""
        topic = self._text().say(f"{view.asking}.topic") if view.awaited else ""
        return [
            Asked(seat, topic, rule if seat == self.seat else "", since, until)
            for seat in view.awaited
        ]

    def orders(self, game: Game[Any], orders: dict[str, str], aside: Prompt | None) -> list[Order]:
        """The seat's standing orders, as far as its `aside` lets it give any."""
        usual = "open"
        choices: list[Literal["ask", "open", "never"]] = ["ask", "open", "never"]
        if self.game == "glory":
            codes = aside.options if isinstance(aside, Choose) else []
            if not any(verb_of(code) == ORDER for code in codes):
                return []
            # Here nobody speaks up unasked.
            usual = "never"
            choices = ["ask", "never"]
        if self.seat < 0:
            return []
        out: list[Order] = []
        text = self._text()
        for place, window in enumerate(self.face.windows or game.windows):
            label = (
                text.moment(place)
                if isinstance(text, RepublicText)
                else server_words(self.language).text(f"server-window-{window}")
            )
            order = orders.get(f"{self.seat}:{window}", usual)
            out.append(Order(window, label, order, choices))
        return out

    # -- what is refused ---------------------------------------------------------------------------

    def refusal(self, error: IllegalMove) -> str:
        """Why a move is refused."""
        return self.face.refusal(error)

    def refusals(self, game: Game[Any], state: Any, view: Any, prompt: Prompt) -> list[Refusal]:
        """What the seat might think of now and may not do, each reason once."""
        told: dict[tuple[str, str], list[str]] = {}
        for about, words in self.face.attempts(view, prompt):
            if next(game.matches(state, self.seat, words), None) is None:
                error = game.explain(state, self.seat, words)
                about_this = told.setdefault((self.refusal(error), error.rule), [])
                if about and about not in about_this:
                    about_this.append(about)
        return [
            Refusal(label=", ".join(about), why=why, rule=rule)
            for (why, rule), about in told.items()
        ]
