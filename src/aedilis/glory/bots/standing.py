"""Who is ahead, and what it is worth to end the game: counted from all that a seat has seen.

Cards that go into a vault from a stockpile are shown as they are laid down; who remembers them
counts the vaults nearly to the point, merchant bonuses included. Only cards that came from the deck
or from a hand are guessed at.
"""

from math import sqrt
from typing import Final

from aedilis.glory.bots.outlook import Outlook
from aedilis.glory.definitions.cards import (
    BONUS,
    FORUM,
    LABORER,
    LUDUS_MAGNA,
    MATERIAL,
    MERCHANT,
    STATUE,
    STOREROOM,
    VALUE,
    WALL,
)
from aedilis.glory.state.zones import BITS, MOST, ONE_OF
from aedilis.glory.view import HIDDEN

AVERAGE_VALUE: Final = 1.9
"""The value of a card whose face nobody has seen, on average."""
VICTORY: Final = 40.0
"""What a move is worth that wins: more than anything else there is."""
SWING: Final = 30.0
"""What lies between a game surely won and one surely lost, where it could also go on."""
SURE: Final = 0.7
"""Who wins with a smaller chance, by what he knows, had rather play on."""


def standings(o: Outlook) -> tuple[list[float], int]:
    """The points of all seats, bonuses included, hidden cards counted as average ones; and how many
    cards in vaults are hidden.
    """
    points: list[float] = []
    vaults: list[int] = []
    hidden = shift = every = 0
    for seat in range(o.seats):
        active = o.active_of(seat)
        total = float(o.influence_of(seat))
        known = 0
        for card in o.vault(seat):
            if card == HIDDEN:
                hidden += 1
                total += AVERAGE_VALUE
            else:
                known += ONE_OF[card]
                total += VALUE[MATERIAL[card]]
        if active >> STATUE & 1:
            total += 3.0
        if active >> WALL & 1:
            total += o.stored_of(seat) // 2
        points.append(total)
        vaults.append(known)
        every |= known
    # One material after the other, up to the last that somebody is known to have.
    while every >> shift:
        most, owner = 0, -1
        for seat, known in enumerate(vaults):
            n = known >> shift & MOST
            if n > most:
                most, owner = n, seat
            elif n == most:
                owner = -1
        if owner >= 0:
            points[owner] += BONUS
        shift += BITS
    return points, hidden


def chance_to_win(o: Outlook, more: int, cards: int) -> float:
    """The chance that the seat would win if the game ended now, with so many points more, and with
    so many cards in hand, which break ties.
    """
    if o.guessed < 0:
        _compare(o)
    margin = o.own_points + more - o.best_points
    if o.guessed == 0:
        if margin == 0.0:
            return 1.0 if cards > o.best_hand else 0.5 if cards == o.best_hand else 0.0
        return 1.0 if margin > 0.0 else 0.0
    # A hidden card is off by about one point, and now and then it turns a bonus.
    x = margin / (1.2 * sqrt(float(o.guessed)) + 0.6)
    half = 0.5 * x * x / (x * x + 0.5)
    return 0.5 + half if x > 0.0 else 0.5 - half


def _compare(o: Outlook) -> None:
    """Put into an outlook how its seat and the best of the others stand."""
    points, hidden = standings(o)
    best, hand = -1.0, 0
    for seat in range(o.seats):
        if seat != o.seat:
            held = o.held_by(seat)
            if points[seat] > best or (points[seat] == best and held > hand):
                best, hand = points[seat], held
    o.guessed = hidden
    o.own_points = points[o.seat]
    o.best_points = best
    o.best_hand = hand


def end_worth(o: Outlook, more: int = 0, drawn: int = 0) -> float:
    """What it is worth to bring about the end now, by a move that brings so many points besides,
    and so many cards into the hand (below 0: that takes them out of it).

    Who would lose had rather play on; in a game that will not end everybody comes to want its end.
    """
    chance = chance_to_win(o, more, o.hand_size + drawn)
    return VICTORY if chance >= 0.95 else SWING * (chance - SURE * (1.0 - o.tired))


def forum_gaps(o: Outlook, hired: int = -1) -> int:
    """How many clients a Forum still lacks, as the rules fill the roles (rule G.b.forum.2), after
    one more of the role `hired`.
    """
    counts = o.clients[:]
    if hired >= 0:
        counts[hired] += 1
    spare = max(0, counts[MERCHANT] - 1) if o.has(LUDUS_MAGNA) else 0
    total = missing = 0
    for role in range(6):
        total += counts[role]
        if counts[role] == 0 and not (role == LABORER and o.has(STOREROOM)):
            missing += 1
    gaps = max(missing - spare, 6 - total)
    return max(gaps, 0)


def forum_lacks(o: Outlook, stored: int = -1) -> int:
    """How many of the materials that a Forum asks for are not in the stockpile, after one more of
    the material `stored`.
    """
    if not o.rules.forum_needs_materials:
        return 0
    missing = 0
    for m in range(6):
        if o.stock[m] == 0 and m != stored:
            missing += 1
    return missing


def near_forum(o: Outlook) -> bool:
    """Whether the seat has a Forum, or is building one."""
    return o.functions and (o.active | o.names) >> FORUM & 1 == 1
