"""What is wrong with a scenario file, and where in it."""

from collections.abc import Mapping
from typing import Final

from aedilis.kernel.quoting import cut, one_line

Place = tuple[str | int, ...]
"""The way to a value: keys of mappings and positions in lists, from 0."""

Lines = Mapping[Place, int]

DEPTH: Final = 24
"""No sound document nests deeper."""


class ScenarioError(ValueError):
    """A scenario file that cannot be read or makes no sense; the text is one line, place first."""

    def __init__(self, text: str, place: Place = (), name: str = "", line: int = 0) -> None:
        self.text = one_line(text)
        self.place = place
        self.line = line
        where = [f"{name}:{line}" if name and line else name, written(place), self.text]
        super().__init__(": ".join(part for part in where if part))

    def within(self, name: str, lines: Lines) -> "ScenarioError":
        """The same error, with the file and the line of its place (or of the nearest around it)."""
        place = self.place
        while place and place not in lines:
            place = place[:-1]
        return ScenarioError(self.text, self.place, name, self.line or lines.get(place, 0))


def written(place: Place) -> str:
    """A place as people write it: `when[2].you.add`, lists counted from 1."""
    text = ""
    for step in place[: DEPTH + 1]:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return cut(text, 80)
