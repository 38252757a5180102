"""The balance study: plays tournaments of one bot against itself and writes a page of them.

`python -m tools.study` plays, for each game, its usual edition or scenario with every number of
seats, and each other one with the usual number; every seat is played by the game's usual bot, so
that what differs is the seat, the edition and the luck. It goes on where it was stopped, and writes
`docs/explanation/balance.md` from what has been played.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aedilis.arena.match import MOST_MOVES
from aedilis.arena.tournament.executors import Here, Pool
from aedilis.arena.tournament.journal import Journal
from aedilis.arena.tournament.plan import Contest
from aedilis.arena.tournament.playing import Played
from aedilis.arena.tournament.report import worth
from aedilis.arena.tournament.run import play, wanted
from aedilis.arena.tournament.standings import Interval, Results, results_of
from aedilis.bots.registry import best_bot, newest
from aedilis.games import PACKAGES
from aedilis.kernel.game import BadOption
from aedilis.kernel.package import GamePackage

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "explanation" / "balance.md"
FOLDER: Final = ROOT / "build" / "study"
LANGUAGE: Final = "en"
LEAST_SEATS: Final = 2
LEAST_HELD: Final = 30
"""A thing held less often is left out of the page."""


@dataclass(frozen=True)
class Cell:
    """One tournament of the study, and its games."""

    variant: str
    results: Results
    games: list[Played]


def contests(package: GamePackage, games: int, seed: str) -> Iterator[tuple[str, Contest]]:
    """The tournaments of a game, with the edition or scenario of each."""
    usual_bot = best_bot(package.name)
    bot = f"{usual_bot}@{newest(usual_bot, package.name)}"
    variants = package.variants
    names = variants.names if variants is not None else ("",)
    usual = variants.usual if variants is not None else ""
    for name in (usual, *(one for one in names if one != usual)):
        least = max(LEAST_SEATS, package.seats.least)
        counts = range(least, package.seats.most + 1) if name == usual else (package.seats.usual,)
        for seats in counts:
            chosen = {variants.option: name} if variants is not None else {}
            try:
                options = package.rules.options(chosen, seats)
            except BadOption:
                # Not every edition or scenario has every number of seats.
                continue
            yield (
                name,
                Contest(
                    game=package.name,
                    rules=package.rules.rules_version,
                    options=options,
                    players=(bot,),
                    seats=seats,
                    games=games,
                    seed=seed,
                    most_moves=MOST_MOVES,
                ),
            )


def share(one: Interval) -> str:
    """A share with its interval."""
    return f"{one.value:.0%} ({one.low:.0%} to {one.high:.0%})"


def told(package: GamePackage, cells: Sequence[Cell]) -> Iterator[str]:
    """What is told of a game."""
    terms = package.terms(LANGUAGE)
    bot = cells[0].results.contest.players[0]
    yield from ("", f"## {terms.title()}", "")
    yield f"Every seat is played by `{bot}`; rules version {cells[0].results.contest.rules}."
    yield from ("", "### Seats", "")
    most = max(cell.results.contest.seats for cell in cells)
    yield (
        "| | Seats | Games | "
        + " | ".join(f"Seat {n}" for n in range(1, most + 1))
        + " | At 1/n | Nobody |"
    )
    yield "| --- " * (most + 5) + "|"
    for cell in cells:
        found = cell.results
        shares = [share(one.share) for one in found.seats]
        shares += ["" for _ in range(most - len(shares))]
        even = f"{1 / found.contest.seats:.0%}"
        line = [cell.variant, str(found.contest.seats), str(found.games), *shares, even]
        yield "| " + " | ".join([*line, share(found.nobody)]) + " |"
    yield from ("", "### Endings and length", "")
    yield "| | Seats | Moves, mean (95 %) | How the games ended |"
    yield "| --- | --- | --- | --- |"
    for cell in cells:
        found = cell.results
        ends = ", ".join(
            f"{terms.ending(one.ending)} {one.share.value:.0%}" for one in found.endings
        )
        moves = f"{found.moves.value:.0f} ({found.moves.low:.0f} to {found.moves.high:.0f})"
        yield f"| {cell.variant} | {found.contest.seats} | {moves} | {ends} |"
    yield from _things(package, cells)


def _things(package: GamePackage, cells: Sequence[Cell]) -> Iterator[str]:
    """What the winners had: over all tournaments of the same number of seats, where most games
    were.
    """
    terms, seats = package.terms(LANGUAGE), package.seats.usual
    games = [one for cell in cells if cell.results.contest.seats == seats for one in cell.games]
    games = [one for one in games if not one.failure]
    for kind in dict.fromkeys(kind for one in games for kind in one.things):
        found = [one for one in worth(games, kind) if one[1] >= LEAST_HELD]
        if not found:
            continue
        yield from ("", f"### {terms.measure(kind)}, at {seats} seats", "")
        yield f"At 1/n a seat wins {1 / seats:.0%} of its games; {len(games)} games."
        yield from ("", "| | Held at the end | Won by who held it |", "| --- | --- | --- |")
        for name, held, won in found:
            yield f"| {terms.called(kind, name)} | {held} | {share(won)} |"


HEAD: Final = """\
# Balance

How much a seat is worth, how games end, and what winners hold: measured by bots against
themselves. `make study` plays it again and writes this page; `make study GAMES=400` asks for so
many games of each kind. What was played is kept in `build/study`, so that it goes on where it was
stopped. Shares stand with the interval in which they lie with a confidence of 95 % (Wilson's
score); where it includes 1/n, these games do not tell the seat from a fair one.

What a bot does not understand, this page does not measure: it tells how games go among these bots,
and not how they go among people. Who wins often with a building may have it because he was winning.
A table has as many games as the row says; with few of them the intervals are wide.
"""


def main() -> int:
    """Play what is left, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.study", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=200, help="of each kind (default: %(default)s)"
    )
    parser.add_argument("--game", choices=list(PACKAGES), help="only this game; the page is left")
    parser.add_argument("--seed", default="study", help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--write", action="store_true", help="write the page from what is there")
    args = parser.parse_args()
    if args.games < 1 or args.workers < 1:
        parser.error("games, workers: at least 1")
    lines = [HEAD.rstrip()]
    failures = 0
    for package in PACKAGES.values():
        if args.game not in (None, package.name):
            continue
        cells = []
        for variant, contest in contests(package, args.games, args.seed):
            journal = Journal(FOLDER / f"{package.name}-{variant}-{contest.seats}", contest)
            try:
                executor = Pool(args.workers) if args.workers > 1 else Here()
                if not args.write:
                    play(contest, journal, executor, records=False)
                games = wanted(contest, journal)
            finally:
                journal.close()
            if games:
                results = results_of(contest, games)
                failures += results.failures
                cells.append(Cell(variant, results, games))
            print(f"{package.name} {variant} {contest.seats}: {len(games)} games", flush=True)
        if cells:
            lines += told(package, cells)
    if args.game is None:
        PAGE.write_text("\n".join(lines) + "\n", "utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
