"""What must hold of the provinces' own forces, and of those in league with a war (rules 2.02)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES, WARS
from aedilis.republic.rules.alliance import KEPT
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.wars import front_of, province_of
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, DECK


def check_frontier(s: RepublicState, wrong: list[str]) -> None:
    """Add what does not hold of them."""
    if (s.frontier is not None) != s.switches.provincial_wars:
        wrong.append("Provincial Wars are played, or the table is laid for them, not both")
    if s.frontier is None:
        return
    for province in range(len(PROVINCES)):
        _check_units(s, s.frontier, province, wrong)
        if s.frontier.ally[province] != NONE:
            _check_ally(s, s.frontier, province, wrong)
        elif s.frontier.developed >> province & 1:
            wrong.append(f"province {province}: a side lies up, and it is in league with no war")


@rule("R 2.02.3", "R 2.02.41")
def _check_units(s: RepublicState, frontier: Frontier, province: int, wrong: list[str]) -> None:
    troops, fleets = frontier.troops[province], frontier.fleets[province]
    card = PROVINCES[province]
    most = (
        max(card.developed.armies, card.undeveloped.armies),
        max(card.developed.fleets, card.undeveloped.fleets),
    )
    if not 0 <= troops <= most[0] or not 0 <= fleets <= most[1]:
        wrong.append(f"province {province}: {troops} troops and {fleets} fleets of its own")
    there = s.holdings[province] is not None or frontier.ally[province] != NONE
    if (troops or fleets) and not there:
        wrong.append(f"province {province}: does not exist, and has units")


@rule("R 2.02.412")
def _check_ally(s: RepublicState, frontier: Frontier, province: int, wrong: list[str]) -> None:
    war = frontier.ally[province]
    if s.holdings[province] is not None or any(province_of(f.war) == province for f in s.fronts):
        wrong.append(f"province {province}: in league with a war, and Rome's or in revolt")
    if legions_at(s, AT_PROVINCE + province):
        wrong.append(f"province {province}: in league with a war, with a garrison")
    waits = s.switches.reshuffled_allies == KEPT and s.zone[WARS[war].card] == DECK
    if front_of(s, war) is None and not waits:
        wrong.append(f"province {province}: in league with a war that is not there")
