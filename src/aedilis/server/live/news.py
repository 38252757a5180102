"""What other processes have done in the games that this one holds in memory.

The bus says of which game there is news; what it is stands in the store. It is read for many rooms
at once: under load the news of a moment cost little more than one. After the bus was cut off all
rooms are looked at in the same way.
"""

import asyncio
import logging
from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from aedilis.server.errors import is_away
from aedilis.server.store.lines import Since, read_since

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.service import Service

MOST_AT_ONCE: Final = 64
"""So many rooms are read at once."""

GATHER_SECONDS: Final = 0.02
"""Where news follow upon news, so long they are gathered."""

TOPIC: Final = "game:"

log = logging.getLogger("aedilis.news")


class News:
    """The news of the rooms in this process."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        # In order, each once.
        self._of: dict[str, None] = {}
        self._more = asyncio.Event()

    async def hear(self, topic: str, payload: str) -> None:
        """Another process, or this one, has changed a game; no payload: perhaps any."""
        rooms = self.service.rooms.in_memory
        if not payload:
            self._of.update(dict.fromkeys(rooms))
        else:
            id_ = topic.removeprefix(TOPIC)
            room = rooms.get(id_)
            if room is None or (payload.isdecimal() and int(payload) <= len(room.times)):
                return
            self._of[id_] = None
        self._more.set()

    async def run(self) -> None:
        """Take the news for ever."""
        clock = asyncio.get_running_loop().time
        ended = 0.0
        while True:
            await self._more.wait()
            if clock() - ended < GATHER_SECONDS:
                await asyncio.sleep(GATHER_SECONDS)
            self._more.clear()
            while self._of:
                ids = list(islice(self._of, MOST_AT_ONCE))
                for id_ in ids:
                    del self._of[id_]
                try:
                    await self._take(ids)
                except Exception as error:
                    if not is_away(error):
                        log.exception("news")
                        continue
                    self._of.update(dict.fromkeys(ids))
                    await self.service.store.outage.over()
            ended = clock()

    async def _take(self, ids: Sequence[str]) -> None:
        """Read what has become of some games and let their rooms take it."""
        known = self.service.rooms.in_memory
        rooms = [known[id_] for id_ in ids if id_ in known]
        if not rooms:
            return
        changes = [room.changes for room in rooms]
        async with self.service.store.glancing() as c:
            found = await read_since(c, {room.id: len(room.times) for room in rooms})
        taking = [
            self._tell(room, before, found.get(room.id))
            for room, before in zip(rooms, changes, strict=True)
        ]
        await asyncio.gather(*taking)

    async def _tell(self, room: "Room", changes: int, since: Since | None) -> None:
        try:
            await room.take(changes, since)
        except Exception as error:
            if not is_away(error):
                log.exception("news", extra={"game": room.id})
