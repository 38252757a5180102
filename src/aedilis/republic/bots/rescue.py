"""Who rescues Rome from a rebel when the chair does not: Tribunes, and generals with a small army
(rules 1.09.151, 1.09.64).
"""

from collections.abc import Callable
from typing import TypeVar

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import arms, votes
from aedilis.republic.bots.campaign import affordable_units, to_the_gates
from aedilis.republic.bots.civil_war import must_send
from aedilis.republic.bots.mind import Mind
from aedilis.republic.phases.senate.tribune_asides import CALL, waiting
from aedilis.republic.rules.camps import in_italy
from aedilis.republic.state.choices import NO, YES

M = TypeVar("M", bound=Mind)


def call(mind: Mind) -> Move:
    """A Tribune, when the sitting is about to close, nobody marches against the rebel, and nobody
    else has called.
    """
    if CALL not in mind.prompt.choices([]) or waiting(mind.s) is None or mind.s.sitting().callers:
        return []
    if not must_send(mind) or not to_the_gates(mind, affordable_units(mind)):
        return []
    means = mind.prompt.choices([CALL])
    return [CALL, means[0]] if means else []


def before(otherwise: Callable[[M], Move]) -> Callable[[M], Move]:
    """What a Tribune proposes: an army against the rebel before all else, and legions for it where
    there are none; `otherwise` what else he would.
    """

    def propose(mind: M) -> Move:
        move: Move = []
        if must_send(mind):
            move = arms.deploy(mind) if to_the_gates(mind, 0) else arms.raise_forces(mind)
        return move or otherwise(mind)

    return propose


def consent(mind: Mind) -> Move:
    """Where a rebel is in Italy a general goes to war, if it is not his own; else as at other
    times.
    """
    what = (mind.prompt.params or {}).get("proposal", "")
    if what == "deploy" and in_italy(mind.s):
        return [NO if mind.mine(mind.s.rebel) else YES]
    return votes.consent(mind)
