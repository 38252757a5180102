"""After the end: a rematch of the same people, and a game looked at with all seats in one hand."""

from typing import Any

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.room import Room
from aedilis.server.lobby.game_cards import NewGame
from tests.server.live.conftest import Told, kinds, quiet
from tests.server.live.house import House, a_move, viewing

pytestmark = pytest.mark.anyio


async def ended(house: House, *seats: str, **more: Any) -> Room:
    """A game of Glory of Ana, and Ben where a seat is open, that its people have ended."""
    lobby = house.service.lobby
    id_ = await house.create("glory", *seats, **more)
    people = [house.ana]
    if "open" in seats:
        people.append(house.ben)
        await lobby.join(house.ben, id_, (await house.row(id_)).key, None)
    for person in people:
        await lobby.answer_end(person, id_, "propose")
    return await house.service.rooms.room(id_)


async def test_a_rematch_has_the_same_people_one_seat_further(house: House, told: Told) -> None:
    lobby = house.service.lobby
    clock = {"kind": "move", "seconds": 600, "late": "bot"}
    options = {"edition": "it2011"}
    room = await ended(
        house, "me", "greedy", "open", clock=clock, options=options, private=True, title="Foro"
    )
    made = await lobby.rematch(house.ana, room.id)
    row, before = await house.row(made), await house.row(room.id)
    for name in ("game", "title", "options", "settings", "private", "seats"):
        assert getattr(row, name) == getattr(before, name)
    assert (row.status, row.host, row.key == before.key) == ("open", house.ana.id, False)
    sitting = await house.sitting(made)
    assert [(one.person, one.bot, one.invited) for one in sitting] == [
        (None, "greedy", None),
        (None, "", house.ben.id),
        (house.ana.id, "", None),
    ]
    await quiet(house)
    assert kinds(told, house.ben.id).count("rematch") == 1
    assert "rematch" not in kinds(told, house.ana.id)
    async with viewing(house, room, house.ben) as viewer, viewing(house, room, None) as stranger:
        await viewer.seen(1)
        await stranger.seen(1)
        assert viewer.table.rematch == made
        assert viewer.table.notes[-1].text == "Ana has made a table for a rematch."
        assert not stranger.table.rematch
        answer = await viewer.ask(wire.RematchRequest)
        assert answer.url == f"/join/{made}"
    # The last who comes begins it.
    assert (await house.row(made)).status == "running"
    assert await lobby.rematch(house.ana, room.id) == made


async def test_a_seat_that_is_kept_is_nobody_elses_until_the_host_frees_it(house: House) -> None:
    lobby = house.service.lobby
    room = await ended(house, "me", "open")
    made = await lobby.rematch(house.ben, room.id)
    with pytest.raises(Refused, match="no-open-seat"):
        await lobby.join(house.cleo, made, None, None)
    assert await lobby.open_games(house.cleo) == []
    (kept,) = await lobby.invitations(house.ana)
    assert kept.id == made
    assert (kept.free, kept.invited_to) == ([1], 1)
    assert (kept.seats[1].held, kept.seats[1].kind) == (True, "open")
    await lobby.remove(house.ben, made, 1)
    assert [one.id for one in await lobby.open_games(house.cleo)] == [made]
    assert await lobby.join(house.cleo, made, None, None) == 1
    assert (await house.row(made)).status == "running"


async def test_who_plays_against_bots_goes_on_at_once(house: House) -> None:
    room = await ended(house, "me", "greedy")
    made = await house.service.lobby.rematch(house.ana, room.id)
    assert (await house.row(made)).status == "running"
    assert [one.bot for one in await house.sitting(made)] == ["greedy", ""]


async def test_a_rematch_that_was_taken_back_is_made_anew(house: House) -> None:
    lobby = house.service.lobby
    room = await ended(house, "me", "open")
    made = await lobby.rematch(house.ana, room.id)
    await lobby.stop(house.ana, made)
    assert await lobby.rematch(house.ben, room.id) != made


async def test_only_who_sat_there_at_the_end_has_a_rematch(house: House) -> None:
    lobby = house.service.lobby
    room = await house.two("glory")
    with pytest.raises(Refused, match="not-over"):
        await lobby.rematch(house.ana, room.id)
    await lobby.resign(house.ben, room.id)
    await lobby.resign(house.ana, room.id)
    for person in (house.ben, house.cleo):
        with pytest.raises(Refused, match="not-seated"):
            await lobby.rematch(person, room.id)


async def fork(viewer: Any, n: int, **more: Any) -> str:
    made = await viewer.ask(wire.ForkRequest, n=n, **more)
    return str(made.url.removeprefix("/table/"))


async def test_a_finished_game_is_gone_on_with_by_one_hand(house: House) -> None:
    room = await house.two("glory")
    house.service.bot_pause = 1000.0
    await house.play(room, 30)
    async with viewing(house, room, house.ana) as viewer:
        refused = await viewer.refused(wire.ForkRequest, n=10, all=True)
        assert refused.code == "not-over"
    for person in (house.ana, house.ben):
        await house.service.lobby.answer_end(person, room.id, "propose")
    async with viewing(house, room, house.cleo) as viewer:
        id_ = await fork(viewer, 10, all=True)
    hand = await house.service.rooms.room(id_)
    assert {one.person for one in hand.sitting} == {house.cleo.id}
    asked: set[int] = set()
    async with viewing(house, hand, house.cleo) as viewer:
        table = await viewer.seen(10)
        for _ in range(12):
            seat = table.viewer
            assert seat == hand.row.awaited[0]
            assert table.question is not None
            assert [one.seat for one in table.seats if one.mine] == [seat]
            asked.add(seat)
            seq, move = table.seq, a_move(hand, seat)
            await viewer.ask(wire.MoveRequest, seq=seq, move=move)
            table = await viewer.seen(seq + 1)
        assert asked == {0, 1}
        if not table.undo:
            await viewer.ask(wire.UndoRequest, seq=table.seq)
    await house.restart()
    assert len((await house.service.rooms.room(id_)).times) >= 22


async def test_a_move_of_any_seat_is_taken_back_by_the_one_hand(house: House) -> None:
    room = await house.two("glory")
    for person in (house.ana, house.ben):
        await house.service.lobby.answer_end(person, room.id, "propose")
    async with viewing(house, room, house.ana) as viewer:
        id_ = await fork(viewer, 1, all=True)
    hand = await house.service.rooms.room(id_)
    async with viewing(house, hand, house.ana) as viewer:
        table = await viewer.seen(1)
        for n in range(40):
            seat = table.viewer
            await viewer.ask(wire.MoveRequest, seq=table.seq, move=a_move(hand, seat, f"{n}"))
            table = await viewer.seen(table.seq + 1)
            if not table.undo and table.viewer != seat:
                break
        else:
            raise AssertionError("no move can be taken back after which another seat is asked")
        await viewer.ask(wire.UndoRequest, seq=table.seq)
        table = await viewer.seen(table.seq + 1)
        assert table.viewer == seat


async def test_sandboxes_do_not_count_among_games(house: House) -> None:
    lobby = house.service.lobby
    house.service.settings = type(house.service.settings)(
        database=house.url, open_games_a_person=2, bot_pause=0.0
    )
    room = await ended(house, "me", "greedy")
    async with viewing(house, room, house.ana) as viewer:
        for _ in range(2):
            await fork(viewer, 1)
        refused = await viewer.refused(wire.ForkRequest, n=1)
        assert (refused.code, refused.key) == ("too-many-games", "server-error-too-many-sandboxes")
    for _ in range(2):
        await house.create("glory", "me", "open")
    with pytest.raises(Refused, match="too-many-games"):
        await lobby.create(house.ana, NewGame(game="glory", seats=["me", "open"]))
    with pytest.raises(Refused, match="too-many-games"):
        await lobby.rematch(house.ana, room.id)
