"""Rated games and ratings in the store. Who begins a rated game is written down with its first
line, and what it does to the ratings with its last: in the transaction that keeps the line, and so
once, whoever else serves the database and whatever becomes of the process.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store import rating
from aedilis.server.store.adding import add_to
from aedilis.server.store.games import GameRow, SeatRow, read_seats
from aedilis.server.store.rating import BEGIN, WON, Entrant, Rating
from aedilis.server.store.schema import people, rated, ratings


def is_rated(row: GameRow) -> bool:
    """Whether a game's end changes ratings."""
    return bool(row.settings.get("rated")) and not row.sandbox


async def enter(c: AsyncConnection, id_: str, sitting: Sequence[SeatRow]) -> None:
    """Write down who begins a rated game."""
    rows = [
        {"game": id_, "seat": one.seat, "person": one.person}
        for one in sitting
        if one.person is not None
    ]
    if rows:
        await c.execute(insert(rated), rows)


async def settle_unplayed(c: AsyncConnection, row: GameRow, now: float) -> None:
    """The same for a rated game that has ended without being played to its end. Among those who
    stayed it has decided nothing; who had left before counts as last all the same.
    """
    entered = await _entered(c, row.id)
    sitting = {one.seat: one for one in await read_seats(c, row.id)}
    left = {_has_left(sitting[seat], person) for seat, person in entered}
    if left == {True, False}:
        await settle(c, row, [], now)


async def settle(c: AsyncConnection, row: GameRow, winners: Sequence[int], now: float) -> None:
    """Change the ratings of those who began a rated game that is over now, if that has not been
    done. Who does not sit there any more, or is played for by a bot, has left.
    """
    entered = await _entered(c, row.id)
    if len(entered) < 2:
        # It is not rated, or has been settled; or the others have been deleted.
        return
    before = await _held(c, row.game, [person for _, person in entered], now)
    sitting = {one.seat: one for one in await read_seats(c, row.id)}
    entrants = [
        Entrant(before[person], seat in winners, _has_left(sitting[seat], person))
        for seat, person in entered
    ]
    after, places = rating.rated(entrants), rating.places(entrants)
    for (seat, person), one, place, new in zip(entered, entrants, places, after, strict=True):
        await c.execute(
            update(rated)
            .where(rated.c.game == row.id, rated.c.seat == seat)
            .values(
                place=place,
                mu_before=one.rating.mu,
                sigma_before=one.rating.sigma,
                mu=new.mu,
                sigma=new.sigma,
                at=now,
            )
        )
        await c.execute(
            update(ratings)
            .where(ratings.c.kind == row.game, ratings.c.person == person)
            .values(
                **_columns(new),
                games=ratings.c.games + 1,
                won=ratings.c.won + int(place == WON),
                updated=now,
            )
        )


async def _entered(c: AsyncConnection, id_: str) -> list[tuple[int, int]]:
    """The seats and people of a rated game that has not been settled; nobody else settles it, nor
    deletes them, until this transaction ends.
    """
    query = (
        select(rated.c.seat, rated.c.person)
        .where(rated.c.game == id_, rated.c.place.is_(None))
        .order_by(rated.c.person)
        .with_for_update()
    )
    found = (await c.execute(query)).all()
    there = (
        select(people.c.id)
        .where(people.c.id.in_([row.person for row in found]))
        .order_by(people.c.id)
        .with_for_update(key_share=True, read=True)
    )
    held = {id_ for (id_,) in (await c.execute(there)).all()} if found else set()
    return [(row.seat, row.person) for row in found if row.person in held]


async def _held(c: AsyncConnection, kind: str, who: Sequence[int], now: float) -> dict[int, Rating]:
    """The ratings of some people, a first one where they have none; nobody else changes them until
    this transaction ends.
    """
    for person in who:
        values = {"kind": kind, "person": person, "games": 0, "won": 0, "updated": now}
        row = add_to(c, ratings).values(**values, **_columns(BEGIN))
        await c.execute(row.on_conflict_do_nothing())
    query = (
        select(ratings.c.person, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.kind == kind, ratings.c.person.in_(who))
        .order_by(ratings.c.person)
        .with_for_update()
    )
    return {row.person: Rating(row.mu, row.sigma) for row in (await c.execute(query)).all()}


def _columns(one: Rating) -> dict[str, Any]:
    return {"mu": one.mu, "sigma": one.sigma, "low": one.low, "sure": one.sure}


def _has_left(seat: SeatRow, person: int) -> bool:
    return seat.person != person or bool(seat.stand_in)


async def settled(c: AsyncConnection, id_: str) -> list[Any]:
    """What a rated game did to ratings: a row for each who began it, with the name, by seat."""
    query = (
        select(rated, people.c.name)
        .join(people, people.c.id == rated.c.person)
        .where(rated.c.game == id_, rated.c.place.is_not(None))
        .order_by(rated.c.seat)
    )
    return list((await c.execute(query)).all())


async def ratings_of(c: AsyncConnection, who: Iterable[int]) -> list[Any]:
    """The rows of the ratings of some people."""
    query = select(ratings).where(ratings.c.person.in_(list(who)), ratings.c.games > 0)
    return list((await c.execute(query.order_by(ratings.c.kind))).all())
