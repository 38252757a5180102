"""A recorded game for each way in which a game of one or two people can end (1.12.2, 4.08.1)."""

from pathlib import Path

import pytest

from aedilis.kernel.record import read
from aedilis.kernel.replaying import replay, verify
from aedilis.kernel.rule import rule
from aedilis.republic.game import Republic
from aedilis.republic.state.endings import ENDINGS
from tests.republic.setup.neutral_games import FOLDER, WAYS, way

RECORDS = sorted(FOLDER.glob("*.jsonl"))


@rule("R 4.08.1-a", "R 4.08.1-d")
def test_there_is_a_game_for_each_way() -> None:
    assert {path.stem for path in RECORDS} == set(WAYS)
    assert {one.split("-")[0] for one in WAYS} == set(ENDINGS[1:])


@rule("R 4.08.1-a", "R 4.08.1-d")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_hold(path: Path) -> None:
    record = read(path)
    verify(Republic(), record)
    assert way(replay(Republic(), record).state) == path.stem
