"""Laws: when they may be played, and what they do at once (1.07.36)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import LAWS, WARS, index_of
from aedilis.republic.definitions.named import (
    ACILIAN,
    CALPURNIAN,
    EVIL_OMENS,
    GABINIAN,
    JULIAN,
    MANPOWER,
    PLAUTIAN,
    SERVILIAN,
    SOCIAL_WAR,
    TRADITION_ERODES,
)
from aedilis.republic.phases.senate.law_cards import playable
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.money import FACTION
from aedilis.republic.rules.outbreak import place_war
from aedilis.republic.rules.peace import BOUGHT, end_war
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.rules.wars import land_strength, the_front
from aedilis.republic.state.sitting import CONSULS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    CAPTIVE,
    CORRUPT,
    DISCARD,
    INACTIVE,
    LAW,
    PLAY,
    RAIDERS,
    REMOVED,
    RETURNED,
)
from tests.republic.setup.opening import breaks_out, fetch, name, opened, told
from tests.republic.setup.senate import enact_law
from tests.republic.setup.trials import (
    asked,
    do,
    endow,
    give,
    may,
    member,
    run,
    sitting,
    values,
)


def holding(*words: str, scenario: str = "middle") -> RepublicState:
    """The Senate in session, with these laws in the hand of faction 2."""
    s = sitting(scenario=scenario)
    give(s, 2, *words)
    return run(s)


@rule("R 1.07.36-a", "R 1.07.36-b", "R VII.intrigue-law-b")
def test_a_law_lies_in_its_own_place_and_is_in_force() -> None:
    s = holding("military_reforms")
    do(s, 2, do="law", law="military_reforms")
    number = LAWS[index_of("law", "military_reforms")].card
    assert s.zone[number] == LAW
    assert number not in s.discards
    assert s.factions[2].hand == []
    assert told(s, "republic-law")


@rule("R 1.07.36-c", "R 1.07.36-d")
def test_it_may_be_played_before_there_are_consuls_and_by_who_has_nobody_in_rome() -> None:
    """R-1.07.36"""
    s = sitting(CONSULS, "middle")
    s.sitting().ended = 0
    give(s, 2, "military_reforms")
    for _, one in of_faction(s, 2):
        one.place, one.at = CAPTIVE, RAIDERS
    assert asked(run(s))[0][1] == "republic-ask-senate-consuls"
    assert may(s, 2, "law")


@rule("R 1.07.36-c", "R 1.09.71-d", "R 1.09.823-c")
def test_it_is_not_played_during_an_attempt_outside_the_senate_or_by_who_is_controlled() -> None:
    s = holding("military_reforms")
    give(s, 3, "tribune.90")
    s.dice.script = [5]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, member(s, 3)))
    assert asked(s) == [(3, "republic-ask-bodyguards")]
    assert not may(s, 2, "law")
    do(s, 3, guards=0)
    assert may(s, 2, "law")
    s.life = member(s, 0)
    assert not may(s, 2, "law")
    outside = opened("middle")
    give(outside, 2, "military_reforms")
    assert playable(outside, 2) == []


@rule("R 1.07.36-c")
def test_tradition_erodes_only_under_wars_of_some_strength() -> None:
    s = holding("tradition_erodes")
    germans = breaks_out(s, "germanic_migrations", INACTIVE)
    assert LAWS[TRADITION_ERODES].needs_strength == 15
    assert land_strength(s, germans.war) == 15
    assert not may(s, 2, "law")
    germans.status = ACTIVE
    assert may(s, 2, "law")


@rule("R 1.07.36-c")
def test_one_law_needs_another_and_one_a_series_of_wars() -> None:
    s = holding("acilian")
    assert not may(s, 2, "law")
    enact_law(s, CALPURNIAN)
    assert may(s, 2, "law")
    s = holding("gabinian", scenario="late")
    assert not may(s, 2, "law")
    pirates = next(one for one in WARS if one.series == LAWS[GABINIAN].needs_series)
    breaks_out(s, pirates.id, INACTIVE)
    assert may(s, 2, "law")


# -- Servilian -------------------------------------------------------------------------------------


@rule("R 1.07.36-a")
def test_the_servilian_law_helps_its_player_to_knights() -> None:
    s = holding("servilian")
    do(s, 2, do="law", law="servilian")
    assert [faction.knight_drm for faction in s.factions] == [0, 0, 1, 0, 0]
    assert in_force(s, SERVILIAN)


@rule("R 1.07.36-a", "R 1.07.36-b")
def test_or_it_repeals_the_acilian_law_and_both_are_gone() -> None:
    s = holding("servilian")
    enact_law(s, CALPURNIAN)
    enact_law(s, ACILIAN)
    assert values(s, 2, "how", do="law", law="servilian") == ["knights", "repeal"]
    do(s, 2, do="law", law="servilian", how="repeal")
    assert [faction.knight_drm for faction in s.factions] == [0] * 5
    assert s.zone[LAWS[SERVILIAN].card] == DISCARD
    assert s.zone[LAWS[ACILIAN].card] == DISCARD
    assert in_force(s, CALPURNIAN)


# -- the Social War --------------------------------------------------------------------------------


def social_war(*words: str) -> RepublicState:
    s = holding(*words, scenario="late")
    s.zone[fetch(s, WARS[SOCIAL_WAR].card)] = PLAY
    place_war(s, SOCIAL_WAR)
    s.unrest = 4
    return s


@rule("R 1.07.36-a", "R 1.07.36-c")
def test_the_plautian_papirian_law_halves_the_social_war_and_calms_the_people() -> None:
    s = holding("plautian_papirian", scenario="late")
    assert not may(s, 2, "law")
    s = social_war("plautian_papirian")
    before = land_strength(s, SOCIAL_WAR)
    away = member(s, 2, 1)
    s.senator(away).place, s.senator(away).at = CAPTIVE, RAIDERS
    do(s, 2, do="law", law="plautian_papirian")
    assert s.unrest == 2
    assert land_strength(s, SOCIAL_WAR) == (before + 1) // 2
    changed = {slot: one.popularity for slot, one in of_faction(s, 2)}
    assert set(changed.values()) == {-1}
    assert all(one.popularity == 0 for seat in (0, 1, 3, 4) for _, one in of_faction(s, seat))
    end_war(s, the_front(s, SOCIAL_WAR), BOUGHT)
    assert s.zone[LAWS[PLAUTIAN].card] == REMOVED


@rule("R 1.07.36-a", "R 1.07.31")
@pytest.mark.parametrize("omens", [0, 2])
def test_the_julian_law_fills_the_ranks_and_costs_its_player_influence(omens: int) -> None:
    s = social_war("julian")
    s.events[MANPOWER], s.events[EVIL_OMENS] = 2, omens
    s.no_recruitment = True
    slots = [slot for slot, _ in of_faction(s, 2)]
    for slot in slots:
        s.senator(slot).influence = 4
    s.dice.script = [1 + n for n in range(len(slots))]
    do(s, 2, do="law", law="julian")
    lost = [min(4, max(0, 1 + n - omens)) for n in range(len(slots))]
    assert [s.senator(slot).influence for slot in slots] == [4 - one for one in lost]
    assert (s.unrest, s.events[MANPOWER], s.no_recruitment) == (1, 0, False)
    assert s.zone[LAWS[JULIAN].card] == DISCARD


@rule("R 1.07.36-a")
def test_unrest_does_not_fall_below_nothing() -> None:
    s = social_war("plautian_papirian")
    s.unrest = 1
    do(s, 2, do="law", law="plautian_papirian")
    assert s.unrest == 0


# -- the Calpurnian fine ---------------------------------------------------------------------------


def returned(marks: int = CORRUPT | RETURNED) -> tuple[RepublicState, int]:
    """The Calpurnian Law is in force, and a governor of faction 3 is home."""
    s = sitting(scenario="middle")
    enact_law(s, CALPURNIAN)
    slot = member(s, 3, 1)
    s.senator(slot).marks |= marks
    return run(s), slot


@rule("R 1.07.36-a")
def test_the_censor_fines_one_corrupt_governor_a_turn() -> None:
    s, slot = returned()
    s.senator(member(s, 4)).marks |= CORRUPT | RETURNED
    endow(s, slot, 6)
    assert not any(may(s, seat, "fine") for seat in (0, 2, 3, 4))
    s.dice.script = [4]
    do(s, 1, do="fine", target=name(s, slot))
    assert s.senator(slot).talents == 2
    assert (s.senator(slot).popularity, s.senator(slot).influence) == (0, 3)
    assert not may(s, 1, "fine")


@rule("R 1.07.36-a")
def test_what_he_lacks_his_faction_pays_and_what_it_lacks_costs_his_name() -> None:
    s, slot = returned()
    endow(s, slot, 1)
    s.factions[3].treasury, before = 0, s.factions[3].treasury
    s.bank += before
    endow(s, FACTION + 3, 2)
    s.dice.script = [5]
    do(s, 1, do="fine", target=name(s, slot))
    assert (s.senator(slot).talents, s.factions[3].treasury) == (0, 0)
    assert (s.senator(slot).popularity, s.senator(slot).influence) == (-2, 1)


@rule("R 1.07.36-a")
@pytest.mark.parametrize("marks", [CORRUPT, RETURNED])
def test_only_who_is_corrupt_and_came_home_this_turn_is_fined(marks: int) -> None:
    s, _ = returned(marks)
    assert not may(s, 1, "fine")


@rule("R 1.07.36-a")
def test_no_law_no_fine_and_no_censor_in_rome_no_fine() -> None:
    s, _ = returned()
    s.zone[LAWS[CALPURNIAN].card] = DISCARD
    s.discards.append(LAWS[CALPURNIAN].card)
    assert not may(s, 1, "fine")
    s, _ = returned()
    s.senator(member(s, 1, 1)).place, s.senator(member(s, 1, 1)).at = CAPTIVE, RAIDERS
    assert not may(s, 1, "fine")


@rule("R 1.07.36-a")
def test_the_acilian_law_gives_it_to_the_faction_with_most_knights_wherever_they_are() -> None:
    s, slot = returned()
    enact_law(s, ACILIAN)
    for _, one in of_faction(s, 4):
        one.place, one.at, one.knights = CAPTIVE, RAIDERS, 2
    s.senator(member(s, 0)).knights = 5
    assert [seat for seat in range(5) if may(s, seat, "fine")] == [4]
    s.dice.script = [1]
    do(s, 4, do="fine", target=name(s, slot))
    assert told(s, "republic-fined")


@rule("R 1.07.36-a", "R 1.04.8")
def test_dice_decide_between_factions_with_as_many_knights() -> None:
    s, slot = returned()
    enact_law(s, ACILIAN)
    s.senator(member(s, 0)).knights = s.senator(member(s, 4)).knights = 3
    assert [seat for seat in range(5) if may(s, seat, "fine")] == [0, 4]
    s.dice.script = [3, 4, 6, 1, 2, 2, 6, 6]
    do(s, 0, do="fine", target=name(s, slot))
    # 7 each, then 4 against 12.
    assert s.dice.script == []
    assert not told(s, "republic-fined")
    assert [seat for seat in range(5) if may(s, seat, "fine")] == [4]
    s.dice.script = [2]
    do(s, 4, do="fine", target=name(s, slot))
    assert told(s, "republic-fined")
