"""Reads the data files of The Republic of Rome; what every numbered entry has in common.

The files name each other's entries by id; in code an entry is its index in its file. All ids are
gathered here before any record is made, so that records of different files may refer to each other.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, TypeVar

from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import Id, facts, tables
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.roll import Roll, roll_from

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
    ("land", ("lands",)),
    ("office", ("offices",)),
    ("games", ("tables",)),
    ("land_bill", ("tables",)),
    ("scenario", ("scenarios",)),
    ("neutral", ("neutrals",)),
)
FILES: Final = (
    "families", "statesmen", "concessions", "series", "wars_early", "wars_middle", "wars_late",
    "leaders", "intrigue", "laws", "forum_events", "events", "provinces", "lands", "offices",
    "tables", "numbers", "supply", "scenarios", "neutrals",
)  # fmt: skip

TABLES: Final = tables(files("aedilis.republic").joinpath("data"), FILES)


def indexes(kind: str, names: Sequence[str], found: dict[str, dict[str, Any]]) -> dict[str, int]:
    """The ids of a kind in parsed files, with their indexes. Raises BadFile for one that is there
    twice; what is no id is told when the entry is read.
    """
    ids = [row.get("id") for name in names for row in found[name].get(kind, ())]
    for id_ in ids:
        if ids.count(id_) > 1:
            raise BadFile(f"{', '.join(names)}: {kind}: {id_!r} is there twice")
    return {str(id_): index for index, id_ in enumerate(ids)}


_INDEX: Final[dict[str, dict[str, int]]] = {
    kind: indexes(kind, names, TABLES) for kind, names in ENTRY_FILES
}

T = TypeVar("T")


def index_of(kind: str, id_: str | None) -> int:
    """The index of the entry `id_` among those of its kind, NONE if there is none."""
    return NONE if id_ is None else _INDEX[kind].get(id_, NONE)


def indexes_of(kind: str, ids: Sequence[str]) -> tuple[int, ...]:
    """The indexes of those ids that are entries of the kind."""
    found = _INDEX[kind]
    return tuple(found[id_] for id_ in ids if id_ in found)


def place(words: Sequence[str], word: str | None) -> int:
    """The place of a word, NONE for none."""
    return NONE if word is None else words.index(word)


def places(words: Sequence[str], found: Sequence[str]) -> tuple[int, ...]:
    """The places of several words."""
    return tuple(words.index(word) for word in found)


def bits(words: Sequence[str], found: Sequence[str]) -> int:
    """Several words as a bit mask, the first of `words` being the lowest bit."""
    mask = 0
    for word in found:
        mask |= 1 << words.index(word)
    return mask


def made(type_: type[Any], written: Any) -> Any:
    """What a field that is an id, or a sum of dice, is made of. Raises ValueError."""
    if type_ is Roll:
        roll = roll_from(written) if isinstance(written, str) else None
        if roll is None:
            raise ValueError(f"{written!r} is not a sum of dice such as 2d6-2")
        return roll
    assert issubclass(type_, Id)
    if not isinstance(written, str) or all(written not in _INDEX[kind] for kind in type_.kinds):
        raise ValueError(f"there is no {' or '.join(type_.kinds)} {written!r}")
    return type_(written)


def read(name: str, kind: type[T]) -> T:
    """The data file `name` as the struct that says what it may hold. Raises BadFile."""
    return facts(TABLES[name], kind, f"{name}.toml", made)


class Definition:
    """What every numbered entry has: its kind, its index there and its id. Immutable.

    A copy or an unpickled definition is the same object, since there is one for each entry.
    """

    __slots__ = ("id", "index", "kind")

    def __init__(self, kind: str, index: int, id_: str) -> None:
        self.kind: Final = kind
        self.index: Final = index
        self.id: Final = id_

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


R = TypeVar("R")
D = TypeVar("D", bound=Definition)


def build(kind: str, rows: Sequence[R], make: Callable[[int, R], D]) -> tuple[D, ...]:
    """The definitions of a kind, each made of its index and its row in the data file."""
    built = tuple(make(index, row) for index, row in enumerate(rows))
    _MADE[kind] = built
    return built
