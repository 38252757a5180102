"""Finished games looked at again: where their chances changed most, worked out in a thread when
somebody first asks, and kept as long as the room is in memory.
"""

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import msgspec

from aedilis.bots.review import Turning as Found
from aedilis.bots.review import can_review, review, told
from aedilis.games import face_of
from aedilis.kernel.table import Mismatch
from aedilis.server.errors import Refused
from aedilis.server.wire.parts import Turning

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory
    from aedilis.server.live.watcher import Watcher

AT_ONCE: Final = 1
"""So many games are looked at at once; who asks meanwhile waits."""


class Reviews:
    """All reviews of one server process."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._found: WeakKeyDictionary[GameInMemory, asyncio.Task[list[Found]]] = (
            WeakKeyDictionary()
        )

    async def turnings(self, watcher: "Watcher") -> list[Turning]:
        """The turning points of a game that is over, as its reader is told them. Raises Refused for
        another game, and for one that cannot be played again.
        """
        room = watcher.room
        if room.row.status != "over":
            raise Refused("not-over", status=403)
        if room.table is None or room.row.settings.get("imagined") or not can_review(room.row.game):
            raise Refused("no-past")
        task = self._found.get(room)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._work(room))
            self._found[room] = task
        try:
            # Whoever asked may go away; others wait for the same.
            found = await asyncio.shield(task)
        except Mismatch as error:
            raise Refused("no-past") from error
        return [self._told(watcher, one) for one in found]

    async def _work(self, room: "GameInMemory") -> list[Found]:
        table = room.table
        assert table is not None
        async with self._free:
            return await asyncio.to_thread(review, table.game, table.record)

    def _told(self, watcher: "Watcher", one: Found) -> Turning:
        room = watcher.room
        face, outside = (
            face_of(room.row.game, watcher.language, room.names, seat) for seat in (one.seat, -1)
        )
        turning = msgspec.convert(told(one, face, outside)._asdict(), Turning)
        turning.n = watcher.number(turning.n)
        return turning
