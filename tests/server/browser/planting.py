"""People and games put into a server's database from outside, as a second process may: guests who
have come in already, and games that stand where a test wants to begin.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from aedilis.games import GAMES
from aedilis.kernel.record import commit
from aedilis.kernel.table import Table
from aedilis.kernel.vocabulary import Vocabulary
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from aedilis.server.live.history import restore
from aedilis.server.live.new_games import new_id
from aedilis.server.people import Person
from aedilis.server.people.accounts import Browser, enter_as_guest, sign_up
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import read_lines, read_snapshot
from aedilis.server.store.store import Store
from tests.server.planted import Stop as Stop
from tests.server.planted import add_game, game_row, play_on, scenario, scenario_table, table_of

PASSWORD = "arma virumque cano"

T = TypeVar("T")


class Guest(NamedTuple):
    """Somebody who has come in, and the cookie that says so."""

    person: Person
    cookie: str


class Town:
    """The database at `url`."""

    def __init__(self, url: str) -> None:
        self.url = url

    def _do(self, act: Callable[[Store], Awaitable[T]]) -> T:
        async def work() -> T:
            store = Store(self.url)
            # The server has made the tables: to look through all that were ever made takes longer
            # than what is done here.
            await store.writer.start()
            try:
                return await act(store)
            finally:
                await store.close()

        # Playwright has an event loop in this thread already.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(lambda: asyncio.run(work())).result()

    def guest(self, name: str, language: str = "en") -> Guest:
        """Somebody comes in with a name only."""

        async def enter(store: Store) -> Guest:
            entered = await enter_as_guest(store, name, language, Browser())
            return Guest(entered.person, entered.token)

        return self._do(enter)

    def account(self, name: str, language: str = "en") -> Guest:
        """Somebody makes an account. His name is his own from then on, on a server that all tests
        share: it has two words, so that no guest is refused who comes in with the one that guests
        have.
        """
        assert " " in name, f"{name}: a name of one word is for guests"

        async def enter(store: Store) -> Guest:
            entered = await sign_up(store, name, PASSWORD, language, Browser())
            return Guest(entered.person, entered.token)

        return self._do(enter)

    def game(
        self, table: Table, codes: Sequence[Sequence[int]], who: Sequence[Guest | str], **more: Any
    ) -> str:
        """A game as a table has it; each seat is a guest or a bot's name. Gives the game's id."""
        sitting = [
            SeatRow(seat=seat, name=name, person=one.person.id)
            if isinstance(one, Guest)
            else SeatRow(seat=seat, name=name, bot=one)
            for seat, (one, name) in enumerate(zip(who, names(who), strict=True))
        ]
        host = next(one.person.id for one in who if isinstance(one, Guest))
        row = _row(table, host, **more)

        async def plant(store: Store) -> None:
            await store.writing(lambda c: add_game(c, row, sitting, table, codes))

        self._do(plant)
        return row.id

    def settings(self, id_: str) -> dict[str, Any]:
        """What a game's maker has settled."""

        async def read(store: Store) -> dict[str, Any]:
            async with store.reading() as c:
                row = await kept.read_game(c, id_)
            assert row is not None
            return row.settings

        return self._do(read)

    def table(self, id_: str) -> Table:
        """A game as it stands, with all that nobody may see."""

        async def read(store: Store) -> Table:
            async with store.reading() as c:
                row = await kept.read_game(c, id_)
                lines, snapshot = await read_lines(c, id_), await read_snapshot(c, id_)
            assert row is not None
            return restore(row, lines, snapshot)

        return self._do(read)

    def moves(self, id_: str, seat: int, since: int) -> list[list[int]]:
        """What a seat has done in a game from a line on."""

        async def read(store: Store) -> list[list[int]]:
            async with store.reading() as c:
                lines = await read_lines(c, id_, since)
            return [line.codes for line in lines if line.line.get("seat") == seat]

        return self._do(read)

    def open_game(self, host: Guest, game: str = "glory", bot: str = "random") -> str:
        """A public table that waits for one more player. Gives the game's id."""
        now = time.time()
        row = GameRow(
            id=new_id(),
            game=game,
            title=f"Forum · {host.person.name}",
            options=GAMES[game].options({}, 3),
            settings={"spectator_delay": 0},
            status="open",
            private=False,
            key=secrets.token_urlsafe(12),
            host=host.person.id,
            seats=3,
            created=now,
            updated=now,
        )
        sitting = [
            SeatRow(seat=0, name=host.person.name, person=host.person.id),
            SeatRow(seat=1, name=f"{bot} 2", bot=bot),
            SeatRow(seat=2, name=""),
        ]

        async def plant(store: Store) -> None:
            await store.writing(lambda c: kept.add_game(c, row, sitting))

        self._do(plant)
        return row.id

    def played(
        self,
        game: str,
        who: Sequence[Guest | str],
        seed: str,
        until: Stop | None = None,
        bots: str = "random",
        options: dict[str, object] | None = None,
        **more: Any,
    ) -> str:
        """A game that bots have played `until` it is as wanted; to its end, where nothing is."""
        table, codes = play_on(game, names(who), seed, until, bots, options)
        assert until is None or until(table), "the game has ended before"
        return self.game(table, codes, who, **more)

    def scenario(
        self,
        data: dict[str, Any],
        words: Vocabulary[Any],
        who: Sequence[Guest | str],
        **more: Any,
    ) -> str:
        """A game that begins in the position of a scenario file."""
        table = scenario_table(data, words, names(who))
        return self.game(table, [[]], who, settings={"imagined": True}, **more)

    def position(
        self, game: str, state: Any, options: dict[str, Any], who: Sequence[Guest | str]
    ) -> str:
        """A game that begins in a position."""
        table = table_of(GAMES[game], state, options, names(who))
        return self.game(table, [[]], who, settings={"imagined": True})


def planted(town: Town, name: str, who: Sequence[Guest | str]) -> str:
    """A game of the Republic that begins where a scenario file does. Gives the game's id."""
    return town.scenario(scenario(name), RepublicScenarios(), who)


def asked(key: str, seat: int = 0, after: int = 0) -> Stop:
    """Plays until a seat must answer the question `key`, not before line `after`."""

    def stop(table: Table) -> bool:
        prompt = table.game.prompt(table.state, seat)
        there = prompt is not None and not prompt.optional and prompt.key == key
        return there and len(table.entries) > after

    return stop


def at_once(table: Table) -> bool:
    """Plays nothing: the game has just been dealt."""
    return True


def names(who: Sequence[Guest | str]) -> list[str]:
    """What the seats are called."""
    return [
        one.person.name if isinstance(one, Guest) else f"{one} {seat + 1}"
        for seat, one in enumerate(who)
    ]


def _row(table: Table, host: int, **more: Any) -> GameRow:
    seed = table.seed or ""
    if table.header.commitment:
        assert table.header.commitment == commit(seed)
    values: dict[str, Any] = {
        "id": new_id(),
        "title": f"Forum · {table.header.seats[0]}",
        "key": secrets.token_urlsafe(12),
        "host": host,
        "seed": seed,
        "settings": {"spectator_delay": 0, "private_chat": True, **more.pop("settings", {})},
    }
    return game_row(table, time.time(), **(values | more))
