"""The lean WebSocket: states, requests with keys, and when it is closed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from aedilis.server.api import lasting
from tests.patience import PATIENCE
from tests.server.api.world import World
from tests.server.live.house import eventually

pytestmark = pytest.mark.anyio


class Line:
    """One end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
                if found["type"] == kind:
                    return found

    async def send(self, message: Any) -> None:
        raw = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send(raw)

    async def closed(self) -> int:
        """The code with which it is closed."""
        with suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.socket.recv()
        code = self.socket.close_code
        assert code is not None
        return code


@asynccontextmanager
async def line(
    world: World, url: str, game: str, who: str = "Anna", query: str = "", token: str = ""
) -> AsyncIterator[Line]:
    headers = {}
    if who != "nobody":
        headers["authorization"] = f"Bearer {token or world.tokens[who]}"
    address = f"{url.replace('http', 'ws', 1)}/api/v1/games/{game}/socket{query}"
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        yield Line(socket)


async def asked(world: World, game: str) -> str:
    return "Anna" if 0 in (await world.state(game))["awaited"] else "Bert"


async def test_a_state_comes_at_once_and_at_each_change(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    async with line(world, url, game) as anna, line(world, url, game, "nobody") as watcher:
        first = await anna.next("state")
        assert first == await world.state(game)
        assert (await watcher.next("state"))["viewer"] == -1
        await world.step(game, ("Anna", "Bert"))
        second = await anna.next("state")
        assert second == await world.state(game)
        assert second["seq"] == 2
        assert "view" not in second
        assert (await watcher.next("state"))["seq"] == 2


async def test_an_order_is_told_to_its_giver_alone(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert", options={"edition": "fr2008"})
    async with line(world, url, game) as anna, line(world, url, game, "nobody") as watcher:
        assert (await anna.next("state"))["seq"] == 1
        assert (await watcher.next("state"))["seq"] == 1
        for n, order in enumerate(("ask", "never"), 2):
            body = {"window": "gift", "order": order}
            answer = await world.ask("POST", f"/games/{game}/orders", body)
            assert answer.json() == {"seq": n}, answer.text
            assert (await anna.next("state"))["seq"] == n
        stranger = await world.state(game, "nobody")
        assert stranger["seq"] == 1
        await world.step(game, ("Anna", "Bert"))
        # The next that he is told is the move, and the next line for him.
        assert (await watcher.next("state"))["seq"] == 2
        assert (await anna.next("state"))["seq"] == 4


async def test_views_and_words_come_on_demand(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    who = await asked(world, game)
    async with line(world, url, game, who, "?view=1&words=1") as socket:
        assert await socket.next("state") == await world.state(game, who, view=1, words=1)


async def test_moves_are_acknowledged_by_their_keys_and_act_once(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    who = await asked(world, game)
    async with line(world, url, game, who) as socket:
        state = await socket.next("state")
        move: list[int] = []
        choices, whole = state["prompt"]["choices"], False
        while not whole:
            move.append(choices[0])
            await socket.send({"do": "part", "key": f"p{len(move)}", "done": move})
            part = await socket.next("part")
            assert part["key"] == f"p{len(move)}"
            assert part["done"] == move
            choices, whole = part["choices"], part["whole"]
        request = {"do": "move", "key": "m", "seq": 1, "move": move}
        for _ in range(2):
            await socket.send(request)
            assert await socket.next("done") == {"type": "done", "key": "m", "seq": 2}
        await socket.send({"do": "move", "key": "late", "seq": 1, "move": move})
        error = await socket.next("error")
        assert (error["code"], error["key"]) == ("stale", "late")
        await socket.send({"do": "undo", "key": "u", "seq": 2})
        answer = msgspec.json.decode(await socket.socket.recv())
        while answer["type"] == "state":
            answer = msgspec.json.decode(await socket.socket.recv())
        assert answer["key"] == "u"
    async with line(world, url, game, who) as socket:
        await socket.send(request)
        assert (await socket.next("done"))["seq"] == 2


async def test_what_is_refused_is_told_with_its_key(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    who = await asked(world, game)
    other = "Bert" if who == "Anna" else "Anna"
    async with line(world, url, game, who) as socket:
        for message, code in (
            ({"do": "move", "key": "a", "seq": 1, "move": [7]}, "illegal"),
            ({"do": "part", "key": "b", "done": [7]}, "no-beginning"),
            ({"do": "undo", "key": "c", "seq": 1}, "no-undo"),
            ({"do": "move", "key": "d", "seq": "1", "move": [7]}, "bad-request"),
            ({"do": "move", "key": "", "seq": 1, "move": [7]}, "bad-field"),
            ({"do": "say", "key": "e", "text": "x"}, "bad-request"),
            ({"do": "part", "key": "f", "done": [], "more": 1}, "bad-request"),
            ({"key": "g"}, "bad-request"),
            ({"do": "part", "key": 5, "done": []}, "bad-request"),
            ("{", "bad-request"),
            ("[" * 5_000, "bad-request"),
        ):
            await socket.send(message)
            error = await socket.next("error")
            assert error["code"] == code, message
            key = message.get("key", "") if isinstance(message, dict) else ""
            assert error.get("key", "") == (key if isinstance(key, str) else "")
            assert error["text"]
            assert not error["text"].startswith("server-error")
    for name, code in ((other, "illegal"), ("Carla", "not-seated")):
        async with line(world, url, game, name) as socket:
            await socket.send({"do": "move", "key": "a", "seq": 1, "move": [262144]})
            assert (await socket.next("error"))["code"] == code
    assert (await world.state(game))["seq"] == 1


async def test_a_whole_game_is_played_over_sockets(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")

    async def play(who: str) -> dict[str, Any]:
        async with line(world, url, game, who) as socket:
            answered = -1
            while True:
                state = await socket.next("state")
                if state["status"] != "running":
                    return state
                # The same state comes again when the other one comes to the table, say.
                if state["viewer"] not in state["awaited"] or state["seq"] == answered:
                    continue
                answered = state["seq"]
                move = await world.walk(game, who, state)
                key = f"m{state['seq']}"
                request = {"do": "move", "key": key, "seq": state["seq"], "move": move}
                await socket.send(request)

    async with asyncio.timeout(PATIENCE):
        ends = await asyncio.gather(play("Anna"), play("Bert"))
    assert [end["status"] for end in ends] == ["over", "over"]
    assert (await world.ask("GET", f"/games/{game}")).json()["status"] == "over"


async def test_a_socket_is_not_opened_to_what_one_may_not_see(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert", private=True)
    for who, id_, query, token, code in (
        ("Carla", game, "", "", 4404),
        ("nobody", game, "", "", 4404),
        ("Anna", "nosuchgame", "", "", 4404),
        ("Anna", "x" * 40, "", "", 4404),
        ("Anna", game, "?colour=red", "", 4404),
        ("Anna", game, "", "aedilis_forged", 4401),
    ):
        async with line(world, url, id_, who, query, token) as socket:
            assert await socket.closed() == code
    world.service.limits.sockets.most = 1
    async with line(world, url, game), line(world, url, game) as second:
        assert await second.closed() == 1013


async def test_a_page_of_somebody_elses_opens_no_socket(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    address = f"{url.replace('http', 'ws', 1)}/api/v1/games/{game}/socket"
    with pytest.raises(websockets.InvalidStatus):
        await connect(address, origin=websockets.Origin("https://elsewhere.example"), proxy=None)


async def test_too_much_and_too_often_closes_the_socket(world: World, url: str) -> None:
    game = await world.together("Anna", "Bert")
    async with line(world, url, game) as socket:
        await socket.send("x" * (world.service.settings.largest_message + 1))
        assert await socket.closed() == 1009
    async with line(world, url, game) as socket:
        await socket.socket.send(b"\x00")
        assert await socket.closed() == 1009
    async with line(world, url, game) as socket:
        for _ in range(30):
            await socket.send("{")
        assert await socket.closed() == 1008
    room = await world.service.rooms.room(game)
    await eventually(lambda: not room.watchers)
    assert len(world.service.limits.sockets) == 0


async def test_a_game_taken_back_and_a_revoked_token_close_the_socket(
    world: World, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.new("open")
    async with line(world, url, game) as socket:
        await socket.next("state")
        await world.ask("DELETE", f"/games/{game}")
        assert await socket.closed() == 4404
    monkeypatch.setattr(lasting, "CHECK_SECONDS", 0.0)
    game = await world.together("Anna", "Bert")
    bot = (await world.ask("GET", "/me")).json()["id"]
    (token,) = (await world.ask("GET", f"/bots/{bot}/tokens", who="owner")).json()["tokens"]
    async with line(world, url, game) as socket:
        await socket.next("state")
        await world.ask("DELETE", f"/bots/{bot}/tokens/{token['id']}", who="owner")
        await socket.send({"do": "part", "key": "a", "done": []})
        assert (await socket.next("error"))["code"] == "log-in"
        assert await socket.closed() == 4401
