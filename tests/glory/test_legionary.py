"""The legionary: what is demanded, who gives, where it goes."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, led, turn_over


def demands(t: Table, *cards: str, seat: int = 0) -> Table:
    """Seat `seat` shows these cards, and takes nothing from the pool."""
    t.do(seat, {"demand": list(cards)})
    if t.key() == "glory-ask-pool":
        t.do(seat, {"take": []})
    return t


@rule("G.legionary.1-a", "G.legionary.1-d")
@each_edition
def test_the_material_of_the_shown_card_is_demanded(edition: str) -> None:
    t = Table(edition).hand(0, "dock", "sewer", jacks=1).hand(1, "road", "market", "villa")
    led(t, "legionary")
    assert t.refused(0, {"demand": ["jack"]}) == "G.components.4"
    assert t.refused(0, {"demand": ["marble"]}) == "G.legionary.1"
    t.do(0, {"demand": ["dock"]})
    key = "glory-demands" if edition == "fr2008" else "glory-demands-cards"
    assert [event["materials"] for event in t.events(key)] == [[1]]
    t.do(1, {"give": ["market"]})
    assert names(t[0].stockpile) == ["market"]


@rule("G.legionary.1-b")
@each_edition
def test_without_an_order_card_nothing_can_be_demanded(edition: str) -> None:
    t = Table(edition).hand(0, jacks=1).pool("wood").hand(1, "wood")
    assert turn_over(led(t, "legionary"))


@rule("G.legionary.1-c", "G.legionary.6-a")
@each_edition
def test_the_shown_card_stays_in_hand(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock").hand(1, "market").pool("palisade")
    demands(led(t, "legionary"), "dock").do(1, {"give": ["market"]})
    assert turn_over(t)
    assert names(t[0].hand) == ["dock"]
    assert (names(t[0].stockpile), t[0].vault, names(t.s.pool)) == (["market"], [], ["palisade"])
    # It can be used like any other card in the next turn.
    t.hand(1, jacks=1).do(1, {"lead": "craftsman", "as": "jack"})
    t.do(0, {"follow": "craftsman", "with": ["dock"]})


@rule("G.legionary.6-a", "G.components.8")
@each_edition
def test_a_shown_card_is_hidden_again(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock", "villa")
    demands(led(t, "legionary"), "dock")
    seen = t.game.view(t.s, 1).camps[0]
    assert (seen.hand, seen.hand_size) == (None, 2)
    # It may be shown once more in a later turn.
    t.think(1)
    t.hand(0, jacks=1).do(0, {"lead": "legionary", "as": "jack"}).think(1)
    assert t.can(0, {"demand": ["dock"]})


@rule("G.legionary.2-a", "G.legionary.2-b", "G.legionary.4-a")
@each_edition
def test_one_fitting_card_may_be_taken_from_the_pool(edition: str) -> None:
    t = Table(edition).hand(0, "dock").pool("wood", "wood", "stone")
    led(t, "legionary").do(0, {"demand": ["dock"]})
    assert t.refused(0, {"take": ["stone"]}) == "G.legionary.2"
    assert t.refused(0, {"take": ["wood", "wood"]}) == "G.legionary.2"
    assert t.can(0, {"take": []})
    t.do(0, {"take": ["wood"]})
    assert (materials(t[0].stockpile), materials(t.s.pool)) == (["wood"], ["wood", "stone"])
    assert names(t[0].hand) == ["dock"]


@rule("G.legionary.2-b")
@each_edition
def test_the_pool_may_be_left_alone(edition: str) -> None:
    t = Table(edition).hand(0, "dock").pool("wood").hand(1, "wood")
    demands(led(t, "legionary"), "dock").do(1, {"give": ["wood"]})
    assert (materials(t[0].stockpile), materials(t.s.pool)) == (["wood"], ["wood"])


@rule("G.legionary.3-a", "G.legionary.3-c", "G.legionary.3-d", "G.legionary.4-a")
@each_edition
@pytest.mark.parametrize("seats", [4, 5])
def test_both_neighbours_give_and_nobody_else(edition: str, seats: int) -> None:
    t = Table(edition, seats).hand(0, "dock")
    for other in range(1, seats):
        t.hand(other, "market", "road").stockpile(other, "wood")
    demands(led(t, "legionary"), "dock")
    for neighbour in (1, seats - 1):
        assert t.asked() == [neighbour]
        t.do(neighbour, {"give": ["market"]})
    assert turn_over(t)
    assert names(t[0].stockpile) == ["market", "market"]
    assert names(t[0].hand) == ["dock"]
    assert [names(t[i].hand) for i in range(2, seats - 1)] == [["market", "road"]] * (seats - 3)
    assert all(materials(camp.stockpile) == ["wood"] for camp in t.s.camps[1:])


@rule("G.legionary.3-a", "G.legionary.3-b")
@each_edition
def test_a_neighbour_must_give_and_chooses_which_card(edition: str) -> None:
    t = Table(edition).hand(0, "dock").hand(1, "market", "circus", "road", jacks=1)
    demands(led(t, "legionary"), "dock")
    for wrong in ([], ["road"], ["jack"], ["market", "circus"]):
        assert t.refused(1, {"give": wrong}) == "G.legionary.3"
    assert t.refused(1, {"stop": True}) == "G.legionary.3"
    assert t.can(1, {"give": ["market"]})
    t.do(1, {"give": ["circus"]})
    assert names(t[1].hand) == ["market", "road"]


@rule("G.legionary.3-b", "G.legionary.3-c")
@each_edition
def test_a_neighbour_without_such_a_card_says_so(edition: str) -> None:
    t = Table(edition).hand(0, "dock").hand(1, "road", jacks=1).hand(2, "market")
    demands(led(t, "legionary"), "dock")
    assert [(e.seat, e.params) for e in t.log() if e.key == "glory-to-rome"] == [
        (1, {"material": 1})
    ]
    t.do(2, {"give": ["market"]})
    assert (names(t[1].hand), names(t[0].stockpile)) == (["road"], ["market"])


@rule("G.legionary.5-a", "G.legionary.5-c")
@each_edition
def test_all_demands_of_a_turn_are_made_together(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock", "sewer", "wall").clientele(0, "legionary")
    t.hand(1, "market", "villa", "road").pool("wood", "stone", "stone")
    led(t, "legionary")
    assert t.refused(0, {"demand": ["dock", "sewer", "wall"]}) == "G.legionary.5"
    t.do(0, {"demand": ["dock", "sewer"]})
    assert t.refused(0, {"take": ["stone", "stone"]}) == "G.legionary.2"
    t.do(0, {"take": ["wood", "stone"]})
    t.do(1, {"give": ["market"]}).do(1, {"give": ["villa"]})
    assert turn_over(t)
    assert materials(t[0].stockpile) == ["wood", "wood", "stone", "stone"]
    assert names(t[1].hand) == ["road"]


@rule("G.legionary.5-a", "G.legionary.5-b")
@each_edition
def test_each_demand_needs_a_card_of_its_own(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock", "sewer").clientele(0, "legionary")
    assert led(t, "legionary").refused(0, {"demand": ["dock", "dock"]}) == "G.legionary.1"

    t = Table(edition, 2).hand(0, "dock", "market").clientele(0, "legionary")
    t.hand(1, "circus", "circus", "circus").pool("wood", "wood", "wood")
    led(t, "legionary").do(0, {"demand": ["dock", "market"]}).do(0, {"take": ["wood", "wood"]})
    assert t.refused(1, {"give": ["circus"]}) == "G.legionary.3"
    t.do(1, {"give": ["circus", "circus"]})
    assert len(t[0].stockpile) == 4


@rule("G.legionary.5-c")
@each_edition
def test_who_can_satisfy_only_part_gives_all_he_can(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock", "market", "sewer").clientele(0, *["legionary"] * 2)
    t.hand(1, "circus").pool("wood")
    led(t, "legionary").do(0, {"demand": ["dock", "market", "sewer"]})
    t.do(0, {"take": ["wood"]}).do(1, {"give": ["circus"]})
    assert turn_over(t)
    assert (materials(t[0].stockpile), t[1].hand) == (["wood", "wood"], [])


@rule("G.legionary.5-d")
@each_edition
@pytest.mark.parametrize(
    ("building", "clients", "most"),
    [
        ("", ["legionary"], 2),
        ("", ["merchant"], 1),
        ("ludus_magna", ["merchant"], 2),
        ("circus_maximus", ["legionary"], 3),
        ("palace", ["legionary"], 3),
    ],
)
def test_the_batch_covers_every_kind_of_action(
    edition: str, building: str, clients: list[str], most: int
) -> None:
    t = Table(edition, 2).hand(0, "dock", "sewer", "villa", "temple", "gate", jacks=1)
    t.clientele(0, *clients)
    if building:
        t.build(0, building)
    t.lead(0)
    if building == "palace":
        t.do(0, {"lead": "legionary", "as": "palace", "with": ["gate", "jack"]})
    else:
        t.do(0, {"lead": "legionary", "with": ["gate"], "as": "card"})
    t.think(1)
    cards = ["dock", "sewer", "villa", "temple"]
    assert t.refused(0, {"demand": cards[: most + 1]}) == "G.legionary.5"
    t.do(0, {"demand": cards[:most]})
    assert turn_over(t)


@rule("G.legionary.5-d", "G.b.bath.2-c")
@each_edition
def test_a_legionary_hired_with_bath_demands_separately(edition: str) -> None:
    """Each hand card backs one demand a turn, so that it needs another card."""
    t = Table(edition, 2).build(0, "bath").hand(0, "dock", "sewer").pool("brick", "brick")
    t.hand(1, "market", "market").clientele(0, "patron")
    led(t, "patron").do(0, {"hire": "brick"})
    demands(t, "dock").do(1, {"give": ["market"]})
    t.do(0, {"hire": "brick"})
    assert t.refused(0, {"demand": ["dock"]}) == "G.legionary.5"
    t.do(0, {"demand": ["sewer"]})
    assert names(t[0].stockpile) == ["market"]


@rule("G.legionary.7-a")
@each_edition
def test_actions_without_a_card_to_show_are_lost(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock").clientele(0, "legionary", "legionary")
    t.hand(1, "market", "market")
    demands(led(t, "legionary"), "dock").do(1, {"give": ["market"]})
    assert turn_over(t)
    assert names(t[1].hand) == ["market"]


@rule("G.legionary.7-a", "G.legionary.5-a")
def test_actions_not_used_in_the_batch_are_lost() -> None:
    t = Table(seats=2).hand(0, "dock", "sewer").clientele(0, "legionary")
    assert turn_over(demands(led(t, "legionary"), "dock"))


@rule("G.legionary.8-a", "G.legionary.8-b")
@each_edition
def test_with_two_seats_the_opponent_gives_once(edition: str) -> None:
    t = Table(edition, 2).hand(0, "dock").hand(1, "market", "circus", "circus")
    demands(led(t, "legionary"), "dock").do(1, {"give": ["market"]})
    assert turn_over(t)
    assert names(t[1].hand) == ["circus", "circus"]


@rule("G.legionary.9-a")
@each_edition
def test_batches_come_in_turn_order(edition: str) -> None:
    t = Table(edition).hand(0, "villa").hand(1, "sewer", "road").hand(2, "dock")
    led(t, "legionary", 1)
    assert t.asked() == [0]
    demands(t, "villa").do(1, {"give": ["sewer"]})
    # The leader's batch has taken the card that seat 1 might have shown.
    assert t.refused(1, {"demand": ["sewer"]}) == "G.legionary.1"
    demands(t, "road", seat=1)
    assert turn_over(t)


@rule("G.legionary.9-b")
@each_edition
def test_giving_is_no_action(edition: str) -> None:
    """The leader and one who thinks give alike, and the leader does so after acting."""
    t = Table(edition).hand(0, "villa", "market").hand(1, "dock").hand(2, "circus")
    led(t, "legionary", 1)
    demands(t, "villa")
    demands(t, "dock", seat=1)
    t.do(2, {"give": ["circus"]}).do(0, {"give": ["market"]})
    assert names(t[1].stockpile) == ["circus", "market"]


@rule("G.legionary.10-a", "G.legionary.10-b", "G.legionary.10-d")
@each_edition
@pytest.mark.parametrize("bridge", [True, False])
@pytest.mark.parametrize(
    ("shield", "with_bridge"), [("", True), ("palisade", True), ("wall", False)]
)
def test_who_is_protected(edition: str, shield: str, with_bridge: bool, bridge: bool) -> None:
    t = Table(edition, 4).hand(0, "villa").pool("stone")
    for other in (1, 2):
        t.hand(other, "sewer").stockpile(other, "stone")
        if shield:
            t.build(other, shield)
    if bridge:
        t.build(0, "bridge")
    gives = {
        1: with_bridge if bridge else not shield,
        2: with_bridge and bridge,
    }
    led(t, "legionary").do(0, {"demand": ["villa"]}).do(0, {"take": ["stone"]})
    for other, must in gives.items():
        if must:
            assert t.asked() == [other]
            t.do(other, {"give": ["sewer"]})
    assert turn_over(t)
    assert [names(t[i].hand) for i in gives] == [[] if g else ["sewer"] for g in gives.values()]
    assert [len(t[i].stockpile) for i in gives] == [
        0 if g and bridge else 1 for g in gives.values()
    ]
    assert len(t[0].stockpile) == 1 + sum(gives.values()) * (2 if bridge else 1)


@rule("G.legionary.10-c")
@each_edition
@pytest.mark.parametrize("bridge", [True, False])
def test_coliseum_reaches_exactly_those_who_must_give(edition: str, bridge: bool) -> None:
    t = Table(edition, 5).hand(0, "villa").build(0, "coliseum")
    for other in range(1, 5):
        t.clientele(other, "merchant")
    t.build(1, "wall").build(4, "palisade")
    if bridge:
        t.build(0, "bridge")
    demands(led(t, "legionary"), "villa")
    reached = [i for i in range(1, 5) if t.can(0, {"seize": [[i, "stone"]]})]
    assert reached == ([2, 3, 4] if bridge else [])


def told_by_a_demand(t: Table) -> object:
    """What everybody is told of a demand with a Dock."""
    t.hand(0, "dock", "market")
    led(t, "legionary").do(0, {"demand": ["dock"]})
    (told,) = [e for e in t.log() if e.key.startswith("glory-demands")]
    assert told.secret is None
    return told.params


@rule("G.legionary.11-a", "G.legionary.11-b")
@each_edition
def test_what_the_shown_card_tells(edition: str) -> None:
    card = {} if edition == "fr2008" else {"cards": [5]}
    assert told_by_a_demand(Table(edition)) == {"materials": [1], **card}


@rule("G.legionary.11-a", "G.legionary.11-b")
@each_edition
def test_an_option_shows_the_material_alone_or_the_card(edition: str) -> None:
    alone = Table(edition, demand_shows_card=False)
    assert told_by_a_demand(alone) == {"materials": [1]}
    whole = Table(edition, demand_shows_card=True)
    assert told_by_a_demand(whole) == {"materials": [1], "cards": [5]}


@rule("G.legionary.12-a")
@each_edition
def test_the_number_of_hand_cards_is_no_secret(edition: str) -> None:
    t = Table(edition).hand(0, "dock", "villa", jacks=1).hand(1, "road").lead(0)
    for viewer in (-1, 0, 1, 2):
        assert [camp.hand_size for camp in t.game.view(t.s, viewer).camps] == [3, 1, 0]
