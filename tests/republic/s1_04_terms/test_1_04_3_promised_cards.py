"""A promised card is neither played nor thrown away while the promise can be kept (1.04.3)."""

from aedilis.kernel.rule import rule
from aedilis.republic.agreement import BINDING, CARD, Clause, Deal
from aedilis.republic.components import CONCESSIONS, INTRIGUES, index_of
from aedilis.republic.deals.hand import at_hand, unpromised
from aedilis.republic.known import TRIBUNE
from aedilis.republic.opening import playable
from aedilis.republic.state import RepublicState
from aedilis.republic.zones import HAND
from tests.republic.opening import fetch, opened


def dealt(s: RepublicState, seat: int, number: int) -> int:
    """Put a card into a hand."""
    s.factions[seat].hand = sorted([*s.factions[seat].hand, fetch(s, number)])
    s.zone[number] = HAND
    return number


@rule("R 1.04.3-b", "R 1.04.3-d")
def test_a_promised_card_is_kept_for_whom_it_is_promised_to() -> None:
    s = opened("early", 4)
    tribunes = [dealt(s, 0, number) for number in INTRIGUES[TRIBUNE].cards[0][:2]]
    mining = dealt(s, 0, CONCESSIONS[index_of("concession", "mining")].card)
    assert at_hand(s, 0, TRIBUNE)[-2:] == tribunes
    assert mining in playable(s, 0)
    for n, number in enumerate((tribunes[0], mining)):
        deal = Deal(n + 1, 0, s.turn, [Clause(CARD, 0, 1, number)])
        deal.state = BINDING
        s.deals.append(deal)
    assert tribunes[0] not in at_hand(s, 0, TRIBUNE)
    assert tribunes[1] in at_hand(s, 0, TRIBUNE)
    assert mining not in playable(s, 0)
    assert not {tribunes[0], mining} & set(unpromised(s, 0))


@rule("R 1.04.3")
def test_where_all_cards_are_promised_one_of_them_has_to_do() -> None:
    s = opened("early", 4)
    s.factions[0].hand.clear()
    only = dealt(s, 0, INTRIGUES[TRIBUNE].cards[0][0])
    deal = Deal(1, 0, s.turn, [Clause(CARD, 0, 1, only)])
    deal.state = BINDING
    s.deals.append(deal)
    assert unpromised(s, 0) == [only]
