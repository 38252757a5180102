"""Games that go otherwise need another rules version, and records of earlier ones still hold."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from aedilis.cli import main
from aedilis.games import GAMES
from aedilis.glory.game import Glory
from aedilis.kernel.record import Record, read
from aedilis.kernel.replaying import replay, verify
from aedilis.kernel.table import state_digest
from aedilis.republic.definitions.components import EVENTS, PRINTED_EVENTS
from tools import playthroughs, republic_games, versions

NOW = sorted((playthroughs.TESTS / "games").glob("*.jsonl"))
OLDER = sorted((playthroughs.TESTS / "games" / "older").glob("*.jsonl"))


def test_what_is_kept_is_of_the_versions_of_now() -> None:
    kept = versions.read(playthroughs.VERSIONS)
    assert {game: list(of)[-1] for game, of in kept.items()} == {
        name: game.rules_version for name, game in GAMES.items()
    }


@pytest.mark.parametrize(
    ("version", "digest", "told"),
    [
        ("2", "a", ""),
        ("3", "b", ""),
        ("3", "a", ""),
        ("2", "b", "glory: the golden games go otherwise than under rules 2: raise "),
        ("1", "a", "glory: rules_version 1 is earlier than 2, which is kept"),
    ],
)
def test_a_change_needs_a_higher_version(version: str, digest: str, told: str) -> None:
    found = versions.problem("glory", version, digest, {"2": "a"})
    assert found.startswith(told) if told else found == ""


def bend(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Let Glory go otherwise under a version, and the games that take long to play stand still."""
    golden = playthroughs.played()
    golden["glory"]["playthroughs/it2011-2.txt"] += b"otherwise\n"
    monkeypatch.setattr(playthroughs, "played", lambda: golden)
    monkeypatch.setattr(Glory, "rules_version", version)


def test_the_check_fails_when_games_go_otherwise_under_the_same_version(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert playthroughs.main(["--check"]) == 0
    bend(monkeypatch, Glory().rules_version)
    assert playthroughs.main(["--check"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("glory: the golden games go otherwise than under rules ")
    assert told.count("\n") == 1
    # A higher version needs its golden games kept.
    monkeypatch.setattr(Glory, "rules_version", "99")
    assert playthroughs.main(["--check"]) == 1
    assert capsys.readouterr().err.endswith(
        "glory: nothing is kept of rules 99; run `make playthroughs`\n"
    )


def test_nothing_is_written_when_games_go_otherwise_under_the_same_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(playthroughs, "TESTS", tmp_path)
    monkeypatch.setattr(playthroughs, "VERSIONS", tmp_path / "versions.json")
    monkeypatch.setattr(playthroughs, "ending_tables", lambda: iter(()))
    monkeypatch.setattr(playthroughs, "perft_rows", list)
    monkeypatch.setattr(republic_games, "recorded", lambda: iter(()))
    version = Glory().rules_version
    assert playthroughs.main([]) == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    bend(monkeypatch, version)
    assert playthroughs.main([]) == 1
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before
    monkeypatch.setattr(Glory, "rules_version", "99")
    assert playthroughs.main([]) == 0
    kept = json.loads((tmp_path / "versions.json").read_text())
    assert list(kept["glory"]) == [version, "99"]
    assert len(set(kept["glory"].values())) == 2


# -- records from before an option -----------------------------------------------------------------

LATER = {"glory": "demand-shows-card", "republic": "unsold-initiatives"}
"""For each game an option whose value is the usual one in all recorded games."""


@pytest.mark.parametrize(
    "path", sorted((playthroughs.TESTS / "games").glob("*.jsonl")), ids=lambda p: p.stem
)
def test_an_option_added_since_changes_no_record(path: Path) -> None:
    record = read(path)
    header = record.header
    before = versions.record_facts(record)
    options = {name: one for name, one in header.options.items() if name != LATER[header.game]}
    assert len(options) == len(header.options) - 1
    assert record.end is not None
    older = Record(structs.replace(header, options=options), record.lines, record.end)
    game = GAMES[header.game]
    # As it was closed when there was no such option.
    closed = state_digest(game, replay(game, older).state, options)
    older.end = structs.replace(record.end, digest=closed)
    verify(game, older)
    assert versions.record_facts(Record(older.header, older.lines, record.end)) == before


# -- records of an earlier version -----------------------------------------------------------------


def older(path: Path, tmp_path: Path, spoilt: bool) -> Path:
    """A copy of a record, perhaps with a move that these rules refuse."""
    rows = path.read_bytes().splitlines()
    if spoilt:
        line: dict[str, Any] = json.loads(rows[8])
        rows[8] = json.dumps({**line, "move": {"nothing": "such"}}).encode()
    file = tmp_path / path.name
    file.write_bytes(b"\n".join(rows) + b"\n")
    return file


def test_there_is_one_of_each_game_and_version() -> None:
    headers = [read(path).header for path in OLDER]
    assert {(header.game, header.rules) for header in headers} == {
        (name, str(rules))
        for name, game in GAMES.items()
        for rules in range(1, int(game.rules_version))
    }
    for header in headers:
        game = GAMES[header.game]
        now = game.identity(header.options, len(header.seats))
        if header.rules == "1":
            # Its hash was made otherwise.
            assert header.data != now
        elif header.game != "republic" or EVENTS == PRINTED_EVENTS:
            # With cards of the house the facts are others.
            assert header.data == now


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_an_older_record_that_these_rules_fit_holds(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = read(path).header
    then, now = header.rules, GAMES[header.game].rules_version
    assert main(["verify", str(path)]) == 0
    note = f"recorded under rules {then}, these are rules {now}"
    assert capsys.readouterr().out.endswith(f" moves, finished; {note})\n")
    assert main(["verify", "--json", str(path)]) == 0
    (told,) = json.loads(capsys.readouterr().out)["files"]
    assert (told["rules"], told["note"]) == (then, note)
    assert main(["replay", "--plain", str(path)]) == 0


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_one_that_they_do_not_fit_says_why_and_is_shown_as_far_as_it_goes(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = older(path, tmp_path, spoilt=True)
    header = read(path).header
    now = GAMES[header.game].rules_version
    note = f"(recorded under rules {header.rules}, these are rules {now})"
    for command in (["verify"], ["replay", "--plain"]):
        assert main([*command, str(file)]) == 1
        captured = capsys.readouterr()
        assert captured.err.startswith(
            f"aedilis: {file}: line 7: move {{nothing: such}} is refused"
        )
        assert captured.err.rstrip().endswith(note)
        assert captured.err.count("\n") == 1
    assert "\n6. " in captured.out
    assert "\n7. As recorded, " in captured.out
    assert main(["replay", "--json", str(file)]) == 1
    assert [line["n"] for line in json.loads(capsys.readouterr().out)["lines"]] == list(range(7))
    # One that these rules themselves played does not hold, and is not shown.
    first, *rest = file.read_bytes().splitlines(keepends=True)
    fresh = {**json.loads(first), "rules": now}
    fresh["data"] = GAMES[fresh["game"]].identity(fresh["options"], len(fresh["seats"]))
    file.write_bytes(json.dumps(fresh).encode() + b"\n" + b"".join(rest))
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_an_older_game_goes_on_under_the_rules_of_now(path: Path) -> None:
    record = read(path)
    game = GAMES[record.header.game]
    table = replay(game, record, 20)
    table.go_on("more")
    assert table.header.rules == game.rules_version
    assert table.header.data == game.identity(table.header.options, len(record.header.seats))


def test_an_older_game_that_does_not_fit_is_not_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = older(OLDER[0], tmp_path, spoilt=True)
    assert main(["play", "--load", str(file), "--plain"]) == 2
    told = capsys.readouterr().err
    assert "line 7: move" in told
    rules = read(OLDER[0]).header.rules
    assert f"recorded under rules {rules}, these are rules" in told
