"""The shapes of what the store keeps as JSON of a game. Whatever is read of it has been held
against them, so that nobody who uses it meets anything else.
"""

from typing import Annotated, Any, Literal

import msgspec

from aedilis.kernel.record import Header, Line
from aedilis.server.store.plain import plain

Month = Annotated[int, msgspec.Meta(ge=0, le=2_592_000)]
Day = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Value = bool | Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)] | str | None


Sitting = Annotated[int, msgspec.Meta(ge=-1, le=63)]
_Event = tuple[str, Sitting, dict[str, Any] | None, dict[str, Any] | None, int]


class _Clock(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Month = 0
    increment: Day = 0
    late: Literal["move", "bot"] = "move"


class _Settings(msgspec.Struct):
    clock: _Clock | None = None
    spectator_delay: Day | None = None
    private_chat: bool = False
    stand_in: str | None = ""
    forked: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)] = -1
    imagined: bool = False
    imported: bool = False
    recorded: bool = False
    hands: bool = False
    language: str = ""
    newcomers: bool = False
    rated: bool = False
    hints: bool = True
    tournament: str = ""


class GameEnding(msgspec.Struct):
    """How a game ended, by whom it was won, what a game of one seat is remembered by, and the
    digest of its last state, empty where none was kept.
    """

    word: str
    winners: list[Seat]
    measured: dict[str, Number] = {}
    digest: str = ""


def check(
    seats: int, begun: bool, options: Any, settings: Any, header: Any, ending: Any, awaited: Any
) -> None:
    """Hold a game's columns against their shapes; one that has begun has a header. Raises
    ValueError.
    """
    msgspec.convert(options, dict[str, Value])
    msgspec.convert(settings, _Settings)
    if begun and len(msgspec.convert(header, Header).seats) != seats:
        raise ValueError("header")
    if ending is not None and max(msgspec.convert(ending, GameEnding).winners, default=0) >= seats:
        raise ValueError("ending")
    if max(msgspec.convert(awaited, list[Seat]), default=0) >= seats:
        raise ValueError("awaited")


def check_line(n: int, line: Any, events: Any) -> None:
    """Hold line `n` of a game against its shape. Raises ValueError."""
    if msgspec.convert(line, Line).n != n:
        raise ValueError("n")
    msgspec.convert(events, list[_Event])


def ending_in(ending: Any) -> GameEnding:
    """A game's ending, which has been held against its shape."""
    return msgspec.convert(ending, GameEnding)


def clock_in(settings: str) -> dict[str, Any] | None:
    """The clock in a game's settings, empty where it has none; None when they cannot be read."""
    data = plain(settings)
    try:
        msgspec.convert(data, _Settings)
    except msgspec.ValidationError:
        return None
    return data.get("clock") or {}


def awaited_in(text: str) -> list[int]:
    """The seats a game waits for; none where they cannot be read."""
    try:
        return msgspec.convert(plain(text), list[Seat])
    except msgspec.ValidationError:
        return []
