"""Thinking: a jack, a refill or one card; who thinks when, and what may go before (G.think)."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, each_edition, names

each_size = pytest.mark.parametrize("size", range(9))


def ways(t: Table, seat: int) -> list[object]:
    """The ways in which a seat may think now."""
    return [move["think"] for move in t.moves(seat) if "think" in move]


@rule("G.think.1-a", "G.think.3-a", "G.think.4-a", "G.think.4-b")
@each_edition
@each_size
def test_the_ways_to_think(edition: str, size: int) -> None:
    t = Table(edition).hand(0, *["wood"] * size).lead(0)
    assert ways(t, 0) == ["jack", "refill" if size < 5 else "card"]


@rule("G.think.1-a")
@each_edition
@pytest.mark.parametrize("way", ["jack", "refill"])
def test_thinking_is_one_of_them_only(edition: str, way: str) -> None:
    t = Table(edition).hand(0, "dock").lead(0).do(0, {"think": way})
    assert (t.s.leader, t.asked()) == (1, [1])
    assert (len(t[0].hand), t[0].jacks) == ((5, 0) if way == "refill" else (1, 1))


@rule("G.think.1-b")
@each_edition
def test_thinking_costs_nothing(edition: str) -> None:
    t = Table(edition).lead(0)
    assert ways(t, 0) == ["jack", "refill"]
    t.hand(1, "dock").do(0, {"think": "refill"}).do(1, {"think": "jack"})
    assert names(t[1].hand) == ["dock"]
    assert t.s.pool == []


@rule("G.think.2-a")
@each_edition
@each_size
def test_one_jack_at_any_hand_size(edition: str, size: int) -> None:
    t = Table(edition).hand(0, *["wood"] * size).lead(0).do(0, {"think": "jack"})
    assert (len(t[0].hand), t[0].jacks, t.s.jacks) == (size, 1, 5)


@rule("G.think.2-a")
@each_edition
def test_no_jack_when_the_pile_is_empty(edition: str) -> None:
    t = Table(edition).jacks(0).lead(0)
    assert ways(t, 0) == ["refill"]
    assert t.refused(0, {"think": "jack"}) == "G.think.2"
    t = Table(edition).jacks(1).lead(0).do(0, {"think": "jack"})
    assert t.refused(1, {"think": "jack"}) == "G.think.2"


@rule("G.think.3-a", "G.think.3-b")
@each_edition
@pytest.mark.parametrize(("cards", "jacks"), [(0, 0), (1, 2), (0, 4), (4, 0)])
def test_a_refill_fills_the_whole_hand(edition: str, cards: int, jacks: int) -> None:
    t = Table(edition).hand(0, *["wood"] * cards, jacks=jacks).lead(0)
    t.do(0, {"think": "refill"})
    assert (len(t[0].hand), t[0].jacks) == (5 - jacks, jacks)
    assert t.s.deck_size() == 144 - 5 + jacks


@rule("G.think.3-a")
@each_edition
@pytest.mark.parametrize("jacks", [0, 1])
def test_no_refill_at_the_limit(edition: str, jacks: int) -> None:
    t = Table(edition).hand(0, *["wood"] * (5 - jacks), jacks=jacks).lead(0)
    assert t.refused(0, {"think": "refill"}) == "G.think.3"


@rule("G.think.3-c", "G.end.1")
@each_edition
def test_a_refill_with_too_few_cards_takes_them_all(edition: str) -> None:
    t = Table(edition).hand(0, "bar").deck_only("dock", "wall").lead(0)
    t.do(0, {"think": "refill"})
    assert names(t[0].hand) == ["bar", "dock", "wall"]
    assert (t.s.deck_size(), t.s.over) == (0, True)


@rule("G.think.4-a")
@each_edition
@pytest.mark.parametrize("size", [5, 8])
def test_one_card_at_or_above_the_limit(edition: str, size: int) -> None:
    t = Table(edition).hand(0, *["wood"] * size).deck_top("forum").lead(0)
    t.do(0, {"think": "card"})
    assert len(t[0].hand) == size + 1
    assert "forum" in names(t[0].hand)


@rule("G.think.4-b")
@each_edition
def test_no_single_card_below_the_limit(edition: str) -> None:
    t = Table(edition).hand(0, *["wood"] * 4).lead(0)
    assert t.refused(0, {"think": "card"}) == "G.think.4"
    # One short, a refill is one card.
    assert len(t.do(0, {"think": "refill"})[0].hand) == 5


@rule("G.think.5-a")
@each_edition
@pytest.mark.parametrize(
    ("buildings", "limit"),
    [([], 5), (["shrine"], 7), (["temple"], 9), (["shrine", "temple"], 11)],
)
def test_the_hand_limit(edition: str, buildings: list[str], limit: int) -> None:
    t = Table(edition, 2)
    for name in buildings:
        t.build(0, name)
    t.hand(0, *["wood"] * (limit - 1), jacks=1).hand(1, "road").lead(0)
    assert ways(t, 0) == ["jack", "card"]
    t[0].jacks -= 1
    t.s.jacks += 1
    t.lead(0).do(0, {"think": "refill"})
    assert t[0].hand_size() == limit
    # Nobody else's hand is larger for it.
    t.do(1, {"think": "refill"})
    assert t[1].hand_size() == 5


@rule("G.think.5-b")
@each_edition
def test_the_limit_never_takes_a_card_away(edition: str) -> None:
    # A Prison takes the Temple away: the hand stays as large as it is.
    t = Table(edition, 2).build(1, "temple").hand(1, *["wood"] * 9).hand(0, "sewer", jacks=1)
    t.begin(0, "prison", "garden", "garden").lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).do(1, {"think": "jack"})
    t.do(0, {"add": "sewer", "to": "prison"}).do(0, {"seize": "temple", "of": 1})
    assert (t.asked(), t[1].hand_size()) == ([1], 10)
    assert ways(t, 1) == ["jack", "card"]
    t.do(1, {"think": "card"})
    assert t[1].hand_size() == 11


@rule("G.think.6-a", "G.think.6-b")
@each_edition
@pytest.mark.parametrize("seats", [2, 4])
def test_when_the_leader_thinks_the_turn_is_over(edition: str, seats: int) -> None:
    t = Table(edition, seats).pool("wood", "wood")
    for seat in range(seats):
        t.influence(seat, 4).clientele(seat, "laborer", "patron").hand(seat, "road")
    t.lead(0).do(0, {"think": "jack"})
    assert (t.s.leader, t.key(), t.asked()) == (1, "glory-ask-lead", [1])
    assert [len(camp.stockpile) for camp in t.s.camps] == [0] * seats
    assert [len(camp.clientele) for camp in t.s.camps] == [2] * seats
    assert [camp.hand_size() for camp in t.s.camps] == [2] + [1] * (seats - 1)


@rule("G.think.7-a", "G.think.7-b", "G.patron.5-a")
@each_edition
def test_a_follower_thinks_at_once_and_his_clients_act(edition: str) -> None:
    t = Table(edition).hand(0, "road").clientele(1, "laborer", "laborer").pool(*["wood"] * 6)
    t.lead(0).do(0, {"lead": "laborer"}).do(1, {"think": "refill"})
    assert (t[1].hand_size(), t.asked(), t.key()) == (5, [2], "glory-ask-follow")
    t.think(2).do(0, {"take": "wood"})
    assert t.repeat(1, {"take": "wood"}) == 2
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 1)


def schooled(edition: str) -> Table:
    """Seat 0 has just completed a School: four thinks, with a Latrine and a Vomitorium."""
    t = Table(edition, 2).build(0, "latrine").build(0, "vomitorium").influence(0, 5)
    t.hand(0, "shrine", "bar", jacks=1).begin(0, "school", "bath").lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    return t.do(0, {"add": "shrine", "to": "school"})


@rule("G.think.8-a")
@each_edition
def test_each_granted_think_is_chosen_anew(edition: str) -> None:
    t = schooled(edition)
    assert ways(t, 0) == ["jack", "refill"]
    t.do(0, {"think": "jack"})
    assert ways(t, 0) == ["jack", "refill"]
    t.do(0, {"think": "refill"})
    assert ways(t, 0) == ["jack", "card"]
    t.do(0, {"think": "card"})
    assert (len(t[0].hand), t[0].jacks) == (5, 1)
    assert ways(t, 0) == ["jack", "card"]


@rule("G.think.8-a", "G.think.8-c")
@each_edition
def test_an_academy_s_think_offers_the_same(edition: str) -> None:
    def academic() -> Table:
        t = Table(edition, 2).build(0, "academy").hand(0, "dock", jacks=1).begin(0, "market")
        t.lead(0).do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
        return t.do(0, {"add": "dock", "to": "market"})

    t = academic()
    assert ways(t, 0) == ["jack", "refill"]
    t.do(0, {"think": "refill"})
    assert (t[0].hand_size(), t.s.leader) == (5, 1)
    t = academic().stop(0)
    assert (t[0].hand_size(), t.s.leader) == (0, 1)


@rule("G.think.8-b")
@each_edition
def test_cards_may_be_thrown_away_before_each_think(edition: str) -> None:
    t = schooled(edition).do(0, {"discard": "bar"})
    # One card with the Latrine; the hand is empty now, so that nothing is left to throw away.
    assert ways(t, 0) == ["jack", "refill"]
    t.do(0, {"think": "refill"})
    card = names(t[0].hand)[0]
    t.do(0, {"discard": card})
    assert not any("discard" in m and m["discard"] != "hand" for m in t.moves(0))
    t.do(0, {"discard": "hand"})
    assert (t[0].hand_size(), len(t.s.pool)) == (0, 6)
    t.do(0, {"think": "jack"}).do(0, {"discard": "hand"})
    # Back in the pile: of six jacks one lies in the camp and one is in seat 1's hand.
    assert (t[0].jacks, t.s.jacks) == (0, 4)


@rule("G.think.8-b")
@each_edition
@pytest.mark.parametrize("leading", [True, False])
def test_throwing_away_goes_with_a_think(edition: str, leading: bool) -> None:
    t = Table(edition, 2).build(0, "latrine").hand(0, "bar", "dock").hand(1, "road")
    if leading:
        t.lead(0)
    else:
        t.lead(1).do(1, {"lead": "laborer"})
    t.do(0, {"discard": "bar"})
    # Whoever has thrown a card away must think now, and may not play after all.
    assert t.moves(0) == [{"think": "jack"}, {"think": "refill"}]


@rule("G.think.8-c")
@each_edition
def test_a_granted_think_may_be_declined(edition: str) -> None:
    t = schooled(edition)
    assert t.can(0, {"stop": True})
    t.do(0, {"think": "jack"}).stop(0)
    assert t.key() == "glory-ask-lead"


@rule("G.follow.1-d", "G.think.8-c")
@each_edition
def test_a_follower_s_or_leader_s_think_may_not(edition: str) -> None:
    t = Table(edition, 2).hand(0, "road").lead(0)
    assert not t.can(0, {"stop": True})
    t.do(0, {"lead": "laborer"})
    assert not t.can(1, {"stop": True})
    assert t.refused(1, {"stop": True}) == "G.follow.1"
