"""What the senator does where Neutrals sit in the Senate: coalitions, spoils, daggers, and the war
when it is left to him.
"""

from typing import Final

from aedilis.kernel.prompt import Choose, Form, Move, Pick
from aedilis.republic.bots.business import propose
from aedilis.republic.bots.majority import votes
from aedilis.republic.bots.mind import DANGEROUS, TROUBLED, Mind
from aedilis.republic.bots.revenue import GIFTS, worth_robbing
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, MILITARY_REFORMS, ROME_CONSUL
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_APPOINTED
from aedilis.republic.definitions.tables import contribution_influence
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.division import division
from aedilis.republic.neutrals.guidelines import GIVES_TO_STATE, guideline, neutral_factions
from aedilis.republic.neutrals.strategy import greatest
from aedilis.republic.neutrals.taking import (
    SECOND,
    STAND,
    TAKE_CONCESSION,
    TAKE_OFFICE,
    TAKE_PROVINCE,
)
from aedilis.republic.phases.senate.commands import commanders
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.persons import holder, of_faction
from aedilis.republic.rules.wars import active_fronts
from aedilis.republic.state.choices import OFFICE, PASS, SENATOR, STOP, YES, code, index, senator
from aedilis.republic.state.choices import PROVINCE as A_PROVINCE
from aedilis.republic.state.zones import MARCH

OWN: Final = 6.0
GENERAL: Final = 3.0
ENVY: Final = 0.1
RISING: Final = 0.2
"""What an office for one's own man is worth, what each point of a general's rating in it, what each
point of a rival's influence takes from it, and what each point of one's own man's adds to it where
he stays in Rome, or takes where he goes to war.
"""
HELPED: Final = 60
"""A State that will have so many talents needs no gifts."""
MISSED: Final = 20.0
"""Nobody worth more than this to his faction is sent to govern."""


def join(mind: Mind) -> Move:
    """Who rules, takes the spoils."""
    return [YES]


def partner(mind: Mind) -> Move:
    """The strongest partner makes the smallest coalition."""
    return [mind.prompt.choices([])[0]]


# -- spoils ----------------------------------------------------------------------------------------


def share(mind: Mind, general: float = GENERAL) -> Move:
    """Offices for one's own, then concessions, rich provinces, and bread for a restless people. A
    point of a `general`'s rating is worth so much in an office that leads an army.
    """
    open_now = mind.prompt.choices([])
    if TAKE_OFFICE in open_now:
        return _office(mind, general)
    for begin, plan in (
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


def _office(mind: Mind, general: float) -> Move:
    """The office and the man for it that serve Rome and one's own best: whoever takes the field
    wins or loses the war, whosever friend he is.
    """
    best: Move = []
    most = 0.0
    for choice in mind.prompt.choices([TAKE_OFFICE]):
        for one in mind.prompt.choices([TAKE_OFFICE, choice]):
            slot = senator(one)
            value = _fits(mind, index(choice, OFFICE), slot, general)
            if not best or value > most:
                best, most = [TAKE_OFFICE, choice, one], value
    return best


def _fits(mind: Mind, office: int, slot: int, general: float) -> float:
    """What it is worth that somebody gets an office: who stays in Rome, rises."""
    one = mind.one(slot)
    leads = _leads(mind, office)
    if mind.mine(slot):
        value = OWN - (RISING if leads else -RISING) * one.influence
    else:
        value = -ENVY * one.influence
    return value + (general * mind.military(slot) if leads else 0.0)


def _leads(mind: Mind, office: int) -> bool:
    """Whether whoever gets an office is to lead an army this year."""
    s = mind.s
    ours = kept(s)
    planned = ours.plan[1:] if ours.plan else []
    wars = planned or [front.war for front in active_fronts(s)]
    waiting = sum(1 for war in wars if not commanders(s, war))
    before = int(holder(s, DICTATOR) != NONE) + int(office == ROME_CONSUL)
    return office in (FIELD_CONSUL, ROME_CONSUL) and waiting > before


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
    slot = max(
        slots, key=lambda one: (not mind.mine(one), votes(mind, one), mind.one(one).influence, -one)
    )
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


# -- money -----------------------------------------------------------------------------------------


def contribute(mind: Mind) -> Move:
    """The State is helped with what Neutrals will give as well: each of those who give to it at all
    gives once what the players have given, if its richest man can. Whoever becomes its master by a
    gift, gives that.
    """
    s = mind.s
    crown = _crown(mind)
    if crown:
        return crown
    best = max(mind.own(), key=lambda slot: (mind.one(slot).talents, -slot), default=NONE)
    if best == NONE or mind.treasury_after() >= HELPED:
        return [STOP]
    given = kept(s).given
    purse = mind.one(best).talents
    givers = _givers(mind)
    most, gift = 0, 0
    for talents in range(1, purse + 1):
        total = given + talents
        brought = talents + sum(total for rich in givers if rich >= total)
        if brought >= most:
            most, gift = brought, talents
    return [code("senator", SENATOR, best), gift] if gift else [STOP]


def _crown(mind: Mind) -> Move:
    """The gift by which one of one's own in Rome gets enough influence to be Consul for Life."""
    s = mind.s
    if in_force(s, MILITARY_REFORMS):
        return []
    for slot in mind.own_in_rome():
        one = mind.one(slot)
        lacking = CONSUL_FOR_LIFE_APPOINTED - one.influence
        for gift in GIFTS[::-1]:
            if gift <= one.talents and contribution_influence(gift) >= lacking:
                return [code("senator", SENATOR, slot), gift]
    return []


def _givers(mind: Mind) -> list[int]:
    """What the richest man of each Neutral has that gives to the State when players do."""
    s = mind.s
    return [
        max((one.talents for _, one in of_faction(s, faction)), default=0)
        for faction in neutral_factions(s)
        if GIVES_TO_STATE in guideline(s, faction).charity
    ]
