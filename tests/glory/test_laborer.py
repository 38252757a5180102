"""The laborer: gathering material from the pool into the stockpile (G.laborer)."""

import pytest

from aedilis.glory.definitions.cards import MATERIAL_IDS, ROLE_IDS
from aedilis.kernel.game import Words
from aedilis.kernel.rule import rule
from tests.glory.table import GAME, Table, each_edition, materials, names


def labor(t: Table) -> Table:
    """Seat 0 leads laborer with a jack, and everybody else thinks."""
    t.hand(0, jacks=1).lead(0)
    return t.do(0, {"lead": "laborer", "with": ["jack"]}).others_think()


@rule("G.laborer.1-a")
@each_edition
@pytest.mark.parametrize("material", MATERIAL_IDS)
def test_any_one_card_of_the_pool_goes_to_the_stockpile(edition: str, material: str) -> None:
    t = labor(Table(edition).pool(*MATERIAL_IDS))
    assert t.moves(0) == [*[{"take": m} for m in MATERIAL_IDS], {"stop": True}]
    t.do(0, {"take": material})
    assert materials(t[0].stockpile) == [material]
    assert material not in materials(t.s.pool)
    assert (len(t.s.pool), t.key()) == (5, "glory-ask-lead")


@rule("G.laborer.1-a")
@each_edition
@pytest.mark.parametrize("role", ROLE_IDS)
def test_a_stockpile_is_material_and_nothing_else(edition: str, role: str) -> None:
    # Neither roles to act in, nor functions, nor foundations.
    t = Table(edition, 2).stockpile(0, *ROLE_IDS, "dock", "palace").hand(0, "road", jacks=1)
    t.pool("wood").lead(0).do(0, {"lead": role, "with": ["jack"]}).others_think()
    assert not t.can(0, {"lay": "dock"})
    assert not t.can(0, {"dock": "road"})
    if role == "laborer":
        assert t.repeat(0, {"take": "wood"}) == 1


@rule("G.laborer.1-b")
@each_edition
def test_an_empty_pool_gives_nothing(edition: str) -> None:
    t = labor(Table(edition).clientele(0, "laborer"))
    assert (t.key(), t.s.leader, t[0].stockpile) == ("glory-ask-lead", 1, [])


@rule("G.laborer.1-a")
@each_edition
def test_what_is_not_in_the_pool_cannot_be_taken(edition: str) -> None:
    t = labor(Table(edition).pool("wood").hand(0, "bar").stockpile(1, "stone"))
    for word in ("stone", "marble", "deck", "bar"):
        assert t.refused(0, {"take": word}) == "G.laborer.1"
    assert t.refused(0, {"dock": "bar"}) == "G.b.dock.1"


@rule("G.laborer.2-a", "G.components.8-a")
@each_edition
def test_all_see_the_stockpile(edition: str) -> None:
    t = labor(Table(edition).pool("villa", "road")).do(0, {"take": "stone"})
    for seat in (-1, 0, 1, 2):
        assert names(GAME.view(t.s, seat).camps[0].stockpile) == ["villa"]


@rule("G.laborer.2-a")
@each_edition
def test_the_ways_out_of_a_stockpile(edition: str) -> None:
    def holding(role: str, leader: int = 0) -> Table:
        t = Table(edition, 2).stockpile(0, "shrine", "shrine").hand(leader, "wall", jacks=1)
        t.begin(0, "gate").pool("wood").build(1, "bridge").hand(1, "bath").lead(leader)
        return t.do(leader, {"lead": role, "with": ["jack"]}).others_think()

    assert names(holding("architect").do(0, {"add": "brick"})[0].stockpile) == ["shrine"]
    assert names(holding("merchant").do(0, {"sell": "brick"})[0].stockpile) == ["shrine"]
    t = holding("legionary", leader=1).do(1, {"demand": ["bath"]})
    assert names(t[0].stockpile) == ["shrine"]
    # No other role touches it.
    attempts: list[tuple[str, Words]] = [
        ("craftsman", {"add": "brick", "to": "gate"}),
        ("patron", {"hire": "brick"}),
        ("legionary", {"demand": ["brick"]}),
    ]
    for role, words in attempts:
        t = holding(role)
        t.refused(0, words)
        assert names(t.stop(0)[0].stockpile) == ["shrine", "shrine"]


@rule("G.laborer.3-a")
@each_edition
@pytest.mark.parametrize("role", ["laborer", "craftsman"])
def test_cards_played_this_turn_cannot_be_taken(edition: str, role: str) -> None:
    t = Table(edition, 2).hand(0, "road").hand(1, *["dock"] * 3).pool("brick")
    t.clientele(0, "laborer").lead(0).do(0, {"lead": "laborer", "with": ["road"]})
    t.do(1, {"follow": "laborer", "as": "petition", "with": ["dock"] * t.s.rules.petition_size})
    material = {"laborer": "rubble", "craftsman": "wood"}[role]
    assert t.refused(0, {"take": material}) == "G.laborer.1"
    t.do(0, {"take": "brick"})
    # With the pool empty nobody has more to take; only then do the played cards get there.
    assert t.key() == "glory-ask-lead"
    assert names(t.s.pool) == ["dock"] * t.s.rules.petition_size + ["road"]


@rule("G.laborer.3-b")
@each_edition
def test_late_players_may_find_the_pool_empty(edition: str) -> None:
    t = Table(edition).pool("wood", "brick")
    for seat in range(3):
        t.hand(seat, "road")
    t.lead(1).do(1, {"lead": "laborer"}).do(2, {"follow": "laborer"}).do(0, {"follow": "laborer"})
    assert t.asked() == [1]
    t.do(1, {"take": "wood"})
    assert t.moves(2) == [{"take": "brick"}, {"stop": True}]
    t.do(2, {"take": "brick"})
    assert (t.key(), t[0].stockpile) == ("glory-ask-lead", [])


@rule("G.laborer.4-a", "G.b.dock.1")
@each_edition
@pytest.mark.parametrize("hand_first", [True, False])
def test_a_dock_adds_a_hand_card_to_each_action(edition: str, hand_first: bool) -> None:
    t = Table(edition, 2).build(0, "dock").clientele(0, "laborer")
    t = labor(t.pool("wood", "wood", "wood").hand(0, "bar", "bar", "bar"))
    words = [{"take": "wood"}, {"dock": "bar"}]
    for _ in range(2):
        for move in reversed(words) if hand_first else words:
            t.do(0, move)
    assert t.key() == "glory-ask-lead"
    assert names(t[0].stockpile).count("bar") == 2
    assert materials(t[0].stockpile) == ["rubble", "rubble", "wood", "wood"]


@rule("G.laborer.4-a")
@each_edition
def test_without_a_dock_the_hand_stays(edition: str) -> None:
    t = labor(Table(edition, 2).build(1, "dock").pool("wood").hand(0, "bar"))
    assert t.moves(0) == [{"take": "wood"}, {"stop": True}]
