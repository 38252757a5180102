"""Setting up a table of one or two people: who has which guideline, where the factions sit, and the
first Consul (rules 4.01.1, 4.01.2).

Families are dealt to all factions alike. Those of the factions without a player are then looked at,
and each goes to the guideline that fits it; lots decide who sits where.
"""

from collections.abc import Sequence

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CHOSEN_BY
from aedilis.republic.definitions.components import NEUTRALS, card
from aedilis.republic.definitions.named import PLUTOCRATS, ROME_CONSUL
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.offices import take_office
from aedilis.republic.rules.persons import enter_family, of_faction, printed, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL


@rule("R 4.01.1", "R 4.01.2", "R 1.04.8")
def give_guidelines(s: RepublicState, families: list[int]) -> None:
    """Give each faction without a player the guideline that fits it, and the senators that it has
    besides, out of the `families` not dealt.
    """
    assert s.neutrals is not None
    left = list(range(1, len(s.factions)))
    s.neutrals.order = [0] + [s.dice.draw(left) for _ in range(len(left))]
    packs = list(range(s.seats, len(s.factions)))
    guidelines = NEUTRALS[: len(packs)]
    chosen: list[int] = []
    for guideline in guidelines:
        fitting = _fitting(s, packs, CHOSEN_BY[guideline.chosen_by])
        chosen.append(packs.pop(packs.index(drawn_by_lot(s, fitting))))
    members = [[one for _, one in of_faction(s, pack)] for pack in chosen]
    for faction, (guideline, pack) in enumerate(zip(guidelines, members, strict=True), s.seats):
        for one in pack:
            one.faction = faction
        for _ in range(guideline.more_senators):
            enter_family(s, card(s.dice.draw(families)).index, faction)
    if s.log is not None:
        s.note("republic-seated", -1, {"seats": s.neutrals.order[:]})


@rule("R 4.01.2")
def _fitting(s: RepublicState, packs: Sequence[int], chosen_by: str) -> list[int]:
    """The factions that fit a guideline best, among those that have none yet."""
    if chosen_by == "last":
        return list(packs)
    if chosen_by == "most_military":
        ranks = [sum(printed(one).military for _, one in of_faction(s, pack)) for pack in packs]
        return best(packs, ranks)
    influence = [sum(one.influence for _, one in of_faction(s, pack)) for pack in packs]
    if chosen_by == "least_influence":
        influence = [-total for total in influence]
    return best(packs, influence)


@rule("R 4.01.2", "R 3.01.6", "R 1.04.8")
def first_consul_of_neutrals(s: RepublicState) -> int:
    """The most influential of the Plutocrats is the first Consul. Gives his slot."""
    members = of_faction(s, s.seats + PLUTOCRATS)
    slots = best([slot for slot, _ in members], [one.influence for _, one in members])
    slot = drawn_by_lot(s, slots)
    make_consul(s, slot)
    return slot


@rule("R 3.01.6", "R V.9")
def make_consul(s: RepublicState, slot: int) -> None:
    """Somebody is Rome Consul until the first election."""
    take_office(s, slot, ROME_CONSUL)
    s.senator(slot).marks |= PRIOR_CONSUL
    if s.log is not None:
        s.note("republic-first-consul", s.senator(slot).faction, {"person": who(s, slot)})
