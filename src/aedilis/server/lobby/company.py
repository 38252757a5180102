"""The page of a person's friends: who they are, where they play, and who waits for whom."""

from typing import TYPE_CHECKING, Literal

import msgspec

from aedilis.server.live.table_parts import watchable
from aedilis.server.lobby.inviting import is_free
from aedilis.server.lobby.waiting import waiting_for
from aedilis.server.store import bonds, game_lists
from aedilis.server.store.games import GameRow, SeatRow

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

MOST_TABLES = 200


class FriendTable(msgspec.Struct, omit_defaults=True):
    """A table at which a friend sits: your own (`mine`; `waits`: for you), one to `join`, or one to
    `watch`.
    """

    id: str
    game: str
    title: str
    status: Literal["open", "running"]
    way: Literal["mine", "join", "watch"]
    waits: bool = False


class Acquaintance(msgspec.Struct):
    """Somebody by id and name, and since when. Times are seconds since 1970."""

    id: int
    name: str
    at: float


class Friend(Acquaintance):
    """A friend, with the tables that you may know of."""

    tables: list[FriendTable]


class Company(msgspec.Struct):
    """Your friends, who asks to be one, and whom you have asked and who has not answered."""

    friends: list[Friend]
    asking: list[Acquaintance]
    asked: list[Acquaintance]


class Blocked(msgspec.Struct):
    """Of whom you want to hear nothing."""

    blocked: list[Acquaintance]


async def company_of(service: "Service", me: "Person") -> Company:
    """All of it for one person: tables that are public, or at which both sit."""
    waits = {one.id for one in await waiting_for(service, me)}
    async with service.store.reading() as c:
        friends = await bonds.friends_of(c, me.id)
        asking = await bonds.asking(c, me.id)
        asked = await bonds.asked_by(c, me.id)
        found = await game_lists.tables_with(c, [one.id for one in friends], MOST_TABLES)
    tables: dict[int, list[FriendTable]] = {one.id: [] for one in friends}
    for row, sitting in found:
        way = _way(row, sitting, me.id)
        if way is None:
            continue
        table = FriendTable(
            row.id,
            row.game,
            row.title,
            row.status,  # type: ignore[arg-type]
            way,
            row.id in waits,
        )
        for one in sitting:
            if one.person in tables:
                tables[one.person].append(table)
    return Company(
        [Friend(one.id, one.name, one.at, tables[one.id]) for one in friends],
        [Acquaintance(*one) for one in asking],
        [Acquaintance(*one) for one in asked],
    )


def _way(row: GameRow, sitting: list[SeatRow], me: int) -> Literal["mine", "join", "watch"] | None:
    """How one may come to a table; None where one may not know of it."""
    if row.host == me or any(one.person == me for one in sitting):
        return "mine"
    if row.private:
        return None
    if row.status == "open":
        return "join" if any(is_free(one) for one in sitting) else None
    return "watch" if watchable(row) else None


async def blocked_of(service: "Service", me: "Person") -> Blocked:
    """Of whom a person wants to hear nothing."""
    async with service.store.reading() as c:
        return Blocked([Acquaintance(*one) for one in await bonds.blocked_by(c, me.id)])
