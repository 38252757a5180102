"""A move that was acknowledged survives `kill -9`, and two processes may write to one database."""

import json
import os
import signal
import subprocess
import sys
from functools import partial

import pytest

from aedilis.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.store.rows import add_game, count_games, numbers

pytestmark = pytest.mark.anyio

WRITE = """
import asyncio, json, sys
from aedilis.server.store.store import Store
from tests.server.store.rows import add_line

async def main(url, game, most):
    store = Store(url)
    await store.open()
    gate = asyncio.Semaphore(20)

    async def move(n):
        async with gate:
            await store.writing(lambda c: add_line(c, game, n))
            print(n, flush=True)

    await asyncio.gather(*(move(n) for n in range(most)))
    await store.close()

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


def writing(url: str, game: str, most: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITE, url, game, str(most)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment())


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


async def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.writing(lambda c: add_game(c, "g0"))
    await store.close()
    acknowledged = []
    with writing(database, "g0", 100_000) as process:
        assert process.stdout is not None
        for line in process.stdout:
            acknowledged.append(json.loads(line))
            if len(acknowledged) == 150:
                process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    again = Store(database)
    await again.open()
    try:
        assert set(acknowledged) <= set(await numbers(again))
    finally:
        await again.close()


async def test_two_processes_write_to_one_database(database: str) -> None:
    store = Store(database)
    await store.open()
    try:
        for name in ("g0", "g1"):
            await store.writing(partial(add_game, name=name))
        processes = [writing(database, name, 200) for name in ("g0", "g1")]
        for process in processes:
            process.communicate(timeout=PATIENCE)
            assert process.returncode == 0
        assert await numbers(store, "g0") == list(range(200))
        assert await numbers(store, "g1") == list(range(200))
    finally:
        await store.close()


async def test_several_processes_start_on_an_empty_database(database: str) -> None:
    code = (
        "import asyncio, sys\n"
        "from aedilis.server.store.store import Store\n"
        "from tests.server.store.rows import add_game\n"
        "async def main():\n"
        "    store = Store(sys.argv[1])\n"
        "    await store.open()\n"
        "    await store.writing(lambda c: add_game(c, sys.argv[2]))\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    processes = [
        subprocess.Popen([sys.executable, "-c", code, database, f"g{n}"], env=environment())
        for n in range(4)
    ]
    assert [process.wait(PATIENCE) for process in processes] == [0] * 4
    store = Store(database)
    await store.open()
    try:
        assert await count_games(store) == 4
    finally:
        await store.close()
