"""Leading and following: which cards may be played for which role (rules G.lead, G.follow,
G.petition, G.b.palace, G.b.circus).

One order card of the role, a jack for any role, a petition as if it were a jack, and what Circus
and Palace add.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import ARCHITECT, CIRCUS, JACK, MATERIAL, PALACE
from aedilis.glory.state.choices import (
    PALACE as PLAY_PALACE,
)
from aedilis.glory.state.choices import (
    PETITION,
    PLAY,
    PLAY_JACK,
    a_of,
    b_of,
    c_of,
    code,
    verb_of,
)
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import BITS, MOST, distinct, pack_materials
from aedilis.kernel.dice import Dice
from aedilis.kernel.prompt import Choose, Form, Move, Pick, Prompt
from aedilis.kernel.rule import cite, rule

CARD_PLAYS: Final[list[int]] = [code(PLAY, card, role) for card, role in enumerate(MATERIAL)]
"""For each card its play for its own role."""
JACK_PLAYS: Final[list[int]] = [code(PLAY_JACK, 0, role) for role in range(6)]
"""For each role the play of a jack."""


def any_card_for_architect(s: GloryState, camp: Camp) -> bool:
    """Whether every order card may lead or follow architect."""
    return s.rules.circus_architect and camp.active >> CIRCUS & 1 == 1


@rule("G.lead.1", "G.lead.2", "G.lead.3", "G.follow.1", "G.follow.2", "G.b.circus.1")
def play_options(s: GloryState, seat: int, led: int) -> list[int]:
    """The plays open to a seat: for the role `led`, or for any role when it leads (-1)."""
    camp = s.camps[seat]
    options: list[int] = []
    leads = led < 0
    any_architect = (leads or led == ARCHITECT) and any_card_for_architect(s, camp)
    last = -1
    for card in camp.hand:
        if card == last:
            continue
        last = card
        role = MATERIAL[card]
        if leads or led == role:
            options.append(CARD_PLAYS[card])
        if any_architect and role != ARCHITECT:
            options.append(code(PLAY, card, ARCHITECT))
    roles = range(6) if leads else range(led, led + 1)
    if camp.jacks > 0:
        if leads:
            options.extend(JACK_PLAYS)
        else:
            options.append(JACK_PLAYS[led])
    if len(camp.hand) > 1:
        _petition_options(s, camp, roles, options)
    if camp.active >> PALACE & 1:
        _palace_options(s, camp, roles, options)
    return options


@rule("G.petition.1", "G.petition.2", "G.petition.3", "G.b.circus.2")
def _petition_options(s: GloryState, camp: Camp, roles: range, options: list[int]) -> None:
    """Sets of cards of one role, as one jack; with the original Circus pairs do as well."""
    usual = s.rules.petition_size
    least = 2 if s.rules.circus_pair and camp.active >> CIRCUS & 1 else usual
    if len(camp.hand) < least:
        return
    packed = pack_materials(camp.hand)
    for size in range(least, usual + 1, max(1, usual - least)):
        for material in range(6):
            if packed >> BITS * material & MOST >= size:
                options.extend([code(PETITION, material, role, size) for role in roles])


@rule("G.b.palace.1")
def _palace_options(s: GloryState, camp: Camp, roles: range, options: list[int]) -> None:
    """Several cards of the role, jacks included: offered where two or more can be played."""
    for role in roles:
        if sum(_palace_pool(s, camp, role)[1]) >= 2:
            options.append(code(PLAY_PALACE, 0, role))


def _palace_pool(s: GloryState, camp: Camp, role: int) -> tuple[list[int], list[int]]:
    """The cards a Palace owner may play for a role, and how many of each."""
    any_card = role == ARCHITECT and any_card_for_architect(s, camp)
    items = [card for card in distinct(camp.hand) if any_card or MATERIAL[card] == role]
    counts = [camp.hand.count(card) for card in items]
    if camp.jacks > 0:
        items.append(JACK)
        counts.append(camp.jacks)
    return items, counts


class PlayForm(Form):
    """Choose to think or a play; a petition or a Palace play goes on with the cards."""

    __slots__ = ("head", "state")

    def __init__(self, state: GloryState, seat: int, key: str, rule: str, head: list[int]) -> None:
        super().__init__(seat, key, rule)
        self.state = state
        self.head = Choose(seat, key, rule, head)

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return self.head
        return cards_field(self.state, self.seat, done[0]) if len(done) == 1 else None

    def choices(self, done: Sequence[int]) -> list[int]:
        if len(done) == 0:
            return self.head.options
        return super().choices(done)

    def accepts(self, move: Sequence[int]) -> bool:
        if len(move) == 1:
            return move[0] in self.head.options and not goes_on(move[0])
        return self.span(move, 0) == len(move)

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        self.head.draw(dice, move, sparing)
        cards = cards_field(self.state, self.seat, move[-1]) if goes_on(move[-1]) else None
        if cards is not None:
            cards.draw(dice, move, sparing)


def goes_on(choice: int) -> bool:
    """Whether a play goes on with the cards."""
    return verb_of(choice) in (PETITION, PLAY_PALACE)


def cards_field(s: GloryState, seat: int, choice: int) -> Pick | None:
    """The pick of cards that a petition or a Palace play asks for; None for every other play."""
    camp = s.camps[seat]
    verb = verb_of(choice)
    if verb == PETITION:
        items = [card for card in distinct(camp.hand) if MATERIAL[card] == a_of(choice)]
        counts = [camp.hand.count(card) for card in items]
        size = c_of(choice)
        return Pick(seat, "glory-ask-cards", "G.petition.1", "with", items, counts, size, size)
    if verb == PLAY_PALACE:
        items, counts = _palace_pool(s, camp, b_of(choice))
        return Pick(seat, "glory-ask-cards", "G.b.palace.1", "with", items, counts, 2, sum(counts))
    return None


cite("G.turn.3", "G.turn.5")


def play(s: GloryState, seat: int, move: Sequence[int]) -> int:
    """Lay the cards of a play into the camp; gives the number of actions they earn."""
    camp = s.camps[seat]
    choice = move[0]
    verb = verb_of(choice)
    if verb == PLAY:
        cards: Move = [a_of(choice)]
    elif verb == PLAY_JACK:
        cards = [JACK]
    else:
        cards = list(move[2:])
    for card in cards:
        if card == JACK:
            camp.jacks -= 1
            camp.played_jacks += 1
        else:
            camp.lose_from_hand(card)
            camp.played.append(card)
    if s.log is not None:
        key = "glory-led" if seat == s.leader else "glory-followed"
        s.note(key, seat, {"role": b_of(choice), "cards": cards})
    return len(cards) if verb == PLAY_PALACE else 1
