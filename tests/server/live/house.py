"""A house with tables in it: a `Service` of its own, people, games planted at any line, and viewers
who watch them as a browser does.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from typing import Any

import anyio
import msgspec
from sqlalchemy import insert

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.server import wire
from aedilis.server.bus import FileBus
from aedilis.server.errors import Refused
from aedilis.server.live.requests import Requests
from aedilis.server.live.room import Room
from aedilis.server.live.watcher import Watcher
from aedilis.server.lobby.game_cards import Clock, NewGame
from aedilis.server.people import Person
from aedilis.server.service import Service
from aedilis.server.settings import read_settings
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import LineRow, read_lines
from aedilis.server.store.schema import people
from aedilis.server.wire.parts import LogEntry, SeatCard
from tests.patience import PATIENCE
from tests.server.live.answering import answer_field
from tests.server.planted import add_game, after, game_row, play_on

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Eva", "Fabio")
BOTS = {"glory": "greedy", "republic": "senator"}
_keys = count(1)
_decode = msgspec.json.Decoder(wire.ServerMessage).decode


class House:
    """A server's inside, and the people who come to it."""

    def __init__(self, url: str, **given: Any) -> None:
        self.url = url
        self.given = {"database": url, "bot_pause": 0.0, "messages_a_minute": 100_000, **given}
        self.people: list[Person] = []
        self.service = Service(read_settings(self.given, {}))

    @property
    def ana(self) -> Person:
        return self.people[0]

    @property
    def ben(self) -> Person:
        return self.people[1]

    @property
    def cleo(self) -> Person:
        return self.people[2]

    @property
    def dora(self) -> Person:
        return self.people[3]

    async def open(self, *, fresh: bool = True) -> None:
        await self.service.start()
        self.people = [
            Person(id=n, kind="guest", name=name, language="en") for n, name in enumerate(NAMES, 1)
        ]
        rows = [
            {
                "id": one.id,
                "kind": one.kind,
                "name": one.name,
                "language": "en",
                "created": time.time(),
                "seen": time.time(),
            }
            for one in self.people
        ]
        if fresh:
            await self.service.store.writing(lambda c: c.execute(insert(people), rows))

    async def close(self) -> None:
        await self.service.stop()

    async def restart(self) -> None:
        """Stop, and start again as a new process would."""
        await self.close()
        await self.restart_closed()

    async def restart_closed(self) -> None:
        """Start again after a stop."""
        self.service = Service(read_settings(self.given, {}))
        await self.open(fresh=False)

    # -- games -------------------------------------------------------------------------------------

    async def create(self, game: str = "glory", *seats: str, **more: Any) -> str:
        """A game that Ana makes; gives its id."""
        clock = Clock(**more.pop("clock", {}))
        options = more.pop("options", {})
        spec = NewGame(game=game, seats=list(seats), options=options, clock=clock, **more)
        return (await self.service.lobby.create(self.ana, spec)).id

    async def two(self, game: str = "glory", **more: Any) -> Room:
        """A game of Ana against Ben (and in Rome Cleo) that has begun."""
        seats = ["me", "open"] if game == "glory" else ["me", "open", "open"]
        id_ = await self.create(game, *seats, **more)
        for one in self.people[1 : len(seats)]:
            await self.service.lobby.join(one, id_, (await self.row(id_)).key, None)
        return await self.service.rooms.room(id_)

    async def plant(
        self, game: str, most: int | None, *, seats: int = 3, bots: int = 0, **more: Any
    ) -> Room:
        """A game at which random players have made `most` moves (None: played to the end) before
        it came here, at which the first people sit and in the last seats `bots` bots.
        """
        names = [one.name for one in self.people[:seats]]
        seed = str(more.pop("seed", "planted"))
        table, codes = play_on(game, names, seed, after(most), options=more.pop("options", {}))
        values: dict[str, Any] = {
            "id": f"{game}-{next(_keys)}",
            "title": "Foro",
            "settings": {"spectator_delay": 0, **more.pop("settings", {})},
            "host": self.ana.id,
        }
        row = game_row(table, 1_000_000.0, **(values | more))
        sitting = [
            SeatRow(seat=n, name=one.name, person=one.id)
            if n < seats - bots
            else SeatRow(seat=n, name=one.name, bot=BOTS[game])
            for n, one in enumerate(self.people[:seats])
        ]
        await self.service.store.writing(lambda c: add_game(c, row, sitting, table, codes))
        return await self.service.rooms.room(row.id)

    # -- the store ---------------------------------------------------------------------------------

    async def row(self, id_: str) -> GameRow:
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, id_)
        assert row is not None
        return row

    async def lines(self, id_: str) -> list[LineRow]:
        async with self.service.store.reading() as c:
            return await read_lines(c, id_)

    async def sitting(self, id_: str) -> list[SeatRow]:
        async with self.service.store.reading() as c:
            return await kept.read_seats(c, id_)

    async def change(self, id_: str, **values: Any) -> None:
        await self.service.store.writing(lambda c: kept.change_game(c, id_, **values))

    async def write(self, statement: Any) -> None:
        await self.service.store.writing(lambda c: c.execute(statement))

    async def reread(self, room: Room) -> Room:
        """The room of a game read anew from the store."""
        self.service.rooms.forget(room.id)
        return await self.service.rooms.room(room.id)

    # -- playing -----------------------------------------------------------------------------------

    async def answer_for(self, room: Room, seat: int, label: str) -> bool:
        """Let a seat make a random move among bots that move at the same time. False when it is not
        asked any more.
        """
        for _ in range(50):
            async with room.lock:
                if seat not in room.row.awaited or room.row.status != "running":
                    return False
                seq, move = len(room.times), a_move(room, seat, label)
            with suppress_stale():
                await room.move(seat, seq, None, move)
                return True
        raise AssertionError("others are always faster")

    def person_of(self, room: Room, seat: int) -> Person:
        return next(one for one in self.people if one.id == room.sitting[seat].person)

    async def play(self, room: Room, most: int, label: str = "play") -> int:
        """Let people make random moves; gives how many they made before the game was over."""
        for n in range(most):
            if room.row.status != "running":
                return n
            seat = room.row.awaited[0]
            await room.move(
                seat, len(room.times), f"{label}:{n}", a_move(room, seat, f"{label}{n}")
            )
        return most


def a_move(room: Room, seat: int, label: str = "") -> list[int]:
    """A random legal move of a seat that is asked."""
    assert room.table is not None
    prompt = room.table.game.prompt(room.table.state, seat)
    assert prompt is not None
    return walk(prompt, stream(f"{room.row.seed}:{label}", "move"))


@contextmanager
def suppress_stale() -> Iterator[None]:
    """Others may have been faster."""
    try:
        yield
    except Refused as error:
        if error.code != "stale":
            raise


def digest(room: Room) -> str:
    assert room.table is not None
    return room.table.game.hash(room.table.state)


@asynccontextmanager
async def opened(url: str, **given: Any) -> AsyncIterator[House]:
    house = House(url, **given)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def deaf(house: House) -> AsyncIterator[House]:
    """Another process on the same file, which hears nothing by itself."""
    other = House(house.url)
    assert isinstance(other.service.bus, FileBus)
    other.service.bus.seconds = 3_600.0
    await other.open(fresh=False)
    try:
        yield other
    finally:
        await other.close()


class Viewer:
    """Somebody at a table, with all that was sent to them, as it went over the wire."""

    def __init__(
        self, house: House, room: Room, person: Person | None, language: str, since: int
    ) -> None:
        self.sent: list[bytes] = []
        self.got: list[Any] = []
        self.news = asyncio.Event()
        self.watcher = Watcher(house.service, room, person, language, self._send, since)
        self.requests = Requests(house.service, self.watcher)
        self.task: asyncio.Task[None] | None = None
        self.told = True

    async def _send(self, message: Any) -> None:
        raw = wire.encode(message)
        self.sent.append(raw)
        self.got.append(_decode(raw))
        self.news.set()

    async def ended(self) -> Refused:
        """Why nothing more is told."""
        task, self.told = self.task, False
        assert task is not None
        with anyio.fail_after(PATIENCE):
            try:
                await task
            except Refused as error:
                return error
        raise AssertionError("the telling ended by itself")

    def all(self, kind: type) -> list[Any]:
        return [one for one in self.got if isinstance(one, kind)]

    @property
    def table(self) -> Any:
        """The table as it was sent last."""
        return self.all(wire.TableMessage)[-1]

    @property
    def log(self) -> dict[int, LogEntry]:
        """The history as it was sent."""
        return {one.n: one for message in self.all(wire.LogMessage) for one in message.entries}

    @property
    def heard(self) -> list[str]:
        """What was said, as it was sent."""
        return [one.text for message in self.all(wire.ChatMessage) for one in message.lines]

    async def until(self, done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until what was sent is as it should be."""
        with anyio.fail_after(seconds):
            while not self.got or not self.all(wire.TableMessage) or not done():
                assert self.task is not None
                if self.task.done():
                    self.task.result()
                self.news.clear()
                with anyio.move_on_after(0.1):
                    await self.news.wait()

    async def seen(self, n: int) -> Any:
        """The table once it was sent with `n` lines behind it."""
        await self.until(lambda: bool(self.all(wire.TableMessage)) and self.table.seq >= n)
        return self.table

    async def ask(self, request: type, **fields: Any) -> Any:
        """Ask for something over the wire, with a key of its own unless one is given."""
        fields.setdefault("key", f"k{next(_keys)}")
        raw = wire.encode(request(**fields))
        answer = await self.requests.answer(wire.decode(raw))
        return _decode(wire.encode(answer))

    async def refused(self, request: type, **fields: Any) -> Refused:
        """The refusal of something."""
        try:
            answer = await self.ask(request, **fields)
        except Refused as error:
            return error
        raise AssertionError(f"not refused: {answer}")

    async def answer(self, label: str) -> list[int]:
        """A random answer to what the seat is asked, put together part by part."""
        dice = stream(label, "parts")
        done: list[int] = []
        for _ in range(200):
            part = await self.ask(wire.PartRequest, done=done)
            done = part.done
            if part.field is None:
                assert part.label
                return done
            done = [*done, *answer_field(part.field, dice)]
        raise AssertionError("a question without end")


@asynccontextmanager
async def viewing(
    house: House,
    room: Room,
    person: Person | None,
    language: str = "en",
    since: int = 0,
) -> AsyncIterator[Viewer]:
    """Somebody who watches a table for a while. What breaks the telling comes out here."""
    viewer = Viewer(house, room, person, language, since)
    room.watchers.add(viewer.watcher)
    task = asyncio.create_task(viewer.watcher.run())
    viewer.task = task
    try:
        await anyio.sleep(0)
        yield viewer
        if viewer.told and task.done():
            task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        viewer.watcher.room.watchers.discard(viewer.watcher)


async def eventually(done: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something has come about."""
    with anyio.fail_after(seconds):
        while not done():
            await anyio.sleep(0.01)


def names(cards: Sequence[SeatCard]) -> list[str]:
    return [one.name for one in cards]


async def a_room_to_undo(house: House) -> tuple[Room, int]:
    """A room where the seat that is asked can move and take it back."""
    room = await house.two()
    for n in range(200):
        seat = room.row.awaited[0]
        seq = len(room.times)
        await room.move(seat, seq, None, a_move(room, seat, f"try{n}"))
        assert room.table is not None
        if room.table.why_no_undo(seat) == "":
            await room.undo(seat, seq + 1, None)
            move = a_move(room, seat)
            await room.move(seat, seq + 2, None, move)
            if room.table.why_no_undo(seat) == "":
                await room.undo(seat, seq + 3, None)
                return room, seat
    raise AssertionError("nothing could be taken back")
