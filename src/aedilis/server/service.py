"""What all parts of the server share: one `Service` a process."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.game import BadOption
from aedilis.kernel.package import Terms
from aedilis.kernel.text import capital
from aedilis.server.bus import Bus, make_bus
from aedilis.server.live.hints import Advising
from aedilis.server.live.notify import Notify
from aedilis.server.live.pulse import Pulse
from aedilis.server.live.reviews import Reviews
from aedilis.server.live.rooms import Rooms
from aedilis.server.live.senders import Senders
from aedilis.server.live.talk import Talk
from aedilis.server.lobby.lobby import Lobby
from aedilis.server.observe.metrics import Metrics
from aedilis.server.people import prune
from aedilis.server.people.keys import Keys, read_keys
from aedilis.server.security.limits import Limits
from aedilis.server.settings import Settings
from aedilis.server.store import idempotency
from aedilis.server.store.games import GameRow
from aedilis.server.store.holding import Hold, make_hold
from aedilis.server.store.store import Store
from aedilis.server.tournaments.tournaments import Tournaments
from aedilis.server.words import words

log = structlog.get_logger(__name__)

DAY: Final = 86_400.0


class Service:
    """The parts of a running server. `start` before use, `stop` after."""

    keys: Keys
    senders: Senders

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics.committed)
        self.hold: Hold = make_hold(self.store.url)
        self.bus: Bus = make_bus(self.store)
        self.pulse = Pulse(self)
        self.rooms = Rooms(self)
        self.lobby = Lobby(self)
        self.tournaments = Tournaments(self)
        self.talk = Talk(self)
        self.advising = Advising(self)
        self.reviews = Reviews()
        self.notify = Notify(self)
        self.limits = Limits(settings)
        self.bot_pause = settings.bot_pause
        # The games whose package could not tell of some options.
        self.untold: set[str] = set()
        # Set when the server is about to stop: what has no end by itself ends now.
        self.ending = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the store and begin to work."""
        await self.store.open()
        alone = await self.hold.take()
        self.keys = await read_keys(self.store)
        self.senders = Senders(self.settings, self.keys)
        await self.bus.start()
        await self.notify.start()
        if alone:
            # Whoever was sending notices when the server died sends them no more.
            await self.notify.outbox.release(time.time())
        await self.pulse.begin(alone)
        if alone:
            await self.hold.share()
        await self.rooms.start()
        self.tournaments.watch.start()
        self.notify.catch_up()
        self._tending = asyncio.create_task(self._tend(), name="tending")

    async def stop(self) -> None:
        """Finish what has been begun, and let go of everything."""
        if self._tending is not None:
            self._tending.cancel()
            with suppress(asyncio.CancelledError):
                await self._tending
        await self.tournaments.watch.stop()
        await self.rooms.stop()
        await self.notify.stop()
        await self.bus.stop()
        with suppress(Exception):
            # The database may be away, or has never been there.
            await self.pulse.end()
        await self.store.close()
        await self.hold.let_go()

    async def _tend(self) -> None:
        """Once a day forget what nobody will ask for any more."""
        while True:
            try:
                sessions, guests = await prune(self.store)
                requests = await idempotency.forget(self.store)
            except Exception:
                log.exception("not tended")
            else:
                log.info("tended", sessions=sessions, guests=guests, requests=requests)
            await asyncio.sleep(DAY)

    def option_lines(self, row: GameRow, language: str) -> list[str]:
        """The options of a game, as `told_options`."""
        return self.told_options(row.game, row.options, row.seats, language, row.id)

    def told_options(
        self, game: str, options: dict[str, object], seats: int, language: str, id_: str = ""
    ) -> list[str]:
        """The options of a game that are not the usual ones, a line each; none where the package of
        the game breaks over them. Its first fault is logged, and no list is left out for it.
        """
        try:
            return option_lines(game, options, seats, language)
        except Exception:
            if game not in self.untold:
                self.untold.add(game)
                log.exception("options cannot be told", kind=game, game=id_)
            return []


def option_lines(game: str, options: dict[str, object], seats: int, language: str) -> list[str]:
    """Which edition or scenario, and which switches are set, in words. What the game does not know
    is left out: it is from another version, or damaged.
    """
    package = PACKAGES.get(game)
    if package is None:
        return []
    plain = [option.name for option in package.options if option.plain]
    variant = package.variants.option if package.variants is not None else ""
    told_first = (variant, *plain)
    chosen: dict[str, object] = {name: options[name] for name in told_first if name in options}
    usual = _completed(game, chosen, seats)
    if usual is None:
        return []
    terms = package.terms(language)
    out = [terms.variant(str(usual[variant]))] if variant else []
    out += [terms.option(name) for name in plain if options.get(name)]
    for name, value in options.items():
        if name not in usual or value == usual[name]:
            continue
        if _completed(game, {**chosen, name: value}, seats) is not None:
            out.append(_unusual(value, terms.option(name), terms, language))
    return out


def _completed(game: str, options: dict[str, object], seats: int) -> dict[str, object] | None:
    """Options with those that are not given as they usually are; None where they do not fit."""
    try:
        return GAMES[game].options(options, seats)
    except BadOption:
        return None


def _unusual(value: object, line: str, terms: Terms, language: str) -> str:
    """An option that is not as the edition or the scenario has it, with its value."""
    say = words(language).text
    if isinstance(value, bool):
        told = say("server-yes" if value else "server-no")
    else:
        told = str(value) if isinstance(value, int) else terms.value(str(value))
    return say("server-card-option", {"option": capital(line).rstrip("."), "value": told})
