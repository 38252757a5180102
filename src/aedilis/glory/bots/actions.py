"""What the greedy bot does with one action of a role, with Fountain and with Bath."""

from aedilis.glory.bots.answers import Scale
from aedilis.glory.bots.building import add_gain, lay_gain
from aedilis.glory.bots.estimates import laborer_gain, role_gain, sale_gain
from aedilis.glory.bots.outlook import Outlook
from aedilis.glory.bots.standing import AVERAGE_VALUE, end_worth
from aedilis.glory.bots.worth import (
    IN_HAND,
    card_worth,
    client_worth,
    function_worth,
    material_use,
    progress,
)
from aedilis.glory.definitions.cards import MATERIAL, VALUE
from aedilis.glory.state.choices import (
    ACT,
    ADD_DRAWN,
    ADD_HAND,
    ADD_POOL,
    ADD_STOCKPILE,
    DOCK_CARD,
    DRAW,
    HIRE,
    HIRE_DECK,
    HIRE_HAND,
    HOLD,
    KEEP,
    LAY,
    LAY_DRAWN,
    OPEN_POOL,
    OPEN_STOCKPILE,
    SELL,
    SELL_DECK,
    SELL_HAND,
    TAKE,
    a_of,
    b_of,
    c_of,
    verb_of,
)
from aedilis.kernel.prompt import Prompt


def weigh_action(o: Outlook, prompt: Prompt, role: int, w: Scale) -> None:
    """Every choice of an action prompt; to stop is worth nothing."""
    for choice in prompt.choices([]):
        w.add(choice, action_value(o, choice, role))


def action_value(o: Outlook, choice: int, role: int) -> float:
    """What one choice brings."""
    verb = verb_of(choice)
    a = a_of(choice)
    if verb == LAY:
        return lay_value(o, a, b_of(choice), c_of(choice))
    if verb in (ADD_HAND, ADD_STOCKPILE, ADD_POOL, ADD_DRAWN):
        return add_value(o, verb, a, b_of(choice), role)
    if verb == LAY_DRAWN:
        return lay_value(o, o.drawn, b_of(choice), c_of(choice)) + IN_HAND
    if verb == TAKE:
        return 0.1 + material_use(o, a, o.stock[a])
    if verb == DOCK_CARD:
        m = MATERIAL[a]
        return material_use(o, m, o.stock[m]) - card_worth(o, a)
    if verb == HIRE:
        return 0.1 + client_worth(o, a, o.clients[a])
    if verb == HIRE_DECK:
        return 1.4 * o.span + (end_worth(o) if o.deck == 1 else 0.0)
    if verb == HIRE_HAND:
        m = MATERIAL[a]
        return client_worth(o, m, o.clients[m]) - card_worth(o, a)
    if verb == SELL:
        return sale_gain(o, a, o.stock[a])
    if verb == SELL_DECK:
        return AVERAGE_VALUE + (end_worth(o) if o.deck == 1 else 0.0)
    if verb == SELL_HAND:
        return VALUE[MATERIAL[a]] - card_worth(o, a)
    if verb in (OPEN_STOCKPILE, OPEN_POOL):
        return open_value(o, choice)
    if verb == DRAW:
        return 0.75 + (end_worth(o) if o.deck == 1 else 0.0)
    if verb == KEEP:
        return IN_HAND + card_worth(o, o.drawn) * 0.3
    if verb == ACT:
        return act_value(o, b_of(choice))
    if verb == HOLD:
        return 0.2
    return 0.0


def act_value(o: Outlook, role: int) -> float:
    """What one action of a client in another role brings."""
    return laborer_gain(o, 1) if role == 0 else role_gain(o, role, 1, -1)


def add_value(o: Outlook, verb: int, added: int, name: int, role: int) -> float:
    """What a material brings to a building, less what it would be worth elsewhere: a card from the
    hand, a material from the stockpile, or one that costs nothing.
    """
    if verb == ADD_HAND:
        cost = 0.4 * card_worth(o, added)
    elif verb == ADD_STOCKPILE:
        cost = 0.2 * VALUE[added]
    else:
        cost = 0.0
    for site in o.begun:
        if site.name == name:
            return add_gain(o, site, role) - cost + 0.01
    return 0.0


def lay_value(o: Outlook, card: int, site: int, outside: int) -> float:
    """What a foundation brings; out of town it takes two actions."""
    if outside:
        return 0.3 * lay_outside(o, card, site) - 0.3
    return lay_gain(o, card, site) - 0.15 * card_worth(o, card)


def lay_outside(o: Outlook, card: int, site: int) -> float:
    """What a foundation out of town is worth, where the sites in town are used up."""
    gain = VALUE[site] + function_worth(o, card, VALUE[site])
    return progress(o, gain, VALUE[site], 0)


def open_value(o: Outlook, choice: int) -> float:
    """What it brings to open an opponent's building: its function, less what others gain by it."""
    name = b_of(choice)
    own = function_worth(o, name, 0)
    return own - 0.25 * own * (o.seats - 2) - 0.4 * VALUE[a_of(choice)] - 0.2
