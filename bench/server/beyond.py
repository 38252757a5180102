"""Beyond one process: one and then two server processes on one PostgreSQL, behind a front that
gives each connection to the next of them, whatever table it is for.

So the seats of a table are spread over the processes, and every move has to be seen in both. The
bots come as browsers do: what a page is sent is most of what a server does. At last the database is
stopped and started again under load.
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psutil
import uvloop

from aedilis.games import GAMES
from bench.server.figures import percentile, spread
from bench.server.load import Counts, Load, Wait
from bench.server.process import Front, Server, prepare
from tools.postgres import Cluster, running_cluster

SETTLE = 1.0
RATE = 50.0
"""Moves a second while it is measured how long readers wait."""

AWAY = 3.0
"""So long the database is away, in seconds."""

CORES = 2

BACK = 1.0
AFTER = 5.0
"""After the database is back: the first second, and what is measured altogether."""


class House:
    """A database, server processes on it and the front before them."""

    def __init__(self, cluster: Cluster, servers: list[Server], front: Front) -> None:
        self.cluster = cluster
        self.servers = servers
        self.front = front
        self._own = psutil.Process(os.getpid())

    def cpu(self) -> dict[str, float]:
        """The seconds of processor time that each part has used."""
        own = self._own.cpu_times()
        return {
            "servers": sum(server.cpu() for server in self.servers),
            "database": database_time(self.cluster),
            "front": self.front.cpu(),
            "bots": float(own.user + own.system),
        }


def database_time(cluster: Cluster) -> float:
    """The seconds of processor time that a cluster has used since it was started."""
    process = cluster.process
    if process is None:
        return 0.0
    whole = psutil.Process(process.pid)
    # Of those that have ended, also while this counts, the main process has the time.
    working = sum(time_of(child) for child in whole.children())
    times = whole.cpu_times()
    ended = times.children_user + times.children_system
    return float(times.user + times.system + ended + working)


def time_of(process: psutil.Process) -> float:
    """The seconds of a process without its children; none where it has ended meanwhile."""
    with contextlib.suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        return float(times.user + times.system)
    return 0.0


def waited(waits: Iterable[Wait]) -> dict[str, float | int]:
    """How long readers waited, in the mover's process and in another one, and how many did; nothing
    of those of whom there were none.
    """
    known = list(waits)
    out: dict[str, float | int] = {}
    for where in ("here", "there"):
        some = [wait.seconds for wait in known if wait.there == (where == "there")]
        if some:
            out |= {f"seen_{where}_{name}": value for name, value in spread(some).items()}
        out[f"seen_{where}"] = len(some)
    return out


async def _phase(house: House, load: Load, seconds: float, rate: float | None) -> dict[str, Any]:
    await asyncio.sleep(SETTLE)
    before, begun = house.cpu(), time.perf_counter()
    counts = await load.phase(seconds, rate)
    # Whoever was still moving at the end has moved by now, and is not counted.
    spent = time.perf_counter() - begun
    after = house.cpu()
    share = seconds / spent
    moves = max(1, counts.moves)
    return {
        "moves_per_second": round(counts.moves / seconds, 1),
        "refused": counts.refused,
        "cut_off": counts.cut_off,
        **{f"ack_{name}": value for name, value in spread(counts.acks).items()},
        **waited(counts.waits),
        "cpu_ms_a_move": {
            name: round((after[name] - before[name]) * share / moves * 1000, 2) for name in after
        },
    }


async def _outage(house: House, load: Load) -> dict[str, Any]:
    """Stop the database and start it again while bots move at a fixed rate."""
    await asyncio.sleep(SETTLE)
    back = 0.0

    async def away() -> None:
        nonlocal back
        await asyncio.sleep(1.0)
        await asyncio.to_thread(house.cluster.stop)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(house.cluster.start)
        back = time.perf_counter()

    stopping = asyncio.create_task(away())
    counts: Counts = await load.phase(1.0 + AWAY + AFTER + 1.0, RATE)
    await stopping
    since = [wait for wait in counts.waits if wait.at >= back]
    there = [wait for wait in since if wait.there]
    return {
        "refused": counts.refused,
        "cut_off": counts.cut_off,
        "first_move_ms": round((min((wait.at for wait in since), default=0.0) - back) * 1000, 1),
        "first_second": waited(wait for wait in since if wait.at < back + BACK),
        "afterwards": waited(wait for wait in since if wait.at >= back + BACK),
        "seen_there_longest_ms": round(percentile([w.seconds for w in there], 1.0) * 1000, 1),
    }


async def _measure(house: House, load: Load, args: argparse.Namespace) -> dict[str, Any]:
    load.home_of = house.front.home_of
    await load.begin()
    try:
        figures = {"full_speed": await _phase(house, load, args.seconds, None)}
        figures["fixed_rate"] = await _phase(house, load, args.seconds, RATE)
        if len(house.servers) > 1:
            figures["outage"] = await _outage(house, load)
    finally:
        await load.end()
    for server in house.servers:
        server.sample()
    figures["memory"] = {"rss_mb": [round(server.rss / 1e6, 1) for server in house.servers]}
    return figures


def run(args: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Measure one process and two; gives the figures."""
    kinds = list(GAMES) if args.game == "all" else [args.game]
    figures: dict[str, Any] = {}
    for name, processes in (("one_process", 1), ("two_processes", 2)):
        with running_cluster(lasting=True) as cluster, ExitStack() as stack:
            database = cluster.new_url()
            visitors = prepare(database, args.seats)
            servers: list[Server] = []
            for _ in range(processes):
                servers.append(Server(database, directory, args.tables + 50))
                stack.callback(servers[-1].stop)
            front = Front(servers)
            stack.callback(front.stop)
            load = Load(front.url, visitors, args.tables, kinds, page=True)
            figures[name] = uvloop.run(_measure(House(cluster, servers, front), load, args))
    one, two = (figures[name]["full_speed"] for name in ("one_process", "two_processes"))
    figures["times_as_fast"] = round(two["moves_per_second"] / one["moves_per_second"], 2)
    figures["times_as_fast_by_cpu"] = by_cpu(one["cpu_ms_a_move"], two["cpu_ms_a_move"])
    return figures


def by_cpu(one: dict[str, float], two: dict[str, float]) -> float:
    """What two cores with both servers and the database carry against a process that has one core
    for itself, by the processor time that moves take: bots and front, which here take their part of
    the same cores, are elsewhere then.
    """
    alone = max(one["servers"], (one["servers"] + one["database"]) / CORES)
    return round(alone * CORES / (two["servers"] + two["database"]), 2)
