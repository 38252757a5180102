"""The command ``aedilis tournament``: programs against each other, with ratings and a report."""

import argparse
import os
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aedilis.arena.cli import PLAIN_SEED, add_options, options_of
from aedilis.arena.match import MOST_MOVES
from aedilis.arena.tournament.executors import Executor, Here, NoExecutor, Pool, Ray
from aedilis.arena.tournament.journal import Journal, OtherTournament
from aedilis.arena.tournament.plan import Contest, groups
from aedilis.arena.tournament.programs import is_program
from aedilis.arena.tournament.run import play, wanted
from aedilis.arena.tournament.standings import Results
from aedilis.bots.registry import UnknownBot, check_simulated
from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.codec import digest
from aedilis.kernel.game import BadOption
from aedilis.kernel.text import LANGUAGES, best_language

FOLDER: Final = Path("tournaments")
MOST_WORKERS: Final = 256
MOST_PLAYERS: Final = 12

DESCRIPTION: Final = (
    "Lets programs play against each other and measures them. Each group of players meets on the "
    "same deal once in every seat. A player is a bot (NAME, NAME@VERSION, NAME:SETTING), a command "
    "(exec:./my_bot) or an address (http://...). Games are kept in a folder as they are played; "
    "the same command goes on where it was stopped. Exit 1 if the rules broke in a game."
)


class BadUsage(ValueError):
    """An argument that does not fit; the text names it and says what would be right."""


def examples() -> str:
    """What may be asked for."""
    game = next(iter(PACKAGES))
    bots = ",".join((*list(PACKAGES[game].bots)[:1], "random"))
    return "\n".join(
        (
            "examples:",
            f"  aedilis tournament {game} --players {bots} --games 200 --seed 1",
            f"  aedilis tournament {game} --players {bots} --games 200 --report out.html --json",
            f"  aedilis tournament {game} --players {bots},exec:./my_bot --games 60 --workers 4",
            "",
        )
    )


def add_parser(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add ``aedilis tournament`` to the commands; its arguments are then given to ``run``."""
    parser = subparsers.add_parser(
        "tournament",
        help="programs against each other, with ratings and a report",
        description=textwrap.fill(DESCRIPTION, width=78),
        epilog=examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    add("--players", required=True, metavar="A,B,...", help="who plays")
    add("--games", type=int, default=100, metavar="N", help="default: %(default)s")
    add("--seed", default="1", metavar="S", help="default: %(default)s")
    add("--seats", type=int, metavar="N", help="default: one a player, as far as the game allows")
    add_options(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="so many processes (default: one a processor); 1 plays in this one",
    )
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster; `local` starts one here")
    add(
        "--record",
        type=Path,
        metavar="DIR",
        help="where journal and records are kept (default: tournaments/GAME-ID)",
    )
    add("--no-records", action="store_true", help="keep the journal alone, and no game's record")
    add(
        "--limit",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="for each answer of a command or address (default: %(default)g)",
    )
    add("--max-moves", type=int, default=MOST_MOVES, metavar="N", help="default: %(default)s")
    add("--report", type=Path, metavar="FILE", help="write the report, one page of HTML")
    add("--parquet", type=Path, metavar="FILE", help="write the games as Parquet, a row a seat")
    add("--language", choices=LANGUAGES, help="of the report (default: the system's)")
    add("--json", action="store_true", help="print exactly one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out ``aedilis tournament``: 0, 1 when the rules broke in a game, 2 for wrong usage."""
    try:
        contest = contest_of(args)
        folder = args.record or FOLDER / name_of(contest)
        if args.parquet is not None:
            from aedilis.arena.tournament.parquet import check_installed

            check_installed()
        executor = executor_of(args)
        journal = Journal(folder, contest)
        try:
            results = watched(contest, journal, executor, not args.no_records, folder)
        finally:
            journal.close()
        write(args, results, journal)
    except (BadUsage, BadOption, UnknownBot, NoExecutor, OtherTournament) as error:
        return _error(str(error))
    except OSError as error:
        return _error(f"{error.filename}: {error.strerror}")
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(results) + b"\n")
    else:
        tell(results)
    for one in wanted(contest, journal):
        if one.failure:
            told = f"game {one.number} (seed {one.seed}) broke after {one.moves} moves"
            print(f"aedilis: {told}: {one.failure}", file=sys.stderr)
    return 1 if results.failures else 0


def name_of(contest: Contest) -> str:
    """What the folder of a tournament is called: the same whatever number of games is asked for."""
    return f"{contest.game}-{digest(msgspec.to_builtins(replace(contest, games=1)))[:10]}"


def contest_of(args: argparse.Namespace) -> Contest:
    """The tournament that the arguments ask for. Raises BadUsage, BadOption, UnknownBot."""
    package = PACKAGES[args.game]
    players = tuple(name.strip() for name in args.players.split(","))
    for number, least in ((args.games, 1), (args.max_moves, 1)):
        if number < least:
            raise BadUsage(f"games, max-moves: {number} is not at least {least}")
    if not 0 < args.limit <= 3600:
        raise BadUsage(f"limit: {args.limit:g} is not a number of seconds up to 3600")
    if not PLAIN_SEED.fullmatch(args.seed):
        raise BadUsage(f"seed: {args.seed!r} must be 1 to 64 letters, digits, dots, - or _")
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise BadUsage(f"players: {len(players)} is not from 1 to {MOST_PLAYERS}")
    if len(set(players)) < len(players):
        raise BadUsage("players: the same one is named twice")
    for one in players:
        if not is_program(one):
            check_simulated(one, args.game)
    least, usual, most = package.seats
    alone = len(players) == 1
    seats = args.seats if args.seats is not None else usual if alone else len(players)
    seats = min(seats, most) if args.seats is None else seats
    if not least <= seats <= most:
        raise BadUsage(f"seats: {seats} is not from {least} to {most}")
    return Contest(
        game=args.game,
        rules=package.rules.rules_version,
        options=package.rules.options(options_of(args), seats),
        players=players,
        seats=seats,
        games=args.games,
        seed=args.seed,
        most_moves=args.max_moves,
        limit=args.limit,
    )


def executor_of(args: argparse.Namespace) -> Executor:
    """Where it is played. Raises BadUsage, NoExecutor."""
    if args.ray is not None:
        return Ray(args.ray)
    workers = args.workers if args.workers is not None else len(os.sched_getaffinity(0))
    if not 1 <= workers <= MOST_WORKERS:
        raise BadUsage(f"workers: {workers} is not from 1 to {MOST_WORKERS}")
    return Pool(workers) if workers > 1 else Here()


def watched(
    contest: Contest, journal: Journal, executor: Executor, records: bool, folder: Path
) -> Results:
    """Play it, with a bar on a terminal. On Ctrl-C whoever watches is told how to go on."""
    console = Console(stderr=True)
    try:
        if not console.is_terminal:
            return play(contest, journal, executor, records)
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("games", total=contest.games)
            return play(
                contest, journal, executor, records, lambda n: progress.update(task, completed=n)
            )
    except KeyboardInterrupt:
        done = len(journal.played)
        print(
            f"aedilis: stopped after {done} of {contest.games} games, which are kept in {folder}; "
            "the same command goes on",
            file=sys.stderr,
        )
        raise


def write(args: argparse.Namespace, results: Results, journal: Journal) -> None:
    """Write what was asked for besides. Raises OSError."""
    games = wanted(results.contest, journal)
    if args.report is not None:
        from aedilis.arena.tournament.report import page

        text = page(results, games, args.language or best_language())
        args.report.write_text(text, "utf-8")
    if args.parquet is not None:
        from aedilis.arena.tournament.parquet import save

        save(results.contest, games, args.parquet)


def tell(results: Results) -> None:
    """Tell people how it came out: the same bytes for the same games."""
    contest = results.contest
    print(f"{results.games} games of {contest.game}, {contest.seats} seats, seed {contest.seed}")
    width = max(len(one.player) for one in results.standings)
    print(f"{'player':{width}}  rating  95 %          won     95 %           at 1/n  games  faults")
    for one in results.standings:
        rating, share = one.rating, one.share
        print(
            f"{one.player:{width}}  {rating.value:6.0f}  {rating.low:5.0f}-{rating.high:<5.0f} "
            f"{share.value:7.1%}  {share.low:6.1%}-{share.high:<6.1%} {one.even:7.1%}  "
            f"{one.games:5}  {one.faults:6}"
        )
        if one.fault:
            print(f"{'':{width}}  first fault: {one.fault}")
    print("endings: " + ", ".join(f"{one.ending} {one.games}" for one in results.endings))
    print(f"nobody won: {results.nobody.value:.1%}")
    seats = ", ".join(f"{n} {one.share.value:.1%}" for n, one in enumerate(results.seats, 1))
    print(f"won by seat: {seats}")
    print(
        f"moves: {results.moves.value:.1f} on the average, {results.moves_median:g} in the middle"
    )
    if not results.balanced and len(groups(len(contest.players), contest.seats)[0]) > 1:
        print(f"not balanced: seats are even after every {contest.round_of()} games")


def _error(text: str) -> int:
    print(f"aedilis: {' '.join(text.split())}", file=sys.stderr)
    return 2
