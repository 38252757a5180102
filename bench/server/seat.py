"""One seat at one table under load: a WebSocket, and a bot that answers at random what it is asked.

A bot may come as a program, by the API's socket and in codes, or as a browser, by the page's socket
and with all that a page is sent. Of the messages only what is needed to answer is read: reading is
to cost little beside what is measured.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from aedilis.kernel.dice import Dice, stream
from bench.server.websocket import WebSocket, connect

if TYPE_CHECKING:
    from bench.server.load import BenchTable, Counts

PATIENCE = 30.0
PAUSE = 0.1
"""So long, in seconds, a bot waits that was refused through no fault of its own, or cut off."""

LATER = ("away", "fault")
"""Refusals that pass by themselves."""


class Coded(msgspec.Struct):
    """An option or an item."""

    code: int
    count: int = 1


class Part(msgspec.Struct):
    """One part of a question of the page."""

    kind: str
    options: list[Coded] = []
    items: list[Coded] = []
    low: int = 0
    high: int = 0


class Question(msgspec.Struct):
    """What the page is asked (`field`), or a program (`choices`)."""

    field: Part | None = None
    choices: list[int] = []
    whole: bool = True
    optional: bool = False


class Heard(msgspec.Struct):
    """A message, as far as a bot needs it."""

    type: str
    key: str = ""
    seq: int = -1
    status: str = ""
    code: str = ""
    prompt: Question | None = None
    question: Question | None = None
    done: list[int] = []
    choices: list[int] = []
    whole: bool = False
    field: Part | None = None


_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class Seat:
    """One bot at one table; `home` is the process it is connected to."""

    def __init__(self, table: "BenchTable", number: int) -> None:
        self.table = table
        self.number = number
        self.page = table.load.page
        self.dice: Dice = stream(f"{table.number}:{number}:{time.time_ns()}", "bench")
        self.home = 0
        self.seq = 0
        self.asked: Heard | None = None
        self.moving = False
        self.waiting: dict[str, asyncio.Future[Heard]] = {}
        self.socket: WebSocket | None = None
        self.reading: asyncio.Task[None] | None = None
        self._asking = 0
        self._left = False

    async def sit(self) -> None:
        """Connect, and stay connected until the seat is left."""
        await self._connect()
        self.reading = asyncio.create_task(self._stay())

    async def leave(self) -> None:
        """Hang up."""
        self._left = True
        if self.socket is not None:
            self.socket.close()
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)

    async def _connect(self) -> None:
        load = self.table.load
        if self.page:
            path = f"/table/{self.table.game}/socket"
            headers = {"Cookie": f"aedilis={load.visitors[self.number].session}"}
        else:
            path = f"/api/v1/games/{self.table.game}/socket"
            headers = {"Authorization": f"Bearer {load.visitors[self.number].token}"}
        self.socket = socket = await connect(load.url, path, headers, PATIENCE)
        self.home = await load.home_of(socket.port)
        socket.listen(self._hear)

    async def _stay(self) -> None:
        while not self._left:
            assert self.socket is not None
            await self.socket.lost.wait()
            for one in self.waiting.values():
                one.cancel()
            self.waiting.clear()
            await self._come_back()

    async def _come_back(self) -> None:
        """Connect again, as often as it takes."""
        while not self._left:
            self.table.load.counts.cut_off += 1
            await asyncio.sleep(PAUSE)
            try:
                await self._connect()
            except OSError:
                continue
            return

    def _hear(self, raw: bytes) -> None:
        heard = _decode(raw)
        if heard.type in ("state", "table"):
            self._state(heard)
        elif (waiting := self.waiting.pop(heard.key, None)) is not None:
            waiting.set_result(heard)

    def _state(self, heard: Heard) -> None:
        now = time.perf_counter()
        if heard.seq > self.seq:
            self.table.seen(self, self.seq, heard.seq, now)
            self.seq = heard.seq
        asked = heard.question if self.page else heard.prompt
        mine = asked is not None and not asked.optional and heard.status == "running"
        self.asked = heard if mine else None
        if heard.status not in ("running", "open"):
            self.table.over.set()
        elif mine and not self.moving:
            self.table.load.ready(self)

    async def _ask(self, message: dict[str, Any]) -> Heard:
        """Send a request; gives what is answered."""
        self._asking += 1
        key = f"{self.number}.{self._asking}"
        waiting = self.waiting[key] = asyncio.get_running_loop().create_future()
        assert self.socket is not None
        self.socket.send(_encode({**message, "key": key}))
        return await asyncio.wait_for(waiting, PATIENCE)

    async def move(self, counts: "Counts") -> None:
        """Answer the question, small choice by small choice."""
        if self.moving or self.table.over.is_set() or (asked := self._take()) is None:
            return
        self.moving = True
        try:
            refused = await self._move(counts, asked)
            if refused is not None:
                counts.refused += 1
        except (ConnectionError, asyncio.CancelledError, TimeoutError):
            # Cut off: what is asked is told anew to whoever comes back.
            counts.refused += 1
            return
        finally:
            self.moving = False
        if refused is not None:
            await self._again(asked, refused)
        if self.asked is not None:
            self.table.load.ready(self)

    def _take(self) -> Heard | None:
        """What is to be answered, and is no more asked of anybody else."""
        asked, self.asked = self.asked, None
        return asked

    async def _again(self, asked: Heard, refused: Heard) -> None:
        """What was refused is tried again, where nobody was faster and nothing else is asked."""
        if self.asked is None and self.seq == asked.seq:
            self.asked = asked
            if refused.code in LATER:
                await asyncio.sleep(PAUSE)

    async def _move(self, counts: "Counts", asked: Heard) -> Heard | None:
        """Answer; gives the refusal, if it was refused."""
        answer = await (self._page_answer(asked) if self.page else self._answer(asked))
        if isinstance(answer, Heard):
            return answer
        begun = time.perf_counter()
        done = await self._ask({"do": "move", "seq": asked.seq, "move": answer})
        now = time.perf_counter()
        if done.type != "done":
            # Mostly somebody out of turn was faster; the new state is on its way.
            return done
        counts.moves += 1
        counts.acks.append(now - begun)
        self.table.acknowledged(self, done.seq, now)
        return None

    async def _answer(self, asked: Heard) -> list[int] | Heard:
        """A whole move of a program, number by number; or a refusal."""
        assert asked.prompt is not None
        choices, whole = asked.prompt.choices, asked.prompt.whole
        move = [choices[self.dice.below(len(choices))]]
        while not whole:
            part = await self._ask({"do": "part", "done": move})
            if part.type != "part":
                return part
            whole = part.whole
            if not whole:
                move.append(part.choices[self.dice.below(len(part.choices))])
        return move

    async def _page_answer(self, asked: Heard) -> list[int] | Heard:
        """A whole move of a page, field by field; or a refusal."""
        assert asked.question is not None
        assert asked.question.field is not None
        move = self._filled(asked.question.field)
        if asked.question.whole:
            return move
        while True:
            part = await self._ask({"do": "part", "done": move})
            if part.type != "part":
                return part
            move = part.done
            if part.field is None:
                return move
            move = move + self._filled(part.field)

    def _filled(self, part: Part) -> list[int]:
        """An answer to one part of a question."""
        dice = self.dice
        if part.kind == "choose":
            return [part.options[dice.below(len(part.options))].code]
        if part.kind == "amount":
            return [part.low + dice.below(part.high - part.low + 1)]
        if part.kind == "text":
            return [1, ord("a")]
        there = [place for place, item in enumerate(part.items) for _ in range(item.count)]
        number = part.low + dice.below(part.high - part.low + 1)
        picked = sorted(there.pop(dice.below(len(there))) for _ in range(number))
        return [number, *(part.items[place].code for place in picked)]
