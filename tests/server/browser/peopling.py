"""What a server holds once it has been lived in, put there as `planting` does: accounts that are
friends, that have asked and blocked each other and play rated games, tournaments in every state,
reports and what was done about them, and links as they stand in letters.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.live.new_games import new_id
from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.notices.preferences import receiver
from aedilis.server.notices.unsubscribe import Unsubscriber
from aedilis.server.notices.webhook import Hook, new_secret
from aedilis.server.people import accounts, bots, resetting, rows, sessions
from aedilis.server.people.bots import LONGEST_LABEL
from aedilis.server.people.keys import read_keys
from aedilis.server.people.mail import Verifier
from aedilis.server.people.person import Person
from aedilis.server.store import bonds, ratings, watch
from aedilis.server.store import games as kept
from aedilis.server.store import tournaments as contests
from aedilis.server.store.names import fold
from aedilis.server.store.schema import ratings as rating_rows
from aedilis.server.store.store import Store
from aedilis.server.store.tournaments import EntrantRow, MatchRow, Result, Status, TournamentRow
from aedilis.server.tournaments.plan import NewTournament
from tests.server.browser.planting import Guest, Town, at_once

SURE: Final = 4.0
"""An uncertainty with which a rating is not provisional any more."""

AGENT: Final = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
ADDRESS: Final = "fabia@example.org"
DAY: Final = 86_400.0


def citizen(town: Town, name: str, language: str = "en") -> Guest:
    """Somebody with an account, as after a sign-up, without the work of a password; he has come in
    with another browser before.
    """

    async def enter(store: Store) -> Guest:
        now = time.time()
        values = {"kind": "person", "name": name, "folded": fold(name), "language": language}

        async def work(c: AsyncConnection) -> int:
            return await rows.add_person(c, **values, created=now, seen=now)

        id_ = await store.writing(work)
        await sessions.begin(store, id_, agent=AGENT)
        token = await sessions.begin(store, id_, agent=AGENT)
        person = Person(id=id_, kind="person", name=name, language=language, created=now)
        return Guest(person, token)

    return town._do(enter)


def _write(town: Town, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
    return town._do(lambda store: store.writing(work))


def acquaint(town: Town, me: Guest, others: dict[str, Guest]) -> None:
    """Make two people friends; let one ask, one be asked and one be blocked."""

    async def work(c: AsyncConnection) -> None:
        for one in ("friend", "rival"):
            await bonds.put(c, me.person.id, others[one].person.id, "friends")
        await bonds.put(c, others["asks"].person.id, me.person.id, "asked")
        await bonds.put(c, me.person.id, others["asked"].person.id, "asked")
        await bonds.block(c, me.person.id, others["blocked"].person.id)

    _write(town, work)


def rate(town: Town, who: list[Guest], seed: str) -> str:
    """A rated game that is over; of its first player enough is known after it. Gives its id."""
    id_ = town.played("glory", who, seed, settings={"rated": True})
    winners = town.table(id_)

    async def work(c: AsyncConnection) -> None:
        row = await kept.read_game(c, id_)
        assert row is not None
        sitting = await kept.read_seats(c, id_)
        await ratings.enter(c, id_, sitting)
        await ratings.settle(c, row, winners.game.winners(winners.state), time.time())
        mine = (rating_rows.c.person == who[0].person.id) & (rating_rows.c.kind == "glory")
        await c.execute(update(rating_rows).where(mine).values(sigma=SURE, low=1.0, sure=True))

    _write(town, work)
    return id_


def settle_in(town: Town, me: Guest, bot: str) -> None:
    """Give somebody a bot with two tokens, an address for letters and a webhook that failed."""

    def change(there: NoticePreferences) -> NoticePreferences:
        hook = Hook("https://example.org/hook", new_secret())
        off = {receiver("webhook", hook).key: "refused 500"}
        return NoticePreferences(address=ADDRESS, verified=True, webhook=hook, off=off)

    async def do(store: Store) -> None:
        made = await bots.make_bot(store, me.person, bot)
        for label in ("m" * LONGEST_LABEL, ""):
            await bots.make_token(store, me.person, made.id, label)
        await accounts.change_notices(store, me.person.id, change)

    town._do(do)


def link(town: Town, me: Guest, to: str) -> str:
    """The last part of a link in a letter to somebody: RESET, MAIL or UNSUBSCRIBE."""

    async def make(store: Store) -> str:
        key = bytes.fromhex((await read_keys(store)).signing)
        if to == "RESET":
            return await resetting.make_link(store, me.person.id, resetting.BY_MAIL)
        if to == "MAIL":
            return Verifier(key).token(me.person.id, ADDRESS)
        return Unsubscriber("", key).url(me.person.id, "your-turn")

    return town._do(make)


def look_after(town: Town, admin: Guest, others: dict[str, Guest], game: str) -> None:
    """Make somebody look after the server: with reports, open and handled, and deeds."""
    bad = others["blocked"].person
    told: dict[str, Any] = {"reporter": others["friend"].person.id, "about": bad.id, "line": None}

    async def work(c: AsyncConnection) -> None:
        await watch.set_admin(c, admin.person.id, True)
        by: dict[str, Any] = {"admin": admin.person.id, "admin_name": admin.person.name}
        whom: dict[str, Any] = {"about": bad.id, "about_name": bad.name}
        for matter in watch.MATTERS:
            text, reason = f"Vae victis · {bad.name}", "Contumelia"
            last = await watch.report(c, matter=matter, game=game, text=text, reason=reason, **told)
        await watch.handle(c, last, "Monitus est")
        await watch.note_act(c, "handle", **by, **whom, text="Monitus est")
        await watch.set_suspended(c, bad.id, time.time() + DAY, "Contumelia")
        await watch.note_act(c, "suspend", **by, **whom, text="Contumelia")
        await watch.note_act(c, "drop-game", **by, game=game)
        await watch.note_act(c, "grant", about=admin.person.id, about_name=admin.person.name)

    _write(town, work)


def contest(town: Town, status: Status, who: list[Guest], seed: str) -> str:
    """A tournament that the first of some people has called and all have entered: open, in its
    second round, or over. Gives its id.
    """
    size, now = 2, time.time()
    plan = NewTournament(kind="swiss", game="glory", rounds=2, size=size)
    row = TournamentRow(
        id=new_id(),
        organiser=who[0].person.id,
        title=f"Ludi · {who[0].person.name}"[:60],
        plan=kept.builtins(plan),
        status=status,
        private=False,
        key=secrets.token_urlsafe(12),
        seed=secrets.token_hex(16),
        round=0 if status == "open" else 2,
        closes=now + DAY if status == "open" else None,
        created=now,
        updated=now,
    )
    pairs = [(n, n + 1) for n in range(0, len(who) - 1, size)]
    matches = []
    for n in range(1, row.round + 1):
        over = n == 1 or status == "over"
        until = None if over else at_once
        for at, pair in enumerate(pairs, 1):
            played = town.played("glory", [who[one] for one in pair], f"{seed}{n}{at}", until)
            result = Result([1, 2], [30, 20], "over" if at == 1 else "time") if over else None
            matches.append(MatchRow(round=n, number=at, game=played, seats=[*pair], result=result))

    async def work(c: AsyncConnection) -> None:
        await contests.add(c, row)
        for number, one in enumerate(who):
            entrant = EntrantRow(number=number, person=one.person.id, name=one.person.name)
            await contests.add_entrant(c, row.id, entrant)
        for match in matches:
            await contests.add_match(c, row.id, match)

    _write(town, work)
    return row.id
