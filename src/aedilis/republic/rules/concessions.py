"""Concessions change hands, pay and perish (rules 1.06.12, 1.07.32, 1.07.321, 1.09.632)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DOUBLE_INCOME, NEEDS_LAND_BILL, NONE
from aedilis.republic.definitions.components import CONCESSIONS
from aedilis.republic.definitions.named import ARMAMENTS, SHIP_BUILDING
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import has, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CURIA, FORUM, PLAY, REBEL


@rule("R 1.07.32", "R 1.07-fig-a")
def grant(s: RepublicState, concession: int, slot: int) -> None:
    """A senator gets a concession, its corruption bar hidden."""
    s.owner[concession] = slot
    s.exposed &= ~(1 << concession)
    s.zone[CONCESSIONS[concession].card] = PLAY


@rule("R 1.07.32")
def give_up(s: RepublicState, concession: int) -> None:
    """A concession goes from its senator to the Forum."""
    s.owner[concession] = NONE
    s.exposed &= ~(1 << concession)
    s.zone[CONCESSIONS[concession].card] = FORUM


@rule("R 1.07.321")
def destroy(s: RepublicState, concession: int) -> bool:
    """A concession held or in the Forum is destroyed and lies in the Curia; gives whether there
    was one.
    """
    number = CONCESSIONS[concession].card
    if s.zone[number] not in (PLAY, FORUM):
        return False
    s.owner[concession] = NONE
    s.exposed &= ~(1 << concession)
    s.zone[number] = CURIA
    s.curia.append(number)
    if s.log is not None:
        s.note("republic-concession-destroyed", -1, {"concession": concession})
    return True


@rule("R 1.06.11", "R 1.06.12")
def income_times(s: RepublicState, slot: int) -> int:
    """How often a senator's own income counts, and all that his concessions bring: twice for some
    statesmen.
    """
    return 2 if has(s.senator(slot), DOUBLE_INCOME) else 1


@rule("R 1.06.12", "R 1.09.632")
def income(s: RepublicState, concession: int) -> int:
    """What a concession brings its senator, for the year or for each unit."""
    return CONCESSIONS[concession].income * income_times(s, s.owner[concession])


@rule("R 1.06.12", "R 1.09.632")
def profit(s: RepublicState, concession: int, talents: int) -> None:
    """A concession pays its senator, and its corruption bar lies open."""
    pay(s, BANK, s.owner[concession], talents)
    s.exposed |= 1 << concession


@rule("R 1.09.61")
def may_be_held_now(s: RepublicState, concession: int) -> bool:
    """Whether a concession may be given out or played: one of them only beside a land bill."""
    return any(s.bills) or not CONCESSIONS[concession].traits & NEEDS_LAND_BILL


def of_senator(s: RepublicState, slot: int) -> list[int]:
    """The concessions a senator holds."""
    return [index for index, owner in enumerate(s.owner) if owner == slot]


def in_forum(s: RepublicState) -> list[int]:
    """The concessions nobody holds that lie in the Forum."""
    return [one.index for one in CONCESSIONS if s.zone[one.card] == FORUM]


@rule("R 1.09.632", "R 1.10.71")
def pay_suppliers(s: RepublicState, legions: int, fleets: int) -> None:
    """Who holds the concession for arms or for ships earns by what is raised, unless he is a
    captive or a rebel.
    """
    for concession, count in ((ARMAMENTS, legions), (SHIP_BUILDING, fleets)):
        owner = s.owner[concession]
        if count and owner != NONE and s.senator(owner).place not in (CAPTIVE, REBEL):
            talents = count * income(s, concession)
            if s.log is not None:
                told = {"person": who(s, owner), "concession": concession, "talents": talents}
                s.note("republic-supplied", s.senator(owner).faction, told)
            profit(s, concession, talents)
