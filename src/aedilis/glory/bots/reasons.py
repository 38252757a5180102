"""Why an answer is worth giving, as the greedy bot sees it: the one thing that speaks for it most.

A reason is a key of the catalogues with its parameters, named as those of events are. All of it is
read from an outlook, and so from what the seat knows.
"""

from typing import Final

from aedilis.glory.bots.building import best_add, layable
from aedilis.glory.bots.estimates import client_actions, demand_gain, reachable, sale_gain
from aedilis.glory.bots.outlook import Outlook, Site
from aedilis.glory.bots.standing import VICTORY
from aedilis.glory.bots.worth import client_worth, material_use, step
from aedilis.glory.definitions.cards import (
    ARCHITECT,
    ARCHWAY,
    CRAFTSMAN,
    JACK,
    LABORER,
    LEGIONARY,
    MATERIAL,
    MERCHANT,
    VALUE,
)
from aedilis.glory.state.choices import (
    ACT,
    ADD_DRAWN,
    ADD_HAND,
    ADD_POOL,
    ADD_STOCKPILE,
    DEMAND,
    DISCARD,
    DISCARD_HAND,
    DOCK_CARD,
    HIRE,
    HIRE_DECK,
    HIRE_HAND,
    LAY,
    LAY_DRAWN,
    PALACE,
    PETITION,
    PLAY,
    PLAY_JACK,
    REVEAL,
    SEIZE,
    SELL,
    SELL_DECK,
    SELL_HAND,
    STOP,
    TAKE,
    THINK_CARD,
    THINK_JACK,
    THINK_REFILL,
    a_of,
    b_of,
    verb_of,
)
from aedilis.kernel.player import Reason
from aedilis.kernel.prompt import Move, Pick, Prompt

ADDING: Final = (ADD_HAND, ADD_STOCKPILE, ADD_POOL, ADD_DRAWN)
WINS: Final = 0.9 * VICTORY
"""An answer that is worth so much wins, by all that the seat has seen."""


def reason(o: Outlook, prompt: Prompt, move: Move, value: float) -> Reason:
    """What speaks most for an answer that is worth so much. The outlook knows what its buildings
    will bring.
    """
    if value >= WINS:
        return "glory-why-wins", {}
    if isinstance(prompt, Pick):
        return _of_pick(prompt, move)
    choice = move[0]
    verb = verb_of(choice)
    if verb in (THINK_JACK, THINK_REFILL, THINK_CARD):
        return _of_think(o, verb)
    if verb in (PLAY, PLAY_JACK, PETITION, PALACE):
        spent = a_of(choice) if verb == PLAY else -1
        return of_role(o, b_of(choice), spent)
    if verb == ACT:
        return of_role(o, b_of(choice), -1)
    if verb == DEMAND:
        return "glory-why-demand", {"materials": [MATERIAL[card] for card in move[2:]]}
    return _of_choice(o, choice, verb)


def _of_pick(pick: Pick, move: Move) -> Reason:
    if pick.key == "glory-ask-give" and len(move) > 1:
        return "glory-why-give", {"card": move[1]}
    if pick.key == "glory-ask-clients":
        return "glory-why-clients", {}
    return "glory-why-free", {}


def _of_think(o: Outlook, verb: int) -> Reason:
    if verb == THINK_JACK:
        return "glory-why-jack", {"jacks": o.jacks}
    drawn = max(1, min(o.hand_limit - o.hand_size, o.deck)) if verb == THINK_REFILL else 1
    return "glory-why-draw", {"count": drawn, "hand": o.hand_size}


def _of_choice(o: Outlook, choice: int, verb: int) -> Reason:
    """Of what is done with one action, and of what is left."""
    a = a_of(choice)
    if verb in ADDING:
        return _of_adding(o, b_of(choice))
    if verb in (LAY, LAY_DRAWN):
        card = a if verb == LAY else o.drawn
        return "glory-why-begin", {"card": card, "points": VALUE[b_of(choice)]}
    if verb == TAKE:
        return _of_material(o, a)
    if verb == DOCK_CARD:
        return _of_material(o, MATERIAL[a])
    if verb == HIRE:
        return "glory-why-hire", {"role": a}
    if verb == HIRE_HAND:
        return "glory-why-hire", {"role": MATERIAL[a]}
    if verb == HIRE_DECK:
        return "glory-why-hire-deck", {}
    if verb == SELL:
        return "glory-why-sell", {"material": a, "points": VALUE[a]}
    if verb == SELL_HAND:
        return "glory-why-sell", {"material": MATERIAL[a], "points": VALUE[MATERIAL[a]]}
    if verb == SELL_DECK:
        return "glory-why-sell-deck", {}
    if verb == SEIZE:
        return "glory-why-seize", {"card": b_of(choice)}
    if verb in (DISCARD, REVEAL):
        return "glory-why-missed", {"card": a}
    if verb == DISCARD_HAND:
        return "glory-why-new-hand", {}
    return ("glory-why-nothing", {}) if verb == STOP else ("glory-why-kept", {})


def _of_adding(o: Outlook, building: int) -> Reason:
    """What a building is brought to by one more material."""
    for site in o.begun:
        if site.name == building:
            return _of_site(site)
    return "glory-why-kept", {}


def _of_site(site: Site) -> Reason:
    left = site.size - site.done - 1
    if left <= 0:
        return "glory-why-complete", {"card": site.name, "points": site.size}
    return "glory-why-nearer", {"card": site.name, "count": left}


def _of_material(o: Outlook, material: int) -> Reason:
    """What a material in the stockpile is for: the building that it helps most, else the vault."""
    best, chosen = 0.0, -1
    for site in o.begun:
        if site.fits >> material & 1:
            gain = step(o, site)
            if gain > best:
                best, chosen = gain, site.name
    if chosen >= 0:
        return "glory-why-needed", {"material": material, "card": chosen}
    return "glory-why-stored", {"material": material, "points": VALUE[material]}


def of_role(o: Outlook, role: int, spent: int) -> Reason:
    """What a role brings at present: the best that one action in it does. `spent` is a card of the
    hand that has gone for it, -1 for none.
    """
    if role in (CRAFTSMAN, ARCHITECT):
        return _of_building(o, role, spent)
    found = -1
    if role == LABORER:
        found = _most([material_use(o, m, o.stock[m]) if o.pool[m] > 0 else 0.0 for m in range(6)])
        if found >= 0:
            return _of_material(o, found)
    elif role == LEGIONARY:
        hand = o.hand[:]
        if spent >= 0:
            hand[MATERIAL[spent]] -= 1
        others = reachable(o)
        found = _most([demand_gain(o, m, others, 0) if hand[m] > 0 else 0.0 for m in range(6)])
        if found >= 0:
            return "glory-why-demand", {"materials": [found]}
    elif role == MERCHANT:
        if o.vault_room > 0:
            found = _most(
                [sale_gain(o, m, o.stock[m]) if o.stock[m] > 0 else 0.0 for m in range(6)]
            )
        if found >= 0:
            return "glory-why-sell", {"material": found, "points": VALUE[found]}
    else:
        if o.client_room > 0:
            found = _most(
                [client_worth(o, m, o.clients[m]) if o.pool[m] > 0 else 0.0 for m in range(6)]
            )
        if found >= 0:
            return "glory-why-hire", {"role": found}
    return _of_clients(o, role)


def _of_clients(o: Outlook, role: int) -> Reason:
    clients = client_actions(o)[role]
    if clients > 0:
        return "glory-why-clients-act", {"count": clients, "role": role}
    return "glory-why-role", {"role": role}


def _of_building(o: Outlook, role: int, spent: int) -> Reason:
    """The best step in building with the materials that the role may use."""
    counts = o.hand[:] if role == CRAFTSMAN else o.stock[:]
    if role == CRAFTSMAN and spent >= 0 and counts[MATERIAL[spent]] > 0:
        counts[MATERIAL[spent]] -= 1
    if role == ARCHITECT and o.has(ARCHWAY):
        counts = [counts[m] + o.pool[m] for m in range(6)]
    best, at, _ = best_add(o, role, o.begun, counts)
    for card, gain in zip(layable(o), o.lays, strict=True):
        if card != spent and card != JACK:
            if gain > best:
                return "glory-why-begin", {"card": card, "points": VALUE[MATERIAL[card]]}
            break
    if at >= 0:
        return _of_site(o.begun[at])
    return _of_clients(o, role)


def _most(values: list[float]) -> int:
    """The index of the greatest value above 0; -1 where there is none."""
    best, at = 0.0, -1
    for i, value in enumerate(values):
        if value > best:
            best, at = value, i
    return at
