"""Whether a proposal that waits for its turn may still be put (rules 1.09.131, 1.09.151).

A Tribune's proposal is voted on before one of the chair that waits for a consent, or for its first
vote. What it decides may leave the other without an object. So a proposal is under debate only from
its first call on; until then it is held against what could be proposed at that moment, by the very
questions that are asked of whoever makes one.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Pick, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.kinds import NOBODY, Kind, Parts
from aedilis.republic.state.choices import thing
from aedilis.republic.state.table import SLOTS, RepublicState

# Why a proposal lapses; the words of its note.
REJECTED: Final = "rejected"  # the same has failed, or was vetoed
SETTLED: Final = "settled"  # there is nothing of its kind to propose any more
UNDONE: Final = "undone"  # somebody or something it names is not to be had any more
UNWILLING: Final = "unwilling"  # it now takes a consent that nobody has given

ANYBODY: Final = -1
"""The seat for which nothing is left out of a question because of a promise: what has been proposed
may still be put when others have been promised meanwhile.
"""


@rule("R 1.09.131", "R 1.09.151", "R 1.09.62")
def why_lapsed(s: RepublicState, kind: Kind, by: int, tribune: bool, parts: Parts) -> str:
    """Why a proposal that waits can be put no more; empty while it can."""
    if kind.key(parts) in s.sitting().barred:
        return REJECTED
    if not kind.may(s, by, tribune):
        return SETTLED
    return "" if _can_be_said(s, kind, parts) else UNDONE


@rule("R 1.09.172", "R 1.09.643")
def unwilling(s: RepublicState, kind: Kind, by: int, parts: Parts, agreed: int) -> list[int]:
    """The slots of those who must consent to a proposal, and neither have (`agreed` is the mask of
    those) nor are decided for by whoever makes it. The dead need not.
    """
    return [
        slot
        for slot in kind.consents(s, by, parts)
        if slot < SLOTS
        and not agreed >> slot & 1
        and controller(s, s.senator(slot).faction) != controller(s, by)
    ]


def _can_be_said(s: RepublicState, kind: Kind, parts: Parts) -> bool:
    """Whether every answer of a proposal is one that could be given now."""
    for n, part in enumerate(parts):
        before = parts[:n]
        if n and not kind.more(s, ANYBODY, before):
            return False
        said: list[int] = []
        while (field := kind.field(s, ANYBODY, before, said)) is not None:
            width = _width(kind, field, part[len(said) :])
            if width < 0:
                return False
            # What is asked only now, and may be nothing, was not asked then.
            said = [*said, *(part[len(said) : len(said) + width] or [0])]
        if any(part[len(said) :]):
            return False
    return not kind.unfinished(s, parts)


def _width(kind: Kind, field: Prompt, rest: Sequence[int]) -> int:
    """How many numbers of what follows in a part answer a field; -1 if that is no answer."""
    if isinstance(field, Choose):
        if not rest:
            return -1
        gone = rest[0] == NOBODY and kind.outlives
        return 1 if gone or rest[0] in [thing(option) for option in field.options] else -1
    assert isinstance(field, Amount | Pick)
    if not rest:
        return 0 if field.low == 0 else -1
    return field.span(rest, 0)
