"""What things are worth to the greedy bot: functions, progress in building, clients, cards."""

from typing import Final

from aedilis.glory.bots.first.outlook import Outlook, Site
from aedilis.glory.definitions.cards import (
    AMPHITHEATRE,
    BUILDING_IDS,
    CATACOMB,
    FORUM,
    FOUNDRY,
    GARDEN,
    GATE,
    MARBLE,
    MATERIAL,
    PRISON,
    SCHOOL,
    STATUE,
    VALUE,
    WALL,
)

FUNCTION: Final[dict[str, float]] = {
    "bar": 1.0,
    "insula": 1.0,
    "latrine": 0.2,
    "road": 0.4,
    "circus": 0.7,
    "dock": 0.9,
    "market": 1.2,
    "palisade": 0.3,
    "academy": 1.0,
    "archway": 1.6,
    "atrium": 1.6,
    "bath": 1.8,
    "gate": 0.6,
    "shrine": 0.8,
    "aqueduct": 1.5,
    "bridge": 1.0,
    "senate": 0.6,
    "storeroom": 1.6,
    "tower": 0.6,
    "vomitorium": 0.1,
    "circus_maximus": 2.2,
    "coliseum": 1.2,
    "scriptorium": 1.0,
    "sewer": 1.0,
    "villa": 0.2,
    "basilica": 1.8,
    "fountain": 1.4,
    "ludus_magna": 1.8,
    "palace": 1.8,
    "stairway": 0.8,
    "temple": 1.4,
}
"""What a function that does the same all the time is worth over a whole game."""


STANDING: Final[list[float]] = [FUNCTION.get(name, 0.0) for name in BUILDING_IDS]
"""The same by building number; 0 where the worth depends on the position."""

CLIENT: Final[list[float]] = [1.5, 1.9, 1.2, 1.9, 2.2, 1.3]
"""What the first client of each role is worth over a whole game."""

IN_HAND: Final = 0.35
"""What any order card in hand is worth for the role it can be played for."""
JACK_IN_HAND: Final = 0.85
END_SWING: Final = 6.0
"""What it is worth to end a game that is won, and to avoid ending one that is lost."""


def end_worth(o: Outlook) -> float:
    """What it is worth to bring about the end now."""
    if o.ahead >= 3.0:
        return END_SWING
    if o.ahead >= 0.5:
        return END_SWING / 3
    # Two who both believe they are behind must not put off the end for ever.
    return 2 * END_SWING * min(1.0, o.weariness - 1.0)


def function_worth(o: Outlook, building: int, points: int) -> float:
    """What a building's function will bring; `points` is the influence that completing it adds."""
    if building == CATACOMB:
        return end_worth(o) if o.functions else 0.0
    if not o.functions or o.has(building):
        return 0.0
    actions = o.me.influence + points
    if building == STATUE:
        return 3.0
    if building == WALL:
        return 0.5 + len(o.me.stockpile) * 0.5
    if building == FORUM:
        return forum_worth(o)
    if building == FOUNDRY:
        return 0.3 * min(actions, len(o.view.pool)) * (0.4 + 0.6 * o.span)
    if building == SCHOOL:
        return 0.35 * actions * o.span
    if building == GARDEN:
        return 0.8 * min(actions, len(o.view.pool), o.client_room + points) * o.span
    if building == AMPHITHEATRE:
        return 0.8 * min(actions, len(o.hand_cards))
    if building == PRISON:
        return 0.3
    if building == GATE:
        return 0.4 * o.span + 1.0 * o.span * sum(
            1 for site in o.begun if MATERIAL[site.name] == MARBLE
        )
    return STANDING[building] * o.span


def forum_worth(o: Outlook) -> float:
    """Six different clients and a Forum win; the nearer, the better."""
    missing = 0
    for role in range(6):
        if o.clients[role] == 0:
            missing += 1
    if o.view.rules.forum_needs_materials:
        for material in range(6):
            if o.stock[material] == 0:
                missing += 1
    if missing == 0:
        return 40.0
    return 10.0 * o.span / (1 + missing)


def completion(o: Outlook, building: int, site: int) -> float:
    """What completing a building on a site of this material is worth."""
    points = VALUE[site]
    return points * (1.0 + 0.15 * o.span) + function_worth(o, building, points)


def progress(o: Outlook, gain: float, size: int, done: int) -> float:
    """What a building of `size` materials, `done` of them there, is worth already.

    The share grows faster towards completion, since what is left to do may never be done.
    """
    if done >= size:
        return gain
    share = (done + 1) / (size + 1)
    fade = 0.83 - 0.5 * o.late
    for _ in range(size - done):
        share *= fade
    return gain * share


def step(o: Outlook, site: Site) -> float:
    """What one more material brings to a building begun."""
    return progress(o, site.gain, site.size, site.done + 1) - progress(
        o, site.gain, site.size, site.done
    )


def client_worth(o: Outlook, role: int, have: int) -> float:
    """What one more client of a role is worth, `have` being there already."""
    worth = CLIENT[role] * o.span
    if have:
        worth *= 0.85
    elif o.functions and (o.has(FORUM) or o.owns(FORUM)):
        worth += 2.5
    return worth


def material_use(o: Outlook, material: int, have: int) -> float:
    """What a material in the stockpile is worth, `have` others like it being there."""
    wanted = 0
    best = 0.0
    for site in o.begun:
        if site.fits >> material & 1:
            wanted += site.size - site.done
            best = max(best, step(o, site))
    use = 0.15 * VALUE[material]
    if o.vault_room > 0:
        use = 0.6 * VALUE[material] * (1.0 - 0.5 * o.late)
        if len(o.me.stockpile) >= o.vault_room:
            use *= 0.8
    if wanted > have:
        use = max(use, 0.7 * best)
    return use


def hand_share(size: int) -> float:
    """How much of its worth a card keeps as one of so many: a full hand is there to be played."""
    if size <= 4:
        return 1.1
    return max(0.2, 1.1 - 0.15 * (size - 4))


def jack_worth(o: Outlook, jacks: int) -> float:
    """What the last of so many jacks in hand is worth."""
    return JACK_IN_HAND * max(0.3, 1.15 - 0.15 * jacks) * (0.3 + 0.7 * min(1.0, o.turns_left / 5.0))


def card_worth(o: Outlook, card: int) -> float:
    """What an order card in hand is worth: for its role, as a foundation, as a material."""
    worth = IN_HAND * hand_share(o.me.hand_size)
    material = MATERIAL[card]
    if not o.owns(card):
        left = o.view.town[material] if card != STATUE else o.sites_left
        if left > 0:
            points = VALUE[material]
            worth += 0.10 * (points + function_worth(o, card, points))
    for site in o.begun:
        if site.fits >> material & 1:
            worth += 0.2
            break
    return worth * (0.3 + 0.7 * min(1.0, o.turns_left / 5.0))


def fill_begun(o: Outlook) -> Outlook:
    """Tell an outlook what its begun buildings will bring when they are completed."""
    gains: list[float] = []
    for structure in o.me.structures:
        if not structure.complete:
            gains.append(completion(o, structure.name, structure.site))
    o.add_sites(gains)
    return o
