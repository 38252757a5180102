"""Which rooms are in memory, and what happens in them without anybody asking.

It reads a game when somebody wants its room, forgets rooms that nobody uses, lets bots move, and
sees to the clocks.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from aedilis.server.errors import Refused, is_away
from aedilis.server.live import reminders
from aedilis.server.live.bots import bot_of, play_bots
from aedilis.server.live.news import TOPIC, News
from aedilis.server.live.room import Room
from aedilis.server.live.stored import StoredGame
from aedilis.server.live.time_out import time_is_up
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept

if TYPE_CHECKING:
    from aedilis.server.service import Service

CLOCK_SECONDS = 1.0
PAUSES = (1.0, 5.0, 30.0)
"""So long, in seconds, bots that could not move wait before they try again."""

LEFT_SECONDS = 3.0
"""So long, in seconds, bots are left to the process that took the last move: of two that think of
the same one thinks in vain. It may have died of it.
"""

LOOK_SECONDS = 0.1
"""So often, in seconds, it is looked whether they are left to it no more."""

T = TypeVar("T")

log = logging.getLogger("aedilis.rooms")


class Rooms:
    """All rooms of this process."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self.in_memory: dict[str, Room] = {}
        self.news = News(service)
        self._coming: dict[str, asyncio.Future[Room]] = {}
        self._bots: dict[Room, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._finishing: set[asyncio.Task[Any]] = set()
        self._stopping = False

    async def start(self) -> None:
        """Begin to see to clocks and bots."""
        self.service.bus.subscribe(TOPIC, self.news.hear)
        self.service.bus.subscribe("chat:", self._said)
        self._tasks = [
            asyncio.create_task(self._watch_clocks(), name="clocks"),
            asyncio.create_task(reminders.watch(self.service), name="reminders"),
            asyncio.create_task(self.news.run(), name="news"),
        ]
        async with self.service.store.reading() as c:
            waiting = await game_lists.running_games(c)
        self._tasks.append(asyncio.create_task(self._resume(waiting), name="resume"))

    async def stop(self) -> None:
        """Stop all that goes on by itself, and bring to its end what was begun."""
        self._stopping = True
        tasks = [*self._tasks, *self._bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._finishing or self._coming:
            begun = [*self._finishing, *self._coming.values()]
            await asyncio.gather(*begun, return_exceptions=True)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out what must be brought to its end, even if whoever asked for it goes away."""
        task = asyncio.ensure_future(work)
        self._finishing.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._finishing.discard(task)
        if not task.cancelled():
            # Whoever asked may have gone, and then nobody else looks at it.
            task.exception()

    def later(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Carry out something that nobody waits for."""

        async def logged() -> None:
            try:
                await work
            except Exception:
                log.exception("%s failed", name)

        task = asyncio.create_task(logged(), name=name)
        self._finishing.add(task)
        task.add_done_callback(self._finished)

    async def room(self, id_: str) -> Room:
        """The room of a game. Raises Refused when there is no such game."""
        room = self.in_memory.get(id_)
        if room is not None and not room.gone:
            room.used = time.monotonic()
            return room
        coming = self._coming.get(id_)
        if coming is None:
            coming = asyncio.ensure_future(self._read(id_))
            self._coming[id_] = coming
            coming.add_done_callback(lambda _: self._coming.pop(id_, None))
        return await asyncio.shield(coming)

    async def _read(self, id_: str) -> Room:
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, id_)
        if row is None:
            raise Refused("no-game", status=404)
        room = Room(self.service, row, [])
        await room.load()
        self.in_memory[id_] = room
        self.changed(room)
        self._forget_some(room)
        return room

    def forget(self, id_: str) -> None:
        """Read a room anew the next time it is wanted."""
        room = self.in_memory.get(id_)
        if room is not None:
            self.drop(room)

    def drop(self, room: StoredGame) -> None:
        """Use a room no more: its game is gone, or is read anew when it is wanted."""
        if self.in_memory.get(room.id) is room:
            del self.in_memory[room.id]
        room.gone = True
        room.wake()

    def _forget_some(self, newest: Room) -> None:
        most = self.service.settings.rooms_in_memory
        if len(self.in_memory) <= most:
            return
        idle = [
            room
            for room in self.in_memory.values()
            if not room.watchers
            and not room.lock.locked()
            and room not in self._bots
            and room is not newest
        ]
        idle.sort(key=lambda room: room.used)
        for room in idle[: len(self.in_memory) - most]:
            self.drop(room)

    # -- by itself ---------------------------------------------------------------------------------

    def changed(self, room: Room, *, elsewhere: bool = False) -> None:
        """Something has happened in a room, here or `elsewhere`: let its bots move."""
        if self._stopping:
            return
        if room.gone:
            # Another room has its game by now, or will have it.
            self.later(self._go_on(room.id), f"go on:{room.id}")
            return
        room.stirred = True
        room.left_until = time.monotonic() + LEFT_SECONDS if elsewhere else 0.0
        if not any(bot_of(room, seat) for seat in range(len(room.sitting))):
            return
        if room not in self._bots and room.table is not None and room.row.status == "running":
            task = asyncio.create_task(self._play(room), name=f"bots:{room.id}")
            self._bots[room] = task
            task.add_done_callback(lambda _: self._bots.pop(room, None))

    async def _go_on(self, id_: str) -> None:
        with suppress(Refused):
            await self.room(id_)

    async def _play(self, room: Room) -> None:
        # What happens while the bots come to an end must not be lost on them.
        failures = 0
        while room.stirred and not room.gone:
            left = room.left_until - time.monotonic()
            if left > 0:
                # What comes meanwhile may leave them to the other for longer, or to this one.
                await asyncio.sleep(min(left, LOOK_SECONDS))
                continue
            room.stirred = False
            try:
                await play_bots(self.service, room)
                failures = 0
            except Exception as error:
                if isinstance(error, Refused) and error.code == "no-game":
                    # It was deleted meanwhile.
                    return
                if is_away(error) or (isinstance(error, Refused) and error.code == "away"):
                    await self.service.store.outage.over()
                    failures = 0
                else:
                    log.exception("bots cannot move", extra={"game": room.id})
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                room.stirred = True

    async def _said(self, topic: str, payload: str) -> None:
        """Somebody has said something at a table; no payload: perhaps at any."""
        for id_ in [topic.removeprefix("chat:")] if payload else await self._missed():
            room = self.in_memory.get(id_)
            if room is not None:
                room.wake(talk=True)

    async def _missed(self) -> list[str]:
        """At which tables here something may have been said that nobody here has heard of."""
        while True:
            try:
                return await self.service.talk.missed([*self.in_memory])
            except Exception as error:
                if not is_away(error):
                    raise
                await asyncio.sleep(LOOK_SECONDS)
                await self.service.store.outage.over()

    async def _resume(self, waiting: list[str]) -> None:
        """Go on with games in which a bot was to move when the server stopped."""
        for id_ in waiting:
            try:
                await self.room(id_)
            except Refused:
                pass
            except Exception:
                # The others go on all the same.
                log.exception("a game cannot be read", extra={"game": id_})
            await asyncio.sleep(0)

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            try:
                await self.service.pulse.beat()
                async with self.service.store.reading() as c:
                    due = await game_lists.due_games(c, time.time())
            except Exception:
                log.exception("clocks")
                continue
            await self.see_to(due)

    async def see_to(self, due: list[str]) -> None:
        """Go on with games in which somebody's time has run out."""
        for id_ in due:
            try:
                await time_is_up(self.service, await self.room(id_))
            except Refused:
                # It has gone on, is gone, or cannot be read.
                continue
            except Exception:
                log.exception("clocks", extra={"game": id_})
