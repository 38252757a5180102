"""Games are made, joined, left, begun and stopped, and shown in lists."""

import asyncio

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
from tests.server.live.house import House, eventually, names, viewing

pytestmark = pytest.mark.anyio


async def refused(work: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value


async def test_a_game_begins_when_the_last_seat_is_taken(house: House) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "greedy")
    card = await lobby.card(id_, house.ana)
    assert (card.status, card.lines, card.my_seat, card.is_host) == ("open", 0, 0, True)
    assert [one.kind for one in card.seats] == ["person", "open", "bot"]
    assert await lobby.join(house.ben, id_, None, None) == 1
    card = await lobby.card(id_, house.ben)
    assert (card.status, card.my_seat) == ("running", 1)
    assert card.lines >= 1
    assert names(card.seats)[:2] == ["Ana", "Ben"]
    row = await house.row(id_)
    assert row.header is not None
    assert row.header["seats"][:2] == ["Ana", "Ben"]
    assert row.seed
    assert len(row.seed) == 48


async def test_whoever_joins_twice_sits_once(house: House) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "open")
    assert await lobby.join(house.ben, id_, None, 2) == 2
    assert await lobby.join(house.ben, id_, None, None) == 2
    assert (await refused(lobby.join(house.cleo, id_, None, 2))).code == "seat-taken"
    assert await lobby.join(house.cleo, id_, None, None) == 1
    assert (await refused(lobby.join(house.dora, id_, None, None))).code == "no-open-seat"


async def test_of_many_who_come_at_once_each_gets_one_seat(house: House) -> None:
    id_ = await house.create("republic", "me", "open", "open", "open")
    joins = [house.service.lobby.join(one, id_, None, None) for one in house.people]
    results = await asyncio.gather(*joins, return_exceptions=True)
    taken = [one for one in results if isinstance(one, int)]
    assert sorted(taken) == [0, 1, 2, 3]
    assert all(isinstance(one, Refused) for one in results if not isinstance(one, int))
    row = await house.row(id_)
    assert (row.status, row.lines) == ("running", 1)
    assert len({one.person for one in await house.sitting(id_)}) == 4


async def test_before_the_start_a_seat_is_open_again_when_it_is_left(house: House) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "open")
    await lobby.join(house.ben, id_, None, None)
    await lobby.leave(house.ben, id_)
    card = await lobby.card(id_, house.ben)
    assert [one.kind for one in card.seats] == ["person", "open", "open"]
    assert names(card.seats) == ["Ana", "", ""]
    assert (await refused(lobby.leave(house.ben, id_))).code == "not-seated"


async def test_a_host_who_leaves_an_open_game_ends_it(house: House) -> None:
    id_ = await house.create("glory", "me", "open")
    room = await house.service.rooms.room(id_)
    async with viewing(house, room, house.ana) as viewer:
        await viewer.until(lambda: bool(viewer.got))
        await house.service.lobby.leave(house.ana, id_)
        assert (await viewer.ended()).code == "no-game"
    assert (await refused(house.service.rooms.room(id_))).code == "no-game"
    assert await house.service.lobby.games_of(house.ana) == []


async def test_only_the_host_begins_and_bots_take_what_is_open(house: House) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "open", stand_in="random")
    await lobby.join(house.ben, id_, None, None)
    assert (await refused(lobby.start(house.ben, id_))).code == "not-host"
    await lobby.start(house.ana, id_)
    assert [one.bot for one in await house.sitting(id_)] == ["", "", "random"]
    assert (await house.row(id_)).status == "running"
    assert (await refused(lobby.start(house.ana, id_))).code == "not-open"
    assert (await refused(lobby.stop(house.ana, id_))).code == "not-open"


async def test_the_host_gives_seats_to_bots_and_opens_them_again(house: House) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "open", "open")
    await lobby.set_seat(house.ana, id_, 1, "greedy")
    await lobby.set_seat(house.ana, id_, 2, "random")
    await lobby.set_seat(house.ana, id_, 2, "open")
    assert [one.bot for one in await house.sitting(id_)] == ["", "greedy", "", ""]
    for seat, what, who, code in (
        (1, "greedy", house.ben, "not-host"),
        (0, "greedy", house.ana, "seat-taken"),
        (9, "greedy", house.ana, "no-seat"),
        (3, "senator", house.ana, "bad-field"),
    ):
        assert (await refused(lobby.set_seat(who, id_, seat, what))).code == code


async def test_a_seat_is_never_a_bots_and_a_persons(house: House) -> None:
    lobby = house.service.lobby
    for _ in range(5):
        id_ = await house.create("glory", "me", "open", "open")
        await asyncio.gather(
            lobby.set_seat(house.ana, id_, 1, "greedy"),
            lobby.join(house.ben, id_, None, 1),
            return_exceptions=True,
        )
        seat = (await house.sitting(id_))[1]
        assert bool(seat.bot) != (seat.person is not None)


async def test_a_private_game_is_not_there_without_its_key(house: House) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "open", private=True)
    key = (await lobby.card(id_, house.ana)).key
    assert key
    for wrong in (None, "", "x", key[:-1], "ключ"):
        assert (await refused(lobby.card(id_, house.ben, wrong))).code == "no-game"
        assert (await refused(lobby.join(house.ben, id_, wrong, None))).code == "no-game"
    assert (await lobby.card(id_, house.ben, key)).key == ""
    assert await lobby.join(house.ben, id_, key, None) == 1
    assert (await lobby.card(id_, house.ben)).key == key
    assert await lobby.open_games(house.cleo) == []
    assert [one.id for one in await lobby.games_of(house.ben)] == [id_]


async def test_lists_show_what_everybody_may_know(house: House) -> None:
    lobby = house.service.lobby
    waits = await house.create("glory", "me", "open")
    told = [one.id for one in await lobby.open_games(None)]
    assert told == [waits]
    await lobby.join(house.ben, waits, None, None)
    assert await lobby.open_games(house.cleo) == []
    listed = (await lobby.running_games(house.cleo))[0]
    assert (listed.id, listed.watchable, listed.key) == (waits, True, "")
    assert len(listed.awaited) == 1
    mine = [card.my_turn for one in (house.ana, house.ben) for card in await lobby.games_of(one)]
    assert sorted(mine) == [False, True]


@pytest.mark.parametrize("delay", [30, None])
async def test_whoever_may_not_watch_now_learns_nothing_of_how_a_game_goes(
    house: House, delay: int | None
) -> None:
    lobby = house.service.lobby
    room = await house.two(spectator_delay=delay, clock={"kind": "bank", "seconds": 600})
    before = await lobby.card(room.id, house.cleo)
    await house.play(room, 5)
    after = await lobby.card(room.id, house.cleo)
    assert after == before
    assert (after.awaited, after.lines, after.until) == ([], 0, None)
    assert [one.clock for one in after.seats] == [None, None]
    inside = await lobby.card(room.id, house.ana)
    assert (inside.lines, inside.awaited) == (6, room.row.awaited)
    assert inside.until is not None
    assert (await lobby.running_games(house.cleo) == []) == (delay is None)


async def test_what_is_wrong_with_a_new_game_is_named(house: House) -> None:
    for seats, more, what in (
        (("me", "nobody"), {}, "nobody"),
        (("me", "me"), {}, "seats"),
        (("me", "greedy"), {"options": {"edition": "xx"}}, "edition"),
        (("me",), {}, "seats"),
        (("me", "greedy"), {"stand_in": "senator"}, "senator"),
        (("me", "greedy"), {"clock": {"kind": "move", "seconds": 3}}, "clock.seconds"),
    ):
        error = await refused(house.create("glory", *seats, **more))
        assert (error.code, error.status) == ("bad-field", 422)
        assert what in str(error.params["problem"])


async def test_nobody_has_more_unfinished_games_than_allowed(house: House) -> None:
    most = house.service.settings.open_games_a_person
    room = await house.plant("glory", 10)
    for _ in range(most - 1):
        await house.create("glory", "me", "open")
    assert (await refused(house.create("glory", "me", "open"))).code == "too-many-games"
    # Sandboxes are counted apart, and no more of them may be unfinished.
    async with viewing(house, room, house.ana) as viewer:
        for _ in range(most):
            await viewer.ask(wire.ForkRequest, n=3)
        assert (await viewer.refused(wire.ForkRequest, n=3)).code == "too-many-games"


async def test_the_bots_name_and_the_title_are_given(house: House) -> None:
    id_ = await house.create("republic", "me", "senator", "random", title="  Roma \n caput\tmundi ")
    card = await house.service.lobby.card(id_, house.ana)
    assert card.title == "Roma caput mundi"
    assert names(card.seats) == ["Ana", "Livia", "Marcus"]
    plain = await house.service.lobby.card(await house.create("glory", "me", "open"), house.ana)
    assert plain.title == "Glory to Rome · Ana"


async def test_whoever_watches_an_open_game_sees_it_begin(house: House) -> None:
    id_ = await house.create("glory", "me", "open")
    room = await house.service.rooms.room(id_)
    async with viewing(house, room, house.ana) as viewer:
        await viewer.until(lambda: bool(viewer.got))
        assert viewer.table.status == "open"
        assert not viewer.table.picture
        await house.service.lobby.join(house.ben, id_, None, None)
        await viewer.seen(1)
        assert viewer.table.status == "running"
        assert viewer.table.picture is not None
        assert names(viewer.table.seats) == ["Ana", "Ben"]
        await eventually(lambda: 0 in viewer.log)
