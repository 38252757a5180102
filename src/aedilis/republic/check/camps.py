"""What must hold of rebel governors and of their camps (rules 2.03.4, 2.03.7)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.state.rising import CAMPS, IN_ITALY, LOYAL
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, REBEL


@rule("R 2.03.4", "R 2.03.7", "R 2.03.1")
def check_camps(s: RepublicState, wrong: list[str]) -> None:
    """Add what does not hold: a province is a rebel's when its governor rebels, and then alone."""
    if s.rising is None:
        return
    for province, camp in enumerate(s.rising.camp):
        holding = s.holdings[province]
        slot = governor_at(s, province)
        one = s.senators[slot] if slot != NONE else None
        rebel = one is not None and one.place == REBEL
        if rebel != (camp != LOYAL):
            wrong.append(f"province {province}: {CAMPS[camp]}, and its governor says otherwise")
        if camp == IN_ITALY and legions_at(s, AT_PROVINCE + province):
            wrong.append(f"province {province}: a garrison stays behind")
        if rebel and holding is not None and (holding.term or holding.legate):
            wrong.append(f"province {province}: a rebel's, with a term or a legate")
    if s.rebel == NONE and s.rising.stalemate:
        wrong.append("a stalemate in Italy without a rebel")
