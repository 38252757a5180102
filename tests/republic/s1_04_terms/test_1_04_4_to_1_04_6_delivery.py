"""Private words bind nobody; cards and talents change hands at their time and no other."""

import pytest

from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import (
    give_promised_cards,
    pay_promised_talents,
    promised_cards,
    vote_clause,
)
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.state.agreement import FAILED, KEPT, OPEN, RELEASED, SETTLED, Deal
from aedilis.republic.state.choices import CARD, SENATOR
from aedilis.republic.state.table import REVENUE, RepublicState
from aedilis.republic.state.zones import CAPTIVE, DISCARD, HAND, REBEL
from tests.republic.setup.deals import (
    GAME,
    deal,
    empty,
    end,
    fund,
    member,
    slot,
    sound,
    table,
    talents,
    vote,
)
from tests.republic.setup.opening import told


def promise_card(s: RepublicState, seat: int, to: int) -> Deal:
    number = s.factions[seat].hand[0]
    words: Words = {
        "clause_1": "promise_card", "to_1": to, "card_1": GAME.item_word(s, CARD + number),
    }  # fmt: skip
    return deal(s, seat, {**words, **talents(2, to, seat, 3), **end(3)}, to)


@rule("R 1.04.4", "R 1.04.4-a")
def test_what_is_not_said_to_the_table_binds_nobody() -> None:
    s = table()
    at = [SENATOR + slot(s, 0)]
    deal(s, 0, {**vote(1, 0, 1, "dictator", member(s, 0)), **talents(2, 1, 0, 5), **end(3)})
    # One side alone has spoken.
    before = [faction.treasury for faction in s.factions]
    assert vote_clause(s, 0, "dictator", at) is None
    pay_promised_talents(s)
    assert [faction.treasury for faction in s.factions] == before
    assert s.deals[0].clauses[0].fate == OPEN


@rule("R 1.04.5-d", "R 1.04.5-b", "R 1.04.3-b")
def test_a_promised_card_goes_over_in_the_revolution_phase() -> None:
    s = table()
    made = promise_card(s, 0, 1)
    number = made.clauses[0].number
    fund(s, 1, 3)
    size = len(s.factions[1].hand)
    assert promised_cards(s, 0) == [number]
    assert promised_cards(s, 1) == []
    pay_promised_talents(s)
    assert number in s.factions[0].hand
    give_promised_cards(s)
    assert number not in s.factions[0].hand
    assert number in s.factions[1].hand
    assert len(s.factions[1].hand) == size + 1
    assert s.zone[number] == HAND
    assert told(s, "republic-deal-card")[0] == {"deal": 1, "to": [1], "card": number}
    assert promised_cards(s, 0) == []
    sound(s)


@rule("R 1.04.5-d", "R 1.04.3-c")
def test_a_card_that_is_gone_releases_the_other_side() -> None:
    s = table()
    made = promise_card(s, 0, 1)
    number = made.clauses[0].number
    s.factions[0].hand.remove(number)
    s.discards.append(number)
    s.zone[number] = DISCARD
    s.learned = 0
    give_promised_cards(s)
    assert [one.fate for one in made.clauses] == [FAILED, RELEASED]
    assert made.state == SETTLED
    assert s.learned == 0b11111
    assert told(s, "republic-deal-card") == []
    sound(s)


@rule("R 1.04.5-c")
def test_cards_may_be_promised_at_any_time() -> None:
    for phase in range(7):
        s = table()
        s.phase = phase
        assert promise_card(s, 0, 1).clauses[0].fate == OPEN


@rule("R 1.04.6-c", "R 1.04.6-b")
def test_promised_talents_are_paid_in_the_redistribution() -> None:
    """R-0.8: a promise of 15 T is paid in 1.06.3."""
    s = table()
    made = deal(s, 0, {**talents(1, 0, 1, 15), **end(2)}, 1)
    empty(s, 0)
    empty(s, 1)
    fund(s, 0, 20)
    s.turn += 1
    s.phase = REVENUE
    s.stack.append(RevenueFrame())
    assert s.factions[1].treasury == 0
    GAME.run(s)
    assert made.state == SETTLED
    assert told(s, "republic-deal-paid") == [{"deal": 1, "to": [1], "talents": 15}]
    assert s.phase == REVENUE
    assert made.clauses[0].fate == KEPT


@rule("R 1.04.6-a")
def test_talents_come_from_the_faction_then_from_its_free_senators() -> None:
    s = table()
    deal(s, 0, {**talents(1, 0, 1, 10), **end(2)}, 1)
    empty(s, 0)
    empty(s, 1)
    fund(s, 0, 4)
    slots = [slot(s, 0, n) for n in range(3)]
    for at in slots:
        pay(s, BANK, at, 5)
    # A captive and a rebel cannot be made to pay.
    s.senator(slots[0]).place = CAPTIVE
    s.senator(slots[1]).place = REBEL
    pay_promised_talents(s)
    assert [s.senator(at).talents for at in slots] == [5, 5, 0]
    assert (s.factions[0].treasury, s.factions[1].treasury) == (0, 9)
    assert s.deals[0].clauses[0].fate == FAILED


@rule("R 1.04.6-a", "R 1.04.9")
@pytest.mark.parametrize("treasury", [0, 7, 10, 40])
def test_who_pays_lets_everybody_learn_something_of_his_treasury(treasury: int) -> None:
    """What his senators must add shows how much was there, though the promise is kept in full; that
    they need add nothing tells that it was enough.
    """
    s = table()
    deal(s, 0, {**talents(1, 0, 1, 10), **end(2)}, 1)
    empty(s, 0)
    fund(s, 0, treasury)
    purse = slot(s, 0, 0)
    pay(s, BANK, purse, 20)
    s.learned = 0
    pay_promised_talents(s)
    assert s.senator(purse).talents == 20 - max(0, 10 - treasury)
    assert s.deals[0].clauses[0].fate == KEPT
    assert s.learned == 0b11111
    s.learned = 0
    pay_promised_talents(s)
    assert not s.learned


@rule("R 1.04.6", "R 1.04.3-c")
def test_who_lives_on_what_he_is_owed_can_pay_with_it() -> None:
    s = table()
    poor = deal(s, 0, {**talents(1, 0, 1, 8), **end(2)}, 1)
    rich = deal(s, 2, {**talents(1, 2, 0, 8), **end(2)}, 0)
    for seat in range(3):
        empty(s, seat)
    fund(s, 2, 8)
    pay_promised_talents(s)
    assert poor.clauses[0].fate == rich.clauses[0].fate == KEPT
    assert [s.factions[seat].treasury for seat in range(3)] == [0, 8, 0]
    sound(s)


@rule("R 1.04.3-c")
def test_who_has_left_the_game_neither_pays_nor_is_paid() -> None:
    s = table()
    gets = deal(s, 0, {**talents(1, 0, 1, 2), **end(2)}, 1)
    pays = deal(s, 1, {**talents(1, 1, 2, 2), **talents(2, 2, 1, 2), **end(3)}, 2)
    s.factions[1].gone = True
    pay_promised_talents(s)
    assert gets.clauses[0].fate == RELEASED
    assert [one.fate for one in pays.clauses] == [FAILED, RELEASED]
    assert told(s, "republic-deal-paid") == []


@rule("R 1.04.5-b", "R 1.04.6-a")
def test_nothing_is_handed_over_out_of_turn() -> None:
    """R-1.04.5: a trade attempted in the Senate Phase is illegal; R-1.04.6: so is a transfer."""
    s = table()
    for verb in ("trade", "give", "move"):
        with pytest.raises(IllegalMove):
            GAME.parse(s, 0, {"do": verb})
    prompt = aside(s, 0)
    assert prompt is not None
    verbs = {GAME.word(s, 0, code)["do"] for code in prompt.choices([])}
    assert not verbs & {"trade", "give", "move"}
