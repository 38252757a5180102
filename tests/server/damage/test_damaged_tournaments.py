"""Tournaments that are damaged: each is refused or read, none is a fault, and the others go on."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from aedilis.server.settings import database_url
from aedilis.server.store import plain
from aedilis.server.store.schema import matches, tournaments
from aedilis.server.tournaments import watch
from tests.server.api.tournaments import call, enrol, win_all
from tests.server.api.world import World, opened
from tests.server.damage.garbage import garbage
from tests.server.damage.town import Town, told

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments go on when the test says so; nothing has been told of yet."""
    monkeypatch.setattr(watch, "EVERY_SECONDS", 1e6)
    monkeypatch.setattr(plain, "_told", set())


async def running(world: World) -> str:
    """A tournament of two people in its second round."""
    id_ = await call(world)
    for name in ("owner", "Livia"):
        await world.ask("POST", f"/tournaments/{id_}/enter", {}, who=name)
    await world.ask("POST", f"/tournaments/{id_}/start", who="owner")
    await win_all(world, id_)
    return id_


@pytest.mark.parametrize("column", ["plan", "seats", "result"])
async def test_tournaments(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    async with opened(tmp_path, database=database_url(database)) as world:
        await enrol(world, "Livia")
        town = Town(world)
        good, bad = await running(world), await running(world)
        whole = (await world.ask("GET", f"/tournaments/{bad}")).json()
        sound: Any = {
            "plan": whole["plan"],
            "seats": [0, 1],
            "result": {"places": [1, 2], "scores": [2, 2], "how": "over"},
        }[column]
        this = (
            update(tournaments).where(tournaments.c.id == bad)
            if column == "plan"
            else update(matches).where(matches.c.tournament == bad, matches.c.round == 1)
        )
        for text in dict.fromkeys([*garbage(sound, False), json.dumps(sound)]):
            await town.write(this.values({column: text}))
            answer = await world.ask("GET", f"/tournaments/{bad}", who="owner")
            assert answer.status_code in (200, 409), (text, answer.text)
            for which in ("running", "mine"):
                listed = await world.ask(
                    "GET", "/tournaments", params={"which": which}, who="owner"
                )
                assert good in {one["id"] for one in listed.json()["tournaments"]}
            for path in (f"/tournaments/{bad}/enter", f"/tournaments/{bad}/start"):
                answer = await world.ask("POST", path, {}, who="owner")
                assert answer.status_code in (200, 409), (text, answer.text)
        assert answer.status_code == 409
        assert told(caplog)
        await world.service.tournaments.watch.look()
        await win_all(world, good)
        over = await world.ask("GET", f"/tournaments/{good}")
        assert over.json()["status"] == "over"
