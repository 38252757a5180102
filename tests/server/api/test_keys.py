"""What a request makes is made once for each idempotency key, by whichever process and whenever."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec
import pytest
from sqlalchemy import func, select, update

from aedilis.server.api.routing import operations
from aedilis.server.app import make_app
from aedilis.server.store import idempotency as once
from aedilis.server.store.schema import games, requests
from tests.server.api.records import LINES, finished, record_of
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio

NEW = {"game": "glory", "seats": ["me", "open"], "title": "Foro"}


def keyed(key: str = "one") -> dict[str, str]:
    return {"idempotency-key": key}


async def count(world: World, table: Any = games) -> int:
    async with world.service.store.reading() as c:
        return int((await c.execute(select(func.count()).select_from(table))).scalar_one())


@asynccontextmanager
async def another(world: World) -> AsyncIterator[World]:
    """Another process on the same database."""
    app = make_app(world.service.settings)
    async with app.router.lifespan_context(app):
        app.state.service.bot_pause = 0
        other = World(app, world.owner, world.tokens, world.session)
        try:
            yield other
        finally:
            for client in other.clients.values():
                await client.aclose()


MADE: Final = {
    "/games", "/games/{game}/fork", "/games/import", "/bots", "/bots/{bot}/tokens", "/tournaments",
    "/lessons/{lesson}/leave",
}  # fmt: skip
ONCE_IN_ANY_CASE: Final = {
    # Nobody is invited to a table twice.
    "/games/{game}/invitations",
    # The same again, while it is open, is the same report.
    "/reports",
}


def test_every_operation_that_makes_something_takes_a_key() -> None:
    made = {one.path: one.keyed for one in operations if (one.method, one.status) == ("POST", 201)}
    assert set(made) == MADE | ONCE_IN_ANY_CASE
    assert {path for path, keyed in made.items() if keyed} == MADE


async def test_a_game_is_made_once_and_answered_alike(world: World) -> None:
    first = await world.ask("POST", "/games", NEW, headers=keyed())
    assert first.status_code == 201
    id_ = first.json()["id"]
    # What has become of it since changes nothing.
    assert (await world.ask("POST", f"/games/{id_}/join", who="Bert")).status_code == 200
    again = await world.ask("POST", "/games", NEW, headers=keyed())
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert again.headers["content-type"] == "application/json"
    assert again.headers["cache-control"] == "no-store"
    assert await count(world) == 1
    # Another key, another person and no key are other requests.
    for who, headers in (("Anna", keyed("two")), ("Bert", keyed()), ("Anna", {}), ("Anna", {})):
        made = await world.ask("POST", "/games", NEW, who=who, headers=headers)
        assert made.status_code == 201
    assert await count(world) == 5


async def test_the_same_key_for_something_else_is_refused(world: World) -> None:
    await world.ask("POST", "/games", NEW, headers=keyed())
    for other in ({**NEW, "title": "Other"}, {**NEW, "seats": ["open", "me"]}):
        answer = await world.ask("POST", "/games", other, headers=keyed())
        assert answer.status_code == 422
        assert problem(answer) == "key-used"
    # A body is the same however it is written.
    raw = b'{ "title": "Foro", "seats": ["me", "open"], "game": "glory" }'
    headers = {**keyed(), "content-type": "application/json"}
    assert (await world.ask("POST", "/games", content=raw, headers=headers)).status_code == 201
    assert await count(world) == 1
    for bad in ("", "x" * 49, "a b"):
        answer = await world.ask("POST", "/games", NEW, headers=keyed(bad))
        assert answer.status_code == 422, bad
        assert problem(answer) == "bad-field"


async def test_what_was_refused_has_made_nothing_and_may_come_again(world: World) -> None:
    world.service.settings = msgspec.structs.replace(world.service.settings, open_games_a_person=1)
    first = await world.ask("POST", "/games", NEW, headers=keyed())
    assert problem(await world.ask("POST", "/games", NEW, headers=keyed("two"))) == "too-many-games"
    # One that has acted is not refused for what it has made itself.
    assert (await world.ask("POST", "/games", NEW, headers=keyed())).content == first.content
    await world.ask("DELETE", f"/games/{first.json()['id']}")
    assert (await world.ask("POST", "/games", NEW, headers=keyed("two"))).status_code == 201
    # What was made and is gone is not made again.
    assert (await world.ask("POST", "/games", NEW, headers=keyed())).content == first.content
    assert await count(world) == 1


async def test_of_many_at_once_in_two_processes_one_acts(world: World) -> None:
    async with another(world) as other:
        asked = [
            one.ask("POST", "/games", {**NEW, "seats": ["me", "greedy"]}, headers=keyed())
            for one in (world, other) * 4
        ]
        answers = await asyncio.gather(*asked)
        assert {one.status_code for one in answers} == {201}
        assert len({one.content for one in answers}) == 1
        assert answers[0].json()["status"] == "running"
    assert await count(world) == 1
    # And one that comes after a restart has the same answer.
    async with another(world) as later:
        body = {**NEW, "seats": ["me", "greedy"]}
        again = await later.ask("POST", "/games", body, headers=keyed())
        assert again.content == answers[0].content


async def test_a_game_that_was_cut_off_while_it_was_made_is_finished(world: World) -> None:
    """The process has gone after the game was kept, and before it was dealt and answered."""
    lobby, begun = world.service.lobby, world.service.lobby._begin

    async def gone(room: Any) -> None:
        raise ConnectionError

    body = {**NEW, "seats": ["me", "greedy"]}
    lobby._begin = gone  # type: ignore[method-assign]
    assert (await world.ask("POST", "/games", body, headers=keyed())).status_code == 500
    lobby._begin = begun  # type: ignore[method-assign]
    answer = await world.ask("POST", "/games", body, headers=keyed())
    assert (answer.status_code, answer.json()["status"]) == (201, "running")
    assert await count(world) == 1


async def test_a_sandbox_is_made_once(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(3):
        await world.step(game, ("Anna", "Bert"))
    path = f"/games/{game}/fork"
    first = await world.ask("POST", path, {"n": 2}, headers=keyed())
    assert first.status_code == 201
    async with another(world) as other:
        again = await other.ask("POST", path, {"n": 2}, headers=keyed())
    assert (again.status_code, again.json()) == (201, first.json())
    assert problem(await world.ask("POST", path, {"n": 3}, headers=keyed())) == "key-used"
    assert await count(world) == 2
    without = [await world.ask("POST", path, {"n": 2}) for _ in range(2)]
    assert len({one.json()["id"] for one in without}) == 2


async def test_a_record_is_brought_in_once(world: World) -> None:
    raw = await record_of(world, await finished(world))

    async def bring(key: str, body: bytes = raw, seat: int = 0) -> httpx.Response:
        return await world.ask(
            "POST",
            "/games/import",
            content=body,
            headers={**LINES, **keyed(key)},
            params={"seat": seat},
        )

    first = await bring("one")
    assert first.status_code == 201, first.text
    assert (await bring("one")).json() == first.json()
    assert problem(await bring("one", seat=1)) == "key-used"
    assert problem(await bring("one", b"")) == "key-used"
    assert problem(await bring("two", b"")) == "bad-record"
    # What was refused has made nothing, and its key is free.
    assert (await bring("two")).status_code == 201
    assert await count(world) == 3


async def test_a_bot_is_made_once(world: World) -> None:
    body = {"name": "Robur"}
    first = await world.ask("POST", "/bots", body, who="owner", headers=keyed())
    assert first.status_code == 201
    again = await world.ask("POST", "/bots", body, who="owner", headers=keyed())
    assert (again.status_code, again.content) == (201, first.content)
    other = await world.ask("POST", "/bots", {"name": "Roburus"}, who="owner", headers=keyed())
    assert problem(other) == "key-used"
    taken = await world.ask("POST", "/bots", body, who="owner", headers=keyed("two"))
    assert problem(taken) == "name-taken"
    # Cut off before it was answered.
    await world.service.store.writing(lambda c: c.execute(update(requests).values(answer=None)))
    again = await world.ask("POST", "/bots", body, who="owner", headers=keyed())
    assert again.content == first.content


async def test_a_token_is_made_once_and_shown_once(world: World) -> None:
    bot = (await world.ask("GET", "/me")).json()["id"]
    path = f"/bots/{bot}/tokens"
    first = await world.ask("POST", path, {"label": "new"}, who="owner", headers=keyed())
    assert first.status_code == 201
    async with another(world) as other:
        asked = [
            one.ask("POST", path, {"label": "new"}, who="owner", headers=keyed(key))
            for key in ("one", "two", "two")
            for one in (world, other)
        ]
        answers = await asyncio.gather(*asked)
    assert sorted(one.status_code for one in answers) == [201, 409, 409, 409, 409, 409]
    assert {problem(one) for one in answers if one.status_code == 409} == {"token-shown"}
    tokens = (await world.ask("GET", path, who="owner")).json()["tokens"]
    assert [one["label"] for one in tokens] == ["tests", "new", "new"]
    # A secret is nowhere kept.
    async with world.service.store.reading() as c:
        kept = str((await c.execute(select(requests))).all())
    assert first.json()["token"] not in kept
    assert "aedilis_" not in kept


async def test_requests_are_forgotten_in_time_and_with_their_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.ask("POST", "/games", NEW, headers=keyed())
    await world.ask("POST", "/games", NEW, who="Bert", headers=keyed())
    assert await once.forget(world.service.store) == 0
    bot = (await world.ask("GET", "/me", who="Bert")).json()["id"]
    assert (await world.ask("DELETE", f"/bots/{bot}", who="owner")).status_code == 204
    assert await count(world, requests) == 1
    monkeypatch.setattr(once, "REMEMBERED_SECONDS", -1.0)
    assert await once.forget(world.service.store) == 1
