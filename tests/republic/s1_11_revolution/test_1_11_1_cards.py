"""Cards given, traded, played and thrown away (1.04.5, 1.11.1, 1.11.2, 3.01.9)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.agreement import BINDING, CARD, Clause, Deal
from aedilis.republic.components import CONCESSIONS, card_word, index_of
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.determinize import determinize
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.phase import RevolutionFrame
from aedilis.republic.phases.revolution.trade import ExchangeFrame, TradeFrame
from aedilis.republic.senators import enter_family
from aedilis.republic.state import SENATE, Holding
from aedilis.republic.zones import ACTIVE, CAPTIVE, DISCARD, IMMINENT, INACTIVE, PLAY, RAIDERS
from tests.republic.opening import breaks_out, told, vacate
from tests.republic.s1_10_combat.battlefield import person
from tests.republic.s1_11_revolution.uprising import (
    GAME,
    asked,
    captive,
    choices,
    holds,
    leaves,
    quiet,
    say,
    start,
    uprising,
)


def words(numbers: list[int]) -> list[object]:
    return [card_word(number) for number in numbers]


@rule("R 1.11.1", "R 1.11.2", "R 1.11.3", "R VII.civil-war")
def test_cards_are_traded_then_played_then_discarded() -> None:
    """R-1.11.1: first free trades of all, then each plays, then each discards."""
    s = quiet()
    holds(s, 2, "harbor_fees", "tribune", "assassin", "seduction", "blackmail", "secret_bodyguard")
    kinds: list[str] = []
    start(s, RevolutionFrame(0))
    while asked(s)[0] != "republic-ask-hold-revenue":
        kinds.append(asked(s)[0])
        stop = {"do": "stop"}
        say(s, {"cards": ["harbor_fees"]} if kinds[-1] == "republic-ask-discard" else stop)
    assert kinds == ["republic-ask-trade", "republic-ask-play", "republic-ask-discard"]


@rule("R 1.04.5", "R 1.11.1")
def test_rounds_go_from_the_hrao_to_the_left_over_those_with_cards() -> None:
    s = quiet()
    for seat in (0, 1, 3):
        holds(s, seat, "tribune")
    start(s, TradeFrame(3, 0, 0))
    seats = []
    for _ in range(3):
        seats.append(asked(s)[1])
        say(s, {"do": "stop"})
    assert seats == [3, 0, 1]


@rule("R 1.04.5", "R 1.04.9")
def test_a_gift_goes_over_at_once_and_only_two_know_the_cards() -> None:
    s = quiet()
    cards = holds(s, 1, "tribune", "seduction")
    start(s, TradeFrame(1, 0, 0))
    say(s, {"do": "give", "to": 3, "cards": words(cards)})
    assert s.factions[1].hand == []
    assert s.factions[3].hand == cards
    assert s.learned >> 3 & 1
    assert s.log is not None
    event = next(event for event in s.log if event.key == "republic-cards-given")
    assert event.params == {"to": [3], "count": 2}
    assert event.seen_by(3).params["cards"] == cards
    assert "cards" not in event.seen_by(2).params
    # The giver has nothing left; the next who holds cards is the one who got them.
    assert asked(s) == ("republic-ask-trade", 3)


@rule("R 1.04.5", "R 1.11.2")
def test_a_trade_shows_both_sides_and_either_may_refuse() -> None:
    s = quiet()
    (one,) = holds(s, 0, "tribune")
    first, second = holds(s, 2, "seduction", "blackmail")
    start(s, TradeFrame(0, 0, 0))
    offer = {"do": "trade", "to": 2, "cards": words([one])}
    say(s, offer)
    prompt = GAME.asked(s)[0]
    assert (prompt.seat, prompt.params) == (2, {"seat": 0, "cards": [one]})
    say(s, {"do": "refuse"})
    assert (s.factions[0].hand, s.factions[2].hand) == ([one], sorted([first, second]))
    say(s, offer)
    say(s, {"do": "trade", "cards": words([second])})
    prompt = GAME.asked(s)[0]
    assert (prompt.seat, prompt.params) == (0, {"seat": 2, "cards": [second]})
    say(s, {"answer": "no"})
    assert s.factions[0].hand == [one]
    say(s, offer)
    say(s, {"do": "trade", "cards": words([first, second])})
    say(s, {"answer": "yes"})
    assert (s.factions[0].hand, s.factions[2].hand) == (sorted([first, second]), [one])


@rule("R 1.04.5")
def test_offers_come_to_an_end() -> None:
    s = quiet()
    (one,) = holds(s, 0, "tribune")
    holds(s, 1, "seduction")
    start(s, TradeFrame(0, 0, 0))
    for _ in range(4):
        assert choices(s, "do") == ["give", "trade", "stop"]
        say(s, {"do": "trade", "to": 1, "cards": words([one])})
        say(s, {"do": "refuse"})
    assert choices(s, "do") == ["give", "stop"]


@rule("R 1.04.5")
def test_whom_to_trade_with_depends_on_the_sizes_of_hands_alone() -> None:
    s = quiet()
    holds(s, 0, "tribune")
    holds(s, 3, "seduction")
    leaves(s, 1)
    start(s, TradeFrame(0, 0, 0))
    prompt = GAME.asked(s)[0]
    give, trade = prompt.choices([])[:2]
    named = [[GAME.word(s, 0, to)["to"] for to in prompt.choices([do])] for do in (give, trade)]
    assert named == [[2, 3], [3]]


@rule("R 1.04.5", "R 1.04.9")
def test_cards_on_the_table_are_known_to_two_seats_alone() -> None:
    s = quiet()
    offered = holds(s, 0, "tribune", "seduction")
    holds(s, 2, "blackmail", "assassin")
    table = ExchangeFrame(0, 2, offered, [])
    s.stack.append(table)
    for seat in (0, 2):
        assert table.masked(seat).fields() == [0, 2, offered, []]
    for seat in (1, 3, -1):
        assert table.masked(seat).fields() == [0, 2, [0, 0], []]
    for seed in range(5):
        guess = determinize(s, 2, stream(str(seed), "guess"))
        assert guess.factions[0].hand == s.factions[0].hand
        assert guess.stack[-1].fields() == [0, 2, offered, []]
    hands = set()
    for seed in range(20):
        guess = determinize(s, 1, stream(str(seed), "guess"))
        lying = guess.stack[-1].fields()[2]
        assert isinstance(lying, list)
        assert sorted(lying) == guess.factions[0].hand
        hands.add(tuple(lying))
    assert len(hands) > 1


@rule("R 1.04.5")
def test_cards_do_not_change_hands_outside_the_phase() -> None:
    """R-1.04.5: a trade in the Senate Phase is illegal."""
    s = quiet()
    holds(s, 0, "tribune")
    s.phase = SENATE
    for verb in ("give", "trade"):
        with pytest.raises(IllegalMove):
            GAME.parse(s, 0, {"do": verb, "to": 1, "cards": ["tribune.1"]})


@rule("R 1.04.5", "R 1.04.3")
def test_promised_cards_are_given_first() -> None:
    s = quiet()
    (one,) = holds(s, 1, "seduction")
    deal = Deal(1, s.turn, 1, [Clause(CARD, 1, 2, one)])
    deal.state = BINDING
    s.deals = [deal]
    start(s, RevolutionFrame(0))
    assert s.factions[2].hand == [one]


@rule("R 1.11.1", "R 1.07.32")
def test_any_number_of_cards_may_be_played() -> None:
    """R-1.11.1: two concessions in one phase."""
    s = quiet()
    harbor, mining = holds(s, 0, "harbor_fees", "mining")
    slot = person(s, "aelius", 0)
    other = person(s, "junius", 0)
    start(s, PlayFrame(0, 0))
    say(s, {"card": "harbor_fees", "to": "aelius"})
    say(s, {"card": "mining", "to": "junius"})
    assert s.owner[index_of("concession", "harbor_fees")] == slot
    assert s.owner[index_of("concession", "mining")] == other
    assert (s.zone[harbor], s.zone[mining]) == (PLAY, PLAY)
    assert asked(s)[0] == "republic-ask-hold-revenue"


@rule("R 1.11.1")
def test_who_gets_a_concession_need_not_be_in_rome() -> None:
    s = quiet()
    holds(s, 0, "harbor_fees")
    slot = captive(s, "aelius", 0)
    start(s, PlayFrame(0, 0))
    say(s, {"card": "harbor_fees", "to": "aelius"})
    assert s.owner[index_of("concession", "harbor_fees")] == slot


@rule("R 1.11.34")
def test_a_rebel_gets_no_concession() -> None:
    s = quiet()
    holds(s, 0, "harbor_fees")
    uprising(s, "aelius", 2)
    start(s, PlayFrame(0, 0))
    with pytest.raises(IllegalMove):
        GAME.parse(s, 0, {"card": "harbor_fees", "to": "aelius"})


@rule("R 1.11.1", "R 1.09.61")
def test_the_land_commissioner_needs_a_land_bill() -> None:
    s = quiet()
    holds(s, 0, "land_commissioner")
    start(s, PlayFrame(0, 0))
    assert choices(s, "card") == []
    s.bills[0] = 1
    s.asked = None
    assert choices(s, "card") == ["land_commissioner"]


@rule("R 1.07.312", "R 1.10.71")
def test_a_captive_blocks_his_number() -> None:
    """R-1.07.312d: while 1A is a captive 1B cannot be played, nor can he on his captive family."""
    s = quiet()
    holds(s, 0, "fabius_cunctator")
    slot = enter_family(s, vacate(s, index_of("family", "fabius")), 0)
    start(s, PlayFrame(0, 0))
    assert choices(s, "card") == ["fabius_cunctator"]
    s.senator(slot).place = CAPTIVE
    s.senator(slot).at = RAIDERS
    s.asked = None
    assert choices(s, "card") == []


@rule("R 3.01.9", "R VII.initial-faction-phase", "R 1.11.1")
def test_a_statesman_takes_the_lead_over_from_his_family() -> None:
    """R-3.01.9: leader Fabius and 2A: 2A leads."""
    s = quiet()
    holds(s, 0, "fabius_cunctator")
    slot = enter_family(s, vacate(s, index_of("family", "fabius")), 0)
    s.factions[0].leader = slot
    start(s, PlayFrame(0, 0))
    say(s, {"card": "fabius_cunctator"})
    assert s.factions[0].leader == slot
    assert s.senator(slot).statesman == index_of("statesman", "fabius_cunctator")
    assert s.senator(slot).family != NONE


@rule("R 1.11.2", "R 1.04.9")
def test_a_hand_of_seven_throws_two_away() -> None:
    """R-1.11.2: seven cards, two go, of his own choice and face up."""
    s = quiet()
    names = ("tribune", "assassin", "seduction", "blackmail", "secret_bodyguard", "harbor_fees")
    cards = holds(s, 1, *names, "mining")
    holds(s, 2, "tribune")
    start(s, DiscardFrame(0, 0))
    assert asked(s) == ("republic-ask-discard", 1)
    for few in (["mining"], words(cards[:3])):
        with pytest.raises(IllegalMove):
            GAME.parse(s, 1, {"cards": few})
    say(s, {"cards": ["mining", "harbor_fees"]})
    gone = [CONCESSIONS[index_of("concession", name)].card for name in ("harbor_fees", "mining")]
    assert sorted(s.discards[-2:]) == sorted(gone)
    assert {s.zone[number] for number in gone} == {DISCARD}
    assert len(s.factions[1].hand) == 5
    assert sorted(told(s, "republic-discards")[0]["cards"]) == sorted(gone)  # type: ignore[call-overload]
    assert asked(s)[0] == "republic-ask-hold-revenue"


@rule("R 1.07.333")
def test_revolts_wake_in_the_phase_of_the_turn_their_province_comes() -> None:
    """R-1.07.333b: Sicilia has come to exist, the first slave revolt breaks out, not the second."""
    s = quiet()
    second = breaks_out(s, "second_sicilian_slave_revolt", INACTIVE)
    first = breaks_out(s, "first_sicilian_slave_revolt", INACTIVE)
    sicilia = index_of("province", "sicilia")
    s.holdings[sicilia] = None
    start(s, RevolutionFrame(0))
    assert (first.status, second.status) == (INACTIVE, INACTIVE)
    s.holdings[sicilia] = Holding(False, NONE, 0)
    start(s, RevolutionFrame(0))
    assert (first.status, second.status) == (ACTIVE, IMMINENT)
