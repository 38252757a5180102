"""Looking back: every line as it was seen then, from one's own seat; at the end from any."""

from typing import Any

import pytest

from aedilis.server import wire
from aedilis.server.live.room import Room
from tests.server.live.house import House, Viewer, a_move, viewing

pytestmark = pytest.mark.anyio


async def played(house: House, game: str, most: int) -> tuple[Room, dict[tuple[int, int], Any]]:
    """A game with moves taken back in it, and what each seat's picture was after each line."""
    room = await house.two(game)
    seen: dict[tuple[int, int], Any] = {}
    people = [house.person_of(room, one.seat) for one in room.sitting]
    viewers = [Viewer(house, room, one, "en", 0) for one in [*people, None]]

    def look() -> None:
        for viewer in viewers:
            table = viewer.watcher.table()
            seen[viewer.watcher.seat, len(room.times)] = (table.picture, table.turn)

    look()
    for n in range(most):
        if room.row.status != "running":
            break
        seat = room.row.awaited[0]
        await room.move(seat, len(room.times), None, a_move(room, seat, str(n)))
        look()
        assert room.table is not None
        if n % 3 == 0 and room.row.status == "running" and not room.table.why_no_undo(seat):
            await room.undo(seat, len(room.times), None)
            look()
    return room, seen


@pytest.mark.parametrize(("game", "most"), [("glory", 120), ("republic", 75)])
async def test_any_line_is_shown_as_it_was_seen_then(house: House, game: str, most: int) -> None:
    room, seen = await played(house, game, most)
    assert any(line.line.get("undo") for line in await house.lines(room.id)) or game == "republic"
    last = len(room.times)
    for again in (False, True):
        if again:
            room = await house.reread(room)
        for seat in (0, 1, -1):
            person = house.person_of(room, seat) if seat >= 0 else None
            viewer = Viewer(house, room, person, "en", 0)
            for n in (last - 1, 1, 2, last // 2, last // 2 + 1, last // 3, 51, 52, last):
                await viewer.ask(wire.LookRequest, n=n)
                table = viewer.watcher.table()
                assert (table.picture, table.turn) == seen[seat, n], (seat, n)
                assert (table.shown, table.seq) == (None if n == last else n, last)


async def test_whoever_looks_back_is_told_nothing_that_he_could_answer(house: House) -> None:
    room, _ = await played(house, "glory", 20)
    seat = room.row.awaited[0]
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        await viewer.until(lambda: bool(viewer.got))
        assert viewer.table.question is not None
        await viewer.ask(wire.LookRequest, n=5)
        await viewer.until(lambda: viewer.table.shown == 5)
        table = viewer.table
        assert (table.question, table.aside, table.orders, table.undo) == (None, None, [], "")
        # Whom the game waits for now is told all the same.
        assert [one.seat for one in table.asked] == room.row.awaited
        for request, fields in ((wire.PartRequest, {"done": []}), (wire.WhyRequest, {})):
            assert (await viewer.refused(request, **fields)).code == "not-asked"
        log = dict(viewer.log)
        await room.move(seat, len(room.times), None, a_move(room, seat))
        # What happens meanwhile is told, and the look back stays.
        await viewer.until(lambda: len(viewer.log) == len(room.times))
        assert viewer.table.shown == 5
        assert {n: viewer.log[n] for n in log} == log
        await viewer.ask(wire.LookRequest, n=None)
        await viewer.until(lambda: viewer.table.shown is None)


@pytest.mark.parametrize("n", [0, -1, 999])
async def test_there_is_no_line_before_the_first_or_after_the_last(house: House, n: int) -> None:
    room = await house.two()
    async with viewing(house, room, house.ana) as viewer:
        error = await viewer.refused(wire.LookRequest, n=n)
        assert (error.code, error.status) == ("bad-field", 422)


async def test_nobody_looks_from_another_seat_before_the_end(house: House) -> None:
    room = await house.plant("glory", 40)
    async with viewing(house, room, house.ana) as ana, viewing(house, room, None) as nobody:
        for viewer in (ana, nobody):
            for seat in (1, 2, 7):
                for n in (None, 3):
                    error = await viewer.refused(wire.LookRequest, n=n, seat=seat)
                    assert error.code == "not-over"
        # As a spectator anyone may; and then there is nothing to answer.
        await ana.ask(wire.LookRequest, n=None, seat=-1)
        await ana.until(lambda: ana.table.question is None)
        assert ana.table.viewer == 0
        await nobody.until(lambda: bool(nobody.got))
        assert wire.encode(ana.table.picture) == wire.encode(nobody.table.picture)
        if 0 in room.row.awaited:
            assert (await ana.refused(wire.PartRequest, done=[])).code == "not-asked"


async def test_at_the_end_everybody_looks_from_every_seat(house: House) -> None:
    room = await house.plant("glory", None)
    last = len(room.times)
    assert room.past is not None
    assert room.table is not None
    game = room.table.game
    for person in (house.ana, house.dora, None):
        viewer = Viewer(house, room, person, "en", 0)
        for seat in (0, 1, 2, -1):
            for n in (1, last // 2, last, None):
                await viewer.ask(wire.LookRequest, n=n, seat=seat)
                table = viewer.watcher.table()
                at = n or last
                state = room.table.state if at == last else room.past.state(at - 1)
                view = game.view(state, seat)
                picture = viewer.watcher.reader().picture(view, room.table.entries[:at])
                assert table.picture == picture
        assert (await viewer.refused(wire.LookRequest, n=1, seat=3)).code == "no-seat"


async def test_a_game_that_has_changed_since_has_no_past(house: House) -> None:
    """A snapshot may give a game its present where its older lines no longer hold."""
    room = await house.two("glory")
    await house.play(room, 100)
    room = await house.reread(room)
    assert room.table is not None
    room.codes[20] = [1, 2, 3]
    async with viewing(house, room, house.ana) as viewer:
        await viewer.ask(wire.LookRequest, n=10)
        error = await viewer.refused(wire.LookRequest, n=30)
        assert error.code == "no-past"
        assert (await viewer.refused(wire.ForkRequest, n=30)).code == "no-past"
        await viewer.ask(wire.LookRequest, n=None)
    await house.play(room, 1, "more")


async def test_many_look_at_once(house: House) -> None:
    import asyncio

    room = await house.plant("republic", 250)
    viewers = [Viewer(house, room, house.ana, "en", 0) for _ in range(8)]
    asked = [
        viewer.ask(wire.LookRequest, n=1 + (37 * n) % len(room.times))
        for n, viewer in enumerate(viewers)
    ]
    assert len(await asyncio.gather(*asked)) == 8


async def test_the_end_in_numbers_is_told_once_there_is_an_end(house: House) -> None:
    running = await house.plant("glory", 40)
    async with viewing(house, running, house.ana) as viewer:
        assert (await viewer.refused(wire.StatsRequest)).code == "not-over"
    for game, names in (
        ("glory", ["Influence", "Completed buildings", "Clients", "Cards in the vault"]),
        ("republic", ["Influence of the factions", "Treasury of Rome", "Unrest"]),
    ):
        room = await house.plant(game, None)
        for person in (house.ana, None):
            async with viewing(house, room, person) as viewer:
                stats = await viewer.ask(wire.StatsRequest)
                assert [one.name for one in stats.series] == names
                for one in stats.series:
                    assert len(one.values) == len(one.labels)
                    assert {len(row) for row in one.values} == {len(stats.turns)}
                    assert one.labels == (["Rome"] if len(one.labels) == 1 else room.names)
                assert len(stats.turns) > 3
                assert stats.turns == sorted(stats.turns, key=int)
