"""The beginners' game: no building functions, fewer sites, half of the deck (G.beginner)."""

import pytest

from aedilis.glory.definitions.cards import MATERIAL_IDS
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.rules.scoring import scores
from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.rule import rule
from tests.glory.table import GAME, PRINTED_BUILDINGS, Table, each_edition


def beginners(edition: str, seats: int = 2) -> Table:
    return Table(edition, seats, beginner=True)


@rule("G.beginner.1-a")
@each_edition
def test_no_building_has_a_function(edition: str) -> None:
    t = beginners(edition)
    for name in ("shrine", "temple", "insula", "aqueduct", "market", "latrine", "palace"):
        t.build(0, name)
    t.hand(0, "road", "road", "dock").lead(0)
    camp = t[0]
    assert hand_limit(camp) == 5
    assert clientele_limit(camp) == vault_limit(camp) == camp.influence
    assert not t.can(0, {"discard": "dock"})
    assert not t.can(0, {"lead": "laborer", "with": ["road", "road"], "as": "palace"})


@rule("G.beginner.1-a")
@each_edition
@pytest.mark.parametrize("name", PRINTED_BUILDINGS)
def test_nothing_is_ever_in_force(edition: str, name: str) -> None:
    t = beginners(edition)
    if name != "gate":
        t.build(0, "gate")
    t.build(0, name).lead(0)
    assert [camp.active for camp in t.s.camps] == [0, 0]
    assert t.asked() == [0]


@rule("G.beginner.1-a", "G.turn.9-a")
@each_edition
@pytest.mark.parametrize("name", ["foundry", "garden", "school", "amphitheatre", "prison"])
def test_completion_brings_influence_and_nothing_else(edition: str, name: str) -> None:
    t = beginners(edition).build(1, "road").pool("bar").hand(0, jacks=1)
    worth = {"foundry": 2, "school": 2, "amphitheatre": 2}.get(name, 3)
    material = {"foundry": "brick", "school": "brick", "amphitheatre": "concrete"}.get(
        name, "stone"
    )
    t.hand(0, material).begin(0, name, *[material] * (worth - 1)).lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    t.do(0, {"add": material, "to": name})
    assert t[0].influence == 2 + worth
    assert (t.asked(), t.key()) == ([1], "glory-ask-lead")


@rule("G.beginner.1-b")
@each_edition
def test_a_statue_needs_a_marble_site_and_scores_nothing(edition: str) -> None:
    t = beginners(edition).hand(0, "statue", jacks=1).lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    assert [move["site"] for move in t.moves(0) if "lay" in move] == ["marble"]
    assert t.refused(0, {"lay": "statue", "site": "wood"}) == "G.building.2"
    t = beginners(edition).build(0, "statue").lead(0)
    assert scores(t.s)[0].total() == 5


@rule("G.beginner.1-b")
@each_edition
def test_a_villa_needs_three_stones(edition: str) -> None:
    t = beginners(edition).begin(0, "villa").stockpile(0, "stone", "stone", "stone")
    t.hand(0, jacks=1).clientele(0, "architect", "architect").lead(0)
    t.do(0, {"lead": "architect", "with": ["jack"]}).others_think()
    done = []
    for _ in range(3):
        t.do(0, {"add": "stone"})
        done.append(t[0].structures[0].complete)
    assert done == [False, False, True]


@rule("G.beginner.1-b")
@each_edition
def test_a_wall_scores_nothing(edition: str) -> None:
    t = beginners(edition).build(0, "wall").stockpile(0, *["wood"] * 8).lead(0)
    assert scores(t.s)[0].total() == 4


@rule("G.beginner.2-a")
@each_edition
def test_neither_catacomb_nor_forum_ends_the_game(edition: str) -> None:
    t = beginners(edition).begin(0, "catacomb", "stone", "stone").hand(0, "sewer", jacks=1)
    t.build(0, "forum").clientele(0, *MATERIAL_IDS).stockpile(0, *MATERIAL_IDS).lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    t.do(0, {"add": "sewer", "to": "catacomb"})
    assert t[0].structures[0].complete
    assert not t.s.over


TOWN = {
    "es2011": [2, 2, 3, 3],
    "es2011-original": [2, 2, 3, 3],
    "it2011": [2, 3, 3, 3],
    "fr2008": [2, 3, 3, 3],
}


@rule("G.beginner.3-a", "G.beginner.3-b", "G.beginner.3-d")
@each_edition
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fewer_sites_in_town(edition: str, seats: int) -> None:
    s = beginners(edition, seats).s
    town = TOWN[edition][seats - 2]
    assert s.town == [town] * 6
    assert s.outskirts == [6 - town] * 6


@rule("G.beginner.3-a", "G.beginner.3-b")
@each_edition
@pytest.mark.parametrize("seats", [2, 4])
def test_the_sites_of_beginners_are_fixed(edition: str, seats: int) -> None:
    more = TOWN[edition][seats - 2] + 1
    with pytest.raises(BadOption, match="town-sites"):
        Table(edition, seats, beginner=True, town_sites=more)


@rule("G.beginner.3-c")
@each_edition
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_half_of_the_deck_goes_back_in_the_box(edition: str, seats: int) -> None:
    s = GAME.new({"edition": edition, "beginner": True}, seats, stream("half", "game"))
    left = 144 - 4 * seats - len(s.pool)
    if edition in ("it2011", "fr2008"):
        assert s.deck_size() == left // 2
        assert len(s.box) == left - left // 2
        # Nobody may know which half: the box holds cards from all over the deck.
        assert len({card // 8 for card in s.box}) == 5
    else:
        assert (s.deck_size(), s.box) == (left, [])
    assert GAME.check(s) == []


@rule("G.beginner.3-c")
def test_a_full_game_keeps_the_whole_deck() -> None:
    s = GAME.new({"edition": "fr2008"}, 3, stream("half", "game"))
    assert s.deck_size() == 144 - 12 - len(s.pool)
