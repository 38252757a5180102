"""Who can get what of the spoils (rules 4.05.41 to 4.05.415)."""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.definitions.named import CENSOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.crisis import free, least_influential
from aedilis.republic.phases.senate.elections import consul_candidates, eligible_censors
from aedilis.republic.phases.senate.governors import left_for, must_fill
from aedilis.republic.rules.concessions import in_forum, may_be_held_now
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import printed
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import RETURNED

OFFICES: Final = (FIELD_CONSUL, ROME_CONSUL, CENSOR)
"""The offices that are divided."""
Posts = dict[int, list[int]]
"""The open offices, with who can get each."""
RATING: Final = 10_000
"""A general's rating counts so much more than his influence that no influence makes up for it."""


# -- offices ---------------------------------------------------------------------------------------


def open_offices(s: RepublicState) -> list[int]:
    """The offices that nobody has got in this sitting."""
    return [office for office in OFFICES if not s.sitting().ended >> office & 1]


def of_coalition(s: RepublicState, slots: list[int]) -> list[int]:
    """Those of some senators who belong to the ruling coalition."""
    ruling = kept(s).coalition
    return [slot for slot in slots if s.senator(slot).faction in ruling]


@rule("R 4.05.34")
def _best_generals(s: RepublicState, slots: list[int]) -> list[int]:
    """In a crisis the best general of each faction among some senators; of equals those with least
    influence. At other times all of them.
    """
    if not kept(s).crisis:
        return slots
    best_of = [-RATING] * len(s.factions)
    worth = [_generalship(s.senator(slot)) for slot in slots]
    for n, slot in enumerate(slots):
        faction = s.senator(slot).faction
        if worth[n] > best_of[faction]:
            best_of[faction] = worth[n]
    found: list[int] = []
    for n, slot in enumerate(slots):
        if worth[n] == best_of[s.senator(slot).faction]:
            found.append(slot)
    return found


def _generalship(one: Senator) -> int:
    """Who has more of it is the better general, or as good a one with less influence."""
    return RATING * printed(one).military - one.influence


@rule("R 4.05.412", "R 4.05.34", "R 1.09.2")
def may_be_consul(s: RepublicState) -> list[int]:
    """Who may be Consul by the usual bars: neither outgoing nor in office."""
    return _best_generals(s, free(s, consul_candidates(s)))


@rule("R 4.05.412")
def _popular(s: RepublicState, slots: list[int]) -> list[int]:
    """Those whom the people bear as Rome Consul, or else the most popular."""
    liked = [slot for slot in slots if s.senator(slot).popularity >= s.unrest]
    return liked or best(slots, [s.senator(slot).popularity for slot in slots])


@rule("R 4.05.41", "R 4.05.412", "R 4.05.34")
def candidates(s: RepublicState, office: int) -> list[int]:
    """Who can get an office: of the coalition, and of others, to whom a player may give it."""
    return _candidates(s, office, [] if office == CENSOR else may_be_consul(s))


def open_posts(s: RepublicState) -> Posts:
    """The open offices, with who can get each, as it is now."""
    offices = open_offices(s)
    consuls = may_be_consul(s) if any(office != CENSOR for office in offices) else []
    return {office: _candidates(s, office, consuls) for office in offices}


def any_post(s: RepublicState) -> bool:
    """Whether there is an open office for which there is somebody."""
    return any(candidates(s, office) for office in open_offices(s))


@rule("R 4.05.412")
def _candidates(s: RepublicState, office: int, consuls: list[int]) -> list[int]:
    """Who can get an office, `consuls` being those who may be Consul."""
    if office == CENSOR:
        return free(s, eligible_censors(s))
    if office == FIELD_CONSUL:
        return consuls
    ruling = kept(s).coalition
    inside: list[int] = []
    outside: list[int] = []
    for slot in consuls:
        (inside if s.senator(slot).faction in ruling else outside).append(slot)
    return sorted([*_popular(s, inside), *outside])


# -- provinces and concessions ---------------------------------------------------------------------


@rule("R 4.05.415", "R 1.09.51")
def may_govern(s: RepublicState, province: int) -> list[int]:
    """Who can get a province: one who has just come home only if there is nobody else."""
    found = left_for(s, province)
    return [slot for slot in found if not s.senator(slot).marks & RETURNED] or found


def open_provinces(s: RepublicState) -> list[int]:
    """The vacant provinces for which there is somebody."""
    return must_fill(s)


def open_concessions(s: RepublicState) -> list[int]:
    """The concessions in the Forum that can be given."""
    return [one for one in in_forum(s) if may_be_held_now(s, one)]


def _twice_average(roll: Roll) -> int:
    """Twice what a roll brings on average."""
    return roll.low() + roll.high()


@rule("R 4.05.415", "R 1.04.8")
def richest_provinces(s: RepublicState, provinces: list[int]) -> list[int]:
    """Those of some provinces with the best spoils, then the best income for the State."""
    sides = {}
    for province in provinces:
        holding = s.holdings[province]
        sides[province] = PROVINCES[province].side(holding is not None and holding.developed)
    found = best(provinces, [_twice_average(sides[one].spoils) for one in provinces])
    return best(found, [_twice_average(sides[one].income) for one in found])


@rule("R 4.05.41")
def outsider(s: RepublicState, slots: list[int]) -> int:
    """Whom an office goes to when nobody of the coalition can have it: who has least influence
    outside, by lot of equals. NONE when somebody of the coalition can, or nobody at all.
    """
    if not slots or of_coalition(s, slots):
        return NONE
    return drawn_by_lot(s, least_influential(s, slots))
