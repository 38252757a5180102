"""Two processes serve one database and take moves of the same games: no line is lost or doubled,
and both tell those who watch within a second.
"""

import asyncio
import json
import signal
import time
from pathlib import Path
from typing import Any

import anyio
import pytest
from websockets.asyncio.client import connect

from aedilis.kernel.dice import stream
from tests.patience import PATIENCE
from tests.server.faults.load import holds, read
from tests.server.faults.serving import Process, Program, mine, tokens

pytestmark = pytest.mark.anyio

MOVES = 14
GAMES = 2


class Ear:
    """Hears of one game from one server, and notes when."""

    def __init__(self, server: Process, token: str, game: str) -> None:
        self.url = f"{server.api}/games/{game}/socket".replace("http", "ws", 1)
        self.token = token
        self.game = game
        self.heard: dict[int, float] = {}

    async def listen(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(self.url, additional_headers=headers, proxy=None) as connection:
            async for raw in connection:
                seq = json.loads(raw).get("seq", 0)
                for n in range(max(self.heard, default=0) + 1, seq + 1):
                    self.heard[n] = time.monotonic()

    async def hears(self, seq: int) -> float:
        """When it heard of so many lines."""
        with anyio.fail_after(PATIENCE):
            while seq not in self.heard:
                await anyio.sleep(0.005)
        return self.heard[seq]


async def test_two_processes_play_the_same_games(tmp_path: Path, database: str) -> None:
    anna, bert = await tokens(database, "Anna", "Bert")
    servers = [Process(tmp_path, database), Process(tmp_path, database)]
    listening: list[asyncio.Task[None]] = []
    try:
        for server in servers:
            await server.start()
        async with (
            Program(servers[0], anna) as a0,
            Program(servers[1], anna) as a1,
            Program(servers[0], bert) as b0,
            Program(servers[1], bert) as b1,
        ):
            games = [await a0.create("me", "open") for _ in range(GAMES)]
            for game in games:
                # Both rooms are in memory before the game begins.
                await a1.table(game)
                answer = await b1.client.post(f"/games/{game}/join", json={})
                assert answer.is_success, answer.text
            ears = [[Ear(servers[0], anna, game), Ear(servers[1], bert, game)] for game in games]
            listening = [asyncio.create_task(ear.listen()) for pair in ears for ear in pair]
            for pair in ears:
                for ear in pair:
                    await ear.hears(1)
            players = {0: [a0, a1], 1: [b0, b1]}
            late = [await play(game, players, pair) for game, pair in zip(games, ears, strict=True)]
            assert max(seconds for one in late for seconds in one) < 1.0
            await seats_too(games[0], a0, b1)
        kept = await read(database, games)
        for row, lines in kept.values():
            holds(row, lines)
            assert row.lines == len(lines) > MOVES
            keys = [line.key for line in lines if line.key is not None]
            # Besides, the bot may have moved while it stood in.
            assert len(keys) == len(set(keys)) == MOVES
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        for server in servers:
            server.end(signal.SIGKILL)


async def play(game: str, players: dict[int, list[Program]], ears: list[Ear]) -> list[float]:
    """Moves through both servers, at the same time and with the same or other keys; gives how long
    it took until each ear had heard of each.
    """
    dice = stream(game, "two")
    late = []
    for n in range(MOVES):
        at = n % 2
        table = await up_to_date(players, game, at, n + 1)
        seat = table["awaited"][0]
        programs = players[seat]
        table = await programs[at].table(game)
        assert mine(table)
        codes = await programs[at].compose(game, table, dice)
        assert codes is not None
        same = n % 3 == 0
        asked = [
            programs[at].move(game, n + 1, codes, f"k{n}"),
            programs[1 - at].move(game, n + 1, codes, f"k{n}" if same else f"other{n}"),
        ]
        answers = await asyncio.gather(*asked)
        done = time.monotonic()
        good = [one for one in answers if one.status_code == 200]
        assert all(one.json() == {"seq": n + 2} for one in good)
        if same:
            assert len(good) == 2, [one.text for one in answers]
        else:
            # Of two requests of their own one acts.
            assert len(good) == 1, [one.text for one in answers]
            assert {one.json()["error"] for one in answers if one not in good} == {"stale"}
        late += [await ear.hears(n + 2) - done for ear in ears]
    return late


async def up_to_date(
    players: dict[int, list[Program]], game: str, at: int, seq: int
) -> dict[str, Any]:
    """The table once a server knows of so many lines."""
    with anyio.fail_after(PATIENCE):
        while True:
            table: dict[str, Any] = await players[0][at].table(game)
            if table["seq"] >= seq:
                return table
            await anyio.sleep(0.01)


async def seats_too(game: str, one: Program, other: Program) -> None:
    """What becomes of a seat through one server is known to the other."""
    for bot in ("random", ""):
        body = {"seat": 1, "bot": bot}
        answer = await other.client.post(f"/games/{game}/stand-in", json=body)
        assert answer.is_success, answer.text
        with anyio.fail_after(PATIENCE):
            while True:
                table = await one.get(f"/games/{game}/table")
                if table["seats"][1].get("stand_in", "") == bot:
                    break
                await anyio.sleep(0.02)
