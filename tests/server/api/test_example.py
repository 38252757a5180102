"""The example bot plays a whole game against the server's own bots, as a program of its own."""

import asyncio
import sys
import time
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tests.patience import PATIENCE
from tests.server.api.serving import serving
from tests.server.api.world import World

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[3] / "examples" / "greedy_http.py"


async def run(url: str, token: str, *arguments: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        "--url",
        url,
        *arguments,
        env={"AEDILIS_TOKEN": token},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate()
    except TimeoutError:
        process.kill()
        out, err = await process.communicate()
        pytest.fail(f"the bot does not come to an end:\n{out.decode()}\n{err.decode()}")
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def test_it_makes_a_game_and_plays_it_to_the_end(world: World, url: str) -> None:
    code, out, err = await run(url, world.tokens["Anna"], "--new", "glory")
    assert (code, err) == (0, "")
    first, last = out.splitlines()
    game = first.removeprefix("game ")
    card = (await world.ask("GET", f"/games/{game}")).json()
    assert card["status"] == "over"
    assert [one["kind"] for one in card["seats"]] == ["person", "bot", "bot"]
    assert last == f"over: {card['ending']} after {card['lines']} lines"
    log = await world.ask("GET", f"/games/{game}/log", params={"format": "codes", "limit": 1000})
    own = [line["move"] for line in log.json()["lines"] if line["seat"] == 0]
    assert any("lay" in move for move in own)


async def test_it_sits_down_at_a_private_table(world: World, url: str) -> None:
    body = {"game": "glory", "seats": ["random", "open", "greedy"], "private": True}
    made = (await world.ask("POST", "/games", body, who="Bert")).json()
    game, key = made["id"], made["key"]
    code, out, err = await run(url, world.tokens["Anna"], f"--game={game}", f"--key={key}")
    assert (code, err) == (0, "")
    assert out.startswith(f"game {game}\nover: ")


async def test_it_says_why_it_cannot_play(world: World, url: str) -> None:
    code, _, err = await run(url, "aedilis_forged", "--new", "glory")
    assert code == 1
    assert "401" in err
    code, _, err = await run(url, world.tokens["Anna"], "--game", "nosuchgame")
    assert code == 1
    assert "404" in err
    assert "Traceback" not in err


class Troubled:
    """A server that is busy, away, or hangs up, before it does what it is asked for."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.streams: list[float] = []
        self.last = Response("x", 403)
        self.app = Starlette(
            routes=[
                Route("/api/v1/games", self.make, methods=["POST"]),
                Route("/api/v1/games/g/stream", self.stream),
                Route("/api/v1/games/g", self.card),
            ]
        )

    async def make(self, request: Request) -> Response:
        self.keys.append(request.headers["idempotency-key"])
        if len(self.keys) < 3:
            return Response(status_code=503, headers={"retry-after": "0"})
        return JSONResponse({"id": "g", "my_seat": 0}, 201)

    async def stream(self, request: Request) -> Response:
        self.streams.append(time.monotonic())
        told = 'data: {"game": "g", "seq": 1, "awaited": [1], "status": "running"}\n\n'
        answers = {
            1: Response(status_code=429, headers={"retry-after": "0"}),
            2: Response(status_code=502),
            3: Response(told, media_type="text/event-stream"),
        }
        return answers.get(len(self.streams), self.last)

    async def card(self, request: Request) -> Response:
        return JSONResponse({"status": "over", "ending": "forum", "lines": 2})


async def test_it_comes_again_to_a_server_in_trouble_and_not_at_once() -> None:
    server = Troubled()
    over = 'data: {"game": "g", "seq": 2, "awaited": [], "status": "over"}\n\n'
    server.last = Response(over, media_type="text/event-stream")
    async with serving(server.app) as url:
        code, out, err = await run(url, "token", "--new", "glory")
    assert (code, err) == (0, "")
    assert out == "game g\nover: forum after 2 lines\n"
    assert len(server.keys) == 3
    assert len(set(server.keys)) == 1
    assert len(server.streams) == 4
    pauses = [b - a for a, b in zip(server.streams, server.streams[1:], strict=False)]
    # It waits as long as it is told to; and where nothing is told, a second.
    assert pauses[0] < 0.9
    assert min(pauses[1:]) >= 0.9


async def test_it_says_why_it_may_not_listen() -> None:
    server = Troubled()
    async with serving(server.app) as url:
        code, out, err = await run(url, "token", "--new", "glory")
    assert (code, out) == (1, "game g\n")
    assert "403" in err
    assert "Traceback" not in err
