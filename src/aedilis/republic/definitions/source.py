"""Reads the data files of The Republic of Rome into records, and says which field is wrong.

The files name each other's entries by id; in code an entry is its index in its file. All ids are
gathered here before any record is made, so that records of different files may refer to each other.
"""

import re
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, TypeVar

from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import tables
from aedilis.republic.definitions.codes import NONE

# The files whose entries are numbered, by kind; a kind may have more than one, in order.
ENTRY_FILES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("family", ("families",)),
    ("statesman", ("statesmen",)),
    ("concession", ("concessions",)),
    ("series", ("series",)),
    ("war", ("wars_early", "wars_middle", "wars_late")),
    ("leader", ("leaders",)),
    ("intrigue", ("intrigue",)),
    ("law", ("laws",)),
    ("forum_event", ("forum_events",)),
    ("event", ("events",)),
    ("province", ("provinces",)),
    ("office", ("offices",)),
    ("games", ("tables",)),
    ("land_bill", ("tables",)),
    ("scenario", ("scenarios",)),
    ("neutral", ("neutrals",)),
)
FILES: Final = (
    "families", "statesmen", "concessions", "series", "wars_early", "wars_middle", "wars_late",
    "leaders", "intrigue", "laws", "forum_events", "events", "provinces", "offices", "tables",
    "numbers", "supply", "scenarios", "neutrals",
)  # fmt: skip


TABLES: Final = tables(files("aedilis.republic").joinpath("data"), FILES)
_ENTRIES: Final[dict[str, list[dict[str, Any]]]] = {
    kind: [entry for name in names for entry in TABLES[name][kind]] for kind, names in ENTRY_FILES
}
_INDEX: Final[dict[str, dict[str, int]]] = {
    kind: {str(entry["id"]): i for i, entry in enumerate(entries)}
    for kind, entries in _ENTRIES.items()
}

T = TypeVar("T")


class Roll:
    """A sum of dice that a card or table asks for, such as 2d6-2 or -1d6+1. Immutable."""

    __slots__ = ("dice", "plus", "sign")

    def __init__(self, dice: int, sign: int, plus: int) -> None:
        self.dice: Final = dice
        self.sign: Final = sign
        self.plus: Final = plus

    def __reduce__(self) -> tuple[object, ...]:
        return Roll, (self.dice, self.sign, self.plus)

    def total(self, thrown: int) -> int:
        """What `thrown`, the sum of the dice, comes to."""
        return self.sign * thrown + self.plus

    def low(self) -> int:
        """The least it can come to."""
        return self.total(self.dice if self.sign > 0 else 6 * self.dice)

    def high(self) -> int:
        """The most it can come to."""
        return self.total(6 * self.dice if self.sign > 0 else self.dice)

    def __str__(self) -> str:
        plus = f"{self.plus:+}" if self.plus else ""
        return f"{'-' if self.sign < 0 else ''}{self.dice}d6{plus}"


def roll_from(text: str) -> Roll | None:
    """The roll that `text` writes, None if it writes none."""
    found = re.fullmatch(r"(-?)(\d)d6([+-]\d+)?", text)
    if not found:
        return None
    return Roll(int(found[2]), -1 if found[1] else 1, int(found[3] or 0))


def index_of(kind: str, id_: str) -> int:
    """The index of the entry `id_` among those of its kind, NONE if there is none."""
    return _INDEX[kind].get(id_, NONE)


class Entry:
    """One table of a data file, read field by field.

    Raises BadFile, with the entry and the field, for what is missing, of another type or unknown.
    """

    __slots__ = ("_fields", "_read", "where")

    def __init__(self, where: str, fields: dict[str, Any]) -> None:
        self.where: Final = where
        self._fields: Final = fields
        self._read: Final[list[str]] = []

    def wrong(self, key: str, expected: str) -> BadFile:
        """The error to raise for a field that should be `expected`."""
        return BadFile(f"{self.where}: {key}: {self._fields.get(key)!r} is not {expected}")

    def has(self, key: str) -> bool:
        """Whether the field is there."""
        return key in self._fields

    def _take(self, key: str) -> Any:
        self._read.append(key)
        return self._fields.get(key)

    def text(self, key: str) -> str:
        """A text that has to be there."""
        value = self._take(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, "a text")
        return value

    def number(self, key: str) -> int:
        """A whole number that has to be there."""
        value = self._take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, "a whole number")
        return value

    def number_or(self, key: str, default: int) -> int:
        """A whole number, `default` if it is left out."""
        return self.number(key) if self.has(key) else default

    def flag(self, key: str) -> bool:
        """True or false; false if it is left out."""
        value = self._take(key)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return bool(value)

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers, empty if it is left out."""
        values = self._list(key)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise self.wrong(key, "a list of whole numbers")
        return tuple(values)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty if it is left out."""
        values = self._list(key)
        if not all(isinstance(value, str) for value in values):
            raise self.wrong(key, "a list of texts")
        return tuple(values)

    def entries(self, key: str) -> list["Entry"]:
        """The tables in a list, empty if it is left out."""
        values = self._list(key)
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "a list of tables")
        return [Entry(f"{self.where}: {key} {i + 1}", value) for i, value in enumerate(values)]

    def _list(self, key: str) -> list[Any]:
        value = self._take(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(key, "a list")
        return value

    def entry(self, key: str) -> "Entry":
        """A table that has to be there."""
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        return Entry(f"{self.where}: {key}", value)

    def fields(self) -> tuple[str, ...]:
        """The fields that are there, in the order of the file."""
        return tuple(self._fields)

    def roll(self, key: str) -> Roll:
        """A sum of dice that has to be there."""
        roll = roll_from(self.text(key))
        if roll is None:
            raise self.wrong(key, "a sum of dice such as 2d6-2")
        return roll

    def roll_or_none(self, key: str) -> Roll | None:
        """A sum of dice, None if it is left out."""
        return self.roll(key) if self.has(key) else None

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The place among `words` of a word that has to be there."""
        return self._place(key, self.text(key), words)

    def word_or(self, key: str, words: tuple[str, ...]) -> int:
        """The place of a word among `words`; the first of them if the field is left out."""
        return self.word(key, words) if self.has(key) else 0

    def places(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """The places of a list of words among `words`."""
        return tuple(self._place(key, text, words) for text in self.texts(key))

    def bits(self, key: str, words: tuple[str, ...]) -> int:
        """A list of words as a bit mask, the first of `words` being the lowest bit."""
        mask = 0
        for place in self.places(key, words):
            mask |= 1 << place
        return mask

    def _place(self, key: str, text: str, words: tuple[str, ...]) -> int:
        if text not in words:
            raise self.wrong(key, f"one of {', '.join(words)}")
        return words.index(text)

    def ref(self, key: str, kind: str) -> int:
        """The index of the entry of another kind that is named; NONE if the field is left out."""
        return self._index(key, self.text(key), kind) if self.has(key) else NONE

    def refs(self, key: str, kind: str) -> tuple[int, ...]:
        """The indexes of the entries of another kind that are named."""
        return tuple(self._index(key, text, kind) for text in self.texts(key))

    def _index(self, key: str, text: str, kind: str) -> int:
        index = index_of(kind, text)
        if index == NONE:
            raise self.wrong(key, f"known: there is no {kind} {text!r}")
        return index

    def done(self) -> None:
        """Raise BadFile for a field that nobody asked for: it would otherwise go unnoticed."""
        for key in self._fields:
            if key not in self._read:
                raise BadFile(f"{self.where}: {key}: no such field")


class Definition:
    """What every numbered entry has: its kind, its index there and its id. Immutable.

    A copy or an unpickled definition is the same object, since there is one for each entry.
    """

    __slots__ = ("id", "index", "kind")

    def __init__(self, kind: str, index: int, entry: Entry) -> None:
        self.kind: Final = kind
        self.index: Final = index
        self.id: Final = entry.text("id")

    def __reduce__(self) -> tuple[object, ...]:
        return definition, (self.kind, self.index)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


_MADE: Final[dict[str, tuple[Definition, ...]]] = {}


def definition(kind: str, index: int) -> Definition:
    """The definition of a kind at an index."""
    if kind not in _MADE:
        # In a new process a pickled definition may be the first that is heard of its kind.
        import_module("aedilis.republic.definitions.components")
    return _MADE[kind][index]


D = TypeVar("D", bound=Definition)


def build(kind: str, make: Callable[[int, Entry], D]) -> tuple[D, ...]:
    """The definitions of a kind, each made of its index and its entry.

    Raises BadFile for an entry that cannot be read, with the kind, the id and the field.
    """
    made: list[D] = []
    for index, fields in enumerate(_ENTRIES[kind]):
        entry = Entry(f"{kind} {fields['id']}", fields)
        made.append(make(index, entry))
        entry.done()
    _MADE[kind] = tuple(made)
    return tuple(made)


def section(name: str, key: str) -> Entry:
    """A single table of the data file `name`."""
    return Entry(f"{name}.toml", TABLES[name]).entry(key)


def whole(name: str) -> Entry:
    """All of the data file `name` as one table."""
    return Entry(f"{name}.toml", TABLES[name])
