"""Measures how well the bots play, and holds them to their marks.

Duels: in every edition of Glory to Rome one greedy bot plays at tables of two and of four seats,
each seat in turn, with everybody else at random. A shared victory counts as a share. Versions: the
newest greedy bot against its first version, each deal in every seat. Follies: what neither of them
should do (`tools.follies`). Levels: a bot of each level of play among those of the level above.
Tables: every seat of The Republic of Rome is played by the same bot; what is measured is in how
many games Rome survives to the end of the era or to a winner, and whether any seat wins more often
than chance would have it. Exit 1 if a share is below its mark, a level no worse than the one above,
or the seats are not alike.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import NormalDist
from typing import Final

from rich.console import Console
from rich.table import Table

from aedilis.arena.match import Broken, Match
from aedilis.arena.simulate import Plan, simulate
from aedilis.bots.registry import levels
from aedilis.games import GAMES, PACKAGES
from aedilis.glory.definitions.editions import EDITIONS
from tools.duels import duel, speaks
from tools.follies import follies

MARKS: Final[dict[int, float]] = {2: 0.95, 4: 0.70}
"""For each number of seats the share of games that greedy must win."""

LADDERS: Final[dict[str, int]] = {"glory": 2, "republic": 5}
"""The games whose levels are measured, with the seats of their tables."""

FAIR: Final = 0.01
"""Seats count as unlike when chance alone would part them so far in fewer games than this share."""


@dataclass(frozen=True)
class Whole:
    """A table at which one bot plays every seat. `mark` is the share of its games that must end
    with a winner, and that its seats must be alike; without one it is only told.
    """

    game: str
    scenario: str
    bot: str
    seats: int
    mark: float | None


TABLES: Final = (
    Whole("republic", "early", "random", 5, None),
    Whole("republic", "early", "senator", 5, 0.50),
    Whole("republic", "middle", "random", 5, None),
    Whole("republic", "middle", "senator", 5, None),
    Whole("republic", "late", "random", 5, None),
    Whole("republic", "late", "senator", 5, None),
)


@dataclass(frozen=True)
class Measured:
    """What came of the games of a whole table: the games `won` by somebody, out of `games`, the
    `wins` of each seat, and the `endings`.
    """

    games: int
    won: float
    wins: tuple[float, ...]
    endings: dict[str, int]

    def share(self) -> float:
        """The share of games with a winner."""
        return self.won / self.games

    def chance(self) -> float:
        """How likely the wins would be parted so far by chance alone."""
        return chance_of(self.wins)


@dataclass(frozen=True)
class Rung:
    """What came of so many games of one bot among those of the level above: the games won by it
    (`lower`) and by each of the others on average (`upper`), shared victories by their shares.
    """

    games: int
    lower: float
    upper: float


def share_of_wins(options: dict[str, object], seats: int, games: int, seed: str) -> float:
    """The part of so many games that one greedy bot among random ones wins. Raises Broken.

    Nobody acts out of turn, so that no game is given away by a concession made at random.
    """
    won = 0.0
    for number in range(games):
        mine = number % seats
        bots = ["greedy" if seat == mine else "random" for seat in range(seats)]
        match = Match(GAMES["glory"], options, bots, f"{seed}-{number}", asides=False)
        match.play()
        if match.failure:
            raise Broken(f"game {seed}-{number}: {match.failure}")
        winners = match.game.winners(match.state)
        if mine in winners:
            won += 1 / len(winners)
    return won / games


def measure(table: Whole, games: int, seed: str) -> Measured:
    """Play so many games of a whole table. Raises Broken."""
    bots = [table.bot] * table.seats
    tally = simulate(Plan(GAMES[table.game], {"scenario": table.scenario}, bots, games, seed))
    if tally.failures:
        raise Broken(str(tally.failures[0]))
    return Measured(games, sum(tally.wins), tuple(tally.wins), tally.endings)


def chance_of(counts: Sequence[float]) -> float:
    """How likely equal seats would differ at least so much: a chi-square test, by the cube root
    approximation of Wilson and Hilferty. 1 where there is nothing to compare.
    """
    mean = sum(counts) / max(1, len(counts))
    free = len(counts) - 1
    if free < 1 or mean == 0:
        return 1.0
    square = sum((count - mean) ** 2 for count in counts) / mean
    spread = 2 / (9 * free)
    return 1 - NormalDist().cdf(((square / free) ** (1 / 3) - (1 - spread)) / spread**0.5)


def duels(games: int, seed: str, console: Console) -> int:
    """Play and show the duels; gives how many are below their mark."""
    shown = Table("edition", "seats", "games", "won", "mark")
    weak = 0
    for edition in EDITIONS:
        for seats, mark in MARKS.items():
            share = share_of_wins({"edition": edition}, seats, games, seed)
            weak += share < mark
            shown.add_row(edition, str(seats), str(games), f"{share:.1%}", f"{mark:.0%}")
    console.print(shown)
    return weak


def versions(games: int, seed: str, console: Console) -> int:
    """Play and show the newest greedy bot against the first; gives how often it is not better."""
    shown = Table("edition", "seats", "games", "greedy against greedy@1")
    weak = 0
    for edition in EDITIONS:
        found = duel("glory", ("greedy", "greedy@1"), {"edition": edition}, 2, games, seed)
        weak += found.share() <= 0.5
        shown.add_row(edition, "2", str(games), found.told())
    console.print(shown)
    return weak


def rung(game: str, lower: str, upper: str, seats: int, games: int, seed: str) -> Rung:
    """So many games of a bot of a level among those of the level above, in each seat in turn.
    Raises Broken.
    """
    low = high = 0.0
    for number in range(games):
        mine = number % seats
        bots = [lower if seat == mine else upper for seat in range(seats)]
        name = f"{seed}-{number // seats}"
        match = Match(GAMES[game], PACKAGES[game].usual(), bots, name, asides=speaks(game, seats))
        match.play()
        if match.failure:
            raise Broken(f"game {name}: {match.failure}")
        winners = match.game.winners(match.state)
        mine_won = mine in winners
        low += 1 / len(winners) if mine_won else 0.0
        high += (len(winners) - mine_won) / len(winners) if winners else 0.0
    return Rung(games, low, high / (seats - 1))


def ladder(games: int, seed: str, console: Console) -> int:
    """Play and show each level of play among those above it; gives how often it is no worse."""
    shown = Table("game", "seats", "level", "bot", "games", "won", "won by each of the level above")
    weak = 0
    for game, seats in LADDERS.items():
        for (level, lower), (_, upper) in pairwise(levels(game).items()):
            found = rung(game, lower, upper, seats, games, seed)
            weak += found.lower >= found.upper
            shown.add_row(
                game, str(seats), level, lower, str(games),
                f"{found.lower / games:.1%}", f"{upper} {found.upper / games:.1%}",
            )  # fmt: skip
    console.print(shown)
    return weak


def tables(games: int, seed: str, console: Console) -> int:
    """Play and show the whole tables; gives how many are below their mark."""
    shown = Table("scenario", "bot", "games", "won", "mark", "wins by seat", "by chance", "endings")
    weak = 0
    for table in TABLES:
        found = measure(table, games, seed)
        if table.mark is not None:
            weak += found.share() < table.mark or found.chance() < FAIR
        endings = ", ".join(f"{end} {count}" for end, count in sorted(found.endings.items()))
        shown.add_row(
            table.scenario, table.bot, str(games), f"{found.share():.1%}",
            "" if table.mark is None else f"{table.mark:.0%}",
            " ".join(f"{wins:g}" for wins in found.wins), f"{found.chance():.2f}", endings,
        )  # fmt: skip
    console.print(shown)
    return weak


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="a duel (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=300, help="a table (default: %(default)s)")
    parser.add_argument("--rungs", type=int, default=100, help="a level (default: %(default)s)")
    parser.add_argument("--seed", default="strength", help="default: %(default)s")
    args = parser.parse_args()
    for name in ("games", "tables", "rungs"):
        if getattr(args, name) < 1:
            parser.error(f"{name}: {getattr(args, name)} is not at least 1")
    console = Console()
    weak = duels(args.games, args.seed, console) + versions(args.games, args.seed, console)
    weak += follies(("greedy@1", "greedy"), args.tables, args.seed, console)
    weak += ladder(args.rungs, args.seed, console)
    weak += tables(args.tables, args.seed, console)
    if weak:
        print(f"below their mark: {weak} of the matches above", file=sys.stderr)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
