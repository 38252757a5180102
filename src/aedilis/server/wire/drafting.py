"""An answer out of turn that is written row by row, in any order: what each row may say, and the
move that they come to.

The answer itself is a form, field after field; a row is a stretch of its fields. A row that is not
whole is shown and counts for nothing, so that the others can be read without it. Nothing here knows
a rule: what may be said is what the form takes.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from aedilis.kernel.board import Drafting
from aedilis.kernel.prompt import Amount, Choose, Move, Prompt, Text, only_part
from aedilis.server import wire
from aedilis.server.wire.parts import DraftAnswer, DraftPart, DraftRow, Refusal
from aedilis.server.wire.questions import Asking


class Said(Protocol):
    """What is said in a row, to be asked for part by part."""

    def to(self, field: Prompt) -> list[int]:
        """What is said to a part, in codes that may be of another row; empty: nothing."""


class ByName:
    """A row whose answers have the names of their parts."""

    def __init__(self, row: Sequence[DraftAnswer]) -> None:
        self.answers: Final = {one.part: one.said for one in row}

    def to(self, field: Prompt) -> list[int]:
        return self.answers.get(field.key, [])


class InOrder:
    """The rows of a move, one part after the other."""

    def __init__(self, move: Sequence[int]) -> None:
        self.rest = list(move)

    def to(self, field: Prompt) -> list[int]:
        n = 1 + self.rest[0] if isinstance(field, Text) and self.rest else 1
        taken, self.rest = self.rest[:n], self.rest[n:]
        return taken


class Writing:
    """An answer that somebody writes, as one reader reads it."""

    def __init__(self, asking: Asking, drafting: Drafting) -> None:
        self.asking = asking
        self.drafting = drafting
        self.rows: list[DraftRow] = []
        self.move: Move = [drafting.begin]

    def message(self, request: wire.DraftRequest) -> wire.DraftMessage:
        """The rows of a request, as far as they fit."""
        self._read(request)
        whole = bool(self.rows) and all(row.whole for row in self.rows)
        ended = [*self.move, *self._end()]
        return wire.DraftMessage(
            key=request.key,
            rows=self.rows,
            more=len(self.rows) < self.drafting.most,
            move=ended if whole and self.asking.prompt.accepts(ended) else [],
            told=self.drafting.told(self.move),
            templates=self.drafting.templates(),
            barred=[Refusal(one.label, one.why, one.rule) for one in self.drafting.barred()],
        )

    def _read(self, request: wire.DraftRequest) -> None:
        if not request.move:
            for row in request.rows[: self.drafting.most]:
                self._row(ByName(row))
            return
        said = InOrder(request.move[1:])
        while said.rest and len(self.rows) < self.drafting.most:
            if self.drafting.same(said.rest[0], self.drafting.end):
                return
            self._row(said)
            if not self.rows[-1].whole:
                # What follows is no beginning of another row.
                return

    def _end(self) -> Move:
        """What ends the answer after the rows so far; nothing where it has ended by itself."""
        field = self.asking.prompt.choices(self.move)
        return [code for code in field if self.drafting.same(code, self.drafting.end)]

    def _row(self, said: Said) -> None:
        """Read one row, as far as it goes; it belongs to the move if it is whole."""
        row: Move = []
        parts: list[DraftPart] = []
        while True:
            field = self.asking.next_field([*self.move, *row])
            if field is None or (row and field.key == self.drafting.first):
                self.rows.append(DraftRow(parts, whole=True))
                self.move += row
                return
            if isinstance(field, Choose):
                field = _narrowed(field, self.drafting.sensible(row, field))
            answer = self._fitting(field, said.to(field))
            shown = self.asking.field(field, [*self.move, *row])
            parts.append(DraftPart(field.key, shown, answer))
            if not answer:
                self.rows.append(DraftRow(parts, whole=False))
                return
            row += answer

    def _fitting(self, field: Prompt, said: Sequence[int]) -> Move:
        """The answer to a part that is meant; nothing where there is none to be had."""
        answer = list(said)
        if isinstance(field, Choose) and answer:
            answer = [code for code in field.options if self.drafting.same(code, answer[0])][:1]
        if isinstance(field, Amount):
            # A number is never missing: it is the least until somebody says another one.
            number = answer[0] if len(answer) == 1 else field.low
            return [min(max(number, field.low), field.high)]
        if answer and field.accepts(answer):
            return answer
        # What was said and does not fit is not put right in silence.
        return [] if said else only_part(field) or []


def _narrowed(field: Choose, options: list[int]) -> Choose:
    """The same part with these options only."""
    out = Choose(field.seat, field.key, field.rule, options)
    out.params, out.of, out.named = field.params, field.of, field.named
    return out
