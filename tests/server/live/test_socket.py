"""The table's WebSocket, as a browser uses it and as somebody might misuse it."""

import json
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakKeyDictionary

import anyio
import pytest
from sqlalchemy import delete
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidMessage, InvalidStatus

from aedilis.server import wire
from aedilis.server.app import make_app
from aedilis.server.live.room import Room
from aedilis.server.settings import read_settings
from aedilis.server.store.schema import sessions as sessions_table
from tests.patience import PATIENCE
from tests.server.api.serving import serving
from tests.server.live.house import House, a_move, eventually
from tests.server.live.served import Served

pytestmark = pytest.mark.anyio

LIMITS = {"largest_message": 4_096, "messages_a_minute": 60, "sockets_a_person": 3}


@pytest.fixture
async def served(url: str, chances: None) -> AsyncIterator[Served]:
    house = House(url)
    app = make_app(read_settings({**house.given, **LIMITS}, {}))
    house.service = app.state.service
    await house.open()
    try:
        async with serving(app) as address:
            yield Served(house, address)
    finally:
        await house.close()


_waiting: WeakKeyDictionary[ClientConnection, list[dict[str, Any]]] = WeakKeyDictionary()


async def until(connection: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """The next message of a kind with these values; others wait until they are asked for."""
    waiting = _waiting.setdefault(connection, [])
    with anyio.fail_after(PATIENCE):
        at = 0
        while True:
            if at == len(waiting):
                waiting.append(json.loads(await connection.recv()))
            message = waiting[at]
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return waiting.pop(at)
            at += 1


async def closed(connection: ClientConnection) -> int:
    """The code with which a connection is closed."""
    with anyio.fail_after(PATIENCE):
        await connection.wait_closed()
    assert connection.close_code is not None
    return connection.close_code


async def ask(connection: ClientConnection, **request: Any) -> None:
    await connection.send(json.dumps(request))


async def test_a_game_is_played_over_the_socket(served: Served) -> None:
    house = served.house
    room = await house.two("glory")
    async with (
        served.at(room.id, house.ana) as ana,
        served.at(room.id, house.ben) as ben,
        served.at(room.id) as nobody,
    ):
        everybody = (ana, ben, nobody)
        for one, viewer in zip(everybody, (0, 1, -1), strict=True):
            assert (await until(one, "note"))["text"] == ""
            assert (await until(one, "table"))["viewer"] == viewer
            assert [entry["n"] for entry in (await until(one, "log"))["entries"]] == [0]
        presence = await until(ana, "presence", spectators=1)
        assert [seat.get("online", False) for seat in presence["seats"]] == [True, True]
        for n in range(4):
            seat = room.row.awaited[0]
            move = a_move(room, seat, str(n))
            mover = everybody[seat]
            await ask(mover, do="move", key=f"m{n}", seq=n + 1, move=move)
            assert (await until(mover, "done", key=f"m{n}"))["seq"] == n + 2
            for one in everybody:
                await until(one, "table", seq=n + 2)
                assert [e["n"] for e in (await until(one, "log"))["entries"]] == [n + 1]
        await ask(ben, do="say", key="s", text="Ave")
        for one in everybody:
            assert (await until(one, "chat"))["lines"][0]["text"] == "Ave"
        # An illegal move, told in words with its rule.
        seat = room.row.awaited[0]
        await ask(everybody[seat], do="move", key="bad", seq=5, move=[1, 2, 3])
        error = await until(everybody[seat], "error", key="bad")
        assert (error["code"], bool(error["text"]), bool(error["rule"])) == ("illegal", True, True)
        # Who is behind is told so, and sent the table again.
        await ask(everybody[seat], do="move", key="old", seq=2, move=[1])
        assert (await until(everybody[seat], "error", key="old"))["code"] == "stale"
        await until(everybody[seat], "table", seq=5)


async def test_who_goes_before_being_let_in_is_nobodys_fault(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(socket: WebSocket) -> None:
        raise ClientDisconnected

    room = await served.house.two("glory")
    monkeypatch.setattr(WebSocket, "accept", gone)
    with pytest.raises(InvalidMessage):
        async with served.at(room.id):
            pass
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


async def test_whoever_comes_is_sent_the_history_before_the_table(served: Served) -> None:
    """What a page makes of both stands there together, and answers keys at once."""
    house = served.house
    room = await house.two("glory")
    await house.play(room, 3)
    for person in (house.ana, None):
        async with served.at(room.id, person) as connection:
            kinds: list[str] = []
            with anyio.fail_after(PATIENCE):
                while {"log", "table"} - set(kinds):
                    kinds.append(json.loads(await connection.recv())["type"])
        assert kinds.index("log") < kinds.index("table")


async def test_whoever_comes_back_is_sent_what_he_missed(served: Served) -> None:
    house = served.house
    room = await house.two("glory")
    await house.play(room, 9)
    async with served.at(room.id, house.ana, "?since=6") as ana:
        assert [entry["n"] for entry in (await until(ana, "log"))["entries"]] == [6, 7, 8, 9]
    for since in ("abc", "-3", "99999999999999", "٣"):
        async with served.at(room.id, house.ana, f"?since={since}") as ana:
            assert (await until(ana, "table"))["seq"] == 10


BAD = [
    "",
    "{}",
    "[]",
    "null",
    '{"do": "nothing", "key": "k"}',
    '{"do": "move", "key": "k"}',
    '{"do": "move", "key": "k", "seq": "1", "move": []}',
    '{"do": "move", "key": "k", "seq": 1, "move": [1.5]}',
    '{"do": "say", "key": "k", "text": 1}',
    '{"do": "why", "key": "k", "more": 1}',
    '{"do": "order", "key": "k", "window": "w", "order": "perhaps"}',
    "[" * 2_000,
    '{"do": "look", "key": "k", "n": "x"}',
]


async def test_what_is_no_request_is_answered_with_what_is_wrong(served: Served) -> None:
    room = await served.house.two("glory")
    async with served.at(room.id, served.house.ana) as ana:
        for text in BAD:
            await ana.send(text)
            error = await until(ana, "error")
            assert error["code"] == "bad-request"
            assert len(error["text"]) < 400
            assert error.get("key", "") == ("k" if '"key": "k"' in text else "")
        await ask(ana, do="note", key="fine", text="x")
        await until(ana, "done", key="fine")
        with anyio.fail_after(PATIENCE):
            for _ in range(30):
                await ana.send("{}")
            assert await closed(ana) == 1008


async def test_what_is_too_long_ends_the_connection(served: Served) -> None:
    room = await served.house.two("glory")
    for message in ("x" * 5_000, b"bytes"):
        async with served.at(room.id, served.house.ana) as ana:
            await until(ana, "table")
            await ana.send(message)
            assert await closed(ana) == 1009


async def test_who_asks_too_often_is_told_so(served: Served) -> None:
    room = await served.house.two("glory")
    async with served.at(room.id, served.house.ana) as ana:
        for n in range(62):
            await ask(ana, do="note", key=f"n{n}", text="x")
        assert (await until(ana, "error"))["code"] == "too-fast"


async def test_doors_that_stay_shut(served: Served) -> None:
    house = served.house
    private = await house.two("glory", private=True)
    closed_game = await house.two("glory", spectator_delay=None)
    for id_, person, query in (
        ("nothing", house.ana, ""),
        (private.id, house.cleo, ""),
        (private.id, None, "?key=wrong"),
        (private.id, None, "?key=%D0%BA%D0%BB"),
        (closed_game.id, house.cleo, ""),
        (closed_game.id, None, ""),
    ):
        async with served.at(id_, person, query) as connection:
            assert await closed(connection) == 4404
    key = (await house.row(private.id)).key
    async with served.at(private.id, None, f"?key={key}") as connection:
        assert (await until(connection, "table"))["viewer"] == -1
    with pytest.raises(InvalidStatus, match="403"):
        async with served.at(private.id, house.ana, Origin="https://elsewhere.example"):
            pass
    async with served.at(private.id, house.ana, Origin=served.address):
        pass


async def test_one_person_has_so_many_connections_and_no_more(served: Served) -> None:
    house = served.house
    room = await house.two("glory")
    async with (
        served.at(room.id, house.ana),
        served.at(room.id, house.ana),
        served.at(room.id, house.ana),
        served.at(room.id, house.ben),
    ):
        with pytest.raises(InvalidStatus, match="403"):
            async with served.at(room.id, house.ana):
                pass
    await _nobody_left(house, room)
    async with served.at(room.id, house.ana) as again:
        await until(again, "table")


async def _nobody_left(house: House, room: Room) -> None:
    await eventually(lambda: not room.watchers and not len(house.service.limits.sockets))


async def test_a_session_that_has_ended_hears_and_does_nothing_more(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aedilis.server.api.lasting.CHECK_SECONDS", 0.0)
    house = served.house
    room = await house.two("glory")
    async with served.at(room.id, house.ana) as quiet, served.at(room.id, house.ana) as busy:
        await until(quiet, "table")
        await until(busy, "table")
        await house.write(delete(sessions_table))
        await ask(busy, do="note", key="k", text="x")
        assert await closed(busy) == 4401
        await house.play(room, 1)
        assert await closed(quiet) == 4401
    assert await house.service.talk.note(room, house.ana) == ""


async def test_when_the_game_is_gone_the_connection_ends(served: Served) -> None:
    house = served.house
    id_ = await house.create("glory", "me", "open")
    async with served.at(id_, house.ana) as ana:
        await until(ana, "table")
        await house.service.lobby.stop(house.ana, id_)
        assert await closed(ana) == 4404


async def test_what_breaks_is_told_as_a_fault_and_changes_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = served.house
    room = await house.two("glory")
    seat = room.row.awaited[0]
    person = house.person_of(room, seat)
    async with served.at(room.id, person) as connection:
        await until(connection, "table")

        async def full(work: object) -> None:
            raise OSError("no space left")

        move = a_move(room, seat)
        with monkeypatch.context() as away:
            away.setattr(house.service.store, "writing", full)
            await ask(connection, do="move", key="k", seq=1, move=move)
            error = await until(connection, "error", key="k")
            assert error["code"] == "fault"
            assert "space" not in error["text"]
        await ask(connection, do="move", key="k", seq=1, move=move)
        assert (await until(connection, "done", key="k"))["seq"] == 2
    assert wire.encode((await house.lines(room.id))[1].codes) == wire.encode(move)
