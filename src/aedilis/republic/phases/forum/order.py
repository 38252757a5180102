"""Putting Rome in order at the end of the phase (rules 1.07.8, 1.07.321, 1.07.344)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import (
    CONCESSION,
    FAMILY,
    LEADER,
    TAX_FARMER_ROLL,
)
from aedilis.republic.definitions.components import CONCESSIONS, LEADERS, WARS, card
from aedilis.republic.definitions.numbers import CURIA_DICE, CURIA_FROM, TAX_FARMER_DICE
from aedilis.republic.phases.forum.drawing import family_appears
from aedilis.republic.rules.concessions import destroy
from aedilis.republic.rules.living import bears_major_office
from aedilis.republic.rules.outbreak import has_imminent_war
from aedilis.republic.rules.peace import wars_gone
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.rolls import throw, under_omens
from aedilis.republic.rules.wars import active_fronts
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FORUM, MAJOR, REMOVED, REVOLTING


@rule("R 1.07.8")
def put_in_order(s: RepublicState) -> None:
    """Everything in its order, but for what the highest ranking official is asked about."""
    mark_major(s)
    tax_farmers(s)
    for number in in_curia(s, CONCESSION):
        concession_returns(s, number)
    for number in in_curia(s, FAMILY):
        family_returns(s, number)
    for number in in_curia(s, LEADER):
        leader_ages(s, number)


@rule("R 1.07.8")
def mark_major(s: RepublicState) -> None:
    """Who holds a major office may be prosecuted for it this turn, wherever he is now."""
    for _, one in in_play(s):
        if bears_major_office(s, one):
            one.marks |= MAJOR


@rule("R 1.07.8", "R 1.07.321")
def tax_farmers(s: RepublicState) -> None:
    """For each slave war and each leader who devastates the land a die names a tax farmer that is
    destroyed. Evil omens leave it alone.
    """
    for _ in range(devastations(s)):
        dice = throw(s, TAX_FARMER_DICE.dice)
        if s.log is not None:
            s.note("republic-tax-farmers", -1, {"dice": dice})
        for concession in CONCESSIONS:
            if concession.tax_farmer == dice:
                destroy(s, concession.index)


@rule("R 1.07.8")
def devastations(s: RepublicState) -> int:
    """How many active wars, and leaders in them, threaten the tax farmers."""
    active = [front.war for front in active_fronts(s) if front.war < REVOLTING]
    wars = sum(1 for war in active if WARS[war].traits & TAX_FARMER_ROLL)
    return wars + sum(1 for one in s.leaders if LEADERS[one].tax_farmer_roll_with in active)


def in_curia(s: RepublicState, kind: int) -> list[int]:
    """The cards of a kind in the Curia, the first in front."""
    return [number for number in s.curia if card(number).kind == kind]


@rule("R 1.07.8")
def comes_up(s: RepublicState, number: int) -> bool:
    """Whether the die for a card in the Curia is high enough."""
    dice = throw(s, CURIA_DICE.dice)
    total = under_omens(s, dice)
    if s.log is not None:
        told = {"card": number, "dice": dice, "omens": dice - total, "total": total}
        s.note("republic-curia-die", -1, told)
    return total >= CURIA_FROM


@rule("R 1.07.8", "R 1.07.321")
def concession_returns(s: RepublicState, number: int) -> None:
    """A destroyed concession may lie in the Forum again."""
    if comes_up(s, number):
        s.curia.remove(number)
        s.zone[number] = FORUM
        if s.log is not None:
            s.note("republic-concession-returns", -1, {"concession": card(number).index})


@rule("R 1.07.8", "R 1.07.312", "R 1.07.311")
def family_returns(s: RepublicState, number: int) -> None:
    """A family may be in the Forum again, unaligned, or with its statesman in play."""
    if not comes_up(s, number):
        return
    s.curia.remove(number)
    family_appears(s, -1, card(number).index, "republic-family-returns")


@rule("R 1.07.8", "R 1.07.344", "R 1.07.341")
def leader_ages(s: RepublicState, number: int) -> None:
    """A leader in the Curia may die, unless his war is in the Forum and not active yet; and he goes
    when, as everybody knows, no war of his can come any more.
    """
    leader = card(number).index
    if has_imminent_war(s, leader):
        return
    if wars_gone(s, leader) or comes_up(s, number):
        s.curia.remove(number)
        s.zone[number] = REMOVED
        if s.log is not None:
            s.note("republic-leader-ages", -1, {"leader": leader})
