"""The load: tables with a bot in each seat (`bench.server.seat`) that make legal moves at random.

At full speed every bot moves as soon as it is asked. At a fixed rate the bots that are asked wait
in a line, and a clock lets the first of them move.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import httpx

from aedilis.games import PACKAGES
from bench.server.seat import PATIENCE, Seat

JOINING = 8
LATEST = 20
"""At a fixed rate so many moves may be late, and are made faster."""

REMEMBERED = 64
"""So many moves of a table are known until everybody has seen them."""


class Visitor(NamedTuple):
    """By what a bot is known: its token as a program, its session as a browser."""

    token: str
    session: str


class Wait(NamedTuple):
    """How long a reader waited to see a move after it was acknowledged at `at`; `there`: he reads
    from another process than the one that took the move.
    """

    at: float
    seconds: float
    there: bool


class Counts:
    """What was measured in one phase. `cut_off` counts how often somebody tried to come back."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.finished = 0
        self.cut_off = 0
        self.acks: list[float] = []
        self.waits: list[Wait] = []


class BenchTable:
    """One table: its game and its seats. `_acked` are the newest moves that were acknowledged, when
    and by which seat; `_early` are those who saw a line before that.
    """

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.kind = load.kinds[number % len(load.kinds)]
        self.game = ""
        self.seats: list[Seat] = []
        self.over = asyncio.Event()
        self._early: dict[int, list[Seat]] = {}
        self._acked: dict[int, tuple[float, Seat]] = {}

    def acknowledged(self, mover: Seat, seq: int, now: float) -> None:
        """A move was acknowledged."""
        self._acked[seq] = now, mover
        if len(self._acked) > REMEMBERED:
            del self._acked[next(iter(self._acked))]
        # Who saw it before its mover heard that it is kept has waited for nothing.
        for seat in self._early.pop(seq, ()):
            self._count(mover, seat, now, 0.0)

    def seen(self, seat: Seat, before: int, seq: int, now: float) -> None:
        """A seat has seen all lines up to a number."""
        for n in range(max(before + 1, seq - REMEMBERED), seq + 1):
            acked = self._acked.get(n)
            if acked is not None:
                self._count(acked[1], seat, acked[0], now - acked[0])
            elif n == seq:
                self._early = {n: [*self._early.get(n, ()), seat]}

    def _count(self, mover: Seat, seat: Seat, at: float, seconds: float) -> None:
        if mover is not seat:
            self.load.counts.waits.append(Wait(at, seconds, mover.home != seat.home))

    async def open(self) -> None:
        """Begin a game and take all seats."""
        load = self.load
        seats = ["me", *["open"] * (load.seats - 1)]
        body = {
            "game": self.kind,
            "options": PACKAGES[self.kind].usual(),
            "seats": seats,
            "title": f"Bench {self.number}",
        }
        self.game = (await load.post(0, "/games", body))["id"]
        for number in range(1, load.seats):
            await load.post(number, f"/games/{self.game}/join", {"seat": number})
        self.over.clear()
        self._acked, self._early = {}, {}
        self.seats = [Seat(self, number) for number in range(load.seats)]
        for seat in self.seats:
            await seat.sit()

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(seat.leave() for seat in self.seats))
        self.seats = []

    async def again(self) -> None:
        """When a game is over, begin another one."""
        while True:
            await self.over.wait()
            self.load.counts.finished += 1
            await self.close()
            await self.open()


async def _at_home(port: int) -> int:
    return 0


class Load:
    """All tables. `rate`: moves a second, None for as many as there can be. With `page` the bots
    come as browsers. `home_of` tells which process has the connection from a port.
    """

    def __init__(
        self, url: str, visitors: list[Visitor], tables: int, kinds: list[str], page: bool = False
    ) -> None:
        self.url = url
        self.visitors = visitors
        self.seats = len(visitors)
        self.kinds = kinds
        self.page = page
        self.home_of: Callable[[int], Awaitable[int]] = _at_home
        self.rate: float | None = None
        self.counts = Counts()
        self.tables = [BenchTable(self, number) for number in range(tables)]
        self.running = False
        self._line: deque[Seat] = deque()
        self._moving: set[asyncio.Task[None]] = set()
        self._http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=PATIENCE)

    async def post(self, seat: int, path: str, body: dict[str, Any]) -> Any:
        """Send something as the bot of a seat."""
        headers = {"authorization": f"Bearer {self.visitors[seat].token}"}
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
        counts, self.counts = self.counts, Counts()
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
                if seat.asked is not None and not seat.moving:
                    self._start(seat)
                    sent += 1
            # What nobody was there for is not made up for afterwards.
            sent = max(sent, int(passed * rate) - LATEST)
            await asyncio.sleep(0.002)
