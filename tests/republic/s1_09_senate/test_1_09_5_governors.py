"""Governors: elections, terms, recalls, and legates (1.09.5 to 1.09.54, 1.13.1)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import VATINIAN
from aedilis.republic.phases.senate.governors import Governors
from aedilis.republic.phases.senate.points import GOVERNORS_VERB
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import enter_family, in_rome
from aedilis.republic.state import choices as things
from aedilis.republic.state.sitting import GOVERNORS, OTHER
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, FIELD, PROVINCE, REBEL, RETURNED, ROME
from tests.republic.setup.opening import name, told, vacate
from tests.republic.setup.senate import (
    enact_law,
    field_consul,
    finish_vote,
    floor,
    propose,
    province,
    units,
    war,
)
from tests.republic.setup.trials import asked, do, give, may, member, run, values
from tests.republic.setup.tribunes import CARD, call


def held(s: RepublicState, number: int) -> Holding:
    one = s.holdings[number]
    assert one is not None
    return one


def vacancy(*words: str) -> RepublicState:
    """The Senate has to fill these provinces."""
    s = floor(GOVERNORS)
    for word in words or ("sicilia",):
        province(s, word)
    return s


def send(s: RepublicState, word: str, slot: int, **more: object) -> RepublicState:
    return propose(s, 0, "governors", province=word, senator=name(s, slot), **more)


@rule(
    "R 1.09.5-b",
    "R 1.09.5-c",
    "R 1.09.5-d",
    "R 1.09.5-e",
    "R 1.09.51-a",
    "R VII.governor-garrison-a",
)
def test_a_governor_is_elected_and_leaves_at_once() -> None:
    s = run(vacancy())
    assert asked(s) == [(0, "republic-ask-senate-governors")]
    assert values(s, 0, "do") == ["propose_governors"]
    slot = member(s, 3)
    send(s, "sicilia", slot)
    finish_vote(s, "yes")
    one = s.senator(slot)
    number = one.at
    assert one.place == PROVINCE
    assert (held(s, number).governor, held(s, number).term) == (slot, 3)
    assert slot not in in_rome(s)
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.5-h", "R 1.09.53-a", "R 1.09.53-b")
def test_who_can_be_governor() -> None:
    """R-1.09.5a: no major office; unaligned senators in the Forum may be sent."""
    s = vacancy()
    free = enter_family(s, vacate(s, 19), NONE)
    field = field_consul(s, 1)
    run(s)
    offered = values(s, 0, "senator", do="propose_governors")
    for official in (member(s, 0), field, member(s, 1, 1)):
        assert name(s, official) not in offered
    assert name(s, free) in offered
    send(s, "sicilia", free)
    finish_vote(s, "yes")
    assert s.senator(free).place == PROVINCE
    assert s.senator(free).faction == NONE


@rule("R 1.09.5-d", "R 1.09.152-b")
def test_the_last_candidate_goes_without_a_vote() -> None:
    """R-1.09.5b."""
    s = vacancy()
    last = member(s, 4)
    s.senator(last).offices = 0
    others = [slot for slot in in_rome(s) if slot not in (last, member(s, 0), member(s, 1, 1))]
    number = next(n for n, one in enumerate(s.holdings) if one is not None)
    s.sitting().barred = [
        Governors().key([[things.PROVINCE + number, things.SENATOR + slot]]) for slot in others
    ]
    give(s, 2, "tribune.38")
    run(s)
    assert held(s, number).governor == last


@rule("R 1.09.5-f", "R 1.09.5-g", "R 1.09.131-c", "R 1.09.6-b", "R 1.09.6-c")
def test_governors_are_elected_or_rejected_as_a_group() -> None:
    """R-1.09.131: a rejected group bars none of its parts."""
    s = run(vacancy("sicilia", "sardinia_et_corsica"))
    first, second = member(s, 2), member(s, 3)
    both = {
        "more": "yes", "province_2": "sardinia_et_corsica", "senator_2": name(s, second),
    }  # fmt: skip
    send(s, "sicilia", first, **both)
    finish_vote(s, "abstain")
    assert s.senator(first).place == s.senator(second).place == ROME
    send(s, "sicilia", first, more="stop")
    finish_vote(s, "yes")
    assert s.senator(first).place == PROVINCE
    send(s, "sardinia_et_corsica", second)
    assert the_vote(s) is not None


@rule("R 1.09.51-c", "R 1.09.172")
def test_who_has_just_come_back_goes_only_with_his_consent() -> None:
    """R-1.09.5a: he is asked while another is free; refusal is no defeat (R-1.09.643b)."""
    s = vacancy()
    back = member(s, 3)
    s.senator(back).marks |= RETURNED
    run(s)
    send(s, "sicilia", back)
    assert asked(s) == [(3, "republic-ask-consent")]
    do(s, 3, answer="no")
    assert asked(s) == [(0, "republic-ask-senate-governors")]
    assert s.sitting().barred == []
    assert name(s, back) not in values(s, 0, "senator", do="propose_governors")
    send(s, "sicilia", member(s, 2))
    finish_vote(s, "abstain")
    assert name(s, back) in values(s, 0, "senator", do="propose_governors")


@rule("R 1.09.51-c", "R 1.09.51-d")
def test_if_all_that_are_left_have_come_back_none_is_asked() -> None:
    """R-1.09.5a: those already rejected do not count."""
    s = vacancy()
    back = [member(s, 3), member(s, 4)]
    for slot in in_rome(s):
        if slot in back:
            s.senator(slot).marks |= RETURNED
        elif not s.senator(slot).offices:
            number = next(n for n, one in enumerate(s.holdings) if one is not None)
            key = Governors().key([[things.PROVINCE + number, things.SENATOR + slot]])
            s.sitting().barred.append(key)
    run(s)
    send(s, "sicilia", back[0])
    assert asked(s) == [(0, "republic-ask-call")]


@rule("R 1.09.52-a", "R V.3", "R 1.09.52-b", "R 1.09.51-d")
def test_a_governor_is_recalled_by_electing_another() -> None:
    """R-1.09.52: also in other business; one elected this turn stays."""
    s = floor(OTHER)
    old = member(s, 2)
    number = province(s, "sicilia", old, 2)
    held(s, number).term = 1
    run(s)
    assert name(s, old) not in values(s, 0, "senator", do="propose_governors")
    send(s, "sicilia", member(s, 3))
    finish_vote(s, "yes")
    assert s.senator(old).place == ROME
    assert s.senator(old).marks & RETURNED
    assert (held(s, number).governor, held(s, number).term) == (member(s, 3), 3)
    assert not may(s, 0, "propose_governors")
    # The garrison stays with the province.
    assert s.legions.count(AT_PROVINCE + number) == 2


@rule("R 1.09.52-a")
def test_a_rebel_is_not_recalled() -> None:
    """R-1.09.52."""
    s = floor(OTHER)
    rebel = member(s, 2)
    number = province(s, "sicilia", rebel)
    held(s, number).legate = True
    s.senator(rebel).place, s.senator(rebel).at = REBEL, NONE
    s.rebel = rebel
    run(s)
    assert not may(s, 0, "propose_governors")


@rule("R 1.09.54-a", "R 1.09.54-b", "R 1.09.12-h", "R VII.other-business-a")
def test_a_province_that_falls_vacant_comes_before_everything_else() -> None:
    """R-1.09.54: the chair can neither adjourn nor propose anything else."""
    s = floor(OTHER)
    governor = member(s, 2, 1)
    province(s, "sicilia", governor)
    units(s, 3)
    run(s)
    assert may(s, 0, "adjourn")
    die(s, governor)
    run(s)
    assert values(s, 0, "do") == ["propose_governors"]
    send(s, "sicilia", member(s, 3))
    finish_vote(s, "yes")
    assert may(s, 0, "adjourn")


@rule("R 1.09.54", "R 1.09.6")
def test_who_has_tried_in_vain_to_fill_a_province_may_adjourn_for_good() -> None:
    """He is not asked again, and the Senate does not come back to the same question."""
    s = floor(OTHER)
    province(s, "sicilia")
    s.sitting().refused.append(f"kind:{GOVERNORS_VERB}")
    run(s)
    do(s, 0, do="adjourn")
    assert s.senate_session is None


@rule("R 1.09.54-b", "R 1.09.52-a", "R 1.09.151-b")
def test_a_tribune_may_recall_a_governor_while_another_province_is_vacant() -> None:
    """R-1.09.54: to fill a province is the next proposal of who presides."""
    s = floor(OTHER)
    old = member(s, 2)
    number = province(s, "sicilia", old)
    province(s, "africa")
    give(s, 2, CARD)
    run(s)
    assert values(s, 0, "province", do="propose_governors", more="stop") == ["africa"]
    call(s, 2)
    offered = values(s, 2, "province", do="propose_governors", more="stop")
    assert sorted(map(str, offered)) == ["africa", "sicilia"]
    propose(s, 2, "governors", province="sicilia", senator=name(s, member(s, 3)))
    finish_vote(s, "yes")
    assert held(s, number).governor == member(s, 3)
    assert values(s, 0, "do") == ["propose_governors"]


@rule("R 1.09.5-e", "R 1.09.721")
def test_the_death_of_a_nominee_ends_the_vote_and_spares_his_heir() -> None:
    """R-1.09.721."""
    s = run(vacancy())
    nominee = member(s, 3)
    send(s, "sicilia", nominee)
    do(s, 0, seat=2)
    die(s, nominee)
    run(s)
    assert told(s, "republic-void") == [{"proposal": "governors", "why": "undone"}]
    assert s.senator(nominee).place == ROME
    assert name(s, nominee) in values(s, 0, "senator", do="propose_governors")


# -- legates ---------------------------------------------------------------------------------------


@rule("R 1.13.1-a", "R 1.13.1-b")
def test_with_the_vatinian_law_a_governor_may_send_a_legate() -> None:
    """R-1.13.1."""
    s = vacancy()
    enact_law(s, VATINIAN)
    run(s)
    slot = member(s, 3)
    send(s, "sicilia", slot)
    finish_vote(s, "yes")
    assert asked(s) == [(3, "republic-ask-legate")]
    assert not may(s, 2, "assassinate")
    do(s, 3, how="legate")
    assert s.senator(slot).place == ROME
    number = next(n for n, one in enumerate(s.holdings) if one is not None)
    assert held(s, number).legate
    assert held(s, number).governor == slot
    assert not may(s, 0, "propose_governors")


@rule("R 1.13.1-b", "R 1.09.5-h")
def test_an_official_or_a_general_governs_through_a_legate_only() -> None:
    """R-1.13.1: no move to the province while holding a major office."""
    s = vacancy("sicilia", "sardinia_et_corsica")
    enact_law(s, VATINIAN)
    number = war(s, "first_gallic_war")
    away = member(s, 2)
    s.senator(away).place, s.senator(away).at, s.senator(away).serial = FIELD, number, 1
    run(s)
    offered = values(s, 0, "senator", do="propose_governors")
    assert {name(s, member(s, 0)), name(s, away)} <= set(offered)
    send(
        s, "sicilia", member(s, 0), more="yes", province_2="sardinia_et_corsica",
        senator_2=name(s, away),
    )  # fmt: skip
    finish_vote(s, "yes")
    assert s.senator(member(s, 0)).place == ROME
    assert s.senator(away).place == FIELD
    assert all(one.legate for one in s.holdings if one is not None)
    assert asked(s) == [(0, "republic-ask-senate-other")]
