"""What the bodies of requests hold, with the bounds of each field."""

from typing import Annotated, Any, Literal

import msgspec

from aedilis.bots.registry import LONGEST_SPEC
from aedilis.kernel.languages import Language
from aedilis.server.api.operations import LARGEST_NUMBER, Number, SeatNumber
from aedilis.server.api.queries import LineNumber, LinkKey
from aedilis.server.live.lessons.course import MOST_MOVES
from aedilis.server.live.talk import LONGEST_CHAT, LONGEST_NOTE
from aedilis.server.lobby.keeping import LONGEST_DAYS
from aedilis.server.lobby.keeping import LONGEST_NOTE as LONGEST_ACT
from aedilis.server.people.preferences import Invitations
from aedilis.server.store.watch import LONGEST_REASON, Matter
from aedilis.server.wire import MOST_CODES

Code = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER - 1, le=LARGEST_NUMBER)]
Codes = Annotated[list[Code], msgspec.Meta(max_length=MOST_CODES)]
Seq = Annotated[Number, msgspec.Meta(description="how many lines of the history were seen")]
BotName = Annotated[
    str,
    msgspec.Meta(
        max_length=LONGEST_SPEC,
        description="a bot: `name`, `name@version`, `name:setting`",
    ),
]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body; nothing that it does not know."""


class Join(Body):
    """Sit down in `seat`, or in the first that is open. `key` is needed for a private game."""

    seat: SeatNumber | None = None
    key: LinkKey = ""


class Enter(Body):
    """Enter a tournament; `key` is needed for a private one."""

    key: LinkKey = ""


class InPlaceOf(Body):
    """Who goes on in an entrant's place: the name of an account."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class SeatFor(Body):
    """The bot to play a seat; empty: the seat is open."""

    bot: BotName = ""


class Part(Body):
    """A move begun: which numbers may follow? `aside` is about the question out of turn, and
    `wanted` are answers on a sheet (`Laid`).
    """

    done: Codes = []
    aside: bool = False
    wanted: list[dict[str, list[int]]] = []


class MoveBody(Body):
    """A move, in codes (`move`) or in words (`words`); one of the two."""

    seq: Seq
    move: Codes | None = None
    words: dict[str, Any] | None = None


Made = Annotated[
    list[Codes],
    msgspec.Meta(max_length=MOST_MOVES, description="the moves made so far; `made` of the answer"),
]


class InLesson(Body):
    """Where a learner stands in a lesson: all that he has done there."""

    made: Made = []


class LessonMove(InLesson):
    """A move in a lesson, in codes (`move`) or in words (`words`); neither: only look."""

    move: Codes | None = None
    words: dict[str, Any] | None = None


class LessonPart(InLesson):
    """A move begun in a lesson: which numbers may follow? `wanted` are answers on a sheet."""

    done: Codes = []
    wanted: list[dict[str, list[int]]] = []


class LessonHint(InLesson):
    """Ask for a hint; `given` is how many there were where the learner stands."""

    given: Number = 0


class Undo(Body):
    """Take back one's last move."""

    seq: Seq


class Say(Body):
    """Say something to the table, or to one seat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
    to: SeatNumber | None = None


class GiveOrder(Body):
    """A standing order for a moment or a question (`window`)."""

    window: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    order: Literal["ask", "open", "never", "pass"]


class StandIn(Body):
    """Leave a seat to a bot; or (empty) take one's own back."""

    seat: SeatNumber
    bot: BotName = ""


class Resign(Body):
    """Give up one's seat; `end`: and propose to the others that the game ends."""

    end: bool = False


class AnswerEnd(Body):
    """What one says of ending the game now."""

    answer: Literal["propose", "agree", "refuse"]


class OfferSeat(Body):
    """How a seat is offered; empty: not any more."""

    way: Literal["", "lobby", "link"] = ""


class Note(Body):
    """A private note."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


class Fork(Body):
    """Make a sandbox from the first `n` lines; `all`: of a game that is over, in which you play
    every seat.
    """

    n: LineNumber
    all: bool = False


class NewBot(Body):
    """A bot account of one's own."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewToken(Body):
    """A token; `label` tells its owner what it is for."""

    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="an account's name")]


class AskFriend(Body):
    """Whom to ask."""

    name: Name


class BlockWhom(Body):
    """Whom to block: an account by its `name`, or in a `game` who said a `line` or sits in a
    `seat`.
    """

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    game: Annotated[str, msgspec.Meta(max_length=16)] = ""
    line: Annotated[Number, msgspec.Meta(description="the id of a line of the chat")] | None = None
    seat: SeatNumber | None = None
    key: LinkKey = ""


class Invite(Body):
    """Whom to invite, and to which seat; the first that is free without it."""

    name: Name
    seat: SeatNumber | None = None


class TakeInvitations(Body):
    """Whose invitations to take."""

    who: Invitations


Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_REASON)]


class ReportWhat(Body):
    """What to report, and why: a `line` of the chat of a `game`, the `name` of an account or of who
    sits in a `seat` of a game, or the title of a game's table.
    """

    matter: Matter
    reason: Reason
    game: Annotated[str, msgspec.Meta(max_length=16)] = ""
    line: Annotated[Number, msgspec.Meta(description="the id of a line of the chat")] | None = None
    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    key: LinkKey = ""


class Handling(Body):
    """How a report was dealt with."""

    note: Annotated[str, msgspec.Meta(max_length=LONGEST_ACT)] = ""


class Suspending(Body):
    """Why, and for how many days; without them for good."""

    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACT)]
    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_DAYS)] | None = None


class NewName(Body):
    """Another name."""

    name: Name


class ChangeMe(Body):
    """What is to be another."""

    language: Language
