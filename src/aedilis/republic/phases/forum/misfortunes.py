"""Events that strike at once: epidemics, evil omens, mob violence, natural disasters (rule
1.07.21).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.named import EPIDEMIC, EVIL_OMENS, MOB_VIOLENCE, NATURAL_DISASTER
from aedilis.republic.definitions.tables import DISASTER_CONCESSIONS
from aedilis.republic.phases.forum.omens import more_omens, pontifex_pays
from aedilis.republic.rules.chits import draw_chits, whom
from aedilis.republic.rules.concessions import destroy
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import state_owes
from aedilis.republic.rules.rolls import count_under_omens, throw
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME


@rule("R 1.05.21", "R 1.05.22")
def struck(s: RepublicState, chit: int) -> int:
    """The slot of the person in play whom a chit names; NONE for nobody."""
    if s.log is not None:
        s.note("republic-chit", -1, {"chit": chit})
    return whom(s, chit) if chit > 0 else NONE


@rule("R 1.07.21")
def epidemic(s: RepublicState, foreign: bool) -> None:
    """Chits are drawn: whoever of them is in Rome dies. A foreign epidemic takes the first who is
    away instead.
    """
    done = False
    for chit in draw_chits(s.dice, EVENTS[EPIDEMIC].side(foreign).chits, s.switches.draw_two_chits):
        slot = struck(s, chit)
        if slot == NONE or done or (s.senator(slot).place == ROME) == foreign:
            continue
        die(s, slot)
        done = foreign


@rule("R 1.07.21", "R 1.06.53")
def evil_omens(s: RepublicState, more: bool) -> None:
    """The first of a year costs the Pontifex Maximus, as far as there is one and he can pay, and
    the State the rest; how many there are is what counts for rolls.
    """
    if more:
        more_omens(s)
    else:
        state_owes(s, pontifex_pays(s, -EVENTS[EVIL_OMENS].light.treasury))


@rule("R 1.07.21")
def mob_violence(s: RepublicState, more: bool) -> None:
    """As many chits as there is unrest, later a die more; who is in Rome and less popular than the
    unrest dies.
    """
    unrest = s.unrest
    count = unrest
    if more:
        roll = EVENTS[MOB_VIOLENCE].dark.dice
        assert roll is not None
        dice = throw(s, roll.dice)
        count += count_under_omens(s, dice)
        if s.log is not None:
            s.note("republic-mob", -1, {"dice": dice, "count": count})
    for chit in draw_chits(s.dice, count, s.switches.draw_two_chits):
        slot = struck(s, chit)
        if slot == NONE or s.senator(slot).place != ROME:
            continue
        if s.senator(slot).popularity < unrest + int(more):
            die(s, slot)


@rule("R 1.07.21", "R 1.07.321", "R 1.06.53")
def natural_disaster(s: RepublicState, more: bool) -> None:
    """The first of a year costs the State; each destroys the concession that a die names."""
    if not more:
        state_owes(s, -EVENTS[NATURAL_DISASTER].light.treasury)
    dice = s.dice.die()
    concession = DISASTER_CONCESSIONS[dice - 1]
    if s.log is not None:
        s.note("republic-disaster", -1, {"dice": dice, "concession": concession})
    destroy(s, concession)
