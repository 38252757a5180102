"""Persons: their ratings, where they may be found, and how they come into play (rules 1.07.31 to
1.07.312, 1.09.11).

Influence never falls below 0 and popularity stays within 9 either way, after each single change.
"""

from collections.abc import Iterator

from aedilis.kernel.rule import rule
from aedilis.republic.components import FAMILIES, OFFICES, STATESMEN
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import INFLUENCE_MIN, POPULARITY_MAX, POPULARITY_MIN
from aedilis.republic.definitions.senators import Senator as Printed
from aedilis.republic.state import PAIR_SLOTS, RepublicState, Senator
from aedilis.republic.zones import PLAY, PRIOR_CONSUL, ROME


def printed(senator: Senator) -> Printed:
    """The card whose ratings count: the statesman's where there is one (1.07.312)."""
    if senator.statesman != NONE:
        return STATESMEN[senator.statesman]
    return FAMILIES[senator.family]


def identity(senator: Senator) -> int:
    """His ID number, 1 to 30."""
    if senator.statesman != NONE:
        return STATESMEN[senator.statesman].family + 1
    return senator.family + 1


@rule("R 1.09.141")
def votes(senator: Senator) -> int:
    """His votes in the Senate before any are bought: oratory and knights."""
    return printed(senator).oratory + senator.knights


@rule("R 1.07.31")
def gain_influence(senator: Senator, amount: int) -> None:
    """Change his influence; it stays at 0 or above."""
    senator.influence = max(INFLUENCE_MIN, senator.influence + amount)


@rule("R 1.07.31")
def gain_popularity(senator: Senator, amount: int) -> None:
    """Change his popularity; it stays within 9 either way."""
    changed = senator.popularity + amount
    senator.popularity = max(POPULARITY_MIN, min(POPULARITY_MAX, changed))


def in_play(s: RepublicState) -> Iterator[tuple[int, Senator]]:
    """Every person in play with his slot, by slot."""
    for slot, senator in enumerate(s.senators):
        if senator is not None:
            yield slot, senator


def of_faction(s: RepublicState, seat: int) -> Iterator[tuple[int, Senator]]:
    """The members of a faction with their slots."""
    for slot, senator in in_play(s):
        if senator.faction == seat:
            yield slot, senator


def with_identity(s: RepublicState, number: int) -> list[int]:
    """The slots of those in play with an ID number: one, or a pair."""
    slots = [number - 1]
    if number - 1 in PAIR_SLOTS:
        slots.append(PAIR_SLOTS[number - 1])
    return [slot for slot in slots if s.senators[slot] is not None]


@rule("R 1.09.11")
def hrao(s: RepublicState) -> int:
    """The slot of the highest ranking official: by office among those in Rome, else by influence,
    oratory and ID.

    If no aligned senator is in Rome, the same order over all aligned ones; NONE if there is nobody
    at all.
    """
    aligned = [(slot, one) for slot, one in in_play(s) if one.faction != NONE]
    here = [(slot, one) for slot, one in aligned if one.place == ROME]
    ranked = sorted((_rank(slot, one), slot) for slot, one in here or aligned)
    return ranked[0][1] if ranked else NONE


def _rank(slot: int, senator: Senator) -> tuple[int, int, int, int, int]:
    offices = [one.rank for one in OFFICES if one.rank and senator.offices >> one.index & 1]
    best = min(offices, default=len(OFFICES) + 1)
    return best, -senator.influence, -printed(senator).oratory, identity(senator), slot


# -- coming into play ------------------------------------------------------------------------------


def enter_family(s: RepublicState, family: int, seat: int) -> int:
    """Bring a family into play with its printed values, for a faction or unaligned (NONE). Gives
    its slot.

    Raises ValueError when somebody with its ID sits there: `slide_beneath` is for that.
    """
    if s.senators[family] is not None:
        raise ValueError(f"{FAMILIES[family].id}: somebody with this ID is in play")
    senator = Senator(family, NONE, seat)
    senator.influence = FAMILIES[family].influence
    senator.popularity = FAMILIES[family].popularity
    s.senators[family] = senator
    s.zone[FAMILIES[family].card] = PLAY
    return family


@rule("R 1.07.312")
def why_not_play(s: RepublicState, seat: int, statesman: int) -> str:
    """The message key of the reason why a faction cannot bring a statesman into play; empty if
    it can.
    """
    card = STATESMEN[statesman]
    there = with_identity(s, card.family + 1)
    others = [s.senator(slot) for slot in there if s.senator(slot).statesman != NONE]
    if others and not (card.pair != NONE and all(one.statesman == card.pair for one in others)):
        return "republic-refused-same-id"
    if not others:
        holders = [s.senator(slot).faction for slot in there]
        if holders and holders[0] not in (seat, NONE):
            return "republic-refused-family-elsewhere"
    return ""


@rule("R 1.07.312", "R 1.07.311")
def enter_statesman(s: RepublicState, seat: int, statesman: int) -> int:
    """Bring a statesman into play for a faction, on his family's card if it is his own or
    unaligned. Gives his slot.

    He takes the higher of the two influences and popularities and all that lies on the family; his
    other ratings are his own. Raises ValueError when `why_not_play` has a reason.
    """
    reason = why_not_play(s, seat, statesman)
    if reason:
        raise ValueError(reason)
    card = STATESMEN[statesman]
    slot = card.family
    there = s.senators[slot]
    if there is not None and there.statesman != NONE:
        slot = PAIR_SLOTS[slot]
        there = None
    if there is None:
        there = Senator(NONE, statesman, seat)
        s.senators[slot] = there
    there.statesman = statesman
    there.faction = seat
    there.influence = max(there.influence, card.influence)
    there.popularity = max(there.popularity, card.popularity)
    s.zone[card.card] = PLAY
    return slot


def make_consul(s: RepublicState, slot: int, office: int) -> None:
    """Give an office with its influence and, for consuls, the mark of one (1.09.22)."""
    senator = s.senator(slot)
    senator.offices |= 1 << office
    gain_influence(senator, OFFICES[office].influence)
    senator.marks |= PRIOR_CONSUL
