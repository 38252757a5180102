"""What becomes of a caught assassin, his leader and his faction (1.09.74, 1.05.4)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES, index_of
from aedilis.republic.definitions.named import CENSOR, EVIL_OMENS
from aedilis.republic.phases.senate.punishment import drawn
from aedilis.republic.rules.money import FACTION
from aedilis.republic.rules.persons import identity, in_play, of_faction
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CURIA, DISCARD, FIELD
from tests.republic.setup.opening import bring, name, told, vacate
from tests.republic.setup.trials import (
    asked,
    do,
    endow,
    give,
    may,
    member,
    run,
    sitting,
    values,
    vote,
    vote_all,
    votes_in_rome,
)


def caught(s: RepublicState, popularity: int = 0, assassin: int = -1) -> RepublicState:
    """Somebody of faction 2 (not its leader) is caught striking at the second of faction 3."""
    slot = assassin if assassin >= 0 else member(s, 2, 1)
    target = member(s, 3, 1)
    s.senator(target).popularity = popularity
    s.dice.script = [1, *(s.dice.script or [])]
    do(s, 2, do="assassinate", senator=name(s, slot), target=name(s, target))
    return s


def call(s: RepublicState, seat: int) -> RepublicState:
    """Who presides calls on a faction."""
    return do(s, asked(s)[0][0], seat=seat)


@rule("R 1.05.22-b", "R 1.09.74")
@pytest.mark.parametrize("spared", [False, True])
def test_of_a_pair_one_who_is_in_no_danger_may_draw_the_chit_upon_himself(spared: bool) -> None:
    s = sitting(scenario="late")
    vacate(s, index_of("family", "sempronius"))
    tiberius, gaius = bring(s, 0, "tiberius_gracchus"), bring(s, 1, "gaius_gracchus")
    s.dice.script = [25, *([6, 6, 1, 1] if spared else [1, 1, 6, 6])]
    assert drawn(s, 1, [tiberius]) == ([] if spared else [tiberius])
    assert s.dice.script == []
    s.dice.script = [25, 6, 6, 1, 1]
    assert drawn(s, 1, [tiberius, gaius]) == [gaius]


@rule("R 1.09.74-a", "R 1.09.74-b", "R 1.09.74-c")
def test_the_assassin_dies_and_his_leader_is_shamed_and_tried() -> None:
    s = run(sitting())
    leader, assassin = s.factions[2].leader, member(s, 2, 1)
    s.senator(leader).influence = 8
    caught(s)
    assert s.senators[assassin] is None
    assert s.zone[FAMILIES[assassin].card] == CURIA
    assert s.senator(leader).influence == 3
    assert s.stack[-1].kind() == "special"


@rule("R 1.09.74-b", "R 1.09.74-c")
def test_a_leader_who_is_away_is_shamed_but_not_tried() -> None:
    s = run(sitting())
    leader = s.factions[2].leader
    s.senator(leader).influence = 3
    s.senator(leader).place, s.senator(leader).at = FIELD, 0
    caught(s, 3)
    assert s.senator(leader).influence == 0
    assert s.stack[-1].kind() == "senate"
    assert not told(s, "republic-chit")


@rule("R 1.09.74-d", "R 1.09.74-c")
@pytest.mark.parametrize(("popularity", "omens", "drm"), [(-2, 0, 2), (3, 0, -3), (3, 1, -4)])
def test_the_leader_must_appeal_against_the_popularity_of_the_target(
    popularity: int, omens: int, drm: int
) -> None:
    """R-1.09.74b: a target with -2 adds 2."""
    s = run(sitting())
    leader = s.factions[2].leader
    s.senator(leader).popularity = 7
    caught(s, popularity)
    s.events[EVIL_OMENS] = omens
    s.dice.script = [5, 4]
    call(s, 2)
    (appeal,) = told(s, "republic-appeal")
    assert (appeal["dice"], appeal["drm"], appeal["total"]) == (9, drm, 9 + drm)
    assert asked(s) == [(2, "republic-ask-vote")]
    assert values(s, 2, "do") == ["yes", "no", "abstain", "split"]


@rule("R 1.09.74-e", "R 1.09.74-f")
def test_the_censor_presides_even_over_his_own_trial() -> None:
    """R-1.09.74a; afterwards the chair goes back."""
    s = run(sitting())
    former, censor = member(s, 0), member(s, 1, 1)
    s.senator(member(s, 2)).offices, s.senator(censor).offices = 1 << CENSOR, 0
    caught(s)
    assert s.senate_session is not None
    assert s.senate_session.chair == member(s, 2)
    s.dice.script = [3, 4]
    vote_all(s, "no", "no", "no", "no", "no")
    assert told(s, "republic-acquitted")
    assert s.senate_session.chair == former


@rule("R 1.09.74-e")
def test_without_a_censor_in_rome_the_magistrate_presides() -> None:
    """R-1.09.74a"""
    s = run(sitting())
    s.senator(member(s, 1, 1)).place, s.senator(member(s, 1, 1)).at = FIELD, 0
    caught(s)
    assert s.senate_session is not None
    assert s.senate_session.chair == member(s, 0)
    assert asked(s)[0] == (0, "republic-ask-call")


@rule("R 1.09.152-b", "R 1.09.422-a")
def test_a_special_trial_cannot_be_vetoed() -> None:
    """R-1.09.152b"""
    s = run(sitting())
    give(s, 4, "tribune.38")
    caught(s)
    assert not may(s, 4, "veto")
    call(s, 4)
    assert "veto" not in values(s, 4, "do")


@rule("R 1.09.74-h", "R 1.09.74-i", "R 1.05.3-g", "R 1.09.42-b")
def test_a_guilty_leader_dies_without_heir_and_accomplices_with_him() -> None:
    """R-1.09.74c, R-1.05.3d"""
    s = run(sitting())
    leader, third, away = member(s, 2), member(s, 2, 2), member(s, 3)
    caught(s, 2)
    # 9 - 2: seven changes nothing; then two chits, one for an accomplice, one for another faction.
    chits = [identity(s.senator(third)), identity(s.senator(away))]
    s.factions[2].treasury = 0
    s.dice.script = [4, 5, *chits]
    vote_all(s, *(["yes"] * 5))
    assert s.senators[leader] is None
    assert s.zone[FAMILIES[leader].card] == CURIA
    assert s.senators[third] is None
    assert s.senators[away] is not None
    assert s.dice.script == []


@rule("R 1.09.74-i")
def test_an_unpopular_target_brings_no_chits() -> None:
    """R-1.09.74c: popularity 0, no chits."""
    s = run(sitting())
    caught(s, 0)
    s.dice.script = [3, 4]
    vote_all(s, *(["yes"] * 5))
    assert not told(s, "republic-chit")
    assert s.senators[member(s, 2)] is not None
    assert s.factions[2].leader == NONE


@rule("R 1.09.74-c", "R 1.09.421-c")
def test_the_people_may_kill_the_leader_and_he_counts_as_guilty() -> None:
    s = run(sitting())
    leader, third = member(s, 2), member(s, 2, 2)
    caught(s, 9)
    other = identity(s.senator(third))
    rest = [identity(one) for slot, one in in_play(s) if one.faction not in (2, -1)][:8]
    s.dice.script = [1, 1, other, *rest]
    call(s, 2)
    assert s.senators[leader] is None
    assert s.senators[third] is None
    assert s.factions[2].gone


@rule("R 1.09.421-d", "R 1.09.421-e", "R 1.09.74-c")
def test_the_people_may_free_the_leader_and_turn_on_the_censor_alone() -> None:
    """R-1.09.74b"""
    s = run(sitting())
    censor, magistrate = member(s, 1, 1), member(s, 0)
    caught(s, -2)
    chits = [identity(s.senator(magistrate)), identity(s.senator(censor))]
    s.dice.script = [6, 5, *chits]
    call(s, 2)
    assert s.factions[2].leader == member(s, 2)
    assert s.senators[censor] is None
    assert s.senators[magistrate] is not None
    assert s.senate_session is not None
    assert s.senate_session.chair == magistrate


@rule("R 1.09.74-g")
def test_the_proposal_it_interrupts_goes_on_afterwards() -> None:
    s = run(sitting())
    names = {"sponsor": name(s, member(s, 0, 1)), "cosponsor": name(s, member(s, 0, 2))}
    do(s, 0, do="propose_land_bill", bill=1, **names)
    vote_all(s, "yes")
    caught(s)
    s.dice.script = [3, 4]
    vote_all(s, *(["no"] * 5))
    assert s.stack[-1].kind() == "vote"
    vote_all(s, "yes", "yes", "yes", "yes")
    assert sum(s.bills) == 1


@rule("R 1.09.74-g", "R 1.09.721-e")
def test_the_trial_ends_when_the_accused_dies_and_his_heir_is_not_tried() -> None:
    """R-1.09.74d"""
    s = run(sitting())
    leader = member(s, 2)
    caught(s)
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, leader))
    assert s.factions[2].leader == leader
    assert s.stack[-1].kind() == "senate"
    s = run(sitting())
    caught(s)
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, member(s, 1, 1)))
    assert s.stack[-1].kind() == "senate"
    assert s.senate_session is not None
    assert s.senate_session.chair == member(s, 0)


@rule("R 1.09.74-g", "R 1.09.721-e")
def test_the_trial_ends_when_the_accused_dies_while_his_faction_is_called() -> None:
    """He had still to say how he appeals, and a statesman leaves nobody in his place."""
    s = run(sitting())
    glaucia = bring(s, 2, "servilius_glaucia")
    s.factions[2].leader = glaucia
    caught(s)
    call(s, 2)
    assert values(s, 2, "do") == ["appeal", "appeal_more"]
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, glaucia))
    assert s.senators[glaucia] is None
    assert s.stack[-1].kind() == "senate"


@rule("R 1.09.74-j")
def test_a_leader_caught_himself_dies_untried_and_leaves_no_heir() -> None:
    """R-1.05.3d, R-1.09.74c"""
    s = run(sitting())
    leader, second = member(s, 2), member(s, 2, 1)
    s.dice.script = [identity(s.senator(second))]
    caught(s, 1, leader)
    assert s.senators[leader] is None
    assert s.senators[second] is None
    assert s.factions[2].leader == NONE
    assert s.stack[-1].kind() == "senate"


# -- the end of a faction --------------------------------------------------------------------------


@rule("R 1.05.4-a", "R 1.05.4-d", "R 1.09.74-k")
def test_a_faction_that_loses_its_last_senator_so_is_out_of_the_game() -> None:
    """R-1.05.4"""
    s = run(sitting())
    (card,) = give(s, 2, "tribune.38")
    endow(s, FACTION + 2, 11)
    leader = member(s, 2)
    for slot in (member(s, 2, 1), member(s, 2, 2)):
        s.senator(slot).faction = 4
    caught(s, 0, leader)
    assert s.factions[2].gone
    assert list(of_faction(s, 2)) == []
    assert s.zone[card] == DISCARD
    assert (s.factions[2].hand, s.factions[2].treasury) == ([], 0)
    assert not may(s, 2, "assassinate")
    # Whatever it held lies open now: nobody can have this undone.
    assert s.learned == (1 << s.seats) - 1


@rule("R 1.05.4-a", "R 1.09.74-k")
def test_a_faction_called_to_vote_may_be_gone_when_its_turn_comes_again() -> None:
    s = run(sitting())
    for slot in (member(s, 2, 1), member(s, 2, 2)):
        s.senator(slot).faction = 4
    names = {"sponsor": name(s, member(s, 0, 1)), "cosponsor": name(s, member(s, 0, 2))}
    do(s, 0, do="propose_land_bill", bill=1, **names)
    do(s, 0, seat=2)
    caught(s, 0, member(s, 2))
    assert s.factions[2].gone
    assert asked(s) == [(0, "republic-ask-call")]


@rule("R 1.05.4-b")
def test_a_faction_whose_last_senator_is_the_victim_goes_on() -> None:
    s = run(sitting())
    rest = [member(s, 3), member(s, 3, 2)]
    last = member(s, 3, 1)
    s.factions[3].leader = NONE
    for slot in rest:
        s.senator(slot).faction = 4
    s.dice.script = [6]
    do(s, 2, do="assassinate", senator=name(s, member(s, 2)), target=name(s, last))
    do(s, 3, do="stay_in_game")
    assert not s.factions[3].gone
    assert s.factions[3].leader == last


@rule("R 1.09.421-a", "R 1.09.74-c")
def test_a_leader_with_a_third_die_says_how_many_he_throws() -> None:
    s = run(sitting())
    for slot, one in list(in_play(s)):
        if one.family != NONE and FAMILIES[one.family].id == "servilius":
            raise AssertionError(f"slot {slot} should be free")
    glaucia = bring(s, 2, "servilius_glaucia")
    s.factions[2].leader = glaucia
    caught(s, 0)
    call(s, 2)
    assert asked(s) == [(2, "republic-ask-vote")]
    assert values(s, 2, "do") == ["appeal", "appeal_more"]
    s.dice.script = [2, 2, 2]
    do(s, 2, do="appeal_more")
    assert told(s, "republic-appeal")[0]["dice"] == 6
    assert values(s, 2, "do") == ["yes", "no", "abstain", "split"]


@rule("R 1.09.42-b")
@pytest.mark.parametrize("short", [0, 1])
def test_his_influence_counts_for_him(short: int) -> None:
    s = run(sitting())
    leader = member(s, 2)
    caught(s)
    against = votes_in_rome(s, 0) + votes_in_rome(s, 1)
    s.senator(leader).influence = against - votes_in_rome(s, 2) - short
    s.dice.script = [3, 4]
    for seat, word in ((0, "yes"), (1, "yes"), (2, "no"), (3, "abstain"), (4, "abstain")):
        vote(s, seat, word)
    assert told(s, "republic-voted")[-1]["passed"] == short
    assert (s.senators[leader] is None) == bool(short)
