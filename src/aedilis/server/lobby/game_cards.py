"""What is told of a game before one sits down: what a new one is asked for, and the card of one
that is there.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import structs

from aedilis.games import LARGEST_TABLE, PACKAGES
from aedilis.kernel.languages import Language
from aedilis.server.live.table_parts import may_have_hints, seat_card, watchable
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.ratings import is_rated
from aedilis.server.wire.parts import SeatCard

Title = Annotated[str, msgspec.Meta(max_length=80)]
ME = "me"
OPEN = "open"


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long a seat may think: not bounded, so many seconds a decision ("move"), or so many for
    the whole game with an increment a decision ("bank").

    `late`: when the time has run out, the seat abstains, declines or passes in that one decision,
    which the table's bot makes where something has to be chosen ("move"); or the bot takes the seat
    of somebody who is not there ("bot").
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    late: Literal["move", "bot"] = "move"


if TYPE_CHECKING:
    GameName = str
else:
    # The names of the games there are: requests and the schema know them, and no others.
    GameName = Literal[tuple(PACKAGES)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be made. `options` are the engine's; each seat is "me", "open", or a bot's name.

    `spectator_delay` is in seconds (None: no spectators). `stand_in` is the bot that plays for
    somebody whose time has run out (`clock.late`) or who leaves; empty: the game's best. `language`
    is what is spoken at the table (empty: any); `newcomers` tells that they are welcome.
    A `rated` game changes the ratings of those who begin it: people with accounts alone, with a
    clock. `hints`: who plays may ask for the best answers; in what is rated nobody may.
    """

    game: GameName
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=LARGEST_TABLE)]
    options: dict[str, Any] = {}
    title: Title = ""
    private: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    spectator_delay: Annotated[int, msgspec.Meta(ge=0, le=86_400)] | None = 0
    private_chat: bool = False
    stand_in: str = ""
    language: Language | Literal[""] = ""
    newcomers: bool = False
    rated: bool = False
    hints: bool = True


class GameCard(msgspec.Struct, omit_defaults=True):
    """A game as lists show it to one person. `key` is that of the private link, for members only.

    `options_text` are its options in the reader's language; `spectator_delay` is none where
    nobody may watch; `awaited` the seats it waits for; `invited_to` the seat that is held for you,
    and `free` those that you may take; `pages` the paths of the players' pages by seat, empty where
    there is none to be seen. `ending` says how it ended: "agreed" where its people have ended it,
    "resigned" where the last of them resigned.
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
    clock: Clock = msgspec.field(default_factory=Clock)
    spectator_delay: int | None = None
    private_chat: bool = False
    language: str = ""
    newcomers: bool = False
    host: str = ""
    is_host: bool = False
    awaited: list[int] = []
    my_seat: int | None = None
    invited_to: int | None = None
    my_turn: bool = False
    lines: int = 0
    until: float | None = None
    sandbox: bool = False
    watchable: bool = False
    ending: str = ""
    key: str = ""
    rated: bool = False
    hints: bool = False
    pages: list[str] = []
    free: list[int] = []


def from_outside(row: GameRow, sitting: Sequence[SeatRow]) -> tuple[GameRow, Sequence[SeatRow]]:
    """A running game for those who may not watch it, or only later: nothing of how it goes, nor
    whom it waits for and when somebody moved.
    """
    if row.status != "running" or row.settings.get("spectator_delay") == 0:
        return row, sitting
    still = [structs.replace(one, clock=None) for one in sitting]
    return structs.replace(row, awaited=[], lines=0, until=None, updated=row.created), still


def _seat_card(one: SeatRow, mine: int | None, inside: bool, names: Mapping[int, str]) -> SeatCard:
    """A seat in a list; for whom it is held those know who are at the table."""
    card = seat_card(one, one.seat == mine)
    if inside and card.held:
        card.invited = names.get(one.invited or -1, "")
    return card


def game_card(
    row: GameRow,
    sitting: Sequence[SeatRow],
    me: int | None,
    names: Mapping[int, str],
    options: list[str],
) -> GameCard:
    """A game as the person `me` (None: a stranger) may see it, with the names of its host and of
    whom seats are held for, and its options in words.
    """
    own = [one for one in sitting if me is not None and one.person == me]
    mine = own[0].seat if own else None
    is_host = me is not None and row.host == me
    inside = mine is not None or is_host
    if not inside:
        row, sitting = from_outside(row, sitting)
    return GameCard(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        seats=[_seat_card(one, mine, inside, names) for one in sitting],
        created=row.created,
        updated=row.updated,
        options=row.options,
        options_text=options,
        clock=msgspec.convert(row.settings.get("clock") or {}, Clock),
        spectator_delay=row.settings.get("spectator_delay"),
        private_chat=bool(row.settings.get("private_chat")),
        language=str(row.settings.get("language", "")),
        newcomers=bool(row.settings.get("newcomers")),
        host=names.get(row.host or -1, ""),
        is_host=is_host,
        awaited=row.awaited,
        my_seat=mine,
        invited_to=next((one.seat for one in sitting if me and one.invited == me), None),
        my_turn=row.status == "running" and any(one.seat in row.awaited for one in own),
        lines=row.heard,
        until=row.until,
        sandbox=row.sandbox,
        watchable=watchable(row),
        ending=str((row.ending or {}).get("word", "")),
        key=row.key if inside else "",
        rated=is_rated(row),
        hints=may_have_hints(row),
    )
