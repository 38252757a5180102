"""Messages with anything in the place of a value, on both sockets of a table: each is answered, by
what was asked for or by one clear error that names the field, and nobody is at fault.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from typing import Any

import anyio
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.text import LANGUAGES
from aedilis.server.api.lasting import TOO_BIG
from aedilis.server.app import make_app
from aedilis.server.live.room import Room
from aedilis.server.settings import read_settings
from tests.odd.mutating import Path, clear, mutations
from tests.patience import PATIENCE
from tests.server.api.serving import serving
from tests.server.live.house import House
from tests.server.live.served import Served

pytestmark = pytest.mark.anyio

TRIES = 50
"""So many ways to spoil each kind of message are tried, drawn at random."""
A_CONNECTION = 15
"""So many of them on one connection: one that sends no requests too often is closed."""
ANSWERS = ("done", "error", "part", "why", "text", "fork", "stats")


@pytest.fixture
async def served(url: str, chances: None) -> AsyncIterator[Served]:
    """A house whose door is open, and which lets everybody ask as often as he likes."""
    house = House(url, requests_a_minute=1_000_000, sockets_a_person=1_000)
    app = make_app(read_settings(house.given, {}))
    house.service = app.state.service
    house.service.limits.chat.amount = 1_000_000
    await house.open()
    try:
        async with serving(app) as address:
            yield Served(house, address)
    finally:
        await house.close()


def sound(room: Room, page: bool) -> list[dict[str, Any]]:
    """A sound message of each kind; those that change the table for good last."""
    table = room.playing()
    prompt = GAMES[room.row.game].prompt(table.state, 0)
    move = [0]
    if prompt is not None:
        move = [prompt.choices([])[0]]
        while more := prompt.choices(move):
            move.append(more[0])
    seq = len(table.entries)
    window = next(iter(GAMES[room.row.game].windows), "giving")
    both = [
        {"do": "part", "done": move[:1], "aside": False},
        {"do": "move", "seq": seq, "move": move, "aside": False},
        {"do": "undo", "seq": seq},
    ]
    if not page:
        return both
    return [
        {"do": "why"},
        {"do": "look", "n": 1, "seat": 0},
        {"do": "tell", "what": "card", "rest": "Temple"},
        {"do": "tell", "what": "camp", "rest": "1"},
        {"do": "say", "text": "Ave", "to": 1},
        {"do": "note", "text": "beware"},
        {"do": "stats"},
        {"do": "fork", "n": 1},
        {"do": "order", "window": window, "order": "never"},
        *both,
        {"do": "stand_in", "seat": 0, "bot": "random"},
    ]


async def answer(connection: ClientConnection, raw: str) -> dict[str, Any]:
    """What a message is answered."""
    await connection.send(raw)
    with anyio.fail_after(PATIENCE):
        while True:
            told: dict[str, Any] = json.loads(await connection.recv())
            if told["type"] in ANSWERS:
                return told


def check(told: dict[str, Any], place: Path, where: object) -> None:
    """That an answer is one which a reader can make something of."""
    if told["type"] != "error":
        return
    assert told["code"] != "fault", where
    assert not clear(told["text"]), (clear(told["text"]), where)
    if told["code"] == "bad-request" and place:
        assert str(place[0]) in told["text"], where


@pytest.mark.parametrize("game", ["glory", "republic"])
@pytest.mark.parametrize("page", [True, False], ids=["page", "api"])
async def test_no_message_with_anything_in_it_is_a_fault(
    served: Served, game: str, page: bool, caplog: pytest.LogCaptureFixture
) -> None:
    house = served.house
    room = await house.two(game, private_chat=True)
    path = f"/table/{room.id}/socket" if page else f"/api/v1/games/{room.id}/socket"
    address = f"{served.address.replace('http', 'ws', 1)}{path}"
    largest = house.service.settings.largest_message
    dice = stream("odd messages", f"{game} {page}")
    tries: list[tuple[Path, str]] = []
    for message in sound(room, page):
        all_of_them = list(mutations({"key": "k", **message}))
        for _ in range(min(TRIES, len(all_of_them))):
            place, odd = all_of_them.pop(dice.below(len(all_of_them)))
            tries.append((place, json.dumps(odd)))
    for first in range(0, len(tries), A_CONNECTION):
        language = LANGUAGES[first // A_CONNECTION % 4]
        cookie = f"{await served.cookie(house.ana)}; language={language}"
        connection = await connect(address, additional_headers={"Cookie": cookie}, proxy=None)
        for place, raw in tries[first : first + A_CONNECTION]:
            where = (place, raw[:200])
            try:
                told = await answer(connection, raw)
            except ConnectionClosed:
                assert connection.close_code == TOO_BIG, (connection.close_code, where)
                assert len(raw) > largest, where
                connection = await connect(
                    address, additional_headers={"Cookie": cookie}, proxy=None
                )
                continue
            check(told, place, (where, told))
        await connection.close()
    await asyncio.sleep(0)
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
