"""Spectators see what is public, as late as the table wants it, and nothing that tells of more."""

import asyncio
import time
from typing import Any

import anyio
import msgspec
import pytest

from aedilis.server import wire
from aedilis.server.api.streams import Change, OneGame
from aedilis.server.live import in_memory
from aedilis.server.live.watcher import Watcher
from tests.patience import PATIENCE
from tests.server.live.conftest import Hands
from tests.server.live.house import House, Viewer, eventually, viewing

pytestmark = pytest.mark.anyio


async def test_a_spectator_sees_the_public_part_at_once(house: House) -> None:
    room = await house.two(spectator_delay=0)
    async with viewing(house, room, house.cleo) as cleo, viewing(house, room, None) as nobody:
        await house.play(room, 10)
        for viewer in (cleo, nobody):
            table = await viewer.seen(11)
            assert (table.viewer, table.question, table.aside, table.orders) == (-1, None, None, [])
            assert [one.seat for one in table.asked] == room.row.awaited
        told = msgspec.structs.replace(cleo.table, host=False)
        assert wire.encode(told) == wire.encode(nobody.table)


def newest(viewer: Viewer) -> int:
    """The newest line that anything sent to a viewer tells of."""
    out = 0
    for one in viewer.got:
        if isinstance(one, wire.TableMessage | wire.DoneMessage):
            out = max(out, one.seq)
        if isinstance(one, wire.LogMessage):
            out = max([out, *(entry.n + 1 for entry in one.entries)])
    return out


async def test_the_delay_is_kept_to_the_second(house: House, hands: Hands) -> None:
    room = await house.two(spectator_delay=60, clock={"kind": "bank", "seconds": 1000})
    made, awaited = [hands.now], [room.row.awaited]
    async with viewing(house, room, house.dora) as viewer:
        await viewer.seen(1)
        for n in range(40):
            hands.on(7)
            if n < 25 and room.row.status == "running":
                await house.play(room, 1, f"p{n}")
                made.append(hands.now)
                awaited.append(room.row.awaited)
            may = max(1, sum(1 for at in made if at <= hands.now - 60))
            viewer.watcher.wake()
            await viewer.until(lambda may=may: viewer.table.seq == may)  # type: ignore[misc]
            assert newest(viewer) == may
            assert viewer.watcher.visible() == may
            assert [one.clock for one in viewer.table.seats] == [None, None]
            assert viewer.table.shown is None
            asked = [(one.seat, one.since, one.until) for one in viewer.table.asked]
            assert asked == [(seat, made[may - 1], None) for seat in awaited[may - 1]]
            if may < len(room.times):
                for request, fields in (
                    (wire.SayRequest, {"text": "o"}),
                    (wire.NoteRequest, {"text": "o"}),
                    (wire.LanguageRequest, {"language": "en"}),
                    (wire.LookRequest, {"n": None}),
                ):
                    if request is not wire.SayRequest or n < 20:
                        assert (await viewer.ask(request, **fields)).seq == may
                error = await viewer.refused(wire.LookRequest, n=may + 1)
                assert error.code == "bad-field"
        assert newest(viewer) == len(made)
        # Whoever comes in later is told as little.
        hands.on(1000)
        await house.play(room, 1, "last")
    async with viewing(house, room, None, since=999) as late:
        await late.until(lambda: bool(late.all(wire.TableMessage)))
        assert late.table.seq == len(made)


async def test_a_stream_tells_whom_the_game_waited_for_then(house: House, hands: Hands) -> None:
    room = await house.two(spectator_delay=60)
    told: list[Change] = []

    async def tell(change: Change) -> None:
        told.append(change)

    viewer = Viewer(house, room, house.dora, "en", 0)
    stream = OneGame(viewer.watcher, tell, "")
    made, awaited = [hands.now], [list(room.row.awaited)]
    await stream.refresh()
    for n in range(40):
        hands.on(7)
        if n < 25:
            assert await house.play(room, 1, f"p{n}") == 1
            made.append(hands.now)
            awaited.append(list(room.row.awaited))
        await stream.refresh()
        may = max(1, sum(1 for at in made if at <= hands.now - 60))
        assert (told[-1].seq, told[-1].awaited) == (may, awaited[may - 1])
    assert [one.seq for one in told] == sorted({one.seq for one in told})
    assert told[-1].seq == len(made)
    assert len({tuple(one) for one in awaited}) > 1


async def test_the_table_is_shown_as_it_was_then(house: House, hands: Hands) -> None:
    """What a spectator is shown after the delay is what one without a delay was shown."""
    behind = await house.two(spectator_delay=60)
    async with viewing(house, behind, house.cleo) as viewer:
        await house.play(behind, 12)
        assert behind.past is not None
        hands.on(30)
        await house.play(behind, 5, "more")
        hands.on(31)
        viewer.watcher.wake()
        await viewer.seen(13)
        from aedilis.server.wire.reader import Reader

        state = behind.past.state(12)
        view = behind.table.game.view(state, -1)  # type: ignore[union-attr]
        reader = Reader("glory", "en", behind.names, -1)
        picture = reader.picture(view, behind.table.entries[:13])  # type: ignore[union-attr]
        assert wire.encode(viewer.table.picture) == wire.encode(picture)


async def test_the_next_line_is_told_when_its_time_has_come(house: House) -> None:
    """By itself, without anything happening at the table."""
    room = await house.two()
    await house.change(room.id, settings={**room.row.settings, "spectator_delay": 1})
    room = await house.reread(room)
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(1)
        begun = time.monotonic()
        await house.play(room, 1)
        await viewer.seen(2)
        assert time.monotonic() - begun > 0.9


async def test_at_the_end_all_is_shown(house: House) -> None:
    room = await house.two(spectator_delay=3600)
    async with viewing(house, room, house.cleo) as viewer:
        while room.row.status == "running":
            await house.play(room, 50, f"{len(room.times)}")
        await viewer.seen(len(room.times))
        assert viewer.table.result is not None
        assert sorted(viewer.log) == list(range(len(room.times)))


async def test_a_sandbox_and_a_game_without_spectators_are_for_those_inside(house: House) -> None:
    lobby = house.service.lobby
    closed = await house.two(spectator_delay=None)
    for person in (house.cleo, None):
        assert not lobby.may_watch(closed.row, closed.sitting, person)
    # Once it is over, whoever may know of it may look at it.
    over = await house.plant("glory", None, settings={"spectator_delay": None})
    assert lobby.may_watch(over.row, over.sitting, None)
    lobby.admit(over.row, over.sitting, None, None)


async def test_who_is_there_is_told(house: House) -> None:
    room = await house.two("republic")
    async with viewing(house, room, house.ana) as ana:
        await room.presence()
        await ana.until(lambda: bool(ana.all(wire.PresenceMessage)))
        assert [one.online for one in ana.all(wire.PresenceMessage)[-1].seats] == [
            True,
            False,
            False,
        ]
        async with viewing(house, room, house.ben), viewing(house, room, None):
            await room.presence()
            await ana.until(lambda: ana.all(wire.PresenceMessage)[-1].spectators == 1)
            told = ana.all(wire.PresenceMessage)[-1]
            assert [one.online for one in told.seats] == [True, True, False]
            assert [one.mine for one in told.seats] == [True, False, False]
        await room.presence()
        await ana.until(lambda: ana.all(wire.PresenceMessage)[-1].spectators == 0)


async def test_one_who_does_not_listen_holds_up_nobody(house: House) -> None:
    room = await house.two()
    stuck = anyio.Event()
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        await ben.seen(1)

        async def never(message: object) -> None:
            await stuck.wait()

        ben.watcher.send = never
        await house.play(room, 3)
        await room.presence()
        await ana.seen(4)
        await eventually(lambda: bool(ana.all(wire.PresenceMessage)))


async def test_when_somebody_moves_nothing_is_sent_to_those_who_are_kept_behind(
    house: House, hands: Hands
) -> None:
    room = await house.two(spectator_delay=60)
    async with viewing(house, room, house.cleo) as cleo, viewing(house, room, house.ben) as ben:
        await cleo.until(lambda: bool(cleo.all(wire.LogMessage)))
        before = len(cleo.sent)
        hands.on(1)
        await house.play(room, 5)
        await ben.seen(6)
        await ben.ask(wire.SayRequest, text="so")
        await ben.until(lambda: ben.heard == ["so"])
        await anyio.sleep(0.05)
        assert len(cleo.sent) == before


async def test_a_crowd_that_comes_is_told_in_digests(house: House) -> None:
    """Five hundred who come one after the other cost what five hundred who are there cost, and not
    its square.
    """
    crowd = 500
    room = await house.two()
    sent = [0]
    last: dict[int, int] = {}
    tasks: list[asyncio.Task[None]] = []

    def send_to(n: int) -> Any:
        async def send(message: Any) -> None:
            if isinstance(message, wire.PresenceMessage):
                sent[0] += 1
                last[n] = message.spectators

        return send

    async with viewing(house, room, house.ana) as ana:
        await ana.seen(1)
        await room.presence()
        for n in range(crowd):
            watcher = Watcher(house.service, room, None, "en", send_to(n))
            room.watchers.add(watcher)
            tasks.append(asyncio.create_task(watcher.run()))
            await room.presence()
            if n % 10 == 0:
                await anyio.sleep(0.005)
        # All who came are told how many they are, and so is the player.
        await eventually(lambda: list(last.values()) == [crowd] * crowd)
        await ana.until(lambda: ana.all(wire.PresenceMessage)[-1].spectators == crowd)
        assert sent[0] <= 6 * crowd
        for one in list(room.watchers):
            if one.person is None:
                room.watchers.discard(one)
                await room.presence()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ana.until(lambda: ana.all(wire.PresenceMessage)[-1].spectators == 0)
        assert len(ana.all(wire.PresenceMessage)) <= 20


async def test_who_comes_to_a_quiet_table_is_told_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_memory, "DIGEST_SECONDS", 2 * PATIENCE)
    room = await house.two()
    async with viewing(house, room, house.ana) as ana:
        await ana.seen(1)
        async with viewing(house, room, house.ben):
            await room.presence()
            await ana.until(lambda: bool(ana.all(wire.PresenceMessage)))
