"""What the others have done since one's own last move, for programs."""

import pytest

from tests.server.api.world import World

pytestmark = pytest.mark.anyio


async def test_it_begins_after_ones_own_last_move(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(14):
        await world.step(game, ("Anna", "Bert"))
    room = await world.service.rooms.room(game)
    assert room.table is not None
    entries = room.table.entries
    for seat, who in enumerate(("Anna", "Bert")):
        told = (await world.ask("GET", f"/games/{game}/since", who=who)).json()
        own = max(one.line.n for one in entries if one.line.seat == seat)
        assert told["seq"] == len(entries)
        assert told["since"] == own + 1
        assert all(one["n"] > own for one in told["happened"])
        table = (await world.ask("GET", f"/games/{game}/table", who=who)).json()
        assert table["since"] == own + 1


async def test_the_weightiest_come_first_in_the_words_of_the_log(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(30):
        await world.step(game, ("Anna", "Bert"))
    for who in ("Anna", "Bert", "nobody"):
        path = f"/games/{game}/since"
        told = (await world.ask("GET", path, who=who, params={"since": 1})).json()
        weights = [one["weight"] for one in told["happened"]]
        assert len(weights) == 6
        assert weights == sorted(weights, reverse=True)
        assert told["more"] > 0
        log = (await world.ask("GET", f"/games/{game}/log", who=who)).json()["lines"]
        for one in told["happened"]:
            line = log[one["n"]]
            at = line["lines"].index(one["line"])
            assert line["weights"][at] == one["weight"]
            assert line["signs"][at] == one["sign"]


async def test_who_watches_says_since_when(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(8):
        await world.step(game, ("Anna", "Bert"))
    path = f"/games/{game}/since"
    told = (await world.ask("GET", path, who="nobody", params={"since": 9})).json()
    assert (told["since"], told["happened"], told["more"]) == (9, [], 0)
    bad = await world.ask("GET", path, who="nobody", params={"limit": 0})
    assert bad.status_code == 422
    assert "limit" in bad.text
