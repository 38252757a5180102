"""Secrets stay secret: what a seat is told does not change when the parts hidden from it do
(1.04.9).
"""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE, WAR
from aedilis.republic.definitions.components import ERA_ENDS, SCENARIOS, card, random_pool
from aedilis.republic.determinize import determinize, shown
from aedilis.republic.phases.revolution.trade import ExchangeFrame
from aedilis.republic.rules.draw_deck import into_top_six, near_top, next_card
from aedilis.republic.rules.money import FACTION, STATE, all_talents, pay
from aedilis.republic.rules.persons import in_play
from aedilis.republic.state.agreement import CARD, Clause, Deal
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import OUT, REBEL
from aedilis.republic.view import RepublicView
from tests.republic.setup.games import GAME, TABLES, begun, positions
from tests.republic.setup.opening import opened
from tests.told import told

ATTEMPTS: list[dict[str, object]] = [
    {},
    {"do": "veto"},
    {"do": "tribune"},
    {"do": "assassinate"},
    {"do": "persuade", "senator": "cornelius", "target": "fabius"},
    {"do": "contribute", "talents": 500},
    {"do": "propose_consuls", "first": "julius", "second": "aurelius"},
    {"card": "tribune"},
    {"card": "scipio_africanus"},
    {"concession": "harbor_fees"},
    {"senator": "cornelius", "talents": 3},
    {"nonsense": 1},
]
MOST = 40
"""What may follow is compared for so many choices of a prompt."""


@rule("R 1.04.9")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_hidden_cards_and_treasuries_change_nothing_a_seat_is_told(
    scenario: str, seats: int
) -> None:
    """R-1.04.9."""
    dice = stream("permute", "test")
    for state in positions(scenario, seats, "secrets", 9):
        for seat in range(seats):
            other = determinize(state, seat, dice)
            assert GAME.check(other) == []
            one, two = (told(GAME, s, seat, ATTEMPTS, MOST) for s in (other, state))
            assert one == two
            assert GAME.view(other, -1).to_data() == GAME.view(state, -1).to_data()


@rule("R 1.04.9")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_what_a_move_brings_is_told_alike_where_only_hidden_parts_differ(
    scenario: str, seats: int
) -> None:
    """But for dice, and where the mover or another learns something hidden."""
    dice = stream("events", "test")
    compared = 0
    for state in positions(scenario, seats, "events", 4, 300):
        if state.over:
            break
        prompt = GAME.asked(state)[0]
        move = walk(prompt, dice)
        one, two = GAME.clone(state), determinize(state, prompt.seat, dice)
        for played in (one, two):
            played.log = []
            played.dice.log = []
            played.learned = 0
            GAME.apply(played, prompt.seat, move)
        if one.dice.log or one.learned or two.dice.log or two.learned:
            continue
        compared += 1
        for viewer in (prompt.seat, -1):
            events = [[e.seen_by(viewer).to_data() for e in x.log or []] for x in (one, two)]
            assert events[0] == events[1]
            assert GAME.view(one, viewer).to_data() == GAME.view(two, viewer).to_data()
    assert compared > 10


@rule("R 1.04.9")
def test_everything_hidden_is_dealt_anew() -> None:
    state = begun("middle", 4)
    for seat in range(4):
        pay(state, STATE, FACTION + seat, 7 * seat + 1)
    guesses = [determinize(state, 0, stream(str(n), "guess")) for n in range(12)]
    assert all(guess.factions[0].hand == state.factions[0].hand for guess in guesses)
    assert all(guess.factions[0].treasury == 1 for guess in guesses)
    for seat in range(1, 4):
        assert len({tuple(guess.factions[seat].hand) for guess in guesses}) > 6
        assert len({guess.factions[seat].treasury for guess in guesses}) > 3
    assert len({guess.bank for guess in guesses}) > 3
    assert len({tuple(guess.layers[-1]) for guess in guesses}) > 6
    assert len({guess.dice.word() for guess in guesses}) == 12
    added = random_pool(SCENARIOS[state.scenario])
    boxed = {tuple(n for n in added if guess.zone[n] == OUT) for guess in guesses}
    assert len(boxed) > 6
    for guess in guesses:
        assert GAME.check(guess) == []
        assert all_talents(guess) == 0
        assert ERA_ENDS in guess.layers[-1]
        assert [len(layer) for layer in guess.layers] == [len(layer) for layer in state.layers]


@rule("R 1.04.9", "R 1.07.21")
def test_a_card_that_went_back_into_the_deck_is_guessed_where_all_know_it_to_be() -> None:
    state = begun("early-late", 5)

    def depths(number: int) -> set[int]:
        """In how many cards from the top it may lie, by many guesses."""
        found = set()
        for n in range(60):
            guess = determinize(state, 1, stream(str(n), "guess"))
            assert GAME.check(guess) == []
            assert [len(layer) for layer in guess.layers] == [len(layer) for layer in state.layers]
            assert guess.near_top == state.near_top
            found.add(next(n for n, layer in enumerate(guess.layers) if number in layer))
        return {sum(len(layer) for layer in state.layers[: n + 1]) for n in found}

    def reshuffle() -> int:
        number = next(n for n in state.layers[-1] if card(n).kind == WAR)
        state.layers[-1].remove(number)
        into_top_six(state, number)
        return number

    first = reshuffle()
    assert state.near_top == [first, 6]
    assert depths(first) == {6}
    assert RepublicView(state, 0, [], "").to_data()["near_top"] == [first, 6]
    # It lies among the first six, and five of these are shuffled with the next one.
    second = reshuffle()
    assert state.near_top == [first, 7, second, 6]
    assert depths(second) == {6}
    assert depths(first) == {6, 7}
    drawn = next_card(state)
    left = {first: 6, second: 5}
    left.pop(drawn, 0)
    assert dict(near_top(state)) == left
    # Those that lie no deeper than the fifth all come to lie among the six.
    while len(near_top(state)) > 1:
        assert next_card(state) != NONE
    third = reshuffle()
    assert [depth for _, depth in near_top(state)] == [6, 6]
    assert depths(third) == {6}
    while near_top(state):
        assert next_card(state) != NONE


@rule("R 1.04.9")
def test_cards_of_the_next_era_are_guessed_in_hands_only_once_they_may_be_drawn() -> None:
    scenario = SCENARIOS[begun("early").scenario]

    def later(state: RepublicState) -> set[int]:
        hands = [n for f in state.factions[1:] for n in f.hand]
        return {n for n in hands if card(n).deck == scenario.bottom.next_deck}

    state = begun("early", 6)
    guesses = [determinize(state, 0, stream(str(n), "guess")) for n in range(40)]
    assert not any(later(guess) for guess in guesses)
    # The deck has run down to its last cards, and one of them was drawn.
    for layer in state.layers[:-1]:
        for number in layer:
            state.zone[number] = OUT
        layer.clear()
    gone = next(n for n in state.layers[-1] if card(n).deck == scenario.era)
    state.layers[-1].remove(gone)
    state.zone[gone] = OUT
    guesses = [determinize(state, 0, stream(str(n), "guess")) for n in range(40)]
    assert any(later(guess) for guess in guesses)
    assert all(ERA_ENDS in guess.layers[-1] for guess in guesses)


@rule("R 1.04.9", "R 3.04.1")
def test_each_deck_is_guessed_from_its_own_cards_until_it_is_drawn_from() -> None:
    state = begun("early-late", 5)
    for n in range(10):
        guess = determinize(state, 0, stream(str(n), "guess"))
        hands = [number for faction in guess.factions for number in faction.hand]
        eras = [{card(number).deck for number in cards} for cards in (hands, *guess.layers)]
        assert eras == [{0}, {0}, {1}, {2}, {2, NONE}]
        assert [len(layer) for layer in guess.layers] == [len(layer) for layer in state.layers]
    # Two decks are gone, and with them all chance to draw their cards that are not in hands.
    for layer in state.layers[:2]:
        for number in layer:
            state.zone[number] = OUT
    del state.layers[:2]
    for n in range(10):
        guess = determinize(state, 0, stream(str(n), "guess"))
        held = sorted(n for faction in guess.factions[1:] for n in faction.hand)
        assert held == sorted(n for faction in state.factions[1:] for n in faction.hand)


@rule("R 1.04.5", "R 1.04.9")
def test_cards_shown_for_a_trade_stay_where_the_two_have_seen_them() -> None:
    state = begun("early", 4)
    offered = state.factions[1].hand[:2]
    state.stack.append(ExchangeFrame(1, 2, offered[:], []))
    state.asked = None
    for n in range(8):
        guess = determinize(state, 2, stream(str(n), "guess"))
        assert set(offered) <= set(guess.factions[1].hand)
        assert GAME.view(guess, 2).to_data() == GAME.view(state, 2).to_data()
    others = [determinize(state, 3, stream(str(n), "guess")) for n in range(8)]
    assert len({tuple(guess.factions[1].hand) for guess in others}) > 4
    for guess in others:
        frame = guess.stack[-1]
        assert isinstance(frame, ExchangeFrame)
        assert set(frame.offered) <= set(guess.factions[1].hand)
        assert GAME.view(guess, 3).to_data() == GAME.view(state, 3).to_data()


@rule("R 1.04.3", "R 1.04.9")
def test_a_card_promised_in_a_deal_stays_in_the_hand_that_all_know_has_it() -> None:
    state = begun("early", 3)
    number = state.factions[1].hand[1]
    state.deals.append(Deal(1, 0, 1, [Clause(CARD, 1, 0, number)]))
    assert shown(state, 1) == [number]
    guesses = [determinize(state, 2, stream(str(n), "guess")) for n in range(8)]
    assert all(number in guess.factions[1].hand for guess in guesses)
    assert len({tuple(guess.factions[1].hand) for guess in guesses}) > 3


@rule("R 1.04.9", "R 1.04.9-a", "R 1.04.5-a")
def test_a_view_holds_no_other_hand_or_treasury() -> None:
    """R-1.04.9: a player view holds no other hand or treasury value."""
    state = begun("late", 5)
    for seat in range(5):
        pay(state, STATE, FACTION + seat, 11 + seat)
    for viewer in range(-1, 5):
        view = GAME.view(state, viewer)
        factions = view.to_data()["factions"]
        assert isinstance(factions, list)
        for seat, faction in enumerate(factions):
            hand = state.factions[seat].hand
            assert faction["hand_size"] == len(hand)
            assert faction["hand"] == (hand if seat == viewer else None)
            assert faction["treasury"] == (11 + seat if seat == viewer else None)
        table = view.table
        assert not any(n for layer in table.layers for n in layer)
        assert (table.bank, table.dice.to_data()) == (0, [0, 0, 0, 1])
        own = state.factions[viewer].hand if viewer >= 0 else []
        for seat, faction in enumerate(state.factions):
            for number in faction.hand:
                assert (table.zone[number] >= 0) == (number in own)
                if seat != viewer:
                    assert number not in table.factions[seat].hand


@rule("R 1.09.823")
def test_the_consul_for_life_looks_at_all_hands_but_the_rebels() -> None:
    """R-1.09.823a: he sees the hands of all factions without Primary Rebel, no treasury more."""
    state = opened("middle", 4)
    slots = {one.faction: slot for slot, one in in_play(state)}
    state.life = slots[1]
    view = RepublicView(state, 1, [], "")
    assert [f.hand for f in view.table.factions] == [f.hand for f in state.factions]
    assert [view.talents(seat) >= 0 for seat in range(4)] == [False, True, False, False]
    state.rebel = slots[2]
    state.senator(slots[2]).place = REBEL
    view = RepublicView(state, 1, [], "")
    seen = [view.table.factions[n].hand == state.factions[n].hand for n in range(4)]
    assert seen == [True, True, False, True]
    guess = determinize(state, 1, stream("life", "guess"))
    assert [guess.factions[n].hand == state.factions[n].hand for n in (0, 1, 3)] == [True] * 3
    assert RepublicView(state, 0, [], "").hand_size(1) == len(state.factions[1].hand)
    assert 0 not in RepublicView(state, 0, [], "").hand
    assert set(RepublicView(state, 0, [], "").table.factions[1].hand) <= {0}


def test_standing_orders_are_for_nobody_else_to_see() -> None:
    state = begun("early", 3)
    state.set_order(1, "proposal", "never")
    assert GAME.view(state, 1).to_data()["orders"] == {"1:proposal": "never"}
    assert GAME.view(state, 0).to_data()["orders"] == {}
    assert GAME.view(state, -1).to_data()["orders"] == {}


@rule("R 1.04.9")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_guess_is_made_of_what_the_seat_knows_alone(scenario: str, seats: int) -> None:
    """Guessing anew from a guess gives what guessing from the truth gives."""
    for state in positions(scenario, seats, "guessing", 60):
        for seat in range(-1, seats):
            guess = determinize(state, seat, stream("first", "guess"))
            one, two = (determinize(s, seat, stream("second", "guess")) for s in (state, guess))
            assert GAME.to_data(one) == GAME.to_data(two)


def shuffled_in(scenario: str, seats: int, seed: str, left: int) -> RepublicState:
    """A game in whose deck `left` cards are left, where two wars were shuffled in again one after
    the other: the first may lie under the other's five neighbours.
    """
    state = begun(scenario, seats, seed)
    wars = [n for layer in state.layers for n in layer if card(n).kind == WAR][:2]
    for layer in state.layers:
        layer[:] = [n for n in layer if n not in wars]
    while state.deck_size() > left:
        state.zone[next_card(state)] = OUT
    for number in wars:
        into_top_six(state, number)
    return state


@rule("R 1.04.9", "R 1.07.21")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
@pytest.mark.parametrize("left", [30, 8, 6])
def test_a_guess_does_not_look_where_a_card_shuffled_in_lies(
    scenario: str, seats: int, left: int
) -> None:
    """Nor where Era Ends does once others were shuffled among its neighbours."""
    places = set()
    for n in range(30):
        state = shuffled_in(scenario, seats, str(n), left)
        first = state.near_top[0]
        places.add(next(at for at, layer in enumerate(state.layers) if first in layer))
        guess = determinize(state, 0, stream(str(n), "first"))
        assert GAME.check(guess) == []
        assert [len(layer) for layer in guess.layers] == [len(layer) for layer in state.layers]
        one, two = (determinize(s, 0, stream(str(n), "second")) for s in (state, guess))
        assert GAME.to_data(one) == GAME.to_data(two)
    assert len(places) == 2


@rule("R 1.04.9", "R 1.07.21")
def test_era_ends_is_guessed_among_those_it_was_shuffled_with() -> None:
    state = shuffled_in("middle", 4, "end", 8)
    found = set()
    for n in range(60):
        guess = determinize(state, 0, stream(str(n), "guess"))
        found.add(next(at for at, layer in enumerate(guess.layers) if ERA_ENDS in layer))
    assert found == set(range(len(state.layers)))
