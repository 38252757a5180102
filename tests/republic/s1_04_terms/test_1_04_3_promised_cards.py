"""A promised card is neither played nor thrown away while the promise can be kept (1.04.3)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.deals.hand import at_hand, unpromised
from aedilis.republic.definitions.components import CONCESSIONS, INTRIGUES, index_of
from aedilis.republic.definitions.named import TRIBUNE
from aedilis.republic.phases.combat.cleopatra import AS_ALLY, cleopatra_options
from aedilis.republic.phases.combat.cleopatra import CARD as QUEEN
from aedilis.republic.phases.revolution.cards import DiscardFrame
from aedilis.republic.phases.revolution.trade import TradeFrame
from aedilis.republic.setup.opening import playable
from aedilis.republic.state.agreement import BINDING, CARD, Clause, Deal
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import HAND
from tests.republic.setup.cleopatra import before_the_battle
from tests.republic.setup.opening import fetch, opened
from tests.republic.setup.revolution import (
    GAME,
    asked,
    choices,
    holds,
    quiet,
    say,
    start,
)


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


def promise_cards(s: RepublicState, seat: int, *numbers: int) -> None:
    """A seat has promised cards to the seat after it."""
    for number in numbers:
        deal = Deal(len(s.deals) + 1, s.turn, seat, [Clause(CARD, seat, seat + 1, number)])
        deal.state = BINDING
        s.deals.append(deal)


@rule("R 1.04.3-d", "R 1.04.5")
def test_a_promised_card_is_neither_given_nor_traded_to_another() -> None:
    """Nor where the hand has no other card: whoever is asked can only refuse then."""
    s = quiet()
    first, second = holds(s, 1, "tribune", "assassin")
    holds(s, 2, "seduction")
    promise_cards(s, 1, first)
    start(s, TradeFrame(1, 0))
    assert asked(s)[1] == 1
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(s, 1, {"do": "give", "to": 3, "cards": ["tribune.38"]})
    assert (refused.value.key, refused.value.rule) == ("republic-refused-card-promised", "R 1.04.3")
    promise_cards(s, 1, second)
    start(s, TradeFrame(1, 0))
    assert asked(s)[1] == 1
    assert choices(s, "do") == ["trade", "stop"]
    say(s, {"do": "stop"})
    say(s, {"do": "trade", "to": 1, "cards": ["seduction"]}, 2)
    assert asked(s) == ("republic-ask-return", 1)
    assert choices(s, "do") == ["refuse"]
    say(s, {"do": "refuse"})
    assert s.factions[1].hand == sorted([first, second])


@rule("R 1.04.3-d", "R 1.11.2")
@pytest.mark.parametrize("count", [5, 6, 7])
def test_of_too_many_cards_those_that_nobody_was_promised_go_first(count: int) -> None:
    s = quiet()
    cards = ("tribune", "assassin", "seduction", "blackmail", "secret_bodyguard", "harbor_fees")
    numbers = holds(s, 1, *cards, "mining")
    promise_cards(s, 1, *numbers[:count])
    start(s, DiscardFrame(0, 0))
    assert asked(s) == ("republic-ask-discard", 1)
    prompt = GAME.prompt(s, 1)
    assert prompt is not None
    GAME.apply(s, 1, walk(prompt, stream("discard", "test")))
    left = s.factions[1].hand
    assert len(left) == 5
    assert len(set(left) & set(numbers[:count])) == min(count, 5)


@rule("R 1.04.3-d", "R 1.07.34")
def test_cleopatra_is_not_played_by_who_has_promised_her() -> None:
    s, _ = before_the_battle()
    assert AS_ALLY in cleopatra_options(s, 2)
    promise_cards(s, 2, QUEEN)
    assert cleopatra_options(s, 2) == []
