"""What a public agreement can be about (rule 1.04.3).

A promise to vote, to nominate or to consent names a kind of proposal and the things that matter in
it. Only what is listed here can be named: how two Consuls share their offices, attempts at
assassination and what follows from them, and loyalty or revolt are not.
"""

from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, LAND_BILLS, LAWS
from aedilis.republic.rules.laws import unseen
from aedilis.republic.rules.persons import in_play, of_faction, who
from aedilis.republic.state.agreement import (
    CONSENT,
    NOMINATE,
    OFFERED,
    VETO,
    VOTE,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import (
    BILL,
    CONCESSION,
    LAW,
    PROVINCE,
    SENATOR,
    WAR,
    kind_of,
)
from aedilis.republic.state.person import STATESMEN_FROM
from aedilis.republic.state.table import SENATE, SLOTS, RepublicState
from aedilis.republic.state.zones import CAPTIVE, FORUM, PLAY, REBEL

cite("R 1.04.3")
NAMED: Final[dict[str, tuple[int, ...]]] = {
    "consuls": (SENATOR, SENATOR),
    "dictator": (SENATOR,),
    "censor": (SENATOR,),
    "prosecute_minor": (SENATOR,),
    "prosecute_major": (SENATOR,),
    "governors": (SENATOR, PROVINCE),
    "concessions": (SENATOR, CONCESSION),
    "land_bill": (BILL,),
    "repeal": (BILL,),
    "forces": (),
    "deploy": (SENATOR, WAR),
    "reinforce": (SENATOR,),
    "recall": (SENATOR,),
    "garrison": (PROVINCE,),
    "recall_garrison": (PROVINCE,),
    "life": (SENATOR,),
    "reject_rhodes": (),
    "pontifex": (SENATOR,),
    "remove_pontifex": (SENATOR,),
    "prosecute_leader": (SENATOR,),
    "law": (LAW,),
}
"""For each kind of proposal that a promise can be about, the kinds of things it names there."""

TRIALS: Final = ("prosecute_minor", "prosecute_major", "prosecute_leader")

OF_COLLEGE: Final = ("pontifex", "remove_pontifex", "prosecute_leader")
"""What there is only with the Pontifex Maximus."""

UNVETOABLE: Final = ("remove_pontifex", "life", "law")
"""What the Pontifex Maximus cannot veto whatever he promises."""

PROMISED: Final[dict[int, tuple[str, ...]]] = {
    VOTE: tuple(NAMED),
    NOMINATE: (
        "consuls", "dictator", "censor", "prosecute_minor", "prosecute_major", "governors",
        "concessions", "life", "pontifex", "remove_pontifex", "prosecute_leader",
    ),
    VETO: tuple(about for about in NAMED if about not in UNVETOABLE),
    CONSENT: (
        "prosecute_minor", "prosecute_major", "land_bill", "repeal", "governors", "deploy",
        "recall", "prosecute_leader", "advocate", "law",
    ),
}  # fmt: skip
"""For each kind of clause the kinds of proposals it can be about."""

# -- what can be named -----------------------------------------------------------------------------


def kinds(s: RepublicState, clause: int, by: int) -> list[str]:
    """The kinds of proposals a seat can promise something about now."""
    there: dict[tuple[int, bool, bool], int] = {}
    found: list[str] = []
    for about in PROMISED[clause]:
        if not there_is(s, about):
            continue
        needed = bases(clause, about)
        for base in needed:
            # What there is depends on the kind of proposal in these cases only.
            case = (base, about == "governors", about == "repeal")
            if case not in there:
                there[case] = len(nameable(s, clause, about, base, by))
            if there[case] < needed.count(base):
                break
        else:
            found.append(about)
    return found


@rule("R 2.00")
def there_is(s: RepublicState, about: str) -> bool:
    """Whether there is such a kind of proposal, or consent, in this game."""
    if about == "advocate":
        return s.switches.advocates
    if about == "law":
        return s.docket is not None
    return s.college is not None or about not in OF_COLLEGE


def able(s: RepublicState, clause: int, seats: list[int]) -> list[int]:
    """Those of some seats that can promise something of a kind about any proposal now. To consent
    takes people of one's own.
    """
    if clause == CONSENT:
        return [seat for seat in seats if kinds(s, clause, seat)]
    return seats if kinds(s, clause, NONE) else []


def bases(clause: int, about: str) -> tuple[int, ...]:
    """The kinds of things a promise names; a promise of consent names who is to give it."""
    return (SENATOR,) if clause == CONSENT else NAMED[about]


@rule("R 1.04.3")
def nameable(s: RepublicState, clause: int, about: str, base: int, by: int) -> list[int]:
    """The things of a kind that a promise of a seat can name."""
    if base == SENATOR:
        return [SENATOR + slot for slot in _persons(s, clause, about, by)]
    if base == PROVINCE:
        return [PROVINCE + n for n, one in enumerate(s.holdings) if one is not None]
    if base == CONCESSION:
        there = (FORUM, PLAY)
        return [CONCESSION + one.index for one in CONCESSIONS if s.zone[one.card] in there]
    if base == BILL:
        bills = [one for one in LAND_BILLS if about != "repeal" or one.repealed is not None]
        return [BILL + one.index for one in bills]
    if base == LAW:
        return [LAW + law.index for law in LAWS if s.zone[law.card] == PLAY or unseen(s, law.card)]
    return [WAR + front.war for front in s.fronts]


def _persons(s: RepublicState, clause: int, about: str, by: int) -> list[int]:
    away = (CAPTIVE, REBEL)
    if clause == CONSENT:
        return [slot for slot, one in of_faction(s, by) if one.place not in away]
    return [
        slot
        for slot, one in in_play(s)
        if one.place not in away and (one.faction != NONE or about == "governors")
    ]


# -- whether it is what was meant ------------------------------------------------------------------


@rule("R 1.04.3")
def suits(clause: Clause, kind: str, content: list[int]) -> bool:
    """Whether a proposal is the one a clause is about, taken by the letter.

    `content` are its things in order. It must name those of the clause and no other of their kind;
    what the clause does not speak of, such as amounts, may be anything. Of a prosecution's people
    only the first is the accused. A nomination may be one of several in one proposal.
    """
    if clause.about != kind:
        return False
    if clause.kind == NOMINATE and len(set(NAMED[kind])) > 1:
        wanted = sorted(clause.content)
        return any(sorted(content[n : n + 2]) == wanted for n in range(0, len(content), 2))
    for base in NAMED[kind]:
        there = [thing for thing in content if kind_of(thing) == base]
        if kind in TRIALS:
            there = there[:1]
        if sorted(there) != sorted(thing for thing in clause.content if kind_of(thing) == base):
            return False
    return True


@rule("R 1.04.3")
def may_be_kept(s: RepublicState, clause: Clause) -> bool:
    """Whether all the people a clause names are still there."""
    slots = [thing - SENATOR for thing in clause.content if kind_of(thing) == SENATOR]
    for slot, number in zip(slots, clause.people, strict=True):
        one = s.senators[slot]
        if one is None:
            return False
        # A family stays what it is when a statesman is laid upon it, but not the other way round.
        there = one.statesman + STATESMEN_FROM if number >= STATESMEN_FROM else one.family
        if there != number:
            return False
    return True


def people(s: RepublicState, content: list[int]) -> list[int]:
    """The senators among some things, as persons; the dead are nobody."""
    slots = [thing - SENATOR for thing in content if kind_of(thing) == SENATOR]
    return [who(s, slot) for slot in slots if slot < SLOTS]


def sitting_of(s: RepublicState) -> int:
    """The turn of the Senate's sitting that is under way or comes next."""
    return max(1, s.turn) if s.phase <= SENATE else s.turn + 1


def stale(s: RepublicState, deal: Deal) -> bool:
    """Whether an offer can be accepted no more: it is of an earlier turn, a party has left the
    game, or somebody it names has died.
    """
    if deal.state != OFFERED:
        return False
    parties = [seat for seat in range(len(s.factions)) if deal.parties() >> seat & 1]
    return (
        deal.turn < s.turn
        or any(s.factions[seat].gone for seat in parties)
        or not all(may_be_kept(s, clause) for clause in deal.clauses)
    )
