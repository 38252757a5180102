"""The patron: hiring from the pool, room for clients, and when clients act (G.patron)."""

import pytest

from aedilis.glory.definitions.cards import MATERIAL_IDS, ROLE_IDS
from aedilis.glory.rules.functions import clientele_limit
from aedilis.kernel.rule import rule
from tests.glory.table import Table, each_edition, materials, names, roles


def patron(t: Table) -> Table:
    """Seat 0 leads patron with a jack, and everybody else thinks."""
    t.hand(0, jacks=1).lead(0)
    return t.do(0, {"lead": "patron", "with": ["jack"]}).others_think()


@rule("G.patron.1-a")
@each_edition
@pytest.mark.parametrize("material", MATERIAL_IDS)
def test_any_one_card_of_the_pool_becomes_a_client(edition: str, material: str) -> None:
    t = patron(Table(edition).pool(*MATERIAL_IDS))
    offered = [{"hire": m, "from": "pool"} for m in MATERIAL_IDS]
    assert t.moves(0) == [*offered, {"stop": True}]
    t.do(0, {"hire": material})
    assert roles(t[0].clientele) == [ROLE_IDS[MATERIAL_IDS.index(material)]]
    assert material not in materials(t.s.pool)
    assert len(t.s.pool) == 5
    assert t.key() == "glory-ask-lead"


@rule("G.patron.1-a")
@each_edition
def test_a_client_is_its_role_and_not_its_building(edition: str) -> None:
    t = patron(Table(edition, 2).pool("dock").hand(0, "road", "bar"))
    t.do(0, {"hire": "wood"}).lead(0)
    t.do(0, {"lead": "laborer", "with": ["road"]}).others_think()
    assert not t.can(0, {"dock": "bar"})


@rule("G.patron.1-b")
@each_edition
def test_players_hire_in_the_order_of_the_turn(edition: str) -> None:
    t = Table(edition).pool("wood", "brick").hand(1, jacks=1).hand(2, jacks=1).hand(0, jacks=1)
    t.lead(1).do(1, {"lead": "patron"}).do(2, {"follow": "patron"}).do(0, {"follow": "patron"})
    t.do(1, {"hire": "brick"})
    assert t.refused(2, {"hire": "brick"}) == "G.patron.1"
    t.do(2, {"hire": "wood"})
    # Nothing is left for seat 0.
    assert (t.key(), t[0].clientele) == ("glory-ask-lead", [])


@rule("G.patron.1-a")
@each_edition
def test_only_what_lies_in_the_pool_can_be_hired(edition: str) -> None:
    t = patron(Table(edition).pool("wood").hand(0, "forum").stockpile(0, "stone"))
    assert t.refused(0, {"hire": "stone"}) == "G.patron.1"
    assert t.refused(0, {"hire": "forum", "from": "hand"}) == "G.b.aqueduct.2"
    assert t.refused(0, {"hire": "deck"}) == "G.b.bar.1"


@rule("G.patron.2-a", "G.patron.2-b")
@each_edition
@pytest.mark.parametrize(
    ("influence", "buildings", "limit"),
    [
        (2, [], 2),
        (5, [], 5),
        (3, ["insula"], 5),
        (4, ["aqueduct"], 8),
        (5, ["insula", "aqueduct"], 14),
    ],
)
def test_the_limit_of_a_clientele(
    edition: str, influence: int, buildings: list[str], limit: int
) -> None:
    t = Table(edition, 2)
    for name in buildings:
        t.build(0, name)
    t.influence(0, influence)
    assert clientele_limit(t[0]) == limit
    assert clientele_limit(t[1]) == 2
    t.clientele(0, *["laborer"] * (limit - 2), "patron").pool("wood", "wood")
    patron(t).do(0, {"hire": "wood"})
    # Two actions and two cards, but room for one.
    assert (len(t[0].clientele), t.key()) == (limit, "glory-ask-lead")


@rule("G.patron.2-c")
@each_edition
def test_influence_gained_in_the_same_turn_counts(edition: str) -> None:
    t = Table(edition, 2).clientele(0, "laborer", "laborer").hand(0, "sewer", jacks=1)
    t.begin(0, "garden", "villa", "villa").pool(*["wood"] * 6).lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    t.do(0, {"add": "sewer", "to": "garden"})
    # The Garden grants five hires; influence 5 leaves room for three of them.
    assert t.repeat(0, {"hire": "wood"}) == 3
    assert len(t[0].clientele) == 5


@rule("G.patron.2-d", "G.patron.3-a")
@each_edition
def test_clients_beyond_the_limit_stay(edition: str) -> None:
    t = Table(edition, 2).build(1, "insula").build(1, "aqueduct").influence(1, 6)
    t.clientele(1, *["laborer"] * 11, "patron").hand(0, "sewer", jacks=1)
    t.begin(0, "prison", "garden", "garden").pool(*["wood"] * 4).lead(0)
    assert clientele_limit(t[1]) == 16
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    t.do(0, {"add": "sewer", "to": "prison"}).do(0, {"seize": "aqueduct", "of": 1})
    # The site of the Prison came to seat 1, the Aqueduct's doubling went.
    assert clientele_limit(t[1]) == 6 + 3 + 2
    assert len(t[1].clientele) == 12
    # All twelve stay and act, and nobody more is hired.
    t.hand(1, jacks=1).lead(1).do(1, {"lead": "patron", "with": ["jack"]})
    t.think(0)
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 0)
    t.hand(0, "road").lead(0).do(0, {"lead": "laborer", "with": ["road"]}).think(1)
    t.pool(*["brick"] * 14).stop(0)
    assert t.repeat(1, {"take": "brick"}) == 11


@rule("G.patron.3-a")
@each_edition
@pytest.mark.parametrize("role", ROLE_IDS)
def test_no_action_dismisses_a_client(edition: str, role: str) -> None:
    t = Table(edition, 2).clientele(0, *ROLE_IDS).influence(0, 8).hand(0, "road", jacks=1)
    t.pool("wood").stockpile(0, "wood").lead(0)
    before = list(t[0].clientele)
    t.do(0, {"lead": role, "with": ["jack"]}).others_think()
    for words in t.moves(0):
        copy = t.game.clone(t.s)
        t.game.apply(copy, 0, t.game.parse(copy, 0, words))
        assert copy.camps[0].clientele[:6] == before


@rule("G.patron.4-a", "G.turn.5-a")
@each_edition
def test_cards_led_and_followed_with_cannot_be_hired(edition: str) -> None:
    t = Table(edition).hand(0, "forum").hand(1, "palace").pool("wood").clientele(0, "patron")
    t.lead(0).do(0, {"lead": "patron"}).do(1, {"follow": "patron"}).think(2)
    assert t.moves(0) == [{"hire": "wood", "from": "pool"}, {"stop": True}]
    t.do(0, {"hire": "wood"})
    assert t.key() == "glory-ask-lead"
    assert names(t.s.pool) == ["forum", "palace"]


@rule("G.patron.5-a", "G.patron.5-b", "G.turn.3-c")
@each_edition
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_clients_act_whoever_leads(edition: str, seat: int) -> None:
    # Seat 0 leads, seat 1 follows, seat 2 thinks; the clients of each act in its own part.
    t = Table(edition).hand(0, "road").hand(1, "road").pool(*["wood"] * 9)
    t.clientele(seat, "laborer", "laborer").lead(0)
    t.do(0, {"lead": "laborer"}).do(1, {"follow": "laborer"}).think(2)
    taken = [t.repeat(i, {"take": "wood"}) for i in range(3)]
    assert taken == [n + 2 * (i == seat) for i, n in enumerate([1, 1, 0])]
    # They act in the next turn as well.
    t.hand(1, "bar").lead(1).do(1, {"lead": "laborer"}).others_think()
    t.pool(*["brick"] * 9)
    expected = [2 * (i == seat) + (i == 1) for i in (1, 2, 0)]
    assert [t.repeat(i, {"take": "brick"}) for i in (1, 2, 0)] == expected


@rule("G.patron.5-a")
@each_edition
@pytest.mark.parametrize("role", ROLE_IDS)
def test_clients_act_in_their_own_role_only(edition: str, role: str) -> None:
    t = Table(edition, 2).clientele(1, role).hand(0, jacks=1).pool("wood", "wood", "wood").lead(0)
    t.do(0, {"lead": "laborer", "with": ["jack"]}).others_think().stop(0)
    assert (t.asked() == [1] and t.key() == "glory-ask-laborer") is (role == "laborer")


@rule("G.patron.6-a")
@each_edition
@pytest.mark.parametrize("role", ROLE_IDS)
def test_a_new_client_rests_until_the_next_turn(edition: str, role: str) -> None:
    t = patron(Table(edition, 2).pool(role, "bar", "bar"))
    t.do(0, {"hire": MATERIAL_IDS[ROLE_IDS.index(role)]})
    assert (t.key(), t[0].ready) == ("glory-ask-lead", [int(r == role) for r in ROLE_IDS])
    # Ready only because the next turn has begun: its role may be led at once.
    if role == "laborer":
        t.hand(1, jacks=1).do(1, {"lead": "laborer", "with": ["jack"]}).think(0).stop(1)
        assert t.repeat(0, {"take": "rubble"}) == 1


@rule("G.patron.6-b")
@each_edition
def test_functions_work_at_once(edition: str) -> None:
    # Hired clients rest, but the Insula completed in between makes room at once.
    t = Table(edition, 2).clientele(0, "laborer", "laborer").begin(0, "insula").pool("wood", "wood")
    t.hand(0, "bar", jacks=1).build(0, "bath").influence(0, 4).clientele(0, "patron").lead(0)
    t.pool("craftsman").do(0, {"lead": "patron", "with": ["jack"]}).others_think()
    t.do(0, {"hire": "wood"})
    assert len(t[0].clientele) == 4
    if edition == "it2011":
        t.do(0, {"act": "craftsman"})
    assert t.key() == "glory-ask-craftsman"
    t.do(0, {"add": "bar", "to": "insula"})
    # Influence 5 and an Insula: seven places now.
    assert (clientele_limit(t[0]), t.key()) == (7, "glory-ask-patron")
    t.do(0, {"hire": "wood"})
    assert len(t[0].clientele) == 5


def hiring(edition: str, *buildings: str, clients: int = 0) -> Table:
    t = Table(edition, 2).hand(0, "dock").pool(*["brick"] * 4).deck_top("wall", "gate")
    for name in buildings:
        t.build(0, name)
    return patron(t.influence(0, 6).clientele(0, *["patron"] * clients))


HIRES = {
    "pool": {"hire": "brick", "from": "pool"},
    "deck": {"hire": "deck"},
    "hand": {"hire": "dock", "from": "hand"},
}


@rule("G.patron.7-a", "G.patron.7-b")
@each_edition
@pytest.mark.parametrize(
    ("buildings", "sources"),
    [
        ([], ["pool"]),
        (["bar"], ["pool", "deck"]),
        (["aqueduct"], ["pool", "hand"]),
        (["bar", "aqueduct"], ["pool", "deck", "hand"]),
        (["bar", "aqueduct"], ["pool", "hand", "deck"]),
    ],
)
def test_bar_and_aqueduct_add_a_hire_each(
    edition: str, buildings: list[str], sources: list[str]
) -> None:
    t = hiring(edition, *buildings)
    for source in sources:
        t.do(0, HIRES[source])
    assert (len(t[0].clientele), t.key()) == (len(sources), "glory-ask-lead")


@rule("G.patron.7-a")
@each_edition
def test_a_client_s_action_has_the_additions_as_well(edition: str) -> None:
    t = hiring(edition, "bar", clients=1)
    for source in ("pool", "deck", "pool", "deck"):
        assert t.key() == "glory-ask-patron"
        t.do(0, HIRES[source])
    assert (len(t[0].clientele), t.key()) == (5, "glory-ask-lead")


@rule("G.patron.7-a")
@each_edition
def test_a_granted_action_has_the_additions_as_well(edition: str) -> None:
    t = Table(edition, 2).build(0, "bar").hand(0, "sewer", jacks=1)
    t.begin(0, "garden", "villa", "villa").pool(*["wood"] * 9).lead(0)
    t.do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()
    t.do(0, {"add": "sewer", "to": "garden"})
    for _ in range(3):
        t.do(0, {"hire": "wood"}).do(0, {"hire": "deck"})
    assert len(t[0].clientele) == 6
    assert (t[0].influence, t.key()) == (6, "glory-ask-lead")


@rule("G.patron.7-b")
@each_edition
@pytest.mark.parametrize("source", ["deck", "hand"])
def test_each_part_is_optional(edition: str, source: str) -> None:
    t = hiring(edition, "bar", "aqueduct").do(0, HIRES[source])
    assert len(t[0].clientele) == 1
    t.stop(0)
    assert t.key() == "glory-ask-lead"


@rule("G.patron.7-b", "G.patron.2-a")
@each_edition
def test_every_hire_needs_room(edition: str) -> None:
    t = Table(edition, 2).build(0, "bar").hand(0, "dock").pool("brick", "brick")
    t.clientele(0, "laborer", "laborer")
    patron(t)
    assert clientele_limit(t[0]) == 3
    t.do(0, HIRES["pool"])
    assert (len(t[0].clientele), t.key()) == (3, "glory-ask-lead")


@rule("G.patron.7-c")
@each_edition
def test_the_pool_comes_before_the_deck_in_an_action(edition: str) -> None:
    t = hiring(edition, "bar", "aqueduct").do(0, HIRES["deck"])
    assert not t.can(0, HIRES["pool"])
    # A hire from hand leaves the pool open.
    t = hiring(edition, "bar", "aqueduct").do(0, HIRES["hand"])
    assert t.can(0, HIRES["pool"])
    # With another action to begin the pool is open again.
    t = hiring(edition, "bar", "aqueduct", clients=1).do(0, HIRES["deck"])
    assert t.can(0, HIRES["pool"])
    t.do(0, HIRES["pool"])
    assert not t.can(0, HIRES["pool"])
