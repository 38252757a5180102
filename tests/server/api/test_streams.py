"""Server-sent events: what changes in one's own games and in one game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from aedilis.kernel.record import Record, parse
from aedilis.server.api import lasting, streams
from aedilis.server.store import games as kept
from tests.patience import PATIENCE
from tests.server.api.records import LINES, finished
from tests.server.api.world import World, problem
from tests.server.live.house import eventually

pytestmark = pytest.mark.anyio


class Heard:
    """A stream that is listened to."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines
        self.ids: list[str] = []
        self.comments = 0

    async def next(self) -> dict[str, Any]:
        """The next event."""
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                if line.startswith("id: "):
                    self.ids.append(line[4:])
                elif line.startswith(":"):
                    self.comments += 1
                elif line.startswith("data: "):
                    found: dict[str, Any] = msgspec.json.decode(line[6:])
                    return found
        raise EOFError

    async def until(self, **wanted: Any) -> dict[str, Any]:
        """The next event that has these values."""
        while True:
            found = await self.next()
            if all(found[name] == value for name, value in wanted.items()):
                return found


@asynccontextmanager
async def listening(
    world: World, url: str, path: str, who: str = "Anna", heard: str = ""
) -> AsyncIterator[Heard]:
    headers = {"authorization": f"Bearer {world.tokens[who]}"} if who in world.tokens else {}
    if heard:
        headers["last-event-id"] = heard
    async with (
        httpx.AsyncClient(base_url=f"{url}/api/v1", headers=headers, timeout=PATIENCE) as client,
        client.stream("GET", path) as answer,
    ):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Heard(answer.aiter_lines())


async def test_a_games_stream_begins_with_the_present_and_tells_each_change(
    world: World, url: str
) -> None:
    game = await world.together("Anna", "Bert")
    for who in ("Anna", "Carla", "nobody"):
        async with listening(world, url, f"/games/{game}/stream", who) as stream:
            seq = (await world.state(game))["seq"]
            now = await stream.next()
            assert now["game"] == game
            assert now["seq"] == seq
            assert now["status"] == "running"
            assert now["awaited"] in ([0], [1])
            await world.step(game, ("Anna", "Bert"))
            assert (await stream.next())["seq"] == seq + 1


async def test_who_comes_back_is_not_told_again_what_was_heard(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    async with listening(world, url, f"/games/{game}/stream") as stream:
        await stream.next()
    (heard,) = stream.ids
    async with listening(world, url, f"/games/{game}/stream", heard=heard) as stream:
        await world.step(game, ("Anna", "Bert"))
        assert (await stream.next())["seq"] == 2


async def test_the_stream_of_all_games_tells_of_ones_own_alone(world: World, url: str) -> None:
    first = await world.together("Anna", "Bert")
    other = await world.together("Bert", "Carla")
    async with listening(world, url, "/stream") as stream:
        assert (await stream.next())["game"] == first
        await world.step(other, ("Bert", "Carla"))
        await world.step(first, ("Anna", "Bert"))
        told = await stream.next()
        assert (told["game"], told["seq"]) == (first, 2)
        entered = await world.together("Carla", "Anna", private=True)
        told = await stream.until(game=entered, status="running")
        assert told["seq"] == 1
        await world.step(entered, ("Carla", "Anna"))
        assert (await stream.until(game=entered, seq=2))["status"] == "running"


async def test_no_number_of_games_hides_one_that_goes_on(world: World, url: str) -> None:
    first = await world.together("Anna", "Bert")
    async with listening(world, url, "/stream") as stream:
        assert (await stream.next())["game"] == first
        told = {first: "running"}
        for _ in range(105):
            game = await world.new("open")
            told[game] = (await stream.until(game=game))["status"]
        # News of all games are looked up anew, and nothing is gone by that.
        await world.ask("DELETE", f"/games/{game}")
        assert await stream.next() == {"game": game, "seq": 0, "awaited": [], "status": "gone"}
        await world.step(first, ("Anna", "Bert"))
        assert (await stream.next())["game"] == first
    async with listening(world, url, "/stream") as stream:
        again = [(await stream.next())["game"] for _ in range(105)]
        assert sorted(again) == sorted(set(told) - {game})
    mine = (await world.ask("GET", "/games", params={"which": "mine", "limit": 5})).json()["games"]
    assert next(one["id"] for one in mine) == first
    assert len(mine) == 105


async def test_of_games_that_are_over_a_list_has_so_many(world: World) -> None:
    going = await world.new("open")
    sets = {"status": "over", "awaited": []}
    for n in range(5):
        game = await world.new("open", title=f"t{n}")
        await world.service.store.writing(
            lambda c, game=game: kept.change_game(c, game, **sets)  # type: ignore[misc]
        )
    params = {"which": "mine", "limit": 3}
    mine = (await world.ask("GET", "/games", params=params)).json()["games"]
    assert mine[0]["id"] == going
    assert [one["title"] for one in mine[1:]] == ["t4", "t3", "t2"]


async def test_sandboxes_are_told_however_they_are_made(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(8):
        await world.step(game, ("Anna", "Bert"))
    raw = (await world.ask("GET", f"/games/{await finished(world)}/record")).content
    async with listening(world, url, "/stream") as stream:
        assert (await stream.next())["game"] == game
        made = await world.ask("POST", f"/games/{game}/fork", {"n": 3})
        assert (await stream.until(game=made.json()["id"]))["status"] == "running"
        record = parse(raw, "record").cut(20)
        body = b"".join(Record(record.header, record.lines).encoded())
        made = await world.ask("POST", "/games/import", content=body, headers=LINES)
        assert (await stream.until(game=made.json()["id"]))["status"] == "running"


async def test_a_game_that_is_left_or_taken_back_is_gone(world: World, url: str) -> None:
    game = await world.new("open", "open", who="Bert")
    async with listening(world, url, "/stream") as stream:
        await world.ask("POST", f"/games/{game}/join")
        assert (await stream.next())["status"] == "open"
        await world.ask("POST", f"/games/{game}/leave")
        assert (await stream.next())["status"] == "gone"
    async with listening(world, url, f"/games/{game}/stream") as stream:
        assert (await stream.next())["status"] == "open"
        await world.ask("DELETE", f"/games/{game}", who="Bert")
        assert (await stream.next())["status"] == "gone"
        with pytest.raises(EOFError):
            await stream.next()


async def test_an_idle_stream_is_kept_open(
    world: World, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE_SECONDS", 0.05)
    game = await world.together("Anna", "Bert")
    async with listening(world, url, f"/games/{game}/stream") as stream:
        await stream.next()
        async with asyncio.timeout(PATIENCE):
            while stream.comments < 3:
                await asyncio.sleep(0.05)
                await world.step(game, ("Anna", "Bert"))
                await stream.next()


async def test_a_stream_ends_when_its_token_is_revoked(
    world: World, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE_SECONDS", 0.05)
    monkeypatch.setattr(lasting, "CHECK_SECONDS", 0.0)
    game = await world.together("Anna", "Bert")
    bot = (await world.ask("GET", "/me")).json()["id"]
    (token,) = (await world.ask("GET", f"/bots/{bot}/tokens", who="owner")).json()["tokens"]
    async with listening(world, url, f"/games/{game}/stream") as stream:
        await stream.next()
        await world.ask("DELETE", f"/bots/{bot}/tokens/{token['id']}", who="owner")
        with pytest.raises(EOFError):
            await stream.next()


async def test_streams_are_counted_and_given_back(world: World, url: str) -> None:
    world.service.limits.streams.most = 2
    game = await world.together("Anna", "Bert")
    path = f"/games/{game}/stream"
    async with listening(world, url, path), listening(world, url, "/stream"):
        answer = await world.ask("GET", path)
        assert answer.status_code == 429
        assert problem(answer) == "too-many-streams"
    await eventually(lambda: len(world.service.limits.streams) == 0)
    async with listening(world, url, path) as stream:
        assert (await stream.next())["seq"] == 1
    room = await world.service.rooms.room(game)
    await eventually(lambda: not room.watchers)
