"""What must hold in every state of The Republic of Rome."""

from collections import Counter

from aedilis.republic.components import CARDS, CONCESSIONS, FAMILIES, OFFICES, STATESMEN, WARS, card
from aedilis.republic.definitions.codes import CONCESSION, FAMILY, NONE, STATESMAN
from aedilis.republic.definitions.numbers import POPULARITY_MAX, POPULARITY_MIN
from aedilis.republic.senators import identity, in_play
from aedilis.republic.state import PAIR_SLOTS, RepublicState
from aedilis.republic.zones import CURIA, DECK, DISCARD, HAND, PLAY, PROVINCE, ZONES


def check(s: RepublicState) -> list[str]:
    """Every invariant that does not hold, in words; empty for a sound state."""
    wrong: list[str] = []
    _check_zones(s, wrong)
    _check_play(s, wrong)
    _check_senators(s, wrong)
    _check_factions(s, wrong)
    if s.unrest < 0:
        wrong.append(f"unrest is {s.unrest}")
    return wrong


def _check_zones(s: RepublicState, wrong: list[str]) -> None:
    """Hands, layers, Curia and discards list exactly the cards whose zone says so, each once."""
    listed = {
        DECK: [number for layer in s.layers for number in layer],
        HAND: [number for faction in s.factions for number in faction.hand],
        CURIA: s.curia,
        DISCARD: s.discards,
    }
    for zone, numbers in listed.items():
        marked = [number for number in range(1, CARDS + 1) if s.zone[number] == zone]
        if sorted(numbers) != marked:
            here, there = Counter(numbers), Counter(marked)
            odd = sorted((here - there) + (there - here))
            wrong.append(f"{ZONES[zone]}: cards {odd} are in it or listed, not both once")
    if any(layer != sorted(layer) for layer in s.layers):
        wrong.append("a layer of the deck is not sorted")


def _check_play(s: RepublicState, wrong: list[str]) -> None:
    """The cards in play are those of senators, wars, leaders and held concessions."""
    there = {FAMILIES[x.family].card for _, x in in_play(s) if x.family != NONE}
    there |= {STATESMEN[x.statesman].card for _, x in in_play(s) if x.statesman != NONE}
    there |= {WARS[front.war].card for front in s.fronts}
    there |= {CONCESSIONS[i].card for i, slot in enumerate(s.owner) if slot != NONE}
    kinds = (FAMILY, STATESMAN, CONCESSION)
    marked = {number for number in range(1, CARDS + 1) if s.zone[number] == PLAY}
    for number in sorted(there ^ marked):
        if card(number).kind in kinds or number in there:
            wrong.append(f"{card(number).id}: in play or on the table, not both")


def _check_senators(s: RepublicState, wrong: list[str]) -> None:
    offices: Counter[int] = Counter()
    for slot, one in in_play(s):
        name = f"slot {slot}"
        number = identity(one)
        if slot != number - 1 and PAIR_SLOTS.get(number - 1) != slot:
            wrong.append(f"{name}: holds ID {number}")
        if one.influence < 0 or not POPULARITY_MIN <= one.popularity <= POPULARITY_MAX:
            wrong.append(f"{name}: influence {one.influence}, popularity {one.popularity}")
        if one.knights < 0 or one.talents < 0:
            wrong.append(f"{name}: {one.knights} knights, {one.talents} talents")
        holding = s.holdings[one.at] if one.place == PROVINCE else None
        if one.place == PROVINCE and (holding is None or holding.governor != slot):
            wrong.append(f"{name}: governs a province that knows him not")
        offices.update(office.index for office in OFFICES if one.offices >> office.index & 1)
    wrong += [f"{OFFICES[i].id} is held {n} times" for i, n in offices.items() if n > 1]
    for i, holding in enumerate(s.holdings):
        if holding is not None and holding.governor != NONE:
            governor = s.senators[holding.governor]
            if governor is None or (governor.place, governor.at) != (PROVINCE, i):
                wrong.append(f"province {i}: its governor is elsewhere")


def _check_factions(s: RepublicState, wrong: list[str]) -> None:
    for seat, faction in enumerate(s.factions):
        if faction.treasury < 0:
            wrong.append(f"seat {seat}: a treasury of {faction.treasury}")
        if faction.leader != NONE:
            leader = s.senators[faction.leader]
            if leader is None or leader.faction != seat:
                wrong.append(f"seat {seat}: its leader is not of it")
        if faction.hand != sorted(faction.hand):
            wrong.append(f"seat {seat}: the hand is not sorted")
