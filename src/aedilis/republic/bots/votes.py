"""How the senator votes: for Rome where it is in danger, else for himself."""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import rites
from aedilis.republic.bots.arms import deployment_value
from aedilis.republic.bots.mind import DANGEROUS, TROUBLED, Mind
from aedilis.republic.bots.offices import pair_value
from aedilis.republic.definitions.named import DICTATOR
from aedilis.republic.definitions.offices import OFFICES
from aedilis.republic.phases.senate.ballot import ABSTAIN, BUY, NO, NOTHING, YES
from aedilis.republic.phases.senate.kinds import Parts
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import NO as REFUSE
from aedilis.republic.state.choices import SENATOR, verb
from aedilis.republic.state.choices import YES as AGREE
from aedilis.republic.state.table import SLOTS

APPEAL: Final = verb("appeal")
DEBT: Final = -20
"""Units are raised as long as the State will not lack more than that."""
PROUD: Final = 5.0
PATIENCE: Final = 0.6
IN_PERIL: Final = 2.0
"""What a pair of strangers has to be worth as Consuls, and how much less after each rejected pair
and when Rome is in danger.
"""


def vote(mind: Mind) -> Move:
    """For, against or neither, and votes bought where all is at stake."""
    return vote_by(mind, opinion)


def vote_by(mind: Mind, think: Callable[[Mind, VoteFrame], float]) -> Move:
    """The vote of who thinks so of proposals: above 0 for one, below against it."""
    frame = mind.s.stack[-1]
    if not isinstance(frame, VoteFrame):
        return []
    if APPEAL in mind.prompt.choices([]) and popular(mind, frame):
        return [APPEAL]
    return cast(mind, frame, think(mind, frame))


def cast(mind: Mind, frame: VoteFrame, side: float) -> Move:
    """The vote of who thinks so of a proposal (`opinion`)."""
    choices = mind.prompt.choices([])
    if side > 0 and YES in choices:
        return _with_money(mind, frame, YES)
    if side < 0 and NO in choices:
        return _with_money(mind, frame, NO)
    if ABSTAIN in choices:
        return [ABSTAIN]
    return [YES if YES in choices else choices[0]]


def popular(mind: Mind, frame: VoteFrame) -> bool:
    """Whether the people would speak for the accused."""
    return mind.one(frame.motion.parts[0][0] - SENATOR).popularity >= 0


def opinion(mind: Mind, frame: VoteFrame) -> float:
    """What the senator thinks of a proposal: above 0 for it, below against it."""
    what, parts = frame.motion.what, frame.motion.parts
    slots = people(parts)
    if what == "consuls":
        return _consuls(mind, slots)
    if what in ("dictator", "censor"):
        return _single(mind, slots[0], what)
    if what in ("pontifex", "remove_pontifex", "law"):
        return rites.opinion(mind, frame, slots)
    if what == "life":
        return 1 if mind.mine(slots[0]) else -1
    if what.startswith("prosecute") or what == "special":
        return _trial(mind, slots[0])
    if what == "deploy":
        return deployment_value(mind, parts)
    if what == "concessions":
        return _concessions(mind, parts)
    if what == "land_bill":
        return 1.0
    if what == "repeal":
        return -1.0
    if what == "governors":
        return _governors(mind, parts)
    if what == "forces":
        return 1.0 if mind.treasury_after() > DEBT else -0.5
    return 0.5


def people(parts: Parts) -> list[int]:
    """The senators a proposal names, as slots."""
    return [one - SENATOR for part in parts for one in part if SENATOR <= one < SENATOR + SLOTS]


def _consuls(mind: Mind, slots: list[int]) -> float:
    """One's own are always welcome; others as long as they are not too mighty, and the longer it
    takes the more.
    """
    if any(mind.mine(slot) for slot in slots):
        return 1.0
    patience = PATIENCE * sum(1 for key in mind.s.sitting().barred if key.startswith("consuls"))
    return (
        pair_value(mind, (slots[0], slots[1]))
        - PROUD
        + patience
        + (IN_PERIL if mind.peril() else 0.0)
    )


def _single(mind: Mind, slot: int, what: str) -> float:
    if mind.mine(slot):
        return 1.0
    if mind.one(slot).influence >= DANGEROUS - OFFICES[DICTATOR].influence:
        return -1.0
    if what == "dictator":
        return 1.0 if mind.peril() else -0.5
    return 0.4


def _trial(mind: Mind, accused: int) -> float:
    """Guilty, if he is a rival worth bringing down."""
    if mind.mine(accused):
        return -1.0
    mean = sum(mind.influence_of(seat) for seat in range(len(mind.s.factions))) / len(
        mind.s.factions
    )
    rival = mind.influence_of(mind.one(accused).faction)
    return 1.0 if rival >= mean and not mind.peril() else 0.0


def _concessions(mind: Mind, parts: Parts) -> float:
    """For what brings one's own faction something, against what feeds the foremost rival."""
    seats = [mind.one(part[1] - SENATOR).faction for part in parts]
    if mind.seat in seats:
        return 1.0
    return -1.0 if mind.foremost() in seats else 0.0


def _governors(mind: Mind, parts: Parts) -> float:
    own = [part[1] - SENATOR for part in parts if mind.mine(part[1] - SENATOR)]
    if mind.leader() in own:
        return -1.0
    return 0.5


def _with_money(mind: Mind, frame: VoteFrame, side: int) -> Move:
    """Votes are bought for or against one-man rule, and for the life of one's leader."""
    choices = mind.prompt.choices([side])
    if BUY not in choices:
        return [side, NOTHING] if NOTHING in choices else [side]
    slots = people(frame.motion.parts)
    on_trial = frame.motion.what.startswith("prosecute_major") and slots[0] == mind.leader()
    if frame.motion.what != "life" and not on_trial:
        return [side, NOTHING]
    needed, help_to_come = _needed(mind, frame, side)
    amounts: list[int] = []
    for slot in in_rome(mind.s, frame.tally.asked):
        talents = mind.one(slot).talents
        if talents:
            amounts.append(min(talents, needed))
            needed -= amounts[-1]
    # What cannot turn the vote is not thrown away.
    return [side, BUY, *amounts] if any(amounts) and needed <= help_to_come else [side, NOTHING]


def _needed(mind: Mind, frame: VoteFrame, side: int) -> tuple[int, int]:
    """The votes a side lacks, if all that have not voted yet do so as they are likely to and its
    adversaries spend all they have; and the talents of its other friends who are still to vote.
    """
    s = mind.s
    camp = mind.one(people(frame.motion.parts)[0]).faction
    yes, no = frame.totals(s)
    help_to_come = 0
    for seat in range(len(s.factions)):
        if frame.tally.voted[seat]:
            continue
        backs = (seat == camp) == (mind.seat == camp)
        cast = mind.votes_of(seat)
        talents = sum(mind.one(slot).talents for slot in in_rome(s, seat))
        if not backs:
            cast += talents
        elif seat != frame.tally.asked:
            help_to_come += talents
        if backs == (side == YES):
            yes += cast
        else:
            no += cast
    return max(0, no + 1 - yes if side == YES else yes - no), help_to_come


def consent(mind: Mind) -> Move:
    """One sponsors what feeds the people, prosecutes rivals, and goes nowhere against one's
    interest.
    """
    params = mind.prompt.params or {}
    what = params.get("proposal", "")
    choices = mind.prompt.choices([])
    agree = AGREE if AGREE in choices else choices[0]
    refuse = REFUSE if REFUSE in choices else choices[-1]
    if what == "land_bill":
        return [agree]
    if what in ("deploy", "recall"):
        return [agree if mind.peril() else refuse]
    if what == "repeal":
        return [refuse]
    if mind.prompt.key == "republic-ask-prosecute":
        return [agree if mind.s.unrest < TROUBLED + 3 else refuse]
    return [refuse]
