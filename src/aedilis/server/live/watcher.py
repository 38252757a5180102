"""One connection that watches a table: what it is sent, and what it may ask.

A watcher reads through a `Reader`; it is woken when something has changed, and then sends the table
as it is, however many changes there were in between.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from aedilis.games import GAMES
from aedilis.kernel.game import Game
from aedilis.server import wire
from aedilis.server.errors import Refused, is_away
from aedilis.server.live.earlier import Found, find_earlier
from aedilis.server.live.rated import find_rated
from aedilis.server.live.table_message import table_message
from aedilis.server.live.table_parts import log_entries, seat_cards, watchable
from aedilis.server.live.talk import heard_at
from aedilis.server.wire.parts import LogEntry, Rated
from aedilis.server.wire.questions import Asking
from aedilis.server.wire.reader import Reader

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service

AGAIN_SECONDS = 0.02
"""So long, in seconds, nothing is tried again that failed because the database is away."""

Send = Callable[[Any], Awaitable[None]]


class Watcher:
    """Somebody who watches `room`. `seat` is -1 for a spectator; `told` is how many lines of the
    history have been sent; `look` is the line looked back to, and `look_seat` from whose seat.
    Here lines have the numbers of the room; what he is told has his own (`number`).
    """

    def __init__(
        self,
        service: "Service",
        room: "Room",
        person: "Person | None",
        language: str,
        send: Send,
        since: int = 0,
    ) -> None:
        self.service = service
        self.room = room
        self.person = person
        self.send = send
        self.chat_told = 0
        # What was heard after something that is still to be heard, and when that is.
        self._heard: set[int] = set()
        self._chat_due: float | None = None
        self.look: int | None = None
        self.look_seat: int | None = None
        self.seat = room.seat_of(person.id if person is not None else None)
        self.told = room.lines_of(self.seat, since)
        self.language = language
        self._readers: dict[int, Reader] = {}
        self._news = asyncio.Event()
        self._stale = True
        self._talk = True
        self._presence = False
        self._past: tuple[int, Any] | None = None
        # What the end of the game is compared with, once there is one.
        self.earlier: Found | None = None
        self.rated: list[Rated] = []
        self._told_table: wire.TableMessage | None = None
        self._news.set()

    # -- being told --------------------------------------------------------------------------------

    def wake(self, *, presence: bool = False, talk: bool = False) -> None:
        """Something has changed; or only who is there, or somebody has only said something."""
        if presence:
            self._presence = True
        elif talk:
            self._talk = True
        else:
            self._stale = True
        self._news.set()

    def hear_again(self) -> None:
        """All that was said is to be sent anew."""
        self.chat_told = 0
        self._heard.clear()
        self.wake(talk=True)

    async def run(self) -> None:
        """Tell the watcher all that happens until it goes. Raises Refused when the game is gone, or
        may not be watched any more.
        """
        notify, person = self.service.notify, self.person
        if person is not None:
            await notify.looked(self.room, person)
        while True:
            try:
                async with asyncio.timeout(self._patience()):
                    await self._news.wait()
            except TimeoutError:
                # The time has come for something older.
                self._stale = True
            self._news.clear()
            try:
                await self._tell_news()
                if person is not None and notify.waits(self.room, person):
                    await notify.looked(self.room, person)
            except Exception as error:
                if not is_away(error):
                    raise
                # What there is to tell is told when the database is back.
                self._stale = self._talk = True
                self._news.set()
                await asyncio.sleep(AGAIN_SECONDS)
                await self.service.store.outage.over()

    async def _tell_news(self) -> None:
        """Tell what has happened."""
        if self.room.gone:
            await self._follow()
        if self._presence:
            self._presence = False
            await self._tell_presence()
        if self._stale:
            self._stale = False
            await self.refresh()
        else:
            await self._tell_chat()

    async def _follow(self) -> None:
        """Go over to the room that has the game now. Raises Refused when there is none."""
        room = await self.service.rooms.room(self.room.id)
        self.room.watchers.discard(self)
        self.room = room
        self.room.watchers.add(self)
        self._past = None
        self._stale = self._talk = True

    async def _tell_presence(self) -> None:
        spectators = sum(1 for one in self.room.watchers if one.seat < 0)
        await self.send(wire.PresenceMessage(seat_cards(self.room, self.seat), spectators))

    def _patience(self) -> float | None:
        """A spectator who is shown the past has to be told the next line when its time comes."""
        due = self._chat_due
        n = self.visible()
        if self.delay > 0 and n < len(self.room.times):
            line = self.room.times[n] + self.delay
            due = line if due is None else min(due, line)
        return None if due is None else max(0.05, due - time.time())

    @property
    def delay(self) -> float:
        """How far behind this watcher is kept, in seconds."""
        return 0.0 if self.seat >= 0 else self.room.delay

    def visible(self) -> int:
        """How many lines this watcher may know of."""
        times = self.room.times
        if self.delay == 0:
            return len(times)
        limit = time.time() - self.delay
        # The deal is shown at once: before it there is nothing to see.
        n = len(times)
        while n > 1 and times[n - 1] > limit:
            n -= 1
        # What he does not know of he does not wait for.
        return self.room.lines_of(self.seat, self.number(n))

    async def check(self) -> None:
        """Raises Refused when whoever watches is no longer who he was when he came."""

    async def refresh(self) -> None:
        """Send the table as it is, and what of its history and talk has not been sent."""
        self._take_seat()
        await self._prepare()
        # While a move is being kept the table is ahead of what anybody may know.
        async with self.room.lock:
            table = self.table()
            anew = self.told == 0
            unheard = self._only_unheard(table)
            entries = self.history()
        if unheard:
            await self._tell_chat()
            return
        # Who comes anew is sent the history first: what a page makes of both stands there at once.
        if anew and entries:
            await self.send(wire.LogMessage(entries))
        if self.delay == 0 or table != self._told_table:
            await self.send(table)
        self._told_table = table
        if entries and not anew:
            await self.send(wire.LogMessage(entries))
        await self._tell_chat()

    def _only_unheard(self, table: wire.TableMessage) -> bool:
        """Whether nothing is new but standing orders of others: then he is told nothing, or else
        would learn of them by being told.
        """
        until, before = self.visible(), self._told_table
        return (
            before is not None
            and 0 < self.told < until
            and self.number(self.told) == self.number(until)
            and _timeless(before) == _timeless(table)
        )

    def _take_seat(self) -> None:
        """See where the watcher sits now. Raises Refused when it may no longer watch."""
        room = self.room
        seat = room.seat_of(self.person.id if self.person is not None else None)
        if seat == self.seat:
            return
        if seat < 0 and not watchable(room.row):
            raise Refused("no-game", status=404)
        self.seat, self.told = seat, 0
        self.earlier = None
        self._talk = True
        self.look = self.look_seat = None

    async def _prepare(self) -> None:
        """Make the state that is shown, in a thread if it is an old one; and find what its end is
        compared with.
        """
        if self.earlier is None and self.seat >= 0 and self.person is not None:
            store, row = self.service.store, self.room.row
            self.earlier = await find_earlier(store, row, self.person.id)
        if not self.rated:
            self.rated = await find_rated(self.service, self.room.row, self.person)
        n, past = min(self.shown(), self.room.positions), self.room.past
        newest = self.room.table is not None and n == len(self.room.times)
        if newest or past is None or n == 0:
            self._past = None
        elif self._past is None or self._past[0] != n:
            self._past = n, await asyncio.to_thread(past.state, n - 1)

    async def _tell_chat(self) -> None:
        if not self._talk and self._chat_due is None:
            return
        self._talk = False
        said = await self.service.talk.told(self.room, self.seat, self.person, self.chat_told)
        now = time.time()
        waiting = [one for one in said if heard_at(self.room, self.seat, one) > now]
        heard = [one for one in said if one not in waiting and one.id not in self._heard]
        self._chat_due = min((heard_at(self.room, self.seat, one) for one in waiting), default=None)
        self._heard |= {one.id for one in heard}
        last = waiting[0].id - 1 if waiting else said[-1].id if said else self.chat_told
        self.chat_told = max(self.chat_told, last)
        self._heard = {id_ for id_ in self._heard if id_ > self.chat_told}
        if heard:
            await self.send(wire.ChatMessage(heard))

    def history(self) -> list[LogEntry]:
        """The lines of the history that have not been sent, as one's own seat knows them."""
        table, view = self.room.table, None
        until = self.visible()
        since = min(self.told, until)
        if since == until:
            return []
        self.told = until
        if table is not None:
            view = self.game.view(self._state_at(until), self.seat)
        else:
            table = self.room.book
        if table is None:
            return []
        return log_entries(self.room, self.own(), table, view, since, until)

    # -- reading -----------------------------------------------------------------------------------

    def reader(self) -> Reader:
        """The reader of this watcher: for a look back, of the seat that is looked from."""
        return self._reader(self.seat if self.look_seat is None else self.look_seat)

    def own(self) -> Reader:
        """The reader of one's own seat."""
        return self._reader(self.seat)

    def _reader(self, seat: int) -> Reader:
        names = self.room.names
        reader = self._readers.get(seat)
        if reader is None or reader.language != self.language or reader.names != names:
            reader = Reader(self.room.row.game, self.language, names, seat)
            self._readers[seat] = reader
        return reader

    def present(self) -> bool:
        """Whether what is shown is the game as it stands, from one's own seat."""
        mine = self.look_seat is None or self.look_seat == self.seat
        return mine and self.shown() == len(self.room.times)

    @property
    def game(self) -> Game[Any]:
        """The rules. Raises Refused where they can show nothing of the game."""
        if not self.room.positions:
            raise self.room.not_running()
        return GAMES[self.room.row.game]

    def state(self) -> Any:
        """The state that is shown. Never given to the watcher itself."""
        if not self.room.positions:
            raise self.room.not_running()
        return self._state_at(self.shown())

    def _state_at(self, n: int) -> Any:
        """The state after so many lines, or after the last before them that the rules fit."""
        n = min(n, self.room.positions)
        table, past = self.room.table, self.room.past
        if table is not None and n == len(self.room.times):
            return table.state
        if self._past is not None and self._past[0] == n:
            return self._past[1]
        if past is None:
            raise self.room.not_running()
        return past.state(n - 1)

    def number(self, lines: int) -> int:
        """Of how many of the first so many lines the watcher knows: what he is told for a number of
        lines, and for that of the line which comes next.
        """
        return self.room.known(self.seat, lines)

    def shown(self) -> int:
        """How many lines the position that is shown has behind it."""
        visible = self.visible()
        return visible if self.look is None else min(self.look, visible)

    def view(self) -> Any:
        """What the reader may know of the state that is shown. A game that its people have ended
        waits for nobody, where the rules still would.
        """
        view = self.game.view(self.state(), self.reader().seat)
        if self.room.row.status == "over" and self.present():
            view.awaited = []
        self.reader().face.look(view)
        return view

    def table(self) -> wire.TableMessage:
        """The whole table as the watcher may know it."""
        return table_message(self)

    def asking(self, aside: bool, later: int = 0) -> Asking:
        """What the watcher's seat is asked now, or `later`. Raises Refused when it is nothing."""
        table = self.room.playing()
        prompt = None
        if self.seat >= 0 and self.present():
            ask = table.game.aside if aside else table.game.prompt
            prompt = ask(table.state, self.seat)
            if later and prompt is not None:
                further = table.game.further(table.state, self.seat)
                prompt = further[later - 1] if 0 < later <= len(further) else None
        if prompt is None:
            raise Refused("not-asked")
        return self.reader().asking(self.view(), prompt)


def _timeless(table: wire.TableMessage) -> wire.TableMessage:
    """A table without what only time has changed."""
    still = [msgspec.structs.replace(seat, clock=None) for seat in table.seats]
    return msgspec.structs.replace(table, seats=still)
