"""What so many actions in each role would bring now: what to lead, and whether to follow."""

from typing import Final

from aedilis.glory.bots.building import building_gain, layable
from aedilis.glory.bots.outlook import NO_KEYS, Outlook, Prey
from aedilis.glory.bots.standing import AVERAGE_VALUE
from aedilis.glory.bots.worth import (
    client_worth,
    material_use,
    wanted_by_begun,
)
from aedilis.glory.definitions.cards import (
    AQUEDUCT,
    ARCHITECT,
    ARCHWAY,
    ATRIUM,
    BAR,
    BASILICA,
    BRIDGE,
    CIRCUS_MAXIMUS,
    CRAFTSMAN,
    DOCK,
    LABORER,
    LEGIONARY,
    LUDUS_MAGNA,
    MATERIAL,
    MERCHANT,
    PALISADE,
    STOREROOM,
    VALUE,
    WALL,
)

HOLDING: Final[list[float]] = [0.0, 0.15, 0.28, 0.39, 0.48, 0.56, 0.62, 0.68, 0.73, 0.77, 0.8]
"""The chance that so many order cards hold one of a given material."""


def client_actions(o: Outlook) -> list[int]:
    """How many actions the seat's clients bring when a role comes up, for each role; not to be
    changed.
    """
    clients = o.clients
    if o.has(LUDUS_MAGNA):
        merchants = clients[MERCHANT]
        clients = [n + merchants for n in clients]
        clients[MERCHANT] = merchants
    if o.has(STOREROOM):
        clients = clients[:]
        clients[LABORER] = sum(o.clients)
    return clients


def doubled(o: Outlook) -> int:
    """How often each client acts for one who leads or follows."""
    return 2 if o.has(CIRCUS_MAXIMUS) else 1


def role_gain(o: Outlook, role: int, actions: int, without: int) -> float:
    """What so many actions in a role are worth now.

    `without` is a hand card already spent, -1 for none.
    """
    if actions <= 0:
        return 0.0
    if without >= 0 and not spent_matters(o, role, actions, without):
        without = -1
    # The last of each role is kept: one and the same question is asked for many cards.
    key = actions * 64 + without + 1
    if o.gain_keys[role] == key:
        return o.gains[role]
    gain = _role_gain(o, role, actions, without)
    if not o.gains:
        o.gain_keys = NO_KEYS[:]
        o.gains = [0.0] * 6
    o.gain_keys[role] = key
    o.gains[role] = gain
    return gain


def spent_matters(o: Outlook, role: int, actions: int, card: int) -> bool:
    """Whether so many actions in a role may use a card of the hand, so that it is missed once it is
    spent.
    """
    if role == ARCHITECT:
        return card in layable(o)
    if role == LEGIONARY:
        return o.hand[MATERIAL[card]] <= actions
    if role == CRAFTSMAN:
        return actions > 1 or card in layable(o) or o.fits >> MATERIAL[card] & 1 == 1
    return role == MERCHANT and o.has(BASILICA)


def _role_gain(o: Outlook, role: int, actions: int, without: int) -> float:
    if role == LABORER:
        return laborer_gain(o, actions)
    if role == CRAFTSMAN:
        return building_gain(o, role, left_in_hand(o, without), actions, without)
    if role == ARCHITECT:
        counts = o.stock
        if o.has(ARCHWAY):
            counts = [counts[m] + o.pool[m] for m in range(6)]
        return building_gain(o, role, counts, actions, without)
    if role == LEGIONARY:
        return legionary_gain(o, actions, without)
    if role == MERCHANT:
        return merchant_gain(o, actions, without)
    return patron_gain(o, actions)


def left_in_hand(o: Outlook, without: int) -> list[int]:
    """How many cards of each material are in the hand without one that is spent, -1 for none; not
    to be changed.
    """
    if without < 0:
        return o.hand
    m = MATERIAL[without]
    counts = o.hand[:]
    if counts[m] > 0:
        counts[m] = counts[m] - 1
    return counts


def laborer_gain(o: Outlook, actions: int) -> float:
    """The best materials of the pool, one after the other."""
    pool = o.pool
    stock = o.stock
    if actions > 1:
        pool = pool[:]
        stock = stock[:]
    total = 0.0
    for done in range(actions):
        best, chosen = 0.0, -1
        for m in range(6):
            if pool[m] > 0:
                use = material_use(o, m, stock[m])
                if use > best:
                    best, chosen = use, m
        if chosen < 0:
            break
        total += best
        if done + 1 < actions:
            pool[chosen] = pool[chosen] - 1
            stock[chosen] = stock[chosen] + 1
    if o.has(DOCK):
        total += 0.2 * min(actions, len(o.hand_cards))
    return total


def merchant_gain(o: Outlook, actions: int, without: int) -> float:
    """The best sales, as many as the vault has room for."""
    stock = o.stock if actions == 1 else o.stock[:]
    room = o.vault_room
    total = 0.0
    for done in range(actions):
        if room == 0:
            break
        best, chosen = 0.0, -1
        for m in range(6):
            if stock[m] > 0:
                gain = sale_gain(o, m, stock[m])
                if gain > best:
                    best, chosen = gain, m
        if best < AVERAGE_VALUE and o.has(ATRIUM):
            best, chosen = AVERAGE_VALUE, -1
        if best <= 0.0:
            break
        total += best
        room -= 1
        if chosen >= 0 and done + 1 < actions:
            stock[chosen] = stock[chosen] - 1
    if o.has(BASILICA):
        sales = sorted(
            [VALUE[MATERIAL[c]] - 0.5 for c in o.hand_cards if c != without], reverse=True
        )
        for gain in sales[: min(room, actions)]:
            total += gain
    return total


def sale_gain(o: Outlook, material: int, have: int) -> float:
    """What it brings to sell a material: its value, less what it would do in a building."""
    gain = 1.05 * VALUE[material]
    if o.fits >> material & 1:
        wanted, best = wanted_by_begun(o, material)
        if wanted >= have:
            gain -= 0.5 * best * (1.0 - 0.8 * o.late)
    # Room in the vault is scarce: what is worth little should not take it up early.
    if o.vault_room <= 2 and VALUE[material] == 1:
        gain -= 0.4 * o.span
    return gain


def patron_gain(o: Outlook, actions: int) -> float:
    """The best clients to be had, as many as there is room for."""
    pool = o.pool
    have = o.clients
    if actions > 1:
        pool = pool[:]
        have = have[:]
    room = o.client_room
    total = 0.0
    for done in range(actions):
        if room == 0:
            break
        best, chosen = 0.0, -1
        for role in range(6):
            if pool[role] > 0:
                gain = client_worth(o, role, have[role])
                if gain > best:
                    best, chosen = gain, role
        if chosen < 0:
            break
        total += best
        room -= 1
        if done + 1 < actions:
            pool[chosen] = pool[chosen] - 1
            have[chosen] = have[chosen] + 1
    if o.has(BAR):
        total += 1.3 * o.span * min(room, actions)
    elif o.has(AQUEDUCT):
        total += 0.9 * o.span * min(room, actions, len(o.hand_cards))
    return total


def reachable(o: Outlook) -> list[Prey]:
    """The opponents that a demand of this seat reaches."""
    if o.prey is None:
        found: list[Prey] = []
        bridge = o.has(BRIDGE)
        for away in range(1, o.seats):
            other = (o.seat + away) % o.seats
            active = o.active_of(other)
            if active >> WALL & 1:
                continue
            near = away in (1, o.seats - 1)
            if bridge or (near and not active >> PALISADE & 1):
                stored = o.stored_of(other) if bridge else 0
                found.append(Prey(o.orders_of(other), o.denied_by(other), stored))
        o.prey = found
    return o.prey


def demand_gain(o: Outlook, material: int, others: list[Prey], again: int) -> float:
    """What it brings to demand a material, `again` times after the first; 0 where everybody knows
    that nothing can come of it.
    """
    expected = 1.0 if o.pool[material] > again else 0.0
    hurt = 0.0
    for other in others:
        cards = other.cards
        if cards > again and not other.denied >> material & 1:
            hurt += HOLDING[cards if cards < 10 else 10] / (1 + 2 * again)
        if other.stored > again:
            expected += 0.5
    expected += hurt
    if expected == 0.0:
        return 0.0
    value = material_use(o, material, o.stock[material] + again) + 0.05
    return value * expected + 0.35 * hurt / (o.seats - 1)


def legionary_gain(o: Outlook, actions: int, without: int) -> float:
    """The best demands that the hand can back."""
    others = reachable(o)
    hand = left_in_hand(o, without)
    if actions == 1:
        best = 0.0
        for m in range(6):
            if hand[m] > 0:
                gain = demand_gain(o, m, others, 0)
                if gain > best:
                    best = gain
        return best
    gains: list[float] = []
    for m in range(6):
        for again in range(min(hand[m], actions)):
            gains.append(demand_gain(o, m, others, again))
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[:actions]:
        total += gain
    return total
