"""What the courier needs of a store: an `Outbox` for what is to be sent, and `Readers` for whom.

An outbox survives the process if its store does; `MemoryOutbox` is for a server that keeps nothing,
and for tests. Times are seconds since 1970.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from aedilis.server.notices.kinds import Kind, News, Notice, Way
from aedilis.server.notices.preferences import Preferences


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One notice for one receiver of one person. The outbox gives the `id`, which its methods call
    `number`.
    """

    person: int
    way: Way
    receiver: str
    notice: Notice
    made: float
    due: float
    tries: int = 0
    id: int = 0

    @property
    def slot(self) -> str:
        """What there may be only one of until the reader has looked: at most 120 characters."""
        return f"{self.person} {self.notice.game} {self.notice.about} {self.receiver}"


class Debt(msgspec.Struct, frozen=True, kw_only=True):
    """That a person is still to be told something of a game: `kind`, `news` and `who` are those of
    the notice.
    """

    game: str
    person: int
    kind: Kind
    made: float
    news: News = ""
    who: str = ""

    @property
    def slot(self) -> tuple[str, int, str, str]:
        """What there is only one debt of."""
        return self.game, self.person, self.kind, self.news


class Outbox(Protocol):
    """Entries that wait, and marks of those that are through; and debts, of which it is still to be
    seen to whom they go by which ways.

    An entry that was sent or given up stays as a mark, and holds its slot, until its reader looks.
    Several processes may share an outbox.
    """

    async def put(self, entry: Entry) -> bool:
        """Take an entry, unless its slot is held by another: then change nothing and give False."""

    async def owe(self, debts: Sequence[Debt]) -> None:
        """Keep debts, but one of a kind."""

    async def owed(self, before: float, limit: int) -> list[Debt]:
        """Debts made before a time, the oldest first."""

    async def settle(self, debt: Debt, entries: Sequence[Entry]) -> int:
        """Strike a debt and put its entries, both or neither; gives how many were taken. When the
        debt is not there any more somebody else has told of it, and nothing is put.
        """

    async def due(self, now: float, limit: int, lease: float) -> list[Entry]:
        """Give up to `limit` waiting entries whose time has come, the longest due first, and move
        their time to `now + lease`: nobody else gets them meanwhile, and if we die, they come
        again.
        """

    async def later(self, number: int, due: float) -> None:
        """Put a waiting entry off, without counting a try. Nothing happens if it is gone."""

    async def failed(self, number: int, due: float | None, reason: str) -> None:
        """Count a try that failed: again at `due`, or given up. Nothing happens if it is gone."""

    async def done(self, number: int) -> None:
        """The entry is sent, or no longer wanted. Nothing happens if it is gone."""

    async def looked(self, person: int, game: str) -> None:
        """Forget all entries, marks and debts of a person for a game."""

    async def forget(self, person: int) -> None:
        """Forget all entries, marks and debts of a person."""

    async def prune(self, before: float) -> None:
        """Forget the entries, marks and debts made before a time."""


class Readers(Protocol):
    """The people notices are for. Failures are counted for each receiver, by its key."""

    async def preferences(self, person: int) -> Preferences | None:
        """What a person has chosen; None if there is no such person."""

    async def online(self, person: int) -> bool:
        """Whether a person has the application open now, in any process."""

    async def succeeded(self, person: int, receiver: str) -> None:
        """A receiver took a notice: its failures are forgotten."""

    async def failed(self, person: int, receiver: str, reason: str) -> int:
        """A notice was given up: give how many were, in a row, this one included."""

    async def switch_off(self, person: int, receiver: str, reason: str) -> None:
        """Keep a receiver and its reason in the person's `Preferences.off`."""


class MemoryOutbox:
    """An outbox that lasts as long as the process. `reasons` has why entries failed, by id."""

    def __init__(self) -> None:
        self._waiting: dict[int, Entry] = {}
        self._marks: dict[int, Entry] = {}
        self._slots: dict[str, int] = {}
        self._debts: dict[tuple[str, int, str, str], Debt] = {}
        self._last = 0
        self.reasons: dict[int, str] = {}

    async def put(self, entry: Entry) -> bool:
        if entry.slot in self._slots:
            return False
        self._last += 1
        self._slots[entry.slot] = self._last
        self._waiting[self._last] = msgspec.structs.replace(entry, id=self._last)
        return True

    async def owe(self, debts: Sequence[Debt]) -> None:
        for debt in debts:
            self._debts.setdefault(debt.slot, debt)

    async def owed(self, before: float, limit: int) -> list[Debt]:
        old = [debt for debt in self._debts.values() if debt.made < before]
        return sorted(old, key=lambda debt: debt.made)[:limit]

    async def settle(self, debt: Debt, entries: Sequence[Entry]) -> int:
        if self._debts.pop(debt.slot, None) is None:
            return 0
        return sum([await self.put(entry) for entry in entries])

    async def due(self, now: float, limit: int, lease: float) -> list[Entry]:
        ready = [entry for entry in self._waiting.values() if entry.due <= now]
        ready.sort(key=lambda entry: (entry.due, entry.id))
        for entry in ready[:limit]:
            self._waiting[entry.id] = msgspec.structs.replace(entry, due=now + lease)
        return ready[:limit]

    async def later(self, number: int, due: float) -> None:
        if entry := self._waiting.get(number):
            self._waiting[number] = msgspec.structs.replace(entry, due=due)

    async def failed(self, number: int, due: float | None, reason: str) -> None:
        if not (entry := self._waiting.get(number)):
            return
        self.reasons[number] = reason
        if due is None:
            self._marks[number] = self._waiting.pop(number)
        else:
            self._waiting[number] = msgspec.structs.replace(entry, due=due, tries=entry.tries + 1)

    async def done(self, number: int) -> None:
        if number in self._waiting:
            self._marks[number] = self._waiting.pop(number)

    async def looked(self, person: int, game: str) -> None:
        self._drop(
            entry for entry in self._all() if entry.person == person and entry.notice.game == game
        )
        self._strike(
            debt for debt in self._debts.values() if (debt.person, debt.game) == (person, game)
        )

    async def forget(self, person: int) -> None:
        self._drop(entry for entry in self._all() if entry.person == person)
        self._strike(debt for debt in self._debts.values() if debt.person == person)

    async def prune(self, before: float) -> None:
        self._drop(entry for entry in self._all() if entry.made < before)
        self._strike(debt for debt in self._debts.values() if debt.made < before)

    def _all(self) -> list[Entry]:
        return [*self._waiting.values(), *self._marks.values()]

    def _drop(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._waiting.pop(entry.id, None)
            self._marks.pop(entry.id, None)
            self._slots.pop(entry.slot, None)
            self.reasons.pop(entry.id, None)

    def _strike(self, debts: Iterable[Debt]) -> None:
        for debt in list(debts):
            del self._debts[debt.slot]
