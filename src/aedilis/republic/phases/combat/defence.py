"""Provinces fight the wars that attack them, one battle each, after those of Rome (rules
2.02.4 to 2.02.414).

Nobody is asked anything: each war that no army of the Senate has held off is fought by the first
loyal province it names that has a governor. In which order, dice decide.
"""

from typing import Final

from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.components import STATESMEN
from aedilis.republic.definitions.numbers import LEGIONS_PER_POPULARITY
from aedilis.republic.phases.combat.battle import (
    AT_SEA,
    abilities,
    battered,
    draw_veterans,
    rating_in_battle,
)
from aedilis.republic.phases.combat.toll import Toll, take_toll
from aedilis.republic.rules.abroad import capture, vacate
from aedilis.republic.rules.alliance import allies_lose, join_war
from aedilis.republic.rules.armies import is_veteran, legions_at
from aedilis.republic.rules.chits import chits_strike
from aedilis.republic.rules.death import die
from aedilis.republic.rules.frontier import (
    defender,
    land_force,
    naval_force,
    provincial_wars,
)
from aedilis.republic.rules.peace import REPULSED, end_war
from aedilis.republic.rules.persons import gain_influence, gain_popularity, person, who
from aedilis.republic.rules.resolution import (
    DISASTER,
    RESULTS,
    STANDOFF,
    Outcome,
    cancels_numbers,
    clash,
    resolve,
)
from aedilis.republic.rules.strength import half_worth, with_military
from aedilis.republic.rules.wars import (
    front_of,
    leaders_on,
    multiplier,
    naval_strength,
    printed_land,
    printed_naval,
    support,
)
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, INACTIVE, PROVINCE

cite("R 2.02.4", "R 2.02.41")


class DefenceFrame(RepublicFrame):
    """The wars that provinces have to fight, in order, in `left`; `fresh` until they are known."""

    __slots__ = ("fresh", "left")

    def __init__(self, left: list[int], fresh: bool) -> None:
        self.left = left
        self.fresh = fresh

    def kind(self) -> str:
        return "defence"

    def fields(self) -> list[object]:
        return [self.left, self.fresh]

    def advance(self, state: RepublicState) -> bool:
        if self.fresh:
            self.fresh = False
            self.left = in_order(state, provincial_wars(state))
        elif self.left:
            war = self.left.pop(0)
            if war in provincial_wars(state):
                defend(state, war)
        else:
            state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        return []


@rule("R 2.02.4", "R 1.04.8")
def in_order(s: RepublicState, wars: list[int]) -> list[int]:
    """Wars in the order in which they are fought: by two dice for each, the highest first; those
    that throw alike throw again.
    """
    if len(wars) < 2:
        return wars
    throws = [s.dice.die() + s.dice.die() for _ in wars]
    ordered: list[int] = []
    if s.log is not None:
        for war, roll in zip(wars, throws, strict=True):
            s.note("republic-order-war", -1, {"war": war, "roll": roll})
    for roll in sorted(set(throws), reverse=True):
        alike = [war for war, other in zip(wars, throws, strict=True) if other == roll]
        ordered += in_order(s, alike)
    return ordered


class Defence:
    """A province in battle: its governor as he was when it began, whatever becomes of him, whether
    he is there himself, and the numbers of the legions of its garrison.
    """

    __slots__ = ("front", "governor", "legions", "naval", "present", "province", "seat", "slot")

    def __init__(self, s: RepublicState, front: Front, province: int) -> None:
        holding = s.holdings[province]
        assert holding is not None
        self.front: Final = front
        self.province: Final = province
        self.slot: Final = holding.governor
        self.governor: Final[Senator] = s.senator(holding.governor)
        self.seat: Final = self.governor.faction
        self.present: Final = not holding.legate
        self.naval: Final = naval_strength(s, front.war) > 0
        self.legions: Final = legions_at(s, AT_PROVINCE + province)

    def lives(self, s: RepublicState) -> bool:
        """Whether the governor is alive still: an heir may sit in his slot."""
        return s.senators[self.slot] is self.governor

    def governs(self, s: RepublicState) -> bool:
        """Whether the governor is alive and free, in his province or ruling it by a legate."""
        return self.lives(s) and (not self.present or self.governor.place == PROVINCE)

    def abilities(self) -> int:
        """The abilities that the governor brings into the battle, as bits."""
        return abilities(self.governor) if self.present else 0


@rule("R 2.02.4", "R 2.02.41", "R 2.02.413")
def defend(s: RepublicState, war: int) -> None:
    """The province that has to fights an active war, at sea while the war has a fleet, else by
    land, and all that follows is done.
    """
    front = front_of(s, war)
    assert front is not None
    battle = Defence(s, front, defender(s, war))
    if battle.naval and not naval_force(s, battle.province):
        if s.log is not None:
            told = {"province": battle.province, "war": war}
            s.note("republic-province-helpless", battle.seat, told)
        overthrow(s, battle)
        return
    outcome = throw_for(s, battle)
    toll = take_toll(s, battle.province, outcome, battle.abilities())
    if battered(outcome.result, battle.naval):
        allies_lose(s, war, toll.counters(), battle.naval)
    if outcome.result == DEFEAT:
        overthrow(s, battle)
        return
    draw_for_governor(s, battle, outcome.result, toll.counters())
    if outcome.result == VICTORY:
        prevail(s, battle, toll)


@rule("R 2.02.41", "R 1.10.21", "R 1.10.31")
def throw_for(s: RepublicState, battle: Defence) -> Outcome:
    """Throw the dice. Without the fleets that support on land takes, a victory is a stalemate, and
    costs what the victory would have.
    """
    front, province = battle.front, battle.province
    force = naval_force(s, province) if battle.naval else land_force(s, province)
    military = rating_in_battle(s, battle.slot) if battle.present else 0
    strength = with_military(force, military)
    cancels = battle.present and cancels_numbers(battle.governor, front.war)
    met = clash(s, front.war, battle.naval, cancels, front.used)
    black = s.dice.die()
    white = s.dice.die() + s.dice.die()
    outcome = resolve(met, strength, black, white)
    short = not battle.naval and naval_force(s, province) < support(front.war)
    if outcome.result == VICTORY and short:
        outcome = Outcome(STALEMATE, outcome.losses, outcome.roll, outcome.enemy, outcome.total)
    else:
        short = False
    if outcome.result in (DISASTER, STANDOFF):
        front.used |= 1 << outcome.roll
    if s.log is not None:
        told = {
            "province": province, "person": person(battle.governor), "war": front.war,
            "naval": int(battle.naval), "black": black, "white": white, "roll": outcome.roll,
            "roman": strength, "enemy": outcome.enemy, "omens": met.omens,
            "total": outcome.total, "result": RESULTS[outcome.result], "short": int(short),
        }  # fmt: skip
        s.note("republic-province-fights", battle.seat, told)
    return outcome


@rule("R 2.02.412", "R 1.05.3", "R 1.13.1")
def overthrow(s: RepublicState, battle: Defence) -> None:
    """A province is beaten: its governor, if he is there, dies, and it joins the war. The people
    are not troubled: it is not Rome that was beaten.
    """
    if battle.present:
        die(s, battle.slot)
    else:
        vacate(s, battle.province)
    join_war(s, battle.province, battle.front.war)


@rule("R 2.02.413", "R 2.02.41", "R 1.10.7", "R 1.10.71")
def draw_for_governor(s: RepublicState, battle: Defence, result: int, lost: int) -> None:
    """A chit for each unit lost may strike a governor who is there. Whom the last of at least two
    strikes is captured instead of killed, unless he has won. His province is vacant then.
    """
    if not battle.present or not lost:
        return
    struck = chits_strike(s, [battle.slot], lost)
    if battle.slot not in struck:
        return
    if len(struck) > 1 and struck[-1] == battle.slot and result != VICTORY:
        if s.log is not None:
            told = {"person": who(s, battle.slot), "war": battle.front.war}
            s.note("republic-captured", battle.seat, told)
        capture(s, battle.slot, battle.front.war)
    else:
        die(s, battle.slot)


@rule("R 2.02.414", "R 1.10.4")
def prevail(s: RepublicState, battle: Defence, toll: Toll) -> None:
    """A province has won: its governor gains half of what is printed, fractions up, and loses
    popularity for the legions of his garrison. The war rests, or goes back into the deck; a fleet
    alone is beaten, and the war attended to. The State gets nothing, and unrest stays.
    """
    front, naval = battle.front, battle.naval
    won = printed_naval(front.war) if naval else printed_land(front.war)
    gain = half_worth(won) if battle.lives(s) else 0
    if battle.lives(s):
        gain_influence(s, battle.slot, gain)
        gain_popularity(battle.governor, gain - toll.legions // LEGIONS_PER_POPULARITY)
    told = {"general": person(battle.governor), "war": front.war, "count": gain}
    if naval and printed_land(front.war):
        front.naval_won = True
        front.fought |= AT_SEA
        if s.log is not None:
            s.note("republic-fleet-beaten", battle.seat, {**told, "talents": 0})
        return
    if not naval:
        promote(s, battle)
    rests = may_rest(s, front.war)
    if s.log is not None:
        s.note("republic-province-prevails", battle.seat, {**told, "rests": int(rests)})
    if rests:
        front.status = INACTIVE
        front.naval_won = False
        front.unprosecuted = False
    else:
        end_war(s, front, REPULSED)


@rule("R 2.02.414")
def may_rest(s: RepublicState, war: int) -> bool:
    """Whether a war can be inactive: no other that matches it is active, and no leader of it or of
    those is in the Forum.
    """
    return multiplier(s, war) == 1 and not leaders_on(s, war)


@rule("R 2.02.414", "R 1.10.5", "R 1.10.51", "R 1.07.312")
def promote(s: RepublicState, battle: Defence) -> None:
    """One of the legions left of the garrison becomes a veteran one, at random, and loyal to its
    governor if he lives and is of a faction. A province's own troops never do.
    """
    left = [
        n
        for n in battle.legions
        if s.legions[n] == AT_PROVINCE + battle.province and not is_veteran(s, n)
    ]
    one = battle.governor.statesman
    count = STATESMEN[one].veterans if one != NONE and battle.present else 1
    bound = battle.lives(s) and battle.seat != NONE
    draw_veterans(s, left, count, battle.governor, battle.slot if bound else NONE)
