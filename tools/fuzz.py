"""Plays checked games of both kinds: in every edition and scenario, with every number of seats and
all pairs of options, most of them among wild players.

The games are spread evenly over all these tables. Then some are begun in each position of the
scenario files, since what a rule is tried with there comes up seldom by itself. Where one breaks,
what broke is told and its record kept; the other games go on. At the end a table tells how often
everything there is has occurred. Exit 1 if a game broke, or if so many were played that all should
have occurred, and something has not that `never.toml` gives no reason for.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from aedilis.arena.occurrences import Occurrences
from aedilis.arena.simulate import Plan, Tally, simulate
from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.scenario import load
from tools.fuzz_tables import lineups, tables
from tools.occurrences import known, never, table, wrong

GAMES_OF_EACH: Final = 5000
"""So many games of a kind are played, and after so many everything should have occurred."""
EVERY: Final = 4
"""Before one in so many moves all is checked, before the others the rules' invariants alone: more
games find more than more checks in each.
"""


FROM_EACH: Final = 3
"""So many games are begun in each position."""
POSITIONS: Final = Path(__file__).resolve().parents[1] / "tests"


class Sum(NamedTuple):
    """What came of all games of one kind."""

    game: str
    tallies: list[Tally]
    occurrences: Occurrences

    def games(self) -> int:
        """How many were played."""
        return sum(tally.games for tally in self.tallies)

    def broken(self) -> list[str]:
        """What broke."""
        return [str(failure) for tally in self.tallies for failure in tally.failures]

    def amiss(self, enough: int) -> list[str]:
        """What the counts should not have left so, if there were games enough."""
        return list(wrong(known(GAMES[self.game]), self.occurrences, self.games() >= enough))

    def to_data(self, enough: int) -> dict[str, object]:
        """Plain data for `--json`."""
        of = known(GAMES[self.game])
        return {
            "games": self.games(),
            "moves": sum(tally.moves for tally in self.tallies),
            "seconds": round(sum(tally.seconds for tally in self.tallies), 3),
            "broken": self.broken(),
            "amiss": self.amiss(enough),
            "occurrences": {
                group: {name: self.occurrences.counts.get(group, {}).get(name, 0) for name in names}
                for group, names in of.names.items()
            },
            "never": {group: never(of, self.occurrences, group) for group in of.names},
        }


def plans(
    games: int, seed: str, directory: Path, which: tuple[str, ...] = (), every: int = EVERY
) -> list[Plan]:
    """The runs that make up so many games of each kind, at least one for each table and lineup; of
    both kinds, or of `which`. The dearer checks are made before one in `every` moves.
    """
    out: list[Plan] = []
    for game in which or tuple(GAMES):
        all_of_them = [
            (options, bots) for options, seats in tables(game) for bots in lineups(game, seats)
        ]
        for i, (options, bots) in enumerate(all_of_them):
            share = games * (i + 1) // len(all_of_them) - games * i // len(all_of_them)
            out.append(
                Plan(
                    game=GAMES[game],
                    options=options,
                    bots=bots,
                    games=max(1, share),
                    seed=f"{seed}-{i}",
                    check=True,
                    failures=directory,
                    count=True,
                    every=every,
                )
            )
    return out


def from_positions(
    games: int, seed: str, directory: Path, which: tuple[str, ...] = (), every: int = EVERY
) -> list[Plan]:
    """The runs that play so many games of wild players from each position of the scenario files,
    for all editions or scenarios that the file is for, in turns.
    """
    out: list[Plan] = []
    for game in which or tuple(GAMES):
        package = PACKAGES[game]
        assert package.scenarios is not None
        words = package.scenarios()
        for path in sorted((POSITIONS / game / "scenarios").rglob("*.yaml")):
            found = load(path, {game: words})
            for i, edition in enumerate(found.editions):
                share = games * (i + 1) // len(found.editions) - games * i // len(found.editions)
                out.append(
                    Plan(
                        game=GAMES[game],
                        options={words.version: edition, **found.data.get("options", {})},
                        bots=["wild"] * len(found.seats),
                        games=share,
                        seed=f"{seed}-{path.parent.name}-{path.stem}-{edition}",
                        check=True,
                        failures=directory,
                        count=True,
                        every=every,
                        position=path,
                    )
                )
    return [plan for plan in out if plan.games]


def title(plan: Plan) -> str:
    """A run in words."""
    if plan.position is not None:
        return f"{plan.game.name}: from {plan.position.relative_to(POSITIONS.parent)}"
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    bots = " and ".join(dict.fromkeys(plan.bots))
    return f"{plan.game.name}: {options}, {len(plan.bots)} seats, {bots}"


def main() -> int:
    args = arguments()
    which = (args.game,) if args.game else ()
    work = plans(args.games, args.seed, args.failures, which, args.every)
    work += from_positions(args.from_each, args.seed, args.failures, which, args.every)
    began = time.perf_counter()
    sums = {plan.game.name: Sum(plan.game.name, [], Occurrences()) for plan in work}
    with ProcessPoolExecutor(max_workers=args.workers) as pool:
        for plan, tally in zip(work, pool.map(simulate, work), strict=True):
            of = sums[plan.game.name]
            of.tallies.append(tally)
            of.occurrences.take(tally.occurrences)
            if not args.json:
                tell(plan, tally)
    if args.json:
        print(json.dumps({name: of.to_data(args.enough) for name, of in sums.items()}))
    else:
        for of in sums.values():
            report(of, args.enough)
        print(f"{time.perf_counter() - began:.0f} s")
    return 1 if any(of.broken() or of.amiss(args.enough) for of in sums.values()) else 0


def arguments() -> argparse.Namespace:
    """What the caller wants."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES_OF_EACH, help="of each kind (default: %(default)s)"
    )
    parser.add_argument("--game", choices=tuple(GAMES), help="one kind alone (default: both)")
    parser.add_argument("--seed", default="1", help="default: %(default)s")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument(
        "--failures", type=Path, default=Path("failures"), help="records (default: %(default)s)"
    )
    parser.add_argument(
        "--enough",
        type=int,
        default=GAMES_OF_EACH,
        help="after so many games of a kind everything should have occurred (default: %(default)s)",
    )
    parser.add_argument(
        "--every",
        type=int,
        default=EVERY,
        help="the dearer checks before one in so many moves (default: %(default)s)",
    )
    parser.add_argument(
        "--from-each",
        type=int,
        default=FROM_EACH,
        metavar="GAMES",
        help="from each position of the scenario files (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    args = parser.parse_args()
    for name in ("games", "workers", "enough", "every"):
        if getattr(args, name) < 1:
            parser.error(f"{name}: {getattr(args, name)} is not at least 1")
    return args


def tell(plan: Plan, tally: Tally) -> None:
    """How one run went."""
    endings = ", ".join(f"{ending} {n}" for ending, n in sorted(tally.endings.items()))
    print(f"{title(plan)}: {tally.games} games in {tally.seconds:.0f} s ({endings})", flush=True)
    for failure in tally.failures:
        print(f"  {failure}", flush=True)


def report(of: Sum, enough: int) -> None:
    """What occurred in all games of a kind, and what is wrong."""
    print(f"\n{of.game}: what has occurred")
    for line in table(known(GAMES[of.game]), of.occurrences):
        print(line)
    for line in of.amiss(enough):
        print(f"{of.game}: {line}")
    print(f"{of.game}: {of.games()} games, {len(of.broken())} broken", flush=True)


if __name__ == "__main__":
    sys.exit(main())
