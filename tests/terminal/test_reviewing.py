"""`aedilis review`: the turning points of a record, told and as data."""

import json
from pathlib import Path

import pytest

from aedilis.cli import main
from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.table import Table
from tests.bots.reviewed import played


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a finished game, at hand."""
    monkeypatch.setattr("aedilis.bots.review.adviser", lambda game: "greedy")
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(played("glory").encoded()))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_are_told(
    language: str, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["review", str(finished), "--most", "2", "--plain", "--language", language]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert out.count("\n# ") == 3, "a heading, and one for each turning point"
    assert "%" in out
    assert "→" in out


def test_turning_points_as_data(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(finished), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "glory"
    assert 1 <= len(data["turnings"]) <= 6
    for one in data["turnings"]:
        assert len(one["before"]) == len(one["after"]) == len(data["seats"])
        assert one["as_advised"] or one["rather"]


def test_review_refuses_in_one_line(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = tmp_path / "running.jsonl"
    table = Table(GAMES["glory"], PACKAGES["glory"].usual(), ["Anna", "Bert"], "running")
    running.write_bytes(b"".join(table.record.encoded()))
    for argv, told in (
        ([str(finished), "--most", "0"], "most: 0 is not from 1 to 20"),
        ([str(running)], "the game is not over"),
        ([str(tmp_path / "none")], "cannot be read"),
    ):
        assert main(["review", *argv]) == 2
        err = capsys.readouterr().err
        assert told in err
        assert err.count("\n") == 1
