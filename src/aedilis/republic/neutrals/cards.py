"""The cards that factions without a player play of their own accord, as soon as they may (rules
4.04.1, 4.07.1, 4.07.4, 4.07.5, 4.03.1).
"""

from typing import Final

from aedilis.kernel.event import EVERYONE
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CONCESSION, INTRIGUE, LAW, NONE
from aedilis.republic.definitions.components import ALL_CARDS, CONCESSIONS, LAWS, card
from aedilis.republic.definitions.named import INFLUENCE_PEDDLING, OPEN_BODYGUARD
from aedilis.republic.definitions.offices import GUARD_INFLUENCE
from aedilis.republic.neutrals.guidelines import guided, told_of
from aedilis.republic.neutrals.opening import concession_holder
from aedilis.republic.phases.peddling import PEDDLE, opponents, peddle
from aedilis.republic.phases.revenue.guard import GUARD, guard_options, play_guard
from aedilis.republic.phases.senate.floor import in_session
from aedilis.republic.phases.senate.law_cards import FOR_KNIGHTS, PLAY, play_law
from aedilis.republic.phases.senate.law_effects import is_due
from aedilis.republic.rules.concessions import may_be_held_now
from aedilis.republic.rules.laws import held, in_force
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import hrao_seat, in_rome, of_faction
from aedilis.republic.rules.ransom import RANSOM, pay_ransom, ransom
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.setup.opening import holder_options, play_concession
from aedilis.republic.state.choices import LAW as A_LAW
from aedilis.republic.state.choices import SEAT, SENATOR, code, senator
from aedilis.republic.state.table import REVOLUTION, RepublicState
from aedilis.republic.state.zones import CAPTIVE

PLAYED: Final[list[bool]] = [
    False,
    *(
        one.kind in (CONCESSION, LAW)
        or (one.kind == INTRIGUE and one.index in (INFLUENCE_PEDDLING, OPEN_BODYGUARD))
        for one in ALL_CARDS
    ),
]
"""For each card by number, from 1 on, whether it is ever played so."""


@rule("R 4.04.1", "R 4.07.1")
def played(s: RepublicState) -> bool:
    """Play the first card that is to be played now, from the highest ranking official's faction on;
    gives whether there was one. Before the first turn there is none.
    """
    able = _able(s) if s.turn else []
    if len(able) > 1:
        able = [faction for faction in s.round_from(hrao_seat(s)) if faction in able]
    for faction in able:
        if (
            _ransoms(s, faction)
            or _plays_law(s, faction)
            or _plays_concession(s, faction)
            or _peddles(s, faction)
            or _guards(s, faction)
        ):
            return True
    return False


def _able(s: RepublicState) -> list[int]:
    """The factions without a player that may have something to play: one of the cards, or a
    captive. This is asked after every answer of anybody, and seldom are there any.
    """
    captive = s.called().captive
    able: list[int] = []
    for faction in range(s.seats, len(s.factions)):
        may = faction in captive
        for number in s.factions[faction].hand:
            if PLAYED[number]:
                may = True
                break
        if may and not s.factions[faction].gone:
            able.append(faction)
    return able


def _of_kind(s: RepublicState, faction: int, kind: int) -> list[int]:
    """The indexes of the cards of a kind in a hand."""
    return [card(number).index for number in s.factions[faction].hand if card(number).kind == kind]


@rule("R 4.04.1")
def _plays_law(s: RepublicState, faction: int) -> bool:
    """A law is in force as soon as what it needs is there; one that could do either brings
    knights.
    """
    for law in _of_kind(s, faction, LAW):
        if is_due(s, LAWS[law]):
            guided(s, faction, "republic-neutral-law", "R 4.04.1")
            move = [PLAY, code("law", A_LAW, law)]
            both = LAWS[law].repeals != NONE and in_force(s, LAWS[law].repeals)
            play_law(s, faction, [*move, FOR_KNIGHTS] if both else move)
            return True
    return False


@rule("R 4.04.1", "R 4.01.4")
def _plays_concession(s: RepublicState, faction: int) -> bool:
    """A concession goes to whoever has fewest, wherever he is."""
    for concession in _of_kind(s, faction, CONCESSION):
        if not may_be_held_now(s, concession):
            continue
        holders = [senator(choice) for choice in holder_options(s, faction)]
        if holders:
            slot = concession_holder(s, holders)
            guided(s, faction, "republic-neutral-concession", "R 4.04.1", told_of(s, slot))
            play_concession(s, faction, CONCESSIONS[concession].card, slot)
            return True
    return False


@rule("R 4.07.5", "R 1.07.35")
def _peddles(s: RepublicState, faction: int) -> bool:
    """Influence Peddling is played against whoever holds most intrigue cards; of equals the most
    influential faction.
    """
    may = s.phase != REVOLUTION and (s.senate_session is None or in_session(s))
    if not may or not held(s, faction, INFLUENCE_PEDDLING):
        return False
    others = [other for other in opponents(s, faction) if not s.factions[other].gone]
    others = best(others, [len(_of_kind(s, other, INTRIGUE)) for other in others])
    others = best(others, [faction_influence(s, other) for other in others])
    if not others:
        return False
    # How many intrigue cards a player holds is his to know.
    s.learns(EVERYONE)
    other = drawn_by_lot(s, others)
    guided(s, faction, "republic-neutral-peddles", "R 4.07.5", {"to": [other]})
    peddle(s, faction, [PEDDLE, code("seat", SEAT, other)])
    return True


@rule("R 4.07.4")
def _guards(s: RepublicState, faction: int) -> bool:
    """The Open Bodyguard protects the most influential senator in Rome, if he has enough of it."""
    if s.guarded != NONE or not guard_options(s, faction):
        return False
    slots = in_rome(s, faction)
    slots = best(slots, [s.senator(slot).influence for slot in slots])
    if s.senator(slots[0]).influence < GUARD_INFLUENCE:
        return False
    slot = drawn_by_lot(s, slots)
    guided(s, faction, "republic-neutral-open-guard", "R 4.07.4", told_of(s, slot))
    play_guard(s, faction, [GUARD, code("target", SENATOR, slot)])
    return True


@rule("R 4.03.1", "R 1.10.71")
def _ransoms(s: RepublicState, faction: int) -> bool:
    """A captive pays for himself as soon as he can."""
    for slot, one in of_faction(s, faction):
        if one.place == CAPTIVE and one.talents >= ransom(s, slot):
            guided(s, faction, "republic-neutral-ransom", "R 4.03.1", told_of(s, slot))
            pay_ransom(s, faction, [RANSOM, code("senator", SENATOR, slot), ransom(s, slot)])
            return True
    return False
