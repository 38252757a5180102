"""Plays checked games in every edition, with every number of seats and every option that matters.

The games are spread evenly over all these tables. Where one breaks, what broke is told and its
record kept; the other games go on. Exit 1 if any broke.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from aedilis.arena.simulate import Plan, Tally, simulate
from aedilis.games import GAMES
from aedilis.glory.editions import EDITIONS, SWITCHES, edition_facts

SEATS = (2, 3, 4, 5)


def tables() -> Iterator[tuple[dict[str, object], int]]:
    """The options and numbers of seats to go through."""
    for edition in EDITIONS:
        base: dict[str, object] = {"edition": edition}
        facts = edition_facts(edition)
        for seats in SEATS:
            yield base, seats
            yield {**base, "beginner": True}, seats
            yield {**base, "vault-memory": "open"}, seats
            if facts["expert_start"]:
                yield {**base, "expert": True}, seats
        if facts["two_seats_town"] != 2:
            yield {**base, "town-sites": facts["two_seats_town"]}, 2
        for switch in SWITCHES:
            usual = bool(facts.get(switch, True))
            yield {**base, switch.replace("_", "-"): not usual}, 4


def lineups(seats: int) -> list[list[str]]:
    """Who plays: all at random, and good players among them, who get further in a game."""
    mixed = ["greedy" if seat % 2 == 0 else "random" for seat in range(seats)]
    return [["random"] * seats, mixed]


def plans(games: int, seed: str, directory: Path) -> list[Plan]:
    """The runs that make up so many games, at least one for each table."""
    all_of_them = [(options, bots) for options, seats in tables() for bots in lineups(seats)]
    out: list[Plan] = []
    for i, (options, bots) in enumerate(all_of_them):
        share = games * (i + 1) // len(all_of_them) - games * i // len(all_of_them)
        out.append(
            Plan(
                game=GAMES["glory"],
                options=options,
                bots=bots,
                games=max(1, share),
                seed=f"{seed}-{i}",
                check=True,
                failures=directory,
            )
        )
    return out


def title(plan: Plan) -> str:
    """A run in words."""
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    return f"{options}, {len(plan.bots)} seats, {'mixed' if 'greedy' in plan.bots else 'random'}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="in all (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument(
        "--failures", type=Path, default=Path("failures"), help="records (default: %(default)s)"
    )
    args = parser.parse_args()
    for name in ("games", "workers"):
        if getattr(args, name) < 1:
            parser.error(f"{name}: {getattr(args, name)} is not at least 1")
    work = plans(args.games, args.seed, args.failures)
    broken = played = 0
    with ProcessPoolExecutor(max_workers=args.workers) as pool:
        for plan, tally in zip(work, pool.map(simulate, work), strict=True):
            played += tally.games
            broken += len(tally.failures)
            tell(plan, tally)
    print(f"{played} games, {broken} broken")
    return 1 if broken else 0


def tell(plan: Plan, tally: Tally) -> None:
    endings = ", ".join(f"{ending} {n}" for ending, n in sorted(tally.endings.items()))
    print(f"{title(plan)}: {tally.games} games in {tally.seconds:.0f} s ({endings})", flush=True)
    for failure in tally.failures:
        print(f"  {failure}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
