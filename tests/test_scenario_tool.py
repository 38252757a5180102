"""Holds the command `aedilis scenario`: its exit codes, its lines and its JSON."""

import json
from pathlib import Path

import pytest

from aedilis.cli import main

SOUND = """\
game: glory
edition: [es2011, it2011]
title: A jack is taken
rules: [G.think.2]
seats: [you, left]
leader: you
when:
  - you: {think: jack}
then:
  you.jacks: 2
  left.jacks: 1
"""


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "sound.yaml", SOUND)
    assert main(["scenario", file]) == 0
    assert capsys.readouterr().out == f"holds  {file}: A jack is taken\n1 hold, 0 differ\n"


def test_a_file_that_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sound = written(tmp_path, "sound.yaml", SOUND)
    wrong = written(tmp_path, "wrong.yaml", SOUND.replace("left.jacks: 1", "left.jacks: 0"))
    assert main(["scenario", sound, wrong, "--language", "es"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"holds  {sound}: A jack is taken",
        f"differs  {wrong}: A jack is taken",
        "  es2011: line 11, then.left.jacks: left.jacks is 1, should be 0",
        "  it2011: line 11, then.left.jacks: left.jacks is 1, should be 0",
        "  G.think.2  Tomar un Senador",
        "1 hold, 1 differ",
    ]


def test_json_is_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = written(tmp_path, "wrong.yaml", SOUND.replace("left.jacks: 1", "left.jacks: 0"))
    assert main(["scenario", wrong, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"]) == (0, 1)
    (file,) = told["files"]
    assert (file["file"], file["game"], file["passed"]) == (wrong, "glory", False)
    assert file["rules"] == ["G.think.2"]
    assert [one["edition"] for one in file["runs"]] == ["es2011", "it2011"]
    assert file["runs"][0]["differences"] == [
        {"place": "line 11, then.left.jacks", "text": "left.jacks is 1, should be 0"}
    ]


ROME = """\
game: republic
scenario: [early, late]
title: The highest ranking official presides
rules: [R 1.09.12]
seats: [you, left, right]
given:
  phase: senate
  you: {leader: fabius, senators: {fabius: {office: censor}}}
  left: {leader: julius, senators: {julius: {}, valerius: {}}}
  right: {leader: claudius, senators: {claudius: {}}}
then: {presiding: fabius}
"""


def test_json_of_the_republic(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "rome.yaml", ROME)
    assert main(["scenario", file, "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["files"]
    assert (told["game"], told["rules"], told["passed"]) == ("republic", ["R 1.09.12"], True)
    assert [one["scenario"] for one in told["runs"]] == ["early", "late"]
    assert all(one["differences"] == [] for one in told["runs"])


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            ("edition: [es2011, it2011]", "edition: fr"),
            ":2: edition: fr is not one of all, es2011,",
        ),
        (("you.jacks: 2", "you.jack: 2"), ":10: then.you.jack: no such word: jack; there are:"),
        (
            ("when:", "options: {expert: true}\nwhen:"),
            ":7: options: expert: it2011 has no experts'",
        ),
    ],
)
def test_a_mistake_is_one_line(
    change: tuple[str, str], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "mistake.yaml", SOUND.replace(*change))
    assert main(["scenario", file, "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"aedilis: {file}{line}")
    assert told.err.count("\n") == 1


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "nowhere.yaml"]) == 2
    assert capsys.readouterr().err.startswith("aedilis: nowhere.yaml: cannot be read")


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--help"]) == 0
    assert "aedilis scenario foundry.yaml" in capsys.readouterr().out
