"""The Master of Horse is in office as long as his Dictator is (1.09.34, 1.10.7)."""

from collections.abc import Callable

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR, DICTATOR, MASTER_OF_HORSE
from aedilis.republic.phases.senate.elections import elect_consuls
from aedilis.republic.rules.abroad import become_proconsul, bring_home, capture, send_out
from aedilis.republic.rules.death import die
from aedilis.republic.rules.offices import take_office
from aedilis.republic.rules.persons import holder
from aedilis.republic.rules.revolt import begin
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, FIELD, ROME, UNDER
from tests.republic.setup.senate import floor, units, war
from tests.republic.setup.trials import member

Way = Callable[[RepublicState, int, int], None]


def two_of_them(same_faction: bool = False) -> tuple[RepublicState, int, int]:
    """A Dictator of faction 2 and his Master of Horse, of faction 3 or his own, are in Rome."""
    s = floor()
    dictator, master = member(s, 2), member(s, 2, 1) if same_faction else member(s, 3)
    take_office(s, dictator, DICTATOR)
    take_office(s, master, MASTER_OF_HORSE)
    return s, dictator, master


def to_war(s: RepublicState, dictator: int) -> int:
    """The Dictator goes to a war with four legions, and his Master with him; gives the war."""
    number = war(s, "syrian_war")
    units(s, 4, 0, 0, UNDER + dictator)
    send_out(s, dictator, number)
    return number


def dies_in_rome(s: RepublicState, dictator: int, master: int) -> None:
    die(s, dictator)


def dies_beside_him(s: RepublicState, dictator: int, master: int) -> None:
    to_war(s, dictator)
    assert s.senator(master).place == FIELD
    die(s, dictator)


def dies_as_proconsul(s: RepublicState, dictator: int, master: int) -> None:
    to_war(s, dictator)
    become_proconsul(s, dictator)
    assert holder(s, MASTER_OF_HORSE) == master
    die(s, dictator)


def dies_a_captive(s: RepublicState, dictator: int, master: int) -> None:
    capture(s, dictator, to_war(s, dictator))
    assert holder(s, MASTER_OF_HORSE) == master
    die(s, dictator)


def dies_when_his_master_is_a_captive(s: RepublicState, dictator: int, master: int) -> None:
    capture(s, master, to_war(s, dictator))
    assert holder(s, MASTER_OF_HORSE) == master
    die(s, dictator)
    assert s.senator(master).place == CAPTIVE
    s.senator(master).place, s.senator(master).at = ROME, NONE


def dies_recalled(s: RepublicState, dictator: int, master: int) -> None:
    to_war(s, dictator)
    bring_home(s, dictator)
    die(s, dictator)


def rebels(s: RepublicState, dictator: int, master: int) -> None:
    to_war(s, dictator)
    begin(s, dictator)


def rebels_from_afar(s: RepublicState, dictator: int, master: int) -> None:
    to_war(s, dictator)
    become_proconsul(s, dictator)
    begin(s, dictator)


def ends_his_term(s: RepublicState, dictator: int, master: int) -> None:
    elect_consuls(s, member(s, 0, 1), member(s, 4))


def gives_way_to_another(s: RepublicState, dictator: int, master: int) -> None:
    take_office(s, member(s, 4), DICTATOR)


def takes_another_office(s: RepublicState, dictator: int, master: int) -> None:
    take_office(s, dictator, CENSOR)


WAYS: tuple[Way, ...] = (
    dies_in_rome, dies_beside_him, dies_as_proconsul, dies_a_captive,
    dies_when_his_master_is_a_captive, dies_recalled, rebels, rebels_from_afar,
    ends_his_term, gives_way_to_another, takes_another_office,
)  # fmt: skip


@rule("R 1.09.34-c", "R 1.10.7", "R 1.09.33-d", "R 1.11.32-a")
@pytest.mark.parametrize("same_faction", [False, True])
@pytest.mark.parametrize("way", WAYS)
def test_no_master_of_horse_without_a_dictator(way: Way, same_faction: bool) -> None:
    """R-1.09.34b: however the Dictator goes, and wherever either of them is."""
    s, dictator, master = two_of_them(same_faction)
    way(s, dictator, master)
    assert holder(s, MASTER_OF_HORSE) == NONE
    assert (s.senator(master).place, s.senator(master).at) == (ROME, NONE)
    assert check(s) == []


def test_a_captive_or_proconsul_keeps_his_office_and_so_does_his_master() -> None:
    """1.10.71, R-1.09.34b: until the next election of Consuls."""
    s, dictator, master = two_of_them()
    capture(s, dictator, to_war(s, dictator))
    assert (holder(s, DICTATOR), holder(s, MASTER_OF_HORSE)) == (dictator, master)
    assert s.senator(master).place == ROME
    s, dictator, master = two_of_them()
    to_war(s, dictator)
    become_proconsul(s, dictator)
    assert (holder(s, DICTATOR), holder(s, MASTER_OF_HORSE)) == (dictator, master)
    assert s.senator(master).place == ROME


def test_a_dictator_can_do_without_his_master() -> None:
    """1.10.7: a Master who dies takes nothing with him."""
    s, dictator, master = two_of_them()
    die(s, master)
    assert holder(s, DICTATOR) == dictator
