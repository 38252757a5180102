"""One reader of one game: a seat, or a spectator (-1), in one language.

Everything that is told to somebody goes through a reader, and a reader is given views and seen
events, never a state. So nothing can be told that the seat may not know.
"""

from collections.abc import Sequence
from typing import Any

from aedilis.games import PACKAGES, board_of, face_of
from aedilis.kernel.board import Board, Drafting, Offer, Section, StandingOrders
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.explaining import Explanation, LegendPart
from aedilis.kernel.face import Face
from aedilis.kernel.game import Game, IllegalMove
from aedilis.kernel.marking import Line, line
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.since import Weigh, Weight
from aedilis.kernel.table import Entry
from aedilis.server.wire.parts import Asked, Later, Order, Refusal, Result, SignName
from aedilis.server.wire.questions import Asking


class Reader:
    """How one seat reads the table, in one language."""

    def __init__(self, game: str, language: str, names: Sequence[str], seat: int) -> None:
        self.language = language
        self.names = list(names)
        self.seat = seat
        self.face: Face = face_of(game, language, names, seat)
        self.board: Board = board_of(self.face, game, names, seat)
        self._weigh: Weigh = PACKAGES[game].weigh

    # -- what is drawn and told --------------------------------------------------------------------

    def picture(self, view: Any, entries: Sequence[Entry]) -> Any:
        """The table drawn, as it is after these lines of its history."""
        return self.board.picture(view, entries)

    def event(self, event: SeenEvent, view: Any) -> Line:
        """A sentence for what happened, its names pointing at the things on the table (None: of a
        game that has no position any more).
        """
        return line(self.board.event(event, view))

    def weight(self, event: SeenEvent) -> Weight:
        """What an event weighs to this seat when it looks again later."""
        return self._weigh(event, self.seat)

    def turn(self, view: Any) -> str:
        """Where the game stands, in a few words."""
        return self.face.turn_line(view)

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
        """What a card is and does, by its `ref` or its name; nothing for what is none."""
        found = self.board.about(name, view)
        if found is not None:
            return [Section(*found)]
        lines = self.face.card(name, view) if name else []
        return [Section(name, lines)] if lines else []

    def explain(self, ref: str, view: Any) -> Explanation | None:
        """What a sign on the table means; None for what is no sign."""
        return self.board.explain(ref, view)

    def signs(self, view: Any) -> list[SignName]:
        """All that can be explained, by name."""
        told = [self.board.explain(ref, view) for ref in self.board.signs(view)]
        return [SignName(one.ref, one.name) for one in told if one is not None]

    def legend(self) -> list[LegendPart]:
        """All signs that are drawn, with what they mean."""
        return self.board.legend()

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
        return Asking(self.face, self.board, view, prompt)

    def further(
        self, view: Any, prompt: Prompt, further: Sequence[Prompt]
    ) -> tuple[list[Later], list[list[int]]]:
        """The questions that follow a prompt at once where nothing is done, and the moves by which
        none of it is done; none of these where there is something to choose.
        """
        later: list[Later] = []
        passed: list[list[int]] = []
        for one in [prompt, *further]:
            asking = self.asking(view, one)
            if one is not prompt:
                later.append(Later(passed[:], asking.question()))
            passing = asking.passing()
            if passing is None:
                # Nothing comes after what has to be answered.
                return later, []
            passed.append(passing)
        return later, passed if later else []

    def asked(self, view: Any, since: float, until: float | None, rule: str) -> list[Asked]:
        """Whom the game waits for, as all may know it. `rule` is for the reader's own question."""
        topic = self.face.topic(view)
        return [
            Asked(seat, topic, rule if seat == self.seat else "", since, until)
            for seat in view.awaited
        ]

    def offers(self, view: Any, aside: Prompt | None) -> list[Offer]:
        """The agreements that wait for this seat, as far as its `aside` lets it answer."""
        return self.board.offers(view, aside) if aside is not None else []

    def drafting(self, view: Any, aside: Prompt | None) -> Drafting | None:
        """The answer out of turn that this seat may write row by row."""
        return self.board.drafting(view, aside) if aside is not None else None

    def standing_orders(self, view: Any, aside: Prompt | None) -> StandingOrders | None:
        """The seat's orders that say more than one word, as far as its `aside` lets it give any."""
        return self.board.standing_orders(view, aside) if aside is not None else None

    def orders(self, game: Game[Any], state: Any, aside: Prompt | None) -> list[Order]:
        """The seat's standing orders for what may come, as far as its `aside` lets it give any."""
        given = self.face.orders(aside) if self.seat >= 0 else ()
        if not given:
            return []
        return [
            Order(
                window,
                self.face.moment(window),
                state.orders.get(f"{self.seat}:{window}", given[0]),
                [order for order in game.orders_for(window) if order in given],
            )
            for window in game.windows_to_come(state)
        ]

    # -- what is refused ---------------------------------------------------------------------------

    def refusal(self, error: IllegalMove) -> str:
        """Why a move is refused."""
        return self.face.refusal(error)

    def refusals(self, game: Game[Any], state: Any, view: Any, prompt: Prompt) -> list[Refusal]:
        """What the seat might think of now and may not do, each reason once."""
        told: dict[tuple[str, str], list[str]] = {}
        for about, words in self.face.attempts(view, prompt):
            if next(game.matches(state, self.seat, words), None) is None:
                error = game.why_not(state, self.seat, words)
                about_this = told.setdefault((self.refusal(error), error.rule), [])
                if about and about not in about_this:
                    about_this.append(about)
        first = self.face.foremost
        return [
            Refusal(label=", ".join(about), why=why, rule=rule)
            for (why, rule), about in sorted(told.items(), key=lambda one: one[0][1] not in first)
        ]
