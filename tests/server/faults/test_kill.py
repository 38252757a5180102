"""`kill -9` in the middle of the play of two hundred games: what was acknowledged is there, each
game holds, and all go on.
"""

import asyncio
import signal
from pathlib import Path
from typing import Any

import anyio
import pytest

from aedilis.kernel.dice import stream
from tests.patience import PATIENCE
from tests.server.faults.load import Load, Move, holds, lines_of, read
from tests.server.faults.serving import Process, Program, gathered, mine, tokens

pytestmark = pytest.mark.anyio

MOST = 200
ACKNOWLEDGED = 200


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
            assert [one.codes for one in lines_of(before[move.game][1], move)] == [move.codes]
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
        if lines_of(before[move.game][1], move) or first.status_code == 200:
            assert first.json() == {"seq": move.seq + 1}
        else:
            assert first.json()["error"] == "stale"


def once(after: dict[str, Any], asked: dict[str, Move]) -> None:
    for move in asked.values():
        assert len(lines_of(after[move.game][1], move)) <= 1
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
