"""Academy: whoever performed a craftsman action thinks once at the end of the turn."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table
from tests.glory.turns import each_edition, facts, led, turn_over


def thinks_once(t: Table, seat: int) -> None:
    """This seat is asked for a think that it may decline, and the turn is over after it."""
    assert (t.key(), t.asked()) == ("glory-ask-think", [seat])
    assert t.can(seat, {"stop": True})
    t.do(seat, {"think": "jack"})
    assert turn_over(t)


@rule("G.b.academy.1-a")
@each_edition
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_a_craftsman_action_in_anybodys_turn_earns_a_think(edition: str, leader: int) -> None:
    assert facts("academy") == ("brick", 2)
    t = Table(edition).build(0, "academy").hand(0, "dock")
    led(t, "craftsman", *([] if leader == 0 else [0]), leader=leader)
    t.do(0, {"lay": "dock"})
    thinks_once(t, 0)


@rule("G.b.academy.1-a")
@each_edition
def test_adding_a_material_is_enough_and_the_next_turn_counts_anew(edition: str) -> None:
    t = Table(edition, 2).build(0, "academy").begin(0, "sewer").hand(0, "villa", "dock")
    led(t, "craftsman").do(0, {"add": "villa", "to": "sewer"})
    thinks_once(t, 0)
    t.think(1).hand(0, jacks=1).do(0, {"lead": "architect", "as": "jack"}).think(1)
    assert turn_over(t.do(0, {"lay": "dock"}))


@rule("G.b.academy.1-a")
@each_edition
def test_the_think_may_be_declined(edition: str) -> None:
    t = led(Table(edition).build(0, "academy").hand(0, "dock"), "craftsman")
    t.do(0, {"lay": "dock"}).stop(0)
    assert turn_over(t)


@rule("G.b.academy.1-a")
@each_edition
def test_other_actions_earn_nothing(edition: str) -> None:
    t = Table(edition).build(0, "academy").hand(0, "dock").hand(1, "latrine")
    led(t, "architect", 1).do(0, {"lay": "dock"}).do(1, {"lay": "latrine"})
    assert turn_over(t)
    # Nor does the craftsman action of somebody else.
    t = led(Table(edition).build(0, "academy").hand(1, "dock"), "craftsman", leader=1)
    assert turn_over(t.do(1, {"lay": "dock"}))


@rule("G.b.academy.1-b")
@each_edition
@pytest.mark.parametrize("clients", [1, 2])
def test_a_client_acting_while_its_owner_thinks_is_enough(edition: str, clients: int) -> None:
    t = Table(edition).build(0, "academy").hand(0, "dock", "latrine")
    t.clientele(0, *["craftsman"] * clients)
    led(t, "craftsman", leader=1)
    for name in ("dock", "latrine")[:clients]:
        t.do(0, {"lay": name})
    thinks_once(t, 0)


@rule("G.b.academy.1-c")
@each_edition
@pytest.mark.parametrize("before", [True, False])
def test_it_works_in_the_turn_of_its_completion(edition: str, before: bool) -> None:
    """A Bath lets craftsman and architect act in one turn, so that each may come first."""
    t = Table(edition).build(0, "bath").begin(0, "academy", "brick").stockpile(0, "brick")
    t.hand(0, "dock").pool("wood", "concrete").clientele(0, "patron")
    led(t, "patron")
    for role in ("wood", "concrete") if before else ("concrete", "wood"):
        t.do(0, {"hire": role})
        if edition == "it2011":
            t.do(0, {"act": "craftsman" if role == "wood" else "architect"})
        t.do(0, {"lay": "dock"} if role == "wood" else {"add": "brick", "to": "academy"})
    thinks_once(t, 0)


@rule("G.b.academy.1-d")
@each_edition
def test_actions_of_amphitheatre_and_bath_count(edition: str) -> None:
    t = Table(edition).build(0, "academy").begin(0, "amphitheatre", "concrete").hand(0, "dock")
    led(t.stockpile(0, "concrete"), "architect").do(0, {"add": "concrete", "to": "amphitheatre"})
    thinks_once(t.do(0, {"lay": "dock"}), 0)

    t = Table(edition).build(0, "academy").build(0, "bath").hand(0, "dock").pool("wood")
    led(t, "patron").do(0, {"hire": "wood"})
    if edition == "it2011":
        t.do(0, {"act": "craftsman"})
    thinks_once(t.do(0, {"lay": "dock"}), 0)


@rule("G.b.academy.1-d")
@each_edition
def test_an_action_not_used_does_not_count(edition: str) -> None:
    t = led(Table(edition).build(0, "academy").hand(0, "dock"), "craftsman").stop(0)
    assert turn_over(t)


@rule("G.b.academy.1-a", "G.turn.10")
@each_edition
def test_owners_think_in_turn_order_after_the_cards_are_cleaned_up(edition: str) -> None:
    t = Table(edition).hand(0, "dock").hand(1, "dock").build(0, "academy").build(1, "academy")
    t.hand(2, jacks=3)
    led(t, "craftsman", 0, leader=1)
    assert t.s.jacks == 0
    t.do(1, {"lay": "dock"}).do(0, {"lay": "dock"})
    # The two jacks that were played lie on the pile again.
    assert (t.asked(), t.s.jacks) == ([1], 2)
    t.do(1, {"think": "jack"})
    thinks_once(t, 0)
