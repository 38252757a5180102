"""The words of one reader that every game shares: what the seats are called, and who is "you"."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Pick
from aedilis.kernel.text import Catalogue

Args = dict[str, object]


class SeatNames:
    """Names as one viewer reads them. `viewer` is the seat addressed as "you" (-1: nobody is).

    A game adds its own names, and the `packages` whose texts it speaks with.
    """

    packages: Sequence[str] = ("aedilis.kernel",)

    def __init__(
        self, language: str, seat_names: Sequence[str], viewer: int = -1, strict: bool = False
    ) -> None:
        self.language = language
        self.seat_names = list(seat_names)
        self.viewer = viewer
        self.catalogue = Catalogue(language, self.packages, strict)

    def say(self, key: str, args: Args | None = None) -> str:
        """The catalogue's text for a key."""
        return self.catalogue.text(key, args)

    def seat(self, seat: int) -> str:
        """The name of a seat, the viewer's own too."""
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return self.say("kernel-seat", {"number": seat + 1})

    def who(self, seat: int) -> str:
        """Whether a sentence speaks of the viewer: "you", or "other"."""
        return "you" if seat == self.viewer and seat >= 0 else "other"

    def pick_range(self, pick: Pick) -> str:
        """How many things may be picked."""
        if pick.low == pick.high:
            return self.say("kernel-pick-exactly", {"low": pick.low})
        if pick.low == 0:
            return self.say("kernel-pick-up-to", {"high": pick.high})
        return self.say("kernel-pick-between", {"low": pick.low, "high": pick.high})
