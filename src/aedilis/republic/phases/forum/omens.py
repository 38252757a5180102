"""What evil omens cost the Pontifex Maximus and his faction (rule 2.01.7).

He pays before the State does, out of his own money, then his faction out of its treasury. Nobody
may refuse what he has.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import PONTIFEX_FINE
from aedilis.republic.rules.college import dismiss, pontifex
from aedilis.republic.rules.money import BANK, FACTION, balance, pay
from aedilis.republic.rules.persons import who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, MAJOR


@rule("R 2.01.7")
def pontifex_pays(s: RepublicState, talents: int) -> int:
    """The first omens of a year cost the Pontifex so many talents; gives what is left of them for
    the State to pay. One who cannot pay all of it, or is a captive, is dismissed.
    """
    slot = pontifex(s)
    if slot == NONE:
        return talents
    if s.senator(slot).place == CAPTIVE:
        expel(s, slot)
        return talents
    paid = min(talents, s.senator(slot).talents)
    pay(s, slot, BANK, paid)
    if s.log is not None:
        told = {"person": who(s, slot), "talents": paid}
        s.note("republic-omens-paid", s.senator(slot).faction, told)
    left = talents - paid
    if left:
        expel(s, slot)
        left = faction_pays(s, s.senator(slot).faction, left)
    return left


@rule("R 2.01.7")
def faction_pays(s: RepublicState, seat: int, talents: int) -> int:
    """A faction pays what its Pontifex could not, and a fine; gives what is left for the State. If
    that is more than it has, its leader may be tried for it.
    """
    assert s.college is not None
    account = FACTION + seat
    paid = min(talents, balance(s, account))
    pay(s, account, BANK, paid)
    fine = min(PONTIFEX_FINE, balance(s, account))
    pay(s, account, BANK, fine)
    if paid + fine < talents + PONTIFEX_FINE:
        s.college.answerable = seat
        # Everybody knows now that there is nothing left.
        s.learned |= (1 << s.seats) - 1
    if s.log is not None:
        told = {"talents": paid, "fine": fine, "short": int(s.college.answerable == seat)}
        s.note("republic-omens-faction", seat, told)
    return talents - paid


@rule("R 2.01.7", "R 2.01.1", "R 1.07.8")
def expel(s: RepublicState, slot: int) -> None:
    """The omens turn the Pontifex out of office; he can be tried for it like any who held one."""
    dismiss(s, slot)
    s.senator(slot).marks |= MAJOR


@rule("R 2.01.7")
def more_omens(s: RepublicState) -> None:
    """Further omens of the same year turn him out without another payment."""
    slot = pontifex(s)
    if slot != NONE:
        expel(s, slot)
