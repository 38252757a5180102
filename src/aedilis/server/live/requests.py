"""What a watcher asks for, carried out."""

import asyncio
from typing import TYPE_CHECKING, Any

from aedilis.kernel.board import Section
from aedilis.kernel.game import IllegalMove
from aedilis.server import wire
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live import sandbox
from aedilis.server.live.moving import Illegal
from aedilis.server.live.stand_ins import stand_in
from aedilis.server.live.statistics import statistics
from aedilis.server.live.talk import own_key
from aedilis.server.store.idempotency import IdempotentRequest
from aedilis.server.wire.drafting import Writing
from aedilis.server.wire.questions import BadAnswer
from aedilis.server.wire.reader import Reader

if TYPE_CHECKING:
    from aedilis.server.live.watcher import Watcher
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LONGEST_KEY = 64
LOOKING = ("part", "draft", "why", "tell", "explain", "legend")
"""Requests that are answered from the table as it stands."""


class Requests:
    """The requests of one watcher."""

    def __init__(self, service: "Service", watcher: "Watcher") -> None:
        self.service = service
        self.watcher = watcher

    async def answer(self, request: Any) -> Any:
        """Carry out a request; gives the answer. Raises Refused; then nothing has changed."""
        if not 1 <= len(request.key) <= LONGEST_KEY:
            raise bad_field("key: 1 to 64 characters")
        kind = request.__struct_config__.tag
        answer = getattr(self, f"_{kind}")
        if kind in LOOKING:
            # While a move is being kept the table is ahead of what anybody may know.
            async with self.watcher.room.lock:
                return answer(request)
        return await answer(request)

    def illegal_text(self, error: Refused) -> str:
        """Why a move is not legal, in the watcher's language; empty for another refusal."""
        if isinstance(error, Illegal):
            return self.watcher.reader().refusal(error.error)
        return ""

    # -- playing -----------------------------------------------------------------------------------

    def _seat(self) -> int:
        watcher = self.watcher
        seat = watcher.room.seat_of(watcher.person.id if watcher.person is not None else None)
        if seat < 0:
            raise Refused("not-seated", status=403)
        return seat

    def _person(self) -> "Person":
        person = self.watcher.person
        if person is None:
            raise Refused("log-in", status=401)
        return person

    def _own_key(self, key: str) -> str:
        return own_key(self._person().id, key)

    def _seen(self) -> int:
        """How many lines the watcher knows of."""
        return self.watcher.number(self.watcher.visible())

    async def _lines(self, seat: int, seq: int) -> int:
        """After how many lines a seat had seen so many."""
        room = self.watcher.room
        if seq > room.known(seat, len(room.times)):
            # He had it from another process, which told him sooner than us.
            await room.catch_up()
        return room.lines_of(seat, seq)

    def _done(self, key: str, seat: int, n: int) -> wire.DoneMessage:
        """The answer to a request that made line `n`."""
        return wire.DoneMessage(key, self.watcher.room.known(seat, n + 1))

    async def _move(self, request: wire.MoveRequest) -> Any:
        seat = self._seat()
        if sum(map(len, [*request.before, request.move])) > wire.MOST_CODES:
            raise bad_field("move: too long")
        if request.before and request.aside:
            raise bad_field("before: not out of turn")
        key = self._own_key(request.key)
        room = self.watcher.room
        if room.sitting[seat].stand_in and key not in room.keys:
            await self._come_back(seat, request)
        seq = await self._lines(seat, request.seq)
        if request.before:
            n = await room.moves(seat, seq, key, [*request.before, request.move])
        else:
            n = await room.move(seat, seq, key, request.move)
        return self._done(request.key, seat, n)

    async def _come_back(self, seat: int, request: wire.MoveRequest) -> None:
        """Whoever answers plays himself again. Raises Refused where it is no answer now, and then
        the bot goes on.
        """
        room = self.watcher.room
        async with room.lock:
            table = room.playing()
            if room.lines_of(seat, request.seq) == len(table.entries):
                try:
                    table.game.words(table.state, seat, [*request.before, request.move][0])
                except IllegalMove as error:
                    raise Illegal(error) from None
        await stand_in(self.service, room, self._person(), seat, "")

    def _playing(self, seat: int, key: str) -> str:
        """The key of a player's undo. Raises Refused while a bot plays for him, unless it is one
        that has acted before.
        """
        own = self._own_key(key)
        room = self.watcher.room
        if room.sitting[seat].stand_in and own not in room.keys:
            raise Refused("stood-in")
        return own

    async def _undo(self, request: wire.UndoRequest) -> Any:
        seat = self._seat()
        key = self._playing(seat, request.key)
        room = self.watcher.room
        n = await room.undo(room.undoing(seat), await self._lines(seat, request.seq), key)
        return self._done(request.key, seat, n)

    def _part(self, request: wire.PartRequest) -> Any:
        if len(request.done) > wire.MOST_CODES:
            raise bad_field("done: too long")
        answers = [one for part in request.wanted for one in part.values()]
        if len(request.wanted) > wire.MOST_MOVES or sum(map(len, answers)) > wire.MOST_CODES:
            raise bad_field("wanted: too long")
        try:
            asking = self.watcher.asking(request.aside, request.later)
            return asking.part(request.key, request.done, request.wanted)
        except BadAnswer:
            raise Refused("no-beginning", status=422) from None

    def _draft(self, request: wire.DraftRequest) -> Any:
        answers = sum(len(one.said) for row in request.rows for one in row)
        if len(request.move) + answers > wire.MOST_CODES:
            raise bad_field("rows: too long")
        watcher = self.watcher
        asking = watcher.asking(True)
        drafting = watcher.reader().drafting(asking.view, asking.prompt)
        if drafting is None:
            raise Refused("not-asked")
        return Writing(asking, drafting).message(request)

    def _why(self, request: wire.WhyRequest) -> Any:
        watcher = self.watcher
        room = watcher.room
        table = room.playing()
        prompt = table.game.prompt(table.state, self._seat()) if watcher.present() else None
        if prompt is None:
            raise Refused("not-asked")
        found = watcher.reader().refusals(table.game, table.state, watcher.view(), prompt)
        return wire.WhyMessage(request.key, found)

    async def _order(self, request: wire.OrderRequest) -> Any:
        seat = self._seat()
        room, key = self.watcher.room, self._own_key(request.key)
        order = f"{request.window} {request.order}"
        async with room.lock:
            if key in room.keys:
                return self._done(request.key, seat, room.keys[key])
            table = room.playing()
            reader, view = self.watcher.own(), table.game.view(table.state, seat)
            words = reader.face.aside("order", order, view)
            if words is None:
                raise bad_field("window: there is none")
            try:
                move = table.game.parse(table.state, seat, words)
            except IllegalMove as error:
                raise Illegal(error) from None
            seq = len(table.entries)
        n = await room.move(seat, seq, key, move)
        return self._done(request.key, seat, n)

    async def _stand_in(self, request: wire.StandInRequest) -> Any:
        room = self.watcher.room
        await stand_in(self.service, room, self._person(), request.seat, request.bot)
        return wire.DoneMessage(request.key, self._seen())

    async def _resign(self, request: wire.ResignRequest) -> Any:
        lobby, person = self.service.lobby, self._person()
        await lobby.resign(person, self.watcher.room.id, end=request.end)
        return wire.DoneMessage(request.key, self._seen())

    async def _end(self, request: wire.EndRequest) -> Any:
        person = self._person()
        if not self.service.limits.chat.take(f"person:{person.id}"):
            # All at the table read of it.
            raise Refused("too-fast", status=429)
        await self.service.lobby.answer_end(person, self.watcher.room.id, request.answer)
        return wire.DoneMessage(request.key, self._seen())

    async def _rematch(self, request: wire.RematchRequest) -> Any:
        made = await self.service.lobby.rematch(self._person(), self.watcher.room.id)
        return wire.RematchMessage(request.key, f"/join/{made}")

    async def _offer(self, request: wire.OfferRequest) -> Any:
        lobby, person = self.service.lobby, self._person()
        await lobby.offer(person, self.watcher.room.id, request.seat, request.way)
        return wire.DoneMessage(request.key, self._seen())

    # -- talking -----------------------------------------------------------------------------------

    async def _say(self, request: wire.SayRequest) -> Any:
        room, person = self.watcher.room, self._person()
        if not self.service.limits.chat.take(f"person:{person.id}"):
            raise Refused("too-fast", status=429)
        await self.service.talk.say(room, person, request.key, request.text, request.to)
        return wire.DoneMessage(request.key, self._seen())

    async def _note(self, request: wire.NoteRequest) -> Any:
        await self.service.talk.keep_note(self.watcher.room, self._person(), request.text)
        return wire.DoneMessage(request.key, self._seen())

    # -- looking -----------------------------------------------------------------------------------

    async def _look(self, request: wire.LookRequest) -> Any:
        watcher = self.watcher
        over = watcher.room.row.status == "over"
        n = request.n
        if n is not None:
            if not 1 <= n <= self._seen():
                raise bad_field("n: there is no such line")
            n = min(watcher.room.lines_of(watcher.seat, n), watcher.visible())
        seats = range(-1, len(watcher.room.sitting))
        if request.seat is not None and request.seat not in (watcher.seat, -1):
            if not over:
                raise Refused("not-over", status=403)
            if request.seat not in seats:
                raise Refused("no-seat", status=422)
        past = watcher.room.past
        if n is not None and past is not None and n < len(watcher.room.times):
            # Made in a thread, so that nobody else waits for it.
            await asyncio.to_thread(past.state, min(n, watcher.room.positions) - 1)
        watcher.look, watcher.look_seat = n, request.seat
        watcher.wake()
        return wire.DoneMessage(request.key, self._seen())

    def _tell(self, request: wire.TellRequest) -> Any:
        watcher = self.watcher
        view, reader = watcher.view(), watcher.reader()
        return wire.TextMessage(request.key, tell(reader, view, request.what, request.rest[:80]))

    def _explain(self, request: wire.ExplainRequest) -> Any:
        view, reader = self.watcher.view(), self.watcher.reader()
        if not request.ref:
            return wire.ExplanationMessage(request.key, None, reader.signs(view))
        return wire.ExplanationMessage(request.key, reader.explain(request.ref[:80], view))

    def _legend(self, request: wire.LegendRequest) -> Any:
        return wire.LegendMessage(request.key, self.watcher.reader().legend())

    async def _stats(self, request: wire.StatsRequest) -> Any:
        return await statistics(self.watcher, request.key)

    async def _review(self, request: wire.ReviewRequest) -> Any:
        told = await self.service.reviews.turnings(self.watcher)
        return wire.ReviewMessage(request.key, told)

    async def _language(self, request: wire.LanguageRequest) -> Any:
        watcher = self.watcher
        watcher.language = request.language
        # The history is told anew in the new language.
        watcher.told = 0
        watcher.wake()
        return wire.DoneMessage(request.key, self._seen())

    async def _hint(self, request: wire.HintRequest) -> Any:
        seat = self._seat()
        found = await self.service.advising.hints(self.watcher, self._person(), seat)
        found.key = request.key
        return found

    async def _fork(self, request: wire.ForkRequest) -> Any:
        watcher, person = self.watcher, self._person()
        where = f"fork {watcher.room.id}"
        asked = [request.n, request.all] if request.all else request.n
        idempotent = IdempotentRequest(self.service.store, person.id, where, request.key, asked)
        wanted = sandbox.Wanted(request.n, request.all)
        id_ = await sandbox.fork(self.service, watcher, person, wanted, idempotent)
        return wire.ForkMessage(request.key, f"/table/{id_}")


def tell(reader: Reader, view: Any, what: str, rest: str) -> list[Section]:
    """Something told in words: `table`, `camp` of a seat, `card`, `hand`, `legend`, or a page."""
    if what == "table":
        return reader.sections(view)
    if what == "camp":
        seat = int(rest) if rest.isdecimal() and len(rest) < 3 else -1
        return [reader.camp(view, seat)] if 0 <= seat < len(reader.names) else []
    return reader.page(what, rest, view)
