"""A courier among senders that only take note, with a clock that is set by hand."""

import anyio
import msgspec

from aedilis.server.notices.courier import Courier, CourierSettings
from aedilis.server.notices.kinds import KINDS, WAYS, Notice
from aedilis.server.notices.mail import Mailer, MailSettings
from aedilis.server.notices.outbox import MemoryOutbox
from aedilis.server.notices.preferences import Preferences
from aedilis.server.notices.push import PushSender, PushSettings, Subscription, new_private_key
from aedilis.server.notices.webhook import Hook, WebhookSender
from aedilis.server.observe.metrics import Metrics
from aedilis.server.security.safe_http import SafeHttp
from tests.server.notices.samples import People

HOOK = Hook("https://hooks.example.org/", "s")
BROWSERS = (
    Subscription("https://push.example.org/1", "k", "a"),
    Subscription("https://push.example.org/2", "k", "a"),
)
ALL = Preferences(
    address="livia@example.org",
    verified=True,
    webhook=HOOK,
    subscriptions=BROWSERS,
    ways=dict.fromkeys(KINDS, WAYS),
)
HOOK_ONLY = Preferences(webhook=HOOK, ways={"your-turn": ("webhook",)})

Outcome = Exception | None


class Senders:
    """All ways in one: keeps what was sent, and fails as it is told, an outcome for each."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self.outcomes: list[Outcome] = []
        self.hold: anyio.Event | None = None

    async def note(self, way: str, place: str, delivery: str) -> None:
        self.sent.append((way, place, delivery))
        if self.hold is not None:
            await self.hold.wait()
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if outcome is not None:
            raise outcome

    @property
    def places(self) -> list[tuple[str, str]]:
        return [(way, place) for way, place, _ in self.sent]


class FakeMailer(Mailer):
    def __init__(self, senders: Senders) -> None:
        super().__init__(MailSettings(host="localhost", sender="a@example.org"))
        self._senders = senders

    async def send(self, to: str, notice: Notice, delivery: str, person: int) -> None:
        await self._senders.note("mail", to, delivery)


class FakeWebhooks(WebhookSender):
    def __init__(self, senders: Senders) -> None:
        super().__init__(SafeHttp())
        self._senders = senders

    async def send(self, hook: Hook, notice: Notice, delivery: str) -> None:
        await self._senders.note("webhook", hook.url, delivery)


class FakePushes(PushSender):
    def __init__(self, senders: Senders) -> None:
        settings = PushSettings(private_key=new_private_key(), contact="mailto:a@example.org")
        super().__init__(settings, SafeHttp())
        self._senders = senders

    async def send(self, subscription: Subscription, notice: Notice, delivery: str) -> None:
        await self._senders.note("push", subscription.endpoint, delivery)


class World:
    """A courier with all that it needs, and a clock that is set by hand."""

    def __init__(self, preferences: Preferences | None = HOOK_ONLY, **settings: float) -> None:
        self.now = 1000.0
        self.people = People()
        if preferences is not None:
            self.people.chosen[7] = preferences
        self.outbox = MemoryOutbox()
        self.senders = Senders()
        self.metrics = Metrics()
        self.courier = Courier(
            self.outbox,
            self.people,
            mailer=FakeMailer(self.senders),
            webhooks=FakeWebhooks(self.senders),
            pushes=FakePushes(self.senders),
            count=self.metrics.notice,
            settings=msgspec.convert(settings, CourierSettings),
            clock=lambda: self.now,
        )

    async def after(self, seconds: float) -> list[tuple[str, str]]:
        """What is sent when so many seconds have passed."""
        self.now += seconds
        self.senders.sent.clear()
        await self.courier.deliver()
        return self.senders.places

    def counted(self, way: str, result: str) -> float:
        labels = {"way": way, "result": result}
        return self.metrics.registry.get_sample_value("aedilis_notices_total", labels) or 0.0
