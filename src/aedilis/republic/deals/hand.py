"""Which cards of a hand may be played: not those that are promised to somebody (rule 1.04.3)."""

from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.rules.laws import held
from aedilis.republic.state.table import RepublicState


@rule("R 1.04.3", "R 1.07.35")
def at_hand(s: RepublicState, seat: int, intrigue: int) -> list[int]:
    """The cards of a kind of intrigue that a seat holds and has not promised away."""
    found = held(s, seat, intrigue)
    if not found:
        return found
    promised = promised_cards(s, seat)
    return [number for number in found if number not in promised]


@rule("R 1.04.3")
def unpromised(s: RepublicState, seat: int) -> list[int]:
    """The cards of a hand that are promised to nobody, by number."""
    promised = promised_cards(s, seat)
    return [n for n in s.factions[seat].hand if n not in promised]
