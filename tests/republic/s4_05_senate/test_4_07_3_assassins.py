"""Assassination checks, bodyguards, and the Consul for Life of a single faction (4.07.3,
4.05.413).
"""

from typing import Any

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.assassins import assassins, strikers, too_great
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.coalition import asked, faction, keys, lay, let_go, names, say, slot
from tests.republic.setup.games import GAME

SENATE: dict[str, Any] = {
    "imperials": {
        "leader": "cornelius", "senators": {"cornelius": {"influence": 22}, "manlius": {}},
    },
    "plutocrats": {
        "leader": "valerius", "senators": {"valerius": {}, "plautius": {}, "aemilius": {}},
    },
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}}},
    "populists": {"leader": "fulvius", "senators": {"fulvius": {}, "quinctius": {}}},
    "you": {
        "leader": "papirius", "senators": {"papirius": {}, "calpurnius": {}}, "treasury": 1,
    },
}  # fmt: skip


def waiting(**given: Any) -> RepublicState:
    """Before the division, while a player may ask for a check."""
    senate = {"coalition": ["imperials", "populists"], "plan": ["peace"]}
    s = lay({**SENATE, "step": "check", "senate": senate, **given})
    assert asked(s) == "hold-check"
    return s


@rule("R 4.07.3-b", "R 4.07.3-d")
def test_neutrals_strike_only_at_who_is_too_great() -> None:
    """R-4.07.3: at a man of 20 influence no Neutral strikes."""
    s = waiting()
    target = slot(s, "cornelius")
    assert too_great(s, target)
    # The Conservatives have nobody but their leader.
    assert names(s, strikers(s, target)) == ["you", "plutocrats", "populists"]
    assert assassins(s, faction(s, "plutocrats")) == [slot(s, "aemilius")]
    s.senator(target).influence = 20
    assert names(s, strikers(s, target)) == ["you"]
    s.senator(target).influence = 22
    s.senator(slot(s, "papirius")).influence = 22
    assert not too_great(s, target)
    # What has struck already does not strike again.
    s.senator(slot(s, "papirius")).influence = 3
    s.sitting().attacked |= 1
    assert names(s, strikers(s, target)) == ["plutocrats", "populists"]


@rule("R 4.07.3", "R 4.07.3-a", "R 4.07.3-c", "R 4.07.3-e", "R 4.07.3-g")
def test_a_neutral_adds_its_cards_to_its_throw_and_uses_them() -> None:
    """R-4.07.3b: a throw of 3 with two cards counts 5."""
    plutocrats = {**SENATE["plutocrats"], "hand": ["assassin", "assassin"]}
    you = {**SENATE["you"], "hand": ["assassin"]}
    s = waiting(plutocrats=plutocrats, you=you)
    # You throw 4, the Plutocrats 3 and two cards more, the Populists 1; then 4 and two cards kill.
    s.dice.queues = {"dice": [4, 3, 1, 4]}
    events = say(s, {"do": "check_assassins", "target": "cornelius"})
    found = keys(events)
    assert found.count("check-throw") == 3
    throw = next(one for one in events if one.key == "republic-assassination")
    assert throw.params is not None
    assert throw.seat == faction(s, "plutocrats")
    assert throw.params["count"] == 2
    assert throw.params["total"] == 6
    assert not s.factions[faction(s, "plutocrats")].hand
    # Nobody asks twice.
    assert verb("check_assassins") not in (GAME.aside(s, 0) or GAME.asked(s)[0]).choices([])


@rule("R 4.07.3-b")
def test_a_player_who_throws_highest_has_to_strike() -> None:
    s = waiting(you={**SENATE["you"], "hand": ["assassin"]})
    s.dice.queues = {"dice": [5, 5, 1, 6, 2, 3]}
    # He ties with the Plutocrats, and they throw again.
    say(s, {"do": "check_assassins", "target": "cornelius"})
    assert asked(s) == "check-strike"
    assert GAME.lapsed(s, 0) is not None
    events = say(s, {"senator": "calpurnius", "cards": 1})
    assert "assassination" in keys(events)
    assert s.sitting().attacked == 1


@rule("R 4.07.3-f", "R 1.09.74")
def test_the_leader_of_a_caught_assassin_is_found_guilty() -> None:
    """R-4.07.3b."""
    s = waiting()
    s.dice.queues = {"dice": [1, 6, 2, 1]}
    events = say(s, {"do": "check_assassins", "target": "cornelius"})
    found = keys(events)
    # The die of 1 has the assassin caught: he and his leader are executed, without a trial.
    assert "assassination-caught" in found
    assert "special-trial" not in found
    assert slot(s, "aemilius") == NONE
    assert slot(s, "valerius") == NONE


@rule("R 1.09.73")
def test_a_neutral_uses_all_its_bodyguards() -> None:
    """R-4.07.4."""
    imperials = {**SENATE["imperials"], "hand": ["secret_bodyguard", "secret_bodyguard"]}
    s = waiting(imperials=imperials)
    s.dice.queues = {"dice": [1, 6, 2, 6]}
    events = say(s, {"do": "check_assassins", "target": "cornelius"})
    assert "neutral-guards" in keys(events)
    assert not s.factions[faction(s, "imperials")].hand
    # 6 less two for the guards kills nobody.
    assert slot(s, "cornelius") != NONE


# -- Consul for Life -------------------------------------------------------------------------------


def alone(dice: list[int], **given: Any) -> RepublicState:
    """The Imperials have a majority by themselves."""
    strong = {
        "leader": "cornelius",
        "senators": {"cornelius": {"influence": 22, "knights": 30}, "manlius": {}},
    }
    camps = {**SENATE, "imperials": strong, **given}
    return lay({**camps, "step": "ranks"}, dice=dice)


@rule("R 4.05.413", "R 4.05.413-a", "R 4.05.413-b", "R 4.07.3-a")
def test_the_only_faction_that_rules_makes_its_first_man_consul_for_life() -> None:
    # The highest throw is the Plutocrats', whose assassin fails with a 3.
    s = alone([1, 6, 2, 3])
    assert s.life == slot(s, "cornelius")
    assert s.elected
    # Killed, he is nothing.
    s = alone([1, 6, 2, 6])
    assert s.life == NONE
    assert s.senator(slot(s, "cornelius")).influence == 5


@rule("R 4.05.413")
def test_with_others_in_the_coalition_nobody_is_nominated() -> None:
    """R-4.05.413: a coalition of two nominates nobody."""
    s = waiting()
    let_go(s)
    assert s.life == NONE


@rule("R 4.07.3-b", "R 4.05.413")
def test_who_is_not_the_greatest_is_spared_by_neutrals() -> None:
    you = {
        "leader": "papirius", "senators": {"papirius": {"influence": 30}, "calpurnius": {}},
        "treasury": 1,
    }  # fmt: skip
    # Only the player throws, and has to strike.
    s = alone([4], you=you)
    assert asked(s) == "check-strike"
