"""Who may rebel, and who does if several would (1.11.3)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    DICTATOR,
    FIELD_CONSUL,
    ROME_CONSUL,
)
from aedilis.republic.phases.revolution.declare import candidates
from aedilis.republic.state.zones import (
    BARRACKS,
    PROCONSUL,
    ROME,
    VICTOR,
)
from tests.republic.setup.combat import general, under
from tests.republic.setup.opening import breaks_out, told
from tests.republic.setup.revolution import (
    all_stay,
    asked,
    declare,
    first_of_all,
    over,
    quiet,
    rich,
    say,
    uprising,
    used_up,
    victor,
)

# -- who, and in which order -----------------------------------------------------------------------


@rule("R 1.11.3")
def test_only_victors_in_command_are_asked() -> None:
    """R-1.11.3a: who has won on land may rebel; a general who has won at sea alone may not."""
    s = quiet()
    breaks_out(s, "first_punic_war").naval_won = True
    general(s, "cornelius", "first_punic_war", 4, 6)
    assert candidates(s) == []
    won = victor(s, "fabius", 4, 1, which=ROME_CONSUL)
    assert candidates(s) == [won]


@rule("R 1.11.3-b")
def test_who_lays_down_his_command_brings_all_home() -> None:
    s = quiet()
    slot = victor(s, "fabius", 4, 1, 3)
    declare(s)
    assert asked(s) == ("republic-ask-declare", 1)
    say(s, {"do": "lay_down"})
    assert over(s)
    assert s.rebel == NONE
    one = s.senator(slot)
    assert (one.place, one.at, one.marks & VICTOR, one.serial) == (ROME, NONE, 0, 0)
    assert (s.legions.count(BARRACKS), s.fleets.count(BARRACKS)) == (4, 3)
    assert one.offices >> FIELD_CONSUL & 1


@rule("R 1.11.3-d")
def test_declarations_start_from_the_hrao_as_if_all_were_in_rome() -> None:
    s = quiet()
    low = victor(s, "fabius", 3, 0)
    high = victor(s, "manlius", 3, 2, which=ROME_CONSUL)
    last = victor(s, "julius", 3, 1, which=DICTATOR)
    first_of_all(s, high)
    s.senator(low).marks |= PROCONSUL
    assert candidates(s) == [high, low, last]
    first_of_all(s, last)
    assert candidates(s) == [last, high, low]


@rule("R 1.11.3", "R 1.09.823")
def test_a_consul_for_life_never_rebels() -> None:
    """R-1.11.3a: he lays down his command without being asked."""
    s = quiet()
    slot = victor(s, "fabius", 4, 1)
    s.life = slot
    s.elected = True
    declare(s)
    assert over(s)
    assert s.senator(slot).place == ROME


@rule("R 1.11.3-f", "R 1.11.3-h")
def test_nobody_else_rebels_while_a_rebel_is_undefeated() -> None:
    s = quiet()
    uprising(s, "aelius", 2, 3)
    slot = victor(s, "fabius", 9, 1)
    declare(s)
    assert over(s)
    assert s.senator(slot).place == ROME


@rule("R 1.11.3")
def test_nobody_rebels_without_an_army() -> None:
    s = quiet()
    victor(s, "fabius", 0, 1)
    declare(s)
    assert over(s)


@rule("R 1.11.3-g", "R 1.11.31")
def test_of_two_factions_the_stronger_army_rebels() -> None:
    """R-1.11.3b: the later one replaces the earlier only if its army is strictly stronger; the
    displaced one lays down his command, and his money is lost.
    """
    s = quiet("late")
    first = victor(s, "fabius", 3, 1)  # 3 + MIL 3 of 4
    rich(s, first, 3)
    second = victor(s, "cornelius", 4, 2, which=ROME_CONSUL)  # 4 + MIL 4
    first_of_all(s, first)
    declare(s, 3, 3, 2, 6, 6, 6, 6)
    say(s, {"do": "roll", "regulars": 3})
    say(s, {"do": "rebel"})
    assert s.rebel == NONE
    say(s, {"do": "roll"}, 2)
    say(s, {"do": "rebel"}, 2)
    all_stay(s)
    assert s.rebel == second
    assert (s.senator(first).place, s.senator(first).talents) == (ROME, 0)
    assert under(s, second) == (4, 0)
    assert s.legions.count(BARRACKS) == 3
    assert used_up(s)


@rule("R 1.11.3-g")
def test_equal_armies_leave_the_first_rebel() -> None:
    """R-1.11.3b: equal strength: the first stays. The later one is asked only while he might still
    be stronger.
    """
    s = quiet("late")
    first = victor(s, "fabius", 3, 1)
    victor(s, "cornelius", 4, 2, which=ROME_CONSUL)
    victor(s, "aelius", 3, 3, which=DICTATOR)  # never more than 6
    first_of_all(s, first)
    declare(s, 3, 3, 3, 3, 3, 3, 2)
    say(s, {"do": "roll"})
    say(s, {"do": "rebel"})
    # Three of four follow the second: 3 + MIL 3 is as much as the first has.
    say(s, {"do": "roll"})
    all_stay(s)
    assert over(s)
    assert s.rebel == first
    assert used_up(s)
    assert len(told(s, "republic-lays-down")) == 2


@rule("R 1.11.3")
def test_a_faction_does_not_outbid_itself() -> None:
    s = quiet("late")
    first = victor(s, "fabius", 1, 1)
    second = victor(s, "cornelius", 9, 1, which=ROME_CONSUL)
    first_of_all(s, first)
    declare(s, 6)
    say(s, {"do": "roll"})
    say(s, {"do": "rebel"})
    assert s.rebel == first
    assert s.senator(second).place == ROME
    all_stay(s)
