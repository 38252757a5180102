"""Other business: armies first, then bread, then one's own profit, and at last the march."""

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import arms, frontier, rites
from aedilis.republic.bots.mind import TROUBLED, Mind
from aedilis.republic.bots.offices import governors
from aedilis.republic.definitions.components import CONCESSIONS, LAND_BILLS
from aedilis.republic.phases.senate.business import Concessions, LandBills
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import BILL, CONCESSION, SENATOR, STOP, code, thing, verb

ADJOURN: Final = verb("adjourn")
BREAD: Final = 12
"""The talents that a land bill has to leave the State."""

Proposal = Callable[[Mind], Move]


def propose(mind: Mind) -> Move:
    """The first proposal that makes sense now; none is left when all has been done or refused."""
    return first_of(mind, ORDER)


def first_of(mind: Mind, order: Sequence[tuple[int, Proposal]]) -> Move:
    """The first proposal of an order that makes sense now; the end of the sitting without one."""
    open_now = mind.prompt.choices([])
    for begin, plan in order:
        if begin in open_now:
            move = plan(mind)
            if move:
                return move
    return [ADJOURN] if ADJOURN in open_now else [STOP]


# -- bread, and one's own --------------------------------------------------------------------------


def land_bill(mind: Mind, troubled: int = TROUBLED, left: int = BREAD) -> Move:
    """Land for a restless people, under the names of one's own where two of them are there: from
    the unrest `troubled` on, where it leaves the State `left` talents.
    """
    if mind.unrest_to_come() < troubled:
        return []
    after = mind.treasury_after()
    types = [LAND_BILLS[one] for one in LandBills().types(mind.s)]
    payable = [bill for bill in types if after - bill.talents >= left]
    if not payable:
        return []
    bill = min(payable, key=lambda one: (one.passed.unrest / one.talents, one.index))
    own = sorted(mind.own_in_rome(), key=lambda slot: (mind.one(slot).popularity, slot))
    if not own:
        return []
    sponsor = own[-1]
    move = [
        verb("propose_land_bill"), code("bill", BILL, bill.index), code("sponsor", SENATOR, sponsor)
    ]  # fmt: skip
    if len(own) > 1:
        return [*move, code("cosponsor", SENATOR, own[0])]
    choices = mind.prompt.choices(move)
    return [*move, choices[0]] if choices else []


def concessions(mind: Mind) -> Move:
    """The free concessions, shared out among so many factions that they get them."""
    free = sorted(Concessions().open(mind.s, []), key=lambda one: (-CONCESSIONS[one].income, one))
    holders = _holders(mind, len(free))
    if not free or not holders:
        return []
    move = [verb("propose_concessions")]
    for n, one in enumerate(free):
        if n:
            more = [x for x in mind.prompt.choices(move) if thing(x) == thing(verb("yes"))]
            if not more:
                break
            move += more
        move += [CONCESSION + one, SENATOR + holders[n % len(holders)]]
        move = mind.spelled(move)
        if not move:
            return []
    return move


def _holders(mind: Mind, count: int) -> list[int]:
    """Who gets a concession: one's own man first, then one of the weaker factions each, until they
    have a majority together.
    """
    rivals = [seat for seat in range(len(mind.s.factions)) if seat != mind.seat]
    rivals.sort(key=lambda seat: (mind.influence_of(seat), seat))
    total = sum(mind.votes_of(seat) for seat in range(len(mind.s.factions)))
    found: list[int] = []
    votes = 0
    for seat in [mind.seat, *rivals]:
        here = in_rome(mind.s, seat)
        if not here or len(found) >= count or 2 * votes > total:
            continue
        # Whoever has least to lose bears the corruption.
        leader = mind.s.factions[seat].leader
        found.append(min(here, key=lambda slot: (slot == leader, mind.worth(slot), slot)))
        votes += mind.votes_of(seat)
    return found


ORDER: Final[tuple[tuple[int, Proposal], ...]] = (
    (verb("propose_governors"), governors),
    (verb("propose_recall"), arms.recall),
    (verb("propose_forces"), arms.raise_forces),
    (verb("propose_land_bill"), land_bill),
    (verb("propose_concessions"), concessions),
    (verb("propose_remove_pontifex"), rites.remove),
    (verb("propose_reinforce"), arms.reinforce),
    (verb("propose_garrison"), frontier.garrison),
    (verb("propose_deploy"), arms.deploy),
)
"""What is proposed, in this order: whoever presides may leave with his army, which ends the
sitting.
"""
