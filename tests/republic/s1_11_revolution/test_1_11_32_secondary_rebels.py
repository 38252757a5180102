"""Who joins the rebel, and what rebels give up (1.11.32, 1.11.34, 1.11.36)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import CENSOR, DICTATOR, MASTER_OF_HORSE, ROME_CONSUL
from aedilis.republic.phases.revolution.declare import DECLARE_STEPS, DeclareFrame, candidates
from aedilis.republic.phases.revolution.secondary import SecondaryFrame, may_join
from aedilis.republic.rules.abroad import come_home, install
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.persons import in_play, in_rome, who
from aedilis.republic.rules.revolt import join, put_down, rebel_strength, would_follow
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    BARRACKS,
    CAPTIVE,
    FORUM,
    PROCONSUL,
    PROVINCE,
    REBEL,
    ROME,
    UNDER,
)
from tests.republic.setup.combat import general, office, person, under
from tests.republic.setup.opening import breaks_out, fetch, sound
from tests.republic.setup.revolution import (
    asked,
    beside,
    captive,
    choices,
    quiet,
    rich,
    say,
    start,
    uprising,
    veteran,
    victor,
)


def rebels(s: RepublicState, slot: int) -> None:
    """An army of veterans rebels, down to the question who joins."""
    for n in would_follow(s, slot):
        veteran(s, n, slot)
    start(s, DeclareFrame(candidates(s), DECLARE_STEPS.first, NONE, 0, [], 0))
    say(s, {"do": "rebel"})


def asks_about(s: RepublicState) -> object:
    """Of whom it is asked whether he joins; None when that is over."""
    prompt = s.stack[-1].asks(s)[0]
    if prompt.key != "republic-ask-join":
        return None
    assert prompt.params is not None
    return prompt.params["person"]


def only_these(s: RepublicState, seat: int, *slots: int) -> None:
    """A faction has no other members."""
    for slot, one in in_play(s):
        if one.faction == seat and slot not in slots:
            s.senator(slot).faction = (seat + 1) % s.seats
    s.factions[seat].leader = slots[0]


def free_province(s: RepublicState) -> int:
    """A province that nobody governs."""
    here = index_of("province", "sicilia")
    held = s.holdings[here]
    if held is not None and held.governor != NONE:
        come_home(s, held.governor)
    s.holdings[here] = Holding(False, NONE, 0)
    return here


@rule("R 1.11.32-a", "R VII.rebels-c")
def test_each_senator_of_the_faction_says_at_once_whether_he_joins() -> None:
    s = quiet()
    slot = victor(s, "fabius", 2, 1)
    loyal, disloyal = person(s, "aelius", 1), person(s, "junius", 1)
    only_these(s, 1, slot, loyal, disloyal)
    rebels(s, slot)
    answers = {}
    while (one := asks_about(s)) is not None:
        assert asked(s)[1] == 1
        assert choices(s, "do") == ["join", "stay"]
        answers[one] = "join" if one == who(s, disloyal) else "stay"
        say(s, {"do": answers[one]})
    assert set(answers) == {who(s, loyal), who(s, disloyal)}
    assert [s.senator(x).place for x in (slot, disloyal, loyal)] == [REBEL, REBEL, ROME]
    assert in_rome(s, 1) == [loyal]


@rule("R 1.11.32-c", "R 1.11.34-a")
def test_a_rebel_loses_offices_knights_and_concessions_but_not_his_money() -> None:
    """R-1.11.32: a secondary rebel has no knights left."""
    s = quiet()
    uprising(s, "fabius", 2, 1)
    slot = person(s, "aelius", 1)
    office(s, slot, CENSOR)
    concession = index_of("concession", "mining")
    fetch(s, 57)
    grant(s, concession, slot)
    s.senator(slot).knights = 3
    rich(s, slot, 7)
    join(s, slot)
    sound(s)
    one = s.senator(slot)
    assert (one.offices, one.knights, one.talents, one.place) == (0, 0, 7, REBEL)
    assert s.owner[concession] == NONE
    assert s.zone[57] == FORUM


@rule("R 1.11.32", "R 1.13.1")
def test_a_governor_who_joins_leaves_his_province_and_its_garrison() -> None:
    s = quiet()
    uprising(s, "fabius", 2, 1)
    slot = person(s, "aelius", 1)
    here = free_province(s)
    install(s, here, slot)
    garrison = s.legions.index(0)
    s.legions[garrison] = AT_PROVINCE + here
    assert s.senator(slot).place == PROVINCE
    join(s, slot)
    sound(s)
    held = s.holdings[here]
    assert held is not None
    assert held.governor == NONE
    assert s.legions[garrison] == AT_PROVINCE + here


@rule("R 1.11.32", "R 1.13.1")
def test_a_rebel_loses_the_province_he_rules_by_legate() -> None:
    s = quiet("late")
    slot = victor(s, "fabius", 2, 1)
    here = free_province(s)
    install(s, here, slot, legate=True)
    rebels(s, slot)
    held = s.holdings[here]
    assert held is not None
    assert held.governor == NONE


@rule("R 1.11.32-e", "R 1.11.32-f", "R 1.11.36-a", "R VII.rebels-b")
def test_a_commander_who_joins_brings_his_veterans_alone() -> None:
    s = quiet()
    breaks_out(s, "first_gallic_war")
    rebel = uprising(s, "fabius", 2, 1)
    slot = general(s, "aelius", "first_gallic_war", 4, 3, 1, ROME_CONSUL)
    s.senator(slot).marks |= PROCONSUL
    veteran(s, 3, slot)
    other = veteran(s, 4)
    join(s, slot)
    sound(s)
    assert under(s, slot) == (0, 0)
    assert under(s, rebel) == (3, 0)
    assert (s.legions.count(BARRACKS), s.fleets.count(BARRACKS)) == (3, 3)
    assert s.legions[other] == BARRACKS
    assert s.senator(slot).marks & PROCONSUL == 0


@rule("R 1.11.36-a", "R 1.10.51")
def test_the_veterans_of_a_rebel_come_from_wherever_they_are() -> None:
    s = quiet()
    breaks_out(s, "first_gallic_war")
    slot = victor(s, "fabius", 2, 1)
    loyal = general(s, "cornelius", "first_gallic_war", 3, 0, 0, ROME_CONSUL)
    in_field = veteran(s, 2, slot)
    s.legions[8] = BARRACKS
    at_home = veteran(s, 8, slot)
    rebels(s, slot)
    assert [s.legions[n] for n in (in_field, at_home)] == [UNDER + slot] * 2
    assert (under(s, slot)[0], under(s, loyal)[0]) == (4, 2)


@rule("R 1.11.3-e", "R 1.11.32")
def test_a_master_of_horse_joins_only_his_own_dictator() -> None:
    """R-1.11.32: the Dictator of his faction must have rebelled."""
    s = quiet()
    slot = victor(s, "fabius", 3, 1)
    dictator, master = person(s, "cornelius", 1), person(s, "aelius", 1)
    office(s, dictator, DICTATOR)
    office(s, master, MASTER_OF_HORSE)
    only_these(s, 1, slot, dictator, master)
    rebels(s, slot)
    assert asks_about(s) == who(s, dictator)
    say(s, {"do": "stay"})
    assert asks_about(s) is None
    assert s.senator(master).offices >> MASTER_OF_HORSE & 1


@rule("R 1.11.32-g", "R 1.11.37-d")
def test_a_master_of_horse_who_joins_his_dictator_still_helps_him() -> None:
    s = quiet()
    slot = victor(s, "fabius", 9, 1, which=DICTATOR)  # MIL 4
    master = beside(s, slot, "aelius", 1)  # MIL 3
    other = person(s, "julius", 1)  # MIL 4, of no account
    only_these(s, 1, slot, master, other)
    rebels(s, slot)
    assert s.senator(master).place == ROME
    while asks_about(s) is not None:
        say(s, {"do": "join"})
    assert rebel_strength(s) == 2 * 9 + 4 + 3
    assert s.senator(master).offices == 0


@rule("R 1.11.32", "R 1.10.7")
def test_a_master_of_horse_of_another_faction_is_home_and_out_of_office() -> None:
    s = quiet()
    slot = victor(s, "fabius", 9, 1, which=DICTATOR)
    master = beside(s, slot, "aelius", 2)
    only_these(s, 1, slot)
    rebels(s, slot)
    assert asks_about(s) is None
    assert (s.senator(master).place, s.senator(master).offices) == (ROME, 0)
    assert rebel_strength(s) == 18 + 4


@rule("R 1.11.32", "R 1.10.71", "R 1.09.823")
def test_captives_and_a_consul_for_life_are_not_asked() -> None:
    s = quiet()
    slot = victor(s, "fabius", 2, 1)
    prisoner = captive(s, "aelius", 1)
    ruler = person(s, "junius", 1)
    only_these(s, 1, slot, prisoner, ruler)
    s.life = ruler
    rebels(s, slot)
    assert asks_about(s) is None
    assert s.senator(prisoner).place == CAPTIVE


@rule("R 1.11.32")
def test_a_leader_who_rebels_leads_his_faction_still() -> None:
    s = quiet()
    slot = victor(s, "fabius", 2, 1)
    only_these(s, 1, slot)
    rebels(s, slot)
    assert s.factions[1].leader == slot


@rule("R 1.11.371-a", "R 1.11.371-b", "R 1.11.32-c", "R 1.05.3")
def test_rebels_are_executed_and_a_leader_has_a_loyal_heir() -> None:
    """R-1.11.371c: the rebel was faction leader: his heir is in Rome, with nothing."""
    s = quiet()
    slot = uprising(s, "fabius", 3, 1)
    other = person(s, "aelius", 1)
    s.factions[1].leader = slot
    join(s, other)
    rich(s, slot, 5)
    put_down(s)
    sound(s)
    heir = s.senator(slot)
    assert (heir.place, heir.talents, heir.faction) == (ROME, 0, 1)
    assert s.factions[1].leader == slot
    assert s.senators[other] is None
    assert s.rebel == NONE
    assert s.legions.count(BARRACKS) == 3


@rule("R 1.11.32")
def test_the_question_is_asked_by_rank() -> None:
    s = quiet()
    slot = uprising(s, "fabius", 2, 1)
    low, high = person(s, "aelius", 1), person(s, "junius", 1)
    only_these(s, 1, slot, low, high)
    s.senator(high).influence = 12
    assert may_join(s) == [high, low]
    # All are asked as if they were in Rome.
    here = free_province(s)
    install(s, here, high)
    assert s.senator(high).place == PROVINCE
    assert may_join(s) == [high, low]
    assert SecondaryFrame([high]).fields() == [[high]]
