"""Passwords: what they must be, and how they are kept (argon2id).

Hashing is slow on purpose and takes much memory. It is done in threads, and only a few at a time,
so that many who log in at once make each other wait and nobody else.
"""

import unicodedata
from itertools import pairwise
from typing import Final, NamedTuple

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from aedilis.server.errors import Refused
from aedilis.server.people.common import is_common
from aedilis.server.store.names import fold

SHORTEST: Final = 10
LONGEST: Final = 200
FEWEST_LETTERS: Final = 4
AT_ONCE: Final = 2


class Checked(NamedTuple):
    """Whether a password is right, and its new hash if the old one is no longer strong enough."""

    right: bool
    fresh: str = ""


class Passwords:
    """Hashes and checks passwords with the parameters of one hasher."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._limiter = anyio.CapacityLimiter(AT_ONCE)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        return await anyio.to_thread.run_sync(self._hash, password, limiter=self._limiter)

    async def check(self, password: str, kept: str | None) -> Checked:
        """Compare with a hash. None (nobody of that name, or no password) is wrong after the same
        work.
        """
        return await anyio.to_thread.run_sync(self._check, password, kept, limiter=self._limiter)

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_normal(password))

    def _check(self, password: str, kept: str | None) -> Checked:
        if not self._nobody:
            # Made before the first answer of either kind, so that neither is slower.
            self._nobody = self._hasher.hash("nobody")
        too_long = len(password) > LONGEST
        text = "" if too_long else _normal(password)
        try:
            self._hasher.verify(kept or self._nobody, text)
        except (VerificationError, InvalidHashError):
            return Checked(False)
        if kept is None or too_long:
            return Checked(False)
        fresh = self._hash(password) if self._hasher.check_needs_rehash(kept) else ""
        return Checked(True, fresh)


PASSWORDS = Passwords()


def _normal(password: str) -> str:
    # One keyboard writes é as one character, another as two.
    return unicodedata.normalize("NFC", password)


def check_rules(password: str, name: str) -> None:
    """Refuse what would be guessed first. Length is what counts; no letters are prescribed. Raises
    Refused.
    """
    if not SHORTEST <= len(password) <= LONGEST:
        bounds = {"low": SHORTEST, "high": LONGEST}
        raise Refused("password-length", params=bounds, status=422)
    if len(set(password)) < FEWEST_LETTERS:
        raise Refused("password-simple", status=422)
    if (name and fold(password) == fold(name)) or _counts(password.casefold()):
        raise Refused("password-simple", status=422)
    if is_common(password):
        raise Refused("password-common", status=422)


def _counts(text: str) -> bool:
    """Whether a text does nothing but count, up or down: 1234567890, zyxwvutsrq."""
    steps = {ord(b) - ord(a) for a, b in pairwise(text)}
    return steps <= {1, -9} or steps <= {-1, 9}
