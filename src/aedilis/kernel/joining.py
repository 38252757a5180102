"""Prepositions before names that only a game knows: d’Aurelia, del Muelle, ad Aurelia.

A catalogue writes `{ DE($name) }` where it would write `de { $name }`. The function looks at how
the name begins: before a vowel a word may lose its own, and with an article it may grow together.
What each language joins is in `joining.json`, which the page in the browser reads as well.
"""

import json
import unicodedata
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

JOINED: Final[dict[str, dict[str, dict[str, Any]]]] = json.loads(
    files("aedilis.kernel").joinpath("joining.json").read_text("utf-8")
)
"""For each language its functions: the `word` by itself, what it is before a `vowel` and before
its own letter (`alike`), and what it makes with the `articles`.
"""

VOWELS: Final = frozenset("aeiou")


def first_letter(name: str) -> str:
    """The letter a name begins with, small and without its accent."""
    return unicodedata.normalize("NFD", name[:1].casefold())[:1]


def sounds_like_vowel(language: str, name: str) -> bool:
    """Whether a word before this name can lose its vowel; in French before h too, and before y
    where it is one (Yves, not Yann).
    """
    first = first_letter(name)
    if language != "fr":
        return first in VOWELS
    if first == "h":
        return first_letter(name[1:]) in VOWELS | {"y"}
    if first == "y":
        return len(name) > 1 and first_letter(name[1:]) not in VOWELS
    return first in VOWELS or first in ("œ", "æ")


def join(language: str, function: str, name: object) -> str:
    """A name with the preposition before it that `function` stands for."""
    rules = JOINED[language][function]
    text = str(name)
    for article, grown in rules["articles"].items():
        if text.startswith(article):
            return f"{grown}{text[len(article) :]}"
    if "alike" in rules and first_letter(text) == rules["word"]:
        return f"{rules['alike']}{text}"
    if sounds_like_vowel(language, text):
        return f"{rules['vowel']}{text}"
    return f"{rules['word']} {text}"


@cache
def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """The functions that a language's catalogues can call."""
    return {name: partial(join, language, name) for name in JOINED.get(language, {})}
