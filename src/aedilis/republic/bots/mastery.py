"""Who may become the master of Rome, and what is done about it in time: by votes, money, trials and
daggers (rules 1.09.7, 1.09.821, 1.09.822).
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import rites
from aedilis.republic.bots.mind import DANGEROUS, Mind
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.bots.votes import people
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ASSASSIN, MILITARY_REFORMS
from aedilis.republic.definitions.numbers import (
    CONSUL_FOR_LIFE_APPOINTED,
    CONSUL_FOR_LIFE_ELECTED,
)
from aedilis.republic.phases.senate.ballot import Motion
from aedilis.republic.phases.senate.trials import accusable
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import SENATOR, code, index, thing, verb

KILL: Final = verb("assassinate")
GUARD: Final = verb("guard")
MAJOR: Final = verb("prosecute_major")
ELECTIONS: Final = ("consuls", "dictator", "censor", "pontifex")
"""The proposals that give an office with influence."""
RISE: Final = 5
"""So much influence comes with an office."""
STRONG: Final = 0.45
"""With so great a part of all votes in Rome, his influence and his talents counted, a man may have
himself elected.
"""
SPLIT_SHIELD: Final = 0.4
"""Nobody is tried for his life whose friends have so great a part of all votes."""
WORTH_A_CARD: Final = 12.0
"""Whoever is worth so much is guarded."""


# -- who it is -------------------------------------------------------------------------------------


def all_votes(mind: Mind) -> int:
    """All votes in Rome."""
    return sum(mind.votes_of(seat) for seat in range(len(mind.s.factions)))


def voice(mind: Mind, slot: int) -> float:
    """The part of all votes that somebody could bring together to be Consul for Life: those of his
    friends, his influence, and what his faction's men in Rome can buy.
    """
    seat = mind.one(slot).faction
    if seat == NONE:
        return 0.0
    bought = sum(mind.one(one).talents for one in in_rome(mind.s, seat))
    own = mind.votes_of(seat) + mind.one(slot).influence + bought
    rest = all_votes(mind) - mind.votes_of(seat)
    return own / max(1, own + rest)


def threatens(mind: Mind, slot: int, more: int = 0) -> bool:
    """Whether a rival would be about to rule alone with so much `more` influence: near enough to be
    appointed, or to be elected and strong enough for it.
    """
    if mind.mine(slot) or mind.one(slot).faction == NONE:
        return False
    influence = mind.one(slot).influence + more
    if influence >= CONSUL_FOR_LIFE_APPOINTED - RISE and not in_force(mind.s, MILITARY_REFORMS):
        return True
    return influence >= CONSUL_FOR_LIFE_ELECTED and voice(mind, slot) >= STRONG


def worst(mind: Mind, slots: list[int]) -> int:
    """Of some senators the rival who is nearest to ruling alone; NONE if nobody threatens to."""
    found = [slot for slot in slots if threatens(mind, slot)]
    return max(found, key=lambda slot: (mind.one(slot).influence, -slot), default=NONE)


# -- votes -----------------------------------------------------------------------------------------


def makes_master(mind: Mind, motion: Motion) -> bool:
    """Whether a proposal would bring a rival too near to ruling alone."""
    if motion.what not in ELECTIONS:
        return False
    return any(threatens(mind, slot, RISE) for slot in people(motion.parts))


def must_stop(mind: Mind, motion: Motion) -> bool:
    """Whether a proposal is worth a veto: one-man rule of a rival, the way to it, or the trial or
    the removal of a man of one's own who counts.
    """
    slots = people(motion.parts)
    if not slots or motion.by == mind.seat:
        return False
    if motion.what == "life":
        return not mind.mine(slots[0])
    if motion.what.startswith("prosecute"):
        great = motion.what == "prosecute_major" or slots[0] == mind.leader()
        return great and mind.mine(slots[0]) and mind.worth(slots[0]) >= WORTH_A_CARD
    if motion.what in ("governors", "remove_pontifex"):
        return any(mind.mine(one) and mind.worth(one) >= WORTH_A_CARD for one in slots)
    return makes_master(mind, motion)


# -- trials ----------------------------------------------------------------------------------------


def prosecute(mind: Counsel) -> Move:
    """A great trial of a rival whose friends are few, if he threatens Rome; else a small one of the
    foremost, by temperament. The leader who answers for the omens comes first.
    """
    begun = rites.prosecute(mind)
    if begun and thing(begun[0]) == thing(rites.LEADER):
        return begun
    for begin, least in ((MAJOR, DANGEROUS - RISE), (verb("prosecute_minor"), mind.temper.spite)):
        if begin in mind.prompt.choices([]):
            move = _trial(mind, begin, least)
            if move:
                return move
    return [verb("end_trials")]


def first_prosecute(mind: Counsel) -> Move:
    """The same as it was at first: nothing, where there would be a great trial."""
    move = prosecute(mind)
    return [] if move[:1] == [MAJOR] else move


def _trial(mind: Counsel, begin: int, least: int) -> Move:
    """A trial of the most influential rival who has so much influence at least."""
    great = begin == MAJOR
    kind = "prosecute_major" if great else "prosecute_minor"
    if mind.peril() and not great:
        return []
    total = all_votes(mind)
    found = [
        slot
        for slot in accusable(mind.s, kind)
        if not mind.mine(slot)
        and mind.one(slot).influence >= least
        and (not great or mind.votes_of(mind.one(slot).faction) < SPLIT_SHIELD * total)
    ]
    for accused in sorted(found, key=lambda slot: (-mind.one(slot).influence, slot)):
        move = [begin, code("target", SENATOR, accused)]
        if not great:
            # A great trial has one charge only, which is not asked for.
            move += mind.prompt.choices(move)[:1]
        accusers = [thing(one) - SENATOR for one in mind.prompt.choices(move)]
        own = [slot for slot in accusers if mind.mine(slot)]
        if own:
            best = min(own, key=lambda slot: (mind.one(slot).influence, slot))
            return [*move, code("prosecutor", SENATOR, best)]
    return []


# -- daggers ---------------------------------------------------------------------------------------


def murder(mind: Counsel) -> Move:
    """Who threatens to rule alone, or is too great by temperament, may have to die: by the hand of
    one who is not missed, and with a card, without which it fails as often as not; but where
    Rome is about to have a master there is nothing to lose.
    """
    own = [index(one, SENATOR) for one in mind.prompt.choices([KILL])]
    expendable = [slot for slot in own if slot != mind.leader()]
    if not expendable:
        return []
    cards = len(at_hand(mind.s, mind.seat, ASSASSIN))
    assassin = min(expendable, key=lambda slot: (mind.worth(slot), slot))
    move = [KILL, code("senator", SENATOR, assassin)]
    targets = [index(one, SENATOR) for one in mind.prompt.choices(move)]
    target = worst(mind, targets)
    if target == NONE and cards:
        great = [slot for slot in targets if mind.one(slot).influence >= mind.temper.knife]
        target = max(great, key=lambda slot: (mind.one(slot).influence, -slot), default=NONE)
    if target == NONE:
        return []
    move.append(code("target", SENATOR, target))
    most = mind.prompt.choices(move)
    return [*move, most[-1]] if most else move


def target_of(move: Move) -> int:
    """Whom an attempt is aimed at."""
    return index(move[2], SENATOR)


def guard(mind: Counsel) -> Move:
    """A bodyguard for one's own most worthy man in Rome, when he is worth a dagger."""
    here = [index(one, SENATOR) for one in mind.prompt.choices([GUARD])]
    best = max(here, key=lambda slot: (mind.worth(slot), -slot), default=NONE)
    if best == NONE or mind.worth(best) < WORTH_A_CARD or mind.s.guarded == best:
        return []
    return [GUARD, code("target", SENATOR, best)]
