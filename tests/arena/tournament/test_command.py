"""The command: the same table from every kind of worker, going on after a kill, programs that fail,
and a report that fetches nothing.
"""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from aedilis.arena.tournament import parquet
from aedilis.arena.tournament.executors import NoExecutor, Ray
from aedilis.arena.tournament.plan import Contest, Fixture
from aedilis.arena.tournament.playing import Played, play_one
from aedilis.arena.tournament.svg import ticks
from aedilis.cli import main
from aedilis.games import PACKAGES
from aedilis.kernel.text import LANGUAGES

GREEDY = ["tournament", "glory", "--players", "greedy,random", "--games", "6", "--seed", "7"]
EXAMPLE = Path(__file__).parents[3] / "examples" / "first_choice.py"


def play(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*GREEDY, *words]) == 0
    return capsys.readouterr().out


def test_processes_and_this_one_give_the_same_bytes_and_records_that_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = play(capsys, "--workers", "1", "--record", str(tmp_path / "a"))
    two = play(capsys, "--workers", "2", "--record", str(tmp_path / "b"))
    assert one == two
    records = sorted(str(path) for path in (tmp_path / "b" / "games").iterdir())
    assert len(records) == 6
    assert main(["verify", *records]) == 0
    capsys.readouterr()
    told = json.loads(play(capsys, "--workers", "1", "--record", str(tmp_path / "a"), "--json"))
    assert told["games"] == 6
    assert told["standings"][0]["player"] == "greedy"


def test_a_tournament_goes_on_after_a_kill(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = play(capsys, "--workers", "1", "--record", str(tmp_path / "whole"))
    journal = tmp_path / "whole" / "tournament.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut" / "tournament.jsonl"
    cut.parent.mkdir()
    cut.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    began: list[int] = []

    def watched(contest: Contest, fixture: Fixture, record: bool) -> tuple[Played, bytes]:
        began.append(fixture.number)
        return play_one(contest, fixture, record)

    monkeypatch.setattr("aedilis.arena.tournament.playing.play_one", watched)
    assert play(capsys, "--workers", "1", "--record", str(cut.parent)) == whole
    assert began == [3, 4, 5, 6]
    assert sorted(cut.read_bytes().splitlines()) == sorted(journal.read_bytes().splitlines())


def test_another_tournament_is_not_mixed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(capsys, "--workers", "1", "--record", str(tmp_path))
    assert main([*GREEDY[:-1], "8", "--record", str(tmp_path)]) == 2
    assert "holds another tournament" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "greedy,clever"], "'clever' is no bot of glory"),
        (["--players", "greedy@9,random"], "no such version"),
        (["--players", "greedy,greedy"], "named twice"),
        (["--games", "0"], "at least 1"),
        (["--seats", "9"], "is not from"),
        (["--workers", "0"], "is not from 1"),
        (["--seed", "a b"], "must be"),
        (["--limit", "0"], "number of seconds"),
    ],
)
def test_wrong_usage_is_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GREEDY, *words]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def fought(program: str, limit: float = 5.0) -> tuple[int, str]:
    """Who is at fault in a game of a program against `random`, and how."""
    options = PACKAGES["glory"].rules.options({}, 2)
    rules = PACKAGES["glory"].rules.rules_version
    players = (program, "random")
    contest = Contest("glory", rules, options, players, 2, 1, "s", 3000, limit)
    played, record = play_one(contest, Fixture(1, "s", (0, 1)), True)
    assert played.failure == ""
    assert record
    if played.forfeit >= 0:
        assert played.won == [1]
        assert played.ending == "forfeit"
    return played.forfeit, played.fault


def test_a_program_can_enter_as_a_command() -> None:
    assert fought(f"exec:{sys.executable} {EXAMPLE}") == (-1, "")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("raise SystemExit(3)", "it has ended"),
        ("input(); print('hello'); input()", "no JSON"),
        ("input(); print('{}'); input()", "right would be"),
        ("input(); print('{\"choice\": -5}'); input()", "not offered"),
        ("input(); import time; time.sleep(60)", "no answer within 1 s"),
    ],
)
def test_a_program_that_fails_loses_its_game(tmp_path: Path, code: str, told: str) -> None:
    program = tmp_path / "bot.py"
    program.write_text(code)
    seat, fault = fought(f"exec:{sys.executable} {program}", 1.0 if "sleep" in code else 20.0)
    assert seat == 0
    assert told in fault


def test_a_command_or_an_address_that_is_not_there_loses_its_game() -> None:
    assert "cannot be started" in fought("exec:/nowhere/bot")[1]
    assert "cannot be asked" in fought("http://127.0.0.1:9/bot")[1]


def test_without_the_libraries_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ray", "pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(NoExecutor, match=r"aedilis\[ray\]"):
        Ray("local")
    with pytest.raises(NoExecutor, match=r"aedilis\[parquet\]"):
        parquet.check_installed()


class Cluster:
    """Stands for the library Ray: it plays what it is given, the last first."""

    class exceptions:  # noqa: N801
        class RayError(Exception):
            """What goes wrong in a cluster."""

    def __init__(self) -> None:
        self.up = False

    def init(self, **_: object) -> None:
        self.up = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[[bytes], bytes]) -> SimpleNamespace:
        self.work = work
        return SimpleNamespace(remote=lambda batch: batch)

    def wait(self, going: list[bytes]) -> tuple[list[bytes], list[bytes]]:
        return [going[-1]], going[:-1]

    def get(self, batch: bytes) -> bytes:
        return self.work(batch)

    def shutdown(self) -> None:
        self.up = False


def test_a_cluster_gives_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = play(capsys, "--workers", "1", "--record", str(tmp_path / "a"))
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    assert play(capsys, "--ray", "local", "--record", str(tmp_path / "b")) == here
    assert not cluster.up


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "out.html"
    words = ("--record", str(tmp_path / "r"), "--report", str(page), "--language", language)
    play(capsys, "--workers", "1", "--no-records", *words)
    text = page.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert not re.search(r"<script|<link|src=|url\(|https?://", text)
    assert not re.search(r"\barena-report|glory-[a-z]+-", text)
    point = "." if language == "en" else ","
    shares = re.findall(r"\d[.,]\d\N{NO-BREAK SPACE}?%", text)
    assert len(shares) > 10
    assert all(share[1] == point for share in shares)
    # Options are told as they are typed.
    assert not re.search(r"\b(True|False|None)\b", text)
    assert text.count("<svg") >= 8


def test_rows_for_a_notebook_are_one_a_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = PACKAGES["republic"].rules.options({}, 3)
    rules = PACKAGES["republic"].rules.rules_version
    contest = Contest("republic", rules, options, ("random",), 3, 1, "s", 20_000)
    played, _ = play_one(contest, Fixture(1, "s", (0, 0, 0)), False)
    rows = parquet.rows(contest, [played])
    assert [row["seat"] for row in rows] == [1, 2, 3]
    assert {"treasury", "faction-influence", "things-concession", "won"} <= set(rows[0])


def test_ticks_are_round_numbers_within_the_bounds() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(3, 47) == [10, 20, 30, 40]
