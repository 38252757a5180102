"""How a game ends, and what is no longer done then."""

import pytest

from aedilis.glory.definitions.cards import CARD_CODES
from aedilis.glory.rules.ending import settle
from aedilis.glory.rules.scoring import scores
from aedilis.glory.state.table import (
    END_CATACOMB,
    END_CONCESSION,
    END_DECK,
    END_FORUM,
    END_SITES,
)
from aedilis.kernel.game import Words
from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names, roles
from tests.glory.turns import MATERIALS, ROLES, each_edition, led, structure

concession_editions = pytest.mark.parametrize("edition", ["es2011", "es2011-original", "fr2008"])


def points(t: Table) -> list[int]:
    """Every seat's points."""
    return [score.total() for score in scores(t.s)]


@rule("G.end.1-a", "G.end.1-b")
@each_edition
def test_the_draw_of_the_last_card_ends_the_game(edition: str) -> None:
    t = Table(edition).hand(0, *["wood"] * 5).hand(1, *["wood"] * 5).deck_only("road", "villa")
    t.lead(0).do(0, {"think": "card"})
    assert [t.game.view(t.s, viewer).deck for viewer in (-1, 0, 1, 2)] == [1] * 4
    assert not t.s.over
    t.do(1, {"think": "card"})
    assert (t.s.over, t.s.ending, t.asked()) == (True, END_DECK, [])
    assert "villa" in names(t[1].hand)


@rule("G.end.1-b")
@each_edition
def test_a_refill_takes_what_is_left(edition: str) -> None:
    t = Table(edition).deck_only("road", "villa").lead(0).do(0, {"think": "refill"})
    assert t.s.over
    assert names(t[0].hand) == ["road", "villa"]


@rule("G.end.1-b", "G.b.atrium.2-b")
@each_edition
@pytest.mark.parametrize(
    ("buildings", "role", "move"),
    [
        (["bar", "aqueduct"], "patron", {"hire": "deck"}),
        (["atrium", "basilica"], "merchant", {"sell": "deck"}),
        (["fountain"], "craftsman", {"draw": "card"}),
    ],
)
def test_the_last_card_is_placed_and_nothing_follows(
    edition: str, buildings: list[str], role: str, move: Words
) -> None:
    t = Table(edition).hand(0, "road").deck_only("villa").clientele(0, role)
    for name in buildings:
        t.build(0, name)
    led(t, role).do(0, move)
    assert (t.s.over, t.s.ending) == (True, END_DECK)
    villa = CARD_CODES["villa"]
    found = {
        "patron": t[0].clientele,
        "merchant": [entry & 63 for entry in t[0].vault],
        "craftsman": t[0].hand,
    }
    assert [r for r, zone in found.items() if villa in zone] == [role]
    assert "road" in names(t[0].hand)


@rule("G.end.1-b", "G.score.3-b")
@each_edition
def test_a_last_card_drawn_with_fountain_counts_as_a_hand_card(edition: str) -> None:
    t = Table(edition, 2).build(0, "fountain").influence(1, 5).deck_only("villa")
    led(t, "craftsman").do(0, {"draw": "card"})
    # Both have five points; seat 1 took a jack, seat 0 got the drawn card and holds one as well.
    assert points(t) == [5, 5]
    assert [camp.hand_size() for camp in t.s.camps] == [1, 1]
    assert t.s.winners == [0, 1]


@rule("G.end.2-a", "G.end.2-b", "G.end.2-c")
@each_edition
def test_only_the_last_site_of_all_materials_ends_the_game(edition: str) -> None:
    t = Table(edition).town(rubble=1, wood=1, brick=0, concrete=0, stone=0, marble=0)
    t.hand(0, "latrine", "dock", "road").clientele(0, "craftsman", "craftsman")
    led(t, "craftsman").do(0, {"lay": "dock"})
    assert not t.s.over
    t.do(0, {"lay": "latrine"})
    assert (t.s.over, t.s.ending) == (True, END_SITES)
    assert not structure(t, 0, "latrine").complete


@rule("G.end.3-a", "G.b.catacomb.1-a", "G.b.catacomb.1-b")
@each_edition
def test_catacomb_ends_the_game_and_scoring_decides(edition: str) -> None:
    t = Table(edition).begin(0, "catacomb", "stone", "stone").influence(1, 6)
    led(t.stockpile(0, "stone"), "architect", 1).do(0, {"add": "stone", "to": "catacomb"})
    assert (t.s.over, t.s.ending, t.s.winners) == (True, END_CATACOMB, [1])
    assert points(t)[0] == 5


@rule("G.end.4-a", "G.end.4-b", "G.end.4-c", "G.score.1-a")
@each_edition
@pytest.mark.parametrize("stocked", [True, False])
def test_forum_wins_without_scoring(edition: str, stocked: bool) -> None:
    t = Table(edition).build(0, "forum").influence(0, 6).clientele(0, *ROLES[:5])
    t.pool("marble").influence(1, 12)
    if stocked:
        t.stockpile(0, *MATERIALS)
    led(t, "patron").do(0, {"hire": "marble"})
    wins = stocked or edition != "es2011"
    assert t.s.over is wins
    assert points(t)[0] < points(t)[1]
    assert (t.s.ending, t.s.winners) == ((END_FORUM, [0]) if wins else (0, []))


@rule("G.end.4-a", "G.end.4-c")
@each_edition
def test_forum_must_work_and_every_role_be_there(edition: str) -> None:
    t = Table(edition).begin(0, "forum").influence(0, 6).clientele(0, *ROLES)
    t.stockpile(0, *MATERIALS)
    assert not t.lead(0).s.over

    t = Table(edition).build(0, "forum").influence(0, 8).clientele(0, *ROLES[:5], "laborer")
    t.stockpile(0, *MATERIALS)
    assert not t.lead(0).s.over


@rule("G.end.4-b")
def test_a_forum_win_may_come_with_the_last_material() -> None:
    t = Table("es2011").build(0, "forum").influence(0, 6).clientele(0, *ROLES)
    t.stockpile(0, *MATERIALS[1:]).pool("rubble")
    led(t, "laborer").do(0, {"take": "rubble"})
    assert (t.s.over, t.s.winners) == (True, [0])


@rule("G.end.5-a", "G.score.1-a")
@concession_editions
def test_all_others_may_agree_on_a_winner(edition: str) -> None:
    t = Table(edition).influence(1, 9).influence(2, 9).lead(0)
    t.do(1, {"concede": 0})
    assert not t.s.over
    t.do(2, {"concede": 0})
    assert (t.s.over, t.s.ending, t.s.winners) == (True, END_CONCESSION, [0])
    assert points(t)[0] < points(t)[1]


@rule("G.end.5-a")
@concession_editions
def test_agreement_must_be_unanimous_and_may_be_withdrawn(edition: str) -> None:
    t = Table(edition).lead(0).do(1, {"concede": 0}).do(2, {"concede": 1})
    assert not t.s.over
    assert t.refused(0, {"concede": 0}) == "G.end.5"
    t.do(1, {"concede": "nobody"}).do(2, {"concede": 0})
    assert not t.s.over
    t.do(1, {"concede": 0})
    assert (t.s.over, t.s.winners) == (True, [0])


@rule("G.end.5-a")
@concession_editions
def test_the_first_two_may_agree_on_the_third_while_somebody_else_is_asked(edition: str) -> None:
    t = Table(edition).lead(2).do(2, {"think": "jack"}).do(0, {"concede": 2})
    assert t.asked() == [0]
    t.do(1, {"concede": 2})
    assert t.s.winners == [2]


@rule("G.end.5-b")
def test_without_the_rule_nobody_concedes() -> None:
    assert Table("it2011").lead(0).refused(1, {"concede": 0}) == "G.end.5"


@rule("G.end.6-a", "G.b.catacomb.1-a")
@each_edition
def test_at_the_end_everything_stops(edition: str) -> None:
    t = Table(edition).begin(0, "catacomb", "stone", "stone").build(0, "academy")
    t.build(0, "sewer").build(2, "senate").clientele(0, "craftsman").clientele(1, "craftsman")
    t.hand(0, "stone", "dock", "road").hand(1, "latrine").hand(2, "insula").lead(0)
    t.do(0, {"lead": "craftsman", "with": ["dock"], "as": "card"})
    t.hand(1, jacks=1).do(1, {"follow": "craftsman", "as": "jack"}).think(2)
    t.do(0, {"add": "stone", "to": "catacomb"})
    # A second action of the leader, seat 1's actions, Senate, Sewer and Academy are left out.
    assert (t.s.over, t.asked(), t.s.stack) == (True, [], [])
    assert (names(t[0].played), t[0].stockpile, t[1].played_jacks) == (["dock"], [], 1)
    assert (names(t[0].hand), t.s.pool) == (["road"], [])
    for seat in (0, 1, 2):
        assert t.refused(seat, {"stop": True}) == "G.end.6"


@rule("G.end.6-b")
@each_edition
def test_cards_in_camps_are_worth_nothing_and_break_no_tie(edition: str) -> None:
    t = Table(edition, 2).begin(0, "catacomb", "stone", "stone").stockpile(0, "stone")
    t.influence(1, 5).hand(0, "wall", "tower").lead(0)
    t.do(0, {"lead": "architect", "with": ["wall"], "as": "card"}).think(1)
    t.do(0, {"add": "stone", "to": "catacomb"})
    assert points(t) == [5, 5]
    assert t.s.winners == [0, 1]


@rule("G.end.7-a")
@each_edition
def test_a_forum_win_goes_before_the_last_site(edition: str) -> None:
    t = Table(edition).town(rubble=0, wood=0, brick=0, concrete=0, stone=0, marble=1)
    t.build(0, "gate").influence(0, 6).clientele(0, *ROLES).stockpile(0, *MATERIALS)
    t.influence(1, 12).hand(0, "forum")
    led(t, "craftsman").do(0, {"lay": "forum", "out_of_town": False})
    assert sum(t.s.town) == 0
    assert (t.s.over, t.s.ending, t.s.winners) == (True, END_FORUM, [0])


@rule("G.end.7-a")
@each_edition
def test_a_forum_win_goes_before_the_last_card(edition: str) -> None:
    t = Table(edition).build(0, "forum").build(0, "bar").influence(0, 6).influence(1, 12)
    t.clientele(0, *ROLES[:5]).stockpile(0, *MATERIALS).deck_only("temple")
    led(t, "patron").do(0, {"hire": "deck"})
    assert roles(t[0].clientele) == list(ROLES)
    assert (t.s.deck_size(), t.s.ending, t.s.winners) == (0, END_FORUM, [0])


@rule("G.end.7-b")
@each_edition
def test_other_conditions_that_coincide_are_scored_once(edition: str) -> None:
    t = Table(edition).vault(2, "villa").lead(0)
    t.s.end(END_SITES)
    t.s.end(END_DECK)
    settle(t.s)
    assert [event["winners"] for event in t.events("glory-over")] == [[2]]
    assert points(t) == [2, 2, 8]
    settle(t.s)
    assert (t.s.winners, materials(t[2].vault)) == ([2], ["stone"])
