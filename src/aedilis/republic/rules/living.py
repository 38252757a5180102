"""What the Living Rules 1.07A change: one option, `living_rules`, that is off as usual.

Most of what they changed is a ruling anyway, and so the same with them and without; the option
settles some other options too (`state/options.py`). Each of the rest is one question here, asked
where its rule is carried out.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.rules.persons import holds_major
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PROCONSUL


@rule("R 1.07.8", "R 1.10.8")
def bears_major_office(s: RepublicState, senator: Senator) -> bool:
    """Whether he holds an office that he can be tried for: the Living Rules count a Proconsul's
    among these, also when his consulship has gone to somebody else.
    """
    return holds_major(senator) or (s.switches.living_rules and bool(senator.marks & PROCONSUL))


@rule("R 1.12.2", "R 1.09.823")
def era_ranks_first(s: RepublicState) -> bool:
    """Whether the end of the era ranks above a Consul for Life, who then wins by it if he lives."""
    return s.switches.living_rules


@rule("R 2.01.2")
def conviction_deposes(s: RepublicState) -> bool:
    """Whether a Pontifex Maximus who is convicted loses his office."""
    return not s.switches.living_rules


@rule("R 2.03.81")
def whole_land_force_counts(s: RepublicState) -> bool:
    """Whether a rebel province's fleet has to be beaten first when it is more than all that the
    province has on land, and not than the land strength of its undeveloped side; its governor then
    adds nothing to it.
    """
    return s.switches.living_rules


@rule("R 2.03.92")
def primary_must_survive(s: RepublicState) -> bool:
    """Whether chits are drawn for the Primary Rebel in a battle that he wins, too."""
    return s.switches.living_rules
