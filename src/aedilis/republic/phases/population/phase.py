"""The Population Phase: what troubles the people, and the speech on the state of the Republic
(rules 1.08.1 to 1.08.2).
"""

from typing import Any, Final

from aedilis.kernel.phase import Do, Phase, Step
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import (
    MANPOWER_SHORTAGE,
    MOB,
    NO_RECRUITMENT,
    NONE,
    PEOPLE_REVOLT,
)
from aedilis.republic.definitions.named import EVIL_OMENS, MANPOWER
from aedilis.republic.definitions.numbers import (
    DROUGHT_UNREST,
    MOB_CHITS,
    POPULATION_DICE,
    UNPROSECUTED_WAR_UNREST,
)
from aedilis.republic.definitions.tables import population_row
from aedilis.republic.rules.chits import draw_chits, whom
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import hrao, who, with_identity
from aedilis.republic.rules.rolls import throw
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.rules.victory import people_revolt
from aedilis.republic.rules.wars import civil_war_counts, droughts
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import POPULATION, RepublicState
from aedilis.republic.state.zones import ACTIVE, ROME, UNOPPOSED

UNSURE: Final = 10
"""The row of the table on which its versions differ."""


@rule("R 1.08.1", "R 1.08.11", "R 1.08.12", "R VII.drought")
def troubles(s: RepublicState) -> None:
    """Unrest grows for each active war that was left to itself, and for each drought."""
    left = sum(1 for f in s.fronts if f.status == ACTIVE and f.unprosecuted)
    if civil_war_counts(s) and s.senator(s.rebel).marks & UNOPPOSED:
        left += 1
    dry = droughts(s)
    change_unrest(s, left * UNPROSECUTED_WAR_UNREST + dry * DROUGHT_UNREST)
    if s.log is not None:
        s.note("republic-troubles", -1, {"wars": left, "droughts": dry, "unrest": s.unrest})


@rule("R 1.08.2", "R 1.08.1")
def speech(s: RepublicState) -> None:
    """The highest ranking official speaks: three dice, his popularity, less unrest and evil omens;
    the table says what the people make of it.
    """
    speaker = hrao(s)
    popularity = s.senator(speaker).popularity if speaker != NONE else 0
    roll = throw(s, POPULATION_DICE.dice)
    before = s.unrest
    total = roll - before + popularity - s.events[EVIL_OMENS]
    row = population_row(total)
    change = unrest_of(s, total)
    change_unrest(s, change)
    if s.log is not None:
        told: dict[str, object] = {
            "roll": roll, "before": before, "omens": s.events[EVIL_OMENS], "total": total,
            "change": change, "unrest": s.unrest,
        }  # fmt: skip
        if speaker == NONE:
            s.note("republic-speech-nobody", -1, told)
        else:
            told["person"] = who(s, speaker)
            told["popularity"] = popularity
            s.note("republic-speech", s.senator(speaker).faction, told)
    if row.effects & MANPOWER_SHORTAGE:
        s.events[MANPOWER] += 1
        _tell(s, "republic-speech-shortage")
    if row.effects & NO_RECRUITMENT:
        s.no_recruitment = True
        _tell(s, "republic-speech-no-recruitment")
    if row.effects & MOB:
        _tell(s, "republic-speech-mob")
        mob(s)
    if row.effects & PEOPLE_REVOLT:
        _tell(s, "republic-speech-revolt")
        people_revolt(s)


@rule("R 1.08.2")
def unrest_of(s: RepublicState, total: int) -> int:
    """By how much a total on the table changes the unrest; of a 10 two versions of it are told."""
    return s.switches.unrest_at_ten if total == UNSURE else population_row(total).unrest


def _tell(s: RepublicState, key: str) -> None:
    if s.log is not None:
        s.note(key, -1, {})


@rule("R 1.08.2", "R 1.05.21")
def mob(s: RepublicState) -> None:
    """A mob kills whoever in Rome or in the Forum has the number of a chit drawn."""
    for chit in draw_chits(s.dice, MOB_CHITS, s.switches.draw_two_chits):
        if s.log is not None:
            s.note("republic-chit", -1, {"chit": chit})
        here = [x for x in with_identity(s, chit) if s.senator(x).place == ROME] if chit > 0 else []
        if not here:
            continue
        slot = whom(s, chit)
        if slot in here:
            die(s, slot)


def begin(s: RepublicState) -> None:
    """The phase begins with what troubles the people."""
    s.phase = POPULATION
    troubles(s)


POPULATION_STEPS: Final = Phase((Do("troubles", begin), Do("speech", speech)))

cite("R 1.08.1", "R 1.08.2")


class PopulationFrame(RepublicPhase):
    """The phase. Nobody is asked anything."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else POPULATION_STEPS.first)

    def kind(self) -> str:
        return "population"
