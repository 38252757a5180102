"""Looks rules up: by paragraph, by section, by a card's name in any language, by words.

Every answer tells the rule in one language, together with the code and the tests that hold it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aedilis.games import PACKAGES
from aedilis.kernel.data import read
from aedilis.kernel.folding import fold
from aedilis.kernel.options import typed
from aedilis.rules.index import Coverage, Index, coverage
from aedilis.rules.paragraphs import (
    LANGUAGES,
    PACKAGE,
    Paragraph,
    Paragraphs,
    RuleText,
    load_sections,
    load_texts,
)


@dataclass(frozen=True)
class Entry:
    """One paragraph as a reader meets it, in one language; ``section`` is the section's title,
    ``switches`` are the options of the game that it leaves to the table, by name.

    What needs the game's own words is made when it is asked for: reading them takes longer than
    looking a paragraph up.
    """

    id: str
    game: str
    language: str
    section: str
    paragraph: Paragraph
    text: RuleText
    coverage: Coverage
    switches: tuple[str, ...] = ()

    @property
    def played(self) -> tuple[str, ...]:
        """The editions that are played so though their book does not say it: those assumed to, and
        those that are made from an edition that does.
        """
        variants = PACKAGES[self.game].variants
        said = [*self.paragraph.editions, *self.paragraph.assumed]
        made = variants.with_made(said)[len(said) :] if variants is not None else []
        return (*self.paragraph.assumed, *made)

    @property
    def editions(self) -> tuple[str, ...]:
        """What the editions that say so are called."""
        return self._called(self.paragraph.editions)

    @property
    def assumed(self) -> tuple[str, ...]:
        """What the editions in ``played`` are called."""
        return self._called(self.played)

    @property
    def options(self) -> tuple[str, ...]:
        """A line for each of ``switches``: its name, its values, and what it does."""
        game = PACKAGES[self.game]
        return tuple(
            f"{one.name} ({', '.join(typed(value) for value in one.values)}): "
            f"{game.terms(self.language).option(one.name)}"
            for one in game.options
            if one.name in self.switches
        )

    def _called(self, editions: Iterable[str]) -> tuple[str, ...]:
        game = PACKAGES[self.game]
        known = game.variants.names if game.variants is not None else ()
        return tuple(
            game.terms(self.language).variant_name(one) if one in known else one for one in editions
        )

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
            "assumed_editions": list(self.played),
            "options": list(self.options),
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

        A paragraph's or assertion's id gives that paragraph, the beginning of ids
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
        names = [fold(self.cards[card].get(self.language, card)) for card in cards]
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

    Raises ``BadFile`` when the texts or the cards of the game cannot be read.
    """
    texts = load_texts(paragraphs, language, package)
    sections = load_sections(paragraphs, language, package)
    covered = coverage(paragraphs, index)
    switches = _switches(paragraphs)
    entries = {
        id_: Entry(
            id=id_,
            game=paragraphs.game.key,
            language=language,
            section=sections[paragraph.section],
            paragraph=paragraph,
            text=texts[id_],
            coverage=covered[id_],
            switches=switches.get(id_, ()),
        )
        for id_, paragraph in paragraphs.by_id.items()
    }
    return Reference(paragraphs, language, entries, _card_names(paragraphs, package))


def _switches(paragraphs: Paragraphs) -> dict[str, tuple[str, ...]]:
    """For each paragraph that options come from, their names."""
    found: dict[str, tuple[str, ...]] = {}
    for option in PACKAGES[paragraphs.game.key].options:
        owner = paragraphs.owner(option.rule)
        if owner is not None:
            found[owner] = (*found.get(owner, ()), option.name)
    return found


def _words(entry: Entry) -> list[str]:
    return fold(f"{entry.text.title} {entry.text.text} {entry.text.ruling}").split()


def _names(entry: Entry, name: str) -> bool:
    return f" {name} " in f" {' '.join(_words(entry))} "


def _card_names(paragraphs: Paragraphs, package: Path) -> dict[str, dict[str, str]]:
    folder = package / paragraphs.game.key / "presentation" / "locale"
    cards: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        path = folder / f"names.{language}.toml"
        names = read(path, dict[str, dict[str, str]]) if paragraphs.game.cards else {}
        for kind in paragraphs.game.cards:
            for id_, name in names.get(kind, {}).items():
                cards.setdefault(id_, {})[language] = name
    return cards
