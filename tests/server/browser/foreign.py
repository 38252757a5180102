"""Words of one language in a page of another: whatever a catalogue says in that language alone."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from aedilis.games import GAMES
from aedilis.kernel.text import LANGUAGES, sources

PACKAGES: Final = (
    "aedilis.kernel",
    "aedilis.server",
    *(f"aedilis.{name}.presentation" for name in GAMES if name != "morra"),
)
WORDS: Final = 3
LETTERS: Final = 14
"""How much of a text tells its language: so many words, and so many letters."""

# What people have written themselves is in whatever language they speak.
SHOWN: Final = """() => {
  const named = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const all = [...document.querySelectorAll("*")].flatMap((element) =>
    named.map((name) => element.getAttribute(name)).filter(Boolean));
  const own = [...document.querySelectorAll("[translate=no]")].map((one) => one.innerText);
  const text = own.filter(Boolean).reduce((rest, one) => rest.replaceAll(one, ""),
    document.body.innerText);
  return [document.title, text, ...all].join("\\n");
}"""


class _Told(Visitor):
    """The words of a resource that stand there as they are."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 -- as fluent names it
        self.found += [plain(line) for line in node.value.splitlines()]


def plain(text: str) -> str:
    """A text with common spaces, whatever they were."""
    return re.sub(r"\s+", " ", text).strip()


@cache
def _told(language: str) -> frozenset[str]:
    """All that the catalogues of a language say, in pieces without a parameter."""
    told = _Told()
    for package in PACKAGES:
        for text in sources(files(package).joinpath("locale"), language):
            told.visit(FluentParser(with_spans=False).parse(text))
    return frozenset(told.found)


@cache
def _foreign(language: str) -> dict[str, str]:
    """What other languages say and this one does not, and which of them does."""
    own = "\n".join(_told(language))
    return {
        piece: other
        for other in LANGUAGES
        if other != language
        for piece in sorted(_told(other))
        if len(piece.split()) >= WORDS and len(piece) >= LETTERS and piece not in own
    }


def foreign_words(page: Page, language: str) -> Iterator[str]:
    """What a page shows or says that is of another language than its own."""
    yield from foreign_pieces(page.evaluate(SHOWN), language)


def foreign_pieces(text: str, language: str) -> Iterator[str]:
    """What in a text of a language is of another one."""
    shown = plain(text)
    for piece, other in _foreign(language).items():
        if piece in shown:
            yield f"{other}: {piece}"


KEY = re.compile(r"\b(?:server|terminal|glory|republic|kernel)-[a-z]+(?:-[a-z0-9_]+)*")


def strange(page: Page) -> set[str]:
    """Keys that stand where a word should, and words of other languages than the page's: in the
    text, and in the names of things.
    """
    language = page.locator("html").get_attribute("lang") or ""
    return {*KEY.findall(page.evaluate(SHOWN)), *foreign_words(page, language)}
