"""Server-sent events: what changes in one's own games, and in one game.

An event says that something is new and what is public of it; whoever wants more asks for the table.
A stream begins with the present state, so that one that was cut off goes on by beginning anew: the
id that the client sends back only saves it what it has heard already.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aedilis.server.api.lasting import VisitorCheck
from aedilis.server.api.operations import EVENTS, Call, Operations
from aedilis.server.api.queries import InGame, Query
from aedilis.server.api.table import watching
from aedilis.server.errors import Refused
from aedilis.server.live.watcher import Watcher
from aedilis.server.people.visitors import visitor_of
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

operations = Operations("Streams")

KEEP_ALIVE_SECONDS = 15.0
LAST_ID: Final = "last-event-id"
OVER: Final = ("gone", "over", "stopped")

_encode = msgspec.json.Encoder().encode


class Change(msgspec.Struct):
    """Where a game stands: the number of its lines (of all your games, those that all know of), the
    seats it waits for, its status ("gone": it is no more, or no longer yours).
    """

    game: str
    seq: int
    awaited: list[int]
    status: str


def sse(change: Change) -> bytes:
    """A change as an event of the stream."""
    return b"id: %s\ndata: %s\n\n" % (_id(change).encode(), _encode(change))


def _id(change: Change) -> str:
    return f"{change.game}:{change.seq}:{change.status}"


Tell = Callable[[Change], Awaitable[None]]


class OneGame(Watcher):
    """A watcher that is told no more than that something has changed."""

    def __init__(self, like: Watcher, tell: Tell, heard: str) -> None:
        super().__init__(like.service, like.room, like.person, like.language, like.send)
        self.tell = tell
        self.heard = heard

    async def _tell_presence(self) -> None:
        """Who is there is told to people alone."""

    async def refresh(self) -> None:
        self._take_seat()
        await self._prepare()
        # While a move is being kept the table is ahead of what anybody may know.
        async with self.room.lock:
            change = self._change()
        if _id(change) != self.heard:
            self.heard = _id(change)
            await self.tell(change)

    def _change(self) -> Change:
        """Where the game stands, as far as the one who listens may know."""
        room, seq = self.room, self.visible()
        table = room.table
        going = table is not None and room.row.status != "over"
        awaited = table.game.awaited(self._state_at(seq)) if table is not None and going else []
        return Change(room.id, self.number(seq), awaited, room.row.status)


@operations(
    "GET",
    "/games/{game}/stream",
    answer=Change,
    media=EVENTS,
    query=InGame,
    who="anyone",
)
async def watch_game(call: Call) -> Response:
    """Every change of one game, as server-sent events."""
    watcher = await watching(call)
    heard = call.request.headers.get(LAST_ID, "")

    async def produce(tell: Tell) -> None:
        one = OneGame(watcher, tell, heard)
        one.room.watchers.add(one)
        try:
            await one.run()
        except Refused:
            await tell(_gone(one.room.id))
        finally:
            one.room.watchers.discard(one)

    return Events(call, produce)


class StreamAll(Query):
    """The query of the stream of all games; there is nothing to say."""


@operations("GET", "/stream", answer=Change, media=EVENTS, query=StreamAll)
async def watch_games(call: Call) -> Response:
    """Every change of your own games, as server-sent events.

    It begins with the present state of each game that is not over. A game that you enter later
    comes in by itself.
    """
    own = OwnGames(call.service, call.person)
    return Events(call, own.produce)


class OwnGames:
    """What changes in the games of one person. `told` is what was told last of each game."""

    def __init__(self, service: "Service", person: "Person") -> None:
        self.service = service
        self.person = person
        self.told: dict[str, str] = {}
        self.dirty: set[str] = set()
        self.everything = True
        self.woken = asyncio.Event()

    async def produce(self, tell: Tell) -> None:
        """Tell all changes until cancelled."""
        bus = self.service.bus
        ends = [bus.subscribe("game:", self._heard), bus.subscribe("lobby", self._heard)]
        try:
            while True:
                self.woken.clear()
                for change in await self._changes():
                    if self.told.get(change.game) != _id(change):
                        self.told[change.game] = _id(change)
                        await tell(change)
                    if change.status in OVER:
                        self.told.pop(change.game, None)
                await self.woken.wait()
        finally:
            for end in ends:
                end()

    async def _heard(self, topic: str, payload: str) -> None:
        game = topic.removeprefix("game:")
        if game in self.told and payload:
            self.dirty.add(game)
        elif not payload or topic == "lobby":
            self.everything = True
        else:
            return
        self.woken.set()

    async def _changes(self) -> list[Change]:
        if self.everything:
            self.everything = False
            self.dirty.clear()
            return await self._all()
        dirty = sorted(self.dirty)
        self.dirty.clear()
        async with self.service.store.reading() as c:
            rows = {game: await kept.read_game(c, game) for game in dirty}
        return [_of_row(row) if row is not None else _gone(game) for game, row in rows.items()]

    async def _all(self) -> list[Change]:
        async with self.service.store.reading() as c:
            found = await game_lists.rows_of(c, self.person.id, self.told)
        rows = {row.id: row for row in found}
        gone = [_gone(game) for game in self.told if game not in rows]
        return gone + [_of_row(row) for row in found]


def _of_row(row: GameRow) -> Change:
    return Change(row.id, row.heard, row.awaited, row.status)


def _gone(game: str) -> Change:
    return Change(game, 0, [], "gone")


class Events(Response):
    """An answer that goes on until somebody hangs up, or `produce` comes to an end. Raises Refused
    when the visitor has too many of them.
    """

    media_type = EVENTS

    def __init__(self, call: Call, produce: Callable[[Tell], Awaitable[None]]) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        self.raw_headers = [one for one in self.raw_headers if one[0] != b"content-length"]
        self.produce = produce
        self.visitor = VisitorCheck(call.service, call.request)
        self.open = call.service.limits.streams
        self.who = visitor_of(call.request)
        if not self.open.take(self.who):
            raise Refused("too-many-streams", status=429)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._run(receive, send)
        finally:
            self.open.give_back(self.who)

    async def _run(self, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)

        async def write(piece: bytes) -> None:
            await send({"type": "http.response.body", "body": piece, "more_body": True})

        async def tell(change: Change) -> None:
            await write(sse(change))

        async def keep_alive() -> None:
            while True:
                await self.visitor.check()
                # Told at once, so that the other side knows that it is through.
                await write(b": here\n\n")
                await asyncio.sleep(KEEP_ALIVE_SECONDS)

        async def hang_up() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        work = (keep_alive(), self.produce(tell), hang_up())
        tasks = [asyncio.ensure_future(one) for one in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, OSError | Refused):
                raise result
        await send({"type": "http.response.body", "body": b"", "more_body": False})
