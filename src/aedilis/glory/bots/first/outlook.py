"""What the greedy bot reads out of a view first: counts, gaps, how long the game may last.

All values here and in the modules beside it are in victory points, as near as a rule of thumb
comes to them.
"""

from typing import Final

from aedilis.glory.definitions.cards import STATUE, VALUE, WALL
from aedilis.glory.roles.structures import accepted_by
from aedilis.glory.state.zones import count_materials
from aedilis.glory.view import CampView, GloryView

VAULT_GUESS: Final = 2.1
"""What a card in a vault is taken to be worth, bonuses included, its face being hidden."""
LONG_GAME: Final = 10.0
"""So many turns ahead count as a whole game still to come."""


class Site:
    """A building begun: what it will bring, how far it is, and what may still be added."""

    __slots__ = ("done", "fits", "gain", "name", "size")

    def __init__(self, name: int, size: int, done: int, fits: int, gain: float) -> None:
        self.name = name
        self.size = size
        self.done = done
        self.fits = fits
        self.gain = gain


class Outlook:
    """One view, counted. `begun` is filled by whoever knows what buildings are worth.

    `hand`, `stock` and `pool` count materials. `ahead` is by how much the seat leads the best of
    the others.
    """

    __slots__ = (
        "ahead",
        "begun",
        "client_room",
        "clients",
        "functions",
        "hand",
        "hand_cards",
        "late",
        "me",
        "names",
        "pool",
        "seat",
        "seats",
        "sites_left",
        "span",
        "stock",
        "turns_left",
        "vault_room",
        "view",
        "weariness",
    )

    def __init__(self, view: GloryView) -> None:
        self.view = view
        self.seat = view.seat
        self.seats = len(view.camps)
        me = view.camps[view.seat]
        self.me: CampView = me
        self.hand_cards: list[int] = me.hand if me.hand is not None else []
        self.hand = count_materials(self.hand_cards)
        self.stock = count_materials(me.stockpile)
        self.pool = count_materials(view.pool)
        self.clients = count_materials(me.clientele)
        self.functions: bool = not view.rules.beginner
        self.vault_room: int = max(0, me.vault_limit - len(me.vault))
        self.client_room: int = max(0, me.clientele_limit - len(me.clientele))
        self.names = 0
        for structure in me.structures:
            self.names |= 1 << structure.name
        self.sites_left = sum(view.town)
        self.turns_left = guess_turns(view, self.sites_left)
        self.span: float = min(1.0, self.turns_left / LONG_GAME)
        # How little an unfinished thing is worth any more: 0 in a long game, 1 at its very end.
        self.late: float = max(0.0, 1.0 - self.turns_left / 4.0)
        self.ahead: float = guess_points(me) - max(
            guess_points(camp) for i, camp in enumerate(view.camps) if i != view.seat
        )
        # Hardly a game lasts 120 turns; from there on the end is sought.
        self.weariness: float = max(0.0, (view.turn - 120) / 30.0)
        self.begun: list[Site] = []

    def has(self, building: int) -> bool:
        """Whether the seat has this function in force."""
        return self.me.active >> building & 1 == 1

    def owns(self, building: int) -> bool:
        """Whether the seat has a building of that name, begun or complete."""
        return self.names >> building & 1 == 1

    def add_sites(self, gains: list[float]) -> None:
        """Take in the buildings begun, given what the completion of each is worth."""
        i = 0
        for structure in self.me.structures:
            if not structure.complete:
                fits = accepted_by(self.me.active, structure)
                size = VALUE[structure.site]
                done = len(structure.materials)
                self.begun.append(Site(structure.name, size, done, fits, gains[i]))
                i += 1


def guess_turns(view: GloryView, sites_left: int) -> float:
    """Turns until the deck or the sites run out, at the pace at which people use them up."""
    seats = len(view.camps)
    by_deck = view.deck / (1.0 * seats)
    by_sites = sites_left / (0.22 * seats)
    return min(by_deck, by_sites)


def guess_points(camp: CampView) -> float:
    """About how many points a camp has now."""
    points = camp.influence + VAULT_GUESS * len(camp.vault)
    if camp.active >> STATUE & 1:
        points += 3.0
    if camp.active >> WALL & 1:
        points += len(camp.stockpile) // 2
    return points
