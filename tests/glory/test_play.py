"""Leading, following and petitions (G.lead, G.follow, G.petition)."""

import pytest

from aedilis.glory.definitions.cards import MATERIAL_IDS, ROLE_IDS
from aedilis.kernel.rule import rule
from tests.glory.table import OLD_CIRCUS, Table, each_edition, names

each_role = pytest.mark.parametrize("role", ROLE_IDS)
CARDS = dict(zip(ROLE_IDS, ["road", "dock", "gate", "wall", "villa", "forum"], strict=True))
PETITION = {"es2011": 2, "es2011-original": 3, "it2011": 3, "fr2008": 3}


def plays(t: Table, seat: int) -> list[tuple[object, object, object]]:
    """The role, the cards and the manner of every play open to a seat."""
    verb = "lead" if seat == t.s.leader else "follow"
    return [(move[verb], move["with"], move["as"]) for move in t.moves(seat) if verb in move]


@rule("G.lead.1-a", "G.turn.3-d")
@each_edition
@each_role
def test_an_order_card_leads_its_role_for_all(edition: str, role: str) -> None:
    card = CARDS[role]
    t = Table(edition).hand(0, card, "bar").hand(1, role, "bar").lead(0)
    t.do(0, {"lead": role, "with": [card]})
    assert ROLE_IDS[t.s.role] == role
    assert names(t[0].played) == [card]
    assert t[0].hand_size() == 1
    assert {play[0] for play in plays(t, 1)} == {role}


@rule("G.lead.1-b")
@each_edition
@pytest.mark.parametrize("card", ["bar", "insula", "latrine", "road"])
def test_leading_gives_one_action_whatever_the_card(edition: str, card: str) -> None:
    t = Table(edition).hand(0, card).pool(*["wood"] * 5).lead(0)
    t.do(0, {"lead": "laborer", "with": [card]}).others_think()
    assert t.repeat(0, {"take": "wood"}) == 1
    # A dear card gives no more either.
    t = Table(edition).hand(0, "forum").pool(*["wood"] * 5).lead(0)
    t.do(0, {"lead": "patron", "with": ["forum"]}).others_think()
    assert t.repeat(0, {"hire": "wood"}) == 1


@rule("G.lead.1-a")
@each_edition
def test_a_card_not_in_hand_cannot_be_led(edition: str) -> None:
    t = Table(edition).hand(0, "road").lead(0)
    assert t.refused(0, {"lead": "laborer", "with": ["bar"]}) == "G.lead.1"
    assert t.refused(0, {"lead": "patron", "with": ["road"]}) == "G.lead.1"
    assert t.refused(0, {"lead": "laborer", "with": []}) == "G.lead.1"


@rule("G.lead.2-a")
@each_edition
def test_only_the_six_roles_are_led(edition: str) -> None:
    t = Table(edition).hand(0, *MATERIAL_IDS, jacks=1).lead(0)
    assert {play[0] for play in plays(t, 0)} == set(ROLE_IDS)
    for word in ("think", "thinker", "bar", "wood"):
        assert t.refused(0, {"lead": word, "with": ["jack"]}) == "G.lead.2"


@rule("G.lead.2-b", "G.follow.1-d")
@each_edition
def test_without_a_card_there_is_only_thinking(edition: str) -> None:
    t = Table(edition).hand(1, "road", "dock").lead(0)
    assert t.moves(0) == [{"think": "jack"}, {"think": "refill"}]
    t = Table(edition).hand(0, "wall").hand(1, "road", "dock").lead(0)
    t.do(0, {"lead": "architect"})
    assert t.moves(1) == [{"think": "jack"}, {"think": "refill"}]


@rule("G.lead.3-a", "G.components.4-b")
@each_edition
@each_role
def test_a_jack_leads_the_role_that_is_named(edition: str, role: str) -> None:
    t = Table(edition).hand(0, jacks=1).lead(0)
    assert [play[0] for play in plays(t, 0)] == ROLE_IDS
    t.do(0, {"lead": role, "with": ["jack"]})
    assert ROLE_IDS[t.s.role] == role
    assert (t[0].jacks, t[0].played_jacks, t.s.jacks) == (0, 1, 5)


@rule("G.lead.3-b", "G.petition.3-a", "G.petition.3-b")
@each_edition
@pytest.mark.parametrize("number", [2, 3])
def test_several_jacks_are_no_petition(edition: str, number: int) -> None:
    t = Table(edition, 2).hand(0, "road", "road", jacks=3).hand(1, jacks=3).lead(0)
    assert t.refused(0, {"lead": "laborer", "with": ["jack"] * number}) == "G.petition.3"
    mixed = ["road"] * (number - 1) + ["jack"]
    assert t.refused(0, {"lead": "patron", "with": mixed}) == "G.petition.3"
    t.do(0, {"lead": "laborer", "with": ["jack"]})
    assert t.refused(1, {"follow": "laborer", "with": ["jack"] * number}) == "G.petition.3"
    t = Table(edition, 2).build(0, "palace").hand(0, jacks=3).lead(0)
    assert t.can(0, {"lead": "laborer", "with": ["jack"] * number, "as": "palace"})


@rule("G.follow.1-a")
@each_edition
@each_role
def test_a_card_of_the_led_role_follows(edition: str, role: str) -> None:
    t = Table(edition, 2).hand(0, role).hand(1, *MATERIAL_IDS).lead(0)
    t.do(0, {"lead": role})
    (found,) = plays(t, 1)
    assert (found[0], found[2]) == (role, "card")
    t.do(1, {"follow": role})
    assert t[1].hand_size() == 5


@rule("G.follow.1-a", "G.turn.2-b")
@each_edition
def test_followers_decide_clockwise_and_get_one_action(edition: str) -> None:
    t = Table(edition, 4).pool(*["wood"] * 8)
    for seat in range(4):
        t.hand(seat, "road", "bar")
    t.lead(2).do(2, {"lead": "laborer", "with": ["road"]})
    for seat in (3, 0, 1):
        assert t.asked() == [seat]
        t.do(seat, {"follow": "laborer", "with": ["road"]})
    assert [t.repeat(seat, {"take": "wood"}) for seat in (2, 3, 0, 1)] == [1, 1, 1, 1]


@rule("G.follow.1-a")
@each_edition
def test_no_other_card_follows(edition: str) -> None:
    t = Table(edition, 2).hand(0, "road").hand(1, "dock", "bar").lead(0)
    t.do(0, {"lead": "laborer"})
    assert t.refused(1, {"follow": "laborer", "with": ["dock"]}) == "G.follow.1"
    assert t.refused(1, {"follow": "craftsman", "with": ["dock"]}) == "G.follow.1"
    assert t.refused(1, {"lead": "laborer", "with": ["bar"]}) == "G.follow.1"


@rule("G.follow.1-b", "G.components.4-b")
@each_edition
@each_role
@pytest.mark.parametrize("with_jack", [True, False])
def test_a_jack_follows_whatever_was_led(edition: str, role: str, with_jack: bool) -> None:
    t = Table(edition, 2).hand(0, *([] if with_jack else [role]), jacks=int(with_jack))
    t.hand(1, jacks=1).lead(0).do(0, {"lead": role})
    assert plays(t, 1) == [(role, ["jack"], "jack")]
    t.do(1, {"follow": role, "with": ["jack"]})


@rule("G.follow.1-c", "G.petition.2-a", "G.petition.2-b", "G.follow.2-a")
@each_edition
def test_a_petition_follows_with_one_action_of_the_led_role(edition: str) -> None:
    t = Table(edition, 2).hand(0, "road").hand(1, *["gate"] * PETITION[edition])
    t.pool(*["wood"] * 6).lead(0).do(0, {"lead": "laborer"})
    assert plays(t, 1) == [("laborer", ["gate"] * PETITION[edition], "petition")]
    t.do(1, {"follow": "laborer", "as": "petition"}).do(0, {"take": "wood"})
    assert t.key() == "glory-ask-laborer"
    assert t.repeat(1, {"take": "wood"}) == 1


@rule("G.follow.1-d")
@each_edition
def test_one_choice_and_no_third(edition: str) -> None:
    t = Table(edition).hand(0, "road").hand(1, "road", "bar").lead(0).do(0, {"lead": "laborer"})
    words = {"follow", "think"}
    assert all(words & set(move) for move in t.moves(1))
    t.do(1, {"follow": "laborer", "with": ["bar"]})
    # Neither a second card nor thinking besides.
    assert t.asked() == [2]
    assert t.refused(1, {"follow": "laborer", "with": ["road"]}) == "G.turn.1"
    assert t.refused(1, {"think": "jack"}) == "G.turn.1"


@rule("G.follow.2-a", "G.b.circus.1")
def test_any_card_with_a_circus_follows_as_an_architect() -> None:
    t = Table("es2011", 2).build(1, "circus").hand(0, "wall").hand(1, "forum", "villa").lead(0)
    t.do(0, {"lead": "architect"}).do(1, {"follow": "architect", "with": ["forum"]})
    assert (t.key(), t.asked()) == ("glory-ask-architect", [1])
    # For other roles a Circus is of no use.
    t = Table("es2011", 2).build(1, "circus").hand(0, "road").hand(1, "forum", "villa").lead(0)
    t.do(0, {"lead": "laborer"})
    assert plays(t, 1) == []


@rule("G.follow.2-a")
@each_edition
def test_a_jack_follows_into_the_led_role(edition: str) -> None:
    t = Table(edition, 2).hand(0, "road").hand(1, "dock", jacks=1).pool("wood", "wood").lead(0)
    t.do(0, {"lead": "laborer"}).do(1, {"follow": "laborer", "with": ["jack"]})
    t.do(0, {"take": "wood"})
    assert (t.key(), t.asked()) == ("glory-ask-laborer", [1])
    assert t.moves(1) == [{"take": "wood"}, {"stop": True}]


@rule("G.petition.1-a", "G.petition.1-b")
@each_edition
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_size_of_a_petition(edition: str, number: int) -> None:
    t = Table(edition).hand(0, *["road"] * 4, "dock").lead(0)
    words = {"lead": "patron", "with": ["road"] * number}
    assert t.can(0, words) is (number == PETITION[edition])
    if number != PETITION[edition]:
        assert t.refused(0, words) == ("G.lead.1" if number == 1 else "G.petition.1")


@rule("G.petition.1-a", "G.petition.1-b")
@each_edition
def test_a_petition_is_of_one_role_and_any_names(edition: str) -> None:
    mixed = ["bar", "road", "insula"][: PETITION[edition]]
    t = Table(edition).hand(0, *mixed, "dock", "palisade").lead(0)
    assert t.can(0, {"lead": "merchant", "with": mixed})
    assert t.refused(0, {"lead": "merchant", "with": [*mixed[1:], "dock"]}) == "G.petition.1"


@rule("G.petition.1-b", "G.components.6-c")
@pytest.mark.parametrize("edition", OLD_CIRCUS)
def test_a_circus_makes_pairs_do_besides(edition: str) -> None:
    t = Table(edition).build(0, "circus").hand(0, "road", "road", "road").lead(0)
    found = [move["with"] for move in t.moves(0) if move.get("as") == "petition"]
    sizes = {len(cards) for cards in found}
    assert sizes == {2, 3}


@rule("G.petition.2-a", "G.petition.2-c", "G.petition.2-d")
@each_edition
@each_role
def test_a_petition_leads_any_role_its_own_included(edition: str, role: str) -> None:
    cards = ["road"] * PETITION[edition]
    t = Table(edition).hand(0, *cards).pool(*["wood"] * 6).lead(0)
    assert {play[0] for play in plays(t, 0) if play[2] == "petition"} == set(ROLE_IDS)
    t.do(0, {"lead": role, "with": cards})
    assert ROLE_IDS[t.s.role] == role
    assert names(t[0].played) == cards
    t.others_think()
    word = {"laborer": "take", "patron": "hire"}.get(role)
    if word:
        assert t.repeat(0, {word: "wood"}) == 1


@rule("G.petition.4-a", "G.b.sewer.1")
@each_edition
@pytest.mark.parametrize("sewer", [False, True])
def test_petition_cards_at_the_end_of_the_turn(edition: str, sewer: bool) -> None:
    cards = ["road"] * PETITION[edition]
    t = Table(edition, 2).hand(0, *cards)
    if sewer:
        t.build(0, "sewer")
    t.lead(0).do(0, {"lead": "merchant", "with": cards}).others_think()
    if sewer:
        t.do(0, {"store": cards})
    assert names(t[0].stockpile) == (cards if sewer else [])
    assert names(t.s.pool) == ([] if sewer else cards)
