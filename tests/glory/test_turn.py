"""The turn: who decides and acts when, how many actions, clean-up, its end (G.turn.1-7, 10)."""

import pytest

from aedilis.glory.definitions.cards import ROLE_IDS
from aedilis.glory.state.table import FOLLOWED, LED, THOUGHT
from aedilis.kernel.game import Words
from aedilis.kernel.rule import rule
from tests.glory.table import GAME, Table, each_edition, names

RUBBLE = ["rubble"] * 12


def laborers(edition: str = "fr2008", seats: int = 3) -> Table:
    """Everybody has a road to play as laborer and a rubble pool to take from."""
    t = Table(edition, seats)
    for seat in range(seats):
        t.hand(seat, "road")
    return t.pool(*RUBBLE)


def play(t: Table, seat: int, *cards: str, role: str = "laborer") -> Table:
    verb = "lead" if seat == t.s.leader else "follow"
    return t.do(seat, {verb: role, "with": list(cards)})


@rule("G.turn.1-a", "G.turn.1-b", "G.turn.3-e")
@each_edition
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_the_course_of_a_turn(edition: str, leader: int) -> None:
    t = laborers(edition, 4).lead(leader)
    order = [(leader + i) % 4 for i in range(4)]
    course: list[tuple[str, int]] = []
    turn = t.s.turn
    while t.s.turn == turn:
        (seat,) = t.asked()
        course.append((t.key(), seat))
        if t.key() == "glory-ask-laborer":
            assert names(t[seat].played) == ["road"]
            t.do(seat, {"take": "rubble"})
        else:
            play(t, seat, "road")
    assert course == [
        ("glory-ask-lead", leader),
        *[("glory-ask-follow", seat) for seat in order[1:]],
        *[("glory-ask-laborer", seat) for seat in order],
    ]
    assert [camp.played for camp in t.s.camps] == [[]] * 4
    assert (t.s.turn, t.s.leader, t.asked()) == (turn + 1, order[1], [order[1]])


@rule("G.turn.1-a")
@each_edition
def test_nobody_else_may_move_meanwhile(edition: str) -> None:
    t = laborers(edition).lead(0)
    assert t.refused(1, {"lead": "laborer", "with": ["road"]}) == "G.turn.1"
    play(t, 0, "road")
    assert t.asked() == [1]
    assert t.refused(2, {"think": "jack"}) == "G.turn.1"
    assert t.refused(0, {"take": "rubble"}) == "G.turn.1"


@rule("G.turn.2-a")
@each_edition
def test_all_decide_before_anybody_acts(edition: str) -> None:
    t = laborers(edition).clientele(1, "laborer").lead(0)
    play(t, 0, "road")
    t.think(1)
    assert (t.key(), t.asked()) == ("glory-ask-follow", [2])
    assert [camp.stockpile for camp in t.s.camps] == [[], [], []]
    play(t, 2, "road")
    assert (t.key(), t.asked()) == ("glory-ask-laborer", [0])


@rule("G.turn.2-b")
@each_edition
def test_later_players_know_what_earlier_ones_chose(edition: str) -> None:
    t = laborers(edition, 4).lead(0)
    play(t, 0, "road")
    play(t, 1, "road")
    t.do(2, {"think": "jack"})
    view = GAME.view(t.s, 3)
    assert (view.role, view.asking) == (ROLE_IDS.index("laborer"), "glory-ask-follow")
    assert (view.camps[0].mode, names(view.camps[0].played)) == (LED, ["road"])
    assert (view.camps[1].mode, names(view.camps[1].played)) == (FOLLOWED, ["road"])
    assert (view.camps[2].mode, view.jacks) == (THOUGHT, 5)


@rule("G.turn.2-c", "G.turn.2-d", "G.think.7-a")
@each_edition
def test_thinking_happens_at_its_place(edition: str) -> None:
    t = Table(edition).hand(0, "road").hand(1, "temple", "wall").hand(2, "forum", jacks=1)
    t.build(1, "latrine").build(2, "vomitorium").lead(0)
    play(t, 0, "road")
    t.do(1, {"discard": "temple"})
    assert names(t.s.pool) == ["temple"]
    t.do(1, {"think": "refill"})
    assert t[1].hand_size() == 5
    t.do(2, {"discard": "hand"})
    assert names(t.s.pool) == ["forum", "temple"]
    assert (t[2].hand_size(), t.s.jacks) == (0, 6)
    t.do(2, {"think": "jack"})
    # What was thrown away lies in the pool for the actions of this turn.
    t.do(0, {"take": "marble"})
    assert len(t[0].stockpile) == 1


@rule("G.turn.3-a", "G.turn.3-b", "G.turn.3-c", "G.patron.5-a")
@each_edition
@pytest.mark.parametrize("clients", [0, 1, 2])
def test_how_many_actions(edition: str, clients: int) -> None:
    t = laborers(edition)
    for seat in range(3):
        # Clients of another role do nothing.
        t.influence(seat, 4).clientele(seat, *["laborer"] * clients, "merchant")
    play(t.lead(0), 0, "road")
    play(t, 1, "road")
    t.think(2)
    taken = [t.repeat(seat, {"take": "rubble"}) for seat in (0, 1, 2)]
    assert taken == [1 + clients, 1 + clients, clients]
    assert [len(camp.stockpile) for camp in t.s.camps] == taken
    assert t.key() == "glory-ask-lead"


@rule("G.turn.3-d")
@each_edition
@pytest.mark.parametrize("role", ROLE_IDS)
def test_all_perform_the_led_role(edition: str, role: str) -> None:
    t = Table(edition).hand(0, "road", jacks=1).pool("rubble")
    for seat in (1, 2):
        t.hand(seat, "road").stockpile(seat, "rubble").clientele(seat, *ROLE_IDS)
        t.influence(seat, 7)
    t.lead(0)
    play(t, 0, "jack", role=role).others_think()
    asked = []
    while t.s.leader == 0:
        asked.append(t.key())
        t.stop(t.asked()[0])
    assert len(asked) >= 2
    assert set(asked) == {f"glory-ask-{role}"}


@rule("G.turn.4-a")
@each_edition
def test_fewer_actions_may_be_performed(edition: str) -> None:
    t = laborers(edition).clientele(0, "laborer", "laborer").lead(0)
    play(t, 0, "road").others_think()
    t.do(0, {"take": "rubble"}).stop(0)
    assert (len(t[0].stockpile), t.s.leader) == (1, 1)
    # What was not used is lost: in the next turn only the two clients act.
    play(t, 1, "road").others_think().stop(1)
    assert t.repeat(0, {"take": "rubble"}) == 2


@rule("G.turn.4-b", "G.turn.4-c")
@each_edition
@pytest.mark.parametrize("role", ROLE_IDS)
def test_leading_and_following_in_vain_is_legal(edition: str, role: str) -> None:
    t = Table(edition, 2).hand(0, jacks=1).hand(1, jacks=1).lead(0)
    play(t, 0, "jack", role=role)
    # Nobody has anything to act with: the turn is over when the last has decided.
    play(t, 1, "jack", role=role)
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 1)


@rule("G.turn.4-c", "G.patron.1-b", "G.laborer.1-b", "G.laborer.3-b")
@each_edition
@pytest.mark.parametrize(("role", "word"), [("laborer", "take"), ("patron", "hire")])
def test_an_empty_pool_ends_the_actions(edition: str, role: str, word: str) -> None:
    t = Table(edition).hand(0, jacks=1).hand(1, jacks=1).clientele(0, role)
    t.influence(0, 5).pool("wood", "brick").lead(0)
    play(t, 0, "jack", role=role)
    play(t, 1, "jack", role=role)
    t.think(2)
    t.do(0, {word: "wood"}).do(0, {word: "brick"})
    assert (t.key(), t.s.leader) == ("glory-ask-lead", 1)


@rule("G.turn.4-c", "G.patron.2-a", "G.merchant.2")
@each_edition
def test_full_clientele_and_full_vault_end_the_actions(edition: str) -> None:
    t = Table(edition, 2).hand(0, jacks=2).pool("wood", "wood").stockpile(0, "brick", "brick")
    t.clientele(0, "patron").vault(0, "stone").clientele(0, "merchant").vault(0, "stone").lead(0)
    play(t, 0, "jack", role="patron").others_think()
    assert t.key() == "glory-ask-lead"
    play(t.lead(0), 0, "jack", role="merchant").others_think()
    assert t.key() == "glory-ask-lead"


@rule("G.turn.5-a", "G.laborer.3-a")
@each_edition
def test_played_cards_wait_in_the_camp(edition: str) -> None:
    t = laborers(edition).pool("wood").clientele(0, "laborer").lead(0)
    t.s.pool = t.s.pool[-1:] + t.s.pool[:-1]
    play(t, 0, "road")
    play(t, 1, "road").think(2)
    assert [names(camp.played) for camp in t.s.camps] == [["road"], ["road"], []]
    assert [camp.hand_size() for camp in t.s.camps] == [0, 0, 2]
    assert len(t.s.pool) == 13
    t.do(0, {"take": "wood"})
    assert not t.can(0, {"take": "wood"})


@rule("G.turn.5-a", "G.laborer.3-a", "G.patron.4-a")
@each_edition
@pytest.mark.parametrize(("role", "word"), [("laborer", "take"), ("patron", "hire")])
def test_no_action_takes_a_played_card(edition: str, role: str, word: str) -> None:
    t = Table(edition).hand(0, role).hand(1, role).pool("brick").clientele(0, role).lead(0)
    material = {"laborer": "rubble", "patron": "marble"}[role]
    t.do(0, {"lead": role}).do(1, {"follow": role}).think(2)
    assert t.refused(0, {word: material}) == f"G.{role}.1"
    t.do(0, {word: "brick"})
    # The two cards played are in the pool only now.
    assert t.key() == "glory-ask-lead"
    assert len(t.s.pool) == 2


@rule("G.turn.5-a")
@each_edition
def test_played_cards_are_neither_shown_nor_demanded(edition: str) -> None:
    t = Table(edition, 2).hand(0, "bath", "wall").hand(1, "gate").clientele(0, "legionary")
    play(t.lead(0), 0, "bath", role="legionary")
    play(t, 1, "gate", role="legionary")
    assert t.refused(0, {"demand": ["brick"]}) == "G.legionary.1"
    t = Table(edition, 2).hand(0, "bath", "school").hand(1, "gate").lead(0)
    play(t, 0, "bath", role="legionary")
    play(t, 1, "gate", role="legionary")
    t.do(0, {"demand": ["school"]})
    assert (t[0].stockpile, t.key()) == ([], "glory-ask-lead")


@rule("G.turn.6-a", "G.turn.6-b", "G.petition.4-a")
@each_edition
def test_clean_up(edition: str) -> None:
    t = Table(edition, 4).build(2, "palace").hand(0, jacks=1).hand(1, "brick", "brick", "brick")
    t.hand(2, "road", "bar", jacks=1).hand(3, "latrine").lead(0)
    petition = t.s.rules.petition_size
    play(t, 0, "jack")
    t.do(1, {"follow": "laborer", "as": "petition", "with": names(t[1].hand)[:petition]})
    play(t, 2, "road", "bar", "jack")
    assert (t.s.pool, t.s.jacks) == ([], 4)
    t.think(3)
    assert (len(t.s.pool), t.s.jacks, t.s.leader) == (petition + 2, 5, 1)
    assert {"bar", "road"} < set(names(t.s.pool))
    assert [camp.played_jacks for camp in t.s.camps] == [0] * 4


@rule("G.turn.6-a")
@pytest.mark.parametrize("edition", ["es2011-original", "it2011", "fr2008"])
def test_a_circus_pair_goes_to_the_pool(edition: str) -> None:
    t = Table(edition, 2).build(0, "circus").hand(0, "dock", "market").lead(0)
    play(t, 0, "dock", "market").others_think()
    assert names(t.s.pool) == ["dock", "market"]


@rule("G.turn.6-c", "G.turn.10-a")
@each_edition
def test_sewer_and_senate_are_the_exceptions(edition: str) -> None:
    t = Table(edition, 2).build(0, "sewer").build(1, "senate").hand(0, "road", jacks=1).lead(0)
    play(t, 0, "jack", role="merchant").others_think()
    assert (t.key(), t.asked()) == ("glory-ask-senate", [1])
    t.do(1, {"claim": [0]})
    assert (t[1].jacks, t.s.jacks) == (2, 4)
    play(t.lead(0), 0, "road").others_think()
    t.do(0, {"store": ["road"]})
    assert (names(t[0].stockpile), t.s.pool) == (["road"], [])


@rule("G.turn.7-a", "G.think.6-b")
@each_edition
@pytest.mark.parametrize("seats", [2, 5])
def test_the_leader_marker_goes_round(edition: str, seats: int) -> None:
    t = Table(edition, seats).lead(seats - 1)
    for leader in [seats - 1, *range(seats)]:
        assert (t.s.leader, t.asked()) == (leader, [leader])
        t.think(leader)
    t = laborers(edition, seats).lead(0)
    for leader in range(seats):
        assert (t.s.leader, t.asked()) == (leader, [leader])
        play(t, leader, "road").end_turn()
    assert (t.s.leader, t.asked()) == (0, [0])


def end_of_turn(edition: str) -> Table:
    """Seats 1 and 2 have a Senate; seat 0 has a Sewer and an Academy, seat 2 an Academy."""
    t = Table(edition, 4).build(1, "senate").build(2, "senate").build(0, "sewer")
    t.build(0, "academy").build(2, "academy").hand(0, "dock", "palisade").hand(3, jacks=1)
    t.begin(0, "market").hand(2, "circus", "circus").begin(2, "palisade")
    return t


@rule("G.turn.10-a", "G.turn.10-b")
@each_edition
def test_the_order_of_end_of_turn_effects(edition: str) -> None:
    t = end_of_turn(edition).lead(0)
    play(t, 0, "dock", role="craftsman").think(1)
    play(t, 2, "circus", role="craftsman")
    play(t, 3, "jack", role="craftsman")
    t.do(0, {"add": "wood", "to": "market"})
    assert (t.key(), t.asked()) == ("glory-ask-craftsman", [2])
    t.do(2, {"add": "wood", "to": "palisade"})
    answers: dict[str, Words] = {
        "glory-ask-senate": {"claim": []},
        "glory-ask-sewer": {"store": []},
        "glory-ask-think": {"think": "jack"},
    }
    order = []
    while t.key() != "glory-ask-lead":
        order.append((t.key(), t.asked()))
        t.do(t.asked()[0], answers[t.key()])
    assert order == [
        ("glory-ask-senate", [1]),
        ("glory-ask-senate", [2]),
        ("glory-ask-sewer", [0]),
        ("glory-ask-think", [0]),
        ("glory-ask-think", [2]),
    ]


@rule("G.turn.10-b")
def test_senates_act_in_the_order_of_the_turn() -> None:
    t = Table("fr2008", 4).build(1, "senate").build(2, "senate").hand(3, jacks=1)
    t.hand(2, "road").lead(2)
    play(t, 2, "road")
    play(t, 3, "jack").others_think()
    assert (t.key(), t.asked()) == ("glory-ask-senate", [2])
    t.do(2, {"claim": [3]})
    # Nothing is left for the other Senate.
    assert t.key() == "glory-ask-lead"


@rule("G.turn.10-a", "G.turn.6-b")
def test_jacks_are_back_before_academies_think() -> None:
    t = Table("fr2008", 2).build(0, "academy").hand(0, "dock", jacks=1).begin(0, "market")
    t.jacks(0).lead(0)
    play(t, 0, "jack", role="craftsman")
    t.do(1, {"think": "card"})
    t.do(0, {"add": "dock", "to": "market"})
    t.do(0, {"think": "jack"})
    assert (t[0].jacks, t.s.jacks) == (1, 0)


@rule("G.turn.10-c", "G.think.6-a")
@each_edition
def test_nothing_follows_when_the_leader_thinks(edition: str) -> None:
    t = Table(edition, 2).build(0, "academy").build(0, "sewer").build(1, "senate")
    t.clientele(0, "laborer").clientele(1, "laborer").pool("wood").hand(0, jacks=1).lead(0)
    t.do(0, {"think": "jack"})
    assert (t.key(), t.asked()) == ("glory-ask-lead", [1])


@rule("G.turn.10-d", "G.end.6")
@each_edition
def test_nothing_follows_the_end_of_the_game(edition: str) -> None:
    t = Table(edition, 2).build(0, "academy").build(0, "sewer").build(1, "senate")
    t.hand(0, "stone", jacks=1).begin(0, "catacomb", "stone", "stone").hand(1, "dock").lead(0)
    play(t, 0, "jack", role="craftsman")
    play(t, 1, "dock", role="craftsman")
    t.do(0, {"add": "stone", "to": "catacomb"})
    assert (t.s.over, t.asked()) == (True, [])
    assert (t[0].played_jacks, names(t[1].played), t.s.pool) == (1, ["dock"], [])
