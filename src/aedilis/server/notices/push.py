"""Notices as web push: encrypted for one browser, handed to the push service which that browser
named.

The encryption is pywebpush's and the proof of who sends (VAPID) is py_vapid's; the request itself
is made by `safe_http`, for the service's address comes from the browser and is as little to be
trusted as a webhook's. The VAPID key is made once for an installation and kept: browsers are bound
to it.
"""

import base64
import hashlib
import re
import time
from collections.abc import Callable

import anyio.to_thread
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from aedilis.server.notices.delivery import Undelivered, post
from aedilis.server.notices.kinds import Notice, plain, words
from aedilis.server.notices.signing import base64url
from aedilis.server.security.safe_http import AddressRefused, SafeHttp, read_url

# A push message is one record of 4096 bytes, of which encryption takes 103.
LARGEST = 3_900
LONGEST_LINE = 240

# A push service answers so when the browser has withdrawn its subscription.
GONE = frozenset((404, 410))

_CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/@]+(/\S*)?")

# RFC 8292 allows a day; a clock that is wrong by some hours does no harm so.
LIFE = 12 * 3600


class Subscription(msgspec.Struct, frozen=True):
    """What a browser's `PushSubscription` says of itself: its address at the push service, its
    public key and its secret, both in base64url.
    """

    endpoint: str
    p256dh: str
    auth: str


class PushSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`private_key` is what `new_private_key` gave; `contact` a `mailto:` or `https:` address under
    which a push service finds whoever runs this server; `keep` is for how many seconds a service
    keeps a message for a browser that is off.
    """

    private_key: str
    contact: str
    keep: int = 86_400


def _decode(text: str) -> bytes:
    text = text.rstrip("=")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_private_key() -> str:
    """A new VAPID key, as one line of text: the caller keeps it, and keeps it secret."""
    key = ec.generate_private_key(ec.SECP256R1())
    return base64url(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private_key: str) -> str:
    """The public half, as browsers want it (`applicationServerKey`). Raises ValueError."""
    try:
        number = int.from_bytes(_decode(private_key), "big")
        key = ec.derive_private_key(number, ec.SECP256R1())
    except ValueError:
        raise ValueError("private_key: not a VAPID key") from None
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64url(point)


def check_subscription(subscription: Subscription) -> None:
    """Refuse keys that no browser sends. Raises ValueError that names the field."""
    try:
        point = _decode(subscription.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise ValueError("p256dh: not a public key on P-256 in base64url") from None
    try:
        right = len(_decode(subscription.auth)) == 16
    except ValueError:
        right = False
    if not right:
        raise ValueError("auth: not 16 bytes in base64url")


def payload(notice: Notice) -> bytes:
    """The JSON that the service worker shows. `tag` lets a newer notice replace an older one."""
    text = words(notice)
    body = {
        "title": text.subject,
        "body": plain(text.line, LONGEST_LINE),
        "url": notice.url,
        "tag": f"{notice.game}:{notice.kind}",
        "kind": notice.kind,
        "language": notice.language,
    }
    data = msgspec.json.encode(body)
    if len(data) > LARGEST:
        raise ValueError("url: too long for a push message")
    return data


class PushSender:
    """Sends notices to browsers. Raises ValueError for settings that cannot work."""

    def __init__(
        self, settings: PushSettings, http: SafeHttp, *, clock: Callable[[], float] = time.time
    ) -> None:
        if not _CONTACT.fullmatch(settings.contact):
            raise ValueError("contact: not a mailto: or https: address")
        self.public_key = public_key(settings.private_key)
        self._settings = settings
        self._http = http
        self._clock = clock

    def check(self, subscription: Subscription) -> None:
        """Refuse a subscription when it is handed in. Raises ValueError or AddressRefused."""
        check_subscription(subscription)
        self._http.check(subscription.endpoint, https_only=True)

    async def send(self, subscription: Subscription, notice: Notice, delivery: str) -> None:
        """Send to one browser. Raises Undelivered."""
        try:
            self.check(subscription)
            data = payload(notice)
        except ValueError:
            raise Undelivered("unusable") from None
        except AddressRefused:
            raise Undelivered("forbidden") from None
        # Elliptic curves in Python take milliseconds, which the tables should not wait for.
        body, authorization = await anyio.to_thread.run_sync(self._seal, subscription, data)
        # Messages of one topic replace each other at the service until the browser fetches them.
        topic = hashlib.sha256(f"{notice.game}:{notice.kind}".encode()).digest()[:24]
        headers = {
            "Authorization": authorization,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(self._settings.keep),
            "Urgency": "high" if notice.kind in ("your-turn", "seat") else "normal",
            "Topic": base64url(topic),
        }
        await post(self._http, subscription.endpoint, body, headers, https_only=True, gone=GONE)

    def _seal(self, subscription: Subscription, data: bytes) -> tuple[bytes, str]:
        """Encrypt a message for a browser and sign for its service."""
        # Imported late: it takes a third of a second, and many servers send no push at all.
        from py_vapid import Vapid02  # type: ignore[import-untyped]
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
        body: bytes = pusher.encode(data, "aes128gcm")["body"]
        place = read_url(subscription.endpoint, self._http.settings, https_only=True)
        claims = {
            "aud": f"https://{place.url.netloc.decode('ascii')}",
            "sub": self._settings.contact,
            "exp": int(self._clock()) + LIFE,
        }
        vapid = Vapid02.from_raw(self._settings.private_key.encode("ascii"))
        # Its own check of `sub` takes no port and no path; ours has been made.
        vapid.conf["no-strict"] = True
        signed = vapid.sign(claims)
        return body, str(signed["Authorization"])
