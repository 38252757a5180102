"""Chances that anybody can work out from what lies open: of persuading a senator, and of attracting
a knight (rules 1.07.41, 1.07.411, 1.07.5).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import STATESMEN
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import (
    ALIGNED_LOYALTY,
    KNIGHT_FROM,
    PERSUASION_FAILS_FROM,
    PERSUASION_FAILS_FROM_AFTER_ERA_ENDS,
)
from aedilis.republic.rules.persons import in_play, oratory, printed
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState


@rule("R 1.07.411")
def loyalty(s: RepublicState, slot: int) -> int:
    """The loyalty in force: that on his card; 0 beside somebody his card opposes, or apart from
    his brother.
    """
    one = s.senator(slot)
    if one.statesman == NONE:
        return printed(one).loyalty
    card = STATESMEN[one.statesman]
    for _, other in in_play(s):
        if other.statesman == NONE:
            continue
        together = other.faction == one.faction
        if other.statesman in card.opposes and together and one.faction != NONE:
            return 0
        if other.statesman == card.kin and not together:
            return 0
    return card.loyalty


@rule("R 1.07.41", "R 1.07.411", "R 1.07.412", "R 1.07.413", "R V.11")
def base_number(
    s: RepublicState, persuader: int, target: int, bribe: int = 0, counter: int = 0
) -> int:
    """The most that the dice may show: oratory and influence against loyalty and what the target
    owns, with the money laid on the table for and against.
    """
    return persuasiveness(s.senator(persuader)) - resistance(s, target) + bribe - counter


@rule("R 1.07.41")
def persuasiveness(speaker: Senator) -> int:
    """What a senator has to persuade with, money aside: oratory and influence."""
    return oratory(speaker) + speaker.influence


@rule("R 1.07.41", "R 1.07.411")
def resistance(s: RepublicState, slot: int) -> int:
    """What has to be overcome in who is to be persuaded: his loyalty, more where he has a faction,
    and what he owns.
    """
    one = s.senator(slot)
    return loyalty(s, slot) + one.talents + (ALIGNED_LOYALTY if one.faction != NONE else 0)


@rule("R 1.07.41", "R 1.12.1")
def fails_from(s: RepublicState) -> int:
    """From which natural sum on every persuasion fails."""
    return PERSUASION_FAILS_FROM_AFTER_ERA_ENDS if s.era_ends else PERSUASION_FAILS_FROM


@rule("R 1.07.41")
def persuades(s: RepublicState, natural: int, base: int) -> bool:
    """Whether a sum of two dice persuades; evil omens raise the sum, but not what is natural."""
    return natural < fails_from(s) and natural + s.events[EVIL_OMENS] <= base


@rule("R 1.07.41")
def persuasion_chance(
    s: RepublicState, persuader: int, target: int, bribe: int, counter: int
) -> float:
    """How likely an attempt is to succeed with so many talents for and against it."""
    return base_chance(s, base_number(s, persuader, target, bribe, counter))


@rule("R 1.07.41")
def base_chance(s: RepublicState, base: int) -> float:
    """How likely an attempt with that base number is to succeed."""
    won = sum(1 for one in range(1, 7) for other in range(1, 7) if persuades(s, one + other, base))
    return won / 36


@rule("R 1.07.5", "R VII.knight")
def knight_drm(s: RepublicState, slot: int) -> int:
    """What changes a senator's die for a knight: laws, his own ability, evil omens."""
    one = s.senator(slot)
    own = STATESMEN[one.statesman].knight_drm if one.statesman != NONE else 0
    faction = s.factions[one.faction].knight_drm if one.faction != NONE else 0
    return own + faction - s.events[EVIL_OMENS]


@rule("R 1.07.5")
def knight_chance(s: RepublicState, slot: int, talents: int) -> float:
    """How likely a senator is to attract a knight with so many talents."""
    least = KNIGHT_FROM - talents - knight_drm(s, slot)
    return min(6, max(0, 7 - least)) / 6
