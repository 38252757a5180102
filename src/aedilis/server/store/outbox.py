"""Notices that wait to be sent, in the store: what `notices.outbox.Outbox` asks for."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.notices.kinds import Notice
from aedilis.server.notices.outbox import Debt, Entry
from aedilis.server.store.adding import add_to
from aedilis.server.store.plain import damaged
from aedilis.server.store.schema import failures, outbox, owed
from aedilis.server.store.store import Store

_COLUMNS = (
    outbox.c.person,
    outbox.c.way,
    outbox.c.receiver,
    outbox.c.notice,
    outbox.c.made,
    outbox.c.due,
    outbox.c.tries,
    outbox.c.id,
)


class StoredOutbox:
    """An outbox that survives the process, and that several processes may share."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def put(self, entry: Entry) -> bool:
        """Take an entry, unless its slot is held."""
        return await self.store.writing(lambda c: _put(c, entry))

    async def owe(self, debts: Sequence[Debt]) -> None:
        """Keep debts, but one of a kind."""
        if debts:
            await self.store.writing(lambda c: owe(c, debts))

    async def owed(self, before: float, limit: int) -> list[Debt]:
        """Debts made before a time, the oldest first."""
        query = select(owed).where(owed.c.made < before).order_by(owed.c.made).limit(limit)
        async with self.store.reading() as c:
            return [Debt(**row) for row in (await c.execute(query)).mappings()]

    async def settle(self, debt: Debt, entries: Sequence[Entry]) -> int:
        """Strike a debt and put its entries, unless somebody else has told of it."""
        this = (
            (owed.c.game == debt.game)
            & (owed.c.person == debt.person)
            & (owed.c.kind == debt.kind)
            & (owed.c.news == debt.news)
        )

        async def work(c: AsyncConnection) -> int:
            if (await c.execute(delete(owed).where(this))).rowcount != 1:
                return 0
            return sum([await _put(c, entry) for entry in entries])

        return await self.store.writing(work)

    async def due(self, now: float, limit: int, lease: float) -> list[Entry]:
        """Waiting entries whose time has come; nobody else gets them until the lease ends."""
        query = (
            select(*_COLUMNS)
            .where(outbox.c.due <= now)
            .order_by(outbox.c.due, outbox.c.id)
            .limit(limit)
        )
        # Most of the time there are none, and a look costs less than a write.
        async with self.store.reading() as c:
            if (await c.execute(query.limit(1))).first() is None:
                return []

        async def work(c: AsyncConnection) -> list[Entry]:
            rows = (await c.execute(query.with_for_update(skip_locked=True))).all()
            ids = [row.id for row in rows]
            if ids:
                await c.execute(
                    update(outbox).where(outbox.c.id.in_(ids)).values(due=now + lease, held=True)
                )
            return _readable(rows)

        return await self.store.writing(work)

    async def release(self, now: float) -> None:
        """Nobody sends any more what was being sent: whoever did has died. It is due at once."""
        held = outbox.c.held.is_(True) & outbox.c.due.is_not(None)
        await self._do(lambda c: c.execute(update(outbox).where(held).values(due=now, held=False)))

    async def later(self, number: int, due: float) -> None:
        """Put a waiting entry off."""
        await self._change(number, due=due)

    async def failed(self, number: int, due: float | None, reason: str) -> None:
        """Count a try that failed."""
        await self._change(number, due=due, reason=reason[:200], tries=outbox.c.tries + 1)

    async def done(self, number: int) -> None:
        """The entry is sent, or no longer wanted."""
        await self._change(number, due=None)

    async def _change(self, number: int, **values: Any) -> None:
        waiting = (outbox.c.id == number) & outbox.c.due.is_not(None)
        values["held"] = False
        await self._do(lambda c: c.execute(update(outbox).where(waiting).values(**values)))

    async def looked(self, person: int, game: str) -> None:
        """Forget all entries, marks and debts of a person for a game."""
        these = [(one.c.person == person) & (one.c.game == game) for one in (outbox, owed)]
        # A player looks with every move: nothing is written where nothing is to be forgotten.
        async with self.store.reading() as c:
            if not (await c.execute(select(or_(*(exists().where(one) for one in these))))).scalar():
                return
        await self._forget(*these)

    async def forget(self, person: int) -> None:
        """Forget all entries, marks and debts of a person."""
        await self._forget(outbox.c.person == person, owed.c.person == person)

    async def prune(self, before: float) -> None:
        """Forget the entries, marks and debts made before a time."""
        await self._forget(outbox.c.made < before, owed.c.made < before)

    async def _forget(self, entries: ColumnElement[bool], debts: ColumnElement[bool]) -> None:
        async def work(c: AsyncConnection) -> None:
            await c.execute(delete(outbox).where(entries))
            await c.execute(delete(owed).where(debts))

        await self.store.writing(work)

    async def _do(self, act: Callable[[AsyncConnection], Awaitable[Any]]) -> None:
        async def work(c: AsyncConnection) -> None:
            await act(c)

        await self.store.writing(work)


async def owe(c: AsyncConnection, debts: Sequence[Debt]) -> None:
    """Keep debts, but one of a kind, together with what they come from."""
    for debt in debts:
        adding = add_to(c, owed).values(**msgspec.structs.asdict(debt))
        await c.execute(
            adding.on_conflict_do_nothing(index_elements=["game", "person", "kind", "news"])
        )


async def _put(c: AsyncConnection, entry: Entry) -> bool:
    adding = add_to(c, outbox).values(
        person=entry.person,
        game=entry.notice.game,
        way=entry.way,
        receiver=entry.receiver,
        slot=entry.slot,
        notice=msgspec.json.encode(entry.notice).decode(),
        made=entry.made,
        due=entry.due,
        tries=entry.tries,
    )
    query = adding.on_conflict_do_nothing(index_elements=["slot"]).returning(outbox.c.id)
    return (await c.execute(query)).first() is not None


def _readable(rows: Iterable[Any]) -> list[Entry]:
    """The entries of a list. One that is damaged must not keep the others from being sent."""
    out: list[Entry] = []
    for row in rows:
        try:
            out.append(_entry(row))
        except (ValueError, RecursionError) as error:
            damaged("outbox", row.id, error)
    return out


def _entry(row: Any) -> Entry:
    return Entry(
        person=row.person,
        way=row.way,
        receiver=row.receiver,
        notice=msgspec.json.decode(row.notice, type=Notice),
        made=row.made,
        due=row.due,
        tries=row.tries,
        id=row.id,
    )


async def succeeded(store: Store, person: int, receiver: str) -> None:
    """A receiver took a notice: its failures are forgotten."""
    these = (failures.c.person == person) & (failures.c.receiver == receiver)

    async def work(c: AsyncConnection) -> None:
        await c.execute(delete(failures).where(these))

    await store.writing(work)


async def failed(store: Store, person: int, receiver: str) -> int:
    """Count a notice that was given up; gives how many were, in a row."""

    async def work(c: AsyncConnection) -> int:
        adding = add_to(c, failures).values(person=person, receiver=receiver, count=1)
        query = adding.on_conflict_do_update(
            index_elements=["person", "receiver"], set_={"count": failures.c.count + 1}
        )
        return int((await c.execute(query.returning(failures.c.count))).scalar_one())

    return await store.writing(work)
