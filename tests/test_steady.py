"""`tools.steady` runs tests until a run is not green, and keeps what that one printed."""

import sys
from pathlib import Path

import pytest

from tools import steady

THIRD_FAILS = """
from pathlib import Path

def test_twice_only() -> None:
    seen = Path(__file__).with_name("seen")
    count = len(seen.read_text()) if seen.exists() else 0
    seen.write_text("x" * (count + 1))
    assert count < 2, "three is one too many"
"""


def test_it_stops_at_the_first_red_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    test = tmp_path / "test_now_and_then.py"
    test.write_text(THIRD_FAILS, "utf-8")
    monkeypatch.setattr(steady, "KEPT", tmp_path / "kept")
    beside = f"{sys.executable} -c pass"
    monkeypatch.setattr(
        sys, "argv", ["steady", "--runs", "5", "--workers", "1", "--beside", beside, str(test)]
    )
    assert steady.main() == 1
    told = capsys.readouterr().out
    assert told.count("green  ") == 2
    assert told.count("RED") == 1
    assert "2 of 5 runs were green" in told
    (kept,) = (tmp_path / "kept").iterdir()
    assert "three is one too many" in kept.read_text("utf-8")


LEANS = """
SEEN = []

def test_first() -> None:
    SEEN.append(1)

def test_second() -> None:
    assert SEEN, "leans on the first"
"""


def test_another_order_finds_who_leans_on_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    test = tmp_path / "test_leaning.py"
    test.write_text(LEANS, "utf-8")
    monkeypatch.setattr(steady, "KEPT", tmp_path / "kept")
    argv = ["steady", "--runs", "2", "--workers", "1", "--go-on", "--shuffle", "b", str(test)]
    monkeypatch.setattr(sys, "argv", argv)
    assert steady.main() == 1
    told = capsys.readouterr().out
    assert told.count("green  ") == told.count("RED") == 1
    kept = next((tmp_path / "kept").iterdir())
    assert "leans on the first" in kept.read_text("utf-8")
