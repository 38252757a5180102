"""What stays when a name is taken away; and the tournaments of somebody who is handed all that is
kept of him, or takes it away.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.plain import plain
from aedilis.server.store.schema import entrants, tournaments

GONE: Final = "N. N."
"""The name of who has no name, in all four languages."""


def called(names: Mapping[int, str]) -> list[str]:
    """The names of some people, as far as they have any."""
    return sorted(filter(None, names.values()))


def without(title: str, names: Mapping[int, str]) -> str:
    """A title without the names."""
    for name in called(names):
        title = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", GONE, title)
    return title


async def leave_tournaments(c: AsyncConnection, names: Mapping[int, str]) -> None:
    """Take the names from tournaments. One that has not begun ends when its organiser leaves, and
    forgets who had entered; in one that has, the place stays, and nobody plays it.
    """
    query = select(tournaments.c.id, tournaments.c.title, tournaments.c.status)
    for row in (await c.execute(query.where(tournaments.c.organiser.in_(names)))).all():
        values = {"title": without(row.title, names)[:80]}
        if row.status == "open":
            values["status"] = "cancelled"
        await _change(c, row.id, **values)
    entered = select(entrants.c.tournament, entrants.c.number, tournaments.c.status)
    entered = entered.join(tournaments, tournaments.c.id == entrants.c.tournament)
    for row in (await c.execute(entered.where(entrants.c.person.in_(names)))).all():
        this = (entrants.c.tournament == row.tournament) & (entrants.c.number == row.number)
        if row.status == "open":
            await c.execute(delete(entrants).where(this))
        else:
            out = {"out": True} if row.status == "running" else {}
            await c.execute(update(entrants).where(this).values(person=None, name=GONE, **out))
        await _change(c, row.tournament)


async def _change(c: AsyncConnection, tournament: str, **values: Any) -> None:
    """Change a tournament, so that nobody goes on from what it was."""
    this = update(tournaments).where(tournaments.c.id == tournament)
    await c.execute(this.values(version=tournaments.c.version + 1, **values))


async def tournaments_of(c: AsyncConnection, person: int) -> list[dict[str, Any]]:
    """The tournaments a person has called or entered, with the own number in each."""
    query = (
        select(
            tournaments.c.id,
            tournaments.c.title,
            tournaments.c.plan,
            tournaments.c.status,
            tournaments.c.organiser,
            tournaments.c.created,
            entrants.c.number,
            entrants.c.out,
        )
        .join(
            entrants,
            (entrants.c.tournament == tournaments.c.id) & (entrants.c.person == person),
            isouter=True,
        )
        .where(or_(entrants.c.person == person, tournaments.c.organiser == person))
        .order_by(tournaments.c.created, tournaments.c.id)
    )
    return [
        {**row, "plan": plain(row["plan"]), "organiser": row["organiser"] == person}
        for row in (await c.execute(query)).mappings()
    ]
