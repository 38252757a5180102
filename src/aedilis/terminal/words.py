"""The terminal's own texts, in one language."""

from typing import Final

from aedilis.kernel.text import Catalogue

PACKAGES: Final = ("aedilis.kernel", "aedilis.terminal")


def terminal_words(language: str) -> Catalogue:
    """What the terminal itself says in a language."""
    return Catalogue(language, PACKAGES)
