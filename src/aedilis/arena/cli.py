"""The command ``aedilis simulate``: bots play many games, checked as they go if so wished."""

import argparse
import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aedilis.arena.checks import SAMPLES
from aedilis.arena.match import MOST_MOVES
from aedilis.arena.simulate import Plan, Tally, simulate
from aedilis.bots.registry import UnknownBot, best_bot, simulated_bots
from aedilis.games import GAMES, NAMED_TABLES, PACKAGES
from aedilis.kernel.game import BadOption
from aedilis.kernel.package import ALL

SEATS: Final = 4
OWN: Final = "own "
"""Before the names of switches that are options of games: these may be called like any other."""
PLAIN_SEED: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")

DESCRIPTION: Final = (
    "Plays games among bots and counts how they come out. With --check, what must hold in every "
    f"game is tested. {SAMPLES} A game that breaks is told of, its record kept, and the next one "
    "begun. Exit 1 if any broke."
)


def examples() -> str:
    """What may be asked for, with the games there are."""
    lines = ["examples:"]
    for package in PACKAGES.values():
        name, seats, variants = package.name, package.seats, package.variants
        chosen = f"--{variants.option} {variants.names[-1]} " if variants is not None else ""
        lines += [
            f"  aedilis simulate {name} --games 1000 --seed 1 --check",
            (
                f"  aedilis simulate {name} --games 100 --seats {seats.usual} {chosen}"
                f"--bots {best_bot(name)} --json"
            ),
        ]
    lines.append(f"  aedilis simulate {next(iter(PACKAGES))} --games 20 --record games")
    return "\n".join(lines) + "\n"


def advanced_rules() -> str:
    """The advanced rules of each game that has any."""
    games = [one for one in PACKAGES.values() if one.advanced()]
    return "; ".join(f"{', '.join(one.advanced())} ({one.name})" for one in games) or "none"


class BadUsage(ValueError):
    """An argument that does not fit; the text names it and says what would be right."""


def add_parser(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add ``aedilis simulate`` to the commands; its arguments are then given to ``run``."""
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play many games, and check them",
        description=textwrap.fill(DESCRIPTION, width=78),
        epilog=examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--seed",
        default="1",
        metavar="S",
        help="the same seed plays the same games (default: %(default)s)",
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help=f"default: one a bot named, or {SEATS}"
    )
    for name, count in NAMED_TABLES.items():
        told = f"the same as --seats {count}"
        parser.add_argument(f"--{name}", dest="seats", action="store_const", const=count, help=told)
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,...",
        help="one bot for every seat, or one for all of them: "
        + "; ".join(f"{', '.join(simulated_bots(game))} for {game}" for game in GAMES)
        + " (default: %(default)s)",
    )
    parser.add_argument(
        "--check", action="store_true", help="test every invariant before every move"
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="DIR",
        help="keep the record of every game there (default: of broken ones only, in failures)",
    )
    parser.add_argument(
        "--max-moves",
        type=int,
        default=MOST_MOVES,
        metavar="N",
        help="a game with more moves counts as broken (default: %(default)s)",
    )
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the games; `options_of` reads them."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given again",
    )
    parser.add_argument(
        "--options",
        choices=(ALL,),
        metavar=ALL,
        help="with every advanced rule of the game: " + advanced_rules(),
    )
    chosen = parser.add_mutually_exclusive_group()
    for name, usual in _variants().items():
        try:
            chosen.add_argument(
                f"--{name}",
                dest=OWN + name,
                metavar=name[0].upper(),
                help="; ".join(f"of {game} (default: {one})" for game, one in usual.items()),
            )
        except argparse.ArgumentError:
            # Another switch is called so; it can still be given as an option.
            continue


def _variants() -> dict[str, dict[str, str]]:
    """The options that say which edition or scenario: for each game that has it the usual one."""
    out: dict[str, dict[str, str]] = {}
    for package in PACKAGES.values():
        if package.variants is not None:
            out.setdefault(package.variants.option, {})[package.name] = package.variants.usual
    return out


def run(args: argparse.Namespace) -> int:
    """Carry out ``aedilis simulate``: 0, 1 when a game broke, 2 for wrong usage."""
    try:
        plan = plan_of(args)
        if plan.directory is not None:
            plan.directory.mkdir(parents=True, exist_ok=True)
        tally = play_all(plan)
    except (BadUsage, BadOption, UnknownBot) as error:
        return _error(str(error))
    except OSError as error:
        return _error(f"record: {error.filename}: {error.strerror}")
    if args.json:
        print(json.dumps(tally.to_data()))
    else:
        report(tally, plan)
    for failure in tally.failures:
        print(f"aedilis: {failure}", file=sys.stderr)
    return 1 if tally.failures else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The run that the arguments ask for. Raises BadUsage, BadOption."""
    if args.games < 1:
        raise BadUsage(f"games: {args.games} is not at least 1")
    if args.max_moves < 1:
        raise BadUsage(f"max-moves: {args.max_moves} is not at least 1")
    if not PLAIN_SEED.fullmatch(args.seed):
        raise BadUsage(f"seed: {args.seed!r} must be 1 to 64 letters, digits, dots, - or _")
    bots = [name.strip() for name in args.bots.split(",")]
    seats = args.seats if args.seats is not None else len(bots) if len(bots) > 1 else SEATS
    if seats < 1:
        raise BadUsage(f"seats: {seats} is not at least 1")
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise BadUsage(f"bots: {len(bots)} are named for {seats} seats; name one, or one a seat")
    return Plan(
        game=GAMES[args.game],
        options=options_of(args),
        bots=bots,
        games=args.games,
        seed=args.seed,
        check=args.check,
        directory=args.record,
        most_moves=args.max_moves,
    )


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """The game's options. Raises BadOption."""
    options = PACKAGES[args.game].read_options(args.option, args.options)
    for name in _variants():
        value = getattr(args, OWN + name, None)
        if value is not None:
            options[name] = value
    return options


def play_all(plan: Plan) -> Tally:
    """Play the games, with a bar on a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return simulate(plan)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=plan.games)
        return simulate(plan, lambda done: progress.update(task, completed=done))


def report(tally: Tally, plan: Plan) -> None:
    """Tell people how it came out."""
    data = tally.to_data()
    print(
        f"{tally.games} games of {tally.game}, {tally.seats} seats, {tally.moves} moves in "
        f"{data['seconds']} s ({data['games_per_second']} games/s, "
        f"{data['moves_per_second']} moves/s)"
    )
    endings = ", ".join(f"{ending} {n}" for ending, n in sorted(tally.endings.items()))
    print(f"endings:  {endings or 'none'}")
    wins = ", ".join(
        f"seat {seat + 1} {bot} {won:.4g}"
        for seat, (bot, won) in enumerate(zip(plan.bots, tally.wins, strict=True))
    )
    print(f"wins:     {wins}")
    print(f"failures: {len(tally.failures)}")


def _error(text: str) -> int:
    print(f"aedilis: {' '.join(text.split())}", file=sys.stderr)
    return 2
