"""What the senator does out of turn: knives, vetoes, laws, ransoms and bargains."""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.prompt import Move
from aedilis.republic.bots import bargains, rites
from aedilis.republic.bots.coalition import dangerous_target, worth_stopping
from aedilis.republic.bots.forum import give_concession
from aedilis.republic.bots.mind import DANGEROUS, Mind
from aedilis.republic.bots.votes import opinion, people
from aedilis.republic.neutrals.assassins import CHECK
from aedilis.republic.neutrals.at_any_time import GRANT
from aedilis.republic.neutrals.stopping import STOP_PICK
from aedilis.republic.phases.senate.priests import NAME_PRIEST
from aedilis.republic.phases.senate.recall_veterans import CALL_BACK
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.state.choices import SENATOR, code, index, verb
from aedilis.republic.state.zones import CAPTIVE

KILL: Final = verb("assassinate")
VETO: Final = verb("veto")
RANSOM: Final = verb("ransom")
PEDDLE: Final = verb("peddle")
LAW: Final = verb("law")


def aside(mind: Mind, dice: Dice) -> Move:
    """Something to be done out of turn, a bargain if there is nothing else, or nothing."""
    return unspoken(mind, dice) or bargains.bargain(mind)


def unspoken(mind: Mind, dice: Dice) -> Move:
    """What is done out of turn that is no bargain."""
    choices = mind.prompt.choices([])
    if RANSOM in choices and worth_ransom(mind):
        return [RANSOM]
    if VETO in choices and must_stop(mind):
        return rites.veto_with(mind)
    if NAME_PRIEST in choices:
        move = rites.name_priest(mind)
        if move:
            return move
    if GRANT in choices:
        # It earns from the day it is held.
        return [GRANT, *give_concession(mind)]
    if CALL_BACK in choices and mind.peril():
        return [CALL_BACK]
    if CHECK in choices:
        move = check(mind)
        if move:
            return move
    if STOP_PICK in choices and worth_stopping(mind):
        return [STOP_PICK]
    if KILL in choices:
        move = _murder(mind)
        if move and dice.below(3) == 0:
            return move
    if PEDDLE in choices and dice.below(6) == 0:
        return [PEDDLE]
    if LAW in choices and dice.below(4) == 0:
        return [LAW]
    return []


def worth_ransom(mind: Mind) -> bool:
    """Whether a captive of one's own is worth the price."""
    return any(mind.one(slot).place == CAPTIVE and mind.worth(slot) >= 8 for slot in mind.own())


def must_stop(mind: Mind) -> bool:
    """A veto against the trial of one's leader, or against sending him away."""
    vote = the_vote(mind.s)
    if vote is None or vote.motion.by == mind.seat:
        return False
    slots = people(vote.motion.parts)
    if vote.motion.what.startswith("prosecute"):
        return bool(slots) and slots[0] == mind.leader()
    return vote.motion.what == "governors" and mind.leader() in slots and opinion(mind, vote) < 0


def _murder(mind: Mind) -> Move:
    """Who is about to rule alone may have to die, by the hand of one who is not missed."""
    move = [KILL]
    own = [index(one, SENATOR) for one in mind.prompt.choices(move)]
    expendable = [slot for slot in own if slot != mind.leader()]
    if not expendable:
        return []
    assassin = min(expendable, key=lambda slot: (mind.worth(slot), slot))
    move.append(code("senator", SENATOR, assassin))
    targets = [index(one, SENATOR) for one in mind.prompt.choices(move)]
    dangerous = [slot for slot in targets if mind.one(slot).influence >= DANGEROUS]
    if not dangerous:
        return []
    target = max(dangerous, key=lambda slot: (mind.one(slot).influence, -slot))
    move.append(code("target", SENATOR, target))
    cards = mind.prompt.choices(move)
    return [*move, cards[-1]] if cards else move


def check(mind: Mind) -> Move:
    """An assassination check on whoever is about to rule alone."""
    targets = [index(one, SENATOR) for one in mind.prompt.choices([CHECK])]
    found = dangerous_target(mind, targets)
    return [CHECK, code("target", SENATOR, found[0])] if found else []


def bodyguards(mind: Mind) -> Move:
    """All the guards there are, when it is worth it."""
    return [mind.prompt.choices([])[-1]]
