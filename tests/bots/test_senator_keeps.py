"""The eighth senator keeps both consulates where he presides, and buys the votes for it."""

import pytest

from aedilis.arena.match import Match
from aedilis.kernel.prompt import Move
from aedilis.kernel.rule import rule
from aedilis.republic.bots import asking, bargains, consulate
from aedilis.republic.bots.consulate import TOO_LITTLE
from aedilis.republic.bots.mind import GREAT_UNREST, Mind
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.elections import consul_pairs
from aedilis.republic.phases.senate.posts import NOBODY
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import holder, in_rome, who
from aedilis.republic.state.agreement import (
    BINDING,
    NOMINATE,
    OFFERED,
    TALENTS,
    VOTE,
    WITHDRAWN,
    Deal,
)
from aedilis.republic.state.choices import SENATOR, index, thing, verb
from aedilis.republic.state.sitting import CONSULS
from aedilis.republic.state.table import FORUM_PHASE, RepublicState
from tests.bots.senators import answer, done_aside, mind_of, offers, other_than, reach
from tests.republic.setup import deals

GAME = Republic()
HIS = 0
"""Who presides: the Consul's faction."""
SEVENTH, EIGHTH, NINTH = "senator@7", "senator@8", "senator@9"
PRICE = bargains.BRIBE


def wealthy(s: RepublicState, purse: int = 20) -> RepublicState:
    """He has so many talents."""
    pay(s, BANK, FACTION + HIS, purse - s.factions[HIS].treasury)
    return s


def forum(purse: int = 20, seats: int = 5) -> RepublicState:
    """The Forum before the Senate meets."""
    s = wealthy(deals.table(seats), purse)
    s.phase = FORUM_PHASE
    return s


def senate(purse: int = 20) -> RepublicState:
    """The Consuls are to be elected."""
    return wealthy(deals.sitting(deals.table(), CONSULS), purse)


def his(s: RepublicState) -> Mind:
    """What he makes of the table out of turn."""
    return mind_of(s, HIS)


def kinds(deal: Deal) -> set[tuple[int, int, int]]:
    """What is promised, and by whom to whom."""
    return {(one.kind, one.by, one.to) for one in deal.clauses}


def bid(deal: Deal) -> int:
    """The talents that he offers."""
    return sum(one.number for one in deal.clauses if one.kind == TALENTS and one.by == HIS)


def bids(s: RepublicState) -> dict[int, RepublicState]:
    """What he offers, by dice, and the table on which it lies."""
    return offers(s, HIS, EIGHTH, bid)


def named(deal: Deal) -> set[int]:
    """Whom a deal wants as Consuls."""
    return {one - SENATOR for clause in deal.clauses for one in clause.content if one >= SENATOR}


# -- what he offers --------------------------------------------------------------------------------


@rule("R 1.04.3")
def test_he_offers_talents_for_votes_where_he_used_to_share_the_consulate() -> None:
    friend = bargains.partner(his(forum()))
    found = bids(forum())
    assert set(found) == {PRICE, TOO_LITTLE}
    for s in found.values():
        deal = s.deals[-1]
        assert kinds(deal) == {(VOTE, friend, HIS), (TALENTS, HIS, friend)}
        assert named(deal) <= set(in_rome(s, HIS))
    s = forum()
    assert done_aside(s, HIS, SEVENTH) == "offer"
    assert (NOMINATE, HIS, friend) in kinds(s.deals[-1])


@rule("R 1.04.3")
def test_among_four_he_shares_it_as_before() -> None:
    s = forum(seats=4)
    assert done_aside(s, HIS, EIGHTH) == "offer"
    assert any(one.kind == NOMINATE for one in s.deals[-1].clauses)


@rule("R 1.04.3")
def test_who_has_nothing_offers_nothing() -> None:
    assert done_aside(forum(TOO_LITTLE - 1), HIS, EIGHTH) == ""
    assert done_aside(senate(PRICE - 1), HIS, EIGHTH) == ""


@rule("R 1.04.3")
def test_who_is_offered_too_little_says_so_and_names_his_price() -> None:
    s = bids(forum())[TOO_LITTLE]
    friend = bargains.partner(his(forum()))
    # What lies in a treasury nobody knows; his men carry what is seen.
    s.senator(in_rome(s, HIS)[0]).talents = PRICE
    assert done_aside(s, friend, EIGHTH) == "turn_down"
    assert done_aside(s, friend, EIGHTH) == "offer"
    counter = s.deals[-1]
    assert (counter.by, counter.state) == (friend, OFFERED)
    assert TOO_LITTLE < bid(counter) <= PRICE
    mind = his(s)
    assert consulate.worth(mind, counter) == asking.worth(mind, counter) + consulate.SECURED
    assert done_aside(s, HIS, EIGHTH) == "accept"
    assert counter.state == BINDING


@rule("R 1.04.3")
def test_where_nothing_is_offered_back_he_offers_the_usual_price_once() -> None:
    s = bids(forum())[TOO_LITTLE]
    for price in (PRICE, 0):
        s.deals[-1].state = WITHDRAWN
        assert done_aside(s, HIS, EIGHTH) == ("offer" if price else "")
        assert bid(s.deals[-1]) == PRICE


@rule("R 1.04.3", "R 1.09.2")
def test_in_the_senate_he_buys_votes_until_they_are_enough() -> None:
    s = senate()
    asked = []
    while done_aside(s, HIS, EIGHTH) == "offer":
        deal = s.deals[-1]
        (friend,) = {clause.to for clause in deal.clauses} - {HIS}
        asked.append(friend)
        # As long as somebody thinks about it nobody else is asked.
        assert done_aside(s, HIS, EIGHTH) == ""
        assert done_aside(s, friend, SEVENTH) == "accept"
    mind = his(s)
    votes = [mind.votes_of(seat) for seat in range(s.seats)]
    with_them = sum(votes[seat] for seat in (HIS, *asked))
    assert len(asked) > 1
    assert 2 * with_them > sum(votes) >= 2 * (with_them - votes[asked[-1]])
    # The strongest come first.
    assert asked == sorted(asked, key=lambda seat: (-votes[seat], seat))


# -- what he does with it --------------------------------------------------------------------------


def proposed(s: RepublicState, bot: str) -> Move:
    """Whom he proposes, as slots."""
    seat, move = answer(s, bot)
    assert seat == HIS
    return sorted(thing(one) - SENATOR for one in move[1:3])


@rule("R 1.04.3", "R 1.09.2")
def test_he_proposes_the_pair_whose_votes_he_has_bought() -> None:
    s = senate()
    assert done_aside(s, HIS, EIGHTH) == "offer"
    deal = s.deals[-1]
    best = proposed(s, EIGHTH)
    assert best == sorted(named(deal))
    # Had he bought the votes for others of his own it would be these.
    other = next(
        pair for pair in consul_pairs(s) if list(pair) != best and consulate.both(his(s), pair)
    )
    for clause in deal.clauses:
        if clause.kind == VOTE:
            clause.content = [SENATOR + slot for slot in other]
    assert proposed(s, EIGHTH) == best
    deal.state, deal.due = BINDING, s.turn
    assert proposed(s, EIGHTH) == sorted(other)
    assert proposed(s, SEVENTH) == best
    # But what he has promised to propose comes before it.
    third = next(pair for pair in consul_pairs(s) if list(pair) not in (best, sorted(other)))
    word = deal.clauses[0].clone()
    word.kind, word.by, word.to = NOMINATE, HIS, deal.clauses[0].by
    word.content = [SENATOR + slot for slot in third]
    word.people = [who(s, slot) for slot in third]
    deal.clauses.append(word)
    assert proposed(s, EIGHTH) == sorted(third)


def appointed(s: RepublicState, bot: str) -> int:
    """Whom one of the Consuls would have as Dictator, NONE for nobody."""
    _, move = answer(s, bot)
    return NONE if move == [NOBODY] else index(move[0], SENATOR)


@rule("R 1.09.31")
def test_both_consuls_appoint_a_general_of_his_own_before_a_better_one_of_a_rival() -> None:
    s = reach("republic-ask-appoint", bot=SEVENTH)
    prompt = GAME.due(s)
    mind = Mind(GAME.view(s, prompt.seat), prompt)
    rival = appointed(s, SEVENTH)
    assert not mind.mine(rival)
    # His own colleague would have to agree, who has men of his own.
    consuls = [holder(s, office) for office in (ROME_CONSUL, FIELD_CONSUL)]
    factions = [s.senator(slot).faction for slot in consuls]
    for slot, faction in zip(consuls, factions, strict=True):
        s.senator(slot).faction = other_than(s, prompt.seat)
        assert appointed(s, EIGHTH) == NONE
        s.senator(slot).faction = faction
    for slot in consuls:
        s.senator(slot).faction = prompt.seat
    own = appointed(s, EIGHTH)
    assert s.senator(own).faction == prompt.seat
    assert mind.military(rival) >= mind.military(own)


@rule("R 1.09.32")
def test_he_proposes_no_dictator_but_his_own() -> None:
    s = reach("republic-ask-senate-dictator", bot=SEVENTH)
    seat = GAME.due(s).seat
    s.unrest = GREAT_UNREST
    begun, slot = answer(s, EIGHTH)[1]
    assert begun == verb("propose_dictator")
    assert s.senator(index(slot, SENATOR)).faction == seat
    for slot in in_rome(s, seat):
        s.senator(slot).faction = other_than(s, seat)
    assert answer(s, SEVENTH)[1][0] == verb("propose_dictator")
    assert answer(s, EIGHTH)[1] == [verb("next_step")]


@pytest.mark.parametrize("seats", [2, 4])
def test_among_few_and_among_neutrals_he_plays_as_before(seats: int) -> None:
    games = []
    for bot in (SEVENTH, EIGHTH, NINTH):
        match = Match(GAME, {"scenario": "early"}, [bot] * seats, "as before")
        match.play()
        assert match.failure == ""
        games.append(match.moves)
    assert games[0] == games[1] == games[2]
