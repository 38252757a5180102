"""Reports and what was done, in both databases; and nothing of who is deleted is left in them."""

import time

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.store import watch
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.nameless import GONE
from aedilis.server.store.personal import export_person
from aedilis.server.store.schema import acts, people, reports
from aedilis.server.store.store import Store
from tests.server.store.rows import add_people

pytestmark = pytest.mark.anyio
VALUES = {"matter": "chat", "game": "g0", "line": 7, "text": "a bad word", "reason": "rude"}


async def test_a_report_is_kept_once_while_it_is_open(store: Store) -> None:
    await store.writing(add_people)
    first = await store.writing(lambda c: watch.report(c, reporter=1, about=2, **VALUES))
    again = await store.writing(lambda c: watch.report(c, reporter=1, about=2, **VALUES))
    assert first == again
    name = {**VALUES, "matter": "name", "game": "", "line": None}
    other = await store.writing(lambda c: watch.report(c, reporter=1, about=2, **name))
    assert other == await store.writing(lambda c: watch.report(c, reporter=1, about=2, **name))
    assert other != first
    async with store.reading() as c:
        assert [one.id for one in await watch.list_reports(c, False)] == [other, first]
        assert [one.id for one in await watch.list_reports(c, False, before=other)] == [first]
        assert await watch.count_open(c) == 2
    done = await store.writing(lambda c: watch.handle(c, first, "seen to"))
    assert done.about == 2
    with pytest.raises(Refused, match="no-report"):
        await store.writing(lambda c: watch.handle(c, first, "twice"))
    fresh = await store.writing(lambda c: watch.report(c, reporter=1, about=2, **VALUES))
    assert fresh != first


async def test_who_is_suspended_is_refused_until_then(store: Store) -> None:
    await store.writing(add_people)
    for until, refused in ((time.time() + 60, True), (time.time() - 60, False), (None, False)):
        await store.writing(lambda c, u=until: watch.set_suspended(c, 1, u, "why"))  # type: ignore[misc]
        async with store.reading() as c:
            if refused:
                with pytest.raises(Refused, match="suspended"):
                    await watch.refuse_suspended(c, 1)
            else:
                await watch.refuse_suspended(c, 1)
            await watch.refuse_suspended(c, 2)


async def test_people_are_found_by_a_part_of_the_name_or_by_number(store: Store) -> None:
    await store.writing(add_people)
    async with store.reading() as c:
        assert {one.id for one in await watch.find_people(c, "X")} == {1, 2, 3}
        assert {one.id for one in await watch.find_people(c, "")} == {1, 2, 3}
        assert [one.id for one in await watch.find_people(c, "2")] == [2]
        for nobody in ("%", "_", "nobody", "9" * 30):
            assert await watch.find_people(c, nobody) == []
    # Guests look after nothing.
    assert not await store.writing(lambda c: watch.set_admin(c, 1, True))


async def test_nothing_of_who_is_deleted_is_left(store: Store) -> None:
    await store.writing(add_people)

    async def fill(c: AsyncConnection) -> None:
        await c.execute(people.update().where(people.c.id == 2).values(name="Turpis"))
        await watch.report(c, reporter=1, about=2, **VALUES)
        await watch.report(c, reporter=2, about=3, **{**VALUES, "reason": "said Turpis"})
        await watch.note_act(
            c,
            "suspend",
            admin=3,
            admin_name="Custos",
            about=2,
            about_name="Turpis",
            text="Turpis is rude",
        )
        await watch.note_act(c, "rename", admin=2, admin_name="Turpis", about=3, about_name="x")

    await store.writing(fill)
    async with store.reading() as c:
        data = await export_person(c, 2)
    assert [one["reason"] for one in data["reports"]] == ["said Turpis"]
    await store.writing(lambda c: delete_person(c, 2))
    async with store.reading() as c:
        rows = [*(await c.execute(select(reports))), *(await c.execute(select(acts)))]
        assert "Turpis" not in str(rows)
        assert [one.text for one in await watch.list_reports(c, False)] == ["a bad word", ""]
        done = await watch.list_acts(c)
    assert [(one.admin_name, one.about_name) for one in done] == [(GONE, "x"), ("Custos", GONE)]
