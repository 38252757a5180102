"""E-mail over SMTP: letters for notices, and any other short letter the application writes.

All header fields are set through the e-mail package, which refuses line breaks, and addresses are
held to the plain form `name@host` before they come near a header or an SMTP command.
"""

import hashlib
import ipaddress
import ssl
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as SMTP_POLICY
from email.utils import format_datetime, parseaddr
from typing import Literal

import aiosmtplib
import msgspec
from email_validator import EmailNotValidError, validate_email

from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.kinds import Notice, plain, words
from aedilis.server.notices.unsubscribe import Unsubscriber

Security = Literal["none", "starttls", "tls"]


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that takes our letters.

    `security`: "tls" from the first byte, "starttls" (the server must offer it), or "none".
    `sender` is an address, with a name before it if wanted: `Aedilis <games@example.org>`. A
    password is never sent in the open to another machine.
    """

    host: str
    sender: str
    port: int = 587
    security: Security = "starttls"
    user: str = ""
    password: str = ""
    timeout: float = 20.0


def mail_address(text: str) -> str:
    """A mail address in its plain form, its host in ASCII and lower case. Raises ValueError.

    Quoted local parts, addresses with comments and hosts written as numbers are refused although
    the standard allows them: nobody who plays has one, and they are how commands are smuggled.
    Names that are reserved and lead nowhere (`.local`, `.test`) are refused as well. Whether a host
    takes letters is not asked here: that shows when one is sent.
    """
    try:
        found = validate_email(
            text.strip(), allow_smtputf8=False, check_deliverability=False, strict=True
        )
    except EmailNotValidError as error:
        raise ValueError(f"address: {error}") from None
    # There is one as soon as no letter outside of ASCII stands before the @.
    assert found.ascii_email is not None
    return found.ascii_email


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Mailer:
    """Sends letters. Raises ValueError, naming the field, for settings that cannot work.

    `tls` is the trust in the mail server's certificate, that of the system if not given.
    """

    def __init__(
        self,
        settings: MailSettings,
        unsubscriber: Unsubscriber | None = None,
        *,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        name, address = parseaddr(settings.sender)
        try:
            address = mail_address(address)
        except ValueError as error:
            raise ValueError(f"sender: {error}") from None
        if not settings.host:
            raise ValueError("host: no mail server is named")
        if settings.security not in ("none", "starttls", "tls"):
            raise ValueError("security: not none, starttls or tls")
        if settings.user and settings.security == "none" and not _is_this_machine(settings.host):
            raise ValueError("security: a password needs starttls or tls")
        self._settings = settings
        self._from = Address(plain(name), addr_spec=address)
        self._unsubscriber = unsubscriber
        self._tls = tls

    def letter(
        self, to: str, subject: str, body: str, key: str, unsubscribe: str = ""
    ) -> EmailMessage:
        """Make a letter. `key` tells it from all others: the same key gives the same Message-ID, so
        that a letter tried twice is seen as one. Raises ValueError.
        """
        message = EmailMessage(policy=SMTP_POLICY)
        message["From"] = self._from
        message["To"] = Address(addr_spec=mail_address(to))
        message["Subject"] = plain(subject, 250)
        message["Date"] = format_datetime(datetime.now(UTC))
        digest = hashlib.sha256(f"{key} {to}".encode()).hexdigest()[:40]
        message["Message-ID"] = f"<{digest}@{self._from.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(body)
        return message

    async def send_letter(
        self, to: str, subject: str, body: str, key: str, unsubscribe: str = ""
    ) -> None:
        """Send a letter of any text, such as one that verifies an address. Raises Undelivered."""
        settings = self._settings
        try:
            message = self.letter(to, subject, body, key, unsubscribe)
        except (ValueError, MessageError):
            raise Undelivered("unusable") from None
        try:
            await aiosmtplib.send(
                message,
                sender=self._from.addr_spec,
                recipients=[mail_address(to)],
                hostname=settings.host,
                port=settings.port,
                username=settings.user or None,
                password=settings.password or None,
                local_hostname=self._from.domain,
                use_tls=settings.security == "tls",
                start_tls=settings.security == "starttls",
                tls_context=self._tls,
                timeout=settings.timeout,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = error.recipients[0]
            raise Undelivered(f"refused {refused.code}", retry=refused.code < 500) from None
        except aiosmtplib.SMTPDataError as error:
            # A letter is turned down after its text for what it is or for whom it is to.
            raise Undelivered(f"refused {error.code}", retry=error.code < 500) from None
        except (aiosmtplib.SMTPException, OSError, ValueError):
            # The mail server is our own choice: if it fails, no player's address is to blame.
            raise Undelivered("unreachable", retry=True, ours=True) from None

    async def send(self, to: str, notice: Notice, delivery: str, person: int) -> None:
        """Send a notice as a letter. `delivery` is the same for every try. Raises Undelivered."""
        unsubscribe = ""
        if self._unsubscriber is not None:
            unsubscribe = self._unsubscriber.url(person, notice.kind)
        text = words(notice, unsubscribe)
        await self.send_letter(to, text.subject, text.body, delivery, unsubscribe)
