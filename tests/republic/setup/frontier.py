"""Provinces with forces of their own, and the battles they have to fight."""

from collections.abc import Sequence

from msgspec.structs import replace

from aedilis.kernel.dice import DICE
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.phases.combat.defence import DefenceFrame
from aedilis.republic.rules.draws import CHITS
from aedilis.republic.rules.frontier import the_frontier
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.wars import front_of, the_front
from aedilis.republic.state.advanced import equip
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.table import Front, Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, POOL, PROVINCE, ROME
from tests.republic.setup.combat import blanks, ground, person, run, war
from tests.republic.setup.opening import province_number, sound


def provincial(s: RepublicState, **switches: str) -> RepublicState:
    """The same game, with Provincial Wars."""
    s.switches = replace(s.switches, provincial_wars=True, **switches)
    equip(s)
    return s


def marches(*wars: str, scenario: str = "early", **switches: str) -> RepublicState:
    """A game with Provincial Wars in its Combat Phase, with these active wars and no others."""
    s = provincial(ground(*wars, scenario=scenario), **switches)
    for province in range(len(s.holdings)):
        s.holdings[province] = None
    for _, one in in_play(s):
        if one.place == PROVINCE:
            one.place, one.at = ROME, NONE
    return s


def hold(
    s: RepublicState,
    name: str,
    governor: str = "",
    *,
    developed: bool = False,
    troops: int = 0,
    fleets: int = 0,
    legions: int = 0,
    legate: bool = False,
    seat: int = 0,
) -> int:
    """A province with its own units and a garrison, under a governor if one is named (of no faction
    at the seat -1); gives his slot.
    """
    slot = NONE
    if governor:
        slot = person(s, governor, max(seat, 0))
        if seat < 0:
            s.senator(slot).faction = NONE
    holding = Holding(developed, slot, 3 if governor else 0)
    holding.legate = legate
    s.holdings[province_number(name)] = holding
    if governor and not legate:
        s.senator(slot).place, s.senator(slot).at = PROVINCE, province_number(name)
    of(s).troops[province_number(name)] = troops
    of(s).fleets[province_number(name)] = fleets
    for n in [n for n, place in enumerate(s.legions) if place == POOL][:legions]:
        s.legions[n] = AT_PROVINCE + province_number(name)
    return slot


def of(s: RepublicState) -> Frontier:
    return the_frontier(s)


def units(s: RepublicState, name: str) -> tuple[int, int, int]:
    """The troops, fleets and garrison of a province."""
    at = province_number(name)
    return of(s).troops[at], of(s).fleets[at], s.legions.count(AT_PROVINCE + at)


def front(s: RepublicState, name: str) -> Front:
    return the_front(s, war(name))


def gone(s: RepublicState, name: str) -> bool:
    return front_of(s, war(name)) is None


def league(
    s: RepublicState, name: str, with_war: str, troops: int = 0, fleets: int = 0, up: bool = False
) -> None:
    """A province is in league with a war, its developed side `up` or not."""
    at = province_number(name)
    s.holdings[at] = None
    of(s).ally[at] = war(with_war)
    of(s).troops[at], of(s).fleets[at] = troops, fleets
    of(s).developed |= int(up) << at


def queue(s: RepublicState, dice: Sequence[int], chits: Sequence[int] = ()) -> None:
    """These dice come next, and these chits, or else chits that strike nobody."""
    s.dice.queues = {DICE: list(dice), CHITS: list(chits) or blanks(s, 30)}


def resist(s: RepublicState, *dice: int, chits: Sequence[int] = ()) -> RepublicState:
    """All provinces fight that have to, with these dice, no more and no fewer."""
    queue(s, dice, chits)
    run(s, DefenceFrame([], True))
    assert s.dice.queues is not None
    assert s.dice.queues[DICE] == []
    return s


def attack(s: RepublicState, slot: int, *dice: int) -> int:
    """A general fights his war by land with these dice; gives the result."""
    queue(s, dice)
    result = fight(s, slot, the_front(s, s.senator(slot).at), False)
    sound(s)
    return result
