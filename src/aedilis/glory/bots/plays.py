"""Leading, following and thinking: what the greedy bot does with its turn."""

from typing import Final

from aedilis.glory.bots.answers import Scale
from aedilis.glory.bots.estimates import client_actions, doubled, role_gain
from aedilis.glory.bots.outlook import NOT_YET, Outlook
from aedilis.glory.bots.picks import pick_best
from aedilis.glory.bots.standing import end_worth
from aedilis.glory.bots.worth import IN_HAND, card_worth, hand_share, jack_worth
from aedilis.glory.definitions.cards import JACK
from aedilis.glory.state.choices import (
    DISCARD,
    DISCARD_HAND,
    PALACE,
    PETITION,
    PLAY,
    PLAY_JACK,
    STOP,
    THINK_JACK,
    THINK_REFILL,
    a_of,
    b_of,
    c_of,
    verb_of,
)
from aedilis.glory.state.zones import BITS, MOST, pack_materials
from aedilis.kernel.prompt import Form, Move, Pick, Prompt

HELP: Final = 0.35
"""What an action of an opponent is taken to bring him, and so to cost."""
FRESH_CARD: Final = IN_HAND + 0.22
"""What a card not yet known is worth: beyond its role it may be a foundation, or a material."""


def hand_value(o: Outlook, card: int) -> float:
    """What a hand card, a jack included, is worth kept."""
    return jack_worth(o, o.jacks) if card == JACK else card_worth(o, card)


def help_to_others(o: Outlook) -> list[float]:
    """What leading a role gives the opponents, for each role: their clients act, and some will
    follow.
    """
    clients = 0
    for seat in range(o.seats):
        if seat != o.seat:
            clients += pack_materials(o.clientele(seat))
    share = HELP / (o.seats - 1) * (1.0 if o.seats == 2 else 0.8)
    follows = 0.25 * (o.seats - 1)
    return [share * (follows + (clients >> BITS * role & MOST)) for role in range(6)]


def think_value(o: Outlook, verb: int) -> float:
    """What thinking in this way brings."""
    if verb == THINK_JACK:
        return jack_worth(o, o.jacks + 1)
    cards = 1
    if verb == THINK_REFILL:
        cards = min(o.hand_limit - o.hand_size, o.deck)
    value = 0.0
    for size in range(o.hand_size + 1, o.hand_size + cards + 1):
        value += FRESH_CARD * hand_share(size)
    value *= o.keen
    if cards >= o.deck:
        value += end_worth(o, 0, cards)
    # Where nothing moves any more, new cards may.
    return value + o.tired


def weigh_play(o: Outlook, prompt: Prompt, leading: bool, w: Scale) -> None:
    """Every way to lead, follow or think that the prompt offers, with its cards."""
    jack = jack_worth(o, o.jacks) if o.jacks > 0 else 0.0
    each = doubled(o)
    clients = client_actions(o)
    # Leading, clients act only since their role is led; following, they do anyway.
    idle = help_to_others(o) if leading else [NOT_YET] * 6
    missed: _Missed | None = None
    for choice in prompt.choices([]):
        verb = verb_of(choice)
        if verb < PLAY:
            if verb in (DISCARD, DISCARD_HAND):
                w.add(choice, discard_value(o, choice))
            else:
                w.add(choice, think_value(o, verb))
            continue
        role = b_of(choice)
        if idle[role] == NOT_YET:
            idle[role] = role_gain(o, role, clients[role], -1)
        actions = clients[role] * each + 1
        if verb == PLAY:
            card = a_of(choice)
            gain = role_gain(o, role, actions, card) - idle[role]
            w.add(choice, gain - card_worth(o, card))
        elif verb == PLAY_JACK:
            w.add(choice, role_gain(o, role, actions, -1) - idle[role] - jack)
        else:
            if missed is None:
                missed = _Missed()
            weigh_cards(o, prompt, choice, role, actions, idle[role], missed, w)


class _Missed:
    """The cards of a petition that are missed least, and what they cost: the same for all roles
    that the petition can be for.
    """

    __slots__ = ("cost", "material", "part", "size")

    def __init__(self) -> None:
        self.material = -1
        self.size = 0
        self.part: Move = []
        self.cost = 0.0


def weigh_cards(
    o: Outlook,
    prompt: Prompt,
    choice: int,
    role: int,
    actions: int,
    idle: float,
    missed: _Missed,
    w: Scale,
) -> None:
    """What a play of several cards is worth beyond `idle`, with those that are missed least;
    `actions` are what one card would bring.
    """
    material = a_of(choice)
    size = c_of(choice)
    verb = verb_of(choice)
    if verb == PETITION and missed.material == material and missed.size == size:
        gain = role_gain(o, role, actions, missed.part[1])
        w.add(choice, gain - idle - missed.cost, missed.part)
        return
    assert isinstance(prompt, Form)
    pick = prompt.field([choice])
    assert isinstance(pick, Pick)
    values = [-hand_value(o, card) for card in pick.items]
    for n in range(pick.low, pick.high + 1):
        part = pick_best(pick, values, n)
        cost = 0.0
        for card in part[1:]:
            cost += hand_value(o, card)
        spent = part[1] if part[1] != JACK else -1
        more = n - 1 if verb == PALACE else 0
        w.add(choice, role_gain(o, role, actions + more, spent) - idle - cost, part)
        if verb == PETITION:
            missed.material, missed.size = material, size
            missed.part, missed.cost = part, cost


def discard_value(o: Outlook, choice: int) -> float:
    """What throwing cards away before a think brings: room for better ones."""
    if verb_of(choice) == DISCARD:
        room = o.hand_limit - o.hand_size
        refill = think_value(o, THINK_REFILL) if room > 0 else 0.0
        return refill + 0.55 - card_worth(o, a_of(choice)) - 0.1
    lost = jack_worth(o, o.jacks) * o.jacks if o.jacks > 0 else 0.0
    for card in o.hand_cards:
        lost += card_worth(o, card)
    cards = min(o.hand_limit, o.deck)
    return 0.6 * cards - lost + (end_worth(o, 0, cards - o.hand_size) if cards >= o.deck else 0.0)


def weigh_think(o: Outlook, prompt: Prompt, w: Scale) -> None:
    """How to use a think that a building grants; declined only where it ends the game badly."""
    for choice in prompt.choices([]):
        verb = verb_of(choice)
        if verb == STOP:
            w.add(choice, 0.0)
        elif verb in (DISCARD, DISCARD_HAND):
            w.add(choice, discard_value(o, choice))
        else:
            w.add(choice, think_value(o, verb))
