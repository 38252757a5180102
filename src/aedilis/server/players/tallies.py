"""What games came to, in numbers: how many, how many of them won, and how many would be if all
seats were equally strong.
"""

from collections.abc import Iterable
from statistics import median_low
from typing import Final

import msgspec

from aedilis.games import PACKAGES
from aedilis.kernel.results import ALONE, played_by

DAY: Final = 86_400.0


class Finished(msgspec.Struct, frozen=True):
    """One seat of a game that is over: `left` is a seat that a bot has ended for its person, and
    such a game is nobody's victory. `bots` are those that had the other seats.
    """

    game: str
    options: dict[str, object]
    ending: str
    won: bool
    left: bool
    seats: int
    seat: int
    lines: int
    seconds: float
    bots: tuple[str, ...] = ()

    @property
    def variant(self) -> str:
        """The edition or scenario; empty where there is only one, or the game is not here."""
        package = PACKAGES.get(self.game)
        return played_by(package, self.options) if package is not None else ""


class Tally(msgspec.Struct):
    """So many games, of which so many were `won` and so many `left` to a bot. `even` is how many
    would have been won by chance: a game of n seats counts as 1/n.
    """

    games: int = 0
    won: int = 0
    left: int = 0
    even: float = 0.0

    def add(self, one: Finished) -> None:
        """Count a game."""
        self.games += 1
        self.won += one.won
        self.left += one.left
        self.even = round(self.even + 1 / one.seats, 4)


class KindTally(msgspec.Struct):
    """The games of one kind: those of several seats in all and by edition or scenario (`variants`),
    and those of one seat, where there is nobody to be compared with.
    """

    game: str
    total: Tally
    variants: dict[str, Tally]
    alone: Tally


class OwnTally(KindTally):
    """The same with what is for oneself: by number of seats (`sizes`), by `seat` (the first is 0),
    by the bots that were at the table, and with people alone; how the games ended; and the middle
    of their lengths in lines and in days.
    """

    sizes: dict[str, Tally] = {}
    places: dict[str, Tally] = {}
    bots: dict[str, Tally] = {}
    people: Tally = msgspec.field(default_factory=Tally)
    endings: dict[str, int] = {}
    lines: int = 0
    days: float = 0.0


def kind_tallies(finished: Iterable[Finished]) -> list[KindTally]:
    """Games by kind, in the order of the games there are."""
    return [KindTally(game, *_common(found)) for game, found in _by_kind(finished).items() if found]


def own_tallies(finished: Iterable[Finished]) -> list[OwnTally]:
    """The same with what is for oneself."""
    return [_own(game, found) for game, found in _by_kind(finished).items() if found]


def _by_kind(finished: Iterable[Finished]) -> dict[str, list[Finished]]:
    out: dict[str, list[Finished]] = {game: [] for game in PACKAGES}
    for one in finished:
        out.setdefault(one.game, []).append(one)
    return out


def _common(found: list[Finished]) -> tuple[Tally, dict[str, Tally], Tally]:
    several = [one for one in found if one.seats > ALONE]
    total, alone = Tally(), Tally()
    for one in found:
        (total if one.seats > ALONE else alone).add(one)
    return total, _grouped(several, [one.variant for one in several]), alone


def _own(game: str, found: list[Finished]) -> OwnTally:
    several = [one for one in found if one.seats > ALONE]
    among_people = Tally()
    for one in several:
        if not one.bots:
            among_people.add(one)
    met = [(one, bot) for one in several for bot in sorted(set(one.bots))]
    endings: dict[str, int] = {}
    for one in found:
        endings[one.ending] = endings.get(one.ending, 0) + 1
    return OwnTally(
        game,
        *_common(found),
        sizes=_grouped(several, [str(one.seats) for one in several]),
        places=_grouped(several, [str(one.seat) for one in several]),
        bots=_grouped([one for one, _ in met], [bot for _, bot in met]),
        people=among_people,
        endings=dict(sorted(endings.items(), key=lambda entry: -entry[1])),
        lines=median_low(one.lines for one in found),
        days=round(median_low(one.seconds for one in found) / DAY, 2),
    )


def _grouped(found: list[Finished], by: list[str]) -> dict[str, Tally]:
    out: dict[str, Tally] = {}
    for one, word in zip(found, by, strict=True):
        if word:
            out.setdefault(word, Tally()).add(one)
    return dict(sorted(out.items()))
