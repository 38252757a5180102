"""Ratings in the store: each rated game changes them once, whoever else serves the database."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store import games as kept
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.games import GameRow
from aedilis.server.store.lines import Behind, Change, LineRow, add_line
from aedilis.server.store.personal import export_person
from aedilis.server.store.rating import BEGIN, LEFT, SURE, WON, Entrant, Rating, places, rated
from aedilis.server.store.ratings import enter, settle, settle_unplayed
from aedilis.server.store.schema import games, people, ratings, seats
from aedilis.server.store.schema import rated as rated_table
from aedilis.server.store.store import Store
from tests.server.store.rows import game_values

pytestmark = pytest.mark.anyio

NOW = 1_700_000_000.0


async def add_people(c: AsyncConnection) -> None:
    common = {"kind": "person", "language": "en", "created": NOW, "seen": NOW}
    names = ["Ana", "Ben", "Cleo", "Dora"]
    rows = [{"id": n, "name": x, "folded": x.lower(), **common} for n, x in enumerate(names, 1)]
    await c.execute(insert(people), rows)


async def begin(c: AsyncConnection, id_: str, who: Sequence[int]) -> None:
    """A rated game that has begun, of people with these ids."""
    values = {**game_values(id_), "settings": '{"rated":true}', "seats": len(who), "lines": 1}
    values["header"] = (
        '{"aedilis":1,"game":"glory","rules":"1","data":"","options":{},"commitment":"",'
        f'"seats":{str([f"{one}" for one in who]).replace(chr(39), chr(34))}}}'
    )
    await c.execute(insert(games).values(**values))
    sitting = [
        {"game": id_, "seat": n, "person": one, "name": f"{one}", "looked": 0}
        for n, one in enumerate(who)
    ]
    await c.execute(insert(seats), sitting)
    await enter(c, id_, await kept.read_seats(c, id_))


async def row_of(c: AsyncConnection, id_: str) -> GameRow:
    row = await kept.read_game(c, id_)
    assert row is not None
    return row


async def end(c: AsyncConnection, id_: str, winners: Sequence[int]) -> None:
    await settle(c, await row_of(c, id_), winners, NOW)


async def _execute(c: AsyncConnection, change: Any) -> None:
    await c.execute(change)


async def held(store: Store) -> dict[int, Any]:
    async with store.reading() as c:
        return {row.person: row for row in (await c.execute(select(ratings))).all()}


@pytest.fixture
async def other(store: Store, database: str) -> AsyncIterator[Store]:
    """Another process's store on the same database, in which there are people."""
    await store.writing(add_people)
    opened = Store(database)
    await opened.open()
    yield opened
    await opened.close()


async def test_the_end_of_a_rated_game_moves_the_ratings_apart(store: Store) -> None:
    await store.writing(add_people)
    await store.writing(lambda c: begin(c, "r1", [1, 2, 3]))
    assert await held(store) == {}
    await store.writing(lambda c: end(c, "r1", [1]))
    found = await held(store)
    assert set(found) == {1, 2, 3}
    assert found[2].mu > BEGIN.mu > found[1].mu == pytest.approx(found[3].mu)
    assert all(one.sigma < BEGIN.sigma and not one.sure for one in found.values())
    assert [found[n].won for n in (1, 2, 3)] == [0, 1, 0]
    assert all(one.games == 1 for one in found.values())
    assert found[2].low == pytest.approx(found[2].mu - 2 * found[2].sigma)


async def test_a_game_that_is_not_rated_changes_nothing(store: Store) -> None:
    await store.writing(add_people)
    await store.writing(lambda c: end(c, "g0", [0]))
    assert await held(store) == {}


async def test_what_ends_twice_counts_once(store: Store, other: Store) -> None:
    await store.writing(lambda c: begin(c, "r1", [1, 2]))
    both = [one.writing(lambda c: end(c, "r1", [0])) for one in (store, other, store, other)]
    await asyncio.gather(*both)
    found = await held(store)
    assert [found[n].games for n in (1, 2)] == [1, 1]
    once = rated([Entrant(BEGIN, True, False), Entrant(BEGIN, False, False)])
    assert [found[n].mu for n in (1, 2)] == pytest.approx([one.mu for one in once])


async def test_the_last_line_and_the_ratings_are_kept_together_or_not_at_all(
    store: Store, other: Store
) -> None:
    await store.writing(lambda c: begin(c, "r1", [1, 2]))
    row = LineRow(1, NOW, None, {"n": 1}, [], [])
    ending = {"word": "deck", "winners": [0]}
    change = Change(status="over", awaited=[], since=None, until=None, ending=ending)

    async def last(c: AsyncConnection) -> None:
        await add_line(c, "r1", row, change)
        await end(c, "r1", [0])

    async def struck(c: AsyncConnection) -> None:
        await last(c)
        raise RuntimeError("the process dies before the commit")

    with pytest.raises(RuntimeError, match="dies"):
        await store.writing(struck)
    assert await held(store) == {}
    done = await asyncio.gather(
        *(one.writing(last) for one in (store, other)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in done) == ["Behind", "NoneType"]
    assert isinstance(next(one for one in done if one is not None), Behind)
    assert {n: one.games for n, one in (await held(store)).items()} == {1: 1, 2: 1}


async def test_games_that_end_at_once_in_two_processes_lose_nothing(
    store: Store, other: Store
) -> None:
    tables = [[1, 2], [2, 3], [3, 4], [4, 1], [2, 4], [3, 1]]
    for n, who in enumerate(tables):
        await store.writing(partial(begin, id_=f"r{n}", who=who))
    both = [
        (store, other)[n % 2].writing(partial(end, id_=f"r{n}", winners=[0]))
        for n in range(len(tables))
    ]
    await asyncio.gather(*both)
    found = await held(store)
    assert {n: one.games for n, one in found.items()} == {1: 3, 2: 3, 3: 3, 4: 3}
    assert {n: one.won for n, one in found.items()} == {1: 1, 2: 2, 3: 2, 4: 1}


async def test_who_has_left_is_last_whoever_sits_there_now(store: Store) -> None:
    await store.writing(add_people)
    for id_, values in (
        ("gone", {"person": None, "stand_in": "greedy"}),
        ("replaced", {"person": 4}),
        ("away", {"stand_in": "greedy"}),
    ):
        await store.writing(partial(begin, id_=id_, who=[1, 2, 3]))
        change = update(seats).where(seats.c.game == id_, seats.c.seat == 0).values(**values)
        await store.writing(partial(_execute, change=change))
        await store.writing(partial(end, id_=id_, winners=[0]))
        async with store.reading() as c:
            query = select(rated_table).where(rated_table.c.game == id_)
            found = {row.person: row for row in (await c.execute(query)).all()}
        assert found[1].place == LEFT
        assert found[1].mu < found[1].mu_before
        assert found[2].mu > found[2].mu_before
    # Who took the seat in the middle of the game is not rated.
    assert set(await held(store)) == {1, 2, 3}
    assert (await held(store))[1].won == 0


async def test_an_end_by_agreement_touches_only_who_had_left(store: Store) -> None:
    await store.writing(add_people)
    for id_ in ("agreed", "gone"):
        await store.writing(partial(begin, id_=id_, who=[1, 2, 3]))

    async def unplayed(c: AsyncConnection, id_: str) -> None:
        await settle_unplayed(c, await row_of(c, id_), NOW)

    await store.writing(partial(unplayed, id_="agreed"))
    assert await held(store) == {}
    change = update(seats).where(seats.c.game == "gone", seats.c.seat == 0).values(person=None)
    await store.writing(partial(_execute, change=change))
    await store.writing(partial(unplayed, id_="gone"))
    found = await held(store)
    assert found[1].mu < BEGIN.mu < found[2].mu == pytest.approx(found[3].mu)


async def test_ratings_go_with_the_account_and_are_handed_over(store: Store) -> None:
    await store.writing(add_people)
    await store.writing(lambda c: begin(c, "r1", [1, 2]))
    await store.writing(lambda c: begin(c, "r2", [1, 2]))
    await store.writing(lambda c: end(c, "r1", [0]))
    async with store.reading() as c:
        data = await export_person(c, 1)
    assert [(one["kind"], one["games"], one["won"]) for one in data["ratings"]] == [("glory", 1, 1)]
    assert [(one["game"], one["place"]) for one in data["rated"]] in (
        [("r1", WON), ("r2", None)],
        [("r2", None), ("r1", WON)],
    )
    assert data["person"]["page"] == {"shown": "members", "counted": False}
    await store.writing(lambda c: delete_person(c, 1))
    assert set(await held(store)) == {2}
    async with store.reading() as c:
        left = (await c.execute(select(rated_table.c.person))).scalars().all()
    assert set(left) == {2}
    # What is left of the other game has nobody to be compared with.
    await store.writing(lambda c: end(c, "r2", [1]))
    assert (await held(store))[2].games == 1


async def test_ratings_go_with_their_game_but_what_they_came_to_stays(store: Store) -> None:
    await store.writing(add_people)
    await store.writing(lambda c: begin(c, "r1", [1, 2]))
    await store.writing(lambda c: end(c, "r1", [0]))
    await store.writing(lambda c: c.execute(delete(games).where(games.c.id == "r1")))
    async with store.reading() as c:
        assert (await c.execute(select(rated_table))).all() == []
    assert set(await held(store)) == {1, 2}


# -- the numbers -----------------------------------------------------------------------------------


def test_places_know_who_has_won_and_who_has_left() -> None:
    entrants = [
        Entrant(BEGIN, won, left)
        for won, left in ((True, False), (False, False), (True, True), (False, True))
    ]
    assert places(entrants) == [0, 1, 2, 2]


def test_where_all_have_lost_all_lose_alike_and_the_strong_no_more_than_by_a_defeat() -> None:
    weak, strong = Rating(20.0, 5.0), Rating(30.0, 5.0)
    after = rated([Entrant(weak, False, False), Entrant(strong, False, False)])
    assert after[0].mu < weak.mu
    assert after[1].mu < strong.mu
    beaten = rated([Entrant(weak, True, False), Entrant(strong, False, False)])
    assert beaten[1].mu < after[1].mu
    five = rated([Entrant(BEGIN, False, False)] * 5)
    one_won = rated([Entrant(BEGIN, n == 0, False) for n in range(5)])
    assert {one.mu for one in five} == {one_won[1].mu}


def test_who_stays_gains_by_a_game_that_all_others_left() -> None:
    after = rated([Entrant(BEGIN, False, False), Entrant(BEGIN, False, True)])
    assert after[0].mu > BEGIN.mu > after[1].mu


def test_nobody_is_rated_alone() -> None:
    assert rated([Entrant(BEGIN, True, False)]) == [BEGIN]
    assert rated([]) == []


def test_a_rating_is_shown_in_whole_points_and_is_provisional_at_first() -> None:
    assert (BEGIN.points, BEGIN.spread, BEGIN.sure) == (1500, 333, False)
    one = Rating(27.5, SURE)
    assert (one.points, one.spread, one.sure) == (1600, 300, True)
    assert Rating(one.low, one.sigma).points == 1000


@pytest.mark.parametrize(("players", "games"), [(2, 6), (5, 14)])
def test_a_rating_is_sure_after_a_few_games(players: int, games: int) -> None:
    held = [BEGIN] * players
    for n in range(games):
        held = rated([Entrant(one, seat == n % players, False) for seat, one in enumerate(held)])
    assert all(one.sure for one in held)
