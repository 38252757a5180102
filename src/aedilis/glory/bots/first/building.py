"""What building would bring: the best materials to add, and the best foundations to lay."""

from aedilis.glory.bots.first.outlook import Outlook, Site
from aedilis.glory.bots.first.worth import completion, end_worth, progress, step
from aedilis.glory.definitions.cards import (
    ARCHITECT,
    CRAFTSMAN,
    FOUNTAIN,
    MATERIAL,
    STATUE,
    VALUE,
    VILLA,
)


def building_gain(o: Outlook, role: int, counts: list[int], actions: int, without: int) -> float:
    """So many actions of architect or craftsman, always the best step next.

    `counts` are the materials at hand and are used up; `without` is a hand card already spent.
    """
    sites = [Site(x.name, x.size, x.done, x.fits, x.gain) for x in o.begun]
    cards = [card for card in o.hand_cards if not o.owns(card)]
    if without in cards:
        cards.remove(without)
    total = 0.0
    for done in range(actions):
        best, at = best_add(o, role, sites, counts)
        laid = -1
        for card in cards:
            gain = lay_gain(o, card, best_site(o, card))
            if gain > best:
                best, laid = gain, card
        if laid >= 0:
            sites.append(new_site(o, laid))
            cards.remove(laid)
        elif at >= 0:
            site = sites[at]
            counts[available(site.fits, counts)] -= 1
            site.done = site.size if at_once(o, site.name, role) else site.done + 1
        else:
            if role == CRAFTSMAN and o.has(FOUNTAIN):
                total += 0.6 * (actions - done)
            break
        total += best
    return total


def best_add(o: Outlook, role: int, sites: list[Site], counts: list[int]) -> tuple[float, int]:
    """The gain of the best material to add, and the index of the building; (0, -1) for none."""
    best, at = 0.0, -1
    for i, site in enumerate(sites):
        if site.done < site.size:
            m = available(site.fits, counts)
            if m >= 0:
                gain = add_gain(o, site, role) - 0.05 * VALUE[m]
                if gain > best:
                    best, at = gain, i
    return best, at


def add_gain(o: Outlook, site: Site, role: int) -> float:
    """What one more material in this role brings to a building begun."""
    if at_once(o, site.name, role):
        return site.gain - progress(o, site.gain, site.size, site.done)
    return step(o, site)


def at_once(o: Outlook, building: int, role: int) -> bool:
    """Whether one material completes the building, as an architect's does a Villa."""
    return building == VILLA and role == ARCHITECT and o.functions


def new_site(o: Outlook, card: int) -> Site:
    """The building that a foundation laid now would begin."""
    m = best_site(o, card)
    return Site(card, VALUE[m], 0, 1 << m | 1 << MATERIAL[card], completion(o, card, m))


def available(fits: int, counts: list[int]) -> int:
    """The cheapest material at hand that fits; -1 for none."""
    for m in range(6):
        if fits >> m & 1 and counts[m] > 0:
            return m
    return -1


def best_site(o: Outlook, card: int) -> int:
    """The site to lay a foundation on: its own, for a Statue the richest with materials at hand."""
    if card != STATUE or not o.functions:
        return MATERIAL[card]
    best, chosen = -1.0, MATERIAL[card]
    for m in range(6):
        if o.view.town[m] > 0:
            have = min(VALUE[m], o.hand[m] + o.stock[m])
            score = VALUE[m] * (0.5 + have / VALUE[m])
            if score > best:
                best, chosen = score, m
    return chosen


def lay_gain(o: Outlook, card: int, site: int) -> float:
    """What a foundation laid in town is worth, given the materials there are for it."""
    if o.view.town[site] == 0:
        return 0.0
    size = VALUE[site]
    gain = completion(o, card, site)
    own = MATERIAL[card]
    at_hand = o.hand[site] + o.stock[site] + 0.4 * o.pool[site]
    if own != site:
        at_hand += o.hand[own] + o.stock[own]
    else:
        # The foundation itself will not be there as a material.
        at_hand -= 1
    ready = min(1.0, (0.35 + max(0.0, at_hand)) / size)
    need = 0
    for x in o.begun:
        need += x.size - x.done
    crowd = 1.0 / (1.0 + 0.12 * need)
    value = progress(o, gain, size, 0) * (0.35 + 0.65 * ready) * crowd
    if o.sites_left == 1:
        value += end_worth(o)
    return value
