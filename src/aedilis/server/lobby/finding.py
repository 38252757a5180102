"""Which games suit what somebody looks for."""

from collections.abc import Sequence

from aedilis.games import PACKAGES
from aedilis.server.people.tastes import Pace, Taste
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.ratings import is_rated

LONGEST_LIVE_MOVE = 3_600
LONGEST_LIVE_GAME = 4 * 3_600
"""Where a decision, or a seat's whole game, may take longer nobody sits it out."""


def pace_of(row: GameRow) -> Pace:
    """How fast a game is played, by its clock."""
    clock = row.settings.get("clock") or {}
    kind, seconds = clock.get("kind", "none"), clock.get("seconds", 0)
    if kind == "none":
        return "none"
    longest = LONGEST_LIVE_MOVE if kind == "move" else LONGEST_LIVE_GAME
    return "live" if seconds <= longest else "days"


def variant_of(row: GameRow) -> str:
    """The edition or the scenario that a game is played by; empty where it has none."""
    package = PACKAGES.get(row.game)
    if package is None or package.variants is None:
        return ""
    return str(row.options.get(package.variants.option, package.variants.usual))


def free_seats(sitting: Sequence[SeatRow]) -> int:
    """How many seats wait for somebody."""
    return sum(one.person is None and not one.bot and one.invited is None for one in sitting)


def suits(taste: Taste, row: GameRow, sitting: Sequence[SeatRow]) -> bool:
    """Whether a game is what somebody looks for. Of one that has begun nobody asks for seats, nor
    whether it welcomes newcomers.
    """
    language = row.settings.get("language", "")
    begun = row.status != "open"
    return (
        taste.game in ("", row.game)
        and taste.variant in ("", variant_of(row))
        and taste.pace in ("", pace_of(row))
        and (not taste.language or language in ("", taste.language))
        and (begun or not taste.newcomers or bool(row.settings.get("newcomers")))
        and (not taste.rated or is_rated(row))
        and (begun or free_seats(sitting) >= taste.free)
    )
