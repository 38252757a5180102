"""What the bodies of requests hold, with the bounds of each field."""

from typing import Annotated, Any, Literal

import msgspec

from aedilis.kernel.languages import Language
from aedilis.server.api.operations import LARGEST_NUMBER, Number, SeatNumber
from aedilis.server.api.queries import LineNumber, LinkKey
from aedilis.server.live.talk import LONGEST_CHAT, LONGEST_NOTE
from aedilis.server.wire import MOST_CODES

Code = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER - 1, le=LARGEST_NUMBER)]
Codes = Annotated[list[Code], msgspec.Meta(max_length=MOST_CODES)]
Seq = Annotated[Number, msgspec.Meta(description="how many lines of the history were seen")]
BotName = Annotated[str, msgspec.Meta(max_length=16, description="a bot's name")]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body; nothing that it does not know."""


class Join(Body):
    """Sit down in `seat`, or in the first that is open. `key` is needed for a private game."""

    seat: SeatNumber | None = None
    key: LinkKey = ""


class SeatFor(Body):
    """The bot to play a seat; empty: the seat is open."""

    bot: BotName = ""


class Part(Body):
    """A move begun: which numbers may follow? `aside` is about the question out of turn."""

    done: Codes = []
    aside: bool = False


class MoveBody(Body):
    """A move, in codes (`move`) or in words (`words`); one of the two."""

    seq: Seq
    move: Codes | None = None
    words: dict[str, Any] | None = None


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


class Note(Body):
    """A private note."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


class Fork(Body):
    """Make a sandbox from the first `n` lines."""

    n: LineNumber


class NewBot(Body):
    """A bot account of one's own."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewToken(Body):
    """A token; `label` tells its owner what it is for."""

    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class ChangeMe(Body):
    """What is to be another."""

    language: Language
