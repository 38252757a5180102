"""Moving cards between zones, with the events that tell of it (rules G.components.7-8, G.patron.2,
G.merchant.3).

Pool, stockpile, clientele and vault are chosen from by material: cards that differ only in name are
one choice there, and the first such card is taken.
"""

from aedilis.glory.definitions.cards import JACKS, MATERIAL
from aedilis.glory.rules.functions import vault_limit
from aedilis.glory.state.table import SEEN_BY_NONE, SEEN_BY_OWNER, GloryState
from aedilis.kernel.event import EVERYONE
from aedilis.kernel.rule import rule


def take_material(zone: list[int], material: int) -> int:
    """Take the first card of a material out of a zone. Raises KeyError when there is none."""
    for i, card in enumerate(zone):
        if MATERIAL[card] == material:
            return zone.pop(i)
    raise KeyError(material)


def materials_in(zone: list[int]) -> int:
    """Which materials lie in a zone, as a bit mask."""
    mask = 0
    for card in zone:
        mask |= 1 << MATERIAL[card]
    return mask


def insert_sorted(hand: list[int], card: int) -> None:
    """Put a card into a sorted hand."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def distinct(hand: list[int]) -> list[int]:
    """The different cards of a sorted hand."""
    out: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            out.append(card)
            last = card
    return out


def draw_to_hand(s: GloryState, seat: int, count: int) -> None:
    """Draw cards into a hand, stopping when the deck is empty; only the drawer sees them."""
    drawn: list[int] = []
    hand = s.camps[seat].hand
    if count > 0:
        s.camps[seat].denied = 0
    while count > 0 and s.deck_size() > 0:
        card = s.draw(1 << seat)
        insert_sorted(hand, card)
        drawn.append(card)
        count -= 1
    if s.log is not None:
        s.note("glory-drew", seat, {"count": len(drawn)}, {"cards": sorted(drawn)}, 1 << seat)


@rule("G.components.4", "G.think.2")
def take_jack(s: GloryState, seat: int) -> None:
    """Take one jack from the pile."""
    s.jacks -= 1
    s.camps[seat].jacks += 1
    if s.log is not None:
        s.note("glory-took-jack", seat, {"left": s.jacks})


def return_jacks(s: GloryState, count: int) -> None:
    """Put jacks back on the pile, never into the pool (G.turn.6)."""
    s.jacks += count
    assert s.jacks <= JACKS


@rule("G.merchant.2")
def vault_room(s: GloryState, seat: int) -> int:
    """How many more cards may enter the vault; never below zero."""
    camp = s.camps[seat]
    room = vault_limit(camp) - len(camp.vault)
    return room if room > 0 else 0


@rule("G.merchant.3", "G.b.basilica.2", "G.b.atrium.2")
def into_vault(s: GloryState, seat: int, card: int, seen: int, source: str) -> None:
    """Lay a card into the vault; `seen` is who learns what it is, `source` the word of where it
    came from.
    """
    s.camps[seat].vault.append(card | seen << 6)
    if s.log is None:
        return
    if seen == SEEN_BY_NONE:
        s.note("glory-sold", seat, {"from": source})
    else:
        seers = 1 << seat if seen == SEEN_BY_OWNER else EVERYONE
        s.note("glory-sold", seat, {"from": source}, {"card": card}, seers)
