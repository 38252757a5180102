"""The Open Bodyguard is played and paid in the Revenue Phase (1.07.35, 1.09.73)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import LATE, NONE
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import OPEN_BODYGUARD
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.revenue.guard import GUARD, pay_guard
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.rules.laws import may_be_held
from aedilis.republic.state.choices import PASS, SENATOR, code
from aedilis.republic.state.table import REVENUE, SENATE, RepublicState
from aedilis.republic.state.zones import CAPTIVE, DECK, DISCARD, HAND, PLAY, RAIDERS
from tests.republic.setup.money import rich
from tests.republic.setup.opening import bring, fetch, opened, sound
from tests.republic.setup.revenue import (
    CLAUDIUS,
    FLAMINIUS,
    asked,
    begin,
    finish,
    govern,
    quiet,
    rebel,
    until,
)

CARD = INTRIGUES[OPEN_BODYGUARD].cards[LATE][0]


def armed() -> RepublicState:
    """Seat 0 holds the card."""
    s = quiet()
    fetch(s, CARD)
    s.factions[0].hand = sorted([*s.factions[0].hand, CARD])
    s.zone[CARD] = HAND
    return s


def guarded(slot: int, talents: int) -> RepublicState:
    s = quiet()
    fetch(s, CARD)
    s.zone[CARD] = PLAY
    s.guarded = slot
    rich(s, slot, talents)
    return s


def guard_choices(s: RepublicState, seat: int, *begun: int) -> list[int]:
    prompt = aside(s, seat)
    choices = prompt.choices(list(begun)) if prompt is not None else []
    return choices if begun else [one for one in choices if one == GUARD]


@rule("R 1.07.35", "R VII.intrigue-law", "R 1.09.73-c", "R VII.bodyguard")
def test_it_is_played_on_an_own_senator_in_rome_in_the_revenue_phase() -> None:
    s = armed()
    govern(s, FLAMINIUS, "sicilia")
    s.phase = SENATE
    assert guard_choices(s, 0) == []
    s.phase = REVENUE
    assert guard_choices(s, 0) == [GUARD]
    assert guard_choices(s, 1) == []
    assert guard_choices(s, 0, GUARD) == [code("target", SENATOR, slot) for slot in (4, 8)]
    prompt = aside(s, 0)
    assert prompt is not None
    prompt.act([GUARD, code("target", SENATOR, CLAUDIUS)])
    assert (s.guarded, s.zone[CARD]) == (CLAUDIUS, PLAY)
    assert CARD not in s.factions[0].hand
    assert guard_choices(s, 0) == []
    sound(s)


@rule("R 1.07.35")
@pytest.mark.parametrize(("scenario", "waits"), [("early", False), ("late", True)])
def test_the_phase_waits_for_it_only_when_by_what_all_know_it_may_be_held(
    scenario: str, waits: bool
) -> None:
    s = opened(scenario, 3)
    s.set_order(1, "revenue", "ask")
    assert may_be_held(s, OPEN_BODYGUARD) == waits
    s.stack = [RevenueFrame()]
    s.stack[-1].advance(s)
    assert (s.stack[-1].kind() == "hold") == waits
    if waits:
        # Only for who asked to be waited for, whether he holds the card or not.
        assert [prompt.seat for prompt in s.stack[-1].asks(s)] == [1]
        s.stack[-1].answer(s, 1, [PASS])
        assert s.stack[-1].advance(s)
        # Nor when it lies open.
        number = fetch(s, CARD)
        s.zone[number] = PLAY
        assert not may_be_held(s, OPEN_BODYGUARD)


@rule("R 1.07.35")
def test_it_costs_a_talent_and_popularity_in_the_year_it_is_played_and_each_other() -> None:
    s = armed()
    rich(s, CLAUDIUS, 5)
    prompt = until(s, "contributions", begin(s))
    # Late in the phase, but in it.
    played = aside(s, 0)
    assert played is not None
    played.act([GUARD, code("target", SENATOR, CLAUDIUS)])
    finish(s, prompt)
    assert (s.senator(CLAUDIUS).talents, s.senator(CLAUDIUS).popularity) == (4, -1)
    prompt = begin(s)
    assert asked(prompt)[1] == "republic-ask-redistribution"
    finish(s, prompt)
    assert (s.senator(CLAUDIUS).talents, s.senator(CLAUDIUS).popularity) == (3, -2)


@rule("R 1.07.35")
def test_who_cannot_pay_loses_it() -> None:
    s = guarded(CLAUDIUS, 1)
    pay_guard(s)
    assert s.guarded == CLAUDIUS
    pay_guard(s)
    assert s.guarded == NONE
    assert s.zone[CARD] == DISCARD
    assert s.discards[-1] == CARD
    assert s.senator(CLAUDIUS).popularity == -1
    sound(s)


@rule("R 1.07.35", "R 1.10.71-b", "R 1.11.34-b")
@pytest.mark.parametrize("captive", [True, False])
def test_frozen_talents_cannot_pay_it(captive: bool) -> None:
    s = guarded(CLAUDIUS, 9)
    if captive:
        s.senator(CLAUDIUS).place, s.senator(CLAUDIUS).at = CAPTIVE, RAIDERS
    else:
        rebel(s, CLAUDIUS, 0)
    pay_guard(s)
    assert (s.guarded, s.senator(CLAUDIUS).talents) == (NONE, 9)


@rule("R 1.07.35", "R 1.07.31", "R VII.influence-limit")
def test_pompey_loses_twice_the_popularity() -> None:
    s = quiet()
    pompey = bring(s, 0, "pompey")
    s.guarded = pompey
    s.zone[fetch(s, CARD)] = PLAY
    rich(s, pompey, 3)
    before = s.senator(pompey).popularity
    pay_guard(s)
    assert s.senator(pompey).popularity == before - 2
    assert s.zone[CARD] != DECK
