"""From a prompt to what is sent of it: one field at a time, with what can be chosen in it.

Nothing here knows a rule: a prompt is walked as the kernel walks it, and the words are the face's.
"""

from collections.abc import Sequence
from typing import Any

from aedilis.kernel.board import AtOnce, Board
from aedilis.kernel.face import Face
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, Text, only_part
from aedilis.server.wire import PartMessage
from aedilis.server.wire.laying import Laying, Wanted
from aedilis.server.wire.parts import Ahead, Field, Item, Laid, Option, Question


class BadAnswer(ValueError):
    """A beginning of a move that is no beginning of a legal one."""


class Asking:
    """One prompt as one reader is asked it."""

    def __init__(self, face: Face, board: Board, view: Any, prompt: Prompt) -> None:
        self.face = face
        self.board = board
        self.view = view
        self.prompt = prompt

    def question(self, *, together: bool = True) -> Question:
        """The prompt with its first field; with what makes several moves at once where they may be
        made `together`.
        """
        first = self.next_field([])
        # A prompt that asks for nothing is never made.
        assert first is not None
        field = self.field(first, [])
        self._add_at_once(field)
        sharing = self.board.sharing(self.view, self.prompt) if together else None
        return Question(
            text=self.face.question(self.prompt),
            rule=self.prompt.rule,
            field=field,
            whole=not isinstance(self.prompt, Form),
            optional=self.prompt.optional,
            ahead=self._ahead(field) if sharing is None else None,
            sharing=sharing,
            bundles=self.board.bundles(self.view, self.prompt) if together else [],
        )

    def _add_at_once(self, field: Field) -> None:
        """Say which options of the first field are an answer by themselves."""
        found: AtOnce | None = self.board.at_once(self.prompt)
        if found is None:
            return
        for option in field.options:
            rests = found.answers.get(option.code, [])
            option.at_once = [one for one in rests if self.prompt.accepts([option.code, *one])]
            if len(option.at_once) > 1:
                field.adding = found.adding

    def _add_ways(self, field: Field, done: Move) -> None:
        """Say which few ways there are to end the answer after an option."""
        found = self.board.ways(self.view, self.prompt, done)
        for option in field.options:
            option.ways = [
                way
                for way in found.get(option.code, [])
                if self.prompt.accepts([*done, option.code, *way.rest])
            ]

    def passing(self) -> Move | None:
        """The answer that ends or passes with one choice; None where there is none."""
        first = self.next_field([])
        if not isinstance(first, Choose):
            return None
        last = [code for code in first.options if not self.face.group(code)]
        return last if len(last) == 1 and self.prompt.accepts(last) else None

    def _ahead(self, first: Field) -> Ahead | None:
        """What follows the only thing there is to do, where that is to be said in further parts."""
        do = [option for option in first.options if not option.last]
        if not isinstance(self.prompt, Form) or len(do) != 1:
            return None
        part = self.part("", [do[0].code])
        return None if part.field is None else Ahead(part.done, do[0].label, part.field)

    def part(self, key: str, done: Sequence[int], wanted: Wanted = ()) -> PartMessage:
        """The field after `done`, fields that leave no choice answered already; or the label of the
        whole move. Where it can be answered together with those that follow, its sheet has the
        answers that are `wanted`. Raises BadAnswer.
        """
        move, field = self._open(list(done))
        if field is None:
            return PartMessage(key=key, done=move, field=None, label=self.label(move))
        out = self.field(field, move)
        out.sheet = self._sheet(done, wanted)
        return PartMessage(key=key, done=move, field=out)

    def _open(self, move: Move) -> tuple[Move, Prompt | None]:
        """A move begun, with what leaves no choice after it, and the field that does; None where it
        is whole. Raises BadAnswer.
        """
        while not self.prompt.accepts(move):
            field = self.next_field(move)
            if field is None:
                raise BadAnswer
            only = only_part(field) if move else None
            if only is None:
                return move, field
            move = [*move, *only]
        return move, None

    def _sheet(self, done: Sequence[int], wanted: Wanted) -> Laid | None:
        """All that follows the first choice on one sheet, where nothing else has been chosen."""
        layout = self.board.layout(self.view, self.prompt, done[0]) if done else None
        if layout is None or self._open([done[0]])[0][: len(done)] != list(done):
            return None
        return Laying(self, [done[0]], layout).lay(wanted)

    def label(self, move: Move) -> str:
        """What a whole move does."""
        return self.face.move(move, self.prompt, self.view)

    def next_field(self, done: Move) -> Prompt | None:
        """The part of the prompt after the whole parts in `done`. Raises BadAnswer when these are
        no beginning.
        """
        if not isinstance(self.prompt, Form):
            return self.prompt if not done else None
        at = 0
        while at < len(done):
            field = self.prompt.field(done[:at])
            span = field.span(done, at) if field is not None else -1
            if span <= 0:
                raise BadAnswer
            at += span
        return self.prompt.field(done)

    def field(self, field: Prompt, done: Move, *, hints: bool = True) -> Field:
        """One part of the question in words, with what helps to answer it."""
        face, view = self.face, self.view
        out = Field(
            kind="choose",
            # The first field of a form has no question of its own where the form has one.
            question=face.question(field, self.prompt) if done else face.question(self.prompt),
            rule=field.rule,
        )
        if hints:
            out.hints = face.hints(view, self.prompt, done)
            out.stake = (face.stake(field) if done else "") or face.stake(self.prompt)
        if isinstance(field, Choose):
            out.options = self._options(field)
            if hints:
                self._add_ways(out, done)
        elif isinstance(field, Pick):
            out.kind = "pick"
            out.low, out.high, out.range = field.low, field.high, face.range(field)
            out.final = field.high > 1 and self._ends(field, done)
            out.items = [
                Item(code, face.item(code, 1, view), count, self.board.item_refs(code, view))
                for code, count in zip(field.items, field.counts, strict=True)
            ]
        elif isinstance(field, Amount):
            out.kind = "amount"
            out.low, out.high = field.low, field.high
            out.range = face.range(field)
            ends = (self.prompt.accepts([*done, n]) for n in (field.low, field.high))
            out.final = bool(done) and all(ends)
        elif isinstance(field, Text):
            out.kind = "text"
            out.low, out.high = 1, field.high
            out.range = face.range(field)
        else:
            raise TypeError(type(field).__name__)
        return out

    def _ends(self, field: Pick, done: Move) -> bool:
        """Whether an answer is whole with so many things as may be picked, few or many, the first
        of them and the last.
        """
        all_of_them = [
            item for item, n in zip(field.items, field.counts, strict=True) for _ in range(n)
        ]
        return all(
            self.prompt.accepts([*done, n, *items])
            for n in (max(field.low, 1), field.high)
            for items in (all_of_them[:n], all_of_them[-n:])
        )

    def _options(self, field: Choose) -> list[Option]:
        face = self.face
        order = {key: place for place, key in enumerate(face.groups)}
        grouped = [(face.group(code), code) for code in field.options]
        grouped.sort(key=lambda pair: order[pair[0]])
        return [
            Option(
                code=code,
                label=face.choice(code, field, self.view),
                group=face.say(key) if key else "",
                refs=self.board.choice_refs(code, field, self.view),
                last=not key,
                steady=key in face.steady,
                short=face.short(code),
            )
            for key, code in grouped
        ]
