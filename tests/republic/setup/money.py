"""Talents out of the bank, for whoever a test wants to have them."""

from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState


def rich(s: RepublicState, slot: int, talents: int) -> Senator:
    """Give a senator so many talents."""
    pay(s, BANK, slot, talents)
    return s.senator(slot)


def fund(s: RepublicState, seat: int, talents: int) -> None:
    """Give a faction's treasury so many talents."""
    pay(s, BANK, FACTION + seat, talents)
