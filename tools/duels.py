"""One bot against others of one kind, at each edition or scenario of a game: every deal is played
with the bot in each seat once. A shared victory counts as a share.
"""

import argparse
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Final

from rich.console import Console
from rich.table import Table

from aedilis.arena.match import Broken, Match
from aedilis.games import GAMES, PACKAGES
from tools import seeing

DEVIATIONS: Final = 1.96
"""So many standard deviations hold 95 %."""


@dataclass(frozen=True)
class Duel:
    """What came of so many games: what was `won`, shared victories by their shares, and how many
    were won by `nobody`.
    """

    games: int
    won: float
    nobody: int

    def share(self) -> float:
        """The share of the games that was won."""
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the share, at 95 %."""
        n, p, z = self.games, self.share(), DEVIATIONS
        middle = p + z * z / (2 * n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return (middle - half) / scale, (middle + half) / scale

    def told(self) -> str:
        """In one cell of a table."""
        low, high = self.interval()
        return f"{self.share():.1%} ({low:.0%} to {high:.0%})"


def duel(
    game: str,
    bots: tuple[str, str],
    options: dict[str, object],
    seats: int,
    games: int,
    seed: str,
    sees_all: bool = False,
) -> Duel:
    """So many games of the first of two bots, all other seats being played by the second. With
    `sees_all` the first cheats, which only a search can. Raises Broken, and TypeError.
    """
    won, nobody = 0.0, 0
    for number in range(games):
        mine = number % seats
        names = [bots[0] if seat == mine else bots[1] for seat in range(seats)]
        deal = f"{seed}-{number // seats}"
        if sees_all:
            winners = seeing.play(game, options, names, mine, deal)
        else:
            winners = played(game, options, names, deal)
        if mine in winners:
            won += 1 / len(winners)
        nobody += not winners
    return Duel(games, won, nobody)


def played(game: str, options: dict[str, object], names: list[str], seed: str) -> list[int]:
    """The winners of one game. Raises Broken."""
    match = Match(GAMES[game], options, names, seed, asides=speaks(game, len(names)))
    match.play()
    if match.failure:
        raise Broken(f"game {seed}: {match.failure}")
    return match.game.winners(match.state)


def speaks(game: str, seats: int) -> bool:
    """Whether what is done out of turn is so much a part of a game that bots do it here. In others
    all that could be done is to give the game away.
    """
    encoder = PACKAGES[game].encoder
    return encoder is not None and encoder(seats).asides


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.duels", description=__doc__)
    parser.add_argument("game", choices=sorted(PACKAGES))
    parser.add_argument("bot")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--games", type=int, default=100, help="of each (default: %(default)s)")
    parser.add_argument("--seed", default="duel", help="default: %(default)s")
    parser.add_argument("--only", help="the editions or scenarios to play, of several with commas")
    parser.add_argument("--sees-all", action="store_true", help="the bot, which searches, cheats")
    args = parser.parse_args()
    if args.sees_all and speaks(args.game, args.seats):
        parser.error("--sees-all: nobody cheats at a game in which bots act out of turn")
    variants = PACKAGES[args.game].variants
    names = args.only.split(",") if args.only else list(variants.names) if variants else [""]
    shown = Table("variant", "seats", "games", f"{args.bot} against {args.others}", "nobody won")
    for name in names:
        options: dict[str, object] = {variants.option: name} if variants else {}
        bots = (args.bot, args.others)
        try:
            found = duel(args.game, bots, options, args.seats, args.games, args.seed, args.sees_all)
        except TypeError as error:
            parser.error(f"--sees-all: {error}")
        shown.add_row(name, str(args.seats), str(args.games), found.told(), str(found.nobody))
    Console().print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
