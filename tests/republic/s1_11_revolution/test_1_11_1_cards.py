"""Cards given, traded, played and thrown away (1.04.5, 1.11.1, 1.11.2, 3.01.9)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, card_word, index_of
from aedilis.republic.determinize import determinize
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.phase import RevolutionFrame
from aedilis.republic.phases.revolution.trade import ExchangeFrame, TradeFrame
from aedilis.republic.rules.persons import enter_family
from aedilis.republic.state.agreement import BINDING, CARD, Clause, Deal
from aedilis.republic.state.table import Holding
from aedilis.republic.state.zones import ACTIVE, CAPTIVE, DISCARD, IMMINENT, INACTIVE, PLAY, RAIDERS
from tests.republic.setup.combat import person
from tests.republic.setup.opening import breaks_out, told, vacate
from tests.republic.setup.revolution import (
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
    victor,
)
from tests.republic.setup.senate import floor
from tests.republic.setup.trials import run


def words(numbers: list[int]) -> list[object]:
    return [card_word(number) for number in numbers]


@rule("R 1.11.1", "R 1.11.2", "R VII.civil-war", "R 1.11.3-a")
def test_cards_are_traded_then_played_then_discarded() -> None:
    """R-1.11.1: first free trades of all, then each plays, then each discards."""
    s = quiet()
    victor(s, "fabius", 2, 1)
    holds(s, 2, "harbor_fees", "tribune", "assassin", "seduction", "blackmail", "secret_bodyguard")
    kinds: list[str] = []
    start(s, RevolutionFrame())
    while asked(s)[0] != "republic-ask-hold-revenue":
        kinds.append(asked(s)[0])
        answers: dict[str, dict[str, object]] = {
            "republic-ask-discard": {"cards": ["harbor_fees"]},
            "republic-ask-declare": {"do": "lay_down"},
        }
        say(s, answers.get(kinds[-1], {"do": "stop"}))
    # Those without cards may ask for some.
    trades = ["republic-ask-trade"] * 4
    assert kinds == [
        *trades, "republic-ask-play", "republic-ask-discard", "republic-ask-declare",
    ]  # fmt: skip


@rule("R 1.04.5", "R 1.11.1")
def test_rounds_go_from_the_hrao_to_the_left_over_all_who_can_give_or_ask() -> None:
    s = quiet()
    holds(s, 1, "tribune")
    start(s, TradeFrame(3, 0))
    seats = []
    for _ in range(4):
        seats.append(asked(s)[1])
        assert choices(s, "do") == (["give", "stop"] if seats[-1] == 1 else ["trade", "stop"])
        say(s, {"do": "stop"})
    assert seats == [3, 0, 1, 2]
    # Where nobody holds any card nobody is asked.
    empty = quiet()
    start(empty, TradeFrame(3, 0))
    assert not [frame for frame in empty.stack if frame.kind() == "trade"]


@rule("R 1.04.5", "R 1.11.2")
def test_an_empty_hand_may_ask_for_cards() -> None:
    """For a promise, for money next year, or for nothing: the other shows what he gives."""
    s = quiet()
    first, second = holds(s, 2, "seduction", "blackmail")
    start(s, TradeFrame(0, 0))
    say(s, {"do": "trade", "to": 2, "cards": []})
    prompt = GAME.asked(s)[0]
    assert (prompt.seat, prompt.params) == (2, {"seat": 0, "cards": [], "count": 0})
    say(s, {"do": "trade", "cards": words([second])})
    say(s, {"answer": "yes"})
    assert (s.factions[0].hand, s.factions[2].hand) == ([second], [first])
    assert s.log is not None
    given = [event for event in s.log if event.key == "republic-cards-given"]
    assert [(event.seat, event.params) for event in given] == [(2, {"to": [0], "count": 1})]


@rule("R 1.04.5", "R 1.04.9")
def test_a_gift_goes_over_at_once_and_only_two_know_the_cards() -> None:
    s = quiet()
    cards = holds(s, 1, "tribune", "seduction")
    start(s, TradeFrame(1, 0))
    say(s, {"do": "give", "to": 3, "cards": words(cards)})
    assert s.factions[1].hand == []
    assert s.factions[3].hand == cards
    assert s.learned >> 3 & 1
    assert s.log is not None
    event = next(event for event in s.log if event.key == "republic-cards-given")
    assert event.params == {"to": [3], "count": 2}
    assert event.seen_by(3).params["cards"] == cards
    assert "cards" not in event.seen_by(2).params
    # The giver has nothing left, and may ask for something.
    assert asked(s) == ("republic-ask-trade", 1)
    assert choices(s, "do") == ["trade", "stop"]


@rule("R 1.04.5", "R 1.11.2")
def test_a_trade_shows_both_sides_and_either_may_refuse() -> None:
    s = quiet()
    (one,) = holds(s, 0, "tribune")
    first, second = holds(s, 2, "seduction", "blackmail")
    start(s, TradeFrame(0, 0))
    offer = {"do": "trade", "to": 2, "cards": words([one])}
    say(s, offer)
    prompt = GAME.asked(s)[0]
    assert (prompt.seat, prompt.params) == (2, {"seat": 0, "cards": [one], "count": 1})
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
def test_trades_are_offered_as_often_as_anybody_likes() -> None:
    s = quiet()
    (one,) = holds(s, 0, "tribune")
    holds(s, 1, "seduction")
    start(s, TradeFrame(0, 0))
    for _ in range(30):
        assert choices(s, "do") == ["give", "trade", "stop"]
        say(s, {"do": "trade", "to": 1, "cards": words([one])})
        say(s, {"do": "refuse"})
    assert choices(s, "do") == ["give", "trade", "stop"]


@rule("R 1.04.5")
def test_whom_to_trade_with_depends_on_the_sizes_of_hands_alone() -> None:
    s = quiet()
    holds(s, 0, "tribune")
    holds(s, 3, "seduction")
    leaves(s, 1)
    start(s, TradeFrame(0, 0))
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


@rule("R 1.04.5", "R 1.11.2-c")
@pytest.mark.parametrize("kind", ["senate", "revolution"])
def test_cards_change_hands_in_the_revolution_phase_alone(kind: str) -> None:
    """R-1.04.5: a trade in the Senate Phase is illegal."""
    s = quiet() if kind == "revolution" else floor()
    (card,) = holds(s, 0, "tribune")
    holds(s, 1, "seduction")
    if kind == "revolution":
        start(s, TradeFrame(0, 0))
    else:
        run(s)
    for verb in ("give", "trade"):
        offer = {"do": verb, "to": 1, "cards": words([card])}
        if kind == "revolution":
            assert GAME.parse(s, 0, offer)
        else:
            with pytest.raises(IllegalMove):
                GAME.parse(s, 0, offer)


@rule("R 1.04.5", "R 1.04.3")
def test_promised_cards_are_given_first() -> None:
    s = quiet()
    (one,) = holds(s, 1, "seduction")
    deal = Deal(1, s.turn, 1, [Clause(CARD, 1, 2, one)])
    deal.state = BINDING
    s.deals = [deal]
    start(s, RevolutionFrame())
    assert s.factions[2].hand == [one]


@rule("R 1.11.1-b", "R 1.07.32")
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


@rule("R 1.11.1-c")
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


@rule("R 1.11.2-a", "R 1.04.9")
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
    start(s, RevolutionFrame())
    assert (first.status, second.status) == (INACTIVE, INACTIVE)
    s.holdings[sicilia] = Holding(False, NONE, 0)
    start(s, RevolutionFrame())
    assert (first.status, second.status) == (ACTIVE, IMMINENT)
