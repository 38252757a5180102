"""The redistribution is open to all seats at once, though the game waits for one after the other;
and the page shows it on one sheet.
"""

from aedilis.bots.registry import make_player
from aedilis.kernel.replaying import replay
from aedilis.kernel.rule import rule
from aedilis.kernel.table import Table, state_digest
from aedilis.republic.phases.revenue.redistribution import (
    GIVE,
    MOVE,
    RedistributionFrame,
)
from aedilis.republic.presentation.board.board import RepublicBoard
from aedilis.republic.rules.money import FACTION, balance
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.choices import STOP
from aedilis.republic.state.zones import CAPTIVE
from tests.republic.setup.games import GAME

SEATS = 5


def redistribution(seed: str = "open") -> Table:
    """A table where the first of all is asked."""
    table = Table(GAME, {"scenario": "middle"}, ["x"] * SEATS, seed)
    players = [make_player("senator", "republic", seat, seed) for seat in range(SEATS)]
    while not isinstance(table.state.stack[-1], RedistributionFrame):
        seat = GAME.awaited(table.state)[0]
        prompt = GAME.asked(table.state)[0]
        table.play(seat, players[seat].choose(GAME.view(table.state, seat), prompt))
    return table


@rule("R 1.06.3-a")
def test_who_is_not_waited_for_may_be_done_before_his_turn() -> None:
    table = redistribution()
    first = GAME.awaited(table.state)[0]
    second = (first + 1) % SEATS
    assert [one.seat for one in GAME.asked(table.state)] == [first]
    prompt = GAME.prompt(table.state, second)
    assert prompt is not None
    assert prompt.optional
    # He moves what he wants, as if it were his turn, and nobody waits for him any more.
    own = FACTION + second
    has = balance(table.state, own)
    move = next(one for one in prompt.choices([MOVE]) if has)
    to = prompt.choices([MOVE, move])[0]
    assert prompt.accepts([MOVE, move, to, 1])
    table.play(second, [MOVE, move, to, 1])
    assert GAME.awaited(table.state) == [first]
    table.play(second, [STOP])
    assert GAME.prompt(table.state, second) is None
    table.play(first, [STOP])
    assert GAME.awaited(table.state) == [(second + 1) % SEATS]
    # The record of it holds.
    again = replay(GAME, table.record)
    options = table.header.options
    assert state_digest(GAME, again.state, options) == state_digest(GAME, table.state, options)


@rule("R 1.06.31-a")
def test_nothing_tells_who_is_done_early() -> None:
    table = redistribution()
    first = GAME.awaited(table.state)[0]
    second, third = (first + 1) % SEATS, (first + 2) % SEATS
    assert GAME.prompt(table.state, -1) is None
    table.play(second, [STOP])
    assert table.entries[-1].events == []
    assert GAME.view(table.state, third).awaited == [first]


@rule("R 1.06.3-a", "R 1.06.3-c")
def test_the_sheet_holds_all_that_moves_freely_and_its_moves_are_legal() -> None:
    table = redistribution()
    for seat in range(SEATS):
        prompt = GAME.prompt(table.state, seat)
        assert prompt is not None
        board = RepublicBoard("en", ["x"] * SEATS, seat)
        found = board.sharing(GAME.view(table.state, seat), prompt)
        if found is None:
            assert not {MOVE, GIVE} & set(prompt.choices([]))
            continue
        assert found.end == [STOP]
        assert found.purses[0].amount == balance(table.state, FACTION + seat)
        assert len({one.label for one in found.purses}) == len(found.purses) > 1
        assert found.giving is not None
        for payer in found.purses:
            for payee in found.giving.receivers:
                gift = [found.giving.begin, payer.source, payee.target, max(payer.amount, 1)]
                assert prompt.accepts(gift) == (payer.amount > 0)
        for one in found.purses[1:]:
            back = [found.begin, one.source, found.purses[0].target, one.amount]
            assert prompt.accepts(back) == (one.amount > 0)
            pot = found.purses[0]
            out = [found.begin, pot.source, one.target, pot.amount]
            assert prompt.accepts(out) == (pot.amount > 0)
    other = GAME.aside(table.state, 0)
    assert other is not None
    assert RepublicBoard("en", ["x"] * SEATS, 0).sharing(GAME.view(table.state, 0), other) is None


@rule("R 1.06.3-b", "R 1.06.3-c")
def test_the_sheet_names_all_others_who_may_be_given_something_each_below_his_faction() -> None:
    table = redistribution()
    seat = GAME.awaited(table.state)[0]
    prompt = GAME.prompt(table.state, seat)
    assert prompt is not None
    names = [f"p{n}" for n in range(SEATS)]
    found = RepublicBoard("en", names, seat).sharing(GAME.view(table.state, seat), prompt)
    assert found is not None
    assert found.giving is not None
    named = {one.target: one.owner for one in found.giving.receivers}
    payer = prompt.choices([GIVE])[0]
    assert list(named) == prompt.choices([GIVE, payer])
    assert set(named.values()) == {name for n, name in enumerate(names) if n != seat}


@rule("R 1.06.3-c")
def test_a_sheet_of_one_account_alone_gives_from_it() -> None:
    table = redistribution()
    state = table.state
    seat = GAME.awaited(state)[0]
    assert balance(state, FACTION + seat)
    for _, one in of_faction(state, seat):
        one.place = CAPTIVE
    prompt = GAME.prompt(state, seat)
    assert prompt is not None
    found = RepublicBoard("en", ["x"] * SEATS, seat).sharing(GAME.view(state, seat), prompt)
    assert found is not None
    assert len(found.purses) == 1
    assert found.giving is not None
    gift = [GIVE, found.purses[0].source, found.giving.receivers[0].target, 1]
    assert prompt.accepts(gift)
