"""Circus: any card for architect, or in the original two cards as a jack."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import OLD_CIRCUS, Table, names
from tests.glory.turns import MATERIALS, ROLES, facts, turn_over

old_circus = pytest.mark.parametrize("edition", OLD_CIRCUS)


@rule("G.b.circus.1-a")
@pytest.mark.parametrize("material", MATERIALS)
def test_any_order_card_leads_or_follows_architect(material: str) -> None:
    assert facts("circus") == ("wood", 1)
    t = Table("es2011").build(0, "circus").hand(0, material)
    card = names(t[0].hand)
    t.lead(0).do(0, {"lead": "architect", "with": card, "as": "card"})
    assert (t[0].hand, names(t[0].played)) == ([], card)

    t = Table("es2011").build(1, "circus").hand(0, jacks=1).hand(1, material).lead(0)
    t.do(0, {"lead": "architect", "as": "jack"})
    t.do(1, {"follow": "architect", "with": card, "as": "card"})
    assert names(t[1].played) == card


@rule("G.b.circus.1-b")
def test_it_gives_one_architect_action() -> None:
    t = Table("es2011").build(0, "circus").hand(0, "sewer", "dock", "latrine").lead(0)
    t.do(0, {"lead": "architect", "with": ["sewer"], "as": "card"}).others_think()
    assert t.repeat(0, {"lay": "dock"}) == 1
    assert turn_over(t)


@rule("G.b.circus.1-b")
def test_other_roles_and_thinking_are_unchanged() -> None:
    t = Table("es2011").build(0, "circus").hand(0, "sewer").lead(0)
    led_with_it = [role for role in ROLES if t.can(0, {"lead": role, "with": ["sewer"]})]
    assert led_with_it == ["architect", "merchant"]
    assert [m for m in t.moves(0) if "think" in m] == [{"think": "jack"}, {"think": "refill"}]
    t = Table("es2011").build(1, "circus").hand(0, jacks=1).hand(1, "sewer").lead(0)
    t.do(0, {"lead": "craftsman", "as": "jack"})
    assert t.refused(1, {"follow": "craftsman", "with": ["sewer"]}) == "G.follow.1"


@rule("G.b.circus.1-b")
def test_with_palace_cards_of_any_role_are_played_for_architect_together() -> None:
    t = Table("es2011").build(0, "circus").build(0, "palace").hand(0, "sewer", "dock", jacks=1)
    t.lead(0)
    assert not t.can(0, {"lead": "merchant", "as": "palace", "with": ["sewer", "dock", "jack"]})
    t.do(0, {"lead": "architect", "as": "palace", "with": ["sewer", "dock", "jack"]})
    assert (names(t[0].played), t[0].played_jacks) == (["dock", "sewer"], 1)
    t.hand(0, "latrine", "road", "wall", "temple").others_think()
    assert sum(t.repeat(0, {"lay": n}) for n in ("latrine", "road", "wall", "temple")) == 3


@rule("G.b.circus.1-a", "G.b.circus.2-a")
@old_circus
def test_the_original_has_no_architects(edition: str) -> None:
    t = Table(edition).build(0, "circus").hand(0, "sewer").lead(0)
    assert t.refused(0, {"lead": "architect", "with": ["sewer"]}) == "G.lead.1"


@rule("G.b.circus.2-a")
@old_circus
@pytest.mark.parametrize("role", ROLES)
def test_two_cards_of_one_role_are_a_jack(edition: str, role: str) -> None:
    t = Table(edition).build(0, "circus").hand(0, "villa", "sewer").lead(0)
    t.do(0, {"lead": role, "as": "petition", "with": ["villa", "sewer"]})
    assert (t[0].hand, t[0].played_jacks) == ([], 0)

    t = Table(edition).build(1, "circus").hand(0, jacks=1).hand(1, "villa", "sewer").lead(0)
    t.do(0, {"lead": role, "as": "jack"})
    t.do(1, {"follow": role, "as": "petition", "with": ["villa", "sewer"]})
    assert names(t[1].played) == ["sewer", "villa"]


@rule("G.b.circus.2-a")
@old_circus
def test_the_two_must_be_order_cards_of_one_role(edition: str) -> None:
    t = Table(edition).build(0, "circus").hand(0, "villa", "dock", jacks=2).lead(0)
    for cards in (["villa", "dock"], ["villa", "jack"], ["jack", "jack"]):
        assert not t.can(0, {"lead": "patron", "with": cards})
    # Without a Circus two of one role do not do either.
    t = Table(edition).hand(0, "villa", "sewer").lead(0)
    assert t.refused(0, {"lead": "patron", "with": ["villa", "sewer"]}) == "G.petition.1"


@rule("G.b.circus.2-b")
@old_circus
@pytest.mark.parametrize("cards", [["villa", "sewer"], ["villa", "sewer", "garden"]])
def test_a_set_of_two_or_three_gives_one_action(edition: str, cards: list[str]) -> None:
    t = Table(edition).build(0, "circus").hand(0, *cards, "dock", "latrine").lead(0)
    t.do(0, {"lead": "architect", "as": "petition", "with": cards}).others_think()
    t.do(0, {"lay": "dock"})
    assert turn_over(t)
    assert names(t.s.pool) == sorted(cards)
