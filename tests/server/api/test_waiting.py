"""The games that wait for somebody, and public ones that are as somebody wants them."""

import time
from typing import Any

import pytest

from aedilis.server.lobby.waiting import Waiting, from_here
from aedilis.server.store.games import change_game, change_seat
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def waiting(world: World, who: str = "Anna", **query: Any) -> list[str]:
    answer = await world.ask("GET", "/waiting", who=who, params=query)
    assert answer.status_code == 200, answer.text
    return [one["id"] for one in answer.json()["games"]]


async def set_game(world: World, id_: str, **values: Any) -> None:
    async def work(c: Any) -> None:
        await change_game(c, id_, **values)

    await world.service.store.writing(work)
    await (await world.service.rooms.room(id_)).catch_up()


async def test_the_most_urgent_come_first(world: World) -> None:
    now = time.time()
    days = {"kind": "move", "seconds": 86_400}
    slow = await world.together("Anna", "Bert", clock=days)
    quick = await world.together("Anna", "Bert", clock={"kind": "move", "seconds": 600})
    bank = await world.together("Anna", "Bert", clock={"kind": "bank", "seconds": 1200})
    old = await world.together("Anna", "Bert")
    young = await world.together("Anna", "Bert")
    elsewhere = await world.together("Anna", "Bert")
    for id_, since in ((slow, now), (quick, now), (bank, now), (old, now - 9), (young, now - 5)):
        await set_game(world, id_, awaited=[0], since=since)
    await set_game(world, elsewhere, awaited=[1])
    assert await waiting(world) == [quick, bank, slow, old, young]
    assert await waiting(world, "Bert") == [elsewhere]
    assert await waiting(world, "Carla") == []
    assert problem(await world.ask("GET", "/waiting", who="nobody")) == "log-in"
    assert await waiting(world, after=bank) == [slow, old, young, quick, bank]
    assert await waiting(world, after=young) == [quick, bank, slow, old, young]
    assert await waiting(world, after=elsewhere) == [quick, bank, slow, old, young]
    told = (await world.ask("GET", "/waiting")).json()["games"]
    assert told[0]["seat"] == 0
    assert told[0]["until"] == pytest.approx(now + 600)
    assert "until" not in told[-1]


async def test_where_a_bot_plays_for_one_nothing_waits(world: World) -> None:
    game = await world.together("Anna", "Bert")
    await set_game(world, game, awaited=[0])

    async def work(c: Any) -> None:
        await change_seat(c, game, 0, stand_in="random")

    assert await waiting(world) == [game]
    await world.service.store.writing(work)
    assert await waiting(world) == []


def test_it_goes_round() -> None:
    found = [Waiting(id_, "glory", id_, 0, 0.0) for id_ in "abc"]
    orders = {after: "".join(one.id for one in from_here(found, after)) for after in "abcx"}
    assert orders == {"a": "bca", "b": "cab", "c": "abc", "x": "abc"}


async def test_public_games_are_found_by_what_they_are(world: World) -> None:
    glory = await world.new("open", "open", newcomers=True, language="it")
    es2011 = await world.new(
        "open", options={"edition": "es2011"}, clock={"kind": "move", "seconds": 300}
    )
    days = {"kind": "bank", "seconds": 86_400}
    body = {"game": "republic", "seats": ["me", "open", "open"], "clock": days, "language": "fr"}
    republic = (await world.ask("POST", "/games", body)).json()["id"]
    everything = {glory, es2011, republic}

    async def found(**query: Any) -> set[str]:
        answer = await world.ask("GET", "/games", who="nobody", params=query)
        assert answer.status_code == 200, answer.text
        return {one["id"] for one in answer.json()["games"]}

    assert await found() == everything
    assert await found(game="glory") == {glory, es2011}
    assert await found(game="glory", variant="es2011") == {es2011}
    assert await found(game="republic") == {republic}
    assert await found(pace="live") == {es2011}
    assert await found(pace="days") == {republic}
    assert await found(pace="none") == {glory}
    # Where nobody has named a language all are spoken.
    assert await found(spoken="it") == {glory, es2011}
    assert await found(newcomers=True) == {glory}
    assert await found(free=2) == {glory, republic}
    assert await found(free=3) == set()
    card = (await world.ask("GET", f"/games/{glory}")).json()
    assert (card["language"], card["newcomers"]) == ("it", True)
    for query in ({"pace": "slow"}, {"spoken": "la"}, {"free": 9}, {"game": "chess"}):
        answer = await world.ask("GET", "/games", params=query)
        assert problem(answer) == "bad-field"
