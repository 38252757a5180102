"""Persuasion: who and whom, the base number, bribes against bribes, the dice (1.07.4)."""

import pytest

from aedilis.kernel.prompt import Amount
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, FAMILIES, index_of
from aedilis.republic.definitions.named import CENSOR, EVIL_OMENS
from aedilis.republic.phases.forum.persuasion import targets
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.odds import base_number, loyalty, persuades, persuasion_chance
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.zones import (
    CAPTIVE,
    CORRUPT,
    CURIA,
    FIELD,
    REBEL,
    ROME,
)
from tests.republic.setup.forum import (
    GAME,
    asked,
    governed,
    initiative,
    member,
    offered,
    say,
    skip_to,
    table,
    treasury,
    unaligned,
)
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import bring, fetch, name, told, vacate
from tests.republic.setup.persuasion import attempt, nobody_counters, two

# -- who, and whom ---------------------------------------------------------------------------------


@rule(
    "R 1.07.4-a",
    "R 1.07.4-b",
    "R 1.07.4-c",
    "R 1.07.4-e",
    "R VII.aligned-senator-a",
    "R VII.faction-leader-b",
)
@pytest.mark.parametrize("place", [CAPTIVE, FIELD, REBEL])
def test_targets_are_the_unaligned_and_members_of_others_in_rome_who_do_not_lead(
    place: int,
) -> None:
    s = table()
    free = unaligned(s, "furius")
    found = targets(s, 0)
    expected = [
        slot
        for seat in (1, 2)
        for slot, one in of_faction(s, seat)
        if one.place == ROME and s.factions[seat].leader != slot
    ]
    assert found == sorted([*expected, free])
    s.senator(expected[0]).place = place
    assert targets(s, 0) == sorted([*expected[1:], free])
    governed(s, "sicilia", free)
    assert free not in targets(s, 0)


@rule("R 1.07.4-a")
def test_only_those_in_rome_persuade() -> None:
    s, persuader, _ = two()
    initiative(s, 0)
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    first = prompt.choices([])[0]
    there = {GAME.word(s, 0, one)["senator"] for one in prompt.choices([first])}
    assert name(s, persuader) in there
    s.stack.clear()
    governed(s, "sicilia", persuader)
    initiative(s, 0)
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    here = {GAME.word(s, 0, one)["senator"] for one in prompt.choices([first])}
    assert here == there - {name(s, persuader)}


@rule("R 1.07.4-a", "R 1.07.2-f")
def test_nobody_is_asked_without_an_orator_in_rome() -> None:
    s = table("middle")
    for n, (slot, _) in enumerate(list(of_faction(s, 0))):
        governed(s, ["sicilia", "africa", "macedonia", "illyricum"][n], slot)
    unaligned(s, "furius")
    initiative(s, 0)
    assert asked(s) == (0, "republic-ask-new-leader")


@rule("R 1.07.4-d", "R 1.07.41-d")
def test_who_is_persuaded_keeps_all_that_is_his() -> None:
    """R-1.07.4: a Censor changes his faction and stays Censor."""
    s, persuader, _ = two()
    s.senator(persuader).influence = 40
    target = member(s, 1)
    one = s.senator(target)
    one.offices, one.marks, one.knights = 1 << CENSOR, CORRUPT, 2
    mining = index_of("concession", "mining")
    fetch(s, CONCESSIONS[mining].card)
    grant(s, mining, target)
    s.veterans, s.loyal[0] = 1, target
    attempt(s, persuader, target, 0)
    nobody_counters(s, [1, 1])
    assert (one.faction, one.offices, one.marks, one.knights) == (0, 1 << CENSOR, CORRUPT, 2)
    assert s.owner[mining] == s.loyal[0] == target


# -- the base number -------------------------------------------------------------------------------


@rule("R 1.07.41-a", "R 1.07.41-b", "R 1.07.411-a", "R 1.07.411-b")
def test_the_base_number() -> None:
    s, persuader, target = two()
    assert base_number(s, persuader, target) == 2 + 5 - 7
    rich(s, target, 4)
    assert base_number(s, persuader, target) == -4
    assert base_number(s, persuader, target, bribe=6, counter=1) == 1
    s.senator(target).faction = 1
    assert base_number(s, persuader, target) == -11


@rule("R 1.07.411-c", "R 1.07.411-d", "R 1.07.411-e", "R 1.07.411-f")
def test_enmity_counts_on_the_card_that_names_it() -> None:
    """R-1.07.411a: 22A names 18A, and is named by him; 23A names 25A, who does not name him."""
    s = table("middle")
    vacate(s, index_of("family", "popillius"))
    vacate(s, index_of("family", "sempronius"))
    laenas = bring(s, 1, "popillius_laenas")
    gracchus = bring(s, 1, "tiberius_gracchus")
    assert loyalty(s, laenas) == 0
    assert loyalty(s, gracchus) == 6
    persuader = member(s, 0)
    speech = base_number(s, persuader, laenas)
    one = s.senator(persuader)
    assert speech == FAMILIES[one.family].oratory + one.influence - 7
    s.senator(gracchus).faction = 2
    assert loyalty(s, laenas) > 0


@rule("R 1.07.411-g", "R 1.07.411-h")
def test_the_gracchi_want_to_be_together() -> None:
    """R-1.07.411b: apart their loyalty is 0 towards every faction."""
    s = table("middle", 4)
    vacate(s, index_of("family", "sempronius"))
    tiberius = bring(s, 0, "tiberius_gracchus")
    assert loyalty(s, tiberius) == 6
    gaius = bring(s, 1, "gaius_gracchus")
    assert (loyalty(s, tiberius), loyalty(s, gaius)) == (0, 0)
    s.senator(gaius).faction = 0
    assert (loyalty(s, tiberius), loyalty(s, gaius)) == (6, 6)


# -- the dice --------------------------------------------------------------------------------------


@rule("R 1.07.41-c", "R 1.07.41-d", "R 1.07.41-e", "R 1.07.41-f", "R 1.12.1-c")
@pytest.mark.parametrize(
    ("natural", "base", "omens", "ended", "won"),
    [
        (8, 8, 0, False, True), (9, 8, 0, False, False), (10, 12, 0, False, False),
        (9, 12, 0, False, True), (9, 12, 0, True, False), (8, 12, 0, True, True),
        (8, 8, 1, False, False), (7, 8, 1, False, True), (10, 8, 1, False, False),
        (9, 12, 2, False, True),
    ],
)  # fmt: skip
def test_success(natural: int, base: int, omens: int, ended: bool, won: bool) -> None:
    """R-1.07.41a and R-0.9: what is natural decides the sure failure, omens raise the rest."""
    s = table()
    s.events[EVIL_OMENS], s.era_ends = omens, ended
    assert persuades(s, natural, base) == won


@rule("R 1.07.41-g")
@pytest.mark.parametrize("seat", [NONE, 1])
def test_who_is_not_persuaded_stays_where_he_is(seat: int) -> None:
    """R-1.07.41b: a hopeless number may be tried."""
    s, persuader, target = two()
    s.senator(target).faction = seat
    attempt(s, persuader, target, 0)
    nobody_counters(s, [1, 1])
    assert s.senator(target).faction == seat
    assert told(s, "republic-persuasion-fails")[0]["base"] == (0 if seat == NONE else -7)


@rule("R 1.07.41")
def test_the_chance_is_counted_over_the_36_throws() -> None:
    s, persuader, target = two()
    s.senator(persuader).influence = 9
    assert persuasion_chance(s, persuader, target, 0, 0) == pytest.approx(6 / 36)
    assert persuasion_chance(s, persuader, target, 20, 0) == pytest.approx(30 / 36)
    assert persuasion_chance(s, persuader, target, 20, 22) == pytest.approx(1 / 36)
    s.era_ends = True
    assert persuasion_chance(s, persuader, target, 20, 0) == pytest.approx(26 / 36)
    s.events[EVIL_OMENS] = 1
    assert persuasion_chance(s, persuader, target, 0, 0) == pytest.approx(3 / 36)
    assert persuasion_chance(s, persuader, target, 0, 9) == 0


# -- bribes ----------------------------------------------------------------------------------------


@rule("R 1.07.412-b", "R 1.07.413-c", "R V.11", "R 1.07.414-a", "R 1.07.414-b", "R 1.07.411-b")
def test_the_example_of_fabius_and_claudius() -> None:
    s, persuader, target = two(16)
    fund(s, 1, 5)
    fund(s, 2, 4)
    attempt(s, persuader, target, 9)
    assert told(s, "republic-persuades")[0]["base"] == 9
    say(s, 1, {"counter": 5})
    say(s, 2, {"counter": 3})
    assert asked(s) == (0, "republic-ask-persist")
    say(s, 0, {"do": "raise", "bribe": 7})
    say(s, 1, {"counter": 0})
    # Nothing is left to raise: the dice are thrown at once.
    say(s, 2, {"counter": 0}, [4, 5])
    failed = told(s, "republic-persuasion-fails")[0]
    assert (failed["base"], failed["dice"]) == (8, 9)
    assert s.senator(target).faction == NONE
    assert s.senator(target).talents == 24
    assert (treasury(s, 1), treasury(s, 2), s.escrow) == (0, 1, 0)
    assert base_number(s, persuader, target) == -24


@rule("R 1.07.412-c", "R 1.07.413-d", "R 1.07.414-e")
def test_the_money_is_his_when_he_is_won_as_well() -> None:
    s, persuader, target = two(6)
    fund(s, 1, 1)
    attempt(s, persuader, target, 6)
    assert (s.escrow, s.senator(target).talents, s.senator(persuader).talents) == (6, 0, 0)
    say(s, 1, {"counter": 1})
    assert s.escrow == 7
    say(s, 2, {"counter": 0}, [2, 3])
    assert s.senator(target).faction == 0
    assert s.senator(target).talents == 7


@rule("R 1.07.413-a", "R 1.07.414-b")
def test_every_other_faction_is_asked_clockwise_whatever_it_owns() -> None:
    """R-1.07.413: the target's own faction too, the persuader's never; whether one is asked tells
    nothing about its treasury.
    """
    s = table(seats=4)
    persuader, target = member(s, 2), member(s, 3)
    rich(s, persuader, 2)
    fund(s, 0, 7)
    attempt(s, persuader, target, 0)
    seen = []
    while asked(s)[1] == "republic-ask-counter":
        seat = asked(s)[0]
        prompt = GAME.prompt(s, seat)
        assert isinstance(prompt, Amount)
        assert (prompt.low, prompt.high) == (0, treasury(s, seat))
        seen.append(seat)
        say(s, seat, {"counter": 0})
    assert seen == [3, 0, 1]
    assert asked(s) == (2, "republic-ask-persist")


@rule("R 1.07.413-b", "R 1.07.413-c", "R 1.07.414-c", "R 1.07.414-d")
def test_each_raise_brings_a_new_round_and_nothing_comes_back() -> None:
    """R-1.07.414: he may raise, or roll, after a round without counter-bribes too."""
    s, persuader, target = two(3)
    fund(s, 2, 4)
    attempt(s, persuader, target, 1)
    for left in (2, 1):
        nobody_counters(s)
        assert asked(s) == (0, "republic-ask-persist")
        assert s.senator(persuader).talents == left
        if left == 2:
            say(s, 0, {"do": "raise", "bribe": 1})
    say(s, 0, {"do": "raise", "bribe": 1})
    say(s, 1, {"counter": 0})
    say(s, 2, {"counter": 4}, [1, 1])
    assert told(s, "republic-persuasion-fails")[0]["base"] == -1
    assert s.senator(target).talents == 7


@rule("R 1.07.414-c")
def test_he_may_roll_with_money_left() -> None:
    s, persuader, target = two(3)
    attempt(s, persuader, target, 1)
    nobody_counters(s)
    assert offered(s, 0) == ["roll", "raise"]
    say(s, 0, {"do": "roll"}, [5, 5])
    assert s.senator(persuader).talents == 2
    assert asked(s) == (0, "republic-ask-knights")


@rule("R 1.07.412-a", "R 1.06.31", "R 1.06.31-f", "R V.11-a")
def test_the_bribe_is_his_own_money() -> None:
    s, persuader, target = two(3)
    fund(s, 0, 50)
    rich(s, next(slot for slot, _ in of_faction(s, 0) if slot != persuader), 9)
    initiative(s, 0)
    words = {"do": "persuade", "senator": name(s, persuader), "target": name(s, target)}
    moves = list(GAME.matches(s, 0, words))
    assert sorted(move[-1] for move in moves) == [0, 1, 2, 3]


@rule("R 1.05.4-b")
def test_a_faction_that_loses_its_last_senator_takes_one_from_the_curia() -> None:
    s, persuader, _ = two()
    s.senator(persuader).influence = 40
    target = member(s, 1)
    for slot, _ in list(of_faction(s, 1)):
        if slot != target:
            s.sit(slot, None)
            s.zone[FAMILIES[slot].card] = CURIA
            s.curia.append(FAMILIES[slot].card)
    s.factions[1].leader = NONE
    first = s.curia[0]
    attempt(s, persuader, target, 0)
    nobody_counters(s, [1, 1])
    say(s, 1, {"do": "stay_in_game"})
    members = [slot for slot, _ in of_faction(s, 1)]
    assert [FAMILIES[slot].card for slot in members] == [first]
    assert s.factions[1].leader == members[0]
    skip_to(s, "republic-ask-new-leader")
