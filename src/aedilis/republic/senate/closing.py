"""The Senate closes: Tribunes called for after the adjournment, and who comes home by himself.

See rules 1.09.151, 1.09.61 and 1.09.9.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.armies import fleets_at, legions_at
from aedilis.republic.concessions import give_up
from aedilis.republic.deals.carrying import expire
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.ending import throw_off
from aedilis.republic.known import LAND_COMMISSIONER
from aedilis.republic.senate.commands import commanders_in_field, lacks, leaderless
from aedilis.republic.senate.propose import ANY, ONLY_LAND_BILLS, ProposeFrame
from aedilis.republic.senate.recall import fetch
from aedilis.republic.senate.tribunes import (
    TO_PROPOSE,
    only_land_bills,
    pay_with,
    proposal_means,
)
from aedilis.republic.senators import who
from aedilis.republic.state import RepublicState
from aedilis.republic.travel import bring_home
from aedilis.republic.zones import UNDER, VICTOR, WITHDRAWN


@rule("R 1.09.15", "R 1.09.151", "R 1.09.6")
def settle_callers(s: RepublicState) -> bool:
    """Of those who called for a Tribune after the adjournment the highest throw has his proposal,
    the others keep their cards. Gives whether anybody called.
    """
    session = s.sitting()
    pairs = [
        (session.callers[i], session.callers[i + 1]) for i in range(0, len(session.callers), 2)
    ]
    session.callers = []
    # What was to pay for it may be gone: a card taken away, a statesman dead.
    means = {seat: paid for seat, paid in pairs if paid in proposal_means(s, seat, True)}
    if not means:
        return False
    callers = list(means)
    seat = throw_off(s, callers, callers)
    begin_proposal(s, seat, means[seat])
    return True


def begin_proposal(s: RepublicState, seat: int, means: int) -> None:
    """A Tribune gives a seat a proposal at once, unless it is silenced."""
    only = ONLY_LAND_BILLS if only_land_bills(s, means) else ANY
    s.stack.append(ProposeFrame(seat, only))
    pay_with(s, seat, means, TO_PROPOSE)


@rule("R 1.09.9", "R 1.09.643", "R 1.09.61")
def close_senate(s: RepublicState) -> None:
    """The sitting ends: forces that nobody commands, and commanders who cannot fight, come home;
    the Land Commissioner goes when there is no land bill.
    """
    expire(s)
    for war in leaderless(s):
        fetch(s, war)
    for slot in commanders_in_field(s):
        if cannot_fight(s, slot):
            if s.log is not None:
                told = {"person": who(s, slot)}
                s.note("republic-comes-home", s.senator(slot).faction, told)
            bring_home(s, slot)
    if s.owner[LAND_COMMISSIONER] != NONE and not any(s.bills):
        give_up(s, LAND_COMMISSIONER)


@rule("R 1.09.9", "R 1.09.647")
def cannot_fight(s: RepublicState, slot: int) -> bool:
    """Whether a commander lacks what his battle needs: fleets for one at sea, legions and their
    support for one on land. One who is withdrawn by his own ability comes home as well.
    """
    one = s.senator(slot)
    if one.marks & WITHDRAWN:
        return True
    if one.marks & VICTOR:
        return False
    place = UNDER + slot
    return lacks(s, one.at, len(legions_at(s, place)), len(fleets_at(s, place)))
