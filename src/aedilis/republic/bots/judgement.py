"""How the politician votes, and what he gives and takes in the Revenue Phase, by temperament."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import business, revenue, votes
from aedilis.republic.bots.mastery import makes_master, threatens
from aedilis.republic.bots.mind import TROUBLED, Mind
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import FLEETS, LEGIONS
from aedilis.republic.phases.senate.ballot import BUY, NO, NOTHING, YES
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.rules.wars import land_strength, naval_strength
from aedilis.republic.state.choices import PASS, SENATOR, STOP, code, verb
from aedilis.republic.state.zones import INACTIVE, POOL

WANTING: Final = 5
"""So many talents more the State is to have for each unit that it lacks."""
MOST_WANTING: Final = 25
"""No more units than that are thought of."""
HOPELESS: Final = -10
"""A State that will lack more than that is past help."""

AT_WAR: Final = 2
"""From so many wars on, bread waits until the people are angrier, and leaves more for armies."""
ANGRIER: Final = TROUBLED + 2
FOR_ARMIES: Final = 30


def propose(mind: Counsel) -> Move:
    """Other business, in the order of the senator, with land by need."""
    return business.first_of(mind, ORDER)


def land_bill(mind: Mind) -> Move:
    """Land for a restless people; while there are wars, for an angry one, and not with the money of
    the armies.
    """
    if mind.wars() < AT_WAR:
        return business.land_bill(mind)
    return business.land_bill(mind, ANGRIER, FOR_ARMIES)


ORDER: Final = tuple(
    (begin, land_bill if plan is business.land_bill else plan) for begin, plan in business.ORDER
)
"""What is proposed, in this order."""


def vote(mind: Counsel) -> Move:
    """As the senator votes, but for nobody who would be a master of Rome, and with all there
    is where one stands for election.
    """
    frame = mind.s.stack[-1]
    if not isinstance(frame, VoteFrame):
        return []
    if votes.APPEAL in mind.prompt.choices([]) and votes.popular(mind, frame):
        return [votes.APPEAL]
    side = opinion(mind, frame)
    if frame.motion.what == "life":
        return _for_life(mind, frame, side)
    return votes.cast(mind, frame, side)


def opinion(mind: Counsel, frame: VoteFrame) -> float:
    """What the politician thinks of a proposal: above 0 for it, below against it."""
    motion = frame.motion
    slots = votes.people(motion.parts)
    own = any(mind.mine(slot) for slot in slots)
    if makes_master(mind, motion) and not own:
        return -1.0
    if motion.what.startswith("prosecute") and slots and threatens(mind, slots[0]):
        return 1.0
    if motion.what == "forces" and mind.peril():
        return 1.0
    return votes.opinion(mind, frame)


def _for_life(mind: Counsel, frame: VoteFrame, side: float) -> Move:
    """For or against a Consul for Life with as many talents as are needed: whoever loses this vote
    has no more use for any.
    """
    wanted = YES if side > 0 else NO
    if wanted not in mind.prompt.choices([]):
        return votes.cast(mind, frame, side)
    if BUY not in mind.prompt.choices([wanted]):
        return [wanted, NOTHING] if NOTHING in mind.prompt.choices([wanted]) else [wanted]
    needed = _lacking(mind, frame, wanted)
    amounts: list[int] = []
    for slot in in_rome(mind.s, frame.tally.asked):
        talents = mind.one(slot).talents
        if talents:
            amounts.append(min(talents, needed))
            needed -= amounts[-1]
    return [wanted, BUY, *amounts] if any(amounts) else [wanted, NOTHING]


def _lacking(mind: Counsel, frame: VoteFrame, side: int) -> int:
    """The votes that a side lacks if all who are still called vote for who is of their own, or
    against him, and those of the other side pay all they have.
    """
    s = mind.s
    camp = mind.one(votes.people(frame.motion.parts)[0]).faction
    yes, no = frame.totals(s)
    for seat in range(len(s.factions)):
        if frame.tally.voted[seat]:
            continue
        cast = mind.votes_of(seat)
        aye = seat == camp
        if aye != (side == YES):
            cast += sum(mind.one(slot).talents for slot in in_rome(s, seat))
        if aye:
            yes += cast
        else:
            no += cast
    return max(0, no + 1 - yes if side == YES else yes - no)


# -- money -----------------------------------------------------------------------------------------


def spoils(mind: Counsel) -> Move:
    """Who robs, robs; who loves Rome does not; others where it pays."""
    if mind.temper.robs:
        return [verb("spoils")]
    return revenue.spoils(mind) if mind.temper.crown else [PASS]


def profiteer(mind: Counsel) -> Move:
    """Who robs, grows rich on hunger as well."""
    choices = mind.prompt.choices([])
    gains = [one for one in choices if one != PASS]
    return gains[:1] if mind.temper.robs and gains else [PASS]


def shortage(mind: Counsel) -> int:
    """The units that Rome lacks against the wars it has, and those about to break out."""
    s = mind.s
    strength = sum(
        land_strength(s, one.war) + naval_strength(s, one.war)
        for one in s.fronts
        if one.status != INACTIVE
    )
    units = LEGIONS - len(legions_at(s, POOL)) + FLEETS - len(fleets_at(s, POOL))
    return max(0, min(MOST_WANTING, strength - units))


def contribute(mind: Counsel, own: Sequence[int] | None = None) -> Move:
    """The State is helped while it is poor by one's temperament, so far as the giver keeps what he
    needs: the richest of some of one's `own`. At first all were thought of, and nothing was given
    where the richest could not.
    """
    givers = mind.own() if own is None else own
    best = max(givers, key=lambda slot: (mind.one(slot).talents, -slot), default=NONE)
    if best == NONE:
        return [STOP]
    talents = mind.one(best).talents - mind.temper.kept
    after = mind.treasury_after()
    if HOPELESS <= after < 0 and mind.one(best).talents >= -after:
        # What saves the State from ruin saves the giver.
        return [code("senator", SENATOR, best), max(1, -after)]
    if after < mind.temper.zeal + WANTING * shortage(mind):
        for gift in revenue.GIFTS:
            if talents >= gift:
                return [code("senator", SENATOR, best), gift]
        if after < 0 < talents:
            return [code("senator", SENATOR, best), min(talents, -after)]
    if after < revenue.WEALTHY and talents >= revenue.GIFTS[0] + revenue.KEPT[0]:
        return [code("senator", SENATOR, best), revenue.GIFTS[0]]
    return [STOP]


def give(mind: Counsel) -> Move:
    """The same by the richest of those who may give."""
    return contribute(mind, revenue.givers(mind))
