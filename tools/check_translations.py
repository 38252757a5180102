"""Checks that every text exists in every language and that every text is used.

`python -m tools.check_translations` reads the catalogues of all packages that have a `locale`
folder, the sources that use their keys (those of the pages and of the browser too), and the names
of things beside them. It prints one line for each
problem: a file or key that a language lacks, a parameter that differs from the English text, what
is not valid Fluent, a key that the sources use and no catalogue has, and one that nothing uses.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from aedilis.kernel.names import HOUSE
from aedilis.kernel.text import FALLBACK, LANGUAGES
from tools import catalogues
from tools.catalogues import Texts

ROOT = Path(__file__).resolve().parents[1]

# Functions that make a key out of the word they are given; `{wing}` is the folder of the caller.
KEY_MAKERS = {
    "no": "{wing}-refused-",
    "refused": "{wing}-refused-",
    "Trait": "{wing}-refused-",
    "Refused": "server-error-",
}

# What is no Python names keys as quoted strings: the pages' templates, and the browser's sources.
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9_]+)*-?)(["'`]|\$\{)""")

# For those who may see all of it, the key of an event with a secret part ends with this.
SEEN = "-seen"
SECRET_AT = 3


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
    folders: dict[str, list[Path]] = {}
    for path in sorted(package.glob("**/locale")):
        folders.setdefault(path.relative_to(package).parts[0], []).append(path)
    lines = [
        line
        for paths in folders.values()
        for path in paths
        for language in LANGUAGES
        for line in catalogues.problems(path, language, root)
    ]
    english: Texts = {}
    for name, paths in folders.items():
        texts: dict[str, Texts] = {language: {} for language in LANGUAGES}
        for language, path in product(LANGUAGES, paths):
            texts[language] |= catalogues.read_language(path, language)
        lines += foreign_keys(name, texts[FALLBACK])
        lines += differences(name, texts)
        english |= texts[FALLBACK]
    found = uses(package, tuple(folders), root)
    # What the house asks of every game, whose keys are put together with the game's name.
    found.families.update(f"{name}-{word}" for name in folders for word in HOUSE)
    lines += usage(english, found)
    lines += [line for paths in folders.values() for path in paths for line in names(path, root)]
    return lines


# -- catalogues ------------------------------------------------------------------------------------


def foreign_keys(name: str, texts: Texts) -> list[str]:
    """Keys begin with the name of their package, so that no two packages have the same."""
    return [
        f"{name}: {key} does not begin with {name}-"
        for key in texts
        if not key.startswith(f"{name}-")
    ]


def differences(name: str, languages: dict[str, Texts]) -> list[str]:
    """What the texts of the other languages show less than English does, or know more of."""
    lines = []
    english = languages[FALLBACK]
    for language, texts in languages.items():
        where = f"{name}/{language}"
        for key in texts:
            if key not in english:
                continue
            shown, known = whole(key, texts)
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
    return lines


def whole(key: str, texts: Texts) -> tuple[frozenset[str], frozenset[str]]:
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
    beginnings = {maker.format(wing=wing) for maker in KEY_MAKERS.values() for wing in prefixes}
    found = Uses({}, set())
    for path in sorted(package.glob("**/*.py")):
        where = path.relative_to(root).as_posix()
        wing = path.relative_to(package).parts[0]
        said, made = literals(path.read_text(encoding="utf-8"))
        for word, n in said:
            if whole_key.fullmatch(word):
                found.keys.setdefault(word, f"{where}:{n}")
            elif family.fullmatch(word) and word not in beginnings:
                found.families.add(word)
        for key, n in made:
            found.keys.setdefault(key.format(wing=wing), f"{where}:{n}")
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


@cache
def literals(source: str) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """The strings of a module that are no docstrings, and the keys that its calls make, each with
    its line.
    """
    tree = ast.parse(source)
    docstrings = {id(node) for node in _docstrings(tree)}
    said = []
    made = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                said.append((node.value, node.lineno))
        elif isinstance(node, ast.Call):
            made += [(key, node.lineno) for key in _made_keys(node)]
    return said, made


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


def usage(english: Texts, found: Uses) -> list[str]:
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


# -- names of things -------------------------------------------------------------------------------


def names(folder: Path, root: Path) -> list[str]:
    """Give the names of things that a language lacks, or has alone."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        path = folder / f"names.{language}.toml"
        tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        found[language] = {f"{kind}.{id_}" for kind, of in tables.items() for id_ in of}
    where = folder.relative_to(root).as_posix()
    every = set().union(*found.values())
    return [
        f"{where}/names.{language}.toml: {name} is missing"
        for language, there in found.items()
        for name in sorted(every - there)
    ]


if __name__ == "__main__":
    sys.exit(main())
