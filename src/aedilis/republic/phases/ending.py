"""How the game ends (rules 1.12).

`settle` looks after everything that may have brought an end about; `end_of_turn` looks at the end
of the Revolution Phase. Whoever notices an end of another kind calls its function here, or in
`aedilis.republic.rules.victory`.

A rebel who has met a winning condition has won at once, unless Rome faces too many wars: then he
has to fight them (`combat.survival`), and whether Rome survives is all that is left to be played.
`ending` in the state names his condition from then on, while `over` is still False.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import MILITARY_REFORMS
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_APPOINTED, LOSING_WARS
from aedilis.republic.phases.combat.survival import SurvivalFrame, take_rome
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.living import era_ranks_first
from aedilis.republic.rules.lots import best
from aedilis.republic.rules.persons import in_play, who
from aedilis.republic.rules.revolt import put_down
from aedilis.republic.rules.victory import (
    faction_influence,
    most_influential,
    rebel_succeeds,
    throw_off,
)
from aedilis.republic.rules.wars import active_fronts, active_wars
from aedilis.republic.state.endings import (
    CONSUL_APPOINTED,
    CONSUL_ELECTED,
    ERA_ENDS,
    GOING_ON,
    LOST_BANKRUPTCY,
    LOST_REBEL,
    LOST_WARS,
    REBEL_BANKRUPTCY,
    finish,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME

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
    found = best(found, [s.senator(slot).influence for slot in found])
    found = best(found, [faction_influence(s, s.senator(slot).faction) for slot in found])
    s.life = throw_off(s, found, [s.senator(slot).faction for slot in found])
    s.elected = False
    # While a rebel lives the game goes on, and he now sees the hands of the others.
    s.learned |= 1 << s.senator(s.life).faction
    if s.log is not None:
        one = s.senator(s.life)
        told = {"person": who(s, s.life), "influence": one.influence}
        s.note("republic-appointed-for-life", one.faction, told)


# -- what is looked at when a phase is over --------------------------------------------------------


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
