"""Consuls, Dictator, Censor, and Consul for Life by vote (rules 1.09.2 to 1.09.4, 1.09.821)."""

from functools import cache
from itertools import combinations
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    PONTIFEX,
    ROME_CONSUL,
    TRADITION_ERODES,
)
from aedilis.republic.definitions.numbers import (
    CONSUL_FOR_LIFE_ELECTED,
    DICTATOR_STRENGTH,
    DICTATOR_WARS,
)
from aedilis.republic.phases.senate.floor import may_preside
from aedilis.republic.phases.senate.kinds import Kind, Parts, slot_of
from aedilis.republic.phases.senate.posts import PostsFrame, appoint_dictator, take_post
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.offices import barring, leave_office
from aedilis.republic.rules.persons import in_play, in_rome, who
from aedilis.republic.rules.wars import (
    active_fronts,
    active_wars,
    land_strength,
    naval_strength,
    printed_land,
    printed_naval,
)
from aedilis.republic.state.choices import SENATOR, senators
from aedilis.republic.state.sitting import CENSOR_STEP, CONSULS, DICTATOR_STEP, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL

ENDED_CONSULS: Final = 1 << ROME_CONSUL
OF_CONSULS: Final = "consuls:["
"""How the keys of proposals of Consuls begin; both are named behind it."""


@rule("R 1.09.1", "R 1.09.2", "R 1.09.32", "R 1.09.4")
def is_due(s: RepublicState, step: str, office: int) -> bool:
    """Whether it is the time of an office, and nobody has been elected to it yet."""
    session = s.sitting()
    return session.step == step and not session.ended >> office & 1


# -- Consuls ---------------------------------------------------------------------------------------


@rule("R 1.09.2", "R 2.01.2")
def consul_candidates(s: RepublicState) -> list[int]:
    """Who may be elected Consul: in Rome, not Pontifex Maximus, and neither Consul nor Dictator
    when the session opened, unless tradition has eroded.
    """
    barred = 0 if in_force(s, TRADITION_ERODES) else s.sitting().outgoing
    found = [slot for slot in in_rome(s) if not barred >> slot & 1]
    if s.college is None:
        # Nobody is Pontifex Maximus.
        return found
    return [slot for slot in found if not barring(s, slot) >> PONTIFEX & 1]


@rule("R 1.09.21")
def consul_pairs(s: RepublicState) -> list[tuple[int, int]]:
    """The pairs that may still be elected."""
    barred = barred_pairs(s)
    return [pair for pair in combinations(consul_candidates(s), 2) if pair not in barred]


@rule("R 1.09.21", "R 1.09.131")
def colleagues(s: RepublicState, first: int = NONE) -> list[int]:
    """Who may be elected Consul together with `first`, or with anybody at all."""
    candidates = consul_candidates(s)
    barred = barred_pairs(s)
    if first != NONE:
        return [
            other
            for other in candidates
            if other != first and (min(first, other), max(first, other)) not in barred
        ]
    if not barred:
        return candidates if len(candidates) > 1 else []
    pairs = [pair for pair in combinations(candidates, 2) if pair not in barred]
    return sorted({slot for pair in pairs for slot in pair})


@rule("R 1.09.131")
def barred_pairs(s: RepublicState) -> set[tuple[int, int]]:
    """The pairs that have been rejected in this sitting, the lower slot first."""
    return {pair_of(key) for key in s.sitting().barred if key.startswith(OF_CONSULS)}


@cache
def pair_of(key: str) -> tuple[int, int]:
    """The pair that a proposal of Consuls with this key names, the lower slot first."""
    one, _, other = key.removeprefix(OF_CONSULS).removesuffix("]").partition(", ")
    slots = slot_of(int(one)), slot_of(int(other))
    return min(slots), max(slots)


cite("R 1.09.2", "R 1.09.21", "R 1.09.131")


class Consuls(Kind):
    """Two Consuls, elected or rejected together."""

    name = "consuls"
    rule = "R 1.09.2"

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return is_due(s, CONSULS, ROME_CONSUL) and len(consul_pairs(s)) > 1

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if not part:
            options = senators("first", colleagues(s))
            return Choose(seat, "republic-ask-consuls", self.rule, options)
        if len(part) == 1:
            options = senators("second", colleagues(s, slot_of(part[0])))
            return Choose(seat, "republic-ask-consuls", self.rule, options)
        return None

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return all(may_preside(s, slot_of(thing)) for thing in parts[0])

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        elect_consuls(s, slot_of(parts[0][0]), slot_of(parts[0][1]))

    def key(self, parts: Parts) -> str:
        return f"{self.name}:{sorted(parts[0])}"


@rule("R 1.09.22", "R VII.consuls", "R VII.consular-marker", "R 1.09.33", "R VII.dictator")
def elect_consuls(s: RepublicState, first: int, second: int) -> None:
    """Two Consuls are elected: who held their offices, and Dictator and Master of Horse, is out of
    office. The two settle who gets which post.
    """
    retire(s)
    s.sitting().ended |= ENDED_CONSULS
    s.stack.append(PostsFrame(first, second, NONE, NONE))


@rule("R 1.09.18", "R 1.09.22", "R 1.09.33")
def retire(s: RepublicState) -> None:
    """Outgoing Consuls and Dictators, wherever they are, become men who have been Consul."""
    ending = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << DICTATOR
    for slot, one in in_play(s):
        if one.offices & ending:
            one.marks |= PRIOR_CONSUL
        leave_office(s, slot, ending)


# -- Dictator --------------------------------------------------------------------------------------


@rule("R 1.09.3")
def dictator_allowed(s: RepublicState) -> bool:
    """Whether Rome faces three active wars, or one of great strength."""
    if active_wars(s) >= DICTATOR_WARS:
        return True
    printed = s.switches.dictator_strength == "printed"
    for front in active_fronts(s):
        if printed:
            naval = 0 if front.naval_won else printed_naval(front.war)
            strength = printed_land(front.war) + naval
        else:
            strength = land_strength(s, front.war) + naval_strength(s, front.war)
        if strength >= DICTATOR_STRENGTH:
            return True
    return False


@rule("R 1.09.3")
def free_of_office(s: RepublicState) -> list[int]:
    """The aligned senators in Rome who hold no office but perhaps that of Censor."""
    return free_of_major(s)


cite("R 1.09.32", "R 1.09.152")


class Dictators(Kind):
    """A Dictator by vote, once the Consuls have failed to agree on one."""

    name = "dictator"
    rule = "R 1.09.32"

    def candidates(self, s: RepublicState) -> list[int]:
        """Who has not been rejected yet."""
        barred = s.sitting().barred
        free = free_of_office(s)
        return [slot for slot in free if self.key([[SENATOR + slot]]) not in barred]

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        session = s.sitting()
        # The chair has gone on then, but a Tribune comes in time until there is a Censor.
        late = tribune and is_due(s, CENSOR_STEP, CENSOR) and not session.ended >> DICTATOR & 1
        due = (late or is_due(s, DICTATOR_STEP, DICTATOR)) and session.dictator_open
        return due and dictator_allowed(s) and bool(self.candidates(s))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if part:
            return None
        options = senators("senator", self.candidates(s))
        return Choose(seat, "republic-ask-dictator", self.rule, options)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return slot_of(parts[0][0]) in free_of_office(s)

    def last_chance(self, s: RepublicState, parts: Parts) -> bool:
        return self.candidates(s) == [slot_of(parts[0][0])]

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        appoint_dictator(s, slot_of(parts[0][0]))


# -- Censor ----------------------------------------------------------------------------------------


@rule("R 1.09.4")
def eligible_censors(s: RepublicState) -> list[int]:
    """Who may be Censor: men who have been Consul, in Rome and without other major office; without
    any such, all in Rome without one.
    """
    free = free_of_major(s)
    return [slot for slot in free if s.senator(slot).marks & PRIOR_CONSUL] or free


@rule("R 1.09.4", "R 1.09.131")
def censor_candidates(s: RepublicState) -> list[int]:
    """The eligible ones who have not been rejected in this sitting."""
    kind = Censors()
    barred = s.sitting().barred
    return [slot for slot in eligible_censors(s) if kind.key([[SENATOR + slot]]) not in barred]


def free_of_major(s: RepublicState) -> list[int]:
    """The aligned senators in Rome without major office, the Censor among them."""
    other = ~(1 << CENSOR)
    return [slot for slot in in_rome(s) if not barring(s, slot) & other]


cite("R 1.09.4")


class Censors(Kind):
    """The Censor."""

    name = "censor"
    rule = "R 1.09.4"

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return is_due(s, CENSOR_STEP, CENSOR) and len(censor_candidates(s)) > 1

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if part:
            return None
        options = senators("senator", censor_candidates(s))
        return Choose(seat, "republic-ask-censor", self.rule, options)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return slot_of(parts[0][0]) in free_of_major(s)

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        make_censor(s, slot_of(parts[0][0]))


@rule("R 1.09.4")
def make_censor(s: RepublicState, slot: int) -> None:
    """A senator becomes Censor, for another term if he was it; the old one is out of office."""
    take_post(s, slot, CENSOR)


# -- Consul for Life -------------------------------------------------------------------------------

cite("R 1.09.821", "R 1.09.82")


class Lives(Kind):
    """A Consul for Life by vote: once a turn, and no Tribune can veto it."""

    name = "life"
    rule = "R 1.09.821"
    vetoable = False

    def candidates(self, s: RepublicState) -> list[int]:
        """Senators in Rome with influence enough."""
        least = CONSUL_FOR_LIFE_ELECTED
        return [slot for slot in in_rome(s) if s.senator(slot).influence >= least]

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        session = s.sitting()
        if session.life_tried or s.life != NONE or session.step in (CONSULS, TRIALS):
            return False
        return bool(self.candidates(s))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if part:
            return None
        options = senators("senator", self.candidates(s))
        return Choose(seat, "republic-ask-life", self.rule, options)

    def made(self, s: RepublicState, parts: Parts) -> None:
        s.sitting().life_tried = True

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return may_preside(s, slot_of(parts[0][0])) and s.life == NONE

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        s.life = slot_of(parts[0][0])
        s.elected = True
        # While a rebel lives the game goes on, and he now sees the hands of the others.
        s.learned |= 1 << s.senator(s.life).faction
        if s.log is not None:
            told = {"person": who(s, s.life)}
            s.note("republic-elected-for-life", s.senator(s.life).faction, told)
