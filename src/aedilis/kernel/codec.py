"""The one place where plain data becomes bytes: canonical JSON, digests, and clear errors for bad
files.
"""

import hashlib
from typing import Any, Final

import msgspec

from aedilis.kernel.quoting import cut

_ENCODER: Final = msgspec.json.Encoder(order="sorted")


class BadFile(ValueError):
    """A file or line that cannot be read; the text says where and what would be right."""


def encode(data: object) -> bytes:
    """Canonical JSON: sorted keys, no spaces."""
    return _ENCODER.encode(data)


def decode(line: bytes | str, where: str) -> Any:
    """Plain data from JSON. Raises BadFile that names `where`."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(f"{where}: not JSON ({cut(str(error))})") from None


def digest(data: object) -> str:
    """A short digest of plain data."""
    return hashlib.blake2b(encode(data), digest_size=12).hexdigest()
