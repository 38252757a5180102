"""Why a general cannot be sent to a war: the order of its series, and the forces it takes."""

from aedilis.kernel.rule import rule
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.definitions.components import WARS
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.state.zones import INACTIVE
from tests.republic.setup.opening import name
from tests.republic.setup.refusals import told
from tests.republic.setup.senate import field_consul, floor, units, war
from tests.republic.setup.trials import GAME, member


@rule("R 1.07.332", "R 1.09.64")
def test_an_earlier_war_of_the_series_has_to_be_attacked_as_well() -> None:
    s = floor()
    first, second = war(s, "first_punic_war"), war(s, "second_punic_war")
    war(s, "syrian_war")
    units(s, 20, 25)
    own = name(s, member(s, 0))
    order = {"war": second, "earlier": first}
    words: dict[str, object] = {"do": "propose_deploy", "general": own, "war": "second_punic_war"}
    error = GAME.explain(s, 0, words)
    assert (*told(error), error.params) == ("earlier-war", "R 1.07.332", order)
    # With a second general both wars can be fought, and then both must be.
    other = field_consul(s)
    s.asked = None
    words = {**words, "general": name(s, other), "legions": 8, "fleets": 10}
    for more in ({"more": "stop"}, {"more": "yes", "general_2": own, "war_2": "syrian_war"}):
        error = GAME.explain(s, 0, {**words, **more})
        assert (*told(error), error.params) == ("earlier-war", "R 1.07.332", order)
    both = {"more": "yes", "general_2": own, "war_2": "first_punic_war"}
    assert next(GAME.matches(s, 0, {**words, **both}))
    error = GAME.explain(s, 0, {**words, **both, "war_2": "parthian_war"})
    assert told(error) == ("no-war", "R 1.07.33")


@rule("R 1.09.64", "R 1.11.33")
def test_there_is_no_rebel_to_be_sent_against() -> None:
    s = floor()
    war(s, "first_gallic_war")
    units(s, 4, 0)
    words = {"do": "propose_deploy", "general": name(s, member(s, 0)), "war": "rebel"}
    error = GAME.explain(s, 0, words)
    assert told(error) == ("no-rebel", "R 1.11.33")
    for language in LANGUAGES:
        assert len(RepublicText(language, ["Livia"], 0, strict=True).refusal(error)) > 10


@rule("R 1.09.64", "R 1.07.331")
def test_what_a_sleeping_war_takes_has_to_be_there() -> None:
    s = floor()
    there = war(s, "first_punic_war", INACTIVE)
    war(s, "first_gallic_war")
    units(s, 4, 0)
    words: dict[str, object] = {"do": "propose_deploy", "war": "first_punic_war"}
    own = {"general": name(s, member(s, 0))}
    error = GAME.explain(s, 0, {**words, **own})
    assert told(error) == ("war-needs-fleets", "R 1.09.64")
    # A fleet alone can fight at sea.
    assert error.params == {"war": there, "least": 1, "count": 0}
    s.fronts[0].naval_won = True
    s.asked = None
    error = GAME.explain(s, 0, {**words, **own})
    assert error.params == {"war": there, "least": WARS[there].support, "count": 0}
    # What another part takes is there no more.
    units(s, 0, 5)
    other = field_consul(s)
    s.asked = None
    part: dict[str, object] = {
        "general": name(s, other), "war": "first_gallic_war", "legions": 1, "more": "yes",
        "war_2": "first_punic_war",
    }  # fmt: skip
    error = GAME.explain(s, 0, {**words, **part, "fleets": 3})
    assert error.params == {"war": there, "least": WARS[there].support, "count": 2}


@rule("R 1.09.64")
def test_a_war_on_land_takes_legions() -> None:
    s = floor()
    there = war(s, "first_punic_war")
    s.fronts[0].naval_won = True
    war(s, "first_cilician_pirates")
    units(s, 0, 10)
    words = {"do": "propose_deploy", "general": name(s, member(s, 0)), "war": "first_punic_war"}
    error = GAME.explain(s, 0, words)
    assert (told(error), error.params) == (("war-needs-legions", "R 1.09.64"), {"war": there})
