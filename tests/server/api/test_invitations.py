"""A seat that is held for somebody: for them alone, until they sit down or let it go."""

import asyncio
from typing import Any

import pytest

from aedilis.server.people import Person
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.personal import export_person
from tests.server.api.company import befriend, join_world
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(world: World) -> dict[str, Person]:
    there = await join_world(world, "Livia", "Marcus", "Gaia")
    await befriend(world, "Livia", "Marcus")
    return there


async def invite(world: World, game: str, name: str, who: str = "Livia", **more: Any) -> Any:
    body = {"name": name, **more}
    return await world.ask("POST", f"/games/{game}/invitations", body, who=who)


async def invited(world: World, who: str) -> list[str]:
    answer = await world.ask("GET", "/invitations", who=who)
    return [one["id"] for one in answer.json()["games"]]


async def test_a_seat_is_held_for_who_is_invited(world: World, people: dict[str, Person]) -> None:
    game = await world.new("open", "open", who="Livia", private=True)
    answer = await invite(world, game, "Marcus", seat=2)
    assert (answer.status_code, answer.json()) == (201, {"seat": 2})
    assert await invited(world, "Marcus") == [game]
    assert await invited(world, "Gaia") == []
    # Who is invited knows of the private table, and needs no key.
    card = (await world.ask("GET", f"/games/{game}", who="Marcus")).json()
    assert card["invited_to"] == 2
    assert "key" not in card
    mine = (await world.ask("GET", f"/games/{game}", who="Livia")).json()
    assert mine["seats"][2]["invited"] == "Marcus"
    key = mine["key"]
    theirs = (await world.ask("GET", f"/games/{game}", who="Gaia", params={"key": key})).json()
    assert theirs["seats"][2]["held"]
    assert "Marcus" not in str(theirs)
    taken = await world.ask("POST", f"/games/{game}/join", {"seat": 2, "key": key}, who="Gaia")
    assert problem(taken) == "seat-taken"
    assert (await world.ask("POST", f"/games/{game}/join", {"key": key}, who="Gaia")).json() == {
        "seat": 1
    }
    # A seat that is held is not taken: the game has not begun.
    assert (await world.ask("GET", f"/games/{game}", who="Gaia")).json()["status"] == "open"
    accepted = await world.ask("POST", f"/games/{game}/invitation", who="Marcus")
    assert accepted.json() == {"seat": 2}
    card = (await world.ask("GET", f"/games/{game}", who="Marcus")).json()
    assert (card["status"], card["my_seat"]) == ("running", 2)
    assert await invited(world, "Marcus") == []


async def test_who_declines_frees_the_seat(world: World, people: dict[str, Person]) -> None:
    game = await world.new("open", who="Livia")
    assert (await invite(world, game, "Marcus")).is_success
    assert problem(await invite(world, game, "Gaia")) == "no-open-seat"
    assert (await world.ask("DELETE", f"/games/{game}/invitation", who="Marcus")).status_code == 204
    assert await invited(world, "Marcus") == []
    again = await world.ask("DELETE", f"/games/{game}/invitation", who="Marcus")
    assert problem(again) == "no-invitation"
    assert (
        problem(await world.ask("POST", f"/games/{game}/invitation", who="Gaia")) == "no-invitation"
    )
    assert (await world.ask("POST", f"/games/{game}/join", who="Gaia")).is_success


async def test_the_host_opens_a_seat_again_or_begins_without_who_is_invited(
    world: World, people: dict[str, Person]
) -> None:
    game = await world.new("open", who="Livia")
    assert (await invite(world, game, "Marcus")).is_success
    await world.ask("PUT", f"/games/{game}/seats/1", {"bot": ""}, who="Livia")
    assert await invited(world, "Marcus") == []
    assert (await invite(world, game, "Marcus")).is_success
    assert (await world.ask("POST", f"/games/{game}/start", who="Livia")).is_success
    assert await invited(world, "Marcus") == []
    late = await world.ask("POST", f"/games/{game}/invitation", who="Marcus")
    assert problem(late) == "no-invitation"


async def test_whose_invitations_are_taken_is_a_setting(
    world: World, people: dict[str, Person]
) -> None:
    game = await world.new("open", "open", "open", who="Livia")
    assert problem(await invite(world, game, "Gaia")) == "cannot-invite"
    await world.ask("PUT", "/invitations", {"who": "anyone"}, who="Gaia")
    assert (await invite(world, game, "Gaia")).is_success
    assert problem(await invite(world, game, "Gaia")) == "invited-already"
    await world.ask("PUT", "/invitations", {"who": "nobody"}, who="Marcus")
    assert problem(await invite(world, game, "Marcus")) == "cannot-invite"
    assert problem(await invite(world, game, "Nobody")) == "no-account"
    assert problem(await invite(world, game, "Livia")) == "not-yourself"
    assert problem(await invite(world, game, "Livia", who="Gaia")) == "not-host"
    hidden = await world.new("open", who="Livia", private=True)
    assert problem(await invite(world, hidden, "Livia", who="Gaia")) == "no-game"


async def test_who_is_invited_is_owed_a_notice_once(
    world: World, people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []

    async def tell(person: int, notice: Any, **more: Any) -> None:
        told.append((person, notice))

    monkeypatch.setattr(world.service.notify.courier, "tell", tell)
    game = await world.new("open", "open", who="Livia", title="Ludi")
    assert (await invite(world, game, "Marcus")).is_success
    await world.service.rooms.settled() if hasattr(world.service.rooms, "settled") else None
    for _ in range(100):
        if told:
            break
        await asyncio.sleep(0.02)
    person, notice = told[0]
    assert person == people["Marcus"].id
    assert (notice.kind, notice.news, notice.who, notice.title) == (
        "seat",
        "invited",
        "Livia",
        "Ludi",
    )
    assert notice.url.endswith(f"/join/{game}")


async def test_an_account_that_is_deleted_frees_its_seat(
    world: World, people: dict[str, Person]
) -> None:
    game = await world.new("open", who="Livia")
    assert (await invite(world, game, "Marcus")).is_success
    store, marcus = world.service.store, people["Marcus"].id
    async with store.reading() as c:
        data = await export_person(c, marcus)
    assert data["invitations"] == [{"game": game, "seat": 1}]
    assert [one["name"] for one in data["friends"]] == ["Livia"]
    await store.writing(lambda c: delete_person(c, marcus))
    assert (await world.ask("POST", f"/games/{game}/join", who="Gaia")).is_success
