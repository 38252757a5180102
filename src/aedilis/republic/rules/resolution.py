"""How the dice decide a battle: numbers that strike, the combat table, and what is lost.

See rules 1.10.1, 1.10.11, 1.10.21, 1.10.31 and 1.07.21. Nothing here throws dice or changes the
game: battles are fought with it, and their chances are counted with it, so that both agree.
"""

from collections.abc import Iterable
from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import (
    ALL_LOST,
    HALVE_LOSSES,
    NO_LOSSES_BY_NUMBERS,
    NONE,
    WAR_DICE_BLACK,
    WAR_DICE_NONE,
)
from aedilis.republic.definitions.components import EVENTS, STATESMEN
from aedilis.republic.definitions.named import ALLY_DESERTS, ENEMYS_ALLY_DESERTS, EVIL_OMENS
from aedilis.republic.definitions.numbers import DISASTER_SHARE, STANDOFF_SHARE
from aedilis.republic.definitions.tables import combat_row
from aedilis.republic.rules.wars import (
    disaster_numbers,
    land_strength,
    naval_strength,
    standoff_numbers,
)
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState

# What a battle comes to: DEFEAT, STALEMATE or VICTORY (`codes`) by the table, or one of these.
DISASTER: Final = 3
STANDOFF: Final = 4
RESULTS: Final = ("defeat", "stalemate", "victory", "disaster", "standoff")


class Clash:
    """The enemy of one battle before the dice are thrown.

    `enemy` is his strength, `disaster` and `standoff` are masks with bit n for each sum of dice n
    that may still strike, `omens` is what evil omens take from the roll. `joining` and `deserting`
    say which dice an ally of Rome takes over to the enemy on an even sum, and one of the enemy's
    away from him on an odd one (`codes.WAR_DICE`).
    """

    __slots__ = ("deserting", "disaster", "enemy", "joining", "omens", "standoff")

    def __init__(
        self, enemy: int, disaster: int, standoff: int, omens: int, joining: int, deserting: int
    ) -> None:
        self.enemy: Final = enemy
        self.disaster: Final = disaster
        self.standoff: Final = standoff
        self.omens: Final = omens
        self.joining: Final = joining
        self.deserting: Final = deserting


class Outcome:
    """What a throw has come to: the `result`, the `losses` of each kind that the table gives, the
    `roll` (the plain sum of dice), the `enemy` strength it met and the `total` on the table.
    """

    __slots__ = ("enemy", "losses", "result", "roll", "total")

    def __init__(self, result: int, losses: int, roll: int, enemy: int, total: int) -> None:
        self.result: Final = result
        self.losses: Final = losses
        self.roll: Final = roll
        self.enemy: Final = enemy
        self.total: Final = total


def mask(numbers: Iterable[int]) -> int:
    """A mask with bit n for each number n."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


@rule("R 1.07.21")
def war_dice(s: RepublicState, event: int) -> int:
    """Which dice an event makes count for or against the enemy (`codes.WAR_DICE`)."""
    level = s.events[event]
    return EVENTS[event].side(level > 1).war_dice if level else WAR_DICE_NONE


@rule("R 1.10.21", "R 1.10.31", "R 1.07.343", "R 1.09.34")
def cancels_numbers(commander: Senator, war: int) -> bool:
    """Whether a commander voids the disaster and standoff numbers of a war's card. A Master of
    Horse never does, and nobody voids those of a leader.
    """
    if commander.statesman == NONE:
        return False
    return war in STATESMEN[commander.statesman].voids_numbers_of


@rule("R 1.10.11", "R 1.10.12", "R 1.10.21", "R 1.10.31", "R 1.09.645")
@rule("R 1.10-fig1", "R 1.10-fig-a")
def clash(s: RepublicState, war: int, naval: bool, cancels: bool, used: int) -> Clash:
    """What the army meets that attacks a war now, by land or at sea.

    `cancels` says that its commander voids the numbers of the war's card, `used` is the mask of the
    numbers that have struck this turn already.
    """
    own_disaster, leaders_disaster = disaster_numbers(s, war)
    own_standoff, leaders_standoff = standoff_numbers(s, war)
    disaster = mask(leaders_disaster) | (0 if cancels else mask(own_disaster))
    standoff = mask(leaders_standoff) | (0 if cancels else mask(own_standoff))
    return Clash(
        naval_strength(s, war) if naval else land_strength(s, war),
        disaster & ~used,
        standoff & ~used,
        s.events[EVIL_OMENS],
        war_dice(s, ALLY_DESERTS),
        war_dice(s, ENEMYS_ALLY_DESERTS),
    )


@rule("R 1.07.21", "R 1.10.11")
def enemy_strength(met: Clash, black: int, white: int) -> int:
    """The enemy's strength once the dice lie: an even sum may add some of them to it, an odd one
    take some away, down to nothing. `white` is the sum of the two white dice.
    """
    if (black + white) % 2 == 0:
        return met.enemy + _counted(met.joining, black, white)
    return max(0, met.enemy - _counted(met.deserting, black, white))


def _counted(dice: int, black: int, white: int) -> int:
    if dice == WAR_DICE_NONE:
        return 0
    return black if dice == WAR_DICE_BLACK else white


@rule("R 1.10.1", "R 1.10.11", "R 1.10.21", "R 1.10.31", "R 1.07.21")
def resolve(met: Clash, roman: int, black: int, white: int) -> Outcome:
    """What the dice bring: the plain sum may strike as a disaster, then as a standoff; else Roman
    strength less the enemy's and evil omens is added to it, and the table read.
    """
    roll = black + white
    enemy = enemy_strength(met, black, white)
    total = roll + roman - enemy - met.omens
    if met.disaster >> roll & 1:
        return Outcome(DISASTER, 0, roll, enemy, total)
    if met.standoff >> roll & 1:
        return Outcome(STANDOFF, 0, roll, enemy, total)
    row = combat_row(total)
    return Outcome(row.result, row.losses, roll, enemy, total)


@rule("R 1.10.2", "R 1.10.21", "R 1.10.3", "R 1.10.31", "R 1.10.61", "R 1.10.62", "R 1.07.312")
def units_lost(outcome: Outcome, units: int, abilities: int) -> int:
    """How many of so many units of one kind are lost, with the abilities of the commander
    (a mask of `codes`): each kind is counted and rounded up by itself.
    """
    if outcome.result in (DISASTER, STANDOFF):
        if abilities & NO_LOSSES_BY_NUMBERS:
            return 0
        share = DISASTER_SHARE if outcome.result == DISASTER else STANDOFF_SHARE
        lost = _up(units, share)
    else:
        lost = units if outcome.losses == ALL_LOST else min(units, outcome.losses)
    return _up(lost, 2) if abilities & HALVE_LOSSES else lost


def _up(number: int, share: int) -> int:
    """One part in `share` of a number, fractions up."""
    return (number + share - 1) // share
