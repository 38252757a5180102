"""Everything that goes over the wire between a table and those who look at it.

These structs and their `parts` are the one description there is: the server encodes
and checks by them, the OpenAPI document and the browser's types are made from them (`wire_schema`).
Texts are in the reader's language. Each answer is made for one reader (a seat, or a spectator) and
holds nothing that this reader may not know.
"""

from typing import TYPE_CHECKING, Any, Literal, Union

import msgspec

from aedilis.games import PACKAGES
from aedilis.kernel.board import Offer, PlainPicture, Section, StandingOrders, Template
from aedilis.kernel.explaining import Aim, Explanation, LegendPart
from aedilis.server.wire.parts import (
    Asked,
    ChatLine,
    Differs,
    DraftRow,
    EndProposal,
    Field,
    Hint,
    Later,
    LogEntry,
    Move,
    Order,
    Question,
    Refusal,
    Result,
    SeatCard,
    Series,
    SignName,
    TableNote,
    Turning,
)
from aedilis.server.wire.requests import (
    MOST_CODES,
    MOST_MOVES,
    ClientMessage,
    DraftRequest,
    EndRequest,
    ExplainRequest,
    ForkRequest,
    HintRequest,
    LanguageRequest,
    LegendRequest,
    LookRequest,
    MoveRequest,
    NoteRequest,
    OfferRequest,
    OrderRequest,
    PartRequest,
    RematchRequest,
    ResignRequest,
    ReviewRequest,
    SayRequest,
    StandInRequest,
    StatsRequest,
    TellRequest,
    UndoRequest,
    WhyRequest,
)

if TYPE_CHECKING:
    Picture = Any
else:
    # The table of each game that has a drawing of its own; a plain one of any other.
    Picture = Union[
        (PlainPicture, *(one.drawing().picture for one in PACKAGES.values() if one.drawing))
    ]


class TableMessage(msgspec.Struct, tag="table", tag_field="type", omit_defaults=True):
    """The whole table as the reader may know it, after line `seq - 1` of the history. Lines are
    numbered for each reader without the standing orders of others.

    `undo` is empty when the reader may undo, else the reason why not. `shown` is the line that is
    shown, for a reader who looks back; None for the present. `offers` are agreements that wait for
    the reader's answer, which is given as an aside. `notes` are what has become of seats; `ending`
    is a proposal to end the game, for those who sit there, and `rematch` the id of the game that
    has been made for the same people. `since` is the first line after the reader's own last move, 0
    where there is none. `later` are the questions that follow the `question` at once where nothing
    is done, and `nothing` the moves by which none of it is done. `aims` say how the game is
    won and how it ends. `draft` is the choice out of turn whose answer can be written row by row,
    on a sheet; None where there is none. `hints`: the reader's seat may ask for some. `differs`
    tells of a finished game that these rules do not fit: its picture is the last that they give.
    """

    id: str
    game: str
    title: str
    seq: int
    turn: str
    viewer: int
    status: Literal["open", "running", "over", "stopped"]
    seats: list[SeatCard]
    asked: list[Asked]
    picture: Picture | None
    question: Question | None = None
    later: list[Later] = []
    nothing: list[Move] = []
    aside: Question | None = None
    offers: list[Offer] = []
    draft: int | None = None
    orders: list[Order] = []
    standing: StandingOrders | None = None
    aims: list[Aim] = []
    undo: str = ""
    result: Result | None = None
    shown: int | None = None
    sandbox: bool = False
    host: bool = False
    private_chat: bool = False
    notes: list[TableNote] = []
    ending: EndProposal | None = None
    rematch: str = ""
    language: str = "en"
    since: int = 0
    rated: bool = False
    hints: bool = False
    differs: Differs | None = None


class LogMessage(msgspec.Struct, tag="log", tag_field="type"):
    """Lines of the history, in order. Lines already known are replaced."""

    entries: list[LogEntry]


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    """What was said, in order."""

    lines: list[ChatLine]


class DoneMessage(msgspec.Struct, tag="done", tag_field="type"):
    """What the request with this key asked for is done and kept; there are `seq` lines now."""

    key: str
    seq: int


class ErrorMessage(msgspec.Struct, tag="error", tag_field="type", omit_defaults=True):
    """A request was refused, and nothing changed. `key` is that of the request, `rule` the
    paragraph that forbids a move.
    """

    code: str
    text: str
    key: str = ""
    rule: str = ""


class PartMessage(msgspec.Struct, tag="part", tag_field="type", omit_defaults=True):
    """The field that follows the answers `done`; None when they are a whole move, and then `label`
    says what it does.
    """

    key: str
    done: Move
    field: Field | None
    label: str = ""


class DraftMessage(msgspec.Struct, tag="draft", tag_field="type"):
    """An answer out of turn that is written row by row: its rows, what each part of them may say,
    and the whole `move` once nothing is missing (empty until then). `more`: there may be another
    row. `told` is what the whole rows come to, `templates` are rows to begin from, and `barred` is
    what no row can say now.
    """

    key: str
    rows: list[DraftRow]
    more: bool
    move: Move
    told: list[Section]
    templates: list[Template]
    barred: list[Refusal]


class WhyMessage(msgspec.Struct, tag="why", tag_field="type"):
    """What a player might think of now and may not do."""

    key: str
    refusals: list[Refusal]


class HintsMessage(msgspec.Struct, tag="hints", tag_field="type"):
    """The best answers to what the reader's seat is asked after `seq` lines, the best first. With
    `aside` it is asked nothing, and they are what is worth doing out of turn; none: to keep still.
    """

    key: str
    seq: int
    hints: list[Hint]
    aside: bool = False


class TextMessage(msgspec.Struct, tag="text", tag_field="type"):
    """A page, a card, or the table told in words."""

    key: str
    sections: list[Section]


class ExplanationMessage(msgspec.Struct, tag="explanation", tag_field="type"):
    """What a sign on the table means; None for what is no sign. Asked about nothing, the `signs`
    that can be asked about.
    """

    key: str
    about: Explanation | None
    signs: list[SignName] = []


class NoteMessage(msgspec.Struct, tag="note", tag_field="type"):
    """The reader's private note on this game."""

    text: str


class PresenceMessage(msgspec.Struct, tag="presence", tag_field="type"):
    """The seats anew: somebody came, left, or lost time on the clock."""

    seats: list[SeatCard]
    spectators: int


class ForkMessage(msgspec.Struct, tag="fork", tag_field="type"):
    """A private sandbox has been made from this game."""

    key: str
    url: str


class RematchMessage(msgspec.Struct, tag="rematch", tag_field="type"):
    """The reader sits at the table of the rematch, at this address."""

    key: str
    url: str


class LegendMessage(msgspec.Struct, tag="legend", tag_field="type"):
    """All signs that the game draws, in parts; none where it draws none."""

    key: str
    parts: list[LegendPart]


class StatsMessage(msgspec.Struct, tag="stats", tag_field="type"):
    """What happened in the course of a finished game: a row of numbers per seat, one a turn."""

    key: str
    turns: list[str]
    series: list[Series]


class ReviewMessage(msgspec.Struct, tag="review", tag_field="type"):
    """Where a finished game was decided, in the order of its lines."""

    key: str
    turnings: list[Turning]


class LessonMessage(msgspec.Struct, tag="lesson", tag_field="type", omit_defaults=True):
    """Where a lesson stands, which the reader's seat plays. `said` is what it tells now, `at` how
    many steps of a guide are done `of` all, `left` how many moves are left in a puzzle; `made` are
    the reader's moves so far, which lead to the same place again. `points` are the things on the
    table that are meant, and places as `place:NAME`. `more`: there is a hint. `next` is the name
    of the lesson after it; `over`: the game itself has ended.
    """

    name: str
    kind: Literal["guide", "puzzle"]
    title: str
    said: list[str]
    state: Literal["playing", "done", "failed"]
    at: int
    of: int
    left: int
    more: bool
    made: list[Move]
    points: list[str]
    rules: list[str]
    next: str = ""
    over: bool = False


ServerMessage = (
    TableMessage
    | LogMessage
    | ChatMessage
    | DoneMessage
    | ErrorMessage
    | PartMessage
    | DraftMessage
    | WhyMessage
    | HintsMessage
    | TextMessage
    | ExplanationMessage
    | LegendMessage
    | NoteMessage
    | PresenceMessage
    | ForkMessage
    | RematchMessage
    | StatsMessage
    | ReviewMessage
    | LessonMessage
)


__all__ = [
    "MOST_CODES",
    "MOST_MOVES",
    "ChatMessage",
    "ClientMessage",
    "DoneMessage",
    "DraftMessage",
    "DraftRequest",
    "EndRequest",
    "ErrorMessage",
    "ExplainRequest",
    "ExplanationMessage",
    "ForkMessage",
    "ForkRequest",
    "HintRequest",
    "HintsMessage",
    "LanguageRequest",
    "LegendMessage",
    "LegendRequest",
    "LessonMessage",
    "LogMessage",
    "LookRequest",
    "Move",
    "MoveRequest",
    "NoteMessage",
    "NoteRequest",
    "OfferRequest",
    "OrderRequest",
    "PartMessage",
    "PartRequest",
    "Picture",
    "PresenceMessage",
    "RematchMessage",
    "RematchRequest",
    "ResignRequest",
    "ReviewMessage",
    "ReviewRequest",
    "SayRequest",
    "ServerMessage",
    "StandInRequest",
    "StatsMessage",
    "StatsRequest",
    "TableMessage",
    "TellRequest",
    "TextMessage",
    "UndoRequest",
    "WhyMessage",
    "WhyRequest",
    "decode",
    "encode",
]

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


def encode(message: Any) -> bytes:
    """A message as bytes."""
    return _ENCODER.encode(message)


def decode(raw: bytes | str) -> Any:
    """What a client sent. Raises msgspec.DecodeError (with the field's path) for anything else."""
    return _DECODER.decode(raw)
