"""Unrest, the speech on the state of the Republic, and what comes of it (1.08.1 to 1.08.2)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CHIT_NONE, FAMILIES, WARS, index_of
from aedilis.republic.definitions.named import DROUGHT, EVIL_OMENS, FIELD_CONSUL, MANPOWER
from aedilis.republic.phases.ending import settle
from aedilis.republic.phases.population.phase import PopulationFrame, mob, speech, troubles
from aedilis.republic.rules.persons import enter_family, hrao, in_play, in_rome
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.state.table import POPULATION, Front, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    CAPTIVE,
    CURIA,
    IMMINENT,
    INACTIVE,
    OUT,
    PLAY,
    RAIDERS,
    REBEL,
)
from aedilis.republic.turn import begin_year
from tests.republic.setup.opening import fetch, opened, vacate


def calm(popularity: int = 0, unrest: int = 0) -> RepublicState:
    """A game in its Population Phase, without wars and events, whose highest ranking official is so
    popular.
    """
    s = opened("early", 4)
    s.phase = POPULATION
    for front in s.fronts:
        s.zone[WARS[front.war].card] = OUT
    s.fronts = []
    s.senator(hrao(s)).popularity = popularity
    s.unrest = unrest
    s.log = []
    return s


def with_war(s: RepublicState, name: str, status: int = ACTIVE, left: bool = False) -> None:
    index = index_of("war", name)
    s.zone[fetch(s, WARS[index].card)] = PLAY
    front = Front(index, status, False, False)
    front.unprosecuted = left
    s.fronts.append(front)


def away(s: RepublicState, slot: int) -> None:
    """Somebody is not in Rome: raiders hold him."""
    s.senator(slot).place = CAPTIVE
    s.senator(slot).at = RAIDERS


def speak(s: RepublicState, *outcomes: int) -> RepublicState:
    s.dice.script = list(outcomes)
    speech(s)
    assert s.dice.script == []
    assert check(s) == []
    return s


@rule("R 1.08.1-a", "R 1.08.1-b")
def test_unrest_has_a_floor_and_no_ceiling() -> None:
    """R-0.5."""
    s = opened("early", 4)
    assert s.unrest == 0
    change_unrest(s, -2)
    assert s.unrest == 0
    change_unrest(s, 25)
    assert s.unrest == 25


@rule("R 1.08.11", "R 1.08.12-a", "R 1.08.12-b", "R 1.08.1-d")
def test_an_unprosecuted_war_with_drought_and_two_droughts() -> None:
    """R-1.08.12, and the rulebook's example: four in all."""
    s = calm()
    with_war(s, "first_illyrian_war", ACTIVE, left=True)
    s.events[DROUGHT] = 2
    troubles(s)
    assert s.unrest == 4


@pytest.mark.parametrize("status", [INACTIVE, IMMINENT, ACTIVE])
@rule("R 1.08.12")
def test_a_war_brings_its_drought_however_it_stands(status: int) -> None:
    """R-1.08.12: a war and two events are three effects."""
    s = calm()
    with_war(s, "first_illyrian_war", status)
    with_war(s, "first_gallic_war", ACTIVE)
    s.events[DROUGHT] = 2
    troubles(s)
    assert s.unrest == 3


@rule("R 1.08.11", "R 1.08.11-a")
def test_only_active_wars_that_were_left_alone_count() -> None:
    """R-0.2: one active, one unprosecuted, one inactive, one imminent war bring one."""
    s = calm()
    with_war(s, "first_gallic_war", ACTIVE)
    with_war(s, "second_punic_war", ACTIVE, left=True)
    with_war(s, "syrian_war", INACTIVE)
    with_war(s, "first_punic_war", IMMINENT)
    troubles(s)
    assert s.unrest == 1


@pytest.mark.parametrize(("total", "change"), [
    (25, -3), (18, -3), (17, -2), (16, -1), (15, 0), (11, 0), (10, 1), (9, 2), (8, 3), (7, 3),
    (6, 4), (5, 4), (4, 5), (3, 5), (2, 5), (1, 5), (0, 6),
])  # fmt: skip
@rule("R 1.08.2-a", "R VII.die-modifier", "R VII.manpower", "R 1.08.2-b", "R 1.04.1-h")
def test_the_population_table(total: int, change: int) -> None:
    """R-1.08.1: ten brings one."""
    s = calm(popularity=9, unrest=27 - total)
    # 18 and 9, less unrest.
    chits = [CHIT_NONE] * 4 + [n + 1 for n in range(30) if s.senators[n] is None][:2]
    speak(s, 6, 6, 6, *(chits if total <= 1 else []))
    assert s.unrest == max(0, 27 - total + change)
    assert s.events[MANPOWER] == int(total in (7, 5, 3))
    assert s.no_recruitment == (total <= 2)


@rule("R 1.08.2-b", "R 1.08.1-b")
def test_unrest_does_not_fall_below_nothing() -> None:
    s = speak(calm(popularity=9, unrest=1), 6, 6, 5)
    assert s.unrest == 0


@rule("R 1.08.2-a", "R 1.09.11", "R VII.hrao")
def test_it_is_the_highest_official_in_rome_who_speaks() -> None:
    s = calm(popularity=5)
    consul = hrao(s)
    away(s, consul)
    other = hrao(s)
    assert other != consul
    s.senator(other).offices = 1 << FIELD_CONSUL
    s.senator(other).popularity = -3
    speak(s, 4, 4, 5)
    assert s.log is not None
    spoken = next(one for one in s.log if one.key == "republic-speech")
    assert (spoken.params["popularity"], spoken.params["total"]) == (-3, 10)
    assert spoken.seat == s.senator(other).faction
    assert s.unrest == 1


@rule("R 1.08.2-a", "R 1.07.21", "R VII.evil-omens-a", "R VII.die-modifier-a")
def test_evil_omens_spoil_the_speech() -> None:
    """R-0.9."""
    s = calm()
    s.events[EVIL_OMENS] = 2
    assert speak(s, 4, 4, 4).unrest == 1


@rule("R 1.08.2-d", "R 1.07.21")
def test_a_shortage_of_men_adds_to_one_that_is_there() -> None:
    """R-1.08.2a, R-1.08.3."""
    s = calm()
    s.events[MANPOWER] = 2
    speak(s, 1, 2, 4)
    assert s.events[MANPOWER] == 3
    assert s.unrest == 3


@rule("R 1.08.2-c")
def test_no_recruitment_is_a_flag_until_the_end_of_the_turn() -> None:
    """R-1.08.2a."""
    s = speak(calm(unrest=1), 1, 1, 1)
    assert s.no_recruitment
    assert s.unrest == 6
    assert s.events[MANPOWER] == 0
    begin_year(s)
    assert not s.no_recruitment


@rule("R 1.08.2-e", "R 1.05.21")
def test_the_mob_kills_in_rome_and_in_the_forum_only() -> None:
    """R-1.08.2b: unaligned ones are at risk, those away are not."""
    s = calm(unrest=2)
    first = [slot for slot in in_rome(s) if slot != hrao(s)][:2]
    away(s, first[1])
    family = vacate(s, index_of("family", "fulvius"))
    enter_family(s, family, NONE)
    numbers = [FAMILIES[family].number, *[slot + 1 for slot in first]]
    free = [n + 1 for n in range(30) if s.senators[n] is None][:1]
    before = s.senator(first[0])
    speak(s, 1, 1, 1, *numbers, *[CHIT_NONE] * 2, *free)
    assert s.senators[family] is None
    assert s.zone[FAMILIES[family].card] == CURIA
    assert s.senators[first[0]] is not before
    assert s.senators[first[1]] is not None
    assert s.no_recruitment


@rule("R 1.08.2-e")
def test_the_mob_draws_six_chits() -> None:
    s = calm()
    free = [n + 1 for n in range(30) if s.senators[n] is None][:2]
    s.dice.script = [*[CHIT_NONE] * 4, *free]
    people = len(list(in_play(s)))
    mob(s)
    assert s.dice.script == []
    assert len(list(in_play(s))) == people


@rule("R 1.08.2-f", "R 1.12.3-b")
def test_the_people_rise_and_everybody_loses() -> None:
    s = speak(calm(unrest=4), 1, 1, 1)
    assert s.over
    assert s.winners == []


@rule("R 1.08.2-g", "R 1.12.3-b")
def test_a_rising_makes_a_rebel_win() -> None:
    s = calm(unrest=4)
    rebel = next(slot for slot in in_rome(s) if slot != hrao(s))
    s.rebel = rebel
    s.senator(rebel).place = REBEL
    s.dice.script = [1, 1, 1]
    speech(s)
    assert s.flagged
    settle(s)
    assert s.over
    assert s.winners == [s.senator(rebel).faction]


@rule("R 1.08.1-d", "R 1.08.2")
def test_the_phase_in_its_order() -> None:
    """R-1.08.2c: all is done before the Senate meets."""
    s = calm()
    with_war(s, "first_illyrian_war", ACTIVE, left=True)
    s.dice.script = [4, 4, 4]
    s.stack.append(PopulationFrame())
    while s.stack:
        assert s.stack[-1].advance(s)
    assert s.log is not None
    assert [one.key for one in s.log] == ["republic-troubles", "republic-speech"]
    # 12 less the two of the war and its drought.
    assert s.unrest == 3
    assert s.phase == POPULATION


@rule("R 1.08.2")
def test_in_an_empty_rome_the_dice_alone_speak() -> None:
    s = calm()
    for slot, _ in list(in_play(s)):
        s.sit(slot, None)
    s.dice.script = [4, 4, 3]
    speech(s)
    assert s.unrest == 0
    assert s.log is not None
    assert s.log[-1].key == "republic-speech-nobody"
