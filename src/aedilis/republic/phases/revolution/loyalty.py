"""What a general pays for the loyalty of those under him, and who follows him (rules 1.11.31,
2.03.23).

Every legion rolls but the veterans loyal to him; where Rebel Governors are played he may have his
fleets roll as well. A talent for one of them, paid before anybody rolls, helps its die.
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Amount, Pick, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import (
    LOYALTY_BONUS_COST,
    LOYALTY_FROM,
    LOYALTY_PAID_DRM,
)
from aedilis.republic.rules.abroad import companions
from aedilis.republic.rules.armies import fleets_at, legions_at, send_fleets, send_legions
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import LEGION, code, index
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, UNDER


@rule("R 1.11.31")
def to_roll(s: RepublicState, slot: int) -> list[int]:
    """The legions under a general that must roll: all but the veterans loyal to him."""
    return [n for n in legions_at(s, UNDER + slot) if s.loyal[n] != slot]


class Pay:
    """What a general pays for which legions and how many `fleets`, as far as his answer goes.
    `open` is what it lacks, `share` what of it his Master of Horse gives.
    """

    __slots__ = ("fleets", "legions", "open", "share")

    def __init__(self) -> None:
        self.legions: list[int] = []
        self.fleets = 0
        self.share = 0
        self.open: Prompt | None = None


@rule("R 1.11.31")
def master_gives(s: RepublicState, slot: int) -> int:
    """What the Master of Horse beside a general could give."""
    return sum(s.senator(master).talents for master in companions(s, slot))


@rule("R 1.11.31", "R 2.03.23")
def read_pay(
    s: RepublicState, seat: int, slot: int, others: int, ships: int, done: Sequence[int]
) -> Pay:
    """Read how a general pays, from what stands in `done` after his decision to let them roll: the
    number of regular legions, which veterans, how many of the `ships` that roll, and how much of it
    his Master of Horse gives, who has `others`.
    """
    found = Pay()
    rolling = to_roll(s, slot)
    regulars = [n for n in rolling if not s.veterans >> n & 1]
    veterans = [n for n in rolling if s.veterans >> n & 1]
    own = s.senator(slot).talents // LOYALTY_BONUS_COST
    others //= LOYALTY_BONUS_COST
    at = 1
    if regulars and own + others:
        if at == len(done):
            most = min(len(regulars), own + others)
            key = "republic-ask-pay-regulars"
            found.open = Amount(seat, key, "R 1.11.31", "regulars", 0, most)
            return found
        found.legions += regulars[: done[at]]
        at += 1
    left = own + others - len(found.legions)
    if veterans and left:
        if at == len(done):
            items = [code("legion", LEGION, n) for n in veterans]
            counts = [1] * len(items)
            most = min(len(items), left)
            key = "republic-ask-pay-veterans"
            found.open = Pick(seat, key, "R 1.11.31", "veterans", items, counts, 0, most)
            return found
        picked = done[at + 1 : at + 1 + done[at]]
        found.legions += [index(choice, LEGION) for choice in picked]
        at += 1 + done[at]
    left = own + others - len(found.legions)
    if ships and left:
        if at == len(done):
            key = "republic-ask-pay-fleets"
            found.open = Amount(seat, key, "R 2.03.23", "fleets", 0, min(ships, left))
            return found
        found.fleets = done[at]
        at += 1
    cost = len(found.legions) + found.fleets
    if cost and others:
        if at == len(done):
            least, most = max(0, cost - own), min(cost, others)
            key = "republic-ask-pay-master"
            found.open = Amount(seat, key, "R 1.11.31", "master", least, most)
            return found
        found.share = done[at] * LOYALTY_BONUS_COST
    return found


@rule("R 1.11.31", "R 2.03.23")
def roll_loyalty(
    s: RepublicState, slot: int, paid: list[int], share: int, ships: int, paid_ships: int
) -> None:
    """Every legion that must rolls, and so many fleets; who is unwilling goes to Rome. Those of the
    fleets that are paid for roll first, and of all those that follow the first ones are his.
    """
    cost = (len(paid) + paid_ships) * LOYALTY_BONUS_COST
    pay(s, slot, BANK, cost - share)
    if share:
        pay(s, companions(s, slot)[0], BANK, share)
    omens = s.events[EVIL_OMENS]
    dice: list[int] = []
    unwilling: list[int] = []
    for n in to_roll(s, slot):
        die = s.dice.die()
        dice.append(die)
        drm = LOYALTY_PAID_DRM if n in paid else 0
        if die + drm - omens < LOYALTY_FROM[s.era]:
            unwilling.append(n)
    send_legions(s, unwilling, BARRACKS)
    if s.log is not None:
        told = {
            "person": who(s, slot),
            "dice": dice,
            "paid": cost,
            "omens": omens,
            "needed": LOYALTY_FROM[s.era],
            "count": len(dice) - len(unwilling),
            "legions": len(dice),
        }
        s.note("republic-loyalty", s.senator(slot).faction, told)
    if ships:
        _roll_ships(s, slot, ships, paid_ships)


@rule("R 2.03.23")
def _roll_ships(s: RepublicState, slot: int, ships: int, paid: int) -> None:
    """The fleets of a general roll as legions do."""
    omens = s.events[EVIL_OMENS]
    dice = [s.dice.die() for _ in range(ships)]
    willing = 0
    for n, die in enumerate(dice):
        drm = LOYALTY_PAID_DRM if n < paid else 0
        willing += int(die + drm - omens >= LOYALTY_FROM[s.era])
    send_fleets(s, fleets_at(s, UNDER + slot)[willing:], BARRACKS)
    if s.log is not None:
        told = {"person": who(s, slot), "dice": dice, "count": willing, "fleets": ships}
        s.note("republic-loyalty-fleets", s.senator(slot).faction, told)
