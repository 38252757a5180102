"""The example bot plays a whole game against the server's own bots, as a program of its own."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.api.world import World

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[3] / "examples" / "greedy_http.py"
PATIENCE = 90.0


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
    code, out, err = await run(url, world.tokens["Anna"], "--game", game, "--key", key)
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
