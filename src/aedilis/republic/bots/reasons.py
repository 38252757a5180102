"""Why an answer is worth giving, as these bots see it: odds, money, need, and whose man it is.

A reason is a key of the catalogues with its parameters, named as those of events are. All of it is
worked out from a view.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.player import Reason
from aedilis.kernel.prompt import Move
from aedilis.republic.bots import votes
from aedilis.republic.bots.arms import deployment_value
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.stakes import theatre
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import VETERAN_STRENGTH
from aedilis.republic.phases.forum.persuasion import PersuasionFrame
from aedilis.republic.phases.revolution.asking import ROLL
from aedilis.republic.phases.senate.ballot import ABSTAIN, BUY, NO, YES
from aedilis.republic.phases.senate.commands import war_of
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.odds import knight_chance, persuasion_chance
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.wars import front_of
from aedilis.republic.state.choices import CARD, PASS, SENATOR, STOP, index, kind_of, thing, verb

NOTHING_SAID: Final[Reason] = ("", {})
PERSUADE: Final = verb("persuade")
RAISE: Final = verb("raise")
CONSCIENCE: Final = "republic-why-vote-"

ReasonOf = Callable[[Mind, Move], Reason]


def reason(mind: Mind, move: Move) -> Reason:
    """What speaks most for an answer; without a key where nothing that could be said does."""
    reason_of = BY_QUESTION.get(mind.prompt.key)
    found = reason_of(mind, move) if reason_of is not None else NOTHING_SAID
    if found[0]:
        return found
    if move[0] in WAITING:
        return "republic-why-quiet", {}
    return "republic-why-serves", {}


WAITING: Final = (
    STOP, PASS, ABSTAIN, verb("no"), verb("refuse"), verb("stay"), verb("lay_down"), verb("roll"),
    verb("next_step"), verb("end_trials"), verb("call_rest"),
)  # fmt: skip
"""Answers that spend nothing and leave things as they are."""


def per_cent(chance: float) -> int:
    """A chance as a whole number out of a hundred."""
    return round(100 * chance)


def _senator_in(move: Move, at: int) -> int:
    """The slot of the senator whom a part of an answer names; NONE for none."""
    if at < len(move) and kind_of(thing(move[at])) == SENATOR:
        return index(move[at], SENATOR)
    return NONE


# -- money and Rome --------------------------------------------------------------------------------


def _treasury(mind: Mind, move: Move) -> Reason:
    """What the State will hold at the worst, which speaks for giving and against it."""
    after = mind.treasury_after()
    if move[0] == STOP:
        return ("republic-why-state-rich", {"talents": after}) if after >= 0 else NOTHING_SAID
    if after < 0:
        return "republic-why-state-broke", {"talents": -after}
    return "republic-why-state-poor", {"talents": after}


def _spoils(mind: Mind, move: Move) -> Reason:
    return ("republic-why-clean", {}) if move[0] == PASS else ("republic-why-spoils", {})


def _games(mind: Mind, move: Move) -> Reason:
    unrest = mind.unrest_to_come()
    key = "republic-why-no-games" if move[0] == STOP else "republic-why-games"
    return key, {"unrest": unrest}


def _money(mind: Mind, move: Move) -> Reason:
    return NOTHING_SAID if move[0] == STOP else ("republic-why-purse", {})


# -- the Forum -------------------------------------------------------------------------------------


def _persuasion(mind: Mind, move: Move) -> Reason:
    """How likely the attempt is to succeed before anybody pays against it."""
    speaker, target = _senator_in(move, 1), _senator_in(move, 2)
    if move[0] == STOP or speaker == NONE or target == NONE or len(move) < 4:
        return ("republic-why-nobody-won", {}) if move[0] == STOP else NOTHING_SAID
    chance = persuasion_chance(mind.s, speaker, target, move[3], 0)
    return "republic-why-persuade", {"person": who(mind.s, target), "chance": per_cent(chance)}


def _persist(mind: Mind, move: Move) -> Reason:
    frame = mind.s.stack[-1]
    if not isinstance(frame, PersuasionFrame):
        return NOTHING_SAID
    more = move[1] if move[0] == RAISE and len(move) > 1 else 0
    return _attempt(mind, frame, more, 0, "republic-why-attempt")


def _counter(mind: Mind, move: Move) -> Reason:
    """How likely a senator is to be won over with so much paid against it."""
    frame = mind.s.stack[-1]
    if not isinstance(frame, PersuasionFrame):
        return NOTHING_SAID
    key = "republic-why-counter" if move[0] else "republic-why-no-counter"
    return _attempt(mind, frame, 0, move[0], key)


def _attempt(mind: Mind, frame: PersuasionFrame, more: int, against: int, key: str) -> Reason:
    chance = persuasion_chance(
        mind.s, frame.persuader, frame.target, frame.bribe + more, frame.counter + against
    )
    return key, {"person": who(mind.s, frame.target), "chance": per_cent(chance)}


def _knight(mind: Mind, move: Move) -> Reason:
    slot = _senator_in(move, 1)
    if move[0] != verb("attract") or slot == NONE or len(move) < 3:
        return NOTHING_SAID
    chance = knight_chance(mind.s, slot, move[2])
    return "republic-why-knight", {"person": who(mind.s, slot), "chance": per_cent(chance)}


def _bid(mind: Mind, move: Move) -> Reason:
    return ("republic-why-no-bid", {}) if move[0] == PASS else ("republic-why-bid", {})


def _card(mind: Mind, move: Move) -> Reason:
    if kind_of(thing(move[0])) != CARD:
        return NOTHING_SAID
    return "republic-why-play", {"card": index(move[0], CARD)}


def _discard(mind: Mind, move: Move) -> Reason:
    return "republic-why-discard", {}


# -- people and offices ----------------------------------------------------------------------------


def _leader(mind: Mind, move: Move) -> Reason:
    slot = _senator_in(move, 0)
    return ("republic-why-leader", {"person": who(mind.s, slot)}) if slot != NONE else NOTHING_SAID


def _office(mind: Mind, move: Move) -> Reason:
    """One's own man, or else the best general of those who are named."""
    slots = [index(one, SENATOR) for one in move if kind_of(thing(one)) == SENATOR]
    own = [slot for slot in slots if mind.mine(slot)]
    if own:
        return "republic-why-own-office", {"person": who(mind.s, own[0])}
    if not slots:
        return NOTHING_SAID
    best = max(slots, key=lambda slot: (mind.military(slot), -slot))
    return (
        "republic-why-general",
        {"person": who(mind.s, best), "military": mind.military(best)},
    )


# -- votes -----------------------------------------------------------------------------------------


def _vote(mind: Mind, move: Move) -> Reason:
    """Whom the proposal names, what Rome needs of it, and what money turns."""
    frame = mind.s.stack[-1]
    if not isinstance(frame, VoteFrame) or move[0] not in (YES, NO, ABSTAIN):
        return NOTHING_SAID
    what, aye = frame.motion.what, move[0] == YES
    if move[0] == ABSTAIN:
        return "republic-why-vote-neither", {}
    if BUY in move[1:2]:
        return "republic-why-vote-bought", {}
    named = votes.people(frame.motion.parts)
    own = [slot for slot in named if mind.mine(slot)]
    if what == "life":
        return ("republic-why-vote-own-master" if own else "republic-why-vote-master"), {}
    trial = what.startswith("prosecute") or what == "special"
    if own and aye != trial:
        key = "republic-why-vote-accused" if trial else "republic-why-vote-own"
        return key, {"person": who(mind.s, own[0])}
    if trial and named and aye:
        return "republic-why-vote-rival", {"person": who(mind.s, named[0])}
    if what == "forces":
        return "republic-why-vote-forces", {"talents": mind.treasury_after(), "wars": mind.wars()}
    if what == "deploy":
        strong = deployment_value(mind, frame.motion.parts) > 0
        if strong == aye:
            return ("republic-why-vote-strong" if strong else "republic-why-vote-weak"), {}
    if what == "land_bill" and aye:
        return "republic-why-vote-land", {"unrest": mind.s.unrest}
    return ("republic-why-vote-yes" if aye else "republic-why-vote-no"), {}


# -- business --------------------------------------------------------------------------------------


def _propose(mind: Mind, move: Move) -> Reason:
    """What a proposal does for Rome, or for one's own."""
    reason_of = BY_PROPOSAL.get(move[0])
    if reason_of is not None:
        return reason_of(mind, move)
    if move[0] in (verb("next_step"), verb("adjourn")):
        return "republic-why-adjourn", {}
    return NOTHING_SAID


def _forces(mind: Mind, move: Move) -> Reason:
    return "republic-why-forces", {"talents": mind.treasury_after(), "wars": mind.wars()}


def _deploy(mind: Mind, move: Move) -> Reason:
    """The first army of those that are sent, and its chance of victory with what waits there."""
    slot = _senator_in(move, 1)
    if slot == NONE or len(move) < 5:
        return NOTHING_SAID
    war = war_of(move[2])
    front = front_of(mind.s, war)
    veterans = move[4]
    if front is None or len(move) < 6 + veterans:
        return NOTHING_SAID
    there = theatre(mind, slot, front)
    men, fleets = move[3] + veterans, move[5 + veterans]
    strength = move[3] + VETERAN_STRENGTH * veterans + there.strength
    chance = there.victory(strength, men + there.men, fleets + there.fleets)
    return (
        "republic-why-deploy",
        {"general": who(mind.s, slot), "war": war, "chance": per_cent(chance)},
    )


def _land(mind: Mind, move: Move) -> Reason:
    return "republic-why-land", {"unrest": mind.s.unrest}


def _own_gain(mind: Mind, move: Move) -> Reason:
    """Concessions and provinces: they feed whoever of one's own is named."""
    for at in range(len(move)):
        slot = _senator_in(move, at)
        if slot != NONE and mind.mine(slot):
            return "republic-why-own-gain", {"person": who(mind.s, slot)}
    return "republic-why-for-votes", {}


def _recall(mind: Mind, move: Move) -> Reason:
    slot = _senator_in(move, 1)
    return ("republic-why-recall", {"general": who(mind.s, slot)}) if slot >= 0 else NOTHING_SAID


def _rebel(mind: Mind, move: Move) -> Reason:
    """To lay down the command, to ask the legions, and to rebel."""
    if move[0] == ROLL:
        return "republic-why-asks-legions", {}
    return "republic-why-loyal" if move[0] in WAITING else "republic-why-rebel", {}


BY_PROPOSAL: Final[dict[int, ReasonOf]] = {
    verb("propose_forces"): _forces,
    verb("propose_deploy"): _deploy,
    verb("propose_reinforce"): _forces,
    verb("propose_land_bill"): _land,
    verb("propose_concessions"): _own_gain,
    verb("propose_governors"): _own_gain,
    verb("propose_recall"): _recall,
}
"""What speaks for each kind of proposal, where there is more to say than that it serves."""

BY_QUESTION: Final[dict[str, ReasonOf]] = {
    "republic-ask-leader": _leader,
    "republic-ask-new-leader": _leader,
    "republic-ask-first-cards": _card,
    "republic-ask-play": _card,
    "republic-ask-discard": _discard,
    "republic-ask-spoils": _spoils,
    "republic-ask-profiteer": _spoils,
    "republic-ask-redistribution": _money,
    "republic-ask-contribution": _treasury,
    "republic-ask-bid": _bid,
    "republic-ask-persuasion": _persuasion,
    "republic-ask-persist": _persist,
    "republic-ask-counter": _counter,
    "republic-ask-knights": _knight,
    "republic-ask-games": _games,
    "republic-ask-senate-consuls": _office,
    "republic-ask-senate-dictator": _office,
    "republic-ask-senate-censor": _office,
    "republic-ask-senate-pontifex": _office,
    "republic-ask-senate-governors": _own_gain,
    "republic-ask-senate-other": _propose,
    "republic-ask-tribune-proposal": _propose,
    "republic-ask-vote": _vote,
    "republic-ask-declare": _rebel,
    "republic-ask-rebel": _rebel,
    "republic-ask-rise": _rebel,
}
"""What speaks for an answer, by the question."""
