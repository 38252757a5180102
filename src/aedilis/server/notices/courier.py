"""Takes notices and sees that they arrive, once, by the ways their readers have chosen.

Nothing that happens to a notice reaches whoever told it: a receiver that is slow, wrong or gone
costs its owner a notice and nobody a move. One notice of a kind is enough for a game until its
reader has looked at the game again. What fails is tried again after longer and longer waits; a
receiver that fails for several notices in a row is switched off, with its reason kept for its
owner.
"""

import time
from collections.abc import Callable
from typing import Final

import anyio
import msgspec
import structlog

from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.kinds import Notice, Way
from aedilis.server.notices.mail import Mailer
from aedilis.server.notices.outbox import Debt, Entry, Outbox, Readers
from aedilis.server.notices.preferences import Receiver
from aedilis.server.notices.push import PushSender, Subscription
from aedilis.server.notices.webhook import Hook, WebhookSender

log = structlog.get_logger(__name__)

Count = Callable[[Way, bool], None]
"""Told of each notice that was sent (True) or given up (False)."""

PRUNE_EVERY: Final = 3600.0


class CourierSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds and bounds.

    `grace`: how long a letter waits in a live game, where the reader is likely to come back by
    himself. `tries`, `backoff`, `longest`: how often a notice is tried, the first wait (each
    further one is four times as long) and the longest. `failures`: after so many notices given up
    in a row a receiver is switched off. `stale`: an older notice is not worth sending. `recheck`:
    how often to see whether a reader who is here has left. `keep`: marks of what was sent are
    forgotten after so long. `lease`, `batch`, `at_once`, `poll`: how the outbox is worked through.
    """

    grace: float = 120.0
    tries: int = 5
    backoff: float = 30.0
    longest: float = 7200.0
    failures: int = 3
    stale: float = 86_400.0
    recheck: float = 60.0
    keep: float = 30 * 86_400.0
    lease: float = 180.0
    batch: int = 40
    at_once: int = 10
    poll: float = 5.0


def _count_nothing(way: Way, sent: bool) -> None:
    return


class Courier:
    """Delivers notices. A way whose sender is not given is not used, whoever has chosen it."""

    def __init__(
        self,
        outbox: Outbox,
        readers: Readers,
        *,
        mailer: Mailer | None = None,
        webhooks: WebhookSender | None = None,
        pushes: PushSender | None = None,
        count: Count = _count_nothing,
        settings: CourierSettings | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._outbox = outbox
        self._readers = readers
        self._mailer = mailer
        self._webhooks = webhooks
        self._pushes = pushes
        self._count = count
        self._settings = settings or CourierSettings()
        self._clock = clock
        self._news = anyio.Event()
        senders: dict[Way, object] = {"mail": mailer, "webhook": webhooks, "push": pushes}
        self.ways = tuple(way for way, sender in senders.items() if sender is not None)

    # -- what the application says -----------------------------------------------------------------

    async def tell(
        self, person: int, notice: Notice, *, live: bool = False, debt: Debt | None = None
    ) -> int:
        """Take a notice for a person; `live` if the game is played in one sitting, `debt` if it is
        one that is owed: then it is told once, whoever else may be telling it. Gives how many
        receivers will get it. Never raises: what goes wrong is logged.
        """
        taken = 0
        try:
            preferences = await self._readers.preferences(person)
            if preferences is None:
                return 0
            now = self._clock()
            entries = []
            for receiver in preferences.for_kind(notice.kind):
                if receiver.way not in self.ways:
                    continue
                wait = self._settings.grace if live and receiver.way == "mail" else 0.0
                entry = Entry(
                    person=person,
                    way=receiver.way,
                    receiver=receiver.key,
                    notice=notice,
                    made=now,
                    due=now + wait,
                )
                entries.append(entry)
            if debt is not None:
                taken = await self._outbox.settle(debt, entries)
            else:
                taken = sum([await self._outbox.put(entry) for entry in entries])
        except Exception:
            log.exception("notice not taken", kind=notice.kind, game=notice.game)
        if taken:
            self._news.set()
        return taken

    async def looked(self, person: int, game: str) -> None:
        """A person has looked at a game, or moved in it: what waits is not needed, and the next
        notice is news again. Never raises.
        """
        try:
            await self._outbox.looked(person, game)
        except Exception:
            log.exception("notices not withdrawn", game=game)

    # -- the work ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Deliver until cancelled: soon after a notice is taken, and every few seconds anyhow."""
        pruned = self._clock()
        while True:
            self._news = anyio.Event()
            handled = await self.deliver()
            if self._clock() - pruned >= PRUNE_EVERY:
                pruned = self._clock()
                await self._prune(pruned)
            if handled < self._settings.batch:
                with anyio.move_on_after(self._settings.poll):
                    await self._news.wait()

    async def deliver(self) -> int:
        """Try all that is due, up to a batch. Gives how many were tried. Never raises."""
        settings = self._settings
        try:
            entries = await self._outbox.due(self._clock(), settings.batch, settings.lease)
        except Exception:
            log.exception("outbox not read")
            return 0
        limit = anyio.CapacityLimiter(settings.at_once)
        async with anyio.create_task_group() as group:
            for entry in entries:
                group.start_soon(self._handle, entry, limit)
        return len(entries)

    async def _prune(self, now: float) -> None:
        try:
            await self._outbox.prune(now - self._settings.keep)
        except Exception:
            log.exception("outbox not pruned")

    async def _handle(self, entry: Entry, limit: anyio.CapacityLimiter) -> None:
        async with limit:
            try:
                await self._attempt(entry)
            except Exception:
                # The entry comes again when its lease ends.
                log.exception("notice not handled", way=entry.way, kind=entry.notice.kind)

    async def _attempt(self, entry: Entry) -> None:
        now = self._clock()
        preferences = await self._readers.preferences(entry.person)
        receiver = None
        if preferences is not None and entry.way in self.ways:
            # Chosen anew: what was withdrawn since the notice was taken is not used.
            wanted = preferences.for_kind(entry.notice.kind)
            receiver = next((one for one in wanted if one.key == entry.receiver), None)
        if preferences is None or receiver is None or now - entry.made > self._settings.stale:
            await self._outbox.done(entry.id)
            return
        if preferences.quiet and await self._readers.online(entry.person):
            await self._outbox.later(entry.id, now + self._settings.recheck)
            return
        try:
            await self._send(entry, receiver)
        except Undelivered as trouble:
            await self._not_sent(entry, trouble)
        except Exception:
            # A fault in a sender is no fault of the receiver.
            log.exception("sender failed", way=entry.way)
            await self._not_sent(entry, Undelivered("unusable", retry=True, ours=True))
        else:
            await self._outbox.done(entry.id)
            await self._readers.succeeded(entry.person, entry.receiver)
            self._count(entry.way, True)
            log.info("notice sent", way=entry.way, kind=entry.notice.kind, tries=entry.tries + 1)

    async def _send(self, entry: Entry, receiver: Receiver) -> None:
        delivery = f"{entry.id}-{int(entry.made)}"
        target = receiver.target
        if isinstance(target, Hook) and self._webhooks is not None:
            await self._webhooks.send(target, entry.notice, delivery)
        elif isinstance(target, Subscription) and self._pushes is not None:
            await self._pushes.send(target, entry.notice, delivery)
        elif isinstance(target, str) and self._mailer is not None:
            await self._mailer.send(target, entry.notice, delivery, entry.person)

    async def _not_sent(self, entry: Entry, trouble: Undelivered) -> None:
        settings = self._settings
        log.warning(
            "notice not sent",
            way=entry.way,
            kind=entry.notice.kind,
            reason=trouble.reason,
            tries=entry.tries + 1,
        )
        if trouble.retry and entry.tries + 1 < settings.tries:
            wait = max(settings.backoff * 4**entry.tries, trouble.after or 0.0)
            due = self._clock() + min(wait, settings.longest)
            await self._outbox.failed(entry.id, due, trouble.reason)
            return
        await self._outbox.failed(entry.id, None, trouble.reason)
        self._count(entry.way, False)
        if trouble.ours:
            return
        failures = await self._readers.failed(entry.person, entry.receiver, trouble.reason)
        if trouble.gone or failures >= settings.failures:
            await self._readers.switch_off(entry.person, entry.receiver, trouble.reason)
            log.warning("receiver switched off", way=entry.way, reason=trouble.reason)
