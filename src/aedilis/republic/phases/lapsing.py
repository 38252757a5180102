"""What is done for a faction whose player lets his time run out: it abstains, declines and passes.

Nothing is given, bought, promised or proposed in a player's place. Where something has to be chosen
there is nothing of the kind to do, and whoever sits for him must choose.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, only_part
from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.floor import chair
from aedilis.republic.state.choices import SEAT, code, verb
from aedilis.republic.state.table import RepublicState

DECLINED: Final = tuple(
    verb(word, field)
    for word, field in (
        ("pass", "do"), ("stop", "do"), ("stop", "how"), ("no", "answer"), ("abstain", "do"),
        ("next_step", "do"), ("adjourn", "do"), ("end_trials", "do"), ("refuse", "do"),
        ("lay_down", "do"), ("stay", "do"), ("stay_in_game", "do"), ("no", "senator"),
        ("hold_province", "do"), ("roll", "do"), ("plead_himself", "senator"),
    )
)  # fmt: skip
"""The choices that do nothing, the plainest first."""

ABSTAIN: Final = verb("abstain")
BOUND: Final = (verb("yes"), verb("no"))

BALLOT: Final = {"land_bill": verb("no"), "repeal": verb("yes")}
"""How a faction that refuses to vote is counted, where it may not abstain."""


def lapsed(s: RepublicState, prompt: Prompt) -> Move | None:
    """What a faction does that lets its time run out; None where something has to be chosen."""
    if prompt.key == "republic-ask-call":
        return [_next_called(s, prompt)]
    wanted = list(DECLINED)
    if prompt.key == "republic-ask-levy":
        return _least_levy(prompt)
    if prompt.key == "republic-ask-vote":
        params = prompt.params or {}
        # Where nobody may abstain and it is neither of these, a promise leaves but one vote.
        wanted += [BALLOT.get(str(params.get("proposal")), ABSTAIN), *BOUND]
    if isinstance(prompt, Amount) and prompt.low == 0:
        return [0]
    if prompt.key in FIRST_OFFERED and not _may_decline(prompt):
        return _first(prompt)
    if not isinstance(prompt, Form):
        return _part(prompt, wanted)
    move: Move = []
    while (field := prompt.field(move)) is not None:
        part = _part(field, wanted)
        if part is None:
            return None
        move += part
    return move


FIRST_OFFERED: Final = frozenset(
    f"republic-ask-{word}"
    for word in (
        "share", "partner", "generals", "plan-veterans", "check-strike", "cosponsor", "concession",
    )
)  # fmt: skip
"""The questions of the Senate of one or two people in which something has to be chosen, which is
then the first that is offered: nobody else could choose it.
"""


def _may_decline(prompt: Prompt) -> bool:
    """Whether nothing need be chosen."""
    if isinstance(prompt, Pick):
        return prompt.low == 0
    return any(choice in DECLINED for choice in prompt.choices([]))


@rule("R 4.05.4", "R 4.05.418")
def _first(prompt: Prompt) -> Move:
    """The first answer that is offered, with the least amounts."""
    move: Move = []
    while choices := prompt.choices(move):
        move.append(choices[0])
    return move


@rule("R 1.09.14")
def _next_called(s: RepublicState, prompt: Prompt) -> int:
    """Whom a chair calls who lets his time run out: who comes next, clockwise from him."""
    first = s.senator(chair(s)).faction
    order = [code("seat", SEAT, seat) for seat in s.round_from(s.at_place(first, 1))]
    options = prompt.choices([])
    return next(choice for choice in order if choice in options)


@rule("R 2.02.3")
def _least_levy(prompt: Prompt) -> Move:
    """What a governor raises who lets his time run out: what the tax pays, troops if he can."""
    move: Move = []
    while isinstance(field := _field(prompt, move), Amount):
        move.append(field.high if move else field.low)
    return move


def _field(prompt: Prompt, done: Move) -> Prompt | None:
    return prompt.field(done) if isinstance(prompt, Form) else None


def _part(field: Prompt, wanted: Sequence[int]) -> Move | None:
    if isinstance(field, Pick):
        return [0] if field.low == 0 else None
    only = only_part(field)
    if only is None and isinstance(field, Choose):
        return [choice for choice in wanted if choice in field.options][:1] or None
    return only
