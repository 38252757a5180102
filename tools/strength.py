"""Measures how well the greedy bot plays against the random one, and holds it to its marks.

In every edition it plays games of two and of four seats, each seat in turn, with everybody else at
random. A shared victory counts as a share. Exit 1 if a share of wins is below its mark.
"""

import argparse
import sys
from typing import Final

from rich.console import Console
from rich.table import Table

from aedilis.arena.match import Broken, Match
from aedilis.games import GAMES
from aedilis.glory.editions import EDITIONS

MARKS: Final[dict[int, float]] = {2: 0.95, 4: 0.70}
"""For each number of seats the share of games that greedy must win."""


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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="a match (default: %(default)s)")
    parser.add_argument("--seed", default="strength", help="default: %(default)s")
    args = parser.parse_args()
    if args.games < 1:
        parser.error(f"games: {args.games} is not at least 1")
    table = Table("edition", "seats", "games", "won", "mark")
    weak = 0
    for edition in EDITIONS:
        for seats, mark in MARKS.items():
            share = share_of_wins({"edition": edition}, seats, args.games, args.seed)
            weak += share < mark
            table.add_row(edition, str(seats), str(args.games), f"{share:.1%}", f"{mark:.0%}")
    Console().print(table)
    if weak:
        print(f"greedy is below its mark in {weak} of {table.row_count} matches", file=sys.stderr)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
