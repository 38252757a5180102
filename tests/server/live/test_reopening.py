"""A game that is read from the store is the game that was left, however it is read."""

import zlib
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, insert, select, update

from aedilis.games import GAMES
from aedilis.kernel.replaying import replay, verify
from aedilis.kernel.table import Mismatch
from aedilis.republic.rules.standing_orders import NAMES, ORDER
from aedilis.republic.state.choices import MOMENT, code, verb
from aedilis.server import wire
from aedilis.server.live.recorded import record_of
from aedilis.server.live.room import Room
from aedilis.server.store.deadlines import running_out
from aedilis.server.store.game_lists import rows_of
from aedilis.server.store.schema import games, lines, snapshots
from tests.server.live.house import House, a_move, digest, viewing

pytestmark = pytest.mark.anyio

EACH = [("glory", 90), ("republic", 130)]


async def snapshot_of(house: House, room: Room) -> int | None:
    """The line after which the newest snapshot was taken."""
    async with house.service.store.reading() as c:
        found: int | None = (
            await c.execute(select(func.max(snapshots.c.n)).where(snapshots.c.game == room.id))
        ).scalar()
        return found


@pytest.mark.parametrize(("game", "most"), EACH)
async def test_with_a_snapshot_and_without_it_is_the_same_game(
    house: House, game: str, most: int
) -> None:
    room = await house.two(game)
    await house.play(room, most)
    before, awaited = digest(room), list(room.row.awaited)
    undo = [room.table.why_no_undo(seat) for seat in range(2)]  # type: ignore[union-attr]
    assert ((await snapshot_of(house, room)) or 0) > 30
    for statement in (
        None,
        delete(snapshots),
        update(lines).values(at=1.0),
    ):
        if statement is not None:
            await house.write(statement)
        again = await house.reread(room)
        assert again is not room
        assert (digest(again), again.row.awaited) == (before, awaited)
        assert [again.table.why_no_undo(seat) for seat in range(2)] == undo  # type: ignore[union-attr]
        assert again.row.status == "running"
    # And it goes on alike from there.
    await house.play(again, 5, "more")
    one = digest(again)
    assert digest(await house.reread(again)) == one


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no snapshot",
        zlib.compress(b"{"),
        zlib.compress(b"[1, 2]"),
        zlib.compress(b"{}"),
        zlib.compress(b'{"seats": "two", "dice": [], "stack": {}}'),
    ],
)
async def test_from_a_bad_snapshot_the_game_is_made_from_its_lines(
    house: House, data: bytes
) -> None:
    room = await house.two("republic")
    await house.play(room, 90)
    before = digest(room)
    assert await snapshot_of(house, room)
    await house.write(update(snapshots).values(data=data))
    again = await house.reread(room)
    assert (digest(again), again.row.status) == (before, "running")
    await house.play(again, 1)


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_a_snapshot_of_an_earlier_shape_is_made_anew(house: House, game: str) -> None:
    """Frames were lists of numbers before their fields had names."""
    room = await house.two(game)
    await house.play(room, 90)
    before, n = digest(room), await snapshot_of(house, room)
    assert n is not None
    assert room.table is not None
    data = GAMES[game].to_data(room.table.state)
    data["stack"] = [list(frame.values()) for frame in data["stack"]]  # type: ignore[attr-defined]
    old = zlib.compress(_encoded(data))
    await house.write(update(snapshots).where(snapshots.c.game == room.id).values(data=old))
    again = await house.reread(room)
    assert (digest(again), again.row.status) == (before, "running")


async def test_a_snapshot_of_another_state_is_found_out_by_the_lines_after_it(
    house: House,
) -> None:
    room = await house.two("glory")
    await house.play(room, 100)
    before, n = digest(room), await snapshot_of(house, room)
    assert n is not None
    assert n < len(room.times) - 1
    other = await house.plant("glory", 55, seats=2, seed="other")
    assert other.table is not None
    wrong = zlib.compress(_encoded(GAMES["glory"].to_data(other.table.state)))
    await house.write(update(snapshots).where(snapshots.c.game == room.id).values(data=wrong))
    assert digest(await house.reread(room)) == before


def _encoded(data: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(data)


async def test_reading_a_game_writes_nothing(house: House) -> None:
    room = await house.two("glory")
    await house.play(room, 20)
    async with house.service.store.reading() as c:
        before = (await c.execute(select(games))).all()
    await house.reread(room)
    async with house.service.store.reading() as c:
        assert (await c.execute(select(games))).all() == before


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_a_game_of_other_rules_stops_can_be_read_and_goes_on_under_its_own(
    house: House, game: str
) -> None:
    room = await house.two(game)
    await house.play(room, 60)
    before = digest(room)
    kept = await house.lines(room.id)
    # A line whose move is not what these rules make of its codes, as other rules would have it.
    n = next(line.n for line in kept[5:] if line.codes)
    wrong = wire.encode({**kept[n].line, "move": {"other": "rules"}}).decode()
    right = wire.encode(kept[n].line).decode()
    where = (lines.c.game == room.id, lines.c.n == n)
    await house.write(delete(snapshots))
    await house.write(update(lines).where(*where).values(line=wrong))
    stopped = await house.reread(room)
    assert stopped.table is None
    assert (stopped.row.status, (await house.row(room.id)).status) == ("stopped", "stopped")
    seat = room.row.awaited[0]
    async with viewing(house, stopped, house.person_of(room, seat)) as viewer:
        await viewer.until(lambda: len(viewer.log) == len(kept))
        assert viewer.table.status == "stopped"
        assert viewer.table.question is None
        assert viewer.table.asked == []
        assert any(span.text for line in viewer.log[n].lines for span in line)
        for request, fields in (
            (wire.MoveRequest, {"seq": len(kept), "move": a_move(room, seat)}),
            (wire.UndoRequest, {"seq": len(kept)}),
            (wire.PartRequest, {"done": []}),
            (wire.WhyRequest, {}),
            (wire.ForkRequest, {"n": 3}),
            (wire.TellRequest, {"what": "table"}),
        ):
            error = await viewer.refused(request, **fields)
            assert error.code == "not-running", request
            assert error.params.get("status") == "stopped"
            assert error.params["line"] == n
            rules = GAMES[game].rules_version
            assert (error.params["begun"], error.params["now"]) == (rules, rules)
            assert error.key == "server-error-stopped"
    card = await house.service.lobby.card(room.id, house.ana)
    assert (card.status, card.my_turn) == ("stopped", False)
    assert await house.service.lobby.running_games(house.ana) == []
    # Under rules by which it comes out the same it goes on.
    await house.write(update(lines).where(*where).values(line=right))
    again = await house.reread(stopped)
    assert (again.row.status, digest(again)) == ("running", before)
    assert (await house.row(room.id)).status == "running"
    await house.play(again, 2, "again")


async def test_a_game_that_comes_out_the_same_goes_on_by_the_rules_of_now(house: House) -> None:
    room = await house.two("glory")
    await house.play(room, 70)
    before, header = digest(room), (await house.row(room.id)).header
    assert header is not None
    older = wire.encode({**header, "rules": "0", "data": "other"}).decode()
    await house.write(update(games).values(header=older))
    # A snapshot that other rules took is not believed.
    await house.write(update(snapshots).values(data=zlib.compress(b"{}")))
    again = await house.reread(room)
    assert (digest(again), again.row.status) == (before, "running")
    assert (await house.row(room.id)).header == header
    while again.row.status == "running":
        await house.play(again, 50, f"{len(again.times)}")
    assert again.table is not None
    verify(GAMES["glory"], again.table.record)


async def test_a_finished_game_proves_itself(house: House) -> None:
    room = await house.two("glory")
    while room.row.status == "running":
        await house.play(room, 50, f"{len(room.times)}")
    for one in (room, await house.reread(room)):
        assert one.table is not None
        record = one.table.record
        verify(GAMES["glory"], record)
        assert record.end is not None
        assert record.end.seed == (await house.row(room.id)).seed
    record.lines[-1].seat = 1 - record.lines[-1].seat
    with pytest.raises(Mismatch):
        verify(GAMES["glory"], record)


async def test_undo_lines_are_played_again_too(house: House) -> None:
    room = await house.two("glory")
    undone = 0
    for n in range(150):
        if room.row.status != "running":
            break
        seat, seq = room.row.awaited[0], len(room.times)
        await room.move(seat, seq, None, a_move(room, seat, str(n)))
        assert room.table is not None
        if n % 2 and room.row.status == "running" and not room.table.why_no_undo(seat):
            await room.undo(seat, seq + 1, None)
            undone += 1
    assert undone > 3
    before = digest(room)
    assert digest(await house.reread(room)) == before
    await house.write(delete(snapshots))
    assert digest(await house.reread(room)) == before


@pytest.mark.parametrize(
    ("column", "kept"),
    [("options", "{no json"), ("settings", "[]"), ("awaited", '{"a": 1}'), ("header", "7")],
)
async def test_a_damaged_game_leaves_the_others_in_every_list(
    house: House, column: str, kept: str
) -> None:
    good, bad = await house.two(), await house.two()
    await house.write(update(games).where(games.c.id == bad.id).values({column: kept}))
    lobby, all_rooms = house.service.lobby, house.service.rooms
    all_rooms.forget(bad.id)
    assert [one.id for one in await lobby.running_games(house.dora)] == [good.id]
    assert [one.id for one in await lobby.games_of(house.ana)] == [good.id]
    async with house.service.store.reading() as c:
        assert [one.id for one in await rows_of(c, house.ana.id)] == [good.id]
        await running_out(c, 9e9)


async def test_an_order_for_a_moment_that_is_not_offered_any_more_is_kept(house: House) -> None:
    """An earlier version offered it in this scenario: the game loads, and plays on."""
    room = await house.two("republic", options={"scenario": "early"})
    assert room.table is not None
    assert "cleopatra" not in room.table.game.windows_to_come(room.table.state)
    order = [ORDER, code("moment", MOMENT, NAMES.index("cleopatra")), verb("ask", "be")]
    words = {"do": "order", "moment": "cleopatra", "be": "ask"}
    values = {"game": room.id, "n": 1, "at": 1.0, "codes": str(order), "events": "[]"}
    line = msgspec.json.encode({"n": 1, "seat": 0, "move": words}).decode()
    await house.write(insert(lines).values(line=line, **values))
    await house.write(update(games).where(games.c.id == room.id).values(lines=2))
    room = await house.reread(room)
    assert room.row.status == "running"
    assert room.table is not None
    assert room.table.state.orders == {"0:cleopatra": "ask"}
    assert await house.play(room, 60) == 60
    room = await house.reread(room)
    assert (room.row.status, len(room.times)) == ("running", 62)
    # Its record, which is written in words, is played again as well.
    assert room.table is not None
    assert replay(room.table.game, room.table.record).state.orders == {"0:cleopatra": "ask"}


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_a_finished_game_of_other_rules_is_read_to_its_end(house: House, game: str) -> None:
    room = await house.two(game)
    while room.row.status == "running":
        await house.play(room, 100, f"{len(room.times)}")
    assert room.table is not None
    before, ending = room.table.record, room.row.ending
    assert before.end is not None
    assert ending is not None
    assert before.end.digest == ending["digest"]
    kept = await house.lines(room.id)
    n = next(line.n for line in kept[9:] if line.codes)
    wrong = wire.encode({**kept[n].line, "move": {"other": "rules"}}).decode()
    header = (await house.row(room.id)).header
    assert header is not None
    older = wire.encode({**header, "rules": "0"}).decode()
    await house.write(delete(snapshots))
    await house.write(update(games).where(games.c.id == room.id).values(header=older))
    await house.write(
        update(lines).where(lines.c.game == room.id, lines.c.n == n).values(line=wrong)
    )
    again = await house.reread(room)
    assert (again.table, again.row.status, again.positions) == (None, "over", n)
    async with viewing(house, again, house.person_of(room, 0)) as viewer:
        await viewer.until(lambda: len(viewer.log) == len(kept))
        # What is kept of its lines beside moves and outcomes is told as ever.
        spans = [span for one in viewer.log.values() for line in one.lines for span in line]
        assert not any("As recorded" in span.text for span in spans)
        told = viewer.table
        assert told.differs is not None
        assert told.differs.line == n
        assert "move {other: rules} is refused" in told.differs.text
        assert told.picture is not None
        assert told.result is not None
        assert told.result.winners == before.end.winners
    book = again.book
    assert book is not None
    record = record_of(again.row, book)
    # Whoever has the rules of then can check all of it.
    assert record.end == before.end
    assert record.header.rules == "0"
    # By rules that fit, it is a game as before, and its end is one of these rules.
    right = wire.encode(kept[n].line).decode()
    await house.write(
        update(lines).where(lines.c.game == room.id, lines.c.n == n).values(line=right)
    )
    bent = wire.encode({**ending, "digest": "other"}).decode()
    await house.write(update(games).where(games.c.id == room.id).values(ending=bent))
    fits = await house.reread(again)
    assert fits.table is not None
    assert (fits.unfit, (await house.row(room.id)).ending) == (None, ending)
