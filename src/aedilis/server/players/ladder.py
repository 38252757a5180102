"""The ladders: who is how strong at a game, as far as rated games tell. How ratings came about."""

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import desc, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.players.seeing import WITH_OWNERS, may_open, visible_to
from aedilis.server.store.rating import SCALE, Rating
from aedilis.server.store.ratings import ratings_of
from aedilis.server.store.schema import games, people, rated, ratings

if TYPE_CHECKING:
    from aedilis.server.people import Person

PAGE: Final = 50
MOST_CHANGES: Final = 200


class RatingLine(msgspec.Struct):
    """How strong somebody is taken to be at one game. The `rating` begins at 1500; two times of
    three it is no further off than `spread`; `least` is what it is at least, very probably.
    `provisional`: too little is known yet. `mu` and `sigma` are the model's own numbers.
    """

    game: str
    rating: int
    spread: int
    least: int
    provisional: bool
    games: int
    won: int
    updated: float
    mu: float
    sigma: float


class Rung(msgspec.Struct):
    """One on the ladder; `rank` counts those whom the reader may see, and is 0 for those whose
    rating is provisional.
    """

    rank: int
    player: int
    name: str
    rating: RatingLine


class RatingChange(msgspec.Struct, omit_defaults=True):
    """What one rated game did: the `place` (1: won, 2: not, 3: left the table), the rating before
    it and after. `id` is there where the reader may open the game.
    """

    game: str
    at: float
    place: int
    before: int
    after: int
    spread: int
    id: str = ""


def line_of(row: object) -> RatingLine:
    """A row of the ratings as it is told."""
    kept = Rating(row.mu, row.sigma)  # type: ignore[attr-defined]
    return RatingLine(
        game=row.kind,  # type: ignore[attr-defined]
        rating=kept.points,
        spread=kept.spread,
        least=Rating(kept.low, kept.sigma).points,
        provisional=not kept.sure,
        games=row.games,  # type: ignore[attr-defined]
        won=row.won,  # type: ignore[attr-defined]
        updated=row.updated,  # type: ignore[attr-defined]
        mu=kept.mu,
        sigma=kept.sigma,
    )


async def ladder(
    c: AsyncConnection, viewer: "Person | None", game: str, page: int, *, provisional: bool = False
) -> tuple[list[Rung], int]:
    """A page of a game's ladder, of those whom the reader may see, and how many they are in all.
    Whose rating is provisional stands apart.
    """
    on = ratings.join(WITH_OWNERS, people.c.id == ratings.c.person)
    which = (
        ratings.c.kind == game,
        ratings.c.sure.is_(not provisional),
        ratings.c.games > 0,
        visible_to(viewer),
    )
    count = select(func.count()).select_from(on).where(*which)
    total = int((await c.execute(count)).scalar_one())
    query = select(ratings, people.c.name).select_from(on).where(*which)
    query = query.order_by(desc(ratings.c.low), ratings.c.person)
    before = (page - 1) * PAGE
    found = (await c.execute(query.limit(PAGE).offset(before))).all()
    return [
        Rung(0 if provisional else before + n, row.person, row.name, line_of(row))
        for n, row in enumerate(found, 1)
    ], total


async def rating_lines(c: AsyncConnection, person: int) -> list[RatingLine]:
    """The ratings of a person, whoever may see them."""
    return [line_of(row) for row in await ratings_of(c, [person])]


async def changes(
    c: AsyncConnection, viewer: "Person | None", person: int, game: str = ""
) -> list[RatingChange]:
    """How the ratings of a person came about, the newest game first."""
    query = (
        select(rated, games.c.game.label("kind"), may_open(viewer).label("open"))
        .join(games, games.c.id == rated.c.game)
        .where(rated.c.person == person, rated.c.place.is_not(None))
        .order_by(desc(rated.c.at))
        .limit(MOST_CHANGES)
    )
    if game:
        query = query.where(games.c.game == game)
    return [
        RatingChange(
            game=row.kind,
            at=row.at,
            place=row.place + 1,
            before=Rating(row.mu_before, row.sigma_before).points,
            after=Rating(row.mu, row.sigma).points,
            spread=round(SCALE * row.sigma),
            id=row.game if row.open else "",
        )
        for row in (await c.execute(query)).all()
    ]
