"""Holds how rules are looked up, and what the command `aedilis rules` prints and returns."""

import argparse
import json
import re
from typing import Any

import pytest

from aedilis.glory.definitions.cards import BUILDING_IDS
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.kernel.codec import BadFile
from aedilis.kernel.folding import fold
from aedilis.rules import cli
from aedilis.rules.index import load_index
from aedilis.rules.paragraphs import GAMES, LANGUAGES, load_paragraphs
from aedilis.rules.reference import load_reference
from tests.glory.table import PRINTED_BUILDINGS
from tests.rules.made_up import Project

CALLED = {
    "Gloria a Roma",
    "Gloria a Roma with the original cards",
    "Sit Gloria Romae",
    "Glory to Rome 2008",
}
EDITION_ID = re.compile("|".join(EDITIONS))
ALL = len(load_paragraphs(GAMES["glory"]).by_id)


def called(lines: list[str], label: str) -> set[str]:
    """The editions that a line with a label names, in whatever order they stand."""
    (line,) = [one for one in lines if one.startswith(label)]
    return set(line.removeprefix(label).split(", "))


def ids(project: Project, query: str, language: str = "en") -> list[str]:
    return [entry.id for entry in project.reference(language).find(query)]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("G.think.1", ["G.think.1"]),
        (" g.Think.2 ", ["G.think.2"]),
        ("G.think.1-b", ["G.think.1"]),
        ("G.think", ["G.think.1", "G.think.2"]),
        ("G.think.", ["G.think.1", "G.think.2"]),
        ("G.b", ["G.b.wall.1"]),
        ("G.thin", []),
        ("G.think.3", []),
        ("jack", ["G.think.1", "G.think.2"]),
        ("JACK pile", ["G.think.2"]),
        ("refus", ["G.think.1"]),
        ("hand", ["G.think.1", "G.b.wall.1"]),
        ("ack", []),
        ("...", []),
    ],
)
def test_find(project: Project, query: str, found: list[str]) -> None:
    assert ids(project, query) == found


@pytest.mark.parametrize("name", ["wall", "Muralla", "MURO", "rempart"])
def test_a_card_is_found_in_any_language(project: Project, name: str) -> None:
    # The card's own paragraph comes first, though it stands later and does not name the card.
    assert ids(project, name) == ["G.b.wall.1", "G.think.1"]


def test_words_are_those_of_the_language_without_accents(project: Project) -> None:
    assert ids(project, "limite", "es") == ["G.think.1"]
    assert ids(project, "PROTECCIÓN", "es") == ["G.b.wall.1"]
    assert ids(project, "pile", "es") == []


@pytest.mark.parametrize(
    ("text", "folded"),
    [("L'Île", "l ile"), ("Señor/Muñón", "senor munon"), ("sœur_ÉTÉ", "soeur ete")],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[building]", "[building", r"names.fr.toml: not TOML"),
        ('"Wall"', "3", r"names.fr.toml: building: wall: Expected `str`"),
        ("[building]\n", "building = 2\n", r"names.fr.toml: building: Expected `object`"),
    ],
)
def test_a_fault_in_the_names_is_named(project: Project, old: str, new: str, message: str) -> None:
    path = project.write_names("fr", "Wall")
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(BadFile, match=message):
        project.reference("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_real_card_is_found_by_its_name(language: str) -> None:
    paragraphs = load_paragraphs(GAMES["glory"])
    reference = load_reference(paragraphs, load_index([paragraphs]), language)
    assert set(reference.cards) == set(BUILDING_IDS)
    for id_, names in reference.cards.items():
        own = [one for one in paragraphs.by_id if one.startswith(f"G.b.{id_}.")]
        # One that is made at home needs no paragraph.
        assert own or id_ not in PRINTED_BUILDINGS
        found = [entry.id for entry in reference.find(names[language])]
        assert [one for one in found if one in own] == own


def parse(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="aedilis")
    cli.add_parser(parser.add_subparsers())
    return parser.parse_args(["rules", *arguments])


def run(*arguments: str) -> int:
    args = parse(*arguments)
    code = args.run(args)
    assert isinstance(code, int)
    return code


def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def test_one_paragraph_in_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("G.patron.1") == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0].startswith("G.patron.1  ")
    assert called(lines, "Editions: ") >= CALLED
    assert (err, "\x1b" in out) == ("", False)


def test_labels_are_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("G.b.temple.1", "--language", "it") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Sit Gloria Romae" in called(lines, "Si gioca allo stesso modo: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_never_read_the_id_of_an_edition(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("G", "--game", "glory", "--language", language) == 0
    told = capsys.readouterr().out
    # Tests and scenarios are listed by their places in the sources, which are no words.
    words = [line for line in told.splitlines() if "src/" not in line and "tests/" not in line]
    assert len(words) > ALL
    assert [line for line in words if EDITION_ID.search(line)] == []


def test_a_paragraph_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("g.beginner.4", "--json", "--game", "glory") == 0
    data = printed(capsys)
    assert data["query"] == "g.beginner.4"
    [entry] = data["entries"]
    assert (entry["id"], entry["game"], entry["status"]) == (
        "G.beginner.4",
        "glory",
        "not_applicable",
    )
    assert entry["reason"]
    assert entry["title"]
    assert entry["text"]


@pytest.mark.parametrize("json_too", [False, True])
def test_without_words_all_paragraphs_are_listed(
    capsys: pytest.CaptureFixture[str], json_too: bool
) -> None:
    assert run("--game", "glory", *["--json"] * json_too) == 0
    if json_too:
        assert len(printed(capsys)["entries"]) == ALL
    else:
        listed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  G.")]
        assert len(listed) == ALL


def test_nothing_found_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("no", "such", "wordings") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("aedilis: no rule paragraph for 'no such wordings'")
    assert err.count("\n") == 1


def test_nothing_found_is_still_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("G.nothing.1", "--json") == 1
    assert json.loads(capsys.readouterr().out) == {"query": "G.nothing.1", "entries": []}


def test_coverage_and_words_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--coverage", "patron") == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", "aedilis: --coverage takes no words; leave out either of them\n")


@pytest.mark.parametrize("arguments", [["--game", "chess"], ["--language", "la"]])
def test_an_unknown_choice_is_wrong_usage(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parse(*arguments)
    assert left.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_coverage_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code = run("--coverage", "--json")
    data = printed(capsys)
    assert list(data) == list(GAMES)
    one = data["glory"]
    assert list(one) == ["paragraphs", "missing", "assertions", "untested", "not_applicable"]
    assert list(one["paragraphs"]) == list(load_paragraphs(GAMES["glory"]).by_id)
    states = {id_: paragraph["status"] for id_, paragraph in one["paragraphs"].items()}
    assert one["missing"] == [id_ for id_, status in states.items() if status == "missing"]
    assert (code, one["untested"], data["republic"]["untested"]) == (0, [], [])
    for paragraph in one["paragraphs"].values():
        held = bool(paragraph["code"] and paragraph["tests"])
        assert held == (paragraph["status"] == "covered")
    for game, told in data.items():
        all_paragraphs = load_paragraphs(GAMES[game])
        assert list(told["assertions"]) == [
            name for one in all_paragraphs.by_id.values() for name in one.assertions
        ]
        tested = [name for name, tests in told["assertions"].items() if tests]
        sorts = [set(tested), set(told["untested"]), set(told["not_applicable"])]
        assert sum(map(len, sorts)) == len(set.union(*sorts)) == len(told["assertions"])
        for name in told["untested"]:
            paragraph = told["paragraphs"][all_paragraphs.owner(GAMES[game].prefix + name)]
            assert paragraph["status"] == "covered"


@pytest.mark.parametrize("json_too", [False, True])
def test_coverage_fails_when_no_test_names_an_assertion(
    project: Project,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    json_too: bool,
) -> None:
    marks = '@rule("G.think.1", "G.think.2", "G.b.wall.1")\ndef f(): ...\n'
    project.write("src/aedilis/a.py", f"from aedilis.kernel.rule import rule\n{marks}")
    named = "G.think.1-b, G.think.2-a and G.b.wall.1-a"
    project.write("tests/test_a.py", f'def test_f():\n    """{named}."""\n')
    monkeypatch.setattr(cli, "load_paragraphs", lambda game: project.paragraphs())
    monkeypatch.setattr(cli, "load_index", lambda paragraphs: project.index())
    assert run("--coverage", *["--json"] * json_too) == 1
    if json_too:
        assert printed(capsys)["glory"]["untested"] == ["G.think.1-a"]
    else:
        assert capsys.readouterr().out.splitlines() == [
            "glory: 3 paragraphs, 3 covered, 0 not applicable, 0 missing",
            "glory: 4 assertions, 3 tested, 0 not applicable, 1 untested",
            "  G.think.1-a: no test names it",
        ]
    project.write("tests/test_b.py", 'def test_g():\n    """G.think.1-a."""\n')
    assert run("--coverage") == 0


@pytest.mark.parametrize("json_too", [False, True])
def test_coverage_fails_when_a_paragraph_is_missing(
    project: Project,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    json_too: bool,
) -> None:
    source = "from aedilis.kernel.rule import rule\n"
    project.write("src/aedilis/a.py", f'{source}@rule("G.think.1", "G.b.wall.1")\ndef f(): ...\n')
    project.write(
        "tests/test_a.py", 'def test_f():\n    """G.think.1-a, G.think.1-b, G.b.wall.1-a."""\n'
    )
    monkeypatch.setattr(cli, "load_paragraphs", lambda game: project.paragraphs())
    monkeypatch.setattr(cli, "load_index", lambda paragraphs: project.index())
    assert run("--coverage", *["--json"] * json_too) == 1
    if json_too:
        assert printed(capsys)["glory"]["missing"] == ["G.think.2"]
    else:
        assert capsys.readouterr().out.splitlines() == [
            "glory: 3 paragraphs, 2 covered, 0 not applicable, 1 missing",
            "glory: 4 assertions, 3 tested, 0 not applicable, 0 untested",
            "  G.think.2: no code and no test",
        ]
    project.write_data("not_applicable.toml", '"G.think.2" = "Advice to players."\n')
    assert run("--coverage") == 0
    capsys.readouterr()
    project.write("src/aedilis/b.py", 'f(rule="G.think.8")\n')
    assert run("--coverage") == 1
    fault = "aedilis: src/aedilis/b.py:1: G.think.8 is no rule paragraph"
    assert capsys.readouterr().err == f"{fault}\n"
    project.write("src/aedilis/b.py", 'f(rule="G.think.8", other="G.think.9")\n')
    assert run("--coverage") == 1
    assert capsys.readouterr().err == f"{fault} (and 1 more)\n"


def test_unreadable_rule_data_is_one_line(
    project: Project, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    project.write_data("paragraphs.toml", "[")
    monkeypatch.setattr(cli, "load_paragraphs", lambda game: project.paragraphs())
    assert run("jack") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("aedilis: paragraphs.toml: not TOML")
    assert err.count("\n") == 1


def test_the_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse("--help")
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert "aedilis rules G.patron.1" in out
    assert "aedilis rules --coverage --json" in out
