"""What is brought in is counted, by person and by address, in number and in bytes."""

import contextlib
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.server.errors import Refused
from aedilis.server.security.limits import Imports
from aedilis.server.words import refusal_text
from tests.odd.mutating import clear
from tests.server.api.records import LINES
from tests.server.api.world import World, problem
from tests.server.planted import play_on

pytestmark = pytest.mark.anyio

SETTINGS = {"imports_an_hour": 3, "import_bytes_an_hour": 1_000_000}


@cache
def record() -> bytes:
    """The record of a game that is over."""
    table, _ = play_on("glory", ["Anna", "Bert"], "brought", None)
    return b"".join(table.record.encoded())


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(world: World, **given: Any) -> Clock:
    """Set the limits of a world."""
    settings = msgspec.structs.replace(world.service.settings, **{**SETTINGS, **given})
    world.service.settings = settings
    clock = Clock()
    world.service.limits.imports = Imports(settings, clock=clock)
    return clock


async def bring(world: World, raw: bytes, who: str = "Anna", **headers: str) -> httpx.Response:
    return await world.ask(
        "POST", "/games/import", content=raw, headers={**LINES, **headers}, who=who
    )


@contextlib.asynccontextmanager
async def elsewhere(world: World, who: str, host: str) -> AsyncIterator[None]:
    """Let somebody come from another address."""
    token = world.client(who).headers
    transport = httpx.ASGITransport(world.app, client=(host, 1))
    async with httpx.AsyncClient(
        transport=transport, base_url="http://testserver/api/v1", headers=token
    ) as client:
        before, world.clients[who] = world.clients[who], client
        try:
            yield
        finally:
            world.clients[who] = before


async def test_imports_are_counted_by_person_wherever_he_is(world: World) -> None:
    raw = record()
    clock = limited(world)
    for n in range(3):
        async with elsewhere(world, "Anna", f"192.0.2.{n}"):
            assert (await bring(world, raw)).status_code == 201
    async with elsewhere(world, "Anna", "192.0.2.9"):
        answer = await bring(world, raw)
        assert answer.status_code == 429
        assert problem(answer) == "too-many-imports"
        assert int(answer.headers["retry-after"]) in (1200, 1201)
        # Nobody else is kept out by it, and a refusal counts for nobody.
        assert (await bring(world, raw, "Bert")).status_code == 201
        clock.now += 1190
        assert int((await bring(world, raw)).headers["retry-after"]) in (10, 11)
        clock.now += 11
        assert (await bring(world, raw)).status_code == 201


async def test_imports_are_counted_by_address_whoever_comes(world: World) -> None:
    raw = record()
    limited(world)
    for who in ("Anna", "Bert", "Carla"):
        assert (await bring(world, raw, who)).status_code == 201
    assert problem(await bring(world, raw, "Anna")) == "too-many-imports"
    async with elsewhere(world, "Anna", "192.0.2.9"):
        assert (await bring(world, raw)).status_code == 201


async def test_imports_are_counted_in_bytes(world: World) -> None:
    raw = record()
    clock = limited(world, imports_an_hour=1000, import_bytes_an_hour=len(raw) * 2 + 10)
    assert (await bring(world, raw)).status_code == 201
    assert (await bring(world, raw)).status_code == 201
    answer = await bring(world, raw)
    assert problem(answer) == "too-many-imports"
    assert 1700 < int(answer.headers["retry-after"]) <= 1800
    clock.now += 1800
    assert (await bring(world, raw)).status_code == 201


async def test_what_does_not_hold_is_counted_and_what_is_repeated_is_not(world: World) -> None:
    raw = record()
    limited(world)
    rows = raw.splitlines(keepends=True)
    end = msgspec.json.decode(rows[-1])
    bent = b"".join(rows[:-1]) + msgspec.json.encode({**end, "winners": []}) + b"\n"
    assert (await bring(world, raw, **{"idempotency-key": "once"})).status_code == 201
    assert (await bring(world, b"[]\n")).status_code == 422
    for _ in range(5):
        again = await bring(world, raw, **{"idempotency-key": "once"})
        assert again.status_code == 201
    # What cannot be read costs nothing, what cannot be played does.
    assert [(await bring(world, bent)).status_code for _ in range(3)] == [422, 422, 429]


@pytest.mark.parametrize("code", ["too-many-imports", "too-many-games"])
def test_the_refusal_is_clear_in_every_language(code: str) -> None:
    params = {"seconds": 3541, "minutes": 60, "most": 50}
    told = {refusal_text(Refused(code, params=params), one) for one in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    for text in told:
        assert not clear(text)
        assert "50" in text or "60" in text


async def test_sandboxes_that_are_over_count_until_they_are_taken_back(world: World) -> None:
    raw = record()
    settings = msgspec.structs.replace(world.service.settings, open_games_a_person=2)
    world.service.settings = settings
    made = [(await bring(world, raw)).json()["id"] for _ in range(2)]
    answer = await bring(world, raw)
    assert answer.status_code == 429
    assert problem(answer) == "too-many-games"
    assert "sandbox" in answer.json()["text"]
    assert int(answer.headers["retry-after"]) > 0
    # They are none of the games that one plays.
    game = await world.ask("POST", "/games", {"game": "glory", "seats": ["me", "open"]})
    assert game.status_code == 201
    assert (await world.ask("DELETE", f"/games/{made[0]}")).status_code == 204
    assert (await bring(world, raw)).status_code == 201


async def test_it_is_kept_that_a_sandbox_was_imported(world: World) -> None:
    made = (await bring(world, record())).json()["id"]
    game = await world.new("random")
    fork = (await world.ask("POST", f"/games/{game}/fork", {"n": 1})).json()["id"]
    for id_, imported in ((made, True), (fork, False)):
        assert (await world.service.rooms.room(id_)).row.settings["imported"] is imported
