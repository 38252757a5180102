"""A server with games of its owner, some of them damaged, and all that looks at them: lists, pages,
the API, what the server does by itself, what its keeper does.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import update

from aedilis.cli import main
from aedilis.kernel.table import Table
from aedilis.server.live.reminders import remind
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept
from aedilis.server.store.games import SeatRow
from aedilis.server.store.schema import games
from tests.server.api.world import World
from tests.server.planted import add_game, after, game_row, play_on

PAGES: Final = ("/table/{}", "/join/{}")
ASKED: Final = (
    "", "/table", "/table?format=codes", "/log", "/record", "/chat", "/note", "/why",
    "/tell?what=card&rest=dock", "/statistics", "/moves",
)  # fmt: skip
"""What is asked of each game; what there is none of is refused."""

BY_TURNS: Final = 2
"""In so many further ways each game that cannot be read is looked at. Each column is damaged in
more than ten games, so that each of the ways meets it.
"""

CLOCK: Final = {"kind": "bank", "seconds": 600, "increment": 5, "late": "bot"}
SETTINGS: Final = {
    "clock": CLOCK,
    "spectator_delay": 0,
    "private_chat": True,
    "stand_in": "greedy",
}


class Town:
    """A server with games of its owner: good ones, and as many others as are wanted."""

    def __init__(self, world: World) -> None:
        self.world = world
        names = ["Olivia", "Anna bot", "Robur"]
        self.played = {
            "running": play_on("glory", names, "running", after(12)),
            # A short one: all of it is read for each look at each of hundreds of copies.
            "over": play_on("glory", names, "over 33", None),
        }
        self.played["open"] = self.played["running"]
        self.count = 0

    async def plant(self, id_: str, status: str, *, due: bool = False) -> str:
        table, codes = self.played[status]
        owner = self.world.owner
        now = time.time()
        row = game_row(
            table,
            now,
            id=id_,
            title=id_,
            # The lists begin with the good ones, of however many others it is not known.
            updated=now + (0 if due else 3600),
            host=owner.id,
            status=status,
            settings=SETTINGS,
            until=None if status != "running" else now - 5 if due else now + 9e6,
            affairs=self.affairs() if status == "running" else {},
        )
        sitting = [
            SeatRow(seat=0, name="Olivia", person=owner.id, clock=9e7),
            SeatRow(seat=1, name="Anna bot", person=self.anna, clock=9e7),
            SeatRow(seat=2, name="Robur", bot="greedy"),
        ]
        store = self.world.service.store
        if status == "open":
            sitting[2] = SeatRow(seat=2, name="")
            row = msgspec.structs.replace(row, header=None, seed=None, lines=0, awaited=[])
            await store.writing(lambda c: kept.add_game(c, row, sitting))
        else:
            await store.writing(lambda c: add_game(c, row, sitting, table, codes))
        return id_

    def affairs(self) -> dict[str, Any]:
        """What has become of a game: the owner has resigned elsewhere, and the game may end."""
        told = {"word": "resigned", "after": 1, "at": 1e9, "seat": 0, "name": "Olivia"}
        resigned = {**told, "person": self.world.owner.id, "other": "", "other_person": None}
        proposal = {"by": 0, "asked": [0, 1], "agreed": [0]}
        return {"happened": [resigned], "proposal": proposal, "removed": [1]}

    @property
    def anna(self) -> int:
        return self.world.owner.id + 1

    async def good(self) -> dict[str, str]:
        """A good game of each status."""
        return {one: await self.plant(f"good-{one}", one) for one in ("open", "running", "over")}

    async def bad(self, status: str, column: str, text: str) -> str:
        """A game that is damaged in a column of its own."""
        self.count += 1
        id_ = await self.plant(f"bad-{self.count}", status, due=True)
        await self.write(update(games).where(games.c.id == id_).values({column: text[:WIDE]}))
        return id_

    async def write(self, statement: Any) -> None:
        await self.world.service.store.writing(lambda c: c.execute(statement))

    async def value(self, statement: Any) -> Any:
        async with self.world.service.store.reading() as c:
            return (await c.execute(statement)).scalar()

    def table(self, status: str) -> Table:
        return self.played[status][0]


WIDE: Final = 60_000


def fitting(database: str, column: Any, text: str) -> bool:
    """Whether a database would keep this text in a column at all."""
    length = getattr(column.type, "length", None)
    return not (database.startswith("postgresql") and length and len(text) > length)


async def lists(town: Town, good: dict[str, str]) -> None:
    """All lists, as pages and as answers, have the good games."""
    world = town.world
    for path, wanted in (
        ("/games?which=mine&limit=100", good.values()),
        ("/games?which=running&limit=100", [good["running"]]),
        ("/games?which=open&limit=100", [good["open"]]),
    ):
        answer = await world.ask("GET", path, who="owner")
        assert answer.status_code == 200, (path, answer.text)
        assert {one["id"] for one in answer.json()["games"]} >= set(wanted), path
    pages: tuple[tuple[str, Iterable[str]], ...] = (
        ("/", [good["open"], good["running"]]),
        ("/games", good.values()),
        ("/profile", ()),
        ("/profile/notices", ()),
        ("/profile/bots", ()),
        ("/profile/data.json", good.values()),
        ("/healthz", ()),
    )
    for path, there in pages:
        answer = await page(world, path)
        assert answer.status_code == 200, (path, answer.text[:300])
        if path == "/":
            # One's own come first there, and the others are cut off.
            answer = await page(world, path, "nobody")
        for id_ in there:
            assert id_ in answer.text, (path, id_)


async def page(world: World, path: str, who: str = "owner") -> Any:
    client = world.client(who)
    return await client.get(f"http://testserver{path}", headers={"accept": "text/html"})


async def visit(world: World, id_: str, turn: int | None = None) -> bool:
    """Look at a game in every way; gives whether all that may be seen of it is there.

    With a `turn`: where neither its first page nor its first answer can read it, the rest of the
    ways, all of which have it from the same reader, are tried by turns. What can be read at all is
    still looked at in every way, as each makes something else of it.
    """
    whole = await look(world, id_, PAGES[0])
    whole &= (found := await look(world, id_, ASKED[0]))
    rest = [*PAGES[1:], *ASKED[1:]]
    if turn is not None and not found:
        rest = [rest[(BY_TURNS * turn + n) % len(rest)] for n in range(BY_TURNS)]
    for path in rest:
        whole &= await look(world, id_, path)
    return whole


async def look(world: World, id_: str, path: str) -> bool:
    """Look at a game in one way; gives whether it is there."""
    if path in PAGES:
        answer = await page(world, path.format(id_))
        assert answer.status_code < 500, (id_, path, answer.text[:300])
        return bool(answer.status_code < 400)
    answer = await world.ask("GET", f"/games/{id_}{path}", who="owner")
    assert answer.status_code < 500, (id_, path, answer.text[:300])
    return "damaged" not in answer.text


async def tend(town: Town) -> None:
    """What the server does without being asked."""
    service = town.world.service
    async with service.store.reading() as c:
        due, running = await game_lists.due_games(c, time.time()), await game_lists.running_games(c)
    await service.rooms.see_to(due)
    await service.rooms._resume(running)
    await remind(service, time.time())
    await service.pulse._sign(True, 0.0)


async def keep(town: Town, url: str, file: Path) -> None:
    """What the keeper of a server does."""
    for command in (
        ["usage"],
        ["usage", "people", "--json"],
        ["verify", "--json"],
        ["export", "Olivia", "--output", str(file.with_suffix(".json"))],
        ["backup", str(file)],
    ):
        given = ["admin", command[0], "--database", url, *command[1:]]
        code = await asyncio.to_thread(main, given)
        assert code in (0, 1), command


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The rows of which the log says that they cannot be read. There is no fault in it."""
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
    assert [one.getMessage() for one in caplog.records if one.exc_info] == []
    beginning = "a row cannot be read: "
    found = [one.getMessage() for one in caplog.records]
    rows = [one.removeprefix(beginning).rpartition(":")[0] for one in found if beginning in one]
    assert len(set(rows)) == len(rows), "each is told once"
    return rows
