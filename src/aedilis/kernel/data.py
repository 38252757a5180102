"""Reads the facts of a game from TOML into typed structs, and says which field is wrong.

A struct declares what a table may say: what is missing, unknown or of another type is an error that
names the file, the entry and the field. A field may be one of some words, the id of an entry of
another table, or a type that the game makes itself of what is written.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec

from aedilis.kernel.codec import BadFile

T = TypeVar("T")

Maker = Callable[[type[Any], Any], Any]
"""Makes of what is written a type that is the game's own, or an `Id`. Raises ValueError, with what
would be right."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table of a data file. A game declares its own, field by field."""


class Id(str):
    """The id of an entry that another table names: a game declares one for each of its `kinds`, and
    its `Maker` refuses what is not there.
    """

    kinds: ClassVar[tuple[str, ...]] = ()


Text = Annotated[str, msgspec.Meta(min_length=1)]


def one_of(words: Sequence[str]) -> msgspec.Meta:
    """What a field's text may be: one of these words."""
    return msgspec.Meta(pattern=f"^(?:{'|'.join(words)})$")


def parsed(file: Traversable) -> dict[str, Any]:
    """A TOML file as plain data. Raises BadFile."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"{file.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{file.name}: not TOML ({error})") from None


def tables(folder: Traversable, names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The named files of a folder as plain data. Raises BadFile."""
    return {name: parsed(folder.joinpath(f"{name}.toml")) for name in names}


def facts(data: object, kind: type[T], where: str, make: Maker | None = None) -> T:
    """Plain data as a struct, or whatever type is asked for; `where` is the file it is from. Raises
    BadFile with the entry and the field.
    """
    try:
        return msgspec.convert(data, kind, dec_hook=make)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        place, value = _place(data, path.removesuffix("`"))
        words = _WORDS.search(what)
        if words:
            what = f"{value!r} is not one of {', '.join(words[1].split('|'))}"
        raise BadFile(f"{where}: {place}{what}") from None


_WORDS = re.compile(r"matching regex '\^\(\?:(.*)\)\$'")


def read(file: Traversable, kind: type[T]) -> T:
    """A TOML file as a struct, or whatever type is asked for. Raises BadFile."""
    return facts(parsed(file), kind, file.name)


def _place(data: object, path: str) -> tuple[str, object]:
    """A path into data, `.row[3].name`, as people read it: `row 4 (its id): name: `; and what
    stands there.
    """
    told = ""
    for key, number in re.findall(r"\.?([^.\[\]]+)|\[(\d+)\]", path):
        if number:
            data = data[int(number)] if isinstance(data, list) else None
            id_ = data.get("id") if isinstance(data, Mapping) else None
            told = told.removesuffix(": ") + f" {int(number) + 1}" + (f" ({id_})" if id_ else "")
        else:
            data = data.get(key) if isinstance(data, Mapping) else None
            told += key
        told += ": "
    return told.replace("...: ", ""), data
