"""All tournaments, from outside: calling, entering, leading and looking at them."""

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from aedilis.games import PACKAGES, title_of
from aedilis.server.errors import Refused
from aedilis.server.live.new_games import new_id
from aedilis.server.lobby.new_rows import clean_title
from aedilis.server.store import bonds, game_lists
from aedilis.server.store import games as kept
from aedilis.server.store import tournaments as store
from aedilis.server.store.games import Damaged
from aedilis.server.store.idempotency import IdempotentRequest
from aedilis.server.store.names import fold
from aedilis.server.store.tournaments import EntrantRow, Link, Outdated, TournamentRow, Whole
from aedilis.server.store.watch import refuse_suspended
from aedilis.server.tournaments.plan import LEAST, NewTournament, check, most_of, plan_of
from aedilis.server.tournaments.replacing import hand_over, leave_table
from aedilis.server.tournaments.rounds import begin, go_on, read, standings_of
from aedilis.server.tournaments.tournament_cards import (
    Tournament,
    TournamentCard,
    card_of,
    fill,
    number_of,
)
from aedilis.server.tournaments.watch import Watch

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

T = TypeVar("T")

Which = Literal["open", "running", "over", "mine"]
MOST_CALLED: Final = 20
"""So many tournaments that are not over one person may have called."""

TRIES: Final = 5


class Tournaments:
    """Tournaments of people with accounts. What is refused is told by `Refused`."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self.watch = Watch(service)

    # -- looking -----------------------------------------------------------------------------------

    async def list_tournaments(
        self, person: "Person | None", which: Which, limit: int = 50, *, language: str = ""
    ) -> list[TournamentCard]:
        """Public tournaments of one status, or one's own, those that changed last first."""
        async with self.service.store.reading() as c:
            if which == "mine":
                if person is None:
                    raise Refused("log-in", status=401)
                found = await store.of_person(c, person.id, limit)
            else:
                found = await store.public(c, which, limit)
            names = await self._organisers(c, found)
        out = []
        for whole in found:
            try:
                plan = plan_of(whole.row)
            except Damaged:
                continue
            out.append(self._card(TournamentCard, whole, plan, person, names, language))
        return out

    async def _organisers(self, c: Any, found: list[Whole]) -> dict[int, str]:
        ids = [one.row.organiser for one in found if one.row.organiser is not None]
        return await game_lists.names_of(c, ids)

    def _card(
        self,
        kind: type[TournamentCard],
        whole: Whole,
        plan: NewTournament,
        person: "Person | None",
        names: dict[int, str],
        language: str,
    ) -> TournamentCard:
        organiser = names.get(whole.row.organiser or -1, "")
        options = self.service.told_options(plan.game, plan.options, plan.size, language or "en")
        return card_of(kind, whole, plan, person, organiser, options)

    async def known(self, id_: str, person: "Person | None", key: str = "") -> Whole:
        """A tournament, for whoever may know of it."""
        whole = await read(self.service, id_)
        row = whole.row
        inside = person is not None and (
            row.organiser == person.id or number_of(whole, person) is not None
        )
        if (
            row.private
            and not inside
            and not secrets.compare_digest(key.encode(), row.key.encode())
        ):
            raise Refused("no-tournament", status=404)
        return whole

    async def get(
        self, id_: str, person: "Person | None", key: str = "", *, language: str = ""
    ) -> Tournament:
        """All of a tournament. Who came by its link is given the key for its tables."""
        whole = await self.known(id_, person, key)
        plan = plan_of(whole.row)
        async with self.service.store.reading() as c:
            names = await self._organisers(c, [whole])
        out = self._card(Tournament, whole, plan, person, names, language)
        assert isinstance(out, Tournament)
        if whole.row.private:
            out.key = whole.row.key
        return fill(out, whole, plan, standings_of(whole, plan))

    async def of_game(self, game: str) -> Link | None:
        """The tournament that a game is a table of."""
        async with self.service.store.reading() as c:
            return await store.of_game(c, game)

    # -- calling -----------------------------------------------------------------------------------

    async def call(
        self, person: "Person", plan: NewTournament, idempotent: IdempotentRequest | None = None
    ) -> Tournament:
        """Call a tournament, for one request `once`."""
        _account(person)
        now = time.time()
        check(plan, now)
        title = clean_title(plan.title) or f"{title_of(plan.game, person.language)} · {person.name}"
        row = TournamentRow(
            id=new_id(),
            organiser=person.id,
            title=title,
            plan=kept.builtins(plan),
            status="open",
            private=plan.private,
            key=secrets.token_urlsafe(12),
            seed=secrets.token_hex(16),
            closes=plan.closes,
            created=now,
            updated=now,
        )

        async def work(c: Any) -> str:
            if idempotent is not None:
                await idempotent.claim(c, row.id)
            await refuse_suspended(c, person.id)
            if await store.count_unfinished(c, person.id) >= MOST_CALLED:
                raise Refused("too-many-tournaments", params={"most": MOST_CALLED}, status=429)
            await store.add(c, row)
            return row.id

        writing = partial(self.service.store.writing, work)
        id_ = await (writing() if idempotent is None else idempotent.act(writing))
        await self.service.lobby.changed()
        return await self.get(id_, person, language=person.language)

    async def _write(
        self, id_: str, work: Callable[[Any, Whole], Awaitable[T]], **values: Any
    ) -> T:
        """Change a tournament by what it is at that moment; `values` are columns to be set."""

        async def locked(c: Any) -> T:
            whole = await store.read(c, id_, lock=True)
            if whole is None:
                raise Refused("no-tournament", status=404)
            out = await work(c, whole)
            await store.change(c, whole.row, updated=time.time(), **values)
            return out

        out = await self.service.store.writing(locked)
        await self.service.lobby.changed()
        return out

    # -- entering ----------------------------------------------------------------------------------

    async def enter(self, person: "Person", id_: str, key: str = "") -> int:
        """Enter; gives one's number. Who has entered keeps it."""
        _account(person)
        await self.known(id_, person, key)

        async def work(c: Any, whole: Whole) -> int:
            mine = number_of(whole, person)
            if mine is not None:
                return mine
            if whole.row.status != "open":
                raise Refused("entry-closed")
            await refuse_suspended(c, person.id)
            await self._welcome(c, person.id, whole)
            most = most_of(plan_of(whole.row))
            if len(whole.entrants) >= most:
                raise Refused("tournament-full", params={"most": most})
            number = max((one.number for one in whole.entrants), default=-1) + 1
            new = EntrantRow(number=number, person=person.id, name=person.name)
            await store.add_entrant(c, id_, new)
            return number

        return await self._write(id_, work)

    async def _welcome(self, c: Any, person: int, whole: Whole) -> None:
        """Raises Refused for somebody of whom the organiser wants to hear nothing."""
        organiser = whole.row.organiser
        if organiser is not None and await bonds.deaf_to(c, person, [organiser]):
            raise Refused("cannot-enter")

    async def withdraw(self, person: "Person", id_: str) -> None:
        """Leave: before the start without a trace; after it a bot plays one's table to its end."""
        whole = await self.known(id_, person)
        number = number_of(whole, person)
        if number is None:
            raise Refused("not-entered")
        await self._out(id_, number)

    async def remove(self, person: "Person", id_: str, number: int) -> None:
        """The organiser removes somebody, as if he had left."""
        await self._organised(person, id_)
        await self._out(id_, number)

    async def _out(self, id_: str, number: int) -> None:
        async def work(c: Any, whole: Whole) -> Whole:
            _entrant(whole, number)
            if whole.row.status == "open":
                await store.drop_entrant(c, id_, number)
            elif whole.row.status == "running":
                await store.change_entrant(c, id_, number, out=True)
            else:
                raise Refused("tournament-over")
            return whole

        whole = await self._write(id_, work)
        await leave_table(self.service, whole, number)
        await self.go_on(id_)

    async def replace(self, person: "Person", id_: str, number: int, name: str) -> None:
        """The organiser lets somebody with an account go on in the place of an entrant, also of one
        who has left, with all that was won there; the seat at the table of the round is his too.
        """
        await self._organised(person, id_)

        async def work(c: Any, whole: Whole) -> tuple[Whole, int, str]:
            if whole.row.status != "running":
                raise Refused("tournament-not-running")
            _entrant(whole, number)
            if not name.strip():
                raise Refused("no-account", status=422)
            found = await store.person_named(c, fold(name))
            if found is None or found[1] != "person":
                raise Refused("no-such-account", params={"name": name[:40]}, status=422)
            id_of, _, called = found
            if any(one.person == id_of for one in whole.entrants):
                raise Refused("entered-already", params={"name": called})
            if await bonds.deaf_to(c, person.id, [id_of]):
                # Who wants to hear nothing of the organiser is found by nobody else's hand either.
                raise Refused("no-such-account", params={"name": name[:40]}, status=422)
            await self._welcome(c, id_of, whole)
            await store.change_entrant(c, id_, number, person=id_of, name=called, out=False)
            return whole, int(id_of), str(called)

        whole, other, called = await self._write(id_, work)
        await hand_over(self.service, whole, number, other, called)

    # -- leading -----------------------------------------------------------------------------------

    async def _organised(self, person: "Person", id_: str) -> Whole:
        whole = await self.known(id_, person)
        if whole.row.organiser != person.id:
            raise Refused("not-organiser", status=403)
        return whole

    async def start(self, person: "Person", id_: str) -> None:
        """The organiser begins it."""
        for _ in range(TRIES):
            whole = await self._organised(person, id_)
            if whole.row.status != "open":
                raise Refused("tournament-begun")
            if len(whole.entrants) < LEAST:
                raise Refused("too-few-entrants", params={"least": LEAST})
            try:
                await begin(self.service, whole)
            except Outdated:
                # Somebody has come in or left meanwhile.
                continue
            break
        await self.service.lobby.changed()
        await self.go_on(id_)

    async def cancel(self, person: "Person", id_: str) -> None:
        """The organiser calls it off. Games that run go on, and count for nothing."""
        await self._organised(person, id_)

        async def work(c: Any, whole: Whole) -> None:
            if whole.row.status not in ("open", "running"):
                raise Refused("tournament-over")

        await self._write(id_, work, status="cancelled", due=None)

    async def close_round(self, person: "Person", id_: str) -> None:
        """The organiser ends the round: tables that are not done count as they stand."""
        await self._organised(person, id_)

        async def work(c: Any, whole: Whole) -> None:
            if whole.row.status != "running":
                raise Refused("tournament-not-running")

        await self._write(id_, work, due=time.time())
        await self.go_on(id_)

    async def go_on(self, id_: str) -> None:
        """Take the steps that can be taken now, brought to their end even if nobody waits."""
        await self.service.rooms.finish(go_on(self.service, id_))


def _account(person: "Person") -> None:
    """Tournaments are of people whom one finds again."""
    if person.kind != "person":
        raise Refused("needs-account", status=403)


def _entrant(whole: Whole, number: int) -> EntrantRow:
    for one in whole.entrants:
        if one.number == number:
            return one
    raise Refused("no-entrant", status=404)


def games_with_tables() -> list[str]:
    """The games that two or more can play against each other."""
    return [name for name, package in PACKAGES.items() if package.seats.most >= LEAST]
