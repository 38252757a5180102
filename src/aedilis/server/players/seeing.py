"""Who may see whose page. A bot's page is as public as its owner's; a guest has none for others."""

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.schema import games, people, seats
from aedilis.server.wire.parts import SeatCard

if TYPE_CHECKING:
    from aedilis.server.people import Person

Shown = Literal["everyone", "members", "played", "nobody"]
SHOWN: Final[tuple[Shown, ...]] = get_args(Shown)
"""To whom a person's page is shown: to everybody, to whoever is signed in, to those who have played
with him, to nobody else.
"""

BEGUN: Final = ("running", "over", "stopped")

owners = people.alias("owners")
WITH_OWNERS: Final = people.outerjoin(owners, owners.c.id == people.c.owner)
"""Where people are asked for by `visible_to`."""


def ids_of(viewer: "Person | None") -> list[int]:
    """As whom somebody looks: a program looks for its owner too."""
    if viewer is None:
        return []
    return [viewer.id] if viewer.owner is None else [viewer.id, viewer.owner]


def visible_to(viewer: "Person | None") -> ColumnElement[bool]:
    """Which of `WITH_OWNERS` have a page that somebody may see."""
    shown = func.coalesce(owners.c.shown, people.c.shown)
    allowed = [shown == "everyone"]
    ids = ids_of(viewer)
    if viewer is not None and viewer.kind != "guest":
        allowed.append(shown == "members")
    if ids:
        allowed.append(and_(shown == "played", _have_played(ids)))
    others = and_(people.c.kind != "guest", or_(*allowed))
    return or_(people.c.id.in_(ids), people.c.owner.in_(ids), others) if ids else others


def _have_played(ids: list[int]) -> ColumnElement[bool]:
    """Whether one of the people has begun a game with whoever looks."""
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    together = mine.join(theirs, theirs.c.game == mine.c.game)
    query = select(1).select_from(together.join(games, games.c.id == mine.c.game))
    query = query.where(
        mine.c.person.in_(ids), theirs.c.person == people.c.id, games.c.status.in_(BEGUN)
    )
    return exists(query.correlate(people))


def may_open(viewer: "Person | None") -> ColumnElement[bool]:
    """Which finished games somebody finds without their link: public ones, and one's own."""
    ids = ids_of(viewer)
    public = and_(games.c.private.is_(False), games.c.sandbox.is_(False))
    if not ids:
        return public
    mine = seats.alias("mine")
    inside = exists(select(1).where(mine.c.game == games.c.id, mine.c.person.in_(ids)))
    return or_(public, games.c.host.in_(ids), inside)


def page_of(seat: SeatCard, seen: Container[int]) -> str:
    """The path of the page of who has a seat; empty where it is not among those that are `seen`."""
    if seat.bot:
        return f"/players/bot/{seat.bot}"
    return f"/players/{seat.user}" if seat.user in seen else ""


async def pages_among(c: AsyncConnection, viewer: "Person | None", ids: Iterable[int]) -> set[int]:
    """Those of some people whose page somebody may see."""
    wanted = set(ids)
    if not wanted:
        return set()
    query = select(people.c.id).select_from(WITH_OWNERS)
    query = query.where(people.c.id.in_(wanted), visible_to(viewer))
    return {id_ for (id_,) in (await c.execute(query)).all()}


async def find_player(
    c: AsyncConnection, viewer: "Person | None", which: ColumnElement[bool]
) -> Any:
    """The row of one of the people, with its owner's name and whether private games count; None
    for who is not there, and as well for whose page may not be seen.
    """
    query = select(
        people.c.id,
        people.c.kind,
        people.c.name,
        people.c.owner,
        people.c.created,
        people.c.shown,
        func.coalesce(owners.c.counted, people.c.counted).label("counted"),
    )
    query = query.select_from(WITH_OWNERS).where(which, visible_to(viewer))
    return (await c.execute(query)).first()
