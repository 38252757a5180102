"""`kill -9` in the middle of the play of two hundred games: what was acknowledged is there, each
game holds, and all go on.
"""

import asyncio
import signal
from pathlib import Path
from typing import Any, NamedTuple

import anyio
import httpx
import msgspec
import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.record import Line, Record
from aedilis.kernel.replaying import replay
from aedilis.server.live.history import header_of
from aedilis.server.store import games as kept
from aedilis.server.store.lines import LineRow, read_lines
from aedilis.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.faults.serving import Process, Program, gathered, mine, tokens

pytestmark = pytest.mark.anyio

MOST = 200
ACKNOWLEDGED = 200


class Move(NamedTuple):
    """A move that was asked for, and the number of lines its maker had seen."""

    game: str
    key: str
    seq: int
    codes: list[int]


class Load:
    """Programs that play many games at once until the server goes away."""

    def __init__(self, program: Program, games: list[str]) -> None:
        self.program = program
        self.games = games
        self.done: list[Move] = []
        self.asked: dict[str, Move] = {}

    async def play(self, worker: int, workers: int) -> None:
        dice = stream(f"worker {worker}", "load")
        mine_ = self.games[worker::workers]
        try:
            for n in range(10_000):
                game = mine_[n % len(mine_)]
                table = await self.program.table(game)
                if not mine(table):
                    await anyio.sleep(0.001)
                    continue
                codes = await self.program.compose(game, table, dice)
                if codes is None:
                    continue
                move = Move(game, f"{worker}-{n}", table["seq"], codes)
                self.asked[move.key] = move
                answer = await self.program.move(game, move.seq, codes, move.key)
                if answer.status_code == 200:
                    assert answer.json() == {"seq": move.seq + 1}
                    self.done.append(move)
                else:
                    assert answer.status_code == 409, answer.text
                del self.asked[move.key]
        except httpx.HTTPError:
            # The server is gone.
            return


async def read(url: str, games: list[str]) -> dict[str, tuple[Any, list[LineRow]]]:
    """Games and their lines, as they are kept."""
    store = Store(url)
    await store.open()
    out = {}
    try:
        async with store.reading() as c:
            for game in games:
                out[game] = await kept.read_game(c, game), await read_lines(c, game)
    finally:
        await store.close()
    return out


def holds(row: Any, lines: list[LineRow]) -> None:
    """A game is whole: its lines are without a gap, and replay to whom it waits for."""
    assert [line.n for line in lines] == list(range(row.lines))
    record = Record(header_of(row), [msgspec.convert(line.line, Line) for line in lines])
    game = GAMES[row.game]
    table = replay(game, record)
    assert game.awaited(table.state) == row.awaited
    assert replay(game, record, seed=row.seed).game.hash(table.state)


async def test_a_server_that_is_killed_loses_and_doubles_nothing(
    tmp_path: Path, database: str
) -> None:
    [token] = await tokens(database, "Loader")
    server = Process(tmp_path, database)
    try:
        await server.start()
        async with Program(server, token) as program:
            games = await gathered(16, [program.create("me", "random") for _ in range(MOST)])
            load = Load(program, games)
            playing = [asyncio.create_task(load.play(n, 12)) for n in range(12)]
            with anyio.fail_after(PATIENCE):
                while len(load.done) < ACKNOWLEDGED:
                    for task in playing:
                        if task.done():
                            task.result()
                    await anyio.sleep(0.005)
            assert server.end(signal.SIGKILL) == -signal.SIGKILL
            await asyncio.gather(*playing)
        before = await read(database, games)
        for move in load.done:
            line = before[move.game][1][move.seq]
            assert line.codes == move.codes
            assert line.key is not None
            assert line.key.endswith(f":{move.key}")
        for row, lines in before.values():
            holds(row, lines)
        await server.start()
        async with Program(server, token) as program:
            await again(program, load, before)
            await goes_on(program, games[:40])
        assert server.end() == 0
        after = await read(database, games)
        for game, (row, lines) in after.items():
            holds(row, lines)
            # What was there is still there.
            assert lines[: len(before[game][1])] == before[game][1]
        once(after, load.asked)
    finally:
        server.end(signal.SIGKILL)


async def again(program: Program, load: Load, before: dict[str, Any]) -> None:
    """Requests are sent again: those that were answered, and those that were under way."""
    for move in [*load.done[-30:], *load.asked.values()]:
        first = await program.move(move.game, move.seq, move.codes, move.key)
        second = await program.move(move.game, move.seq, move.codes, move.key)
        assert (first.status_code, first.json()) == (second.status_code, second.json())
        kept_before = any(
            line.key is not None and line.key.endswith(f":{move.key}")
            for line in before[move.game][1]
        )
        if kept_before or first.status_code == 200:
            assert first.json() == {"seq": move.seq + 1}
        else:
            assert first.json()["error"] == "stale"


def once(after: dict[str, Any], asked: dict[str, Move]) -> None:
    for move in asked.values():
        keys = [line.key for line in after[move.game][1] if line.key is not None]
        assert sum(key.endswith(f":{move.key}") for key in keys) <= 1
    for _, lines in after.values():
        keys = [line.key for line in lines if line.key is not None]
        assert len(keys) == len(set(keys))


async def goes_on(program: Program, games: list[str]) -> None:
    """Each game takes one more move, the bots having made theirs."""
    for game in games:
        dice = stream(game, "on")
        with anyio.fail_after(PATIENCE):
            while True:
                table = await program.table(game)
                if table["status"] == "over":
                    break
                if mine(table):
                    codes = await program.compose(game, table, dice)
                    assert codes is not None
                    answer = await program.move(game, table["seq"], codes, f"on-{game}")
                    assert answer.status_code == 200, answer.text
                    break
                await anyio.sleep(0.01)
