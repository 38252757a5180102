"""The pieces of the game: cards, sites, jacks, camps, and who may see what (G.components)."""

from collections import Counter

import msgspec
import pytest

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    CARD_CODES,
    COPIES,
    MATERIAL,
    MATERIAL_IDS,
    ROLE_IDS,
    SITES,
    VALUE,
    copies,
)
from aedilis.glory.definitions.editions import edition_facts
from aedilis.glory.definitions.options import switches_of
from aedilis.glory.definitions.rules import Rules
from aedilis.glory.presentation.faces import card_face
from aedilis.glory.presentation.names import Names
from aedilis.glory.rules.scoring import scores
from aedilis.glory.state.zones import count_materials
from aedilis.glory.view import HIDDEN
from aedilis.kernel.codec import BadFile
from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.rule import rule
from tests.glory.table import GAME, PRINTED_BUILDINGS, Table, each_edition, materials, names

# For each material a building without a function that matters here, and a card to add to it.
PLAIN = {
    "rubble": ("bar", "road"),
    "wood": ("market", "palisade"),
    "brick": ("gate", "shrine"),
    "concrete": ("bridge", "tower"),
    "stone": ("coliseum", "sewer"),
    "marble": ("palace", "statue"),
}


@rule("G.components.1-a", "G.components.1-b", "G.components.1-c", "G.components.1-d")
@each_edition
def test_the_order_deck(edition: str) -> None:
    s = Table(edition, 2).s
    assert s.deck == [card for card, number in enumerate(s.rules.copies) for _ in range(number)]
    assert len(s.deck) == 144
    cards = Counter(s.deck)
    assert len(cards) == 40
    by_material: Counter[str] = Counter()
    for card, n in cards.items():
        by_material[MATERIAL_IDS[MATERIAL[card]]] += 1
        assert n == (6 if MATERIAL_IDS[MATERIAL[card]] in ("rubble", "wood") else 3)
    assert by_material == {
        "rubble": 4, "wood": 4, "brick": 8, "concrete": 8, "stone": 8, "marble": 8,
    }  # fmt: skip
    assert set(Counter(materials(s.deck)).values()) == {24}


@pytest.mark.parametrize("new", [("bar",), ("bar", "insula")])
def test_a_new_building_replaces_one_of_its_own(new: tuple[str, ...]) -> None:
    with pytest.raises(BadFile, match=r"^editions\.toml: new_buildings: bar.*: each replaces one"):
        copies(new)


@rule("G.components.1-a")
@each_edition
def test_every_card_bears_names_a_role_and_a_function(edition: str) -> None:
    rules = Rules(switches_of({"edition": edition}, 3))
    for language in LANGUAGES:
        texts = Names(language, [])
        seen = [card_face(texts, card, rules) for card in range(40)]
        assert len({face.name for face in seen}) == 40
        assert len({face.effect for face in seen}) == 40
        assert all(face.role and face.material and face.effect for face in seen)


@rule("G.components.2-a", "G.components.2-b", "G.components.2-c")
def test_role_and_value_follow_from_the_material() -> None:
    assert dict(zip(MATERIAL_IDS, zip(ROLE_IDS, VALUE, strict=True), strict=True)) == {
        "rubble": ("laborer", 1),
        "wood": ("craftsman", 1),
        "brick": ("legionary", 2),
        "concrete": ("architect", 2),
        "stone": ("merchant", 3),
        "marble": ("patron", 3),
    }


@rule("G.components.2-a", "G.components.2-c")
@each_edition
@pytest.mark.parametrize("card", PRINTED_BUILDINGS)
def test_a_card_leads_the_role_of_its_material_alone(edition: str, card: str) -> None:
    t = Table(edition).hand(0, card).lead(0)
    role = ROLE_IDS[MATERIAL[CARD_CODES[card]]]
    assert [move["lead"] for move in t.moves(0) if "lead" in move] == [role]


@rule("G.components.2-d", "G.components.3-b")
@pytest.mark.parametrize("material", MATERIAL_IDS)
def test_the_value_is_what_completes_a_building_what_it_brings_and_scores(material: str) -> None:
    value = VALUE[MATERIAL_IDS.index(material)]
    building, card = PLAIN[material]
    t = Table("fr2008", 2).hand(0, *[card] * value, jacks=1).vault(0, material)
    t.clientele(0, *["craftsman"] * (value - 1)).begin(0, building).lead(0)
    assert scores(t.s)[0].vault == value
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    for _ in range(value):
        assert t[0].influence == 2
        t.do(0, {"add": card, "to": building})
    assert t[0].structures[0].complete
    assert t[0].influence == 2 + value


@rule("G.components.2-e")
def test_a_card_is_one_thing_at_a_time() -> None:
    t = Table("it2011", 2).hand(0, "road", "dock").pool("market")
    t.clientele(0, "dock").stockpile(0, "dock", "villa").lead(0)
    # Neither a client nor a material has the function of its building, nor a material its role.
    t.do(0, {"lead": "laborer", "with": ["road"]}).others_think()
    assert not t.can(0, {"dock": "dock"})
    t.do(0, {"take": "wood"})
    assert names(t.s.pool) == ["road"]
    assert names(t[0].stockpile) == ["dock", "market", "villa"]
    assert (t.s.leader, t.key()) == (1, "glory-ask-lead")


@rule("G.components.3-a", "G.components.3-c")
def test_sites() -> None:
    assert SITES == [6] * 6
    s = Table("it2011", 4).s
    assert s.town == [4] * 6
    assert s.outskirts == [2] * 6


@rule("G.components.3-c", "G.components.3-d")
def test_a_foundation_takes_one_site_of_its_face() -> None:
    t = Table("it2011", 2).town(stone=1).clientele(0, "architect", "architect")
    t.hand(0, "villa", "sewer", "tower").lead(0)
    t.do(0, {"lead": "architect", "with": ["tower"]}).others_think()
    t.do(0, {"lay": "villa", "site": "stone", "out_of_town": False})
    assert (t.s.town[4], t.s.outskirts[4]) == (0, 5)
    t.do(0, {"lay": "sewer", "site": "stone", "out_of_town": True})
    assert (t.s.town[4], t.s.outskirts[4]) == (0, 4)
    assert [structure.site for structure in t[0].structures] == [4, 4]
    assert sum(t.s.town + t.s.outskirts) == 34


@rule("G.components.4-a")
def test_jacks_are_no_order_cards() -> None:
    t = Table("fr2008", 5)
    assert t.s.jacks == 6
    assert "jack" not in BUILDING_IDS
    t.hand(0, jacks=1).lead(0)
    assert scores(t.s)[0].total() == 2


@rule("G.components.4-b", "G.lead.3-a")
@each_edition
def test_a_jack_leads_and_follows_any_role(edition: str) -> None:
    for role in ROLE_IDS:
        t = Table(edition, 2).hand(0, jacks=1).hand(1, jacks=1).lead(0)
        t.do(0, {"lead": role, "with": ["jack"]})
        t.do(1, {"follow": role, "with": ["jack"]})


@rule("G.components.4-c")
@each_edition
def test_a_jack_is_no_help_in_thinking(edition: str) -> None:
    t = Table(edition).hand(0, "road", jacks=1).build(0, "latrine").lead(0)
    assert {"discard": "road"} in t.moves(0)
    assert t.refused(0, {"discard": "jack"}) == "G.b.latrine.1"
    t.do(0, {"think": "refill"})
    assert t[0].jacks == 1


@rule("G.components.4-d")
@each_edition
def test_a_jack_is_neither_material_client_foundation_nor_shown(edition: str) -> None:
    def acting(role: str) -> Table:
        t = Table(edition, 2).hand(0, "bar", jacks=2).begin(0, "market").pool("brick")
        t.build(0, "dock").build(0, "basilica").build(0, "aqueduct").stockpile(0, "brick")
        return t.lead(0).do(0, {"lead": role, "with": ["jack"]}).others_think()

    assert acting("laborer").refused(0, {"take": "jack"}) == "G.laborer.1"
    assert acting("laborer").refused(0, {"dock": "jack"}) == "G.components.4"
    assert acting("craftsman").refused(0, {"lay": "jack"}) == "G.building.2"
    assert acting("craftsman").refused(0, {"add": "jack", "to": "market"}) == "G.building.10"
    assert acting("legionary").refused(0, {"demand": ["jack"]}) == "G.components.4"
    assert acting("merchant").refused(0, {"sell": "jack", "from": "hand"}) == "G.components.4"
    assert acting("patron").refused(0, {"hire": "jack"}) == "G.components.4"
    assert acting("patron").refused(0, {"hire": "jack", "from": "hand"}) == "G.components.4"
    t = Table(edition, 2).hand(0, "bath").hand(1, jacks=2).lead(0)
    t.clientele(0, "legionary").hand(0, "brick")
    t.do(0, {"lead": "legionary", "with": ["bath"]}).others_think()
    t.do(0, {"demand": ["brick"]})
    assert t[1].jacks == 3
    assert t[0].stockpile == []


@rule("G.components.5-a")
@each_edition
def test_one_leader_and_six_bonuses_of_three_points(edition: str) -> None:
    t = Table(edition).vault(0, *MATERIAL_IDS).lead(2)
    assert t.asked() == [t.s.leader] == [2]
    assert [score.bonuses for score in scores(t.s)] == [18, 0, 0]


@rule("G.components.5-b", "G.components.5-c", "G.setup.3-a")
@each_edition
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats(edition: str, seats: int) -> None:
    s = GAME.new({"edition": edition}, seats, stream("seats", "game"))
    assert len(s.camps) == seats
    assert s.jacks == 6 - seats


@rule("G.components.5-c", "G.setup.3-a")
@each_edition
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_seats(edition: str, seats: int) -> None:
    with pytest.raises(BadOption, match="seats"):
        GAME.new({"edition": edition}, seats, stream("seats", "game"))


@rule("G.components.6-a", "G.components.6-b")
def test_the_red_cards_change_petition_circus_and_forum_only() -> None:
    normal = msgspec.structs.asdict(edition_facts("es2011"))
    original = msgspec.structs.asdict(edition_facts("es2011-original"))
    changed = {key for key in normal if normal[key] != original[key]}
    assert changed == {"title", "petition_size", "circus", "forum_needs_materials"}
    assert set(normal) == set(original)
    assert Table("es2011").s.deck == Table("es2011-original").s.deck


@rule("G.components.6-b")
@pytest.mark.parametrize(("edition", "size"), [("es2011", 2), ("es2011-original", 3)])
def test_a_petition_with_the_red_cards_takes_three(edition: str, size: int) -> None:
    t = Table(edition).hand(0, "brick", "brick", "brick").lead(0)
    sizes = {len(move["with"]) for move in t.moves(0) if move.get("as") == "petition"}
    assert sizes == {size}


@rule("G.components.6-c")
@pytest.mark.parametrize(("edition", "pair"), [("es2011", False), ("es2011-original", True)])
def test_the_two_circuses(edition: str, pair: bool) -> None:
    t = Table(edition).build(0, "circus").hand(0, "bar", "road", "brick").lead(0)
    assert t.can(0, {"lead": "architect", "with": ["brick"]}) is not pair
    t = Table("es2011-original").hand(0, "bar", "road").lead(0)
    assert not t.can(0, {"lead": "architect", "with": ["bar", "road"]})
    t = Table("es2011-original").hand(0, "bar", "road").build(0, "circus").lead(0)
    assert t.can(0, {"lead": "architect", "with": ["bar", "road"], "as": "petition"})


@rule("G.components.6-c")
@each_edition
def test_the_two_forums(edition: str) -> None:
    t = Table(edition).build(0, "forum").clientele(0, *MATERIAL_IDS).lead(0)
    assert t.s.over is (edition != "es2011")
    t = Table(edition).build(0, "forum").clientele(0, *MATERIAL_IDS)
    t.stockpile(0, *MATERIAL_IDS).lead(0)
    assert t.s.winners == [0]


@rule("G.components.7-a", "G.components.7-d")
@each_edition
def test_a_camp_at_the_start(edition: str) -> None:
    s = GAME.new({"edition": edition}, 3, stream("camp", "game"))
    for camp in GAME.view(s, 0).camps:
        data = camp.to_data()
        for zone in ("played", "clientele", "stockpile", "vault", "structures"):
            assert data[zone] == []
        assert data["hand_size"] == 5
        assert data["influence"] == 2
        assert data["clientele_limit"] == data["vault_limit"] == 2
        assert data["sites"] == [0] * 6
    assert [score.total() for score in scores(s)] == [2, 2, 2]


@rule("G.components.7-b", "G.laborer.2-a")
def test_a_stockpile_has_no_limit() -> None:
    t = Table("it2011", 2).stockpile(0, *["rubble", "wood", "brick"] * 10)
    t.hand(0, "road").pool("brick").lead(0)
    t.do(0, {"lead": "laborer", "with": ["road"]}).others_think().do(0, {"take": "brick"})
    assert len(t[0].stockpile) == 31


@rule("G.components.7-c")
@each_edition
def test_influence_limits_clientele_and_vault(edition: str) -> None:
    t = Table(edition, 2).clientele(0, "merchant", "merchant").vault(0, "marble", "marble")
    t.stockpile(0, "rubble").pool("rubble").hand(0, jacks=2).lead(0)
    t.do(0, {"lead": "patron", "with": ["jack"]}).others_think()
    assert t.key() == "glory-ask-lead"
    t.lead(0).do(0, {"lead": "merchant", "with": ["jack"]}).others_think()
    assert t.key() == "glory-ask-lead"
    for building in ("insula", "market"):
        t.build(0, building)
    view = GAME.view(t.s, 0).camps[0]
    assert view.influence == 4
    assert (view.clientele_limit, view.vault_limit) == (6, 6)


@rule("G.components.7-e", "G.think.5-b")
@each_edition
def test_a_hand_may_grow_without_end(edition: str) -> None:
    t = Table(edition, 2).hand(0, *["wood"] * 12).lead(0)
    assert t[0].hand_size() == 12
    t.do(0, {"think": "card"})
    assert t[0].hand_size() == 13
    t.do(1, {"think": "refill"})
    assert t[0].hand_size() == 13


def secretive(edition: str, hand: str, vault: str, top: str) -> Table:
    """A position that differs only in what seat 1 holds hidden, and in the deck."""
    t = Table(edition).hand(0, "road").hand(1, hand, jacks=1).vault(1, vault).deck_top(top)
    t.pool("bar").stockpile(1, "forum").clientele(1, "basilica")
    return t.build(1, "wall", "tower", "tower").begin(1, "villa", "sewer").lead(0)


@rule("G.components.8-a", "G.components.8-c", "G.components.8-d", "G.components.8-e")
@each_edition
def test_what_everybody_sees(edition: str) -> None:
    t = secretive(edition, "dock", "brick", "gate")
    for seat in (-1, 0, 2):
        view = GAME.view(t.s, seat)
        assert (view.pool, view.town, view.outskirts) == (t.s.pool, t.s.town, t.s.outskirts)
        assert (view.deck, view.jacks) == (t.s.deck_size(), 5)
        camp = view.camps[1]
        assert (camp.stockpile, camp.clientele) == (t[1].stockpile, t[1].clientele)
        assert [x.to_data() for x in camp.structures] == [x.to_data() for x in t[1].structures]
        assert (camp.influence, len(camp.vault)) == (4, 1)
        assert (camp.hand_size, camp.jacks) == (2, 1)
    t.do(0, {"lead": "laborer", "with": ["road"]})
    assert names(GAME.view(t.s, 2).camps[0].played) == ["road"]
    t.do(1, {"think": "jack"})
    assert GAME.view(t.s, 2).jacks == 4
    assert GAME.view(t.s, 2).camps[1].jacks == 2


@rule("G.components.8-b")
@each_edition
def test_what_nobody_else_sees(edition: str) -> None:
    one = secretive(edition, "dock", "brick", "gate")
    other = secretive(edition, "palace", "concrete", "temple")
    for seat in (-1, 0, 2):
        view = GAME.view(one.s, seat)
        assert view.camps[1].hand is None
        assert view.camps[1].vault == [HIDDEN]
        assert view.to_data() == GAME.view(other.s, seat).to_data()
    assert GAME.view(one.s, 1).camps[1].hand == one[1].hand


@rule("G.components.1")
def test_materials_are_counted_however_many_lie_together() -> None:
    every = [card for card, count in enumerate(COPIES) for _ in range(count)]
    for material in range(len(MATERIAL_IDS)):
        alike = [card for card in every if MATERIAL[card] == material]
        expected = [0] * len(MATERIAL_IDS)
        expected[material] = len(alike)
        assert count_materials(alike) == expected
    dice = stream("counted", "cards")
    for _ in range(50):
        zone = [every[dice.below(len(every))] for _ in range(dice.below(25))]
        tally = Counter(MATERIAL[card] for card in zone)
        assert count_materials(zone) == [tally[m] for m in range(len(MATERIAL_IDS))]
    assert count_materials([]) == [0] * len(MATERIAL_IDS)
