"""Checks that every text exists in every language and that every text is used.

`python -m tools.check_translations` reads the catalogues of all packages that have a `locale`
folder, the sources that use their keys (those of the pages and of the browser too), and the names
in the game data. It prints one line for each
problem: a file or key that a language lacks, a parameter that differs from the English text, what
is not valid Fluent, a key that the sources use and no catalogue has, and one that nothing uses.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from aedilis.kernel.text import FALLBACK, LANGUAGES, junk

ROOT = Path(__file__).resolve().parents[1]

# Functions that make a key out of the word they are given.
KEY_MAKERS = {
    "no": "glory-refused-",
    "refused": "republic-refused-",
    "Trait": "republic-refused-",
    "Refused": "server-error-",
}

# What is no Python names keys as quoted strings: the pages' templates, and the browser's sources.
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9_]+)*-?)(["'`]|\$\{)""")

# For those who may see all of it, the key of an event with a secret part ends with this.
SEEN = "-seen"
SECRET_AT = 3


class Text(NamedTuple):
    """One text of a catalogue: what it shows, what it selects by, and which texts it contains."""

    shown: frozenset[str]
    selectors: frozenset[str]
    references: frozenset[str]


class Catalogue(NamedTuple):
    """One language file: its texts by key (`key` or `key.attribute`), and what is wrong with it."""

    texts: dict[str, Text]
    problems: list[str]


class Uses(NamedTuple):
    """Keys named in the sources with one place each, and the beginnings of keys put together."""

    keys: dict[str, str]
    families: set[str]


def main(root: Path = ROOT) -> int:
    lines = problems(root)
    for line in lines:
        print(line)
    return 1 if lines else 0


def problems(root: Path) -> list[str]:
    """Give everything that is wrong with the translations of the project at `root`."""
    package = root / "src" / "aedilis"
    folders = {path.parent.name: path for path in sorted(package.glob("**/locale"))}
    catalogues = {
        name: {language: read_language(path, language, root) for language in LANGUAGES}
        for name, path in folders.items()
    }
    lines = [
        line for files in catalogues.values() for file in files.values() for line in file.problems
    ]
    for name, files in catalogues.items():
        lines += foreign_keys(name, files[FALLBACK])
        lines += differences(name, files)
    english = {
        key: text for files in catalogues.values() for key, text in files[FALLBACK].texts.items()
    }
    lines += usage(english, uses(package, tuple(folders), root))
    lines += [line for path in sorted(package.glob("**/data/*.toml")) for line in names(path, root)]
    return lines


# -- catalogues ------------------------------------------------------------------------------------


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


def read_language(locale: Path, language: str, root: Path) -> Catalogue:
    """All that a locale folder has in a language: its one file, or the files of its folder."""
    folder = locale / language
    if not folder.is_dir():
        return read(locale / f"{language}.ftl", root)
    texts: dict[str, Text] = {}
    wrong: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        one = read(path, root)
        wrong += one.problems
        where = path.relative_to(root).as_posix()
        wrong += [f"{where}: {key} stands in two files" for key in one.texts if key in texts]
        texts.update(one.texts)
    return Catalogue(texts, wrong)


def read(path: Path, root: Path) -> Catalogue:
    """Read one language file; a missing one is a problem and has no texts."""
    where = path.relative_to(root).as_posix()
    texts: dict[str, Text] = {}
    if not path.is_file():
        return Catalogue(texts, [f"{where}: there is no such file"])
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    wrong = [f"{where}: {message}" for message in junk(resource)]
    for entry in resource.body:
        if not isinstance(entry, ftl.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for key, pattern in parts:
            if key in texts:
                wrong.append(f"{where}: {key} stands there twice")
            if pattern is not None:
                texts[key] = text_of(pattern)
    return Catalogue(texts, wrong)


def foreign_keys(name: str, file: Catalogue) -> list[str]:
    """Keys begin with the name of their package, so that no two packages have the same."""
    return [
        f"{name}: {key} does not begin with {name}-"
        for key in file.texts
        if not key.startswith(f"{name}-")
    ]


def differences(name: str, files: dict[str, Catalogue]) -> list[str]:
    """What the other languages of a package lack or have in excess, measured by English."""
    lines = []
    english = files[FALLBACK].texts
    for language, file in files.items():
        where = f"{name}/{language}"
        lines += [f"{where}: {key} is missing" for key in english if key not in file.texts]
        lines += [f"{where}: {key} is not in English" for key in file.texts if key not in english]
        for key, text in file.texts.items():
            if key not in english:
                continue
            shown, known = whole(key, file.texts)
            shown_in_english, known_in_english = whole(key, english)
            lines += [
                f"{where}: {key} does not show ${variable}"
                for variable in sorted(shown_in_english - shown)
            ]
            # What a text selects by may differ: languages bend their words by different things.
            lines += [
                f"{where}: {key} has ${variable}, which English has not"
                for variable in sorted(known - known_in_english)
            ]
            lines += [
                f"{where}: {key} refers to {other}, which does not exist"
                for other in sorted(text.references)
                if other not in file.texts
            ]
    return lines


def whole(key: str, texts: dict[str, Text]) -> tuple[frozenset[str], frozenset[str]]:
    """Give what a text shows and all it knows, the texts it contains included."""
    text = texts[key]
    shown, known = text.shown, text.shown | text.selectors
    for other in sorted(text.references):
        if other in texts and other != key:
            more_shown, more_known = whole(other, texts)
            shown, known = shown | more_shown, known | more_known
    return shown, known


# -- uses ------------------------------------------------------------------------------------------


def uses(package: Path, prefixes: tuple[str, ...], root: Path) -> Uses:
    """Find the keys that the sources name, by reading their string literals and calls."""
    whole_key = re.compile(rf"({'|'.join(prefixes)})(-[a-z0-9_]+)+(\.[a-z]+)?")
    family = re.compile(rf"({'|'.join(prefixes)})(-[a-z0-9_]+)*-")
    found = Uses({}, set())
    for path in sorted(package.glob("**/*.py")):
        where = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {id(node) for node in _docstrings(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) in docstrings:
                    continue
                if whole_key.fullmatch(node.value):
                    found.keys.setdefault(node.value, f"{where}:{node.lineno}")
                elif family.fullmatch(node.value) and node.value not in KEY_MAKERS.values():
                    found.families.add(node.value)
            elif isinstance(node, ast.Call):
                for key in _made_keys(node):
                    found.keys.setdefault(key, f"{where}:{node.lineno}")
    for path in [*sorted(package.glob("**/*.html")), *sorted(root.glob("web/src/**/*.ts*"))]:
        where = path.relative_to(root).as_posix()
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for word, end in QUOTED.findall(line):
                if end == "${" or word.endswith("-"):
                    if family.fullmatch(word):
                        found.families.add(word)
                elif whole_key.fullmatch(word):
                    found.keys.setdefault(word, f"{where}:{n}")
    return found


def _docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _made_keys(call: ast.Call) -> list[str]:
    """Give the keys that a call makes beside those it names."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if isinstance(call.func, ast.Name):
        name = call.func.id
    if not call.args or not isinstance(call.args[0], ast.Constant):
        return []
    word = call.args[0].value
    if not isinstance(word, str):
        return []
    if name == "Refused" and (len(call.args) > 1 or any(k.arg == "text" for k in call.keywords)):
        # It brings a text of its own.
        return []
    if name in KEY_MAKERS:
        return [f"{KEY_MAKERS[name]}{word}"]
    if name == "note" and len(call.args) > SECRET_AT:
        return [f"{word}{SEEN}"]
    return []


def usage(english: dict[str, Text], found: Uses) -> list[str]:
    """Give the keys that are used and do not exist, and those that exist and are not used."""
    lines = [
        f"{where}: {key} is in no catalogue"
        for key, where in found.keys.items()
        if key not in english
    ]
    contained = {key for text in english.values() for key in text.references}
    families = tuple(sorted(found.families))
    for key in english:
        name = key.partition(".")[0]
        if name in found.keys or name in contained or (families and name.startswith(families)):
            continue
        lines.append(f"{key} is used nowhere")
    return lines


# -- names in the data -----------------------------------------------------------------------------


def names(path: Path, root: Path) -> list[str]:
    """Give the tables of names in a data file that lack a language."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    where = path.relative_to(root).as_posix()
    return [f"{where}: {line}" for line in _unnamed(data, "")]


def _unnamed(data: object, at: str) -> Iterator[str]:
    if isinstance(data, list):
        for entry in data:
            label = entry.get("id", "?") if isinstance(entry, dict) else "?"
            yield from _unnamed(entry, f"{at} {label}")
    elif isinstance(data, dict):
        for key, value in data.items():
            if (key == "names" or key.endswith("_names")) and isinstance(value, dict):
                for language in LANGUAGES:
                    if not value.get(language):
                        yield f"{at.strip()}: {key} lacks {language}"
            else:
                yield from _unnamed(value, at)


if __name__ == "__main__":
    sys.exit(main())
