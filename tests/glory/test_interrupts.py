"""Functions that begin in the middle of a turn, and effects of completion (G.turn.8, G.turn.9)."""

import pytest

from aedilis.glory.state.table import Structure
from aedilis.kernel.rule import rule
from tests.glory.table import Table, each_edition, names


def craftsmen(edition: str, clients: int, *hand: str, seats: int = 2) -> Table:
    """Seat 0 leads craftsman with a jack, has `clients` craftsmen and these cards in hand."""
    t = Table(edition, seats).hand(0, *hand, jacks=1).influence(0, 2 + clients)
    return t.clientele(0, *["craftsman"] * clients)


def craft(t: Table) -> Table:
    return t.lead(0).do(0, {"lead": "craftsman", "with": ["jack"]}).others_think()


def structure(t: Table, seat: int, name: str) -> Structure:
    (found,) = (x for x in t[seat].structures if names([x.name]) == [name])
    return found


@rule("G.turn.8-a")
@each_edition
def test_a_function_works_for_the_next_action(edition: str) -> None:
    t = craftsmen(edition, 1, "wall", "bar").begin(0, "tower", "bridge").begin(0, "villa")
    craft(t)
    assert t.refused(0, {"add": "bar", "to": "villa"}) == "G.building.8"
    t.do(0, {"add": "wall", "to": "tower"}).do(0, {"add": "bar", "to": "villa"})
    assert names(structure(t, 0, "villa").materials) == ["bar"]


@rule("G.turn.8-a")
@each_edition
def test_a_function_works_for_those_who_have_yet_to_act(edition: str) -> None:
    # Seat 0 opens seat 2's Tower with a Stairway; seat 1 has rubble to build with.
    t = Table(edition, 3).build(0, "stairway").build(2, "tower", "bridge", "bridge")
    t.stockpile(0, "wall").hand(0, jacks=1).hand(1, jacks=1).begin(1, "villa")
    t.stockpile(1, "bar").lead(0)
    t.do(0, {"lead": "architect"}).do(1, {"follow": "architect"}).think(2)
    t.do(0, {"open": "tower", "of": 2})
    t.do(1, {"add": "rubble", "to": "villa"})
    assert len(structure(t, 1, "villa").materials) == 1


@rule("G.turn.8-b", "G.turn.8-e")
@each_edition
def test_merchants_join_in_once_a_ludus_magna_stands(edition: str) -> None:
    t = craftsmen(edition, 1, "statue", "road", "dock", "shrine")
    t.influence(0, 5).clientele(0, "merchant", "merchant")
    t.begin(0, "ludus_magna", "temple", "temple").begin(0, "latrine").begin(0, "market")
    t.begin(0, "gate")
    craft(t).do(0, {"add": "statue", "to": "ludus_magna"})
    # Left are the craftsman client and the two merchants: three more actions.
    t.do(0, {"add": "road", "to": "latrine"}).do(0, {"add": "dock", "to": "market"})
    t.do(0, {"add": "shrine", "to": "gate"})
    assert t.key() == "glory-ask-lead"


@rule("G.turn.8-b", "G.turn.8-e")
@each_edition
def test_without_the_ludus_magna_merchants_rest(edition: str) -> None:
    t = craftsmen(edition, 1, "road", "dock", "shrine").influence(0, 5)
    t.clientele(0, "merchant", "merchant")
    t.begin(0, "latrine").begin(0, "market").begin(0, "gate")
    craft(t).do(0, {"add": "road", "to": "latrine"}).do(0, {"add": "dock", "to": "market"})
    assert t.key() == "glory-ask-lead"


@rule("G.turn.8-c")
@each_edition
def test_a_client_lost_before_it_acted_gives_no_action(edition: str) -> None:
    t = Table(edition, 2).build(0, "coliseum").hand(0, "bath", "school").hand(1, "temple")
    t.clientele(1, "gate", "atrium").influence(1, 4).lead(0)
    t.do(0, {"lead": "legionary", "with": ["bath"]}).think(1)
    t.do(0, {"demand": ["school"]}).do(0, {"seize": [[1, "brick"]]})
    # One client is left to act for seat 1.
    t.do(1, {"demand": ["temple"]})
    assert t.key() == "glory-ask-lead"
    assert len(t[1].clientele) == 1


@rule("G.turn.8-c")
@each_edition
def test_a_building_lost_before_its_owner_acts_helps_no_more(edition: str) -> None:
    def seizing(name: str) -> Table:
        t = craftsmen(edition, 0, "sewer").begin(0, "prison", "garden", "garden")
        t.build(1, "tower", "bridge", "bridge").build(1, "market").begin(1, "villa")
        t.hand(1, "bar", jacks=1).lead(0)
        t.do(0, {"lead": "craftsman", "with": ["jack"]})
        t.do(1, {"follow": "craftsman", "with": ["jack"]})
        return t.do(0, {"add": "sewer", "to": "prison"}).do(0, {"seize": name, "of": 1})

    assert seizing("market").can(1, {"add": "bar", "to": "villa"})
    assert seizing("tower").refused(1, {"add": "bar", "to": "villa"}) == "G.building.8"


@rule("G.turn.8-d", "G.patron.6-a", "G.patron.6-b")
@each_edition
def test_a_client_hired_this_turn_rests(edition: str) -> None:
    t = Table(edition, 2).build(0, "ludus_magna").hand(0, jacks=1)
    t.pool("patron", "merchant", "wood").lead(0)
    t.do(0, {"lead": "patron", "with": ["jack"]}).others_think()
    # One action; the hired patron adds none.
    t.do(0, {"hire": "marble"})
    assert t.key() == "glory-ask-lead"
    # From the next turn on it acts. The merchant it hires rests in spite of the Ludus Magna.
    t.hand(1, jacks=1).lead(1)
    t.do(1, {"lead": "patron", "with": ["jack"]}).others_think().stop(1)
    t.do(0, {"hire": "stone"})
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 0)


@rule("G.turn.8-d", "G.patron.6-b")
@each_edition
def test_only_bath_lets_a_new_client_act_at_once(edition: str) -> None:
    t = Table(edition, 2).build(0, "bath").hand(0, jacks=1).pool("laborer", "wood").lead(0)
    t.do(0, {"lead": "patron", "with": ["jack"]}).others_think().do(0, {"hire": "rubble"})
    assert t.key() == "glory-ask-laborer"
    t.do(0, {"take": "wood"})
    assert (t.key(), len(t[0].stockpile)) == ("glory-ask-lead", 1)


# Building, the card that completes it, its worth, and what its completion asks.
BURSTS = [
    ("foundry", "shrine", 2, "glory-ask-laborer"),
    ("school", "shrine", 2, "glory-ask-think"),
    ("amphitheatre", "wall", 2, "glory-ask-craftsman"),
    ("garden", "sewer", 3, "glory-ask-patron"),
]


def bursting(edition: str, name: str, card: str, worth: int) -> Table:
    """Seat 0 has just completed a building; a craftsman client has still to act. Clients of other
    roles have no part in what the building grants.
    """
    t = craftsmen(edition, 1, card, *["dock"] * 5).begin(0, name, *[card] * (worth - 1))
    t.influence(0, 4).clientele(0, "laborer").pool(*["wood"] * 12)
    return craft(t).do(0, {"add": card, "to": name})


@rule("G.turn.9-a", "G.turn.9-c")
@each_edition
@pytest.mark.parametrize(("name", "card", "worth", "key"), BURSTS)
def test_completion_interrupts(edition: str, name: str, card: str, worth: int, key: str) -> None:
    t = bursting(edition, name, card, worth)
    assert (t[0].influence, t.key(), t.asked()) == (4 + worth, key, [0])


@rule("G.turn.9-a", "G.end.3")
@each_edition
def test_catacomb_and_prison_interrupt_as_well(edition: str) -> None:
    t = craftsmen(edition, 1, "sewer", "dock").begin(0, "prison", "garden", "garden")
    craft(t.build(1, "market")).do(0, {"add": "sewer", "to": "prison"})
    assert t.key() == "glory-ask-prison"
    t.stop(0)
    assert t.key() == "glory-ask-craftsman"
    t = craftsmen(edition, 1, "sewer", "dock").begin(0, "catacomb", "garden", "garden")
    craft(t).do(0, {"add": "sewer", "to": "catacomb"})
    assert t.s.over


@rule("G.turn.9-c")
@each_edition
def test_as_many_granted_actions_as_influence(edition: str) -> None:
    t = bursting(edition, "foundry", "shrine", 2)
    assert t.repeat(0, {"take": "wood"}) == 6
    assert t.key() == "glory-ask-craftsman"
    t = bursting(edition, "school", "shrine", 2)
    for left in range(6, 0, -1):
        prompt = t.game.prompt(t.s, 0)
        assert prompt is not None
        assert prompt.params == {"left": left}
        t.think(0)
    assert t.key() == "glory-ask-craftsman"


@rule("G.turn.9-b", "G.turn.9-c")
@each_edition
def test_effects_nest(edition: str) -> None:
    hand = ["wall", "shrine", "dock", "circus", "road", "bar"]
    t = craftsmen(edition, 1, *hand).begin(0, "amphitheatre", "bridge").begin(0, "foundry", "bath")
    t.begin(0, "market").begin(0, "palisade").begin(0, "latrine").begin(0, "insula")
    t.influence(0, 3).pool(*["wood"] * 12)
    craft(t).do(0, {"add": "wall", "to": "amphitheatre"})
    # Influence 5: five granted craftsmen. The first completes a Foundry, which comes before them.
    t.do(0, {"add": "shrine", "to": "foundry"})
    assert (t[0].influence, t.key()) == (7, "glory-ask-laborer")
    assert t.repeat(0, {"take": "wood"}) == 7
    # The Amphitheatre still grants four, though the influence has grown; then the client acts.
    assert (t[0].crafted, t.key()) == (True, "glory-ask-craftsman")
    for card, name in [("dock", "market"), ("circus", "palisade"), ("road", "latrine")]:
        t.do(0, {"add": card, "to": name})
    t.stop(0)
    assert t.key() == "glory-ask-craftsman"
    t.do(0, {"add": "bar", "to": "insula"})
    assert t.key() == "glory-ask-lead"


@rule("G.turn.9-c")
@each_edition
def test_a_burst_does_not_grow_with_influence(edition: str) -> None:
    t = craftsmen(edition, 0, "wall", "dock", "circus", "road", "bar")
    t.begin(0, "amphitheatre", "bridge")
    t.begin(0, "market").begin(0, "palisade").begin(0, "latrine").begin(0, "insula")
    craft(t).do(0, {"add": "wall", "to": "amphitheatre"})
    used = 0
    for card, name in [
        ("dock", "market"),
        ("circus", "palisade"),
        ("road", "latrine"),
        ("bar", "insula"),
    ]:
        assert t.key() == "glory-ask-craftsman"
        t.do(0, {"add": card, "to": name})
        used += 1
    # Four of influence granted four actions, whatever those four have brought since.
    assert (used, t[0].influence, t.key()) == (4, 8, "glory-ask-lead")


@rule("G.turn.9-d")
@each_edition
@pytest.mark.parametrize(("name", "card", "worth", "key"), BURSTS)
def test_granted_actions_are_optional_and_lost(
    edition: str, name: str, card: str, worth: int, key: str
) -> None:
    t = bursting(edition, name, card, worth).stop(0)
    # What is left is the client's own action; nobody else gets anything.
    assert (t.key(), t.asked()) == ("glory-ask-craftsman", [0])
    t.stop(0)
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 1)
    t.think(1)
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 0)
