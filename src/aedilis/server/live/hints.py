"""Hints: the best answers to what a seat is asked, as a bot sees them that sees what the seat sees.

What is advised depends on the view of the seat, on what it could remember, and on the number of the
line: never on the seed of the game. The bot thinks in a thread, and what it has found is kept for
as long as the position stands, so that whoever asks again is told the same.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from aedilis.bots.advice import Advice, adviser, reason_of
from aedilis.bots.steady import Fault
from aedilis.kernel.player import Weighed
from aedilis.kernel.prompt import Prompt
from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.table_parts import may_have_hints
from aedilis.server.security.limits import too_fast
from aedilis.server.wire.parts import Hint

if TYPE_CHECKING:
    from aedilis.kernel.table import Table
    from aedilis.server.live.in_memory import GameInMemory
    from aedilis.server.live.room import Room
    from aedilis.server.live.watcher import Watcher
    from aedilis.server.people import Person
    from aedilis.server.service import Service

log = logging.getLogger("aedilis.hints")

AT_ONCE: Final = 2
"""So many hints are thought of at once; who asks meanwhile waits."""


class CachedHints:
    """What was advised to one seat that knew of `seq` lines; `aside`: for what it may do out of
    turn.
    """

    __slots__ = ("answers", "aside", "seq")

    def __init__(self, seq: int, answers: list[Weighed], aside: bool) -> None:
        self.seq = seq
        self.answers = answers
        self.aside = aside


class Advising:
    """All hints of one server process."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self._free = asyncio.Semaphore(AT_ONCE)
        self._known: WeakKeyDictionary[GameInMemory, dict[int, CachedHints]] = WeakKeyDictionary()

    async def hints(self, watcher: "Watcher", person: "Person", seat: int) -> wire.HintsMessage:
        """The best answers to what a seat is asked, or else what is worth doing out of turn, told
        to its player. Raises Refused.
        """
        room = watcher.room
        if not may_have_hints(room.row):
            raise Refused("no-hints", status=403)
        known = self._known.setdefault(room, {}).get(seat)
        if known is None or known.seq != room.known(seat, len(room.times)):
            limit = self.service.limits.hints
            if not limit.take(f"person:{person.id}"):
                raise too_fast(limit.wait(f"person:{person.id}"))
            known = await self._think(room, seat)
            self._known.setdefault(room, {})[seat] = known
        async with room.lock:
            now = room.known(seat, len(room.times))
            if known.seq != now:
                raise Refused("stale", params={"seen": known.seq, "now": now})
            return wire.HintsMessage("", now, _told(watcher, seat, known), known.aside)

    async def _think(self, room: "Room", seat: int) -> CachedHints:
        async with self._free:
            # While a move is being kept the table is ahead of what anybody may know.
            async with room.lock:
                table = room.playing()
                prompt, aside = _asked(table, seat)
                seq = room.known(seat, len(table.entries))
                bot = adviser(table.game.name)
                # Nothing that is secret goes into it.
                advice = Advice(table, seat, prompt, bot, f"{room.id}:{seq}:hint")
            if aside and not advice.judges_asides():
                raise Refused("no-hints-aside")
            begun = time.perf_counter()
            try:
                find = advice.out_of_turn if aside else advice.answers
                answers = await asyncio.to_thread(find)
            except Fault as error:
                log.exception("no hint", extra={"game": room.id, "bot": bot, "fault": str(error)})
                raise Refused("no-hints-now") from error
            self.service.metrics.thought("hint", time.perf_counter() - begun)
        return CachedHints(seq, answers, aside)


def _asked(table: "Table", seat: int) -> tuple[Prompt, bool]:
    """What a seat may answer now, and whether that is out of turn. Raises Refused."""
    prompt = table.game.prompt(table.state, seat)
    if prompt is not None:
        return prompt, False
    aside = table.game.aside(table.state, seat)
    if aside is None:
        raise Refused("not-asked")
    return aside, True


def _told(watcher: "Watcher", seat: int, known: CachedHints) -> list[Hint]:
    """What was advised, in the words of the reader. The caller holds the room's lock."""
    table = watcher.room.playing()
    prompt, _ = _asked(table, seat)
    view, face = table.game.view(table.state, seat), watcher.own().face
    face.look(view)
    return [
        Hint(list(one.move), face.move(list(one.move), prompt, view), face.event(reason))
        if (reason := reason_of(one, seat)) is not None
        else Hint(list(one.move), face.move(list(one.move), prompt, view))
        for one in known.answers
    ]
