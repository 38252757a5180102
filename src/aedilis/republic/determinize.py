"""Guessing at what is hidden: a full state that a seat could not tell from the real one (rules
1.04.9, 3.01.4, 3.02.2, 3.03.2).
"""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.rule import rule
from aedilis.republic.agreement import BINDING, CARD, OFFERED, OPEN
from aedilis.republic.components import CARDS, ERA_ENDS, SCENARIOS, card, cards_of, random_pool
from aedilis.republic.definitions.scenarios import Scenario
from aedilis.republic.draw_deck import layer_at, near_top
from aedilis.republic.frames import Step
from aedilis.republic.money import all_talents
from aedilis.republic.state import RepublicState
from aedilis.republic.things import CARD as CARD_THING
from aedilis.republic.things import index
from aedilis.republic.view import knows_hand
from aedilis.republic.zones import DECK, HAND, OUT

SPREAD: Final = 10
"""A treasury is guessed as any sum up to twice that of whoever guesses, and so much more."""


def _places(scenario: Scenario, apart: bool) -> list[int]:
    """For each card the place of its deck in a scenario; what is laid beside Era Ends is `apart`,
    or of the last deck.
    """
    last = len(scenario.decks) - 1
    places = [0] * (CARDS + 1)
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
        if isinstance(frame, Step):
            frame.redeal(t, seat, dice)
    return t


def shown(s: RepublicState, owner: int, seat: int = -1) -> list[int]:
    """The cards in a hand that a seat (-1: everybody) knows to be there: laid down to secure a
    proposal, promised in a deal, or shown to it for a trade.
    """
    named: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Step):
            named += frame.seen(seat)
    if s.session is not None:
        callers = s.session.callers
        pairs = zip(callers[::2], callers[1::2], strict=True)
        named += [index(means, CARD_THING) for caller, means in pairs if caller == owner]
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
    wanted = [0] * s.seats
    for owner, faction in enumerate(t.factions):
        if not knows_hand(s, seat, owner):
            known = shown(s, owner, seat)
            held += [number for number in faction.hand if number not in known]
            wanted[owner] = len(faction.hand) - len(known)
            faction.hand = known
    origins = _origins(s)
    seen = [number for number, _ in near_top(s)]
    layers: list[list[int]] = [[ERA_ENDS] if ERA_ENDS in layer else [] for layer in s.layers]
    drawn: list[int] = []
    for origin in range(len(SCENARIOS[s.scenario].decks) + 1):
        mine = [number for number in held if origins[number] == origin]
        lying = [
            [n for n in layer if n != ERA_ENDS and n not in seen and origins[n] == origin]
            for layer in s.layers
        ]
        there = mine + [number for cards in lying for number in cards]
        pool = _hidden(s, there, origin, len(mine), dice)
        fitting = [number for number in pool if card(number).faction]
        taken = [dice.draw(fitting) for _ in mine]
        drawn += taken
        pool = [number for number in pool if number not in taken]
        for layer, cards in zip(layers, lying, strict=True):
            layer += [dice.draw(pool) for _ in cards]
    drawn.sort()
    for owner, faction in enumerate(t.factions):
        faction.hand = sorted(faction.hand + [dice.draw(drawn) for _ in range(wanted[owner])])
    for number, depth in near_top(s):
        _lay_seen(s, layers, number, layer_at(s, dice.below(depth)), dice)
    t.layers = [sorted(layer) for layer in layers]
    _mark_zones(s, t)


@rule("R 1.07.21")
def _lay_seen(s: RepublicState, layers: list[list[int]], number: int, at: int, dice: Dice) -> None:
    """Put a card that all know to be near the top into a layer, and another of that layer into the
    place which it leaves empty.
    """
    here = next(n for n, layer in enumerate(s.layers) if number in layer)
    seen = [one for one, _ in near_top(s)]
    others = [n for n in layers[at] if n != ERA_ENDS and n not in seen]
    if at != here and others:
        other = dice.draw(others)
        layers[at].remove(other)
        layers[here].append(other)
        here = at
    layers[here].append(number)


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


@rule("R 1.04.9")
def _deal_treasuries(t: RepublicState, seat: int, dice: Dice) -> None:
    """Guess the treasuries of the others by one's own (a spectator's is empty): anything taken from
    theirs would tell of them. What all talents amount to stays, so the bank has the rest.
    """
    own = t.factions[seat].treasury if seat >= 0 else 0
    for owner, faction in enumerate(t.factions):
        if owner != seat and not faction.gone:
            faction.treasury = dice.below(2 * own + SPREAD + 1)
    t.bank -= all_talents(t)
