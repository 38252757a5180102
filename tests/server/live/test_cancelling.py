"""Whoever asks for a move may go away at any moment: the move is made wholly or not at all, and all
the others are told.
"""

import asyncio
from contextlib import suppress

import pytest

from aedilis.kernel.dice import stream
from aedilis.server.errors import Refused
from tests.server.live.house import House, a_move, digest, eventually, viewing

pytestmark = pytest.mark.anyio


async def test_a_request_cut_off_anywhere_is_neither_lost_nor_doubled(house: House) -> None:
    room = await house.two()
    dice = stream("cut", "test")
    cut = 0
    async with viewing(house, room, house.cleo) as viewer:
        for n in range(60):
            if room.row.status != "running":
                break
            seat, seq, key = room.row.awaited[0], len(room.times), f"cut:{n}"
            move = a_move(room, seat, key)
            task = asyncio.create_task(room.move(seat, seq, key, move))
            for _ in range(dice.below(14)):
                await asyncio.sleep(0)
            if dice.below(3) == 0:
                await asyncio.sleep(dice.below(4) / 1000)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            cut += task.cancelled()
            # The same request again acts if it has not acted, and else is told what it did.
            assert await room.move(seat, seq, key, move) == seq
            assert len(room.times) == seq + 1
            lines = await house.lines(room.id)
            assert [line.n for line in lines] == list(range(seq + 1))
            assert lines[-1].key == key
        await viewer.seen(len(room.times))
    assert cut > 20
    before = digest(room)
    assert digest(await house.reread(room)) == before


async def test_who_watches_is_told_of_a_move_whose_maker_went_away(house: House) -> None:
    room = await house.two()
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(1)
        seat = room.row.awaited[0]
        task = asyncio.create_task(room.move(seat, 1, "gone", a_move(room, seat)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await viewer.seen(2)
        assert (await house.lines(room.id))[1].key == "gone"


async def test_standing_in_and_joining_cut_off_leave_memory_and_store_alike(house: House) -> None:
    room = await house.plant("glory", 20)
    for n in range(20):
        bot = "greedy" if n % 2 == 0 else ""
        seat = next(one for one in range(3) if one not in room.row.awaited)
        task = asyncio.create_task(_stand_in(house, room.id, seat, bot))
        for _ in range(n % 9):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError, Refused):
            await task
        await eventually(lambda: not house.service.rooms._finishing)
        assert [one.stand_in for one in room.sitting] == [
            one.stand_in for one in await house.sitting(room.id)
        ]


async def _stand_in(house: House, id_: str, seat: int, bot: str) -> None:
    from aedilis.server.live.stand_ins import set_stand_in

    await set_stand_in(house.service, await house.service.rooms.room(id_), [seat], bot)


async def test_the_server_ends_with_what_was_begun(house: House) -> None:
    room = await house.two()
    seat = room.row.awaited[0]
    asked = asyncio.create_task(room.move(seat, 1, "last", a_move(room, seat)))
    await asyncio.sleep(0)
    await house.restart()
    assert await asked == 1
    assert [line.key for line in await house.lines(room.id)] == [None, "last"]
