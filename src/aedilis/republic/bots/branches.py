"""The answers that a search thinks of, question by question: what the senator plans, what
politicians of other temperaments would do, and what else might be worth trying.

Only questions that decide something are here; to all others the senator has one answer.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import business, judgement
from aedilis.republic.bots.forum import FOR_STRANGERS
from aedilis.republic.bots.intrigue import KILL, VETO
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.offices import pair_value
from aedilis.republic.bots.player import completed
from aedilis.republic.bots.politician import FIRST_PLANS
from aedilis.republic.bots.revenue import GIFTS
from aedilis.republic.bots.temper import EVEN, TEMPERS, Counsel
from aedilis.republic.deals.offers import ACCEPT, REFUSE
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.assassins import CHECK
from aedilis.republic.neutrals.stopping import STOP_PICK
from aedilis.republic.phases.forum.persuasion import PersuasionFrame, targets
from aedilis.republic.phases.senate.elections import consul_pairs
from aedilis.republic.rules.odds import persuasion_chance
from aedilis.republic.state.choices import SENATOR, STOP, code, index, kind_of, thing, verb

Thought = Callable[[Mind], list[Move]]

MOST: Final = 8
"""So many answers are thought of at most."""
TARGETS: Final = 4
"""So many senators are thought of as worth persuading, first those likely to be worth most."""
PAIRS: Final = 6
ACCUSED: Final = 4
NAMED: Final = 5
"""So many pairs of Consuls, accused and candidates for another office are thought of."""
SUMS: Final = (0, 2, 4, 7, 12)
"""The talents that are tried against an attempt at persuasion."""
PERSUADE: Final = verb("persuade")
RAISE: Final = verb("raise")
ANSWERS: Final = (ACCEPT, REFUSE)
GRAVE: Final = (*ANSWERS, KILL, VETO, CHECK, STOP_PICK)
TRIALS: Final = (verb("prosecute_minor"), verb("prosecute_major"))


def branches(mind: Mind, planned: Move, thought: Thought) -> list[Move]:
    """The answers worth trying, that which is `planned` first; each of them whole and legal."""
    found = [planned]
    for begun in [*_of_others(mind), *thought(mind)]:
        move = completed(mind.prompt, begun) if begun else None
        if move is not None and move not in found:
            found.append(move)
    return found[:MOST]


def interruptions(mind: Mind, planned: Move) -> list[Move]:
    """What may be done out of turn where something is `planned`, that first; empty: nothing. Only
    knives, vetoes and answers to offers are worth a thought.
    """
    if planned[0] not in GRAVE:
        return [planned]
    found = [planned, []]
    for begin in ANSWERS:
        answer = completed(mind.prompt, [begin, *planned[1:]]) if planned[0] in ANSWERS else None
        if answer is not None and answer not in found:
            found.append(answer)
    return found


def _of_others(mind: Mind) -> list[Move]:
    """What politicians of all temperaments plan."""
    plan = FIRST_PLANS.get(mind.prompt.key)
    if plan is None or mind.s.neutrals is not None:
        return []
    found: list[Move] = []
    for temper in (EVEN, *TEMPERS.values()):
        move = plan(Counsel(mind.view, mind.prompt, temper, True))
        if move not in found:
            found.append(move)
    return found


def each(mind: Mind) -> list[Move]:
    """Each way to begin an answer."""
    return [[choice] for choice in mind.prompt.choices([])]


# -- the Forum -------------------------------------------------------------------------------------


def persuasions(mind: Mind) -> list[Move]:
    """Nobody; the likeliest gains by the best speaker for all he has, and the best of them for half
    of it and for nothing.
    """
    found: list[Move] = [[STOP]]
    speaker = mind.speaker()
    if speaker == NONE:
        return found
    purse = mind.one(speaker).talents
    there = targets(mind.s, mind.seat)
    there.sort(key=lambda target: (-_hope(mind, speaker, target, purse), target))
    begun = [PERSUADE, code("senator", SENATOR, speaker)]
    for n, target in enumerate(there[:TARGETS]):
        sums = (purse, purse // 2, 0) if n == 0 else (purse,)
        found += [[*begun, code("target", SENATOR, target), bribe] for bribe in sums]
    return found


def _hope(mind: Mind, speaker: int, target: int, purse: int) -> float:
    """What an attempt may be expected to bring."""
    chance = persuasion_chance(mind.s, speaker, target, purse, FOR_STRANGERS)
    return chance * mind.worth(target)


def raises(mind: Mind) -> list[Move]:
    """The throw, and more talents before it: one, half and all."""
    frame = mind.s.stack[-1]
    purse = mind.one(frame.persuader).talents if isinstance(frame, PersuasionFrame) else 0
    more = sorted({one for one in (1, purse // 2, purse) if one > 0})
    return [[verb("roll")], *([RAISE, one] for one in more)]


def counters(mind: Mind) -> list[Move]:
    """Sums against an attempt to win over one's own, up to all there is."""
    frame = mind.s.stack[-1]
    if not isinstance(frame, PersuasionFrame) or not mind.mine(frame.target):
        return []
    most = mind.s.factions[mind.seat].treasury
    return [[one] for one in sorted({min(one, most) for one in SUMS})]


def gifts(mind: Mind) -> list[Move]:
    """None, or each gift that brings influence, by who has most."""
    own = mind.own()
    if not own:
        return [[STOP]]
    rich = max(own, key=lambda slot: (mind.one(slot).talents, -slot))
    return [[STOP], *([code("senator", SENATOR, rich), gift] for gift in GIFTS)]


# -- the Senate ------------------------------------------------------------------------------------


def pairs(mind: Mind) -> list[Move]:
    """The best pairs of Consuls, and a Consul for Life of one's own."""
    found = sorted(consul_pairs(mind.s), key=lambda pair: (-pair_value(mind, pair), pair))
    own = [pair for pair in found if mind.mine(pair[0]) or mind.mine(pair[1])]
    begin = verb("propose_consuls")
    moves = [
        mind.spelled([begin, SENATOR + one, SENATOR + other])
        for one, other in [*found[: PAIRS // 2], *own[:PAIRS]]
    ]
    return [*_for_life(mind), *moves[:PAIRS]]


def _for_life(mind: Mind) -> list[Move]:
    """One's own men as Consul for Life."""
    begin = verb("propose_life")
    named = mind.prompt.choices([begin]) if begin in mind.prompt.choices([]) else []
    return [[begin, one] for one in named if mind.mine(index(one, SENATOR))]


def candidates(mind: Mind) -> list[Move]:
    """Everybody who may be named for an office, one's own and the mighty first; or whatever else
    may be answered.
    """
    found = _for_life(mind)
    for begin in mind.prompt.choices([]):
        named = [one for one in mind.prompt.choices([begin]) if _names(one)]
        named.sort(key=lambda one: _rank(mind, index(one, SENATOR)))
        found += [[begin, one] for one in named[:NAMED]] if named else [[begin]]
    return found


def choices(mind: Mind) -> list[Move]:
    """Whom one may choose, one's own and the mighty first; or whatever else may be answered."""
    open_now = mind.prompt.choices([])
    named = [one for one in open_now if _names(one)]
    named.sort(key=lambda one: _rank(mind, index(one, SENATOR)))
    return [[one] for one in [*(o for o in open_now if not _names(o)), *named[:NAMED]]]


def _names(choice: int) -> bool:
    """Whether a choice is a senator."""
    return kind_of(thing(choice)) == SENATOR


def _rank(mind: Mind, slot: int) -> tuple[bool, float, int]:
    return (not mind.mine(slot), -mind.worth(slot), slot)


def trials(mind: Mind) -> list[Move]:
    """The mightiest of the others before the court, by one's own, for each kind of trial; or
    none.
    """
    found: list[Move] = [[verb("end_trials")]]
    for begin in TRIALS:
        named = mind.prompt.choices([begin]) if begin in mind.prompt.choices([]) else []
        others = [one for one in named if not mind.mine(index(one, SENATOR))]
        others.sort(key=lambda one: (-mind.one(index(one, SENATOR)).influence, one))
        found += [_trial(mind, [begin, one]) for one in others[:ACCUSED]]
    return found


def _trial(mind: Mind, begun: Move) -> Move:
    """The trial of somebody on the first charge there is, by him of one's own who is missed least;
    empty where none of them can prosecute.
    """
    charges = mind.prompt.choices(begun)[:1]
    named = mind.prompt.choices([*begun, *charges]) if charges else []
    own = [one for one in named if _names(one) and mind.mine(index(one, SENATOR))]
    own.sort(key=lambda one: (mind.one(index(one, SENATOR)).influence, one))
    return [*begun, *charges, *own[:1]] if own else []


def proposals(mind: Mind) -> list[Move]:
    """The best proposal of each kind, and none."""
    open_now = mind.prompt.choices([])
    found = [plan(mind) for begin, plan in judgement.ORDER if begin in open_now]
    return [*found, [business.ADJOURN], [STOP]]


FIRST_THOUGHTS: Final[dict[str, Thought]] = {
    "republic-ask-spoils": each,
    "republic-ask-profiteer": each,
    "republic-ask-contribution": gifts,
    "republic-ask-persuasion": persuasions,
    "republic-ask-persist": raises,
    "republic-ask-counter": counters,
    "republic-ask-senate-consuls": pairs,
    "republic-ask-senate-dictator": candidates,
    "republic-ask-senate-censor": candidates,
    "republic-ask-senate-prosecutions": trials,
    "republic-ask-appoint": choices,
    "republic-ask-master": choices,
    "republic-ask-post": each,
    "republic-ask-senate-other": proposals,
    "republic-ask-tribune-proposal": proposals,
    "republic-ask-vote": each,
    "republic-ask-consent": each,
    "republic-ask-prosecute": each,
    "republic-ask-land-battle": each,
    "republic-ask-declare": each,
    "republic-ask-join": each,
    "republic-ask-loyalty": each,
    "republic-ask-rise": each,
    "republic-ask-march": each,
}
"""What was thought of at first, where a question is worth a thought."""
THOUGHTS: Final[dict[str, Thought]] = {**FIRST_THOUGHTS, "republic-ask-rebel": each}
"""What is thought of now."""
