"""Golden files: playthroughs, and a recorded game for each ending (`make playthroughs` writes
them).
"""

from pathlib import Path

import pytest

from aedilis.kernel.record import read
from aedilis.kernel.replaying import verify
from aedilis.kernel.rule import rule
from aedilis.republic.game import Republic
from aedilis.republic.state.endings import ENDINGS
from tools.playthroughs import TESTS
from tools.republic_games import POLICIES, found, tables, told
from tools.versions import closed_as, record_facts

RECORDS = sorted((TESTS / "games").glob("republic-*.jsonl"))


@pytest.mark.parametrize("name", [name for name, _ in tables()])
def test_games_go_as_they_went(name: str) -> None:
    assert told(dict(tables())[name]) == (TESTS / "playthroughs" / f"{name}.txt").read_text()


@rule("R 1.12.2", "R 1.12.3", "R 1.12.4", "R 1.12.1")
def test_there_is_a_recorded_game_for_each_ending() -> None:
    found = sorted(path.stem.removeprefix("republic-") for path in RECORDS)
    assert found == sorted(ending for ending in ENDINGS if ending)


@pytest.mark.parametrize("ending", POLICIES)
def test_a_recorded_game_is_what_would_be_recorded_now(ending: str) -> None:
    found_now = found(ending, POLICIES[ending])
    kept = read(TESTS / "games" / f"republic-{ending}.jsonl")
    assert record_facts(closed_as(found_now, kept)) == record_facts(kept)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_hold(path: Path) -> None:
    record = read(path)
    verify(Republic(), record)
    assert record.end is not None
    assert path.stem == f"republic-{record.end.end}"
