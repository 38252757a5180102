"""Fountain: a craftsman action with the top card of the deck."""

from aedilis.glory.definitions.cards import CARD_CODES
from aedilis.glory.view import HIDDEN
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, led, structure, turn_over, works


@rule("G.b.fountain.1-a", "G.b.fountain.1-b")
@each_edition
def test_a_drawn_card_is_laid_or_added_or_kept(edition: str) -> None:
    t = Table(edition).build(0, "fountain").clientele(0, "craftsman", "craftsman")
    led(t.deck_top("palisade", "palisade", "palisade"), "craftsman")
    deck = t.s.deck_size()
    t.do(0, {"draw": "card"}).do(0, {"lay": "palisade", "from": "deck"})
    t.do(0, {"draw": "card"}).do(0, {"add": "palisade", "to": "palisade", "from": "deck"})
    t.do(0, {"draw": "card"}).do(0, {"keep": "palisade"})
    assert works(t, 0, "palisade")
    assert names(t[0].hand) == ["palisade"]
    assert t.s.deck_size() == deck - 3
    assert turn_over(t)


@rule("G.b.fountain.1-a")
@each_edition
def test_each_action_chooses_anew_between_hand_and_deck(edition: str) -> None:
    t = Table(edition).build(0, "fountain").clientele(0, "craftsman", "craftsman")
    led(t.hand(0, "dock", "insula").deck_top("bath"), "craftsman")
    t.do(0, {"lay": "dock"}).do(0, {"draw": "card"}).do(0, {"lay": "bath"}).do(0, {"lay": "insula"})
    assert [x.name for x in t[0].structures[1:]] == [
        CARD_CODES[name] for name in ("dock", "bath", "insula")
    ]


@rule("G.b.fountain.1-a")
def test_without_fountain_nothing_is_drawn() -> None:
    t = led(Table("fr2008").hand(0, "dock"), "craftsman")
    assert t.refused(0, {"draw": "card"}) == "G.b.fountain.1"


@rule("G.b.fountain.1-c")
@each_edition
def test_keeping_the_card_uses_up_the_action(edition: str) -> None:
    t = led(Table(edition).build(0, "fountain").hand(0, "dock").deck_top("bath"), "craftsman")
    t.do(0, {"draw": "card"}).do(0, {"keep": "bath"})
    assert names(t[0].hand) == ["bath", "dock"]
    assert turn_over(t)


@rule("G.b.fountain.1-b")
def test_the_drawn_card_obeys_the_rules_of_building() -> None:
    t = Table("fr2008").build(0, "fountain").build(0, "dock").begin(0, "bath")
    led(t.deck_top("dock"), "craftsman").do(0, {"draw": "card"})
    assert t.refused(0, {"lay": "dock"}) == "G.building.4"
    assert t.refused(0, {"add": "dock", "to": "bath"}) == "G.building.8"
    assert t.moves(0) == [{"keep": "dock"}]


@rule("G.b.fountain.1-d")
@each_edition
def test_it_works_as_soon_as_it_is_completed(edition: str) -> None:
    t = Table(edition).begin(0, "fountain", "marble", "marble").clientele(0, "craftsman")
    led(t.hand(0, "temple").deck_top("bath"), "craftsman").do(
        0, {"add": "temple", "to": "fountain"}
    )
    t.do(0, {"draw": "card"}).do(0, {"lay": "bath"})
    assert structure(t, 0, "bath").materials == ()


@rule("G.b.fountain.1-d", "G.components.8")
@each_edition
def test_only_the_owner_sees_a_card_he_keeps(edition: str) -> None:
    t = led(Table(edition).build(0, "fountain").deck_top("bath"), "craftsman")
    t.do(0, {"draw": "card"})
    assert t.game.view(t.s, 0).camps[0].drawn == CARD_CODES["bath"]
    for viewer in (1, 2, -1):
        assert t.game.view(t.s, viewer).camps[0].drawn == HIDDEN
        assert all("card" not in event.seen_by(viewer).params for event in t.log())
    assert [event.seen_by(0).params for event in t.log()] == [{"card": CARD_CODES["bath"]}]
    t.do(0, {"keep": "bath"})
    assert all(CARD_CODES["bath"] not in e.seen_by(1).params.values() for e in t.log())


def facing_a_full_town(edition: str) -> Table:
    """Seat 0 has a Fountain; the next card is of wood, which has no site left in town."""
    return Table(edition).build(0, "fountain").town(wood=0).deck_top("dock")


@rule("G.b.fountain.2-a", "G.b.fountain.2-b")
@each_edition
def test_out_of_town_takes_the_next_action_as_well(edition: str) -> None:
    t = led(facing_a_full_town(edition).clientele(0, "craftsman", "craftsman"), "craftsman")
    deck = t.s.deck_size()
    t.do(0, {"draw": "card"}).do(0, {"lay": "dock", "out_of_town": True})
    assert actions(t) == 1
    assert t.s.deck_size() == deck - 1
    assert materials([structure(t, 0, "dock").name]) == ["wood"]


@rule("G.b.fountain.2-b")
@each_edition
def test_without_a_second_action_there_is_no_way_out_of_town(edition: str) -> None:
    t = led(facing_a_full_town(edition), "craftsman").do(0, {"draw": "card"})
    assert t.refused(0, {"lay": "dock", "out_of_town": True}) == "G.b.fountain.2"
    t.do(0, {"keep": "dock"})
    assert turn_over(t)


@rule("G.b.fountain.2-a", "G.b.tower.2-a")
@each_edition
def test_with_tower_one_action_is_enough(edition: str) -> None:
    t = led(facing_a_full_town(edition).build(0, "tower"), "craftsman").do(0, {"draw": "card"})
    t.do(0, {"lay": "dock", "out_of_town": True})
    assert turn_over(t)


@rule("G.b.fountain.2-a", "G.b.tower.2-a")
def test_with_tower_the_next_action_is_left() -> None:
    t = facing_a_full_town("fr2008").build(0, "tower").clientele(0, "craftsman")
    led(t, "craftsman").do(0, {"draw": "card"}).do(0, {"lay": "dock", "out_of_town": True})
    assert actions(t) == 1
