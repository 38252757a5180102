"""The server's own texts, in one language."""

from functools import cache
from typing import Final

from aedilis.kernel.text import Catalogue
from aedilis.server.errors import Refused

PACKAGES: Final = ("aedilis.kernel", "aedilis.server")


@cache
def words(language: str) -> Catalogue:
    """What the server says in a language."""
    return Catalogue(language, PACKAGES)


def refusal_text(error: Refused, language: str) -> str:
    """Why a request is refused, for people."""
    return error.text or words(language).text(error.key, error.params)
