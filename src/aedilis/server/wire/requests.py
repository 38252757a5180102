"""What those who look at a table ask of the server."""

from typing import Annotated, Literal

import msgspec

from aedilis.kernel.languages import Language
from aedilis.server.wire.parts import DraftAnswer, Move

MOST_CODES = 2_000
"""No move has more small numbers than this."""

MOST_MOVES = 40
"""So many moves are sent as one at most."""

Wanted = list[dict[str, list[int]]]
"""Answers on a sheet: part by part, each by the name of its field."""

MOST_ROWS = 40
"""No answer is written in more rows than this."""


class _Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a reader asks for. `key` is made by the sender; the same key twice acts once."""

    key: str


class MoveRequest(_Request, tag="move"):
    """Make a move. `seq` is the number of lines the sender had seen: a later position it answers
    only where the very same is decided still. `aside` answers the question out of turn. `before`
    are moves made before it, which leave undone what is asked before (`Later`) or belong to the
    same question; the first of all these that is refused ends it, and what was made stays.
    """

    seq: int
    move: Move
    aside: bool = False
    before: Annotated[list[Move], msgspec.Meta(max_length=MOST_MOVES)] = []


class UndoRequest(_Request, tag="undo"):
    """Take back one's last move."""

    seq: int


class PartRequest(_Request, tag="part"):
    """Which field follows the answers given so far. `later` is the place of the question among
    those that follow (`Later`), from 1; 0 for the one that is asked now. `wanted` are the answers
    on a sheet (`Laid`), part by part, each by the name of its field: what of it can be so, stays.
    """

    done: Move
    aside: bool = False
    later: int = 0
    wanted: Wanted = []


class DraftRequest(_Request, tag="draft"):
    """What may stand in the rows of an answer out of turn (`TableMessage.draft`). They are given
    part by part, where what does not fit is left out; or as a `move`, that of a template or of an
    offer turned round, which is read as far as it fits.
    """

    rows: Annotated[list[list[DraftAnswer]], msgspec.Meta(max_length=MOST_ROWS)] = []
    move: Move = []


class WhyRequest(_Request, tag="why"):
    """What is not allowed now, and why."""


class OrderRequest(_Request, tag="order"):
    """Give a standing order."""

    window: str
    order: Literal["ask", "open", "never", "pass"]


class SayRequest(_Request, tag="say"):
    """Say something to the table, or to one seat."""

    text: str
    to: int | None = None


class NoteRequest(_Request, tag="note"):
    """Keep a private note."""

    text: str


class LookRequest(_Request, tag="look"):
    """Show the table after line `n - 1`, as `seat` saw it; None: the present.

    Before the end of the game nobody may look from another seat.
    """

    n: int | None = None
    seat: int | None = None


class TellRequest(_Request, tag="tell"):
    """Tell in words: `table`, `card` (by name or ref), or one of the game's pages."""

    what: str
    rest: str = ""


class ExplainRequest(_Request, tag="explain"):
    """What the sign with this ref means, and why it is as it is; without one, what there is to ask
    about.
    """

    ref: str = ""


class LegendRequest(_Request, tag="legend"):
    """What all signs mean."""


class ForkRequest(_Request, tag="fork"):
    """Make a private sandbox that begins with the first `n` lines of this game; `all`: of one that
    is over, in which one plays every seat.
    """

    n: int
    all: bool = False


class StandInRequest(_Request, tag="stand_in"):
    """Leave one's seat to a bot, or (empty) take it back. The host may do so for a seat whose
    player has gone.
    """

    seat: int
    bot: str = ""


class ResignRequest(_Request, tag="resign"):
    """Give up one's seat for good; `end`: and propose to the others that the game ends now."""

    end: bool = False


class EndRequest(_Request, tag="end"):
    """Propose to end the game now, agree to it, or refuse it (and so take back one's own)."""

    answer: Literal["propose", "agree", "refuse"]


class OfferRequest(_Request, tag="offer"):
    """Offer a seat whose person is away or gone to all in the lobby, or to whoever has its link; or
    (empty) offer it no more.
    """

    seat: int
    way: Literal["", "lobby", "link"] = ""


class RematchRequest(_Request, tag="rematch"):
    """Sit down at the rematch of a game that is over; it is made for the first who wants one."""


class LanguageRequest(_Request, tag="language"):
    """Read in another language from now on."""

    language: Language


class StatsRequest(_Request, tag="stats"):
    """The course of a finished game in numbers."""


class ReviewRequest(_Request, tag="review"):
    """Where a finished game was decided."""


class HintRequest(_Request, tag="hint"):
    """The best answers to what is asked, answered by `hints`. In a lesson: the next hint, and at
    last the move itself, answered by a `text`.
    """


ClientMessage = (
    MoveRequest
    | UndoRequest
    | PartRequest
    | DraftRequest
    | WhyRequest
    | OrderRequest
    | SayRequest
    | NoteRequest
    | LookRequest
    | TellRequest
    | ExplainRequest
    | LegendRequest
    | ForkRequest
    | StandInRequest
    | ResignRequest
    | EndRequest
    | OfferRequest
    | RematchRequest
    | LanguageRequest
    | StatsRequest
    | ReviewRequest
    | HintRequest
)
