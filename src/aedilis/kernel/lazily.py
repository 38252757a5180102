"""Names that a package offers at its top and fetches only when somebody asks for them.

Whatever imports a module of a package runs the package's `__init__` first. One that imported the
games there would load an engine for every question about a rule paragraph.
"""

from collections.abc import Callable, Mapping
from importlib import import_module


def from_modules(names: Mapping[str, str]) -> Callable[[str], object]:
    """A `__getattr__` for a package: each name is taken from the module it is said to be in.
    Raises AttributeError for any other name.
    """

    def fetch(name: str) -> object:
        if name not in names:
            raise AttributeError(f"there is no {name} here; there is {', '.join(sorted(names))}")
        return getattr(import_module(names[name]), name)

    return fetch
