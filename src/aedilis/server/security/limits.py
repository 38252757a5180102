"""How much one visitor may ask for: token buckets by key, and counts of what is open at once.

All of it is in memory and bounded: whoever comes with ever new keys pushes out those that were used
longest ago, and cannot make the server grow.
"""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from aedilis.server.errors import Refused
from aedilis.server.settings import Settings

MOST_KEYS: Final = 10_000
HOUR: Final = 3_600.0


class Bucket:
    """So many a minute (`seconds` for another span), and as many at once after a rest."""

    __slots__ = ("_clock", "amount", "at", "left", "seconds")

    def __init__(
        self, amount: float, seconds: float = 60.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.amount = max(float(amount), 1.0)
        self.seconds = seconds
        self._clock = clock
        self.left = self.amount
        self.at = clock()

    def _refill(self) -> None:
        now = self._clock()
        self.left = min(self.amount, self.left + (now - self.at) * self.amount / self.seconds)
        self.at = now

    def take(self, amount: float = 1.0) -> bool:
        """Take one, or another amount; False when there is less. Who wants more than there ever is
        takes all of it.
        """
        self._refill()
        amount = min(amount, self.amount)
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def give_back(self) -> None:
        """Put back one that was taken."""
        self.left = min(self.amount, self.left + 1.0)

    def wait(self, amount: float = 1.0) -> float:
        """In how many seconds there is one, or another amount."""
        self._refill()
        amount = min(amount, self.amount)
        return max(0.0, (amount - self.left) * self.seconds / self.amount)


class Limit:
    """A bucket for each key."""

    def __init__(
        self,
        amount: float,
        seconds: float = 60.0,
        *,
        most_keys: int = MOST_KEYS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.amount = amount
        self.seconds = seconds
        self.most_keys = most_keys
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self.amount, self.seconds, self._clock)
            self._buckets[key] = bucket
            while len(self._buckets) > self.most_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Take one for a key, or another amount; False when there is less."""
        return self._bucket(key).take(amount)

    def give_back(self, key: str) -> None:
        """Put back one that was taken for a key."""
        self._bucket(key).give_back()

    def wait(self, key: str, amount: float = 1.0) -> float:
        """In how many seconds there is one for a key, or another amount."""
        return self._bucket(key).wait(amount)

    def check(self, key: str) -> None:
        """Take one. Raises Refused that says in how many seconds to come again."""
        if not self.take(key):
            raise too_fast(self.wait(key))


class Counted:
    """At most so many at once for a key, such as open connections."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def take(self, key: str) -> bool:
        """Open one; False when there are too many. What was taken must be given back."""
        if self._open.get(key, 0) >= self.most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def give_back(self, key: str) -> None:
        """Close one."""
        left = self._open.get(key, 0) - 1
        if left > 0:
            self._open[key] = left
        else:
            self._open.pop(key, None)


class Imports:
    """Records that are brought in: how many an hour and how many bytes of them, by person and by
    address alike.
    """

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.number = Limit(settings.imports_an_hour, HOUR, clock=clock)
        self.bytes = Limit(settings.import_bytes_an_hour, HOUR, clock=clock)

    def check(self, keys: Sequence[str], size: int) -> None:
        """Count one of a size for all keys. Raises Refused, and has counted it for none, where one
        of them has brought in too much.
        """
        limits = ((self.number, 1.0), (self.bytes, float(size)))
        wanted = [(limit, key, amount) for limit, amount in limits for key in keys]
        wait = max(limit.wait(key, amount) for limit, key, amount in wanted)
        if wait > 0.0:
            seconds = max(1, math.ceil(wait))
            params = {"seconds": seconds, "minutes": math.ceil(seconds / 60)}
            raise Refused("too-many-imports", params=params, status=429)
        for limit, key, amount in wanted:
            limit.take(key, amount)


class Limits:
    """All limits of one process.

    `requests`, `chat` and `hints` are by person (or address); `guesses` by the name tried and the
    address, `logins` by address and `names` by the name, so that neither one machine nor many can
    guess; `newcomers` by address, for accounts and guests; `imports` by person and by address;
    `letters` by person, for letters somebody asks for; `keys` is for links of private tables that
    are tried; `asking` is by person, for friends and invitations, and
    `reports` for what they report. `sockets` and `streams` count
    what a person (or address) has open.
    """

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.requests = Limit(settings.requests_a_minute, clock=clock)
        self.guesses = Limit(settings.logins_a_minute, clock=clock)
        self.logins = Limit(settings.logins_a_minute, clock=clock)
        self.names = Limit(settings.logins_a_minute, clock=clock)
        self.newcomers = Limit(settings.logins_a_minute * 6, HOUR, clock=clock)
        self.imports = Imports(settings, clock=clock)
        self.letters = Limit(6, HOUR, clock=clock)
        self.keys = Limit(60, clock=clock)
        self.chat = Limit(30, clock=clock)
        self.hints = Limit(20, clock=clock)
        self.asking = Limit(40, HOUR, clock=clock)
        self.reports = Limit(12, HOUR, clock=clock)
        self.sockets = Counted(settings.sockets_a_person)
        self.streams = Counted(settings.sockets_a_person)


def too_fast(seconds: float) -> Refused:
    """The refusal for whoever asks too often; answers send its `seconds` as `Retry-After`."""
    return Refused("too-fast", params={"seconds": max(1, math.ceil(seconds))}, status=429)


def address_key(host: str) -> str:
    """The key of an address. One household has a whole /64 of IPv6, so those count as one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return f"address:{host[:64]}"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return f"address:{address.ipv4_mapped}"
        network = ipaddress.IPv6Network((address, 64), strict=False)
        return f"address:{network.network_address}/64"
    return f"address:{address}"


def visitor_key(person: int | None, host: str) -> str:
    """The key of a visitor: who it is, or else where from."""
    return f"person:{person}" if person is not None else address_key(host)
