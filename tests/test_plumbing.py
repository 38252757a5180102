"""What each class of a state says of its fields in several places is the same in all of them.

For speed they are written by hand (ADR 18): `__slots__`, the constructor, `clone`, and what is
saved. Who adds a field and forgets one of them is told here which.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).resolve().parents[1] / "src" / "aedilis"
OTHERS: Final = {"definitions", "presentation", "scenario", "bots"}
"""The rooms of a game that hold nothing of a state."""
SOURCES: Final = sorted(
    path
    for part in ("kernel/dice.py", "kernel/frame.py", "kernel/hold.py", "glory", "republic")
    for path in ([PACKAGE / part] if part.endswith(".py") else (PACKAGE / part).rglob("*.py"))
    if not OTHERS & set(path.parts)
)

NOT_COPIED: Final = {
    "State": {"asked", "log"},  # what is open now, and who listens
    "Dice": {"log", "queues", "script"},  # what has been thrown, and what a test throws
    "Ballot": {"fresh"},  # a copy is not fresh
    "RepublicState": {"roll"},  # worked out from the persons
    "Senator": {"roll"},  # that of the state he belongs to
}
"""Fields that a copy does not have, by class."""

NOT_SAVED: Final = {
    "Camp": {"denied"},  # a memory, which changes nothing that may be done
}
"""Fields that copies have and saved states do not, by class."""


class Plumbing:
    """What a class says of its own fields."""

    def __init__(self, node: ast.ClassDef) -> None:
        self.name = node.name
        self.bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        self.slots: set[str] | None = None
        self.methods = {f.name: f for f in node.body if isinstance(f, ast.FunctionDef)}
        for part in node.body:
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "__slots__":
                self.slots = set(ast.literal_eval(part.value))

    def made(self) -> set[str]:
        """The fields that its constructor sets."""
        found = set()
        for node in ast.walk(self.methods["__init__"]):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            found |= {
                one.attr
                for one in targets
                if isinstance(one, ast.Attribute) and ast.unparse(one.value) == "self"
            }
        return found

    def taken(self) -> list[str]:
        """What its constructor takes, in order."""
        return [arg.arg for arg in self.methods["__init__"].args.args[1:]]

    def read(self, method: str) -> list[str]:
        """The fields that a method takes from `self`, in order."""
        nodes = [
            node
            for node in ast.walk(self.methods[method])
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"
        ]
        ordered = sorted(nodes, key=lambda node: (node.lineno, node.col_offset))
        return [node.attr for node in ordered]


def plumbings(source: str) -> Iterator[Plumbing]:
    """The classes of a source that have slots."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            found = Plumbing(node)
            if found.slots is not None:
                yield found


def faults(source: str) -> list[str]:
    """Where what classes say of their fields does not agree."""
    told = []
    for one in plumbings(source):
        slots = one.slots or set()
        own = slots - NOT_COPIED.get(one.name, set())
        if "__init__" in one.methods and one.made() - slots:
            told.append(f"{one.name}: {sorted(one.made() - slots)} in the constructor alone")
        if "__init__" in one.methods and slots - one.made():
            told.append(f"{one.name}: {sorted(slots - one.made())} in the slots alone")
        if "clone" in one.methods and one.read("clone") not in ([], ["copied"]):
            told += [f"{one.name}: clone forgets {name}" for name in sorted(own)
                     if name not in one.read("clone")]  # fmt: skip
        if "fields" in one.methods and "__init__" in one.methods:
            if one.read("fields") != one.taken():
                told.append(f"{one.name}: the constructor takes {one.taken()}")
            told += [f"{one.name}: fields forgets {name}" for name in sorted(own)
                     if name not in one.read("fields")]  # fmt: skip
            # Where a default is no literal, a compiled class does not tell its constructor's names.
            told += [
                f"{one.name}: the default {ast.unparse(default)} is no literal"
                for default in one.methods["__init__"].args.defaults
                if not isinstance(default, ast.Constant | ast.Name)
            ]
        if "to_data" in one.methods and {"clone", "__init__"} <= set(one.methods):
            saved = own - NOT_SAVED.get(one.name, set())
            told += [f"{one.name}: to_data forgets {name}" for name in sorted(saved)
                     if name not in one.read("to_data")]  # fmt: skip
    return told


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_classes_agree_on_their_fields(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


def test_the_classes_of_states_are_looked_at() -> None:
    found = {one.name: one for path in SOURCES for one in plumbings(path.read_text("utf-8"))}
    for name in (
        "Senator",
        "Faction",
        "Front",
        "Holding",
        "SenateSession",
        "RepublicState",
        "Deal",
    ):
        assert {"__init__", "clone"} <= set(found[name].methods)
    for name in ("Camp", "GloryState"):
        assert {"__init__", "clone"} <= set(found[name].methods)
    for name in ("RevenueFrame", "TrialFrame", "Motion", "Tally", "ActionsFrame"):
        assert {"__init__", "fields"} <= set(found[name].methods)


SOUND = """
class A:
    __slots__ = ("x", "y")
    def __init__(self, x, y):
        self.x = x
        self.y = y
    def clone(self):
        return A(self.x, self.y[:])
    def fields(self):
        return [self.x, self.y]
    def to_data(self):
        return {"x": self.x, "y": self.y}
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("", "", None),
        ('("x", "y")', '("x", "y", "z")', "A: ['z'] in the slots alone"),
        ('("x", "y")', '("x",)', "A: ['y'] in the constructor alone"),
        ("self.y[:]", "[]", "A: clone forgets y"),
        ("[self.x, self.y]", "[self.y, self.x]", "A: the constructor takes ['x', 'y']"),
        ("[self.x, self.y]", "[self.x]", "A: fields forgets y"),
        (', "y": self.y', "", "A: to_data forgets y"),
        ("self, x, y)", "self, x, y=B.first)", "A: the default B.first is no literal"),
    ],
)
def test_what_is_forgotten_is_told(old: str, new: str, told: str | None) -> None:
    found = faults(SOUND.replace(old, new) if old else SOUND)
    assert found == [] if told is None else told in found
