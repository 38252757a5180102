"""The Senate closes, or goes on to other business: Tribunes called for at that moment, and who
comes home by himself.

See rules 1.09.151, 1.09.32, 1.09.61 and 1.09.9.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import expire
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import LAND_COMMISSIONER
from aedilis.republic.phases.senate.commands import commanders_in_field, lacks, leaderless
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.priests import keep_priest_promise, may_name_priest
from aedilis.republic.phases.senate.propose import ANY, ONLY_LAND_BILLS, ProposeFrame
from aedilis.republic.phases.senate.recall import fetch
from aedilis.republic.phases.senate.tribunes import (
    TO_PROPOSE,
    can_pay,
    may_have_law,
    may_have_proposal,
    only_land_bills,
    pay_with,
)
from aedilis.republic.rules.abroad import bring_home
from aedilis.republic.rules.armies import count_fleets, count_legions
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.concessions import give_up
from aedilis.republic.rules.docket import recall_laws
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.veterans import consuls_there, discharged
from aedilis.republic.rules.victory import throw_off
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import UNDER, VICTOR, WITHDRAWN

TRIBUNES_WAITED_FOR: Final = frozenset({"adjournment", "dictator"})
"""The moments at which the Senate waits for all who may call a Tribune, and settles then which of
those called for has his proposal.
"""


@rule("R 1.09.15", "R 1.09.151", "R 1.09.32", "R 1.09.6")
def wait_for_tribunes(s: RepublicState, moment: str) -> None:
    """The chair has adjourned, or goes on to the Censor: wait for all who may call a Tribune, by
    what everybody knows, for a Pontifex who may still make a priest, for Consuls who have
    disbanded veterans, and where laws are voted on for all who may hold one.
    """
    seats = range(len(s.factions))
    done = [int(not may_have_proposal(s, seat) and not may_have_law(s, seat)) for seat in seats]
    if may_name_priest(s):
        done[controller(s, s.senator(pontifex(s)).faction)] = 0
    if s.switches.veterans:
        for seat in consuls_with_veterans(s):
            done[seat] = 0
    s.stack.append(HoldFrame(moment, 1, done))


@rule("R 2.04.3")
def consuls_with_veterans(s: RepublicState) -> list[int]:
    """The seats of the Consuls who, by what everybody knows, may still call veterans back."""
    if not s.sitting().other_business():
        return []
    return [s.senator(slot).faction for slot in consuls_there(s) if discharged(s, slot)]


@rule("R 1.09.15", "R 1.09.151", "R 1.09.32", "R 1.09.6")
def settle_callers(s: RepublicState) -> bool:
    """Of those who called for a Tribune in such a wait the highest throw has his proposal, the
    others keep their cards. Gives whether anybody called.
    """
    session = s.sitting()
    pairs = [
        (session.callers[i], session.callers[i + 1]) for i in range(0, len(session.callers), 2)
    ]
    session.callers = []
    # What was to pay for it may be gone: a card taken away, a statesman dead.
    means = {seat: paid for seat, paid in pairs if can_pay(s, seat, paid)}
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
    recall_laws(s)
    keep_priest_promise(s)
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
    return lacks(s, one.at, count_legions(s, place), count_fleets(s, place))
