"""What all parts of the server share: one `Service` a process."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from aedilis.glory.text import GloryText
from aedilis.republic.text import RepublicText
from aedilis.server import once
from aedilis.server.bus import Bus, make_bus
from aedilis.server.keys import Keys, read_keys
from aedilis.server.limits import Limits
from aedilis.server.live.desk import Desk
from aedilis.server.live.notify import Notify
from aedilis.server.live.talk import Talk
from aedilis.server.lobby import Lobby
from aedilis.server.metrics import Metrics
from aedilis.server.people import prune
from aedilis.server.sending import Senders
from aedilis.server.settings import Settings
from aedilis.server.store.games import GameRow
from aedilis.server.store.store import Store

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
        self.bus: Bus = make_bus(self.store)
        self.desk = Desk(self)
        self.lobby = Lobby(self)
        self.talk = Talk(self)
        self.notify = Notify(self)
        self.limits = Limits(settings)
        self.bot_pause = settings.bot_pause
        # Set when the server is about to stop: what has no end by itself ends now.
        self.ending = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the store and begin to work."""
        await self.store.open()
        self.keys = await read_keys(self.store)
        self.senders = Senders(self.settings, self.keys)
        await self.bus.start()
        await self.notify.start()
        await self.desk.start()
        self._tending = asyncio.create_task(self._tend(), name="tending")

    async def stop(self) -> None:
        """Finish what has been begun, and let go of everything."""
        if self._tending is not None:
            self._tending.cancel()
            with suppress(asyncio.CancelledError):
                await self._tending
        await self.desk.stop()
        await self.notify.stop()
        await self.bus.stop()
        await self.store.close()

    async def _tend(self) -> None:
        """Once a day forget what nobody will ask for any more."""
        while True:
            try:
                sessions, guests = await prune(self.store)
                requests = await once.forget(self.store)
            except Exception:
                log.exception("not tended")
            else:
                log.info("tended", sessions=sessions, guests=guests, requests=requests)
            await asyncio.sleep(DAY)

    def option_lines(self, row: GameRow, language: str) -> list[str]:
        """The options of a game that are not the usual ones, a line each."""
        return option_lines(row.game, row.options, language)


def option_lines(game: str, options: dict[str, object], language: str) -> list[str]:
    """Which edition or scenario, and which switches are set, in words."""
    if game == "glory":
        glory = GloryText(language, (), -1)
        out = [glory.edition(str(options.get("edition", "")))]
        for name in ("beginner", "expert"):
            if options.get(name):
                out.append(glory.say(f"glory-option-{name}"))
        return out
    republic = RepublicText(language, (), -1)
    return [republic.scenario(str(options.get("scenario", "")))]
