"""What the senator pays for where he sits among Neutrals: a majority of his own.

Whoever has more than half of all votes in Rome rules without Neutrals: the plan of the year is his
(rule 4.05.3), and so is all that is divided. Neutrals pay against an attempt at persuasion for
their own men alone, so much that it becomes unlikely, or nothing (rule 4.04.21).
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import forum
from aedilis.republic.bots.mind import TROUBLED, Mind
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import GAMES
from aedilis.republic.definitions.offices import BRIBE_MOST
from aedilis.republic.phases.forum.persuasion import PersuasionFrame, targets
from aedilis.republic.rules.odds import base_number, knight_chance, persuasion_chance
from aedilis.republic.rules.persons import in_rome, oratory
from aedilis.republic.state.choices import PASS, SENATOR, STOP, code, verb

VOTE: Final = 1.5
"""What each vote is worth that somebody brings, and again that a Neutral loses."""
GENERAL: Final = 1.0
RENOWN: Final = 0.3
"""What each point of a general's rating and of influence is worth in a man who is won over."""
ENOUGH: Final = 0.4
"""An attempt has to be at least so likely to succeed."""
DEFENCE: Final = 5
"""What a Neutral is taken to have for the defence of its own man."""
BIDDING: Final = 3
"""One part in so many of the speaker's talents is offered for one initiative more."""
ABLE: Final = 10
"""With fewer talents he would have nothing to do in it."""
EASY: Final = 12
"""Who keeps so much beyond the price of a knight makes sure of him."""


def votes(mind: Mind, slot: int) -> int:
    """What somebody's voice and knights are worth in Rome."""
    return oratory(mind.one(slot)) + mind.one(slot).knights


def vote_gain(mind: Mind, target: int) -> float:
    """What it is worth to win somebody over."""
    taken = 2 if mind.one(target).faction != NONE else 1
    value = VOTE * taken * votes(mind, target)
    return value + GENERAL * mind.military(target) + RENOWN * mind.one(target).influence


def persuade(mind: Mind) -> Move:
    """Who brings most votes, or takes most from a Neutral, and can be won with what the best
    speaker has.
    """
    speaker = mind.speaker()
    if speaker == NONE:
        return [STOP]
    purse = mind.one(speaker).talents
    best, gain = NONE, 0.0
    for target in targets(mind.s, mind.seat):
        defence = DEFENCE if mind.one(target).faction != NONE else 0
        chance = persuasion_chance(mind.s, speaker, target, purse, defence)
        value = chance * vote_gain(mind, target)
        if chance >= ENOUGH and value > gain:
            best, gain = target, value
    if best == NONE:
        return [STOP]
    bribe = min(purse, max(0, BRIBE_MOST - base_number(mind.s, speaker, best)))
    return [
        verb("persuade"),
        code("senator", SENATOR, speaker),
        code("target", SENATOR, best),
        bribe,
    ]


def persist(mind: Mind) -> Move:
    """What a Neutral has laid against an attempt is laid on top again, as long as there is enough:
    it is his who is won over.
    """
    frame = mind.s.stack[-1]
    assert isinstance(frame, PersuasionFrame)
    purse = mind.one(frame.persuader).talents
    lacking = BRIBE_MOST - frame.base(mind.s)
    if 0 < lacking <= purse:
        return [verb("raise"), lacking]
    return [verb("roll")]


def bid(mind: Mind) -> Move:
    """One more initiative is one more attempt and one more knight."""
    speaker = mind.speaker()
    if speaker == NONE or mind.one(speaker).talents < ABLE:
        return [PASS]
    params = mind.prompt.params or {}
    highest = params.get("talents", 0)
    assert isinstance(highest, int)
    if (highest + 1) * BIDDING > mind.one(speaker).talents:
        return [PASS]
    return [code("senator", SENATOR, speaker), highest + 1]


def knights(mind: Mind) -> Move:
    """Who has money left makes sure of a knight; otherwise as elsewhere."""
    here = in_rome(mind.s, mind.seat)
    if mind.s.factions[mind.seat].no_knights or not here:
        return [STOP]
    rich = max(here, key=lambda slot: (mind.one(slot).talents, -slot))
    keep = EASY + (GAMES[1].talents if mind.unrest_to_come() >= TROUBLED else 0)
    for spent in range(max(0, mind.one(rich).talents - keep) + 1):
        if knight_chance(mind.s, rich, spent) >= 1:
            return [verb("attract"), code("senator", SENATOR, rich), spent]
    return forum.knights(mind)
