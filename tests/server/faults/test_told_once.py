"""`kill -9` at the moment at which a move is acknowledged, a hundred times: whoever is awaited then
hears of it, once.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import anyio
import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from aedilis.server.notices.kinds import KINDS
from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.notices.webhook import DELIVERY, Hook
from aedilis.server.people import make_bot, make_token
from aedilis.server.people.preferences import Preferences, write_preferences
from aedilis.server.store.games import SeatRow, read_game
from aedilis.server.store.schema import owed, people
from aedilis.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.api.world import add_owner
from tests.server.faults.serving import WIDE
from tests.server.notices.receiver import Receiver
from tests.server.planted import add_game, game_row, play_on
from tools.ports import free_port

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": 100, "postgresql": 25}
AT_ONCE = 2


class Planted(msgspec.Struct):
    """A game in which the program's next move is the other player's turn."""

    id: str
    seq: int
    move: list[int]


async def plant(store: Store, program: int, person: int, number: int) -> Planted:
    names = ["Robur", "Livia"]

    def turned(table: Any) -> bool:
        return bool(table.entries[-1].line.seat == 0 and table.game.awaited(table.state) == [1])

    table, codes = play_on("glory", names, f"turn {number}", turned)
    count = len(table.entries) - 1
    before, known = play_on("glory", names, f"turn {number}", lambda t: len(t.entries) == count)
    row = game_row(before, 1_000_000.0, id=f"g{number}", host=person, title="Foro")
    sitting = [
        SeatRow(seat=0, name="Robur", person=program),
        SeatRow(seat=1, name="Livia", person=person),
    ]
    await store.writing(lambda c: add_game(c, row, sitting, before, known))
    assert before.game.awaited(before.state) == [0]
    return Planted(row.id, count, codes[count])


class Nursery:
    """Servers that are born quickly."""

    def __init__(self, folder: Path, url: str) -> None:
        self.log = folder / "servers.log"
        environ = {"AEDILIS_DATABASE": url, "AEDILIS_PRIVATE_WEBHOOKS": "true"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.faults.nursery"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **WIDE, **environ},
            )
        self.pid = 0
        self.port = 0

    def _hear(self) -> str:
        assert self.process.stdout is not None
        while True:
            line = self.process.stdout.readline()
            assert line, self.log.read_text()[-3000:]
            if not line.startswith("aedilis: "):
                return line.strip()

    async def born(self) -> str:
        """A server that answers; gives its address."""
        self.port = free_port()
        assert self.process.stdin is not None
        self.process.stdin.write(f"{self.port}\n")
        self.process.stdin.flush()
        self.pid = int(await asyncio.to_thread(self._hear))
        with anyio.fail_after(PATIENCE):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await anyio.sleep(0.01)
                    continue
                writer.close()
                return f"http://127.0.0.1:{self.port}/api/v1"

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        # Two moves may be acknowledged at once; the second finds nobody alive any more.
        pid, self.pid = self.pid, 0
        if pid:
            os.kill(pid, how)

    async def gone(self) -> None:
        assert await asyncio.to_thread(self._hear) == "ended"

    def close(self) -> None:
        self.kill()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


async def test_each_who_is_awaited_is_told_once(tmp_path: Path, database: str) -> None:
    kills = KILLS["sqlite" if database.startswith("sqlite") else "postgresql"]
    store = Store(database)
    await store.open()
    async with Receiver() as receiver:
        owner = await add_owner(store, "Livia")
        hook = Hook(f"http://127.0.0.1:{receiver.port}/", "secret")
        notices = NoticePreferences(webhook=hook, ways=dict.fromkeys(KINDS, ("webhook",)))
        values = {"preferences": write_preferences(Preferences(notices=notices))}
        await store.writing(
            lambda c: c.execute(update(people).where(people.c.id == owner.id).values(**values))
        )
        program = await make_bot(store, owner, "Robur")
        token = (await make_token(store, owner, program.id, "tests"))[1]
        games = [await plant(store, program.id, owner.id, n) for n in range(kills * AT_ONCE)]
        await store.close()
        nursery = Nursery(tmp_path, database)
        try:
            acknowledged, lives = await _play_and_kill(nursery, receiver, token, games, kills)
            assert len(acknowledged) >= kills
            told = await _all_told(nursery, receiver, store, len(acknowledged))
        finally:
            nursery.close()
    deliveries: dict[str, set[str]] = defaultdict(set)
    for game, delivery in told:
        deliveries[game].add(delivery)
    # A try that was cut off after it had arrived comes again by the same name.
    assert {game: len(names) for game, names in deliveries.items()} == dict.fromkeys(deliveries, 1)
    assert set(acknowledged) <= set(deliveries)
    kept = {one.id for one in games if await _awaited(store, one)}
    await store.close()
    assert set(deliveries) == kept
    # It does so from another server: while one lives, it delivers nothing twice.
    for begun, ended in pairwise([0, *lives, len(told)]):
        within = Counter(delivery for _, delivery in told[begun:ended])
        assert set(within.values()) <= {1}, within


async def _play_and_kill(
    nursery: Nursery, receiver: Receiver, token: str, games: list[Planted], kills: int
) -> tuple[list[str], list[int]]:
    """Let servers live until they acknowledge a move; gives the games in which they did, and how
    much had been told at the end of each life.
    """
    acknowledged: list[str] = []
    lives: list[int] = []
    headers = {"Authorization": f"Bearer {token}"}
    for n in range(kills):
        api = await nursery.born()
        client = httpx.AsyncClient(headers=headers, timeout=PATIENCE, trust_env=False)

        async def move(game: Planted, client: httpx.AsyncClient = client, api: str = api) -> None:
            body = {"seq": game.seq, "move": game.move}
            try:
                answer = await client.post(f"{api}/games/{game.id}/moves", json=body)
            except httpx.HTTPError:
                # Killed before it could answer.
                return
            nursery.kill()
            assert answer.status_code == 200, answer.text
            acknowledged.append(game.id)

        async with client:
            await asyncio.gather(*(move(one) for one in games[AT_ONCE * n : AT_ONCE * (n + 1)]))
        await nursery.gone()
        with anyio.fail_after(PATIENCE):
            lives.append(await receiver.settled())
    return acknowledged, lives


async def _all_told(
    nursery: Nursery, receiver: Receiver, store: Store, least: int
) -> list[tuple[str, str]]:
    """What the receiver has got once a server that lives has told all: games and deliveries."""

    def told() -> list[tuple[str, str]]:
        read = [(msgspec.json.decode(one.body), one.headers) for one in receiver.got]
        assert {body["event"] for body, _ in read} <= {"your-turn"}
        return [(body["game"]["id"], headers[DELIVERY.lower()]) for body, headers in read]

    await nursery.born()
    with anyio.fail_after(PATIENCE):
        while len({game for game, _ in told()}) < least or await _debts(store):
            await anyio.sleep(0.2)
    # Whatever would come twice has time to come.
    await anyio.sleep(1.5)
    nursery.kill(signal.SIGTERM)
    await nursery.gone()
    return told()


async def _debts(store: Store) -> int:
    async with store.reading() as c:
        return len((await c.execute(select(owed.c.game))).all())


async def _awaited(store: Store, game: Planted) -> bool:
    """Whether the move was kept."""
    async with store.reading() as c:
        row = await read_game(c, game.id)
    assert row is not None
    assert row.lines in (game.seq, game.seq + 1)
    return row.lines > game.seq
