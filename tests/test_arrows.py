"""Holds the direction of imports inside the package.

The arrows point one way: the command line, the server, the terminal, the arena and the training
environments know the bots; the bots know the games; the games know the kernel and not each other;
the kernel knows no one. The rule index stands beside the bots and does without them.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "aedilis"

GAMES = {"glory", "republic"}
OUTER = {"arena", "envs", "rules", "server", "terminal"}

# A part is a package or a module right below `aedilis`. What the root package itself offers, its
# version, is open to all, so the root may import no part.
MAY_IMPORT: dict[str, set[str]] = {
    "": set(),
    "kernel": set(),
    **{game: {"kernel"} for game in GAMES},
    "bots": GAMES | {"kernel"},
    "games": GAMES | {"kernel"},
    "rules": GAMES | {"kernel"},
    **{part: (OUTER - {part}) | GAMES | {"bots", "games", "kernel", "rules"} for part in OUTER},
    "scenario_cli": GAMES | {"kernel", "rules"},
    "cli": OUTER | GAMES | {"bots", "games", "kernel", "rules"},
    "__main__": {"cli"},
}


def module_name(path: Path) -> str:
    """Give the dotted name of a source file; a package stands for its `__init__`."""
    parts = ["aedilis", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts)


def imported_modules(source: str, module: str) -> Iterator[str]:
    """Give every dotted name that `source` imports, wherever in the file it does so.

    A name taken from a package is given with the package before it, since it may be a module.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: -node.level] if node.level else []
            base += node.module.split(".") if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def part_of(module: str) -> str:
    """Give the part of the package that a module belongs to, `""` for the root package."""
    parts = module.split(".")
    return "" if parts[1] == "__init__" else parts[1]


def imported_parts(source: str, module: str, parts: set[str]) -> set[str]:
    """Give the parts, other than its own, that the source of `module` imports."""
    names = (name.split(".") for name in imported_modules(source, module))
    found = {name[1] for name in names if name[0] == "aedilis" and len(name) > 1}
    return (found & parts) - {part_of(module)}


def present_parts() -> set[str]:
    parts = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*.py")}
    return {part.removesuffix(".py") for part in parts} - {"__init__"}


SOURCES = sorted(PACKAGE.rglob("*.py"))


def test_every_part_has_its_place() -> None:
    assert sorted(present_parts() - set(MAY_IMPORT)) == []


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_imports_point_one_way(path: Path) -> None:
    module = module_name(path)
    imported = imported_parts(path.read_text(encoding="utf-8"), module, present_parts())
    assert sorted(imported - MAY_IMPORT[part_of(module)]) == []


def test_outer_parts_make_no_circle() -> None:
    edges: dict[str, set[str]] = {}
    for path in SOURCES:
        module = module_name(path)
        imported = imported_parts(path.read_text(encoding="utf-8"), module, present_parts())
        edges.setdefault(part_of(module), set()).update(imported)
    while free := {part for part, targets in edges.items() if not targets & set(edges)}:
        edges = {part: targets for part, targets in edges.items() if part not in free}
    assert edges == {}


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("import aedilis.glory.state", {"glory"}),
        ("from aedilis.glory import state", {"glory"}),
        ("from aedilis import bots, __version__", {"bots"}),
        ("from ..terminal.table import Table", {"terminal"}),
        ("from .. import arena", {"arena"}),
        ("def late():\n    from aedilis.cli import main", {"cli"}),
        ("if TYPE_CHECKING:\n    import aedilis.bots.greedy as greedy", {"bots"}),
        ("from aedilis.kernel.dice import Dice\nimport json, aedilis", set()),
    ],
)
def test_imports_are_found_in_every_form(source: str, parts: set[str]) -> None:
    known = {"arena", "bots", "cli", "glory", "kernel", "terminal"}
    assert imported_parts(source, "aedilis.kernel.frame", known) == parts


def test_a_package_resolves_relative_imports_from_itself() -> None:
    known = {"bots", "kernel"}
    assert imported_parts("from ..bots import greedy", "aedilis.kernel.__init__", known) == {"bots"}
