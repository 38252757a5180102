"""The military plan: crisis, lists, proper forces, danger, recruiting, crisis offices and bequests
(4.05.3 to 4.05.35, 4.05.411).
"""

from typing import Any

import pytest

from aedilis.kernel.prompt import Pick
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import WARS, index_of
from aedilis.republic.definitions.named import DICTATOR, MASTER_OF_HORSE
from aedilis.republic.neutrals.armies import attacks
from aedilis.republic.neutrals.campaign import CampaignFrame, go_to_war
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.crisis import fill_crisis_offices, who_is_dictator
from aedilis.republic.neutrals.danger import (
    danger,
    is_dangerous,
    matching_leaders,
    matching_wars,
)
from aedilis.republic.neutrals.eligible import may_be_consul
from aedilis.republic.neutrals.recruiting import recruit
from aedilis.republic.neutrals.strategy import (
    ACTIVE_WAR,
    DOWN_TO_THREE,
    INACTIVE_WAR,
    OWN,
    PEACE,
    REBELS,
    THREE_WARS,
    TWO_WARS,
    WEAKEST,
    executable,
    is_crisis,
    make_plan,
    proper,
    wars_of_line,
)
from aedilis.republic.phases.senate.commands import commanders
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.persons import holder
from aedilis.republic.rules.strength import military, with_military
from aedilis.republic.rules.wars import land_strength, naval_strength
from aedilis.republic.scenario.camps import PLANS
from aedilis.republic.state.choices import LEGION
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, MARCH, POOL, SENT, UNDER
from tests.republic.setup.coalition import asked, faction, lay, let_go, say, slot
from tests.republic.setup.combat import war
from tests.republic.setup.games import GAME
from tests.republic.setup.neutrals import bare

PUNIC = index_of("war", "first_punic_war")
HANNIBAL = index_of("leader", "hannibal")

SENATE: dict[str, Any] = {
    "imperials": {"leader": "cornelius", "senators": {"cornelius": {}, "manlius": {}}},
    "plutocrats": {"leader": "valerius", "senators": {"valerius": {}, "aelius": {}}},
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}, "furius": {}}},
    "populists": {"leader": "fulvius", "senators": {"fulvius": {}, "aurelius": {}}},
    "you": {"leader": "papirius", "senators": {"papirius": {}, "calpurnius": {}}},
}


def facing(step: str = "plan", /, **given: Any) -> RepublicState:
    """A coalition of Neutrals that faces some wars, and is about to do something."""
    said = {"coalition": ["imperials", "plutocrats", "conservatives"], **given.pop("senate", {})}
    return lay({**SENATE, "step": step, "senate": said, **given})


def planned(**given: Any) -> list[int]:
    """The plan that is made of a position."""
    s = facing("check", **given)
    for office in range(5):
        s.sitting().ended &= ~(1 << office)
    make_plan(s)
    return kept(s).plan


ACTIVE = {"status": "active"}
INACTIVE = {"status": "inactive"}


# -- crisis ----------------------------------------------------------------------------------------


@rule("R 4.05.3", "R 4.05.3-b", "R 4.05.3-c", "R 4.05.3-i", "R VII.crisis-a")
def test_a_crisis_is_three_wars_or_a_strong_one_or_a_rebel() -> None:
    """R-4.05.3, R-4.05.3b: a rebel alone is one; a war of 15 is none, with Hannibal it is."""
    few = {"second_punic_war": ACTIVE, "syrian_war": ACTIVE}
    s = facing("check", wars=few)
    assert land_strength(s, war("second_punic_war")) == 15
    assert not is_crisis(s)
    # Hannibal makes it one of 22.
    s = facing("check", wars=few, leaders=["hannibal"])
    assert is_crisis(s)
    s = facing("check", wars={**few, "first_illyrian_war": ACTIVE})
    assert is_crisis(s)
    s = facing("check", wars={**few, "first_illyrian_war": INACTIVE})
    assert not is_crisis(s)
    rebel = {**SENATE["imperials"], "senators": {"cornelius": {}, "manlius": {"rebel": "primary"}}}
    s = facing("check", imperials=rebel)
    assert is_crisis(s)


# -- the lists -------------------------------------------------------------------------------------


@rule("R 4.05.3", "R 4.05.3-a", "R 4.05.3-d", "R 4.05.3-e", "R 4.05.3-g")
def test_the_first_line_of_the_normal_list_that_can_be_done() -> None:
    two = {"syrian_war": ACTIVE, "second_illyrian_war": ACTIVE}
    plenty = {"legions": 12, "fleets": 6}
    assert planned(wars=two, rome=plenty, treasury=0) == [
        TWO_WARS, war("syrian_war"), war("second_illyrian_war"),
    ]  # fmt: skip
    # Six legions and two fleets are enough for the greater one. Nothing more of it is to be drawn.
    small = {"legions": 6, "fleets": 2}
    removed = ["antiochus", "first_illyrian_war"]
    assert planned(wars=two, rome=small, treasury=0, removed=removed) == [
        ACTIVE_WAR, war("syrian_war"),
    ]  # fmt: skip
    # With money for what lacks, both.
    assert planned(wars=two, rome=small, treasury=80)[0] == TWO_WARS
    quiet = {"syrian_war": INACTIVE}
    assert planned(wars=quiet, rome=small, treasury=0, removed=["antiochus"]) == [
        INACTIVE_WAR, war("syrian_war"),
    ]  # fmt: skip
    assert planned(wars=quiet, rome={"legions": 2}, treasury=0) == [OWN]
    assert planned(rome=small) == [PEACE]


@rule("R 4.05.3-h", "R 4.05.3-j")
def test_the_crisis_list() -> None:
    three = {"syrian_war": ACTIVE, "second_illyrian_war": ACTIVE, "first_gallic_war": ACTIVE}
    plenty = {"legions": 25, "fleets": 10}
    assert planned(wars=three, rome=plenty)[0] == THREE_WARS
    four = {**three, "second_punic_war": ACTIVE}
    # The strongest of the four is attacked with all there is.
    assert planned(wars=four, rome=plenty) == [DOWN_TO_THREE, war("second_punic_war")]
    few = {"legions": 3, "fleets": 2}
    assert planned(wars=three, rome=few, treasury=0) == [WEAKEST, war("second_illyrian_war")]
    rebel = {**SENATE["imperials"], "senators": {"cornelius": {}, "manlius": {"rebel": "primary"}}}
    assert planned(imperials=rebel, wars=three, rome=plenty)[0] == REBELS


@rule("R 4.05.3", "R 4.05.34-a")
def test_three_wars_take_a_dictator_beside_the_consuls() -> None:
    three = {"syrian_war": ACTIVE, "second_illyrian_war": ACTIVE, "first_gallic_war": ACTIVE}
    s = facing("check", wars=three, rome={"legions": 25, "fleets": 10})
    wars = [war(name) for name in three]
    kept(s).crisis = True
    assert executable(s, wars, THREE_WARS)
    kept(s).crisis = False
    assert not executable(s, wars, THREE_WARS)
    assert executable(s, wars[:2], TWO_WARS)


@rule("R 4.05.34-a", "R 4.05.3-i")
@pytest.mark.parametrize(("wars", "dictator"), [(3, True), (1, False)])
def test_a_dictator_is_made_in_a_crisis_only(wars: int, dictator: bool) -> None:
    names = ("syrian_war", "second_illyrian_war", "first_gallic_war")[:wars]
    s = facing("plan", wars=dict.fromkeys(names, ACTIVE), rome={"legions": 25, "fleets": 10})
    assert kept(s).crisis == dictator
    assert (holder(s, DICTATOR) != NONE) == dictator


@rule("R 4.05.3-f", "R 4.02.2-a")
def test_players_who_rule_alone_make_plans_of_their_own() -> None:
    senate = {"coalition": ["you"]}
    assert planned(senate=senate, wars={"syrian_war": ACTIVE}, rome={"legions": 25}) == [OWN]


@rule("R 4.05.3")
def test_wars_are_fought_in_their_order() -> None:
    wars = {"first_punic_war": {"status": "active"}, "second_punic_war": ACTIVE}
    s = facing("check", wars=wars, rome={"legions": 25, "fleets": 4})
    kept(s).crisis = True
    s.treasury = 0
    # Neither can be won at sea, so the second cannot be attacked either.
    assert wars_of_line(s, ACTIVE_WAR) == []


# -- proper forces ---------------------------------------------------------------------------------


@rule("R 4.05.31", "R 4.05.31-a", "R 4.05.31-b", "R 4.05.31-c", "R 4.05.31-d", "R 4.05.31-g")
def test_half_of_what_is_left_goes_along() -> None:
    """R-4.05.31: of 16 legions 13 go to a war of 10."""
    scipio = {
        "leader": "scipio_africanus",
        "senators": {"scipio_africanus": {"office": "field_consul"}},
    }
    s = facing(
        "check",
        imperials=scipio,
        wars={"second_macedonian_war": ACTIVE},
        rome={"legions": 16, "fleets": 8},
    )
    one, war_ = slot(s, "scipio_africanus"), war("second_macedonian_war")
    sent = attacks(s, ACTIVE_WAR, [war_], [one])[0].sent
    # 10 are proper, with 5 fleets, and half of the 6 left follow: 13 + 5 - 10 = 8.
    assert (sent.legions, sent.fleets) == (13, 5)
    assert with_military(sent.legions, military(s, one, war_)) - land_strength(s, war_) == 8


@rule("R 4.05.31-d")
def test_nobody_goes_along_who_makes_no_battle_better() -> None:
    s = facing(
        "check",
        imperials={
            "leader": "cornelius",
            "senators": {"cornelius": {"office": "field_consul"}},
        },
        wars={"second_illyrian_war": ACTIVE},
        rome={"legions": 25, "fleets": 2},
    )
    general = slot(s, "cornelius")
    target = [war("second_illyrian_war")]
    # Four are proper, and half of the other 21 go along.
    assert attacks(s, ACTIVE_WAR, target, [general])[0].sent.legions == 14
    # 15 + 4 - 4 is the most that counts.
    assert attacks(s, WEAKEST, target, [general])[0].sent.legions == 15
    assert attacks(s, DOWN_TO_THREE, target, [general])[0].sent.legions == 25


@rule("R 4.05.31-a", "R VII.proper-force-a", "R VII.spoils-ruling-c")
def test_at_sea_fleets_are_proper_and_legions_go_only_if_they_are_there() -> None:
    wars = {"first_punic_war": {"status": "active"}}
    s = facing("check", wars=wars, rome={"legions": 9, "fleets": 25})
    assert naval_strength(s, PUNIC) == 10
    assert (proper(s, PUNIC, [PUNIC]).legions, proper(s, PUNIC, [PUNIC]).fleets) == (0, 10)
    general = slot(s, "cornelius")
    assert attacks(s, ACTIVE_WAR, [PUNIC], [general])[0].sent.legions == 0
    s = facing("check", wars=wars, rome={"legions": 10, "fleets": 15})
    sent = attacks(s, ACTIVE_WAR, [PUNIC], [general])[0].sent
    assert (sent.legions, sent.fleets) == (10, 15)


@rule("R 4.05.31-d", "R 4.05.3-h", "R 1.09.64")
@pytest.mark.parametrize(
    ("line", "legions", "fleets", "sent"),
    [
        (DOWN_TO_THREE, 9, 12, (9, 12)),
        (DOWN_TO_THREE, 25, 25, (25, 25)),
        # 22 and a rating of 3 are 15 more than 10, by land as at sea.
        (WEAKEST, 25, 25, (22, 22)),
        # Five fleets have to support legions.
        (WEAKEST, 9, 4, (0, 4)),
    ],
)
def test_all_force_is_everything_that_can_fight(
    line: int, legions: int, fleets: int, sent: tuple[int, int]
) -> None:
    """R-4.05.31: the legions too, for the battle by land that may follow."""
    wars = {"first_punic_war": {"status": "active"}}
    s = facing("check", wars=wars, rome={"legions": legions, "fleets": fleets})
    assert naval_strength(s, PUNIC) == land_strength(s, PUNIC) == 10
    general = slot(s, "manlius")
    assert military(s, general, PUNIC) == 3
    found = attacks(s, line, [PUNIC], [general])[0].sent
    assert (found.legions, found.fleets) == sent


@rule("R 4.05.3", "R 4.05.34-a")
def test_two_wars_take_two_commanders() -> None:
    """R-4.05.3c: with one man who can be Consul only one war is attacked."""
    two = {"syrian_war": ACTIVE, "second_illyrian_war": ACTIVE}
    barred = [name for camp in SENATE.values() for name in camp["senators"]]
    barred.remove("manlius")
    rome = {"legions": 25, "fleets": 9}
    assert planned(wars=two, rome=rome)[0] == TWO_WARS
    removed = ["antiochus", "first_illyrian_war"]
    found = planned(wars=two, rome=rome, removed=removed, senate={"outgoing": barred})
    assert found == [ACTIVE_WAR, war("syrian_war")]
    # With nobody at all there is no plan but the Dominant Player's.
    assert planned(wars=two, rome=rome, senate={"outgoing": [*barred, "manlius"]}) == [OWN]


@rule("R 4.05.31", "R 4.05.31-e", "R 4.05.31-f")
def test_a_generals_own_veterans_go_and_the_dominant_player_says_which_others() -> None:
    s = facing(
        "recruit",
        imperials={
            "leader": "cornelius",
            "senators": {"cornelius": {"office": "field_consul"}, "manlius": {}},
        },
        wars={"syrian_war": ACTIVE},
        rome={"legions": 4, "veterans": 4, "loyal": {"manlius": 1, "papirius": 1}, "fleets": 2},
        treasury=0,
        removed=["antiochus"],
        senate={"plan": ["active_war", "syrian_war"]},
    )
    # Of 4 legions and 6 veterans 6 are proper, and half of the others follow: manlius' own among
    # them, and of the rest at least three.
    assert asked(s) == "plan-veterans"
    pick = GAME.asked(s)[0]
    assert pick.seat == 0
    own = next(n for n, patron in enumerate(s.loyal) if patron == slot(s, "manlius"))
    assert isinstance(pick, Pick)
    assert (pick.low, pick.high) == (3, 5)
    assert LEGION + own not in pick.items
    frame = s.stack[-1]
    assert isinstance(frame, CampaignFrame)
    assert frame.own_veterans(s, slot(s, "cornelius")) == [own]
    s.log = []
    GAME.apply(s, 0, [3, *pick.items[:3]])
    sent = next(one for one in s.log if one.key == "republic-sent")
    assert sent.params is not None
    assert sent.params["legions"] == 8


@rule("R 4.05.31-f", "R 4.05.3")
def test_with_two_wars_the_dominant_player_says_who_goes_where() -> None:
    s = facing(
        "recruit",
        imperials={"leader": "cornelius", "senators": {"cornelius": {"office": "field_consul"}}},
        plutocrats={"leader": "valerius", "senators": {"valerius": {"office": "rome_consul"}}},
        wars={"syrian_war": ACTIVE, "second_illyrian_war": ACTIVE},
        rome={"legions": 14, "fleets": 6},
        removed=["antiochus", "first_illyrian_war"],
        senate={"plan": ["two_wars", "syrian_war", "second_illyrian_war"]},
    )
    assert asked(s) == "generals"
    assert GAME.asked(s)[0].params == {"war": war("syrian_war")}
    say(s, {"general": "valerius", "general_2": "cornelius"})
    assert commanders(s, war("syrian_war")) == [slot(s, "valerius")]
    assert commanders(s, war("second_illyrian_war")) == [slot(s, "cornelius")]
    # Six and four are proper; two of the four left go with the first war.
    assert len(legions_at(s, UNDER + slot(s, "valerius"))) == 8
    assert len(legions_at(s, UNDER + slot(s, "cornelius"))) == 4


@rule("R 4.05.31-a", "R 4.05.31-d", "R 4.05.33-c")
def test_who_commands_already_gets_what_his_army_lacks() -> None:
    s = facing(
        "check",
        imperials={
            "leader": "manlius",
            "senators": {"manlius": {}, "cornelius": {
                "field": "syrian_war", "legions": 3, "fleets": 1,
            }},
        },
        wars={"syrian_war": ACTIVE},
        rome={"legions": 8, "fleets": 4},
        removed=["antiochus"],
    )  # fmt: skip
    kept(s).plan = [ACTIVE_WAR, war("syrian_war")]
    go_to_war(s)
    frame = s.stack[-1]
    while frame in s.stack:
        assert frame.advance(s)
    there = UNDER + slot(s, "cornelius")
    # Three legions and a fleet lack of six and two that are proper; of the five legions left in
    # Rome two go along, and no fleets, which do not fight.
    assert commanders(s, war("syrian_war")) == [slot(s, "cornelius")]
    assert (len(legions_at(s, there)), len(fleets_at(s, there))) == (8, 2)
    assert (len(legions_at(s, BARRACKS)), len(fleets_at(s, BARRACKS))) == (3, 3)
    # He counts as sent this year.
    assert s.senator(slot(s, "cornelius")).marks & SENT


# -- danger ----------------------------------------------------------------------------------------


@rule("R 4.05.32", "R 4.05.32-a", "R 4.05.32-b", "R 4.05.32-c", "R VII.dangerous-war-a")
def test_a_war_is_as_dangerous_as_all_that_may_join_it() -> None:
    s = facing("check", wars={"first_punic_war": INACTIVE, "syrian_war": INACTIVE})
    # Two more Punic Wars, Hannibal and Hamilcar are to come: 10 for each of three wars, 7 and 3.
    assert danger(s, PUNIC) == 40
    assert is_dangerous(s, war("syrian_war"))
    assert danger(s, war("syrian_war")) == 6 + 5
    s = facing("check", wars={"syrian_war": ACTIVE}, removed=["antiochus"])
    assert danger(s, war("syrian_war")) == 0
    assert not is_dangerous(s, war("first_gallic_war"))
    assert WARS[PUNIC].land == 10
    assert HANNIBAL != NONE


@rule("R 4.05.32", "R 4.05.32-a")
def test_only_what_can_appear_in_the_decks_of_the_game_is_waited_for() -> None:
    """R-4.05.32. Of the earlier decks the Middle and the Late Republic add intrigue alone."""
    third, gallic = war("third_punic_war"), war("second_gallic_war")
    assert [WARS[one].id for one in matching_wars(bare(), third)] == [
        "first_punic_war",
        "second_punic_war",
    ]
    s = bare(scenario="middle")
    assert matching_wars(s, third) == matching_leaders(s, third) == []
    assert not is_dangerous(s, third)
    # Six cards of the late deck lie at the bottom, and nobody knows which.
    assert matching_wars(s, war("first_cilician_pirates")) == [war("second_cilician_pirates")]
    s = bare(scenario="late")
    assert matching_wars(s, gallic) == [war("third_gallic_war")]


@rule("R 4.05.32-b", "R 4.05.3-g")
def test_the_more_dangerous_of_two_is_attacked() -> None:
    wars = {"first_punic_war": INACTIVE, "syrian_war": INACTIVE}
    plan = planned(wars=wars, rome={"legions": 12, "fleets": 12}, treasury=0)
    assert PLANS[plan[0]] == "dangerous_war"
    assert plan[1:] == [PUNIC]


# -- recruiting ------------------------------------------------------------------------------------


@rule("R 4.05.33", "R 4.05.33-a")
@pytest.mark.parametrize(
    ("legions", "fleets", "treasury", "kept_legions", "kept_fleets"),
    [(12, 6, 0, 10, 5), (8, 3, 100, 10, 5), (8, 3, 35, 10, 4)],
)
def test_in_peace_rome_has_ten_legions_and_five_fleets(
    legions: int, fleets: int, treasury: int, kept_legions: int, kept_fleets: int
) -> None:
    """R-4.05.33: of 12 legions 2 are disbanded."""
    s = facing("check", rome={"legions": legions, "fleets": fleets}, treasury=treasury)
    kept(s).plan = [PEACE]
    recruit(s)
    assert len(legions_at(s, BARRACKS)) == kept_legions
    assert len(fleets_at(s, BARRACKS)) == kept_fleets


@rule("R 4.05.33-b", "R 4.05.33-c", "R 4.05.33-d")
def test_what_the_plan_takes_is_raised_but_not_when_men_are_short() -> None:
    """R-4.05.33."""
    given: dict[str, Any] = {
        "wars": {"syrian_war": ACTIVE}, "rome": {"legions": 4, "fleets": 2}, "treasury": 45,
        "imperials": {
            "leader": "cornelius", "senators": {"cornelius": {"office": "field_consul"}},
        },
    }  # fmt: skip
    plan = {"plan": ["active_war", "syrian_war"]}
    s = facing("check", **given)
    kept(s).plan = [ACTIVE_WAR, war("syrian_war")]
    recruit(s)
    assert len(legions_at(s, BARRACKS)) == 6
    assert s.treasury == 25
    # With a shortage nothing is raised; the Dominant Player has to see what can be done.
    s = facing("recruit", events={"manpower_shortage": 1}, senate=plan, **given)
    assert kept(s).plan == [OWN]
    assert asked(s) == "command"
    assert len(legions_at(s, POOL)) == 21
    say(s, {"do": "stop"})
    assert asked(s) == "redistribution"
    # In a crisis it is, at twice the price.
    s = facing("check", events={"manpower_shortage": 1}, **given)
    kept(s).crisis = True
    kept(s).plan = [ACTIVE_WAR, war("syrian_war")]
    recruit(s)
    assert s.treasury == 5


CONSUL = {"leader": "cornelius", "senators": {"cornelius": {"office": "field_consul"}}}


@rule("R 4.05.33-c", "R 4.05.3-j")
@pytest.mark.parametrize(
    ("name", "treasury", "legions", "fleets", "left"),
    [
        # Strength 6, and 2 fleets to support it: these and the 4 legions that lack, as money goes.
        ("syrian_war", 200, 6, 2, 140),
        ("syrian_war", 55, 5, 2, 5),
        # Strength 10 at sea, where legions are no help.
        ("first_punic_war", 200, 2, 10, 100),
        ("first_punic_war", 45, 2, 4, 5),
    ],
)
def test_where_all_force_goes_it_is_brought_near_to_the_proper_one(
    name: str, treasury: int, legions: int, fleets: int, left: int
) -> None:
    wars = {name: ACTIVE}
    s = facing("check", imperials=CONSUL, wars=wars, rome={"legions": 2}, treasury=treasury)
    kept(s).crisis = True
    kept(s).plan = [WEAKEST, war(name)]
    recruit(s)
    assert (len(legions_at(s, BARRACKS)), len(fleets_at(s, BARRACKS))) == (legions, fleets)
    assert s.treasury == left


@rule("R 4.05.33-c", "R 4.05.3-j")
def test_against_a_rebel_no_more_is_raised_than_there_is() -> None:
    rebel = {"leader": "aelius", "senators": {
        "aelius": {}, "valerius": {"rebel": "primary", "legions": 15},
    }}  # fmt: skip
    rome = {"legions": 6}
    s = facing("check", imperials=CONSUL, plutocrats=rebel, rome=rome, treasury=200)
    kept(s).crisis = True
    kept(s).plan = [REBELS, MARCH]
    recruit(s)
    # The four that the rebel and Rome leave of the 25.
    assert len(legions_at(s, BARRACKS)) == 10
    assert s.treasury == 160


@rule("R 4.05.33-d", "R 4.05.3-f", "R 4.04.1")
def test_the_dominant_player_conducts_the_war() -> None:
    s = facing(
        "recruit",
        you={
            "leader": "papirius", "hand": ["mining"],
            "senators": {"papirius": {"office": "field_consul"}, "calpurnius": {}},
        },
        wars={"syrian_war": ACTIVE},
        rome={"legions": 4, "fleets": 2},
        treasury=100,
        senate={"coalition": ["you"], "plan": ["own"]},
    )  # fmt: skip
    assert asked(s) == "command"
    # A concession can be played at any moment.
    say(s, {"do": "play_concession", "card": "mining", "to": "calpurnius"})
    assert s.owner[index_of("concession", "mining")] == slot(s, "calpurnius")
    assert s.factions[0].hand == []
    say(
        s,
        {
            "do": "propose_forces",
            "raise_legions": 3,
            "raise_fleets": 0,
            "disband_legions": 0,
            "disband_fleets": 0,
        },
    )
    assert len(legions_at(s, BARRACKS)) == 7
    say(s, {"do": "propose_deploy", "general": "papirius", "war": "syrian_war",
            "legions": 7, "fleets": 2})  # fmt: skip
    assert commanders(s, war("syrian_war")) == [slot(s, "papirius")]


# -- crisis offices --------------------------------------------------------------------------------

THREE = {"syrian_war": ACTIVE, "second_illyrian_war": ACTIVE, "first_gallic_war": ACTIVE}


def in_crisis(**given: Any) -> RepublicState:
    s = facing("check", wars=THREE, **given)
    kept(s).crisis = True
    return s


@rule("R 4.05.34", "R 4.05.34-c", "R 4.05.34-a", "R 4.05.34-h", "R 4.05.411", "R 4.05.411-a")
def test_the_best_general_is_dictator_whoever_rules() -> None:
    """R-4.05.34: the best general is Dictator from outside the coalition too."""
    s = in_crisis(
        imperials={"leader": "manlius", "senators": {"manlius": {}}},
        populists={"leader": "scipio_africanus", "senators": {"scipio_africanus": {}}},
    )
    assert who_is_dictator(s) == slot(s, "scipio_africanus")
    s.log = []
    fill_crisis_offices(s)
    # Everybody is told which guideline has made him Dictator.
    assert ("republic-neutral-dictator", "R 4.05.34") in [
        (one.key, one.params.get("rule")) for one in s.log
    ]
    GAME.run(s)
    assert holder(s, DICTATOR) == slot(s, "scipio_africanus")
    assert s.senator(slot(s, "scipio_africanus")).influence == 6 + 7
    # Nobody has lost a turn by it.
    assert kept(s).pointer == 0


@rule("R 4.05.34-d", "R 4.05.411-b", "R 4.05.34-g")
def test_among_equal_generals_the_one_whom_the_war_cannot_surprise() -> None:
    given: dict[str, Any] = {
        "populists": {"leader": "scipio_africanus", "senators": {"scipio_africanus": {}}},
        "imperials": {"leader": "fabius_cunctator", "senators": {"fabius_cunctator": {}}},
    }
    s = in_crisis(**given)
    kept(s).plan = [THREE_WARS, PUNIC]
    assert who_is_dictator(s) == slot(s, "scipio_africanus")
    kept(s).plan = [THREE_WARS, war("syrian_war")]
    # Else the one of the coalition.
    assert who_is_dictator(s) == slot(s, "fabius_cunctator")


@rule("R 4.05.34-e")
def test_a_neutrals_dictator_takes_the_next_best_general() -> None:
    s = in_crisis()
    fill_crisis_offices(s)
    assert holder(s, DICTATOR) == slot(s, "cornelius")
    # Three are as good; of these two have least influence, and lots decide.
    GAME.run(s)
    master = holder(s, MASTER_OF_HORSE)
    assert master in (slot(s, "aelius"),)


@rule("R 4.05.34-e", "R 1.09.33")
def test_a_players_dictator_names_whom_he_likes() -> None:
    you = {"leader": "scipio_africanus", "senators": {"scipio_africanus": {}, "calpurnius": {}}}
    s = in_crisis(you=you, imperials={"leader": "manlius", "senators": {"manlius": {}}})
    fill_crisis_offices(s)
    GAME.run(s)
    assert asked(s) == "master"
    say(s, {"senator": "calpurnius"})
    assert holder(s, MASTER_OF_HORSE) == slot(s, "calpurnius")


@rule("R 4.05.34-f", "R 4.05.34-g")
def test_only_the_best_generals_of_each_faction_can_be_consuls_then() -> None:
    s = in_crisis(
        plutocrats={
            "leader": "valerius", "senators": {"furius": {}, "aelius": {}, "valerius": {}},
        },
        conservatives={"leader": "claudius", "senators": {"claudius": {}}},
    )  # fmt: skip
    found = may_be_consul(s)
    assert slot(s, "valerius") not in found
    # Both have 3, and one has less influence.
    assert slot(s, "aelius") in found
    assert slot(s, "furius") not in found


@rule("R 4.05.34-b")
def test_the_division_begins_with_the_strongest_faction_all_the_same() -> None:
    s = facing("crisis", wars=THREE, senate={"crisis": True, "plan": ["three_wars"]})
    let_go(s)
    assert kept(s).ranks[0] == faction(s, "plutocrats")
    assert holder(s, DICTATOR) == slot(s, "cornelius")


# -- bequests --------------------------------------------------------------------------------------


@rule("R 4.05.35", "R 4.05.35-a", "R 4.05.35-b")
@pytest.mark.parametrize(("fleets", "goes"), [(3, True), (2, False)])
def test_the_field_consul_collects_a_bequest_with_what_can_be_spared(
    fleets: int, goes: bool
) -> None:
    """R-4.05.35: two fleets left are not sent."""
    s = facing(
        "bequest",
        imperials={"leader": "cornelius", "senators": {"cornelius": {"office": "field_consul"}}},
        bequests=["pergamene_bequest"],
        rome={"legions": 3, "fleets": fleets},
        senate={"plan": ["peace"]},
    )
    assert (s.senator(slot(s, "cornelius")).at != NONE or bool(s.bequests)) == goes
