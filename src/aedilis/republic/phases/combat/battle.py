"""One battle against a war, from the dice to what follows for army, commander and Rome.

See rules 1.10.11 to 1.10.8. Nobody is asked anything while it is fought.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import (
    DEFEAT,
    NO_LOSSES_BY_NUMBERS,
    NONE,
    STALEMATE,
    VICTORY,
)
from aedilis.republic.definitions.components import STATESMEN
from aedilis.republic.definitions.numbers import (
    DEFEAT_UNREST,
    DISASTER_UNREST,
    LEGIONS_PER_POPULARITY,
    VICTORY_UNREST,
)
from aedilis.republic.rules.abroad import become_proconsul, capture, companions
from aedilis.republic.rules.alliance import allies_lose
from aedilis.republic.rules.armies import (
    fleets_at,
    is_veteran,
    legions_at,
    lose_fleets,
    lose_legions,
    troop_strength,
)
from aedilis.republic.rules.camps import ships_of, strike_camp, troops_of, with_primary
from aedilis.republic.rules.chits import chits_strike
from aedilis.republic.rules.death import die
from aedilis.republic.rules.draws import LEGIONS
from aedilis.republic.rules.frontier import troops_strength
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.peace import DEFEATED, end_war, win_by_attack
from aedilis.republic.rules.persons import (
    gain_influence,
    gain_popularity,
    person,
    printed,
    who,
)
from aedilis.republic.rules.rebel_losses import lose_at_sea, lose_on_land
from aedilis.republic.rules.resolution import (
    DISASTER,
    RESULTS,
    STANDOFF,
    Outcome,
    cancels_numbers,
    clash,
    resolve,
    units_lost,
)
from aedilis.republic.rules.revolt import deputies
from aedilis.republic.rules.rolls import count_under_omens, throw
from aedilis.republic.rules.strength import allied_military, half_worth, with_military
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.rules.wars import printed_land, printed_naval, spoils
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import FIELD, POOL, UNDER, WITHDRAWN

# How a war has been fought this turn, as bits of `Front.fought`.
BY_LAND: Final = 1
AT_SEA: Final = 2
DRAWN_BACK: Final = 4
"""Its commander spared his army the disaster, and has left the war to itself."""


class Battle:
    """Who fights: the commander and those beside him as they were when it began, whatever becomes
    of them, and the numbers of the legions; `provinces` are those whose own units a rebel has with
    him who fights for Rome.
    """

    __slots__ = (
        "commander",
        "front",
        "legions",
        "masters",
        "naval",
        "provinces",
        "slot",
        "veterans",
    )

    def __init__(self, s: RepublicState, slot: int, front: Front, naval: bool) -> None:
        self.slot: Final = slot
        self.front: Final = front
        self.naval: Final = naval
        self.commander: Final[Senator] = s.senator(slot)
        self.masters: Final = companions(s, slot) + (deputies(s) if slot == s.rebel else [])
        self.provinces: Final[list[int]] = with_primary(s) if slot == s.rebel else []
        self.legions: Final = legions_at(s, UNDER + slot)
        self.veterans: Final = [n for n in self.legions if is_veteran(s, n)]

    def lives(self, s: RepublicState) -> bool:
        """Whether the commander is alive still: an heir may sit in his slot."""
        return s.senators[self.slot] is self.commander

    def commands(self, s: RepublicState) -> bool:
        """Whether he is alive and free, at the head of his army."""
        return self.lives(s) and self.commander.place == FIELD

    def gain(self, s: RepublicState, beaten: int, before: int = 0) -> int:
        """What the victory brings the commander, if he lives (`strength.half_worth`)."""
        return half_worth(beaten, before) if self.lives(s) else 0


def abilities(commander: Senator) -> int:
    """The abilities of a commander, as bits; those of a Master of Horse are of no use."""
    one = commander.statesman
    return STATESMEN[one].abilities if one != NONE else 0


@rule("R 1.10.11", "R 1.10.12", "R 1.10.21", "R 1.10.31")
def fight(s: RepublicState, slot: int, front: Front, naval: bool, gained: int = 0) -> int:
    """The commander in a slot fights his war by land or at sea, and all that follows is done.
    Gives the result (`resolution.RESULTS`).

    `gained` is the printed naval strength he has beaten this turn, when he fights on by land.
    """
    battle = Battle(s, slot, front, naval)
    roman = roman_strength(s, battle)
    cancels = cancels_numbers(battle.commander, front.war)
    met = clash(s, front.war, naval, cancels, front.used)
    black = s.dice.die()
    white = s.dice.die() + s.dice.die()
    outcome = resolve(met, roman, black, white)
    front.fought |= AT_SEA if naval else BY_LAND
    if outcome.result in (DISASTER, STANDOFF):
        front.used |= 1 << outcome.roll
    if s.log is not None:
        told = {
            "general": person(battle.commander), "war": front.war, "naval": int(naval),
            "black": black, "white": white, "roll": outcome.roll, "roman": roman,
            "enemy": outcome.enemy, "omens": met.omens, "total": outcome.total,
        }  # fmt: skip
        s.note(f"republic-battle-{RESULTS[outcome.result]}", battle.commander.faction, told)
    win_by_attack(s, front.war)
    lost = take_losses(s, battle, outcome)
    if s.frontier is not None:
        holds_ground(s.frontier, front.war, outcome.result)
        if battered(outcome.result, naval):
            allies_lose(s, front.war, lost, naval)
    if outcome.result == DEFEAT:
        defeat(s, battle)
        return outcome.result
    if outcome.result == DISASTER:
        change_unrest(s, DISASTER_UNREST)
    draw_for_commanders(s, battle, outcome.result, lost)
    if not naval:
        promote_veterans(s, battle, outcome.result)
    if outcome.result == VICTORY:
        triumph(s, battle, gained)
    elif battle.commands(s):
        become_proconsul(s, slot)
    return outcome.result


@rule("R 2.02.4")
def holds_ground(frontier: Frontier, war: int, result: int) -> None:
    """Whoever has not been beaten by a war this turn keeps it from the provinces it attacks."""
    if result in (VICTORY, STALEMATE, STANDOFF):
        frontier.held.append(war)


@rule("R 2.02.412")
def battered(result: int, naval: bool) -> bool:
    """Whether those in league with a war lose as many as they who fight it: where it goes on."""
    return result in (STALEMATE, STANDOFF) or (naval and result == VICTORY)


@rule("R 1.10.11", "R 1.10.12", "R 1.09.34", "R VII.master-of-horse", "R 1.07.312")
def roman_strength(s: RepublicState, battle: Battle) -> int:
    """The units that fight, and what the commander and his Master of Horse add together, at most
    as much again. Who throws for his rating does so now.
    """
    if battle.naval:
        units = len(fleets_at(s, UNDER + battle.slot)) + ships_of(s, battle.provinces)
    else:
        units = troop_strength(s, battle.legions)
        units += troops_strength(troops_of(s, battle.provinces), len(battle.legions))
    military = allied_military(s, battle.front.war)
    for slot in [battle.slot, *battle.masters]:
        military += rating_in_battle(s, slot)
    return with_military(units, military)


@rule("R 1.07.312")
def rating_in_battle(s: RepublicState, slot: int) -> int:
    """His military rating in this battle: printed, or thrown by the one whose card says so."""
    one = s.senator(slot)
    roll = STATESMEN[one.statesman].military_roll if one.statesman != NONE else None
    if roll is None:
        return printed(one).military
    dice = throw(s, roll.dice)
    military = count_under_omens(s, roll.total(dice))
    if s.log is not None:
        told = {"person": person(one), "roll": dice, "total": military}
        s.note("republic-battle-rating", one.faction, told)
    return military


@rule("R 1.10.6", "R 1.10.61", "R 1.10.62", "R 1.10.21", "R 1.10.31")
def take_losses(s: RepublicState, battle: Battle, outcome: Outcome) -> int:
    """Legions and fleets are lost, whichever of them fought; the commander loses popularity for
    legions. Gives how many units are lost.
    """
    able = abilities(battle.commander)
    here = UNDER + battle.slot
    if battle.provinces:
        return lose_with_provinces(s, battle, outcome)
    legions = lose_legions(s, here, units_lost(outcome, len(battle.legions), able))
    fleets = lose_fleets(s, here, units_lost(outcome, len(fleets_at(s, here)), able))
    if outcome.result in (DISASTER, STANDOFF) and able & NO_LOSSES_BY_NUMBERS:
        battle.front.fought |= DRAWN_BACK
        battle.commander.marks |= WITHDRAWN
    if legions:
        gain_popularity(battle.commander, -(len(legions) // LEGIONS_PER_POPULARITY))
    if s.log is not None and (legions or fleets):
        veterans = sum(1 for n in legions if n in battle.veterans)
        told = {"legions": len(legions), "veterans": veterans, "fleets": fleets}
        s.note("republic-battle-losses", battle.commander.faction, told)
    return len(legions) + fleets


@rule("R 1.12.4", "R 2.02.411", "R 2.03.8")
def lose_with_provinces(s: RepublicState, battle: Battle, outcome: Outcome) -> int:
    """A rebel who fights for Rome loses units of the provinces he came from as well."""
    here = UNDER + battle.slot
    able = abilities(battle.commander)
    fleets = len(fleets_at(s, here)) + ships_of(s, battle.provinces)
    gone, roman = lose_at_sea(s, here, battle.provinces, units_lost(outcome, fleets, able))
    sunk = gone + roman
    if s.log is not None and sunk:
        told = {"person": person(battle.commander), "fleets": sunk}
        s.note("republic-rebel-fleets-lost", battle.commander.faction, told)
    lost = lose_on_land(s, battle.commander, able, here, battle.provinces, outcome)
    return lost + sunk


@rule("R 1.10.2", "R 1.09.34")
def defeat(s: RepublicState, battle: Battle) -> None:
    """The commander dies, his Master of Horse with him; what is left of the army stays on the war,
    and the people are troubled.
    """
    change_unrest(s, DEFEAT_UNREST)
    die(s, battle.slot)
    for slot in battle.masters:
        die(s, slot)


@rule("R 1.10.7", "R 1.10.71", "R 1.05.21", "R 1.05.22")
def draw_for_commanders(s: RepublicState, battle: Battle, result: int, lost: int) -> None:
    """A chit for each unit lost may strike the commander or his Master of Horse, and nobody else.

    Whom the last of at least two strikes is captured instead of killed, unless Rome has won.
    """
    struck = chits_strike(s, [battle.slot, *battle.masters], lost)
    taken = struck.pop() if len(struck) > 1 and result != VICTORY else NONE
    for slot in struck:
        if slot != NONE:
            die(s, slot)
    if taken != NONE:
        if s.log is not None:
            told = {"person": who(s, taken), "war": battle.front.war}
            s.note("republic-captured", s.senator(taken).faction, told)
        if s.rising is not None:
            # A rebel governor who fights for Rome, which he has in his hands.
            strike_camp(s, taken)
        capture(s, taken, battle.front.war)


@rule("R 1.10.5", "R 1.10.51", "R 1.07.312")
def promote_veterans(s: RepublicState, battle: Battle, result: int) -> None:
    """After a stalemate, a standoff or a victory one of the surviving legions becomes a veteran
    one, at random, and loyal to the commander while he lives; who may makes two by a victory.
    """
    if result not in (STALEMATE, STANDOFF, VICTORY):
        return
    left = [n for n in battle.legions if s.legions[n] != POOL and not is_veteran(s, n)]
    one = battle.commander.statesman
    count = STATESMEN[one].veterans if one != NONE and result == VICTORY else 1
    draw_veterans(s, left, count, battle.commander, battle.slot if battle.lives(s) else NONE)


@rule("R 1.10.5", "R 1.10.51")
def draw_veterans(
    s: RepublicState, legions: list[int], count: int, general: Senator, patron: int
) -> None:
    """So many of some legions become veteran ones under a general, at random, and loyal to who sits
    in the slot `patron`, NONE for nobody.
    """
    for _ in range(min(count, len(legions))):
        legion = s.dice.draw(legions, LEGIONS)
        s.veterans |= 1 << legion
        s.loyal[legion] = patron
        if s.log is not None:
            told = {"general": person(general), "legion": legion}
            s.note("republic-veterans", general.faction, told)


def honour(s: RepublicState, battle: Battle, gain: int) -> None:
    """The commander, if he lives, gains so much influence, and as much popularity."""
    if battle.lives(s):
        gain_influence(s, battle.slot, gain)
        gain_popularity(battle.commander, gain)


@rule("R 1.10.4", "R 1.10.12", "R 1.07.333", "R 1.09.34")
def triumph(s: RepublicState, battle: Battle, gained: int) -> None:
    """A fleet is beaten, or a war is over: unrest falls, the State gets the spoils of a war, and
    the commander, if he lives, gains half of what is printed on it, fractions up.

    Who has beaten the fleet first gets for both what half of both together brings.
    """
    front = battle.front
    change_unrest(s, VICTORY_UNREST)
    won = printed_naval(front.war) if battle.naval else printed_land(front.war)
    gain = battle.gain(s, won, gained)
    booty = 0 if battle.naval else spoils(s, front)
    pay(s, BANK, STATE, booty)
    if s.log is not None:
        told = {
            "general": person(battle.commander), "war": front.war, "talents": booty,
            "count": gain,
        }  # fmt: skip
        key = "republic-fleet-beaten" if battle.naval else "republic-war-won"
        s.note(key, battle.commander.faction, told)
    honour(s, battle, gain)
    if battle.naval:
        front.naval_won = True
    else:
        end_war(s, front, DEFEATED, battle.slot if battle.lives(s) else NONE)
