"""Forum: a client of every role wins."""

from itertools import product

import pytest

from aedilis.glory.definitions.cards import BUILDINGS, LUDUS_MAGNA, MATERIAL, STOREROOM
from aedilis.glory.rules.ending import forum_ready
from aedilis.glory.state.table import END_FORUM, Camp
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed
from tests.glory.table import OLD_CIRCUS, Table
from tests.glory.turns import MATERIALS, ROLES, each_edition, led, structure

FIVE = ROLES[1:]
by_clients_alone = pytest.mark.parametrize("edition", OLD_CIRCUS)


def won_by(t: Table, seat: int) -> bool:
    """Whether the game has just ended with a Forum victory of this seat."""
    return t.s.over and t.s.ending == END_FORUM and t.s.winners == [seat]


@rule("G.b.forum.1-a", "G.b.forum.1-c", "G.end.4-a", "G.end.4-c", "G.score.1-a")
@by_clients_alone
def test_completing_forum_wins_whatever_the_points(edition: str) -> None:
    t = completed(Table(edition).clientele(0, *ROLES).influence(1, 12), "forum")
    assert won_by(t, 0)


@rule("G.b.forum.1-a", "G.b.forum.1-b", "G.end.4-b")
def test_in_es2011_clients_alone_do_not_win() -> None:
    t = completed(Table("es2011").clientele(0, *ROLES), "forum")
    assert structure(t, 0, "forum").complete
    assert not t.s.over


@rule("G.b.forum.1-b", "G.end.4-b")
def test_in_es2011_materials_count_in_the_stockpile_only() -> None:
    t = Table("es2011").clientele(0, *ROLES).build(0, "forum").stockpile(0, *MATERIALS[:5])
    led(t.vault(0, "marble").hand(0, "marble").pool("marble"), "laborer")
    assert not t.s.over
    t.do(0, {"take": "marble"})
    assert won_by(t, 0)


@rule("G.b.forum.1-c")
def test_another_players_move_may_win_for_the_owner() -> None:
    t = Table("es2011").clientele(0, *ROLES).build(0, "forum").stockpile(0, *MATERIALS[:5])
    led(t.hand(0, "temple").hand(1, "palace"), "legionary").do(0, {"demand": ["temple"]})
    assert not t.s.over
    t.do(1, {"give": ["palace"]})
    assert won_by(t, 0)


@rule("G.b.forum.1-c", "G.b.forum.1-d")
@by_clients_alone
def test_a_new_client_counts_at_once(edition: str) -> None:
    t = Table(edition).build(0, "forum").influence(0, 6).clientele(0, *ROLES[:5]).pool("marble")
    led(t, "patron").do(0, {"hire": "marble"})
    assert won_by(t, 0)


@rule("G.b.forum.1-e")
@by_clients_alone
def test_who_has_no_working_forum_does_not_win(edition: str) -> None:
    t = Table(edition).clientele(0, *ROLES).clientele(1, *ROLES).influence(1, 12)
    t.begin(1, "forum", "marble", "marble")
    assert won_by(completed(t, "forum"), 0)


@rule("G.b.forum.2-a", "G.b.forum.2-b")
@by_clients_alone
def test_six_merchants_suffice_with_ludus_magna(edition: str) -> None:
    t = Table(edition).build(0, "forum").build(0, "ludus_magna").clientele(0, *["merchant"] * 5)
    led(t.pool("stone"), "patron")
    assert not t.s.over
    t.do(0, {"hire": "stone"})
    assert won_by(t, 0)


@rule("G.b.forum.2-c", "G.b.forum.3-a")
@pytest.mark.parametrize("function", ["ludus_magna", "storeroom"])
def test_what_stands_in_for_a_role_leaves_es2011_its_materials(function: str) -> None:
    t = Table("es2011").build(0, "forum").build(0, function)
    t.clientele(0, *FIVE, "merchant").stockpile(0, *MATERIALS[:5]).lead(0)
    assert not t.s.over
    t.stockpile(0, "marble").lead(0)
    assert won_by(t, 0)


@rule("G.b.forum.2-a", "G.b.forum.2-c", "G.b.forum.3-a", "G.b.forum.3-b")
@pytest.mark.parametrize(
    ("functions", "clients", "wins"),
    [
        ((), ROLES, True),
        ((), (*FIVE, "craftsman"), False),
        (("storeroom",), (*FIVE, "craftsman"), True),
        (("storeroom",), FIVE, False),
        (("storeroom",), ("laborer", "laborer", *FIVE[1:]), False),
        (("ludus_magna",), (*FIVE, "merchant"), True),
        (("ludus_magna",), (*FIVE, "craftsman"), False),
        (("ludus_magna",), ("merchant",) * 5, False),
    ],
)
@by_clients_alone
def test_what_stands_in_for_a_missing_role(
    edition: str, functions: tuple[str, ...], clients: tuple[str, ...], wins: bool
) -> None:
    t = Table(edition).build(0, "forum").clientele(0, *clients)
    for name in functions:
        t.build(0, name)
    assert won_by(t.lead(0), 0) is wins


def can_fill(counts: tuple[int, ...], ludus: bool, storeroom: bool) -> bool:
    """Whether clients, `counts` of each role, can take the six roles, by trying all ways."""

    def place(role: int, left: tuple[int, ...]) -> bool:
        if role < 0:
            return True
        return any(
            left[own] > 0
            and (own == role or (ludus and own == 4) or (storeroom and role == 0))
            and place(role - 1, (*left[:own], left[own] - 1, *left[own + 1 :]))
            for own in range(6)
        )

    return place(5, counts)


@rule("G.b.forum.3-c")
@pytest.mark.parametrize("ludus", [False, True])
@pytest.mark.parametrize("storeroom", [False, True])
def test_clients_are_matched_with_roles(ludus: bool, storeroom: bool) -> None:
    s = Table("fr2008").s
    some_card = [next(c for c in range(BUILDINGS) if MATERIAL[c] == m) for m in range(6)]
    camp = Camp()
    camp.active = ludus << LUDUS_MAGNA | storeroom << STOREROOM
    for counts in product(range(3), repeat=6):
        camp.clientele = [some_card[m] for m in range(6) for _ in range(counts[m])]
        assert forum_ready(s, camp) == can_fill(counts, ludus, storeroom), counts


def opening(edition: str) -> Table:
    """Seat 2 can open the Forum of seat 0; seats 1 and 2 have clients of all roles."""
    t = Table(edition).build(0, "forum").build(2, "stairway").stockpile(2, "marble")
    t.clientele(1, *ROLES).clientele(2, *ROLES)
    if edition == "es2011":
        t.stockpile(1, *MATERIALS).stockpile(2, *MATERIALS)
    return t


@rule("G.b.forum.4-a", "G.b.forum.4-b")
@each_edition
def test_of_those_who_qualify_together_most_points_win(edition: str) -> None:
    t = opening(edition).vault(1, "stone", "stone").influence(0, 14)
    led(t, "architect", leader=2).do(2, {"open": "forum", "of": 0})
    assert won_by(t, 1)


@rule("G.b.forum.4-c", "G.score.3-b")
@pytest.mark.parametrize(("cards", "winner"), [((), 1), (("dock", "road"), 2)])
def test_a_tie_is_broken_by_the_hand(cards: tuple[str, ...], winner: int) -> None:
    t = opening("fr2008").influence(1, 5).hand(2, *cards)
    led(t, "architect", leader=2)
    assert t[1].hand_size() == 1
    t.do(2, {"open": "forum", "of": 0})
    assert won_by(t, winner)


@rule("G.b.forum.4-a")
@by_clients_alone
def test_anybody_may_win_by_a_public_forum(edition: str) -> None:
    t = Table(edition).build(0, "forum", opened=True).influence(1, 8).pool("marble")
    led(t.clientele(1, *ROLES[:5]), "patron", leader=1).do(1, {"hire": "marble"})
    assert won_by(t, 1)


@rule("G.b.forum.5-a", "G.b.gate.1-a")
@pytest.mark.parametrize("gate", [True, False])
@each_edition
def test_with_gate_a_foundation_is_enough(edition: str, gate: bool) -> None:
    t = Table(edition).clientele(0, *ROLES).hand(0, "forum").stockpile(0, *MATERIALS)
    if gate:
        t.build(0, "gate")
    led(t, "craftsman").do(0, {"lay": "forum"})
    assert won_by(t, 0) is gate


@rule("G.b.forum.5-a", "G.end.7-a")
def test_forum_goes_before_the_last_site_in_town() -> None:
    t = Table("fr2008", 2).clientele(0, *ROLES).hand(0, "forum").build(0, "gate").influence(1, 20)
    t.town(rubble=0, wood=0, brick=0, concrete=0, stone=0, marble=1)
    led(t, "craftsman").do(0, {"lay": "forum"})
    assert won_by(t, 0)
