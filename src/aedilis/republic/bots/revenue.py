"""Money: what the senator takes from provinces, keeps, hands out and gives to the State."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.mind import Mind
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.definitions.tables import CONTRIBUTION_TALENTS
from aedilis.republic.phases.revenue.redistribution import MOVE
from aedilis.republic.state.choices import (
    NO,
    PASS,
    SEAT,
    SENATOR,
    STOP,
    YES,
    code,
    kind_of,
    thing,
    verb,
)
from aedilis.republic.state.zones import CAPTIVE, REBEL

ROBBED: Final = 3
"""A province that brings its governor so much on average is robbed."""
CARRIED: Final = 3
"""A senator away from the speaker keeps less than that."""
HIDDEN: Final = 10
"""What is kept in the faction's treasury against the bribes of others, or a part of all there is.
"""
HIDDEN_PART: Final = 4
FULL: Final = 60
"""With so many talents the speaker needs no more."""
GIFTS: Final = tuple(sorted(CONTRIBUTION_TALENTS, reverse=True))
"""What can be given to the State for influence, the most first."""
KEPT: Final = (12, 8, 3, 0)
"""What a giver keeps of his own, by how much he gives."""
POOR: Final = 30
WEALTHY: Final = 150
"""A State that will have less than the first is helped, one that has the second is not."""
LEGIONS_KEPT: Final = 20
"""What a rebel's legions have to leave the State when it keeps them."""


def spoils(mind: Mind) -> Move:
    """A governor robs a developed province, where it pays; an undeveloped one has to grow."""
    params = mind.prompt.params or {}
    province = params.get("province")
    if not isinstance(province, int):
        return [PASS]
    holding = mind.s.holdings[province]
    developed = holding is not None and holding.developed
    return [verb("spoils")] if developed and worth_robbing(mind, province) else [PASS]


def worth_robbing(mind: Mind, province: int) -> bool:
    """Whether a province, as it is now, would bring its governor enough."""
    holding = mind.s.holdings[province]
    assert holding is not None
    roll = PROVINCES[province].side(holding.developed).spoils
    return (roll.low() + roll.high()) / 2 >= ROBBED


def profiteer(mind: Mind) -> Move:
    """Nobody who wants to be popular grows rich on hunger."""
    return [PASS]


def redistribute(mind: Mind) -> Move:
    """Everything to the treasury's reserve and to the one who can use it best in Rome."""
    s, seat = mind.s, mind.seat
    speaker = mind.speaker()
    if speaker == NONE:
        return [STOP]
    for slot in mind.own():
        one = mind.one(slot)
        if slot != speaker and one.talents >= CARRIED and one.place not in (CAPTIVE, REBEL):
            here, there = code("from", SENATOR, slot), code("to", SENATOR, speaker)
            return [MOVE, here, there, one.talents]
    reserve = min(HIDDEN, (s.factions[seat].treasury + mind.one(speaker).talents) // HIDDEN_PART)
    spare = s.factions[seat].treasury - reserve
    if spare > 0 and mind.one(speaker).talents < FULL:
        return [MOVE, code("from", SEAT, seat), code("to", SENATOR, speaker), spare]
    return [STOP]


def givers(mind: Mind) -> list[int]:
    """Those of one's own who may give to the State: no captive, and no rebel."""
    choices = [thing(one) for one in mind.prompt.choices([])]
    return [one - SENATOR for one in choices if kind_of(one) == SENATOR]


def contribute(mind: Mind, own: Sequence[int] | None = None) -> Move:
    """The State is helped when it is poor, for the influence it gives, as far as money reaches, by
    the richest of some of one's `own`. The first versions thought of all, and gave nothing where
    the richest could not.
    """
    givers = mind.own() if own is None else own
    best = max(givers, key=lambda slot: (mind.one(slot).talents, -slot), default=NONE)
    if best == NONE:
        return [STOP]
    talents = mind.one(best).talents
    after = mind.treasury_after()
    if after < POOR:
        for gift, kept in zip(GIFTS, KEPT[1:], strict=True):
            if talents >= gift + kept:
                return [code("senator", SENATOR, best), gift]
    if after < 0 and talents:
        return [code("senator", SENATOR, best), min(talents, -after)]
    if talents >= GIFTS[0] + KEPT[0] and after < WEALTHY:
        return [code("senator", SENATOR, best), GIFTS[0]]
    return [STOP]


def keep_legions(mind: Mind) -> Move:
    """The State keeps what a rebel let go, as long as it can pay."""
    return [YES] if mind.treasury_after() > LEGIONS_KEPT else [NO]
