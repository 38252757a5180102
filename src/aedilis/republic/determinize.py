"""Guessing at what is hidden: a full state that a seat could not tell from the real one (rules
1.04.9, 3.01.4, 3.02.2, 3.03.2).
"""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import (
    CARDS,
    ERA_ENDS,
    LAWS,
    SCENARIOS,
    card,
    cards_of,
    random_pool,
)
from aedilis.republic.definitions.scenarios import Scenario
from aedilis.republic.rules.draw_deck import near_top
from aedilis.republic.rules.money import all_talents
from aedilis.republic.state.agreement import BINDING, CARD, OFFERED, OPEN
from aedilis.republic.state.choices import CARD as CARD_THING
from aedilis.republic.state.choices import index
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DECK, HAND, OUT
from aedilis.republic.view import knows_hand

SPREAD: Final = 10
"""A treasury is guessed as any sum up to twice that of whoever guesses, and so much more."""


def _places(scenario: Scenario, apart: bool) -> list[int]:
    """For each card the place of its deck in a scenario; what is laid beside Era Ends is `apart`,
    or of the last deck.
    """
    last = len(scenario.decks) - 1
    places = [0] * (CARDS + 1)
    places[ERA_ENDS] = last + 1 if apart else last
    for place in range(1, last + 1):
        for number in cards_of(scenario.decks[place]):
            places[number] = place
    for number in cards_of(scenario.bottom.next_deck) if scenario.bottom.next else []:
        places[number] = last + 1 if apart else last
    return places


_ADDED: Final = [frozenset(random_pool(one)) for one in SCENARIOS]
_FOLLOWING: Final = [
    frozenset(cards_of(one.bottom.next_deck) if one.bottom.next else ()) for one in SCENARIOS
]
_APART: Final = [_places(one, True) for one in SCENARIOS]
_MIXED: Final = [_places(one, False) for one in SCENARIOS]
"""For each scenario: the cards of which some are added to the first deck and of which some lie
beside Era Ends, chosen unseen, and where each card comes from.
"""


@rule("R 1.04.9", "R 1.04.1")
def determinize(s: RepublicState, seat: int, dice: Dice) -> RepublicState:
    """A copy in which every card and every sum `seat` cannot know is dealt anew. The copy's own
    dice come from `dice` as well.

    Hidden are the hands that it may not see, the deck, which cards were added to it or laid under
    it unseen, and the treasuries of the other factions. What all have seen in a hand stays there.
    """
    t = s.clone()
    t.dice = Dice(dice.word(), dice.word(), dice.word(), dice.word())
    _deal_cards(s, t, seat, dice)
    _deal_treasuries(t, seat, dice)
    for frame in t.stack:
        frame.redeal(t, seat, dice)
    return t


def shown(s: RepublicState, owner: int, seat: int = -1) -> list[int]:
    """The cards in a hand that a seat (-1: everybody) knows to be there: laid down to secure a
    proposal, promised in a deal, shown to it for a trade, or a law that found no sponsors.
    """
    named: list[int] = []
    for frame in s.stack:
        named += frame.seen(seat)
    if s.senate_session is not None:
        callers = s.senate_session.callers
        pairs = zip(callers[::2], callers[1::2], strict=True)
        named += [index(means, CARD_THING) for caller, means in pairs if caller == owner]
    if s.docket is not None:
        named += [law.card for law in LAWS if s.docket.refused >> law.index & 1]
    for deal in s.deals:
        if deal.state in (OFFERED, BINDING):
            for clause in deal.clauses:
                if (clause.kind, clause.by, clause.fate) == (CARD, owner, OPEN):
                    named.append(clause.number)
    return [number for number in s.factions[owner].hand if number in named]


def _deal_cards(s: RepublicState, t: RepublicState, seat: int, dice: Dice) -> None:
    """Deal the hidden hands and lay the deck, out of cards that may be there as far as the seat
    knows.
    """
    held: list[int] = []
    wanted = [0] * len(s.factions)
    for owner, faction in enumerate(t.factions):
        if not knows_hand(s, seat, owner):
            known = shown(s, owner, seat)
            held += [number for number in faction.hand if number not in known]
            wanted[owner] = len(faction.hand) - len(known)
            faction.hand = known
    origins = _origins(s)
    unseen = _unseen(s)
    layers = _lay_seen(s, dice)
    kinds = _kinds(s, layers, origins, dice)
    if ERA_ENDS in unseen:
        _lay_end(layers, kinds, origins[ERA_ENDS], dice)
    drawn: list[int] = []
    for origin in range(len(SCENARIOS[s.scenario].decks) + 1):
        mine = [number for number in held if origins[number] == origin]
        there = mine + [n for n in unseen if n != ERA_ENDS and origins[n] == origin]
        pool = _hidden(s, there, origin, len(mine), dice)
        fitting = [number for number in pool if card(number).faction]
        taken = [dice.draw(fitting) for _ in mine]
        drawn += taken
        pool = [number for number in pool if number not in taken]
        for layer, kind in zip(layers, kinds, strict=True):
            layer += [dice.draw(pool) for _ in range(kind.count(origin))]
    drawn.sort()
    for owner, faction in enumerate(t.factions):
        faction.hand = sorted(faction.hand + [dice.draw(drawn) for _ in range(wanted[owner])])
    t.layers = [sorted(layer) for layer in layers]
    _mark_zones(s, t)


def _unseen(s: RepublicState) -> list[int]:
    """The cards of the deck of which nobody knows where in it they lie."""
    seen = [number for number, _ in near_top(s)]
    return [number for layer in s.layers for number in layer if number not in seen]


@rule("R 1.07.21")
def _lay_seen(s: RepublicState, dice: Dice) -> list[list[int]]:
    """The deck with no cards in it but those that all know to be near the top, in layers where they
    may be. Where they are is not looked at.
    """
    layers: list[list[int]] = [[] for _ in s.layers]
    # The least deep comes first, so that there is room for it.
    for laid, (depth, number) in enumerate(sorted((at, n) for n, at in near_top(s))):
        place = dice.below(depth - laid)
        for layer, real in zip(layers, s.layers, strict=True):
            free = len(real) - len(layer)
            if place < free:
                layer.append(number)
                break
            place -= free
    return layers


@rule("R 1.07.21")
def _kinds(
    s: RepublicState, layers: list[list[int]], origins: list[int], dice: Dice
) -> list[list[int]]:
    """For each layer the decks that its other cards come from. Those among which a card was
    shuffled may lie in any of the layers down to where that card may be.
    """
    seen = [number for number, _ in near_top(s)]
    deepest = max(s.near_top[1::2], default=0)
    kinds: list[list[int]] = []
    mixed: list[int] = []
    start = 0
    for layer in s.layers:
        kinds.append([origins[n] for n in layer if n not in seen])
        if start < deepest:
            mixed += kinds[-1]
        start += len(layer)
    mixed.sort()
    start = 0
    for n, layer in enumerate(s.layers):
        if start < deepest:
            kinds[n] = [dice.draw(mixed) for _ in range(len(layer) - len(layers[n]))]
        start += len(layer)
    return kinds


@rule("R 1.07.21", "R 3.01.4")
def _lay_end(layers: list[list[int]], kinds: list[list[int]], kind: int, dice: Dice) -> None:
    """Lay Era Ends where those of its kind lie: it was shuffled with them."""
    where = [n for n, found in enumerate(kinds) for one in found if one == kind]
    at = where[0] if where[0] == where[-1] else where[dice.below(len(where))]
    kinds[at].remove(kind)
    layers[at].append(ERA_ENDS)


def _mark_zones(s: RepublicState, t: RepublicState) -> None:
    """Where the cards are that have been dealt anew; what is not among them is in the box."""
    for number, zone in enumerate(s.zone):
        if zone in (DECK, HAND):
            t.zone[number] = OUT
    for layer in t.layers:
        for number in layer:
            t.zone[number] = DECK
    for faction in t.factions:
        for number in faction.hand:
            t.zone[number] = HAND


@rule("R 3.01.4", "R 3.02.2", "R 3.03.2", "R 3.04.1", "R VII.extended-scenario")
def _origins(s: RepublicState) -> list[int]:
    """For each card which deck it has come from: its place in the scenario, or one more for what
    lies beside Era Ends, as long as none of that has been drawn, so that all know where it is.
    """
    scenario = SCENARIOS[s.scenario]
    if s.layers and len(s.layers[-1]) == scenario.bottom.size():
        return _APART[s.scenario]
    return _MIXED[s.scenario]


def _hidden(
    s: RepublicState, there: list[int], origin: int, in_hands: int, dice: Dice
) -> list[int]:
    """The hidden cards of one origin, `there` at first, chosen anew where chance chose them unseen.
    As many of them as lie in hands have to be faction cards.
    """
    origins = _origins(s)
    box = [n for n, zone in enumerate(s.zone) if zone == OUT and n and origins[n] == origin]
    added, following = _ADDED[s.scenario], _FOLLOWING[s.scenario]
    chosen = [n for n in there if n not in added and n not in following]
    pool = sorted(n for n in there + box if n in added)
    chosen += [dice.draw(pool) for n in there if n in added]
    pool = sorted(n for n in there + box if n in following)
    count = sum(1 for n in there if n in following)
    # What the deck itself cannot fill in hands has come from beside Era Ends.
    missing = max(0, in_hands - sum(1 for n in chosen if card(n).faction))
    fitting = [n for n in pool if card(n).faction]
    first = [dice.draw(fitting) for _ in range(missing)]
    pool = [n for n in pool if n not in first]
    return sorted(chosen + first + [dice.draw(pool) for _ in range(count - missing)])


@rule("R 1.04.9", "R 4.01.1")
def _deal_treasuries(t: RepublicState, seat: int, dice: Dice) -> None:
    """Guess the treasuries of the others by one's own (a spectator's is empty): anything taken from
    theirs would tell of them. What all talents amount to stays, so the bank has the rest.
    """
    own = t.factions[seat].treasury if seat >= 0 else 0
    for owner, faction in enumerate(t.factions):
        if owner != seat and owner < t.seats and not faction.gone:
            faction.treasury = dice.below(2 * own + SPREAD + 1)
    t.bank -= all_talents(t)
