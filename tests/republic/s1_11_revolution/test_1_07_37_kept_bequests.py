"""A rebel who has collected a bequest (1.07.37)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import FORUM_EVENTS, index_of
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.game import Republic
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BEQUESTS, FORUM
from tests.republic.setup.opening import fetch, told
from tests.republic.setup.revolution import (
    all_stay,
    asked,
    declare,
    first_of_all,
    over,
    quiet,
    say,
    veteran,
    victor,
)

PERGAMENE = index_of("forum_event", "pergamene_bequest")


def collector() -> tuple[RepublicState, int]:
    """A Field Consul of faction 1 has collected a bequest with four veterans of his."""
    s = quiet("middle")
    slot = victor(s, "fabius", 4, 1)
    for legion in range(4):
        veteran(s, legion, slot)
    s.zone[fetch(s, FORUM_EVENTS[PERGAMENE].card)] = FORUM
    s.senator(slot).at = BEQUESTS - PERGAMENE
    s.bequests = [PERGAMENE]
    return s, slot


@rule("R 1.07.37", "R 1.11.3")
def test_the_rebel_says_before_others_join_him_whether_he_keeps_it() -> None:
    s, slot = collector()
    before = budget(s)
    declare(s)
    say(s, {"do": "rebel"})
    assert asked(s) == ("republic-ask-keep-bequest", 1)
    assert to_data(Republic().from_data(to_data(s))) == to_data(s)
    say(s, {"answer": "yes"})
    assert s.senator(slot).talents == 50
    assert told(s, "republic-keeps-bequest") == [
        {"person": index_of("family", "fabius"), "card": 106, "talents": 50}
    ]
    assert (s.bequests, s.bequests_kept) == ([], [PERGAMENE])
    assert budget(s).gains == before.gains - 50
    all_stay(s)
    assert over(s)


@rule("R 1.07.37", "R 1.11.3")
def test_who_lays_down_his_command_or_is_outdone_keeps_nothing() -> None:
    s, slot = collector()
    declare(s)
    say(s, {"do": "lay_down"})
    assert s.bequests == [PERGAMENE]
    s, slot = collector()
    stronger = victor(s, "manlius", 7, 2, which=ROME_CONSUL)
    for legion in range(4, 11):
        veteran(s, legion, stronger)
    first_of_all(s, slot)
    declare(s)
    say(s, {"do": "rebel"})
    say(s, {"do": "rebel"}, 2)
    assert s.rebel == stronger
    all_stay(s)
    assert over(s)
    assert (s.bequests, s.senator(slot).talents) == ([PERGAMENE], 0)
    assert s.senator(slot).offices >> FIELD_CONSUL & 1
