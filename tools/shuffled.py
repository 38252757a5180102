"""Runs tests in another order, a plugin of pytest: `pytest -p tools.shuffled`.

Files come in the order that `AEDILIS_ORDER` draws, and so do the tests of each file. Whoever leans
on what another test has left behind is found by it; the same word draws the same order again.
"""

import os
import random
from collections import defaultdict
from pathlib import Path

import pytest

ORDER = "AEDILIS_ORDER"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    dice = random.Random(os.environ.get(ORDER, ""))
    files: dict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.path].append(item)
    for tests in files.values():
        dice.shuffle(tests)
    order = list(files)
    dice.shuffle(order)
    items[:] = [item for path in order for item in files[path]]
