"""Notices: whom a change at a table concerns, and what they are told.

The courier delivers; here it is decided who is told what. A notice holds only what everybody at the
table may know. That one is owed is kept together with what it comes from, so that no crash in
between loses it; whoever tells it strikes the debt in the same stroke that hands it to the courier.
"""

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from aedilis.server.errors import Refused
from aedilis.server.live.clocks import Before
from aedilis.server.live.talk import mentions
from aedilis.server.notices.courier import Courier
from aedilis.server.notices.kinds import FAREWELLS, Kind, News, Notice
from aedilis.server.notices.outbox import Debt
from aedilis.server.notices.preferences import Preferences
from aedilis.server.people import notice_preferences, people_by_id, switch_receiver_off
from aedilis.server.store import outbox
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import Change
from aedilis.server.store.outbox import StoredOutbox
from aedilis.server.wire.reader import Reader

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LIVE_SECONDS = 600.0
"""A game in which somebody moved so lately is played in one sitting."""

SWEEP_SECONDS = 10.0
PATIENCE = 5.0
"""So often it is looked for what is owed for longer than so many seconds."""

STALE = 86_400.0
"""What is owed for longer is not worth telling."""

MOST_AT_ONCE = 200

log = logging.getLogger("aedilis.notify")


class Notify:
    """Tells people of their games. It is also the `Readers` that the courier asks."""

    courier: Courier
    outbox: StoredOutbox

    def __init__(self, service: "Service") -> None:
        self.service = service
        # Programs read their stream, and are sent nothing.
        self._programs: set[int] = set()
        # For whom nothing is on its way. Of a room that was just read this is known of nobody.
        self._looked: WeakKeyDictionary[GameInMemory, set[int]] = WeakKeyDictionary()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to deliver."""
        service = self.service
        self.outbox = StoredOutbox(service.store)
        self.courier = service.senders.courier(self.outbox, self, service.metrics)
        self._tasks = [asyncio.create_task(self.courier.run(), name="courier")]

    def catch_up(self) -> None:
        """Begin to tell what others have left untold. Rooms can be read by now."""
        self._tasks.append(asyncio.create_task(self._sweep(), name="owed"))

    async def stop(self) -> None:
        """Stop delivering; what waits is delivered after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what has happened -------------------------------------------------------------------------

    def of_line(self, room: "GameInMemory", n: int, change: Change, before: Before) -> list[Debt]:
        """What is owed for a line that is about to be kept: to whoever is awaited then and was not,
        to whom it makes an offer, and to all when the game begins or ends.
        """
        row = room.row
        if row.sandbox:
            # Whoever tries something out looks at it when he likes.
            return []
        begun: list[int] = []
        if n == 0:
            begun = [one.seat for one in room.sitting if one.person != row.host]
        over = range(len(room.sitting)) if change.status == "over" != row.status else ()
        waits = change.awaited if change.status == "running" else []
        fresh = [seat for seat in waits if seat not in row.awaited]
        return [
            *self._debts(room, begun, "seat", news=_begun(row)),
            *self._debts(room, over, "over"),
            *self._debts(room, fresh, "your-turn"),
            *self._offers(room, before),
        ]

    def _offers(self, room: "GameInMemory", before: Before) -> list[Debt]:
        """What is owed to those who can answer an offer since a line. Who takes an answer back
        knows of it.
        """
        if room.table is None or before.undo or before.mover < 0:
            return []
        offered = room.table.game.offered(room.table.state)
        fresh = dict.fromkeys(seat for one, seat in offered if (one, seat) not in before.offered)
        return self._debts(room, fresh, "offer", who=room.sitting[before.mover].name)

    def of_talk(
        self, room: "GameInMemory", person: "Person", seat: int, to: int | None, text: str
    ) -> list[Debt]:
        """What is owed when somebody says something."""
        heard = [one for one in room.sitting if one.seat != seat and to in (None, one.seat)]
        called = [one.seat for one in heard if mentions(text, one.name)]
        others = [one.seat for one in heard if one.seat not in called]
        return [
            *self._debts(room, others, "chat", who=person.name),
            *self._debts(room, called, "mention", who=person.name),
        ]

    def of_seats(self, room: "GameInMemory", seats: Iterable[int], news: News) -> list[Debt]:
        """What is owed when something has become of seats."""
        return self._debts(room, seats, "seat", news=news)

    async def seat(self, room: "GameInMemory", seat: int, news: News) -> None:
        """Something is to be told of a seat that comes from nothing that is kept."""
        debts = self.of_seats(room, [seat], news)
        await self.outbox.owe(debts)
        await self.tell(room, debts)

    def _debts(
        self,
        room: "GameInMemory",
        seats: Iterable[int],
        kind: Kind,
        *,
        who: str = "",
        news: News = "",
    ) -> list[Debt]:
        return self.of_people(room.id, [room.sitting[one] for one in seats], kind, who, news)

    def of_people(
        self, game: str, sitting: Iterable[SeatRow], kind: Kind, who: str = "", news: News = ""
    ) -> list[Debt]:
        """What is owed to the people of some seats."""
        now = time.time()
        return [
            Debt(game=game, person=one.person, kind=kind, news=news, who=who, made=now)
            for one in sitting
            if one.person is not None
            and one.person not in self._programs
            # Whose seat a bot plays hears of that, and then no more of the game.
            and (not one.stand_in or kind == "seat")
        ]

    async def looked(self, room: "GameInMemory", person: "Person") -> None:
        """A person has the table before his eyes."""
        self._looked.setdefault(room, set()).add(person.id)
        await self.courier.looked(person.id, room.id)

    def waits(self, room: "GameInMemory", person: "Person") -> bool:
        """Whether something may be on its way to a person for a game."""
        return person.id not in self._looked.get(room, ())

    async def tell(self, room: "GameInMemory", debts: Sequence[Debt]) -> None:
        """Tell what is owed, unless somebody else has done so, or it is no news any more."""
        if not debts:
            return
        people = await people_by_id(self.service.store, [debt.person for debt in debts])
        for debt in debts:
            person = people.get(debt.person)
            if person is None:
                # Gone, and the debt with it.
                continue
            if person.kind == "bot":
                self._programs.add(person.id)
            notice = None
            if person.kind != "bot":
                async with room.lock:
                    notice = self._notice(room, person, debt)
            if notice is None:
                await self.outbox.settle(debt, [])
                continue
            live = _was_here(room, person, time.time() - LIVE_SECONDS)
            await self.courier.tell(person.id, notice, live=live, debt=debt)
            self._looked.get(room, set()).discard(person.id)

    def _notice(self, room: "GameInMemory", person: "Person", debt: Debt) -> Notice | None:
        """What a person is told; None where it is no news any more. The caller holds the lock."""
        if debt.news == "invited":
            return self._invitation(room, person, debt)
        seat = room.seat_of(person.id)
        if seat < 0:
            return self._farewell(room, person, debt) if debt.news in FAREWELLS else None
        if debt.news in FAREWELLS:
            return None
        sitting, turn = room.sitting[seat], debt.kind == "your-turn"
        if turn and (seat not in room.row.awaited or sitting.stand_in):
            return None
        if debt.kind == "offer" and not self._can_answer(room, seat):
            return None
        if debt.news == "end" and "proposal" not in room.row.affairs:
            return None
        phase, topic = self._public(room, person.language)
        return Notice(
            kind=debt.kind,
            game=room.id,
            title=room.row.title,
            url=f"{self.service.settings.url}/table/{room.id}",
            language=person.language,
            name=sitting.name,
            phase=phase,
            topic=topic if turn else "",
            who=debt.who,
            news=debt.news,
        )

    def _invitation(self, room: "GameInMemory", person: "Person", debt: Debt) -> Notice | None:
        """What somebody is told for whom a seat is still held."""
        if all(one.invited != person.id for one in room.sitting):
            return None
        return self._from_outside(room, person, debt, f"join/{room.id}")

    def _farewell(self, room: "GameInMemory", person: "Person", debt: Debt) -> Notice:
        """What a person is told who has no seat there any more; nothing of how the game goes."""
        return self._from_outside(room, person, debt, "")

    def _from_outside(
        self, room: "GameInMemory", person: "Person", debt: Debt, where: str
    ) -> Notice:
        return Notice(
            kind=debt.kind,
            game=room.id,
            title=room.row.title,
            url=f"{self.service.settings.url}/{where}",
            language=person.language,
            name=person.name,
            who=debt.who,
            news=debt.news,
        )

    def _can_answer(self, room: "GameInMemory", seat: int) -> bool:
        """Whether an offer still waits for a seat."""
        table = room.table
        return table is not None and any(
            other == seat for _, other in table.game.offered(table.state)
        )

    async def _sweep(self) -> None:
        """Tell what has been owed for so long that whoever was to tell it has died or failed: at
        the start all, and then now and again.
        """
        patience = 0.0
        while True:
            try:
                await self._tell_old(time.time() - patience)
            except Exception:
                log.exception("what is owed cannot be told")
            patience = PATIENCE
            await asyncio.sleep(SWEEP_SECONDS)

    async def _tell_old(self, before: float) -> None:
        debts = await self.outbox.owed(before, MOST_AT_ONCE)
        for game, group in groupby(sorted(debts, key=lambda debt: debt.game), lambda d: d.game):
            mine = list(group)
            old = [debt for debt in mine if debt.made < time.time() - STALE]
            for debt in old:
                await self.outbox.settle(debt, [])
            try:
                await self.tell(
                    await self.service.rooms.room(game), [d for d in mine if d not in old]
                )
            except Refused:
                # The game is gone, and what was owed with it.
                continue
            except Exception:
                log.exception("what is owed cannot be told", extra={"game": game})

    def _public(self, room: "GameInMemory", language: str) -> tuple[str, str]:
        """Where a game stands and what is asked, as a spectator reads it."""
        if room.table is None:
            return "", ""
        reader = Reader(room.row.game, language, room.names, -1)
        view = room.table.game.view(room.table.state, -1)
        asked = reader.asked(view, 0.0, None, "")
        return reader.turn(view), asked[0].topic if asked else ""

    # -- what the courier asks ---------------------------------------------------------------------

    async def preferences(self, person: int) -> Preferences | None:
        """What a person has chosen."""
        return await notice_preferences(self.service.store, person)

    async def online(self, person: int) -> bool:
        """Whether a person watches a table here now."""
        return any(
            watcher.person is not None and watcher.person.id == person
            for room in self.service.rooms.in_memory.values()
            for watcher in room.watchers
        )

    async def succeeded(self, person: int, receiver: str) -> None:
        """A receiver took a notice."""
        await outbox.succeeded(self.service.store, person, receiver)

    async def failed(self, person: int, receiver: str, reason: str) -> int:
        """A notice was given up."""
        return await outbox.failed(self.service.store, person, receiver)

    async def switch_off(self, person: int, receiver: str, reason: str) -> None:
        """Keep a receiver and the reason why it is off."""
        await switch_receiver_off(self.service.store, person, receiver, reason)


def _was_here(room: "GameInMemory", person: "Person", since: float) -> bool:
    """Whether a person has moved in a game since then, or it has begun since: it is played in one
    sitting. What was done for him when his time was up is no move of his.
    """
    if room.table is None:
        return False
    seat, late = room.seat_of(person.id), room.late
    for n in range(len(room.times) - 1, -1, -1):
        if room.times[n] < since:
            return False
        if n == 0 or (room.table.entries[n].line.seat == seat and n not in late):
            return True
    return False


def _begun(row: GameRow) -> News:
    """What those are told whose game begins."""
    return "round" if row.settings.get("tournament") else "begun"
