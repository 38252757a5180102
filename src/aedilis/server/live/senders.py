"""The courier put together from the settings: which ways there are, and with which keys."""

import structlog

from aedilis.server.notices.courier import Courier
from aedilis.server.notices.mail import Mailer, MailSettings
from aedilis.server.notices.outbox import Outbox, Readers
from aedilis.server.notices.push import PushSender, PushSettings
from aedilis.server.notices.unsubscribe import Unsubscriber
from aedilis.server.notices.webhook import WebhookSender
from aedilis.server.observe.metrics import Metrics
from aedilis.server.people.keys import Keys
from aedilis.server.security.safe_http import ANYWHERE, HttpSettings, SafeHttp
from aedilis.server.settings import BadSetting, Settings

log = structlog.get_logger(__name__)


class Senders:
    """The ways that this server has. What is not set up is None."""

    def __init__(self, settings: Settings, keys: Keys) -> None:
        base = f"{settings.url}/unsubscribe/"
        self.http = SafeHttp(
            HttpSettings(allow=ANYWHERE, ports=()) if settings.private_webhooks else HttpSettings()
        )
        self.unsubscriber = Unsubscriber(base, bytes.fromhex(keys.signing))
        self.webhooks = WebhookSender(self.http)
        self.mailer = make_mailer(settings, self.unsubscriber)
        self.pushes: PushSender | None = None
        # A push service wants to know who sends: without an address of our own there is no push.
        if settings.url.startswith("https://"):
            push = PushSettings(private_key=keys.push, contact=settings.url)
            self.pushes = PushSender(push, self.http)

    def courier(self, outbox: Outbox, readers: Readers, metrics: Metrics) -> Courier:
        """What delivers notices by these ways."""
        return Courier(
            outbox,
            readers,
            mailer=self.mailer,
            webhooks=self.webhooks,
            pushes=self.pushes,
            count=metrics.notice,
        )


def make_mailer(settings: Settings, unsubscriber: Unsubscriber) -> Mailer | None:
    """The mailer, if a mail server is set. Raises BadSetting."""
    if not settings.mail_host:
        return None
    if settings.mail_tls not in ("none", "starttls", "tls"):
        raise BadSetting("mail_tls: not none, starttls or tls")
    mail = MailSettings(
        host=settings.mail_host,
        port=settings.mail_port,
        security=settings.mail_tls,  # type: ignore[arg-type]
        user=settings.mail_user,
        password=settings.mail_password,
        sender=settings.mail_sender,
    )
    try:
        return Mailer(mail, unsubscriber)
    except ValueError as error:
        raise BadSetting(f"mail_{error}") from None
