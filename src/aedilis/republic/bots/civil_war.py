"""Civil war: what Rome sends against a rebel (rules 1.11.35 to 1.11.373, 2.03.81).

If nobody marches against a rebel in Italy he has won. So whoever is vigilant sends an army against
him before any other.
"""

from typing import Final

from aedilis.republic.bots.battles import Fare, fare
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.stakes import CAPITOL, EACH, crowd
from aedilis.republic.bots.strike import PRICE, Pool, Strike, best_and_lean, sizes
from aedilis.republic.definitions.named import ALLY_DESERTS, ENEMYS_ALLY_DESERTS, EVIL_OMENS
from aedilis.republic.definitions.numbers import VETERAN_STRENGTH
from aedilis.republic.phases.senate.commands import commanders, enemy_strength, war_thing
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.phases.senate.kinds import Parts
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.armies import legions_at, troop_strength
from aedilis.republic.rules.camps import in_italy
from aedilis.republic.rules.holdouts import strength_there, support_there
from aedilis.republic.rules.resolution import Clash, war_dice
from aedilis.republic.rules.strength import military, with_military
from aedilis.republic.rules.wars import rebelling
from aedilis.republic.state.choices import thing
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, MARCH

OUTPOST: Final = 90
"""What it is worth to beat a rebel governor who does not lead the revolt."""
MASTERED: Final = 1500
"""What it is worth that no rebel wins this year: as much as that Rome does not fall."""


def at_the_gates(mind: Mind) -> bool:
    """Whether a rebel of another faction is in Italy, and nobody has been sent against him yet."""
    s = mind.s
    return in_italy(s) and not mind.mine(s.rebel) and not commanders(s, MARCH)


def must_send(mind: Mind) -> bool:
    """Whether somebody should be sent against the rebel, and neither the Senate nor the general has
    refused it.
    """
    if not mind.resolve.vigilant or not at_the_gates(mind):
        return False
    sent = f", {thing(war_thing('war', MARCH))},"
    session = mind.s.sitting()
    failed = [key for key in (*session.barred, *session.refused) if key.startswith("deploy:")]
    return not any(sent in key for key in failed)


def against_rebel(mind: Mind, slot: int, pool: Pool) -> list[Strike]:
    """The ways worth a thought to send a general against the rebel in Italy."""
    if not mind.resolve.vigilant:
        return _with_everything(mind, slot, pool)
    if mind.mine(mind.s.rebel):
        return []
    most = pool.strength(0)
    enemy, rating = enemy_strength(mind.s, MARCH)[0], military(mind.s, slot)
    return best_and_lean([_strike(mind, slot, pool, n) for n in sizes(enemy, rating, most)])


def _strike(mind: Mind, slot: int, pool: Pool, strength: int) -> Strike:
    """An army of such a strength against the rebel, veterans first."""
    regulars, veterans = pool.legions(strength)
    strength = regulars + VETERAN_STRENGTH * veterans
    met = battle(mind.s, with_military(strength, military(mind.s, slot)))
    value = MASTERED * (1 - met.defeat)
    value += met.victory * (CAPITOL + mind.resolve.urgent[crowd(mind)])
    value -= EACH * (regulars + veterans)
    value -= PRICE * unit_cost(mind.s) * max(0, regulars - pool.regulars)
    return Strike(slot, MARCH, regulars, veterans, 0, value)


def battle(s: RepublicState, roman: int) -> Fare:
    """How an army of the Senate would fare against the rebel in Italy."""
    return between_romans(s, roman, enemy_strength(s, MARCH)[0])


def between_romans(s: RepublicState, roman: int, rebel: int) -> Fare:
    """How an army of the Senate would fare against that of a rebel: no numbers strike."""
    omens = s.events[EVIL_OMENS]
    joining, deserting = war_dice(s, ALLY_DESERTS), war_dice(s, ENEMYS_ALLY_DESERTS)
    return fare(Clash(rebel, 0, 0, omens, joining, deserting), roman, roman, 0)


def _with_everything(mind: Mind, slot: int, pool: Pool) -> list[Strike]:
    """All there is, if it is of any use."""
    strength = pool.strength(0)
    if not strength:
        return []
    margin = with_military(strength, military(mind.s, slot)) - enemy_strength(mind.s, MARCH)[0]
    return _whole(slot, MARCH, pool, 0, CAPITOL, margin)


def _whole(slot: int, war: int, pool: Pool, fleets: int, stake: int, margin: int) -> list[Strike]:
    """All legions there are and so many fleets, that much stronger than a rebel, if it is of any
    use for what is at stake.
    """
    value = stake * min(1.0, max(0.0, 0.4 + margin / 12)) - 40
    regulars = pool.regulars + pool.coins
    return [Strike(slot, war, regulars, pool.veterans, fleets, value)] if value > 0 else []


def against_governor(mind: Mind, slot: int, province: int, pool: Pool) -> list[Strike]:
    """Against a rebel governor in his province goes what beats him, and the fleets that it takes;
    against the Primary Rebel everything else as well.
    """
    s = mind.s
    land, naval = strength_there(s, province)
    support = support_there(s, province)
    fleets = pool.fleets if naval else support
    strength = pool.strength(0)
    if fleets > pool.fleets or (naval and not fleets) or (not naval and not strength):
        return []
    rating = military(s, slot)
    margin = with_military(strength, rating) - land
    if naval:
        margin = min(margin, with_military(fleets, rating) - naval)
    stake = CAPITOL if governor_at(s, province) == s.rebel else OUTPOST
    return _whole(slot, rebelling(province), pool, fleets, stake, margin)


def sending_value(mind: Mind, parts: Parts, wars: list[int]) -> float:
    """What a proposal to send armies against `wars` is worth for the revolt alone: who is sent
    against the rebel saves Rome, and who takes the legions elsewhere leaves her to him.
    """
    s = mind.s
    if not mind.resolve.vigilant or not in_italy(s):
        return 0.0
    if mind.mine(s.rebel):
        return -MASTERED if MARCH in wars else 0.0
    if MARCH in wars:
        return MASTERED
    if commanders(s, MARCH):
        return 0.0
    home = troop_strength(s, legions_at(s, BARRACKS))
    gone = sum(part[2] + VETERAN_STRENGTH * part[3] for part in parts)
    return MASTERED * (battle(s, home).defeat - battle(s, max(0, home - gone)).defeat)
