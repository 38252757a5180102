"""Tournaments go on by themselves: now and then it is looked in which something is to be done."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from aedilis.server.errors import is_away
from aedilis.server.store import tournaments as store
from aedilis.server.tournaments.rounds import go_on

if TYPE_CHECKING:
    from aedilis.server.service import Service

EVERY_SECONDS = 2.0
"""How often it is looked."""

log = logging.getLogger("aedilis.tournaments")


class Watch:
    """Looks after all tournaments, for as long as the service runs."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run(), name="tournaments")

    async def stop(self) -> None:
        """Look no more; a step that was begun is brought to its end by the rooms."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.look()
            except Exception as error:
                if not is_away(error):
                    log.exception("tournaments")

    async def look(self) -> None:
        """Go on with all in which something is to be done."""
        async with self.service.store.reading() as c:
            due = await store.due(c, time.time())
        for id_ in due:
            try:
                await self.service.rooms.finish(go_on(self.service, id_))
            except Exception as error:
                if is_away(error):
                    raise
                # The others go on all the same.
                log.exception("a tournament cannot go on", extra={"tournament": id_})
