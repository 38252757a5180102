"""What a page draws of a game besides its words: a picture of the table, whose things have names
(`ref`) that options of a question and sentences of the log can point at.

A game that has a drawing of its own gives a `Drawing`. Any other is drawn as a plain table, made
from the words of its face (`PlainBoard`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.explaining import Aim, Explanation, LegendPart
from aedilis.kernel.face import Face
from aedilis.kernel.layout import Beside, Layout
from aedilis.kernel.marking import Line
from aedilis.kernel.prompt import Choose, Move, Prompt
from aedilis.kernel.table import Entry

PICTURE_FIELD: Final = "game"
"""The field of a picture that names the game it is of."""


class Section(msgspec.Struct):
    """A heading and its lines: the table told in words, a page, a card."""

    heading: str
    lines: list[str]


class Offer(msgspec.Struct):
    """An agreement that waits for the reader: who offers it, what is promised, and the whole moves
    that accept and refuse it. `counter` is the choice out of turn that begins an offer of one's
    own; None where none may be made. `turned` is that offer with the same rows, the reader's own
    first, to be changed at will (a `Drafting` reads it); `left` says what could not be taken over.
    """

    number: int
    by: int
    promises: list[Line]
    accept: list[int]
    refuse: list[int]
    counter: int | None
    turned: list[int] = []
    left: list[str] = []


class Template(msgspec.Struct):
    """Rows to begin an answer from: whom it is with, what to call it, and the move so far, which a
    `Drafting` reads.
    """

    partner: str
    label: str
    move: list[int]


class Barred(NamedTuple):
    """What no row can say now, why, and by which paragraph."""

    label: str
    why: str
    rule: str


class Drafting(Protocol):
    """An answer out of turn that is made of rows, one like the other, for a sheet on which they are
    written in any order. What may stand in a row, its question alone says.
    """

    begin: int
    """The choice out of turn with which the answer begins."""
    first: str
    """The key of the question for the first part of each row."""
    end: int
    """What ends the answer after a row; codes are compared by `same`."""
    most: int
    """There are so many rows at most."""

    def same(self, code: int, other: int) -> bool:
        """Whether two codes mean the same, in whatever rows they stand."""

    def sensible(self, row: Sequence[int], field: Choose) -> list[int]:
        """Those options of a part that are worth offering after the parts `row` of its own row:
        all, or those that can come true.
        """

    def told(self, move: Sequence[int]) -> list[Section]:
        """What whole rows come to: who promises what."""

    def templates(self) -> list[Template]:
        """Rows to begin from, all of them legal now."""

    def barred(self) -> list[Barred]:
        """What no row can say now."""


class AtOnce(NamedTuple):
    """Whole answers that a page gives with one click: by the choice that begins them, what
    completes each with nothing more, then with one, two, ... of what `adding` names.
    """

    adding: str
    answers: dict[int, list[Move]]


class Way(msgspec.Struct):
    """One way to end an answer that a page offers beside a choice: in few words, and the codes that
    follow that choice.
    """

    label: str
    rest: Move


class Bundle(msgspec.Struct):
    """Several answers to a question, given one after the other with one click: what they come to,
    and the moves.
    """

    label: str
    moves: list[Move]


class Purse(msgspec.Struct):
    """An account of one's own: what it is called, what is in it, and the codes that name it as
    where money comes from and where it goes.
    """

    label: str
    amount: int
    source: int
    target: int


class Receiver(msgspec.Struct):
    """An account of another seat: whose it is, what it is called, and the code that names it as
    where money goes.
    """

    owner: str
    label: str
    target: int


class Giving(msgspec.Struct):
    """Money given away from one's own accounts: what that is called, how such a move begins, which
    names a source, a target and an amount, and whom it may go to.
    """

    label: str
    begin: int
    receivers: list[Receiver]


class Sharing(msgspec.Struct):
    """Money that a seat shares out among its own accounts, the first of which is what all have
    together: a move that begins with `begin` names a source, a target and an amount, and `end` is
    the move that ends it. `giving` is how it goes from them to others; null where it may not. All
    that can be answered after one of the choices `said` can be said by these numbers.
    """

    purses: list[Purse]
    begin: int
    end: list[int]
    said: list[int]
    giving: Giving | None = None


class OrderGiven(msgspec.Struct):
    """An order in words, and the move out of turn that gives it, or takes it back."""

    label: str
    move: list[int]


class OrderWay(msgspec.Struct):
    """What may be ordered: what to call it, its code, and the highest number that goes with it, 0
    where none does; `counts` is what that number is a number of.
    """

    label: str
    code: int
    most: int
    counts: str = ""


class OrderAbout(msgspec.Struct):
    """What an order may be about, how the move begins that gives it, and the ways there are."""

    label: str
    begin: list[int]
    ways: list[OrderWay]


class StandingOrders(msgspec.Struct):
    """The orders that say more than one word, for a seat: those it has `given`, each with the move
    that takes it back; those that fit what it is asked now, which answer it (`quick`); and all
    others, part by part (`about`).
    """

    given: list[OrderGiven]
    quick: list[OrderGiven]
    about: list[OrderAbout]


class PlainPicture(msgspec.Struct, tag="plain", tag_field=PICTURE_FIELD):
    """The table of a game that has no drawing of its own: all of it told, and what is the reader's
    own.
    """

    sections: list[Section]
    mine: list[Section]


class Board(Protocol):
    """One game's table as one seat sees it drawn (-1: a spectator), in one language.

    Like a face it is given views, and sees no more than its seat; of lines of the history it reads
    only what its seat has seen of their events.
    """

    def picture(self, view: Any, entries: Sequence[Entry]) -> Any:
        """The table drawn, as it is after these lines of its history: a struct of the drawing's
        `picture`.
        """

    def event(self, event: SeenEvent, view: Any) -> str:
        """A sentence for what happened, its names marked (`aedilis.kernel.marking`). There is no
        view of a game that has no position any more.
        """

    def about(self, ref: str, view: Any) -> tuple[str, list[str]] | None:
        """What stands on the card of a thing: a heading and its lines; None for what has none."""

    def explain(self, ref: str, view: Any) -> Explanation | None:
        """What a sign on the table means, and why it is as it is; None for what is no sign."""

    def signs(self, view: Any) -> list[str]:
        """The refs of all that can be explained on the table, in the order of the table."""

    def legend(self) -> list[LegendPart]:
        """All signs that are drawn, with what they mean."""

    def aims(self, view: Any) -> list[Aim]:
        """How the game is won and what may end it, as it stands now; nothing once it is over."""

    def choice_refs(self, code: int, prompt: Prompt, view: Any) -> list[str]:
        """The things on the table that mean a choice of a prompt."""

    def item_refs(self, code: int, view: Any) -> list[str]:
        """The things on the table that mean an item of a pick."""

    def pointed(self, word: str, view: Any) -> list[str]:
        """The things on the table that a lesson points at with a word of the vocabulary
        (`points`), and places of the table as `place:NAME`.
        """

    def offers(self, view: Any, aside: Prompt) -> list[Offer]:
        """The agreements that wait for the seat, as far as `aside` lets it answer."""

    def drafting(self, view: Any, aside: Prompt) -> Drafting | None:
        """The answer of the seat out of turn that is written row by row; None where `aside` has
        none.
        """

    def standing_orders(self, view: Any, aside: Prompt) -> StandingOrders | None:
        """The orders of the seat that say more than one word; None where there are none."""

    def sharing(self, view: Any, prompt: Prompt) -> Sharing | None:
        """The accounts among which a question lets a seat move its money; None for any other."""

    def bundles(self, view: Any, prompt: Prompt) -> list[Bundle]:
        """Answers to a question that most people give one after the other, together."""

    def at_once(self, prompt: Prompt) -> AtOnce | None:
        """The answers to a question in parts that a page gives with one click; None where each
        part is asked for.
        """

    def ways(self, view: Any, prompt: Prompt, done: Move) -> dict[int, list[Way]]:
        """Of the choices that a question in parts leaves after `done`, those after which few ways
        are worth taking: these ways, each of them the rest of an answer.
        """

    def layout(self, view: Any, prompt: Prompt, begun: int) -> Layout | None:
        """How an answer that begins with this choice is laid out on one sheet; None where its parts
        are asked for one after the other only.
        """

    def beside(self, view: Any, prompt: Prompt, move: Move) -> Beside:
        """What to tell beside a sheet, of an answer as far as it has been given."""


class Drawing(NamedTuple):
    """How a game is drawn: the struct of its pictures, tagged with the game's name in the field
    `game`, what makes a board out of a language, the names of all seats and one seat, and the
    package in whose `locale` folder are the words that stand on the board itself.
    """

    picture: type[Any]
    board: Callable[[str, Sequence[str], int], Board]
    texts: str


class PlainBoard:
    """The plain table of a game: what its face says, in sections. Nothing on it can be pointed
    at.
    """

    def __init__(self, face: Face, viewer: int) -> None:
        self.face = face
        self.viewer = viewer

    def picture(self, view: Any, entries: Sequence[Entry]) -> PlainPicture:
        mine: list[Section] = []
        if self.viewer >= 0:
            mine = [Section(*self.face.hand(view)), Section(*self.face.camp(view, self.viewer))]
        return PlainPicture([Section(*part) for part in self.face.lines(view)], mine)

    def event(self, event: SeenEvent, view: Any) -> str:
        return self.face.event(event)

    def about(self, ref: str, view: Any) -> tuple[str, list[str]] | None:
        return None

    def explain(self, ref: str, view: Any) -> Explanation | None:
        return None

    def signs(self, view: Any) -> list[str]:
        return []

    def legend(self) -> list[LegendPart]:
        return []

    def aims(self, view: Any) -> list[Aim]:
        return []

    def choice_refs(self, code: int, prompt: Prompt, view: Any) -> list[str]:
        return []

    def item_refs(self, code: int, view: Any) -> list[str]:
        return []

    def pointed(self, word: str, view: Any) -> list[str]:
        return [place_ref(word)]

    def offers(self, view: Any, aside: Prompt) -> list[Offer]:
        return []

    def drafting(self, view: Any, aside: Prompt) -> Drafting | None:
        return None

    def standing_orders(self, view: Any, aside: Prompt) -> StandingOrders | None:
        return None

    def sharing(self, view: Any, prompt: Prompt) -> Sharing | None:
        return None

    def bundles(self, view: Any, prompt: Prompt) -> list[Bundle]:
        return []

    def at_once(self, prompt: Prompt) -> AtOnce | None:
        return None

    def ways(self, view: Any, prompt: Prompt, done: Move) -> dict[int, list[Way]]:
        return {}

    def layout(self, view: Any, prompt: Prompt, begun: int) -> Layout | None:
        return None

    def beside(self, view: Any, prompt: Prompt, move: Move) -> Beside:
        return Beside()


def place_ref(word: str) -> str:
    """The place on the table that a lesson points at with a word (`hand`, `hand.foundry`)."""
    return f"place:{word.partition('.')[0]}"
