"""The address in a letter that ends letters of its kind, without a log-in.

It carries whom and what it is for, signed with a key of this installation. Showing it must change
nothing, since programs look at the links in letters; a POST to it unsubscribes (RFC 8058).
"""

import msgspec

from aedilis.server.notices.kinds import Kind
from aedilis.server.notices.signing import Signer

_LONGEST = 200
_PURPOSE = b"aedilis unsubscribe 1 "


class Wish(msgspec.Struct, frozen=True, array_like=True):
    """Whose letters of which kind are to end."""

    person: int
    kind: Kind


class Unsubscriber:
    """Makes and reads such addresses. `base` is what the token is put behind
    (`https://example.org/unsubscribe/`), `key` a secret of at least 16 bytes.
    """

    def __init__(self, base: str, key: bytes) -> None:
        self._base = base
        self._signer = Signer(key, _PURPOSE, longest=_LONGEST, size=20)

    def url(self, person: int, kind: Kind) -> str:
        """The address for one person and kind of notice."""
        return self._base + self._signer.sign(msgspec.json.encode(Wish(person, kind)))

    def read(self, token: str) -> Wish | None:
        """What a token from such an address asks for, or None if we did not make it."""
        wish = self._signer.read(token)
        return msgspec.json.decode(wish, type=Wish) if wish is not None else None
