"""Concessions given out, land bills passed and repealed (1.09.6 to 1.09.622)."""

from typing import Any

import pytest

from aedilis.kernel.prompt import Form
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, LAND_BILLS, STATESMEN, index_of
from aedilis.republic.definitions.named import LAND_COMMISSIONER
from aedilis.republic.phases.senate.vote import land_bill_sponsors, the_vote
from aedilis.republic.presentation.names import Names
from aedilis.republic.presentation.phrases import content_words
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import enter_family, in_rome
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FORUM, PLAY
from tests.republic.setup.opening import bring, name, told, vacate
from tests.republic.setup.senate import (
    concession,
    finish_vote,
    floor,
    names,
    propose,
    units,
)
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    give,
    may,
    member,
    run,
    values,
    vote,
)
from tests.republic.setup.tribunes import veto

# -- concessions -----------------------------------------------------------------------------------


@rule("R 1.09.61-a", "R 1.09.61-b", "R 1.09.61-d", "R 1.09.6-c")
def test_several_concessions_in_one_proposal() -> None:
    s = floor()
    fees, mines = concession(s, "harbor_fees"), concession(s, "mining")
    run(s)
    first, second = member(s, 1), member(s, 2)
    propose(
        s, 0, "concessions", concession="harbor_fees", senator=name(s, first), more="yes",
        concession_2="mining", senator_2=name(s, second),
    )  # fmt: skip
    finish_vote(s, "yes")
    assert (s.owner[fees], s.owner[mines]) == (first, second)


@rule("R 1.09.61-a", "R VII.aligned-senator-a")
def test_only_aligned_senators_in_rome_get_concessions() -> None:
    """R-1.09.61a."""
    s = floor()
    concession(s, "harbor_fees")
    free = enter_family(s, vacate(s, 19), NONE)
    run(s)
    offered = values(s, 0, "senator", do="propose_concessions")
    assert name(s, free) not in offered
    assert len(offered) == len(in_rome(s))


@rule("R 1.09.61-c", "R 1.09.131-d")
@pytest.mark.parametrize("how", ["vote", "veto", "death"])
def test_what_failed_is_closed_for_the_turn(how: str) -> None:
    """R-1.09.61a: a group of two fails, both are closed; also when who was to have one dies."""
    s = floor()
    concession(s, "harbor_fees")
    concession(s, "mining")
    give(s, 3, "tribune.38")
    run(s)
    leader = member(s, 1)
    propose(
        s, 0, "concessions", concession="harbor_fees", senator=name(s, leader), more="yes",
        concession_2="mining", senator_2=name(s, member(s, 2)),
    )  # fmt: skip
    if how == "vote":
        finish_vote(s, "abstain")
    elif how == "veto":
        veto(s, 3)
    else:
        do(s, 0, seat=4)
        die(s, leader)
        run(s)
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert NONE not in (leader, s.factions[1].leader)
    assert not may(s, 0, "propose_concessions")


@rule("R 1.09.61-e", "R 1.09.61-f", "R 1.09.622")
def test_the_land_commissioner_needs_a_land_bill() -> None:
    """R-1.09.61b, R-1.09.622: one of type I counts as well."""
    s = floor()
    concession(s, "land_commissioner")
    run(s)
    assert not may(s, 0, "propose_concessions")
    bill(s, 1)
    finish_vote(s, "yes")
    assert s.bills[0] == 1
    holder = member(s, 2)
    propose(s, 0, "concessions", concession="land_commissioner", senator=name(s, holder))
    finish_vote(s, "yes")
    assert s.owner[LAND_COMMISSIONER] == holder
    do(s, 0, do="adjourn")
    assert s.owner[LAND_COMMISSIONER] == holder


@rule("R 1.09.61-f")
def test_the_land_commissioner_goes_with_the_last_land_bill() -> None:
    """R-1.09.61b."""
    s = floor()
    number = concession(s, "land_commissioner", member(s, 2))
    s.bills[1] = 1
    sponsor = member(s, 0)
    s.senator(sponsor).popularity = 3
    run(s)
    propose(s, 0, "repeal", bill=2, sponsor=name(s, sponsor))
    finish_vote(s, "yes")
    assert s.owner[number] == member(s, 2)
    do(s, 0, do="adjourn")
    assert s.owner[number] == NONE
    assert s.zone[CONCESSIONS[number].card] == FORUM


@rule("R 1.09.61")
def test_a_statesman_may_claim_the_land_commissioner_without_a_vote() -> None:
    s = floor(scenario="middle")
    vacate(s, STATESMEN[index_of("statesman", "fulvius_flaccus")].family)
    flaccus = bring(s, 2, "fulvius_flaccus")
    for seat in range(5):
        s.factions[seat].leader = member(s, seat)
    number = concession(s, "land_commissioner")
    run(s)
    assert not may(s, 2, "claim_commissioner")
    s.bills[1] = 1
    do(s, 2, do="claim_commissioner")
    assert s.owner[number] == flaccus
    assert s.zone[CONCESSIONS[number].card] == PLAY


# -- land bills ------------------------------------------------------------------------------------


def bill(s: RepublicState, kind: int, /, **words: Any) -> RepublicState:
    """The chair proposes a land bill of a type, sponsored by two of his own faction."""
    sponsors = {"sponsor": name(s, member(s, 0)), "cosponsor": name(s, member(s, 0, 1))}
    return propose(s, 0, "land_bill", bill=kind, **{**sponsors, **words})


@rule("R 1.09.62")
@pytest.mark.parametrize("what", ["land_bill", "repeal"])
def test_the_sponsor_of_a_bill_is_asked_for_as_one_and_not_as_who_pays_for_games(what: str) -> None:
    s = floor()
    if what == "repeal":
        s.bills = [bill.slots for bill in LAND_BILLS]
        for slot in in_rome(s):
            s.senator(slot).popularity = 5
    run(s)
    move = next(GAME.matches(s, 0, {"do": f"propose_{what}"}))
    form = GAME.prompt(s, 0)
    assert isinstance(form, Form)
    field = form.field(move[:2])
    assert field is not None
    assert field.key == "republic-ask-bill-sponsor"


@rule("R 1.09.721-c")
def test_a_concession_is_proposed_once_a_turn_even_when_the_nominee_is_killed() -> None:
    s = floor()
    concession(s, "harbor_fees")
    concession(s, "mining")
    run(s)
    target = member(s, 1)
    s.factions[1].leader = NONE
    propose(s, 0, "concessions", concession="harbor_fees", senator=name(s, target), more="stop")
    do(s, 0, seat=3)
    s.dice.script = [6]
    do(s, 2, do="assassinate", senator=name(s, member(s, 2)), target=name(s, target))
    s.dice.script = None
    run(s)
    assert s.senators[target] is None
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert values(s, 0, "concession", do="propose_concessions") == ["mining"]


@rule(
    "R 1.09.62-b",
    "R 1.09.62-c",
    "R 1.09.62-d",
    "R 1.09.62-i",
    "R 1.09.62-j",
    "R 1.09.62-k",
    "R 1.09.62-a",
)
@pytest.mark.parametrize(
    ("kind", "gains", "voter", "unrest"),
    [(1, (2, 1), -1, -1), (2, (2, 1), -1, -2), (3, (4, 2), -2, -3)],
)
def test_what_a_land_bill_does(kind: int, gains: tuple[int, int], voter: int, unrest: int) -> None:
    """R-1.09.62b, R-1.09.62d: the board's values; who votes against loses popularity."""
    s = floor()
    s.unrest = 5
    run(s)
    bill(s, kind)
    for seat in (1, 2, 3):
        vote(s, seat, "yes")
    vote(s, 4, "no")
    finish_vote(s, "yes")
    assert s.bills[kind - 1] == 1
    assert s.unrest == 5 + unrest
    assert [s.senator(member(s, 0, n)).popularity for n in range(3)] == [*gains, 0]
    assert [s.senator(slot).popularity for slot in in_rome(s, 4)] == [voter] * 3


@rule("R 1.09.62-e", "R 1.09.62-k")
def test_a_failed_bill_costs_those_who_voted_against_it_and_nobody_gains() -> None:
    s = floor()
    s.unrest = 5
    run(s)
    bill(s, 3)
    finish_vote(s, "no")
    assert s.unrest == 5
    assert s.bills == [0, 0, 0]
    assert {s.senator(slot).popularity for slot in in_rome(s)} == {-2}


@rule("R 1.09.62-k", "R 1.09.142-a")
def test_a_sponsor_may_vote_against_his_own_bill() -> None:
    """R-1.09.62d: net +1 on a type I that passes."""
    s = run(floor())
    bill(s, 1)
    do(s, 0, seat=0)
    others = names(s, [member(s, 0, 1), member(s, 0, 2)])
    do(s, 0, **{"do": "split", "for": others})
    finish_vote(s, "yes")
    assert s.bills[0] == 1
    assert s.senator(member(s, 0)).popularity == 1


@rule("R 1.09.14-d", "R 1.09.14-e")
def test_nobody_abstains_from_a_land_bill_or_its_repeal() -> None:
    """R-1.09.14a."""
    s = floor()
    s.bills[2] = 1
    s.senator(member(s, 0)).popularity = 6
    run(s)
    bill(s, 1)
    do(s, 0, seat=2)
    assert values(s, 2, "do") == ["yes", "no", "split"]
    finish_vote(s, "yes")
    propose(s, 0, "repeal", bill=3, sponsor=name(s, member(s, 0)))
    do(s, 0, seat=2)
    assert "abstain" not in values(s, 2, "do")
    # In a split each is for or against.
    everybody = {"do": "split", "for": names(s, in_rome(s, 2))}
    assert next(GAME.matches(s, 2, everybody), None) is None


@rule("R 1.09.14-d", "R 1.09.14-e")
@pytest.mark.parametrize(("what", "word"), [("land_bill", "no"), ("repeal", "yes")])
def test_whoever_lets_his_time_run_out_is_against_every_land_bill(what: str, word: str) -> None:
    """R-1.09.12a, R-1.09.14a."""
    s = floor()
    s.bills[2] = 1
    s.senator(member(s, 0)).popularity = 6
    run(s)
    if what == "repeal":
        propose(s, 0, "repeal", bill=3, sponsor=name(s, member(s, 0)))
    else:
        bill(s, 1)
    do(s, 0, seat=2)
    move = GAME.lapsed(s, 2)
    assert move is not None
    assert GAME.words(s, 2, move)["do"] == word


@rule("R 1.09.62-l", "R 1.09.152-a")
def test_a_veto_costs_no_popularity() -> None:
    """R-1.09.62d."""
    s = floor()
    give(s, 3, "tribune.38")
    run(s)
    bill(s, 2)
    veto(s, 3)
    assert {s.senator(slot).popularity for slot in in_rome(s)} == {0}
    assert 2 not in values(s, 0, "bill", do="propose_land_bill")


@rule("R 1.09.62-f")
def test_one_bill_of_a_type_is_proposed_a_turn() -> None:
    """R-1.09.62a: type II fails, there is no second type II."""
    s = run(floor())
    bill(s, 2)
    finish_vote(s, "no")
    do(s, 0, do="lose_influence")
    assert values(s, 0, "bill", do="propose_land_bill") == [1, 3]


@rule("R 1.09.62-g")
def test_the_markers_limit_the_bills_in_force() -> None:
    """R-1.09.62c: one of type I, two of type II, three of type III."""
    assert [one.slots for one in LAND_BILLS] == [1, 2, 3]
    s = floor()
    s.bills = [0, 2, 2]
    run(s)
    assert values(s, 0, "bill", do="propose_land_bill") == [1, 3]


@rule("R 1.09.62-h", "R 1.09.172")
def test_sponsors_have_to_consent() -> None:
    """R-1.09.62d; a refusal bars nothing but the same request (R-1.09.643b)."""
    s = run(floor())
    first, second = member(s, 1), member(s, 2)
    bill(s, 1, sponsor=name(s, first), cosponsor=name(s, second))
    assert asked(s) == [(1, "republic-ask-consent")]
    do(s, 1, answer="yes")
    assert asked(s) == [(2, "republic-ask-consent")]
    do(s, 2, answer="no")
    assert the_vote(s) is None
    assert s.sitting().barred == []
    left = values(s, 0, "cosponsor", do="propose_land_bill", bill=1, sponsor=name(s, first))
    assert name(s, second) not in left
    bill(s, 1)
    assert the_vote(s) is not None


@rule("R 1.09.62-h", "R 1.09.721")
def test_a_bill_outlives_its_sponsor_and_his_heir_gains_nothing() -> None:
    """R-1.09.721."""
    s = run(floor())
    bill(s, 3)
    assert land_bill_sponsors(s) == [member(s, 0), member(s, 0, 1)]
    die(s, member(s, 0))
    run(s)
    assert land_bill_sponsors(s) == []
    frame = the_vote(s)
    assert frame is not None
    text = Names("en", ["A", "B", "C", "D", "E"], 0, strict=True)
    words = content_words(text, "land_bill", frame.motion.parts[0], s)
    assert text.say("republic-nobody") in words
    assert text.slot(member(s, 0, 1), s) in words
    assert GAME.hash(GAME.from_data(GAME.to_data(s))) == GAME.hash(s)
    finish_vote(s, "yes")
    assert s.bills[2] == 1
    assert s.senator(s.factions[0].leader).popularity == 0
    assert s.senator(member(s, 0, 1)).popularity == 2


# -- repeal ----------------------------------------------------------------------------------------


def repealable() -> RepublicState:
    s = floor()
    s.bills = [1, 1, 1]
    s.unrest = 4
    return s


@rule("R 1.09.621-a", "R 1.09.621-b")
def test_who_can_sponsor_a_repeal() -> None:
    """R-1.09.621: popularity 3 for a type II, 6 for a type III; type I cannot be repealed."""
    s = repealable()
    for seat, popularity in ((0, 2), (1, 3), (2, 6)):
        s.senator(member(s, seat)).popularity = popularity
    run(s)
    assert values(s, 0, "bill", do="propose_repeal") == [2, 3]
    assert values(s, 0, "sponsor", do="propose_repeal", bill=2) == names(
        s, sorted([member(s, 1), member(s, 2)])
    )
    assert values(s, 0, "sponsor", do="propose_repeal", bill=3) == [name(s, member(s, 2))]


@rule("R 1.09.621-c", "R 1.09.621-d", "R 1.09.621-e", "R 1.09.621-f")
@pytest.mark.parametrize("passes", [True, False])
def test_what_a_repeal_does(passes: bool) -> None:
    """R-1.09.62b: sponsor -4, each vote for it -2, unrest +3 if it passes."""
    s = repealable()
    sponsor = member(s, 0)
    s.senator(sponsor).popularity = 6
    run(s)
    propose(s, 0, "repeal", bill=3, sponsor=name(s, sponsor))
    do(s, 0, seat=0)
    assert s.senator(sponsor).popularity == 2
    do(s, 0, do="no")
    finish_vote(s, "yes" if passes else "no")
    assert s.bills[2] == int(not passes)
    assert s.unrest == (7 if passes else 4)
    # He has voted for it although his faction voted against.
    assert s.senator(sponsor).popularity == 0
    assert s.senator(member(s, 0, 1)).popularity == 0
    assert s.senator(member(s, 1)).popularity == (-2 if passes else 0)
    assert not may(s, 0, "propose_repeal")


@rule("R 1.09.621-c", "R 1.09.142-a")
def test_in_a_split_faction_the_sponsor_still_votes_for_the_repeal() -> None:
    s = repealable()
    sponsor, second, third = (member(s, 0, n) for n in range(3))
    s.senator(sponsor).popularity = 3
    run(s)
    propose(s, 0, "repeal", bill=2, sponsor=name(s, sponsor))
    do(s, 0, seat=0)
    offered = {"do": "split", "for": [name(s, sponsor)]}
    assert next(GAME.matches(s, 0, offered), None) is None
    do(s, 0, **{"do": "split", "for": [name(s, second)]})
    frame = the_vote(s)
    assert frame is not None
    assert frame.tally.ayes == 1 << sponsor | 1 << second
    assert frame.tally.noes == 1 << third


@rule("R 1.09.621-a", "R 1.09.621-c", "R 1.09.172")
def test_a_bill_may_be_repealed_in_the_turn_it_was_passed() -> None:
    """R-1.09.621; the sponsor of another faction is asked."""
    s = run(floor())
    bill(s, 2)
    finish_vote(s, "yes")
    s.senator(member(s, 3)).popularity = 3
    propose(s, 0, "repeal", bill=2, sponsor=name(s, member(s, 3)))
    assert asked(s) == [(3, "republic-ask-consent")]
    do(s, 3, answer="yes")
    finish_vote(s, "yes")
    assert s.bills == [0, 0, 0]
    assert told(s, "republic-repealed")


@rule("R 1.09.6-a", "R 1.09.6-b", "R 1.09.6-d", "R 1.09.12-e")
def test_the_chair_may_propose_what_he_likes_and_adjourn_when_he_likes() -> None:
    s = floor()
    units(s, 1)
    concession(s, "harbor_fees")
    run(s)
    offered = set(values(s, 0, "do"))
    assert {"propose_forces", "propose_land_bill", "propose_concessions", "adjourn"} <= offered
    assert not may(s, 1, "adjourn")
    assert not may(s, 1, "propose_forces")
