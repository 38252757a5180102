"""What laws do at once, and when they can be played (rules 1.07.36, 1.13.1, 2.06.3).

What a law in force changes elsewhere is looked up there with `laws.in_force`.
"""

from typing import Final

from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.cards import Law
from aedilis.republic.definitions.codes import LASTS, NEEDS
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.definitions.named import JULIAN, MANPOWER, SERVILIAN
from aedilis.republic.definitions.numbers import LAW_COSPONSOR_INFLUENCE, LAW_SPONSOR_INFLUENCE
from aedilis.republic.phases.senate.floor import may_preside
from aedilis.republic.phases.senate.kinds import NOBODY, Kind, Parts, slot_of
from aedilis.republic.rules.docket import strike_out
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.persons import gain_influence, gain_popularity, of_faction, who
from aedilis.republic.rules.rolls import count_under_omens
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.rules.wars import active_fronts, front_of, land_strength, naval_strength
from aedilis.republic.rules.wars import series as series_of
from aedilis.republic.state.choices import LAW
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD
from aedilis.republic.state.zones import LAW as IN_FORCE

NEEDS_STRENGTH: Final = NEEDS.index("active_strength")
NEEDS_LAW: Final = NEEDS.index("law")
NEEDS_WAR: Final = NEEDS.index("war")
NEEDS_SERIES: Final = NEEDS.index("series")
AT_ONCE: Final = LASTS.index("at_once")


@rule("R 1.07.36")
def is_due(s: RepublicState, law: Law) -> bool:
    """Whether what a law needs is there: wars of enough strength, another law, a certain war."""
    if law.needs == NEEDS_STRENGTH:
        wars = [front.war for front in active_fronts(s)]
        total = sum(land_strength(s, war) + naval_strength(s, war) for war in wars)
        return total >= law.needs_strength
    if law.needs == NEEDS_LAW:
        return in_force(s, law.needs_law)
    if law.needs == NEEDS_WAR:
        return front_of(s, law.needs_war) is not None
    if law.needs == NEEDS_SERIES:
        return any(series_of(front.war) == law.needs_series for front in s.fronts)
    return True


@rule("R 1.07.36")
def take_effect(s: RepublicState, seat: int, law: Law, repeal: bool) -> None:
    """A law that a faction has played, and that has just been thrown away, is law. It lies in the
    place of laws while it lasts.
    """
    if s.log is not None:
        key = "republic-law-repeals" if repeal else "republic-law"
        s.note(key, seat, {"law": law.index})
    if repeal:
        s.zone[LAWS[law.repeals].card] = DISCARD
        s.discards.append(LAWS[law.repeals].card)
        return
    if law.lasts != AT_ONCE:
        s.discards.remove(law.card)
        s.zone[law.card] = IN_FORCE
    enact(s, seat, law)


cite("R 1.07.36", "R 1.13.1")


def enact(s: RepublicState, seat: int, law: Law) -> None:
    """What a law changes at once."""
    if law.index == SERVILIAN:
        s.factions[seat].knight_drm += law.knight_drm
    if law.unrest:
        change_unrest(s, law.unrest)
        if s.log is not None:
            s.note("republic-law-unrest", seat, {"unrest": s.unrest})
    if law.popularity:
        for _, one in of_faction(s, seat):
            gain_popularity(one, law.popularity)
    if law.index == JULIAN:
        s.events[MANPOWER] = 0
        s.no_recruitment = False
        _lose_influence(s, seat)


@rule("R 1.07.36")
def _lose_influence(s: RepublicState, seat: int) -> None:
    """Each senator of the faction throws for the influence that a law costs him."""
    for slot, one in of_faction(s, seat):
        thrown = s.dice.die()
        lost = min(one.influence, count_under_omens(s, thrown))
        gain_influence(s, slot, -lost)
        if s.log is not None:
            told = {"person": who(s, slot), "dice": thrown, "influence": lost}
            s.note("republic-law-influence", seat, told)


# -- by vote ---------------------------------------------------------------------------------------


@rule("R 2.06.2")
def may_be_voted(s: RepublicState, law: Law, repeal: bool) -> bool:
    """Whether a law still makes sense: what it needs, or is to repeal, is there."""
    return is_due(s, law) and (not repeal or in_force(s, law.repeals))


cite("R 2.06.1", "R 2.06.2", "R 2.06.3")


class LawVotes(Kind):
    """A law that somebody has played. Nobody proposes it but by its card, and nobody can veto it.

    Its one part is the law, sponsor and co-sponsor as things, and 1 if it repeals another.
    """

    name = "law"
    rule = "R 2.06.2"
    vetoable = False
    outlives = True

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return False

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        return None

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        number, sponsor, cosponsor, repeal = parts[0]
        law = LAWS[number - LAW]
        s.zone[law.card] = DISCARD
        s.discards.append(law.card)
        take_effect(s, by, law, bool(repeal))
        # Only now, so that a law against one-man rule comes before the influence.
        reward(s, sponsor, LAW_SPONSOR_INFLUENCE)
        reward(s, cosponsor, LAW_COSPONSOR_INFLUENCE)

    def close(self, s: RepublicState, parts: Parts) -> None:
        strike_out(s, parts[0][0] - LAW)


@rule("R 2.06.3")
def reward(s: RepublicState, thing: int, influence: int) -> None:
    """A sponsor gains influence by his law, if he lives and is in Rome."""
    if thing == NOBODY or not may_preside(s, slot_of(thing)):
        return
    slot = slot_of(thing)
    gain_influence(s, slot, influence)
    if s.log is not None:
        told = {"person": who(s, slot), "influence": influence}
        s.note("republic-law-sponsored", s.senator(slot).faction, told)
