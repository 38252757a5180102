"""Reports: by exactly those who can see it, told to those who look after the server alone."""

from itertools import product
from typing import Any

import httpx
import pytest

from aedilis.server.people import Person
from aedilis.server.store import watch
from tests.server.api.company import join_world
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(world: World) -> dict[str, Person]:
    there = await join_world(world, "Livia", "Marcus", "Gaia", "Custos")
    await grant(world, there["Custos"].id)
    return there


async def grant(world: World, id_: int) -> None:
    assert await world.service.store.writing(lambda c: watch.set_admin(c, id_, True))


async def report(world: World, who: str, **what: Any) -> httpx.Response:
    return await world.ask("POST", "/reports", {"reason": "It is rude.", **what}, who=who)


async def reports(world: World, **query: Any) -> list[dict[str, Any]]:
    answer = await world.ask("GET", "/admin/reports", who="Custos", params=query)
    found: list[dict[str, Any]] = answer.json()["reports"]
    return found


async def say(world: World, game: str, who: str, text: str, to: int | None = None) -> int:
    body = {"text": text, "to": to}
    assert (await world.ask("POST", f"/games/{game}/say", body, who=who)).is_success
    lines = (await world.ask("GET", f"/games/{game}/chat", who=who)).json()["lines"]
    return int(lines[-1]["id"])


async def test_a_line_can_be_reported_by_who_may_hear_it(
    world: World, people: dict[str, Person]
) -> None:
    world.service.limits.reports.amount = 1000
    game = await world.together("Livia", "Marcus", "Anna", private_chat=True)
    lines = {await say(world, game, "Anna", f"to {to}", to): to for to in (None, 0, 1)}
    nowhere = max(lines) + 5
    for who, line in product(("Livia", "Marcus", "Gaia"), [*lines, nowhere]):
        heard = (await world.ask("GET", f"/games/{game}/chat", who=who)).json()["lines"]
        answer = await report(world, who, matter="chat", game=game, line=line)
        assert answer.is_success == (line in [one["id"] for one in heard]), (who, line)
        if not answer.is_success:
            assert problem(answer) == "no-line"
    told = await reports(world)
    # All that stands there is what was reported.
    assert {one["text"] for one in told} == {"to None", "to 0", "to 1"}
    assert {one["about_name"] for one in told} == {"Anna bot"}
    assert problem(await report(world, "nobody", matter="chat", game=game, line=1)) == "log-in"


async def test_a_private_table_is_reported_by_who_knows_of_it(
    world: World, people: dict[str, Person]
) -> None:
    game = await world.new("open", who="Livia", private=True, title="Arcanum")
    assert problem(await report(world, "Gaia", matter="table", game=game)) == "no-game"
    assert problem(await report(world, "Gaia", matter="name", game=game, seat=0)) == "no-game"
    key = (await world.ask("GET", f"/games/{game}", who="Livia")).json()["key"]
    assert (await report(world, "Gaia", matter="table", game=game, key=key)).status_code == 201
    assert (await report(world, "Gaia", matter="name", game=game, seat=0, key=key)).is_success
    assert (await report(world, "Gaia", matter="name", name="Marcus")).is_success
    assert [one["text"] for one in await reports(world)] == ["Marcus", "Livia", "Arcanum"]
    assert problem(await report(world, "Gaia", matter="name", name="Gaia")) == "not-yourself"
    assert problem(await report(world, "Gaia", matter="name", name="Nemo")) == "no-account"
    for wrong in ({"matter": "mood"}, {"matter": "chat", "game": game, "key": key}):
        assert problem(await report(world, "Gaia", **wrong)) == "bad-field"
    assert problem(await report(world, "Gaia", matter="name", name="Livia", reason=" ")) == "empty"


async def test_the_same_report_is_taken_once_and_not_too_many(
    world: World, people: dict[str, Person]
) -> None:
    first = (await report(world, "Gaia", matter="name", name="Marcus")).json()
    assert (await report(world, "Gaia", matter="name", name="Marcus")).json() == first
    assert (await report(world, "Livia", matter="name", name="Marcus")).json() != first
    mine = (await world.ask("GET", "/reports", who="Gaia")).json()["reports"]
    assert [(one["matter"], one["handled"]) for one in mine] == [("name", None)]
    for _ in range(14):
        answer = await report(world, "Gaia", matter="name", name="Livia")
    assert problem(answer) == "too-fast"
    number = first["report"]
    done = await world.ask(
        "POST", f"/admin/reports/{number}/handled", {"note": "spoke to him"}, who="Custos"
    )
    assert done.status_code == 204
    assert number not in [one["id"] for one in await reports(world)]
    (handled,) = await reports(world, state="handled")
    assert (handled["id"], handled["note"]) == (number, "spoke to him")
    again = await world.ask("POST", f"/admin/reports/{number}/handled", {}, who="Custos")
    assert problem(again) == "no-report"
    mine = (await world.ask("GET", "/reports", who="Gaia")).json()["reports"]
    assert mine[0]["handled"] is not None
    assert "spoke to him" not in str(mine)


ADMIN = [
    ("GET", "/admin/reports", None),
    ("POST", "/admin/reports/1/handled", {}),
    ("GET", "/admin/people", None),
    ("PUT", "/admin/people/1/suspension", {"reason": "x"}),
    ("DELETE", "/admin/people/1/suspension", None),
    ("DELETE", "/admin/people/1/sessions", None),
    ("PUT", "/admin/people/1/name", {"name": "Nemo"}),
    ("GET", "/admin/games", None),
    ("DELETE", "/admin/games/AAAAAAAAAAAA", None),
    ("GET", "/admin/acts", None),
]


async def test_for_others_there_is_nothing(world: World, people: dict[str, Person]) -> None:
    await grant(world, world.owner.id)
    for method, path, body in ADMIN:
        # A bot of an admin is none.
        for who in ("nobody", "Livia", "Anna"):
            answer = await world.ask(method, path, body, who=who)
            assert (answer.status_code, problem(answer)) == (404, "no-such-path"), (who, path)
        assert (await world.ask(method, path, {"bad": 1}, who="Livia")).status_code == 404
    told = {f"{method} {path}" for method, path, _ in ADMIN}
    there = (await world.ask("GET", "/openapi.json", who="nobody")).json()["paths"]
    count = sum(len(methods) for path, methods in there.items() if path.startswith("/admin/"))
    assert count == len(told)


async def test_who_is_suspended_makes_joins_and_says_nothing(
    world: World, people: dict[str, Person]
) -> None:
    game = await world.together("Livia", "Marcus", private_chat=True)
    table = await world.new("open", "open", who="Gaia")
    id_ = people["Marcus"].id
    path = f"/admin/people/{id_}/suspension"
    done = await world.ask("PUT", path, {"reason": "threats", "days": 7}, who="Custos")
    assert done.status_code == 204

    async def tries() -> list[str]:
        new = {"game": "glory", "seats": ["me", "random"]}
        answers = [
            await world.ask("POST", "/games", new, who="Marcus"),
            await world.ask("POST", f"/games/{table}/join", who="Marcus"),
            await world.ask("POST", f"/games/{game}/say", {"text": "ave"}, who="Marcus"),
            await world.ask("POST", "/friends", {"name": "Livia"}, who="Marcus"),
        ]
        return ["" if one.is_success else problem(one) for one in answers]

    assert await tries() == ["suspended"] * 4
    # He reads, and has his data.
    assert (await world.ask("GET", f"/games/{game}/table", who="Marcus")).is_success
    (found,) = (
        await world.ask("GET", "/admin/people", who="Custos", params={"name": "marc"})
    ).json()["people"]
    assert (found["name"], found["why"]) == ("Marcus", "threats")
    assert (await world.ask("DELETE", path, who="Custos")).status_code == 204
    assert problem(await world.ask("DELETE", path, who="Custos")) == "not-suspended"
    assert await tries() == [""] * 4


async def test_the_bots_of_who_is_suspended_are_suspended_with_him(world: World) -> None:
    await world.service.store.writing(
        lambda c: watch.set_suspended(c, world.owner.id, watch.FOR_GOOD, "spam")
    )
    answer = await world.ask("POST", "/games", {"game": "glory", "seats": ["me", "random"]})
    assert problem(answer) == "suspended"


async def test_each_act_is_written_down(world: World, people: dict[str, Person]) -> None:
    game = await world.together("Marcus", "Livia", title="The table of Marcus")
    await say(world, game, "Marcus", "ave")
    id_ = people["Marcus"].id
    renamed = await world.ask("PUT", f"/admin/people/{id_}/name", {"name": "Quintus"}, who="Custos")
    assert renamed.status_code == 204
    card = (await world.ask("GET", f"/games/{game}", who="Livia")).json()
    assert [one["name"] for one in card["seats"]] == ["Quintus", "Livia"]
    table = (await world.ask("GET", f"/games/{game}/table", who="Livia")).text
    chat = (await world.ask("GET", f"/games/{game}/chat", who="Livia")).text
    assert "Marcus" not in str(card) + table + chat
    taken = await world.ask("PUT", f"/admin/people/{id_}/name", {"name": "Livia"}, who="Custos")
    assert problem(taken) == "name-taken"
    await world.ask("PUT", f"/admin/people/{id_}/suspension", {"reason": "spam"}, who="Custos")
    assert (await world.ask("DELETE", f"/admin/people/{id_}/sessions", who="Custos")).is_success
    assert problem(await world.ask("GET", "/me", who="Marcus")) == "log-in"
    room = (await world.ask("GET", "/admin/games", who="Custos")).json()
    assert [one["id"] for one in room["games"]] == [game]
    assert (await world.ask("DELETE", f"/admin/games/{game}", who="Custos")).status_code == 204
    assert problem(await world.ask("GET", f"/games/{game}", who="Livia")) == "no-game"
    assert problem(await world.ask("DELETE", f"/admin/games/{game}", who="Custos")) == "no-game"
    acts = (await world.ask("GET", "/admin/acts", who="Custos")).json()["acts"]
    assert [one["act"] for one in acts] == ["drop-game", "sessions", "suspend", "rename"]
    assert {one["admin_name"] for one in acts} == {"Custos"}
    assert {one["about_name"] for one in acts} == {"Quintus"}
    assert acts[2]["text"] == "spam"


async def test_an_admin_is_not_touched_by_an_admin(world: World, people: dict[str, Person]) -> None:
    await grant(world, people["Gaia"].id)
    reason = {"reason": "x"}
    for name, word in (("Gaia", "is-admin"), ("Custos", "not-yourself")):
        path = f"/admin/people/{people[name].id}"
        for method, end, body in (
            ("PUT", "suspension", reason),
            ("DELETE", "sessions", None),
            ("PUT", "name", {"name": "Nemo"}),
        ):
            answer = await world.ask(method, f"{path}/{end}", body, who="Custos")
            assert problem(answer) == word
