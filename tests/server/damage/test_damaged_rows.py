"""Garbage in every column that holds JSON, in many rows at a time: each list still shows the good
rows, no page and no answer of the API is a fault of ours, and the log names what cannot be read.
"""

import json
import logging
import time
import zlib
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import LargeBinary, String, delete, insert, select, update

from aedilis.server.live import rooms as live_rooms
from aedilis.server.notices.kinds import Notice
from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.notices.push import public_key
from aedilis.server.notices.webhook import Hook
from aedilis.server.people.keys import read_keys
from aedilis.server.people.preferences import Preferences, write_preferences
from aedilis.server.settings import database_url
from aedilis.server.store import plain
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.schema import (
    games,
    lines,
    meta,
    metadata,
    outbox,
    people,
    requests,
    snapshots,
)
from tests.server.api.world import opened
from tests.server.damage.garbage import TEXTS, garbage
from tests.server.damage.town import Town, fitting, keep, lists, page, tend, told, visit

pytestmark = pytest.mark.anyio

JSON: Final = {
    "games.affairs",
    "games.options",
    "games.settings",
    "games.header",
    "games.ending",
    "games.awaited",
    "lines.line",
    "lines.codes",
    "lines.events",
    "matches.result",
    "matches.seats",
    "meta.value",
    "outbox.notice",
    "people.preferences",
    "requests.answer",
    "snapshots.data",
    "tournaments.plan",
}
"""What holds data in a text. Each has a test below that plants garbage in it."""

WORDS: Final = {
    "acts.about_name", "acts.act", "acts.admin_name", "acts.game", "acts.text",
    "chat.key", "chat.name", "chat.text", "entrants.name", "failures.receiver", "friends.state",
    "games.game", "games.id",
    "games.key", "games.seed", "games.status", "games.title", "lines.key", "meta.name",
    "notes.text", "outbox.game", "outbox.reason", "outbox.receiver", "outbox.slot", "outbox.way",
    "owed.kind", "owed.news", "owed.who", "people.folded", "people.kind",
    "people.language", "people.name", "people.password", "people.place", "people.shown",
    "people.suspended_why", "ratings.kind", "reports.game", "reports.matter", "reports.note",
    "reports.reason", "reports.text", "requests.asked",
    "requests.key", "requests.made", "resets.digest", "seats.bot", "seats.name", "seats.offered",
    "seats.stand_in",
    "sessions.agent", "sessions.digest", "tokens.digest", "tokens.label",
    "tournaments.id", "tournaments.key", "tournaments.seed", "tournaments.status",
    "tournaments.title",
}  # fmt: skip
"""What is a word or a text, and nothing else."""


def test_every_text_that_is_kept_is_known_to_be_data_or_words() -> None:
    there = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, String | LargeBinary) and not column.foreign_keys
    }
    assert there == JSON | WORDS
    tried = {f"games.{one}" for one in GAMES} | {f"lines.{one}" for one in LINES} | OTHERS
    assert tried == JSON


GAMES: Final = {
    "options": ("open", "running", "over"),
    "settings": ("open", "running", "over"),
    "header": ("running", "over"),
    "awaited": ("running", "over"),
    "ending": ("over",),
    "affairs": ("open", "running", "over"),
}
"""The columns of games, and of which games they are to be damaged."""

LINES: Final = ("line", "codes", "events")

OTHERS: Final = {
    "matches.result", "matches.seats", "meta.value", "outbox.notice", "people.preferences",
    "requests.answer", "snapshots.data", "tournaments.plan",
}  # fmt: skip


PREFERENCES: Final = Preferences(
    theme="dark",
    sounds=False,
    notices=NoticePreferences(
        address="olivia@example.org",
        verified=True,
        webhook=Hook("https://example.org/hook", "secret"),
        ways={"your-turn": ("mail", "webhook"), "over": ("mail",)},
        off={"mail:x": "gone"},
    ),
)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks are seen to when the test says so; nothing has been told of yet."""
    monkeypatch.setattr(live_rooms, "CLOCK_SECONDS", 1e6)
    monkeypatch.setattr(plain, "_told", set())


@pytest.mark.parametrize("column", GAMES)
async def test_games(
    database: str, column: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    deep = database.startswith("sqlite")
    async with opened(tmp_path, database=database_url(database), rooms_in_memory=20) as world:
        town = Town(world)
        good = await town.good()
        query = select(games.c[column])
        bad: dict[str, str] = {}
        for turn, status in enumerate(GAMES[column]):
            sound = json.loads(await town.value(query.where(games.c.id == good[status])))
            anywhere = set(garbage(sound, deep=False))
            for place, text in enumerate(dict.fromkeys(garbage(sound, deep))):
                # One reader sees the parts of a column, whatever the status: each has its turn.
                if text not in anywhere and place % len(GAMES[column]) != turn:
                    continue
                if fitting(database, games.c[column], text):
                    bad[await town.bad(status, column, text)] = text
        assert len(bad) > 10
        await lists(town, good)
        whole = {id_ for n, id_ in enumerate(bad) if await visit(world, id_, n)}
        await tend(town)
        await lists(town, good)
        for id_ in good.values():
            assert await visit(world, id_)
        rows = told(caplog)
        # Whatever cannot be read is named; nothing else is.
        assert {one for one in rows if one.startswith("games ")} == {
            f"games {id_}" for id_ in bad if id_ not in whole
        }
        assert {id_ for id_ in whole if bad[id_] in ("{no json", '"text"', "[[[[")} == set()
        await keep(town, database, tmp_path / "copy")
        told(caplog)
        done = await world.service.store.writing(lambda c: delete_person(c, world.owner.id))
        assert good["running"] in done.changed
        told(caplog)


@pytest.mark.parametrize("column", LINES)
async def test_lines(
    database: str, column: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A game of which a line is damaged, the first, one in the middle or the last."""
    deep = database.startswith("sqlite")
    async with opened(tmp_path, database=database_url(database), rooms_in_memory=20) as world:
        town = Town(world)
        good = await town.good()
        bad: dict[str, str] = {}
        for status in ("running", "over"):
            of = lines.c.game == good[status]
            count = await town.value(select(games.c.lines).where(games.c.id == good[status]))
            places = (0, count // 2, count - 1)
            for turn, n in enumerate(places):
                sound = json.loads(
                    await town.value(select(lines.c[column]).where(of, lines.c.n == n))
                )
                texts = dict.fromkeys(garbage(sound, deep and status == "running"))
                for place, text in enumerate(texts):
                    # What is wrong anywhere is tried everywhere in a game that goes on; all the
                    # rest in one of the places, by turns.
                    anywhere = status == "running" and place < len(TEXTS)
                    if not anywhere and place % len(places) != turn:
                        continue
                    town.count += 1
                    id_ = await town.plant(f"bad-{town.count}", status, due=True)
                    where = (lines.c.game == id_) & (lines.c.n == n)
                    await town.write(update(lines).where(where).values({column: text}))
                    bad[id_] = text
        await lists(town, good)
        whole = {id_ for n, id_ in enumerate(bad) if await visit(world, id_, n)}
        await tend(town)
        await lists(town, good)
        rows = {one.split()[1] for one in told(caplog)}
        assert rows >= {id_ for id_ in bad if id_ not in whole}
        assert rows >= {id_ for id_ in bad if bad[id_] in ("{no json", "[[[[", "")}
        await keep(town, database, tmp_path / "copy")
        told(caplog)
        done = await world.service.store.writing(lambda c: delete_person(c, world.owner.id))
        assert good["running"] in done.changed


async def test_snapshots(database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is wrong with a snapshot changes nothing: the lines have it all."""
    async with opened(tmp_path, database=database_url(database), rooms_in_memory=20) as world:
        town = Town(world)
        good = await town.good()
        query = select(snapshots.c.data).where(snapshots.c.game == good["running"])
        raw = await town.value(query)
        state = json.loads(zlib.decompress(raw))
        packed = [zlib.compress(text.encode()) for text in garbage(state, False)]
        packed += [
            zlib.compress(json.dumps({name: state[name] for name in state if name != key}).encode())
            for key in state
        ]
        for data in (b"", b"x", raw[:-3], raw[:9] + b"\0\0\0" + raw[12:], *packed):
            town.count += 1
            id_ = await town.plant(f"bad-{town.count}", "running", due=True)
            await town.write(update(snapshots).where(snapshots.c.game == id_).values(data=data))
            assert await visit(world, id_), data
            room = await world.service.rooms.room(id_)
            assert room.table is not None
            assert room.table.game.hash(room.table.state) == room.table.game.hash(
                town.table("running").state
            )
        await lists(town, good)
        assert told(caplog) == []


async def test_facts_of_the_installation(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Signs of life and keys: the server starts, its clocks run, and what it signs it knows."""
    url = database_url(database)
    async with opened(tmp_path, database=url) as world:
        town = Town(world)
        good = await town.good()
        for name in ("alive", "returned"):
            for text in dict.fromkeys(garbage(time.time(), True)):
                plain._told.clear()
                await town.write(delete(meta).where(meta.c.name == name))
                await town.write(insert(meta).values(name=name, value=text))
                await world.service.pulse._sign(False, 30.0)
                assert 0 <= world.service.pulse.returned <= time.time()
        until = await town.value(select(games.c.until).where(games.c.id == good["running"]))
        assert time.time() < until < time.time() + 1e8
        store = world.service.store
        for name in ("signing", "push"):
            for text in dict.fromkeys(garbage("ab" * 32, False)):
                plain._told.clear()
                await town.write(update(meta).where(meta.c.name == name).values(value=text))
                keys = await read_keys(store)
                assert len(bytes.fromhex(keys.signing)) == 32
                assert public_key(keys.push)
                assert await read_keys(store) == keys
                assert f"meta {name}" in "".join(plain._told)
        await lists(town, good)
        assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_preferences(database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever's preferences are damaged comes in, has the usual ones, and can choose anew."""
    async with opened(tmp_path, database=database_url(database)) as world:
        town = Town(world)
        good = await town.good()
        sound = json.loads(write_preferences(PREFERENCES))
        for text in dict.fromkeys(garbage(sound, True)):
            plain._told.clear()
            them = update(people).values(preferences=text)
            await town.write(them)
            for path in ("/profile", "/profile/notices", "/"):
                answer = await page(world, path)
                assert answer.status_code == 200, (text, path)
            answer = await world.ask("PATCH", "/me", {"language": "it"}, who="owner")
            assert answer.status_code == 200, answer.text
        await town.write(update(people).values(preferences="{no json"))
        plain._told.clear()
        caplog.clear()
        await lists(town, good)
        assert set(told(caplog)) >= {f"people {world.owner.id}"}
        await keep(town, database, tmp_path / "copy")


async def test_answers_that_were_given(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A request that comes again gets its game, whatever has become of the answer."""
    async with opened(tmp_path, database=database_url(database)) as world:
        town = Town(world)
        body = {"game": "glory", "seats": ["me", "open"]}
        given: dict[str, Any] = {"who": "owner", "headers": {"idempotency-key": "again"}}
        first = (await world.ask("POST", "/games", body, **given)).json()
        objects = ("{}", '{"a": 1}')
        for text in dict.fromkeys(garbage(first, False)):
            if text in objects:
                # Any object may have been the answer.
                continue
            await town.write(update(requests).values(answer=text))
            answer = await world.ask("POST", "/games", body, **given)
            assert answer.status_code == 201, (text, answer.text)
            assert answer.json()["id"] == first["id"]
        assert told(caplog)
        mine = await world.ask("GET", "/games?which=mine", who="owner")
        assert len(mine.json()["games"]) == 1


async def test_notices(database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Notices that are damaged keep none of the others from being sent."""
    async with opened(tmp_path, database=database_url(database)) as world:
        town = Town(world)
        good = await town.good()
        notice = Notice(
            kind="your-turn", game=good["running"], title="Foro", url="/", language="en", name="O"
        )
        sound = msgspec.to_builtins(notice)
        texts = [*dict.fromkeys(garbage(sound, True)), json.dumps(sound)]
        for n, text in enumerate(texts):
            values = {"person": world.owner.id, "game": good["running"], "way": "mail"}
            more = {"receiver": "mail:x", "slot": f"slot-{n}", "made": 1.0, "due": 1.0 + n}
            await town.write(insert(outbox).values(notice=text, **values, **more))
        entries: list[Any] = []
        for _ in range(len(texts)):
            entries += await world.service.notify.outbox.due(time.time() - 1, 20, 1.0)
        assert any(one.notice == notice for one in entries)
        await lists(town, good)
        await keep(town, database, tmp_path / "copy")
        rows = told(caplog)
        assert len(rows) > 20
        assert all(one.startswith("outbox ") for one in rows)
