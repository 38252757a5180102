"""The provinces' own forces, what they are worth, and which wars attack them (rules 2.02.2 to
2.02.41).

A province fights with the base strength of its card, with its garrison and with its own units; its
governor adds his military rating if he is there. Its naval force is the base naval strength of the
card and its own fleets.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES, WARS
from aedilis.republic.definitions.provinces import ProvinceSide
from aedilis.republic.rules.abroad import loyal_governor
from aedilis.republic.rules.alliance import allied_side
from aedilis.republic.rules.armies import legions_at, troop_strength
from aedilis.republic.rules.persons import printed
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.wars import active_fronts
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, REBEL, REVOLTING


def the_frontier(s: RepublicState) -> Frontier:
    """What the Provincial Wars add. Raises RuntimeError in a game without them."""
    if s.frontier is None:
        raise RuntimeError("a game without Provincial Wars")
    return s.frontier


def side(s: RepublicState, province: int) -> ProvinceSide:
    """The side of its card that lies up: of Rome's provinces, and of those in league with a war."""
    holding = s.holdings[province]
    if holding is not None:
        return PROVINCES[province].side(holding.developed)
    return allied_side(the_frontier(s), province)


@rule("R 2.02.3")
def room(s: RepublicState, province: int) -> tuple[int, int]:
    """How many troops and how many fleets a province may still raise."""
    frontier = the_frontier(s)
    most = side(s, province)
    return (
        max(0, most.armies - frontier.troops[province]),
        max(0, most.fleets - frontier.fleets[province]),
    )


@rule("R 2.02.4")
def loyal(s: RepublicState, province: int) -> bool:
    """Whether a province exists and is Rome's: neither in revolt or in league with a war, nor its
    governor's who rebels. It may be vacant.
    """
    holding = s.holdings[province]
    if holding is None:
        return False
    return holding.governor == NONE or s.senator(holding.governor).place != REBEL


@rule("R 2.02.4")
def attacked(s: RepublicState, province: int) -> bool:
    """Whether an active war names a province that is Rome's among those it attacks. Without the
    Provincial Wars no province is attacked.
    """
    if s.frontier is None or not loyal(s, province):
        return False
    return any(
        front.war < REVOLTING and province in WARS[front.war].attacks for front in active_fronts(s)
    )


@rule("R 2.02.4")
def defender(s: RepublicState, war: int) -> int:
    """The province that has to fight a war: the first it names that is Rome's and has a governor,
    though he be unaligned or there only by a legate. NONE if there is none.
    """
    if war >= REVOLTING:
        return NONE
    for province in WARS[war].attacks:
        if loyal_governor(s, province) != NONE:
            return province
    return NONE


@rule("R 2.02.4")
def provincial_wars(s: RepublicState) -> list[int]:
    """The active wars that some province has to fight now: those against which no army sent by the
    Senate has held its ground this turn.
    """
    held = the_frontier(s).held
    return [
        front.war
        for front in active_fronts(s)
        if front.war not in held and defender(s, front.war) != NONE
    ]


@rule("R 2.02.32")
def troops_strength(troops: int, legions: int) -> int:
    """What a province's own troops count: each for one beside a legion, else half, rounded up."""
    return troops if legions else (troops + 1) // 2


@rule("R 2.02.32", "R 2.02.41", "R 2.02.31")
def land_force(s: RepublicState, province: int) -> int:
    """What a province has on land without its governor: its base strength, its garrison and its
    own troops.
    """
    garrison = legions_at(s, AT_PROVINCE + province)
    troops = troops_strength(the_frontier(s).troops[province], len(garrison))
    return side(s, province).land + troop_strength(s, garrison) + troops


@rule("R 2.02.41")
def naval_force(s: RepublicState, province: int) -> int:
    """What a province has at sea without its governor, in battle and in support: its base naval
    strength and its own fleets.
    """
    return side(s, province).naval + the_frontier(s).fleets[province]


@rule("R 2.02.41", "R 1.13.1")
def governor_military(s: RepublicState, province: int) -> int:
    """The military rating that its governor adds: none if there is none, or only his legate."""
    holding = s.holdings[province]
    if holding is None or holding.governor == NONE or holding.legate:
        return 0
    return printed(s.senator(holding.governor)).military


@rule("R 2.02.41")
def provincial_strength(s: RepublicState, province: int, naval: bool) -> int:
    """What a province is worth in battle: its governor never adds more than its force counts."""
    force = naval_force(s, province) if naval else land_force(s, province)
    return with_military(force, governor_military(s, province))
