"""What the queries of requests hold, with the bounds of each parameter."""

from typing import Annotated, Literal

import msgspec

from aedilis.kernel import languages
from aedilis.server.api.operations import LARGEST_NUMBER, Number, SeatNumber

Language = Annotated[
    languages.Language | None,
    msgspec.Meta(description="the language to read in; your own without it"),
]
Form = Annotated[
    Literal["text", "codes"],
    msgspec.Meta(description="texts for people, or numbers for programs"),
]
LinkKey = Annotated[
    str, msgspec.Meta(max_length=32, description="the key of a private game's link")
]
WithView = Annotated[bool, msgspec.Meta(description="with codes: add all that your seat sees")]
WithWords = Annotated[bool, msgspec.Meta(description="with codes: add what the choices mean")]
LineNumber = Annotated[int, msgspec.Meta(ge=1, le=LARGEST_NUMBER)]
_AnySeat = Annotated[int, msgspec.Meta(ge=-1, le=5)]


class Query(msgspec.Struct, forbid_unknown_fields=True):
    """A query; nothing that it does not know."""


class InGame(Query):
    """The query of everything about one game."""

    key: LinkKey = ""


class Reading(InGame):
    """With a language."""

    language: Language = None


class TableQuery(Reading):
    """How to look at a table."""

    format: Form = "text"
    view: WithView = False
    words: WithWords = False


class PartQuery(Reading):
    """In which form to be asked."""

    format: Form = "text"
    words: WithWords = False


class LookQuery(TableQuery):
    """Which position to look at."""

    n: Annotated[
        LineNumber | None, msgspec.Meta(description="after so many lines; now without it")
    ] = None
    seat: Annotated[
        _AnySeat | None,
        msgspec.Meta(description="from whose seat, once the game is over (-1: a spectator's)"),
    ] = None


class LogQuery(Reading):
    """Which lines."""

    since: Annotated[Number, msgspec.Meta(description="from the line with this number on")] = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000, description="at most so many")] = 200
    format: Form = "text"


class ChatQuery(InGame):
    """Which lines."""

    after: Annotated[Number, msgspec.Meta(description="the id of the last line you know")] = 0


class TellQuery(Reading):
    """What to tell."""

    what: Annotated[
        str,
        msgspec.Meta(
            min_length=1,
            max_length=40,
            description="table, camp (of a seat), card, hand, legend, or a page of the game",
        ),
    ] = "table"
    rest: Annotated[str, msgspec.Meta(max_length=80, description="which seat, which card")] = ""


class GamesQuery(Query):
    """Which games."""

    which: Annotated[
        Literal["open", "running", "mine"],
        msgspec.Meta(description="public ones that are open or that run, or your own"),
    ] = "open"
    limit: Annotated[
        int,
        msgspec.Meta(
            ge=1,
            le=100,
            description="at most so many; of your own all that are not over, and so many that are",
        ),
    ] = 50


class ImportQuery(Query):
    """Where to sit."""

    seat: Annotated[SeatNumber, msgspec.Meta(description="yours; bots take the others")] = 0


class SocketQuery(InGame):
    """What a socket is to tell."""

    view: WithView = False
    words: WithWords = False
