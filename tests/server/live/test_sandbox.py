"""Sandboxes: a running game is carried over as its player knows it, a finished one as it was."""

import json
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from aedilis.server import wire
from aedilis.server.api.machine import seen_lines
from aedilis.server.errors import Refused
from aedilis.server.live.room import Room
from aedilis.server.store.lines import read_snapshot
from aedilis.server.store.schema import games, lines, snapshots
from tests.server.live.house import House, a_move, digest, eventually, viewing

pytestmark = pytest.mark.anyio


async def fork(house: House, room: Room, n: int, person: Any = None) -> Room:
    async with viewing(house, room, person or house.ana) as viewer:
        made = await viewer.ask(wire.ForkRequest, n=n)
    assert made.url.startswith("/table/")
    return await house.service.rooms.room(made.url.rsplit("/", 1)[-1])


@pytest.mark.parametrize(("game", "most"), [("glory", 60), ("republic", 160)])
async def test_of_a_running_game_only_what_the_seat_knows_is_carried_over(
    house: House, game: str, most: int
) -> None:
    room = await house.plant(game, most)
    house.service.bot_pause = 1000.0
    assert room.table is not None
    assert room.past is not None
    rules = room.table.game
    last = len(room.times)
    for seat in (0, 1):
        person = house.person_of(room, seat)
        for n in (1, last // 2, last):
            state = room.table.state if n == last else room.past.state(n - 1)
            async with viewing(house, room, person) as viewer:
                made = await viewer.ask(wire.ForkRequest, n=n)
            id_ = made.url.rsplit("/", 1)[-1]
            row, kept = await house.row(id_), await house.lines(id_)
            assert (row.private, row.sandbox, row.lines) == (True, True, n)
            assert row.seed != room.row.seed
            assert row.header is not None
            assert row.header["commitment"] == ""
            assert room.row.header is not None
            assert room.row.header["commitment"] not in ("", json.dumps(row.header))
            # The lines hold what the seat saw, and neither outcomes nor others' moves.
            seen = list(room.table.story(seat))[:n]
            for line, (own, events) in zip(kept, seen, strict=True):
                assert line.codes == []
                assert "out" not in line.line
                assert line.line.get("move") in (
                    (own.move,) if own.move is not None else (None, {})
                )
                assert line.events == [
                    [event.key, event.seat, event.params, None, 0] for event in events
                ]
            # The state looks the same to the seat, and is another one.
            async with house.service.store.reading() as c:
                found = await read_snapshot(c, id_)
            assert found is not None
            first = rules.from_data(found[1])
            assert rules.view(first, seat).to_data() == rules.view(state, seat).to_data()
            assert rules.hash(first) != rules.hash(state)
            assert rules.check(first) == []


async def test_the_hidden_cards_are_dealt_anew_each_time(house: House) -> None:
    house.service.bot_pause = 1000.0
    room = await house.plant("republic", 60)
    hands = set()
    for _ in range(5):
        made = await fork(house, room, 61)
        assert made.table is not None
        hands.add(tuple(tuple(one.hand) for one in made.table.state.factions[1:]))
        mine = made.table.state.factions[0].hand
        assert mine == room.table.state.factions[0].hand  # type: ignore[union-attr]
    assert len(hands) == 5


@pytest.mark.parametrize(("game", "most"), [("glory", 60), ("republic", 120)])
async def test_a_sandbox_is_played_against_bots_and_outlives_a_restart(
    house: House, game: str, most: int
) -> None:
    room = await house.plant(game, most)
    made = await fork(house, room, most)
    for n in range(15):
        await eventually(lambda: 0 in made.row.awaited or made.row.status == "over")
        if made.row.status == "over":
            break
        await house.answer_for(made, 0, str(n))
    await eventually(lambda: made.row.awaited == [0] or made.row.status == "over")
    await eventually(lambda: not house.service.rooms._bots)
    before, lines_ = digest(made), len(made.times)
    assert lines_ > most
    await house.restart()
    again = await house.service.rooms.room(made.id)
    assert (digest(again), len(again.times)) == (before, lines_)
    # What is imagined has no lines to begin from.
    async with viewing(house, again, house.ana) as viewer:
        assert (await viewer.refused(wire.LookRequest, n=2)).code == "no-past"
        made_again = await viewer.ask(wire.ForkRequest, n=lines_)
        assert made_again.url
    await house.write(delete(snapshots).where(snapshots.c.game == made.id))
    stopped = await house.reread(again)
    assert stopped.row.status == "stopped"
    async with viewing(house, stopped, house.ana) as viewer:
        await viewer.until(lambda: len(viewer.log) == lines_)


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_of_a_finished_game_the_true_lines_are_carried_over(house: House, game: str) -> None:
    room = await house.plant(game, None)
    house.service.bot_pause = 1000.0
    assert room.table is not None
    assert room.past is not None
    rules, last = room.table.game, len(room.times)
    n = last // 2
    for person in (house.ben, house.dora):
        made = await fork(house, room, n, person)
        seat = made.seat_of(person.id)
        assert seat == (1 if person is house.ben else 0)
        assert [one.name for one in made.sitting] == room.names
        true, kept = await house.lines(room.id), await house.lines(made.id)
        assert [(one.line, one.codes, one.events) for one in kept[:n]] == [
            (one.line, one.codes, one.events) for one in true[:n]
        ]
        then = rules.to_data(room.past.state(n - 1))
        async with made.lock:
            assert made.table is not None
            assert made.past is not None
            first = made.past.state(n - 1) if len(made.times) > n else made.table.state
            now = rules.to_data(first)
        for data in (then, now):
            data.pop("dice")
            data.pop("learned")
        assert then == now
        # With and without its snapshot it is the same game, and goes on alike.
        await _asked_alone(made, seat)
        await eventually(lambda: not house.service.rooms._bots)
        before = digest(made)
        assert digest(await house.reread(made)) == before
        await house.write(delete(snapshots).where(snapshots.c.game == made.id))
        again = await house.reread(made)
        assert (digest(again), again.row.status) == (before, "running")
        async with viewing(house, again, person) as viewer:
            await viewer.ask(wire.LookRequest, n=n // 2 + 1)
            await viewer.until(lambda: viewer.table.shown == n // 2 + 1)


async def _asked_alone(room: Room, seat: int) -> None:
    """The bots have moved, and the game waits for one seat."""
    await eventually(lambda: room.row.awaited == [seat])


async def test_a_sandbox_is_its_owners_alone(house: House) -> None:
    room = await house.plant("glory", 30)
    made = await fork(house, room, 20)
    lobby = house.service.lobby
    key = (await house.row(made.id)).key
    for person in (house.ben, None):
        with pytest.raises(Refused, match="no-game"):
            await lobby.card(made.id, person, key)
        if person is not None:
            with pytest.raises(Refused, match="no-game"):
                await lobby.join(person, made.id, key, 1)
    for listed in (await lobby.open_games(None), await lobby.running_games(house.ben)):
        assert made.id not in [one.id for one in listed]
    assert (await lobby.card(made.id, house.ana)).sandbox
    await lobby.stop(house.ana, made.id)
    with pytest.raises(Refused, match="no-game"):
        await house.service.rooms.room(made.id)
    async with house.service.store.reading() as c:
        for table, column in ((games, games.c.id), (lines, lines.c.game)):
            query = select(func.count()).select_from(table).where(column == made.id)
            assert (await c.execute(query)).scalar() == 0


async def test_a_request_that_comes_again_makes_no_second_one(house: House) -> None:
    room = await house.plant("glory", 30)
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        made = await ana.ask(wire.ForkRequest, n=9, key="same")
        again = await ana.ask(wire.ForkRequest, n=9, key="same")
        assert again == made
        assert (await ana.refused(wire.ForkRequest, n=8, key="same")).code == "key-used"
        assert (await ben.ask(wire.ForkRequest, n=9, key="same")).url != made.url
    async with house.service.store.reading() as c:
        query = select(func.count()).select_from(games).where(games.c.sandbox.is_(True))
        assert (await c.execute(query)).scalar() == 2


async def test_who_may_not_fork_is_refused(house: House) -> None:
    room = await house.plant("glory", 30)
    over = await house.plant("glory", None)
    async with (
        viewing(house, room, house.ana) as ana,
        viewing(house, room, house.dora) as dora,
        viewing(house, over, house.dora) as late,
    ):
        assert (await dora.refused(wire.ForkRequest, n=3)).code == "not-seated"
        for n in (0, -1, 32):
            assert (await ana.refused(wire.ForkRequest, n=n)).code == "bad-field"
        assert (await late.refused(wire.ForkRequest, n=len(over.times))).code == "over"
    async with house.service.store.reading() as c:
        query = select(func.count()).select_from(games).where(games.c.sandbox.is_(True))
        assert (await c.execute(query)).scalar() == 0


async def test_who_has_all_seats_reads_every_order_that_he_has_given(house: House) -> None:
    """Whichever seat he plays just now: no line is missing in between."""
    over = await house.plant("glory", None)
    async with viewing(house, over, house.ana) as viewer:
        made = await viewer.ask(wire.ForkRequest, n=20, all=True)
    room = await house.service.rooms.room(made.url.rsplit("/", 1)[-1])
    async with viewing(house, room, house.ana) as viewer:
        given = dict.fromkeys(range(3), "never")
        for n in range(8):
            await viewer.seen(len(room.times))
            seat = room.row.awaited[0]
            given[seat] = "ask" if given[seat] == "never" else "never"
            await viewer.ask(wire.OrderRequest, window="gift", order=given[seat])
            await room.move(seat, len(room.times), None, a_move(room, seat, str(n)))
        await viewer.seen(len(room.times))
        await viewer.until(lambda: len(room.times) - 1 in viewer.log)
        assert room.table is not None
        assert len(room.table.hidden_from(-1)) == 8
        assert sorted(viewer.log) == list(range(len(room.times)))
        whole = seen_lines(viewer.watcher, 0, 10_000).lines
        assert [one.n for one in whole] == list(range(len(room.times)))
