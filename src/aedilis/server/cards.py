"""What is told of a game before one sits down: what a new one is asked for, and the card of one
that is there.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import structs

from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.wire import SeatCard

Title = Annotated[str, msgspec.Meta(max_length=80)]
ME = "me"
OPEN = "open"


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long a seat may think: not bounded, so many seconds a decision ("move"), or so many for
    the whole game with an increment a decision ("bank").
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be made. `options` are the engine's; each seat is "me", "open", or a bot's name.

    `spectator_delay` is in seconds (None: no spectators). `stand_in` is the bot that takes the seat
    of somebody whose time has run out or who leaves; empty: the game's best.
    """

    game: Literal["glory", "republic"]
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    title: Title = ""
    private: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    spectator_delay: Annotated[int, msgspec.Meta(ge=0, le=86_400)] | None = 0
    private_chat: bool = False
    stand_in: str = ""


class GameCard(msgspec.Struct, omit_defaults=True):
    """A game as lists show it to one person. `key` is that of the private link, for members only.

    `options_text` are its options in the reader's language; `awaited` the seats it waits for.
    """

    id: str
    game: str
    title: str
    status: Literal["open", "running", "over", "stopped"]
    private: bool
    seats: list[SeatCard]
    created: float
    updated: float
    options: dict[str, Any] = {}
    options_text: list[str] = []
    host: str = ""
    is_host: bool = False
    awaited: list[int] = []
    my_seat: int | None = None
    my_turn: bool = False
    lines: int = 0
    until: float | None = None
    sandbox: bool = False
    watchable: bool = False
    ending: str = ""
    key: str = ""


def from_outside(row: GameRow, sitting: Sequence[SeatRow]) -> tuple[GameRow, Sequence[SeatRow]]:
    """A running game for those who may not watch it, or only later: nothing of how it goes."""
    if row.status != "running" or row.settings.get("spectator_delay") == 0:
        return row, sitting
    still = [structs.replace(one, clock=None) for one in sitting]
    return structs.replace(row, awaited=[], lines=0, until=None, updated=row.created), still


def seat_card(one: SeatRow, mine: bool) -> SeatCard:
    """A seat as everybody may see it; `mine` is the reader's own."""
    return SeatCard(
        seat=one.seat,
        name=one.name,
        kind="bot" if one.bot else "person" if one.person is not None else "open",
        user=one.person,
        bot=one.bot,
        stand_in=one.stand_in,
        clock=one.clock,
        mine=mine,
    )
