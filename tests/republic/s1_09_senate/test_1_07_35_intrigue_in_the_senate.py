"""Intrigue cards in the Senate: Graft, Murder of a Tribune, Mob Incited, Influence Peddling
(1.07.35).
"""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.phases.peddling import peddle_options
from aedilis.republic.rules.persons import identity, printed
from aedilis.republic.state.table import REVENUE, REVOLUTION, RepublicState
from aedilis.republic.state.zones import DISCARD, HAND
from tests.republic.setup.opening import fetch, name, told
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    endow,
    give,
    may,
    member,
    run,
    sitting,
    values,
)

GRAFT, MURDERS, MOB = "graft.103", ("murder_of_a_tribune.97", "murder_of_a_tribune.98"), 105


def called(*cards: str, seat: int = 2) -> RepublicState:
    """Faction 3 has called a Tribune to make a proposal; another faction has these cards."""
    s = sitting(scenario="middle")
    give(s, 3, "tribune.90")
    give(s, seat, *cards)
    run(s)
    do(s, 3, do="tribune", **{"with": "tribune.90"})
    assert asked(s)[0][1] == "republic-ask-hold-tribune"
    return s


def pass_all(s: RepublicState, moment: str) -> RepublicState:
    """Everybody lets a moment go by."""
    while asked(s) and asked(s)[0][1] == f"republic-ask-hold-{moment}":
        do(s, asked(s)[0][0], do="pass")
    return s


def kinds(s: RepublicState) -> list[str]:
    return [frame.kind() for frame in s.stack]


# -- Graft -----------------------------------------------------------------------------------------


@rule("R 1.07.35-b", "R 1.09.15")
def test_graft_silences_a_tribune_for_a_price() -> None:
    s = called(GRAFT)
    payer = member(s, 2, 1)
    endow(s, payer, 5)
    s.dice.script = [4]
    do(s, 2, do="graft", senator=name(s, payer))
    assert asked(s) == [(2, "republic-ask-graft-price")]
    do(s, 2, answer="yes")
    assert s.senator(payer).talents == 1
    assert s.zone[103] == DISCARD
    pass_all(s, "silenced")
    # The Tribune's proposal is gone, and the chair goes on.
    assert kinds(s) == ["senate"]
    assert asked(s)[0][0] == 0


@rule("R 1.07.35-b")
def test_who_sees_the_price_may_back_out_but_the_card_is_gone() -> None:
    s = called(GRAFT)
    payer = member(s, 2)
    endow(s, payer, 6)
    s.dice.script = [6]
    do(s, 2, do="graft", senator=name(s, payer))
    do(s, 2, answer="no")
    assert s.senator(payer).talents == 6
    assert s.zone[103] == DISCARD
    pass_all(s, "silenced")
    pass_all(s, "tribune")
    assert asked(s)[0] == (3, "republic-ask-tribune-proposal")


@rule("R 1.07.35-b")
def test_who_cannot_pay_the_price_is_not_asked() -> None:
    s = called(GRAFT)
    payer = member(s, 2)
    endow(s, payer, 3)
    assert values(s, 2, "senator", do="graft") == [name(s, payer)]
    s.dice.script = [4]
    do(s, 2, do="graft", senator=name(s, payer))
    assert asked(s)[0][1] == "republic-ask-hold-silenced"
    assert s.senator(payer).talents == 3


@rule("R 1.07.35-b")
def test_omens_make_a_tribune_cheaper() -> None:
    s = called(GRAFT)
    payer = member(s, 2)
    endow(s, payer, 3)
    s.events[EVIL_OMENS] = 1
    s.dice.script = [4]
    do(s, 2, do="graft", senator=name(s, payer))
    do(s, 2, answer="yes")
    assert s.senator(payer).talents == 0


@rule("R 1.07.35-b")
def test_nobody_attacks_his_own_tribune_and_nobody_without_means() -> None:
    s = called(GRAFT, *MURDERS, seat=3)
    endow(s, member(s, 3), 5)
    assert not may(s, 3, "graft")
    assert not may(s, 3, "murder")
    s = called(GRAFT)
    assert not may(s, 2, "graft")
    assert not may(s, 4, "murder")


# -- Murder of a Tribune ---------------------------------------------------------------------------


@rule("R 1.07.35-b")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_an_even_die_murders_the_tribune_and_popularity_is_lost_either_way(die: int) -> None:
    s = called(MURDERS[0])
    murderer = member(s, 2, 1)
    s.dice.script = [die]
    do(s, 2, do="murder", senator=name(s, murderer))
    assert s.senator(murderer).popularity == -die
    assert s.zone[97] == DISCARD
    pass_all(s, "silenced")
    pass_all(s, "tribune")
    assert kinds(s) == (["senate"] if die % 2 == 0 else ["senate", "propose"])


@rule("R 1.07.35-b")
def test_after_a_failure_another_card_may_be_tried() -> None:
    s = called(*MURDERS)
    s.dice.script = [3, 2]
    do(s, 2, do="murder", senator=name(s, member(s, 2)))
    assert not may(s, 2, "murder")
    pass_all(s, "silenced")
    do(s, 2, do="murder", senator=name(s, member(s, 2)))
    pass_all(s, "silenced")
    assert kinds(s) == ["senate"]


@rule("R 1.07.35-b", "R 1.09.152")
def test_a_veto_can_be_silenced_too() -> None:
    s = sitting(scenario="middle")
    give(s, 3, "tribune.90", "tribune.91")
    give(s, 2, MURDERS[0])
    run(s)
    names = {"sponsor": name(s, member(s, 0, 1)), "cosponsor": name(s, member(s, 0, 2))}
    do(s, 0, do="propose_land_bill", bill=1, **names)
    do(s, 0, seat=3)
    do(s, 3, do="veto", **{"with": "tribune.90"})
    s.dice.script = [2]
    do(s, 2, do="murder", senator=name(s, member(s, 2)))
    pass_all(s, "silenced")
    assert not told(s, "republic-vetoed")
    # Another Tribune may still be used for the same.
    assert asked(s) == [(3, "republic-ask-vote")]
    do(s, 3, do="veto", **{"with": "tribune.91"})
    pass_all(s, "tribune")
    assert told(s, "republic-vetoed")


# -- Mob Incited to Violence -----------------------------------------------------------------------


def attacked(die: int, mob: int = 4) -> RepublicState:
    """Faction 2 has had the Tribune of faction 3 attacked, and somebody holds the mob."""
    s = called(MURDERS[0])
    give(s, mob, "mob_incited")
    s.dice.script = [die]
    do(s, 2, do="murder", senator=name(s, member(s, 2)))
    return s


@rule("R 1.07.35-b")
@pytest.mark.parametrize("die", [2, 3])
def test_the_mob_rises_against_whoever_attacked_a_tribune(die: int) -> None:
    s = attacked(die)
    assert asked(s)[0][1] == "republic-ask-hold-silenced"
    speaker, doomed, other = member(s, 4), member(s, 2, 1), member(s, 3, 1)
    oratory = printed(s.senator(speaker)).oratory
    mine, his = identity(s.senator(doomed)), identity(s.senator(other))
    free = [n for n in range(1, 31) if n not in (mine, his)]
    s.dice.script = [2, mine, his, *free[:oratory]]
    do(s, 4, do="mob", senator=name(s, speaker))
    assert s.zone[MOB] == DISCARD
    assert len(told(s, "republic-chit")) == 2 + oratory
    assert s.senators[other] is not None
    killed = {event["person"] for event in told(s, "republic-dies")}
    assert doomed in killed
    assert s.dice.script == []
    assert kinds(s)[-1] == ("senate" if die == 2 else "hold")


@rule("R 1.07.35-b")
def test_the_mob_is_for_opponents_and_for_that_moment() -> None:
    s = attacked(3, mob=2)
    assert not may(s, 2, "mob")
    s = attacked(3)
    assert may(s, 4, "mob")
    pass_all(s, "silenced")
    assert not may(s, 4, "mob")


@rule("R 1.07.35-b")
def test_nobody_is_waited_for_when_the_mob_cannot_be_held_any_more() -> None:
    s = called(MURDERS[0])
    s.zone[fetch(s, MOB)] = DISCARD
    s.discards.append(MOB)
    s.dice.script = [2]
    do(s, 2, do="murder", senator=name(s, member(s, 2)))
    assert kinds(s) == ["senate"]


@rule("R 1.07.35-b")
def test_the_chair_killed_by_the_mob_is_followed_by_another() -> None:
    s = sitting(scenario="middle")
    give(s, 3, "tribune.90")
    give(s, 0, MURDERS[0])
    give(s, 4, "mob_incited")
    run(s)
    do(s, 3, do="tribune", **{"with": "tribune.90"})
    s.dice.script = [3]
    chair = member(s, 0)
    do(s, 0, do="murder", senator=name(s, chair))
    s.events[EVIL_OMENS] = 6
    speaker = member(s, 4)
    blanks = [0] * (printed(s.senator(speaker)).oratory - 1)
    s.dice.script = [1, identity(s.senator(chair)), *blanks]
    do(s, 4, do="mob", senator=name(s, speaker))
    assert s.senate_session is not None
    assert s.senate_session.chair == member(s, 1, 1)


# -- Influence Peddling ----------------------------------------------------------------------------


def peddler() -> RepublicState:
    s = sitting()
    give(s, 2, "influence_peddling.48")
    give(s, 3, "tribune.38", "tribune.39")
    return run(s)


@rule("R 1.07.35-b", "R 1.07.3-d")
def test_a_random_card_of_an_opponent_changes_hands_in_secret() -> None:
    s = peddler()
    assert values(s, 2, "seat", do="peddle") == [3]
    s.dice.script = [39]
    s.learned = 0
    do(s, 2, do="peddle", seat=3)
    assert s.factions[2].hand == [39]
    assert s.factions[3].hand == [38]
    assert s.zone[39] == HAND
    assert s.zone[48] == DISCARD
    assert s.learned == 1 << 2 | 1 << 3
    (event,) = [one for one in s.log or [] if one.key == "republic-peddled"]
    assert "card" not in event.params
    assert [seat for seat in range(5) if event.sees(seat)] == [2, 3]


@rule("R 1.07.35-b")
def test_it_is_played_at_any_time_but_in_the_revolution_phase() -> None:
    s = peddler()
    s.senate_session = None
    s.phase = REVENUE
    assert peddle_options(s, 2)
    s.phase = REVOLUTION
    assert not peddle_options(s, 2)


@rule("R 1.09.71-d", "R 1.07.35-b")
def test_it_is_not_played_while_an_attempt_is_settled_or_without_cards_to_take() -> None:
    s = peddler()
    s.dice.script = [5]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, member(s, 3)))
    assert asked(s) == [(3, "republic-ask-bodyguards")]
    assert not may(s, 2, "peddle")
    do(s, 3, guards=0)
    assert may(s, 2, "peddle")
    s = run(sitting())
    give(s, 2, "influence_peddling.48")
    assert GAME.aside(s, 2) is not None
    assert not may(s, 2, "peddle")


@rule("R 1.09.823-c")
def test_under_a_consul_for_life_nobody_plays_the_cards_of_those_he_controls() -> None:
    s = peddler()
    give(s, 0, "influence_peddling.104")
    s.life = member(s, 0)
    assert not may(s, 2, "peddle")
    assert may(s, 0, "peddle")
