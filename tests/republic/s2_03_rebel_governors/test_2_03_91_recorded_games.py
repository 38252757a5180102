"""A recorded game for each way in which a governor's revolt can end (2.03.91, 2.03.92)."""

from pathlib import Path

import pytest

from aedilis.kernel.record import read
from aedilis.kernel.replaying import verify
from aedilis.kernel.rule import rule
from aedilis.republic.game import Republic
from tests.republic.setup.rebel_games import FOLDER, WAYS

RECORDS = sorted(FOLDER.glob("*.jsonl"))


@rule("R 2.03.91", "R 2.03.92")
def test_there_is_a_game_for_each_way() -> None:
    assert {path.stem for path in RECORDS} == set(WAYS)


@rule("R 2.03.91", "R 2.03.92", "R 2.03.8")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_hold(path: Path) -> None:
    verify(Republic(), read(path))
