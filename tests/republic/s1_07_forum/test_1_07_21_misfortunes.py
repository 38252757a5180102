"""Events that strike at once, and how often a card does (1.07.21)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import CONCESSIONS, index_of
from aedilis.republic.definitions.named import (
    EPIDEMIC,
    EVIL_OMENS,
    MOB_VIOLENCE,
    NATURAL_DISASTER,
    STORM,
)
from aedilis.republic.phases.forum.events import happen
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    CURIA,
    FIELD,
    MARCH,
    POOL,
    PROCONSUL,
    UNDER,
)
from tests.republic.setup.forum import (
    GAME,
    asked,
    event,
    governed,
    member,
    say,
    table,
    unaligned,
    war,
)
from tests.republic.setup.opening import bring, fetch, name, sound, told, vacate


def comes(s: RepublicState, id_: str, dice: list[int] | None = None) -> RepublicState:
    """An event comes up, with the outcomes that follow."""
    s.dice.script = dice[:] if dice is not None else []
    happen(s, event(id_))
    assert not s.dice.script
    return sound(s)


@rule("R 1.07.21-b", "R 1.07.21-c", "R 1.07.21-d")
def test_a_card_is_turned_and_then_nothing_more_unless_it_says_so() -> None:
    """R-1.07.21: a third Allied Enthusiasm does nothing; a third drought does."""
    s = table()
    for expected in (1, 2, 2):
        comes(s, "allied_enthusiasm")
        assert s.events[event("allied_enthusiasm")] == expected
    for expected in (1, 2, 3):
        comes(s, "drought")
        assert s.events[event("drought")] == expected
    assert told(s, "republic-event-nothing") == [{"event": event("allied_enthusiasm")}]


@rule("R 1.07.21-b")
@pytest.mark.parametrize(
    "id_",
    ["ally_deserts", "barbarian_raids", "enemys_ally_deserts", "internal_disorder",
     "trial_of_verres", "new_alliance", "enemy_leader_dies", "pretender_emerges", "refuge",
     "manpower_shortage"],
)  # fmt: skip
def test_events_for_later_only_show_their_side(id_: str) -> None:
    s = table()
    before = (s.treasury, s.unrest, s.fleets[:], s.legions[:])
    comes(comes(s, id_), id_)
    assert s.events[event(id_)] == 2
    assert (s.treasury, s.unrest, s.fleets, s.legions) == before


@rule("R 1.07.21")
def test_the_first_evil_omens_cost_twenty_and_each_counts() -> None:
    s = table()
    comes(comes(s, "evil_omens"), "evil_omens")
    assert s.treasury == 80
    assert s.events[EVIL_OMENS] == 2


@rule("R 1.06.53", "R 1.12.3")
def test_the_state_may_be_ruined_by_omens() -> None:
    """R-1.06.53a: with 20 talents it is not, with 19 it is."""
    s = table()
    pay(s, STATE, BANK, 80)
    comes(s, "evil_omens")
    assert not s.bankrupt
    s = table()
    pay(s, STATE, BANK, 81)
    happen(s, EVIL_OMENS)
    assert s.treasury == -1
    assert s.bankrupt
    assert s.flagged


@rule("R 1.07.21")
def test_an_epidemic_kills_those_of_six_chits_who_are_in_rome() -> None:
    """R-1.08.2b: the unaligned in the Forum are in Rome as well."""
    s = table()
    leader = member(s, 0, leader=True)
    there, away = member(s, 0), member(s, 1)
    governed(s, "sicilia", away)
    free = unaligned(s, "furius")
    chits = [away + 1, there + 1, free + 1, 0, 0]
    s.senator(leader).knights = 3
    comes(s, "epidemic", [*chits, leader + 1])
    assert s.senators[there] is None
    assert s.senators[free] is None
    assert s.senator(away).faction == 1
    # The leader's family stays with the faction.
    assert s.senator(leader).knights == 0
    assert s.events[EPIDEMIC] == 1


@rule("R 1.07.21", "R 1.10.71-e")
def test_a_foreign_epidemic_kills_the_first_who_is_away() -> None:
    s = table()
    s.events[EPIDEMIC] = 1
    here, captive, proconsul = member(s, 0), member(s, 1), member(s, 2)
    s.senator(captive).place, s.senator(captive).at = CAPTIVE, 0
    s.senator(proconsul).place, s.senator(proconsul).at = FIELD, 0
    s.senator(proconsul).marks = PROCONSUL
    comes(s, "epidemic", [here + 1, captive + 1, proconsul + 1, 0, 0, 0])
    assert s.senator(here).faction == 0
    assert s.senators[captive] is None
    assert s.senator(proconsul).faction == 2
    # A third is a foreign one again.
    comes(s, "epidemic", [0, 0, 0, 0, here + 1, proconsul + 1])
    assert s.senator(here).faction == 0
    assert s.senators[proconsul] is None


@rule("R 1.07.21")
def test_a_mob_kills_the_unpopular_in_rome_by_as_many_chits_as_there_is_unrest() -> None:
    s = table()
    s.unrest = 3
    low, high, away = member(s, 0), member(s, 1), member(s, 2)
    s.senator(low).popularity, s.senator(high).popularity = 2, 3
    governed(s, "sicilia", away)
    comes(s, "mob_violence", [high + 1, away + 1, low + 1])
    assert s.senators[low] is None
    assert s.senator(high).popularity == 3
    assert s.senator(away).faction == 2


@rule("R 1.07.21")
def test_more_of_the_mob_is_a_die_more_and_one_more_popularity() -> None:
    """R-0.10: evil omens lower the die that says how many chits."""
    s = table()
    s.unrest = 2
    s.events[MOB_VIOLENCE] = 1
    s.events[EVIL_OMENS] = 1
    low, high = member(s, 0), member(s, 1)
    s.senator(low).popularity, s.senator(high).popularity = 2, 3
    comes(s, "mob_violence", [2, high + 1, low + 1, 0])
    assert s.senators[low] is None
    assert s.senator(high).popularity == 3
    comes(s, "mob_violence", [1, 0, 0])
    assert s.events[MOB_VIOLENCE] == 3


@rule("R 1.07.21", "R 1.07.321-a", "R 1.07.32-f")
@pytest.mark.parametrize(
    ("die", "id_"),
    [(1, "mining"), (2, "mining"), (3, "harbor_fees"), (4, "harbor_fees"), (5, "armaments"),
     (6, "ship_building")],
)  # fmt: skip
def test_a_natural_disaster_destroys_the_concession_of_the_die(die: int, id_: str) -> None:
    """R-0.9, R-1.07.32: omens leave the die alone; the bar of the lost card is hidden."""
    s = table()
    s.events[EVIL_OMENS] = 2
    index = index_of("concession", id_)
    fetch(s, CONCESSIONS[index].card)
    grant(s, index, member(s, 0))
    s.exposed = 1 << index
    comes(s, "natural_disaster", [die])
    assert s.zone[CONCESSIONS[index].card] == CURIA
    assert s.curia == [CONCESSIONS[index].card]
    assert s.exposed == 0
    assert s.treasury == 50


@rule("R 1.07.21")
def test_more_disasters_cost_nothing_and_may_find_nothing() -> None:
    s = table()
    mining = index_of("concession", "mining")
    s.zone[fetch(s, CONCESSIONS[mining].card)] = CURIA
    s.curia.append(CONCESSIONS[mining].card)
    s.events[NATURAL_DISASTER] = 1
    comes(s, "natural_disaster", [1])
    assert s.treasury == 100
    assert s.curia == [CONCESSIONS[mining].card]
    assert s.events[NATURAL_DISASTER] == 2


def sail(s: RepublicState, fleets: dict[int, int]) -> None:
    """Put so many fleets into each place."""
    s.fleets = [POOL] * len(s.fleets)
    at = 0
    for place, count in fleets.items():
        s.fleets[at : at + count] = [place] * count
        at += count


def afloat(s: RepublicState, place: int) -> int:
    """How many fleets a place has."""
    return s.fleets.count(place)


@rule("R 1.07.21")
def test_a_storm_takes_the_fleets_that_the_highest_official_names() -> None:
    s = table()
    front = war(s, "first_punic_war")
    general = member(s, 1)
    s.senator(general).place, s.senator(general).at = FIELD, front.war
    sail(s, {BARRACKS: 3, AT_WAR + front.war: 4, UNDER + general: 5})
    legions = s.legions[:]
    comes(s, "storm_at_sea", [2, 3])
    GAME.run(s)
    seat, key = asked(s)
    assert key == "republic-ask-storm"
    words: dict[str, object] = {
        "fleets_rome": 0, "fleets_first_punic_war": 1, f"fleets_{name(s, general)}": 4,
    }  # fmt: skip
    prompt = GAME.prompt(s, seat)
    assert prompt is not None
    assert prompt.choices([]) == [0, 1, 2, 3]
    assert prompt.choices([0]) == [0, 1, 2, 3, 4]
    # The last place takes what is left.
    assert prompt.choices([0, 1]) == [4]
    say(s, seat, words)
    assert afloat(s, BARRACKS) == 3
    assert afloat(s, AT_WAR + front.war) == 3
    assert afloat(s, UNDER + general) == 1
    assert s.legions == legions


@rule("R 1.07.21", "R 1.11.33")
def test_a_storm_takes_fleets_left_on_the_march_against_the_rebel() -> None:
    s = table()
    sail(s, {BARRACKS: 3, AT_WAR + MARCH: 4})
    comes(s, "storm_at_sea", [2, 1])
    GAME.run(s)
    seat, key = asked(s)
    assert key == "republic-ask-storm"
    say(s, seat, {"fleets_rome": 1, "fleets_rebel": 2})
    assert afloat(s, BARRACKS) == 2
    assert afloat(s, AT_WAR + MARCH) == 2


@rule("R 1.07.21")
def test_nobody_is_asked_when_the_storm_leaves_no_choice() -> None:
    """R-0.10: E = 2 and a roll of 2 lose no fleet."""
    s = table()
    sail(s, {BARRACKS: 3, AT_WAR: 2})
    s.events[EVIL_OMENS] = 2
    comes(s, "storm_at_sea", [1, 1])
    GAME.run(s)
    assert "storm" not in [frame.kind() for frame in s.stack]
    assert afloat(s, POOL) == 20
    s.events[EVIL_OMENS] = 0
    comes(s, "storm_at_sea", [3, 2])
    GAME.run(s)
    assert afloat(s, POOL) == 25
    assert s.events[STORM] == 2
    sail(s, {BARRACKS: 9})
    comes(s, "storm_at_sea", [1, 1])
    GAME.run(s)
    assert afloat(s, BARRACKS) == 7


@rule("R 1.05.22", "R 1.07.312")
def test_of_two_with_one_chit_the_lower_throw_names_him() -> None:
    """The chits are all drawn before anything is thrown for one of them."""
    s = table("late")
    vacate(s, index_of("family", "sempronius"))
    tiberius = bring(s, 0, "tiberius_gracchus")
    gaius = bring(s, 1, "gaius_gracchus")
    comes(s, "epidemic", [25, 0, 0, 0, 0, next_absent(s), 4, 4, 1, 2])
    assert s.senator(tiberius).faction == 0
    assert s.senators[gaius] is None


def next_absent(s: RepublicState) -> int:
    """A chit of somebody who is not in play."""
    return next(n + 1 for n in range(24) if s.senators[n] is None)
