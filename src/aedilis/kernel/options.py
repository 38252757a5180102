"""The options of a game as typed switches: each is declared once, as a field of a class.

The type of the field gives the values (`bool`, a `Literal`, or what `From.values` lists), its
default the usual one, and `From` the rule paragraph that it comes from. The engine asks for a
switch as an attribute, so that a misspelt one cannot be asked for; forms, help and checks are made
from `declared`. Outside, an option's name has hyphens where its field has underscores.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from aedilis.kernel.game import BadOption

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """A switch of a game: its name as it is typed and recorded, its values, the usual first, and
    the rule paragraph it comes from.

    Where the edition or scenario `settled` what is usual, no value stands for that. A `plain` one
    is told by its own line alone when it is on. An `advanced` one is a rule that a game's book adds
    to the game: all of them can be asked for together.
    """

    name: str
    values: tuple[Value, ...]
    settled: bool = False
    plain: bool = False
    rule: str = ""
    advanced: bool = False


@dataclass(frozen=True)
class From:
    """What a switch says of itself beside its type: its paragraph, its values where the type does
    not list them, whether it is told by its own line alone when it is on, and whether it is an
    advanced rule of the book, which is on or off.
    """

    rule: str
    values: tuple[Value, ...] = ()
    plain: bool = False
    advanced: bool = False


class Switches(msgspec.Struct, frozen=True, kw_only=True):
    """The switches of one game, which declares its own in a subclass. A field without a default is
    one that the edition or scenario settles.
    """


W = TypeVar("W", bound=Switches)


@cache
def declared(kind: type[Switches]) -> tuple[Option, ...]:
    """The options that a class of switches declares, in their order."""
    return tuple(_option(field) for field in msgspec.structs.fields(kind))


def _option(field: msgspec.structs.FieldInfo) -> Option:
    if get_origin(field.type) is not Annotated:
        raise TypeError(f"{field.name}: a switch names its paragraph: Annotated[..., From(...)]")
    inner, said = get_args(field.type)
    assert isinstance(said, From)
    values = said.values
    if inner is bool:
        values = (True, False)
    elif get_origin(inner) is Literal:
        values = get_args(inner)
    if not field.required:
        usual = field.default
        values = (usual, *(one for one in values if one != usual))
    if said.advanced and (field.required or values != (False, True)):
        raise TypeError(f"{field.name}: an advanced rule is a switch that is usually off")
    return Option(
        _outside(field.name), values, field.required, said.plain, said.rule, said.advanced
    )


def _outside(attribute: str) -> str:
    """The name of a switch as it is typed and recorded."""
    return attribute.replace("_", "-")


def switched(
    kind: type[W],
    options: Mapping[str, object],
    settled: Mapping[str, Sequence[Value]] | None = None,
) -> W:
    """The switches that options set, all others as usual. `settled` gives for the fields without a
    default the values that there are in this edition or scenario, the usual one first. Raises
    BadOption naming the field.
    """
    known = declared(kind)
    names = [option.name for option in known]
    here = {_outside(field): values for field, values in (settled or {}).items()}
    if not here.keys() <= {option.name for option in known if option.settled}:
        raise TypeError(f"{', '.join(here)}: not all of these are left to be settled")
    for name in options:
        if name not in names:
            raise BadOption(f"{name}: there is no such option; known are {', '.join(names)}")
    chosen: dict[str, Any] = {}
    for option in known:
        values = here.get(option.name, option.values)
        value = options.get(option.name, values[0])
        # True is 1 and 1.0 is 1: what is of another kind is no value.
        if type(value) is not type(values[0]) or value not in values:
            told = ", ".join(typed(one) for one in values)
            one_of = "one of " if len(values) > 1 else ""
            raise BadOption(f"{option.name}: {value!r} is not {one_of}{told}")
        chosen[option.name.replace("-", "_")] = value
    return kind(**chosen)


def some_of(kind: type[W], options: Mapping[str, object]) -> W:
    """The switches that options set of a class which others add theirs to. Raises BadOption naming
    the field.
    """
    names = {option.name for option in declared(kind)}
    return switched(kind, {name: value for name, value in options.items() if name in names})


def as_options(switches: Switches) -> dict[str, object]:
    """Switches as options, under the names that they have outside."""
    return {_outside(name): value for name, value in msgspec.structs.asdict(switches).items()}


def typed(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)
