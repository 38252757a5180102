"""A real server under the load of many tables: `python -m bench.server [--tables 300] [--json]`.

It measures moves acknowledged a second at full speed, how long acknowledgements take at a fixed
rate, how long until another seat has seen a move that was acknowledged, the server's memory, and
how long it takes to open a game of 2,000 lines that is not in memory. Each move is on the disk
before it is acknowledged; the file lies in a temporary directory (or where --directory says).

Then the same with one process and with two on one PostgreSQL (`bench.server.beyond`): moves a
second, and how long a reader in the other process waits to see a move, also when the database has
been away.
"""

import argparse
import asyncio
import json
import math
import resource
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from aedilis.games import GAMES
from bench.server import beyond, opening
from bench.server.figures import spread
from bench.server.load import Counts, Load, Visitor
from bench.server.process import Server, prepare

TWO = "beyond.two_processes"
TARGETS = {
    "moves a second": ("full_speed.moves_per_second", ">=", 400),
    "ack p95 ms": ("fixed_rate.ack_p95_ms", "<", 100),
    "seen p95 ms": ("fixed_rate.seen_p95_ms", "<=", 150),
    "rss MB": ("memory.rss_mb", "<", 400),
    "opening ms": ("opening.slowest_ms", "<", 200),
    "two processes, times as fast": ("beyond.times_as_fast", ">=", 1.6),
    "the same by processor time": ("beyond.times_as_fast_by_cpu", ">=", 1.6),
    "seen in the other, p95 ms": (f"{TWO}.fixed_rate.seen_there_p95_ms", "<", 200),
    "the same, database just back": (f"{TWO}.outage.first_second.seen_there_p95_ms", "<", 200),
    "the same, a second later": (f"{TWO}.outage.afterwards.seen_there_p95_ms", "<", 200),
}
SETTLE = 1.0


def told(counts: Counts, seconds: float, cpu: float) -> dict[str, Any]:
    """A phase in figures."""
    acks, seen = spread(counts.acks), spread([wait.seconds for wait in counts.waits])
    return {
        "moves_per_second": round(counts.moves / seconds, 1),
        "refused": counts.refused,
        "games_finished": counts.finished,
        **{f"ack_{name}": value for name, value in acks.items()},
        **{f"seen_{name}": value for name, value in seen.items()},
        "server_cpu": round(cpu / seconds, 2),
    }


async def measure(
    server: Server, visitors: list[Visitor], args: argparse.Namespace
) -> dict[str, Any]:
    """All phases on one server."""
    kinds = list(GAMES) if args.game == "all" else [args.game]
    load = Load(server.url, visitors, args.tables, kinds)

    async def watch() -> None:
        while True:
            server.sample()
            await asyncio.sleep(0.5)

    watching = asyncio.create_task(watch())
    begun = time.perf_counter()
    await load.begin()
    figures: dict[str, Any] = {"setup_seconds": round(time.perf_counter() - begun, 1)}
    phases: list[tuple[str, float | None]] = []
    if args.rate in ("both", "max"):
        phases.append(("full_speed", None))
    if args.rate != "max":
        phases.append(("fixed_rate", 200.0 if args.rate == "both" else float(args.rate)))
    try:
        for name, rate in phases:
            await asyncio.sleep(SETTLE)
            cpu, begun = server.cpu(), time.perf_counter()
            counts = await load.phase(args.seconds, rate)
            spent = time.perf_counter() - begun
            figures[name] = told(counts, args.seconds, (server.cpu() - cpu) * args.seconds / spent)
        figures["memory"] = {"rss_mb": round(server.rss / 1e6, 1)}
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await load.end()
    return figures


def alone(args: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Measure one server with a database of its own; gives the figures."""
    database = args.database or str(directory / "bench.sqlite3")
    visitors = prepare(database, args.seats)
    rooms = args.tables + 50
    server = Server(database, directory, rooms, args.profile)
    try:
        figures = asyncio.run(measure(server, visitors, args))
        games = opening.keep(server.url, visitors[0].token, opening.long_record())
    finally:
        server.stop()
    server = Server(database, directory, rooms)
    try:
        figures["opening"] = asyncio.run(opening.opened(server.url, visitors[0].token, games))
    finally:
        server.stop()
    return figures


def run(args: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Measure everything that is asked for; gives the figures."""
    figures: dict[str, Any] = {}
    if args.part != "beyond":
        figures |= alone(args, directory)
    if args.part != "alone":
        figures["beyond"] = beyond.run(args, directory)
    figures["settings"] = {"tables": args.tables, "seats": args.seats, "game": args.game}
    return figures


def _show(figures: dict[str, Any], depth: int = 0) -> None:
    for name, part in figures.items():
        label = f"{'  ' * depth}{name.replace('_', ' ')}"
        if isinstance(part, dict):
            print(f"{'' if depth else chr(10)}{label}")
            _show(part, depth + 1)
        else:
            print(f"{label:28} {part}")


def report(figures: dict[str, Any]) -> None:
    """Print the figures for people."""
    _show(figures)
    print()
    for name, (path, sign, wanted) in TARGETS.items():
        found: Any = figures
        *parts, last = path.split(".")
        for key in parts:
            found = found.get(key, {})
        if not found:
            continue
        found = found.get(last, math.nan)
        met = {">=": found >= wanted, "<": found < wanted, "<=": found <= wanted}[sign]
        print(f"{name:32} {found:>8} {sign:>2} {wanted}: {'met' if met else 'MISSED'}")


def main() -> int:
    """Print the figures as tables, or as one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables (300)")
    parser.add_argument("--seats", type=int, default=4, help="bots at each (4)")
    parser.add_argument("--seconds", type=float, default=20.0, help="time of each phase (20)")
    parser.add_argument(
        "--rate", default="both", help="moves a second, max, or both: max and then 200 (both)"
    )
    parser.add_argument("--game", choices=(*GAMES, "all"), default="all")
    parser.add_argument(
        "--part",
        choices=("alone", "beyond", "all"),
        default="all",
        help="one process with a database of its own, one and two on one PostgreSQL, or all (all)",
    )
    parser.add_argument("--database", default="", help="a PostgreSQL URL, or an SQLite file")
    parser.add_argument("--directory", default=None, help="where the temporary directory is made")
    parser.add_argument("--profile", default="", help="write a profile of the server to this file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    try:
        if args.rate not in ("both", "max") and not 0 < float(args.rate) < 100_000:
            raise ValueError
    except ValueError:
        parser.error("--rate: a number of moves a second, max, or both")
    if not (1 <= args.tables <= 2_000 and 2 <= args.seats <= 5 and 1 <= args.seconds <= 600):
        parser.error("1 to 2000 tables, 2 to 5 seats, 1 to 600 seconds")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="aedilis-bench-", dir=args.directory) as directory:
        figures = run(args, Path(directory))
    if args.json:
        print(json.dumps(figures))
    else:
        report(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
