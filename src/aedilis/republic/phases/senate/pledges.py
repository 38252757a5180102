"""What who promised to make a proposal may not do instead (rule 1.04.3).

A promise to nominate binds as long as it can be kept at once, that is as long as there is a
proposal that keeps it among those that could be made: until then the Senate is led neither on nor
to its close, nobody is sent who presides, in an election or a trial nothing else comes first, and a
proposal of that kind is put together so that it keeps it.
"""

from typing import Final

from aedilis.kernel.prompt import Choose, Form, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.deals.prompts import tell_promise
from aedilis.republic.deals.terms import TRIALS, suits
from aedilis.republic.phases.senate.kinds import Kind, Parts, barred, next_field, split, whole_parts
from aedilis.republic.phases.senate.registry import kind_of
from aedilis.republic.phases.senate.trials import accused_promised
from aedilis.republic.state.agreement import Clause
from aedilis.republic.state.choices import STOP, VERBS, thing, verb
from aedilis.republic.state.table import RepublicState

LEAVING: Final = frozenset({verb("next_step"), verb("adjourn"), verb("end_trials"), verb("stop")})
"""What leads away from the proposals that can be made now."""
SENDING: Final = frozenset({verb("propose_deploy"), verb("propose_recall")})
"""What may send who presides to a war."""
LASTING: Final = frozenset({"concessions", "governors", "life", "remove_pontifex"})
"""The kinds for which there is time also when another proposal has been made."""


# -- which proposal --------------------------------------------------------------------------------


@rule("R 1.04.3")
def owed(s: RepublicState, seat: int, options: list[int]) -> Clause | None:
    """The oldest promise of a seat to make a proposal that it can keep with one of these choices;
    None without any.
    """
    for clause in nominations(s, seat):
        choice = verb(clause.about if clause.about in TRIALS else f"propose_{clause.about}")
        if choice in options and _can_be_made(s, seat, clause):
            return clause
    return None


@rule("R 1.04.3")
def bound(s: RepublicState, seat: int, options: list[int]) -> list[int]:
    """Those of some choices that do not make a promise to nominate impossible."""
    clause = owed(s, seat, options)
    if clause is None:
        return options
    if clause.about not in LASTING:
        return [
            one for one in options if VERBS[thing(one)].removeprefix("propose_") == clause.about
        ]
    return [one for one in options if one not in LEAVING | SENDING]


@rule("R 1.04.3")
def bound_tribune(s: RepublicState, seat: int, options: list[int]) -> list[int]:
    """The same for a seat whose Tribune gives it one proposal: that is the one it has promised."""
    clause = owed(s, seat, options)
    return options if clause is None else [verb(f"propose_{clause.about}")]


def name_promise(s: RepublicState, prompt: Form, seat: int) -> Prompt:
    """A question that names the promise of a seat which binds whoever is asked, if any does."""
    if not nominations(s, seat):
        # A question is asked far more often than its choices are looked at: they are left unmade.
        return prompt
    first = prompt.field([])
    return tell_promise(prompt, owed(s, seat, first.options) if isinstance(first, Choose) else None)


# -- what it names ---------------------------------------------------------------------------------


@rule("R 1.04.3")
def keeping(
    s: RepublicState, seat: int, kind: Kind, done: list[int], options: list[int]
) -> list[int]:
    """Those of the choices of the next field of a proposal with which it keeps the oldest promise
    that it can still keep, what was promised first; all of them where it can keep none.
    """
    for clause in nominations(s, seat, kind.name):
        parts, part = split(done)
        if _said(clause, [*parts, part]):
            return options
        worth = _worth(s, seat, kind, clause, done, options)
        for some in (_named(clause, worth), worth):
            kept = [one for one in some if _leads(s, seat, kind, clause, [*done, one])]
            if kept:
                return kept
    return options


def _can_be_made(s: RepublicState, seat: int, clause: Clause) -> bool:
    """Whether there is a proposal now that keeps a promise."""
    if clause.about in TRIALS:
        return accused_promised(s, clause)
    return _leads(s, seat, kind_of(clause.about), clause, [])


def _leads(s: RepublicState, seat: int, kind: Kind, clause: Clause, done: list[int]) -> bool:
    """Whether a proposal that begins so can keep a promise, and is none that has failed."""
    field = next_field(kind, s, seat, done)
    if field is None:
        parts = whole_parts(done)
        content = [one for part in parts for one in part]
        return suits(clause, kind.name, content) and not barred(s, kind, parts)
    assert isinstance(field, Choose)
    worth = _worth(s, seat, kind, clause, done, field.options)
    return any(_leads(s, seat, kind, clause, [*done, one]) for one in worth)


def _worth(
    s: RepublicState, seat: int, kind: Kind, clause: Clause, done: list[int], options: list[int]
) -> list[int]:
    """Those of the choices of the next field with which a proposal may keep a promise: what it
    names in one part, the first one if it can be.
    """
    parts, part = split(done)
    if _said(clause, [*parts, part]):
        return options
    named_or_stop = [*clause.content, STOP]
    others = [one for one in options if thing(one) not in named_or_stop]
    if part and part[0] not in clause.content:
        return others
    named = _named(clause, options)
    if part or parts or kind.most == 1:
        return named
    return [*named, *others] if _second(s, seat, kind, clause, others) else named


def _named(clause: Clause, options: list[int]) -> list[int]:
    return [one for one in options if thing(one) in clause.content]


def _said(clause: Clause, parts: Parts) -> bool:
    """Whether one of the parts is what was promised."""
    return any(sorted(part) == sorted(clause.content) for part in parts)


@rule("R 1.09.54")
def _second(s: RepublicState, seat: int, kind: Kind, clause: Clause, others: list[int]) -> bool:
    """Whether what was promised can be said beside a part that has to come first; if beside one
    that takes none of it, then beside every such one.
    """
    for one in others:
        field = kind.field(s, seat, [], [thing(one)])
        for other in field.options if isinstance(field, Choose) else []:
            if thing(other) not in clause.content:
                return _fits(s, seat, kind, clause, [[thing(one), thing(other)]])
    return False


def _fits(s: RepublicState, seat: int, kind: Kind, clause: Clause, before: Parts) -> bool:
    """Whether what was promised can be the next part."""
    part: list[int] = []
    while len(part) < len(clause.content):
        field = kind.field(s, seat, before, part)
        named = _named(clause, field.options) if isinstance(field, Choose) else []
        if not named:
            return False
        part.append(thing(named[0]))
    return True
