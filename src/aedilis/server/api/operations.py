"""The table of operations: what the API offers, each with its bounds and what it answers.

An operation is declared where its handler is. The routes, the checks of what comes in, the OpenAPI
document and the reference page are all made from the declaration, so that they cannot differ.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from starlette.requests import Request

from aedilis.games import PACKAGES
from aedilis.server.errors import Refused

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
EVENTS: Final = "text/event-stream"

LARGEST_NUMBER: Final = 2**31 - 1
"""What a number of the store can be; larger ones are refused before it is asked."""

GameId = Annotated[
    str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,16}$", description="the id of a game")
]
Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5, description="a seat; the first is 0")]

PATH_PARTS: Final[dict[str, Any]] = {
    "game": GameId,
    "lesson": Annotated[
        str, msgspec.Meta(pattern="^[a-z0-9-]{1,64}$", description="the name of a lesson")
    ],
    "tournament": Annotated[
        str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,16}$", description="the id of a tournament")
    ],
    "entrant": Annotated[
        int, msgspec.Meta(ge=0, le=LARGEST_NUMBER, description="the number of an entrant")
    ],
    "seat": SeatNumber,
    "bot": Annotated[int, msgspec.Meta(ge=1, le=LARGEST_NUMBER, description="the id of a bot")],
    "player": Annotated[
        int, msgspec.Meta(ge=1, le=LARGEST_NUMBER, description="the id of a player")
    ],
    "house_bot": Annotated[
        str, msgspec.Meta(pattern="^[a-z0-9_-]{1,16}$", description="the name of a bot")
    ],
    "kind": Annotated[Literal[tuple(PACKAGES)], msgspec.Meta(description="the name of a game")],
    "report": Annotated[
        int, msgspec.Meta(ge=1, le=LARGEST_NUMBER, description="the number of a report")
    ],
    "person": Annotated[
        int, msgspec.Meta(ge=1, le=LARGEST_NUMBER, description="the id of a person")
    ],
    "token": Annotated[int, msgspec.Meta(ge=1, le=LARGEST_NUMBER, description="the id of a token")],
}
"""What may stand in a path. Anything else there is not found."""

RequestKey = Annotated[
    str,
    msgspec.Meta(
        pattern="^[!-~]{1,48}$",
        description="a name of yours for this request; sent again with it, the request acts once",
    ),
]
KEY_HEADER: Final = "Idempotency-Key"


class Problem(msgspec.Struct):
    """Why a request was refused; nothing has changed. `error` is a word for programs, `text` is for
    people, `rule` the rule paragraph that forbids a move.
    """

    error: str
    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Call:
    """One request that has passed the checks of its operation."""

    request: Request
    service: "Service"
    visitor: "Person | None"
    language: str
    path: dict[str, Any]
    query: Any
    body: Any
    key: str

    @property
    def person(self) -> "Person":
        """Who asks. Raises Refused when nobody is logged in."""
        if self.visitor is None:
            raise Refused("log-in", status=401)
        return self.visitor

    @property
    def game(self) -> str:
        """The id of the game in the path."""
        return str(self.path["game"])


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for. Its name and texts are those of its handler.

    `answer` is the type of what is given back (None: nothing; several: one of them), `others` are
    statuses besides `status` with which it is, `refusals` the statuses of refusals that are the
    operation's own. `keyed` operations take an idempotency key.
    """

    method: str
    path: str
    handler: Handler
    group: str
    answer: Any
    media: str
    status: int
    query: type[msgspec.Struct] | None
    body: Any
    body_media: str
    largest: int | None
    who: Literal["anyone", "person", "admin"]
    keyed: bool
    refusals: frozenset[int]

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def text(self) -> tuple[str, str]:
        """The first line of the handler's docstring, and the rest."""
        doc = " ".join((self.handler.__doc__ or "").split("\n\n")[0].split())
        rest = "\n\n".join(
            " ".join(part.split()) for part in (self.handler.__doc__ or "").split("\n\n")[1:]
        )
        return doc, rest.strip()

    @property
    def parts(self) -> list[str]:
        """The names in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]

    @property
    def unsafe(self) -> bool:
        return self.method != "GET"

    @property
    def body_required(self) -> bool:
        """Whether there is anything that the body has to hold."""
        if not isinstance(self.body, type) or not issubclass(self.body, msgspec.Struct):
            return self.body is not None
        return any(field.required for field in msgspec.structs.fields(self.body))

    @property
    def statuses(self) -> list[int]:
        """All statuses of refusals."""
        found = {429, 503, *self.refusals}
        # A token that is none is refused wherever it is shown.
        found.add(401)
        if self.parts or self.who == "admin":
            found.add(404)
        if self.query is not None or self.body is not None or self.keyed:
            found.add(422)
        if self.body is not None:
            found |= {400, 413, 415}
        if self.unsafe:
            # From a browser's session without its token.
            found.add(403)
        return sorted(found)


class Operations(list[Operation]):
    """The operations of one group, in their order."""

    def __init__(self, group: str) -> None:
        super().__init__()
        self.group = group

    def __call__(
        self,
        method: str,
        path: str,
        *,
        answer: Any = None,
        media: str = JSON,
        status: int = 0,
        query: type[msgspec.Struct] | None = None,
        body: Any = None,
        body_media: str = JSON,
        largest: int | None = None,
        who: Literal["anyone", "person", "admin"] = "person",
        keyed: bool = False,
        refuses: tuple[int, ...] = (),
    ) -> Callable[[Handler], Handler]:
        """Declare the handler that follows as an operation."""

        def declare(handler: Handler) -> Handler:
            self.append(
                Operation(
                    method=method,
                    path=path,
                    handler=handler,
                    group=self.group,
                    answer=answer,
                    media=media,
                    status=status or (200 if answer is not None else 204),
                    query=query,
                    body=body,
                    body_media=body_media,
                    largest=largest,
                    who=who,
                    keyed=keyed,
                    refusals=frozenset(refuses),
                )
            )
            return handler

        return declare
