"""Reads the facts of a game from TOML into typed structs, and says which field is wrong.

A struct declares what a table may say: what is missing, unknown or of another type is an error that
names the file, the entry and the field.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from aedilis.kernel.codec import BadFile

T = TypeVar("T")


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table of a data file. A game declares its own, field by field."""


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


def facts(data: object, kind: type[T], where: str) -> T:
    """Plain data as a struct, or whatever type is asked for; `where` is the file it is from. Raises
    BadFile with the entry and the field.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise BadFile(f"{where}: {_place(data, path.removesuffix('`'))}{what}") from None


def read(file: Traversable, kind: type[T]) -> T:
    """A TOML file as a struct, or whatever type is asked for. Raises BadFile."""
    return facts(parsed(file), kind, file.name)


def _place(data: object, path: str) -> str:
    """A path into data, `.war[3].land`, as people read it: `war 4 (first_punic_war): land: `."""
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
    return told.replace("...: ", "")
