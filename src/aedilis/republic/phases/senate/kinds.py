"""What every kind of proposal tells about itself (rules 1.09.13, 1.09.131, 1.09.6).

A proposal is a kind and its parts. A part is a list of small ints: what was chosen, as things
(`choices.thing`), and amounts. One proposal may join several parts of its kind.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from aedilis.kernel.prompt import Amount, Choose, Pick, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.state.choices import GROUPS, SENATOR, STOP, numbered, thing, verb
from aedilis.republic.state.table import SLOTS, RepublicState

Parts = list[list[int]]

NOBODY: Final = SENATOR + SLOTS
"""In a part, in place of somebody who has died since."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of proposal. `name` is its word, `most` how many parts one proposal may have."""

    name: str = ""
    rule: str = ""
    most: int = 1
    vetoable: bool = True
    """Whether a Tribune can veto it at all."""
    outlives: bool = False
    """Whether the vote goes on when somebody it names has died."""

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        """Whether one can be made now by the chair, or by a Tribune of this seat."""
        raise NotImplementedError

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        """The next thing to say in a part, the parts before it being whole; None when it is."""
        raise NotImplementedError

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        """Whether a further part can be added."""
        return False

    def unfinished(self, s: RepublicState, parts: Parts) -> bool:
        """Whether a further part has to be added."""
        return False

    def consents(self, s: RepublicState, seat: int, parts: Parts) -> list[int]:
        """The slots of those without whose consent this seat cannot put the proposal."""
        return []

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        """Whether the proposal, once made, still makes sense."""
        return True

    def last_chance(self, s: RepublicState, parts: Parts) -> bool:
        """Whether it names the last candidate there is, whom nobody can veto."""
        return False

    def leaving(self, s: RepublicState, parts: Parts) -> list[int]:
        """The slots of those in Rome whom it would send to war."""
        return []

    def of_war(self, s: RepublicState, parts: Parts) -> bool:
        """Whether it is about a war or its commander, so that priests count for more (2.01.32)."""
        return False

    def passes(self, yes: int, no: int) -> bool:
        """Whether so many votes for it are enough, against so many."""
        return yes > no

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        """It has passed: do it."""
        raise NotImplementedError

    def close(self, s: RepublicState, parts: Parts) -> None:
        """It has been put, and will not be carried out."""

    def made(self, s: RepublicState, parts: Parts) -> None:
        """It comes under debate: the first vote on it is called for."""

    def key(self, parts: Parts) -> str:
        """What it is about, whatever the order of its parts: what failed may not come again."""
        return f"{self.name}:{sorted(parts)}"


_MORE: Final = frozenset(verb("yes", numbered("more", n)) >> 12 for n in range(GROUPS))
"""The fields of the answers to whether a proposal has a further part."""


def split(done: Sequence[int]) -> tuple[Parts, list[int]]:
    """The whole parts and the part begun in what follows the verb of a move, made of whole answers.

    Between two parts stands the answer to whether there is more. An amount is no code, and below
    all of them.
    """
    parts: Parts = []
    part: list[int] = []
    for code in done:
        if code >> 12 in _MORE:
            parts.append(part)
            part = []
        else:
            part.append(thing(code))
    return parts, part


def _failed(s: RepublicState, name: str, parts: Parts, part: list[int]) -> list[str]:
    """The keys of the proposals of a kind that have failed or been refused and may have all these
    parts, and one that begins so.
    """
    session = s.sitting()
    if not session.barred and not session.refused:
        return []
    start = f"{name}:"
    found = [key for key in (*session.barred, *session.refused) if key.startswith(start)]
    for said in [*map(str, parts), *map(str, part)]:
        found = [key for key in found if said in key]
    return found


@rule("R 1.09.131")
def next_field(kind: Kind, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The next field of a proposal after its verb. What would complete one that has failed is left
    out, where something else can be chosen.
    """
    parts, part = split(done)
    if parts and not part and thing(done[-1]) == STOP:
        return None
    field = kind.field(s, seat, parts, part)
    if field is None:
        return _more(kind, s, seat, [*parts, part])
    failed = _failed(s, kind.name, parts, part)
    if not failed:
        return field
    if isinstance(field, Choose):
        told = " ".join(failed)
        options = [
            one
            for one in field.options
            if str(thing(one)) not in told or not _fails(kind, s, seat, parts, [*part, thing(one)])
        ]
        field.options = options or field.options
    elif isinstance(field, Amount):
        while field.low < field.high and _fails(kind, s, seat, parts, [*part, field.low]):
            field.low += 1
        while field.low < field.high and _fails(kind, s, seat, parts, [*part, field.high]):
            field.high -= 1
    return field


def _fails(kind: Kind, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> bool:
    """Whether a part, with all that can follow it in one way only, completes a proposal that has
    failed.
    """
    while (field := kind.field(s, seat, parts, part)) is not None:
        rest = _only_answer(field)
        if not rest:
            return False
        part = [*part, *rest]
    whole = [*parts, part]
    if not barred(s, kind, whole):
        return False
    return len(whole) >= kind.most or not kind.more(s, seat, whole)


def _only_answer(field: Prompt) -> list[int]:
    """The one answer to a field that leaves no choice; empty for any other."""
    if isinstance(field, Choose) and len(field.options) == 1:
        return [thing(field.options[0])]
    if isinstance(field, Amount) and field.low == field.high:
        return [field.low]
    if isinstance(field, Pick) and field.low == field.high == 0:
        return [0]
    return []


def _more(kind: Kind, s: RepublicState, seat: int, whole: Parts) -> Prompt | None:
    """The question whether a proposal has further parts, if it may; to stop is no choice where that
    would be one that has failed.
    """
    if len(whole) >= kind.most or not kind.more(s, seat, whole):
        return None
    name = numbered("more", len(whole) - 1)
    enough = not kind.unfinished(s, whole) and not barred(s, kind, whole)
    options = [verb("stop", name)] if enough else []
    return Choose(seat, "republic-ask-more", kind.rule, [*options, verb("yes", name)])


def whole_parts(done: Sequence[int]) -> Parts:
    """All parts of a whole proposal."""
    parts, part = split(done)
    return [*parts, part] if part else parts


@rule("R 1.09.131")
def barred(s: RepublicState, kind: Kind, parts: Parts) -> bool:
    """Whether this proposal has failed already in this sitting, or has just been refused by one who
    has to consent.
    """
    key = kind.key(parts)
    return key in s.sitting().barred or key in s.sitting().refused


def names(parts: Parts, slot: int) -> bool:
    """Whether a proposal names who sits in a slot."""
    return any(SENATOR + slot in part for part in parts)


def slot_of(thing: int) -> int:
    """The slot a thing of a part names."""
    return thing - SENATOR
