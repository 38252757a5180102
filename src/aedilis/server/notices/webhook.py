"""Notices as webhooks: a POST of JSON to an address of the player's own, signed.

The signature is over the time of sending and the body, so that a receiver can tell ours from
anybody else's and an old one sent again from a new one. `docs/how-to/notices.md` shows how to check
it.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

import msgspec

from aedilis.server.notices.delivery import post
from aedilis.server.notices.kinds import Notice, words
from aedilis.server.security.safe_http import SafeHttp

TIMESTAMP = "Aedilis-Timestamp"
SIGNATURE = "Aedilis-Signature"
DELIVERY = "Aedilis-Delivery"


class Hook(msgspec.Struct, frozen=True):
    """Where a player wants to be called, and the secret that signs it."""

    url: str
    secret: str


def new_secret() -> str:
    """A secret to sign with, made when a player enters a webhook and shown once."""
    return secrets.token_urlsafe(32)


def sign(secret: str, timestamp: str, body: bytes) -> str:
    """The signature header for a body sent at a time (seconds since 1970, as written)."""
    message = timestamp.encode("ascii") + b"." + body
    return "v1=" + hmac.new(secret.encode("utf-8"), message, hashlib.sha256).hexdigest()


def payload(notice: Notice) -> bytes:
    """The JSON of a notice: facts for programs, `subject` and `line` for people."""
    text = words(notice)
    body = {
        "event": notice.kind,
        "news": notice.news or None,
        "game": {"id": notice.game, "title": notice.title, "url": notice.url},
        "for": notice.name,
        "from": notice.who or None,
        "phase": notice.phase or None,
        "topic": notice.topic or None,
        "language": notice.language,
        "subject": text.subject,
        "line": text.line,
    }
    return msgspec.json.encode(body)


class WebhookSender:
    """Sends notices to webhooks."""

    def __init__(self, http: SafeHttp, *, clock: Callable[[], float] = time.time) -> None:
        self._http = http
        self._clock = clock

    def check(self, url: str) -> None:
        """Refuse a webhook's address when it is entered. Raises AddressRefused."""
        self._http.check(url)

    async def send(self, hook: Hook, notice: Notice, delivery: str) -> None:
        """Call a webhook. `delivery` is the same for every try. Raises Undelivered."""
        body = payload(notice)
        timestamp = str(int(self._clock()))
        headers = {
            "Content-Type": "application/json",
            TIMESTAMP: timestamp,
            SIGNATURE: sign(hook.secret, timestamp, body),
            DELIVERY: delivery,
        }
        await post(self._http, hook.url, body, headers)
