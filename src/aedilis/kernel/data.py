"""Reads the facts of a game from TOML into typed structs, and says which field is wrong.

A struct declares what a table may say: what is missing, unknown or of another type is an error that
names the file, the entry and the field. A field may be one of some words, the id of an entry of
another table, or a type that the game makes itself of what is written.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from importlib.resources.abc import Traversable
from operator import getitem
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

Prose = Annotated[str, msgspec.Meta(pattern=r"\S")]
"""A text that says something."""


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
        steps = _steps(data, kind, make, str(error))
        what = str(error).partition(" - at `$")[0]
        words = _WORDS.search(what)
        if words:
            what = f"{_at(data, steps)!r} is not one of {', '.join(words[1].split('|'))}"
        raise BadFile(f"{where}: {_place(data, steps)}{what.replace(*_PROSE)}") from None


_WORDS = re.compile(r"matching regex '\^\(\?:(.*)\)\$'")
_PROSE = ("`str` matching regex '\\\\S'", "a text that is not empty")


def read(file: Traversable, kind: type[T]) -> T:
    """A TOML file as a struct, or whatever type is asked for. Raises BadFile."""
    return facts(parsed(file), kind, file.name)


_STEP = re.compile(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]")


def _steps(data: Any, kind: Any, make: Maker | None, message: str) -> list[str | int]:
    """The keys and numbers on the way to what an error is about: `$.row[3].name`.

    Where any key may stand an error does not say which it is about (`[...]`): it is the first that
    fails alike when it stands there alone.
    """
    steps: list[str | int] = []
    for key, number in _STEP.findall(message.partition(" - at `$")[2]):
        if number != "...":
            steps.append(int(number) if number else key)
            continue
        entries = _at(data, steps)
        for one in entries:
            alone = _with(data, steps, {one: entries[one]})
            try:
                msgspec.convert(alone, kind, dec_hook=make)
            except msgspec.ValidationError as error:
                if str(error) == message:
                    data = alone
                    steps.append(one)
                    break
    return steps


def _at(data: Any, steps: Sequence[str | int]) -> Any:
    """What stands at the end of some steps."""
    return reduce(getitem, steps, data)


def _with(data: Any, steps: Sequence[str | int], value: object) -> Any:
    """The same data with another value at the end of some steps."""
    if not steps:
        return value
    changed = data.copy()
    changed[steps[0]] = _with(data[steps[0]], steps[1:], value)
    return changed


def _place(data: object, steps: Sequence[str | int]) -> str:
    """Some steps into data as people read them: `row 4 (its id): name: `."""
    told = ""
    for n, step in enumerate(steps, 1):
        if isinstance(step, int):
            here = _at(data, steps[:n])
            id_ = here.get("id") if isinstance(here, Mapping) else None
            told = told.removesuffix(": ") + f" {step + 1}" + (f" ({id_})" if id_ else "")
        else:
            told += step
        told += ": "
    return told
