"""What happened, and who may see it.

An event is a message key with parameters. `params` is public; `secret` is added for the seats in
the bit mask `seers` and for nobody else. Text is made from the key by the catalogues; for a seer of
a secret part the key is followed by `-seen`.
"""

from collections.abc import Mapping
from typing import Any, Final

EVERYONE: Final = -1


class Event:
    """One thing that happened. `seat` is whose doing it was (-1: nobody's)."""

    __slots__ = ("key", "params", "secret", "seat", "seers")

    def __init__(
        self,
        key: str,
        seat: int,
        params: Mapping[str, object] | None = None,
        secret: Mapping[str, object] | None = None,
        seers: int = 0,
    ) -> None:
        self.key = key
        self.seat = seat
        self.params: Mapping[str, object] = params if params is not None else {}
        self.secret = secret
        self.seers = seers

    def to_data(self) -> list[object]:
        """All of it as plain data, secrets included."""
        return [self.key, self.seat, dict(self.params), self.secret, self.seers]

    def sees(self, seat: int) -> bool:
        """Whether this seat may see the secret part (a spectator is seat -1 and never may)."""
        if self.secret is None:
            return False
        return self.seers == EVERYONE or (seat >= 0 and (self.seers >> seat) & 1 == 1)

    def seen_by(self, seat: int) -> "SeenEvent":
        """The event as this seat may know it."""
        if self.secret is not None and self.sees(seat):
            return SeenEvent(f"{self.key}-seen", self.seat, {**self.params, **self.secret})
        return SeenEvent(self.key, self.seat, dict(self.params))


def from_data(data: list[Any]) -> Event:
    """The event that `Event.to_data` gave."""
    return Event(data[0], data[1], data[2], data[3], data[4])


class SeenEvent:
    """An event reduced to what one viewer may know: a message key, whose doing, and parameters."""

    __slots__ = ("key", "params", "seat")

    def __init__(self, key: str, seat: int, params: dict[str, object]) -> None:
        self.key = key
        self.seat = seat
        self.params = params

    def to_data(self) -> dict[str, object]:
        """Plain data for the wire: `{key, seat, params}`."""
        return {"key": self.key, "seat": self.seat, "params": self.params}
