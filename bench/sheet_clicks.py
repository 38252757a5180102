"""The clicks that an answer takes on a sheet of the page (`web/src/ui/Laid.tsx`).

A list is opened and one of its entries chosen, which are two; a number is one, in whose field it is
then typed; a thing is ticked with one. What stands there already as it is wanted takes none.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from aedilis.kernel.layout import Layout
from aedilis.kernel.prompt import Move
from aedilis.server.wire.parts import Laid, LaidPart, Said
from aedilis.server.wire.questions import Asking

MOST: Final = 60
"""Changes on one sheet after which it is given up."""

Answers = dict[str, list[int]]


class Click(NamedTuple):
    """One click: on what kind of thing; which, by its label or by the question of its field; the
    number that is set with it; and in which part of a sheet.
    """

    on: str
    what: str = ""
    number: int = 0
    part: int = 0


def on_sheet(asking: Asking, move: Move) -> list[Click] | None:
    """The clicks after the first choice of an answer until it is sent from its sheet; None where it
    has none, or where it cannot be said there.
    """
    layout = asking.board.layout(asking.view, asking.prompt, move[0])
    if layout is None:
        return None
    wanted = _parts(asking, layout, move)
    filling = _Filling(asking, layout, move[:1])
    for n, part in enumerate(wanted):
        at = filling.place(n, part)
        if at is None or not filling.fill(at, part):
            return None
    if sorted(map(repr, _parts(asking, layout, filling.laid.move))) != sorted(map(repr, wanted)):
        return None
    return [*filling.clicks, Click("send-sheet")]


def _parts(asking: Asking, layout: Layout, move: Move) -> list[Answers]:
    """What an answer says, part by part, each by the names of its fields."""
    found: list[Answers] = [{}]
    done = move[:1]
    while len(done) < len(move):
        field = asking.next_field(done)
        assert field is not None
        n = field.span(move, len(done))
        if field.key == layout.more:
            found.append({})
        else:
            found[-1][field.key] = move[len(done) : len(done) + n]
        done = move[: len(done) + n]
    return [one for one in found if one]


class _Filling:
    """A sheet while it is filled in."""

    def __init__(self, asking: Asking, layout: Layout, begun: Move) -> None:
        self.asking = asking
        self.layout = layout
        self.begun = begun
        self.clicks: list[Click] = []
        self.laid = self._lay([])

    def _lay(self, wanted: Sequence[Mapping[str, Sequence[int]]]) -> Laid:
        field = self.asking.part("", self.begun, wanted).field
        assert field is not None
        assert field.sheet is not None
        return field.sheet

    def place(self, n: int, part: Answers) -> int | None:
        """Where a part stands on the sheet; None where there is no room for it."""
        if self.laid.rows:
            return next((at for at, row in enumerate(self.laid.parts) if self._is(row, part)), None)
        if n < len(self.laid.parts):
            return n
        if not self.laid.adds:
            return None
        self.clicks.append(Click("another"))
        self.laid = self._lay([*self._wants(), {}])
        return n

    def _is(self, row: LaidPart, part: Answers) -> bool:
        what = self.layout.what
        return all(what(part[name][0]) == what(code) for name, (code,) in row.start.items())

    def fill(self, at: int, part: Answers) -> bool:
        """Change whatever is not as it is wanted, one field after the other; False where the sheet
        does not take it.
        """
        for _ in range(MOST):
            said = next((s for s in self.laid.parts[at].fields if self._other(s, part)), None)
            if said is None:
                return True
            self.clicks += _clicks(said, part[said.name], at)
            wants = self._wants(at)
            wants[at] = {**wants[at], said.name: part[said.name]}
            self.laid = self._lay([one for one in wants if one or not self.laid.rows])
        return False

    def _other(self, said: Said, part: Answers) -> bool:
        what, wanted = self.layout.what, part.get(said.name)
        if wanted is None or said.field.kind == "amount":
            return wanted is not None and said.answer != wanted
        return sorted(map(what, said.answer)) != sorted(map(what, wanted))

    def _wants(self, touched: int = -1) -> list[dict[str, Any]]:
        """What stands on the sheet; of rows only those that are answered, and the one touched."""
        found: list[dict[str, Any]] = []
        for n, part in enumerate(self.laid.parts):
            answers = {said.name: said.answer for said in part.fields if said.answer}
            left = self.laid.rows and not answers and n != touched
            found.append({} if left else {**part.start, **answers})
        return found


def _clicks(said: Said, wanted: Sequence[int], at: int) -> list[Click]:
    """The clicks that give a field another answer."""
    field = said.field
    if field.kind == "choose":
        label = next(one.label for one in field.options if one.code == wanted[0])
        return [Click("list", field.question, part=at), Click("entry", label, part=at)]
    if field.kind == "amount":
        return [Click("count", field.question, wanted[0], at)]
    items = {item.code: item.label for item in field.items}
    changed = sorted(set(said.answer[1:]) ^ set(wanted[1:]))
    return [Click("tick", items[code], part=at) for code in changed]
