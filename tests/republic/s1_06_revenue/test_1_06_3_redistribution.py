"""Redistribution (1.06.3, 1.06.31, 1.04.6)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.game import Republic
from aedilis.republic.phases.revenue.redistribution import (
    GIVE,
    MOVE,
    RedistributionFrame,
    as_code,
)
from aedilis.republic.rules.money import FACTION, balance
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.agreement import BINDING, KEPT, TALENTS, Clause, Deal
from aedilis.republic.state.choices import STOP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, RAIDERS, REBEL
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import sound
from tests.republic.setup.revenue import (
    ACILIUS,
    AURELIUS,
    CLAUDIUS,
    CORNELIUS,
    FLAMINIUS,
    FULVIUS,
    JULIUS,
    TERENTIUS,
    asked,
    begin,
    govern,
    quiet,
    rebel,
    say,
    until,
)

OWN = FACTION


def started(s: RepublicState) -> RepublicState:
    until(s, "redistribution", begin(s))
    assert s.stack[-1].kind() == "redistribution"
    return s


def transfer(s: RepublicState, do: int, payer: int, payee: int, talents: int) -> tuple[int, str]:
    return asked(say(s, do, as_code("from", payer), as_code("to", payee), talents))


def offered(s: RepublicState, *begun: int) -> list[int]:
    return s.stack[-1].asks(s)[0].choices(list(begun))


@rule("R 1.06.3-a", "R 1.06.31-a", "R VII.treasuries", "R 1.04.8")
def test_talents_move_freely_between_senators_and_the_treasury() -> None:
    s = quiet()
    rich(s, CLAUDIUS, 8)
    started(s)
    # Seat 0 has the HRAO and begins; its income of 5 is in its treasury.
    transfer(s, MOVE, CLAUDIUS, AURELIUS, 3)
    transfer(s, MOVE, CLAUDIUS, OWN, 5)
    transfer(s, MOVE, OWN, FLAMINIUS, 9)
    assert [balance(s, one) for one in (CLAUDIUS, AURELIUS, FLAMINIUS, OWN)] == [0, 3, 9, 1]
    assert asked(say(s, STOP))[0] == 1
    sound(s)


@rule("R 1.06.3")
def test_who_answers_before_his_turn_is_told_what_is_wrong_with_it() -> None:
    s = started(quiet())
    words = {"do": "move", "from": "nowhere", "to": "rome", "talents": 1}
    game = Republic()
    assert [one.seat for one in game.asked(s)] == [0]
    reasons = {seat: game.explain(s, seat, dict(words)) for seat in range(s.seats)}
    assert {one.key for one in reasons.values()} == {"republic-refused-no-such"}


@rule("R 1.06.3-c")
def test_senators_away_from_rome_take_part() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia", developed=True)
    rich(s, CLAUDIUS, 4)
    started(s)
    transfer(s, MOVE, CLAUDIUS, OWN, 4)
    transfer(s, MOVE, OWN, CLAUDIUS, 9)
    assert s.senator(CLAUDIUS).talents == 9


@rule("R 1.06.3-b", "R 1.11.34-b", "R 1.11.34-d")
def test_rebels_move_talents_only_among_themselves() -> None:
    """R-1.06.3."""
    s = quiet()
    rebel(s, JULIUS, 0)
    s.senator(CORNELIUS).place = REBEL
    rich(s, JULIUS, 6)
    rich(s, TERENTIUS, 5)
    started(s)
    say(s, STOP)
    assert offered(s, MOVE, as_code("from", JULIUS)) == [as_code("to", CORNELIUS)]
    from_treasury = offered(s, MOVE, as_code("from", FACTION + 1))
    assert from_treasury == [as_code("to", TERENTIUS)]
    from_loyal = offered(s, MOVE, as_code("from", TERENTIUS))
    assert from_loyal == [as_code("to", FACTION + 1)]
    # No rebel gives to others, and none is given anything by them.
    assert as_code("from", JULIUS) not in offered(s, GIVE)
    transfer(s, MOVE, JULIUS, CORNELIUS, 6)
    say(s, STOP)
    to = offered(s, GIVE, as_code("from", FACTION + 2))
    assert to == [as_code("to", one) for one in (OWN, 4, 8, 12, FACTION + 1, TERENTIUS)]


@rule("R 1.10.71-b", "R 1.06.3")
def test_a_captives_talents_are_frozen() -> None:
    """R-1.06.3: his 12 T move for his ransom only."""
    s = quiet()
    rich(s, CLAUDIUS, 12)
    s.senator(CLAUDIUS).place, s.senator(CLAUDIUS).at = CAPTIVE, RAIDERS
    started(s)
    everything = [*offered(s, MOVE), *offered(s, GIVE)]
    assert as_code("from", CLAUDIUS) not in everything
    assert as_code("to", CLAUDIUS) not in offered(s, MOVE, as_code("from", OWN))
    say(s, STOP)
    assert as_code("to", CLAUDIUS) not in offered(s, GIVE, as_code("from", FACTION + 1))


@rule("R 1.06.3-d", "R 1.06.3-e", "R 1.04.6-a")
def test_gifts_go_to_senators_and_treasuries_and_give_another_turn() -> None:
    s = quiet()
    rich(s, ACILIUS, 10)
    started(s)
    assert transfer(s, GIVE, OWN, JULIUS, 2)[0] == 0
    assert asked(say(s, STOP))[0] == 1
    # Seat 1 hands the gift on, to a seat whose turn is still to come.
    transfer(s, GIVE, JULIUS, FACTION + 2, 2)
    assert asked(say(s, STOP))[0] == 2
    transfer(s, GIVE, ACILIUS, FLAMINIUS, 4)
    # Seat 0 has had its turn, and gets another for what it was given.
    assert asked(say(s, STOP))[0] == 0
    transfer(s, MOVE, FLAMINIUS, OWN, 4)
    prompt = say(s, STOP)
    # Nobody was given anything since.
    assert asked(prompt) == (2, "republic-ask-contribution")
    assert s.factions[2].treasury == 5 + 2
    sound(s)


@rule("R 1.06.31-b", "R 1.04.9")
def test_only_the_two_learn_what_goes_from_treasury_to_treasury() -> None:
    s = started(quiet())
    transfer(s, GIVE, OWN, FACTION + 2, 3)
    assert s.log is not None
    event = s.log[-1]
    assert event.key == "republic-gift-hidden"
    assert "talents" not in event.params
    assert [event.sees(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert s.learned == 0b100
    transfer(s, GIVE, OWN, FULVIUS, 1)
    assert s.log[-1].params["talents"] == 1
    assert s.log[-1].secret is None


@rule("R 1.06.31", "R 1.06.3")
def test_every_seat_is_asked_whatever_its_treasury_holds() -> None:
    s = quiet()
    for faction in s.factions:
        faction.treasury = 0
    s.stack = [RedistributionFrame(0, 0b111)]
    assert offered(s) == [STOP]
    fund(s, 0, 1)
    assert offered(s) == [STOP, MOVE, GIVE]


@rule("R 1.06.3", "R 1.04.6")
def test_talents_move_as_often_as_anybody_likes() -> None:
    """The rules know no limit: talents go to and fro a hundred times, and whoever was given some
    has another turn, until all stop.
    """
    s = started(quiet())
    seat = asked(s.stack[-1].asks(s)[0])[0]
    fund(s, seat, 5)
    before = s.factions[seat].treasury
    (slot, _) = of_faction(s, seat)[0]
    for _ in range(50):
        transfer(s, MOVE, FACTION + seat, slot, 1)
        transfer(s, MOVE, slot, FACTION + seat, 1)
    for n in range(100):
        giver, other = (seat, (seat + 1) % 3)[:: 1 if n % 2 == 0 else -1]
        while asked(s.stack[-1].asks(s)[0])[0] != giver:
            say(s, STOP)
        transfer(s, GIVE, FACTION + giver, FACTION + other, 1)
    assert s.factions[seat].treasury == before
    while s.stack and s.stack[-1].kind() == "redistribution":
        say(s, STOP)
    sound(s)


@rule("R 1.06.3", "R 1.04.6")
@pytest.mark.parametrize("seed", range(4))
def test_random_players_come_to_an_end_and_lose_no_talent(seed: int) -> None:
    s = quiet()
    random = stream(str(seed), "random")
    for slot in (CLAUDIUS, JULIUS, FULVIUS):
        rich(s, slot, 20)
    prompt = begin(s)
    moves = 0
    while prompt is not None:
        prompt = say(s, *walk(prompt, random))
        moves += 1
        assert moves < 500
    sound(s)


@rule("R 1.04.3", "R 1.04.6-c", "R V.2-a", "R V.2-b")
def test_what_was_promised_in_public_is_paid_first_out_of_the_years_income_too() -> None:
    """R-0.8: a promise of 15 T is paid in 1.06.3, before anybody may contribute it away."""
    s = quiet()
    fund(s, 0, 4)
    rich(s, CLAUDIUS, 8)
    deal = Deal(1, 0, 0, [Clause(TALENTS, 0, 1, 15)])
    deal.state, deal.accepted = BINDING, 0b11
    s.deals = [deal]
    started(s)
    # 4, this year's 5, and 6 of what Claudius has.
    assert (s.factions[0].treasury, s.senator(CLAUDIUS).talents) == (0, 2)
    assert s.factions[1].treasury == 5 + 15
    assert deal.clauses[0].fate == KEPT
    sound(s)


@rule("R 1.04.6-a", "R 1.06.3-d")
def test_outside_redistribution_nobody_gives_talents_to_others() -> None:
    """R-1.04.6."""
    game = Republic()
    s = game.new({"scenario": "early"}, 3, stream("gifts", "game"))
    random = stream("gifts", "moves")
    kinds: set[str] = set()
    while len(kinds) < 8 and not s.over:
        kinds.add(s.stack[-1].kind())
        prompt = game.asked(s)[0]
        gift_ = [GIVE, as_code("from", FACTION + prompt.seat), as_code("to", FACTION), 1]
        if s.stack[-1].kind() != "redistribution":
            with pytest.raises(IllegalMove):
                game.apply(s, prompt.seat, gift_)
        game.apply(s, prompt.seat, walk(prompt, random))
    assert "redistribution" in kinds
