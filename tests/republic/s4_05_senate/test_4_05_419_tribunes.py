"""Tribunes against what somebody takes, and what silences them (4.05.419, 4.07.2, 4.07.6)."""

from typing import Any

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import CENSOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.neutrals.choosing import able, is_its_wish, wanted
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.division import division
from aedilis.republic.neutrals.eligible import open_posts
from aedilis.republic.neutrals.landbills import NONE_YET, OVER, Bill
from aedilis.republic.neutrals.offers import CONCESSION, GOVERNOR, OFFICE, SPONSOR, Offer
from aedilis.republic.neutrals.stopping import stop_options
from aedilis.republic.rules.persons import holder, in_rome, of_faction
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD
from tests.republic.setup.coalition import (
    asked,
    faction,
    keys,
    lay,
    let_go,
    say,
    slot,
    the_division,
)
from tests.republic.setup.games import GAME

SENATE: dict[str, Any] = {
    "imperials": {"leader": "cornelius", "senators": {"cornelius": {"knights": 9}, "manlius": {}}},
    "plutocrats": {"leader": "valerius", "senators": {"valerius": {}, "plautius": {}}},
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}}},
    "populists": {"leader": "fulvius", "senators": {"fulvius": {}, "quinctius": {}}},
    "you": {"leader": "papirius", "senators": {"papirius": {}, "calpurnius": {}}},
}
CONSULS: dict[str, Any] = {
    "senators": {
        "furius": {"office": "rome_consul", "popularity": 5}, "aurelius": {"office": "censor"},
    }
}  # fmt: skip


def held(given: dict[str, Any], *hand: str) -> dict[str, Any]:
    """A camp with such cards."""
    return {**given, "hand": list(hand)}


def divide(coalition: list[str], scenario: str = "early", **given: Any) -> RepublicState:
    senate = {"coalition": coalition, "plan": ["peace"]}
    camps = {**SENATE, **given, "step": "check", "senate": senate}
    s = lay(camps, scenario=scenario)
    s.log = []
    if asked(s) == "hold-check":
        say(s, {"do": "pass"}, GAME.asked(s)[0].seat)
    return s


@rule("R 4.05.419", "R 4.05.419-a", "R 4.05.419-d")
def test_a_player_stops_a_choice_and_the_next_one_chooses() -> None:
    s = divide(["imperials", "populists"], you=held(SENATE["you"], "tribune"))
    assert asked(s) == "hold-spoils"
    picker = the_division(s).picker(s)
    assert picker == faction(s, "imperials")
    events = say(s, {"do": "stop_pick", "with": "tribune"})
    assert "pick-stopped" in keys(events)
    let_go(s)
    # The Populists have chosen first then, and the Imperials after them.
    assert holder(s, ROME_CONSUL) in (slot(s, "fulvius"), slot(s, "quinctius"))
    assert not s.factions[0].hand


@rule("R 4.05.419-b", "R 4.07.2", "R 4.07.2-a")
def test_a_neutral_stops_who_would_take_the_first_thing_on_its_list() -> None:
    """R-4.05.419: the Populists skip whoever would take their first wish."""
    # The first thing on the Populists' list is the Rome Consul, which the Imperials want second.
    s = divide(
        ["imperials", "populists"],
        populists=held(SENATE["populists"], "tribune"),
        conservatives={
            "leader": "claudius", "senators": {"claudius": {"office": "field_consul"}},
        },
    )  # fmt: skip
    assert not s.factions[faction(s, "populists")].hand
    let_go(s)
    assert holder(s, ROME_CONSUL) in (slot(s, "fulvius"), slot(s, "quinctius"))
    # The Field Consul is second on their list, so they let the Imperials have it.
    s = divide(["imperials", "populists"], populists=held(SENATE["populists"], "tribune"))
    assert holder(s, FIELD_CONSUL) in (slot(s, "cornelius"), slot(s, "manlius"))


@rule("R 4.05.419-b")
def test_only_what_is_first_on_its_list_is_its_wish() -> None:
    s = divide(
        ["imperials", "populists"],
        you=held(SENATE["you"], "tribune"),
        provinces={"sicilia": {}, "hispania_citerior": {"developed": True}},
    )
    imperials, bill = faction(s, "imperials"), Bill(NONE_YET, NONE, NONE)
    poor, rich = (index_of("province", one) for one in ("sicilia", "hispania_citerior"))
    taken = [
        Offer(OFFICE, FIELD_CONSUL, NONE), Offer(OFFICE, CENSOR, NONE),
        Offer(GOVERNOR, poor, NONE), Offer(GOVERNOR, rich, NONE), Offer(SPONSOR, 2, NONE),
    ]  # fmt: skip

    def wishes() -> list[bool]:
        return [is_its_wish(s, imperials, one, bill, open_posts(s)) for one in taken]

    assert wanted(s, imperials, bill, open_posts(s)) == "field_consul"
    assert wishes() == [True, False, False, False, False]
    # With both Consuls there it would have a province, and of two the richer one.
    s.sitting().ended |= 1 << FIELD_CONSUL | 1 << ROME_CONSUL
    assert wanted(s, imperials, bill, open_posts(s)) == "governor"
    assert wishes() == [False, False, False, True, False]


@rule("R 4.05.419")
def test_a_neutral_without_anybody_in_rome_can_take_nothing() -> None:
    s = divide(["imperials", "populists"])
    populists = faction(s, "populists")
    bill = Bill(NONE_YET, NONE, NONE)
    bills = (Offer(SPONSOR, 2, NONE), Offer(CONCESSION, index_of("concession", "mining"), NONE))
    assert [able(s, populists, one, bill) for one in bills] == [True, True]
    for slot_there, one in of_faction(s, populists):
        assert slot_there in in_rome(s)
        one.place = FIELD
    assert [able(s, populists, one, bill) for one in bills] == [False, False]


@rule("R 4.05.419-c", "R 4.05.417-c")
def test_a_player_stops_a_land_bill() -> None:
    """R-4.05.419."""
    s = divide(
        ["populists", "imperials"],
        you=held(SENATE["you"], "tribune"),
        conservatives={"leader": "claudius", "senators": {"claudius": {}, **CONSULS["senators"]}},
        plutocrats={
            "leader": "valerius", "senators": {"valerius": {"office": "field_consul"}},
        },
        populists={"leader": "fulvius", "senators": {"fulvius": {"knights": 20}, "quinctius": {}}},
    )  # fmt: skip
    assert asked(s) == "hold-spoils"
    events = say(s, {"do": "stop_bill", "with": "tribune"})
    assert "land-bill-fails" in keys(events)
    found = division(s)
    assert found is None or found.bill.stage == OVER


@rule("R 4.05.417-c", "R 4.05.417")
def test_who_stops_a_pass_seconds_the_bill() -> None:
    """R-4.05.417."""
    s = divide(
        ["populists", "plutocrats"],
        you=held(SENATE["you"], "tribune"),
        conservatives={"leader": "claudius", "senators": {"claudius": {}, **CONSULS["senators"]}},
        imperials={"leader": "cornelius", "senators": {"cornelius": {"office": "field_consul"}}},
        populists={"leader": "fulvius", "senators": {"fulvius": {"knights": 20}, "quinctius": {}}},
    )
    # The Populists have sponsored one: let it be. The Plutocrats pass.
    say(s, {"do": "pass"})
    assert the_division(s).offer.what == 5
    say(s, {"do": "stop_pick", "with": "tribune"})
    assert asked(s) == "cosponsor"
    say(s, {"cosponsor": "calpurnius"})
    assert s.bills[2] == 1


@rule("R 4.07.6", "R 4.07.6-a")
def test_a_neutral_buys_a_tribune_off_and_then_has_him_murdered() -> None:
    """R-4.07.6: the price is 5 and the payer has 3: murder is next."""
    imperials = {
        "leader": "cornelius",
        "senators": {"cornelius": {"knights": 9, "talents": 3}, "manlius": {"influence": 1}},
    }
    cards = held(imperials, "graft", "murder_of_a_tribune")
    you = held(SENATE["you"], "tribune")
    s = divide(["imperials", "populists"], "middle", imperials=cards, you=you)
    s.dice.queues = {"dice": [5, 2]}
    events = say(s, {"do": "stop_pick", "with": "tribune"})
    events += let_go(s)
    found = keys(events)
    # The price is 5 and the richest has 3; then an even throw silences the Tribune.
    assert found.index("neutral-graft") < found.index("neutral-murder")
    assert "pick-stopped" not in found
    assert holder(s, FIELD_CONSUL) in (slot(s, "cornelius"), slot(s, "manlius"))
    murder = next(one for one in events if one.key == "republic-neutral-murder")
    assert murder.params is not None
    assert murder.params["person"] == slot(s, "manlius")


@rule("R 4.07.6-b")
def test_a_neutral_avenges_its_tribune() -> None:
    """R-4.07.6."""
    populists = held(SENATE["populists"], "tribune", "mob_incited")
    you = held(
        {"leader": "papirius", "senators": {"papirius": {"talents": 9}, "calpurnius": {}}},
        "graft",
    )
    s = divide(
        ["imperials", "populists"],
        "middle",
        populists=populists,
        you=you,
        conservatives={
            "leader": "claudius", "senators": {"claudius": {"office": "field_consul"}},
        },
    )  # fmt: skip
    assert asked(s) == "hold-tribune"
    s.dice.queues = {"dice": [1, 1], "chits": [30, 29, 28]}
    say(s, {"do": "graft", "senator": "papirius"})
    events = say(s, {"answer": "yes"})
    events += let_go(s)
    assert "neutral-mob" in keys(events)
    # Silenced, the Tribune stops nobody.
    assert holder(s, ROME_CONSUL) in (slot(s, "cornelius"), slot(s, "manlius"))


@rule("R 4.05.419")
def test_who_may_have_no_tribune_is_not_waited_for() -> None:
    s = divide(["imperials", "plutocrats"])
    assert not asked(s).startswith("hold-spoils")
    # Who wants to be, is.
    s = lay({
        **SENATE, "step": "check",
        "senate": {"coalition": ["imperials", "plutocrats"], "plan": ["peace"]},
    })  # fmt: skip
    s.set_order(0, "spoils", "ask")
    let = asked(s)
    assert let == "hold-check"
    say(s, {"do": "pass"})
    assert asked(s) == "hold-spoils"
    assert verb("stop_pick") not in (GAME.aside(s, 0) or GAME.asked(s)[0]).choices([])
    assert kept(s).coalition
    assert CENSOR >= 0


@rule("R 4.05.419", "R 4.05.419-d")
def test_a_second_tribune_may_be_tried_and_no_third() -> None:
    s = divide(["imperials", "populists"], you=held(SENATE["you"], "tribune", "tribune.39"))
    beneath = the_division(s)
    found: list[list[int]] = []
    for tries in range(4):
        beneath.tries = tries
        found.append(stop_options(s, 0, beneath))
    assert found == [[verb("stop_pick")], [verb("stop_pick")], [], []]
