"""The Rhodian alliance: fleets that go home when a war is over (rule 1.07.21)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.named import RHODIAN_ALLIANCE
from aedilis.republic.rules.armies import fleets_at, send_fleets
from aedilis.republic.rules.wars import front_of, naval_strength, support
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, BARRACKS, POOL


@rule("R 1.07.21", "R 1.07.332")
def fleets_needed(s: RepublicState, war: int) -> int:
    """The fleets a war calls for: to support a land battle and to meet its own fleet."""
    return support(war) + naval_strength(s, war)


@rule("R 1.07.21")
def neediest_war(s: RepublicState) -> int:
    """The war in the Forum that calls for most fleets, an active one first, then the one that has
    been there longest; NONE if none calls for any.
    """
    best, most = NONE, (0, 0)
    for front in s.fronts:
        need = (fleets_needed(s, front.war), int(front.status == ACTIVE))
        if need[0] and need > most:
            best, most = front.war, need
    return best


@rule("R 1.07.21")
def rhodes_helps(s: RepublicState, more: bool) -> bool:
    """Free fleets come, as far as there are any left; on the dark side those that the light one
    did not bring. Gives False, and nothing happens, when no war needs fleets.
    """
    war = neediest_war(s)
    if war == NONE:
        return False
    if not more or front_of(s, s.rhodian) is None:
        s.rhodian = war
    s.rhodian_turn = s.turn
    sides = EVENTS[RHODIAN_ALLIANCE]
    count = sides.dark.fleets - sides.light.fleets if more else sides.light.fleets
    coming = fleets_at(s, POOL)[:count]
    send_fleets(s, coming, BARRACKS)
    if s.log is not None:
        s.note("republic-rhodes", -1, {"count": len(coming), "war": s.rhodian})
    return True


@rule("R 1.07.21", "R 1.09.6", "R VII.other-business")
def may_be_rejected(s: RepublicState) -> bool:
    """Whether the alliance came, or grew, this very turn: the Senate may still reject it."""
    return s.events[RHODIAN_ALLIANCE] > 0 and s.rhodian_turn == s.turn
