"""Leading, following and thinking: what the greedy bot does with its turn."""

from typing import Final

from aedilis.glory.bots.first.estimates import client_actions, doubled, role_gain
from aedilis.glory.bots.first.outlook import Outlook
from aedilis.glory.bots.first.picks import pick_best
from aedilis.glory.bots.first.worth import IN_HAND, card_worth, end_worth, hand_share, jack_worth
from aedilis.glory.definitions.cards import JACK, MATERIAL
from aedilis.glory.state.choices import (
    DISCARD,
    DISCARD_HAND,
    PALACE,
    PLAY,
    PLAY_JACK,
    STOP,
    THINK_CARD,
    THINK_JACK,
    THINK_REFILL,
    a_of,
    b_of,
    verb_of,
)
from aedilis.kernel.prompt import Form, Move, Pick, Prompt

HELP: Final = 0.35
"""What an action of an opponent is taken to bring him, and so to cost."""
FRESH: Final = 0.22
"""What a card not yet known may be beyond its role: a foundation, a material."""


def hand_value(o: Outlook, card: int) -> float:
    """What a hand card, a jack included, is worth kept."""
    return jack_worth(o, o.me.jacks) if card == JACK else card_worth(o, card)


def help_to_others(o: Outlook, role: int) -> float:
    """What leading a role gives the opponents: their clients act, and some will follow."""
    total = 0.0
    for seat, camp in enumerate(o.view.camps):
        if seat != o.seat:
            clients = 0
            for card in camp.clientele:
                if MATERIAL[card] == role:
                    clients += 1
            total += HELP * (clients + 0.25)
    return total / (o.seats - 1) * (1.0 if o.seats == 2 else 0.8)


def think_value(o: Outlook, verb: int) -> float:
    """What thinking in this way brings."""
    fade = 0.3 + 0.7 * min(1.0, o.turns_left / 5.0)
    if verb == THINK_JACK:
        return jack_worth(o, o.me.jacks + 1)
    cards = 1
    if verb == THINK_REFILL:
        cards = min(o.me.hand_limit - o.me.hand_size, o.view.deck)
    value = 0.0
    for i in range(cards):
        value += (IN_HAND + FRESH) * hand_share(o.me.hand_size + i + 1)
    value = value * fade + o.weariness
    if cards >= o.view.deck:
        value += end_worth(o)
    return value


def choose_play(o: Outlook, prompt: Prompt, leading: bool) -> Move:
    """The best way to lead, follow or think that the prompt offers, with its cards."""
    best, chosen = -1e9, [prompt.choices([])[0]]
    base: list[float] = [-1.0] * 6
    for choice in prompt.choices([]):
        verb = verb_of(choice)
        if verb in (THINK_JACK, THINK_REFILL, THINK_CARD):
            value, move = think_value(o, verb), [choice]
        elif verb in (DISCARD, DISCARD_HAND):
            value, move = discard_value(o, choice), [choice]
        else:
            role = b_of(choice)
            if base[role] < 0.0:
                base[role] = role_gain(o, role, client_actions(o, role), -1)
            idle = 0.0 if leading else base[role]
            value, move = play_value(o, prompt, choice, idle)
            if leading:
                value -= help_to_others(o, role)
        if value > best:
            best, chosen = value, move
    return chosen


def play_value(o: Outlook, prompt: Prompt, choice: int, idle: float) -> tuple[float, Move]:
    """What a play is worth beyond `idle`, what clients do anyway, and the whole move."""
    verb = verb_of(choice)
    role = b_of(choice)
    by_clients = client_actions(o, role) * doubled(o)
    if verb == PLAY:
        card = a_of(choice)
        return role_gain(o, role, by_clients + 1, card) - idle - card_worth(o, card), [choice]
    if verb == PLAY_JACK:
        return role_gain(o, role, by_clients + 1, -1) - idle - jack_worth(o, o.me.jacks), [choice]
    assert isinstance(prompt, Form)
    pick = prompt.field([choice])
    assert isinstance(pick, Pick)
    values = [-hand_value(o, card) for card in pick.items]
    best, chosen = -1e9, [choice]
    for n in range(pick.low, pick.high + 1):
        part = pick_best(pick, values, n)
        cost = 0.0
        for card in part[1:]:
            cost += hand_value(o, card)
        actions = n if verb == PALACE else 1
        spent = part[1] if part[1] != JACK else -1
        value = role_gain(o, role, by_clients + actions, spent) - idle - cost
        if value > best:
            best, chosen = value, [choice, *part]
    return best, chosen


def discard_value(o: Outlook, choice: int) -> float:
    """What throwing cards away before a think brings: room for better ones."""
    if verb_of(choice) == DISCARD:
        room = o.me.hand_limit - o.me.hand_size
        refill = think_value(o, THINK_REFILL) if room > 0 else 0.0
        return refill + 0.55 - card_worth(o, a_of(choice)) - 0.1
    lost = jack_worth(o, o.me.jacks) * o.me.jacks
    for card in o.hand_cards:
        lost += card_worth(o, card)
    return 0.6 * min(o.me.hand_limit, o.view.deck) - lost


def choose_think(o: Outlook, prompt: Prompt) -> Move:
    """How to use a think that a building grants; declined only where it ends the game badly."""
    best, chosen = -1e9, prompt.choices([])[0]
    for choice in prompt.choices([]):
        verb = verb_of(choice)
        if verb == STOP:
            value = 0.0
        elif verb in (DISCARD, DISCARD_HAND):
            value = discard_value(o, choice)
        else:
            value = think_value(o, verb)
        if value > best:
            best, chosen = value, choice
    return [chosen]
