"""A tournament from the call to the end, on both kinds of database: whoever looks, however often,
each step is taken once.
"""

import asyncio
import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select, update

from aedilis.server.errors import Refused
from aedilis.server.lobby.game_cards import Clock
from aedilis.server.people.leaving import tell
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.nameless import GONE
from aedilis.server.store.personal import export_person
from aedilis.server.store.ratings import is_rated
from aedilis.server.store.schema import games, matches, owed, tournaments
from aedilis.server.tournaments.plan import NewTournament
from tests.server.tournaments.field import Field, seated

pytestmark = pytest.mark.anyio


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.code


async def test_six_people_play_two_rounds_to_the_end(field: Field) -> None:
    id_ = await field.call(6)
    whole = await field.whole(id_)
    assert (whole.row.status, whole.row.round) == ("running", 1)
    assert seated(whole.of_round) == [0, 1, 2, 3, 4, 5]
    for match in whole.of_round:
        assert match.game is not None
        room = await field.service.rooms.room(match.game)
        assert room.row.status == "running"
        assert room.row.title == f"Glory to Rome · Ana · 1.{match.number}"
        names = [whole.entrants[one].name for one in match.seats]
        assert [one.name for one in room.sitting] == names
    await field.look()
    first, second = (await field.whole(id_)).of_round
    await field.win(first, 0)
    await field.look()
    whole = await field.whole(id_)
    assert whole.row.round == 1
    assert [one.result is not None for one in whole.of_round] == [True, False]
    shown = await field.shown(id_)
    assert shown.standings[0].entrant == first.seats[0]
    assert shown.standings[0].points == 2
    await field.win(second, 1)
    await field.look()
    whole = await field.whole(id_)
    assert whole.row.round == 2
    winners = {first.seats[0], second.seats[1]}
    assert any(winners <= set(one.seats) for one in whole.of_round)
    await field.win_all(id_, 2)
    await field.look()
    shown = await field.shown(id_, field.people[3])
    assert (shown.status, shown.round) == ("over", 2)
    assert [one.place for one in shown.standings] == [1, 2, 3, 4, 5, 6]
    assert sum(one.points for one in shown.standings) == 4 * 3
    assert sum(one.wins for one in shown.standings) == 4
    assert [one.number for one in shown.rounds] == [2, 1]
    assert [one.name for one in shown.standings if one.mine] == ["Dora"]
    assert shown.seed == (await field.whole(id_)).row.seed


async def test_each_step_is_taken_once_however_many_look(field: Field) -> None:
    id_ = await field.call(6)
    await field.win_all(id_)
    other = Field(field.url)
    await other.open(fresh=False)
    try:
        await asyncio.gather(*(one.look() for one in (field, other) * 4))
        await asyncio.gather(*(one.look() for one in (field, other)))
        async with field.service.store.reading() as c:
            there = select(func.count()).select_from(matches).where(matches.c.tournament == id_)
            assert (await c.execute(there)).scalar_one() == 4
            made = select(func.count()).select_from(games)
            assert (await c.execute(made)).scalar_one() == 4
        whole = await other.whole(id_)
        assert whole.row.round == 2
        for match in whole.of_round:
            assert match.game is not None
            assert (await field.row(match.game)).status == "running"
            assert (await field.row(match.game)).lines == 1
    finally:
        await other.close()


async def test_it_survives_a_restart_between_making_tables_and_dealing(
    field: Field, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await field.call(6, begun=False)

    async def dies(id_: str) -> None:
        raise RuntimeError

    monkeypatch.setattr(field.service.lobby, "begin", dies)
    with pytest.raises(RuntimeError):
        await field.tournaments.start(field.ana, id_)
    whole = await field.whole(id_)
    assert (whole.row.status, len(whole.of_round)) == ("running", 2)
    await field.restart()
    await field.look()
    for match in (await field.whole(id_)).of_round:
        assert match.game is not None
        assert (await field.row(match.game)).status == "running"


async def test_those_who_sit_are_told_that_their_round_has_begun(field: Field) -> None:
    await field.call(6)
    async with field.service.store.reading() as c:
        told = (await c.execute(select(owed.c.person, owed.c.news))).all()
    fresh = {row.person for row in told if row.news == "round"}
    assert not any(row.news == "begun" for row in told)
    assert fresh <= {one.id for one in field.people}


async def test_entry(field: Field) -> None:
    id_ = await field.call(2, begun=False, most=3)
    enter = field.tournaments.enter
    assert await enter(field.ben, id_) == 1
    assert await enter(field.cleo, id_) == 2
    assert await refused(enter(field.dora, id_)) == "tournament-full"
    await field.tournaments.withdraw(field.ben, id_)
    assert await refused(field.tournaments.withdraw(field.ben, id_)) == "not-entered"
    assert await enter(field.dora, id_) == 3
    assert await refused(field.tournaments.start(field.ben, id_)) == "not-organiser"
    await field.tournaments.start(field.ana, id_)
    assert await refused(field.tournaments.start(field.ana, id_)) == "tournament-begun"
    assert await refused(enter(field.people[4], id_)) == "entry-closed"
    assert await refused(enter(field.people[4], "nowhere")) == "no-tournament"


async def test_whom_the_organiser_has_blocked_does_not_come_in(field: Field) -> None:
    id_ = await field.call(3, begun=False)
    await field.block(field.ana, field.dora)
    await field.block(field.people[4], field.ana)
    assert await refused(field.tournaments.enter(field.dora, id_)) == "cannot-enter"
    await field.tournaments.start(field.ana, id_)
    replace = field.tournaments.replace
    assert await refused(replace(field.ana, id_, 1, "Dora")) == "cannot-enter"
    # Who wants to hear nothing of the organiser is put nowhere.
    assert await refused(replace(field.ana, id_, 1, "Eva")) == "no-such-account"


async def test_two_who_enter_at_once_take_two_places(field: Field) -> None:
    id_ = await field.call(0, begun=False, most=4)
    answers = await asyncio.gather(
        *(field.tournaments.enter(one, id_) for one in field.people), return_exceptions=True
    )
    assert sorted(one for one in answers if isinstance(one, int)) == [0, 1, 2, 3]
    assert sum(isinstance(one, Refused) for one in answers) == 2


async def test_guests_and_bots_have_none(field: Field) -> None:
    id_ = await field.call(1, begun=False)
    guest = msgspec.structs.replace(field.people[5], kind="guest")
    plan = NewTournament(kind="swiss", game="glory")
    assert await refused(field.tournaments.call(guest, plan)) == "needs-account"
    assert await refused(field.tournaments.enter(guest, id_)) == "needs-account"


async def test_it_begins_by_itself_when_that_was_agreed(field: Field) -> None:
    late = time.time() + 3600
    full = await field.call(3, begun=False, closes=late)
    empty = await field.call(1, begun=False, closes=late)
    await field.look()
    assert (await field.whole(full)).row.status == "open"
    await backdate(field, full, empty)
    await field.look()
    assert (await field.whole(full)).row.status == "running"
    assert (await field.whole(empty)).row.status == "cancelled"


async def backdate(field: Field, *ids: str) -> None:
    past = {"closes": time.time() - 1}
    await field.write(update(tournaments).where(tournaments.c.id.in_(ids)).values(**past))


async def test_when_its_time_is_up_a_table_counts_as_it_stands(field: Field) -> None:
    id_ = await field.call(6, round_days=3)
    whole = await field.whole(id_)
    assert whole.row.due is not None
    assert 2.9 * 86_400 < whole.row.due - time.time() <= 3 * 86_400
    first, second = whole.of_round
    await field.win(first, 1)
    await field.look()
    assert await refused(field.tournaments.close_round(field.ben, id_)) == "not-organiser"
    await field.tournaments.close_round(field.ana, id_)
    whole = await field.whole(id_)
    assert whole.row.round == 2
    done = [one for one in whole.matches if one.round == 1]
    assert [one.result.how for one in done if one.result is not None] == ["over", "time"]
    # Nothing has happened there: all have as much.
    assert done[1].result is not None
    assert done[1].result.places == [1, 1, 1]
    assert second.game is not None
    assert (await field.row(second.game)).status == "running"


async def test_a_game_that_is_gone_or_stopped_is_shared(field: Field) -> None:
    id_ = await field.call(6)
    first, second = (await field.whole(id_)).of_round
    assert first.game is not None
    assert second.game is not None
    await field.write(delete(games).where(games.c.id == first.game))
    await field.change(second.game, status="stopped")
    await field.look()
    whole = await field.whole(id_)
    done = [one.result for one in whole.matches if one.round == 1]
    assert [one.how for one in done if one is not None] == ["drawn", "drawn"]
    assert {line.points for line in (await field.shown(id_)).standings} == {1}


async def test_who_leaves_is_played_for_and_not_in_the_next_round(field: Field) -> None:
    id_ = await field.call(6)
    match = (await field.whole(id_)).of_round[0]
    seat = next(n for n, one in enumerate(match.seats) if one != 0)
    number = match.seats[seat]
    assert match.game is not None
    await field.tournaments.withdraw(field.people[number], id_)
    assert (await field.sitting(match.game))[seat].stand_in
    await field.win_all(id_)
    await field.look()
    whole = await field.whole(id_)
    assert whole.row.round == 2
    assert seated(whole.of_round) == sorted({0, 1, 2, 3, 4, 5} - {number})
    shown = await field.shown(id_)
    assert [one.number for one in shown.entrants if one.out] == [number]
    # What was won with him counts, and he has a place.
    assert len(shown.standings) == 6


async def test_the_organiser_replaces_somebody(field: Field) -> None:
    id_ = await field.call(5, size=5)
    match = (await field.whole(id_)).of_round[0]
    seat = match.seats.index(2)
    assert match.game is not None
    replace, fabio = field.tournaments.replace, field.people[5]
    assert await refused(replace(field.ben, id_, 2, "Fabio")) == "not-organiser"
    assert await refused(replace(field.ana, id_, 2, "Nobody")) == "no-such-account"
    assert await refused(replace(field.ana, id_, 2, "Ben")) == "entered-already"
    assert await refused(replace(field.ana, id_, 9, "Fabio")) == "no-entrant"
    await replace(field.ana, id_, 2, "fabio")
    sitting = (await field.sitting(match.game))[seat]
    assert (sitting.person, sitting.name, sitting.stand_in) == (fabio.id, "Fabio", "")
    await field.win(match, seat)
    await field.look()
    shown = await field.shown(id_, fabio)
    assert (shown.me, shown.standings[0].name, shown.round) == (2, "Fabio", 2)
    assert await refused(field.tournaments.withdraw(field.cleo, id_)) == "not-entered"
    await field.tournaments.remove(field.ana, id_, 2)
    assert [one.out for one in (await field.shown(id_)).entrants] == [False] * 2 + [True] + [
        False
    ] * 2


async def test_nobody_else_sits_down_at_its_tables(field: Field) -> None:
    id_ = await field.call(3)
    match = (await field.whole(id_)).of_round[0]
    assert match.game is not None
    lobby, mine = field.service.lobby, match.seats.index(1)
    await lobby.leave(field.ben, match.game)
    sitting = (await field.sitting(match.game))[mine]
    assert (sitting.person, bool(sitting.stand_in)) == (field.ben.id, True)
    assert await refused(lobby.join(field.dora, match.game, None, None)) == "no-open-seat"


async def test_a_season_is_played_by_the_same_at_one_table(field: Field) -> None:
    id_ = await field.call(4, kind="season", game="republic", size=3, rounds=3, most=32)
    assert await refused(field.tournaments.enter(field.people[5], id_)) == "entry-closed"
    firsts = []
    for number in (1, 2, 3):
        whole = await field.whole(id_)
        assert whole.row.round == number
        (match,) = whole.of_round
        assert sorted(match.seats) == [0, 1, 2, 3]
        firsts.append(match.seats[0])
        await field.win(match, 0)
        await field.look()
    assert len(set(firsts)) == 3
    shown = await field.shown(id_)
    assert shown.status == "over"
    assert shown.standings[0].points >= 3
    assert shown.most == 6


async def test_a_knock_out_goes_on_until_one_table_is_left(field: Field) -> None:
    id_ = await field.call(6, kind="knockout", size=2, best=1)
    for left in (6, 3, 2):
        whole = await field.whole(id_)
        assert len(seated(whole.of_round)) == left
        await field.win_all(id_, 1)
        await field.look()
        if left == 3:
            # Of three at one table one goes on: it was the last.
            break
    shown = await field.shown(id_)
    assert shown.status == "over"
    last = (await field.whole(id_)).of_round[0]
    assert shown.standings[0].entrant == last.seats[1]


async def test_bots_and_byes_as_the_organiser_chose(field: Field) -> None:
    bots = await field.call(5, odd="bot")
    whole = await field.whole(bots)
    assert sorted(one.seats.count(-1) for one in whole.of_round) == [0, 1]
    byes = await field.call(4, odd="bye", bye_points=2)
    whole = await field.whole(byes)
    (bye,) = [one for one in whole.of_round if len(one.seats) == 1]
    shown = await field.shown(byes)
    (line,) = [one for one in shown.standings if one.entrant == bye.seats[0]]
    assert (line.points, line.games) == (2, 0)
    await field.win_all(byes)
    await field.look()
    again = [one for one in (await field.whole(byes)).of_round if len(one.seats) == 1]
    assert again[0].seats != bye.seats


async def test_tables_without_bots_are_rated_where_that_was_agreed(field: Field) -> None:
    plan = NewTournament(kind="swiss", game="glory", size=3, rated=True)
    assert await refused(field.tournaments.call(field.ana, plan)) == "rated-clock"
    clock = Clock("move", 86_400)
    id_ = await field.call(5, rated=True, odd="bot", clock=clock)
    for match in (await field.whole(id_)).of_round:
        assert match.game is not None
        row = await field.row(match.game)
        assert row.settings["clock"]["seconds"] == 86_400
        assert is_rated(row) == (-1 not in match.seats)


async def test_calling_it_off(field: Field) -> None:
    id_ = await field.call(6)
    assert await refused(field.tournaments.cancel(field.ben, id_)) == "not-organiser"
    await field.tournaments.cancel(field.ana, id_)
    await field.win_all(id_)
    await field.look()
    whole = await field.whole(id_)
    assert (whole.row.status, whole.row.round) == ("cancelled", 1)
    assert await refused(field.tournaments.cancel(field.ana, id_)) == "tournament-over"


async def test_a_private_one_is_there_for_those_inside_and_with_its_link(field: Field) -> None:
    id_ = await field.call(2, begun=False, private=True)
    key, cleo = await field.key(id_), field.cleo
    for given in ("", "wrong", key[:-1]):
        assert await refused(field.tournaments.get(id_, cleo, given)) == "no-tournament"
        assert await refused(field.tournaments.enter(cleo, id_, given)) == "no-tournament"
        assert await refused(field.tournaments.get(id_, None, given)) == "no-tournament"
    assert (await field.tournaments.get(id_, field.ben)).key == key
    assert [one.id for one in await field.tournaments.list_tournaments(None, "open")] == []
    assert [one.id for one in await field.tournaments.list_tournaments(field.ben, "mine")] == [id_]
    await field.tournaments.enter(cleo, id_, key)
    await field.tournaments.start(field.ana, id_)
    (match,) = (await field.whole(id_)).of_round
    assert match.game is not None
    row = await field.row(match.game)
    assert row.private
    assert await refused(field.service.lobby.card(match.game, field.dora)) == "no-game"
    assert (await field.service.lobby.card(match.game, field.dora, key)).id == match.game


@pytest.mark.parametrize(
    ("plan", "names"),
    [
        ({"size": 6}, "size"),
        ({"kind": "knockout", "best": 3}, "best"),
        ({"bye_points": 3}, "bye_points"),
        ({"closes": 5.0}, "closes"),
        ({"options": {"edition": "none"}}, "edition"),
        ({"stand_in": "nobody"}, "nobody"),
        ({"clock": {"kind": "move", "seconds": 3}}, "clock.seconds"),
    ],
)
async def test_a_plan_that_does_not_fit_is_refused(
    field: Field, plan: dict[str, Any], names: str
) -> None:
    values = {"kind": "swiss", "game": "glory", "size": 3, **plan}
    with pytest.raises(Refused) as caught:
        await field.tournaments.call(field.ana, msgspec.convert(values, NewTournament))
    assert caught.value.code == "bad-field"
    assert names in str(caught.value.params["problem"])


async def test_one_person_calls_only_so_many(field: Field) -> None:
    plan = NewTournament(kind="swiss", game="glory", size=3)
    for _ in range(20):
        made = await field.tournaments.call(field.ben, plan)
    assert await refused(field.tournaments.call(field.ben, plan)) == "too-many-tournaments"
    await field.tournaments.cancel(field.ben, made.id)
    await field.tournaments.call(field.ben, plan)


async def test_somebody_who_deletes_the_account_leaves_no_name(field: Field) -> None:
    id_ = await field.call(6)
    hers = await field.call(2, begun=False)
    async with field.service.store.reading() as c:
        data = await export_person(c, field.ana.id)
    assert {one["id"] for one in data["tournaments"]} == {id_, hers}
    deleted = await field.service.store.writing(lambda c: delete_person(c, field.ana.id))
    await tell(field.service, deleted)
    whole = await field.whole(id_)
    assert (whole.row.organiser, whole.row.title) == (None, f"Glory to Rome · {GONE}")
    assert (whole.entrants[0].name, whole.entrants[0].out) == (GONE, True)
    assert (await field.whole(hers)).row.status == "cancelled"
    await field.win_all(id_)
    await field.look()
    assert seated((await field.whole(id_)).of_round) == [1, 2, 3, 4, 5]
