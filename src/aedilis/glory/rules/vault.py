"""What enters a vault: how much has room, who learns of it, and the event that tells it (rules
G.merchant.2, G.merchant.3).
"""

from aedilis.glory.rules.functions import vault_limit
from aedilis.glory.state.table import SEEN_BY_NONE, SEEN_BY_OWNER, GloryState
from aedilis.kernel.event import EVERYONE
from aedilis.kernel.rule import rule


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
