"""The lobby: games are made, joined, left, begun and stopped, and listed."""

import secrets
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.games import GAMES, title_of
from aedilis.kernel.game import BadOption
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live import clocks
from aedilis.server.live.history import begin, line_row
from aedilis.server.live.leaving import Answer, answer_end, resign, settle
from aedilis.server.live.new_games import keep_game
from aedilis.server.live.stand_ins import known_bot, set_stand_in, stand_in_of
from aedilis.server.lobby.game_cards import ME, OPEN, GameCard, NewGame
from aedilis.server.lobby.listing import Listing
from aedilis.server.lobby.new_rows import clean_title, new_row
from aedilis.server.lobby.rated import check_bot_seat, check_full, check_sitter, check_spec
from aedilis.server.lobby.rematch import make_rematch
from aedilis.server.lobby.replacing import Way, check_may_sit, free_seats, offer, remove, take
from aedilis.server.lobby.seating import bot_name, full, in_tournament, sit
from aedilis.server.notices.outbox import Debt
from aedilis.server.store import bonds
from aedilis.server.store import games as kept
from aedilis.server.store.affair_rows import locked
from aedilis.server.store.idempotency import IdempotentRequest
from aedilis.server.store.lines import Behind, add_line
from aedilis.server.store.outbox import owe
from aedilis.server.store.ratings import enter, is_rated
from aedilis.server.store.watch import refuse_suspended

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person


class Lobby(Listing):
    """All games, from outside."""

    async def create(
        self, person: "Person", spec: NewGame, idempotent: IdempotentRequest | None = None
    ) -> GameCard:
        """Make a game, for one request `once`. It begins at once when no seat is open. Raises
        Refused naming the field.
        """
        game = GAMES[spec.game]
        try:
            options = game.options(spec.options, len(spec.seats))
        except BadOption as error:
            raise bad_field(str(error)) from None
        for bot in (*spec.seats, *([spec.stand_in] if spec.stand_in else [])):
            if bot not in (ME, OPEN):
                known_bot(bot, spec.game)
        if spec.seats.count(ME) > 1:
            raise bad_field("seats: more than one is me")
        if spec.clock.kind != "none" and spec.clock.seconds < 10:
            raise bad_field("clock.seconds: at least 10")
        if spec.rated:
            check_spec(spec, person)
        title = clean_title(spec.title) or self._default_title(spec, person)
        row = new_row(spec, options, title, person.id)
        sitting = sit(person, spec.seats)
        id_ = await keep_game(self.service, row, sitting, idempotent=idempotent)
        room = await self.service.rooms.room(id_)
        if room.row.status == "open" and full(room.sitting):
            await self._begin(room)
        await self.changed()
        return await self.card(id_, person)

    async def _room(self, id_: str) -> "Room":
        """The room of a game with all that is kept of it. Raises Refused."""
        room = await self.service.rooms.room(id_)
        await room.catch_up()
        # One that is used no more has been read anew, or its game is gone.
        return room if not room.gone else await self.service.rooms.room(id_)

    async def _hosted(self, person: "Person", id_: str) -> "Room":
        """The same for a game of one's own."""
        room = await self._room(id_)
        if room.row.host != person.id:
            raise Refused("not-host", status=403)
        return room

    def _default_title(self, spec: NewGame, person: "Person") -> str:
        return f"{title_of(spec.game, person.language)} · {person.name}"

    async def join(self, person: "Person", id_: str, key: str | None, seat: int | None) -> int:
        """Sit down, in the first open seat when none is named; the last one who comes begins the
        game. Raises Refused.
        """
        room = await self._room(id_)
        known = self.admit(room.row, room.sitting, person, key)
        if room.seat_of(person.id) >= 0:
            return room.seat_of(person.id)
        check_may_sit(room.row, person.id)
        if is_rated(room.row):
            check_sitter(person)
        if in_tournament(room.row):
            raise Refused("no-open-seat")

        async def work(c: AsyncConnection) -> tuple[int, list[Debt]]:
            here = await locked(c, id_)
            if here is None:
                raise Refused("no-game", status=404)
            host = here.row.host
            await refuse_suspended(c, person.id)
            if host is not None and await bonds.deaf_to(c, person.id, [host]):
                raise Refused("cannot-join")
            free = free_seats(here.row, here.sitting, person.id, key, known=known)
            if not free:
                raise Refused("no-open-seat")
            if seat is not None and seat not in free:
                raise Refused("seat-taken")
            taken = free[0] if seat is None else seat
            debts = await take(self.service, c, here, taken, person)
            await owe(c, debts)
            return taken, debts

        taken, debts = await self.service.store.writing(work)
        await room.catch_up()
        if room.row.status == "open" and full(room.sitting):
            await self._begin(room)
        elif room.row.status == "running":
            # The time of whoever sits down begins now.
            await set_stand_in(self.service, room, [taken], "")
        await room.tell(debts, seats=True)
        await self.changed()
        return taken

    async def offer(self, person: "Person", id_: str, seat: int, way: Way) -> None:
        """Offer a seat of a running game whose person is away or gone. Raises Refused."""
        await offer(self.service, await self._room(id_), person, seat, way)
        await self.changed()

    async def remove(self, person: "Person", id_: str, seat: int) -> None:
        """Before the start the host opens a seat again, whoever sits there. Raises Refused."""
        await remove(self.service, await self._hosted(person, id_), person, seat)
        await self.changed()

    async def rematch(self, person: "Person", id_: str) -> str:
        """Sit down at the rematch of a game that is over, which is made for the first who wants
        one; gives its id. Raises Refused.
        """
        room = await self._room(id_)
        made, debts = await make_rematch(self.service, room, person)
        await room.catch_up()
        await room.tell(debts, seats=True)
        again = await self._room(made)
        if again.seat_of(person.id) < 0:
            await self.join(person, made, again.row.key, None)
        elif again.row.status == "open" and full(again.sitting):
            await self._begin(again)
        await self.changed()
        return made

    async def resign(self, person: "Person", id_: str, *, end: bool = False) -> None:
        """Give up one's seat in a running game for good; `end`: and propose that it ends. Raises
        Refused.
        """
        await resign(self.service, await self._room(id_), person, end=end)
        await self.changed()

    async def answer_end(self, person: "Person", id_: str, answer: Answer) -> None:
        """Propose to end a running game, agree to it, or refuse it. Raises Refused."""
        await answer_end(self.service, await self._room(id_), person, answer)
        await self.changed()

    async def leave(self, person: "Person", id_: str) -> None:
        """Stand up. Before the start the seat is open again; in a running game a bot stands in,
        and whoever has the link may sit down. A host who leaves an open game ends it.
        """
        room = await self._room(id_)
        seat = room.seat_of(person.id)
        if room.row.status == "open" and room.row.host == person.id:
            await self.stop(person, id_)
            return
        if seat < 0:
            raise Refused("not-seated")
        status = room.row.status
        if status == "over":
            # Who played it stays known.
            raise Refused("not-running", params={"status": status})
        bot = stand_in_of(room) if status == "running" else ""
        if bot:
            await set_stand_in(self.service, room, [seat], bot)
            if in_tournament(room.row):
                # The seat stays that of its entrant, who may come back to it.
                return

        async def work(c: AsyncConnection) -> list[Debt]:
            here = await locked(c, id_)
            if here is None or (here.row.status == "open") != (status == "open"):
                # It has begun, or is gone, since it was looked at.
                raise Refused("stale", params={"seen": 0, "now": here.row.heard if here else 0})
            name = {"name": ""} if status == "open" else {}
            values = {"stand_in": bot, "offered": "", "former": None}
            await kept.change_seat(c, id_, seat, person=None, **values, **name)
            here.sitting[seat].person = None
            debts = await settle(self.service, c, here) if status == "running" else []
            await owe(c, debts)
            return debts

        debts = await self.service.store.writing(work)
        await room.catch_up()
        await room.tell(debts, seats=True)
        await self.changed()

    async def set_seat(self, person: "Person", id_: str, seat: int, what: str) -> None:
        """Before the start the host gives a free seat to a bot, or opens it. Raises Refused."""
        room = await self._hosted(person, id_)
        if room.row.status != "open":
            raise Refused("not-open")
        if not 0 <= seat < len(room.sitting):
            raise Refused("no-seat", status=422)
        if room.sitting[seat].person is not None:
            raise Refused("seat-taken")
        bot = "" if what == OPEN else what
        if bot:
            known_bot(bot, room.row.game)
            check_bot_seat(room.row)
        taken = [one.name for one in room.sitting if one.seat != seat]
        name = bot_name(taken) if bot else ""

        async def work(c: Any) -> None:
            row = await kept.read_game(c, id_)
            if row is None or row.status != "open":
                raise Refused("not-open")
            # Somebody may have sat down since it was looked at.
            if (await kept.read_seats(c, id_))[seat].person is not None:
                raise Refused("seat-taken")
            await kept.change_seat(c, id_, seat, bot=bot, name=name, invited=None)

        await self.service.store.writing(work)
        await room.catch_up()
        await room.tell(seats=True)
        await self.changed()

    async def start(self, person: "Person", id_: str) -> None:
        """The host begins the game; bots take what is still open. Raises Refused."""
        room = await self._hosted(person, id_)
        if room.row.status != "open":
            raise Refused("not-open")
        check_full(room.row, room.sitting)
        bot = stand_in_of(room)
        for one in room.sitting:
            if one.person is None and not one.bot:
                try:
                    await self.set_seat(person, id_, one.seat, bot)
                except Refused as error:
                    # Somebody sat down there just now, or was the last one to come.
                    if error.code not in ("seat-taken", "not-open"):
                        raise
        await self._begin(room)
        await self.changed()

    async def stop(self, person: "Person", id_: str) -> None:
        """The host takes back a game that has not begun, or a sandbox of one's own. Raises
        Refused.
        """
        room = await self._hosted(person, id_)
        if room.row.status != "open" and not room.row.sandbox:
            raise Refused("not-open")

        async def work(c: Any) -> None:
            await kept.drop_game(c, id_)

        await self.service.store.writing(work)
        self.service.rooms.forget(id_)
        await self.service.bus.publish(f"game:{id_}", "gone")
        await self.changed()

    async def begin(self, id_: str) -> None:
        """Begin a game at which nobody is wanting any more; one that has begun is left alone.
        Raises Refused.
        """
        room = await self._room(id_)
        if room.row.status == "open" and full(room.sitting):
            await self._begin(room)

    async def _begin(self, room: "Room") -> None:
        """Deal. The seed is secret until the end, and long enough that nobody guesses it."""
        await self.service.rooms.finish(self._deal(room))

    async def _deal(self, room: "Room") -> None:
        async with room.lock:
            if room.row.status != "open":
                return
            row = room.row
            row.seed = secrets.token_hex(24)
            names = [one.name or f"{one.seat + 1}" for one in room.sitting]
            try:
                table = begin(row, names)
            except BadOption as error:
                raise bad_field(str(error)) from None
            now = time.time()
            header = kept.builtins(table.header)
            change = clocks.change_after(room, table, now, clocks.Before([]))
            first = clocks.first_clock(row.settings)
            if first is not None:
                change.clocks = {one.seat: first for one in room.sitting if not one.bot}
                change.until = clocks.deadline(room, change.awaited, now, change.clocks)
            debts = self.service.notify.of_line(room, 0, change, clocks.Before([]))

            async def work(c: Any) -> None:
                sitting = await kept.read_seats(c, room.id)
                if not full(sitting):
                    # Somebody has stood up since.
                    raise Behind(room.id)
                if is_rated(row):
                    await enter(c, room.id, sitting)
                await kept.change_game(c, room.id, header=header, seed=row.seed)
                await add_line(c, room.id, line_row(table.entries[0], [], now, None), change)
                await owe(c, debts)

            try:
                await self.service.store.writing(work)
            except Behind:
                debts = []
            finally:
                await room.reload()
        await room.tell(debts)
