"""A player leaves a running game, a bot stands in, and somebody sits down again."""

import msgspec
import pytest

from aedilis.server import wire
from aedilis.server.api.machine import seen_lines
from aedilis.server.errors import Refused
from aedilis.server.store.personal import export_person
from tests.server.live.conftest import Hands
from tests.server.live.house import House, eventually, viewing

pytestmark = pytest.mark.anyio


async def test_whoever_leaves_is_stood_in_for_and_comes_back_by_the_link(house: House) -> None:
    lobby = house.service.lobby
    room = await house.two("republic", private=True)
    key = (await house.row(room.id)).key
    house.service.bot_pause = 1000.0
    async with viewing(house, room, house.dora):
        await lobby.leave(house.ben, room.id)
    seat = (await house.sitting(room.id))[1]
    assert (seat.person, seat.stand_in, seat.name) == (None, "senator", "Ben")
    assert room.sitting[1] == seat
    for wrong in (None, "no"):
        with pytest.raises(Refused, match="no-game"):
            await lobby.join(house.dora, room.id, wrong, None)
    assert await lobby.join(house.dora, room.id, key, None) == 1
    seat = (await house.sitting(room.id))[1]
    assert (seat.person, seat.stand_in, seat.name) == (house.dora.id, "", "Dora")
    with pytest.raises(Refused, match="no-open-seat"):
        await lobby.join(house.ben, room.id, key, None)


async def test_the_bot_plays_on_for_whoever_has_left(house: House) -> None:
    room = await house.two("glory")
    seat = room.row.awaited[0]
    person = house.person_of(room, seat)
    await house.service.lobby.leave(person, room.id)
    await eventually(lambda: len(room.times) > 1)
    assert (await house.lines(room.id))[1].line["seat"] == seat


async def test_whoever_has_left_sees_no_more_than_a_stranger(house: House) -> None:
    room = await house.two("glory", spectator_delay=0)
    house.service.bot_pause = 1000.0
    async with viewing(house, room, house.ben) as viewer:
        await viewer.seen(1)
        assert viewer.table.viewer == 1
        await house.service.lobby.leave(house.ben, room.id)
        await viewer.until(lambda: viewer.table.viewer == -1)
        # The history is told anew, as a stranger knows it.
        await viewer.until(lambda: len(viewer.all(wire.LogMessage)) == 2)
        assert viewer.table.question is None
        assert not viewer.table.seats[1].mine


async def test_whoever_leaves_a_game_without_spectators_sees_nothing_more(house: House) -> None:
    room = await house.two("glory", spectator_delay=None)
    async with viewing(house, room, house.ben) as viewer:
        await viewer.seen(1)
        await house.service.lobby.leave(house.ben, room.id)
        assert (await viewer.ended()).code == "no-game"
        assert viewer.table.viewer == 1


async def test_whoever_sits_down_while_he_watches_sees_as_his_seat(house: House) -> None:
    lobby = house.service.lobby
    room = await house.two("glory")
    house.service.bot_pause = 1000.0
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(1)
        await lobby.leave(house.ben, room.id)
        await lobby.join(house.cleo, room.id, None, 1)
        await viewer.until(lambda: viewer.table.viewer == 1)
        assert viewer.table.seats[1].mine
        assert viewer.table.seats[1].name == "Cleo"


@pytest.mark.parametrize(
    "clock", [{"kind": "bank", "seconds": 300}, {"kind": "move", "seconds": 90}]
)
async def test_the_time_of_whoever_sits_down_begins_then(
    house: House, hands: Hands, clock: dict[str, object]
) -> None:
    room = await house.two("glory", clock=clock)
    house.service.bot_pause = 1000.0
    seat = room.row.awaited[0]
    person = house.person_of(room, seat)
    async with viewing(house, room, house.cleo):
        hands.on(80)
        await house.service.lobby.leave(person, room.id)
        assert (await house.row(room.id)).until is None
        hands.on(5_000)
        await house.service.lobby.join(house.cleo, room.id, None, seat)
        assert room.row.until == hands.now + (220 if clock["kind"] == "bank" else 90)
        assert room.sitting[seat].stand_in == ""


async def test_one_leaves_ones_own_seat_alone_to_a_bot_and_not_in_a_game_that_is_over(
    house: House,
) -> None:
    room = await house.plant("glory", 30, bots=1)
    async with viewing(house, room, house.ana) as viewer:
        for seat in (1, 2):
            error = await viewer.refused(wire.StandInRequest, seat=seat, bot="random")
            assert error.code == "not-yours"
        house.service.bot_pause = 1000.0
        await viewer.ask(wire.StandInRequest, seat=0, bot="random")
        await viewer.until(lambda: viewer.table.seats[0].stand_in == "random")
        await viewer.ask(wire.StandInRequest, seat=0)
        await viewer.until(lambda: viewer.table.seats[0].stand_in == "")
    over = await house.plant("glory", None)
    async with viewing(house, over, house.ana) as viewer:
        error = await viewer.refused(wire.StandInRequest, seat=0, bot="random")
        assert error.code == "not-running"


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_an_order_is_nobody_elses_to_see(house: House, game: str) -> None:
    """Neither live nor in the history nor in the record is it told whose it was, or what."""
    room = await house.two(game, spectator_delay=0)
    seat = 1 - room.row.awaited[0] if game == "glory" else 1
    person = house.person_of(room, seat)
    other = next(one for one in house.people if one.id not in (person.id,))
    async with (
        viewing(house, room, person) as mine,
        viewing(house, room, other) as viewer,
        viewing(house, room, None) as stranger,
    ):
        window = (await mine.seen(1)).orders[0].window
        others = viewer, stranger
        before = [await one.seen(1) for one in others]
        await mine.ask(wire.OrderRequest, window=window, order="ask")
        n = len(room.times) - 1
        assert room.table is not None
        assert room.table.entries[n].line.seat == seat
        for one, was in zip(others, before, strict=True):
            table = await one.seen(n + 1)
            assert msgspec.structs.replace(table, seq=was.seq, undo=was.undo) == was
            await one.until(lambda one=one: n in one.log)  # type: ignore[misc]
            entry = one.log[n]
            assert (entry.seat, entry.lines, entry.undo) == (-1, [], False)
            assert "order" not in str(one.log)
            told = list(room.table.story(one.watcher.seat))[n]
            assert (told[0].seat, told[0].move, told[1]) == (-1, None, [])
            line = seen_lines(one.watcher, n, 10).lines[0]
            assert (line.seat, line.move, line.events) == (-1, None, [])
        await mine.until(lambda: n in mine.log)
        assert mine.log[n].seat == seat
        assert seen_lines(mine.watcher, n, 10).lines[0].seat == seat
        # Taken back, it is as secret as it was when it was given.
        await mine.ask(wire.UndoRequest, seq=n + 1)
        assert room.table.entries[n + 1].line.undo
        for one, was in zip(others, before, strict=True):
            table = await one.seen(n + 2)
            assert msgspec.structs.replace(table, seq=was.seq, undo=was.undo) == was
            await one.until(lambda one=one: n + 1 in one.log)  # type: ignore[misc]
            entry = one.log[n + 1]
            assert (entry.seat, entry.lines, entry.undo) == (-1, [], False)
            told = list(room.table.story(one.watcher.seat))[n + 1]
            assert (told[0].seat, told[0].move, told[0].undo, told[1]) == (-1, None, False, [])
            line = seen_lines(one.watcher, n + 1, 10).lines[0]
            assert (line.seat, line.move, line.undo, line.events) == (-1, None, False, [])
        await mine.until(lambda: n + 1 in mine.log)
        assert (mine.log[n + 1].seat, mine.log[n + 1].undo) == (seat, True)
        # Nor does what another takes home with him tell of it.
        made = await viewer.ask(wire.ForkRequest, n=n + 2)
        forked = await house.service.rooms.room(made.url.rsplit("/", 1)[-1])
        assert forked.table is not None
        assert [one.line.seat for one in forked.table.entries[n : n + 2]] == [-1, -1]
        assert not any(one.line.undo for one in forked.table.entries)
        async with house.service.store.reading() as c:
            for who, seats in ((person, [seat, seat]), (other, [-1, -1])):
                games = (await export_person(c, who.id))["games"]
                record = next(one for one in games if one["id"] == room.id)["record"]
                assert [one.get("seat", -1) for one in record["lines"][n : n + 2]] == seats
                assert [one.get("undo", False) for one in record["lines"]][n:] == [
                    False,
                    who is person,
                ]
