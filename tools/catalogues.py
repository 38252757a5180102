"""Reads the catalogues of texts, and finds what is wrong with them as files of Fluent.

What holds for any project's catalogues is the work of compare-locales: what is not valid, keys that
stand twice, keys that a language lacks or has in excess, attributes, references to nothing, plural
forms that a language has and a text leaves out. What a text shows and selects by is read here.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from compare_locales.compare.content import ContentComparer
from compare_locales.lint.linter import L10nLinter
from compare_locales.paths import File
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from aedilis.kernel.text import FALLBACK

SAID = {"missingEntity": "{} is missing", "obsoleteEntity": "{} is not in English"}
"""How the findings of compare-locales that are only a key are said; the others are sentences."""


class Text(NamedTuple):
    """One text of a catalogue: what it shows, what it selects by, and which texts it contains."""

    shown: frozenset[str]
    selectors: frozenset[str]
    references: frozenset[str]


Texts = dict[str, Text]
"""The texts of one language by key (`key` or `key.attribute`)."""


class _Variables(Visitor):
    """Gathers the variables and references of a pattern, selectors apart."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.selectors: set[str] = set()
        self.references: set[str] = set()
        self._selecting = False

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self._selecting = True
        self.visit(node.selector)
        self._selecting = False
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        (self.selectors if self._selecting else self.shown).add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)


def text_of(pattern: ftl.Pattern) -> Text:
    found = _Variables()
    found.visit(pattern)
    return Text(frozenset(found.shown), frozenset(found.selectors), frozenset(found.references))


def files(locale: Path, language: str) -> list[Path]:
    """The files that a locale folder has for a language: one, or those of the language's folder."""
    folder = locale / language
    return sorted(folder.glob("*.ftl")) if folder.is_dir() else [locale / f"{language}.ftl"]


def read_language(locale: Path, language: str) -> Texts:
    """All texts that a locale folder has in a language."""
    texts: Texts = {}
    for path in files(locale, language):
        texts.update(read(path))
    return texts


def read(path: Path) -> Texts:
    """The texts of one file; none of one that does not exist."""
    return _texts(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def _texts(source: str) -> Texts:
    texts: Texts = {}
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ftl.Message):
            continue
        if entry.value is not None:
            texts[entry.id.name] = text_of(entry.value)
        for attribute in entry.attributes:
            texts[f"{entry.id.name}.{attribute.id.name}"] = text_of(attribute.value)
    return texts


def problems(locale: Path, language: str, root: Path) -> Iterator[str]:
    """What is wrong with the files of one language, measured by those of English."""
    seen: set[str] = set()
    for path in files(locale, language):
        where = path.relative_to(root).as_posix()
        if not path.is_file():
            yield f"{where}: there is no such file"
            continue
        if language == FALLBACK:
            yield from (f"{where}{line}" for line in _linted(path, _content(path)))
        else:
            yield from (f"{where}: {line}" for line in compared(locale, path, language))
        keys = {key.partition(".")[0] for key in read(path)}
        yield from (f"{where}: {key} stands in two files" for key in sorted(keys & seen))
        seen |= keys


def compared(locale: Path, path: Path, language: str) -> list[str]:
    """What is wrong with one file of a language beside the same file in English."""
    english = locale / FALLBACK / path.name
    if not english.is_file():
        english = locale / f"{FALLBACK}.ftl"
    return _compared(english, path, language, (_content(english), _content(path)))


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


# By what is in the files: the tests look at the same ones many times, of which one has changed.
@cache
def _linted(path: Path, _content: bytes | None) -> list[str]:
    found = L10nLinter().lint_file(str(path), None, set())
    return [f":{one['lineno']}: {one['message']}" for one in found]


@cache
def _compared(
    english: Path, path: Path, language: str, _contents: tuple[bytes | None, bytes | None]
) -> list[str]:
    noted = _Noted()
    comparer = ContentComparer()
    comparer.observers.append(noted)
    comparer.compare(
        File(str(english), english.name), File(str(path), path.name, locale=language), None
    )
    return noted.lines


class _Noted:
    """Takes down what a comparison finds."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def notify(self, category: str, _file: File, found: str) -> str:
        self.lines.append(SAID.get(category, "{}").format(found))
        return "error"

    def updateStats(self, _file: File, _stats: object) -> None:  # noqa: N802
        """Nothing is counted here."""
