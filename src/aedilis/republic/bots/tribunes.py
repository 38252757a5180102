"""Tribunes of one's own, and cards against those of others (rules 1.07.35, 1.09.15 to 1.09.152).

A Tribune is called for when the chair has adjourned and Rome, or the people, lacks what nobody has
proposed.
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.business import BREAD
from aedilis.republic.bots.campaign import plan
from aedilis.republic.bots.mind import TROUBLED
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.definitions.components import LAND_BILLS
from aedilis.republic.phases.senate.business import Concessions, LandBills
from aedilis.republic.phases.senate.commands import commanders_in_field
from aedilis.republic.phases.senate.silencing import BRIBE, INCITE, KILL
from aedilis.republic.phases.senate.tribune_asides import CALL, waiting
from aedilis.republic.phases.senate.tribunes import TO_VETO, TribuneFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.state.choices import SENATOR, code, index

PRESSING: Final = 15.0
"""A campaign worth so much is worth a Tribune."""
ANGRY: Final = TROUBLED + 1
"""From this unrest on a land bill is."""
MANY: Final = 2
"""So many free concessions are."""


def call(mind: Counsel) -> Move:
    """A Tribune, when the sitting is about to close without what is needed."""
    if waiting(mind.s) is None or not _needed(mind):
        return []
    means = mind.prompt.choices([CALL])
    return [CALL, means[0]] if means else []


def _needed(mind: Counsel) -> bool:
    """Whether there is still something that a Tribune would be called for."""
    return _campaign(mind) or _bread(mind) or len(Concessions().open(mind.s, [])) >= MANY


def _campaign(mind: Counsel) -> bool:
    """Whether an army stands in Rome for which there is a general and a war."""
    if mind.failed("deploy"):
        return False
    away = commanders_in_field(mind.s)
    return any(one.value >= PRESSING for one in plan(mind, 0).strikes if one.slot not in away)


def _bread(mind: Counsel) -> bool:
    """Whether the people need land that the State can pay for."""
    if mind.unrest_to_come() < ANGRY or mind.failed("land_bill"):
        return False
    after = mind.treasury_after()
    return any(after - LAND_BILLS[one].talents >= BREAD for one in LandBills().types(mind.s))


def silence(mind: Counsel) -> Move:
    """A Tribune who vetoes what one has proposed, or what is good for Rome, is bought off, or meets
    with an accident; who has murdered one meets the mob.
    """
    choices = mind.prompt.choices([])
    if INCITE in choices:
        return _by_least(mind, INCITE)
    if BRIBE not in choices and KILL not in choices:
        return []
    tribune = mind.s.stack[-2] if len(mind.s.stack) > 1 else None
    vote = the_vote(mind.s)
    if not isinstance(tribune, TribuneFrame) or tribune.purpose != TO_VETO or vote is None:
        return []
    if vote.motion.by != mind.seat:
        return []
    return _by_least(mind, BRIBE if BRIBE in choices else KILL)


def _by_least(mind: Counsel, verb: int) -> Move:
    """A card played by the man of one's own who is missed least."""
    slots = [index(one, SENATOR) for one in mind.prompt.choices([verb])]
    if not slots:
        return [verb]
    slot = min(slots, key=lambda one: (one == mind.leader(), mind.worth(one), one))
    return [verb, code("senator", SENATOR, slot)]
