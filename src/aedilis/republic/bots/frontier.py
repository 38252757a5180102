"""The senator's provinces: what they raise, and a legion beside their troops before they fight
(rules 2.02); and veterans sent home, or called back (2.04).
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.mind import Mind
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import WARS
from aedilis.republic.phases.revolution.cards import DISBAND
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.frontier import defender, naval_force, the_frontier
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.wars import active_fronts, printed_naval, support
from aedilis.republic.state.choices import PROVINCE, verb
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, FIELD, REVOLTING

TROOPS_WORTH_A_LEGION: Final = 2
"""From so many on the troops of a province gain more by a legion beside them than it is worth."""


def levy(mind: Mind) -> Move:
    """What the tax pays for: the fleets that a war in the Forum which names the province will ask
    for, then troops.
    """
    params = mind.prompt.params or {}
    province = params.get("province")
    units = mind.prompt.choices([])
    if not isinstance(province, int) or not units:
        return []
    wanted = fleets_wanted(mind, province)
    troops = mind.prompt.choices(units[:1])
    return [units[0], max(troops[0], min(troops[-1], units[0] - wanted))]


def fleets_wanted(mind: Mind, province: int) -> int:
    """How many fleets a province lacks against the wars that name it."""
    wars = [f.war for f in mind.s.fronts if f.war < REVOLTING and province in WARS[f.war].attacks]
    most = max((max(support(war), printed_naval(war)) for war in wars), default=0)
    return max(0, most - naval_force(mind.s, province))


def garrison(mind: Mind) -> Move:
    """A legion for a province that must fight a war on which no army stands: its troops count in
    full then.
    """
    if mind.s.frontier is None or mind.failed("garrison") or not legions_at(mind.s, BARRACKS):
        return []
    for front in active_fronts(mind.s):
        province = defender(mind.s, front.war)
        if province == NONE or legions_at(mind.s, AT_PROVINCE + province):
            continue
        if the_frontier(mind.s).troops[province] < TROOPS_WORTH_A_LEGION:
            continue
        if not any(one.place == FIELD and one.at == front.war for _, one in in_play(mind.s)):
            return mind.spelled([verb("propose_garrison"), PROVINCE + province, 1])
    return []


def disband(mind: Mind) -> Move:
    """Veterans are sent home while Rome can do without them: their thanks are worth more then."""
    if DISBAND not in mind.prompt.choices([]) or mind.peril():
        return []
    general = mind.prompt.choices([DISBAND])[0]
    counts = mind.prompt.choices([DISBAND, general])
    move = [DISBAND, general, counts[-1]]
    while items := mind.prompt.choices(move):
        move.append(items[0])
    return move
