"""An office has one title in a language: a text writes it as the list of names does."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from aedilis.kernel.text import LANGUAGES
from tests.republic.setup.catalogues import LOCALE

MASTER = re.compile("republic-(?:neutral|ask|amount)-master|republic-(?:ask-pay-master|master-)")
"""The texts that speak of the Master of Horse by his office."""


def names(language: str) -> dict[str, dict[str, str]]:
    """What everything is called, by its kind and its word."""
    found: dict[str, dict[str, str]] = tomllib.loads(
        (LOCALE / f"names.{language}.toml").read_text(encoding="utf-8")
    )
    return found


def texts(language: str) -> dict[str, str]:
    """The texts of a language as they are written."""
    found = {}
    for path in sorted(Path(LOCALE / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message) and entry.span is not None:
                found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_several_words_have_their_capitals(language: str) -> None:
    several = [name for name in names(language)["office"].values() if len(name.split()) > 1]
    assert len(several) > 3
    # The first letter is large where a sentence begins.
    wrong = [
        f"{key}: {found[0]} for {name}"
        for key, text in texts(language).items()
        for name in several
        for found in re.finditer(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)
        if found[0][1:] != name[1:]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_master_of_horse_has_one_title(language: str) -> None:
    title = names(language)["office"]["master_of_horse"]
    speaking = {key: text for key, text in texts(language).items() if MASTER.match(key)}
    assert len(speaking) >= 5
    assert [key for key, text in speaking.items() if title not in text] == []
