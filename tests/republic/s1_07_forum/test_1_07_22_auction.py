"""Initiatives left over are auctioned, one at a time (1.07.22)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES
from aedilis.republic.definitions.numbers import INITIATIVES
from aedilis.republic.phases.forum.auction import AuctionFrame, InitiativesFrame, in_turn
from aedilis.republic.rules.persons import hrao_seat, in_rome, of_faction, who
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.forum import (
    GAME,
    NOTHING,
    asked,
    governed,
    member,
    offered,
    say,
    start,
    table,
)
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import name, told


def auction(s: RepublicState, first: int) -> RepublicState:
    """One initiative is auctioned, from a seat on."""
    return start(s, AuctionFrame(first, 0, 0, NONE), NOTHING)


@rule("R 1.07.22-b", "R 1.07.22-e")
def test_there_are_six_in_all_the_rest_one_auction_after_the_other() -> None:
    s = table(seats=4)
    assert s.log is not None
    rich(s, member(s, 2), 30)
    start(s, InitiativesFrame(in_turn(s), 0), NOTHING * 6)
    while s.stack:
        seat, key = asked(s)
        if key == "republic-ask-bid":
            assert len(told(s, "republic-initiative")) in (4, 5)
            GAME.apply(s, seat, GAME.parse(s, seat, {"do": "pass"}))
        else:
            GAME.apply(s, seat, GAME.parse(s, seat, {"do": "stop"}))
    assert len(told(s, "republic-initiative")) == INITIATIVES == 6
    thrown = [one.seat for one in s.log if one.key == "republic-initiative"]
    assert thrown == [*in_turn(s), hrao_seat(s), hrao_seat(s)]


@rule("R 1.07.22-b")
def test_with_six_factions_nothing_is_auctioned() -> None:
    s = table(seats=6)
    rich(s, member(s, 0), 9)
    start(s, InitiativesFrame(in_turn(s), 0), NOTHING * 6)
    while s.stack:
        seat, key = asked(s)
        assert key != "republic-ask-bid"
        GAME.apply(s, seat, GAME.parse(s, seat, {"do": "stop"}))


@rule("R 1.07.22-c", "R 1.07.22-d")
def test_each_bids_once_clockwise_and_higher_than_before() -> None:
    """R-1.07.22a: after a bid of 3 another 3 is not taken; the winner pays the bank at once."""
    s = table(seats=4)
    for seat in range(4):
        rich(s, member(s, seat), 3 + seat)
    auction(s, 1)
    assert asked(s) == (1, "republic-ask-bid")
    say(s, 1, {"senator": name(s, member(s, 1)), "bid": 3})
    assert asked(s)[0] == 2
    prompt = GAME.prompt(s, 2)
    assert prompt is not None
    picked = prompt.choices([])[0]
    assert prompt.choices([picked]) == [4, 5]
    # What is asked says what has been bid and by whom, and who bids now.
    frame = s.stack[-1]
    assert isinstance(frame, AuctionFrame)
    highest = {"talents": 3, "other": who(s, member(s, 1))}
    assert prompt.params == highest
    amount = frame.field(s, 2, [picked])
    assert amount is not None
    assert amount.params == {**highest, "person": who(s, member(s, 2))}
    say(s, 2, {"do": "pass"})
    say(s, 3, {"senator": name(s, member(s, 3)), "bid": 4}, NOTHING)
    # Seat 0 has 3 talents and cannot outbid.
    assert asked(s)[0] == 3
    assert s.senator(member(s, 3)).talents == 2
    assert s.senator(member(s, 1)).talents == 4
    assert told(s, "republic-auction") == [{"person": member(s, 3), "talents": 4}]


@rule("R 1.07.22-c")
def test_the_least_bid_is_one() -> None:
    s = table()
    rich(s, member(s, 0), 1)
    auction(s, 0)
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    assert prompt.choices([prompt.choices([])[0]]) == [1]


@rule("R 1.07.22-f", "R 1.06.31", "R 1.06.31-f")
def test_one_senator_in_rome_pays_alone_and_never_the_faction() -> None:
    s = table("middle")
    there, away = (slot for slot, _ in list(of_faction(s, 1))[:2])
    rich(s, there, 2)
    rich(s, away, 9)
    governed(s, "sicilia", away)
    fund(s, 1, 20)
    fund(s, 2, 20)
    auction(s, 1)
    assert offered(s, 1) == [name(s, there), "pass"]
    say(s, 1, {"senator": name(s, there), "bid": 2}, NOTHING)
    # Seat 2 has money in its treasury alone, and is not asked.
    assert asked(s)[0] == 1


@rule("R 1.07.22-h")
def test_nobody_bids_and_the_highest_official_has_it_for_nothing() -> None:
    """R-1.07.22b: the next one is auctioned anew."""
    s = table(seats=4)
    first = hrao_seat(s)
    payer = next(slot for slot in in_rome(s, (first + 1) % 4))
    rich(s, payer, 5)
    order = in_turn(s)
    s.stack.clear()
    start(s, InitiativesFrame(order, 4), NOTHING)
    say(s, order[1], {"do": "pass"}, NOTHING)
    assert asked(s)[0] == first
    assert told(s, "republic-auction-free")
    while asked(s)[1] != "republic-ask-bid":
        say(s, first, {"do": "stop"})
    assert asked(s)[0] == order[1]
    say(s, order[1], {"senator": name(s, payer), "bid": 5}, NOTHING)
    assert asked(s)[0] == order[1]
    assert s.senator(payer).talents == 0


@rule("R 1.07.22-c")
def test_it_starts_with_who_is_the_highest_official_now() -> None:
    """R-0.7: rights of the highest ranking official are looked at anew."""
    s = table(seats=4)
    for seat in range(4):
        rich(s, member(s, seat), 4)
    for slot in range(len(FAMILIES)):
        one = s.senators[slot]
        if one is not None:
            one.offices = 0
    s.senator(member(s, 2)).influence = 30
    start(s, InitiativesFrame([0, 1, 2, 3], 4), NOTHING)
    assert asked(s) == (2, "republic-ask-bid")
