"""What things are worth to the greedy bot: functions, progress in building, clients, cards."""

from typing import Final

from aedilis.glory.bots.outlook import NOT_YET, Outlook, Site
from aedilis.glory.bots.standing import (
    VICTORY,
    end_worth,
    forum_gaps,
    forum_lacks,
    near_forum,
)
from aedilis.glory.definitions.cards import (
    AMPHITHEATRE,
    BUILDING_IDS,
    BUILDINGS,
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
JACKS_IN_HAND: Final[list[float]] = [0.85, 0.75, 0.5, 0.25, 0.1, 0.05]
"""What the first jack in hand is worth, the second, and so on: who hoards them has none of it."""
LIKELY_END: Final = 8.0
"""The most that an end which one could bring about later is worth now."""


def function_worth(o: Outlook, building: int, points: int) -> float:
    """What a building's function will bring; `points` is the influence that completing it adds."""
    if not o.functions or o.active >> building & 1:
        return 0.0
    worth = STANDING[building]
    if worth > 0.0:
        return worth * o.span
    if building == CATACOMB:
        return end_worth(o, points)
    actions = o.influence + points
    if building == STATUE:
        return 3.0
    if building == WALL:
        return 0.5 + o.stored * 0.5
    if building == FORUM:
        return forum_worth(o)
    if building == FOUNDRY:
        return 0.3 * min(actions, o.pool_size) * (0.4 + 0.6 * o.span)
    if building == SCHOOL:
        return 0.35 * actions * o.span
    if building == GARDEN:
        return 0.8 * min(actions, o.pool_size, o.client_room + points) * o.span
    if building == AMPHITHEATRE:
        return 0.8 * min(actions, len(o.hand_cards))
    if building == PRISON:
        return 0.3
    if building == GATE:
        marble = 0
        for site in o.begun:
            if MATERIAL[site.name] == MARBLE:
                marble += 1
        return (0.4 + marble) * o.span
    return 0.0


def forum_worth(o: Outlook) -> float:
    """Six different clients and a Forum win; the nearer, the better."""
    missing = forum_gaps(o) + forum_lacks(o)
    if missing == 0:
        return VICTORY
    return 10.0 * o.span / (1 + missing)


def prospect(o: Outlook, building: int, points: int, missing: int) -> float:
    """What completing a building is worth, for its influence and its function, that lacks so many
    materials still: a game that a Catacomb could end now will stand otherwise by then.
    """
    worth = function_worth(o, building, points)
    gain = points * (1.0 + 0.15 * o.span) + worth
    if building == CATACOMB and missing > 1:
        rest = gain - worth
        return rest + min(LIKELY_END, max(0.0, gain - rest))
    return gain


def progress(o: Outlook, gain: float, size: int, done: int) -> float:
    """What a building of `size` materials, `done` of them there, is worth already.

    The share grows faster towards completion, since what is left to do may never be done.
    """
    if done >= size:
        return gain
    fade = o.fade
    missing = size - done
    if missing == 2:
        fade = fade * fade
    elif missing == 3:
        fade = fade * fade * fade
    return gain * (done + 1) / (size + 1) * fade


def gain_of(o: Outlook, site: Site) -> float:
    """What completing a building begun will bring."""
    if site.gain == NOT_YET:
        site.gain = prospect(o, site.name, site.size, site.size - site.done)
    return site.gain


def so_far(o: Outlook, site: Site) -> float:
    """What a building begun is worth already."""
    return progress(o, gain_of(o, site), site.size, site.done)


def step(o: Outlook, site: Site) -> float:
    """What one more material brings to a building begun."""
    if site.more == NOT_YET:
        site.more = progress(o, gain_of(o, site), site.size, site.done + 1) - so_far(o, site)
    return site.more


def client_worth(o: Outlook, role: int, have: int) -> float:
    """What one more client of a role is worth, `have` being there already."""
    worth = CLIENT[role] * o.span
    if have:
        worth *= 0.85
    if near_forum(o):
        gaps = forum_gaps(o)
        left = forum_gaps(o, role)
        if left < gaps:
            lacks = forum_lacks(o)
            if o.has(FORUM) and left + lacks == 0:
                return VICTORY
            worth += 2.5 if left + lacks > 2 else 4.0
    return worth


def wanted_by_begun(o: Outlook, material: int) -> tuple[int, float]:
    """How many of a material the buildings begun could take, and what one brings at best."""
    wanted = 0
    best = 0.0
    for site in o.begun:
        if site.fits >> material & 1:
            wanted += site.size - site.done
            more = step(o, site)
            if more > best:
                best = more
    return wanted, best


def material_use(o: Outlook, material: int, have: int) -> float:
    """What a material in the stockpile is worth, `have` others like it being there."""
    if have == o.stock[material]:
        if not o.uses:
            o.uses = [NOT_YET] * 6
        use = o.uses[material]
        if use == NOT_YET:
            use = _material_use(o, material, have)
            o.uses[material] = use
        return use
    return _material_use(o, material, have)


def _material_use(o: Outlook, material: int, have: int) -> float:
    use = 0.15 * VALUE[material]
    if o.vault_room > 0:
        use = 0.6 * VALUE[material] * (1.0 - 0.5 * o.late)
        if o.stored >= o.vault_room:
            use *= 0.8
    if o.fits >> material & 1:
        wanted, best = wanted_by_begun(o, material)
        if wanted > have and 0.7 * best > use:
            use = 0.7 * best
    if have == 0 and near_forum(o) and forum_lacks(o, material) < forum_lacks(o):
        if o.has(FORUM) and forum_gaps(o) + forum_lacks(o, material) == 0:
            return VICTORY
        use += 1.5
    return use


def hand_share(size: int) -> float:
    """How much of its worth a card keeps as one of so many: a full hand is there to be played."""
    if size <= 4:
        return 1.1
    return max(0.2, 1.1 - 0.15 * (size - 4))


def jack_worth(o: Outlook, jacks: int) -> float:
    """What the last of so many jacks in hand is worth."""
    return JACKS_IN_HAND[jacks - 1 if jacks < 6 else 5] * o.keen


def card_worth(o: Outlook, card: int) -> float:
    """What an order card in hand is worth: for its role, as a foundation, as a material."""
    if not o.worths:
        o.worths = [NOT_YET] * BUILDINGS
    worth = o.worths[card]
    if worth == NOT_YET:
        worth = _card_worth(o, card)
        o.worths[card] = worth
    return worth


def _card_worth(o: Outlook, card: int) -> float:
    worth = IN_HAND * hand_share(o.hand_size)
    material = MATERIAL[card]
    if not o.owns(card):
        left = o.town[material] if card != STATUE else o.sites_left
        if left > 0:
            points = VALUE[material]
            function = function_worth(o, card, points) if card != CATACOMB else 0.0
            worth += 0.10 * (points + function)
    if o.fits >> material & 1:
        worth += 0.2
    return worth * o.keen
