"""The money of factions without a player in the Revenue Phase (rules 4.03.1 to 4.03.4).

What their senators earn is one sum, shared out once by the guideline; from then on it stays where
it is. Governors take spoils by a die, and some factions give to the State what the players give.
"""

from typing import Final

from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NEUTRAL_REVENUE, NONE
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_APPOINTED
from aedilis.republic.definitions.offices import NEVER_TAKE_SPOILS
from aedilis.republic.definitions.tables import CONTRIBUTION_TALENTS, contribution_influence
from aedilis.republic.neutrals.guidelines import (
    GIVES_TO_STATE,
    guided,
    guideline,
    neutral_factions,
    told_of,
)
from aedilis.republic.neutrals.purse import payer
from aedilis.republic.phases.revenue.books import has_free_purse
from aedilis.republic.phases.revenue.contributions import contribute
from aedilis.republic.phases.revenue.income import PROVINCE_FROM, SPOILS, IncomeFrame, asked_of
from aedilis.republic.rules.money import FACTION, TABLE, pay
from aedilis.republic.rules.persons import hrao_seat, of_faction
from aedilis.republic.rules.rolls import count_under_omens, under_omens
from aedilis.republic.state.choices import PASS
from aedilis.republic.state.table import RepublicState

NEVER: Final = 7
"""No die shows as much."""


@rule("R 4.03.1")
def free_members(s: RepublicState, faction: int) -> list[int]:
    """The senators of a faction whose money moves: neither rebels nor captives, wherever they are,
    the most influential first.
    """
    slots = [slot for slot, one in of_faction(s, faction) if has_free_purse(one)]
    return sorted(slots, key=lambda slot: -s.senator(slot).influence)


@rule("R 4.03.1")
def share_income(s: RepublicState, faction: int, talents: int) -> None:
    """The year's income of a faction goes from the table to its treasury and its senators, as its
    guideline says. Nobody moves it again.
    """
    members = free_members(s, faction)
    each, treasury, leader = shares(s, faction, talents, len(members))
    if not members:
        each, treasury, leader = 0, talents, 0
    pay(s, TABLE, FACTION + faction, treasury)
    for slot, part in zip(members, _parts(each, len(members), talents), strict=True):
        pay(s, TABLE, slot, part)
    first = _chief(s, faction, members)
    if leader:
        pay(s, TABLE, first, leader)
    if talents:
        told = {"talents": talents, "treasury": treasury}
        guided(s, faction, "republic-neutral-income", "R 4.03.1", told)


def _parts(each: int, count: int, talents: int) -> list[int]:
    """The same for each of so many, as far as it goes."""
    return [each if (n + 1) * each <= talents else 0 for n in range(count)]


@rule("R 4.03.1")
def _chief(s: RepublicState, faction: int, members: list[int]) -> int:
    """Who gets the leader's part: the leader, or where he may not the richest."""
    leader = s.factions[faction].leader
    return leader if leader in members else payer(s, members)


@rule("R 4.03.1", "R 1.07.21")
def shares(s: RepublicState, faction: int, talents: int, count: int) -> tuple[int, int, int]:
    """How an income is shared among so many senators: the part of each, that of the treasury, and
    what goes to the leader besides.
    """
    way = NEUTRAL_REVENUE[guideline(s, faction).revenue]
    if way == "die_to_treasury_rest_to_leader":
        thrown = s.dice.die() if talents else 0
        treasury = min(talents, count_under_omens(s, thrown))
        return 0, treasury, talents - treasury
    if way == "half_to_treasury_rest_to_leader":
        return 0, talents // 2, talents - talents // 2
    if way == "equal_rest_to_treasury":
        each = talents // count if count else 0
        return each, talents - each * count, 0
    given = min(talents, count)
    treasury = min(1, talents - given)
    return 1, treasury, talents - given - treasury


@rule("R 4.03.3", "R 1.06.13", "R 1.07.21")
def spoils(s: RepublicState, prompt: Prompt) -> Move:
    """Whether a governor takes the spoils: always, never, or by a die."""
    frame = s.stack[-1]
    assert isinstance(frame, IncomeFrame)
    slot = asked_of(s, frame.queue[0])
    needed = guideline(s, prompt.of).spoils_die
    if s.senator(slot).statesman in NEVER_TAKE_SPOILS:
        needed = NEVER
    takes = needed == 1
    if 1 < needed < NEVER:
        takes = under_omens(s, s.dice.die()) >= needed
    told = {**told_of(s, slot), "province": frame.queue[0] - PROVINCE_FROM}
    key = "republic-neutral-spoils" if takes else "republic-neutral-no-spoils"
    guided(s, prompt.of, key, "R 4.03.3", told)
    return [SPOILS if takes else PASS]


@rule("R 4.03.3")
def spoils_debt(s: RepublicState, prompt: Prompt) -> Move:
    """A Neutral pays nothing of what spoils have cost."""
    return [0]


@rule("R 4.03.4")
def match_contributions(s: RepublicState) -> None:
    """After the players the others give: whoever comes to enough influence by it in any case, and
    by some guidelines as much as the players together have given.
    """
    assert s.neutrals is not None
    given = s.neutrals.given
    giving = neutral_factions(s)
    for faction in s.round_from(hrao_seat(s)):
        if faction not in giving:
            continue
        gave = _reach_for_life(s, faction)
        slot = payer(s, [one for one in free_members(s, faction) if one not in gave])
        gives = GIVES_TO_STATE in guideline(s, faction).charity
        if gives and given and slot != NONE and s.senator(slot).talents >= given:
            told = {**told_of(s, slot), "talents": given}
            guided(s, faction, "republic-neutral-matches", "R 4.03.4", told)
            contribute(s, slot, given)


@rule("R 4.03.4", "R 1.06.52")
def _reach_for_life(s: RepublicState, faction: int) -> list[int]:
    """The members who give so that their influence makes a Consul for Life, and do."""
    gave: list[int] = []
    for slot in free_members(s, faction):
        one = s.senator(slot)
        lacking = CONSUL_FOR_LIFE_APPOINTED - one.influence
        if lacking <= 0 or contribution_influence(one.talents) < lacking:
            continue
        for talents in sorted(CONTRIBUTION_TALENTS):
            if contribution_influence(talents) >= lacking and one.talents >= talents:
                told = {**told_of(s, slot), "talents": talents}
                guided(s, faction, "republic-neutral-reaches", "R 4.03.4", told)
                contribute(s, slot, talents)
                gave.append(slot)
                break
    return gave
