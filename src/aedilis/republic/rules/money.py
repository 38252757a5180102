"""Talents and who has them (rules 1.04.1, 1.04.6, 1.06.31, 1.06.53, 1.12.3).

Every talent that moves goes through `pay`, so that the sum of all never changes. Whether somebody
may pay for something is the business of who asks.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.numbers import TREASURY_WARNINGS
from aedilis.republic.state.table import RepublicState

# Accounts: the slot of a senator is that of his personal treasury.
BANK: Final = -1
STATE: Final = -2
TABLE: Final = -3
"""Laid on the table, as bribes are until the attempt is over."""
FACTION: Final = 100
"""From here on: the treasury of the faction in a seat."""


def balance(s: RepublicState, account: int) -> int:
    """What lies in an account."""
    if account >= FACTION:
        return s.factions[account - FACTION].treasury
    if account >= 0:
        return s.senator(account).talents
    if account == STATE:
        return s.treasury
    return s.escrow if account == TABLE else s.bank


def pay(s: RepublicState, payer: int, payee: int, talents: int) -> None:
    """Move talents from one account to another.

    Raises ValueError for less than none, or when the payer lacks them; the bank never does, and
    what the State lacks is for `state_owes` to see to.
    """
    if talents < 0:
        raise ValueError(f"{talents} talents cannot be paid")
    if payer not in (BANK, STATE) and balance(s, payer) < talents:
        raise ValueError(f"account {payer} has {balance(s, payer)} talents, not {talents}")
    _add(s, payer, -talents)
    _add(s, payee, talents)
    if payer == STATE:
        _warn(s, s.treasury + talents)


def _add(s: RepublicState, account: int, talents: int) -> None:
    if account >= FACTION:
        s.factions[account - FACTION].treasury += talents
    elif account >= 0:
        s.senator(account).talents += talents
    elif account == STATE:
        s.treasury += talents
    elif account == TABLE:
        s.escrow += talents
    else:
        s.bank += talents


@rule("R 1.06.53", "R 1.12.3")
def state_owes(s: RepublicState, talents: int) -> None:
    """The State must pay the bank. Below nothing it is bankrupt, which is settled at once."""
    pay(s, STATE, BANK, talents)
    if s.treasury < 0:
        s.bankrupt = True
        s.flagged = True


@rule("R 1.06.53")
def _warn(s: RepublicState, before: int) -> None:
    """Warn everybody when the treasury falls below one of the marks, once where it falls below
    several; the Living Rules know only the highest.
    """
    if s.log is None:
        return
    marks = TREASURY_WARNINGS[:1] if s.switches.living_rules else TREASURY_WARNINGS
    passed = [mark for mark in marks if s.treasury < mark <= before]
    if passed:
        s.note("republic-treasury-low", -1, {"treasury": s.treasury, "mark": min(passed)})


def all_talents(s: RepublicState) -> int:
    """The sum of all accounts; 0 in every state of every game."""
    held = sum(one.talents for one in s.senators if one is not None)
    held += sum(faction.treasury for faction in s.factions)
    return held + s.treasury + s.escrow + s.bank
