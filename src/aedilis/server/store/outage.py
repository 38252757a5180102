"""When the database cannot be reached, or cannot write: told once when it begins and once when it
is over, however many notice.

Whatever meets it fails, and says to whoever asked that it is to be tried again (`is_away`). As long
as it lasts the database is tried now and then, so that its end is noticed though nobody asks.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import DBAPIError

from aedilis.server.errors import causes, is_away

REACH_SECONDS: Final = 0.05
"""So often it is tried whether a database that is away can be reached."""

EVERY_SECONDS: Final = 2.0
"""So often it is tried whether one that can be reached takes anything: its disk may be full."""

LONGEST_PROBLEM: Final = 300

log = logging.getLogger("aedilis.store")


class Outage:
    """Whether the database is away. `reach` tries whether it answers, `probe` whether it takes
    anything: they raise whatever goes wrong.
    """

    def __init__(
        self, reach: Callable[[], Awaitable[None]], probe: Callable[[], Awaitable[None]]
    ) -> None:
        self._reach = reach
        self._probe = probe
        self._failures = 0
        self._there = asyncio.Event()
        self._there.set()
        self._watching: asyncio.Task[None] | None = None

    @property
    def lasts(self) -> bool:
        """Whether there is one now."""
        return self._watching is not None

    async def over(self) -> None:
        """Wait until there is none."""
        await self._there.wait()

    def met(self, error: BaseException) -> None:
        """Something has failed: if the database is away, then an outage begins or goes on."""
        if not is_away(error):
            return
        self._failures += 1
        if self._watching is None:
            log.error("the database is away: %s", problem_of(error))
            self._there.clear()
            self._watching = asyncio.create_task(self._watch(), name="store-outage")

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        pause = REACH_SECONDS
        while True:
            await asyncio.sleep(pause)
            before, pause = self._failures, REACH_SECONDS
            with suppress(Exception):
                await self._reach()
                pause = EVERY_SECONDS
                await self._probe()
                pause = REACH_SECONDS
                if self._failures == before:
                    break
        self._watching = None
        self._there.set()
        log.warning("the database is back, after %d seconds", loop.time() - begun)

    async def stop(self) -> None:
        """Watch no more."""
        task, self._watching = self._watching, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._there.set()


def problem_of(error: BaseException) -> str:
    """What is wrong in one line: what the database said, without what it was asked."""
    for one in causes(error):
        if isinstance(one, DBAPIError) and one.orig is not None:
            return problem_of(one.orig)
    return " ".join(str(error).split())[:LONGEST_PROBLEM]
