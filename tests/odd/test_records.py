"""Records with anything in the place of a value: `verify` and `replay` say in one clear line what
is wrong, whatever it is.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aedilis.cli import main
from aedilis.kernel.codec import encode
from aedilis.kernel.dice import stream
from aedilis.kernel.record import read
from aedilis.kernel.text import LANGUAGES
from tests.odd.games import begun
from tests.odd.mutating import clear, mutations

HERE = Path(__file__).parents[1] / "games"
SPOILT = 300


def finished(name: str) -> list[Any]:
    """The lines of a record that is closed."""
    return [json.loads(line) for line in read(HERE / f"{name}.jsonl").encoded()]


def spoilt(lines: list[Any], which: range | list[int], seed: str) -> Iterator[tuple[object, bytes]]:
    """Records with one thing wrong in one of the lines, drawn at random, with the place."""
    dice = stream("odd record", seed)
    all_of_them = [(n, *one) for n in which for one in mutations(lines[n])]
    for _ in range(min(SPOILT, len(all_of_them))):
        n, place, odd = all_of_them.pop(dice.below(len(all_of_them)))
        raw = [json.dumps(line).encode() for line in lines[:n]]
        raw += [json.dumps(odd).encode(), *(encode(line) for line in lines[n + 1 :])]
        yield (n, place, str(odd)[:200]), b"\n".join(raw)


def checked(
    path: Path, capsys: pytest.CaptureFixture[str], where: object, command: str, language: str
) -> int:
    """Whether a record holds; if it does not, that it was told in one clear line."""
    code = main([command, str(path), *(["--language", language] if command == "replay" else [])])
    told = capsys.readouterr()
    if code:
        lines = told.err.splitlines()
        assert len(lines) == 1, (where, told.err)
        text = lines[0].replace(str(path), "")
        assert text.startswith("aedilis: "), (where, text)
        assert not clear(text), (where, clear(text))
    return code


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_a_spoilt_record_is_refused_in_one_clear_line(
    game: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = begun(game, 12)
    path = tmp_path / "game.jsonl"
    refused = 0
    for n, (where, raw) in enumerate(spoilt(lines, range(len(lines)), game)):
        path.write_bytes(raw)
        language = LANGUAGES[n % 4]
        monkeypatch.setenv("LC_ALL", language)
        code = checked(path, capsys, where, "verify", language)
        refused += code != 0
        if n % 5 == 0:
            checked(path, capsys, where, "replay", language)
    assert refused > SPOILT / 2


def test_a_spoilt_end_is_refused_in_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished("glory-deck")
    path = tmp_path / "game.jsonl"
    for where, raw in list(spoilt(lines, [len(lines) - 1], "end"))[:40]:
        path.write_bytes(raw)
        checked(path, capsys, where, "verify", "en")
