"""Holds what the schemas of scenario files promise: a file that was sound stays so, and no list
that the facts of a game have is kept by hand.

`schemas/GAME.json` is what was published: everything in the schema by where it stands.
"""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from aedilis.cli import main
from aedilis.kernel.scenario_schema import FACTS, read_schema
from aedilis.scenario_cli import SCENARIO_GAMES

GAMES = sorted(SCENARIO_GAMES)
PUBLISHED = Path(__file__).with_name("schemas")
OWN = {
    "glory": {"move/as", "move/think", "move/from", "move/be"},
    "republic": {"given/cleopatra", "person/rebel", "province_state/camp"},
}
"""Where lists stand whose words are those of these files alone."""


def everything(part: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """All in a schema that is no object, by where it stands. What is to be filled in is one."""
    if isinstance(part, dict) and part and FACTS not in part:
        for name, inner in part.items():
            yield from everything(inner, (*path, name))
    else:
        yield "/".join(path), part


@pytest.mark.parametrize("game", GAMES)
def test_what_was_published_holds(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """More may be added, and words to a list; what there was is as it was."""
    assert main(["scenario", "--schema", game]) == 0
    now = dict(everything(json.loads(capsys.readouterr().out)))
    for path, value in json.loads((PUBLISHED / f"{game}.json").read_text("utf-8")).items():
        if path.endswith("/enum"):
            assert [word for word in value if word not in now[path]] == [], path
        else:
            assert now[path] == value, path


@pytest.mark.parametrize("game", GAMES)
def test_what_the_facts_list_is_not_listed_again(game: str) -> None:
    file = files(f"aedilis.{game}").joinpath("data", "scenario.schema.json")
    by_hand = {
        path.removesuffix("/enum").replace("$defs/", "").replace("properties/", "")
        for path, value in everything(json.loads(file.read_text("utf-8")))
        if path.endswith("/enum") and FACTS not in value
    }
    assert by_hand == OWN[game]


def test_facts_that_there_are_not_are_told(tmp_path: Path) -> None:
    file = tmp_path / "scenario.schema.json"
    file.write_text('{"enum": {"$facts": "provinces"}, "minimum": {"$facts": "lowest"}}', "utf-8")
    facts = {"provinces": ["sicilia"], "lowest": 2}
    assert read_schema(file, facts) == {"enum": ["sicilia"], "minimum": 2}
    with pytest.raises(KeyError, match="lowest"):
        read_schema(file, {"provinces": ["sicilia"]})
