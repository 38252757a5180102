"""The outbox that is kept in the store, in both databases and shared by two processes."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert, update

from aedilis.server.notices.outbox import Outbox
from aedilis.server.store.outbox import StoredOutbox
from aedilis.server.store.schema import outbox as table
from aedilis.server.store.schema import people
from aedilis.server.store.store import Store
from tests.server.notices.contract import OutboxContract, debt, entry
from tests.server.notices.samples import TURN
from tests.server.store.rows import add_game

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    person = {"kind": "person", "language": "en", "created": 0.0, "seen": 0.0}
    rows = [{"id": n, "name": f"p{n}", **person} for n in (1, 2)]
    await store.writing(lambda c: c.execute(insert(people), rows))
    for id_ in (TURN.game, "other"):
        await store.writing(lambda c, id_=id_: add_game(c, id_))  # type: ignore[misc]


@pytest.fixture
async def stores(database: str) -> AsyncIterator[list[Store]]:
    """Two processes on one database."""
    both = [Store(database), Store(database)]
    for store in both:
        await store.open()
    await fill(both[0])
    yield both
    for store in both:
        await store.close()


class TestStoredOutbox(OutboxContract):
    @pytest.fixture
    def outbox(self, stores: list[Store]) -> Outbox:
        return StoredOutbox(stores[0])


async def test_of_two_processes_one_settles_a_debt(stores: list[Store]) -> None:
    one, other = (StoredOutbox(store) for store in stores)
    debts = [debt(person=1 + n % 2, kind="chat" if n < 2 else "over") for n in range(4)]
    await one.owe(debts)
    taken = await asyncio.gather(
        *(
            box.settle(it, [entry(person=it.person, receiver=f"webhook:{it.kind}{n}")])
            for it in debts
            for n, box in enumerate((one, other))
        )
    )
    assert sum(taken) == len(debts)
    assert len(await one.due(2000.0, 100, 60.0)) == len(debts)


async def test_of_two_processes_one_sends_an_entry(stores: list[Store]) -> None:
    one, other = (StoredOutbox(store) for store in stores)
    for n in range(30):
        await one.put(entry(receiver=f"webhook:{n}"))
    got = await asyncio.gather(*(box.due(2000.0, 20, 60.0) for box in (one, other)))
    assert sorted(it.receiver for part in got for it in part) == sorted(
        f"webhook:{n}" for n in range(30)
    )


async def test_what_was_being_sent_by_the_dead_is_due_at_once(stores: list[Store]) -> None:
    outbox = StoredOutbox(stores[0])
    for way in ("sending", "sent", "later", "failed", "early"):
        await outbox.put(entry(receiver=f"webhook:{way}", due=1000.0 if way != "early" else 9000.0))
    for it in await outbox.due(1000.0, 10, 180.0):
        if it.receiver == "webhook:sent":
            await outbox.done(it.id)
        elif it.receiver == "webhook:later":
            await outbox.later(it.id, 9000.0)
        elif it.receiver == "webhook:failed":
            await outbox.failed(it.id, 9000.0, "refused 500")
    assert await outbox.due(1100.0, 10, 180.0) == []
    await outbox.release(1100.0)
    assert [it.receiver for it in await outbox.due(1100.0, 10, 180.0)] == ["webhook:sending"]
    assert len(await outbox.due(9000.0, 10, 180.0)) == 4


async def test_a_damaged_entry_does_not_hold_up_the_others(stores: list[Store]) -> None:
    outbox = StoredOutbox(stores[0])
    for n in range(3):
        await outbox.put(entry(receiver=f"webhook:{n}"))
    bad = update(table).where(table.c.receiver == "webhook:1").values(notice="{no json")
    await stores[0].writing(lambda c: c.execute(bad))
    got = await outbox.due(1000.0, 10, 60.0)
    assert [it.receiver for it in got] == ["webhook:0", "webhook:2"]
