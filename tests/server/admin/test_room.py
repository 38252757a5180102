"""`aedilis admin usage` and `aedilis admin drop`: what takes room, and how it is given back."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import insert, select, update

from aedilis.cli import main
from aedilis.server.store.schema import (
    acts,
    games,
    lines,
    matches,
    metadata,
    outbox,
    owed,
    rated,
    reports,
)
from aedilis.server.store.store import Store
from tests.server.admin.town import MARCUS, NOW

Run = Callable[..., tuple[int, str, str]]
T = TypeVar("T")


@pytest.fixture
def admin(town: str, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `aedilis admin` on the town; gives the exit code, what was printed, and the errors."""

    def run(action: str, *words: str) -> tuple[int, str, str]:
        code = main(["admin", action, "--database", town, *words])
        return code, *capsys.readouterr()

    return run


def within(url: str, work: Callable[[Any], Awaitable[T]]) -> T:
    """Carry out work in the database."""

    async def act() -> T:
        store = Store(url)
        await store.open()
        try:
            return await store.writing(work)
        finally:
            await store.close()

    return asyncio.run(act())


def data(admin: Run, *words: str) -> dict[str, Any]:
    code, out, err = admin(*words, "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    told: dict[str, Any] = json.loads(out)
    return told


def imported(town: str, id_: str, text: str = "{}") -> None:
    """Say of a game of Marcus that it was imported, with a first line of so long a text."""
    settings = json.dumps({"imported": True, "forked": 1})

    async def work(c: Any) -> None:
        values = {"settings": settings, "sandbox": True, "host": MARCUS}
        await c.execute(update(games).where(games.c.id == id_).values(**values))
        first = (lines.c.game == id_) & (lines.c.n == 0)
        await c.execute(update(lines).where(first).values(events=text))

    within(town, work)


def test_the_largest_games_come_first(admin: Run, town: str) -> None:
    told = data(admin, "usage")
    assert told["count"] == len(told["games"]) == 5
    sizes = [one["bytes"] for one in told["games"]]
    assert sizes == sorted(sizes, reverse=True)
    assert told["bytes"] == sum(sizes)
    by_id = {one["id"]: one for one in told["games"]}
    assert (by_id["running"]["name"], by_id["running"]["lines"]) == ("Livia", 31)
    assert by_id["hers"]["bytes"] < 200 < by_id["running"]["bytes"]
    # Letters count by their bytes, in both databases.
    imported(town, "rome", "é" * 100_000)
    after = data(admin, "usage", "--limit", "1")
    assert after["count"] == 5
    (first,) = after["games"]
    assert (first["id"], first["imported"], first["sandbox"]) == ("rome", True, True)
    assert 200_000 < first["bytes"] < by_id["rome"]["bytes"] + 200_100
    code, out, _ = admin("usage", "--limit", "2")
    assert code == 0
    rows = out.splitlines()
    assert len(rows) == 3
    assert "rome  imported, running, 26 lines, 1970-01-12, Marcus (number 2)" in rows[0]
    assert rows[2].endswith(" in all, 5 games")


def test_people_by_what_their_games_take(admin: Run, town: str) -> None:
    imported(town, "rome", "x" * 1_000_000)
    told = data(admin, "usage", "people")
    marcus, livia = told["people"]
    assert (marcus["name"], marcus["games"], marcus["imports"]) == ("Marcus", 2, 1)
    assert marcus["bytes"] > marcus["import_bytes"] > 1_000_000
    assert (livia["name"], livia["games"], livia["sandboxes"]) == ("Livia", 3, 0)
    within(town, lambda c: c.execute(update(games).values(host=None)))
    (nobody,) = data(admin, "usage", "people")["people"]
    assert (nobody["person"], nobody["games"]) == (None, 5)
    assert "nobody: 5 games" in admin("usage", "people")[1]


def test_imports_alone(admin: Run, town: str) -> None:
    assert data(admin, "usage", "imports") == {"bytes": 0, "count": 0, "imports": []}
    imported(town, "over")
    told = data(admin, "usage", "imports")
    assert [one["id"] for one in told["imports"]] == ["over"]
    assert told["bytes"] == told["imports"][0]["bytes"]


def test_a_damaged_game_is_listed_and_deleted_too(admin: Run, town: str) -> None:
    within(town, lambda c: c.execute(update(games).values(settings="{", options="[")))
    assert data(admin, "usage")["count"] == 5
    assert admin("drop", "over", "rome", "--yes")[0] == 0
    assert data(admin, "usage")["count"] == 3


def everything(town: str, id_: str) -> dict[str, int]:
    """How many rows of each table belong to a game."""

    async def work(c: Any) -> dict[str, int]:
        found = {}
        for table in metadata.sorted_tables:
            # What was reported of a game and what was done about it outlives the game, and so
            # does the match of a tournament.
            if "game" in table.c and table not in (games, reports, acts, matches):
                query = select(table.c.game).where(table.c.game == id_)
                found[table.name] = len((await c.execute(query)).all())
        found["games"] = len((await c.execute(select(games).where(games.c.id == id_))).all())
        return found

    return within(town, work)


def test_games_are_deleted_with_all_that_is_theirs(admin: Run, town: str) -> None:
    async def more(c: Any) -> None:
        notice = {"way": "mail", "receiver": "", "notice": "{}", "made": NOW, "due": NOW}
        await c.execute(insert(outbox).values(person=MARCUS, slot="2:rome", game="rome", **notice))
        debt = {"kind": "turn", "news": "1", "who": "", "made": NOW}
        await c.execute(insert(owed).values(game="rome", person=MARCUS, **debt))
        await c.execute(insert(rated).values(game="running", seat=1, person=MARCUS))

    within(town, more)
    before = everything(town, "running")
    assert all(count > 0 for name, count in before.items() if name != "snapshots"), before
    rome = everything(town, "rome")
    code, out, err = admin("drop", "running", "over", "running")
    assert (code, out) == (2, "")
    assert err.startswith("aedilis: drop: 2 games with ")
    assert "1 of them running" in err
    assert "add --yes" in err
    assert everything(town, "running") == before
    told = data(admin, "drop", "running", "over", "running", "--yes")["games"]
    assert [(one["game"]["id"], one["notices"]) for one in told] == [("running", 2), ("over", 0)]
    assert set(everything(town, "running").values()) == {0}
    assert everything(town, "rome") == rome
    assert main(["admin", "verify", "--database", town]) == 0
    code, out, err = admin("drop", "hers", "--yes")
    assert (code, err) == (0, "")
    assert "deleted hers  glory, open, 0 lines, 1970-01-12, Livia (number 1)" in out


def test_an_unknown_game_deletes_none(admin: Run, town: str) -> None:
    for yes in ([], ["--yes"]):
        code, out, err = admin("drop", "rome", "nowhere", "x" * 3000, *yes)
        assert (code, out) == (1, "")
        assert err.startswith("aedilis: drop: there is no game 'nowhere', 'xxx")
        assert err.count("\n") == 1
        assert len(err) < 300
    assert data(admin, "usage")["count"] == 5
