"""A victorious general: whether he asks his legions, rebels, and pays them (rules 1.11.3, 1.11.31,
1.11.33).
"""

from typing import Final

from aedilis.kernel.prompt import Amount, Form, Move
from aedilis.republic.bots.civil_war import between_romans
from aedilis.republic.bots.mind import Mind, best_against
from aedilis.republic.bots.prospects import prospects
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import LOSING_WARS, LOYALTY_FROM, REBEL_UPKEEP
from aedilis.republic.phases.revolution.loyalty import to_roll
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.rules.armies import legions_at, troop_strength
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.revolt import would_follow
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, POOL, VICTOR

HOPE: Final = 1.3
"""Legions are asked whether they follow when so many of those that may would be enough."""
UNDECIDED: Final = 0.3
"""What a battle without decision is worth to a rebel, beside one that he wins."""
UNOPPOSED: Final = 0.85
"""How likely he is to win where his friends have a majority in Rome."""
INCOME: Final = 50
"""What the State is thought to have in addition when it raises legions against him."""
REBEL: Final = verb("rebel")
ROLL: Final = verb("roll")
LAY_DOWN: Final = verb("lay_down")


def considers(mind: Mind) -> Move:
    """A victorious general asks his legions where those that may follow would be enough."""
    choices = mind.prompt.choices([])
    slot = _victor(mind)
    if slot == NONE:
        return [LAY_DOWN]
    if ROLL not in choices:
        return decides(mind)
    s = mind.s
    asked = to_roll(s, slot)
    part = min(1.0, HOPE * (7 - LOYALTY_FROM[s.era]) / 6)
    paid = min(part * len(asked), _purse(mind, slot) // REBEL_UPKEEP)
    strength = _sure(s, slot) + int(paid * troop_strength(s, asked) / max(1, len(asked)))
    left = troop_strength(s, legions_at(s, BARRACKS)) + max(0, len(asked) - int(paid))
    return [ROLL] if _worth_it(mind, slot, strength, left) else [LAY_DOWN]


def decides(mind: Mind) -> Move:
    """He rebels with those who follow, as far as he can pay them, where he is likelier to win than
    in peace.
    """
    slot = _victor(mind)
    if slot == NONE or REBEL not in mind.prompt.choices([]):
        return [LAY_DOWN]
    s = mind.s
    others = sorted(to_roll(s, slot), key=lambda n: troop_strength(s, [n]))
    paid = others[max(0, len(others) - _purse(mind, slot) // REBEL_UPKEEP) :]
    strength = _sure(s, slot) + troop_strength(s, paid)
    left = troop_strength(s, legions_at(s, BARRACKS)) + len(others) - len(paid)
    return [REBEL] if _worth_it(mind, slot, strength, left) else [LAY_DOWN]


def _victor(mind: Mind) -> int:
    """The general of one's own who is asked, NONE without one."""
    person = (mind.prompt.params or {}).get("person")
    own = [slot for slot in mind.own() if mind.one(slot).marks & VICTOR]
    return next((slot for slot in own if who(mind.s, slot) == person), NONE)


def _sure(s: RepublicState, slot: int) -> int:
    """What his own veterans are worth, who follow him for nothing."""
    return troop_strength(s, [n for n in would_follow(s, slot) if s.loyal[n] == slot])


def _purse(mind: Mind, slot: int) -> int:
    """What he could pay his legions with."""
    return mind.one(slot).talents + mind.s.factions[mind.seat].treasury


def _worth_it(mind: Mind, slot: int, strength: int, left: int) -> bool:
    """Whether an army of such a strength, where Rome has legions of the strength `left`, is so much
    likelier to win than his faction is in peace as he dares.
    """
    s = mind.s
    daring = mind.resolve.daring
    if not daring or not strength or active_wars(s) >= LOSING_WARS - 1:
        return False
    return chance(mind, slot, strength, left) > daring * prospects().foretell(s)[mind.seat]


def chance(mind: Mind, slot: int, strength: int, left: int) -> float:
    """How likely a rebel is to win in battle, when Rome sends whatever it has and can raise. Where
    those he leaves behind have most of the votes they will see to it that nobody is sent.
    """
    s = mind.s
    seats = range(len(s.factions))
    behind = mind.votes_of(mind.seat)
    if 2 * behind > sum(mind.votes_of(seat) for seat in seats):
        return UNOPPOSED
    coins = (max(0, s.treasury) + INCOME) // unit_cost(s)
    raised = min(coins, len(legions_at(s, POOL)))
    roman = with_military(left + raised, best_against(s, mind.seat))
    met = between_romans(s, roman, with_military(strength, mind.military(slot)))
    return met.defeat + UNDECIDED * max(0.0, 1 - met.defeat - met.victory)


def upkeep(mind: Mind) -> Move:
    """Who cannot pay all his legions sends away regular ones before veterans."""
    move: Move = []
    while choices := mind.prompt.choices(move):
        asked = mind.prompt.field(move) if isinstance(mind.prompt, Form) else None
        regulars = isinstance(asked, Amount) and asked.key == "republic-ask-release"
        move.append(choices[-1] if regulars else choices[0])
    return move
