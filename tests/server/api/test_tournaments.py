"""Tournaments by the API: called, entered, led, looked at and refused."""

import pytest

from tests.server.api.tournaments import PLAN, call, enrol, win_all
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def test_a_tournament_is_called_entered_played_and_over(world: World) -> None:
    await enrol(world, "Livia", "Marcus", "Nero")
    id_ = await call(world)
    path = f"/tournaments/{id_}"
    for n, name in enumerate(("owner", "Livia", "Marcus", "Nero")):
        for _ in range(2):
            entered = await world.ask("POST", f"{path}/enter", {}, who=name)
            assert entered.json() == {"entrant": n}
    for who in ("nobody", "Livia"):
        (listed,) = (await world.ask("GET", "/tournaments", who=who)).json()["tournaments"]
        assert (listed["title"], listed["entered"], listed["most"]) == ("Ludi", 4, 32)
        assert "seed" not in listed
        assert ("key" in listed) == (who == "Livia")
    assert problem(await world.ask("POST", f"{path}/start", who="Livia")) == "not-organiser"
    assert (await world.ask("POST", f"{path}/start", who="owner")).status_code == 204
    shown = (await world.ask("GET", path, who="nobody")).json()
    assert shown["status"] == "running"
    tables = shown["rounds"][0]["tables"]
    assert sorted(seat["entrant"] for one in tables for seat in one["seats"]) == [0, 1, 2, 3]
    game = (await world.ask("GET", f"/games/{tables[0]['game']}", who="nobody")).json()
    assert (game["status"], game["title"]) == ("running", "Ludi · 1.1")
    await win_all(world, id_)
    await win_all(world, id_)
    shown = (await world.ask("GET", path, who="Nero")).json()
    assert (shown["status"], shown["round"]) == ("over", 2)
    assert [one["points"] for one in shown["standings"]] == [2, 1, 1, 0]
    assert sum(one.get("mine", False) for one in shown["standings"]) == 1
    assert shown["seed"]
    over = await world.ask("GET", "/tournaments", params={"which": "over"}, who="nobody")
    assert [one["id"] for one in over.json()["tournaments"]] == [id_]
    mine = await world.ask("GET", "/tournaments", params={"which": "mine"}, who="Marcus")
    assert [one["id"] for one in mine.json()["tournaments"]] == [id_]


async def test_the_organiser_replaces_removes_ends_the_round_and_calls_off(world: World) -> None:
    await enrol(world, "Livia", "Marcus", "Nero", "Octavia")
    id_ = await call(world)
    path = f"/tournaments/{id_}"
    for name in ("Livia", "Marcus", "Nero"):
        await world.ask("POST", f"{path}/enter", {}, who=name)
    for method, where, body, word in (
        ("PUT", "/entrants/0", {"name": "Octavia"}, "tournament-not-running"),
        ("POST", "/close-round", None, "tournament-not-running"),
        ("DELETE", "/entrants/7", None, "no-entrant"),
    ):
        answer = await world.ask(method, f"{path}{where}", body, who="owner")
        assert problem(answer) == word
    await world.ask("POST", f"{path}/start", who="owner")
    for method, where, body in (
        ("PUT", "/entrants/0", {"name": "Octavia"}),
        ("DELETE", "/entrants/0", None),
        ("POST", "/close-round", None),
        ("DELETE", "", None),
    ):
        answer = await world.ask(method, f"{path}{where}", body, who="Livia")
        assert problem(answer) == "not-organiser"
        answer = await world.ask(method, f"{path}{where}", body, who="owner")
        assert answer.status_code == 204, answer.text
    shown = (await world.ask("GET", path, who="Octavia")).json()
    assert (shown["status"], shown["round"], shown["me"]) == ("cancelled", 2, 0)
    assert shown["entrants"][0] == {"number": 0, "name": "Octavia", "mine": True, "out": True}
    assert [one["number"] for one in shown["rounds"]] == [2, 1]


async def test_it_takes_an_account(world: World) -> None:
    id_ = await call(world)
    assert problem(await world.ask("POST", "/tournaments", PLAN, who="Anna")) == "needs-account"
    answer = await world.ask("POST", f"/tournaments/{id_}/enter", {}, who="Anna")
    assert problem(answer) == "needs-account"
    answer = await world.ask("POST", f"/tournaments/{id_}/enter", {}, who="nobody")
    assert answer.status_code == 401


async def test_a_private_one_needs_its_key(world: World) -> None:
    await enrol(world, "Livia")
    id_ = await call(world, private=True)
    path = f"/tournaments/{id_}"
    key = (await world.ask("GET", path, who="owner")).json()["key"]
    assert (await world.ask("GET", "/tournaments", who="Livia")).json() == {"tournaments": []}
    for given in ("", "x", key[:-1]):
        answer = await world.ask("GET", path, who="Livia", params={"key": given})
        assert problem(answer) == "no-tournament"
        answer = await world.ask("POST", f"{path}/enter", {"key": given}, who="Livia")
        assert problem(answer) == "no-tournament"
    assert (await world.ask("GET", path, who="nobody", params={"key": key})).status_code == 200
    answer = await world.ask("POST", f"{path}/enter", {"key": key}, who="Livia")
    assert answer.json() == {"entrant": 0}
    assert (await world.ask("GET", path, who="Livia")).status_code == 200


async def test_a_call_that_is_sent_again_calls_one(world: World) -> None:
    headers = {"idempotency-key": "once"}
    answers = [
        await world.ask("POST", "/tournaments", PLAN, who="owner", headers=headers)
        for _ in range(2)
    ]
    assert answers[0].json() == answers[1].json()
    assert len((await world.ask("GET", "/tournaments")).json()["tournaments"]) == 1


@pytest.mark.parametrize(
    "plan",
    [
        {"kind": "cup"},
        {"game": "chess"},
        {"size": 1},
        {"size": 6},
        {"rounds": 0},
        {"most": 1},
        {"closes": -1},
        {"closes": 1.0},
        {"kind": "knockout", "best": 2},
        {"options": {"nothing": True}},
        {"nonsense": 1},
    ],
)
async def test_what_cannot_be_is_refused(world: World, plan: dict[str, object]) -> None:
    answer = await world.ask("POST", "/tournaments", {**PLAN, **plan}, who="owner")
    assert answer.status_code == 422
    assert problem(answer) == "bad-field"
