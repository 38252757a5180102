"""What a group of rebels counts beside another, and which options the rule needs (2.03.1, 2.03.2).

Everything that has a course is in the scenario files of `rebels`.
"""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.game import Republic
from aedilis.republic.phases.forum.misfortunes import epidemic
from aedilis.republic.phases.revenue.camp_upkeep import Bill, CampUpkeepFrame
from aedilis.republic.rules.camps import rebel_provinces
from aedilis.republic.rules.draws import CHITS
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.rebel_losses import in_turns
from aedilis.republic.rules.uprising import Group, may_rise, rise, worth
from aedilis.republic.state.advanced import equip
from aedilis.republic.state.options import switches_of
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, CAPTIVE, FIELD, PROVINCE, UNDER
from tests.republic.setup.combat import blanks, person
from tests.republic.setup.revolution import quiet

OPTIONS = {"scenario": "middle", "provincial-wars": True, "rebel-governors": True}


def table() -> RepublicState:
    """A quiet table with the rule in use."""
    s = quiet("middle")
    s.switches = switches_of(OPTIONS, s.seats)
    equip(s)
    return s


def governor(s: RepublicState, word: str, province: str, troops: int, fleets: int) -> int:
    """A governor of faction 1 with the units of his province."""
    slot = person(s, word, 1)
    where = index_of("province", province)
    s.holdings[where] = Holding(False, slot, 3)
    s.senator(slot).place, s.senator(slot).at = PROVINCE, where
    assert s.frontier is not None
    s.frontier.troops[where], s.frontier.fleets[where] = troops, fleets
    return slot


def veteran(s: RepublicState, legion: int, place: int, patron: int) -> None:
    s.legions[legion] = place
    s.veterans |= 1 << legion
    s.loyal[legion] = patron


@rule("R 2.03.2-f", "R 2.03.2-i", "R 2.03.2-j", "R 2.03.2-k", "R 2.03.2-l")
def test_a_general_counts_those_who_follow_him_and_his_veterans() -> None:
    """R-2.03.2: 4 of MIL, 3 legions, a veteran of his own and another one's: 11."""
    s = table()
    slot, other = person(s, "cornelius", 0), person(s, "junius", 2)
    s.senator(slot).place = FIELD
    for legion in range(3):
        s.legions[legion] = UNDER + slot
    veteran(s, 3, BARRACKS, slot)
    veteran(s, 4, UNDER + slot, other)
    assert worth(s, Group(slot, 0, [])) == 11
    assert worth(s, Group(slot, 2, [])) == 13


@rule("R 2.03.2-g", "R 2.03.2-h", "R 2.03.2-f")
def test_governors_count_garrisons_and_units_and_the_leaders_rating_alone() -> None:
    """3 of MIL, 2 legions, 5 troops, 2 fleets; and 1 legion and 3 troops: 16."""
    s = table()
    first = governor(s, "manlius", "africa", 5, 2)
    second = governor(s, "fabius", "sicilia", 3, 0)
    for legion, slot in ((0, first), (1, first), (2, second)):
        s.legions[legion] = AT_PROVINCE + s.senator(slot).at
    assert worth(s, Group(first, 0, [first, second])) == 16


@rule("R 2.03.2-k")
def test_a_veteran_in_his_own_garrison_counts_for_two_once() -> None:
    """R-2.03.2d: 2 and not 3; another's counts 1."""
    s = table()
    slot, other = governor(s, "manlius", "africa", 0, 0), person(s, "junius", 2)
    here = AT_PROVINCE + s.senator(slot).at
    veteran(s, 0, here, slot)
    veteran(s, 1, here, other)
    assert worth(s, Group(slot, 0, [slot])) == 3 + 2 + 1


@rule("R 2.03.2-f")
def test_a_rating_counts_whole_and_only_the_leaders() -> None:
    """R-2.03.2, R-2.03.2d: Pompey's is 2, without dice; nothing caps it, and a province's base
    strength is left out.
    """
    s = table()
    pompey = governor(s, "pompey", "asia", 0, 0)
    other = governor(s, "cornelius", "africa", 1, 0)
    assert worth(s, Group(pompey, 0, [pompey])) == 2
    assert worth(s, Group(pompey, 0, [pompey, other])) == 2 + 1
    assert worth(s, Group(other, 0, [other])) == 4 + 1


@rule("R 2.03.2-a", "R 2.03.21-a")
def test_who_may_rise() -> None:
    """R-2.03.2c: governors where they are, those elected this turn too; no Consul for Life, captive
    or governor of a province in which only his legate is.
    """
    s = table()
    first = governor(s, "manlius", "africa", 0, 0)
    second = governor(s, "fabius", "sicilia", 0, 0)
    third = governor(s, "claudius", "asia", 0, 0)
    legate = person(s, "furius", 1)
    theirs = Holding(False, legate, 3)
    theirs.legate = True
    s.holdings[index_of("province", "macedonia")] = theirs
    everybody = (first, second, third, legate)
    assert [slot in may_rise(s, 1) for slot in everybody] == [True, True, True, False]
    s.life = second
    s.senator(third).place = CAPTIVE
    assert [slot in may_rise(s, 1) for slot in everybody] == [True, False, False, False]
    assert not set(everybody) & set(may_rise(s, 2))


@rule("R 2.03.4-d", "R 1.07.21")
def test_a_foreign_epidemic_strikes_rebels() -> None:
    """R-2.03.4: a Secondary is dead, his province in the Forum, and the war goes on."""
    s = table()
    primary = governor(s, "manlius", "africa", 0, 0)
    secondary = governor(s, "fabius", "sicilia", 2, 1)
    rise(s, Group(primary, 0, [primary, secondary]))
    s.dice.queues = {CHITS: [secondary + 1, *blanks(s, 5)]}
    epidemic(s, True)
    assert s.senators[secondary] is None
    assert rebel_provinces(s) == [index_of("province", "africa")]
    sicilia = s.holdings[index_of("province", "sicilia")]
    assert sicilia is not None
    assert sicilia.governor == NONE
    assert s.rebel == primary


@rule("R 2.03.1-b", "R 2.00", "R VII.rebel-governor")
def test_rebel_governors_need_provincial_wars() -> None:
    with pytest.raises(BadOption) as refused:
        Republic().options({"rebel-governors": True}, 4)
    assert "rebel-governors" in str(refused.value)
    assert "provincial-wars" in str(refused.value)


@rule("R 2.03.1-b")
def test_a_game_without_the_rule_keeps_nothing_of_it() -> None:
    game = Republic()
    plain = game.new({}, 4, stream("rebels", "game"))
    assert plain.rising is None
    assert "rising" not in to_data(plain)
    played = game.new(OPTIONS, 4, stream("rebels", "game"))
    data = to_data(played)
    assert "rising" in data
    assert to_data(game.from_data(data)) == data


@rule("R 2.02.411", "R 2.03.72-k", "R V.5-a")
@pytest.mark.parametrize(
    ("losses", "provincial", "roman", "lost"),
    [(8, 9, 9, (6, 2)), (4, 3, 2, (3, 1)), (3, 3, 2, (2, 1)), (4, 3, 1, (3, 1)), (9, 1, 2, (1, 2))],
)
def test_two_provincial_units_are_lost_before_a_roman_one(
    losses: int, provincial: int, roman: int, lost: tuple[int, int]
) -> None:
    assert in_turns(losses, provincial, roman) == lost


@rule("R 2.03.6-d", "R 2.03.6-e")
def test_a_province_releases_at_least_what_the_others_cannot() -> None:
    """R-2.03.6b: of two legions in Sicily and three in Africa four are released."""
    s = table()
    primary = governor(s, "plautius", "sicilia", 0, 0)
    secondary = governor(s, "papirius", "africa", 0, 0)
    rise(s, Group(primary, 0, [primary, secondary]))
    for n, word in enumerate(("sicilia", "sicilia", "africa", "africa", "africa")):
        s.legions[n] = AT_PROVINCE + index_of("province", word)
    for slot, one in in_play(s):
        pay(s, slot, BANK, one.talents)
    pay(s, FACTION + 1, BANK, s.factions[1].treasury)
    pay(s, BANK, primary, Bill(s).base + 2)
    assert Bill(s).roman_gone == 4
    # Nothing comes out of the faction's treasury; of the two in Sicily one has to go.
    prompt = CampUpkeepFrame().asks(s)[0]
    assert prompt.choices([0]) == [1, 2]
