"""What a proposal says, and what an agreement promises, in words (rules 1.09.13, 1.04.3).

A proposal is its kind and its content: the things and amounts that were chosen, one after the
other, as the frames of the Senate keep them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.kernel.names import Args
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.phases.senate.commands import war_of
from aedilis.republic.phases.senate.forces import enlisted, let_go
from aedilis.republic.phases.senate.pleas import PleadedFrame, pleading, prosecuting
from aedilis.republic.presentation.names import Names
from aedilis.republic.state.agreement import (
    CARD,
    CLAUSES,
    PRIEST,
    TALENTS,
    TEXT,
    VETO,
    VOTE,
    Clause,
)
from aedilis.republic.state.choices import (
    BILL,
    CLAUSE,
    CONCESSION,
    DEAL,
    DISBANDED,
    EVENT,
    GAMES,
    LAW,
    LEADER,
    LEGION,
    MOMENT,
    OFFICE,
    PROVINCE,
    REBEL_WAR,
    SEAT,
    SENATOR,
    VERBS,
    WAR,
    kind_of,
)
from aedilis.republic.state.choices import CARD as CARD_THING
from aedilis.republic.state.person import STATESMEN_FROM
from aedilis.republic.state.table import SLOTS, RepublicState
from aedilis.republic.state.zones import MARCH


def plea_words(names: Names, trial: PleadedFrame, table: RepublicState) -> str:
    """Who pleads in a trial, the Advocate or the accused himself, and against whom."""
    speaker = trial.speaker()
    told: Args = {
        "person": names.slot(speaker, table),
        "oratory": pleading(table.senator(speaker)),
        "prosecutor": names.slot(trial.prosecutor(), table),
        "against": prosecuting(table.senator(trial.prosecutor())),
    }
    return names.say("republic-pleads", told)


def thing_name(names: Names, thing: int, table: RepublicState | None = None) -> str:
    """The name of a thing (`choices.thing`). Who sits in a slot is looked up in the table."""
    base = kind_of(thing)
    index = thing - base
    if base == 0:
        return names.say(_verb_key(thing), {"asked": "", "field": "how"})
    if base == SENATOR:
        return names.slot(index, table) if index < SLOTS else names.say("republic-nobody")
    if base == WAR:
        return names.war(MARCH if thing == REBEL_WAR else index)
    if base == CLAUSE:
        return names.say("republic-clause", {"clause": index + 1})
    simple: dict[int, Callable[[int], str]] = {
        CARD_THING: names.card,
        PROVINCE: names.province,
        SEAT: names.label,
        OFFICE: names.office,
        CONCESSION: names.concession,
        GAMES: names.games,
        BILL: names.bill,
        LEADER: names.leader,
        EVENT: names.event_name,
        LAW: names.law,
        LEGION: names.legion,
        DEAL: names.deal,
        MOMENT: names.moment,
        DISBANDED: names.legion,
    }
    return simple[base](index)


def _verb_key(thing: int) -> str:
    return f"republic-do-{VERBS[thing].replace('_', '-')}"


def things_named(
    names: Names, content: Sequence[int], table: RepublicState | None, people: Sequence[int] = ()
) -> str:
    """Things as a list. `people` are the senators among them as persons, where that is known."""
    reader = _Reader(names, content, table, people)
    return names.catalogue.join([reader.name(thing) for thing in content])


# -- proposals -------------------------------------------------------------------------------------


class _Reader:
    """Reads the content of a proposal from its beginning. `people` are as in `things_named`."""

    def __init__(
        self,
        names: Names,
        content: Sequence[int],
        table: RepublicState | None,
        people: Sequence[int],
    ) -> None:
        self.names = names
        self.content = content
        self.table = table
        self.people = list(people)
        self.at = 0

    def left(self) -> bool:
        return self.at < len(self.content)

    def number(self) -> int:
        """The next int; 0 when there is none."""
        self.at += 1
        return self.content[self.at - 1] if self.at <= len(self.content) else 0

    def thing(self) -> str:
        """The next thing."""
        return self.name(self.number())

    def name(self, thing: int) -> str:
        """The name of a thing that has just been read."""
        if SENATOR <= thing < SENATOR + SLOTS and self.people:
            return self.names.person(self.people.pop(0))
        return thing_name(self.names, thing, self.table)

    def legions(self) -> tuple[int, int]:
        """The next legions: how many in all, and how many of them are veteran ones."""
        regulars, veterans = self.number(), self.number()
        self.at += veterans
        return regulars + veterans, veterans

    def army(self) -> str:
        """The next legions and fleets."""
        legions, veterans = self.legions()
        return self.names.units(legions, self.number(), veterans)


def content_words(
    names: Names,
    kind: str,
    content: Sequence[int],
    table: RepublicState | None = None,
    people: Sequence[int] = (),
) -> str:
    """What a whole proposal says, or what somebody is tried for. `people` are the senators it names
    as persons, where that is known.
    """
    read = _READERS.get(kind)
    key = f"republic-content-{kind.replace('_', '-')}"
    if read is None:
        return names.say(key)
    reader = _Reader(names, content, table, people)
    parts: list[str] = []
    while not parts or (reader.left() and kind in _REPEATED):
        parts.append(names.say(key, read(reader)))
    return names.catalogue.join(parts)


def _person(reader: _Reader) -> Args:
    return {"person": reader.thing()}


def _two(reader: _Reader) -> Args:
    return {"person": reader.thing(), "other": reader.thing()}


def _governor(reader: _Reader) -> Args:
    return {"province": reader.thing(), "person": reader.thing()}


def _concession(reader: _Reader) -> Args:
    return {"concession": reader.thing(), "person": reader.thing()}


def _bill(reader: _Reader) -> Args:
    return {"bill": reader.thing(), "person": reader.thing(), "other": reader.thing()}


def _repeal(reader: _Reader) -> Args:
    return {"bill": reader.thing(), "person": reader.thing()}


def _law(reader: _Reader) -> Args:
    told: Args = {"law": reader.thing(), "person": reader.thing(), "other": reader.thing()}
    return {**told, "repeal": reader.number()}


def _forces(reader: _Reader) -> Args:
    names = reader.names
    again = len(enlisted(reader.content))
    raised = names.units(reader.number() + again, reader.number())
    legions, fleets = reader.number(), reader.number()
    veterans = len(let_go(reader.content))
    some_raised = bool(reader.content[0] or reader.content[1] or again)
    fewer = legions + veterans + fleets > 0
    return {
        "raised": raised,
        "disbanded": names.units(legions + veterans, fleets, veterans),
        "what": "both" if some_raised and fewer else "raise" if some_raised else "disband",
    }


def _deploy(reader: _Reader) -> Args:
    general = reader.thing()
    # A bequest is named by its card, the march of the rebel by a number of its own.
    war = reader.names.war(war_of(reader.number()))
    return {"general": general, "war": war, "army": reader.army()}


def _reinforce(reader: _Reader) -> Args:
    return {"general": reader.thing(), "army": reader.army()}


def _recall(reader: _Reader) -> Args:
    first = reader.number()
    if first >= WAR:
        return {"how": "war", "general": reader.names.war(war_of(first)), "army": "", "other": ""}
    args: Args = {"general": reader.name(first), "army": "", "other": ""}
    args["how"] = VERBS[reader.number()]
    if args["how"] == "split":
        args["army"] = reader.army()
    elif args["how"] == "yes":
        args["other"] = reader.thing()
    return args


def _garrison(reader: _Reader) -> Args:
    province = reader.thing()
    legions, veterans = reader.legions()
    return {"province": province, "army": reader.names.units(legions, 0, veterans)}


def _trial(reader: _Reader) -> Args:
    person, charge = reader.thing(), charge_words(reader.names, reader.number())
    return {"person": person, "charge": charge, "prosecutor": reader.thing()}


_READERS: Final[dict[str, Callable[[_Reader], Args]]] = {
    "consuls": _two,
    "dictator": _person,
    "censor": _person,
    "life": _person,
    "governors": _governor,
    "concessions": _concession,
    "land_bill": _bill,
    "repeal": _repeal,
    "forces": _forces,
    "deploy": _deploy,
    "reinforce": _reinforce,
    "recall": _recall,
    "garrison": _garrison,
    "recall_garrison": _garrison,
    "prosecute_minor": _trial,
    "prosecute_major": _trial,
    "prosecute_leader": _trial,
    "special_trial": _person,
    "law": _law,
    "pontifex": _person,
    "remove_pontifex": _person,
}
"""How the content of each kind is read; one that is missing has none."""

_REPEATED: Final = (
    "governors", "concessions", "deploy", "reinforce", "recall", "garrison", "recall_garrison",
)  # fmt: skip


def charge_words(names: Names, charge: int) -> str:
    """What somebody is accused of, as a thing of a prosecution."""
    if charge >= CONCESSION:
        concession = names.concession(charge - CONCESSION)
        return names.say("republic-charge-concession", {"concession": concession})
    if charge >= PROVINCE:
        province = names.province(charge - PROVINCE)
        return names.say("republic-charge-province", {"province": province})
    word = VERBS[charge]
    return names.say(f"republic-charge-{word}")


# -- agreements ------------------------------------------------------------------------------------


def clause_words(names: Names, clause: Clause, table: RepublicState | None = None) -> str:
    """One promise of an agreement as a sentence."""
    args: Args = {
        "who": "to-you" if clause.to == names.viewer else names.who(clause.by),
        "name": names.seat(clause.by),
        "to": names.seat(clause.to),
    }
    if clause.kind == TALENTS:
        args["talents"] = clause.number
    elif clause.kind == CARD:
        args["card"] = names.card(clause.number)
    elif clause.kind == TEXT:
        args["text"] = clause.text
    elif clause.kind == PRIEST:
        args["person"] = names.person(clause.people[0])
    else:
        args.update(promised(names, clause.about, clause.content, table, clause.people))
        if clause.kind in (VOTE, VETO):
            args["yes"] = clause.number
    return names.say(f"republic-clause-{CLAUSES[clause.kind]}", args)


def promised(
    names: Names,
    about: str,
    content: Sequence[int],
    table: RepublicState | None,
    people: Sequence[int],
) -> Args:
    """What a promise about a proposal says of it: the kind, the things named, and both together."""
    args: Args = {
        "proposal": names.proposal(about),
        "content": things_named(names, content, table, people),
    }
    both = names.say("republic-promised", {**args, "named": len(content)})
    return {**args, "promised": both}


def named_by_id(names: Names, word: str) -> str:
    """The name of the person, war or province with an id, as names of amounts end; the word itself
    if it is none.
    """
    family, statesman = index_of("family", word), index_of("statesman", word)
    if family != NONE:
        return names.person(family)
    if statesman != NONE:
        return names.person(STATESMEN_FROM + statesman)
    war, province = index_of("war", word), index_of("province", word)
    if war != NONE:
        return names.war(war)
    if province != NONE:
        return names.province(province)
    return names.say("republic-place-rome") if word == "rome" else word
