"""Plays checked games of both kinds: in every edition and scenario, with every number of seats and
every option that matters.

The games are spread evenly over all these tables. Where one breaks, what broke is told and its
record kept; the other games go on. Exit 1 if any broke.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from aedilis.arena.simulate import Plan, Tally, simulate
from aedilis.bots.registry import GAME_BOTS
from aedilis.games import GAMES
from aedilis.glory.editions import EDITIONS, SWITCHES, edition_facts
from aedilis.republic.components import SCENARIOS
from aedilis.republic.options import CHOICES, PLAYABLE, scenario_index

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


def republic_tables() -> Iterator[tuple[dict[str, object], int]]:
    """The same for The Republic of Rome."""
    for scenario, facts in (
        (word, SCENARIOS[scenario_index({"scenario": word})]) for word in PLAYABLE
    ):
        for seats in range(facts.seats_min, facts.seats_max + 1):
            yield {"scenario": scenario}, seats
    for option, values in CHOICES.items():
        if option != "scenario":
            yield {"scenario": "late", option: values[1]}, 4


def lineups(game: str, seats: int) -> list[list[str]]:
    """Who plays: all at random, good players among them, and good ones alone, who get furthest."""
    good = GAME_BOTS[game][0]
    mixed = [good if seat % 2 == 0 else "random" for seat in range(seats)]
    return (
        [["random"] * seats, mixed, [good] * seats]
        if game == "republic"
        else [["random"] * seats, mixed]
    )


def plans(games: int, seed: str, directory: Path, which: tuple[str, ...] = ()) -> list[Plan]:
    """The runs that make up so many games, at least one for each table; of both games, or of
    `which`.
    """
    of_game = {"glory": tables, "republic": republic_tables}
    all_of_them = [
        (game, options, bots)
        for game in (which or tuple(of_game))
        for options, seats in of_game[game]()
        for bots in lineups(game, seats)
    ]
    out: list[Plan] = []
    for i, (game, options, bots) in enumerate(all_of_them):
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
            )
        )
    return out


def title(plan: Plan) -> str:
    """A run in words."""
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    bots = " and ".join(dict.fromkeys(plan.bots))
    return f"{plan.game.name}: {options}, {len(plan.bots)} seats, {bots}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="in all (default: %(default)s)")
    parser.add_argument("--game", choices=tuple(GAMES), help="one game alone (default: both)")
    parser.add_argument("--seed", default="1", help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument(
        "--failures", type=Path, default=Path("failures"), help="records (default: %(default)s)"
    )
    args = parser.parse_args()
    for name in ("games", "workers"):
        if getattr(args, name) < 1:
            parser.error(f"{name}: {getattr(args, name)} is not at least 1")
    which = (args.game,) if args.game else ()
    work = plans(args.games, args.seed, args.failures, which)
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
