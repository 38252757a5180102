"""Events of the deck: bequests, Catiline, Era Ends (1.07.37, 1.12.1)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import ERA_ENDS, FORUM_EVENTS, index_of
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.phases.forum.phase import FORUM_STEPS, ForumFrame
from aedilis.republic.rules.persons import hrao, hrao_seat
from aedilis.republic.state.endings import ERA_ENDS as ENDED
from aedilis.republic.state.endings import LOST_BANKRUPTCY
from aedilis.republic.state.table import Holding
from aedilis.republic.state.zones import DISCARD, FORUM, PROVINCE
from tests.republic.setup.forum import (
    asked,
    card_of,
    draws,
    governed,
    initiative,
    member,
    offered,
    say,
    skip_to,
    start,
    table,
    war,
)
from tests.republic.setup.money import rich
from tests.republic.setup.opening import sound, told

CATILINE = card_of("forum_event", "catiline")


@rule("R 1.07.37-a", "R 1.07.37-b", "R 1.07.3-b")
@pytest.mark.parametrize(
    ("scenario", "id_"),
    [("middle", "pergamene_bequest"), ("late", "bithynian_bequest"),
     ("late", "ptolemy_apion_bequest")],
)  # fmt: skip
def test_a_bequest_lies_in_the_forum(scenario: str, id_: str) -> None:
    """R-1.04.1: no event of the deck ever enters a hand."""
    s = table(scenario)
    bequest = FORUM_EVENTS[index_of("forum_event", id_)]
    s.holdings[bequest.creates] = None
    draws(s, 0, bequest.card)
    assert s.zone[bequest.card] == FORUM
    assert s.factions[0].hand == []
    assert s.treasury == 100
    sound(s)


@rule("R 1.07.37-c")
@pytest.mark.parametrize("id_", ["bithynian_bequest", "ptolemy_apion_bequest"])
def test_one_whose_province_exists_is_discarded(id_: str) -> None:
    s = table("late")
    bequest = FORUM_EVENTS[index_of("forum_event", id_)]
    s.holdings[bequest.creates] = Holding(False, NONE, 0)
    draws(s, 0, bequest.card)
    assert s.zone[bequest.card] == DISCARD
    sound(s)


@rule("R 1.07.37-b", "R 1.07.37-c")
def test_catiline_strikes_members_in_rome_of_the_faction_named() -> None:
    """R-0.10: omens lower the number of chits; each of them costs the official popularity."""
    s = table(seats=4)
    s.events[EVIL_OMENS] = 1
    official = hrao(s)
    seat = s.senator(official).faction
    named, other = (seat + 1) % 4, (seat + 2) % 4
    s.senator(official).popularity = 2
    victim, spared = member(s, named), member(s, other)
    away = member(s, named, leader=True)
    governed(s, "sicilia", away)
    draws(s, other, CATILINE)
    assert asked(s) == (seat, "republic-ask-catiline")
    assert offered(s, seat) == [n for n in range(4) if n != seat]
    say(s, seat, {"seat": named}, [4, victim + 1, spared + 1, away + 1])
    assert s.senators[victim] is None
    assert s.senator(spared).faction == other
    # An heir of his would be in Rome.
    assert s.senator(away).place == PROVINCE
    assert s.senator(official).popularity == -1
    assert s.zone[CATILINE] == DISCARD
    assert told(s, "republic-catiline")[0]["count"] == 3
    # The drawer goes on with his initiative.
    assert asked(s)[0] == other


@rule("R 1.12.1-b", "R VII.era-ends", "R V.1", "R 1.12.1-d", "R 1.07.37-b")
def test_era_ends_is_open_and_the_game_goes_on_until_rome_is_in_order() -> None:
    """R-1.12.1: the number of wars does not matter any more."""
    s = table()
    for id_ in ("first_punic_war", "syrian_war", "first_gallic_war", "second_punic_war"):
        war(s, id_)
    draws(s, 0, ERA_ENDS)
    assert (s.era_ends, s.over) == (True, False)
    assert s.zone[ERA_ENDS] == FORUM
    while s.stack:
        seat, _ = asked(s)
        say(s, seat, {"do": "stop"})
    sound(start(s, ForumFrame(FORUM_STEPS.step("order")), [1]))
    assert s.over
    assert s.ending == ENDED
    assert len(s.winners) == 1


@rule("R 1.12.1", "R 1.12.3")
def test_ruin_in_the_same_phase_loses_all_the_same() -> None:
    s = table()
    s.era_ends = True
    s.treasury, s.bank = 19, s.bank + s.treasury - 19
    initiative(s, 0, [3, 4, 2, 2, 2])
    assert s.over
    assert s.ending == LOST_BANKRUPTCY
    assert s.winners == []


@rule("R 1.12.1")
def test_without_the_card_the_phase_ends_and_the_game_goes_on() -> None:
    s = table()
    start(s, ForumFrame(FORUM_STEPS.step("order")), [])
    assert not s.over
    assert s.stack == []
    assert hrao_seat(s) >= 0


@rule("R 1.07.37-b")
def test_with_one_other_faction_left_nobody_is_asked_whom_to_name() -> None:
    s = table("late")
    seat = hrao_seat(s)
    gone = (seat + 1) % 3
    s.factions[gone].gone = True
    drawer = (seat + 2) % 3
    rich(s, member(s, drawer), 8)
    draws(s, drawer, CATILINE, [1, 0])
    assert told(s, "republic-catiline")[0]["to"] == [drawer]
    skip_to(s, "republic-ask-games")
