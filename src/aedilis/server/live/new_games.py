"""A new game is kept, by whoever makes one: the lobby, or somebody who tries out a position."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from aedilis.server.errors import Refused
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, LineRow, SeatRow
from aedilis.server.store.idempotency import Once

if TYPE_CHECKING:
    from aedilis.server.service import Service


def new_id() -> str:
    """A game's name in addresses; it cannot be guessed."""
    return secrets.token_urlsafe(9)


async def keep_game(
    service: "Service",
    row: GameRow,
    sitting: Sequence[SeatRow],
    lines: Sequence[LineRow] = (),
    snapshot: bytes = b"",
    once: Once | None = None,
) -> str:
    """Keep a new game; one that begins with many lines with the state after them. Gives its id, or
    that of the game which its request has made before. Raises Refused when its host has too many.
    """
    most = service.settings.open_games_a_person

    async def work(c: Any) -> str:
        if once is not None:
            await once.claim(c, row.id)
        if row.host is not None and await game_lists.count_unfinished(c, row.host) >= most:
            raise Refused("too-many-games", params={"most": most}, status=429)
        await kept.add_game(c, row, sitting)
        if lines:
            await kept.add_lines(c, row.id, lines, snapshot)
        return row.id

    writing = partial(service.store.writing, work)
    return await (writing() if once is None else once.act(writing))


async def lobby_changed(service: "Service") -> None:
    """Tell all who look at the lobby."""
    await service.bus.publish("lobby", "changed")
