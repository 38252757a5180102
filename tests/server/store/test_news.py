"""What others have done in many games is read at once, and is what each of them reads alone."""

import random
from typing import Any

import pytest
from sqlalchemy import event, insert, text, update

from aedilis.server.store import games as kept
from aedilis.server.store.engine import is_sqlite
from aedilis.server.store.lines import Since, read_lines, read_since
from aedilis.server.store.schema import games, lines, seats
from aedilis.server.store.store import Store
from tests.server.store.rows import game_values

pytestmark = pytest.mark.anyio

HEADER = (
    '{"aedilis":1,"game":"glory","rules":"1","data":"x","options":{},"seats":["Ana","Ben"],'
    '"commitment":"c"}'
)
NAMES = ("Ana", "Ben «ü» \\ \"'")


async def keep(store: Store, name: str, count: int) -> None:
    """A game of two with so many lines, at odd times."""
    chance = random.Random(name)

    def at() -> float:
        return 1_700_000_000 + chance.random() * 1e6

    async def work(c: Any) -> None:
        values = game_values(name) | {
            "lines": count,
            "header": HEADER if count else None,
            "since": at(),
            "until": at(),
            "awaited": "[1]",
        }
        await c.execute(insert(games).values(**values, seed="s"))
        for seat, called in enumerate(NAMES):
            await c.execute(
                insert(seats).values(
                    game=name, seat=seat, name=called, clock=at() / 7, bot="greedy"
                )
            )
        for n in range(count):
            line = f'{{"n":{n},"seat":0,"move":{{"do":"take"}}}}'
            codes, events = f"[{n}, 7]", '[["glory-deal", -1, {"card": 3}, null, 1]]'
            values = {"n": n, "at": at(), "line": line, "codes": codes, "events": events}
            await c.execute(insert(lines).values(game=name, key=f"1:{n}" if n else None, **values))

    await store.writing(work)


async def alone(store: Store, name: str, known: int) -> Since:
    """The same, read piece by piece."""
    async with store.reading() as c:
        row = await kept.read_game(c, name)
        assert row is not None
        return Since(row, await kept.read_seats(c, name), await read_lines(c, name, known))


async def since(store: Store, known: dict[str, int]) -> dict[str, Since]:
    async with store.glancing() as c:
        return await read_since(c, known)


@pytest.fixture
async def known(store: Store) -> dict[str, int]:
    """Games of which all lines are known, some, and none, and how many that is."""
    counts = {"g1": (0, 0), "g2": (3, 3), "g3": (5, 2), "g4": (2, 0)}
    for name, (count, _) in counts.items():
        await keep(store, name, count)
    return {name: seen for name, (_, seen) in counts.items()}


async def test_it_is_what_each_game_reads_alone(store: Store, known: dict[str, int]) -> None:
    found = await since(store, {**known, "gone": 4})
    assert found == {name: await alone(store, name, seen) for name, seen in known.items()}
    assert [len(one.lines) for one in found.values()] == [0, 0, 3, 2]
    assert [one.name for one in found["g1"].sitting] == [*NAMES]


async def test_what_is_damaged_takes_no_other_with_it(store: Store, known: dict[str, int]) -> None:
    async def work(c: Any) -> None:
        await c.execute(update(games).where(games.c.id == "g2").values(awaited="{"))
        broken = lines.c.game == "g3", lines.c.n == 4
        await c.execute(update(lines).where(*broken).values(events="[["))

    await store.writing(work)
    found = await since(store, known)
    assert found == {name: await alone(store, name, known[name]) for name in ("g1", "g4")}


async def test_postgresql_is_asked_once_and_begins_no_transaction(
    store: Store, known: dict[str, int]
) -> None:
    if is_sqlite(store.url):
        return
    asked: list[str] = []
    async with store.glancing() as c:
        event.listen(
            c.sync_connection, "before_cursor_execute", lambda *what: asked.append(what[2])
        )
        assert len(await read_since(c, known)) == len(known)
        driver = (await c.get_raw_connection()).driver_connection
        assert driver is not None
        assert driver.autocommit
    assert len(asked) == 1
    # Whoever has the connection next reads one consistent state, and cannot write.
    async with store.reading() as c:
        level = (await c.execute(text("SHOW transaction_isolation"))).scalar_one()
        reads = (await c.execute(text("SHOW transaction_read_only"))).scalar_one()
        assert (level, reads) == ("repeatable read", "on")
