"""A faction's generals and governors rise together (rules 2.03.2 to 2.03.23): who may, what they
are worth beside another faction's, and what becomes of them and their forces. Nothing here asks
anybody.
"""

from aedilis.kernel.frame import Plain
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, MASTER_OF_HORSE
from aedilis.republic.definitions.numbers import VETERAN_STRENGTH
from aedilis.republic.rules.armies import fleets_at, is_veteran, legions_at, send_fleets
from aedilis.republic.rules.camps import army_place, pitch_camp, ships_of, the_rising, troops_of
from aedilis.republic.rules.persons import holder, of_faction, printed, who
from aedilis.republic.rules.revolt import gather_veterans, leave_rome
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    BARRACKS,
    DEPUTY,
    DISCHARGED,
    FIELD,
    POOL,
    PROVINCE,
    UNDER,
)


class Group(Plain):
    """Those of one faction who want to rebel: who leads them, how many Roman fleets he keeps, and
    the governors among them, the leader too if he is one. Without a leader it is nobody.
    """

    __slots__ = ("fleets", "governors", "leader")

    def __init__(self, leader: int, fleets: int, governors: list[int]) -> None:
        self.leader = leader
        self.fleets = fleets
        self.governors = governors

    def fields(self) -> list[object]:
        return [self.leader, self.fleets, self.governors]

    def clone(self) -> "Group":
        return Group(self.leader, self.fleets, self.governors[:])


@rule("R 2.03.2", "R 2.03.21")
def may_rise(s: RepublicState, seat: int) -> list[int]:
    """The governors of a faction who may rebel: in their provinces, which are Rome's, and not a
    Consul for Life. When they were elected makes no difference.
    """
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.place == PROVINCE and s.life != slot and s.holdings[one.at] is not None
    ]


@rule("R 2.03.2")
def worth(s: RepublicState, group: Group) -> int:
    """What a group counts beside another: its leader's military rating, the legions that follow
    him, the garrisons and the units of the provinces, and the veterans of its members wherever they
    are. A veteran counts for two once; but for one in a garrison, if he is nobody's of the group.
    """
    provinces = [s.senator(slot).at for slot in group.governors]
    members = [group.leader, *group.governors]
    garrisons = [AT_PROVINCE + province for province in provinces]
    army = UNDER + group.leader
    total = printed(s.senator(group.leader)).military + group.fleets
    for n, place in enumerate(s.legions):
        theirs = s.loyal[n] in members and place not in (POOL, DISCHARGED)
        if theirs or (place == army and is_veteran(s, n)):
            total += VETERAN_STRENGTH
        elif place == army or place in garrisons:
            total += 1
    return total + troops_of(s, provinces) + ships_of(s, provinces)


@rule("R 2.03.2", "R 2.03.21", "R 2.03.22", "R 2.03.23", "R 1.11.32")
def rise(s: RepublicState, group: Group) -> None:
    """The group rebels. A general's other fleets are in Rome, and so is a Master of Horse; each
    governor keeps the province he is in, with all that is there.
    """
    leader = s.senator(group.leader)
    seat = leader.faction
    if s.log is not None:
        told = {"person": who(s, group.leader), "strength": worth(s, group)}
        s.note("republic-rising", seat, told)
    fleets = fleets_at(s, UNDER + group.leader)
    send_fleets(s, fleets[group.fleets :], BARRACKS)
    master = holder(s, MASTER_OF_HORSE)
    if leader.offices >> DICTATOR & 1 and master != NONE and s.senator(master).faction == seat:
        s.senator(master).marks |= DEPUTY
    s.rebel = group.leader
    rising = the_rising(s)
    rising.stalemate = False
    rising.stopped = False
    if leader.place == FIELD:
        leave_rome(s, group.leader)
    for slot in group.governors:
        province = s.senator(slot).at
        if s.log is not None:
            told = {"person": who(s, slot), "province": province}
            s.note("republic-governor-rebels", seat, told)
        leave_rome(s, slot, keeps=province)
        pitch_camp(s, province)
    gather_veterans(s)
    if s.log is not None:
        count = len(legions_at(s, army_place(s)))
        s.note("republic-rising-army", seat, {"person": who(s, group.leader), "legions": count})
