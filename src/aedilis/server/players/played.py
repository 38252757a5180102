"""Finished games of a player, as one reader may know of them: those that the reader may open, in
pages; all of them in numbers, if the player lets the others count; and with whom he plays.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, desc, func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.games import PACKAGES
from aedilis.kernel.results import played_by
from aedilis.server.players.seeing import WITH_OWNERS as WHO
from aedilis.server.players.seeing import may_open, pages_among, visible_to
from aedilis.server.players.tallies import Finished
from aedilis.server.store.games import GameRow, SeatRow, readable, with_seats
from aedilis.server.store.plain import plain
from aedilis.server.store.ratings import is_rated
from aedilis.server.store.schema import games, people, seats
from aedilis.server.store.shapes import GameEnding, ending_in

if TYPE_CHECKING:
    from aedilis.server.people import Person

MOST_COUNTED: Final = 2_000
"""So many of a player's games are counted, the newest first."""

MOST_COMPANIONS: Final = 30
PAGE: Final = 20


class Sitter(msgspec.Struct, omit_defaults=True):
    """Who sat at a finished game. `player` is there where his page may be seen, `bot` where one of
    the server's own bots played.
    """

    name: str
    player: int | None = None
    bot: str = ""
    won: bool = False


class PlayedGame(msgspec.Struct, omit_defaults=True):
    """A finished game: its edition or scenario, how it ended, and its seats; `seat` is the
    player's, `left` tells that a bot has ended it there. `rated` games changed ratings.
    """

    id: str
    game: str
    title: str
    variant: str
    ending: str
    ended: float
    seat: int
    seats: list[Sitter]
    won: bool = False
    left: bool = False
    rated: bool = False


class Companion(msgspec.Struct):
    """Somebody with whom a player has finished so many games."""

    player: int
    name: str
    games: int


def of_person(person: int) -> ColumnElement[bool]:
    """Which seats are a person's."""
    return seats.c.person == person


def of_bot(bot: str) -> ColumnElement[bool]:
    """Which seats one of the server's own bots has played from the start."""
    return seats.c.bot == bot


def _finished(columns: Iterable[Any], whose: ColumnElement[bool]) -> Select[Any]:
    return (
        select(*columns)
        .select_from(seats.join(games, games.c.id == seats.c.game))
        .where(whose, games.c.status == "over", games.c.sandbox.is_(False))
    )


async def counted(
    c: AsyncConnection,
    whose: ColumnElement[bool],
    allowed: ColumnElement[bool] | None = None,
    *,
    tables: bool = False,
) -> list[Finished]:
    """The finished games of some seats, for counting; those alone that are `allowed`. With
    `tables` it is also told which bots sat there.
    """
    columns = (
        games.c.id,
        games.c.game,
        games.c.options,
        games.c.ending,
        games.c.seats,
        games.c.lines,
        games.c.created,
        games.c.updated,
        seats.c.seat,
        seats.c.stand_in,
    )
    query = _finished(columns, whose).where(true() if allowed is None else allowed)
    found = (await c.execute(query.order_by(desc(games.c.updated)).limit(MOST_COUNTED))).all()
    bots = await _bots_at(c, [row.id for row in found]) if tables else {}
    out: list[Finished] = []
    for row in found:
        try:
            options = msgspec.convert(plain(row.options), dict[str, Any])
            ending = msgspec.convert(plain(row.ending), GameEnding)
        except msgspec.ValidationError:
            # What is damaged counts for nothing.
            continue
        left = bool(row.stand_in)
        out.append(
            Finished(
                game=row.game,
                options=options,
                ending=ending.word,
                won=row.seat in ending.winners and not left,
                left=left,
                seats=row.seats,
                seat=row.seat,
                lines=row.lines,
                seconds=max(0.0, row.updated - row.created),
                bots=tuple(bots.get(row.id, ())),
            )
        )
    return out


async def _bots_at(c: AsyncConnection, ids: list[str]) -> dict[str, list[str]]:
    """The bots that had seats in some games from their start."""
    out: dict[str, list[str]] = {}
    query = select(seats.c.game, seats.c.bot).where(seats.c.game.in_(ids), seats.c.bot != "")
    for game, bot in (await c.execute(query)).all():
        out.setdefault(game, []).append(bot)
    return out


async def games_of(
    c: AsyncConnection, viewer: "Person | None", whose: ColumnElement[bool], page: int = 1
) -> tuple[list[PlayedGame], int]:
    """A page of the finished games of some seats that the reader may open, those that ended last
    first, and how many there are in all.
    """
    allowed = may_open(viewer)
    count = _finished([func.count()], whose).where(allowed)
    total = int((await c.execute(count)).scalar_one())
    query = _finished([games, seats.c.seat.label("sat")], whose).where(allowed)
    query = query.order_by(desc(games.c.updated), games.c.id, seats.c.seat)
    found = (await c.execute(query.limit(PAGE).offset((page - 1) * PAGE))).mappings().all()
    # One that is damaged is left out.
    sat = [(row, one["sat"]) for one in found for row in readable([_without_sat(one)])]
    tables = await with_seats(c, [row for row, _ in sat])
    ids = {one.person for _, sitting in tables for one in sitting if one.person is not None}
    seen = await pages_among(c, viewer, ids)
    out = [
        _told(row, sitting, seat, seen)
        for (row, sitting), (_, seat) in zip(tables, sat, strict=True)
    ]
    return out, total


def _without_sat(mapping: Any) -> dict[str, Any]:
    return {name: value for name, value in mapping.items() if name != "sat"}


def _told(row: GameRow, sitting: list[SeatRow], seat: int, seen: set[int]) -> PlayedGame:
    """A finished game with one of its seats in view."""
    ending = ending_in(row.ending) if row.ending is not None else GameEnding("", [])
    package = PACKAGES.get(row.game)
    left = any(one.seat == seat and one.stand_in for one in sitting)
    return PlayedGame(
        id=row.id,
        game=row.game,
        title=row.title,
        variant=played_by(package, row.options) if package is not None else "",
        ending=ending.word,
        ended=row.updated,
        seat=seat,
        seats=[
            Sitter(
                one.name,
                one.person if one.person in seen else None,
                one.bot,
                one.seat in ending.winners,
            )
            for one in sitting
        ],
        won=seat in ending.winners and not left,
        left=left,
        rated=is_rated(row),
    )


async def companions(c: AsyncConnection, viewer: "Person | None", person: int) -> list[Companion]:
    """With whom a person has finished games that the reader may open, most games first: those
    whose page the reader may see.
    """
    theirs = seats.alias("theirs")
    many = func.count().label("many")
    together = _finished([theirs.c.person.label("who"), many], of_person(person))
    grouped = (
        together.join(theirs, theirs.c.game == seats.c.game)
        .where(theirs.c.person != person, may_open(viewer))
        .group_by(theirs.c.person)
        .subquery()
    )
    query = (
        select(people.c.id, people.c.name, grouped.c.many)
        .select_from(WHO.join(grouped, grouped.c.who == people.c.id))
        .where(visible_to(viewer), people.c.kind != "guest")
        .order_by(desc(grouped.c.many), people.c.name)
        .limit(MOST_COMPANIONS)
    )
    return [Companion(row.id, row.name, row.many) for row in (await c.execute(query)).all()]
