"""A move that was acknowledged is kept, acts once, and is refused for a reason."""

import asyncio
from typing import Any

import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.moving import Illegal
from tests.server.live.house import House, a_move, a_room_to_undo, digest, viewing

pytestmark = pytest.mark.anyio

GAMES = ["glory", "republic"]


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_acknowledged_is_in_the_store(house: House, game: str) -> None:
    room = await house.two(game)
    for n in range(12):
        seat = room.row.awaited[0]
        move = a_move(room, seat, str(n))
        person = house.person_of(room, seat)
        async with viewing(house, room, person) as viewer:
            done = await viewer.ask(wire.MoveRequest, seq=n + 1, move=move)
        assert done.seq == n + 2
        kept = (await house.lines(room.id))[-1]
        assert (kept.n, kept.codes, kept.line["seat"]) == (n + 1, move, seat)
        row = await house.row(room.id)
        assert (row.lines, row.awaited, row.status) == (n + 2, room.row.awaited, "running")


async def test_a_whole_game_is_played_part_by_part_by_what_is_sent_alone(house: House) -> None:
    room = await house.two("glory", options={"edition": "fr2008"})
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        for n in range(600):
            for viewer in (ana, ben):
                await viewer.seen(n + 1)
            if ana.table.status == "over":
                break
            viewer = ana if ana.table.asked[0].seat == 0 else ben
            assert viewer.table.question is not None
            move = await viewer.answer(f"{n}")
            await viewer.ask(wire.MoveRequest, seq=viewer.table.seq, move=move)
        for viewer in (ana, ben):
            assert viewer.table.status == "over"
            assert viewer.table.result is not None
            assert viewer.table.result.winners
            assert sorted(viewer.log) == list(range(len(room.times)))
    row = await house.row(room.id)
    assert row.ending is not None
    assert ana.table.result is not None
    assert row.ending["winners"] == ana.table.result.winners


async def test_the_same_key_acts_once_however_often_it_comes(house: House) -> None:
    room = await house.two()
    seat = room.row.awaited[0]
    person, move = house.person_of(room, seat), a_move(room, seat)
    async with viewing(house, room, person) as one, viewing(house, room, person) as two:
        asked = [
            viewer.ask(wire.MoveRequest, key="same", seq=1, move=move)
            for viewer in (one, two, one, two)
        ]
        done = await asyncio.gather(*asked)
        assert [answer.seq for answer in done] == [2, 2, 2, 2]
        assert (await house.row(room.id)).lines == 2
        # A move of another number or shape makes no difference: it is the same request.
        again = await one.ask(wire.MoveRequest, key="same", seq=77, move=[9, 9])
        assert again.seq == 2
    await house.restart()
    room = await house.service.rooms.room(room.id)
    async with viewing(house, room, person) as one:
        again = await one.ask(wire.MoveRequest, key="same", seq=1, move=move)
        assert again.seq == 2
    assert (await house.row(room.id)).lines == 2


async def test_a_key_is_ones_own(house: House) -> None:
    """Two people may use the same key, and the longest there is."""
    room = await house.two()
    long, used = "k" * 64, set[int]()
    for n in range(40):
        seat, seq = room.row.awaited[0], len(room.times)
        if seat in used:
            await room.move(seat, seq, None, a_move(room, seat, str(n)))
            continue
        used.add(seat)
        async with viewing(house, room, house.person_of(room, seat)) as viewer:
            move = a_move(room, seat, str(n))
            for _ in range(2):
                done = await viewer.ask(wire.MoveRequest, key=long, seq=seq, move=move)
                assert done.seq == seq + 1
        if len(used) == 2:
            break
    keys = [line.key for line in await house.lines(room.id) if line.key]
    assert len(set(keys)) == len(keys) == 2
    assert all(len(key) <= 64 for key in keys)


@pytest.mark.parametrize("key", ["", "k" * 65])
async def test_a_key_has_a_length(house: House, key: str) -> None:
    room = await house.two()
    async with viewing(house, room, house.ana) as viewer:
        assert (await viewer.refused(wire.WhyRequest, key=key)).status == 422


async def test_the_key_of_a_move_that_was_taken_back_acts_no_more(house: House) -> None:
    room, seat = await a_room_to_undo(house)
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        seq = len(room.times)
        move = a_move(room, seat)
        await viewer.ask(wire.MoveRequest, key="once", seq=seq, move=move)
        await viewer.ask(wire.UndoRequest, key="back", seq=seq + 1)
        stands = digest(room)
        assert (await viewer.ask(wire.MoveRequest, key="once", seq=seq, move=move)).seq == seq + 1
        assert (await viewer.ask(wire.UndoRequest, key="back", seq=seq + 1)).seq == seq + 2
        assert digest(room) == stands
        assert len(room.times) == seq + 2


async def test_who_has_not_seen_the_last_line_is_told_so(house: House) -> None:
    room = await house.two()
    await house.play(room, 3)
    before = digest(room), len(await house.lines(room.id))
    seat = room.row.awaited[0]
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        for seq in (0, 1, 3, 5, -1):
            error = await viewer.refused(wire.MoveRequest, seq=seq, move=a_move(room, seat))
            assert (error.code, error.params["now"]) == ("stale", 4)
            assert (await viewer.refused(wire.UndoRequest, seq=seq)).code == "stale"
    assert (digest(room), len(await house.lines(room.id))) == before


@pytest.mark.parametrize("game", GAMES)
async def test_an_illegal_move_is_refused_with_its_rule_in_the_readers_words(
    house: House, game: str
) -> None:
    room = await house.two(game)
    seat = room.row.awaited[0]
    before = digest(room), len(await house.lines(room.id))
    told = []
    for language in LANGUAGES:
        async with viewing(house, room, house.person_of(room, seat), language) as viewer:
            for move in ([99_999], [], [-1], [1] * 50):
                error = await viewer.refused(wire.MoveRequest, seq=1, move=move)
                assert isinstance(error, Illegal)
                assert error.status == 422
            told.append(viewer.requests.illegal_text(error))
            assert error.rule
            too_long = await viewer.refused(wire.MoveRequest, seq=1, move=[1] * 2_001)
            assert too_long.code == "bad-field"
    assert len(set(told)) == len(LANGUAGES)
    assert all(told)
    assert (digest(room), len(await house.lines(room.id))) == before


async def test_who_is_not_asked_or_does_not_sit_there_moves_nothing(house: House) -> None:
    room = await house.two()
    seat = room.row.awaited[0]
    move = a_move(room, seat)
    async with (
        viewing(house, room, house.person_of(room, 1 - seat)) as other,
        viewing(house, room, house.cleo) as stranger,
        viewing(house, room, None) as nobody,
    ):
        assert isinstance(await other.refused(wire.MoveRequest, seq=1, move=move), Illegal)
        for viewer in (stranger, nobody):
            for request, fields in (
                (wire.MoveRequest, {"seq": 1, "move": move}),
                (wire.UndoRequest, {"seq": 1}),
                (wire.OrderRequest, {"window": "gift", "order": "never"}),
            ):
                assert (await viewer.refused(request, **fields)).code in ("not-seated", "log-in")
            assert (await viewer.refused(wire.PartRequest, done=[])).code == "not-asked"
        others: list[tuple[type, dict[str, Any]]] = [
            (wire.SayRequest, {"text": "Ave"}),
            (wire.NoteRequest, {"text": "Ave"}),
            (wire.ForkRequest, {"n": 1}),
            (wire.StandInRequest, {"seat": 0, "bot": "greedy"}),
        ]
        for other_request, more in others:
            assert (await nobody.refused(other_request, **more)).code == "log-in"
    assert len(await house.lines(room.id)) == 1


async def test_two_who_move_at_once_make_two_lines_or_one(house: House) -> None:
    """Of requests that have seen the same line one acts and the others are told to look again."""
    room = await house.two()
    seat = room.row.awaited[0]
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        asked = [
            viewer.ask(wire.MoveRequest, key=f"k{n}", seq=1, move=a_move(room, seat, str(n)))
            for n in range(5)
        ]
        results: list[Any] = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(one, Refused) for one in results].count(False) == 1
    assert {one.code for one in results if isinstance(one, Refused)} == {"stale"}
    assert [line.n for line in await house.lines(room.id)] == [0, 1]
