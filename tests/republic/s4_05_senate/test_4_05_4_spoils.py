"""The division of the spoils: who takes what, for whom, and land bills (4.05.4 to 4.05.418)."""

from typing import Any

import pytest

from aedilis.kernel.event import Event
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import LAND_BILLS, index_of
from aedilis.republic.definitions.named import CENSOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.division import division
from aedilis.republic.neutrals.eligible import may_be_consul
from aedilis.republic.neutrals.landbills import MANDATORY, OPTIONAL, OVER
from aedilis.republic.rules.persons import holder, in_play, in_rome, votes_in_rome
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PROVINCE
from tests.republic.setup.coalition import (
    asked,
    faction,
    lay,
    let_go,
    names,
    say,
    slot,
    the_division,
)
from tests.republic.setup.games import GAME

SENATE: dict[str, Any] = {
    "imperials": {"leader": "cornelius", "senators": {"cornelius": {}, "manlius": {}}},
    "plutocrats": {"leader": "valerius", "senators": {"valerius": {}, "plautius": {}}},
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}}},
    "populists": {"leader": "fulvius", "senators": {"fulvius": {}, "quinctius": {}}},
    "you": {"leader": "papirius", "senators": {"papirius": {"knights": 9}, "calpurnius": {}}},
}


def divide(
    coalition: list[str], /, people: int = 1, dice: tuple[int, ...] = (), **given: Any
) -> RepublicState:
    """The spoils are about to be divided by such a coalition."""
    said = {"coalition": coalition, "plan": ["peace"], **given.pop("senate", {})}
    camps = {**SENATE, **given}
    if people == 2:
        camps["rival"] = camps.pop("populists")
    s = lay({**camps, "step": "check", "senate": said}, people, dice)
    let_go(s)
    return s


def told(events: list[Event], key: str) -> list[dict[str, object]]:
    return [dict(one.params or {}) for one in events if one.key == f"republic-{key}"]


# -- the order -------------------------------------------------------------------------------------


@rule("R 4.05.4", "R 4.05.4-a", "R 4.05.4-b", "R 4.05.4-c", "R 4.05.4-d", "R 4.05.4-e")
@rule("R VII.spoils-ruling-b")
def test_neutrals_take_the_first_thing_on_their_lists_in_turn() -> None:
    # The Imperials take the Field Consul, the Populists the Rome Consul, the Imperials a
    # governor though the Censor is open, the Populists the Censor.
    s = lay({
        **SENATE, "step": "check",
        "imperials": {
            "leader": "cornelius",
            "senators": {"cornelius": {"knights": 9}, "manlius": {"marks": ["prior_consul"]}},
        },
        "populists": {
            "leader": "fulvius",
            "senators": {"fulvius": {"popularity": 3, "marks": ["prior_consul"]}, "quinctius": {}},
        },
        "provinces": {"sicilia": {}}, "unrest": 3,
        "senate": {"coalition": ["imperials", "populists"], "plan": ["peace"]},
    })  # fmt: skip
    s.log = []
    let_go(s)
    assert holder(s, FIELD_CONSUL) in (slot(s, "cornelius"), slot(s, "manlius"))
    assert holder(s, ROME_CONSUL) == slot(s, "fulvius")


@rule("R 4.05.4-g", "R 4.05.4-f", "R 4.05.41-a")
def test_a_player_takes_for_whom_he_likes() -> None:
    """R-4.05.41: the Censor for a Neutral's man."""
    s = divide(["you"])
    assert asked(s) == "share"
    kept(s).passed = 1
    say(s, {"do": "take_office", "office": "censor", "senator": "cornelius"})
    let_go(s)
    assert holder(s, CENSOR) == slot(s, "cornelius")
    # Only those who pass one after the other are counted.
    assert kept(s).passed == 0
    # He can take no second office.
    with pytest.raises(IllegalMove):
        say(s, {"do": "take_office", "office": "field_consul", "senator": "cornelius"})
    # As long as offices are open he may not pass.
    assert verb("pass") not in GAME.asked(s)[0].choices([])
    say(s, {"do": "take_office", "office": "field_consul", "senator": "calpurnius"})
    let_go(s)
    say(s, {"do": "take_office", "office": "rome_consul", "senator": "papirius"})
    let_go(s)
    # Nothing is left but what need not be taken.
    assert verb("pass") in GAME.asked(s)[0].choices([])
    # Whoever is not of the coalition has got nothing by himself.
    assert not s.senator(slot(s, "valerius")).offices


@rule("R 4.05.41", "R 4.05.41-b")
def test_the_least_influential_takes_the_office() -> None:
    s = divide(["imperials", "you"], imperials={
        "leader": "cornelius", "senators": {"cornelius": {"knights": 20}, "manlius": {}},
    })  # fmt: skip
    assert holder(s, FIELD_CONSUL) == slot(s, "manlius")


@rule("R 4.05.41-c")
def test_what_nobody_of_the_coalition_can_have_goes_to_somebody_else() -> None:
    outgoing = {"outgoing": ["claudius"]}
    s = divide(["conservatives"], senate=outgoing)
    # Their only man is barred from both Consulships; he can be Censor. Of the others those with
    # least influence get them.
    assert holder(s, CENSOR) == slot(s, "claudius")
    assert holder(s, ROME_CONSUL) != -1
    assert holder(s, FIELD_CONSUL) != -1
    influences = sorted(
        one.influence for one in s.senators if one is not None and one.faction != NOBODY
    )
    assert influences[0] >= 1


NOBODY = -1


@rule("R 4.05.412", "R 4.05.412-a", "R 4.05.412-b", "R 4.05.412-c")
def test_whom_the_people_bear_is_rome_consul() -> None:
    """R-4.05.412: unrest 5, the best 2 and 2: both."""
    liked = {"leader": "papirius", "senators": {"papirius": {"popularity": 5, "knights": 9},
                                                "calpurnius": {"popularity": 2}}}  # fmt: skip
    s = divide(["you"], you=liked, unrest=5)
    prompt = GAME.asked(s)[0]
    take = [verb("take_office")]
    rome = next(one for one in prompt.choices(take) if one & 4095 == 870 + ROME_CONSUL)
    own = [slot(s, "papirius"), slot(s, "calpurnius")]
    found = [one & 4095 for one in prompt.choices([*take, rome])]
    assert 300 + own[0] in found
    assert 300 + own[1] not in found
    # Outside the coalition anybody may get it.
    assert 300 + slot(s, "valerius") in found
    # With more unrest the most popular of the coalition is the only one.
    liked["senators"]["papirius"]["popularity"] = 2  # type: ignore[index]
    s = divide(["you"], you=liked, unrest=5)
    prompt = GAME.asked(s)[0]
    found = [one & 4095 for one in prompt.choices([*take, rome])]
    assert {300 + own[0], 300 + own[1]} <= set(found)


# -- concessions and provinces ---------------------------------------------------------------------


@rule("R 4.05.414", "R 4.05.414-a", "R 4.02.2-a")
def test_a_concession_goes_to_who_has_fewest() -> None:
    offices = {
        "papirius": {"office": "rome_consul", "popularity": 5},
        "calpurnius": {"office": "field_consul"},
    }
    s = divide(
        ["plutocrats"],
        you={"leader": "papirius", "senators": offices},
        conservatives={"leader": "claudius", "senators": {"claudius": {"office": "censor"}}},
        plutocrats={
            "leader": "valerius",
            "senators": {"valerius": {"concessions": ["mining"]}, "plautius": {}},
        },
        concessions=["harbor_fees"],
    )
    got = [n for n, owner in enumerate(s.owner) if owner == slot(s, "plautius")]
    assert len(got) == 1


@rule("R 4.05.415", "R 4.05.415-a", "R 4.05.415-b", "R 4.05.415-c", "R 4.05.415-d")
def test_the_richest_province_for_who_has_fewest_votes() -> None:
    filled = {
        "cornelius": {"office": "rome_consul", "popularity": 5, "knights": 9},
        "manlius": {"office": "field_consul"}, "flaminius": {"knights": 3}, "aemilius": {},
    }  # fmt: skip
    s = divide(
        ["imperials", "you"],
        imperials={"leader": "cornelius", "senators": filled},
        conservatives={"leader": "claudius", "senators": {"claudius": {"office": "censor"}}},
        provinces={"sardinia_et_corsica": {}, "asia": {"developed": True}, "africa": {}},
    )
    # The Imperials are first: all their offices are taken, and a province comes before anything.
    asia = s.holdings[index_of("province", "asia")]
    assert asia is not None
    assert asia.governor == slot(s, "aemilius")
    assert names(s, [the_division(s).picker(s)]) == ["you"]
    say(s, {"do": "take_province", "province": "africa", "senator": "valerius"})
    let_go(s)
    africa = s.holdings[index_of("province", "africa")]
    assert africa is not None
    assert africa.governor == slot(s, "valerius")
    # That was his turn: the Imperials have chosen again, and it is his once more.
    sardinia = s.holdings[index_of("province", "sardinia_et_corsica")]
    assert sardinia is not None
    assert sardinia.governor == slot(s, "flaminius")


@rule("R 4.05.4", "R 4.05.415-a")
@pytest.mark.parametrize("developed", [False, True])
def test_provinces_are_ranked_by_the_spoils_of_the_side_that_shows(developed: bool) -> None:
    """R-4.05.415: Asia with 5.5 before Africa with 2.5, unless that is developed, with 6.5."""
    s = divide(
        ["imperials"],
        imperials={
            "leader": "cornelius",
            "senators": {
                "cornelius": {"office": "field_consul"}, "manlius": {"office": "rome_consul"},
                "flaminius": {}, "aemilius": {},
            },
        },
        provinces={"asia": {}, "africa": {"developed": developed}},
    )  # fmt: skip
    asia, africa = (s.holdings[index_of("province", name)] for name in ("asia", "africa"))
    assert asia is not None
    assert africa is not None
    first, second = (africa, asia) if developed else (asia, africa)
    assert first.governor == slot(s, "aemilius")
    assert second.governor == slot(s, "flaminius")


@rule("R 4.05.4-a", "R 4.05.4-c")
def test_the_order_stays_when_a_governor_leaves_rome() -> None:
    """R-4.05.4b: with him most of his faction's votes are gone, and it is first all the same."""
    s = divide(
        ["imperials", "you"],
        imperials={
            "leader": "cornelius",
            "senators": {
                "cornelius": {"office": "field_consul"}, "manlius": {"office": "rome_consul"},
                "flaminius": {"knights": 30},
            },
        },
        you={"leader": "papirius", "senators": {
            "papirius": {"office": "censor", "knights": 20}, "calpurnius": {},
        }},
        provinces={"asia": {}, "africa": {}},
    )  # fmt: skip
    order = names(s, kept(s).coalition)
    assert order == ["imperials", "you"]
    assert s.senator(slot(s, "flaminius")).place == PROVINCE
    assert votes_in_rome(s, faction(s, "imperials")) < votes_in_rome(s, faction(s, "you"))
    assert names(s, [the_division(s).picker(s)]) == ["you"]
    say(s, {"do": "take_province", "province": "africa", "senator": "calpurnius"})
    let_go(s)
    assert names(s, kept(s).coalition) == order


# -- land bills ------------------------------------------------------------------------------------

FILLED: dict[str, Any] = {
    "conservatives": {
        "leader": "claudius", "senators": {"claudius": {"office": "rome_consul", "popularity": 5}},
    },
    "populists": {
        "leader": "fulvius",
        "senators": {"fulvius": {"office": "field_consul"}, "quinctius": {"office": "censor"}},
    },
}  # fmt: skip


@rule("R 4.05.416", "R 4.05.416-a", "R 4.05.416-b", "R 4.05.416-d", "R 4.05.416-f")
@rule("R 4.05.416-g", "R 4.05.416-e")
def test_an_unpopular_consul_has_to_have_a_land_bill() -> None:
    unpopular = {
        "conservatives": {
            "leader": "claudius",
            "senators": {"claudius": {"office": "rome_consul", "popularity": 1}},
        }
    }
    s = divide(["you", "plutocrats"], **{**FILLED, **unpopular}, unrest=3)
    bill = the_division(s).bill
    assert (bill.stage, bill.tier, bill.sponsor) == (MANDATORY, 2, slot(s, "claudius"))
    # Nobody may sponsor one of his own, nor pass; somebody seconds it, and it has passed.
    choices = GAME.asked(s)[0].choices([])
    assert verb("sponsor_bill") not in choices
    assert verb("pass") not in choices
    events = say(s, {"do": "cosponsor_bill", "cosponsor": "papirius"})
    events += let_go(s)
    assert told(events, "land-bill")
    assert s.bills[2] == 1
    assert s.unrest < 3


@rule("R 4.05.416-c")
def test_a_mandatory_bill_is_seconded_by_whoever_is_last() -> None:
    """R-4.05.416."""
    # Neither has land bills on its list: the last in the order seconds it all the same, with a
    # man of the sponsor's own faction.
    s = lay({
        **SENATE, **FILLED, "step": "check", "unrest": 3,
        "conservatives": {
            "leader": "claudius",
            "senators": {"claudius": {"office": "rome_consul", "popularity": 1}, "aelius": {}},
        },
        "senate": {"coalition": ["conservatives"], "plan": ["peace"]},
    })  # fmt: skip
    s.log = []
    GAME.run(s)
    let_go(s)
    assert s.bills[2] == 1
    assert s.senator(slot(s, "aelius")).popularity > 0


@rule("R 4.05.416")
def test_a_mandatory_bill_that_nobody_can_second_fails() -> None:
    lone = {"leader": "claudius",
            "senators": {"claudius": {"office": "rome_consul", "popularity": 1}}}  # fmt: skip
    s = lay({
        **SENATE, **FILLED, "step": "check", "unrest": 3, "conservatives": lone,
        "senate": {"coalition": ["conservatives"], "plan": ["peace"]},
    })  # fmt: skip
    events = let_go(s)
    assert told(events, "land-bill-due")
    assert told(events, "land-bill-fails")
    assert s.bills == [0, 0, 0]


@rule("R 4.05.416-f")
def test_the_highest_type_with_room_is_taken() -> None:
    """R-4.05.416: type III is full, so type II."""
    unpopular = {
        "conservatives": {
            "leader": "claudius",
            "senators": {"claudius": {"office": "rome_consul", "popularity": 1}},
        }
    }
    s = divide(["you"], **{**FILLED, **unpopular}, unrest=3, bills=[3] * LAND_BILLS[2].slots)
    assert the_division(s).bill.tier == 1


@rule("R 4.05.417", "R 4.05.417-a", "R 4.05.417-e", "R 4.05.417-b", "R 4.05.417-d")
def test_a_bill_of_ones_own_fails_when_somebody_passes() -> None:
    """R-4.05.417."""
    s = divide(["you", "plutocrats"], **FILLED)
    events = say(s, {"do": "sponsor_bill", "bill": 1, "sponsor": "calpurnius"})
    # The Plutocrats have nothing left on their list, and pass: that is the end of it all.
    assert told(events, "share-sponsor")
    assert told(events, "land-bill-fails")
    assert s.bills == [0, 0, 0]
    assert division(s) is None


@rule("R 4.05.417-d", "R 4.05.418-b")
def test_the_division_goes_on_behind_who_passed() -> None:
    camps = {**FILLED, "populists": {"leader": "fulvius", "senators": {"fulvius": {}}}}
    # The Plutocrats' only man is in office, and they pass; the Censor is open, so it goes on.
    s = divide(
        ["you", "plutocrats"],
        **camps,
        plutocrats={"leader": "valerius", "senators": {"valerius": {"office": "field_consul"}}},
    )
    say(s, {"do": "sponsor_bill", "bill": 1, "sponsor": "calpurnius"})
    assert asked(s) == "share"
    assert names(s, [the_division(s).picker(s)]) == ["you"]
    assert the_division(s).bill.stage == OVER


@rule("R 4.05.417-a", "R 4.05.4-e")
def test_a_neutral_sponsors_with_its_least_popular_man() -> None:
    s = divide(
        ["populists", "you"],
        conservatives=FILLED["conservatives"],
        imperials={
            "leader": "cornelius",
            "senators": {
                "cornelius": {"office": "field_consul"}, "manlius": {"office": "censor"},
            },
        },
        populists={
            "leader": "fulvius",
            "senators": {"fulvius": {"knights": 20}, "quinctius": {"popularity": -1}},
        },
    )  # fmt: skip
    bill = the_division(s).bill
    assert (bill.stage, bill.sponsor) == (OPTIONAL, slot(s, "quinctius"))
    say(s, {"do": "cosponsor_bill", "cosponsor": "papirius"})
    let_go(s)
    assert s.bills[2] == 1


@rule("R 4.05.418", "R 4.05.418-a", "R 4.05.418-b", "R 4.05.418-c")
def test_the_first_who_passes_ends_it_when_all_is_filled() -> None:
    s = divide(["you", "plutocrats"], **FILLED, concessions=["mining", "harbor_fees"])
    assert asked(s) == "share"
    # The mines are left for next year.
    say(s, {"do": "pass"})
    let_go(s)
    assert division(s) is None
    assert s.owner[index_of("concession", "mining")] == NOBODY
    assert OVER > OPTIONAL
    assert kept(s).coalition == [faction(s, "you"), faction(s, "plutocrats")]


@rule("R 4.05.412", "R 1.09.2")
def test_all_who_are_in_rome_and_free_may_be_consul() -> None:
    s = lay({**SENATE, "step": "check", "senate": {"coalition": ["imperials", "populists"]}})
    for _, one in in_play(s):
        one.offices = 0
    assert may_be_consul(s) == sorted(in_rome(s))
