"""How long it takes to open a long game that is not in memory."""

import asyncio
import time
from typing import Any

import httpx

from aedilis.bots.registry import make_player
from aedilis.games import GAMES
from aedilis.kernel.table import Table

LINES = 2_000
SEATS = 5
COPIES = 4


def long_record(lines: int = LINES) -> bytes:
    """A game of senators with so many lines. They take back whatever they can and do it again, as
    people do who think at the table.
    """
    game = GAMES["republic"]
    for number in range(200):
        seed = f"bench {number}"
        names = [f"Senator {seat}" for seat in range(SEATS)]
        table = Table(game, {"scenario": "early-late"}, names, seed)
        players = [make_player("senator", game.name, seat, seed) for seat in range(SEATS)]
        while not table.state.over and len(table.entries) < lines:
            prompt = game.asked(table.state)[0]
            seat = prompt.seat
            move = players[seat].choose(game.view(table.state, seat), prompt)
            table.play(seat, move)
            if len(table.entries) + 2 <= lines and not table.why_no_undo(seat):
                table.undo(seat)
                table.play(seat, move)
        if not table.state.over:
            return b"".join(table.record.encoded())
    raise RuntimeError("no game was long enough")


def keep(url: str, token: str, record: bytes) -> list[str]:
    """Bring a record in several times; gives the games."""
    games: list[str] = []
    headers = {"authorization": f"Bearer {token}", "content-type": "application/x-ndjson"}
    with httpx.Client(base_url=f"{url}/api/v1", headers=headers, timeout=60) as http:
        for _ in range(COPIES):
            answer = http.post("/games/import", content=record)
            if not answer.is_success:
                raise SystemExit(f"import: {answer.status_code} {answer.text}")
            games.append(answer.json()["id"])
    return games


async def opened(url: str, token: str, games: list[str]) -> dict[str, Any]:
    """Milliseconds until the table of each game has come, none of which is in memory. The first one
    is opened by a server that has just started.
    """
    headers = {"authorization": f"Bearer {token}"}
    codes: list[float] = []
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", headers=headers, timeout=60) as http:
        for game in games:
            await asyncio.sleep(0.3)
            begun = time.perf_counter()
            answer = await http.get(f"/games/{game}/table", params={"format": "codes", "view": 1})
            codes.append((time.perf_counter() - begun) * 1000)
            answer.raise_for_status()
            assert answer.json()["seq"] >= LINES
    others = [round(one, 1) for one in codes[1:]]
    return {"first_ms": round(codes[0], 1), "others_ms": others, "slowest_ms": max(others)}
