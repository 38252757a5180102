"""Web push, to a push service and a browser of our own: what was sent can be read by it alone."""

import base64
import os
import ssl
from collections.abc import Sequence
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.jwt import decode  # type: ignore[import-untyped]

from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.push import (
    LARGEST,
    PushSender,
    PushSettings,
    Subscription,
    new_private_key,
    payload,
    public_key,
)
from aedilis.server.security.safe_http import AddressRefused, HttpSettings, SafeHttp
from tests.patience import PATIENCE
from tests.server.notices.certificates import Certificates
from tests.server.notices.receiver import Receiver, answer
from tests.server.notices.samples import TURN, notice

HERE = HttpSettings(ports=(), allow=("127.0.0.1/32",), timeout=PATIENCE)
KEY = new_private_key()
SETTINGS = PushSettings(private_key=KEY, contact="mailto:games@games.example.org", keep=3600)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """One browser's side: its keys, and the reading of what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Subscription:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return Subscription(endpoint, encode(point), encode(self._auth))

    def read(self, body: bytes) -> Any:
        data = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return msgspec.json.decode(data)


async def here(host: str, port: int) -> Sequence[str]:
    return ["127.0.0.1"]


@pytest.mark.anyio
async def test_a_browser_can_read_what_was_pushed(
    certificates: Certificates, trust: ssl.SSLContext
) -> None:
    browser = Browser()
    async with Receiver(answer(201), tls=certificates.serve()) as service:
        endpoint = f"https://push.example.org:{service.port}/send/abc"
        sender = PushSender(
            SETTINGS, SafeHttp(HERE, resolve=here, tls=trust), clock=lambda: 1_700_000_000.0
        )
        await sender.send(browser.subscription(endpoint), TURN, "1")
        await sender.send(browser.subscription(endpoint), notice(kind="over"), "2")
    got, other = service.got
    assert got.line == "POST /send/abc HTTP/1.1"
    assert browser.read(got.body) == {
        "title": "Your turn: Table of Livia",
        "body": "Senate · Vote on the land bill",
        "url": "https://games.example.org/g/k3x9",
        "tag": "k3x9:your-turn",
        "kind": "your-turn",
        "language": "en",
    }
    assert b"Livia" not in got.body
    with pytest.raises(http_ece.ECEException):
        Browser().read(got.body)
    assert got.headers["content-encoding"] == "aes128gcm"
    assert (got.headers["ttl"], got.headers["urgency"]) == ("3600", "high")
    assert other.headers["urgency"] == "normal"
    assert len(got.headers["topic"]) == 32
    assert got.headers["topic"] != other.headers["topic"]

    authorization = got.headers["authorization"]
    assert Vapid02.verify(authorization)
    scheme, _, rest = authorization.partition(" ")
    token, key = (part.partition("=")[2] for part in rest.split(","))
    assert (scheme, key) == ("vapid", sender.public_key)
    assert decode(token, key) == {
        "aud": f"https://push.example.org:{service.port}",
        "sub": SETTINGS.contact,
        "exp": 1_700_000_000 + 12 * 3600,
    }


@pytest.mark.parametrize("status", [404, 410])
@pytest.mark.anyio
async def test_a_withdrawn_subscription_is_gone(
    status: int, certificates: Certificates, trust: ssl.SSLContext
) -> None:
    async with Receiver(answer(status), tls=certificates.serve()) as service:
        subscription = Browser().subscription(f"https://push.example.org:{service.port}/")
        sender = PushSender(SETTINGS, SafeHttp(HERE, resolve=here, tls=trust))
        with pytest.raises(Undelivered) as trouble:
            await sender.send(subscription, TURN, "1")
    assert trouble.value.gone
    assert trouble.value.reason == f"gone {status}"


@pytest.mark.anyio
async def test_a_push_service_is_checked_like_any_address() -> None:
    async with Receiver() as service:
        for settings, endpoint in (
            (HttpSettings(ports=()), f"https://127.0.0.1:{service.port}/"),
            (HERE, f"http://127.0.0.1:{service.port}/"),
        ):
            subscription = Browser().subscription(endpoint)
            sender = PushSender(SETTINGS, SafeHttp(settings))
            with pytest.raises(AddressRefused):
                sender.check(subscription)
            with pytest.raises(Undelivered, match="forbidden"):
                await sender.send(subscription, TURN, "1")
        hidden = Browser().subscription(f"https://push.example.org:{service.port}/")
        sender = PushSender(SETTINGS, SafeHttp(HttpSettings(ports=()), resolve=here))
        sender.check(hidden)
        with pytest.raises(Undelivered, match="forbidden"):
            await sender.send(hidden, TURN, "1")
    assert service.connections == 0


GOOD = Browser().subscription("https://push.example.org/")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"p256dh": ""}, "p256dh"),
        ({"p256dh": "AAAA"}, "p256dh"),
        ({"p256dh": GOOD.p256dh[:-4]}, "p256dh"),
        ({"p256dh": "ä" + GOOD.p256dh[1:]}, "p256dh"),
        ({"p256dh": encode(b"\x04" + b"\x01" * 64)}, "p256dh"),
        ({"auth": ""}, "auth"),
        ({"auth": "AAAA"}, "auth"),
        ({"auth": "!" * 22}, "auth"),
    ],
)
@pytest.mark.anyio
async def test_keys_that_no_browser_has_are_refused(change: dict[str, str], field: str) -> None:
    sender = PushSender(SETTINGS, SafeHttp())
    sender.check(GOOD)
    bad = msgspec.structs.replace(GOOD, **change)
    with pytest.raises(ValueError, match=f"^{field}: "):
        sender.check(bad)
    with pytest.raises(Undelivered, match="unusable"):
        await sender.send(bad, TURN, "1")


def test_a_key_is_kept_as_one_line() -> None:
    assert len(KEY) == 43
    assert public_key(KEY) == public_key(KEY)
    assert public_key(KEY) != public_key(new_private_key())
    point = base64.urlsafe_b64decode(public_key(KEY) + "=")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


@pytest.mark.parametrize("key", ["", "AA", "ä", "A" * 44, "_" * 43])
def test_another_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="private_key"):
        public_key(key)


@pytest.mark.parametrize(
    "contact",
    ["mailto:a@example.org", "https://games.example.org:8443/about", "https://localhost"],
)
@pytest.mark.anyio
async def test_a_contact_is_passed_on(
    contact: str, certificates: Certificates, trust: ssl.SSLContext
) -> None:
    settings = PushSettings(private_key=KEY, contact=contact)
    async with Receiver(answer(201), tls=certificates.serve()) as service:
        subscription = Browser().subscription(f"https://push.example.org:{service.port}/")
        sender = PushSender(settings, SafeHttp(HERE, resolve=here, tls=trust))
        await sender.send(subscription, TURN, "1")
    token, key = service.got[0].headers["authorization"].removeprefix("vapid t=").split(",k=")
    assert decode(token, key)["sub"] == contact


@pytest.mark.parametrize("contact", ["", "games@example.org", "mailto:games", "http://x.org"])
def test_a_contact_must_be_one(contact: str) -> None:
    with pytest.raises(ValueError, match="contact"):
        PushSender(PushSettings(private_key=KEY, contact=contact), SafeHttp())


def test_a_message_fits_into_one_record() -> None:
    wide = "\U0001f3db" * 2000
    big = notice(kind="mention", title=wide, who=wide, phase=wide, topic=wide)
    assert len(payload(big)) <= LARGEST
    with pytest.raises(ValueError, match="url"):
        payload(notice(url="https://example.org/" + "a" * LARGEST))
