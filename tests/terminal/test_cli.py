"""The command line: what it refuses, and in which words; replay and verify."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from aedilis import __version__
from aedilis.cli import COMMANDS, main
from aedilis.games import GAMES
from aedilis.kernel.codec import encode
from aedilis.kernel.record import read
from tests.terminal.robot import listed, play, robot


def refused(argv: list[str], capsys: pytest.CaptureFixture[str], code: int = 2) -> str:
    """The one line on standard error with which the command line refuses something."""
    assert main(argv) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("aedilis: ")
    assert captured.err.count("\n") == 1
    return captured.err.removeprefix("aedilis: ").rstrip()


@pytest.fixture
def finished(own_place: Path) -> Path:
    play(["--seed", "6", "--seats", "2", "--bots", "random", "--name", "Ana"], robot("record"))
    return own_place / "glory-1.jsonl"


# -- the commands ----------------------------------------------------------------------------------


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"aedilis {__version__}\n"


@pytest.mark.parametrize("argv", [[], ["--help"]])
def test_help_lists_every_command(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 0
    out = capsys.readouterr().out
    for name, (_, line) in COMMANDS.items():
        assert f"    {name} " in out
        assert line in " ".join(out.split())
    assert "examples:" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: aedilis {command}")
    assert f"aedilis {command} " in out[out.index("example") :]


def test_an_unknown_command_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'conquer'" in refused(["conquer"], capsys)
    assert "--frobnicate" in refused(["--frobnicate"], capsys)


def test_python_runs_the_package_as_a_program() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "aedilis", "--version"], capture_output=True, text=True, check=True
    )
    assert run.stdout == f"aedilis {__version__}\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "aedilis", "rules", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.read(1)
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait() == 141


def test_an_interruption_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("aedilis.terminal.cli.run", interrupt)
    assert main(["play"]) == 130
    assert capsys.readouterr().err == ""


# -- play ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["chess"], "argument GAME: invalid choice: 'chess'"),
        (["--seats", "6"], "seats: 6 is not from 2 to 5"),
        (["--seats", "1"], "seats: 1 is not from 2 to 5"),
        (["--seats", "x"], "argument --seats: invalid int value: 'x'"),
        (["--edition", "first"], "argument --edition: invalid choice: 'first'"),
        (["--language", "la"], "argument --language: invalid choice: 'la'"),
        (["--humans", "4"], "humans: 4 is not from 0 to 3, the number of seats"),
        (["--humans", "-1"], "humans: -1 is not from 0 to 3, the number of seats"),
        (["--bots", "genius"], "bots: 'genius' is no bot of glory"),
        (["--bots", ""], "bots: '' is no bot of glory"),
        (["--bots", "greedy,greedy,greedy"], "bots: 3 kinds for 2 seats"),
        (["--option", "town-sites"], "option: 'town-sites' is not of the form NAME=VALUE"),
        (["--option", "=3"], "option: '=3' is not of the form NAME=VALUE"),
        (["--option", "temples=3"], "temples: there is no such option"),
        (["--option", "town-sites=9"], "town-sites: 9 is not 3"),
        (["--option", "bath-wild=perhaps"], "bath-wild: 'perhaps' is not one of true, false"),
        (["--expert"], "expert: it2011 has no experts' start"),
        (["--name", ""], "name: '' is not a name of 1 to 16 characters"),
        (["--name", "x" * 17], "is not a name of 1 to 16 characters"),
        (["--name", "a\x1b[2J"], "is not a name of 1 to 16 characters"),
        (["--name", "Ana,Luis"], "name: 2 names for 1 people"),
        (["--humans", "2", "--name", "Ana,ana"], "name: two people have the same name"),
        (["--load", "nothing"], "nothing: cannot be read (No such file or directory)"),
        (["--load", "x", "--seats", "2"], "load: the game has its own seats; leave out --seats"),
        (["--load", "x", "--beginner"], "load: the game has its own options"),
        (["--load", "x", "--scenario", "late"], "load: the game has its own scenario"),
        (["--scenario", "early"], "scenario: there is no such option"),
        (["--scenario", "early", "--edition", "fr2008"], "not allowed with argument --scenario"),
        (["republic", "--scenario", "alternative"], "argument --scenario: invalid choice"),
        (["republic", "--seats", "2", "--scenario", "alternate"], "seats: alternate is for 3 to 6"),
        (["republic", "--seats", "7"], "seats: 7 is not from 1 to 6"),
        (["republic", "--humans", "5"], "humans: 5 is not from 0 to 4, the number of seats"),
        (["republic", "--edition", "fr2008"], "edition: there is no such option; known are scen"),
        (["republic", "--beginner"], "beginner: there is no such option"),
        (["republic", "--option", "repopulation-tie=dice"], "repopulation-tie: 'dice' is not one"),
        (["republic", "--bots", "greedy"], "bots: 'greedy' is no bot of republic"),
    ],
)
def test_play_refuses_in_one_line(
    argv: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(["play", *argv], capsys)


def test_play_from_a_pipe_is_plain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\nn\n"))
    assert main(["play", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "# Your hand: 5 cards" in out
    assert "\x1b" not in out


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "# Votre main\N{NO-BREAK SPACE}: 5 cartes" in play(["--seed", "1"], listed([]))[1]
    assert "# La tua mano: 5 carte" in play(["--language", "it"], listed([]))[1]


def test_options_reach_the_game(own_place: Path) -> None:
    argv = ["--seats", "2", "--option", "town-sites=2", "--option", "vault-memory=open"]
    play([*argv, "--edition", "es2011", "--humans", "2"], listed(["", "order gift ask", "save a"]))
    options = read(own_place / "a.jsonl").header.options
    assert options["town-sites"] == 2
    assert options["vault-memory"] == "open"
    assert options["edition"] == "es2011"


def test_people_may_have_the_names_of_bots() -> None:
    _, out = play(["--name", "livia", "--seed", "1"], listed([]))
    assert "Glory to Rome: livia, Marcus (greedy), Aurelia (greedy)." in out


def test_bots_are_seated_in_order_and_the_last_kind_goes_on() -> None:
    _, out = play(["--seats", "4", "--bots", "random,greedy", "--seed", "1"], listed([]))
    assert "Livia (random), Marcus (greedy), Aurelia (greedy)." in out


@pytest.mark.parametrize("content", ["", "{", "[]", '{"aedilis":9}', "\x00\xff"])
def test_a_file_that_is_no_game_is_refused(
    content: str, own_place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_place / "x").write_text(content, encoding="latin-1")
    assert "x" in refused(["play", "--load", "x"], capsys)
    assert "x" in refused(["replay", "x"], capsys)
    assert "x" in refused(["verify", "x"], capsys, code=1)


def test_a_game_of_another_kind_is_refused(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished.write_text(finished.read_text().replace('"game":"glory"', '"game":"chess"'))
    for command in (["play", "--load"], ["replay"]):
        assert "game: 'chess' is not one of glory" in refused([*command, str(finished)], capsys)


def test_a_game_that_is_over_is_not_played_on(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "the game is over" in refused(["play", "--load", str(finished)], capsys)


def test_names_from_a_file_cannot_bring_codes_to_the_screen(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.read_bytes().splitlines()[:4]
    header = json.loads(lines[0])
    header["seats"][1] = "\x1b[2Jx"
    finished.write_bytes(b"\n".join([encode(header), *lines[1:]]))
    assert "is not a name" in refused(["play", "--load", str(finished)], capsys)
    assert "is not a name" in refused(["replay", str(finished)], capsys)


# -- replay ----------------------------------------------------------------------------------------


def test_replay_tells_the_game_to_its_end(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(finished)]) == 0
    out = capsys.readouterr().out
    assert out.index("Turn 2.") < out.index("Turn 3.") < out.index("# The game is over")
    assert "Camp of Ana" in out
    assert "Your" not in out
    assert "\x1b" not in out


def test_replay_from_a_seat_shows_what_it_drew_and_no_more(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {}
    for seat in ("0", "ana", "1"):
        assert main(["replay", str(finished), "--to", "60", "--seat", seat]) == 0
        told[seat] = capsys.readouterr().out
    assert told["0"] == told["ana"]
    assert "# Your camp (Ana)" in told["0"]
    assert "# Your camp (Livia)" in told["1"]
    assert "Ana draws" in told["1"]
    assert "Ana draws" not in told["0"]


def test_replay_as_json(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--json", "--seat", "0", "--to", "30"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    data = json.loads(out)
    assert set(data) == {
        "game", "options", "seats", "seat", "lines", "view", "over", "ending", "winners",
    }  # fmt: skip
    assert data["seats"] == ["Ana", "Livia"]
    assert data["seat"] == 0
    assert [line["n"] for line in data["lines"]] == list(range(31))
    assert all(line["move"] is None for line in data["lines"] if line["seat"] != 0)
    assert all(line["move"] for line in data["lines"] if line["seat"] == 0)
    assert data["view"]["camps"][1]["hand"] is None
    assert data["over"] is False


def test_replay_refuses_in_one_line(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(finished)
    last = len(read(finished).lines) - 1
    assert refused(["replay", file, "--seat", "2"], capsys) == (
        "seat: '2' is neither from 0 to 1 nor one of Ana, Livia"
    )
    assert f"from 0 to {last}" in refused(["replay", file, "--to", "99999"], capsys)
    assert "cannot be read" in refused(["replay", "nothing"], capsys)


def test_a_record_that_does_not_hold_is_not_replayed(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = spoil(finished)
    assert f"line {number}: " in refused(["replay", str(finished)], capsys, code=1)


# -- verify ----------------------------------------------------------------------------------------


def spoil(file: Path) -> int:
    """Put another card in the place of one that was drawn; gives the number of its line."""
    lines = file.read_bytes().splitlines()
    for i, text in enumerate(lines):
        line = json.loads(text)
        if i > 3 and line.get("out"):
            line["out"][0] = "jack"
            lines[i] = encode(line)
            file.write_bytes(b"\n".join(lines))
            return int(line["n"])
    raise AssertionError("nothing was drawn")


def test_verify_says_of_each_record_that_it_holds(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    part = finished.with_name("part.jsonl")
    part.write_bytes(b"\n".join(finished.read_bytes().splitlines()[:9]))
    moves = len(read(finished).lines) - 1
    assert main(["verify", str(finished), str(part)]) == 0
    assert capsys.readouterr().out == (
        f"{finished}: holds ({moves} moves, finished)\n{part}: holds (7 moves, not finished)\n"
    )


def test_verify_gives_the_first_difference(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = finished.with_name("good.jsonl")
    good.write_bytes(finished.read_bytes())
    number = spoil(finished)
    assert main(["verify", str(good), str(finished)]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{good}: holds")
    assert captured.err.startswith(f"aedilis: {finished}: line {number}: ")
    assert captured.err.count("\n") == 1


def test_verify_as_json(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = len(read(finished).lines) - 1
    whole = {"file": str(finished), "finished": True, "moves": moves}
    whole |= {"rules": GAMES["glory"].rules_version, "note": ""}
    assert main(["verify", str(finished), "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out) == {
        "holds": True,
        "files": [{**whole, "holds": True, "line": None, "difference": None}],
    }
    number = spoil(finished)
    assert main(["verify", str(finished), "--json"]) == 1
    captured = capsys.readouterr()
    assert captured.err == ""
    data = json.loads(captured.out)
    assert data["holds"] is False
    assert data["files"][0]["line"] == number
    assert data["files"][0]["difference"]


def test_verify_of_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing: cannot be read" in refused(["verify", "nothing"], capsys)
