"""A new game is kept, by whoever makes one: the lobby, or somebody who tries out a position."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.idempotency import IdempotentRequest
from aedilis.server.store.lines import LineRow, add_lines
from aedilis.server.store.watch import refuse_suspended

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
    idempotent: IdempotentRequest | None = None,
) -> str:
    """Keep a new game; one that begins with many lines with the state after them. Gives its id, or
    that of the game which its request has made before. Raises Refused when its host has too many.
    """

    async def work(c: Any) -> str:
        if idempotent is not None:
            await idempotent.claim(c, row.id)
        if row.host is not None:
            await refuse_suspended(c, row.host)
            await check_room_for(service, c, row.host, sandbox=row.sandbox)
        await kept.add_game(c, row, sitting)
        if lines:
            await add_lines(c, row.id, lines, snapshot)
        return row.id

    writing = partial(service.store.writing, work)
    return await (writing() if idempotent is None else idempotent.act(writing))


async def check_room_for(
    service: "Service", c: AsyncConnection, person: int, *, sandbox: bool = False
) -> None:
    """Raises Refused for whoever has as many games that are not over, or as many sandboxes, as one
    may have.
    """
    most = service.settings.open_games_a_person
    if sandbox and await game_lists.count_sandboxes(c, person) >= most:
        raise Refused(
            "too-many-games", "server-error-too-many-sandboxes", {"most": most}, status=429
        )
    if not sandbox and await game_lists.count_unfinished(c, person) >= most:
        raise Refused("too-many-games", params={"most": most}, status=429)


async def lobby_changed(service: "Service") -> None:
    """Tell all who look at the lobby."""
    await service.bus.publish("lobby", "changed")
