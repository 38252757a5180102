"""Who has lost his last senator stays in the game, or leaves it (1.05.4)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.deals.offers import OFFER
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.determinize import determinize
from aedilis.republic.phases.asides import LASTING, SOURCES
from aedilis.republic.phases.forum.persuasion import win_over
from aedilis.republic.phases.revenue.books import books
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revenue.redistribution import begin_redistribution
from aedilis.republic.phases.senate.assassination import STRIKE
from aedilis.republic.phases.senate.repopulate import RecruitFrame
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import BANK, TABLE, pay
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.agreement import RELEASED, SETTLED
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.deals import GAME, deal, end, say, sitting, table, talents
from tests.republic.setup.opening import sound


def bereave(s: RepublicState, *seats: int) -> RepublicState:
    """Some factions lose all their senators at once."""
    s.curia = []
    for seat in seats:
        s.factions[seat].leader = NONE
        for slot, _ in list(of_faction(s, seat)):
            die(s, slot, heir=False)
    GAME.settle(s)
    GAME.run(s)
    return sound(s)


def asked(s: RepublicState) -> list[tuple[int, str]]:
    """Who is asked what, but for the moment that this table stands at."""
    found = [(prompt.seat, prompt.key) for prompt in GAME.asked(s)]
    return [one for one in found if one[1] != "republic-ask-hold-proposal"]


@rule("R 1.05.4-b", "R 1.05.4-d")
def test_several_are_asked_one_after_the_other() -> None:
    s = bereave(table(), 1, 2)
    first, second = s.curia[:2]
    assert asked(s) == [(1, "republic-ask-leave-or-take")]
    say(s, 1, {"do": "leave_game"})
    assert asked(s) == [(2, "republic-ask-leave-or-take")]
    say(s, 2, {"do": "stay_in_game"})
    assert s.factions[1].gone
    assert not s.factions[2].gone
    # The card the one did not take is there for the other.
    assert first not in s.curia
    assert second in s.curia
    assert len(of_faction(s, 2)) == 1
    assert not list(of_faction(s, 1))


@rule("R 1.05.4-b", "R 1.05.4-c")
def test_who_finds_the_curia_empty_stays_and_waits() -> None:
    s = table()
    win = [slot for slot, _ in of_faction(s, 1)]
    s.factions[1].leader = NONE
    s.curia = []
    for slot in win:
        win_over(s, slot, 2)
    GAME.settle(s)
    assert asked(s) == [(1, "republic-ask-leave-or-wait")]
    say(s, 1, {"do": "stay_in_game"})
    assert not s.factions[1].gone
    assert asked(s) == []
    # He is not asked again when the first who enters the Curia joins him.
    die(s, win[0])
    assert [slot for slot, _ in of_faction(s, 1)] == [win[0]]
    assert s.bereft == 0


@rule("R 1.05.4-b")
def test_the_last_in_the_game_goes_on() -> None:
    s = table(3)
    bereave(s, 1, 2)
    say(s, 1, {"do": "leave_game"})
    say(s, 2, {"do": "leave_game"})
    assert s.playing() == [0]
    s.factions[0].leader = NONE
    for slot, _ in list(of_faction(s, 0)):
        die(s, slot, heir=False)
    GAME.settle(s)
    GAME.run(s)
    assert not s.factions[0].gone
    assert len(of_faction(s, 0)) == 1
    sound(s)


@rule("R 1.05.4-b", "R 1.04.9")
def test_whether_he_is_asked_depends_on_nothing_hidden() -> None:
    s = bereave(table(), 1)
    dice = stream("bereft", "test")
    for seat in range(s.seats):
        other = determinize(s, seat, dice)
        assert asked(other) == asked(s)
        assert GAME.view(other, seat).to_data() == GAME.view(s, seat).to_data()
        if seat != 1:
            with pytest.raises(IllegalMove):
                GAME.parse(s, seat, {"do": "leave_game"})
    assert GAME.to_data(GAME.from_data(GAME.to_data(s))) == GAME.to_data(s)


@rule("R 1.05.4-d", "R 1.04.3-c")
def test_agreements_bind_nobody_to_who_has_left() -> None:
    s = table()
    made = deal(s, 0, {**talents(1, 0, 1, 2), **talents(2, 1, 0, 2), **end(3)}, 1)
    offered = deal(s, 2, {**talents(1, 2, 1, 2), **end(2)})
    bereave(s, 1)
    say(s, 1, {"do": "leave_game"})
    assert [one.fate for one in made.clauses] == [RELEASED, RELEASED]
    assert made.state == SETTLED
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "accept", "deal": offered.number})


@rule("R 1.05.4-d", "R 1.09.81")
def test_who_has_left_takes_nobody_out_of_the_forum() -> None:
    s = table()
    slot = next(slot for slot, _ in of_faction(s, 3))
    s.factions[3].leader = NONE
    s.senator(slot).faction = NONE
    s.stack.append(RecruitFrame(1))
    bereave(s, 1)
    say(s, 1, {"do": "leave_game"})
    assert asked(s) == []
    assert s.senator(slot).faction == NONE


@rule("R 1.05.4-d", "R 1.06.3")
def test_the_income_of_who_has_left_meanwhile_goes_to_the_bank() -> None:
    s = table()
    bereave(s, 1)
    say(s, 1, {"do": "leave_game"})
    s.stack.append(RevenueFrame())
    pay(s, BANK, TABLE, 4)
    books(s).purses[:] = [0, 4, 0, 0, 0]
    begin_redistribution(s)
    assert s.factions[1].treasury == 0
    assert s.escrow == 0
    sound(s)


@rule("R 1.05.4-b", "R 1.04.3")
def test_nothing_but_deals_and_orders_goes_on_before_he_has_said_so() -> None:
    s = sitting(table())
    assert STRIKE in offered_aside(s, 2)
    bereave(s, 1)
    assert OFFER in offered_aside(s, 2)
    assert all(set(offered_aside(s, seat)) <= set(LASTING) for seat in range(s.seats))
    say(s, 1, {"do": "stay_in_game"})
    assert STRIKE in offered_aside(s, 2)


def test_what_has_moves_out_of_turn_has_only_such_as_last_or_only_others() -> None:
    """So that while the table stands still whole sources are left out."""
    for source in SOURCES:
        lasting = [verb in LASTING for verb in source.verbs]
        assert all(lasting) or not any(lasting)


def offered_aside(s: RepublicState, seat: int) -> list[int]:
    """What a seat may begin out of turn."""
    prompt = GAME.aside(s, seat)
    return [] if prompt is None else list(prompt.choices([]))
