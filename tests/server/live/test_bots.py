"""Bots play by themselves, alike after a restart, and try again when something was in their way."""

import time
from typing import Any

import pytest
from sqlalchemy import delete, update

from aedilis.bots.random import RandomPlayer
from aedilis.bots.registry import make_player
from aedilis.games import GAMES
from aedilis.server import wire
from aedilis.server.live import rooms as live_rooms
from aedilis.server.store import games as kept
from aedilis.server.store.lines import read_lines
from aedilis.server.store.schema import games, lines, snapshots
from tests.server.live.house import House, a_move, digest, eventually, viewing

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "seats"), [("glory", 3), ("republic", 3)])
async def test_bots_alone_play_to_the_end(house: House, game: str, seats: int) -> None:
    bots = ["random"] * seats if game == "republic" else ["greedy", "random", "greedy"]
    id_ = await house.create(game, *bots)
    room = await house.service.rooms.room(id_)
    await eventually(lambda: room.row.status == "over")
    row = await house.row(id_)
    assert row.ending is not None
    assert row.ending["word"]
    assert [line.n for line in await house.lines(id_)] == list(range(row.lines))


async def test_a_bot_that_keeps_still_is_not_asked_what_it_would_do_out_of_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it does not speak up")

    monkeypatch.setattr(RandomPlayer, "speaks_up", lambda _: False)
    monkeypatch.setattr(RandomPlayer, "aside", never)
    room = await house.service.rooms.room(await house.create("republic", *["random"] * 3))
    await eventually(lambda: len(room.times) > 30)
    assert not room.faults


async def test_bots_answer_a_person_and_wait_for_him(house: House) -> None:
    id_ = await house.create("glory", "me", "greedy", "greedy")
    room = await house.service.rooms.room(id_)
    async with viewing(house, room, house.ana) as viewer:
        for n in range(20):
            await eventually(lambda: room.row.awaited == [0])
            seq = len(room.times)
            await viewer.ask(wire.MoveRequest, seq=seq, move=a_move(room, 0, str(n)))
        await eventually(lambda: room.row.awaited == [0])
    assert {line.line.get("seat") for line in await house.lines(id_)} >= {0, 1, 2}


async def test_a_game_goes_on_after_a_restart_as_it_would_have_gone_without(house: House) -> None:
    """The same seed and the same lines give the same thoughts."""
    id_ = await house.create("glory", "random", "greedy", "greedy")
    room = await house.service.rooms.room(id_)
    await eventually(lambda: room.row.status == "over")
    played = [line.codes for line in await house.lines(id_)]
    end = digest(room)
    for n in (1, 17, len(played) - 2):
        await house.close()
        await _cut(house, id_, n)
        await house.restart_closed()
        assert (await house.row(id_)).lines <= len(played)
        all_rooms = house.service.rooms
        await eventually(lambda all_rooms=all_rooms: id_ in all_rooms.in_memory)  # type: ignore[misc]
        again = all_rooms.in_memory[id_]
        await eventually(lambda again=again: again.row.status == "over", 30)  # type: ignore[misc]
        assert [line.codes for line in await house.lines(id_)] == played
        assert digest(again) == end


async def _cut(house: House, id_: str, n: int) -> None:
    """Leave a game with its first `n` lines, as if the server had stopped there."""
    from aedilis.server.store.store import Store

    store = Store(house.service.settings.database)
    await store.open()

    async def work(c: Any) -> None:
        await c.execute(delete(lines).where(lines.c.game == id_, lines.c.n >= n))
        await c.execute(delete(snapshots))
        await c.execute(update(games).values(lines=n, status="running", awaited="[]"))

    row, seats = await _read(store, id_)
    await store.writing(work)
    # Whom it waited for then.
    from aedilis.server.live.history import restore

    async with store.reading() as c:
        table = restore(row, await read_lines(c, id_), None)
    awaited = GAMES["glory"].awaited(table.state)
    await store.writing(lambda c: kept.change_game(c, id_, awaited=awaited))
    assert len(seats) == 3
    await store.close()


async def _read(store: Any, id_: str) -> tuple[Any, Any]:
    async with store.reading() as c:
        return await kept.read_game(c, id_), await kept.read_seats(c, id_)


async def test_what_a_bot_does_follows_from_the_seed_and_the_line(house: House) -> None:
    id_ = await house.create("glory", "me", "greedy", "random")
    room = await house.service.rooms.room(id_)
    await eventually(lambda: room.row.awaited == [0])
    await house.play(room, 1)
    await eventually(lambda: room.row.awaited == [0])
    row, played = await house.row(id_), await house.lines(id_)
    assert room.past is not None
    thought = 0
    for line in played[1:]:
        seat = line.line["seat"]
        bot = room.sitting[seat].bot
        if bot:
            state = room.past.state(line.n - 1)
            player = make_player(bot, "glory", seat, f"{row.seed}:{line.n}")
            game = GAMES["glory"]
            prompt = game.prompt(state, seat)
            assert prompt is not None
            assert player.choose(game.view(state, seat), prompt) == line.codes
            thought += 1
    assert thought


async def test_bots_that_fail_try_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_rooms, "PAUSES", (0.02,))
    room = await house.plant("glory", 20, bots=3)
    writing = house.service.store.writing
    left = 3

    async def full(work: Any) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise OSError("no space left")
        return await writing(work)

    monkeypatch.setattr(house.service.store, "writing", full)
    seq = len(room.times)
    await eventually(lambda: left < 0 and len(room.times) > seq + 3)
    monkeypatch.undo()
    numbers = [line.n for line in await house.lines(room.id)]
    assert numbers == list(range(len(numbers)))


async def test_bots_pause_only_while_somebody_watches(house: House) -> None:
    house.service.bot_pause = 2.0
    id_ = await house.create("glory", "random", "random")
    room = await house.service.rooms.room(id_)
    begun = time.monotonic()
    await eventually(lambda: len(room.times) > 30)
    assert time.monotonic() - begun < 30 * 2.0
    house.service.bot_pause = 0.2
    async with viewing(house, room, house.ana):
        at = len(room.times)
        begun = time.monotonic()
        await eventually(lambda: len(room.times) > at + 3)
        assert time.monotonic() - begun > 0.35
