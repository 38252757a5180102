"""Friends: asked by name, accepted, refused, removed; and people of whom one wants to hear nothing.

Nothing tells somebody that he was refused or blocked: what he does then has the same answer, and
looks the same to him, as if whoever he has asked had not looked yet.
"""

from typing import Any, Final

from aedilis.server.errors import Refused
from aedilis.server.people import rows
from aedilis.server.people.person import Person
from aedilis.server.store import bonds
from aedilis.server.store.names import fold
from aedilis.server.store.store import Store
from aedilis.server.store.watch import refuse_suspended

MOST: Final = 500
"""So many friends and requests, and so many who are blocked, a person has at most."""


async def by_name(c: Any, name: str) -> Person:
    """The account of a name. Raises Refused."""
    found = await rows.read_named(c, fold(name[:200]))
    if found is None:
        raise Refused("no-account", status=404)
    return found


async def ask(store: Store, me: Person, name: str) -> None:
    """Ask somebody to be a friend; whoever has asked oneself is one at once. Raises Refused."""

    async def work(c: Any) -> None:
        await refuse_suspended(c, me.id)
        other = await by_name(c, name)
        if other.id == me.id:
            raise Refused("not-yourself", status=422)
        if await bonds.deaf_to(c, other.id, [me.id]):
            raise Refused("you-block", params={"name": other.name})
        mine, theirs = (
            await bonds.state_of(c, me.id, other.id),
            await bonds.state_of(c, other.id, me.id),
        )
        if "friends" in (mine, theirs) or mine in bonds.ASKED:
            return
        if theirs in bonds.ASKED and not await bonds.deaf_to(c, me.id, [other.id]):
            await bonds.drop(c, me.id, other.id)
            await bonds.put(c, other.id, me.id, "friends")
            return
        if await bonds.count_bonds(c, me.id) >= MOST:
            raise Refused("too-many-friends", params={"most": MOST}, status=429)
        deaf = mine == "silent" or await bonds.deaf_to(c, me.id, [other.id])
        await bonds.put(c, me.id, other.id, "refused" if deaf else "asked")

    await store.writing(work)


async def accept(store: Store, me: Person, other: int) -> None:
    """Be the friend of who has asked. Raises Refused."""

    async def work(c: Any) -> None:
        if await bonds.state_of(c, other, me.id) != "asked":
            raise Refused("no-request", status=404)
        await bonds.drop(c, me.id, other)
        await bonds.put(c, other, me.id, "friends")

    await store.writing(work)


async def end(store: Store, me: Person, other: int) -> None:
    """Refuse who has asked, take one's own request back, or be friends no more: whichever it is.
    Raises Refused where it is none of them.
    """

    async def work(c: Any) -> None:
        mine, theirs = (
            await bonds.state_of(c, me.id, other),
            await bonds.state_of(c, other, me.id),
        )
        if mine == "friends":
            await bonds.drop(c, me.id, other)
        elif theirs == "friends":
            await bonds.drop(c, other, me.id)
        elif theirs == "asked":
            await bonds.put(c, other, me.id, "refused")
        elif mine == "refused":
            await bonds.put(c, me.id, other, "silent")
        elif mine == "asked":
            await bonds.drop(c, me.id, other)
        else:
            raise Refused("no-request", status=404)

    await store.writing(work)


async def block(store: Store, me: Person, other: int) -> None:
    """Hear nothing of somebody from now on. Raises Refused."""

    async def work(c: Any) -> None:
        there = await rows.read_person(c, other)
        if there is None:
            raise Refused("no-account", status=404)
        if me.id in (there.id, there.owner):
            raise Refused("not-yourself", status=422)
        if await bonds.count_blocked(c, me.id) >= MOST:
            raise Refused("too-many-friends", params={"most": MOST}, status=429)
        await bonds.block(c, me.id, other)

    await store.writing(work)


async def block_by_name(store: Store, me: Person, name: str) -> None:
    """The same of an account that is named. Raises Refused."""
    async with store.reading() as c:
        other = await by_name(c, name)
    await block(store, me, other.id)


async def unblock(store: Store, me: Person, other: int) -> None:
    """Hear of somebody again. Raises Refused."""

    async def work(c: Any) -> None:
        if not await bonds.unblock(c, me.id, other):
            raise Refused("not-blocked", status=404)

    await store.writing(work)
