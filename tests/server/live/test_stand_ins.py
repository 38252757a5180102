"""A player leaves a running game, a bot stands in, and somebody sits down again."""

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
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
