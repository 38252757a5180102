"""The State's side of the year: its revenue, what provinces bring, and its debits (rules 1.06.5,
1.06.51, 1.06.53, 1.07.21, 1.09.622).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS, FORUM_EVENTS, LAND_BILLS, PROVINCES
from aedilis.republic.definitions.named import ALLIED_ENTHUSIASM
from aedilis.republic.definitions.numbers import ACTIVE_WAR_COST, ANNUAL_REVENUE, UNIT_UPKEEP
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.phases.revenue.books import (
    RELEASED_FLEETS,
    books,
    governed,
    held,
    is_at_peace,
    omens,
    verres,
)
from aedilis.republic.rules.abroad import loyal_governor
from aedilis.republic.rules.armies import count_fleets, count_legions, disband_legion
from aedilis.republic.rules.camps import rebel_places
from aedilis.republic.rules.money import BANK, STATE, pay, state_owes
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.revolt import rebels
from aedilis.republic.rules.rolls import throw
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, DISCHARGED, POOL, UNDER


@rule("R 1.07.21")
def allied_gift(s: RepublicState) -> int:
    """What the allies' enthusiasm brings the State."""
    level = s.events[ALLIED_ENTHUSIASM]
    return EVENTS[ALLIED_ENTHUSIASM].side(level > 1).treasury if level else 0


@rule("R 1.06.5", "R 1.07.21", "R 1.07.37", "R VII.state-income")
def annual_revenue(s: RepublicState) -> None:
    """The State's yearly revenue, its allies' gift and the bequests that are due."""
    pay(s, BANK, STATE, ANNUAL_REVENUE)
    if s.log is not None:
        s.note("republic-state-revenue", -1, {"talents": ANNUAL_REVENUE})
    if allied_gift(s):
        pay(s, BANK, STATE, allied_gift(s))
        if s.log is not None:
            told = {"event": ALLIED_ENTHUSIASM, "talents": allied_gift(s)}
            s.note("republic-state-gift", -1, told)
    for bequest in s.bequests:
        talents = FORUM_EVENTS[bequest].talents
        if talents:
            pay(s, BANK, STATE, talents)
            if s.log is not None:
                told = {"card": FORUM_EVENTS[bequest].card, "talents": talents}
                s.note("republic-state-bequest", -1, told)


def income_roll(s: RepublicState, province: int) -> Roll:
    """The roll for what a province brings the State."""
    return PROVINCES[province].side(held(s, province).developed).income


@rule("R 1.06.51", "R 1.09.54")
def paying_provinces(s: RepublicState) -> list[int]:
    """The provinces that roll for the State: governed for Rome, and at peace this year."""
    return [province for province in governed(s) if is_at_peace(s, province)]


@rule("R 1.06.51", "R 1.09.53", "R 1.06.13", "R 1.07.21", "R VII.taxes")
def province_income(s: RepublicState) -> None:
    """Every governor rolls for what his province brings the State. What one costs is paid among
    the debits, once.
    """
    for province in paying_provinces(s):
        roll = income_roll(s, province)
        dice = throw(s, roll.dice)
        talents = roll.total(dice) + verres(s) - omens(s)
        if talents >= 0:
            pay(s, BANK, STATE, talents)
        else:
            books(s).owed -= talents
        if s.log is not None:
            governor = loyal_governor(s, province)
            told = {
                "person": who(s, governor), "province": province, "dice": dice, "omens": omens(s),
                "verres": verres(s), "talents": talents,
            }  # fmt: skip
            s.note("republic-province-income", s.senator(governor).faction, told)


def wars_cost(s: RepublicState) -> int:
    """What the active wars cost the State (1.06.53)."""
    return ACTIVE_WAR_COST * active_wars(s)


@rule("R 1.09.622", "R 1.09.62")
def bills_cost(s: RepublicState) -> int:
    """What the land bills in force cost the State."""
    return sum(bill.talents * s.bills[bill.index] for bill in LAND_BILLS)


def lost_to_rome(s: RepublicState) -> list[int]:
    """The places of forces for which the State pays nothing: the pool, the bank, rebels' armies."""
    return [POOL, DISCHARGED, *[UNDER + slot for slot in rebels(s)], *rebel_places(s)]


@rule("R 1.06.53", "R 1.06.2")
def units_kept(s: RepublicState, released: list[int]) -> int:
    """How many legions and fleets the State keeps: all that exist, wherever they are, but those in
    rebellion and those that a rebel has just released.
    """
    away = lost_to_rome(s)
    kept = len(s.legions) + len(s.fleets)
    for place in set(away):
        kept -= count_legions(s, place) + count_fleets(s, place)
    for n in released:
        at = s.fleets[n - RELEASED_FLEETS] if n >= RELEASED_FLEETS else s.legions[n]
        kept -= at not in away
    return kept


@rule("R 1.06.52", "R 1.06.53")
def debits(s: RepublicState) -> int:
    """All that the State will have to pay this year, as it stands."""
    account = books(s)
    upkeep = UNIT_UPKEEP * units_kept(s, account.released)
    return wars_cost(s) + bills_cost(s) + account.owed + upkeep


@rule("R 1.06.53", "R 1.07.33", "R 1.09.622", "R 1.06.13", "R VII.bankruptcy")
def pay_debits(s: RepublicState) -> None:
    """The State pays for wars, land bills, what provinces have cost, and its forces, in this order.

    When it cannot it is bankrupt and pays no more.
    """
    account = books(s)
    _debit(s, "republic-debit-wars", wars_cost(s), active_wars(s))
    _debit(s, "republic-debit-bills", bills_cost(s), sum(s.bills))
    _debit(s, "republic-debit-provinces", account.owed, 0)
    units = units_kept(s, account.released)
    before = s.treasury
    _debit(s, "republic-debit-upkeep", UNIT_UPKEEP * units, units)
    if s.bankrupt:
        if s.rebel != NONE:
            disband_unkept(s, units - max(0, before) // UNIT_UPKEEP)
        return
    for bill in LAND_BILLS:
        if not bill.yearly:
            s.bills[bill.index] = 0


def _debit(s: RepublicState, key: str, talents: int, count: int) -> None:
    if s.bankrupt or not talents:
        return
    if s.log is not None:
        s.note(key, -1, {"talents": talents, "count": count})
    state_owes(s, talents)


@rule("R 1.06.53", "R 1.12.4")
def disband_unkept(s: RepublicState, count: int) -> None:
    """A State bankrupt before a rebel loses the forces it cannot keep: of those in Rome first, the
    fleets before the legions and veterans last, then those abroad in the same order.
    """
    away = lost_to_rome(s)
    released = books(s).released
    ranked = [
        ((at != BARRACKS, 0), -1 - n)
        for n, at in enumerate(s.fleets)
        if at not in away and RELEASED_FLEETS + n not in released
    ]
    for n, at in enumerate(s.legions):
        if at not in away and n not in released:
            ranked.append(((at != BARRACKS, 1 + (s.veterans >> n & 1)), n))
    for _, unit in sorted(ranked)[:count]:
        if unit < 0:
            s.fleets[-1 - unit] = POOL
        else:
            disband_legion(s, unit)
    if count and s.log is not None:
        s.note("republic-unkept", -1, {"count": min(count, len(ranked))})
