"""Requests with anything in the place of a value: none is a fault of the server's, and each refusal
is one clear line in the reader's language.
"""

import json
from typing import Any

import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.text import LANGUAGES
from tests.odd.games import begun
from tests.odd.mutating import clear, mutations
from tests.server.api.records import spoilt_imports
from tests.server.api.world import World, problem
from tests.server.live.house import eventually

pytestmark = pytest.mark.anyio

TRIES = 60
"""So many ways to spoil a request are tried, drawn at random."""
JSON = {"content-type": "application/json"}


def bodies(seq: int, move: list[int], words: dict[str, Any]) -> dict[str, Any]:
    """A sound body for each kind of request, by method and path."""
    return {
        "POST moves": {"seq": seq, "words": words},
        "POST moves ": {"seq": seq, "move": move},
        "POST part": {"done": move[:1], "aside": False},
        "POST undo": {"seq": seq},
        "POST say": {"text": "Ave", "to": 1},
        "POST orders": {"window": "giving", "order": "never"},
        "POST stand-in": {"seat": 1, "bot": "greedy"},
        "POST join": {"seat": 1, "key": "key"},
        "POST fork": {"n": 1},
        "PUT note": {"text": "beware"},
    }


async def sound(world: World, world_game: str, game: str) -> dict[str, Any]:
    """Sound bodies for a game in which Anna is asked something."""
    room = await world.service.lobby.watched(world_game, None, None)
    # Who begins is up to the deal, and a bot takes its time.
    await eventually(lambda: GAMES[game].prompt(room.playing().state, 0) is not None)
    table = room.playing()
    prompt = GAMES[game].prompt(table.state, 0)
    assert prompt is not None
    move = [prompt.choices([])[0]]
    while more := prompt.choices(move):
        move.append(more[0])
    return bodies(len(table.entries), move, GAMES[game].words(table.state, 0, move))


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_no_request_with_anything_in_it_is_a_fault(world: World, game: str) -> None:
    if game == "glory":
        id_ = await world.new("random", private=False)
    else:
        made = {"game": "republic", "seats": ["me", "random", "random"]}
        id_ = (await world.ask("POST", "/games", made)).json()["id"]
    dice = stream("odd requests", game)
    for name, body in (await sound(world, id_, game)).items():
        method, _, path = name.strip().partition(" ")
        all_of_them = list(mutations(body))
        for n in range(min(TRIES, len(all_of_them))):
            place, odd = all_of_them.pop(dice.below(len(all_of_them)))
            headers = {**JSON, "accept-language": LANGUAGES[n % 4]}
            raw = json.dumps(odd).encode()
            answer = await world.ask(method, f"/games/{id_}/{path}", content=raw, headers=headers)
            where = (name, place, str(odd)[:200], answer.text[:300])
            assert answer.status_code < 500, where
            if answer.status_code >= 400:
                assert problem(answer) != "fault"
                assert not clear(answer.json()["text"]), (clear(answer.json()["text"]), where)


async def test_no_new_game_with_anything_in_it_is_a_fault(world: World) -> None:
    dice = stream("odd requests", "new")
    sound = {"game": "glory", "seats": ["me", "random"], "options": {"edition": "it2011"}}
    for spoilt in (sound, {**sound, "game": "republic", "options": {"scenario": "late"}}):
        all_of_them = list(mutations(spoilt))
        for n in range(TRIES):
            place, odd = all_of_them.pop(dice.below(len(all_of_them)))
            headers = {**JSON, "accept-language": LANGUAGES[n % 4]}
            raw = json.dumps(odd).encode()
            answer = await world.ask("POST", "/games", content=raw, headers=headers)
            where = (place, str(odd)[:200], answer.text[:300])
            assert answer.status_code < 500, where
            if answer.status_code >= 400:
                assert not clear(answer.json()["text"]), (clear(answer.json()["text"]), where)


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_no_import_with_anything_in_it_is_a_fault(world: World, game: str) -> None:
    lines = begun(game, 9)
    dice = stream("odd imports", game)
    async for answer, where in spoilt_imports(world, lines, range(len(lines)), dice, 2 * TRIES):
        assert answer.status_code == 201, where
