"""Reminders: whoever is awaited and has not looked is told in time that his time runs out.

Told once for each question, when a quarter of the time or less is left, but not sooner than six
hours before the end. Where the whole time is less than an hour nobody would read it in time.
"""

import asyncio
import logging
import time
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final, TypeAlias

from aedilis.server.errors import Refused
from aedilis.server.store.deadlines import Running, running_out

if TYPE_CHECKING:
    from aedilis.server.service import Service

EVERY_SECONDS = 60.0
"""How often it is looked for."""

SHARE: Final = 0.25
LONGEST: Final = 6 * 3600.0
LEAST: Final = 3600.0

Question: TypeAlias = tuple[str, int, float]
"""A game, a seat in it, and since when the game waits for it."""

log = logging.getLogger("aedilis.reminders")


async def watch(service: "Service") -> None:
    """Tell people in time, for ever."""
    told: set[Question] = set()
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            told = await remind(service, time.time(), told)
        except Exception:
            log.exception("nobody is reminded")


async def remind(
    service: "Service", now: float, told: AbstractSet[Question] = frozenset()
) -> set[Question]:
    """Tell whose time runs out, except of the questions that they were `told` of. Gives those that
    they are told of now, as far as time still runs.
    """
    async with service.store.reading() as c:
        waited = await running_out(c, now + LONGEST)
    done: set[Question] = set()
    for one in waited:
        question = (one.game, one.seat, one.since)
        if is_short(one, now) and (question in told or await _tell(service, one)):
            done.add(question)
    return done


def is_short(one: Running, now: float) -> bool:
    """Whether so little time is left that it is worth a word, and enough to read it."""
    whole = float(one.clock.get("seconds", 0))
    if whole < LEAST:
        return False
    has = one.left if one.clock.get("kind") == "bank" and one.left is not None else whole
    left = one.since + has - now
    return 0 < left <= min(SHARE * whole, LONGEST)


async def _tell(service: "Service", one: Running) -> bool:
    """Tell one, unless his game has gone on since; False where that must be tried again."""
    try:
        room = await service.rooms.room(one.game)
        waits = one.seat in room.row.awaited and room.row.since == one.since
        if waits and not room.sitting[one.seat].stand_in:
            await service.notify.seat(room, one.seat, "hurry")
    except Refused:
        # The game is gone.
        return True
    except Exception:
        log.exception("reminders", extra={"game": one.game})
        return False
    return True
