"""A pretender rises in a province (1.07.21)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES, PROVINCES
from aedilis.republic.definitions.named import EVIL_OMENS, PRETENDER
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.wars import front_of, land_strength, revolting
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_PROVINCE,
    BARRACKS,
    POOL,
)
from tests.republic.setup.forum import (
    card_of,
    draws,
    event,
    garrison,
    governed,
    member,
    no_wars,
    table,
)
from tests.republic.setup.opening import bring, sound, told

GALLIC = card_of("war", "first_gallic_war")


def province(s: RepublicState, legions: int, level: int = 1) -> tuple[int, int]:
    """A governed province with a garrison, and a pretender about; gives it and the governor."""
    governor = member(s, 0)
    number = governed(s, "sicilia", governor)
    garrison(s, number, list(range(legions)))
    s.events[PRETENDER] = level
    return number, governor


@rule("R 1.07.21")
def test_a_pretender_waits_for_the_next_war_drawn_active() -> None:
    s = table()
    number, _ = province(s, 1, level=2)
    draws(s, 0, card_of("war", "second_illyrian_war"), [number])
    assert s.events[PRETENDER] == 0


@rule("R 1.07.21")
def test_an_inactive_or_imminent_war_or_a_leader_does_not_bring_him() -> None:
    s = table()
    province(s, 1)
    draws(s, 0, card_of("war", "first_illyrian_war"))
    s.stack.clear()
    draws(s, 0, card_of("war", "second_illyrian_war"))
    s.stack.clear()
    draws(s, 0, card_of("leader", "hamilcar"))
    assert s.events[PRETENDER] == 1
    assert s.fronts[0].status == ACTIVE


@rule("R 1.07.21", "R 1.10.11")
@pytest.mark.parametrize(
    ("dice", "lost", "key"),
    [([6, 6, 6], [], "victory"), ([2, 2, 2], [0, 1, 3], "stalemate"), ([1, 1, 1], [2], "defeat")],
)
def test_the_governor_fights_at_once_for_his_province(
    dice: list[int], lost: list[int], key: str
) -> None:
    """Anything but a victory kills him; what is left of the garrison comes to Rome."""
    s = no_wars(table())
    number, governor = province(s, 4)
    s.legions[4:] = [POOL] * (len(s.legions) - 4)
    base = PROVINCES[number].undeveloped.land
    draws(s, 0, GALLIC, [number, *dice, *lost])
    fought = told(s, f"republic-pretender-{key}")[0]
    assert fought["enemy"] == base
    assert fought["roman"] == 4 + min(4, printed_military(governor))
    assert s.events[PRETENDER] == 0
    assert (s.senators[governor] is not None) == (key == "victory")
    left = [n for n in range(4) if n not in lost]
    if key == "victory":
        assert s.holdings[number] is not None
        assert legions_at(s, AT_PROVINCE + number) == left
        return
    front = front_of(s, revolting(number, False))
    assert front is not None
    assert (front.status, front.revolt) == (ACTIVE, True)
    assert land_strength(s, front.war) == base
    assert s.holdings[number] is None
    assert legions_at(s, BARRACKS) == left
    sound(s)


def printed_military(family: int) -> int:
    """The military rating of a family."""
    return FAMILIES[family].military


@rule("R 1.07.21")
def test_omens_and_deserters_count_in_his_battle() -> None:
    s = no_wars(table())
    number, _ = province(s, 2)
    s.events[EVIL_OMENS] = 1
    s.events[event("ally_deserts")] = 1
    draws(s, 0, GALLIC, [number, 2, 1, 1, 1, 0])
    fought = [*told(s, "republic-pretender-defeat"), *told(s, "republic-pretender-stalemate")][0]
    assert fought["omens"] == 1
    assert fought["enemy"] == PROVINCES[number].undeveloped.land + 2


@rule("R 1.07.21")
def test_pompey_throws_for_his_rating_there_too() -> None:
    s = no_wars(table("late"))
    pompey = bring(s, 0, "pompey")
    for holding in s.holdings:
        if holding is not None and holding.governor != NONE:
            one = s.senator(holding.governor)
            one.place, one.at, holding.governor = 0, NONE, NONE
    number = governed(s, "sicilia", pompey)
    garrison(s, number, [20, 21, 22, 23])
    s.events[PRETENDER] = 1
    draws(s, 1, card_of("war", "parthian_war"), [number, 3, 6, 6, 6])
    assert told(s, "republic-battle-rating")[0]["total"] == 4
    assert told(s, "republic-pretender-victory")[0]["roman"] == 8


@rule("R 1.07.21")
def test_a_victorious_pretender_kills_governor_and_garrison_outright() -> None:
    s = no_wars(table())
    number, governor = province(s, 3, level=2)
    draws(s, 0, GALLIC, [number])
    assert s.senators[governor] is None
    assert s.legions[:3] == [POOL] * 3
    assert front_of(s, revolting(number, False)) is not None
    sound(s)


@rule("R 1.07.21")
def test_while_no_province_has_a_governor_he_goes_on_waiting() -> None:
    s = no_wars(table())
    number, governor = province(s, 0)
    held = s.holdings[number]
    assert held is not None
    held.governor = NONE
    s.senator(governor).place, s.senator(governor).at = 0, NONE
    draws(s, 0, GALLIC)
    assert s.events[PRETENDER] == 1
