"""Who is the highest ranking official, and the order of business (1.09.1 to 1.09.12)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
)
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.rules.persons import hrao, in_rome, printed
from aedilis.republic.state.sitting import DICTATOR_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    CAPTIVE,
    FIELD,
    PRIOR_CONSUL,
    PROCONSUL,
    PROVINCE,
    RAIDERS,
    REBEL,
)
from tests.republic.setup.elections import elect, settle_posts
from tests.republic.setup.opening import name
from tests.republic.setup.senate import finish_vote, floor, propose, war
from tests.republic.setup.trials import asked, do, member, run


@rule("R 1.09.11-a", "R 1.09.11-c", "R 1.09.11-f", "R VII.hrao-a", "R VII.hrao-b")
def test_the_order_of_offices_counts_among_those_in_rome() -> None:
    """R-0.6, R-1.09.11."""
    s = floor()
    ranked = [DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR, MASTER_OF_HORSE]
    holders = [member(s, seat, 2) for seat in range(5)]
    for one in in_rome(s):
        s.senator(one).offices = 0
    for slot, office in zip(holders, ranked, strict=True):
        s.senator(slot).offices = 1 << office
    places = [(FIELD, 0), (PROVINCE, 0), (CAPTIVE, RAIDERS), (REBEL, NONE)]
    for slot, (place, at) in zip(holders, places, strict=False):
        assert hrao(s) == slot
        s.senator(slot).place, s.senator(slot).at = place, at
    assert hrao(s) == holders[4]


@rule("R 1.09.11-d", "R 1.09.11-e")
def test_without_officials_influence_oratory_and_number_decide() -> None:
    """R-1.09.11: an unaligned senator never is the HRAO."""
    s = floor()
    for one in in_rome(s):
        s.senator(one).offices = 0
    s.senator(member(s, 3, 1)).influence = 9
    assert hrao(s) == member(s, 3, 1)
    s.senator(member(s, 3, 1)).faction = NONE
    assert hrao(s) != member(s, 3, 1)
    s.senator(member(s, 3, 1)).influence = 3
    best = hrao(s)
    assert all(s.senator(slot).influence <= 3 for slot in in_rome(s))
    assert best == min(
        in_rome(s),
        key=lambda slot: (-_oratory(s, slot), slot),
    )


def _oratory(s: RepublicState, slot: int) -> int:
    return printed(s.senator(slot)).oratory


@rule("R 1.09.11-f", "R 1.10.8", "R VII.proconsul-a")
def test_a_proconsul_has_no_place_in_the_order() -> None:
    """R-1.09.11."""
    s = floor()
    s.senator(member(s, 0)).marks |= PROCONSUL
    assert hrao(s) == member(s, 1, 1)


@rule("R 1.09.1-a", "R 1.09.1-b", "R 1.09.12-a", "R 1.09.2-a")
def test_the_order_of_business() -> None:
    """R-1.09.1: Consuls, Dictator, Censor, prosecutions, governors, other business, adjournment."""
    s = floor()
    s.senate_session = None
    for slot in in_rome(s):
        s.senator(slot).offices = 0
    chair = member(s, 0)
    s.senator(chair).offices = 1 << ROME_CONSUL
    for seat in (1, 2):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    s.senator(member(s, 3)).marks = 2
    s.stack = [SenateFrame()]
    for word in ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    run(s)
    assert s.sitting().chair == chair
    assert asked(s) == [(0, "republic-ask-senate-consuls")]
    first, second = member(s, 3), member(s, 4)
    settle_posts(elect(s, first, second), first, second)
    assert s.sitting().step == DICTATOR_STEP
    for seat in (3, 4):
        do(s, seat, senator="no")
    assert asked(s) == [(3, "republic-ask-senate-dictator")]
    do(s, 3, do="next_step")
    assert asked(s) == [(3, "republic-ask-senate-censor")]
    propose(s, 3, "censor", senator=name(s, member(s, 1)))
    finish_vote(s, "yes")
    assert asked(s) == [(1, "republic-ask-senate-prosecutions")]
    do(s, 1, do="end_trials")
    assert asked(s) == [(3, "republic-ask-senate-other")]
    do(s, 3, do="adjourn")
    assert s.senate_session is None
