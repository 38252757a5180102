"""Generals sent to war: who, where, and with what (1.09.64 to 1.09.643, 1.09.645, 1.07.332)."""

from typing import Any

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import FORUM_EVENTS, LEADERS, STATESMEN, WARS, index_of
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, PERGAMENE
from aedilis.republic.phases.senate.commands import enemy_strength
from aedilis.republic.phases.senate.units import taken
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import printed
from aedilis.republic.rules.wars import land_strength, the_front
from aedilis.republic.state.choices import verb
from aedilis.republic.state.sitting import OTHER
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_WAR,
    BARRACKS,
    CURIA,
    FIELD,
    FORUM,
    IMMINENT,
    INACTIVE,
    MARCH,
    REBEL,
    UNDER,
    VICTOR,
)
from tests.republic.setup.expeditions import (
    GALLIC,
    consul_afield,
    deploy,
    ready,
    rome_consul,
)
from tests.republic.setup.opening import bring, fetch, name, told, vacate
from tests.republic.setup.senate import (
    abroad,
    at,
    finish_vote,
    floor,
    names,
    offered,
    propose,
    units,
    war,
)
from tests.republic.setup.trials import GAME, asked, do, may, member, run, values


def generals(s: RepublicState) -> list[object]:
    """Whom the chair may name first in a deployment."""
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    return [GAME.word(s, 0, one)["general"] for one in prompt.choices([verb("propose_deploy")])]


# -- who may go where ------------------------------------------------------------------------------


@rule(
    "R 1.09.64-a",
    "R 1.09.641-a",
    "R VII.general",
    "R 1.09.641-b",
    "R 1.09.641-c",
    "R VII.consuls-b",
)
def test_the_field_consul_leaves_before_the_rome_consul() -> None:
    """R-1.09.641: the Rome Consul may not go alone while his colleague is in Rome."""
    s = run(ready())
    first = generals(s)
    assert first == [name(s, consul_afield(s))]
    deploy(s, consul_afield(s), GALLIC, legions=12, fleets=0)
    finish_vote(s, "yes")
    one = s.senator(consul_afield(s))
    assert (one.place, one.at) == (FIELD, s.fronts[0].war)
    assert at(s, UNDER + consul_afield(s)) == (12, 0)
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert generals(s) == [name(s, rome_consul(s))]


@rule("R 1.09.641-c", "R 1.09.641-e", "R 1.09.645-a", "R 1.09.64-c")
def test_both_consuls_in_one_proposal_against_one_war() -> None:
    s = run(ready())
    deploy(
        s, consul_afield(s), GALLIC, legions=10, fleets=0, more="yes",
        general_2=name(s, rome_consul(s)), war_2=GALLIC, legions_2=10, fleets_2=0,
    )  # fmt: skip
    finish_vote(s, "yes")
    assert s.senate_session is None
    # They were sent together, and neither is first.
    assert s.senator(rome_consul(s)).serial == s.senator(consul_afield(s)).serial


@rule("R 1.09.641-c")
@pytest.mark.parametrize("how", ["away", "dead"])
def test_the_rome_consul_may_go_when_his_colleague_is_away_or_dead(how: str) -> None:
    """R-1.09.641."""
    s = ready()
    if how == "dead":
        die(s, consul_afield(s))
    else:
        s.senator(consul_afield(s)).place = FIELD
        s.senator(consul_afield(s)).at = s.fronts[0].war
    run(s)
    assert name(s, rome_consul(s)) in generals(s)


@rule("R 1.09.641-b", "R 1.09.641-d", "R 1.09.34-a", "R VII.master-of-horse")
def test_a_dictator_may_go_at_any_time_with_his_master() -> None:
    s = ready()
    dictator, master = member(s, 2), member(s, 3)
    s.senator(dictator).offices = 1 << DICTATOR
    s.senator(master).offices = 1 << MASTER_OF_HORSE
    run(s)
    first = generals(s)
    assert set(first) == set(names(s, [dictator, consul_afield(s)]))
    deploy(s, dictator, GALLIC, legions=20, fleets=0)
    finish_vote(s, "yes")
    assert [s.senator(slot).place for slot in (dictator, master)] == [FIELD, FIELD]
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.642-a", "R 1.09.34-a")
def test_a_master_of_horse_who_presides_leaves_the_chair_as_well() -> None:
    s = ready()
    dictator, master = member(s, 2), member(s, 3)
    s.senator(dictator).offices = 1 << DICTATOR
    s.senator(master).offices = 1 << MASTER_OF_HORSE
    s.sitting().chair = master
    run(s)
    propose(s, 3, "deploy", general=name(s, dictator), war=GALLIC, legions=20, fleets=0)
    finish_vote(s, "yes")
    assert s.senate_session is None


@rule("R 1.07.332-a", "R 1.09.64-a", "R 1.07.332-g")
def test_an_earlier_active_war_of_the_series_is_attacked_first() -> None:
    """R-1.07.332c: the 2nd Punic War alone is illegal while the 1st is active and unmanned."""
    s = run(ready("first_punic_war", "second_punic_war"))
    general = consul_afield(s)
    assert offered(s, 0, "deploy", general=name(s, general), war="first_punic_war", more="stop")
    later = {"general": name(s, general), "war": "second_punic_war"}
    assert not offered(s, 0, "deploy", **later, more="stop")
    abroad(s, member(s, 2), s.fronts[0].war, 3, 3)
    run(s)
    assert offered(s, 0, "deploy", **later, more="stop")


@rule("R 1.07.332-a", "R 1.09.641-e", "R 1.07.332-g")
def test_the_field_consul_may_have_the_later_war_if_his_colleague_takes_the_earlier() -> None:
    """R-1.07.332c: attacked in the same proposal; enough is kept for the other army."""
    s = run(ready("first_punic_war", "second_punic_war", fleets=9))
    words: dict[str, Any] = {
        "do": "propose_deploy", "general": name(s, consul_afield(s)), "war": "second_punic_war",
        "legions": 20,
    }  # fmt: skip
    # One fleet is kept for the first war, which may be fought at sea without legions.
    assert values(s, 0, "fleets", **words, more="yes", legions_2=0) == [5, 6, 7, 8]
    do(
        s, 0, **words, fleets=5, more="yes", general_2=name(s, rome_consul(s)),
        war_2="first_punic_war", legions_2=0, fleets_2=4,
    )  # fmt: skip
    assert asked(s)[0][1] == "republic-ask-consent"


@rule("R 1.07.3321-a", "R 1.09.64-a", "R 1.07.3321-f")
@pytest.mark.parametrize("status", [INACTIVE, IMMINENT])
def test_a_war_that_is_attacked_breaks_out(status: int) -> None:
    """R-1.07.3321b."""
    s = ready()
    number = war(s, "first_macedonian_war", status)
    run(s)
    deploy(s, consul_afield(s), "first_macedonian_war", legions=20, fleets=10)
    assert the_front(s, number).status == status
    finish_vote(s, "yes")
    assert the_front(s, number).status == ACTIVE


@rule("R 1.07.3321-a", "R 1.07.341", "R 1.09.643-a", "R 1.07.3321-f")
def test_consent_is_measured_by_what_it_will_be_worth_when_it_has_broken_out() -> None:
    """R-1.07.3321b: doubled beside an active war of its series, with a leader who waits for it."""
    s = ready("first_macedonian_war")
    number = war(s, "second_macedonian_war", IMMINENT)
    assert enemy_strength(s, number)[0] == 20
    philip = next(one for one in LEADERS if one.leads(WARS[number]))
    s.zone[fetch(s, philip.card)] = CURIA
    s.curia.append(philip.card)
    assert enemy_strength(s, number)[0] == 20 + philip.strength
    third = war(s, "third_macedonian_war", IMMINENT)
    assert enemy_strength(s, number, [number, third])[0] == 30 + philip.strength
    assert land_strength(s, number) == 20


# -- support and minimum forces --------------------------------------------------------------------


@rule("R 1.09.64-b")
def test_legions_need_the_fleets_the_war_requires() -> None:
    """R-1.09.64."""
    s = run(ready("first_macedonian_war", legions=20, fleets=12))
    words = {"do": "propose_deploy", "war": "first_macedonian_war", "legions": 12}
    assert values(s, 0, "fleets", **words) == [10, 11, 12]
    s = run(ready("first_macedonian_war", legions=20, fleets=9))
    assert not may(s, 0, "propose_deploy")


@rule("R 1.09.64-b", "R 1.09.643-a", "R 1.09.172")
def test_fleets_alone_may_attack_a_war_with_a_fleet() -> None:
    """R-1.09.64: 3 fleets without legions against the 1st Punic War, with his consent."""
    s = run(ready("first_punic_war", legions=4, fleets=3))
    words = {"do": "propose_deploy", "war": "first_punic_war"}
    assert values(s, 0, "legions", **words) == [0]
    assert values(s, 0, "fleets", **words) == [1, 2, 3]
    deploy(s, consul_afield(s), "first_punic_war", fleets=3, legions=0)
    assert asked(s) == [(1, "republic-ask-consent")]
    do(s, 1, answer="yes")
    finish_vote(s, "yes")
    assert at(s, UNDER + consul_afield(s)) == (0, 3)


@rule("R 1.09.643-a", "R 1.09.34-b", "R 1.09.34-g")
def test_who_is_strong_enough_is_not_asked() -> None:
    """R-1.09.643a: equal is enough; ratings count as far as the units do, veterans for two."""
    s = floor()
    vacate(s, STATESMEN[index_of("statesman", "scipio_africanus")].family)
    scipio = bring(s, 1, "scipio_africanus")
    for seat in range(5):
        s.factions[seat].leader = member(s, seat)
    s.senator(scipio).offices = 1 << FIELD_CONSUL
    war(s, GALLIC)
    units(s, 20, 0, veterans=1)
    assert printed(s.senator(scipio)).military == 5
    run(s)
    strong = {"do": "propose_deploy", "general": name(s, scipio), "war": GALLIC, "fleets": 0}
    assert land_strength(s, s.fronts[0].war) == 10
    do(s, 0, **strong, legions=5, veterans=[], more="stop")
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "abstain")
    do(s, 0, **strong, legions=4, veterans=[], more="stop")
    assert asked(s) == [(1, "republic-ask-consent")]


@rule("R 1.09.34-b", "R 1.09.643-a")
def test_a_master_of_horse_adds_his_rating_to_the_dictators() -> None:
    """R-1.09.34c, R-1.09.643a."""
    s = ready(GALLIC, legions=20)
    dictator, master = member(s, 2), member(s, 3)
    s.senator(dictator).offices = 1 << DICTATOR
    run(s)
    rating = printed(s.senator(dictator)).military
    both = rating + printed(s.senator(master)).military
    strength = land_strength(s, s.fronts[0].war)
    deploy(s, dictator, GALLIC, legions=strength - both, fleets=0)
    alone = asked(s)[0][1] == "republic-ask-consent"
    assert alone == (both > rating)
    s = ready(GALLIC, legions=20)
    s.senator(dictator).offices = 1 << DICTATOR
    s.senator(master).offices = 1 << MASTER_OF_HORSE
    run(s)
    deploy(s, dictator, GALLIC, legions=strength - both, fleets=0)
    assert asked(s) == [(0, "republic-ask-call")]


@rule("R 1.09.643-a")
def test_a_naval_war_is_measured_by_the_fleets() -> None:
    """R-1.09.643a: against the 1st Punic War only its fleet counts at first."""
    s = run(ready("first_punic_war", legions=20, fleets=10))
    deploy(s, consul_afield(s), "first_punic_war", legions=1, fleets=10)
    assert asked(s) == [(0, "republic-ask-call")]


@rule("R 1.09.643-a", "R 1.09.172")
def test_a_refusal_is_no_defeat_and_costs_nothing() -> None:
    """R-1.09.643b: the same request may come again after another proposal."""
    s = run(ready())
    weak: dict[str, Any] = {"legions": 2, "fleets": 0}
    deploy(s, consul_afield(s), GALLIC, **weak)
    do(s, 1, answer="no")
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert s.senator(rome_consul(s)).influence == 3
    general = name(s, consul_afield(s))
    assert not offered(s, 0, "deploy", general=general, war=GALLIC, more="stop", **weak)
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0, disband_legions=0, disband_fleets=0)
    finish_vote(s, "yes")
    deploy(s, consul_afield(s), GALLIC, **weak)
    assert asked(s) == [(1, "republic-ask-consent")]


@rule("R 1.09.641-a", "R 1.10.2")
def test_forces_left_on_the_war_join_the_general() -> None:
    """R-1.09.641, R-1.10.2: he may come with nothing more."""
    s = ready("first_macedonian_war", legions=0, fleets=0)
    number = s.fronts[0].war
    units(s, 4, 10, 0, AT_WAR + number)
    run(s)
    words = {"do": "propose_deploy", "war": "first_macedonian_war"}
    assert values(s, 0, "legions", **words) == values(s, 0, "fleets", **words) == [0]
    do(s, 0, **words, legions=0, fleets=0)
    do(s, 1, answer="yes")
    finish_vote(s, "yes")
    assert at(s, UNDER + consul_afield(s)) == (4, 10)


@rule("R 1.09.641-a", "R 1.09.64-b")
def test_what_waits_on_the_war_counts_as_support_once() -> None:
    s = ready("first_macedonian_war", legions=20, fleets=10)
    units(s, 0, 4, 0, AT_WAR + s.fronts[0].war)
    run(s)
    words: dict[str, Any] = {
        "do": "propose_deploy", "general": name(s, consul_afield(s)),
        "war": "first_macedonian_war", "legions": 10,
    }  # fmt: skip
    assert min(int(str(n)) for n in values(s, 0, "fleets", **words)) == 6
    assert not offered(s, 0, "deploy", **{**words, "do": "propose_deploy"}, fleets=5)


@rule("R 1.09.131-a", "R 1.09.64-a")
def test_the_worked_example_of_rejected_commands() -> None:
    """R-1.09.131: after 8 legions for one are rejected, 7 for him or 8 for the other are legal."""
    s = ready()
    s.senator(member(s, 2)).offices = 1 << DICTATOR
    run(s)
    weak: dict[str, Any] = {"fleets": 0}
    deploy(s, consul_afield(s), GALLIC, legions=8, **weak)
    finish_vote(s, "abstain")
    for general, legions in ((consul_afield(s), 7), (member(s, 2), 8)):
        deploy(s, general, GALLIC, legions=legions, **weak)
        assert the_vote(s) is not None
        finish_vote(s, "abstain")


@rule("R 1.09.64-a", "R 1.11.35")
def test_an_army_may_be_sent_against_the_rebel() -> None:
    s = ready(GALLIC, legions=10, fleets=0)
    rebel = member(s, 4)
    s.rebel = rebel
    s.senator(rebel).place = REBEL
    units(s, 5, 0, 0, UNDER + rebel)
    run(s)
    assert "rebel" in values(s, 0, "war", do="propose_deploy")
    deploy(s, consul_afield(s), "rebel", legions=10, fleets=0)
    finish_vote(s, "yes")
    assert s.senator(consul_afield(s)).at == MARCH


@rule("R 1.09.641-b", "R 1.07.37")
def test_a_bequest_is_taken_up_by_the_field_consul_with_three_of_each() -> None:
    s = ready(GALLIC, legions=3, fleets=4)
    s.zone[fetch(s, FORUM_EVENTS[PERGAMENE].card)] = FORUM
    run(s)
    words = {"do": "propose_deploy", "war": "pergamene_bequest"}
    assert values(s, 0, "general", **words) == [name(s, consul_afield(s))]
    assert values(s, 0, "legions", **words) == [3]
    assert values(s, 0, "fleets", **words) == [3, 4]
    do(s, 0, **words, general=name(s, consul_afield(s)), legions=3, fleets=3)
    finish_vote(s, "yes")
    assert s.bequests == [PERGAMENE]
    assert s.senator(consul_afield(s)).marks & VICTOR


@rule("R 1.09.64-a", "R 1.09.721")
def test_a_deployment_ends_with_its_general() -> None:
    s = run(ready())
    deploy(s, consul_afield(s), GALLIC, legions=12, fleets=0)
    do(s, 0, seat=2)
    die(s, consul_afield(s))
    run(s)
    assert told(s, "republic-void") == [{"proposal": "deploy", "why": "undone"}]
    assert at(s, BARRACKS) == (20, 20)


@rule("R 1.09.64")
def test_all_legions_in_rome_may_go_the_first_of_them_too() -> None:
    s = floor(OTHER)
    s.legions[:3] = [BARRACKS] * 3
    there = legions_at(s, BARRACKS)
    assert there[0] == 0
    assert sorted(taken(s, BARRACKS, [len(there), 0], 0)) == there
