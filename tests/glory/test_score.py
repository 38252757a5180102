"""Victory points, merchant bonuses and the winner."""

import pytest

from aedilis.glory.rules.scoring import bonus_owners, scores
from aedilis.kernel.rule import rule
from tests.glory.table import Table
from tests.glory.turns import MATERIALS, each_edition, led

PRICES = list(zip(MATERIALS, (1, 1, 2, 2, 3, 3), strict=True))


def points(t: Table) -> list[int]:
    """Every seat's points."""
    return [score.total() for score in scores(t.s)]


def last_card_drawn(t: Table, drawer: int) -> Table:
    """End the game: this seat thinks, and draws the last card."""
    t.deck_only("road").lead(drawer)
    return t.do(drawer, {"think": "refill"})


@rule("G.score.2-a")
@each_edition
def test_influence_counts_from_the_two_points_at_the_start(edition: str) -> None:
    t = Table(edition).influence(1, 6).build(2, "villa")
    assert points(t) == [2, 6, 5]


@rule("G.score.2-b", "G.merchant.5-a")
@each_edition
@pytest.mark.parametrize(("material", "value"), PRICES)
def test_a_card_in_a_vault_is_worth_its_value(edition: str, material: str, value: int) -> None:
    # Both have one of it, so that nobody has the bonus.
    t = Table(edition).vault(0, material).vault(1, material)
    assert points(t) == [2 + value, 2 + value, 2]


@rule("G.score.2-c", "G.merchant.6-a", "G.merchant.6-b")
@each_edition
@pytest.mark.parametrize("material", MATERIALS)
def test_most_cards_of_a_material_earn_its_bonus(edition: str, material: str) -> None:
    t = Table(edition).vault(0, *[material] * 2).vault(1, *[material] * 3)
    t.vault(0, *[m for m in MATERIALS if m != material])
    t.vault(2, *[m for m in MATERIALS if m != material])
    assert [s.bonuses for s in scores(t.s)] == [0, 3, 0]
    assert bonus_owners(t.s) == [1 if m == material else -1 for m in MATERIALS]


@rule("G.merchant.6-b")
@each_edition
def test_cards_are_counted_and_not_their_value(edition: str) -> None:
    t = Table(edition).vault(0, "marble", "marble", "stone").vault(1, "rubble", "rubble", "rubble")
    t.vault(2, "rubble", "rubble", "marble", "stone")
    assert bonus_owners(t.s) == [1, -1, -1, -1, -1, 0]
    assert points(t) == [2 + 9 + 3, 2 + 3 + 3, 2 + 8]


@rule("G.merchant.6-c", "G.merchant.6-d")
@each_edition
def test_a_tie_or_an_absent_material_earns_nobody_a_bonus(edition: str) -> None:
    t = Table(edition).vault(0, "wood", "wood").vault(1, "wood", "wood").vault(2, "wood")
    assert bonus_owners(t.s) == [-1] * 6
    assert bonus_owners(Table(edition).s) == [-1] * 6


@rule("G.score.2-d")
@each_edition
def test_statue_and_wall_score_when_complete(edition: str) -> None:
    t = Table(edition).build(0, "statue", site="rubble").begin(1, "statue")
    assert points(t) == [2 + 1 + 3, 2, 2]
    for stones, extra in ((0, 0), (1, 0), (2, 1), (5, 2)):
        t = Table(edition).build(0, "wall").begin(1, "wall")
        t.stockpile(0, *["stone"] * stones).stockpile(1, *["stone"] * stones)
        assert points(t) == [4 + extra, 2, 2]


@rule("G.score.2-e")
@each_edition
def test_nothing_else_scores(edition: str) -> None:
    t = Table(edition).hand(0, "villa", "temple", jacks=1).stockpile(0, "marble", "marble")
    t.clientele(0, "patron", "patron").begin(0, "forum", "marble", "marble")
    assert points(t) == [2, 2, 2]


@rule("G.score.1-a")
def test_a_forum_win_needs_no_points() -> None:
    t = Table("fr2008").build(0, "forum", site="marble").clientele(0, *["marble"])
    t.clientele(0, "rubble", "wood", "brick", "concrete").influence(0, 6).pool("stone")
    t.vault(1, "marble", "marble").influence(1, 9)
    led(t, "patron").do(0, {"hire": "stone"})
    assert t.s.winners == [0]
    assert max(points(t)) == points(t)[1] > points(t)[0]


@rule("G.score.3-a")
@each_edition
def test_most_points_win(edition: str) -> None:
    t = Table(edition).influence(0, 5).influence(1, 6).hand(0, "wood", "wood")
    assert last_card_drawn(t, 0).s.winners == [1]


@rule("G.score.3-b")
@each_edition
def test_cards_in_hand_break_a_tie(edition: str) -> None:
    t = Table(edition).hand(0, "wood", "wood").hand(1, "dock", jacks=2)
    assert last_card_drawn(t, 2).s.winners == [1]


@rule("G.score.3-b")
@each_edition
def test_only_tied_seats_are_compared_by_hand(edition: str) -> None:
    t = Table(edition).influence(0, 3).influence(1, 3).hand(1, "dock")
    assert last_card_drawn(t.hand(2, "wood", "wood", "wood"), 2).s.winners == [1]


@rule("G.score.3-c")
@each_edition
def test_seats_still_tied_share_the_victory(edition: str) -> None:
    t = Table(edition).hand(0, "wood", "wood").hand(1, "dock", jacks=1)
    assert last_card_drawn(t, 2).s.winners == [0, 1]
    assert t.game.winners(t.s) == [0, 1]
