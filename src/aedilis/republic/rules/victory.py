"""How the game ends (rules 1.12).

`settle` looks after everything that may have brought an end about; `end_of_turn` looks at the end
of the Revolution Phase. Whoever notices an end of another kind calls its function here.

A rebel who has met a winning condition has won at once, unless Rome faces too many wars: then he
has to fight them (`survival`), and whether Rome survives is all that is left to be played. `ending`
in the state names his condition from then on, while `over` is still False.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import MILITARY_REFORMS
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_APPOINTED, LOSING_WARS
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.living import era_ranks_first
from aedilis.republic.rules.persons import hrao_seat, in_play, of_faction, votes, who
from aedilis.republic.rules.revolt import put_down
from aedilis.republic.rules.survival import SurvivalFrame, take_rome
from aedilis.republic.rules.wars import active_fronts, active_wars
from aedilis.republic.state.endings import (
    CONSUL_APPOINTED,
    CONSUL_ELECTED,
    ERA_ENDS,
    GOING_ON,
    LOST_BANKRUPTCY,
    LOST_REBEL,
    LOST_REVOLT,
    LOST_WARS,
    REBEL_BANKRUPTCY,
    REBEL_REVOLT,
    finish,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL, ROME

# -- what is looked at whenever something has happened ---------------------------------------------


@rule("R 1.06.53", "R 1.11.371", "R 1.12.2", "R 1.12.3", "R 1.12.4")
def settle(s: RepublicState) -> None:
    """Look at what has just happened: a rebel's death, bankruptcy, a rebel's success, enough
    influence.
    """
    if not s.over and s.rebel == NONE:
        _without_rebel(s)
    if not s.over and s.bankrupt:
        _bankrupt(s)
    if not s.over and s.ending != GOING_ON:
        _triumph_of_rebel(s)
    elif not s.over:
        _appoint(s)
    # Who has lost his last senator is asked as soon as nothing else is under way.
    s.flagged = s.bereft != 0


@rule("R 1.11.371", "R 1.12.4")
def _without_rebel(s: RepublicState) -> None:
    """The Primary Rebel is dead: his revolt is over, or with it the last hope of Rome."""
    if s.ending != GOING_ON:
        finish(s, LOST_REBEL, [])
    else:
        put_down(s)


@rule("R 1.06.53", "R 1.12.2", "R 1.12.3")
def _bankrupt(s: RepublicState) -> None:
    """The State cannot pay: the rebel's success, and without one the ruin of all."""
    if s.rebel == NONE:
        finish(s, LOST_BANKRUPTCY, [])
    elif s.ending == GOING_ON:
        rebel_succeeds(s, REBEL_BANKRUPTCY)


@rule("R 1.11.35", "R 1.11.373", "R 1.12.2")
def rebel_succeeds(s: RepublicState, ending: int) -> None:
    """The Primary Rebel has met a winning condition. What comes of it is settled as soon as what
    is under way now has come to its end.
    """
    s.ending = ending
    s.flagged = True
    if s.log is not None:
        told = {"person": who(s, s.rebel), "ending": ending}
        s.note("republic-rebel-succeeds", s.senator(s.rebel).faction, told)


@rule("R 1.12.2", "R 1.12.4", "R 1.11.373")
def _triumph_of_rebel(s: RepublicState) -> None:
    """A rebel who has succeeded wins, or has to save Rome from its wars first; nothing else is
    played any more. His own war counts no longer.
    """
    if len(active_fronts(s)) < LOSING_WARS:
        finish(s, s.ending, [s.senator(s.rebel).faction])
    elif not s.stack or s.stack[0].kind() != "survival":
        take_rome(s)
        # The list stays the same one: whoever runs the game holds on to it.
        s.stack[:] = [SurvivalFrame(s.rebel)]


@rule("R 1.09.822", "R 1.12.2")
def _appoint(s: RepublicState) -> None:
    """Whoever in Rome has enough influence is Consul for Life at once, if the law allows it; of
    several the most influential, then the one of the most influential faction, then by dice. He
    comes before one who was elected, and gives way to nobody.
    """
    if (s.life != NONE and not s.elected) or in_force(s, MILITARY_REFORMS):
        return
    found = [
        slot
        for slot, one in in_play(s)
        if one.influence >= CONSUL_FOR_LIFE_APPOINTED and one.faction != NONE and one.place == ROME
    ]
    if not found:
        return
    found = _highest(found, [s.senator(slot).influence for slot in found])
    found = _highest(found, [faction_influence(s, s.senator(slot).faction) for slot in found])
    s.life = throw_off(s, found, [s.senator(slot).faction for slot in found])
    s.elected = False
    # While a rebel lives the game goes on, and he now sees the hands of the others.
    s.learned |= 1 << s.senator(s.life).faction
    if s.log is not None:
        one = s.senator(s.life)
        told = {"person": who(s, s.life), "influence": one.influence}
        s.note("republic-appointed-for-life", one.faction, told)


def _highest(items: list[int], values: list[int]) -> list[int]:
    """Those of the items that have the highest value."""
    best = max(values)
    return [item for item, value in zip(items, values, strict=True) if value == best]


@rule("R 1.04.8")
def throw_off(s: RepublicState, items: list[int], seats: list[int]) -> int:
    """One of some tied items: two dice are thrown for each, the highest wins, equal ones throw
    again. `seats` are those who throw for them.
    """
    left = list(range(len(items)))
    while len(left) > 1:
        throws = [s.dice.die() + s.dice.die() for _ in left]
        if s.log is not None:
            for n, roll in zip(left, throws, strict=True):
                s.note("republic-tie-throw", seats[n], {"roll": roll})
        left = _highest(left, throws)
    return items[left[0]]


# -- ends that others notice -----------------------------------------------------------------------


@rule("R 1.08.2", "R VII.die-modifier", "R VII.manpower", "R 1.12.2", "R 1.12.3")
def people_revolt(s: RepublicState) -> None:
    """The people rise: a rebel has met a winning condition, without one all lose."""
    if s.rebel == NONE:
        finish(s, LOST_REVOLT, [])
    else:
        rebel_succeeds(s, REBEL_REVOLT)


@rule("R 1.12.3", "R 1.12.4", "R 1.12.2")
def four_wars(s: RepublicState) -> None:
    """At the end of the Combat Phase, when every battle is over: too many active wars are the end
    of Rome, a rebel marching on it among them.
    """
    if s.flagged:
        settle(s)
    if not s.over and s.ending == GOING_ON and active_wars(s) >= LOSING_WARS:
        finish(s, LOST_WARS, [])


@rule("R 1.09.82", "R 1.09.823", "R 1.12.1", "R 1.12.2", "R 1.12.4")
def end_of_turn(s: RepublicState) -> None:
    """After the Revolution Phase a Consul for Life wins, whatever becomes of a revolt, unless Rome
    faces too many wars.

    All that comes before him has ended the game when it happened: what everybody loses by, and the
    success of a rebel.
    """
    if s.flagged:
        settle(s)
    going_on = not s.over and s.ending == GOING_ON
    if going_on and s.life != NONE and active_wars(s) < LOSING_WARS:
        _life_wins(s)


def _life_wins(s: RepublicState) -> None:
    finish(s, CONSUL_ELECTED if s.elected else CONSUL_APPOINTED, [s.senator(s.life).faction])


@rule("R 1.12.1", "R 1.12.2", "R 1.09.823")
def era_ends(s: RepublicState) -> None:
    """At the end of the Forum Phase in which the era ended, after Rome was put in order: the
    faction of a Consul for Life wins, else the most influential. How many wars there are does not
    matter.
    """
    if s.flagged:
        settle(s)
    if s.over or s.ending != GOING_ON:
        return
    if s.life == NONE:
        finish(s, ERA_ENDS, [most_influential(s)])
    elif era_ranks_first(s):
        finish(s, ERA_ENDS, [s.senator(s.life).faction])
    else:
        _life_wins(s)


@rule("R 1.12.2", "R 1.10.71")
def counted(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction whose influence counts in the end: no rebels and no captives."""
    return [slot for slot, one in of_faction(s, seat) if one.place not in (CAPTIVE, REBEL)]


def faction_influence(s: RepublicState, seat: int) -> int:
    """The influence of a faction as it counts in the end."""
    return sum(s.senator(slot).influence for slot in counted(s, seat))


@rule("R 1.12.2", "R 1.04.8")
def most_influential(s: RepublicState) -> int:
    """The seat with the most influence; of several the one with the most influential senator, then
    with the most votes, then by dice, which are thrown from the HRAO on.
    """
    first = hrao_seat(s)
    found = [seat for seat in s.round_from(first) if not s.factions[seat].gone]
    found = _highest(found, [faction_influence(s, seat) for seat in found])
    singles = [
        max((s.senator(slot).influence for slot in counted(s, seat)), default=0) for seat in found
    ]
    found = _highest(found, singles)
    cast = [sum(votes(s.senator(slot)) for slot in counted(s, seat)) for seat in found]
    found = _highest(found, cast)
    return throw_off(s, found, found)
