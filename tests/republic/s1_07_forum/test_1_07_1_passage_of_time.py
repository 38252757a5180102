"""What the last year leaves behind goes when the Forum Phase begins (1.07.1)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.cards import ForumEvent
from aedilis.republic.definitions.components import FAMILIES, FORUM_EVENTS, index_of
from aedilis.republic.definitions.named import PTOLEMY
from aedilis.republic.phases.forum.passage import passage_of_time
from aedilis.republic.phases.forum.phase import ForumFrame
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import CAPTIVE, DISCARD, FORUM, RAIDERS
from tests.republic.setup.forum import event, member, table
from tests.republic.setup.money import rich
from tests.republic.setup.opening import fetch, sound

STAYING = ["refuge", "pretender_emerges", "rhodian_alliance"]


@rule("R 1.07.1-a")
def test_every_event_goes_but_those_that_say_they_stay() -> None:
    """R-1.07.1: a drought of level 2 is gone in the next Forum Phase."""
    s = table()
    s.events = [2] * len(s.events)
    passage_of_time(s)
    left = [n for n, level in enumerate(s.events) if level]
    assert left == sorted(event(id_) for id_ in STAYING)
    assert all(s.events[n] == 2 for n in left)


@rule("R 1.07.1-a", "R 1.03")
def test_it_is_the_first_thing_of_the_phase() -> None:
    s = table()
    s.events[event("drought")] = 2
    held = s.holdings[0] = Holding(True, -1, 0)
    held.overrun = held.disorder = True
    assert ForumFrame().advance(s)
    assert s.events[event("drought")] == 0
    assert not held.overrun
    assert not held.disorder


@rule("R 1.10.71")
def test_a_captive_of_raiders_who_is_not_ransomed_by_now_dies() -> None:
    """R-1.10.71b."""
    s = table()
    slot = member(s, 0)
    one = rich(s, slot, 3)
    one.place, one.at = CAPTIVE, RAIDERS
    other = s.senator(member(s, 1))
    other.place, other.at = CAPTIVE, 0
    passage_of_time(sound(s))
    assert s.senators[slot] is None
    assert FAMILIES[slot].card in s.curia
    assert other.place == CAPTIVE
    sound(s)


def lie(scenario: str, id_: str) -> tuple[RepublicState, ForumEvent]:
    """A bequest in the Forum."""
    s = table(scenario)
    bequest = FORUM_EVENTS[index_of("forum_event", id_)]
    s.zone[fetch(s, bequest.card)] = FORUM
    s.holdings[bequest.creates] = None
    return s, bequest


@rule("R 1.07.37-c", "R 1.09.5")
def test_a_bequest_that_was_collected_is_a_province_at_the_next_passage() -> None:
    s, bequest = lie("middle", "pergamene_bequest")
    passage_of_time(s)
    assert s.zone[bequest.card] == FORUM
    assert s.holdings[bequest.creates] is None
    s.bequests = [bequest.index]
    passage_of_time(s)
    assert s.bequests == []
    assert s.zone[bequest.card] == DISCARD
    held = s.holdings[bequest.creates]
    assert held is not None
    assert (held.developed, held.governor) == (False, -1)
    sound(s)


@rule("R 1.07.37-c")
def test_a_bequest_whose_talents_a_rebel_kept_is_a_province_all_the_same() -> None:
    s, bequest = lie("middle", "pergamene_bequest")
    s.bequests_kept = [bequest.index]
    passage_of_time(s)
    assert s.bequests_kept == []
    assert s.zone[bequest.card] == DISCARD
    assert s.holdings[bequest.creates] is not None


@rule("R 1.07.37-c")
def test_a_bequest_whose_province_came_to_exist_is_discarded() -> None:
    s, bequest = lie("late", "bithynian_bequest")
    s.holdings[bequest.creates] = Holding(True, -1, 0)
    passage_of_time(s)
    assert s.zone[bequest.card] == DISCARD
    held = sound(s).holdings[bequest.creates]
    assert held is not None
    assert held.developed


@rule("R 1.07.37-c")
def test_ptolemys_bequest_lies_for_one_turn() -> None:
    s, bequest = lie("late", "ptolemy_apion_bequest")
    assert bequest.index == PTOLEMY
    passage_of_time(s)
    assert s.zone[bequest.card] == DISCARD
    assert s.holdings[bequest.creates] is None
