"""In which order wars are fought, and by whom (1.10.1, 1.09.645, 1.11.35)."""

from collections.abc import Sequence

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE, VICTORY
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.rules.abroad import become_proconsul
from aedilis.republic.rules.resolution import DISASTER, STANDOFF
from aedilis.republic.rules.wars import land_strength
from aedilis.republic.state.choices import REBEL_WAR, SENATOR, WAR, code
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, BARRACKS, FIELD, REBEL, ROME, UNDER, VICTOR
from tests.republic.setup.combat import (
    battle,
    blanks,
    general,
    ground,
    office,
    person,
    run,
    under,
    war,
)
from tests.republic.setup.opening import breaks_out, sound, told


def order(s: RepublicState) -> list[object]:
    """The wars that have been attacked, in order."""
    assert s.log is not None
    fought = [one for one in s.log if one.key.startswith("republic-battle-")]
    return [one.params["war"] for one in fought if "war" in one.params]


def generals(s: RepublicState) -> list[object]:
    assert s.log is not None
    fought = [one for one in s.log if one.key.startswith("republic-battle-")]
    return [one.params["general"] for one in fought if "war" in one.params]


def battles() -> BattlesFrame:
    return BattlesFrame([], NONE, 0, [])


def go(s: RepublicState, outcomes: Sequence[int], *answers: Sequence[int]) -> RepublicState:
    s.dice.script = list(outcomes)
    run(s, battles(), *answers)
    assert s.dice.script == []
    return s


def first(s: RepublicState, slot: int) -> list[int]:
    return [code("general", SENATOR, slot)]


@rule("R 1.10.1-a", "R 1.10.1-b", "R 1.10.1-d", "R 1.10.1-g")
def test_wars_are_fought_in_the_order_of_dispatch() -> None:
    """R-1.10.1: a proconsul's war before those of this turn."""
    s = ground("first_gallic_war", "germanic_migrations", "second_punic_war")
    old = general(s, "fabius", "germanic_migrations", 11, which=FIELD_CONSUL)
    become_proconsul(s, old)
    general(s, "cornelius", "first_gallic_war", 9)
    # Each a stalemate without losses, 13 on the table, and a veteran.
    go(s, [5, 4, 4, 0, 4, 3, 3, 11])
    assert order(s) == [war("germanic_migrations"), war("first_gallic_war")]
    # Nobody had to attack the Punic War.
    assert s.fronts[2].fought == 0


@rule("R 1.10.1-b", "R 1.09.645-a", "R 1.09.645-b")
def test_the_last_general_sent_to_a_war_sets_its_place() -> None:
    """R-1.10.1."""
    s = ground("first_gallic_war", "germanic_migrations")
    general(s, "fabius", "germanic_migrations", 11)
    general(s, "cornelius", "first_gallic_war", 9)
    general(s, "julius", "germanic_migrations", 5, seat=0, which=ROME_CONSUL)
    fabius = [*first(s, 1)]
    # The Gallic War first; then both attack the Migrations, the second of them losing a legion.
    go(s, [4, 3, 3, 11, 5, 4, 4, 0, 6, 6, 6, 20, *blanks(s, 1), 21], fabius)
    assert order(s) == [
        war("first_gallic_war"), war("germanic_migrations"), war("germanic_migrations"),
    ]  # fmt: skip
    assert generals(s)[1:] == [1, 3]


@rule("R 1.10.1-e", "R 1.10.1-d", "R 1.07.332")
def test_a_victory_changes_the_strength_of_the_next_war_at_once() -> None:
    s = ground("first_punic_war", "second_punic_war")
    assert land_strength(s, war("second_punic_war")) == 30
    s.fronts[0].naval_won = True
    general(s, "fabius", "first_punic_war", 16, 5)
    general(s, "cornelius", "second_punic_war", 8, 5, seat=1, which=ROME_CONSUL)
    # 18 + 20 - 20 = 18, a victory; then 12 + 12 - 15 = 9, four losses of each kind.
    outcomes = [6, 6, 6, 0, 6, 4, 2, 16, 17, 18, 19, *blanks(s, 8), 20]
    go(s, outcomes)
    assert [told(s, f"republic-battle-{how}")[0]["enemy"] for how in ("victory", "stalemate")] == [
        20, 15,
    ]  # fmt: skip


@rule("R 1.10.1-c", "R 1.04.8")
def test_those_sent_together_choose_which_war_is_first() -> None:
    """R-1.10.1: both owners are asked, and agree."""
    s = ground("first_gallic_war", "germanic_migrations")
    general(s, "fabius", "first_gallic_war", 9)
    general(s, "cornelius", "germanic_migrations", 11, seat=1, which=ROME_CONSUL, together=True)
    wish = [code("war", WAR, war("germanic_migrations"))]
    go(s, [5, 4, 4, 9, 4, 3, 3, 0], wish, wish)
    assert order(s) == [war("germanic_migrations"), war("first_gallic_war")]


@rule("R 1.10.1-c", "R 1.04.8")
def test_dice_decide_when_they_disagree() -> None:
    """R-1.10.1, R-1.04.8: equal throws are repeated."""
    s = ground("first_gallic_war", "germanic_migrations")
    general(s, "fabius", "first_gallic_war", 9)
    general(s, "cornelius", "germanic_migrations", 11, seat=1, which=ROME_CONSUL, together=True)
    wishes = [[code("war", WAR, war(name))] for name in ("first_gallic_war", "germanic_migrations")]
    go(s, [3, 4, 6, 1, 6, 5, 2, 2, 5, 4, 4, 9, 4, 3, 3, 0], *wishes)
    assert order(s) == [war("germanic_migrations"), war("first_gallic_war")]
    assert [one["roll"] for one in told(s, "republic-order-war")] == [7, 7, 11, 4]


@rule("R 1.10.1-c")
def test_one_owner_alone_is_asked_once() -> None:
    s = ground("first_gallic_war", "germanic_migrations")
    general(s, "fabius", "first_gallic_war", 9)
    general(s, "cornelius", "germanic_migrations", 11, which=ROME_CONSUL, together=True)
    go(s, [5, 4, 4, 9, 4, 3, 3, 0], [code("war", WAR, war("germanic_migrations"))])
    assert order(s)[0] == war("germanic_migrations")


@rule("R 1.09.645-b", "R 1.10.1")
def test_on_one_war_the_generals_who_disagree_go_in_the_order_of_dispatch() -> None:
    """R-1.10.1."""
    s = ground("first_gallic_war")
    fabius = general(s, "fabius", "first_gallic_war", 9)
    cornelius = general(s, "cornelius", "first_gallic_war", 9, seat=1, which=ROME_CONSUL)
    go(s, [4, 3, 3, 0, 4, 3, 3, 9], first(s, cornelius), first(s, fabius))
    assert generals(s) == [fabius, cornelius]


@rule("R 1.09.645-b", "R 1.10.1-c")
def test_on_one_war_dice_decide_between_those_sent_together() -> None:
    """R-1.10.1."""
    s = ground("first_gallic_war")
    fabius = general(s, "fabius", "first_gallic_war", 9)
    cornelius = general(s, "cornelius", "first_gallic_war", 9, 0, 1, ROME_CONSUL, True)
    outcomes = [6, 6, 1, 2, 4, 3, 3, 9, 4, 3, 3, 0]
    # Slots in order of dispatch: Cornelius (0) throws 12, Fabius (1) throws 3.
    go(s, outcomes, first(s, fabius), first(s, cornelius))
    assert generals(s) == [cornelius, fabius]


@rule("R 1.09.645-b", "R 1.10.4", "R 1.10.1-f")
def test_the_second_general_comes_home_when_the_first_has_won() -> None:
    """R-1.10.4b: he is not victorious."""
    s = ground("first_gallic_war")
    fabius = general(s, "fabius", "first_gallic_war", 14)
    cornelius = general(s, "cornelius", "first_gallic_war", 9, which=ROME_CONSUL)
    go(s, [4, 3, 3, 0], first(s, fabius))
    assert s.senator(fabius).marks & VICTOR
    assert s.senator(cornelius).place == ROME
    assert not s.senator(cornelius).marks & VICTOR
    assert s.legions.count(BARRACKS) == 9


@rule("R 1.09.645-c", "R 1.10.21-g", "R 1.10.31-f")
def test_a_number_strikes_once_a_turn() -> None:
    """R-1.09.645: the second natural 14 is read on the table."""
    s = ground("jugurthine_war", scenario="middle")
    one = general(s, "fabius", "jugurthine_war", 6, 2)
    two = general(s, "cornelius", "jugurthine_war", 6, 2, 1, ROME_CONSUL)
    assert battle(s, one, 6, 4, 4, 0, 1, 2, *blanks(s, 4)) == DISASTER
    # 14 + 10 - 8 = 16: a victory with two losses of each kind.
    assert battle(s, two, 6, 4, 4, 6, 7, *blanks(s, 4), 8) == VICTORY


@rule("R 1.09.645-c", "R 1.10.31-f")
def test_a_standoff_strikes_once_a_turn_too() -> None:
    s = ground("jugurthine_war", scenario="middle")
    one = general(s, "fabius", "jugurthine_war", 6, 2)
    two = general(s, "cornelius", "jugurthine_war", 6, 2, 1, ROME_CONSUL)
    assert battle(s, one, 5, 4, 4, 0, 1, *blanks(s, 3), 2) == STANDOFF
    # 13 + 10 - 8 = 15: a victory with three losses of each kind, of the two fleets both.
    assert battle(s, two, 5, 4, 4, 6, 7, 8, *blanks(s, 5), 9) == VICTORY


@rule("R 1.10.1", "R 1.11.35")
def test_the_civil_war_has_its_place_among_the_wars() -> None:
    """R-1.10.1: it is one of the wars in the order of dispatch."""
    s = ground("first_gallic_war", "germanic_migrations")
    rebel = person(s, "manlius", 2)
    s.rebel = rebel
    s.senator(rebel).place = REBEL
    s.legions[20] = UNDER + rebel
    general(s, "fabius", "germanic_migrations", 11)
    march = general(s, "cornelius", "rebel", 8, which=ROME_CONSUL)
    general(s, "julius", "first_gallic_war", 1, which=DICTATOR)
    s.dice.script = [5, 4, 4, 0]
    s.stack.append(battles())
    while s.stack[-1].kind() != "civil_war":
        assert s.stack[-1].advance(s)
    assert order(s) == [war("germanic_migrations")]
    below = s.stack[-2]
    assert isinstance(below, BattlesFrame)
    assert march in below.done
    sound(s)


@rule("R 1.10.1-c", "R 1.11.35")
def test_the_civil_war_may_be_chosen_first() -> None:
    s = ground("first_gallic_war")
    rebel = person(s, "manlius", 2)
    s.rebel = rebel
    s.senator(rebel).place = REBEL
    general(s, "fabius", "first_gallic_war", 9)
    march = general(s, "cornelius", "rebel", 8, which=ROME_CONSUL, together=True)
    frame = battles()
    s.stack.append(frame)
    assert not frame.advance(s)
    frame.answer(s, 0, [code("war", 0, REBEL_WAR)])
    while s.stack[-1].kind() != "civil_war":
        assert s.stack[-1].advance(s)
    assert order(s) == []
    assert march in frame.done


@rule("R 1.11.35")
def test_a_rebel_against_whom_nobody_was_sent_is_met_after_all_wars() -> None:
    """R-1.11.35."""
    s = ground("first_gallic_war")
    rebel = person(s, "manlius", 2)
    s.rebel = rebel
    s.senator(rebel).place = REBEL
    general(s, "fabius", "first_gallic_war", 9)
    s.dice.script = [4, 3, 3, 0]
    s.stack.append(battles())
    while s.stack[-1].kind() != "civil_war":
        assert s.stack[-1].advance(s)
    assert order(s) == [war("first_gallic_war")]


@rule("R 1.10.1", "R 1.09.644")
def test_who_has_no_enemy_any_more_comes_home() -> None:
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "rebel", 9)
    go(s, [])
    assert (s.senator(slot).place, s.legions.count(BARRACKS)) == (ROME, 9)


@rule("R 1.10.1")
def test_one_who_has_won_already_does_not_attack_again() -> None:
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 9)
    s.senator(slot).marks |= VICTOR
    office(s, slot, FIELD_CONSUL)
    go(s, [])
    assert s.senator(slot).place == FIELD
    assert under(s, slot) == (9, 0)
    assert breaks_out(s, "germanic_migrations").status == ACTIVE
