"""The address in a letter that ends letters of its kind, without a log-in.

It carries whom and what it is for, signed with a key of this installation. Showing it must change
nothing, since programs look at the links in letters; a POST to it unsubscribes (RFC 8058).
"""

import base64
import hashlib
import hmac

import msgspec

from aedilis.server.notices.kinds import Kind

_LONGEST = 200
_PURPOSE = b"aedilis unsubscribe 1 "


class Wish(msgspec.Struct, frozen=True, array_like=True):
    """Whose letters of which kind are to end."""

    person: int
    kind: Kind


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


class Unsubscriber:
    """Makes and reads such addresses. `base` is what the token is put behind
    (`https://example.org/unsubscribe/`), `key` a secret of at least 16 bytes.
    """

    def __init__(self, base: str, key: bytes) -> None:
        if len(key) < 16:
            raise ValueError("key: shorter than 16 bytes")
        self._base = base
        self._key = key

    def _signature(self, wish: bytes) -> bytes:
        return hmac.new(self._key, _PURPOSE + wish, hashlib.sha256).digest()[:20]

    def url(self, person: int, kind: Kind) -> str:
        """The address for one person and kind of notice."""
        wish = msgspec.json.encode(Wish(person, kind))
        return f"{self._base}{_encode(wish)}.{_encode(self._signature(wish))}"

    def read(self, token: str) -> Wish | None:
        """What a token from such an address asks for, or None if we did not make it."""
        if len(token) > _LONGEST:
            return None
        first, _, second = token.partition(".")
        try:
            wish, signature = (
                base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)) for part in (first, second)
            )
        except ValueError:
            return None
        if not hmac.compare_digest(signature, self._signature(wish)):
            return None
        return msgspec.json.decode(wish, type=Wish)
