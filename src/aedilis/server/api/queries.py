"""What the queries of requests hold, with the bounds of each parameter."""

from typing import Annotated, Literal

import msgspec

from aedilis.kernel import languages
from aedilis.kernel.since import MOST
from aedilis.server.api.operations import LARGEST_NUMBER, Number, SeatNumber
from aedilis.server.lobby.game_cards import GameName
from aedilis.server.people.tastes import MOST_FREE, Pace, Taste

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


class LanguageQuery(InGame):
    """With a language."""

    language: Language = None


class TableQuery(LanguageQuery):
    """How to look at a table."""

    format: Form = "text"
    view: WithView = False
    words: WithWords = False


class PartQuery(LanguageQuery):
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


class LogQuery(LanguageQuery):
    """Which lines."""

    since: Annotated[Number, msgspec.Meta(description="from the line with this number on")] = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000, description="at most so many")] = 200
    format: Form = "text"


class SinceQuery(LanguageQuery):
    """Since when, and how much of it."""

    since: Annotated[
        Number | None,
        msgspec.Meta(description="from the line with this number on; after your last move without"),
    ] = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=100, description="at most so many")] = MOST


class ChatQuery(InGame):
    """Which lines."""

    after: Annotated[Number, msgspec.Meta(description="the id of the last line you know")] = 0


class TellQuery(LanguageQuery):
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


class ExplainQuery(LanguageQuery):
    """What to explain."""

    ref: Annotated[
        str, msgspec.Meta(max_length=80, description="the sign, as pictures and spans call it")
    ] = ""


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
    game: Annotated[
        GameName | None,
        msgspec.Meta(description="of this game; this and all below is about public ones"),
    ] = None
    variant: Annotated[
        str, msgspec.Meta(max_length=40, description="by this edition or scenario of the game")
    ] = ""
    pace: Annotated[
        Pace | None,
        msgspec.Meta(description="of one sitting, of days, or without a clock"),
    ] = None
    spoken: Annotated[
        languages.Language | None,
        msgspec.Meta(description="where this language is spoken, or any"),
    ] = None
    newcomers: Annotated[
        bool, msgspec.Meta(description="open ones that welcome newcomers only")
    ] = False
    free: Annotated[
        int, msgspec.Meta(ge=0, le=MOST_FREE, description="open ones with so many free seats")
    ] = 0
    rated: Annotated[bool, msgspec.Meta(description="rated ones only")] = False

    @property
    def taste(self) -> Taste:
        """What is looked for."""
        return Taste(
            game=self.game or "",
            variant=self.variant,
            pace=self.pace or "",
            language=self.spoken or "",
            newcomers=self.newcomers,
            free=self.free,
            rated=self.rated,
        )


class WaitingQuery(Query):
    """Where to begin."""

    after: Annotated[
        str,
        msgspec.Meta(
            max_length=16,
            description="begin behind this game and end with it, if it waits for you too",
        ),
    ] = ""


Most = Annotated[int, msgspec.Meta(ge=1, le=200, description="at most so many")]
Before = Annotated[LineNumber | None, msgspec.Meta(description="only what has a smaller number")]


class ReportsQuery(Query):
    """Which reports."""

    state: Literal["open", "handled"] = "open"
    limit: Most = 100
    before: Before = None


class PeopleQuery(Query):
    """Whom."""

    name: Annotated[
        str, msgspec.Meta(max_length=80, description="a part of the name, or a number")
    ] = ""
    limit: Most = 50


class RoomQuery(Query):
    """How many games."""

    limit: Most = 50


class ActsQuery(Query):
    """Which acts."""

    limit: Most = 100
    before: Before = None


class TournamentsQuery(Query):
    """Which tournaments."""

    which: Annotated[
        Literal["open", "running", "over", "mine"],
        msgspec.Meta(description="public ones by how they stand, or those you called or entered"),
    ] = "open"
    limit: Annotated[int, msgspec.Meta(ge=1, le=100, description="at most so many")] = 50


class ImportQuery(Query):
    """Where to sit."""

    seat: Annotated[SeatNumber, msgspec.Meta(description="yours; bots take the others")] = 0
    all: Annotated[bool, msgspec.Meta(description="play every seat yourself")] = False


class SocketQuery(InGame):
    """What a socket is to tell."""

    view: WithView = False
    words: WithWords = False
