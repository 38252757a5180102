"""Looks rules up: by paragraph, by section, by a card's name in any language, by words.

Every answer tells the rule in one language, together with the code and the tests that hold it.
"""

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aedilis.rules.index import Coverage, Index, coverage
from aedilis.rules.paragraphs import (
    LANGUAGES,
    PACKAGE,
    Paragraph,
    Paragraphs,
    RuleDataError,
    RuleText,
    data_dir,
    load_texts,
    read_toml,
)


@dataclass(frozen=True)
class Entry:
    """One paragraph as a reader meets it; ``section`` is the section's title."""

    id: str
    game: str
    section: str
    paragraph: Paragraph
    text: RuleText
    coverage: Coverage

    def to_data(self) -> dict[str, Any]:
        """Give the entry as JSON data."""
        return {
            "id": self.id,
            "game": self.game,
            "section": self.section,
            "title": self.text.title,
            "text": self.text.text,
            "ruling": self.text.ruling,
            "editions": list(self.paragraph.editions),
            "assumed_editions": list(self.paragraph.assumed),
            **self.coverage.to_data(),
        }


@dataclass(frozen=True)
class Reference:
    """The rules of one game in one language, in the order of the rules."""

    paragraphs: Paragraphs
    language: str
    entries: dict[str, Entry]
    cards: dict[str, dict[str, str]]

    def find(self, query: str) -> list[Entry]:
        """Give the entries that ``query`` asks for, none if there are none.

        A paragraph's or assertion's id gives that paragraph, the beginning of ids (``G.patron``)
        all of them, a card's name in any language the card's own paragraphs and then those that
        name it; anything else is looked for as words.
        """
        wanted = self._bare_id(query)
        if "." in wanted and " " not in wanted:
            return self.by_id(query)
        return self.by_card(query) or self.by_words(query)

    def by_id(self, query: str) -> list[Entry]:
        """Give the paragraphs whose id is ``query`` or begins with it, in any letter case."""
        wanted = self._bare_id(query)
        exact = [
            entry
            for id_, entry in self.entries.items()
            if wanted in (name.casefold() for name in (id_, *entry.paragraph.assertions))
        ]
        return exact or [
            entry for id_, entry in self.entries.items() if id_.casefold().startswith(f"{wanted}.")
        ]

    def _bare_id(self, query: str) -> str:
        written = " ".join(query.casefold().split())
        return written.removeprefix(self.paragraphs.game.prefix.casefold()).rstrip(".")

    def by_card(self, query: str) -> list[Entry]:
        """Give what tells of the card called ``query`` in any language, its own text first."""
        wanted = fold(query)
        cards = [
            id_
            for id_, names in self.cards.items()
            if wanted in {fold(name) for name in names.values()} | {fold(id_.replace("_", " "))}
        ]
        own = [e for id_, e in self.entries.items() if any(f".{c}." in id_ for c in cards)]
        names = [fold(self.cards[card][self.language]) for card in cards]
        naming = [e for e in self.entries.values() if any(_names(e, name) for name in names)]
        return own + [entry for entry in naming if entry not in own]

    def by_words(self, query: str) -> list[Entry]:
        """Give the paragraphs that have, for every word of ``query``, a word beginning with it."""
        wanted = fold(query).split()
        return [
            entry
            for entry in self.entries.values()
            if wanted and all(any(word.startswith(one) for word in _words(entry)) for one in wanted)
        ]


def load_reference(
    paragraphs: Paragraphs, index: Index, language: str, package: Path = PACKAGE
) -> Reference:
    """Give the reference of a game in one of ``LANGUAGES``.

    Raises ``RuleDataError`` when the texts or the cards of the game cannot be read.
    """
    texts = load_texts(paragraphs, language, package)
    covered = coverage(paragraphs, index)
    entries = {
        id_: Entry(
            id=id_,
            game=paragraphs.game.key,
            section=paragraphs.sections[paragraph.section][language],
            paragraph=paragraph,
            text=texts[id_],
            coverage=covered[id_],
        )
        for id_, paragraph in paragraphs.by_id.items()
    }
    return Reference(paragraphs, language, entries, _card_names(paragraphs, package))


def fold(text: str) -> str:
    """Give ``text`` as bare words in lower case, without accents or punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", plain))


def _words(entry: Entry) -> list[str]:
    return fold(f"{entry.text.title} {entry.text.text} {entry.text.ruling}").split()


def _names(entry: Entry, name: str) -> bool:
    return f" {name} " in f" {' '.join(_words(entry))} "


def _card_names(paragraphs: Paragraphs, package: Path) -> dict[str, dict[str, str]]:
    cards: dict[str, dict[str, str]] = {}
    for file, kind in paragraphs.game.cards:
        path = data_dir(paragraphs.game, package) / file
        for number, card in enumerate(read_toml(path).get(kind, []), start=1):
            names = {language: card.get("names", {}).get(language) for language in LANGUAGES}
            for field, value in [("id", card.get("id")), *names.items()]:
                if not isinstance(value, str):
                    raise RuleDataError(f"{path.name}: {kind} {number}: {field} is missing")
            cards[card["id"]] = names
    return cards
