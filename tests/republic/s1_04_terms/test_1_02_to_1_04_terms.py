"""What is in the box, the order of play, and the terms of the game."""

from collections import Counter
from typing import Any

import pytest

from aedilis.games import PACKAGES
from aedilis.kernel.dice import ScriptError, stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.options import declared
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import EVENT, NONE
from aedilis.republic.definitions.components import (
    CARDS,
    FAMILIES,
    LAND_BILLS,
    PROVINCES,
    STATESMEN,
    card,
    index_of,
)
from aedilis.republic.definitions.named import CENSOR, ROME_CONSUL
from aedilis.republic.definitions.supply import (
    CHITS,
    DICE,
    MARKERS,
    OFFICE_MARKERS,
    TALENT_PIECES,
    TALENT_VALUES,
)
from aedilis.republic.definitions.tables import contribution_influence
from aedilis.republic.game import Republic
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import BANK, FACTION, STATE, balance, pay
from aedilis.republic.rules.offices import take_office
from aedilis.republic.rules.persons import (
    enter_family,
    gain_influence,
    holder,
    hrao,
    hrao_seat,
    in_play,
    in_rome,
    of_faction,
    votes,
)
from aedilis.republic.rules.rolls import throw
from aedilis.republic.rules.victory import faction_influence, throw_off
from aedilis.republic.setup.opening import LeadersFrame
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.table import FLEETS, LEGIONS, PHASES, Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, CAPTIVE, CORRUPT, HAND, PROVINCE, RAIDERS
from aedilis.republic.turn import TurnFrame
from aedilis.republic.view import RepublicView
from tests.republic.setup.opening import SCENARIO_IDS, bring, opened, vacate

GAME = Republic()


def seen(s: RepublicState, seat: int) -> Any:
    """What a seat sees of a game, at a question or between two."""
    return RepublicView(s, seat, [], "").to_data()


@rule(
    "R 1.02",
    "R 1.02-c",
    "R 1.02-g",
    "R 1.02-h",
    "R 1.02-k",
    "R 1.02-l",
    "R 1.02-n",
    "R 1.02-o",
    "R 1.02-p",
    "R 1.02-q",
    "R 1.02-r",
)
def test_the_box() -> None:
    assert (LEGIONS, FLEETS, DICE, len(CHITS), len(PROVINCES)) == (25, 25, 3, 36, 15)
    assert sum(OFFICE_MARKERS.values()) == 11
    wanted = {
        "naval_victory": 3, "manpower_shortage": 2, "drought": 2, "primary_rebel": 1, "rebel": 8,
        "priest": 12, "allegiance": 25, "corrupt_or_major": 17, "prior_consul": 15, "knight": 40,
        "faction_dominance": 5, "unrest": 1, "captive": 3, "positive_number": 90,
        "negative_number": 52, "state_treasury": 3, "faction": 6, "land_bill": 6,
    }  # fmt: skip
    assert {name: MARKERS[name] for name in wanted} == wanted
    assert sum(one.slots for one in LAND_BILLS) == MARKERS["land_bill"]
    assert dict(zip(TALENT_VALUES, TALENT_PIECES, strict=True)) == {
        1: 80, 5: 44, 10: 24, 50: 10, 100: 8,
    }  # fmt: skip


@rule("R 1.03")
def test_a_year_has_seven_phases_in_their_order() -> None:
    s = opened("early")
    year = TurnFrame()
    assert year.advance(s)
    s.stack = []
    kinds = []
    for _ in PHASES:
        assert year.advance(s)
        phase = s.stack[-1]
        assert phase.advance(s)
        if PHASES[s.phase] != phase.kind():
            # Its first step is one of an advanced rule, and was passed over.
            assert phase.advance(s)
        assert PHASES[s.phase] == phase.kind()
        kinds.append(phase.kind())
        s.stack = []
    assert tuple(kinds) == PHASES
    assert kinds == [
        "mortality", "revenue", "forum", "population", "senate", "combat", "revolution",
    ]  # fmt: skip


@rule("R 2.00-a", "R 2.00-c", "R 2.00-d", "R 2.00-e")
def test_each_advanced_rule_is_a_choice_of_its_own() -> None:
    """R-2.00: 2.03 without 2.02 is refused, and all are with one or two seats."""
    for name in PACKAGES["republic"].advanced():
        needed = ["provincial-wars"] if name == "rebel-governors" else []
        chosen = dict.fromkeys([name, *needed], True)
        options = GAME.options(chosen, 4)
        assert {one for one in PACKAGES["republic"].advanced() if options[one]} == set(chosen)
        for seats in (1, 2):
            with pytest.raises(BadOption):
                GAME.options(chosen, seats)
    with pytest.raises(BadOption):
        GAME.options({"rebel-governors": True}, 4)


@rule("R 1.04", "R 1.04-b", "R 2.00")
def test_advanced_rules_are_not_played_where_nobody_names_them() -> None:
    usual = GAME.options({}, 4)
    assert not [
        option.name
        for option in declared(RepublicSwitches)
        if option.advanced and usual[option.name]
    ]
    for option in ("advanced", "pontifex-maximus"):
        with pytest.raises(BadOption):
            GAME.options({option: True}, 4)
    for scenario in SCENARIO_IDS:
        s = opened(scenario)
        assert all(not one.offices >> len(OFFICE_MARKERS) for _, one in in_play(s))


@rule("R 1.04.1", "R 1.04.1-a", "R 1.04.1-b")
def test_only_faction_cards_come_into_hands() -> None:
    """R-1.04.1: drawing "Era Ends" never enters a hand."""
    for scenario in SCENARIO_IDS:
        for seed in range(4):
            s = opened(scenario, seed=str(seed))
            hands = [number for faction in s.factions for number in faction.hand]
            assert all(card(number).faction for number in hands)
            assert all(s.zone[number] == HAND for number in hands)
    assert all(not card(n).faction for n in range(1, CARDS + 1) if card(n).kind == EVENT)


@rule("R 1.04.1-d", "R 1.04.1-g")
def test_the_hrao_holds_the_highest_office_in_rome() -> None:
    s = opened("early")
    consul = holder(s, ROME_CONSUL)
    assert hrao(s) == consul
    away = s.senator(consul)
    away.place = PROVINCE
    assert hrao(s) != consul
    assert hrao(s) in in_rome(s)
    assert s.senator(hrao(s)).faction != NONE


@rule(
    "R 1.04.1-c",
    "R 1.04.1-e",
    "R 1.04.1-j",
    "R 1.04.1-k",
    "R VII.treasuries-a",
    "R VII.treasuries-b",
)
def test_talents_lie_with_persons_factions_the_state_and_the_bank() -> None:
    s = opened("early", 3)
    man = in_rome(s, 1)[0]
    accounts = (man, FACTION + 1, STATE)
    before = [balance(s, account) for account in accounts]
    for account in accounts:
        pay(s, BANK, account, 6)
    assert [balance(s, account) for account in accounts] == [n + 6 for n in before]
    view = seen(s, 0)
    shown = {one["slot"]: one for one in view["senators"]}
    assert shown[man]["talents"] == before[0] + 6
    assert view["factions"][1]["treasury"] is None


@rule("R 1.04.2", "R 1.04.1-f", "R 1.04.2-a", "R 1.04.2-g")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_each_player_has_a_faction_with_one_leader(scenario: str) -> None:
    s = opened(scenario)
    for seat, faction in enumerate(s.factions):
        members = [slot for slot, _ in of_faction(s, seat)]
        assert members
        assert faction.leader in members
        assert [one.faction for _, one in of_faction(s, seat)] == [seat] * len(members)
    for seat in range(-1, 5):
        data = seen(s, seat)
        assert [one["slot"] for one in data["senators"]] == [slot for slot, _ in in_play(s)]


@rule("R 1.04.2-e", "R 1.04.2-d")
def test_a_statesman_stands_alone_or_on_his_family() -> None:
    s = opened("middle", 4)
    family = vacate(s, index_of("family", "sempronius"))
    alone = bring(s, 0, "tiberius_gracchus")
    assert s.senator(alone).family == NONE
    die(s, alone)
    enter_family(s, vacate(s, family), 0)
    stacked = bring(s, 0, "tiberius_gracchus")
    assert s.senator(stacked).family == family
    assert stacked in in_rome(s, 0)


@rule(
    "R 1.04-fig-a",
    "R 1.04.7",
    "R 1.04-fig-a-a",
    "R 1.04-fig-a-b",
    "R 1.04-fig-a-c",
    "R 1.04-fig-a-d",
    "R 1.04.7-a",
    "R 1.09.1-c",
    "R 1.04.2-b",
    "R VII.vote-total-a",
)
def test_the_sample_faction_has_ten_votes() -> None:
    """Manlius with two knights 4, Gracchus 4, Sulpicius 2; Papirius is away."""
    s = opened("middle", 4)
    others = [slot for slot, _ in of_faction(s, 0)]
    slots = {}
    for name in ("manlius", "sempronius", "sulpicius", "papirius"):
        family = vacate(s, index_of("family", name))
        slots[name] = enter_family(s, family, 0)
    s.factions[0].leader = slots["sulpicius"]
    for slot in others:
        if slot not in slots.values() and s.senators[slot] is not None:
            die(s, slot, heir=False)
    at = bring(s, 0, "tiberius_gracchus")
    assert at == slots["sempronius"]
    take_office(s, slots["manlius"], ROME_CONSUL)
    take_office(s, at, CENSOR)
    grant(s, index_of("concession", "mining"), slots["sulpicius"])
    papirius = s.senator(slots["papirius"])
    papirius.place, papirius.at, papirius.marks = PROVINCE, 0, CORRUPT
    s.holdings[0] = Holding(False, slots["papirius"], 3)
    s.legions[:2] = [AT_PROVINCE] * 2
    total = sum(votes(s.senator(slot)) for slot in in_rome(s, 0))
    assert total == 8
    # The count goes up as soon as the knights are there.
    s.senator(slots["manlius"]).knights += 2
    assert [votes(s.senator(slots[n])) for n in ("manlius", "sempronius", "sulpicius")] == [4, 4, 2]
    assert sum(votes(s.senator(slot)) for slot in in_rome(s, 0)) == 10
    told = {one["slot"]: one["votes"] for one in seen(s, 1)["senators"]}
    assert sum(told[slot] for slot in in_rome(s, 0)) == 10


@rule("R 1.04.2-b", "R 1.04.2-f")
def test_offices_victories_and_ratings_make_the_influence_of_a_faction() -> None:
    s = opened("early", 3)
    slots = [slot for slot, _ in of_faction(s, 1)]
    ratings = sum(s.senator(slot).influence for slot in slots)
    assert faction_influence(s, 1) == ratings
    take_office(s, slots[0], CENSOR)
    assert faction_influence(s, 1) == ratings + 5
    # A contribution of 25 talents brings three.
    gain_influence(s, slots[1], contribution_influence(25))
    assert faction_influence(s, 1) == ratings + 5 + 3
    s.senator(slots[1]).place, s.senator(slots[1]).at = CAPTIVE, RAIDERS
    assert faction_influence(s, 1) < ratings + 5 + 3


@rule("R 1.04.2-c", "R VII.statesman-a")
def test_families_are_forum_cards_and_statesmen_faction_cards() -> None:
    assert {card(one.card).faction for one in FAMILIES} == {False}
    assert {card(one.card).faction for one in STATESMEN} == {True}


@rule("R 1.04.1-i")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_so_many_six_sided_dice_are_thrown_and_added(dice: int) -> None:
    s = opened("early", 3)
    s.dice.script = [6, 5, 1][:dice]
    assert throw(s, dice) == sum([6, 5, 1][:dice])
    assert s.dice.script == []
    s.dice.script = [7]
    with pytest.raises(ScriptError):
        throw(s, 1)
    s.dice.script = None
    assert {throw(s, 1) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@rule("R 1.04.8-a", "R VII.ties-turn-order-a")
def test_a_tie_is_thrown_off() -> None:
    """R-1.04.8: seeded 7-7, then 5-9: the second wins after two throws."""
    s = opened("early", 3)
    s.log = []
    s.dice.script = [3, 4, 6, 1, 2, 3, 5, 4]
    assert throw_off(s, [10, 20], [0, 1]) == 20
    assert [dict(event.params)["roll"] for event in s.log] == [7, 7, 5, 9]


@rule("R 1.04.8-b")
def test_the_first_to_act_is_the_seat_of_the_hrao() -> None:
    for seed in range(5):
        s = opened("early", 5, str(seed))
        assert hrao_seat(s) == s.senator(holder(s, ROME_CONSUL)).faction
        first = LeadersFrame(hrao_seat(s), 0)
        order = []
        for first.at in range(5):
            order.append(first.turn(s))
        assert order == [(hrao_seat(s) + n) % 5 for n in range(5)]


@rule("R 1.04.9-b")
def test_discards_and_personal_treasuries_lie_open() -> None:
    s = GAME.new({"scenario": "early"}, 4, stream("open", "game"))
    number = s.factions[0].hand[0]
    view = seen(s, 1)
    assert view["zone"][number] < 0
    s.factions[0].hand.remove(number)
    s.discards.append(number)
    assert seen(s, 1)["discards"] == [number]
    assert Counter(len(one.hand) for one in s.factions) == Counter(
        one["hand_size"] for one in seen(s, -1)["factions"]
    )
