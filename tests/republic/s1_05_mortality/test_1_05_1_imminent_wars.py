"""Imminent wars break out at the start of a turn (1.05.1, 1.07.3321)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import WARS, index_of
from aedilis.republic.phases.mortality import MortalityFrame, wake_imminent
from aedilis.republic.state.table import MORTALITY, SENATE, Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, IMMINENT, INACTIVE, PLAY
from tests.republic.setup.opening import opened


def with_wars(*wars: tuple[str, int]) -> RepublicState:
    s = opened("early", 3)
    s.fronts = []
    for name, status in wars:
        index = index_of("war", name)
        s.fronts.append(Front(index, status, False, False))
        s.zone[WARS[index].card] = PLAY
    return s


def statuses(s: RepublicState) -> dict[str, int]:
    return {WARS[front.war].id: front.status for front in s.fronts}


@rule("R 1.05.1", "R 1.07.3321", "R V.12-a")
def test_one_war_of_each_series_breaks_out_the_earliest_first() -> None:
    """R-1.05.1: of two Punic Wars that are imminent only the second is active."""
    s = with_wars(("third_punic_war", IMMINENT), ("second_punic_war", IMMINENT))
    wake_imminent(s)
    assert statuses(s) == {"third_punic_war": IMMINENT, "second_punic_war": ACTIVE}
    wake_imminent(s)
    assert statuses(s) == {"third_punic_war": ACTIVE, "second_punic_war": ACTIVE}


@rule("R 1.05.1-b")
def test_different_series_do_not_wait_for_each_other() -> None:
    s = with_wars(
        ("second_punic_war", IMMINENT),
        ("second_macedonian_war", IMMINENT),
        ("first_illyrian_war", INACTIVE),
    )
    wake_imminent(s)
    assert statuses(s) == {
        "second_punic_war": ACTIVE,
        "second_macedonian_war": ACTIVE,
        "first_illyrian_war": INACTIVE,
    }


@rule("R 1.05", "R 1.05-a", "R 1.05.1-a")
def test_the_phase_wakes_wars_before_it_draws_chits() -> None:
    """R-1.05.1."""
    s = with_wars(("second_punic_war", IMMINENT))
    s.phase = SENATE
    s.log = []
    frame = MortalityFrame()
    s.stack.append(frame)
    while s.stack:
        assert frame.advance(s)
    keys = [event.key for event in s.log]
    assert s.phase == MORTALITY
    assert keys[:2] == ["republic-war-active", "republic-chit"]
