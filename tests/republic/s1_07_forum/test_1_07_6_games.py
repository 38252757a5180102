"""Games, and a new leader (1.07.6, 1.07.7)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.phases.forum.games import sponsors
from aedilis.republic.phases.revenue.income import base_income
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL
from tests.republic.setup.forum import (
    GAME,
    asked,
    asks_for,
    governed,
    initiative,
    member,
    offered,
    say,
    skip_to,
    table,
)
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import bring, name, vacate


@rule("R 1.07.6-a", "R VII.bank-vs-treasury", "R 1.07.6-b", "R 1.07.6-c")
@pytest.mark.parametrize(
    ("games", "cost", "gain"),
    [("slice_and_dice", 7, 1), ("blood_fest", 13, 2), ("gladiator_gala", 18, 3)],
)
def test_games_cost_their_sponsor_and_please_the_people(games: str, cost: int, gain: int) -> None:
    """R-1.07.6: no second ones in the same initiative."""
    s = table()
    s.unrest = 5
    slot = member(s, 0)
    one = rich(s, slot, 20)
    before = one.popularity
    asks_for(s, "games", 0)
    say(s, 0, {"do": "games", "senator": name(s, slot), "games": games})
    assert one.talents == 20 - cost
    assert one.popularity == before + gain
    assert s.unrest == 5 - gain
    # Once in an initiative.
    assert asked(s)[1] == "republic-ask-new-leader"


@rule("R 1.07.6-b", "R 1.06.31", "R 1.06.31-f")
def test_only_what_one_senator_can_pay_himself_is_offered() -> None:
    s = table()
    poor, slot = (one for one, _ in list(of_faction(s, 0))[:2])
    fund(s, 0, 50)
    rich(s, poor, 6)
    rich(s, slot, 14)
    assert sponsors(s, 0) == [slot]
    asks_for(s, "games", 0)
    words = [GAME.words(s, 0, move) for move in GAME.matches(s, 0, {"do": "games"})]
    assert {one["games"] for one in words} == {"slice_and_dice", "blood_fest"}
    assert {one["senator"] for one in words} == {name(s, slot)}


@rule("R 1.07.6-a", "R 1.07.6-c")
def test_unrest_and_popularity_keep_their_bounds() -> None:
    s = table()
    s.unrest = 1
    slot = member(s, 0)
    rich(s, slot, 18).popularity = 8
    asks_for(s, "games", 0)
    say(s, 0, {"do": "games", "senator": name(s, slot), "games": "gladiator_gala"})
    assert (s.unrest, s.senator(slot).popularity) == (0, 9)


@rule("R 1.07.6-d")
@pytest.mark.parametrize(("place", "may"), [(CAPTIVE, False), (REBEL, False)])
def test_a_governor_may_hold_games_a_captive_or_rebel_not(place: int, may: bool) -> None:
    s = table()
    slot = member(s, 0)
    rich(s, slot, 7)
    governed(s, "sicilia", slot)
    assert sponsors(s, 0) == [slot]
    s.senator(slot).place = place
    assert bool(sponsors(s, 0)) == may


@rule("R 1.07.7-a", "R VII.faction-leader", "R V.13", "R 1.07.7-b")
def test_any_member_may_lead_from_now_on_wherever_he_is() -> None:
    """R-1.07.7: a governor is named."""
    s = table()
    slot = member(s, 0)
    governed(s, "sicilia", slot)
    skip_to(initiative(s, 0), "republic-ask-new-leader")
    others = [name(s, n) for n, _ in of_faction(s, 0) if n != s.factions[0].leader]
    assert offered(s, 0) == [*others, "stop"]
    say(s, 0, {"senator": name(s, slot)})
    assert s.factions[0].leader == slot


def leaderless(s: RepublicState) -> None:
    """A statesman without family leads seat 0 and dies; the other members are left."""
    vacate(s, index_of("family", "cornelius"))
    slot = bring(s, 0, "scipio_africanus")
    s.factions[0].leader = slot
    die(s, slot)


@rule("R 1.05.31-d", "R 1.07.7")
def test_a_faction_without_leader_has_to_name_one_at_its_next_initiative() -> None:
    """R-1.05.31: until then nobody has a leader's income."""
    s = table()
    leaderless(s)
    assert s.factions[0].leader == NONE
    income = [base_income(s, slot) - one.knights for slot, one in of_faction(s, 0)]
    assert income == [1] * len(income)
    skip_to(initiative(s, 0), "republic-ask-new-leader")
    assert "stop" not in offered(s, 0)
    assert len(offered(s, 0)) == len(list(of_faction(s, 0)))
    say(s, 0, {"senator": name(s, member(s, 0))})
    assert s.factions[0].leader != NONE


@rule("R 1.05.31-d", "R 1.07.7")
def test_its_only_member_leads_it_without_a_question() -> None:
    s = table()
    leaderless(s)
    for slot, _ in list(of_faction(s, 0))[1:]:
        die(s, slot, heir=False)
    only = next(slot for slot, _ in of_faction(s, 0))
    initiative(s, 0)
    while asked(s)[0] == 0:
        assert asked(s)[1] != "republic-ask-new-leader"
        say(s, 0, {"do": "stop"})
    assert s.factions[0].leader == only
