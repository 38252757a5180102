"""The disk is full: whoever moves is told, memory and store stay alike, and the game goes on when
there is room again.
"""

import anyio
import pytest
from sqlalchemy.exc import OperationalError

from aedilis.server.errors import Refused
from tests.patience import PATIENCE
from tests.server.live.house import House, a_move, digest, eventually, viewing

pytestmark = pytest.mark.anyio


async def grow(house: House, pages: int) -> None:
    """Let the database grow by no more than so many pages."""
    async with house.service.store.writers.begin() as c:
        now = (await c.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await c.exec_driver_sql(f"PRAGMA max_page_count={now + pages}")


async def test_a_move_that_does_not_fit_is_refused_and_made_later(house: House) -> None:
    room = await house.two("republic")
    await house.play(room, 10)
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(11)
        await grow(house, 0)
        refused = 0
        for n in range(200):
            seat, seq, before = room.row.awaited[0], len(room.times), digest(room)
            move = a_move(room, seat, str(n))
            try:
                await room.move(seat, seq, f"k{n}", move)
            except (OperationalError, Refused) as error:
                # The first meets it; those after it are told so at once.
                refused += "full" in str(error) if refused == 0 else str(error) == "away"
                assert (digest(room), len(room.times)) == (before, seq)
                assert [line.n for line in await house.lines(room.id)] == list(range(seq))
                assert digest(await _apart(house, room.id)) == before
            if refused == 3:
                break
        assert refused == 3
        await grow(house, 1_000)
        with anyio.fail_after(PATIENCE):
            await house.service.store.outage.over()
        assert await room.move(seat, seq, f"k{n}", move) == seq
        await viewer.seen(seq + 1)
        assert sorted(viewer.log) == list(range(seq + 1))


async def _apart(house: House, id_: str):  # type: ignore[no-untyped-def]
    """The same game as another process reads it."""
    from aedilis.server.live.room import Room

    row = await house.row(id_)
    room = Room(house.service, row, [])
    await room.load()
    return room


async def test_bots_wait_until_there_is_room(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aedilis.server.live.rooms.PAUSES", (0.05,))
    await grow(house, 12)
    ids = [await house.create("republic", "senator", "random", "random") for _ in range(2)]
    rooms = [await house.service.rooms.room(id_) for id_ in ids]
    counts = [0]
    with anyio.fail_after(PATIENCE):
        while True:
            await anyio.sleep(0.25)
            counts.append(sum(len(room.times) for room in rooms))
            if counts[-1] > 0 and counts[-4:] == 4 * counts[-1:]:
                break
    assert not all(room.row.status == "over" for room in rooms)
    for room in rooms:
        assert len(await house.lines(room.id)) == len(room.times)
    await grow(house, 100_000)
    await eventually(lambda: all(room.row.status == "over" for room in rooms))
    for room in rooms:
        assert [line.n for line in await house.lines(room.id)] == list(range(len(room.times)))
