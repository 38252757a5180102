"""Finished games for the API, and their records, whole and spoilt."""

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import httpx

from aedilis.kernel.dice import Dice
from aedilis.kernel.text import LANGUAGES
from tests.odd.mutating import clear, mutations
from tests.server.api.world import World

LINES = {"content-type": "application/x-ndjson"}


async def finished(world: World) -> str:
    """A game of two that is over."""
    game = await world.together("Anna", "Bert")
    for _ in range(3000):
        if not await world.step(game, ("Anna", "Bert")):
            return game
    raise AssertionError("the game does not end")


async def record_of(world: World, game: str, who: str = "Anna") -> bytes:
    answer = await world.ask("GET", f"/games/{game}/record", who=who)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/x-ndjson"
    return answer.content


async def spoilt_imports(
    world: World, rows: Sequence[Any], places: Iterable[int], dice: Dice, tries: int
) -> AsyncIterator[tuple[httpx.Response, object]]:
    """Bring in records with one thing wrong in one of their rows, drawn at random; gives each
    answer that is not a refusal's, and what was wrong. None may be a fault, and each refusal is
    clear.
    """
    all_of_them = [(n, *one) for n in places for one in mutations(rows[n])]
    for n in range(tries):
        number, place, odd = all_of_them.pop(dice.below(len(all_of_them)))
        spoilt = [*rows[:number], odd, *rows[number + 1 :]]
        raw = b"\n".join(json.dumps(one).encode() for one in spoilt)
        headers = {**LINES, "accept-language": LANGUAGES[n % 4]}
        answer = await world.ask("POST", "/games/import", content=raw, headers=headers)
        where = (number, place, str(odd)[:200], answer.text[:300])
        assert answer.status_code < 500, where
        if answer.status_code >= 400:
            assert not clear(answer.json()["text"]), (clear(answer.json()["text"]), where)
        else:
            yield answer, where
