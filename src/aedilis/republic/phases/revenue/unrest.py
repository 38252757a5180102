"""Barbarian raids and internal disorder, rolled for as the Revenue Phase begins (rules 1.07.21,
1.10.71).

By province: raids first, then disorder in what is undeveloped by then.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS, PROVINCES
from aedilis.republic.definitions.named import BARBARIAN_RAIDS, INTERNAL_DISORDER
from aedilis.republic.phases.revenue.books import governed, held, omens
from aedilis.republic.rules.abroad import capture, loyal_governor, vacate
from aedilis.republic.rules.alliance import lose_own_units
from aedilis.republic.rules.armies import disband_legion, legions_at, lose_legions
from aedilis.republic.rules.chits import chits_strike
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import printed, who
from aedilis.republic.rules.rolls import count_under_omens
from aedilis.republic.rules.wars import printed_land, revolting
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, AT_PROVINCE, RAIDERS


@rule("R 1.07.21", "R VII.frontier-province")
def barbarian_raids(s: RepublicState) -> None:
    """Raiders fall upon every frontier province that has a governor."""
    level = s.events[BARBARIAN_RAIDS]
    if not level:
        return
    target = EVENTS[BARBARIAN_RAIDS].side(level > 1).target
    for province in governed(s):
        # A governor struck in one province may have ruled the next by a legate.
        if PROVINCES[province].frontier and loyal_governor(s, province) != NONE:
            _raid(s, province, target)


def military_force(s: RepublicState, province: int) -> int:
    """What a province sets against raiders: its land strength, twice its garrison, its own troops,
    and its governor's military ability.
    """
    strength = printed_land(revolting(province, held(s, province).developed))
    garrison = 2 * len(legions_at(s, AT_PROVINCE + province))
    own = s.frontier.troops[province] if s.frontier is not None else 0
    return strength + garrison + own + printed(s.senator(loyal_governor(s, province))).military


@rule("R 1.07.21", "R 1.10.71")
def _raid(s: RepublicState, province: int, target: int) -> None:
    """One raid. An overrun province is undeveloped and brings nothing this year; the black die,
    less the omens, is the number of chits drawn for the governor and of legions lost.
    """
    governor = loyal_governor(s, province)
    force = military_force(s, province)
    black = s.dice.die()
    dice = black + s.dice.die()
    total = dice + force - omens(s)
    told = {
        "province": province, "person": who(s, governor), "dice": dice, "force": force,
        "omens": omens(s), "total": total, "needed": target,
    }  # fmt: skip
    if total >= target:
        if s.log is not None:
            s.note("republic-raid-held", s.senator(governor).faction, told)
        return
    if s.log is not None:
        s.note("republic-raid-overruns", s.senator(governor).faction, told)
    held(s, province).overrun = True
    held(s, province).developed = False
    harm = count_under_omens(s, black)
    _strike(s, province, harm)
    lost = lose_legions(s, AT_PROVINCE + province, harm)
    if lost and s.log is not None:
        s.note("republic-garrison-lost", -1, {"province": province, "count": len(lost)})


@rule("R 1.10.71")
def _strike(s: RepublicState, province: int, count: int) -> None:
    """Draw so many chits for a governor: he dies by his own, or is taken if it comes last of
    several.
    """
    governor = loyal_governor(s, province)
    struck = chits_strike(s, [governor], count)
    if governor not in struck:
        return
    if len(struck) > 1 and struck[-1] == governor:
        vacate(s, province)
        capture(s, governor, RAIDERS)
        if s.log is not None:
            told = {"person": who(s, governor), "province": province}
            s.note("republic-raiders-capture", s.senator(governor).faction, told)
    else:
        die(s, governor)


@rule("R 1.07.21")
def internal_disorder(s: RepublicState) -> None:
    """Undeveloped provinces with a governor bring nothing this year, and may revolt."""
    level = s.events[INTERNAL_DISORDER]
    if not level:
        return
    target = EVENTS[INTERNAL_DISORDER].side(level > 1).target
    for province in governed(s):
        if loyal_governor(s, province) != NONE and not held(s, province).developed:
            _disorder(s, province, target)


@rule("R 1.07.21")
def _disorder(s: RepublicState, province: int, target: int) -> None:
    governor = loyal_governor(s, province)
    held(s, province).disorder = True
    garrison = len(legions_at(s, AT_PROVINCE + province))
    dice = s.dice.die()
    total = dice + garrison - omens(s)
    if s.log is not None:
        told = {
            "province": province, "person": who(s, governor), "dice": dice, "garrison": garrison,
            "omens": omens(s), "total": total, "needed": target,
        }  # fmt: skip
        key = "republic-disorder-held" if total >= target else "republic-disorder-revolt"
        s.note(key, s.senator(governor).faction, told)
    if total < target:
        revolt(s, province)


@rule("R 1.07.21")
def revolt(s: RepublicState, province: int) -> None:
    """A province revolts: its governor, garrison and own units are gone, and it is an active
    war.
    """
    governor = held(s, province).governor
    developed = held(s, province).developed
    if governor != NONE:
        die(s, governor)
    for legion in legions_at(s, AT_PROVINCE + province):
        disband_legion(s, legion)
    lose_own_units(s, province)
    s.holdings[province] = None
    s.fronts.append(Front(revolting(province, developed), ACTIVE, False, True))
