"""Results of finished games of one seat, as their endings keep them: those of one person, and those
of all whose games are public.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, desc, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.kernel.results import ALONE
from aedilis.server.store.games import GameRow
from aedilis.server.store.plain import plain
from aedilis.server.store.schema import games, people, seats
from aedilis.server.store.shapes import GameEnding

MOST_OWN: Final = 500
"""So many of a person's results are looked at, the newest first."""

MOST_PUBLIC: Final = 5000
"""So many of everybody's."""


class Result(msgspec.Struct):
    """What became of one game: whether its player won, and what it is remembered by."""

    won: bool
    measured: dict[str, int]


async def own_results(
    c: AsyncConnection, row: GameRow, person: int, option: str | None
) -> list[Result]:
    """The results of a person in games that were over before this one, of the same game and of the
    same value of an `option`.
    """
    query = _before(row).where(seats.c.person == person).limit(MOST_OWN)
    return await _results(c, query, row, option)


async def public_results(c: AsyncConnection, row: GameRow, option: str | None) -> list[Result]:
    """The same of everybody, people alone, whose games are not private."""
    query = _before(row).outerjoin(people, people.c.id == seats.c.person)
    a_person = or_(people.c.kind.is_(None), people.c.kind != "bot")
    query = query.where(games.c.private.is_(False), seats.c.bot == "", a_person)
    return await _results(c, query.limit(MOST_PUBLIC), row, option)


def _before(row: GameRow) -> Select[Any]:
    """What is kept of games of one seat that ended before this one, of the newest first. What a
    bot has ended in somebody's place is not his own.
    """
    return (
        select(games.c.options, games.c.ending)
        .join(seats, and_(seats.c.game == games.c.id, seats.c.seat == 0))
        .where(
            games.c.status == "over",
            games.c.game == row.game,
            games.c.seats == ALONE,
            games.c.sandbox.is_(False),
            games.c.updated < row.updated,
            games.c.id != row.id,
            seats.c.stand_in == "",
        )
        .order_by(desc(games.c.updated))
    )


async def _results(
    c: AsyncConnection, query: Select[Any], row: GameRow, option: str | None
) -> list[Result]:
    """The results of one kind of game; what is damaged or says nothing is none."""
    out: list[Result] = []
    for options, ending in (await c.execute(query)).all():
        try:
            played = msgspec.convert(plain(options), dict[str, Any])
            kept = msgspec.convert(plain(ending), GameEnding)
        except msgspec.ValidationError:
            continue
        same = option is None or played.get(option) == row.options.get(option)
        if same and kept.measured:
            out.append(Result(0 in kept.winners, kept.measured))
    return out
