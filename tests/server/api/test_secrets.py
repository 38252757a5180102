"""No answer tells what a seat may not know: two positions that differ only in what it cannot see
are answered alike, to the byte.
"""

from typing import Any

import pytest

from aedilis.kernel.dice import stream
from tests.server.api.world import World

pytestmark = pytest.mark.anyio

WORDS: list[dict[str, Any]] = [
    {"think": "jack"},
    {"lead": "laborer"},
    {"lead": "patron", "with": ["temple"]},
    {"follow": "merchant"},
    {"lay": "foundry"},
    {"reveal": "road"},
    {"vote": "yes"},
    {"spend": 3},
]
"""Descriptions that may or may not be legal; each is refused, or not tried."""

GAMES = [
    {"game": "glory", "options": {"edition": "it2011"}},
    {"game": "glory", "options": {"edition": "fr2008"}},
    {"game": "republic", "options": {"scenario": "early"}},
]


async def answers(world: World, game: str, seq: int) -> list[tuple[str, int, bytes]]:
    """All that Anna can ask without changing anything."""
    params = ("format=codes&view=1&words=1", "format=text", "format=text&language=es")
    out: list[tuple[str, int, bytes]] = []

    async def ask(method: str, path: str, body: Any = None) -> None:
        answer = await world.ask(method, f"/games/{game}{path}", body)
        out.append((f"{method} {path} {body}", answer.status_code, answer.content))

    for one in params:
        await ask("GET", f"/table?{one}")
        await ask("GET", f"/look?{one}")
        await ask("GET", f"/log?{one.replace('&view=1&words=1', '')}")
    for path in ("", "/record", "/why", "/tell", "/tell?what=hand", "/tell?what=camp&rest=1"):
        await ask("GET", path)
    for path in ("/tell?what=card&rest=temple", "/tell?what=legend", "/statistics"):
        await ask("GET", path)
    state = await world.state(game)
    for name in ("prompt", "aside"):
        for code in [*state.get(name, {}).get("choices", []), 3]:
            body = {"done": [code], "aside": name == "aside"}
            await ask("POST", "/part", body)
            await ask("POST", "/part?format=codes&words=1", body)
    if "prompt" not in state:
        for words in WORDS:
            await ask("POST", "/moves", {"seq": seq, "words": words})
        for move in ([], [7], [262144], [1, 2, 3]):
            await ask("POST", "/moves", {"seq": seq, "move": move})
    return out


@pytest.mark.parametrize(
    "setting", GAMES, ids=lambda one: "-".join(map(str, one["options"].values()))
)
async def test_hidden_things_change_no_answer(world: World, setting: dict[str, Any]) -> None:
    made = await world.ask("POST", "/games", {**setting, "seats": ["me", "open", "open", "open"]})
    game = made.json()["id"]
    assert (await world.ask("POST", f"/games/{game}/join", who="Bert")).is_success
    assert (await world.ask("POST", f"/games/{game}/join", who="Carla")).is_success
    joined = await world.ask("POST", f"/games/{game}/join", who="owner")
    assert joined.is_success
    compared = 0
    for turn in range(40):
        state = await world.state(game)
        if turn % 8 == 7 or (turn > 30 and "prompt" in state and compared < 6):
            room = await world.service.rooms.room(game)
            table = room.table
            assert table is not None
            true = table.state
            before = await answers(world, game, state["seq"])
            for other in range(2):
                dealt = table.game.determinize(true, 0, stream(f"{turn}:{other}", "tests"))
                assert table.game.hash(dealt) != table.game.hash(true)
                table.state = dealt
                after = await answers(world, game, state["seq"])
                table.state = true
                for one, other_one in zip(after, before, strict=True):
                    assert one == other_one
            compared += 1
        if not await world.step(game, ("Anna", "Bert", "Carla", "owner")):
            break
    assert compared >= 4
