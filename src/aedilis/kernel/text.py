"""Message keys become text: one `Catalogue` for each language, made from Fluent files.

Engines speak in keys and parameters only. A package that has something to say keeps a file for each
language in its `locale` folder (`en.ftl`, `es.ftl`, `it.ftl`, `fr.ftl`), or a folder of files
(`en/*.ftl`, ...); a catalogue gathers those of the packages it is given.
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Resource

from aedilis.kernel.joining import first_letter, functions
from aedilis.kernel.languages import FALLBACK as FALLBACK
from aedilis.kernel.languages import LANGUAGES as LANGUAGES

KEPT: Final = 20_000
"""So many texts are kept as they were made last: most of what a table says it has said before."""

LONGEST: Final = 200
"""A text with a longer parameter is made anew, so that what is kept has a bound."""


BEGINNING: Final = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
NAME: Final = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")


class MissingText(LookupError):
    """A catalogue lacks a text, or a text lacks a parameter. Only strict catalogues raise it."""


class _Bundle:
    """The texts of some packages in one language; a package without a file for it adds none.

    To read all of them takes more than a second. So each is read when somebody asks for it.
    """

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions(language))
        self._entries: dict[str, str] = {}
        self._read: set[str] = set()
        for package in packages:
            for name, source in _entries(language, package).items():
                self._entries.setdefault(name, source)

    def find(self, name: str) -> Message | None:
        """The message of a name."""
        if name not in self._read:
            self._look_up(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _look_up(self, name: str) -> None:
        """Read a text and what it refers to. It counts as read when all of that is there, since
        another thread may ask for it.
        """
        found: list[EntryType] = []
        seen: set[str] = set()
        to_read = [name]
        while to_read:
            one = to_read.pop()
            if one in seen or one in self._read or one not in self._entries:
                continue
            seen.add(one)
            source = self._entries[one]
            found += FluentParser(with_spans=False).parse(source).body
            # A few of these words only happen to be names; to read those as well does no harm.
            to_read += NAME.findall(source)
        self.bundle.add_resource(Resource(found))
        self._read |= seen


_bundle = cache(_Bundle)


@cache
def _entries(language: str, package: str) -> dict[str, str]:
    """The messages and terms of a package by name, each as it is written. An entry begins where a
    line does that is not indented.
    """
    found: dict[str, str] = {}
    for text in sources(files(package).joinpath("locale"), language):
        for piece in BEGINNING.split(text):
            name = NAME.match(piece)
            if name is not None:
                found.setdefault(name[0], piece)
    return found


def sources(locale: Traversable, language: str) -> list[str]:
    """The Fluent texts of a `locale` folder in a language: its file, and those of its folder."""
    found: list[Traversable] = []
    file = locale.joinpath(f"{language}.ftl")
    if file.is_file():
        found.append(file)
    folder = locale.joinpath(language)
    if folder.is_dir():
        files_in = [one for one in folder.iterdir() if one.name.endswith(".ftl")]
        found += sorted(files_in, key=lambda one: one.name)
    return [one.read_text("utf-8") for one in found]


class Catalogue:
    """The texts of `packages` (`"aedilis.kernel"`, ...) in one language.

    A `strict` one, meant for tests, raises MissingText where another falls back to English and at
    last to the key itself. Raises ValueError for a language there is no catalogue of.
    """

    def __init__(self, language: str, packages: Sequence[str], strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self.packages = tuple(packages)
        self.strict = strict

    def text(self, key: str, params: Mapping[str, object] | None = None) -> str:
        """The text for `key` or `key.attribute`, with its parameters, strings or numbers, in it."""
        try:
            return self._find(self.language, key, params)
        except MissingText:
            if self.strict:
                raise
        try:
            return self._find(FALLBACK, key, params)
        except MissingText:
            return key

    def has(self, key: str) -> bool:
        """Whether there is a text for a key, in this language or in English."""
        both = (self.language, FALLBACK)
        return any(_bundle(language, self.packages).find(key) for language in both)

    def _find(self, language: str, key: str, params: Mapping[str, object] | None) -> str:
        given = tuple(params.items()) if params else ()
        if all(_lasting(value) for _, value in given):
            return _kept(language, self.packages, key, given)
        return _made(language, self.packages, key, given)

    def join(self, items: Sequence[str]) -> str:
        """A list in running text: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        last = items[-1]
        conjunction = self.text("kernel-and-alike" if self._alike(last) else "kernel-and")
        return f"{', '.join(items[:-1])} {conjunction} {last}"

    def apart(self, items: Iterable[str]) -> str:
        """What has commas of its own, one after the other: "a, b; c"."""
        return self.text("kernel-semicolon").join(items)

    def of(self, what: str, said: str) -> str:
        """What is said of something: "a: b"."""
        return f"{what}{self.text('kernel-colon')}{said}"

    def _alike(self, name: str) -> bool:
        """Whether a name begins with the sound of "and": Spanish "y" becomes "e" before the sound
        i, but not before a diphthong (hierro, hielo); Italian "e" becomes "ed" before an e.
        """
        if self.language == "it":
            return first_letter(name) == "e"
        start = name.lower().removeprefix("h")
        return start.startswith(("i", "í")) and not start.startswith(("ie", "ia", "io"))


def _lasting(value: object) -> bool:
    """Whether equal values of this kind give equal texts: unlike 1 and True, or a number that
    brings its own format.
    """
    kind = type(value)
    return kind is int or (kind is str and len(str(value)) <= LONGEST)


def _made(
    language: str, packages: tuple[str, ...], key: str, params: tuple[tuple[str, object], ...]
) -> str:
    """The text for a key in one language. Raises MissingText."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(language, packages)
    message = bundle.find(name)
    pattern = None
    if message is not None:
        pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"{language}: no text for {key}")
    args = dict(params)
    # Whatever a text calls `$rule` is the name of a paragraph.
    if "rule" in args:
        args["rule"] = unbroken(str(args["rule"]))
    text, errors = bundle.bundle.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{language}: {key}: {errors[0]}")
    return str(text)


_kept = lru_cache(maxsize=KEPT)(_made)


def best_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the locale variables ask for, English if there is no catalogue of it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale:
            language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def unbroken(rule: str) -> str:
    """The name of a paragraph that no line breaks: between sign and number a no-break space."""
    return rule.replace(" ", "\N{NO-BREAK SPACE}")


def capital(text: str) -> str:
    """The text with its first letter as a capital, for labels."""
    return text[:1].upper() + text[1:]
