"""How many clicks an answer takes in the page, counted without a browser.

The page's rules of clicks are few (`web/src/composer.ts`): a choice is one, and is the whole answer
where nothing follows or where it can be sent at once; things are picked one by one and confirmed, a
number is set and confirmed, which sends it where it is the last part; any other answer in several
parts is sent at the end. A part that leaves no choice is no click.
`tests/server/browser/test_quiet_year.py` counts the clicks of a real page.
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Move
from aedilis.server.wire.parts import Field, Question
from aedilis.server.wire.questions import Asking


def clicks(asking: Asking, move: Move) -> int:
    """How many clicks an answer takes, the quickest way that the page has for it."""
    question = asking.question()
    quick = _at_once(question, move)
    return quick if quick is not None else _in_parts(asking, question, move)


def _at_once(question: Question, move: Move) -> int | None:
    """The clicks where a choice is sent at once, what is added to it counted; None elsewhere."""
    option = next((one for one in question.field.options if one.code == move[0]), None)
    if option is None or move[1:] not in option.at_once:
        return None
    return 1 if option.at_once.index(move[1:]) == 0 else 2


def _in_parts(asking: Asking, question: Question, move: Move) -> int:
    field, done = question.field, 0
    ahead = question.ahead
    if ahead is not None and move[: len(ahead.done)] == ahead.done:
        field, done = ahead.field, len(ahead.done)
    total = parts = 0
    # Who goes the long way where answers can be sent at once says so first.
    total += any(option.at_once for option in field.options)
    while True:
        n = _length(field, move[done:])
        total += _field(field, move[done : done + n])
        done, parts = done + n, parts + 1
        if question.whole:
            return total
        follows = asking.part("", move[:done])
        done = len(follows.done)
        if follows.field is None:
            # A click that was the whole answer, or that said it is the last, needs no second one.
            return total if parts == 1 or field.final else total + 1
        field = follows.field


def _length(field: Field, rest: Sequence[int]) -> int:
    """How many codes answer a field."""
    return 1 + rest[0] if field.kind in ("pick", "text") else 1


def _field(field: Field, answer: Sequence[int]) -> int:
    """The clicks on one field."""
    if field.kind == "choose" or (field.kind == "pick" and field.low == field.high == 1):
        return 1
    if field.kind == "pick":
        return len(answer)
    if field.kind == "amount":
        return 1 + (answer[0] != field.low)
    return 2
