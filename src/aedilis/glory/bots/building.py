"""What building would bring: the best materials to add, and the best foundations to lay."""

from typing import Final

from aedilis.glory.bots.outlook import Outlook, Site
from aedilis.glory.bots.standing import end_worth
from aedilis.glory.bots.worth import gain_of, progress, prospect, so_far, step
from aedilis.glory.definitions.cards import (
    ARCHITECT,
    CRAFTSMAN,
    FOUNTAIN,
    MATERIAL,
    STATUE,
    VALUE,
    VILLA,
)

PACE: Final = 0.9
"""So many materials a turn are added to buildings by one who wants to finish them."""
UNFINISHED: Final = 0.6
"""What a foundation costs that will never be completed: its card, and the turn."""
NEAR_END: Final = 3
"""With so few sites in town each one taken brings the end near."""
IN_MASK: Final[list[list[int]]] = [[m for m in range(6) if mask >> m & 1] for mask in range(64)]
"""The materials of each bit mask, the cheapest first."""
HASTE: Final = 0.15
"""What nearing the end is worth of what it is worth to end."""


def building_gain(o: Outlook, role: int, counts: list[int], actions: int, without: int) -> float:
    """So many actions of architect or craftsman, always the best step next.

    `counts` are the materials at hand; `without` is a hand card already spent.
    """
    sites = o.begun
    cards = layable(o)
    at_card = 0
    total = 0.0
    for done in range(actions):
        best, at, m = best_add(o, role, sites, counts)
        if at_card < len(cards) and cards[at_card] == without and o.hand_cards.count(without) == 1:
            at_card += 1
        laid = -1
        if at_card < len(cards):
            gain = o.lays[at_card]
            if gain > best:
                best, laid = gain, cards[at_card]
                at_card += 1
        if laid < 0 and at < 0:
            if role == CRAFTSMAN and o.has(FOUNTAIN):
                total += 0.6 * (actions - done)
            break
        total += best
        if done + 1 == actions:
            # Nothing is looked at any more: most often there is but one action.
            break
        if done == 0:
            sites, counts = sites[:], counts[:]
        if laid >= 0:
            sites.append(new_site(o, laid))
        else:
            site = sites[at]
            counts[m] = counts[m] - 1
            grown = site.size if at_once(o, site.name, role) else site.done + 1
            sites[at] = Site(site.name, site.size, grown, site.fits, gain_of(o, site))
    return total


def layable(o: Outlook) -> list[int]:
    """The hand cards worth laying in town, the best first, none twice; what each would bring is put
    into `o.lays` beside them.
    """
    if o.layable is None:
        found: list[int] = []
        gains: list[float] = []
        seen = o.names
        for card in o.hand_cards:
            if seen >> card & 1:
                continue
            seen |= 1 << card
            gain = lay_gain(o, card, best_site(o, card))
            if gain > 0.0:
                at = len(found)
                while at > 0 and gains[at - 1] < gain:
                    at -= 1
                found.insert(at, card)
                gains.insert(at, gain)
        o.layable = found
        o.lays = gains
    return o.layable


def best_add(o: Outlook, role: int, sites: list[Site], counts: list[int]) -> tuple[float, int, int]:
    """The gain of the best material to add, the index of the building, and the material: the
    cheapest at hand that fits; (0, -1, -1) for none.
    """
    best, at, chosen = 0.0, -1, -1
    for i, site in enumerate(sites):
        if site.done == site.size:
            continue
        for m in IN_MASK[site.fits]:
            if counts[m] > 0:
                gain = add_gain(o, site, role) - 0.05 * VALUE[m]
                if gain > best:
                    best, at, chosen = gain, i, m
                break
    return best, at, chosen


def add_gain(o: Outlook, site: Site, role: int) -> float:
    """What one more material in this role brings to a building begun."""
    if at_once(o, site.name, role):
        return gain_of(o, site) - so_far(o, site)
    return step(o, site)


def at_once(o: Outlook, building: int, role: int) -> bool:
    """Whether one material completes the building, as an architect's does a Villa."""
    return building == VILLA and role == ARCHITECT and o.functions


def new_site(o: Outlook, card: int) -> Site:
    """The building that a foundation laid now would begin."""
    m = best_site(o, card)
    size = VALUE[m]
    return Site(card, size, 0, 1 << m | 1 << MATERIAL[card], prospect(o, card, size, size))


def best_site(o: Outlook, card: int) -> int:
    """The site to lay a foundation on: its own, for a Statue the richest with materials at hand."""
    if card != STATUE or not o.functions:
        return MATERIAL[card]
    best, chosen = -1.0, MATERIAL[card]
    for m in range(6):
        if o.town[m] > 0:
            have = min(VALUE[m], o.hand[m] + o.stock[m])
            score = VALUE[m] * (0.5 + have / VALUE[m])
            if score > best:
                best, chosen = score, m
    return chosen


def lay_gain(o: Outlook, card: int, site: int) -> float:
    """What a foundation laid in town is worth, given the materials there are for it."""
    if o.town[site] == 0:
        return 0.0
    size = VALUE[site]
    gain = prospect(o, card, size, size)
    own = MATERIAL[card]
    at_hand = o.hand[site] + o.stock[site] + 0.4 * o.pool[site]
    if own != site:
        at_hand += o.hand[own] + o.stock[own]
    else:
        # The foundation itself will not be there as a material.
        at_hand -= 1
    ready = (0.35 + at_hand) / size if at_hand > 0.0 else 0.35 / size
    if ready > 1.0:
        ready = 1.0
    crowd = 1.0 / (1.0 + 0.12 * o.wanted)
    value = progress(o, gain, size, 0) * (0.35 + 0.65 * ready) * crowd
    # What will hardly be finished any more is only in the way of what could be.
    in_time = PACE * o.turns_left / (o.wanted + size)
    if in_time < 1.0:
        value = value * in_time - UNFINISHED * (1.0 - in_time)
    if o.sites_left <= NEAR_END:
        near = end_worth(o, 0, -1)
        value += near if o.sites_left == 1 else HASTE * near / (o.sites_left * o.sites_left)
    return value
