"""Clicks are counted as the page needs them, and a year of the Republic takes few."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.server.wire.reader import Reader
from bench.clicks import clicks
from bench.year import year
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
GAME = PACKAGES["republic"].rules


def test_a_year_takes_few_clicks() -> None:
    """The aims: 12 for who wants nothing, 25 for who takes part; who presides has more to do."""
    names = [f"clicks-{n}" for n in range(11)]
    assert median(year(False, name)[1] for name in names) <= 12
    assert median(year(True, name)[1] for name in names) <= 25


def test_every_way_of_answering_is_counted() -> None:
    state = GAME.new({"scenario": "early"}, 5, stream("count", "game"))
    seat = GAME.awaited(state)[0]
    prompt = GAME.prompt(state, seat)
    assert prompt is not None
    asking = Reader("republic", "en", ["x"] * 5, seat).asking(GAME.view(state, seat), prompt)
    move = [prompt.choices([])[0]]
    assert prompt.accepts(move)
    assert clicks(asking, move) == 1


@pytest.mark.slow
def test_the_figures_are_printed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.year", "--seeds", "2", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["wants_nothing"]["clicks"] < figures["takes_part"]["clicks"]
    assert figures["by_mail"]["waits"] > 0
