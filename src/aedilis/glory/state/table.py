"""The state of a game of Glory to Rome: the table's centre and one camp per seat (rules
G.components.7).

Plain slotted classes. Cards in zones are building numbers; `Structure` objects and tuples are never
changed in place, so that copies share them. Which functions a seat has in force is kept in
`Camp.active` and worked out anew in `aedilis.glory.rules.functions` whenever buildings change.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from aedilis.glory.definitions.cards import MATERIAL, START_INFLUENCE, VALUE
from aedilis.glory.definitions.rules import Rules
from aedilis.kernel.dice import Dice
from aedilis.kernel.game import State
from aedilis.kernel.rule import cite, rule

cite("G.components.7")

SEEN_BY_NONE: Final = 0
SEEN_BY_OWNER: Final = 1
SEEN_BY_ALL: Final = 2
"""By whom the face of a card in a vault has been seen, each of these being more than the last."""

UNDECIDED: Final = 0
THOUGHT: Final = 1
LED: Final = 2
FOLLOWED: Final = 3

END_NONE: Final = 0
END_DECK: Final = 1
END_SITES: Final = 2
END_CATACOMB: Final = 3
END_FORUM: Final = 4
END_CONCESSION: Final = 5
ENDINGS: Final = ("", "deck", "sites", "catacomb", "forum", "concession")


# Nothing that these hold leads back to them: compiled, no collector of cycles need know of them.
@mypyc_attr(acyclic=True)
class Structure:
    """A building begun or completed, with the site it stands on and the materials added. Never
    changed in place.

    Once complete, the site card lies with its owner's influence and `site` only tells what it was.
    `opened` marks a building whose function a Stairway has given to everybody; its extra material
    lies among `materials`.
    """

    __slots__ = ("complete", "materials", "name", "opened", "site")

    def __init__(
        self, name: int, site: int, materials: tuple[int, ...], complete: bool, opened: bool
    ) -> None:
        self.name = name
        self.site = site
        self.materials = materials
        self.complete = complete
        self.opened = opened

    def to_data(self) -> list[object]:
        return [self.name, self.site, list(self.materials), self.complete, self.opened]


@mypyc_attr(acyclic=True)
class Camp:
    """What one player has.

    `hand` (sorted order cards) and `jacks` are the hand. `played` and `played_jacks` lie in the
    camp until the end of the turn. `ready[r]` counts the clients of role r that may still act this
    turn. `shown` are hand cards that already backed a demand this turn. `drawn` is a card drawn
    with Fountain and not yet placed (-1: none). A vault entry is the card plus 64 times who has
    seen it. `backs` is the seat this player would let win (-1: none). `denied` is a bit mask of the
    materials that everybody has learned, from demands, not to be in the hand, until a card is drawn
    unseen. It is a memory, which changes nothing that may be done: it is not saved, and who reads a
    state anew begins without it.
    """

    __slots__ = (
        "active",
        "backs",
        "clientele",
        "crafted",
        "denied",
        "drawn",
        "hand",
        "held",
        "influence",
        "jacks",
        "mode",
        "played",
        "played_jacks",
        "ready",
        "shown",
        "sites",
        "stockpile",
        "structures",
        "vault",
        "vault_old",
    )

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.jacks = 0
        self.played: list[int] = []
        self.played_jacks = 0
        self.mode = UNDECIDED
        self.clientele: list[int] = []
        self.ready: list[int] = [0, 0, 0, 0, 0, 0]
        self.crafted = False
        self.shown: list[int] = []
        self.drawn = -1
        self.held = -1
        self.stockpile: list[int] = []
        self.vault: list[int] = []
        self.vault_old = 0
        self.influence = START_INFLUENCE
        self.sites: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        self.structures: list[Structure] = []
        self.active = 0
        self.backs = -1
        self.denied = 0

    def clone(self) -> "Camp":
        c = Camp()
        c.hand = self.hand[:]
        c.jacks = self.jacks
        c.played = self.played[:]
        c.played_jacks = self.played_jacks
        c.mode = self.mode
        c.clientele = self.clientele[:]
        c.ready = self.ready[:]
        c.crafted = self.crafted
        c.shown = self.shown[:]
        c.drawn = self.drawn
        c.held = self.held
        c.stockpile = self.stockpile[:]
        c.vault = self.vault[:]
        c.vault_old = self.vault_old
        c.influence = self.influence
        c.sites = self.sites
        c.structures = self.structures[:]
        c.active = self.active
        c.backs = self.backs
        c.denied = self.denied
        return c

    @rule("G.components.8", "G.legionary.12")
    def hand_size(self) -> int:
        """Cards in hand, jacks counted (public, G.components.8)."""
        return len(self.hand) + self.jacks

    def find(self, name: int) -> Structure | None:
        """The building of that name, begun or complete."""
        for structure in self.structures:
            if structure.name == name:
                return structure
        return None

    def replace(self, structure: Structure) -> None:
        """Put the new form of a structure in the place of the old one."""
        for i, old in enumerate(self.structures):
            if old.name == structure.name:
                self.structures[i] = structure
                return
        raise KeyError(structure.name)

    def clients(self, role: int) -> int:
        """How many clients of a role the camp holds."""
        n = 0
        for card in self.clientele:
            if MATERIAL[card] == role:
                n += 1
        return n

    def vault_points(self) -> int:
        """The value of the cards in the vault (G.merchant.5)."""
        return sum(VALUE[MATERIAL[entry & 63]] for entry in self.vault)

    def lose_from_hand(self, card: int) -> None:
        """Take one order card out of the hand; a shown card that has left backs nothing any
        more.
        """
        self.hand.remove(card)
        if card in self.shown and self.shown.count(card) > self.hand.count(card):
            self.shown.remove(card)

    def to_data(self) -> dict[str, object]:
        return {
            "hand": self.hand[:],
            "jacks": self.jacks,
            "played": self.played[:],
            "played_jacks": self.played_jacks,
            "mode": self.mode,
            "clientele": self.clientele[:],
            "ready": self.ready[:],
            "crafted": self.crafted,
            "shown": self.shown[:],
            "drawn": self.drawn,
            "held": self.held,
            "stockpile": self.stockpile[:],
            "vault": self.vault[:],
            "vault_old": self.vault_old,
            "influence": self.influence,
            "sites": list(self.sites),
            "structures": [s.to_data() for s in self.structures],
            "active": self.active,
            "backs": self.backs,
        }


def camp_from_data(data: Mapping[str, Any]) -> Camp:
    """The camp that `to_data` gave."""
    camp = Camp()
    camp.hand = list(data["hand"])
    camp.jacks = data["jacks"]
    camp.played = list(data["played"])
    camp.played_jacks = data["played_jacks"]
    camp.mode = data["mode"]
    camp.clientele = list(data["clientele"])
    camp.ready = list(data["ready"])
    camp.crafted = data["crafted"]
    camp.shown = list(data["shown"])
    camp.drawn = data["drawn"]
    camp.held = data["held"]
    camp.stockpile = list(data["stockpile"])
    camp.vault = list(data["vault"])
    camp.vault_old = data["vault_old"]
    camp.influence = data["influence"]
    camp.sites = tuple(data["sites"])
    camp.structures = [Structure(n, s, tuple(m), c, o) for n, s, m, c, o in data["structures"]]
    camp.active = data["active"]
    camp.backs = data["backs"]
    return camp


class GloryState(State):
    """The whole game. `deck` is a sorted list drawn from at random (its order is nobody's
    knowledge); `top` holds cards a scenario has fixed on top of it, next one last. `box` are the
    cards a beginners' game leaves out, face down.
    """

    __slots__ = (
        "box",
        "camps",
        "deck",
        "ending",
        "jacks",
        "leader",
        "opened",
        "outskirts",
        "pool",
        "role",
        "rules",
        "top",
        "town",
        "turn",
        "winners",
    )

    def __init__(self, rules: Rules, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.rules = rules
        self.camps: list[Camp] = []
        self.deck: list[int] = []
        self.top: list[int] = []
        self.box: list[int] = []
        self.pool: list[int] = []
        self.jacks = 0
        self.town: list[int] = []
        self.outskirts: list[int] = []
        self.leader = 0
        self.turn = 0
        self.role = -1
        self.opened = 0
        self.ending = END_NONE
        self.winners: list[int] = []

    def clone(self) -> "GloryState":
        s = GloryState(self.rules, self.seats, self.dice.clone())
        s.stack = [f.clone() for f in self.stack]
        s.over = self.over
        s.flagged = self.flagged
        s.learned = self.learned
        s.orders = self.orders
        s.camps = [c.clone() for c in self.camps]
        s.deck = self.deck[:]
        s.top = self.top[:]
        s.box = self.box
        s.pool = self.pool[:]
        s.jacks = self.jacks
        s.town = self.town[:]
        s.outskirts = self.outskirts[:]
        s.leader = self.leader
        s.turn = self.turn
        s.role = self.role
        s.opened = self.opened
        s.ending = self.ending
        s.winners = self.winners[:]
        return s

    def deck_size(self) -> int:
        """Cards left in the deck (public)."""
        return len(self.deck) + len(self.top)

    def after(self, seat: int) -> int:
        """The seat on the left."""
        return (seat + 1) % self.seats

    def draw(self, seers: int) -> int:
        """Draw the top card of the deck; `seers` is the bit mask of seats that learn what it is.

        The last card ends the game once the placement that drew it is done (G.end.1).
        """
        if self.top:
            card = self.dice.given(self.top.pop())
        else:
            card = self.dice.draw(self.deck)
        self.learned |= seers
        if not self.deck and not self.top:
            self.end(END_DECK)
        return card

    def end(self, ending: int) -> None:
        """A condition for the end is fulfilled; the game is settled as soon as the present step is
        done.
        """
        if self.ending == END_NONE:
            self.ending = ending
        self.flagged = True
