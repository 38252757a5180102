"""Governors' terms run down, and governors come home (rules 1.06.6, 1.09.51, 1.09.53)."""

from aedilis.kernel.rule import rule
from aedilis.republic.phases.revenue.books import governed, held
from aedilis.republic.rules.abroad import come_home, loyal_governor, vacate
from aedilis.republic.rules.persons import in_play, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PROVINCE, RETURNED


@rule("R 1.06.6", "R 1.09.51", "R 1.13.1")
def forget_last_year(s: RepublicState) -> None:
    """Forget last year: who returned, who took spoils, and where there was trouble."""
    for _, one in in_play(s):
        one.marks &= ~RETURNED
        one.plundered = 0
    for holding in s.holdings:
        if holding is not None:
            holding.overrun = False
            holding.disorder = False


@rule("R 1.06.6", "R 1.09.51", "R 1.09.53", "R 1.13.1")
def end_terms(s: RepublicState) -> None:
    """Each term is a year shorter. At its end the province is vacant and the governor in Rome, or
    in the Forum if he is unaligned; one who had a legate stays where he is.
    """
    for province in governed(s):
        holding = held(s, province)
        holding.term -= 1
        if holding.term > 0:
            continue
        slot = loyal_governor(s, province)
        governor = s.senator(slot)
        vacate(s, province)
        governor.marks |= RETURNED
        if (governor.place, governor.at) == (PROVINCE, province):
            come_home(s, slot)
        if s.log is not None:
            told = {"person": who(s, slot), "province": province}
            s.note("republic-term-ends", governor.faction, told)
