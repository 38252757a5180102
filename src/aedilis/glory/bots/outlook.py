"""What the greedy bot reads out of a position first: counts, gaps, how long the game may last.

An outlook is made from a view, or, where a search plays on in a position that it has imagined, from
the state itself; either way it holds no more than the seat may know and remember. It copies
nothing: whoever makes one keeps it no longer than the position stands.

All values here and in the modules beside it are in victory points, as near as a rule of thumb
comes to them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from aedilis.glory.definitions.cards import VALUE
from aedilis.glory.definitions.rules import Rules
from aedilis.glory.roles.structures import accepted_by
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.state.table import Camp, GloryState, Structure
from aedilis.glory.state.zones import count_materials
from aedilis.glory.view import CampView, GloryView, vault_recalled

LONG_GAME: Final = 10.0
"""So many turns ahead count as a whole game still to come."""
TIRED_FROM: Final = 70
"""Hardly a game lasts so many turns; from there on the end is sought more and more."""
TIRED_FOR: Final = 50.0
NOT_YET: Final = -1e6
"""What stands in a table for a value that nobody has asked for."""


# Nothing that these hold leads back to them: compiled, no collector of cycles need know of them.
@mypyc_attr(acyclic=True, free_list_len=1)
class Site:
    """A building begun: how far it is, and what may still be added. `gain` is what it will bring,
    and `more` what one more material does; NOT_YET until somebody has asked.
    """

    __slots__ = ("done", "fits", "gain", "more", "name", "size")

    def __init__(self, name: int, size: int, done: int, fits: int, gain: float = NOT_YET) -> None:
        self.name = name
        self.size = size
        self.done = done
        self.fits = fits
        self.gain = gain
        self.more = NOT_YET


@mypyc_attr(acyclic=True)
class Prey:
    """An opponent of whom cards can be demanded: how many he has in hand, jacks aside, the
    materials that he is known to lack, as a bit mask, and how many cards can be demanded of his
    stockpile.
    """

    __slots__ = ("cards", "denied", "stored")

    def __init__(self, cards: int, denied: int, stored: int) -> None:
        self.cards = cards
        self.denied = denied
        self.stored = stored


NO_CAMPS: Final[list[Camp]] = []
NOT_SEEN: Final[list[CampView]] = []
NO_KEYS: Final[list[int]] = [-1] * 6
NO_VALUES: Final[list[float]] = []
"""What stands where there is nothing yet; never changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """One position as one seat knows it, counted. It looks at what a view has `seen` of all seats,
    or at the `camps` of a `state`; the other is empty.

    `hand`, `stock`, `pool` and `clients` count materials. `span` is how much of a game is still to
    come, from 1 down to 0; `late` how little an unfinished thing is worth any more: 0 in a long
    game, 1 at its very end; `fade` what each material still lacking leaves of a building's worth.
    `keen` is what cards in hand keep of their worth, from 1 down to 0.3, as the game draws to its
    end; `tired` goes from 0 to 1 in a game that will not end. What comes last keeps what has been
    worked out: empty, NOT_YET, None or -1 where it has not.
    """

    __slots__ = (
        "active",
        "begun",
        "best_hand",
        "best_points",
        "camps",
        "client_room",
        "clients",
        "deck",
        "drawn",
        "fade",
        "fits",
        "functions",
        "gain_keys",
        "gains",
        "guessed",
        "hand",
        "hand_cards",
        "hand_limit",
        "hand_size",
        "influence",
        "jacks",
        "keen",
        "late",
        "layable",
        "lays",
        "names",
        "own_points",
        "pool",
        "pool_size",
        "prey",
        "rules",
        "seat",
        "seats",
        "seen",
        "sites_left",
        "span",
        "state",
        "stock",
        "stored",
        "tired",
        "town",
        "turn",
        "turns_left",
        "uses",
        "vault_room",
        "wanted",
        "worths",
    )

    # What the seat has; set by whoever makes the outlook.
    active: int
    client_room: int
    drawn: int
    hand_limit: int
    hand_size: int
    influence: int
    jacks: int
    vault_room: int
    # Set by `cards`.
    clients: list[int]
    hand: list[int]
    hand_cards: list[int]
    stock: list[int]
    stored: int
    # Set by `buildings`.
    begun: list[Site]
    fits: int
    names: int
    wanted: int

    def __init__(
        self,
        seen: list[CampView],
        state: GloryState | None,
        rules: Rules,
        seat: int,
        seats: int,
        turn: int,
        deck: int,
        town: list[int],
        pool: list[int],
    ) -> None:
        self.seen = seen
        self.state = state
        self.camps = state.camps if state is not None else NO_CAMPS
        self.rules = rules
        self.seat = seat
        self.seats = seats
        self.turn = turn
        self.deck = deck
        self.functions: bool = not rules.beginner
        self.town = town
        left = 0
        for sites in town:
            left += sites
        self.sites_left = left
        self.pool_size = len(pool)
        self.pool = count_materials(pool)
        # Until the deck or the sites run out, at the pace at which people use them up.
        turns = deck / seats
        pace = left / (0.22 * seats)
        if pace < turns:
            turns = pace
        late = 1.0 - turns / 4.0 if turns < 4.0 else 0.0
        self.turns_left = turns
        self.span = turns / LONG_GAME if turns < LONG_GAME else 1.0
        self.late = late
        self.keen = 0.3 + 0.7 * (turns / 5.0 if turns < 5.0 else 1.0)
        self.tired = 0.0
        if turn > TIRED_FROM:
            self.tired = min(1.0, (turn - TIRED_FROM) / TIRED_FOR)
        self.fade = 0.83 - 0.5 * late
        self.worths = NO_VALUES
        self.layable: list[int] | None = None
        self.lays = NO_VALUES
        self.uses = NO_VALUES
        self.prey: list[Prey] | None = None
        self.gain_keys = NO_KEYS
        self.gains = NO_VALUES
        self.guessed = -1
        self.own_points = 0.0
        self.best_points = 0.0
        self.best_hand = 0

    def cards(self, hand: list[int], stockpile: list[int], clientele: list[int]) -> None:
        """Take in the seat's own cards."""
        self.hand_cards = hand
        self.hand = count_materials(hand)
        self.stored = len(stockpile)
        self.stock = count_materials(stockpile)
        self.clients = count_materials(clientele)

    def buildings(self, structures: list[Structure]) -> None:
        """Take in the seat's buildings."""
        names = wanted = every = 0
        begun: list[Site] = []
        for structure in structures:
            names |= 1 << structure.name
            if not structure.complete:
                fits = accepted_by(self.active, structure)
                size = VALUE[structure.site]
                done = len(structure.materials)
                wanted += size - done
                every |= fits
                begun.append(Site(structure.name, size, done, fits))
        self.names = names
        self.wanted = wanted
        self.fits = every
        self.begun = begun

    def has(self, building: int) -> bool:
        """Whether the seat has this function in force."""
        return self.active >> building & 1 == 1

    def owns(self, building: int) -> bool:
        """Whether the seat has a building of that name, begun or complete."""
        return self.names >> building & 1 == 1

    def clientele(self, seat: int) -> list[int]:
        """The clients of a seat."""
        seen = self.seen
        return seen[seat].clientele if seen else self.camps[seat].clientele

    def vault(self, seat: int) -> list[int]:
        """The faces in a vault that the seat has once been shown, HIDDEN for the others."""
        state = self.state
        if state is None:
            return self.seen[seat].recalled
        return vault_recalled(state, self.camps[seat], seat == self.seat)

    def active_of(self, seat: int) -> int:
        """The functions that a seat has in force, as a bit mask."""
        seen = self.seen
        return seen[seat].active if seen else self.camps[seat].active

    def influence_of(self, seat: int) -> int:
        """The influence of a seat."""
        seen = self.seen
        return seen[seat].influence if seen else self.camps[seat].influence

    def stored_of(self, seat: int) -> int:
        """How many cards lie in a stockpile."""
        seen = self.seen
        return len(seen[seat].stockpile if seen else self.camps[seat].stockpile)

    def held_by(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        seen = self.seen
        return seen[seat].hand_size if seen else self.camps[seat].hand_size()

    def orders_of(self, seat: int) -> int:
        """How many cards a seat has in hand, jacks aside."""
        if self.seen:
            camp = self.seen[seat]
            return camp.hand_size - camp.jacks
        return len(self.camps[seat].hand)

    def denied_by(self, seat: int) -> int:
        """The materials that a hand is known to lack, as a bit mask."""
        seen = self.seen
        return seen[seat].denied if seen else self.camps[seat].denied


def outlook_of(view: GloryView) -> Outlook:
    """The outlook of the seat whose view it is."""
    rules, seen = view.rules, view.camps
    o = Outlook(seen, None, rules, view.seat, len(seen), view.turn, view.deck, view.town, view.pool)
    me = seen[view.seat]
    o.active = me.active
    o.influence = me.influence
    o.jacks = me.jacks
    o.drawn = me.drawn
    o.hand_size = me.hand_size
    o.hand_limit = me.hand_limit
    o.client_room = max(0, me.clientele_limit - len(me.clientele))
    o.vault_room = max(0, me.vault_limit - len(me.vault))
    o.cards(me.hand if me.hand is not None else [], me.stockpile, me.clientele)
    o.buildings(me.structures)
    return o


def glance(state: GloryState, seat: int) -> Outlook:
    """The outlook of a seat in a state, as `outlook_of` makes it from the seat's view."""
    rules, deck = state.rules, state.deck_size()
    o = Outlook(NOT_SEEN, state, rules, seat, state.seats, state.turn, deck, state.town, state.pool)
    me = state.camps[seat]
    o.active = me.active
    o.influence = me.influence
    o.jacks = me.jacks
    o.drawn = me.drawn
    o.hand_size = me.hand_size()
    o.hand_limit = hand_limit(me)
    o.client_room = max(0, clientele_limit(me) - len(me.clientele))
    o.vault_room = max(0, vault_limit(me) - len(me.vault))
    o.cards(me.hand, me.stockpile, me.clientele)
    o.buildings(me.structures)
    return o
