"""Where a finished game was decided: told to all who may see it, worked out once, and only once the
game is over.
"""

import asyncio

import pytest

from aedilis.bots import review as reviewing
from aedilis.server.live import reviews
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def over(world: World) -> str:
    """A game that two bots of ours have played to its end."""
    game = await world.together("Anna", "Bert")
    for _ in range(3000):
        if not await world.step(game, ("Anna", "Bert")):
            return game
    raise AssertionError("it has not ended")


async def test_a_finished_game_is_reviewed_once_for_all(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def counted(game: object, record: object) -> list[reviewing.Turning]:
        looked.append(1)
        return reviewing.review(game, record, 3, "greedy")  # type: ignore[arg-type]

    monkeypatch.setattr(reviews, "review", counted)
    game = await over(world)
    path = f"/games/{game}/review"
    asked = [world.ask("GET", path, who=who) for who in ("Anna", "Bert", "Carla")]
    first, second, spectator = await asyncio.gather(*asked)
    assert first.status_code == 200, first.text
    turnings = first.json()["turnings"]
    assert turnings == second.json()["turnings"] == spectator.json()["turnings"]
    assert 1 <= len(turnings) <= 3
    assert len(looked) == 1
    seq = (await world.state(game))["seq"]
    for one in turnings:
        assert 0 < one["n"] < seq
        assert one["played"]
        assert len(one["before"]) == len(one["after"]) == 2
        # The line that it names can be looked back to.
        at = await world.ask("GET", f"/games/{game}/look", params={"n": one["n"]})
        assert at.json()["shown"] == one["n"]
    spanish = (await world.ask("GET", path, params={"language": "es"})).json()["turnings"]
    assert [one["n"] for one in spanish] == [one["n"] for one in turnings]
    assert spanish[0]["played"] != turnings[0]["played"]


async def test_a_running_game_is_not_reviewed(world: World) -> None:
    game = await world.together("Anna", "Bert")
    assert problem(await world.ask("GET", f"/games/{game}/review")) == "not-over"
