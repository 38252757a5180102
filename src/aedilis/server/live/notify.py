"""Notices: whom a change at a table concerns, and what they are told.

The courier delivers; here it is decided who is told what. A notice holds only what everybody at the
table may know.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from aedilis.server.live.talk import mentions
from aedilis.server.notices.courier import Courier
from aedilis.server.notices.kinds import Kind, News, Notice
from aedilis.server.notices.preferences import Preferences
from aedilis.server.people import notice_preferences, people_by_id, switch_receiver_off
from aedilis.server.reader import Reader
from aedilis.server.store import outbox
from aedilis.server.store.outbox import StoredOutbox

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LIVE_SECONDS = 600.0
"""A game in which somebody moved so lately is played in one sitting."""


class _Known(NamedTuple):
    """What a game was like when somebody was last told of it, or when it was read."""

    lines: int
    awaited: list[int]
    status: str


class Notify:
    """Tells people of their games. It is also the `Readers` that the courier asks."""

    courier: Courier

    def __init__(self, service: "Service") -> None:
        self.service = service
        # Programs read their stream, and are sent nothing.
        self._programs: set[int] = set()
        # Kept as long as the room itself.
        self._known: WeakKeyDictionary[Room, _Known] = WeakKeyDictionary()
        # For whom nothing is on its way. Of a room that was just read this is known of nobody.
        self._looked: WeakKeyDictionary[Room, set[int]] = WeakKeyDictionary()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to deliver."""
        service = self.service
        self.courier = service.senders.courier(StoredOutbox(service.store), self, service.metrics)
        self._task = asyncio.create_task(self.courier.run(), name="courier")

    async def stop(self) -> None:
        """Stop delivering; what waits is delivered after the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    # -- what has happened -------------------------------------------------------------------------

    def know(self, room: "Room") -> None:
        """A room was read, or has caught up with another process: whoever made its lines tells of
        them.
        """
        row = room.row
        self._known[room] = _Known(row.lines, list(row.awaited), row.status)

    def changed(self, room: "Room") -> Coroutine[Any, Any, None]:
        """A line was added to a game: gives the work of telling whoever is awaited now and was not.
        Whom that is, is seen at once, before the next line.
        """
        row, before = room.row, self._known.get(room, _Known(0, [], ""))
        self.know(room)
        begun = row.lines == 1 and before.lines == 0 and row.status == "running"
        over = row.status == "over"
        # Where lines of another process are in between, it is not known who was awaited before.
        waited = before.awaited if row.lines <= before.lines + 1 else []
        fresh = [] if over else [seat for seat in row.awaited if seat not in waited]
        return self._told(room, begun, over and before.status != "over", fresh)

    async def _told(self, room: "Room", begun: bool, over: bool, fresh: list[int]) -> None:
        if begun:
            seats = [one.seat for one in room.sitting if one.person != room.row.host]
            await self._tell(room, seats, "seat", news="begun")
        if over:
            await self._tell(room, range(len(room.sitting)), "over")
        await self._tell(room, fresh, "your-turn")

    async def said(
        self, room: "Room", person: "Person", seat: int, to: int | None, text: str
    ) -> None:
        """Somebody has said something."""
        heard = [one for one in room.sitting if one.seat != seat and to in (None, one.seat)]
        called = [one.seat for one in heard if mentions(text, one.name)]
        others = [one.seat for one in heard if one.seat not in called]
        await self._tell(room, others, "chat", who=person.name)
        await self._tell(room, called, "mention", who=person.name)

    async def seat(self, room: "Room", seat: int, news: News) -> None:
        """Something has become of a seat."""
        await self._tell(room, [seat], "seat", news=news)

    async def looked(self, room: "Room", person: "Person") -> None:
        """A person has the table before his eyes."""
        self._looked.setdefault(room, set()).add(person.id)
        await self.courier.looked(person.id, room.id)

    def waits(self, room: "Room", person: "Person") -> bool:
        """Whether something may be on its way to a person for a game."""
        return person.id not in self._looked.get(room, ())

    async def _tell(
        self, room: "Room", seats: Any, kind: Kind, *, who: str = "", news: News = ""
    ) -> None:
        sitting = [
            one
            for one in (room.sitting[seat] for seat in seats)
            if one.person is not None
            and one.person not in self._programs
            # Whose seat a bot plays hears of that, and then no more of the game.
            and (not one.stand_in or kind == "seat")
        ]
        if not sitting:
            return
        people = await people_by_id(
            self.service.store, [one.person for one in sitting if one.person]
        )
        live = time.time() - (room.row.since or 0) < LIVE_SECONDS
        for one in sitting:
            person = people.get(one.person or -1)
            if person is None:
                continue
            if person.kind == "bot":
                self._programs.add(person.id)
                continue
            async with room.lock:
                phase, topic = self._public(room, person.language)
            notice = Notice(
                kind=kind,
                game=room.id,
                title=room.row.title,
                url=f"{self.service.settings.url}/table/{room.id}",
                language=person.language,
                name=one.name,
                phase=phase,
                topic=topic if kind == "your-turn" else "",
                who=who,
                news=news,
            )
            await self.courier.tell(person.id, notice, live=live)
            self._looked.get(room, set()).discard(person.id)

    def _public(self, room: "Room", language: str) -> tuple[str, str]:
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
            for room in self.service.desk.rooms.values()
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
