"""Consuls, Dictator, Censor, and Consul for Life by vote (rules 1.09.2 to 1.09.4, 1.09.821)."""

from itertools import combinations

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import keeping
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import (
    CONSUL_FOR_LIFE_ELECTED,
    DICTATOR_STRENGTH,
    DICTATOR_WARS,
)
from aedilis.republic.known import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
    TRADITION_ERODES,
)
from aedilis.republic.laws import in_force
from aedilis.republic.senate.floor import may_preside
from aedilis.republic.senate.kinds import Kind, Parts, any_barred, slot_of
from aedilis.republic.senate.posts import PostsFrame, appoint_dictator, take_post
from aedilis.republic.senators import holds_major, in_play, in_rome, who
from aedilis.republic.session import CENSOR_STEP, CONSULS, DICTATOR_STEP, TRIALS
from aedilis.republic.state import RepublicState
from aedilis.republic.things import SENATOR, senators
from aedilis.republic.wars import (
    active_fronts,
    active_wars,
    land_strength,
    naval_strength,
    printed_land,
    printed_naval,
)
from aedilis.republic.zones import PRIOR_CONSUL

ENDED_CONSULS = 1 << ROME_CONSUL


@rule("R 1.09.1", "R 1.09.2", "R 1.09.32", "R 1.09.4")
def is_due(s: RepublicState, step: int, office: int) -> bool:
    """Whether it is the time of an office, and nobody has been elected to it yet."""
    session = s.sitting()
    return session.step == step and not session.ended >> office & 1


# -- Consuls ---------------------------------------------------------------------------------------


@rule("R 1.09.2")
def consul_candidates(s: RepublicState) -> list[int]:
    """Who may be elected Consul: in Rome, and neither Consul nor Dictator when the session opened,
    unless tradition has eroded.
    """
    barred = 0 if in_force(s, TRADITION_ERODES) else s.sitting().outgoing
    return [slot for slot in in_rome(s) if not barred >> slot & 1]


@rule("R 1.09.21")
def consul_pairs(s: RepublicState) -> list[tuple[int, int]]:
    """The pairs that may still be elected."""
    pairs = list(combinations(consul_candidates(s), 2))
    name = Consuls().name
    if not any_barred(s, name):
        return pairs
    # There are hundreds of pairs: reading what is barred is less work than writing each one down.
    begin = f"{name}:["
    barred: set[tuple[int, int]] = set()
    for key in s.sitting().barred:
        if key.startswith(begin):
            first, _, second = key[len(begin) : -1].partition(", ")
            barred.add((slot_of(int(first)), slot_of(int(second))))
    return [pair for pair in pairs if pair not in barred and (pair[1], pair[0]) not in barred]


cite("R 1.09.2", "R 1.09.21", "R 1.09.131")


class Consuls(Kind):
    """Two Consuls, elected or rejected together."""

    name = "consuls"
    rule = "R 1.09.2"

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return is_due(s, CONSULS, ROME_CONSUL) and len(consul_pairs(s)) > 1

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        pairs = consul_pairs(s)
        if not part:
            slots = sorted({slot for pair in pairs for slot in pair})
            options = keeping(s, seat, self.name, part, senators("first", slots))
            return Choose(seat, "republic-ask-consuls", self.rule, options)
        if len(part) == 1:
            first = slot_of(part[0])
            slots = sorted({x for pair in pairs if first in pair for x in pair if x != first})
            options = keeping(s, seat, self.name, part, senators("second", slots))
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
    for _, one in in_play(s):
        if one.offices & (1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << DICTATOR):
            one.marks |= PRIOR_CONSUL
        one.offices &= ~(
            1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << DICTATOR | 1 << MASTER_OF_HORSE
        )


# -- Dictator --------------------------------------------------------------------------------------


@rule("R 1.09.3")
def dictator_allowed(s: RepublicState) -> bool:
    """Whether Rome faces three active wars, or one of great strength."""
    if active_wars(s) >= DICTATOR_WARS:
        return True
    printed = s.options.get("dictator-strength") == "printed"
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
    other = ~(1 << CENSOR)
    return [slot for slot in in_rome(s) if not s.senator(slot).offices & other]


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
        due = is_due(s, DICTATOR_STEP, DICTATOR) and s.sitting().dictator_open
        return due and dictator_allowed(s) and bool(self.candidates(s))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if part:
            return None
        options = keeping(s, seat, self.name, part, senators("senator", self.candidates(s)))
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
    censor = 1 << CENSOR
    return [
        slot
        for slot in in_rome(s)
        if s.senator(slot).offices & censor or not holds_major(s.senator(slot))
    ]


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
        options = keeping(s, seat, self.name, part, senators("senator", censor_candidates(s)))
        return Choose(seat, "republic-ask-censor", self.rule, options)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return slot_of(parts[0][0]) in free_of_major(s)

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        make_censor(s, slot_of(parts[0][0]))


@rule("R 1.09.4")
def make_censor(s: RepublicState, slot: int) -> None:
    """A senator becomes Censor, for another term if he was it; the old one is out of office."""
    for _, one in in_play(s):
        one.offices &= ~(1 << CENSOR)
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
        options = keeping(s, seat, self.name, part, senators("senator", self.candidates(s)))
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
