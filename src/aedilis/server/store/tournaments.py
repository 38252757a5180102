"""Tournaments in the store: what was called for, who has entered, and the tables of their rounds.

Every change counts the version of its tournament on, and is made only where that is still the one
its maker knew (`Outdated` otherwise): so two processes never take the same step twice.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from sqlalchemy import and_, delete, desc, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.games import Damaged
from aedilis.server.store.plain import plain
from aedilis.server.store.schema import entrants, games, matches, people, tournaments

Status = Literal["open", "running", "over", "cancelled"]
How = Literal["over", "time", "drawn"]
"""How a table of a round ended: its game did; time was up, and it counted as it stood; or nothing
can be said, and all share its points.
"""

_Seat = Annotated[int, msgspec.Meta(ge=-1, le=10_000)]
_Place = Annotated[int, msgspec.Meta(ge=1, le=64)]
_Score = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Outdated(Exception):
    """The tournament has gone on since it was read."""


class TournamentRow(msgspec.Struct, kw_only=True):
    """A tournament as it is kept. See `schema.tournaments`."""

    id: str
    organiser: int | None
    title: str
    plan: dict[str, Any]
    status: Status
    private: bool
    key: str
    seed: str
    round: int = 0
    due: float | None = None
    closes: float | None = None
    version: int = 0
    created: float
    updated: float


class EntrantRow(msgspec.Struct, kw_only=True):
    """Somebody who has entered. See `schema.entrants`."""

    number: int
    person: int | None
    name: str
    out: bool = False


class Result(msgspec.Struct):
    """What became of a table, by its seats."""

    places: list[_Place]
    scores: list[_Score]
    how: How


class MatchRow(msgspec.Struct, kw_only=True):
    """A table of a round. See `schema.matches`."""

    round: int
    number: int
    game: str | None
    seats: list[int]
    result: Result | None = None


class Whole(NamedTuple):
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entrants: list[EntrantRow]
    matches: list[MatchRow]

    @property
    def of_round(self) -> list[MatchRow]:
        """The tables of the round that is played."""
        return [one for one in self.matches if one.round == self.row.round]


class Link(NamedTuple):
    """The tournament that a game belongs to, and which of its tables that is."""

    id: str
    title: str
    private: bool
    key: str
    round: int
    table: int


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _row(mapping: Any) -> TournamentRow:
    """A tournament. Raises Damaged."""
    values = {name: mapping[name] for name in TournamentRow.__struct_fields__}
    try:
        values["plan"] = msgspec.convert(plain(values["plan"]), dict[str, Any])
        return msgspec.convert(values, TournamentRow)
    except (ValueError, RecursionError) as error:
        raise Damaged("tournaments", mapping["id"], error) from None


def _match(mapping: Any) -> MatchRow:
    """A table of a round. Raises Damaged."""
    name = f"{mapping['tournament']} {mapping['round']} {mapping['number']}"
    try:
        seats = msgspec.convert(plain(mapping["seats"]), list[_Seat])
        result = None
        if mapping["result"] is not None:
            result = msgspec.convert(plain(mapping["result"]), Result)
            if {len(result.places), len(result.scores)} - {0, len(seats)}:
                raise ValueError("result")
    except (ValueError, RecursionError) as error:
        raise Damaged("matches", name, error) from None
    return MatchRow(
        round=mapping["round"],
        number=mapping["number"],
        game=mapping["game"],
        seats=seats,
        result=result,
    )


def _entrant(mapping: Any) -> EntrantRow:
    values = dict(mapping)
    del values["tournament"]
    return EntrantRow(**values)


async def read(c: AsyncConnection, id_: str, *, lock: bool = False) -> Whole | None:
    """A tournament with all of it; `lock`: nobody else changes it before this transaction ends.
    Raises Damaged.
    """
    query = select(tournaments).where(tournaments.c.id == id_)
    found = (await c.execute(query.with_for_update() if lock else query)).mappings().first()
    if found is None:
        return None
    these = select(entrants).where(entrants.c.tournament == id_).order_by(entrants.c.number)
    those = select(matches).where(matches.c.tournament == id_)
    those = those.order_by(matches.c.round, matches.c.number)
    return Whole(
        _row(found),
        [_entrant(one) for one in (await c.execute(these)).mappings()],
        [_match(one) for one in (await c.execute(those)).mappings()],
    )


async def add(c: AsyncConnection, row: TournamentRow) -> None:
    """Keep a new tournament."""
    values = msgspec.structs.asdict(row)
    await c.execute(insert(tournaments).values({**values, "plan": _json(row.plan)}))


async def change(c: AsyncConnection, row: TournamentRow, **values: Any) -> None:
    """Take a step from the tournament as it was read. Raises Outdated."""
    if "plan" in values:
        values["plan"] = _json(values["plan"])
    query = update(tournaments).where(
        tournaments.c.id == row.id, tournaments.c.version == row.version
    )
    done = await c.execute(query.values(version=row.version + 1, **values))
    if done.rowcount != 1:
        raise Outdated(row.id)


async def add_entrant(c: AsyncConnection, id_: str, one: EntrantRow) -> None:
    """Let somebody in."""
    await c.execute(insert(entrants).values(tournament=id_, **msgspec.structs.asdict(one)))


async def change_entrant(c: AsyncConnection, id_: str, number: int, **values: Any) -> None:
    """Set columns of an entrant."""
    await c.execute(update(entrants).where(_this(id_, number)).values(**values))


async def drop_entrant(c: AsyncConnection, id_: str, number: int) -> None:
    """Forget that somebody has entered."""
    await c.execute(delete(entrants).where(_this(id_, number)))


def _this(id_: str, number: int) -> Any:
    return and_(entrants.c.tournament == id_, entrants.c.number == number)


async def add_match(c: AsyncConnection, id_: str, one: MatchRow) -> None:
    """Keep a table of a round."""
    await c.execute(
        insert(matches).values(
            tournament=id_,
            round=one.round,
            number=one.number,
            game=one.game,
            seats=_json(one.seats),
            result=None if one.result is None else _json(one.result),
        )
    )


async def set_result(c: AsyncConnection, id_: str, one: MatchRow, result: Result) -> None:
    """Keep what became of a table."""
    this = and_(
        matches.c.tournament == id_, matches.c.round == one.round, matches.c.number == one.number
    )
    await c.execute(update(matches).where(this).values(result=_json(result)))


# -- lists -----------------------------------------------------------------------------------------


async def public(c: AsyncConnection, status: Status, limit: int) -> list[Whole]:
    """Public tournaments of one status, those that changed last first, without their tables."""
    query = select(tournaments).where(
        tournaments.c.status == status, tournaments.c.private.is_(False)
    )
    return await _some(c, query.order_by(desc(tournaments.c.updated)).limit(limit))


async def of_person(c: AsyncConnection, person: int, limit: int) -> list[Whole]:
    """The tournaments somebody has called or entered, without their tables."""
    mine = select(entrants.c.tournament).where(entrants.c.person == person)
    query = select(tournaments).where(
        or_(tournaments.c.id.in_(mine), tournaments.c.organiser == person)
    )
    return await _some(c, query.order_by(desc(tournaments.c.updated)).limit(limit))


async def _some(c: AsyncConnection, query: Any) -> list[Whole]:
    rows: list[TournamentRow] = []
    for found in (await c.execute(query)).mappings().all():
        with suppress(Damaged):
            rows.append(_row(found))
    inside: dict[str, list[EntrantRow]] = {row.id: [] for row in rows}
    these = select(entrants).where(entrants.c.tournament.in_(list(inside)))
    for one in (await c.execute(these.order_by(entrants.c.number))).mappings():
        inside[one["tournament"]].append(_entrant(one))
    return [Whole(row, inside[row.id], []) for row in rows]


async def count_unfinished(c: AsyncConnection, person: int) -> int:
    """How many tournaments somebody has called that are not over."""
    query = select(tournaments.c.id).where(
        tournaments.c.organiser == person, tournaments.c.status.in_(("open", "running"))
    )
    return len((await c.execute(query)).all())


async def due(c: AsyncConnection, now: float) -> list[str]:
    """Tournaments in which something is to be done: one begins by itself, time is up, a table of
    the round is over or has not begun, or all of them are done.
    """
    here = and_(matches.c.tournament == tournaments.c.id, matches.c.round == tournaments.c.round)
    left = exists(select(1).where(here, matches.c.result.is_(None)))
    stirs = or_(games.c.id.is_(None), games.c.status != "running")
    ended = exists(
        select(1)
        .select_from(matches.outerjoin(games, games.c.id == matches.c.game))
        .where(here, matches.c.result.is_(None), stirs)
    )
    running = and_(tournaments.c.status == "running", or_(tournaments.c.due <= now, ended, ~left))
    begins = and_(tournaments.c.status == "open", tournaments.c.closes <= now)
    # What a crash has left between making a table and dealing it.
    undealt = exists(
        select(1)
        .select_from(matches.join(games, games.c.id == matches.c.game))
        .where(here, games.c.status == "open")
    )
    left_over = and_(tournaments.c.status == "cancelled", undealt)
    query = (
        select(tournaments.c.id).where(or_(begins, running, left_over)).order_by(tournaments.c.id)
    )
    return [id_ for (id_,) in (await c.execute(query)).all()]


async def statuses(c: AsyncConnection, ids: Collection[str]) -> dict[str, str]:
    """How the games of tables stand, of those that are there."""
    query = select(games.c.id, games.c.status).where(games.c.id.in_(list(ids)))
    return {row.id: row.status for row in (await c.execute(query)).all()}


async def of_game(c: AsyncConnection, game: str) -> Link | None:
    """The tournament that a game belongs to."""
    query = (
        select(
            tournaments.c.id,
            tournaments.c.title,
            tournaments.c.private,
            tournaments.c.key,
            matches.c.round,
            matches.c.number,
        )
        .join(matches, matches.c.tournament == tournaments.c.id)
        .where(matches.c.game == game)
    )
    found = (await c.execute(query)).first()
    return Link(*found) if found is not None else None


async def person_named(c: AsyncConnection, folded: str) -> Sequence[Any] | None:
    """The id, the kind and the name of whoever has a name, folded."""
    query = select(people.c.id, people.c.kind, people.c.name).where(people.c.folded == folded)
    return (await c.execute(query)).first()
