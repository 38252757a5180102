"""Golden files: playthroughs, counts of moves, and a recorded game for each ending (`make
playthroughs` writes them).
"""

import json
from pathlib import Path

import pytest

from aedilis.glory.game import Glory
from aedilis.glory.state.table import ENDINGS
from aedilis.kernel.record import read
from aedilis.kernel.replaying import verify
from aedilis.kernel.rule import rule
from tools.playthroughs import TESTS, ending_table, perft_rows, tables, told
from tools.versions import closed_as, record_facts

RECORDS = sorted((TESTS / "games").glob("glory-*.jsonl"))


@pytest.mark.parametrize("name", [name for name, _ in tables()])
def test_games_go_as_they_went(name: str) -> None:
    assert told(dict(tables())[name]) == (TESTS / "playthroughs" / f"{name}.txt").read_text()


def test_as_many_moves_as_there_were() -> None:
    assert perft_rows() == json.loads((TESTS / "perft" / "glory.json").read_text())


@rule("G.end.1", "G.end.2", "G.end.3", "G.end.4", "G.end.5")
def test_there_is_a_recorded_game_for_each_ending() -> None:
    found = sorted(path.stem.removeprefix("glory-") for path in RECORDS)
    assert found == sorted(ENDINGS[1:])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_what_would_be_recorded_now(path: Path) -> None:
    kept = read(path)
    end = kept.end
    assert end is not None
    # To look for the first game with its ending anew would take long: this one is played again.
    again = ending_table(end.end, int(str(end.seed).split()[-1]))
    assert record_facts(closed_as(again, kept)) == record_facts(kept)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_hold(path: Path) -> None:
    record = read(path)
    verify(Glory(), record)
    assert record.end is not None
    assert path.stem == f"glory-{record.end.end}"
