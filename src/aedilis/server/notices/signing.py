"""What stands in the links of letters: some data, signed with a secret of this installation, so
that what comes back can be believed.
"""

import base64
import hashlib
import hmac


def base64url(data: bytes) -> str:
    """Bytes as text for addresses and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


class Signer:
    """Makes and reads such texts of at most `longest` letters, signed with `size` bytes. `key` is a
    secret of at least 16 bytes; what was signed for one `purpose` is nothing for another.
    """

    def __init__(self, key: bytes, purpose: bytes, *, longest: int, size: int = 32) -> None:
        if len(key) < 16:
            raise ValueError("key: shorter than 16 bytes")
        self._key = key
        self._purpose = purpose
        self._longest = longest
        self._size = size

    def _signature(self, data: bytes) -> bytes:
        return hmac.new(self._key, self._purpose + data, hashlib.sha256).digest()[: self._size]

    def sign(self, data: bytes) -> str:
        """The text that stands for some data."""
        return f"{base64url(data)}.{base64url(self._signature(data))}"

    def read(self, token: str) -> bytes | None:
        """The data that a text stands for, or None if we did not make it."""
        if len(token) > self._longest:
            return None
        first, _, second = token.partition(".")
        try:
            data, signature = (
                base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)) for part in (first, second)
            )
        except ValueError:
            return None
        return data if hmac.compare_digest(signature, self._signature(data)) else None
