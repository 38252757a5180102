"""What the senator does where Neutrals sit in the Senate: coalitions, spoils, daggers, and the war
when it is left to him.
"""

from typing import Final

from aedilis.kernel.prompt import Choose, Form, Move, Pick
from aedilis.republic.bots.business import propose
from aedilis.republic.bots.mind import DANGEROUS, TROUBLED, Mind
from aedilis.republic.bots.revenue import worth_robbing
from aedilis.republic.neutrals.division import division
from aedilis.republic.neutrals.strategy import greatest
from aedilis.republic.neutrals.taking import (
    SECOND,
    STAND,
    TAKE_CONCESSION,
    TAKE_OFFICE,
    TAKE_PROVINCE,
)
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.state.choices import PASS, SENATOR, STOP, YES, index, senator
from aedilis.republic.state.choices import PROVINCE as A_PROVINCE
from aedilis.republic.state.zones import MARCH

MISSED: Final = 20.0
"""Nobody worth more than this to his faction is sent to govern."""


def join(mind: Mind) -> Move:
    """Who rules, takes the spoils."""
    return [YES]


def partner(mind: Mind) -> Move:
    """The strongest partner makes the smallest coalition."""
    return [mind.prompt.choices([])[0]]


# -- spoils ----------------------------------------------------------------------------------------


def share(mind: Mind) -> Move:
    """Offices for one's own, then concessions, rich provinces, and bread for a restless people."""
    open_now = mind.prompt.choices([])
    for begin, plan in (
        (TAKE_OFFICE, _office),
        (TAKE_CONCESSION, _concession),
        (SECOND, _second),
        (TAKE_PROVINCE, _province),
        (STAND, _stand),
    ):
        if begin in open_now:
            move = plan(mind)
            if move:
                return move
    return [PASS] if PASS in open_now else _anything(mind)


def _own_first(mind: Mind, move: Move) -> int:
    """Who of those offered is best: one of one's own, the least influential of others."""
    slots = [senator(choice) for choice in mind.prompt.choices(move)]
    mine = [slot for slot in slots if mind.mine(slot)]
    if mine:
        return max(mine, key=lambda slot: (mind.military(slot), mind.worth(slot), -slot))
    return min(slots, key=lambda slot: (mind.one(slot).influence, slot))


def _office(mind: Mind) -> Move:
    """An office that one's own can hold; otherwise the first there is."""
    offices = mind.prompt.choices([TAKE_OFFICE])
    found = [(TAKE_OFFICE, office, _own_first(mind, [TAKE_OFFICE, office])) for office in offices]
    best = next((one for one in found if mind.mine(one[2])), found[0])
    return mind.spelled([best[0], best[1], SENATOR + best[2]])


def _concession(mind: Mind) -> Move:
    """A concession for whoever of one's own has fewest."""
    own = mind.own_in_rome()
    if not own:
        return []
    slot = min(own, key=lambda one: (len(of_senator(mind.s, one)), -mind.worth(one), one))
    first = mind.prompt.choices([TAKE_CONCESSION])[0]
    return mind.spelled([TAKE_CONCESSION, first, SENATOR + slot])


def _province(mind: Mind) -> Move:
    """A province worth robbing for one who is not missed; any other for a rival."""
    for choice in mind.prompt.choices([TAKE_PROVINCE]):
        slots = [senator(one) for one in mind.prompt.choices([TAKE_PROVINCE, choice])]
        mine = [slot for slot in slots if mind.mine(slot) and slot != mind.leader()]
        mine = [slot for slot in mine if mind.worth(slot) < MISSED]
        if mine and worth_robbing(mind, index(choice, A_PROVINCE)):
            slot = min(mine, key=lambda one: (mind.worth(one), one))
            return mind.spelled([TAKE_PROVINCE, choice, SENATOR + slot])
    if PASS in mind.prompt.choices([]):
        return []
    choice = mind.prompt.choices([TAKE_PROVINCE])[0]
    slots = [senator(one) for one in mind.prompt.choices([TAKE_PROVINCE, choice])]
    slot = max(slots, key=lambda one: (not mind.mine(one), mind.one(one).influence, -one))
    return mind.spelled([TAKE_PROVINCE, choice, SENATOR + slot])


def _least_liked(mind: Mind, slots: list[int]) -> int:
    return min(slots, key=lambda slot: (mind.one(slot).popularity, slot))


def _second(mind: Mind) -> Move:
    """A bill that waits is seconded: it makes one's own popular."""
    slots = [senator(one) for one in mind.prompt.choices([SECOND])]
    return mind.spelled([SECOND, SENATOR + _least_liked(mind, slots)])


def _stand(mind: Mind) -> Move:
    """A bill of one's own, for a restless people."""
    if mind.unrest_to_come() < TROUBLED and PASS in mind.prompt.choices([]):
        return []
    bill = mind.prompt.choices([STAND])[0]
    slots = [senator(one) for one in mind.prompt.choices([STAND, bill])]
    return mind.spelled([STAND, bill, SENATOR + _least_liked(mind, slots)])


def _anything(mind: Mind) -> Move:
    """The first answer there is."""
    move: Move = []
    while choices := mind.prompt.choices(move):
        move.append(choices[0])
    return move


def seconding(mind: Mind) -> Move:
    """The co-sponsor of a bill that one's Tribune has kept alive."""
    slots = [senator(one) for one in mind.prompt.choices([])]
    return mind.spelled([SENATOR + _least_liked(mind, slots)])


# -- war -------------------------------------------------------------------------------------------


def generals(mind: Mind) -> Move:
    """The better general goes to the greater war."""
    move: Move = []
    assert isinstance(mind.prompt, Form)
    while isinstance(field := mind.prompt.field(move), Choose):
        war = (field.params or {}).get("war")
        great = isinstance(war, int) and (war == MARCH or greatest(mind.s, war) > 0)
        ranked = sorted(field.options, key=lambda one: (-mind.military(senator(one)), one))
        move.append(ranked[0] if great else ranked[-1])
    return move


def veterans(mind: Mind) -> Move:
    """All veterans that may go, go."""
    pick = mind.prompt
    assert isinstance(pick, Pick)
    return [pick.high, *pick.items[: pick.high]]


def command(mind: Mind) -> Move:
    """The war as the Senate would be asked to conduct it."""
    move = propose(mind)
    return move if move[0] in mind.prompt.choices([]) else [STOP]


# -- daggers ---------------------------------------------------------------------------------------


def strike(mind: Mind) -> Move:
    """Who is least missed has to do it, with every card."""
    own = [senator(one) for one in mind.prompt.choices([])]
    slot = min(own, key=lambda one: (one == mind.leader(), mind.worth(one), one))
    move = mind.spelled([SENATOR + slot])
    cards = mind.prompt.choices(move)
    return [*move, cards[-1]] if cards else move


def dangerous_target(mind: Mind, targets: list[int]) -> list[int]:
    """Of some senators the rival who is about to rule alone, if there is one."""
    found = [slot for slot in targets if mind.one(slot).influence >= DANGEROUS]
    return [max(found, key=lambda slot: (mind.one(slot).influence, -slot))] if found else []


def worth_stopping(mind: Mind) -> bool:
    """Whether what a rival takes is worth a Tribune: an office, for a dangerous man."""
    frame = division(mind.s)
    if frame is None or frame.offer.slot < 0:
        return False
    slot = frame.offer.slot
    return not mind.mine(slot) and bool(dangerous_target(mind, [slot]))
