"""Leaving and coming back over the API: resigning, ending a game, seats that change hands."""

from typing import Any

import pytest

from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def card(world: World, game: str, who: str = "Anna", **params: Any) -> dict[str, Any]:
    answer = await world.ask("GET", f"/games/{game}", who=who, params=params)
    found: dict[str, Any] = answer.json()
    return found


async def test_a_program_resigns_and_another_takes_the_seat_by_its_link(world: World) -> None:
    game = await world.together("Anna", "Bert", private=True)
    assert (await world.ask("POST", f"/games/{game}/resign", who="Bert")).status_code == 204
    again = await world.ask("POST", f"/games/{game}/resign", who="Bert")
    assert problem(again) == "not-seated"
    offer = f"/games/{game}/seats/1/offer"
    assert (await world.ask("PUT", offer, {"way": "link"})).status_code == 204
    table = (await world.ask("GET", f"/games/{game}/table")).json()
    assert table["notes"][0]["text"] == "Bert bot has resigned."
    key = table["seats"][1]["key"]
    assert problem(await world.ask("GET", f"/games/{game}", who="Carla")) == "no-game"
    assert (await card(world, game, "Carla", key=key))["free"] == [1]
    joined = await world.ask("POST", f"/games/{game}/join", {"key": key}, who="Carla")
    assert joined.json() == {"seat": 1}
    # What the seat sees, and no more.
    state = await world.state(game, "Carla", view=1)
    assert state["viewer"] == 1
    assert state["view"]["seat"] == 1
    assert problem(await world.ask("PUT", offer, {"way": "link"})) == "not-away"


async def test_programs_end_a_game_that_they_play_alone_together(world: World) -> None:
    game = await world.together("Anna", "Bert")
    path = f"/games/{game}/end"
    assert problem(await world.ask("POST", path, {"answer": "agree"})) == "no-proposal"
    assert problem(await world.ask("POST", path, {"answer": "perhaps"})) == "bad-field"
    assert (await world.ask("POST", path, {"answer": "propose"})).status_code == 204
    table = (await world.ask("GET", f"/games/{game}/table", who="Bert")).json()
    assert table["ending"] == {"by": 0, "asked": [0, 1], "agreed": [0]}
    assert (await card(world, game))["status"] == "running"
    assert (await world.ask("POST", path, {"answer": "agree"}, who="Bert")).status_code == 204
    found = await card(world, game)
    assert (found["status"], found["ending"]) == ("over", "agreed")
    state = await world.state(game, "Bert")
    assert (state["status"], state["awaited"]) == ("over", [])
    assert "prompt" not in state
    record = await world.ask("GET", f"/games/{game}/record", who="nobody")
    assert record.status_code == 200
    assert '"commitment"' in record.text
    looked = await world.ask("GET", f"/games/{game}/look", who="nobody", params={"n": 1, "seat": 1})
    assert looked.status_code == 200
    assert problem(await world.ask("POST", f"/games/{game}/resign")) == "not-running"


async def test_a_person_alone_among_programs_ends_the_game(world: World) -> None:
    game = await world.new("open", who="owner")
    await world.ask("POST", f"/games/{game}/join", who="Anna")
    path = f"/games/{game}/end"
    # A program may propose it, and the person decides.
    assert (await world.ask("POST", path, {"answer": "propose"})).status_code == 204
    table = (await world.ask("GET", f"/games/{game}/table", who="owner")).json()
    assert table["ending"] == {"by": 1, "asked": [0], "agreed": []}
    assert (await world.ask("POST", path, {"answer": "agree"}, who="owner")).status_code == 204
    assert (await card(world, game))["status"] == "over"


async def test_a_host_frees_seats_before_the_start(world: World) -> None:
    game = await world.new("open", "random", "open")
    await world.ask("POST", f"/games/{game}/join", {"seat": 1}, who="Bert")
    path = f"/games/{game}/seats"
    assert problem(await world.ask("DELETE", f"{path}/2", who="Bert")) == "not-host"
    for seat in (1, 2):
        assert (await world.ask("DELETE", f"{path}/{seat}")).status_code == 204
    found = await card(world, game)
    assert [one["kind"] for one in found["seats"]] == ["person", "open", "open", "open"]
    assert problem(await world.ask("POST", f"/games/{game}/join", who="Bert")) == "removed"
    assert (await world.ask("POST", f"/games/{game}/start")).status_code == 204
    assert problem(await world.ask("DELETE", f"{path}/1")) == "not-open"
