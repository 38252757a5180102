"""Somebody resigns, a game is ended by its people, and seats change hands for good."""

from typing import Any

import pytest

from aedilis.server import wire
from aedilis.server.admin.verifying import verify_game
from aedilis.server.errors import Refused
from aedilis.server.live.room import Room
from aedilis.server.live.stand_ins import set_stand_in
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.nameless import GONE
from tests.server.live.conftest import Told, kinds, quiet
from tests.server.live.house import House, a_move, eventually, suppress_stale, viewing

pytestmark = pytest.mark.anyio


def notes(table: Any) -> list[str]:
    return [one.text for one in table.notes]


async def resigned(house: House, *, end: bool = False, **more: Any) -> Room:
    """A game of three from which Ben has resigned; bots move in it when the test says so."""
    room = await house.two("republic", **more)
    house.service.bot_pause = 1000.0
    house.service.rooms._stopping = True
    await house.service.lobby.resign(house.ben, room.id, end=end)
    return room


async def test_who_resigns_has_the_seat_no_more(house: House, told: Told) -> None:
    room = await resigned(house)
    seat = (await house.sitting(room.id))[1]
    assert (seat.person, seat.stand_in, seat.name) == (None, "senator", "Ben")
    assert seat.former == house.ben.id
    assert room.sitting[1] == seat
    for person in (house.ben, house.dora):
        with pytest.raises(Refused, match=r"gave-up|no-open-seat"):
            await house.service.lobby.join(person, room.id, None, None)
    with pytest.raises(Refused, match="not-seated"):
        await house.service.lobby.resign(house.ben, room.id)
    await quiet(house)
    for person in (house.ana, house.cleo):
        assert "resigned" in kinds(told, person.id)
    assert "resigned" not in kinds(told, house.ben.id)
    async with viewing(house, room, house.cleo, "fr") as viewer:
        await viewer.seen(1)
        assert notes(viewer.table) == ["Ben a abandonné."]
        card = viewer.table.seats[1]
        assert (card.kind, card.bot, card.given_up) == ("bot", "senator", True)
    # It is among the games of who played it, and asks nothing.
    (mine,) = await house.service.lobby.games_of(house.ben)
    assert (mine.id, mine.my_seat, mine.my_turn) == (room.id, None, False)


async def test_the_bot_plays_on_for_whoever_has_resigned(house: House) -> None:
    room = await house.two("glory")
    seat = room.row.awaited[0]
    # The other one keeps the game going.
    await house.service.lobby.resign(house.person_of(room, seat), room.id)
    await eventually(lambda: len(room.times) > 1)
    assert (await house.lines(room.id))[1].line["seat"] == seat
    assert room.row.status == "running"


async def test_where_nobody_else_is_left_a_game_ends(house: House) -> None:
    id_ = await house.create("glory", "me", "greedy")
    room = await house.service.rooms.room(id_)
    await house.service.lobby.resign(house.ana, id_)
    row = await house.row(id_)
    assert (row.status, row.awaited, row.until) == ("over", [], None)
    assert row.ending == {"word": "resigned", "winners": []}
    async with viewing(house, room, house.ana) as viewer:
        await viewer.seen(1)
        assert viewer.table.result.heading == "Ended by resigning: nobody has won"
        assert viewer.table.result.resigned == ["Ana has resigned."]


async def test_a_natural_end_names_who_resigned(house: House) -> None:
    room = await house.plant("glory", 30)
    await house.service.lobby.resign(house.ben, room.id)
    for n in range(3000):
        if room.row.status != "running":
            break
        waiting = [seat for seat in room.row.awaited if room.sitting[seat].person is not None]
        if waiting:
            async with room.lock:
                seq, move = len(room.times), a_move(room, waiting[0], f"{n}")
            with suppress_stale():
                await room.move(waiting[0], seq, None, move)
        else:
            seen = len(room.times)
            await eventually(lambda seen=seen: len(room.times) > seen)  # type: ignore[misc]
    assert room.row.status == "over"
    async with viewing(house, room, house.ana, "es") as viewer:
        await viewer.seen(1)
        assert viewer.table.result.winners
        assert viewer.table.result.resigned == ["Ben ha abandonado."]


async def test_all_people_agree_to_end_a_game(house: House, told: Told) -> None:
    lobby = house.service.lobby
    room = await house.two("republic")
    await lobby.answer_end(house.ana, room.id, "propose")
    await quiet(house)
    assert "end" in kinds(told, house.ben.id)
    assert "end" not in kinds(told, house.ana.id)
    await lobby.answer_end(house.ben, room.id, "agree")
    async with viewing(house, room, house.cleo) as viewer, viewing(house, room, None) as stranger:
        await viewer.seen(1)
        asked = viewer.table.ending
        assert (asked.by, asked.asked, asked.agreed) == (0, [0, 1, 2], [0, 1])
        assert viewer.table.question or viewer.table.asked
        await stranger.seen(1)
        assert stranger.table.ending is None
        await viewer.ask(wire.EndRequest, answer="agree")
        await viewer.until(lambda: viewer.table.status == "over")
        assert viewer.table.ending is None
        assert viewer.table.question is None
        assert viewer.table.asked == []
        assert viewer.table.result.heading == "Ended by agreement: nobody has won"
        assert viewer.table.result.resigned == []
        assert notes(viewer.table) == [
            "Ana proposes to end the game now.",
            "All have agreed to end the game now.",
        ]
        # From every seat, as after any end.
        for seat in (0, 1, 2, -1):
            await viewer.ask(wire.LookRequest, n=1, seat=seat)
        refused = await viewer.refused(wire.MoveRequest, seq=viewer.table.seq, move=[0])
        assert refused.code == "not-running"
    row = await house.row(room.id)
    assert row.ending == {"word": "agreed", "winners": []}
    await quiet(house)
    assert "over" in kinds(told, house.ana.id)
    async with house.service.store.reading() as c:
        verdict = await verify_game(c, room.id)
    assert verdict is not None
    assert verdict.holds, verdict
    with pytest.raises(Refused, match="not-running"):
        await lobby.answer_end(house.ana, room.id, "propose")


@pytest.mark.parametrize("who", ["ana", "ben"])
async def test_a_proposal_ends_with_the_first_who_refuses_it(house: House, who: str) -> None:
    lobby = house.service.lobby
    room = await house.two("republic")
    await lobby.answer_end(house.ana, room.id, "propose")
    await lobby.answer_end(house.cleo, room.id, "agree")
    await lobby.answer_end(getattr(house, who), room.id, "refuse")
    assert room.row.status == "running"
    for answer in ("agree", "refuse"):
        with pytest.raises(Refused, match="no-proposal"):
            await lobby.answer_end(house.ben, room.id, answer)
    async with viewing(house, room, house.ben) as viewer:
        await viewer.seen(1)
        assert viewer.table.ending is None
        told = {"ana": "Ana no longer wants", "ben": "Ben does not want"}[who]
        assert notes(viewer.table)[-1].startswith(told)


async def test_nobody_else_is_asked_for_a_table_of_ones_own(house: House) -> None:
    id_ = await house.create("glory", "me", "greedy")
    with pytest.raises(Refused, match="not-seated"):
        await house.service.lobby.answer_end(house.ben, id_, "propose")
    await house.service.lobby.answer_end(house.ana, id_, "propose")
    assert (await house.row(id_)).status == "over"


async def test_who_resigns_may_ask_the_others_to_end_the_game(house: House) -> None:
    room = await resigned(house, end=True)
    async with viewing(house, room, house.ana) as viewer:
        await viewer.seen(1)
        asked = viewer.table.ending
        assert (asked.by, asked.asked, asked.agreed) == (1, [0, 2], [])
    await house.service.lobby.answer_end(house.ana, room.id, "agree")
    assert room.row.status == "running"
    # The last who has not agreed leaves, and so all agree.
    await house.service.lobby.leave(house.cleo, room.id)
    assert room.row.status == "over"


async def test_whoever_takes_a_seat_is_asked_as_well(house: House) -> None:
    room = await resigned(house)
    await house.service.lobby.answer_end(house.ana, room.id, "propose")
    await house.service.lobby.offer(house.ana, room.id, 1, "lobby")
    await house.service.lobby.join(house.dora, room.id, None, None)
    await house.service.lobby.answer_end(house.cleo, room.id, "agree")
    assert room.row.status == "running"
    await house.service.lobby.answer_end(house.dora, room.id, "agree")
    assert room.row.status == "over"


async def test_a_seat_is_offered_by_a_link_that_opens_it_alone(house: House) -> None:
    lobby = house.service.lobby
    room = await resigned(house, private=True)
    with pytest.raises(Refused, match="not-seated"):
        await lobby.offer(house.ben, room.id, 1, "link")
    with pytest.raises(Refused, match="not-away"):
        await lobby.offer(house.ana, room.id, 2, "link")
    await lobby.offer(house.ana, room.id, 1, "link")
    key = (await house.sitting(room.id))[1].offered
    assert len(key) >= 16
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(1)
        assert viewer.table.seats[1].key == key
    # Nobody else learns of the key, nor without it of the table.
    for wrong in (None, "", "lobby", "no"):
        with pytest.raises(Refused, match="no-game"):
            await lobby.join(house.dora, room.id, wrong, None)
    assert await lobby.open_games(house.dora) == []
    card = await lobby.card(room.id, house.dora, key)
    assert (card.free, card.seats[1].offered, card.seats[1].key, card.key) == ([1], True, "", "")
    assert await lobby.join(house.dora, room.id, key, None) == 1
    seat = (await house.sitting(room.id))[1]
    assert (seat.person, seat.stand_in, seat.name, seat.offered) == (house.dora.id, "", "Dora", "")
    async with viewing(house, room, house.dora) as viewer:
        await viewer.seen(1)
        assert viewer.table.viewer == 1
        assert notes(viewer.table)[-1] == "Dora has taken the seat of Ben and plays on."
    with pytest.raises(Refused, match="no-game"):
        await lobby.join(house.people[4], room.id, key, None)


async def test_a_seat_that_is_offered_in_the_lobby_is_listed_there(house: House) -> None:
    lobby = house.service.lobby
    room = await resigned(house, private=True, spectator_delay=None)
    await lobby.offer(house.cleo, room.id, 1, "lobby")
    (card,) = await lobby.open_games(house.dora)
    assert (card.id, card.free, card.status) == (room.id, [1], "running")
    assert await lobby.open_games(house.ben) == []
    await lobby.offer(house.ana, room.id, 1, "")
    assert await lobby.open_games(house.dora) == []
    with pytest.raises(Refused, match="no-game"):
        await lobby.join(house.dora, room.id, None, None)


async def test_who_is_away_is_told_and_takes_the_seat_back_or_loses_it(
    house: House, told: Told
) -> None:
    lobby = house.service.lobby
    room = await house.two("republic")
    house.service.rooms._stopping = True
    await set_stand_in(house.service, room, [1], "senator", news="replaced")
    await lobby.offer(house.ana, room.id, 1, "lobby")
    await quiet(house)
    assert "offered" in kinds(told, house.ben.id)
    await set_stand_in(house.service, room, [1], "")
    assert (await house.sitting(room.id))[1].offered == room.sitting[1].offered == ""
    with pytest.raises(Refused, match="no-open-seat"):
        await lobby.join(house.dora, room.id, None, None)
    await set_stand_in(house.service, room, [1], "senator")
    async with viewing(house, room, house.ben):
        # Whoever looks at the table is not away.
        with pytest.raises(Refused, match="not-away"):
            await lobby.offer(house.ana, room.id, 1, "lobby")
    await lobby.offer(house.ana, room.id, 1, "lobby")
    assert await lobby.join(house.dora, room.id, None, 1) == 1
    await quiet(house)
    assert kinds(told, house.ben.id).count("taken") == 1
    with pytest.raises(Refused, match="gave-up"):
        await lobby.join(house.ben, room.id, None, None)


async def test_all_of_it_outlives_the_process(house: House) -> None:
    room = await resigned(house, end=True)
    await house.service.lobby.offer(house.ana, room.id, 1, "link")
    key = room.sitting[1].offered
    await house.service.lobby.answer_end(house.ana, room.id, "agree")
    await house.restart()
    room = await house.service.rooms.room(room.id)
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(1)
        assert notes(viewer.table)[0] == "Ben has resigned."
        assert viewer.table.seats[1].key == key
        assert viewer.table.ending.agreed == [0]
    await house.service.lobby.answer_end(house.cleo, room.id, "agree")
    await house.restart()
    room = await house.service.rooms.room(room.id)
    assert room.row.status == "over"
    async with viewing(house, room, house.cleo) as viewer:
        await viewer.seen(1)
        assert viewer.table.result.resigned == ["Ben has resigned."]


async def test_another_process_knows_of_it_and_makes_no_move_after_the_end(house: House) -> None:
    room = await house.two("glory")
    other = House(house.url)
    await other.open(fresh=False)
    try:
        far = await other.service.rooms.room(room.id)
        await house.service.lobby.answer_end(house.ana, room.id, "propose")
        await other.service.lobby.answer_end(other.ben, room.id, "agree")
        # This one has not heard of it yet.
        seat = room.row.awaited[0] if room.row.awaited else 0
        with pytest.raises(Refused, match=r"not-running|stale"):
            await room.move(seat, len(room.times), None, a_move(room, seat))
        row = await house.row(room.id)
        assert (row.status, row.lines, far.row.status) == ("over", 1, "over")
    finally:
        await other.close()


async def test_before_the_start_the_host_takes_somebody_from_a_seat(
    house: House, told: Told
) -> None:
    lobby = house.service.lobby
    id_ = await house.create("glory", "me", "open", "greedy", "open")
    await lobby.join(house.ben, id_, None, 1)
    with pytest.raises(Refused, match="not-host"):
        await lobby.remove(house.ben, id_, 0)
    with pytest.raises(Refused, match="not-yours"):
        await lobby.remove(house.ana, id_, 0)
    with pytest.raises(Refused, match="no-seat"):
        await lobby.remove(house.ana, id_, 5)
    await lobby.remove(house.ana, id_, 1)
    await lobby.remove(house.ana, id_, 2)
    assert [one.person or one.bot for one in await house.sitting(id_)] == [1, "", "", ""]
    with pytest.raises(Refused, match="removed"):
        await lobby.join(house.ben, id_, None, None)
    await quiet(house)
    assert kinds(told, house.ben.id) == ["removed"]
    assert "/table/" not in told[-1][1].url
    assert await lobby.removed(house.ben, id_)
    assert not await lobby.removed(house.cleo, id_)
    assert await lobby.join(house.cleo, id_, None, None) == 1


async def test_a_person_who_is_deleted_is_taken_from_what_became_of_games(house: House) -> None:
    room = await resigned(house)
    await house.service.lobby.offer(house.ana, room.id, 1, "lobby")
    await house.service.lobby.join(house.dora, room.id, None, None)
    for person in (house.ben, house.dora):
        await house.service.store.writing(lambda c, id_=person.id: delete_person(c, id_))  # type: ignore[misc]
    kept = str((await house.row(room.id)).affairs)
    assert "Ben" not in kept
    assert "Dora" not in kept
    assert GONE in kept
    room = await house.reread(room)
    async with viewing(house, room, house.ana) as viewer:
        await viewer.seen(1)
        assert notes(viewer.table)[0] == f"{GONE} has resigned."
