"""Votes that are given with one click: without talents, or with some (rules 1.09.14, 1.09.141)."""

from typing import Final

from aedilis.kernel.board import AtOnce
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Prompt
from aedilis.republic.phases.senate.ballot import ABSTAIN, BUY, NO, NOTHING, YES
from aedilis.republic.presentation.names import Names
from aedilis.republic.rules.purses import shared
from aedilis.republic.state.choices import PASS

MOST: Final = 40
"""So many talents are offered at most; who spends more says whose they are."""


def at_once(names: Names, prompt: Prompt) -> AtOnce | None:
    """How a faction that is called may vote with one click; whoever is richest pays."""
    if prompt.key != "republic-ask-vote" or not isinstance(prompt, Form):
        return None
    first = prompt.field([])
    if not isinstance(first, Choose):
        return None
    answers = {way: _ways(prompt, way) for way in first.options if way in (YES, NO)}
    for way in (ABSTAIN, PASS):
        if way in first.options and prompt.accepts([way]):
            answers[way] = [[]]
    return AtOnce(names.say("republic-at-once-votes"), answers)


def _ways(prompt: Form, way: int) -> list[Move]:
    """What completes a vote with no talents, with one, with two, ..."""
    if prompt.field([way]) is None:
        return [[]]
    purses: list[int] = []
    while isinstance(field := prompt.field([way, BUY, *([0] * len(purses))]), Amount):
        purses.append(field.high)
    most = min(sum(purses), MOST)
    return [[NOTHING], *([BUY, *shared(purses, talents)] for talents in range(1, most + 1))]
