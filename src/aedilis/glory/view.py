"""What a seat may know of the table (rules G.components.8, G.merchant.3).

A view is built from the state and shares nothing with it that changes. Bots, terminal and server
get views, never states. Cards are building numbers; 63 stands for a card whose face the viewer may
not know.
"""

from collections.abc import Iterable
from typing import Final

from aedilis.glory.definitions.rules import Rules
from aedilis.glory.rules.concession import gift_order
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.rules.scoring import Score, scores
from aedilis.glory.state.table import SEEN_BY_ALL, SEEN_BY_OWNER, Camp, GloryState, Structure
from aedilis.glory.state.zones import count_materials
from aedilis.kernel.options import as_options
from aedilis.kernel.rule import rule

HIDDEN: Final = 63


class CampView:
    """One camp as a viewer sees it. `hand` is filled only for the viewer's own camp (and for nobody
    else's); `vault` has one entry per card, HIDDEN for a face that may not be known.
    """

    __slots__ = (
        "active",
        "backs",
        "clientele",
        "clientele_limit",
        "denied",
        "drawn",
        "hand",
        "hand_limit",
        "hand_size",
        "held",
        "influence",
        "jacks",
        "mode",
        "played",
        "played_jacks",
        "ready",
        "recalled",
        "sites",
        "stockpile",
        "structures",
        "vault",
        "vault_limit",
    )

    def __init__(self, s: GloryState, camp: Camp, own: bool) -> None:
        self.hand: list[int] | None = camp.hand[:] if own else None
        self.drawn: int = camp.drawn if own or camp.drawn < 0 else HIDDEN
        self.jacks = camp.jacks
        self.hand_size = len(camp.hand) + camp.jacks
        self.hand_limit = hand_limit(camp)
        self.mode = camp.mode
        self.played = camp.played[:]
        self.played_jacks = camp.played_jacks
        self.clientele = camp.clientele[:]
        self.clientele_limit = clientele_limit(camp)
        self.ready = camp.ready[:]
        self.held = camp.held
        self.stockpile = camp.stockpile[:]
        self.vault = vault_as_seen(s, camp, own)
        self.vault_limit = vault_limit(camp)
        self.influence = camp.influence
        self.sites = camp.sites
        self.structures: list[Structure] = camp.structures[:]
        self.active = camp.active
        self.backs = camp.backs
        self.denied = camp.denied
        self.recalled = vault_recalled(s, camp, own)

    def to_data(self) -> dict[str, object]:
        """Plain data, cards by number."""
        return {
            "hand": self.hand,
            "drawn": self.drawn,
            "jacks": self.jacks,
            "hand_size": self.hand_size,
            "hand_limit": self.hand_limit,
            "mode": self.mode,
            "played": self.played,
            "played_jacks": self.played_jacks,
            "clientele": self.clientele,
            "clientele_limit": self.clientele_limit,
            "ready": self.ready,
            "held": self.held,
            "stockpile": self.stockpile,
            "vault": self.vault,
            "vault_limit": self.vault_limit,
            "influence": self.influence,
            "sites": list(self.sites),
            "structures": [x.to_data() for x in self.structures],
            "active": self.active,
            "backs": self.backs,
        }


@rule("G.merchant.3", "G.components.8", "G.b.basilica.2", "G.b.atrium.2")
def vault_as_seen(s: GloryState, camp: Camp, own: bool) -> list[int]:
    """The vault's faces a viewer may know.

    By the rules none, not even one's own: a sale is shown as it is laid down (an event), and in
    some editions lies open until the end of the turn. With the option `vault-memory = open` the
    view remembers for each viewer what it has seen. At the end all vaults are open.
    """
    if s.over:
        return [entry & 63 for entry in camp.vault]
    least = SEEN_BY_OWNER if own else SEEN_BY_ALL
    out: list[int] = []
    for i, entry in enumerate(camp.vault):
        seen = entry >> 6
        open_now = s.rules.vault_open_turn and i >= camp.vault_old and seen == SEEN_BY_ALL
        remembered = s.rules.memory and seen >= least
        out.append(entry & 63 if open_now or remembered else HIDDEN)
    return out


def vault_recalled(s: GloryState, camp: Camp, own: bool) -> list[int]:
    """The vault's faces a viewer has been shown at some time, and could remember."""
    if s.over:
        return [entry & 63 for entry in camp.vault]
    least = SEEN_BY_OWNER if own else SEEN_BY_ALL
    return [entry & 63 if entry >> 6 >= least else HIDDEN for entry in camp.vault]


def count_faces(faces: Iterable[int]) -> list[int]:
    """How many cards of each material there are among some faces; those not known do not count."""
    return count_materials([face for face in faces if face != HIDDEN])


class GloryView:
    """The table as `seat` sees it (-1: a spectator). `awaited` are the seats the game waits for,
    `asking` the key of what they are asked. `scores` is there only after the end.
    """

    __slots__ = (
        "asking",
        "awaited",
        "camps",
        "deck",
        "ending",
        "jacks",
        "leader",
        "opened",
        "order",
        "outskirts",
        "over",
        "pool",
        "role",
        "rules",
        "scores",
        "seat",
        "town",
        "turn",
        "winners",
    )

    def __init__(self, s: GloryState, seat: int, awaited: list[int], asking: str) -> None:
        self.rules: Rules = s.rules
        self.seat = seat
        self.turn = s.turn
        self.leader = s.leader
        self.role = s.role
        self.deck = s.deck_size()
        self.jacks = s.jacks
        self.pool = s.pool[:]
        self.town = s.town[:]
        self.outskirts = s.outskirts[:]
        self.opened = s.opened
        self.camps = [CampView(s, camp, i == seat) for i, camp in enumerate(s.camps)]
        self.awaited = awaited
        self.asking = asking
        self.order = gift_order(s, seat)
        self.over = s.over
        self.ending = s.ending if s.over else 0
        self.winners = s.winners[:]
        self.scores: list[Score] = scores(s) if s.over else []

    def to_data(self) -> dict[str, object]:
        """Plain data, cards by number."""
        return {
            "edition": self.rules.edition,
            "options": as_options(self.rules.switches),
            "seat": self.seat,
            "turn": self.turn,
            "leader": self.leader,
            "role": self.role,
            "deck": self.deck,
            "jacks": self.jacks,
            "pool": self.pool,
            "town": self.town,
            "outskirts": self.outskirts,
            "opened": self.opened,
            "camps": [c.to_data() for c in self.camps],
            "awaited": self.awaited,
            "asking": self.asking,
            "order": self.order,
            "over": self.over,
            "ending": self.ending,
            "winners": self.winners,
            "scores": [x.to_data() for x in self.scores],
        }
