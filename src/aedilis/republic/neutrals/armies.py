"""How many go to each war of a plan: the proper force, and of what is left over a half or all (rule
4.05.31).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.neutrals.strategy import (
    ALL_FORCE,
    CAPPED,
    Force,
    in_the_field,
    lacking,
)
from aedilis.republic.phases.senate.commands import enemy_strength
from aedilis.republic.rules.armies import count_fleets, count_legions
from aedilis.republic.rules.strength import military, with_military
from aedilis.republic.rules.wars import support
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS

BEST: Final = 15
"""Strength beyond so much more than the war's makes no battle better."""


class Attack:
    """One war of the plan, with its general, and what is sent there out of Rome."""

    __slots__ = ("general", "sent", "war")

    def __init__(self, war: int, general: int, sent: Force) -> None:
        self.war = war
        self.general = general
        self.sent = sent


@rule("R 4.05.31", "R VII.proper-force")
def attacks(
    s: RepublicState, line: int, wars: Sequence[int], generals: Sequence[int]
) -> list[Attack]:
    """The attacks of a plan, each war with its general, the first war served first."""
    found = [
        Attack(war, general, lacking(s, war, wars, line))
        for war, general in zip(wars, generals, strict=True)
    ]
    left = Force(
        count_legions(s, BARRACKS) - sum(one.sent.legions for one in found),
        count_fleets(s, BARRACKS) - sum(one.sent.fleets for one in found),
    )
    for one in found:
        _land_beside_fleet(s, one, wars, left)
    # With all force everything goes; else half of what is left, of either kind.
    share = 1 if line in ALL_FORCE else 2
    spare = Force(max(0, left.legions) // share, max(0, left.fleets) // share)
    for one in found:
        _excess(s, one, wars, spare, line in CAPPED)
        if line in ALL_FORCE:
            _landing(s, one, wars, spare, line in CAPPED)
    return found


def _take(one: Attack, pool: Force, legions: int, fleets: int) -> None:
    one.sent.legions += legions
    one.sent.fleets += fleets
    pool.legions -= legions
    pool.fleets -= fleets


@rule("R 4.05.31")
def _land_beside_fleet(s: RepublicState, one: Attack, wars: Sequence[int], left: Force) -> None:
    """Against a war with a fleet legions go along only as many as it is strong by land, and if
    fleets to support them are there beside those that fight.
    """
    land, naval = enemy_strength(s, one.war, list(wars))
    if not naval:
        return
    there = in_the_field(s, one.war)
    legions = max(0, land - there.legions)
    over = max(0, there.fleets - naval)
    fleets = max(0, support(one.war) - over)
    if legions <= left.legions and fleets <= left.fleets:
        _take(one, left, legions, fleets)


@rule("R 4.05.31")
def _excess(s: RepublicState, one: Attack, wars: Sequence[int], spare: Force, capped: bool) -> None:
    """What goes along beyond the proper force, of the kind that fights: no more than makes the
    battle better.
    """
    land, naval = enemy_strength(s, one.war, list(wars))
    there = in_the_field(s, one.war)
    if naval:
        most = spare.fleets
        if capped:
            most = _useful(s, one, there.fleets + one.sent.fleets, most, naval)
        _take(one, spare, 0, most)
    else:
        most = spare.legions
        if capped:
            most = _useful(s, one, there.legions + one.sent.legions, most, land)
        _take(one, spare, most, 0)


@rule("R 4.05.31", "R 1.09.64")
def _landing(
    s: RepublicState, one: Attack, wars: Sequence[int], spare: Force, capped: bool
) -> None:
    """Where all force goes against a war with a fleet, the legions go too that its fleets can
    support: they fight when the war has lost its own.
    """
    land, naval = enemy_strength(s, one.war, list(wars))
    there = in_the_field(s, one.war)
    if not naval or there.fleets + one.sent.fleets < support(one.war):
        return
    most = spare.legions
    if capped:
        most = _useful(s, one, there.legions + one.sent.legions, most, land)
    _take(one, spare, most, 0)


def _useful(s: RepublicState, one: Attack, units: int, more: int, enemy: int) -> int:
    """How many `more` than these `units` make a battle against such an enemy better."""
    rating = military(s, one.general, one.war)
    while more and with_military(units + more, rating) - enemy > BEST:
        more -= 1
    return more
