"""Finished games of other rules are shown as far as these fit, and then as they were recorded."""

import json
from pathlib import Path
from typing import Any

import pytest

from aedilis.cli import main
from aedilis.kernel.record import parse
from tests.older_records import older

LINE = 20
EACH = pytest.mark.parametrize("game", ["glory", "republic"])


def kept(tmp_path: Path, raw: bytes) -> Path:
    file = tmp_path / "older.jsonl"
    file.write_bytes(raw)
    return file


def replayed(file: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[str, str]:
    """What a replay that stops says, and why it does."""
    assert main(["replay", str(file), "--plain", *more]) == 1
    told = capsys.readouterr()
    return told.out, told.err


@EACH
def test_what_these_rules_do_not_fit_is_told_as_it_was_recorded(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = older(game, LINE)
    record = parse(raw, "record")
    out, why = replayed(kept(tmp_path, raw), capsys)
    assert f"{LINE - 1}. " in out
    assert f"{LINE}. As recorded, " in out
    assert "{do: haruspicy, with: [a liver]}; by chance: 3, a liver" in out
    assert f"{len(record.lines) - 1}. As recorded, " in out
    assert record.end is not None
    winners = [record.header.seats[seat] for seat in record.end.winners]
    assert out.rstrip().endswith(
        f"Won by: {' and '.join(winners)}." if winners else "Nobody has won."
    )
    assert f"line {LINE}: move {{do: haruspicy, with: [a liver]}} is refused" in why
    assert "(recorded under rules 0, these are rules " in why


@EACH
def test_it_is_told_in_every_language_and_as_data(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = older(game, LINE)
    record, file = parse(raw, "record"), kept(tmp_path, raw)
    for language, words in (
        ("es", "Según el registro"),
        ("it", "Come registrato"),
        ("fr", "D’après l’enregistrement"),
    ):
        assert words in replayed(file, capsys, "--language", language)[0]
    data: dict[str, Any] = json.loads(replayed(file, capsys, "--json")[0])
    assert [line["n"] for line in data["lines"]] == list(range(LINE))
    assert [line["n"] for line in data["recorded"]] == list(range(LINE, len(record.lines)))
    assert data["recorded"][0]["move"]["do"] == "haruspicy"
    assert data["over"] is False
    assert data["view"] is not None
    assert record.end is not None
    assert data["end"]["winners"] == record.end.winners


@EACH
def test_up_to_a_line_it_stops_there(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path, older(game, LINE))
    assert main(["replay", str(file), "--plain", "--to", str(LINE - 1)]) == 0
    assert "As recorded" not in capsys.readouterr().out
    out, _ = replayed(file, capsys, "--to", str(LINE))
    assert out.count("As recorded") == 1


@EACH
def test_a_deal_of_other_rules_leaves_the_lines(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path, older(game, 0))
    out, why = replayed(file, capsys)
    assert "0. As recorded, dealt: a liver, " in out
    assert "line 0: out: 'a liver' is no" in why
    data = json.loads(replayed(file, capsys, "--json")[0])
    assert (data["lines"], data["view"], data["recorded"][0]["n"]) == ([], None, 0)


@EACH
def test_an_end_of_other_rules_is_told_beside_that_of_these(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path, older(game, -1))
    assert json.loads(replayed(file, capsys, "--json")[0])["over"] is True
    out, why = replayed(file, capsys)
    assert "As recorded: haruspices." in out
    assert ": it ended by " in why


@EACH
def test_of_a_game_that_is_not_over_nothing_more_is_told(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its players may not know what the others did."""
    raw = b"".join(older(game, LINE).splitlines(keepends=True)[:-1])
    out, why = replayed(kept(tmp_path, raw), capsys)
    assert "As recorded" not in out
    assert f"line {LINE}: " in why
