"""The sixth senator asks talents for a share in the consulate, haggles, and comes down."""

import pytest

from aedilis.arena.match import Match
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.bots import asking, bargains
from aedilis.republic.bots.bargains import partner
from aedilis.republic.game import Republic
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.agreement import (
    BINDING,
    NOMINATE,
    OFFERED,
    TALENTS,
    TEXT,
    VOTE,
    WITHDRAWN,
    Clause,
    Deal,
)
from aedilis.republic.state.table import FORUM_PHASE, RepublicState
from tests.bots.senators import done_aside, mind_of, offers
from tests.republic.setup import deals

GAME = Republic()
HIS = 0
"""Who will preside: the Consul's faction."""
SIXTH = "senator@6"


def forum(purse: int = 20) -> RepublicState:
    """The Forum before the Senate meets; everybody has some talents."""
    s = deals.table()
    s.phase = FORUM_PHASE
    for seat in range(s.seats):
        for _, one in of_faction(s, seat)[:1]:
            one.talents = purse
    return s


def done(s: RepublicState, seat: int, bot: str = SIXTH) -> str:
    """What a senator does out of turn, in a word, done at once."""
    return done_aside(s, seat, bot)


def friend_of(s: RepublicState) -> int:
    """Whose votes he would like to have."""
    return partner(mind_of(s, HIS))


def asked(deal: Deal) -> int:
    """The talents that are asked for in an offer of his."""
    return sum(one.number for one in deal.clauses if one.kind == TALENTS and one.to == HIS)


def asks(s: RepublicState) -> dict[int, RepublicState]:
    """What he asks for, by dice, and the table on which it lies."""
    return offers(s, HIS, SIXTH, asked)


@rule("R 1.04.3")
def test_talents_are_asked_for_a_share_in_the_consulate() -> None:
    s = forum()
    friend = friend_of(s)
    found = asks(s)
    assert set(found) == {asking.PRICE, asking.TOO_MUCH}
    deal = found[asking.PRICE].deals[-1]
    kinds = {(one.kind, one.by, one.to) for one in deal.clauses}
    assert kinds == {(VOTE, friend, HIS), (NOMINATE, HIS, friend), (TALENTS, friend, HIS)}
    # Until the sixth version it was his for the votes.
    assert done(s, HIS, bot="senator@5") == "offer"
    assert asked(s.deals[-1]) == 0


@rule("R 1.04.3")
@pytest.mark.parametrize("purse", [0, asking.PRICE - 1])
def test_who_has_nothing_is_asked_for_nothing(purse: int) -> None:
    s = forum(purse)
    assert set(asks(s)) == {0}


@rule("R 1.04.3")
def test_a_fair_price_is_paid() -> None:
    s = asks(forum())[asking.PRICE]
    assert done(s, friend_of(forum())) == "accept"
    assert s.deals[-1].state == BINDING


@rule("R 1.04.3")
def test_who_is_asked_for_too_much_says_so_and_what_he_would_give() -> None:
    friend = friend_of(forum())
    s = asks(forum())[asking.TOO_MUCH]
    assert done(s, friend) == "turn_down"
    assert done(s, friend) == "offer"
    counter = s.deals[-1]
    assert (counter.by, counter.state) == (friend, OFFERED)
    assert asking.PRICE < asked(counter) < asking.TOO_MUCH
    assert len(counter.clauses) == 3
    # He takes it, and asks no more.
    assert done(s, HIS) == "accept"
    assert counter.state == BINDING
    assert done(s, HIS) == ""


@rule("R 1.04.3")
def test_what_was_promised_in_words_alone_is_not_offered_back() -> None:
    s = asks(forum())[asking.TOO_MUCH]
    friend = friend_of(forum())
    s.deals[-1].clauses.append(Clause(TEXT, HIS, friend, text="and my friendship"))
    assert done(s, friend) == "turn_down"
    assert done(s, friend) == "offer"
    assert {one.kind for one in s.deals[-1].clauses} == {VOTE, NOMINATE, TALENTS}


@rule("R 1.04.3")
def test_where_nothing_is_offered_back_he_comes_down_once() -> None:
    s = asks(forum())[asking.TOO_MUCH]
    s.deals[-1].state = WITHDRAWN
    assert done(s, HIS) == "offer"
    assert asked(s.deals[-1]) == asking.PRICE
    s.deals[-1].state = WITHDRAWN
    assert done(s, HIS) == ""


@rule("R 1.04.3")
def test_a_price_that_was_refused_is_not_asked_again() -> None:
    s = asks(forum())[asking.PRICE]
    s.deals[-1].state = WITHDRAWN
    assert done(s, HIS) == ""


@rule("R 1.04.3")
def test_to_put_forward_a_man_of_his_own_costs_him_nothing() -> None:
    s = asks(forum())[asking.PRICE]
    deal = s.deals[-1]
    mind = mind_of(s, HIS)
    assert asking.worth(mind, deal) == bargains.worth(mind, deal) + bargains.CONSENT_WORTH
    deal.clauses = [one for one in deal.clauses if one.kind != NOMINATE]
    assert asking.worth(mind, deal) == bargains.worth(mind, deal)


@pytest.mark.slow
def test_one_offer_in_twenty_is_refused() -> None:
    made: dict[tuple[int, int, int], Deal] = {}
    for n in range(6):
        match = Match(GAME, {"scenario": "early"}, [SIXTH] * 5, f"refused {n}")

        def watch(state: RepublicState, seat: int, prompt: Prompt, game: int = n) -> None:
            made.update({(game, one.turn, one.number): one for one in state.deals})

        match.play(watch)
        assert match.failure == ""
    refused = [one for one in made.values() if one.state == WITHDRAWN]
    assert len(refused) >= 0.05 * len(made) > 1
