"""One battle of a civil war, from the dice to what follows for both armies (rules 1.11.37 to
1.11.373).

It is fought on the common combat table, but no numbers strike, fleets are of no account, and both
armies lose legions and may lose their commanders, who are killed and never captured.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import BATTLES, DEFEAT, NONE, VICTORY
from aedilis.republic.definitions.named import ALLY_DESERTS, ENEMYS_ALLY_DESERTS, EVIL_OMENS
from aedilis.republic.definitions.numbers import LEGIONS_PER_POPULARITY, VICTORY_UNREST
from aedilis.republic.phases.combat.battle import (
    Battle,
    abilities,
    honour,
    promote_veterans,
    rating_in_battle,
    roman_strength,
)
from aedilis.republic.rules.abroad import become_proconsul
from aedilis.republic.rules.armies import (
    is_veteran,
    legions_at,
    lose_legions,
    move_all,
)
from aedilis.republic.rules.camps import with_primary
from aedilis.republic.rules.chits import chits_strike
from aedilis.republic.rules.death import die
from aedilis.republic.rules.living import primary_must_survive
from aedilis.republic.rules.persons import gain_popularity, person
from aedilis.republic.rules.rebel_losses import lose_on_land
from aedilis.republic.rules.resolution import Clash, Outcome, resolve, units_lost, war_dice
from aedilis.republic.rules.revolt import army_of_rebel, deputies, put_down
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, AT_WAR, BARRACKS, MARCH, UNDER, VICTOR


@rule("R 1.11.37", "R 1.11.371", "R 1.11.372", "R 1.11.373")
def fight_rebel(s: RepublicState, slot: int) -> int:
    """The Senate's general in a slot attacks the Primary Rebel, and all that follows is done but
    for the rebel's success. Gives the result (`codes.BATTLES`).
    """
    battle = Battle(s, slot, Front(MARCH, ACTIVE, False, False), False)
    rebel = s.rebel
    seat = s.senator(rebel).faction
    roman = roman_strength(s, battle)
    against = rebel_in_battle(s)
    outcome, dice = throw_between_romans(s, roman, against)
    if s.log is not None:
        told = {
            "general": person(battle.commander), "other": person(s.senator(rebel)),
            **dice,
        }  # fmt: skip
        s.note(f"republic-civil-war-{BATTLES[outcome.result]}", battle.commander.faction, told)
    lost = lose_in_clash(s, slot, outcome)
    if outcome.result == DEFEAT:
        if primary_must_survive(s):
            draw_for_both(s, [rebel, *deputies(s)], lost)
        lose_to_rebel(s, battle)
        if s.rebel == NONE:
            _collapse(s, seat)
        return outcome.result
    lost += lose_of_rebel(s, outcome)
    draw_for_both(s, [slot, *battle.masters, rebel, *deputies(s)], lost)
    promote_veterans(s, battle, outcome.result)
    if outcome.result == VICTORY:
        win_over_rebel(s, battle, against, seat)
    elif s.rebel == NONE or not army_of_rebel(s):
        _collapse(s, seat)
    elif battle.commands(s):
        become_proconsul(s, slot)
    if s.rising is not None and s.rebel != NONE:
        s.rising.stalemate = True
    return outcome.result


@rule("R 1.11.37", "R 2.03.81")
def throw_between_romans(
    s: RepublicState, roman: int, against: int
) -> tuple[Outcome, dict[str, object]]:
    """The dice of a battle between an army of the Senate and a rebel, and what comes of them: no
    numbers strike. Gives also what an event says of the dice.
    """
    omens = s.events[EVIL_OMENS]
    joining, deserting = war_dice(s, ALLY_DESERTS), war_dice(s, ENEMYS_ALLY_DESERTS)
    black = s.dice.die()
    white = s.dice.die() + s.dice.die()
    outcome = resolve(Clash(against, 0, 0, omens, joining, deserting), roman, black, white)
    return outcome, {
        "black": black, "white": white, "roll": outcome.roll, "roman": roman,
        "enemy": outcome.enemy, "omens": omens, "total": outcome.total,
    }  # fmt: skip


@rule("R 1.11.371")
def _collapse(s: RepublicState, seat: int) -> None:
    """The revolt of the faction in `seat` is over with its leader or his army."""
    if s.log is not None:
        s.note("republic-revolt-collapses", seat, {})
    put_down(s)


@rule("R 1.11.37", "R 1.07.312")
def rebel_in_battle(s: RepublicState) -> int:
    """What the Primary Rebel's army is worth in this battle: his legions, and what he and a rebel
    who was his Master of Horse add together, at most as much again.
    """
    military = sum(rating_in_battle(s, slot) for slot in [s.rebel, *deputies(s)])
    return with_military(army_of_rebel(s), military)


@rule("R 1.11.37", "R 2.03.7")
def lose_of_rebel(s: RepublicState, outcome: Outcome) -> int:
    """The Primary Rebel's army loses what the table says, provincial troops among them. Gives how
    many units are lost.
    """
    provinces = with_primary(s) if s.rising is not None else []
    if not provinces:
        return lose_in_clash(s, s.rebel, outcome)
    one = s.senator(s.rebel)
    return lose_on_land(s, one, abilities(one), UNDER + s.rebel, provinces, outcome)


@rule("R 1.11.37", "R 1.10.6", "R 1.10.61")
def lose_in_clash(s: RepublicState, slot: int, outcome: Outcome) -> int:
    """The army of the commander in a slot loses legions, and he popularity for them. Gives how many
    are lost.
    """
    one = s.senator(slot)
    there = legions_at(s, UNDER + slot)
    old = [n for n in there if is_veteran(s, n)]
    lost = lose_legions(s, UNDER + slot, units_lost(outcome, len(there), abilities(one)))
    if lost:
        gain_popularity(one, -(len(lost) // LEGIONS_PER_POPULARITY))
    if s.log is not None and lost:
        veterans = sum(1 for n in lost if n in old)
        told = {"person": person(one), "legions": len(lost), "veterans": veterans}
        s.note("republic-civil-war-losses", one.faction, told)
    return len(lost)


@rule("R 1.11.37", "R 1.05.21", "R 1.05.22", "R 1.10.7")
def draw_for_both(s: RepublicState, at_risk: list[int], lost: int) -> None:
    """A chit for each legion that both armies have lost may kill either commander, and who is or
    was a Master of Horse beside him; nobody else, and nobody is captured.
    """
    for slot in chits_strike(s, at_risk, lost):
        if slot != NONE:
            die(s, slot)


@rule("R 1.11.373", "R 1.10.2", "R 2.03.92")
def lose_to_rebel(s: RepublicState, battle: Battle, war: int = MARCH) -> None:
    """The Senate's general dies, his Master of Horse with him; what is left of his army is in Rome.
    The people have seen worse: unrest does not change.
    """
    die(s, battle.slot)
    for slot in battle.masters:
        die(s, slot)
    move_all(s, AT_WAR + war, BARRACKS)


@rule("R 1.11.371")
def win_over_rebel(s: RepublicState, battle: Battle, against: int, seat: int) -> None:
    """The revolt of the faction in `seat` is put down. Unrest falls; the general, if he lives,
    gains half of what the rebel's army was worth when it began, fractions up, and still commands.
    """
    change_unrest(s, VICTORY_UNREST)
    gain = battle.gain(s, against)
    if s.log is not None:
        told = {"general": person(battle.commander), "count": gain}
        s.note("republic-revolt-put-down", seat, told)
    if battle.lives(s):
        battle.commander.marks |= VICTOR
    honour(s, battle, gain)
    put_down(s)
