"""The program that measures the server works: it plays at real sockets and gives its figures."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import psutil
import psycopg

from bench.server.beyond import by_cpu, database_time, time_of, waited
from bench.server.figures import percentile, spread
from bench.server.load import Wait
from tests.patience import PATIENCE
from tests.server.postgres import Cluster, cluster, postgres_url

__all__ = ["cluster", "postgres_url"]

ROOT = Path(__file__).parents[3]


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert percentile(values, 0.5) == 50.0
    assert percentile(values, 0.95) == 95.0
    assert percentile(values, 1.0) == 100.0
    assert percentile([7.0], 0.01) == 7.0
    assert percentile([], 0.5) == 0.0
    assert spread([0.001, 0.002, 0.003]) == {"p50_ms": 2.0, "p95_ms": 3.0, "p99_ms": 3.0}


def measured(directory: Path, part: str) -> Any:
    """What a small measurement finds."""
    sizes = ["--tables", "3", "--seats", "3", "--seconds", "1", "--rate", "40", "--part", part]
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", *sizes, "--json", "--directory", str(directory)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_small_measurement(tmp_path: Path) -> None:
    figures = measured(tmp_path, "alone")
    assert figures["fixed_rate"]["moves_per_second"] > 0
    assert figures["fixed_rate"]["refused"] == 0
    assert figures["fixed_rate"]["ack_p95_ms"] > 0
    assert figures["memory"]["rss_mb"] > 20
    assert figures["opening"]["first_ms"] > 0
    assert list(tmp_path.iterdir()) == []


def test_waits_are_told_by_where_the_reader_is() -> None:
    waits = [Wait(0.0, 0.001, False), Wait(0.0, 0.2, True), Wait(0.0, 0.1, True)]
    told = waited(waits)
    assert (told["seen_here"], told["seen_there"]) == (1, 2)
    assert (told["seen_here_p95_ms"], told["seen_there_p95_ms"]) == (1.0, 200.0)
    assert "seen_there_p95_ms" not in waited(waits[:1])


def test_two_cores_by_processor_time() -> None:
    one, two = {"servers": 4.0, "database": 0.2}, {"servers": 4.5, "database": 0.5}
    assert by_cpu(one, two) == 1.6


def test_a_small_measurement_of_two_processes(tmp_path: Path) -> None:
    figures = measured(tmp_path, "beyond")["beyond"]
    for name in ("one_process", "two_processes"):
        assert figures[name]["full_speed"]["moves_per_second"] > 0
        assert figures[name]["full_speed"]["cpu_ms_a_move"]["servers"] > 0
    assert figures["one_process"]["full_speed"]["seen_there"] == 0
    two = figures["two_processes"]
    assert two["fixed_rate"]["seen_there"] > 0
    assert two["fixed_rate"]["seen_there_p50_ms"] >= 0
    assert two["outage"]["afterwards"]["seen_there"] > 0
    assert two["outage"]["cut_off"] == 0
    assert figures["times_as_fast"] > 0
    assert list(tmp_path.iterdir()) == []


def test_what_the_database_works_is_counted(cluster: Cluster, postgres_url: str) -> None:
    """Also what those of its processes have worked that have ended; a clock tick of the system, the
    least that can be counted, is more than a few moves take.
    """
    before = database_time(cluster)
    url = postgres_url.replace("postgresql+psycopg", "postgresql")
    with psycopg.connect(url) as server:
        server.execute("SELECT count(*) FROM generate_series(1, 3000000)")
        during = database_time(cluster)
    assert during > before
    assert database_time(cluster) >= during


def test_a_process_that_has_ended_has_used_no_time_of_its_own() -> None:
    """A part of the database that ends while the times are read costs no measurement."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        process = psutil.Process(child.pid)
        assert time_of(process) >= 0.0
        child.communicate(b"\n")
    assert not process.is_running()
    assert time_of(process) == 0.0
