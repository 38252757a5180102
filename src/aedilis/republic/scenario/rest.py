"""The `rest` steps of scenario files: all who are asked do the plain thing.

`wait` lets moments go by in which somebody may interrupt; `for`, `against` and `abstain` carry a
vote to its end, consents and calls with it; `stop` does nothing that need not be done until the
phase is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.kernel.game import Game
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt
from aedilis.kernel.vocabulary import Stuck
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState

WAIT: Final = "wait"
STOP: Final = "stop"
BALLOTS: Final = {"for": "yes", "against": "no", "abstain": "abstain"}
"""What each way to vote is as a choice. (YAML reads a plain yes or no as true or false.)"""
WAYS: Final = (WAIT, *BALLOTS, STOP)

HOLD: Final = "republic-ask-hold-"
VOTING: Final = ("republic-ask-call", "republic-ask-vote", "republic-ask-consent")

NOTHING: Final = tuple(
    verb(word, field)
    for word, field in (
        ("pass", "do"), ("stop", "do"), ("stop", "how"), ("no", "answer"), ("next_step", "do"),
        ("adjourn", "do"), ("end_trials", "do"), ("abstain", "do"), ("call_rest", "do"),
        ("roll", "do"), ("refuse", "do"), ("stay", "do"), ("lay_down", "do"),
        ("stay_in_game", "do"), ("no", "senator"), ("hold_province", "do"),
        ("plead_himself", "senator"),
    )
)  # fmt: skip
"""The choices that do nothing, or no more than must be done, the plainest first."""


@dataclass(frozen=True)
class TurnPhase:
    """The phase of a turn in which a `rest` step begins."""

    turn: int
    phase: int


def turn_phase(s: RepublicState) -> TurnPhase:
    """The phase that is played now."""
    return TurnPhase(s.turn, s.phase)


def next_rest(
    game: Game[RepublicState], s: RepublicState, word: str, begun: TurnPhase
) -> tuple[int, Move] | None:
    """The next move of a `rest` step, with its seat; None when it is done. Raises Stuck."""
    asked = game.asked(s)
    if not asked:
        return None
    prompt = asked[0]
    if prompt.key.startswith(HOLD):
        return prompt.seat, plain(prompt, NOTHING)
    if word == STOP:
        return (prompt.seat, plain(prompt, NOTHING)) if turn_phase(s) == begun else None
    if word == WAIT or prompt.key not in VOTING:
        return None
    vote = BALLOTS[word]
    answer = "yes" if vote == "yes" else "no"
    wanted = (verb(vote), verb("call_rest"), verb(answer, "answer"), verb("pass"))
    return prompt.seat, plain(prompt, (*wanted, verb("stop", "how"), *BOUND))


BOUND: Final = (verb("yes"), verb("no"))
"""What whoever is bound by a promise has to vote, whatever the others do."""


def plain(prompt: Prompt, wanted: Sequence[int]) -> Move:
    """The answer made of the wanted choices, of least amounts and empty picks. Raises Stuck where
    something else has to be said.
    """
    if isinstance(prompt, Form):
        move: Move = []
        while (field := prompt.field(move)) is not None:
            move += _part(prompt, field, wanted)
        return move
    return _part(prompt, prompt, wanted)


def _part(prompt: Prompt, field: Prompt, wanted: Sequence[int]) -> Move:
    if isinstance(field, Choose):
        found = [choice for choice in wanted if choice in field.options]
        if found:
            return [found[0]]
    elif isinstance(field, Amount):
        return [field.low]
    elif isinstance(field, Pick) and field.low == 0:
        return [0]
    raise Stuck(prompt)
