"""Which laws are in force, and who has which cards (rules 1.07.3, 1.07.36)."""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import ERAS, INTRIGUE, MIXED, NONE
from aedilis.republic.definitions.components import ALL_CARDS, INTRIGUES, LAWS, SCENARIOS, card
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CURIA, DISCARD, FORUM, LAW, PLAY, REMOVED

SEEN: Final = (CURIA, DISCARD, FORUM, LAW, PLAY, REMOVED)
"""Where everybody sees a card lie."""

_INTRIGUE: Final[list[int]] = [
    NONE,
    *(one.index if one.kind == INTRIGUE else NONE for one in ALL_CARDS),
]
"""The kind of intrigue of each card, by number; NONE of all others."""


@rule("R 1.07.36")
def in_force(s: RepublicState, law: int) -> bool:
    """Whether a law is in force."""
    return s.zone[LAWS[law].card] == LAW


def held(s: RepublicState, seat: int, intrigue: int) -> list[int]:
    """The cards of a kind of intrigue in a hand, by number."""
    return [number for number in s.factions[seat].hand if _INTRIGUE[number] == intrigue]


def throw_away(s: RepublicState, seat: int, number: int) -> None:
    """A card goes from a hand to the discards, open to all."""
    s.factions[seat].hand.remove(number)
    s.zone[number] = DISCARD
    s.discards.append(number)


def may_be_held(s: RepublicState, intrigue: int) -> bool:
    """Whether, by what everybody knows, somebody may hold a card of this kind.

    Cards of the scenario's own deck may be in hands from the deal on, those of the next era's only
    once the last cards of the deck are being drawn.
    """
    return any(unseen(s, number) for deck in INTRIGUES[intrigue].cards for number in deck)


def unseen(s: RepublicState, number: int) -> bool:
    """Whether, by what everybody knows, a card may be in somebody's hand."""
    return s.zone[number] not in SEEN and card(number).deck in _drawn_decks(s)


def _drawn_decks(s: RepublicState) -> set[int]:
    """The eras of which cards may have been drawn."""
    scenario = SCENARIOS[s.scenario]
    if MIXED in scenario.decks:
        return set(range(len(ERAS)))
    begun = [deck for deck in scenario.decks if deck <= s.era]
    eras = {*begun, *(scenario.random_of if scenario.add_random else ())}
    bottom = scenario.bottom
    if bottom.next and s.deck_size() < bottom.size():
        eras.add(bottom.next_deck)
    return eras
