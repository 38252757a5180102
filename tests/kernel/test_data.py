"""Facts are read into typed structs, and what is wrong is named with file, entry and field."""

from pathlib import Path
from typing import Literal

import pytest

from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import Facts, Prose, read, tables


class Side(Facts, frozen=True):
    talents: int
    trait: Literal["wet", "dry"] = "dry"


class War(Facts, frozen=True):
    id: str
    land: int
    years: tuple[int, ...] = ()
    light: Side | None = None


class Wars(Facts, frozen=True):
    war: list[War]
    lands: dict[str, list[Side]] | None = None
    names: dict[str, Prose] | None = None


GOOD = '[[war]]\nid = "first"\nland = 3\n[[war]]\nid = "second"\nland = 4\nlight.talents = 2\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "wars.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_is_read_into_structs(tmp_path: Path) -> None:
    found = read(written(tmp_path, "# A comment.\n" + GOOD), Wars)
    assert found.war[1] == War(id="second", land=4, light=Side(talents=2))
    assert tables(tmp_path, ("wars",))["wars"]["war"][0] == {"id": "first", "land": 3}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("land = 4", 'land = "4"', "war 2 (second): land: Expected `int`, got `str`"),
        ("land = 4", "land = true", "war 2 (second): land: Expected `int`, got `bool`"),
        ("land = 4\n", "", "war 2 (second): Object missing required field `land`"),
        ("land = 3", "land = 3\nsea = 1", "war 1 (first): Object contains unknown field `sea`"),
        (
            "light.talents = 2",
            'light = { talents = 2, trait = "damp" }',
            "war 2 (second): light: trait: Invalid enum value 'damp'",
        ),
        ("land = 3", 'land = 3\nyears = [264, ""]', "war 1 (first): years 2: Expected `int`"),
        ("[[war]]", "[[wra]]", "Object contains unknown field `wra`"),
        # Of tables with any key the one that is wrong, whatever its key is made of.
        (
            '[[war]]\nid = "second"',
            '[lands]\n"a.b" = [{ talents = 1 }]\n"c.d" = [{ talents = "3" }]\n[[war]]\nid = "x"',
            "lands: c.d 1: talents: Expected `int`, got `str`",
        ),
        (
            '[[war]]\nid = "second"',
            '[names]\nfirst = "One"\nsecond = " "\nthird = ""\n[[war]]\nid = "second"',
            "names: second: Expected a text that is not empty",
        ),
        ("[[war]]", "[[war", "not TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(written(tmp_path, GOOD.replace(old, new)), Wars)
    assert str(refused.value).startswith(f"wars.toml: {told}")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"^wars\.toml: cannot be read"):
        read(tmp_path / "wars.toml", Wars)
