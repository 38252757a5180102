"""A person's data: handed over without what is not the person's, taken away without a trace."""

import json
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.kernel.event import from_data
from aedilis.server.admin.verifying import games_to_verify, verify_games
from aedilis.server.store import games as kept
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.lines import read_lines
from aedilis.server.store.nameless import GONE
from aedilis.server.store.personal import NoPerson, export_person, find_person
from aedilis.server.store.schema import games, lines, metadata, people, seats
from aedilis.server.store.store import Store
from tests.server.admin.town import LIVIA, LIVIAS_BOT, MARCUS, account

pytestmark = pytest.mark.anyio

DIGESTS = ("session-digest", "token-digest", "request-digest")


async def everything(store: Store) -> str:
    """All that the database holds, as one text."""
    async with store.reading() as c:
        parts = []
        for table in metadata.sorted_tables:
            if table.name != "snapshots":
                parts += [str(row) for row in (await c.execute(select(table))).all()]
    return "\n".join(parts)


async def exported(store: Store, person: int) -> dict[str, Any]:
    async with store.reading() as c:
        data = await export_person(c, person)
    # What is handed over is what JSON keeps of it.
    told: dict[str, Any] = json.loads(json.dumps(data))
    return told


async def test_all_of_a_persons_data_is_handed_over(store: Store) -> None:
    data = await exported(store, LIVIA)
    assert data["person"]["name"] == "Livia"
    assert data["person"]["preferences"] == {"sound": True}
    assert [bot["name"] for bot in data["bots"]] == ["Robur"]
    assert [one["agent"] for one in data["sessions"]] == ["a browser"]
    assert [one["text"] for one in data["chat"]] == ["Salve, Marce!"]
    assert data["notes"] == [{"game": "running", "text": "note 1"}]
    assert [one["way"] for one in data["notices"]] == ["mail"]
    assert [(one["game"], one["kind"]) for one in data["owed"]] == [("running", "mention")]
    assert [one["made"] for one in data["requests"]] == ["hers"]
    assert {one["id"] for one in data["games"]} == {"over", "running", "rome", "hers", "his"}
    assert [one["label"] for one in (await exported(store, LIVIAS_BOT))["tokens"]] == ["at home"]


async def test_secrets_are_not_handed_over(store: Store) -> None:
    for person in (LIVIA, LIVIAS_BOT):
        told = json.dumps(await exported(store, person))
        for secret in ("digest-of-a-password", *DIGESTS, "note 2"):
            assert secret not in told


async def test_of_a_running_game_only_what_the_seat_has_seen_is_handed_over(store: Store) -> None:
    data = await exported(store, MARCUS)
    game = next(one for one in data["games"] if one["id"] == "running")
    assert "seed" not in game["record"]
    async with store.reading() as c:
        rows = await read_lines(c, "running")
    assert any(from_data(event).secret for row in rows for event in row.events)
    for told, row in zip(game["record"]["lines"], rows, strict=True):
        assert "out" not in told
        own = row.line.get("seat") == 1
        assert told.get("move") == (row.line.get("move") if own else None)
        seen = [from_data(event).seen_by(1).to_data() for event in row.events]
        assert told["events"] == json.loads(json.dumps(seen))


async def test_of_a_game_that_is_over_the_whole_record_is_handed_over(store: Store) -> None:
    data = await exported(store, MARCUS)
    game = next(one for one in data["games"] if one["id"] == "over")
    async with store.reading() as c:
        row = await kept.read_game(c, "over")
        rows = await read_lines(c, "over")
    assert row is not None
    assert game["record"]["seed"] == row.seed
    assert game["record"]["header"] == row.header
    assert [{**line, "at": 0} for line in game["record"]["lines"]] == [
        {**line.line, "at": 0} for line in rows
    ]


async def test_a_host_who_does_not_play_is_told_nothing_of_the_game(store: Store) -> None:
    async def stand_up(c: AsyncConnection) -> None:
        await c.execute(update(seats).where(seats.c.person == LIVIA).values(person=None))

    await store.writing(stand_up)
    data = await exported(store, LIVIA)
    records = {one["id"]: "record" in one for one in data["games"]}
    assert records == {"over": True, "running": False, "hers": False}


async def test_people_are_found_by_name_or_number(store: Store) -> None:
    async with store.reading() as c:
        assert await find_person(c, "Livia") == LIVIA
        assert await find_person(c, "LIVIA") == LIVIA
        assert await find_person(c, "2") == MARCUS
        for wrong in ("Nobody", "99", "-1", "²", "9" * 40, ""):
            with pytest.raises(NoPerson):
                await find_person(c, wrong)
        with pytest.raises(NoPerson):
            await export_person(c, 99)


async def test_of_people_of_one_name_the_number_is_asked(store: Store) -> None:
    async def rename(c: AsyncConnection) -> None:
        values = {"name": "Livia", "folded": None}
        await c.execute(update(people).where(people.c.id == MARCUS).values(**values))

    await store.writing(rename)
    async with store.reading() as c:
        with pytest.raises(NoPerson, match="numbers 1, 2"):
            await find_person(c, "Livia")


async def test_a_deleted_person_leaves_no_trace(store: Store) -> None:
    before = await everything(store)
    for trace in ("Livia", "Robur", "Salve, Marce!", "note 1", *DIGESTS):
        assert trace in before
    done = await store.writing(lambda c: delete_person(c, LIVIA))
    after = await everything(store)
    for trace in ("Livia", "Robur", "note 1", "'1:a'", *DIGESTS):
        assert trace not in after
    assert after.count("Salve, Marce!") == 1
    for stays in ("Marcus", "note 2", "of-marcus"):
        assert stays in after
    assert sorted(done.changed) == ["his", "over", "rome", "running"]
    assert done.dropped == ["hers"]
    assert done.chat == 1


async def test_the_games_of_a_deleted_person_go_on(store: Store) -> None:
    await store.writing(lambda c: delete_person(c, LIVIA))
    async with store.reading() as c:
        sitting = {id_: await kept.read_seats(c, id_) for id_ in ("over", "running", "rome", "his")}
        assert await kept.read_game(c, "hers") is None
        running = await kept.read_game(c, "running")
    assert [one.name for one in sitting["running"]] == [f"{GONE} 1", "Marcus", f"{GONE} 3"]
    assert [one.person for one in sitting["running"]] == [None, MARCUS, None]
    assert [one.stand_in for one in sitting["running"]] == ["greedy", "", "greedy"]
    assert [one.stand_in for one in sitting["rome"]] == ["senator", "", "senator"]
    assert [one.stand_in for one in sitting["over"]] == ["", "", ""]
    assert [(one.name, one.person) for one in sitting["his"]] == [
        ("", None),
        ("Marcus", MARCUS),
        ("", None),
    ]
    assert running is not None
    assert running.header is not None
    assert running.header["seats"] == [f"{GONE} 1", "Marcus", f"{GONE} 3"]
    assert running.title == f"Foro · {GONE}"
    verdicts = [one async for one in verify_games(store, await games_to_verify(store, []))]
    assert [one.state for one in verdicts] == ["ok"] * 3


@pytest.mark.parametrize(("awaited", "stays"), [([0], False), ([0, 2], False), ([0, 1], True)])
async def test_a_game_that_waits_for_bots_alone_has_no_deadline(
    store: Store, awaited: list[int], stays: bool
) -> None:
    await store.writing(lambda c: kept.change_game(c, "running", awaited=awaited))
    await store.writing(lambda c: delete_person(c, LIVIA))
    async with store.reading() as c:
        row = await kept.read_game(c, "running")
    assert row is not None
    assert (row.until is not None) is stays


async def test_the_bot_that_the_table_chose_stands_in(store: Store) -> None:
    settings = {"stand_in": "random"}
    await store.writing(lambda c: kept.change_game(c, "running", settings=settings))
    await store.writing(lambda c: delete_person(c, MARCUS))
    async with store.reading() as c:
        assert [one.stand_in for one in await kept.read_seats(c, "running")] == ["", "random", ""]


async def test_sandboxes_of_a_deleted_person_go_and_those_of_others_lose_the_name(
    store: Store,
) -> None:
    async def make(c: AsyncConnection) -> None:
        for id_, host in (("running", LIVIA), ("rome", MARCUS)):
            await c.execute(update(games).where(games.c.id == id_).values(sandbox=True, host=host))
            others = (seats.c.game == id_) & (seats.c.person != host)
            await c.execute(update(seats).where(others).values(person=None, bot="random"))

    await store.writing(make)
    done = await store.writing(lambda c: delete_person(c, LIVIA))
    assert sorted(done.dropped) == ["hers", "running"]
    async with store.reading() as c:
        row = await kept.read_game(c, "rome")
        sitting = await kept.read_seats(c, "rome")
    assert row is not None
    assert row.header is not None
    assert row.header["seats"] == [one.name for one in sitting]
    assert [one.name for one in sitting] == [f"{GONE} 1", "Marcus", f"{GONE} 3"]
    assert [one.bot for one in sitting] == ["random", "", "random"]
    assert "Livia" not in await everything(store)


@pytest.mark.parametrize("taken", [False, True])
async def test_a_seat_that_was_left_loses_the_name_too(store: Store, taken: bool) -> None:
    async def leave(c: AsyncConnection) -> None:
        now: dict[str, Any] = {"person": MARCUS, "name": "Marcus"} if taken else {"person": None}
        mine = seats.c.person == LIVIA
        await c.execute(update(seats).where(mine).values(stand_in="greedy", **now))
        await c.execute(update(seats).where(seats.c.game == "rome").values(name="Livia"))

    await store.writing(leave)
    done = await store.writing(lambda c: delete_person(c, LIVIA))
    async with store.reading() as c:
        running = await kept.read_game(c, "running")
        rome = await kept.read_game(c, "rome")
        sitting = await kept.read_seats(c, "running")
        romans = await kept.read_seats(c, "rome")
    assert running is not None
    assert running.header is not None
    assert running.header["seats"] == [f"{GONE} 1", "Marcus", f"{GONE} 3"]
    assert sitting[0].name == ("Marcus" if taken else f"{GONE} 1")
    assert "running" in done.changed
    # Somebody else may have the same name.
    assert rome is not None
    assert romans[1].name == "Livia"


async def test_deleting_a_bot_leaves_its_owner(store: Store) -> None:
    await store.writing(lambda c: delete_person(c, LIVIAS_BOT))
    after = await everything(store)
    assert "Robur" not in after
    assert "Livia" in after


async def test_who_is_not_there_cannot_be_deleted(store: Store) -> None:
    before = await everything(store)
    with pytest.raises(NoPerson):
        await store.writing(lambda c: delete_person(c, 99))
    assert await everything(store) == before


async def test_a_deleted_persons_number_is_not_given_again(store: Store) -> None:
    """Who has it in memory must not take somebody else for the one who has gone."""
    await store.writing(lambda c: delete_person(c, LIVIAS_BOT))
    person = account(0, "Aurelia")
    del person["id"]
    query = insert(people).values(**person).returning(people.c.id)

    async def come(c: AsyncConnection) -> int:
        return int((await c.execute(query)).scalar_one())

    assert await store.writing(come) > LIVIAS_BOT


async def test_moves_stay(store: Store) -> None:
    async def count(c: AsyncConnection) -> int:
        return int((await c.execute(select(func.count()).select_from(lines))).scalar_one())

    before = await store.writing(count)
    await store.writing(lambda c: delete_person(c, LIVIA))
    assert await store.writing(count) == before
