"""Friends, who is blocked, and seats that are held, in both databases."""

import asyncio

import pytest
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store import bonds
from aedilis.server.store import games as kept
from aedilis.server.store.lines import read_since
from aedilis.server.store.schema import blocks, friends, people, seats
from aedilis.server.store.store import Store
from tests.server.store.rows import add_people

pytestmark = pytest.mark.anyio


async def test_a_request_is_kept_and_told_as_its_sides_may_know_it(store: Store) -> None:
    await store.writing(add_people)
    await store.writing(lambda c: bonds.put(c, 1, 2, "asked"))
    await store.writing(lambda c: bonds.put(c, 3, 2, "asked"))
    await store.writing(lambda c: bonds.block(c, 2, 3))
    async with store.reading() as c:
        assert [one.id for one in await bonds.asking(c, 2)] == [1]
        assert await bonds.count_asking(c, 2) == 1
        for asker in (1, 3):
            assert [one.id for one in await bonds.asked_by(c, asker)] == [2]
        assert await bonds.deaf_to(c, 3, [1, 2, 3]) == {2}
        assert await bonds.unheard_by(c, 2) == {3}
        assert not await bonds.are_friends(c, 1, 2)
    await store.writing(lambda c: bonds.put(c, 1, 2, "friends"))
    async with store.reading() as c:
        for me, other in ((1, 2), (2, 1)):
            assert [one.id for one in await bonds.friends_of(c, me)] == [other]
            assert await bonds.are_friends(c, me, other)
        assert await bonds.count_bonds(c, 2) == 1
    await store.writing(lambda c: bonds.block(c, 1, 2))
    async with store.reading() as c:
        assert await bonds.friends_of(c, 2) == []
    assert await store.writing(lambda c: bonds.unblock(c, 1, 2))
    assert not await store.writing(lambda c: bonds.unblock(c, 1, 2))


async def test_who_is_deleted_is_nobodys_friend_and_holds_no_seat(store: Store) -> None:
    await store.writing(add_people)

    async def fill(c: AsyncConnection) -> None:
        await bonds.put(c, 1, 2, "friends")
        await bonds.block(c, 3, 1)
        await c.execute(insert(seats).values(game="g0", seat=0, name="", invited=1))
        await c.execute(delete(people).where(people.c.id == 1))

    await store.writing(fill)
    async with store.reading() as c:
        assert (await c.execute(select(friends))).all() == []
        assert (await c.execute(select(blocks))).all() == []
        assert [one.invited for one in await kept.read_seats(c, "g0")] == [None]


async def test_a_seat_that_is_held_is_taken_by_nobody_else(store: Store) -> None:
    await store.writing(add_people)

    async def hold(c: AsyncConnection) -> None:
        values = {"game": "g0", "name": "", "invited": 2}
        await c.execute(insert(seats), [{"seat": n, **values} for n in (0, 1)])

    await store.writing(hold)
    tries = [store.writing(lambda c, n=n: kept.take_seat(c, "g0", 0, n, "x")) for n in (1, 3)]  # type: ignore[misc]
    assert await asyncio.gather(*tries) == [False, False]
    assert await store.writing(lambda c: kept.take_seat(c, "g0", 0, 2, "x"))
    async with store.reading() as c:
        found = (await read_since(c, {"g0": 0}))["g0"].sitting
    # Whoever sits has no seat held beside it.
    assert [(one.person, one.invited) for one in found] == [(2, None), (None, None)]
