"""Finished games for the API, and their records."""

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
