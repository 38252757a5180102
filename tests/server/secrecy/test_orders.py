"""A standing order is nobody else's to see: others are sent nothing when one is given or taken
back, and nothing that they are told afterwards, of the table or in lists, has changed by it.
"""

import asyncio
from typing import Any

import anyio
import msgspec
import pytest

from aedilis.kernel.table import is_order
from aedilis.server import wire
from aedilis.server.api.machine import seen_lines, state_of
from aedilis.server.api.streams import OwnGames, _of_row
from aedilis.server.live import bots as live_bots
from aedilis.server.live import hints as hinting
from aedilis.server.live.room import Room
from aedilis.server.lobby.game_cards import game_card
from aedilis.server.store.personal import export_person
from tests.server.live.conftest import Hands
from tests.server.live.house import (
    House,
    Viewer,
    a_move,
    a_room_to_undo,
    deaf,
    digest,
    eventually,
    viewing,
)
from tests.server.secrecy.told import told

pytestmark = pytest.mark.anyio

TABLES = [
    ("republic", {"scenario": "early"}, "proposal"),
    ("glory", {"edition": "it2011"}, "gift"),
]


async def give(viewer: Viewer, window: str) -> int:
    """Some orders, of which the last is taken back; gives how many lines that were."""
    room, seat = viewer.watcher.room, viewer.watcher.seat
    before = len(room.times)
    for be in ("ask", "never", "ask", "never"):
        await viewer.ask(wire.OrderRequest, window=window, order=be)
    answer = await viewer.ask(wire.UndoRequest, seq=room.known(seat, len(room.times)))
    assert answer.seq == room.known(seat, len(room.times))
    assert room.table is not None
    assert not any(one.line.loud for one in room.table.entries[before:])
    return len(room.times) - before


def a_giver(room: Room) -> int:
    """A seat that the game does not wait for."""
    return next(seat for seat in range(3) if seat not in room.row.awaited)


async def elsewhere(house: House, room: Room, person: Any) -> list[bytes]:
    """What is told of a game outside its table, and to programs."""
    viewer = Viewer(house, room, person, "en", 0)
    sitting, row = await house.sitting(room.id), await house.row(room.id)
    me = person.id if person is not None else None
    out: list[Any] = [game_card(row, sitting, me, {}, []), _of_row(row)]
    out += [state_of(viewer.watcher, view=True), seen_lines(viewer.watcher, 0, 10_000)]
    if person is not None:
        out += await OwnGames(house.service, person)._all()
        async with house.service.store.reading() as c:
            kept = await export_person(c, person.id)
        out.append(kept["games"])
    return [msgspec.json.encode(one) for one in out]


@pytest.mark.parametrize(("game", "options", "window"), TABLES)
async def test_nothing_tells_that_somebody_has_given_an_order(
    house: House, game: str, options: dict[str, Any], window: str
) -> None:
    room = await house.plant(game, 40, seed="orders", options=options)
    giver = a_giver(room)
    giving = house.person_of(room, giver)
    others = [one for one in house.people[:4] if one != giving]
    async with (
        viewing(house, room, giving) as mine,
        viewing(house, room, others[0]) as one,
        viewing(house, room, others[1]) as two,
        viewing(house, room, others[2]) as strange,
    ):
        for viewer in (mine, one, two, strange):
            await viewer.seen(1)
        watching = (one, two, strange)
        before = [await told(house, room, person, "orders") for person in others]
        outside = [await elsewhere(house, room, person) for person in others]
        sent = [len(viewer.got) for viewer in watching]
        lines = len(room.times)
        assert await give(mine, window) == 5
        await mine.seen(lines + 5)
        await anyio.sleep(0.3)
        assert [len(viewer.got) for viewer in watching] == sent
        for person, was, was_outside in zip(others, before, outside, strict=True):
            assert await told(house, room, person, "orders") == was
            assert await elsewhere(house, room, person) == was_outside

        # Who is asked goes on from the number that he was told, and so does everybody's history.
        seat = room.row.awaited[0]
        mover = next(viewer for viewer in watching if viewer.watcher.seat == seat)
        done = await mover.ask(wire.MoveRequest, seq=lines, move=a_move(room, seat))
        assert done.seq == lines + 1
        for viewer in watching:
            assert (await viewer.seen(lines + 1)).seq == lines + 1
            await viewer.until(lambda viewer=viewer: lines in viewer.log)  # type: ignore[misc]
            assert sorted(viewer.log) == list(range(lines + 1))
        # From a number that he was told he is told the rest, and looks back.
        async with viewing(house, room, others[1], since=lines) as again:
            await again.seen(lines + 1)
            assert sorted(again.log) == [lines]
            await again.ask(wire.LookRequest, n=lines)
            await again.until(lambda: again.table.shown == lines)

        # Nor does what another takes home with him tell of it.
        made = await one.ask(wire.ForkRequest, n=lines)
        forked = await house.service.rooms.room(made.url.rsplit("/", 1)[-1])
        assert forked.table is not None
        assert len(forked.table.entries) == lines
        assert not any(is_order(entry.line.move) for entry in forked.table.entries)
        assert forked.table.state.orders == {}

    known = digest(room)
    room = await house.reread(room)
    assert digest(room) == known
    assert room.known(-1, len(room.times)) == lines + 1
    assert (await house.row(room.id)).heard == lines + 1


async def test_nor_does_another_process_tell_it(house: House) -> None:
    here = await house.plant("republic", 20, seed="orders")
    giver = a_giver(here)
    async with deaf(house) as other:
        there = await other.service.rooms.room(here.id)
        async with (
            viewing(house, here, house.person_of(here, giver)) as mine,
            viewing(other, there, other.dora) as strange,
        ):
            await mine.seen(1)
            await strange.seen(1)
            sent = len(strange.got)
            lines = len(here.times)
            assert await give(mine, "proposal") == 5
            await there.catch_up()
            assert len(there.times) == lines + 5
            await anyio.sleep(0.3)
            assert len(strange.got) == sent
            seat = there.row.awaited[0]
            await there.move(seat, lines + 5, None, a_move(there, seat))
            assert (await strange.seen(lines + 1)).seq == lines + 1


async def test_hints_stay_while_another_gives_orders(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "adviser", lambda game: "greedy")
    think, thought = hinting.Advising._think, list[int]()
    room = await house.plant("glory", 40, seed="orders", options={"edition": "it2011"})
    giver, seat = a_giver(room), room.row.awaited[0]
    async with (
        viewing(house, room, house.person_of(room, giver)) as mine,
        viewing(house, room, house.person_of(room, seat)) as asked,
    ):

        async def slowly(self: Any, room: Room, seat: int) -> Any:
            found = await think(self, room, seat)
            thought.append(await give(mine, "gift"))
            return found

        monkeypatch.setattr(hinting.Advising, "_think", slowly)
        known = len(room.times)
        told = await asked.ask(wire.HintRequest)
        assert (await asked.ask(wire.HintRequest)).hints == told.hints
        assert told.seq == known
        assert thought == [5]


async def test_nothing_comes_too_late_by_an_order_of_another(house: House) -> None:
    """Between a click and its move somebody may give one."""
    room, seat = await a_room_to_undo(house)
    async with viewing(house, room, house.person_of(room, 1 - seat)) as mine:
        seen = len(room.times)
        await give(mine, "gift")
        n = await room.move(seat, seen, None, a_move(room, seat), exact=True)
        await mine.ask(wire.OrderRequest, window="gift", order="never")
        assert await room.undo(seat, n + 1, None) == n + 2


async def test_a_bot_takes_no_longer_when_somebody_gives_an_order(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It neither pauses nor wonders anew whether to speak up."""
    id_ = await house.create("glory", "me", "greedy", options={"edition": "it2011"})
    room = await house.service.rooms.room(id_)
    done: list[str] = []
    out_of_turn = live_bots._out_of_turn

    async def counted(*given: Any) -> Any:
        done.append("wonders")
        return await out_of_turn(*given)

    async with viewing(house, room, house.ana) as mine:
        await eventually(lambda: room.row.awaited == [0])

        class Pausing:
            """Waits a moment in which the other gives an order."""

            def __getattr__(self, name: str) -> Any:
                return getattr(asyncio, name)

            async def sleep(self, seconds: float) -> None:
                done.append("pauses")
                for be in ("ask", "never"):
                    await mine.ask(wire.OrderRequest, window="gift", order=be)

        monkeypatch.setattr(live_bots, "asyncio", Pausing())
        monkeypatch.setattr(live_bots, "_out_of_turn", counted)
        house.service.bot_pause = 0.5
        for n in range(12):
            if room.row.status != "running":
                break
            # What the bot still wonders about the last answer does not count for this one.
            await eventually(lambda: room not in house.service.rooms._bots)
            done.clear()
            heard = room.row.heard
            await mine.ask(
                wire.MoveRequest, seq=room.known(0, len(room.times)), move=a_move(room, 0, str(n))
            )
            await eventually(lambda: room.row.awaited == [0] or room.row.status != "running")
            moves = room.row.heard - heard
            assert done.count("pauses") == moves - 1
            # Once more perhaps when nobody waits for it any more.
            assert done.count("wonders") <= moves + 1


async def test_nor_is_it_told_to_who_is_kept_behind(house: House, hands: Hands) -> None:
    """Neither when an order is given, nor when its time has come, nor by the time of a line."""
    room = await house.plant("republic", 40, seed="orders", settings={"spectator_delay": 60})
    giver, lines = a_giver(room), len(room.times)
    async with (
        viewing(house, room, house.person_of(room, giver)) as mine,
        viewing(house, room, None) as strange,
    ):
        hands.on(100)
        await strange.seen(lines)
        sent = len(strange.got)
        assert await give(mine, "proposal") == 5
        for _ in range(3):
            await anyio.sleep(0.1)
            strange.watcher.wake()
            await anyio.sleep(0.1)
            hands.on(40)
        assert len(strange.got) == sent
        seat = room.row.awaited[0]
        await room.move(seat, len(room.times), None, a_move(room, seat))
        hands.on(100)
        strange.watcher.wake()
        assert (await strange.seen(lines + 1)).asked[0].since == room.times[-1]
