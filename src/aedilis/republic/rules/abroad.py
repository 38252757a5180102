"""Senators leave Rome and come home (rules 1.09.11, 1.09.5, 1.09.641, 1.10.71).

A commander in the field is at the number of his war, and stays there, with his forces under him,
when he has ended it: the war is gone then, and his mark VICTOR says that he still commands until he
lays down his command or revolts in the Revolution Phase. Sent against the Primary Rebel he is at
`zones.MARCH`.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, MASTER_OF_HORSE
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_APPOINTED, GOVERNOR_TERM
from aedilis.republic.rules.armies import move_all
from aedilis.republic.rules.persons import holder, in_play
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import (
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    FIELD,
    PRIOR_CONSUL,
    PROCONSUL,
    PROVINCE,
    REBEL,
    ROME,
    SENT,
    UNDER,
    VICTOR,
    WITHDRAWN,
)


@rule("R 1.09.822")
def come_home(s: RepublicState, slot: int) -> None:
    """A senator is in Rome again, without a command; unaligned he is in the Forum."""
    one = s.senator(slot)
    one.place = ROME
    one.at = NONE
    one.serial = 0
    one.marks &= ~(PROCONSUL | VICTOR | SENT | WITHDRAWN)
    if one.influence >= CONSUL_FOR_LIFE_APPOINTED:
        s.flagged = True


@rule("R 1.09.644", "R 1.09.34")
def bring_home(s: RepublicState, slot: int) -> None:
    """A commander returns with all his forces, the Dictator with his Master of Horse."""
    move_all(s, UNDER + slot, BARRACKS)
    for other in companions(s, slot):
        come_home(s, other)
    come_home(s, slot)


@rule("R 1.09.34")
def companions(s: RepublicState, slot: int) -> list[int]:
    """The Master of Horse who is in the field with the Dictator in a slot, if he is."""
    if not s.senator(slot).offices >> DICTATOR & 1:
        return []
    return [
        other
        for other, one in in_play(s)
        if one.offices >> MASTER_OF_HORSE & 1
        and (one.place, one.at) == (s.senator(slot).place, s.senator(slot).at)
        and one.place == FIELD
    ]


@rule("R 1.09.641", "R 1.09.34", "R 1.10.1")
def send_out(s: RepublicState, slot: int, war: int, together: bool = False) -> None:
    """A commander goes to a war, a Dictator with his Master of Horse; his is the last command.

    `together` is for the second and third that one proposal sends: none of them is sent first.
    """
    if s.senator(slot).offices >> DICTATOR & 1:
        master = holder(s, MASTER_OF_HORSE)
        if master != NONE and s.senator(master).place == ROME:
            s.senator(master).place = FIELD
            s.senator(master).at = war
    commander = s.senator(slot)
    commander.place = FIELD
    commander.at = war
    if not together:
        s.serial += 1
    commander.serial = s.serial


@rule("R 1.09.5", "R 1.09.51", "R 1.09.52")
def install(s: RepublicState, province: int, slot: int, legate: bool = False) -> None:
    """A senator becomes governor for a full term, and leaves Rome unless he sends a legate."""
    holding = s.holdings[province]
    assert holding is not None
    fresh = Holding(holding.developed, slot, GOVERNOR_TERM)
    fresh.legate = legate
    s.holdings[province] = fresh
    if not legate:
        governor = s.senator(slot)
        governor.place = PROVINCE
        governor.at = province


def governor_at(s: RepublicState, province: int) -> int:
    """The slot of the governor that a province has, rebel or loyal; NONE if it has none."""
    holding = s.holdings[province]
    return holding.governor if holding is not None else NONE


@rule("R 1.09.54", "R 1.06.4", "R 1.06.6", "R 1.13.1", "R VII.legate-legacy")
def loyal_governor(s: RepublicState, province: int) -> int:
    """The slot of who governs a province for Rome, there or by a legate, also if he is unaligned;
    NONE if it does not exist or is vacant, or its governor is a rebel.
    """
    slot = governor_at(s, province)
    return NONE if slot == NONE or s.senator(slot).place == REBEL else slot


def vacate(s: RepublicState, province: int) -> None:
    """A province lies in the Forum without a governor; its garrison stays."""
    holding = s.holdings[province]
    assert holding is not None
    left = Holding(holding.developed, NONE, 0)
    left.overrun = holding.overrun
    left.disorder = holding.disorder
    s.holdings[province] = left


@rule("R 1.10.8", "R 1.09.22", "R 1.10.7")
def become_proconsul(s: RepublicState, slot: int) -> None:
    """A commander who has not won stays in the field; a Dictator's Master of Horse goes home."""
    for other in companions(s, slot):
        come_home(s, other)
    s.senator(slot).marks |= PROCONSUL | PRIOR_CONSUL


@rule("R 1.10.71")
def capture(s: RepublicState, slot: int, war: int) -> None:
    """A senator is in the enemy's hands. His forces are left on the war without a commander, and
    the province he is in without a governor; a legate of his governs on.
    """
    for other in companions(s, slot):
        come_home(s, other)
    leave_forces(s, slot)
    one = s.senator(slot)
    if one.place == PROVINCE:
        vacate(s, one.at)
    one.place = CAPTIVE
    one.at = war
    one.marks &= ~(PROCONSUL | VICTOR | SENT | WITHDRAWN)


def leave_forces(s: RepublicState, slot: int) -> None:
    """A commander's forces stay on his war without him."""
    one = s.senator(slot)
    if one.place == FIELD:
        move_all(s, UNDER + slot, AT_WAR + one.at)
    else:
        move_all(s, UNDER + slot, BARRACKS)
