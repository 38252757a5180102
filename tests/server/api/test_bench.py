"""The program that measures the server works: it plays at real sockets and gives its figures."""

import json
import subprocess
import sys
from pathlib import Path

from bench.server.figures import percentile, spread

ROOT = Path(__file__).parents[3]


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert percentile(values, 0.5) == 50.0
    assert percentile(values, 0.95) == 95.0
    assert percentile(values, 1.0) == 100.0
    assert percentile([7.0], 0.01) == 7.0
    assert percentile([], 0.5) == 0.0
    assert spread([0.001, 0.002, 0.003]) == {"p50_ms": 2.0, "p95_ms": 3.0, "p99_ms": 3.0}


def test_a_small_measurement(tmp_path: Path) -> None:
    sizes = ["--tables", "3", "--seats", "3", "--seconds", "1", "--rate", "40"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", *sizes, "--json", "--directory", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["fixed_rate"]["moves_per_second"] > 0
    assert figures["fixed_rate"]["refused"] == 0
    assert figures["fixed_rate"]["ack_p95_ms"] > 0
    assert figures["memory"]["rss_mb"] > 20
    assert figures["opening"]["first_ms"] > 0
    assert list(tmp_path.iterdir()) == []
