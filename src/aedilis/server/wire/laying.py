"""The parts of an answer laid out on one sheet.

Nothing here knows a rule. What is wanted is walked through the prompt field by field, as if each
had been asked for: what it takes stays, what it does not take is brought as near as can be.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from aedilis.kernel.board import Board
from aedilis.kernel.face import Face
from aedilis.kernel.layout import Layout
from aedilis.kernel.prompt import Amount, Choose, Move, Pick, Prompt, only_part
from aedilis.server.wire.parts import Field, Laid, LaidPart, Said

Wanted = Sequence[Mapping[str, Sequence[int]]]
"""Answers on a sheet: part by part, each by the name of its field."""


class Asks(Protocol):
    """One prompt as one reader is asked it (`questions.Asking`)."""

    face: Face
    board: Board
    view: Any
    prompt: Prompt

    def next_field(self, done: Move) -> Prompt | None:
        """The part of the prompt after whole parts."""

    def field(self, field: Prompt, done: Move, *, hints: bool = True) -> Field:
        """One part in words."""

    def label(self, move: Move) -> str:
        """What a whole move does."""


class Laying:
    """An answer that begins with `begun`, as a layout has it."""

    def __init__(self, asking: Asks, begun: Move, layout: Layout) -> None:
        self.asking = asking
        self.begun = begun
        self.layout = layout
        self.adds = False

    def lay(self, wanted: Wanted) -> Laid:
        """The sheet with what is wanted, as far as it can be."""
        parts, move = self._rows(wanted) if self.layout.rows else self._in_order(wanted)
        asking, layout = self.asking, self.layout
        whole = asking.prompt.accepts(move)
        return Laid(
            title=layout.title,
            send=layout.send,
            parts=parts,
            beside=asking.board.beside(asking.view, asking.prompt, move),
            move=move if whole else [],
            label=asking.label(move) if whole else "",
            rows=layout.rows,
            adds=self.adds,
        )

    # -- parts -------------------------------------------------------------------------------------

    def _in_order(self, wanted: Wanted) -> tuple[list[LaidPart], Move]:
        """Part after part: those that are wanted, and those that there have to be."""
        parts: list[LaidPart] = []
        move = self.begun[:]
        while True:
            n = len(parts)
            fields, move, whole = self._part(move, wanted[n] if n < len(wanted) else {})
            parts.append(LaidPart(fields))
            stop, on = self._further(move) if whole else ([], [])
            if on and (n + 1 < len(wanted) or not stop):
                move = move + on
                continue
            self.adds = bool(on)
            return parts, move + stop

    def _rows(self, wanted: Wanted) -> tuple[list[LaidPart], Move]:
        """A row for each choice of the first field, those that are wanted answered."""
        what = self.layout.what
        first = self._choice(self.begun)
        chosen = {what(one[first.key][0]): one for one in wanted if one.get(first.key)}
        rows: list[LaidPart] = []
        move, opened = self.begun[:], self.begun[:]
        for option in first.options:
            code = next((n for n in self._codes(opened) if what(n) == what(option)), None)
            if code is None:
                # Beside what has been chosen there is no room for it.
                continue
            fields, after, whole = self._part([*opened, code], chosen.get(what(option), {}))
            label = self.asking.face.choice(option, first, self.asking.view)
            rows.append(LaidPart(fields, label, {first.key: [option]}))
            if whole:
                stop, on = self._further(after)
                move, opened = after + stop, after + on if on else []
        return rows, move

    def _choice(self, done: Move) -> Choose:
        field = self.asking.next_field(done)
        assert isinstance(field, Choose)
        return field

    def _codes(self, opened: Move) -> list[int]:
        """What the part can begin with that comes next; nothing where there is none."""
        return self._choice(opened).options if opened else []

    def _further(self, move: Move) -> tuple[Move, Move]:
        """How the answer ends after a whole part, and how it goes on; empty where it cannot."""
        field = self.asking.next_field(move)
        if not isinstance(field, Choose):
            return [], []
        ends = [code for code in field.options if not self.asking.face.group(code)]
        return ends[:1], [code for code in field.options if code not in ends][:1]

    # -- fields ------------------------------------------------------------------------------------

    def _part(
        self, move: Move, wanted: Mapping[str, Sequence[int]]
    ) -> tuple[list[Said], Move, bool]:
        """The fields of a part with their answers, the move with these, and whether none of them
        is missing.
        """
        fields: list[Said] = []
        move = move[:]
        while (field := self.asking.next_field(move)) is not None:
            if field.key == self.layout.more:
                break
            answer = self._answer(field, wanted.get(field.key, ()))
            if not _empty(field):
                drawn = self.asking.field(field, move, hints=False)
                shown = answer if answer is not None else _least(field)
                fields.append(Said(field.key, drawn, shown))
            if answer is None:
                return fields, move, False
            move += answer
        return fields, move, True

    def _answer(self, field: Prompt, wanted: Sequence[int]) -> Move | None:
        """What is wanted, or what comes nearest; None where nothing has been chosen."""
        if isinstance(field, Choose):
            return self._chosen(field, wanted)
        if isinstance(field, Amount):
            return self._counted(field, wanted)
        if isinstance(field, Pick):
            return self._picked(field, wanted)
        return only_part(field)

    def _chosen(self, field: Choose, wanted: Sequence[int]) -> Move | None:
        what = self.layout.what
        for code in field.options:
            if wanted and what(code) == what(wanted[0]):
                return [code]
        apt = self.layout.apt
        if not self.layout.least:
            return None
        return [apt(field.options) if apt is not None else field.options[0]]

    def _counted(self, field: Amount, wanted: Sequence[int]) -> Move | None:
        number = min(wanted[0] if wanted else 0, field.high)
        if number < field.low:
            return [field.low] if self.layout.least else None
        return [number]

    def _picked(self, field: Pick, wanted: Sequence[int]) -> Move | None:
        what = self.layout.what
        left = [what(code) for code in wanted[1:]]
        counts: list[int] = []
        for item, most in zip(field.items, field.counts, strict=True):
            room = field.high - sum(counts)
            counts.append(min(left.count(what(item)), most, room))
        for at, most in enumerate(field.counts):
            missing = field.low - sum(counts) if self.layout.least else 0
            counts[at] += max(0, min(missing, most - counts[at]))
        if sum(counts) < field.low:
            return None
        items = [item for item, n in zip(field.items, counts, strict=True) for _ in range(n)]
        return [len(items), *items]


def _empty(field: Prompt) -> bool:
    """Whether there is nothing that a field could take."""
    return isinstance(field, Amount | Pick) and field.high == 0


def _least(field: Prompt) -> Move:
    """What an unanswered field shows."""
    return [0] if isinstance(field, Amount | Pick) else []
