"""Whom the Censor may bring to trial, how often, and who prosecutes (1.09.41 to 1.09.413, 1.09.45,
1.13.1).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import CONCESSIONS, LAWS, index_of
from aedilis.republic.definitions.named import ARMAMENTS, CENSOR, SHIP_BUILDING, VATINIAN
from aedilis.republic.phases.senate.trials import accusable, end_trials, trial_options
from aedilis.republic.rules.persons import holder
from aedilis.republic.state.sitting import GOVERNORS, OTHER, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CORRUPT, FIELD, LAW, MAJOR, PLAY
from tests.republic.setup.opening import fetch, name, told
from tests.republic.setup.trials import (
    asked,
    do,
    may,
    member,
    run,
    sitting,
    values,
    vote_all,
)

JUDGE = 1


def grant(s: RepublicState, slot: int, word: str, bar: bool = True) -> int:
    """A concession is a senator's, its bar open or hidden."""
    concession = index_of("concession", word)
    s.zone[fetch(s, CONCESSIONS[concession].card)] = PLAY
    s.owner[concession] = slot
    s.exposed |= int(bar) << concession
    return concession


def suspects(s: RepublicState, what: str = "prosecute_minor") -> list[object]:
    """Whom the Censor may accuse."""
    return values(s, JUDGE, "target", do=what)


def marked(*marks: tuple[int, int, int]) -> RepublicState:
    """The step of prosecutions; who is marked, as faction, place in it and mark."""
    s = sitting(TRIALS)
    for seat, n, mark in marks:
        s.senator(member(s, seat, n)).marks |= mark
    return run(s)


def accuse(s: RepublicState, slot: int, by: int, what: str = "minor", **more: str) -> RepublicState:
    """The Censor accuses somebody and names who prosecutes."""
    words = {"target": name(s, slot), "prosecutor": name(s, by), **more}
    return do(s, JUDGE, do=f"prosecute_{what}", **words)


@rule("R 1.09.41-a", "R 1.09.41-c", "R 1.09.45-a")
def test_the_censor_prosecutes_or_gives_the_chair_back() -> None:
    s = marked((2, 0, CORRUPT))
    assert asked(s) == [(JUDGE, "republic-ask-senate-prosecutions")]
    assert may(s, JUDGE, "prosecute_minor")
    do(s, JUDGE, do="end_trials")
    assert s.senate_session is not None
    assert s.senate_session.chair == member(s, 0)
    assert s.senate_session.step in (GOVERNORS, OTHER)


@rule("R 1.09.41-a")
def test_a_censor_who_is_away_prosecutes_nobody() -> None:
    s = marked((2, 0, CORRUPT))
    assert trial_options(s) != []
    assert accusable(s, "prosecute_minor") != []
    s.senator(holder(s, CENSOR)).place = CAPTIVE
    assert trial_options(s) == []
    assert accusable(s, "prosecute_minor") == []


@rule("R 1.09.412-a", "R 1.09.413-a", "R V.10-a")
def test_marks_and_open_bars_are_the_only_grounds() -> None:
    s = sitting(TRIALS)
    corrupt, official, farmer, clean = (member(s, seat) for seat in (2, 3, 4, 0))
    s.senator(corrupt).marks |= CORRUPT
    s.senator(official).marks |= MAJOR
    grant(s, farmer, "harbor_fees")
    grant(s, clean, "mining", bar=False)
    run(s)
    assert set(suspects(s)) == {name(s, slot) for slot in (corrupt, official, farmer)}
    assert suspects(s, "prosecute_major") == [name(s, official)]


@rule("R 1.09.41-e", "R 1.09.41-f")
def test_neither_the_censor_nor_anybody_away_is_accused() -> None:
    s = sitting(TRIALS)
    for slot in (member(s, JUDGE, 1), member(s, 2), member(s, 3)):
        s.senator(slot).marks |= MAJOR
    s.senator(member(s, 2)).place, s.senator(member(s, 2)).at = FIELD, 0
    run(s)
    assert suspects(s) == [name(s, member(s, 3))]


@rule("R 1.09.41-b")
def test_two_minor_trials_or_one_major() -> None:
    """R-1.09.41a"""
    s = marked((2, 0, MAJOR), (3, 0, MAJOR), (4, 0, MAJOR))
    assert may(s, JUDGE, "prosecute_major")
    accuse(s, member(s, 2), member(s, JUDGE))
    vote_all(s, *(["abstain"] * 5))
    assert not may(s, JUDGE, "prosecute_major")
    accuse(s, member(s, 3), member(s, JUDGE))
    vote_all(s, *(["abstain"] * 5))
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)
    s = marked((2, 0, MAJOR), (3, 0, MAJOR))
    accuse(s, member(s, 2), member(s, JUDGE), "major")
    vote_all(s, *(["abstain"] * 5))
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)


@rule("R 1.09.41-b", "R 1.09.43-a")
def test_the_same_man_may_be_tried_again_for_something_else() -> None:
    """R-1.09.41b: two concessions, two trials."""
    s = sitting(TRIALS)
    farmer = member(s, 2)
    grant(s, farmer, "harbor_fees")
    grant(s, farmer, "mining")
    run(s)
    accuse(s, farmer, member(s, JUDGE), concession="mining")
    vote_all(s, "abstain", *(["no"] * 4))
    assert values(s, JUDGE, "concession", do="prosecute_minor") == ["harbor_fees"]
    accuse(s, farmer, member(s, JUDGE), concession="harbor_fees")
    assert s.stack[-1].kind() == "trial"


@rule("R 1.09.41-b", "R 1.09.441-d", "R VII.major-minor-trials")
def test_what_he_has_lost_is_no_ground_any_more() -> None:
    """R-1.09.41b"""
    s = sitting(TRIALS)
    farmer = member(s, 2)
    grant(s, farmer, "harbor_fees")
    grant(s, farmer, "mining")
    run(s)
    accuse(s, farmer, member(s, JUDGE), concession="mining")
    vote_all(s, *(["yes"] * 5))
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)


@rule("R 1.09.41-d", "R 1.09.144-a")
def test_a_unanimous_acquittal_costs_the_censor_influence_or_all_prosecutions() -> None:
    """R-1.09.144c"""
    for answer in ("lose_influence", "yield"):
        s = marked((2, 0, CORRUPT), (3, 0, CORRUPT))
        accuse(s, member(s, 2), member(s, JUDGE))
        # The Censor calls his own faction last, which is not heard.
        vote_all(s, "no", "no", "no", "no", "yes")
        assert asked(s) == [(JUDGE, "republic-ask-yield")]
        do(s, JUDGE, do=answer)
        assert s.senate_session is not None
        goes_on = answer == "lose_influence"
        assert (s.senate_session.step == TRIALS) == goes_on
        assert s.senator(member(s, JUDGE, 1)).influence == (2 if goes_on else 3)
        assert (s.senate_session.chair == member(s, 0)) != goes_on


@rule("R 1.09.411-b", "R 1.09.411-a")
def test_the_prosecutor_is_in_rome_and_neither_censor_nor_accused() -> None:
    s = sitting(TRIALS)
    s.senator(member(s, 2)).marks |= CORRUPT
    s.senator(member(s, 3)).place, s.senator(member(s, 3)).at = FIELD, 0
    run(s)
    found = values(s, JUDGE, "prosecutor", do="prosecute_minor")
    out = {name(s, slot) for slot in (member(s, 2), member(s, JUDGE, 1), member(s, 3))}
    assert len(found) == 12
    assert not out & set(found)


@rule("R 1.09.411-a", "R 1.09.411-c")
def test_who_is_named_of_another_faction_may_refuse_and_is_not_asked_again() -> None:
    """R-1.09.411: no trial and no quota used."""
    s = marked((2, 0, CORRUPT))
    named = member(s, 3)
    accuse(s, member(s, 2), named)
    assert asked(s) == [(3, "republic-ask-prosecute")]
    do(s, 3, answer="no")
    assert s.senate_session is not None
    assert (s.senate_session.minor, s.senate_session.step) == (0, TRIALS)
    assert name(s, named) not in values(s, JUDGE, "prosecutor", do="prosecute_minor")
    accuse(s, member(s, 2), member(s, 3, 1))
    do(s, 3, answer="yes")
    assert s.senate_session.minor == 1
    assert s.stack[-1].kind() == "trial"


@rule("R 1.09.411-c")
def test_when_nobody_will_prosecute_the_trials_are_over() -> None:
    """R-1.09.411"""
    s = sitting(TRIALS)
    s.senator(member(s, 2)).marks |= CORRUPT
    for seat in (0, 1, 2, 4):
        for n in range(3):
            one = s.senator(member(s, seat, n))
            if (seat, n) not in ((JUDGE, 1), (2, 0)):
                one.place, one.at = FIELD, 0
    # Eight are in Rome, so that nobody joins them.
    for n in range(3):
        s.senator(member(s, 4, n)).place = 0
        s.senator(member(s, 4, n)).at = -1
    run(s)
    for slot in [*(member(s, 3, n) for n in range(3)), *(member(s, 4, n) for n in range(3))]:
        seat = s.senator(slot).faction
        accuse(s, member(s, 2), slot)
        do(s, seat, answer="no")
    assert s.senate_session is not None
    assert (s.senate_session.minor, s.senate_session.step in (GOVERNORS, OTHER)) == (0, True)


@rule("R 1.09.411-a", "R 1.09.721-d")
def test_a_death_while_somebody_is_asked_to_prosecute_ends_the_matter() -> None:
    s = marked((2, 0, CORRUPT))
    accuse(s, member(s, 2), member(s, 3))
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, member(s, 3)))
    assert asked(s) == [(JUDGE, "republic-ask-senate-prosecutions")]
    assert s.senate_session is not None
    assert s.senate_session.minor == 0


@rule("R 1.09.41-g", "R 1.09.721-e")
def test_the_censors_death_ends_all_prosecutions() -> None:
    s = marked((2, 0, CORRUPT), (3, 0, CORRUPT))
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, member(s, 1, 1)))
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)
    assert s.senate_session.chair == member(s, 0)


@rule("R 1.09.45-b", "R 1.09.45-c")
def test_afterwards_nobody_in_rome_is_marked_and_two_bars_are_hidden() -> None:
    """R-1.09.45"""
    s = sitting(TRIALS)
    home, away = member(s, 2), member(s, 3)
    for slot in (home, away):
        s.senator(slot).marks |= CORRUPT | MAJOR
    s.senator(away).place, s.senator(away).at = CAPTIVE, 0
    arms, ships = grant(s, home, "armaments"), grant(s, away, "ship_building")
    mines = grant(s, home, "mining")
    assert (arms, ships) == (ARMAMENTS, SHIP_BUILDING)
    end_trials(s)
    assert s.senator(home).marks == 0
    assert s.senator(away).marks == CORRUPT | MAJOR
    assert s.exposed == 1 << mines


@rule("R 1.13.1-c", "R 1.13.1-d")
def test_where_legates_govern_each_province_plundered_this_year_is_a_charge() -> None:
    """R-1.13.1: two provinces, two charges."""
    s = sitting(TRIALS)
    governor, another = member(s, 2), member(s, 3)
    for slot in (governor, another):
        s.senator(slot).marks |= CORRUPT
    s.senator(governor).plundered = 0b11
    s.zone[LAWS[VATINIAN].card] = LAW
    run(s)
    words = {"do": "prosecute_minor", "target": name(s, governor)}
    provinces = values(s, JUDGE, "province", prosecutor=name(s, member(s, JUDGE)), **words)
    assert len(provinces) == 2
    # Marked for an earlier year, when he governed himself.
    assert values(s, JUDGE, "how", do="prosecute_minor", target=name(s, another)) == ["corrupt"]


@rule("R 1.13.1-d", "R 1.09.45-b")
def test_a_commander_corrupt_through_his_legate_answers_this_year_or_never() -> None:
    s = sitting(TRIALS)
    commander = member(s, 2)
    s.zone[LAWS[VATINIAN].card] = LAW
    s.senator(commander).marks |= CORRUPT | MAJOR
    s.senator(commander).plundered = 1
    s.senator(commander).place, s.senator(commander).at = FIELD, 0
    end_trials(s)
    assert s.senator(commander).marks == MAJOR


@rule("R 1.09.41", "R 1.09.422-c", "R 1.09.151-g")
def test_nobody_but_the_censor_starts_a_trial() -> None:
    s = marked((2, 0, CORRUPT))
    assert not may(s, 0, "prosecute_minor")
    assert not told(s, "republic-trial-corrupt")
