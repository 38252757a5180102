"""`aedilis simulate`: what it prints, its exit codes, its records, its clear errors."""

import json
import re
from pathlib import Path

import pytest

from aedilis.arena import cli
from aedilis.arena.simulate import Plan, simulate
from aedilis.cli import main
from aedilis.games import GAMES, PACKAGES
from aedilis.glory.game import Glory
from aedilis.kernel.record import read
from aedilis.kernel.replaying import replay, verify
from tests.arena.broken import LosesCards

KEYS = [
    "game",
    "seats",
    "games",
    "moves",
    "seconds",
    "games_per_second",
    "moves_per_second",
    "endings",
    "wins_by_seat",
    "failures",
]


def test_json_is_one_object_with_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate glory --games 6 --seed 5 --seats 3 --edition fr2008 --bots greedy --json"
    assert main(words.split()) == 0
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert list(data) == KEYS
    assert err == ""
    assert (data["game"], data["seats"], data["games"], data["failures"]) == ("glory", 3, 6, 0)
    assert sum(data["endings"].values()) == 6
    assert len(data["wins_by_seat"]) == 3
    assert sum(data["wins_by_seat"]) == pytest.approx(6)
    assert data["moves"] > 6 * 100
    assert data["games_per_second"] == pytest.approx(6 / data["seconds"], rel=0.02)
    assert data["moves_per_second"] == pytest.approx(data["moves"] / data["seconds"], rel=0.02)


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    def counted(seed: str) -> dict[str, object]:
        assert main(["simulate", "glory", "--games", "5", "--seed", seed, "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        return {key: value for key, value in data.items() if "second" not in key}

    assert counted("a") == counted("a")
    assert counted("a") != counted("b")


def test_people_get_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "glory", "--games", "3", "--bots", "greedy,random", "--check"]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0].startswith("3 games of glory, 2 seats, ")
    assert [line.split(":")[0] for line in lines[1:]] == ["endings", "wins", "failures"]
    assert "seat 1 greedy" in lines[2]
    assert lines[3] == "failures: 0"
    assert err == ""


def test_records_are_written_for_every_game_and_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "new" / "games"
    words = ["simulate", "glory", "--games", "3", "--seats", "2", "--record", str(games)]
    assert main([*words, "--option", "beginner=true"]) == 0
    assert sorted(path.name for path in games.iterdir()) == [f"glory-{n}.jsonl" for n in (1, 2, 3)]
    for path in games.iterdir():
        record = read(path)
        verify(GAMES["glory"], record)
        assert record.header.options["beginner"] is True
    capsys.readouterr()


def test_a_scenario_of_the_republic_is_played_checked_and_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "simulate republic --games 2 --seats 3 --scenario middle --seed 4 --check --json"
    assert main([*words.split(), "--record", str(tmp_path)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["seats"], data["failures"]) == ("republic", 3, 0)
    assert sum(data["endings"].values()) == 2
    for path in tmp_path.iterdir():
        record = read(path)
        verify(GAMES["republic"], record)
        assert record.header.options["scenario"] == "middle"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess", "invalid choice: 'chess'"),
        ("glory --games 0", "games: 0 is not at least 1"),
        ("glory --games many", "invalid int value: 'many'"),
        ("glory --max-moves 0", "max-moves: 0 is not at least 1"),
        ("glory --seats 6", "seats: 6 is not from 2 to 5"),
        ("glory --seats 0", "seats: 0 is not at least 1"),
        ("glory --edition en2005", "edition: 'en2005' is not one of it2011, "),
        ("glory --edition fr2008 --scenario early", "not allowed with argument"),
        ("glory --scenario early", "scenario: there is no such option"),
        ("republic --scenario first", "scenario: 'first' is not one of early, middle, late"),
        ("republic --edition fr2008", "edition: there is no such option; known are scenario, "),
        ("republic --seats 7", "seats: early is for 1 to 6 seats, not 7"),
        ("republic --bots greedy", "bots: 'greedy' is no bot of republic"),
        ("glory --option beginner", "option: 'beginner' is not of the form NAME=VALUE"),
        ("glory --option beginner=maybe", "beginner: 'maybe' is not one of false, true"),
        ("glory --option swords=3", "swords: there is no such option"),
        (
            "glory --bots clever",
            "'clever' is no bot of glory (there are: greedy, greedy@1, ismcts, learned,",
        ),
        ("glory --bots greedy,random --seats 3", "bots: 2 are named for 3 seats"),
        ("glory --seed ../x", "seed: '../x' must be 1 to 64 letters, digits"),
    ],
)
def test_wrong_usage_is_one_line_that_names_the_field(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("aedilis: ")
    assert err.count("\n") == 1
    assert said in err


def test_a_record_directory_that_cannot_be_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    assert main(["simulate", "glory", "--games", "1", "--record", str(taken)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"aedilis: record: {taken}: ")
    assert err.count("\n") == 1


def test_help_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--help"]) == 0
    out = capsys.readouterr().out
    for name in ("--games", "--seed", "--check", "--record", "--bots", "--json", "examples:"):
        assert name in out
    assert "Before one move in" in " ".join(out.split())


def test_a_broken_game_is_counted_and_its_record_kept(tmp_path: Path) -> None:
    plan = Plan(
        game=LosesCards(),
        options={"edition": "fr2008"},
        bots=["random"] * 2,
        games=3,
        seed="broken",
        check=True,
        directory=tmp_path,
    )
    tally = simulate(plan)
    assert tally.games == 3
    assert len(tally.failures) == 3
    assert tally.endings == {}
    for failure in tally.failures:
        assert re.search("of .* cards of .* exist", failure.what)
        assert failure.record is not None
        record = read(failure.record)
        assert len(record.lines) == failure.moves + 1
        assert not replay(LosesCards(), record).state.over


def test_broken_games_are_told_one_a_line_with_exit_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "glory", LosesCards())
    monkeypatch.chdir(tmp_path)
    words = "simulate glory --games 2 --seats 2 --seed s --check --json"
    assert main(words.split()) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["failures"] == 2
    lines = err.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("aedilis: game 1 (seed s-1) broke after ")
    assert (tmp_path / "failures" / "glory-s-1-broken.jsonl").exists()


def test_an_interrupted_run_leaves_whole_records_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0

    class Impatient(Glory):
        def ending(self, state: object) -> str:
            nonlocal written
            written += 1
            if written > 8:
                raise KeyboardInterrupt
            return super().ending(state)  # type: ignore[arg-type]

    monkeypatch.setitem(GAMES, "glory", Impatient())
    words = ["simulate", "glory", "--games", "9", "--seats", "2", "--record", str(tmp_path)]
    assert main(words) == 130
    kept = sorted(tmp_path.iterdir())
    assert 1 <= len(kept) < 9
    for path in kept:
        verify(Glory(), read(path))


def test_numbers_and_flags_among_the_options_are_taken_as_such() -> None:
    import argparse

    args = argparse.Namespace(
        game="glory",
        options=None,
        option=["town-sites=3", "beginner=false", "vault-memory=open"],
        **{"own edition": "es2011", "own scenario": None},
    )
    assert cli.options_of(args) == {
        "town-sites": 3,
        "beginner": False,
        "vault-memory": "open",
        "edition": "es2011",
    }


def test_all_advanced_rules_are_played_with_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "republic", "--games", "1", "--seats", "3", "--options", "all"]
    assert main([*words, "--record", str(tmp_path), "--option", "scenario=late", "--json"]) == 0
    options = read(tmp_path / "republic-1.jsonl").header.options
    assert options["scenario"] == "late"
    assert [name for name in PACKAGES["republic"].advanced() if options[name] is not True] == []
    capsys.readouterr()
    assert main(["simulate", "glory", "--options", "all"]) == 2
    assert capsys.readouterr().err == "aedilis: options: glory has no advanced rules\n"
