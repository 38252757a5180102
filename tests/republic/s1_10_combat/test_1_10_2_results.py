"""What a battle comes to: defeat, disaster, stalemate, standoff, victory (1.10.2 to 1.10.4)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.components import LEADERS, PROVINCES, index_of
from aedilis.republic.definitions.tables import combat_row
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.rules.peace import BOUGHT, DEFEATED, end_war
from aedilis.republic.rules.persons import gain_popularity
from aedilis.republic.rules.resolution import (
    DISASTER,
    STANDOFF,
    Clash,
    clash,
    mask,
    resolve,
    units_lost,
)
from aedilis.republic.rules.wars import the_front
from aedilis.republic.state.table import Holding
from aedilis.republic.state.zones import (
    AT_WAR,
    BARRACKS,
    CURIA,
    DISCARD,
    FIELD,
    POOL,
    PROCONSUL,
    VICTOR,
)
from tests.republic.setup.combat import (
    battle,
    blanks,
    general,
    ground,
    leads,
    number,
    under,
    war,
)
from tests.republic.setup.opening import breaks_out, sound, told


@pytest.mark.parametrize(("total", "result", "losses"), [
    (-5, DEFEAT, -1), (3, DEFEAT, -1), (4, DEFEAT, 4), (7, DEFEAT, 1), (8, STALEMATE, 5),
    (12, STALEMATE, 1), (13, STALEMATE, 0), (14, VICTORY, 4), (17, VICTORY, 1), (18, VICTORY, 0),
    (40, VICTORY, 0),
])  # fmt: skip
@rule("R 1.10.11-f", "R 1.10.1")
def test_the_combat_table(total: int, result: int, losses: int) -> None:
    """R-1.10.0."""
    row = combat_row(total)
    assert (row.result, row.losses) == (result, losses)
    outcome = resolve(Clash(20, 0, 0, 0, 0, 0), total + 20 - 11, 3, 8)
    assert (outcome.result, outcome.losses, outcome.total) == (result, losses, total)


@rule("R 1.10.2-a", "R 1.10.2-b", "R 1.10.2-c", "R 1.10.2-d", "R 1.10.2-e", "R 1.10.7-a")
def test_a_defeat_kills_the_general_and_leaves_the_survivors_on_the_war() -> None:
    """R-1.10.2: no chits are drawn; survivors can be given a new general."""
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 8, 6)
    # 9 + 12 - 15 = 6: two of each kind.
    assert battle(s, slot, 3, 3, 3, 1, 2) == DEFEAT
    assert s.senators[slot] is None
    here = AT_WAR + war("second_punic_war")
    assert (s.legions.count(here), s.fleets.count(here)) == (6, 4)
    assert s.legions[1] == s.legions[2] == POOL
    assert s.unrest == 5


@rule("R 1.10.2-b", "R 1.10.11-f")
def test_all_means_all() -> None:
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 4, 6)
    assert battle(s, slot, 1, 2, 3, 0, 1, 2, 3) == DEFEAT
    assert s.legions.count(POOL) == 25
    assert s.fleets.count(POOL) == 25


@rule("R 1.10.21-c", "R 1.10.21-d", "R 1.10.21-e", "R 1.10.21-f", "R 1.10.21-b", "R 1.10.7-d")
def test_a_disaster_takes_half_of_each_kind_rounded_up() -> None:
    """R-1.10.21."""
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 5, 3)
    assert battle(s, slot, 1, 2, 2, 0, 1, 2, *blanks(s, 5)) == DISASTER
    assert under(s, slot) == (2, 1)
    assert s.unrest == 4
    assert s.senator(slot).marks & PROCONSUL
    assert s.senator(slot).popularity == -1


@rule("R 1.10.21-a", "R 1.10.21-h", "R 1.10.31-a")
def test_leaders_add_their_numbers() -> None:
    s = ground("second_punic_war")
    leads(s, "hannibal")
    met = clash(s, war("second_punic_war"), False, False, 0)
    assert met.disaster == mask([9, 10])
    assert met.standoff == mask([11, 15, 16])
    assert met.enemy == 22


@rule("R 1.10.21", "R 1.10.31")
def test_a_number_that_is_both_is_a_disaster_and_used_up_for_both() -> None:
    """R-1.10.21, R-1.09.645."""
    met = Clash(10, mask([11]), mask([11]), 0, 0, 0)
    assert resolve(met, 30, 3, 8).result == DISASTER
    s = ground("first_punic_war")
    leads(s, "hamilcar")
    punic = war("first_punic_war")
    before = clash(s, punic, False, False, 0)
    after = clash(s, punic, False, False, 1 << 13 | 1 << 12)
    assert before.disaster & ~after.disaster == 1 << 13
    assert before.standoff & ~after.standoff == 1 << 12


@rule("R 1.10.31-c", "R 1.10.31-d", "R 1.10.31-e", "R 1.10.31-g", "R 1.10.31-b")
def test_a_standoff_takes_a_quarter_of_each_kind_rounded_up() -> None:
    """R-1.10.31: 9 legions lose 3, unrest stays."""
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 9, 2)
    assert battle(s, slot, 6, 6, 5, 0, 1, 2, *blanks(s, 4), 3) == STANDOFF
    assert under(s, slot) == (6, 1)
    assert s.unrest == 3
    assert s.senator(slot).marks & PROCONSUL


@rule("R 1.10.3-a", "R 1.10.3-b", "R 1.10.3-c", "R 1.10.3-d", "R 1.10.3-e", "R 1.10.8-a")
@rule("R 1.10.8-b")
def test_a_stalemate_changes_nothing_but_the_army() -> None:
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 8, 6)
    s.senator(slot).marks = 0
    # 12 + 12 - 15 = 9: four of each kind.
    assert battle(s, slot, 4, 4, 4, 0, 1, 2, 3, *blanks(s, 8), 4) == STALEMATE
    assert under(s, slot) == (4, 2)
    assert s.unrest == 3
    assert len(s.fronts) == 1
    one = s.senator(slot)
    # Proconsul, and a prior consul at once.
    assert one.marks == PROCONSUL | 1
    assert (one.place, one.at) == (FIELD, war("second_punic_war"))


@rule(
    "R 1.10.4-a",
    "R 1.10.4-c",
    "R 1.10.4-d",
    "R 1.10.4-e",
    "R 1.10.4-g",
    "R 1.10.8-c",
    "R VII.revolt-b",
)
def test_a_victory_ends_the_war() -> None:
    s = ground("second_punic_war")
    breaks_out(s, "first_gallic_war")
    leads(s, "hannibal")
    slot = general(s, "fabius", "second_punic_war", 20, 7)
    treasury, influence = s.treasury, s.senator(slot).influence
    # 12 + 24 - 22 = 14: four of each kind, which cost two points of popularity.
    assert battle(s, slot, 4, 4, 4, 0, 1, 2, 3, *blanks(s, 8), 4) == VICTORY
    one = s.senator(slot)
    assert one.marks & VICTOR
    assert not one.marks & PROCONSUL
    assert (one.place, one.at) == (FIELD, war("second_punic_war"))
    # Half of the printed 15, though Hannibal fought.
    assert (one.influence, one.popularity) == (influence + 8, 6)
    assert under(s, slot) == (16, 3)
    assert s.treasury == treasury + 25
    assert s.unrest == 2
    assert [front.war for front in s.fronts] == [war("first_gallic_war")]
    assert s.zone[LEADERS[1].card] == CURIA
    names = [PROVINCES[n].id for n, one in enumerate(s.holdings) if one is not None]
    assert "hispania_citerior" in names


@rule("R 1.10.4-i", "R 1.10.4-j")
def test_a_revolt_brings_no_spoils_and_nothing_beyond_the_bounds() -> None:
    """R-1.10.4d."""
    s = ground("gladiator_revolt", scenario="late")
    slot = general(s, "marius", "gladiator_revolt", 15)
    gain_popularity(s.senator(slot), 8)
    treasury = s.treasury
    s.unrest = 0
    assert battle(s, slot, 3, 3, 4, 0) == VICTORY
    assert s.treasury == treasury
    assert s.unrest == 0
    assert s.senator(slot).popularity == 9


@rule("R 1.10.4-i", "R 1.07.333")
def test_a_war_that_arose_as_a_revolt_brings_none_either() -> None:
    s = ground("syrian_war")
    s.fronts[0].revolt = True
    slot = general(s, "fabius", "syrian_war", 15, 2)
    treasury = s.treasury
    assert battle(s, slot, 3, 3, 4, 0) == VICTORY
    assert s.treasury == treasury


@rule("R 1.10.4-c", "R 1.10.4-a", "R 1.10.7-b")
def test_a_victor_who_dies_leaves_the_spoils_and_gains_nothing() -> None:
    """R-1.10.4c: his force returns to Rome."""
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 16, 6)
    treasury = s.treasury
    # 9 + 20 - 15 = 14: four of each kind.
    chits = [*blanks(s, 7), number(s, slot)]
    assert battle(s, slot, 3, 3, 3, 0, 1, 2, 3, *chits, 4) == VICTORY
    # Even the last chit kills him: he has won.
    assert s.senators[slot] is None
    assert s.treasury == treasury + 25
    assert s.fronts == []
    assert s.legions.count(BARRACKS) == 12
    assert s.fleets.count(BARRACKS) == 2


@rule("R 1.10.4-a", "R 1.10.2-d", "R 1.10.9", "R VII.unprosecuted-war")
def test_forces_left_on_the_war_come_home_with_the_victory() -> None:
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 15, 2)
    s.legions[20] = AT_WAR + war("second_illyrian_war")
    assert battle(s, slot, 4, 4, 4, 0) == VICTORY
    assert s.legions[20] == BARRACKS
    assert under(s, slot) == (15, 2)


@rule("R 1.10.4-a")
def test_the_beaten_war_is_discarded() -> None:
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 15, 2)
    s.dice.script = [4, 4, 4, 0]
    fight(s, slot, s.fronts[0], False)
    assert s.zone[s.discards[-1]] == DISCARD
    # Nothing of each kind is lost where the table gives none.
    assert units_lost(resolve(Clash(4, 0, 0, 0, 0, 0), 19, 4, 8), 15, 0) == 0


# -- provinces -------------------------------------------------------------------------------------


NARBONENSIS = index_of("province", "gallia_narbonensis")
BITHYNIA = index_of("province", "bithynia")


@rule("R 1.10.4", "R 1.09.5", "R 1.09.5-a")
def test_a_war_may_bring_a_province_as_soon_as_it_is_fought_whatever_comes_of_it() -> None:
    results = set()
    for seed in range(24):
        s = ground("germanic_migrations", scenario="middle")
        assert s.holdings[NARBONENSIS] is None
        slot = general(s, "aurelius", "germanic_migrations", 15)
        s.dice = stream(str(seed), "battle")
        results.add(fight(s, slot, the_front(s, war("germanic_migrations")), False))
        created = s.holdings[NARBONENSIS]
        assert created is not None
        assert (created.developed, created.governor) == (False, NONE)
        assert len(told(s, "republic-province-created")) == 1
        sound(s)
    assert results >= {DEFEAT, STALEMATE, VICTORY}


@rule("R 1.10.4")
@pytest.mark.parametrize("how", [BOUGHT, DEFEATED])
def test_a_war_that_brings_its_province_when_fought_brings_none_by_its_end(how: int) -> None:
    """An alliance, say, ends it before anybody has attacked."""
    s = ground("germanic_migrations", scenario="middle")
    end_war(s, the_front(s, war("germanic_migrations")), how)
    assert s.holdings[NARBONENSIS] is None
    sound(s)


@rule("R 1.10.4", "R 1.09.5")
@pytest.mark.parametrize("there", [False, True])
def test_the_last_mithridatic_war_brings_bithynia_developed_or_turns_it_so(there: bool) -> None:
    s = ground("third_mithridatic_war", scenario="late")
    s.holdings[BITHYNIA] = Holding(False, NONE, 0) if there else None
    s.holdings[index_of("province", "syria")] = None
    end_war(s, the_front(s, war("third_mithridatic_war")), DEFEATED)
    bithynia = s.holdings[BITHYNIA]
    syria = s.holdings[index_of("province", "syria")]
    assert bithynia is not None
    assert syria is not None
    assert (bithynia.developed, syria.developed) == (True, False)
    sound(s)
