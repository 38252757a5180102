"""Persons: their ratings, where they may be found, and how they come into play (rules 1.07.31 to
1.07.312, 1.09.11).

Influence never falls below 0 and popularity stays within 9 either way, after each single change.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DOUBLE_POPULARITY_CHANGES, NONE
from aedilis.republic.definitions.components import FAMILIES, OFFICES, STATESMEN
from aedilis.republic.definitions.numbers import (
    CONSUL_FOR_LIFE_APPOINTED,
    INFLUENCE_MIN,
    POPULARITY_MAX,
    POPULARITY_MIN,
)
from aedilis.republic.definitions.senators import Senator as Printed
from aedilis.republic.state.person import STATESMEN_FROM, Senator
from aedilis.republic.state.table import PAIR_SLOTS, RepublicState
from aedilis.republic.state.zones import PLAY, PROCONSUL, ROME

MAJOR_OFFICES: Final = sum(1 << one.index for one in OFFICES if one.major)
"""The mask of the major offices."""
_UNRANKED: Final = len(OFFICES) + 1
"""The place in the order of who has no office."""
_PRIESTLY: Final = next(one.rank for one in OFFICES if one.advanced)
"""The place of the Pontifex Maximus in the order, behind all others."""


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


@rule("R 2.04.2")
def oratory(senator: Senator) -> int:
    """His oratory: what his card prints, and what veterans whom he has disbanded add to it."""
    return printed(senator).oratory + senator.eloquence


@rule("R 1.09.141", "R 1.04.7", "R VII.vote-total", "R 1.04-fig-a")
def votes(senator: Senator) -> int:
    """His votes in the Senate before any are bought: oratory and knights."""
    return oratory(senator) + senator.knights


def votes_in_rome(s: RepublicState, seat: int) -> int:
    """The votes a faction can cast, bought ones not counted."""
    return sum([votes(s.senator(slot)) for slot in in_rome(s, seat)])


@rule("R 1.07.31", "R 1.09.822")
def gain_influence(s: RepublicState, slot: int, amount: int) -> None:
    """Change somebody's influence; it stays at 0 or above. Enough of it is looked at at once."""
    senator = s.senator(slot)
    senator.influence = max(INFLUENCE_MIN, senator.influence + amount)
    if senator.influence >= CONSUL_FOR_LIFE_APPOINTED:
        s.flagged = True


@rule("R 1.07.31")
def gain_popularity(senator: Senator, amount: int) -> None:
    """Change his popularity; it stays within 9 either way. Some statesmen's changes count twice."""
    if has(senator, DOUBLE_POPULARITY_CHANGES):
        amount *= 2
    changed = senator.popularity + amount
    senator.popularity = max(POPULARITY_MIN, min(POPULARITY_MAX, changed))


def has(senator: Senator, ability: int) -> bool:
    """Whether he is a statesman with an ability (a bit of `codes`)."""
    return senator.statesman != NONE and bool(STATESMEN[senator.statesman].abilities & ability)


def person(senator: Senator) -> int:
    """Who he is, as a number that stays true when he is gone: a family's index, or
    `STATESMEN_FROM` and a statesman's. Events name people so.
    """
    if senator.statesman != NONE:
        return STATESMEN_FROM + senator.statesman
    return senator.family


def who(s: RepublicState, slot: int) -> int:
    """Who sits in a slot, as `person`."""
    return person(s.senator(slot))


def in_rome(s: RepublicState, seat: int | None = None) -> list[int]:
    """The slots of the aligned senators in Rome, of all factions or of one."""
    roll = s.called()
    return roll.aligned[:] if seat is None else roll.in_rome[seat][:]


def any_in_rome(s: RepublicState, seat: int) -> bool:
    """Whether a faction has a senator in Rome."""
    return bool(s.called().in_rome[seat])


def in_the_forum(s: RepublicState) -> list[int]:
    """The slots of the unaligned senators in the Forum."""
    return in_rome(s, NONE)


def holder(s: RepublicState, office: int) -> int:
    """The slot of who holds an office, NONE if nobody does."""
    for slot, one in s.called().everybody:
        if one.offices >> office & 1:
            return slot
    return NONE


def holds_major(senator: Senator) -> bool:
    """Whether he holds a major office."""
    return bool(senator.offices & MAJOR_OFFICES)


@rule("R 1.09.11", "R 1.04.8")
def hrao_seat(s: RepublicState) -> int:
    """The seat of the highest ranking official; seat 0 when there is nobody at all."""
    slot = hrao(s)
    return s.senator(slot).faction if slot != NONE else 0


def in_play(s: RepublicState) -> list[tuple[int, Senator]]:
    """Every person in play with his slot, by slot."""
    return s.called().everybody[:]


def of_faction(s: RepublicState, seat: int) -> list[tuple[int, Senator]]:
    """The members of a faction with their slots."""
    return s.called().members[seat][:]


def with_identity(s: RepublicState, number: int) -> list[int]:
    """The slots of those in play with an ID number: one, or a pair."""
    slots = [number - 1]
    if number - 1 in PAIR_SLOTS:
        slots.append(PAIR_SLOTS[number - 1])
    return [slot for slot in slots if s.senators[slot] is not None]


@rule("R 1.09.11")
def hrao(s: RepublicState, everywhere: bool = False) -> int:
    """The slot of the highest ranking official: by office among those in Rome, else by influence,
    oratory and ID.

    If no aligned senator is in Rome, or `everywhere` counts as Rome, the same order over all
    aligned ones; NONE if there is nobody at all.
    """
    top = NONE if everywhere else _highest(s, False)
    return top if top != NONE else _highest(s, True)


def _highest(s: RepublicState, everywhere: bool) -> int:
    """The first of the `ranking`, found without ranking the others; NONE where there is nobody."""
    least, first = _UNRANKED, NONE
    roll = s.called()
    if everywhere:
        able = [slot for slot, one in roll.everybody if one.faction != NONE]
    else:
        able = roll.aligned
    for slot in able:
        one = s.senator(slot)
        if one.offices:
            place = _office_rank(one)
            if place < least:
                least, first = place, slot
    # No two hold an office that gives a place in the order.
    if first != NONE or not able:
        return first
    return min([_rank(slot, s.senator(slot)) for slot in able])[-1]


@rule("R 1.09.11", "R 2.01.1")
def ranking(s: RepublicState, everywhere: bool = False) -> list[int]:
    """The aligned senators in Rome, or `everywhere`, the highest ranking first."""
    ranks = [
        _rank(slot, one)
        for slot, one in s.called().everybody
        if one.faction != NONE and (everywhere or one.place == ROME)
    ]
    return [rank[-1] for rank in sorted(ranks)]


def _office_rank(senator: Senator) -> int:
    """The place that his offices give him in the order."""
    best = _UNRANKED
    # A proconsul's office gives him no place in the order (1.10.8).
    if senator.offices and not senator.marks & PROCONSUL:
        for one in OFFICES:
            if one.rank and one.rank < best and senator.offices >> one.index & 1:
                best = one.rank
    if best == _PRIESTLY and senator.place != ROME:
        # Away from Rome the Pontifex Maximus has none of his powers.
        return _UNRANKED
    return best


def _rank(slot: int, senator: Senator) -> tuple[int, int, int, int, int]:
    best = _office_rank(senator)
    return best, -senator.influence, -oratory(senator), identity(senator), slot


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
    s.sit(family, senator)
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
        s.sit(slot, there)
    there.statesman = statesman
    there.faction = seat
    there.influence = max(there.influence, card.influence)
    there.popularity = max(there.popularity, card.popularity)
    s.zone[card.card] = PLAY
    return slot


@rule("R 1.07.312")
def slide_beneath(s: RepublicState, family: int) -> int:
    """Put a family's card beneath its statesman in play (of a pair the one marked A); gives his
    slot.

    He takes the higher of the two influences and popularities. Raises ValueError when nobody with
    its ID is in play.
    """
    there = [(STATESMEN[s.senator(n).statesman].code, n) for n in with_identity(s, family + 1)]
    if not there:
        raise ValueError(f"{FAMILIES[family].id}: no statesman of this ID is in play")
    slot = min(there)[1]
    senator = s.senator(slot)
    senator.family = family
    senator.popularity = max(senator.popularity, FAMILIES[family].popularity)
    gain_influence(s, slot, max(0, FAMILIES[family].influence - senator.influence))
    s.zone[FAMILIES[family].card] = PLAY
    return slot


@rule("R 1.07.311", "R 1.07.312")
def reach_forum(s: RepublicState, family: int) -> int:
    """A family's card comes to the Forum, drawn or from the Curia: unaligned, or with its
    statesman. Gives the slot.
    """
    if with_identity(s, family + 1):
        return slide_beneath(s, family)
    return enter_family(s, family, NONE)
