"""The pulse of the server, by which it is known when nobody served: clocks stand still meanwhile.

The processes on one database leave a sign of life in it now and then. The server was away from the
last sign until a process starts that finds no other one (`store.holding`), or until the database
can be reached again when none of them could leave a sign for longer than `AWAY`; so it is too when
the machine slept. What passed is given back to everybody whose time ran, and nobody has less than a
minute then.
"""

import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.adding import add_to
from aedilis.server.store.deadlines import any_runs, stand_still
from aedilis.server.store.plain import damaged
from aedilis.server.store.schema import meta

if TYPE_CHECKING:
    from aedilis.server.service import Service

BEAT: Final = 10.0
"""So often, in seconds, a sign of life is left while anybody's time runs."""

AWAY: Final = 30.0
"""Without a sign for so long, the server was away although it ran."""

LEAST_SECONDS: Final = 60.0
"""What everybody has at least when the server has come back, and whoever comes back to his seat."""

AHEAD: Final = 86_400.0
"""No sign is that many seconds ahead of now, however the clocks of machines differ."""

ALIVE: Final = "alive"
RETURNED: Final = "returned"


def steady() -> float:
    """Seconds that pass also while the machine sleeps, whatever is done to its clock."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Pulse:
    """The pulse of one process. `returned` is when the server was last back from being away."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._last = steady()
        self.returned = 0.0

    async def begin(self, alone: bool) -> None:
        """This process starts; `alone`: no other one serves the database."""
        await self._sign(alone, AWAY)

    async def end(self) -> None:
        """This process stops: until now it was there."""
        await self._sign(False, float("inf"))

    def regular(self) -> bool:
        """Whether the database was there just now, so that whoever let his time run out had it."""
        return steady() - self._last < AWAY

    async def beat(self) -> None:
        """Leave a sign of life, if it is time for one. Raises what the database raises."""
        passed = steady() - self._last
        if passed < BEAT:
            return
        if passed < AWAY and not await self._any_runs():
            self._last = steady()
            return
        # Whether others were there all the time, their signs tell.
        if await self._sign(False, AWAY if passed >= AWAY else float("inf")):
            await self._service.bus.publish("game:", "")

    async def _any_runs(self) -> bool:
        async with self._service.store.reading() as c:
            return await any_runs(c)

    async def _sign(self, came_back: bool, away: float) -> bool:
        """Leave a sign of life. When the server `came_back`, or the last sign is older than `away`,
        clocks stood still since then; gives whether any did.
        """

        async def work(c: AsyncConnection) -> tuple[bool, float]:
            now = time.time()
            kept = await _read(c, now)
            alive, returned = kept.get(ALIVE), kept.get(RETURNED, 0.0)
            stood = False
            if came_back or (alive is not None and now - alive > away):
                stood = await stand_still(c, now if alive is None else alive, now, LEAST_SECONDS)
            if stood:
                returned = now
                await _write(c, RETURNED, now)
            await _write(c, ALIVE, now)
            return stood, returned

        stood, self.returned = await self._service.store.writing(work)
        self._last = steady()
        return stood


async def _read(c: AsyncConnection, now: float) -> dict[str, float]:
    """The signs that are kept; nobody else leaves one until this is through."""
    query = select(meta.c.name, meta.c.value).where(meta.c.name.in_((ALIVE, RETURNED)))
    rows = (await c.execute(query.with_for_update())).all()
    out: dict[str, float] = {}
    for name, value in rows:
        try:
            at = float(value)
            if not 0 <= at <= now + AHEAD:
                raise ValueError(name)
        except ValueError as error:
            damaged("meta", name, error)
        else:
            out[name] = at
    return out


async def _write(c: AsyncConnection, name: str, now: float) -> None:
    adding: Any = add_to(c, meta).values(name=name, value=repr(now))
    await c.execute(
        adding.on_conflict_do_update(index_elements=["name"], set_={"value": repr(now)})
    )
