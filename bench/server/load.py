"""The load: at each table one WebSocket a seat, and bots that make legal moves at random.

At full speed every bot moves as soon as it is asked. At a fixed rate the bots that are asked wait
in a line, and a clock lets the first of them move.
"""

import asyncio
import json
import time
from collections import deque
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from aedilis.kernel.dice import Dice, stream

SETTINGS: dict[str, dict[str, Any]] = {
    "glory": {"game": "glory", "options": {"edition": "it2011"}},
    "republic": {"game": "republic", "options": {"scenario": "early"}},
}
JOINING = 8
PATIENCE = 30.0


class Counts:
    """What was measured in one phase."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.finished = 0
        self.acks: list[float] = []
        self.seen: list[float] = []


class Seat:
    """One bot at one table."""

    def __init__(self, table: "BenchTable", number: int, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.dice: Dice = stream(f"{table.number}:{number}:{time.time_ns()}", "bench")
        self.seq = 0
        self.asked: dict[str, Any] | None = None
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        decode = msgspec.json.decode
        try:
            async for raw in self.socket:
                message = decode(raw)
                kind = message["type"]
                if kind == "state":
                    self._state(message)
                elif (waiting := self.waiting.pop(message.get("key", ""), None)) is not None:
                    waiting.set_result(message)
        except websockets.ConnectionClosed:
            pass

    def _state(self, state: dict[str, Any]) -> None:
        now = time.perf_counter()
        if state["seq"] > self.seq:
            self.seq = state["seq"]
            self.table.seen(self.seq, now)
        prompt = state.get("prompt")
        mine = prompt is not None and not prompt.get("optional", False)
        self.asked = state if mine and state["status"] == "running" else None
        if state["status"] != "running":
            self.table.over.set()
        elif self.asked is not None:
            self.table.load.ready(self)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request; gives what is answered."""
        waiting = self.waiting[message["key"]] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps(message))
        return await asyncio.wait_for(waiting, PATIENCE)

    async def move(self, counts: Counts) -> None:
        """Answer the question, small choice by small choice."""
        state, self.asked = self.asked, None
        if state is None or self.table.over.is_set():
            return
        prompt = state["prompt"]
        choices, whole = prompt["choices"], False
        move: list[int] = []
        while not whole:
            move.append(choices[self.dice.below(len(choices))])
            if prompt["whole"]:
                break
            key = f"p{state['seq']}.{len(move)}"
            part = await self.ask({"do": "part", "key": key, "done": move})
            if part["type"] != "part":
                counts.refused += 1
                return
            choices, whole = part["choices"], part["whole"]
        seq = state["seq"]
        request = {"do": "move", "key": f"m{seq}", "seq": seq, "move": move}
        begun = time.perf_counter()
        done = await self.ask(request)
        now = time.perf_counter()
        if done["type"] != "done":
            # Somebody out of turn was faster; the new state is on its way.
            counts.refused += 1
            return
        counts.moves += 1
        counts.acks.append(now - begun)
        self.table.acknowledged(done["seq"], now)


class BenchTable:
    """One table: its game and its seats. `_acked` is when the newest line was acknowledged, and
    `_early` when seats saw a line before that.
    """

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.kind = load.kinds[number % len(load.kinds)]
        self.seats: list[Seat] = []
        self.over = asyncio.Event()
        self._early: dict[int, list[float]] = {}
        self._acked: dict[int, float] = {}

    def acknowledged(self, seq: int, now: float) -> None:
        """A move was acknowledged."""
        self._acked = {seq: now}
        # Who saw it before its mover heard that it is kept has waited for nothing.
        self.load.counts.seen += [0.0] * len(self._early.pop(seq, ()))

    def seen(self, seq: int, now: float) -> None:
        """A seat has seen a line."""
        acked = self._acked.get(seq)
        if acked is not None:
            self.load.counts.seen.append(now - acked)
        else:
            self._early = {seq: [*self._early.get(seq, ()), now]}

    async def open(self) -> None:
        """Begin a game and take all seats."""
        load = self.load
        seats = ["me", *["open"] * (load.seats - 1)]
        body = {**SETTINGS[self.kind], "seats": seats, "title": f"Bench {self.number}"}
        game = (await load.post(0, "/games", body))["id"]
        for number in range(1, load.seats):
            await load.post(number, f"/games/{game}/join", {"seat": number})
        self.over.clear()
        url = f"{load.url.replace('http', 'ws', 1)}/api/v1/games/{game}/socket"
        sockets = []
        for number in range(load.seats):
            headers = {"authorization": f"Bearer {load.tokens[number]}"}
            sockets.append(
                await connect(url, additional_headers=headers, compression=None, proxy=None)
            )
        self.seats = [Seat(self, number, one) for number, one in enumerate(sockets)]

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(seat.socket.close() for seat in self.seats))
        await asyncio.gather(*(seat.reading for seat in self.seats), return_exceptions=True)
        self.seats = []

    async def again(self) -> None:
        """When a game is over, begin another one."""
        while True:
            await self.over.wait()
            self.load.counts.finished += 1
            await self.close()
            await self.open()


class Load:
    """All tables. `rate`: moves a second, None for as many as there can be."""

    def __init__(
        self, url: str, tokens: list[str], tables: int, seats: int, kinds: list[str]
    ) -> None:
        self.url = url
        self.tokens = tokens
        self.seats = seats
        self.kinds = kinds
        self.rate: float | None = None
        self.counts = Counts()
        self.tables = [BenchTable(self, number) for number in range(tables)]
        self.running = False
        self._line: deque[Seat] = deque()
        self._moving: set[asyncio.Task[None]] = set()
        self._http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=PATIENCE)

    async def post(self, seat: int, path: str, body: dict[str, Any]) -> Any:
        """Send something as the bot of a seat."""
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        answer = await self._http.post(path, json=body, headers=headers)
        if not answer.is_success:
            raise SystemExit(f"POST {path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def begin(self) -> None:
        """Open all tables."""
        places = asyncio.Semaphore(JOINING)

        async def open_one(table: BenchTable) -> None:
            async with places:
                await table.open()

        await asyncio.gather(*(open_one(table) for table in self.tables))

    async def end(self) -> None:
        """Close all tables."""
        await asyncio.gather(*(table.close() for table in self.tables))
        await self._http.aclose()

    def ready(self, seat: Seat) -> None:
        """A seat is asked something."""
        if self.running and self.rate is None:
            self._start(seat)
        else:
            self._line.append(seat)

    def _start(self, seat: Seat) -> None:
        task = asyncio.create_task(seat.move(self.counts))
        self._moving.add(task)
        task.add_done_callback(self._moved)

    def _moved(self, task: "asyncio.Task[None]") -> None:
        self._moving.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.counts.refused += 1

    async def phase(self, seconds: float, rate: float | None) -> Counts:
        """Play for so long; gives what was measured. Who is asked at the end stays in the line."""
        self.counts, self.rate, self.running = Counts(), rate, True
        again = [asyncio.create_task(table.again()) for table in self.tables]
        begun = time.perf_counter()
        if rate is None:
            line, self._line = self._line, deque()
            for seat in line:
                self._start(seat)
            await asyncio.sleep(seconds)
        else:
            await self._at_a_rate(begun, seconds, rate)
        self.running, self.rate = False, 0.0
        counts = self.counts
        if self._moving:
            await asyncio.wait(self._moving, timeout=PATIENCE)
        for task in again:
            task.cancel()
        await asyncio.gather(*again, return_exceptions=True)
        return counts

    async def _at_a_rate(self, begun: float, seconds: float, rate: float) -> None:
        sent = 0
        while (passed := time.perf_counter() - begun) < seconds:
            while sent < passed * rate and self._line:
                seat = self._line.popleft()
                if seat.asked is not None:
                    self._start(seat)
                    sent += 1
            await asyncio.sleep(0.002)
