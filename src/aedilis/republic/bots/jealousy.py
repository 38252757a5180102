"""Jealousy: where few factions share Rome, whoever is Dictator year after year is soon its master.
So there is no Dictator but one's own, nobody is voted within reach of ruling alone, and the mighty
find no mercy in court (rules 1.09.31, 1.09.32, 1.09.41, 1.09.82).
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import mastery, offices, votes
from aedilis.republic.bots.mind import Mind
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_ELECTED
from aedilis.republic.definitions.offices import OFFICES
from aedilis.republic.phases.senate.posts import NOBODY, masters
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.persons import holder
from aedilis.republic.state.choices import SENATOR, code, index, verb

FEW: Final = 4
"""Among more factions than that a Dictator serves Rome more than himself."""
STANDING: Final = 0.25
"""What his worth to his faction counts in one's own Dictator, beside his rating as a general."""
MIGHTY: Final = 15
"""Who has so much influence is found guilty."""
HONOURED: Final = 10
"""Who has so much is not to be Censor as well."""


def few(mind: Mind) -> bool:
    """Whether so few factions are left that one of them is soon the master of all."""
    return sum(1 for faction in mind.s.factions if not faction.gone) <= FEW


def appoint(mind: Mind) -> Move:
    """The best general among many factions; among few one's own or nobody."""
    return appoint_own(mind) if few(mind) else offices.appoint(mind)


def appoint_own(mind: Mind) -> Move:
    """The best general if he is one's own, or whoever of one's own where both Consuls are; nobody
    else.
    """
    move = offices.appoint(mind)
    if move == [NOBODY] or mind.mine(index(move[0], SENATOR)):
        return move
    consuls = [holder(mind.s, office) for office in (ROME_CONSUL, FIELD_CONSUL)]
    if not all(slot == NONE or mind.mine(slot) for slot in consuls):
        return [NOBODY]
    own = [slot for slot in masters(mind.s) if mind.mine(slot)]
    return [code("senator", SENATOR, _best(mind, own))] if own else [NOBODY]


def dictator(mind: Mind) -> Move:
    """A Dictator by vote, if Rome needs one; among few factions none but one's own."""
    return dictator_own(mind) if few(mind) else offices.dictator(mind)


def dictator_own(mind: Mind) -> Move:
    """A Dictator by vote, if Rome needs one and he is one's own."""
    own = [slot for slot in offices.not_rejected(mind) if mind.mine(slot)]
    tried = len(mind.s.sitting().barred)
    if not own or not offices.dictator_wanted(mind) or tried > offices.TRIED:
        return [verb("next_step")]
    return [verb("propose_dictator"), code("senator", SENATOR, _best(mind, own))]


def _best(mind: Mind, slots: list[int]) -> int:
    """The best of one's own for the office: a general, and one whom it helps most."""

    def value(slot: int) -> float:
        return offices.GENERAL * mind.military(slot) + STANDING * mind.worth(slot)

    return max(slots, key=lambda slot: (value(slot), -slot))


def vote(mind: Mind) -> Move:
    """As among many factions, but against whoever would come near to ruling alone, and for the
    conviction of the mighty.
    """
    return votes.vote_by(mind, opinion) if few(mind) else votes.vote(mind)


def opinion(mind: Mind, frame: VoteFrame) -> float:
    """What is thought of a proposal among few factions: above 0 for it, below against it."""
    motion = frame.motion
    slots = votes.people(motion.parts)
    if motion.what in mastery.ELECTIONS and not any(mind.mine(slot) for slot in slots):
        rise = OFFICES[DICTATOR].influence if motion.what == "dictator" else mastery.RISE
        if any(mind.one(slot).influence >= CONSUL_FOR_LIFE_ELECTED - rise for slot in slots):
            return -1.0
    if motion.what.startswith("prosecute"):
        accused = slots[0]
        if not mind.mine(accused) and mind.one(accused).influence >= MIGHTY:
            return 1.0
    return votes.opinion(mind, frame)


def wary_vote(mind: Mind) -> Move:
    """The same, and against the mighty as Censors."""
    return votes.vote_by(mind, wary_opinion) if few(mind) else votes.vote(mind)


def wary_opinion(mind: Mind, frame: VoteFrame) -> float:
    """What is thought of a proposal by who lets no rival be Censor whom it would make mighty."""
    if frame.motion.what == "censor":
        (slot,) = votes.people(frame.motion.parts)
        if not mind.mine(slot) and mind.one(slot).influence >= HONOURED:
            return -1.0
    return opinion(mind, frame)
