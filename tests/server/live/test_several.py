"""Several moves sent as one: made one after the other, and none where something else is asked."""

from typing import Any

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.moving import Illegal
from aedilis.server.live.room import Room
from tests.server.live.house import House, digest, viewing

pytestmark = pytest.mark.anyio


async def initiative(house: House) -> Room:
    """A table where an initiative asks for more than one thing, and its seat is a person's."""
    room = await house.two("republic")
    for n in range(300):
        table = room.table
        assert table is not None
        seat = room.row.awaited[0]
        prompt = table.game.prompt(table.state, seat)
        further = table.game.further(table.state, seat)
        if len(further) > 1 and prompt is not None and prompt.key.endswith("persuasion"):
            return room
        await _least(room, seat, n)
    raise AssertionError("no initiative came")


async def _least(room: Room, seat: int, n: int) -> None:
    """Whoever is asked does as little as may be."""
    table = room.table
    assert table is not None
    move = table.game.lapsed(table.state, seat)
    if move is None:
        prompt, move = table.game.prompt(table.state, seat), []
        assert prompt is not None
        while choices := prompt.choices(move):
            move.append(choices[0])
    await room.move(seat, len(room.times), f"least:{n}", move)


async def test_nothing_at_all_is_one_request_and_a_line_for_each(house: House) -> None:
    room = await initiative(house)
    seat, before = room.row.awaited[0], len(room.times)
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        await viewer.seen(before)
        nothing = viewer.table.nothing
        assert len(nothing) == 1 + len(viewer.table.later) > 2
        rows = [viewer.table.question, *(one.question for one in viewer.table.later)]
        assert len({one.text for one in rows if one is not None}) == len(nothing)
        request = {"seq": before, "move": nothing[-1], "before": nothing[:-1]}
        done = await viewer.ask(wire.MoveRequest, key="all", **request)
        assert done.seq == before + len(nothing)
        # The same request again changes nothing.
        again = await viewer.ask(wire.MoveRequest, key="all", **request)
        assert again.seq == before + 1
    lines = (await house.lines(room.id))[before:]
    assert [one.line["seat"] for one in lines] == [seat] * len(nothing)
    assert [one.codes for one in lines] == nothing
    kept = digest(room)
    assert digest(await house.reread(room)) == kept


async def test_an_answer_to_what_follows_leaves_undone_what_comes_before(house: House) -> None:
    room = await initiative(house)
    seat, before = room.row.awaited[0], len(room.times)
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        await viewer.seen(before)
        last = len(viewer.table.later)
        later = viewer.table.later[last - 1]
        options = later.question.field.options
        chosen = next(one for one in options if not one.last)
        part = await viewer.ask(wire.PartRequest, done=[chosen.code], later=last)
        assert part.field is None
        await viewer.ask(wire.MoveRequest, seq=before, move=part.done, before=later.before)
        with pytest.raises(Refused, match="not-asked"):
            await viewer.ask(wire.PartRequest, done=[], later=40)
    lines = (await house.lines(room.id))[before:]
    assert [one.codes for one in lines] == [*later.before, part.done]


async def refused(house: House, room: Room, **request: Any) -> Refused:
    """How a request is refused."""
    seat = room.row.awaited[0]
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        await viewer.seen(len(room.times))
        with pytest.raises(Refused) as caught:
            await viewer.ask(wire.MoveRequest, seq=len(room.times), **request)
    return caught.value


async def test_the_first_that_is_refused_ends_it_and_others_hear_of_what_was_made(
    house: House,
) -> None:
    room = await initiative(house)
    before = len(room.times)
    nothing = [0]
    other = next(one for one in range(3) if one != room.row.awaited[0])
    async with viewing(house, room, house.person_of(room, other)) as watching:
        error = await refused(house, room, move=[99999], before=[nothing])
        assert isinstance(error, Illegal)
        assert len(room.times) == before + 1
        await watching.seen(before + 1)


async def test_what_belongs_to_another_question_is_not_made(house: House) -> None:
    room = await initiative(house)
    table, before = room.table, len(room.times)
    assert table is not None
    further = len(table.game.further(table.state, room.row.awaited[0]))
    # One more than there is to leave undone.
    error = await refused(house, room, move=[0], before=[[0]] * (further + 1))
    assert error.code in ("stale", "illegal")
    assert len(room.times) == before + further + 1


async def test_too_much_and_out_of_turn_is_refused_before_anything_is_made(house: House) -> None:
    room = await initiative(house)
    before = len(room.times)
    error = await refused(house, room, move=[0], before=[[0]], aside=True)
    assert error.code == "bad-field"
    long = [[0] * (wire.MOST_CODES // 2)] * 3
    assert (await refused(house, room, move=[0], before=long)).code == "bad-field"
    assert len(room.times) == before
