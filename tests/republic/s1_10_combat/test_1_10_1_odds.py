"""The chances of a battle agree with battles that are fought (1.10.1, 1.10.11)."""

from contextlib import suppress
from itertools import product
from math import ceil

import pytest

from aedilis.kernel.dice import ScriptError
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import HALVE_LOSSES, VICTORY
from aedilis.republic.definitions.named import ALLY_DESERTS, ENEMYS_ALLY_DESERTS, EVIL_OMENS
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.presentation.odds import tenths
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.battle_odds import THROWS, Chances, battle_chances
from aedilis.republic.rules.resolution import DISASTER, RESULTS, STANDOFF, cancels_numbers
from aedilis.republic.rules.strength import military
from aedilis.republic.state.table import SENATE, RepublicState
from tests.republic.setup.combat import general, ground, leads, under, war

LOST = {4: 4, 5: 3, 6: 2, 7: 1, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1, 13: 0, 14: 4, 15: 3, 16: 2, 17: 1}
"""What the combat table takes of each kind; below it everything, above it nothing."""


def lost(result: str, total: int, units: int, halved: bool) -> int:
    """The losses of one kind, reckoned without the engine."""
    if result == "disaster":
        count = ceil(units / 2)
    elif result == "standoff":
        count = ceil(units / 4)
    else:
        count = units if total < 4 else min(units, LOST.get(total, 0))
    return ceil(count / 2) if halved else count


def by_fighting(s: RepublicState, slot: int, naval: bool, halved: bool = False) -> Chances:
    """Fight the battle once for each throw of three dice, up to its losses, and count."""
    found = Chances()
    legions, fleets = under(s, slot)
    for dice in product(range(1, 7), repeat=3):
        copy = s.clone()
        copy.log = []
        copy.dice.script = list(dice)
        with suppress(ScriptError):
            fight(copy, slot, copy.fronts[0], naval)
        event = next(one for one in copy.log if "total" in one.params)
        result, total = event.key.rpartition("-")[2], event.params["total"]
        assert isinstance(total, int)
        found.counts[RESULTS.index(result)] += 1
        found.legions += lost(result, total, legions, halved)
        found.fleets += lost(result, total, fleets, halved)
    return found


@pytest.mark.parametrize(("name", "leader", "legions", "fleets", "naval", "event", "level"), [
    ("second_punic_war", "hannibal", 14, 6, False, EVIL_OMENS, 0),
    ("second_punic_war", "hannibal", 20, 5, False, EVIL_OMENS, 2),
    ("first_punic_war", "hamilcar", 6, 9, True, ALLY_DESERTS, 1),
    ("first_punic_war", "hamilcar", 6, 12, True, ENEMYS_ALLY_DESERTS, 2),
])  # fmt: skip
@rule("R 1.10.1", "R 1.10.11", "R 1.10.12", "R 1.10.21", "R 1.10.31")
def test_the_chances_are_those_of_all_throws(
    name: str, leader: str, legions: int, fleets: int, naval: bool, event: int, level: int
) -> None:
    s = ground(name)
    leads(s, leader)
    s.events[event] = level
    slot = general(s, "fabius", name, legions, fleets)
    fought = by_fighting(s, slot, naval)
    counted = battle_chances(s, war(name), legions, military(s, slot), fleets, naval)
    assert sum(counted.counts) == THROWS
    assert counted.counts == fought.counts
    assert (counted.legions, counted.fleets) == (fought.legions, fought.fleets)
    assert counted.of(DISASTER) > 0
    assert counted.lost_legions() == fought.legions / THROWS
    assert counted.lost_fleets() == fought.fleets / THROWS


@rule("R 1.10.11", "R 1.07.343")
def test_statesmen_change_the_chances() -> None:
    s = ground("second_punic_war")
    slot = general(s, "scipio_africanus", "second_punic_war", 12, 6)
    punic = war("second_punic_war")
    cancels = cancels_numbers(s.senator(slot), punic)
    assert cancels
    fought = by_fighting(s, slot, False)
    counted = battle_chances(s, punic, 12, 5, 6, False, cancels)
    assert counted.counts == fought.counts
    assert counted.of(DISASTER) == counted.of(STANDOFF) == 0
    slot = general(s, "fabius_cunctator", "second_punic_war", 12, 6)
    fought = by_fighting(s, slot, False, halved=True)
    counted = battle_chances(s, punic, 12, 5, 6, False, abilities=HALVE_LOSSES)
    assert (counted.legions, counted.fleets) == (fought.legions, fought.fleets)


@rule("R 1.10.11-c", "R 1.09.645-c")
def test_veterans_count_twice_in_strength_and_once_in_losses() -> None:
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 10, 6)
    s.veterans = 0b1111
    fought = by_fighting(s, slot, False)
    punic = war("second_punic_war")
    counted = battle_chances(s, punic, 14, 4, 6, False, legions=10)
    assert counted.counts == fought.counts
    assert counted.legions == fought.legions
    # What has struck this turn strikes no more; by the next year it does.
    s.fronts[0].used = 1 << 10
    assert battle_chances(s, punic, 14, 4, 6, False).of(DISASTER) == 0
    s.phase = SENATE
    assert battle_chances(s, punic, 14, 4, 6, False).of(DISASTER) == 27 / THROWS


@rule("R 1.10.11-f")
def test_hopeless_and_safe_battles() -> None:
    s = ground("second_punic_war")
    punic = war("second_punic_war")
    assert battle_chances(s, punic, 0, 5, 6, False).of(VICTORY) == 0
    # Three dice bring 3 at least: to 24 and 5 against 15 that is a victory, at the price of one.
    safe = battle_chances(s, punic, 24, 5, 6, False, cancels=True)
    assert safe.of(VICTORY) == 1
    assert (safe.legions, safe.fleets) == (1, 1)
    # With four legions fewer one throw is a draw.
    assert battle_chances(s, punic, 20, 5, 6, False, cancels=True).counts == [0, 1, 215, 0, 0]


@pytest.mark.parametrize(
    ("language", "written"), [("en", "3.0"), ("es", "3,0"), ("it", "3,0"), ("fr", "3,0")]
)
def test_losses_are_written_as_the_language_writes_numbers(language: str, written: str) -> None:
    text = RepublicText(language, ["you", "left", "right"])
    told = {"chances": "", "legions": tenths(3.04), "fleets": tenths(2.96), "person": "", "war": ""}
    for key in ("land", "naval", "rome"):
        line = text.say(f"republic-table-odds-{key}", {**told, "army": ""})
        assert line.count(written) == (1 if key == "rome" else 2)
