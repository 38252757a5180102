"""What is written in each language: the catalogues, and the tables of names and rules."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1] / "src" / "aedilis"


def files(language: str) -> Iterator[Path]:
    yield from ROOT.glob(f"**/locale/{language}.ftl")
    yield from ROOT.glob(f"**/locale/{language}/*.ftl")


def rules(game: str, language: str) -> dict[str, dict[str, str]]:
    """The texts of a game's rule paragraphs."""
    return tomllib.loads((ROOT / game / "data" / f"rules.{language}.toml").read_text("utf-8"))


def tables(language: str) -> Iterator[tuple[str, str]]:
    """Each text of the tables that are made for a language, rule paragraphs and names, with its
    file.
    """
    for file in ROOT.glob(f"**/*.{language}.toml"):
        for said in texts(tomllib.loads(file.read_text("utf-8"))):
            yield str(file.relative_to(ROOT)), said


def texts(value: object) -> Iterator[str]:
    """All texts in a table."""
    if isinstance(value, str):
        yield value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        yield from texts(part)


def sentences(file: Path) -> list[str]:
    """The lines of a catalogue that are no comments, without what is told to a function beside a
    value.
    """
    lines = file.read_text("utf-8").splitlines()
    return [re.sub(r"(\(\$\w+), [^)]*", r"\1", one) for one in lines if not one.startswith("#")]
