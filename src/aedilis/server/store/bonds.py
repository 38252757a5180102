"""Who is whose friend, and who wants to hear nothing of whom, in the store.

Whoever asks is never told that it was refused: to them a request that was refused waits like any
other. One that they take back after that is remembered as well (`silent`), so that asking again
does not reach whoever has refused.
"""

import time
from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.adding import add_to
from aedilis.server.store.schema import blocks, friends, people

State = Literal["asked", "friends", "refused", "silent"]
ASKED: Final[tuple[State, ...]] = ("asked", "refused")
"""What to whoever has asked is a request that waits."""


class Acquaintance(NamedTuple):
    """Somebody one knows: who, by what name, and since when."""

    id: int
    name: str
    at: float


async def friends_of(c: AsyncConnection, me: int) -> list[Acquaintance]:
    """A person's friends by name."""
    there = or_(
        and_(friends.c.asker == me, people.c.id == friends.c.asked),
        and_(friends.c.asked == me, people.c.id == friends.c.asker),
    )
    query = select(people.c.id, people.c.name, friends.c.at).join(friends, there)
    query = query.where(friends.c.state == "friends").order_by(func.lower(people.c.name))
    return [Acquaintance(*row) for row in (await c.execute(query)).all()]


async def asking(c: AsyncConnection, me: int) -> list[Acquaintance]:
    """Who asks to be a person's friend, the last one first."""
    query = select(people.c.id, people.c.name, friends.c.at).join(
        friends, people.c.id == friends.c.asker
    )
    query = query.where(friends.c.asked == me, friends.c.state == "asked")
    return [
        Acquaintance(*row) for row in (await c.execute(query.order_by(friends.c.at.desc()))).all()
    ]


async def asked_by(c: AsyncConnection, me: int) -> list[Acquaintance]:
    """Whom a person has asked and, as far as they know, waits for."""
    query = select(people.c.id, people.c.name, friends.c.at).join(
        friends, people.c.id == friends.c.asked
    )
    query = query.where(friends.c.asker == me, friends.c.state.in_(ASKED))
    return [
        Acquaintance(*row) for row in (await c.execute(query.order_by(friends.c.at.desc()))).all()
    ]


async def count_asking(c: AsyncConnection, me: int) -> int:
    """How many ask to be a person's friend."""
    query = select(func.count()).where(friends.c.asked == me, friends.c.state == "asked")
    return int((await c.execute(query)).scalar_one())


async def count_bonds(c: AsyncConnection, me: int) -> int:
    """How many friends a person has and has asked."""
    mine = and_(friends.c.asked == me, friends.c.state == "friends")
    query = select(func.count()).where(or_(friends.c.asker == me, mine))
    return int((await c.execute(query)).scalar_one())


async def state_of(c: AsyncConnection, asker: int, asked: int) -> State | None:
    """How a request stands; None where there is none."""
    query = select(friends.c.state).where(friends.c.asker == asker, friends.c.asked == asked)
    state: State | None = (await c.execute(query)).scalar()
    return state


async def are_friends(c: AsyncConnection, one: int, other: int) -> bool:
    """Whether two are friends."""
    found = [await state_of(c, one, other), await state_of(c, other, one)]
    return "friends" in found


async def put(c: AsyncConnection, asker: int, asked: int, state: State) -> None:
    """Keep how a request stands."""
    values = {"state": state, "at": time.time()}
    adding = add_to(c, friends).values(asker=asker, asked=asked, **values)
    key = ["asker", "asked"]
    await c.execute(adding.on_conflict_do_update(index_elements=key, set_=values))


async def drop(c: AsyncConnection, asker: int, asked: int) -> None:
    """Forget a request, or that two are friends."""
    await c.execute(delete(friends).where(friends.c.asker == asker, friends.c.asked == asked))


# -- who wants to hear nothing of whom -------------------------------------------------------------


async def block(c: AsyncConnection, me: int, other: int) -> None:
    """From now on `me` hears nothing of `other`. They are friends no more, and a request of the
    other waits for ever.
    """
    adding = add_to(c, blocks).values(person=me, blocked=other, at=time.time())
    await c.execute(adding.on_conflict_do_nothing(index_elements=["person", "blocked"]))
    await drop(c, me, other)
    theirs = (friends.c.asker == other) & (friends.c.asked == me)
    await c.execute(delete(friends).where(theirs, friends.c.state == "friends"))
    asked = update(friends).where(theirs, friends.c.state == "asked")
    await c.execute(asked.values(state="refused"))


async def unblock(c: AsyncConnection, me: int, other: int) -> bool:
    """Hear of somebody again; False when he was not blocked."""
    these = (blocks.c.person == me) & (blocks.c.blocked == other)
    return (await c.execute(delete(blocks).where(these))).rowcount == 1


async def blocked_by(c: AsyncConnection, me: int) -> list[Acquaintance]:
    """Of whom a person wants to hear nothing, by name."""
    query = select(people.c.id, people.c.name, blocks.c.at).join(
        blocks, people.c.id == blocks.c.blocked
    )
    query = query.where(blocks.c.person == me).order_by(func.lower(people.c.name))
    return [Acquaintance(*row) for row in (await c.execute(query)).all()]


async def count_blocked(c: AsyncConnection, me: int) -> int:
    """Of how many a person wants to hear nothing."""
    query = select(func.count()).where(blocks.c.person == me)
    return int((await c.execute(query)).scalar_one())


async def unheard_by(c: AsyncConnection, me: int) -> frozenset[int]:
    """Whose words a person is not shown: those of who is blocked, and of their bots."""
    mine = select(blocks.c.blocked).where(blocks.c.person == me)
    query = select(people.c.id).where(or_(people.c.id.in_(mine), people.c.owner.in_(mine)))
    return frozenset((await c.execute(query)).scalars())


async def deaf_to(c: AsyncConnection, speaker: int, among: Collection[int]) -> frozenset[int]:
    """Who of some people wants to hear nothing of somebody, or of whom that bot belongs to."""
    if not among:
        return frozenset()
    owner = select(people.c.owner).where(people.c.id == speaker).scalar_subquery()
    theirs = or_(blocks.c.blocked == speaker, blocks.c.blocked == owner)
    query = select(blocks.c.person).where(blocks.c.person.in_(sorted(among)), theirs)
    return frozenset((await c.execute(query)).scalars())


async def export_bonds(c: AsyncConnection, me: int) -> dict[str, Any]:
    """All of this that a person has made, and may know."""
    return {
        "friends": _told(await friends_of(c, me)),
        "asking": _told(await asking(c, me)),
        "asked": _told(await asked_by(c, me)),
        "blocked": _told(await blocked_by(c, me)),
    }


def _told(found: Sequence[Acquaintance]) -> list[dict[str, Any]]:
    return [{"name": one.name, "at": one.at} for one in found]
