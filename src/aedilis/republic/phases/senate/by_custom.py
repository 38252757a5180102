"""What who has ordered it does in the Senate without being asked: only what must be done where he
presides, by rank; no Dictator; nothing more where he has adjourned (rules 1.09.2, 1.09.32, 1.09.6).

All of it hangs on what everybody knows. Each step is a move that he could make himself, and whoever
may interrupt him then may do so as ever.
"""

from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Form, Move, Prompt, only_part
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.floor import chair, presiding_seat
from aedilis.republic.rules.particular_orders import ordered
from aedilis.republic.rules.persons import ranking
from aedilis.republic.state.choices import PASS, SENATOR, thing, verb
from aedilis.republic.state.table import RepublicState

DICTATOR: Final = frozenset({
    "republic-ask-appoint", "republic-ask-senate-dictator", "republic-ask-hold-dictator",
})  # fmt: skip
"""The questions about a Dictator: to Consuls, to who presides, to who may call a Tribune."""
CLOSING: Final = frozenset({"republic-ask-hold-dictator", "republic-ask-hold-adjournment"})
"""The moments at which all are waited for because who presides goes on."""
POINTS: Final = "republic-ask-senate-"
"""How the key begins of a question to who presides, at each point of the agenda."""
NOTHING: Final = tuple(
    verb(word, field)
    for word, field in (
        ("next_step", "do"), ("adjourn", "do"), ("end_trials", "do"), ("pass", "do"),
        ("no", "senator"),
    )
)  # fmt: skip
"""The choices that do nothing more."""


@rule("R 1.09.12", "R 1.09.32", "R 1.09.6")
def ordered_business(s: RepublicState, prompt: Prompt) -> Move | None:
    """What an order of the seat that is asked does in the Senate; None where it is to be asked."""
    key, seat = prompt.key, prompt.seat
    if s.senate_session is None or prompt.of != seat:
        return None
    if key in DICTATOR and ordered(s, seat, "no_dictator"):
        return _nothing(prompt)
    presides = chair(s) != NONE and presiding_seat(s) == seat
    if key in CLOSING and ordered(s, seat, "chairing") and presides:
        return [PASS]
    if not ordered(s, seat, "presiding"):
        return None
    if key in CLOSING or key in DICTATOR:
        # Also where somebody else presides by now: he wants nothing more of this sitting.
        return _nothing(prompt)
    return _only_what_must_be(s, prompt) if key.startswith(POINTS) and presides else None


def _nothing(prompt: Prompt) -> Move | None:
    """The choice that does nothing more, if there is one."""
    options = prompt.choices([])
    return next(([one] for one in NOTHING if one in options), None)


@rule("R 1.09.2", "R 1.09.4", "R 1.09.5")
def _only_what_must_be(s: RepublicState, prompt: Prompt) -> Move | None:
    """Nothing, where that may be; else what comes first, and for an office the highest ranking of
    those who are left, for a province the lowest. None where neither is there.
    """
    move = _nothing(prompt)
    if move is not None or not isinstance(prompt, Form):
        return move
    move = []
    while (field := prompt.field(move)) is not None:
        part = only_part(field)
        if part is None and isinstance(field, Choose):
            part = [_first(s, field)]
        elif part is None and isinstance(field, Amount):
            part = [field.low]
        if part is None:
            return None
        move += part
    return move


def _first(s: RepublicState, field: Choose) -> int:
    """The choice of whoever comes first; where nobody is to be chosen the first there is, which
    proposes nothing but what the point of the agenda is about, and adds no further part.
    """
    order = ranking(s, everywhere=True)
    if field.key == "republic-ask-governor-for":
        order.reverse()
    named = [
        (order.index(slot), one) for one in field.options if (slot := thing(one) - SENATOR) in order
    ]
    return min(named)[1] if named else field.options[0]
