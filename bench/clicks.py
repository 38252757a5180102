"""The clicks that an answer takes in the page, told one by one without a browser.

The page's rules of clicks are few (`web/src/composer.ts`): a choice is one, and is the whole answer
where nothing follows or where it can be sent at once; things are picked one by one and confirmed, a
number is set and confirmed, which sends it where it is the last part; any other answer in several
parts is sent at the end. A part that leaves no choice is no click. What stands on a sheet
(`bench/sheet_clicks.py`) is changed only where it is not as wanted, and sent with one click.
`tests/server/browser/test_busy_year.py` does all of these clicks in a real page.
"""

from collections.abc import Sequence
from itertools import combinations, islice

from aedilis.kernel.prompt import Move
from aedilis.server.wire.parts import Field, Question
from aedilis.server.wire.questions import Asking
from bench.sheet_clicks import Click, on_sheet

MOST_WAYS = 15
"""With more ways to pick several things these are picked one by one."""

MOST_DRAWN = 100_000
"""So many ways are drawn at most; a greater number has more than those that count as few."""

QUICK = (0, 1, 2, 3, 5, 10)
"""The amounts that the page has a button for, beside the most there can be."""


def clicks(asking: Asking, move: Move) -> int:
    """How many clicks an answer takes, the quickest way that the page has for it."""
    return len(plan(asking, move))


def plan(asking: Asking, move: Move) -> list[Click]:
    """The clicks that answer a question with a move, in order, the quickest way."""
    question = asking.question()
    quick = _at_once(question, move)
    if quick is not None:
        return quick
    parts = _in_parts(asking, question, move)
    if [one.on for one in parts] == ["way"]:
        return parts
    sheet = on_sheet(asking, move) if not question.whole else None
    if sheet is None:
        return parts
    chosen = _choice(question.field, move[0])
    # One question after the other is one click more, in place of the sheet.
    by_steps = [chosen, Click("steps"), *parts[1:]]
    by_sheet = [chosen, *sheet]
    return min(by_sheet, by_steps, key=len)


def on_row(asking: Asking, row: int, move: Move, clicks: list[Click]) -> list[Click]:
    """The clicks of an answer that begins on a sheet of several questions, in one of its rows.
    There even the only thing to do is chosen; what follows stands in place of the sheet.
    """
    question = asking.question()
    whole = _ended_with(question.field, move)
    if whole is not None:
        return [Click("row-way", whole.what, part=row)]
    first = Click("row", _choice(question.field, move[0]).what, part=row)
    ahead = question.ahead is not None and move[: len(question.ahead.done)] == question.ahead.done
    return [first, *clicks] if ahead else [first, *clicks[1:]]


def _choice(field: Field, code: int) -> Click:
    return Click("option", next(one.label for one in field.options if one.code == code))


def _at_once(question: Question, move: Move) -> list[Click] | None:
    """The clicks where a choice is sent at once, what is added to it first; None elsewhere."""
    field = question.field
    option = next((one for one in field.options if one.code == move[0]), None)
    if option is None or move[1:] not in option.at_once:
        return None
    most = max(len(one.at_once) for one in field.options) - 1
    return [*_added(option.at_once.index(move[1:]), most), Click("option", option.label)]


def _added(n: int, most: int) -> list[Click]:
    """The click that sets what is added to an answer, nothing to begin with."""
    if n == 0:
        return []
    return [Click("added" if n in (*QUICK, most) else "typed", number=n)]


def _in_parts(asking: Asking, question: Question, move: Move) -> list[Click]:
    field, done = question.field, 0
    ahead = question.ahead
    if ahead is not None and move[: len(ahead.done)] == ahead.done:
        field, done = ahead.field, len(ahead.done)
    # Who goes the long way where answers can be sent at once says so first.
    found = [Click("parts")] if any(option.at_once for option in field.options) else []
    said: list[str] = []
    while True:
        ended = _ended_with(field, move[done:])
        if ended is not None:
            return [*found, ended]
        n = _length(field, move[done:])
        found += _field(field, move[done : done + n])
        done = done + n
        said.append(field.kind)
        if question.whole:
            return found
        follows = asking.part("", move[:done])
        done = len(follows.done)
        if follows.field is None:
            # A click that was the whole answer, or that said it is the last, needs no second one,
            # nor does the second of two choices.
            whole = len(said) == 1 or field.final or said == ["choose", "choose"]
            return found if whole else [*found, Click("send")]
        field = follows.field


def _ended_with(field: Field, rest: Sequence[int]) -> Click | None:
    """The one click on a way to end the answer that stands beside a choice; None where there is
    none.
    """
    for part, option in enumerate(one for one in field.options if one.ways):
        for way in option.ways:
            if [option.code, *way.rest] == list(rest):
                return Click("way", way.label, part=part)
    return None


def _length(field: Field, rest: Sequence[int]) -> int:
    """How many codes answer a field."""
    return 1 + rest[0] if field.kind in ("pick", "text") else 1


def _ways(field: Field, picked: Sequence[int]) -> int:
    """How many ways the page offers as one choice to pick as much as may be, with what is picked
    already (`web/src/picking.ts`); 0 where these are not offered.
    """
    things = [item.code for item in field.items for _ in range(item.count)]
    if not field.final or field.high < 2:
        return 0
    for code in picked:
        things.remove(code)
    # No more is drawn than is needed to see that there are too many.
    drawn = islice(combinations(sorted(things), field.high - len(picked)), MOST_DRAWN)
    ways = len(set(drawn))
    return ways if ways <= MOST_WAYS else 0


def _field(field: Field, answer: Sequence[int]) -> list[Click]:
    """The clicks on one field."""
    if field.kind == "choose":
        return [_choice(field, answer[0])]
    if field.kind == "pick":
        labels = {item.code: item.label for item in field.items}
        for n in range(len(answer) - 1 if answer[0] == field.high else 0):
            # The rest is one choice once the ways to pick it are few.
            if _ways(field, answer[1 : 1 + n]):
                chosen = [
                    (labels[code], answer[1:].count(code)) for code in dict.fromkeys(answer[1:])
                ]
                said = [f"{name} \u00d7{n}" if n > 1 else name for name, n in chosen]
                picks = [Click("item", labels[code]) for code in answer[1 : 1 + n]]
                return [*picks, Click("option", ", ".join(said))]
        picks = [Click("item", labels[code]) for code in answer[1:]]
        return picks if field.low == field.high == 1 else [*picks, Click("confirm")]
    if field.kind == "amount":
        number = [Click("number", number=answer[0])] * (answer[0] != field.low)
        return [*number, Click("confirm")]
    return [Click("words", "".join(map(chr, answer[1:]))), Click("confirm")]
