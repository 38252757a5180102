"""Standing orders of others: whoever did not give them can tell by nothing that there were any."""

from typing import Any

import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.hold import HoldFrame
from aedilis.kernel.prompt import walk
from aedilis.kernel.record import Line
from aedilis.kernel.replaying import replay
from aedilis.kernel.table import MOST_UNDONE, Entry, Table, state_digest
from aedilis.kernel.unheard import Unheard, known_of, lines_of, taken_back, without_orders

GIVER = 2
OTHERS = (0, 1, -1)
HELD = ("proposal", "adjournment", "tribune")
GAMES_PLAYED = [
    ("republic", {"scenario": "early"}, "proposal"),
    ("republic", {"scenario": "late"}, "tribune"),
    ("glory", {"edition": "it2011"}, "gift"),
]


def order(moment: str, be: str) -> dict[str, Any]:
    return {"do": "order", "moment": moment, "be": be} if moment != "gift" else {"order": be}


def orders(table: Table, moment: str) -> list[list[int]]:
    """The orders that the giver might give for a moment, in codes."""
    game, state = table.game, table.state
    aside = game.aside(state, GIVER)
    if aside is None:
        return []
    words = [{"order": moment, "be": be} for be in ("ask", "never", "open")]
    words += [{"do": "order", "moment": moment, "be": be} for be in ("ask", "never", "open")]
    return [move for one in words for move in game.matches(state, GIVER, one)]


def give(table: Table, moment: str, dice: Dice) -> int:
    """Let the giver give some orders, and the first one back at last; gives how many that were. One
    by which the game goes on is not given.
    """
    before = table.state.order(GIVER, moment)
    given = 0
    for _ in range(3):
        found = orders(table, moment)
        if not found:
            break
        move = found[dice.below(len(found))]
        after = table.game.clone(table.state)
        table.game.apply(after, GIVER, move)
        if table._went_on(table.state, after):
            break
        table.play(GIVER, move)
        given += 1
        if dice.below(4) == 0:
            table.undo(GIVER)
            given += 1
    for move in orders(table, moment):
        after = table.game.clone(table.state)
        table.game.apply(after, GIVER, move)
        if after.order(GIVER, moment) == before != table.state.order(GIVER, moment):
            table.play(GIVER, move)
            return given + 1
    return given


def told(table: Table, seat: int) -> list[Any]:
    """The history as a seat knows it, with its own numbers, and what it may do about it."""
    hidden = table.hidden_from(seat)
    story = [
        (known_of(hidden, line.n), line.seat, line.move, line.undo, [e.to_data() for e in events])
        for line, events in table.story(seat)
    ]
    assert [one[0] for one in story] == list(range(known_of(hidden, len(table.entries))))
    undo = (table.why_no_undo(seat), table.undo_course(seat)) if seat >= 0 else ()
    view = table.game.view(table.state, seat).to_data()
    return [story, undo, view, table.game.awaited(table.state)]


@pytest.mark.parametrize(("name", "options", "moment"), GAMES_PLAYED)
def test_a_game_with_orders_and_one_without_are_the_same_to_all_others(
    name: str, options: dict[str, Any], moment: str
) -> None:
    game = GAMES[name]
    given = back = across = 0
    for n in range(3):
        seats = ["Ana", "Ben", "Cleo"]
        with_them = Table(game, options, seats, f"unheard {n}")
        without = Table(game, options, seats, f"unheard {n}")
        dice = stream(f"unheard {n}", "moves")
        for _ in range(90):
            if without.state.over:
                break
            since = give(with_them, moment, dice) if dice.below(3) == 0 else 0
            given += since
            for seat in OTHERS:
                assert told(with_them, seat) == told(without, seat)
            mover = game.due(without.state).seat
            able = [seat for seat in (0, 1) if not without.why_no_undo(seat)]
            if able and dice.below(2) == 0:
                for table in (with_them, without):
                    table.undo(able[0])
                back += 1
                across += since > 0
                continue
            move = walk(game.due(without.state), dice)
            for table in (with_them, without):
                table.play(mover, move)
        again = replay(game, with_them.record)
        options_of = with_them.header.options
        assert state_digest(game, again.state, options_of) == state_digest(
            game, with_them.state, options_of
        )
        assert again.hidden_from(0) == with_them.hidden_from(0)
    assert given > 50
    assert back > 3
    assert across > 0


def test_an_order_by_which_the_game_goes_on_is_a_line_for_all() -> None:
    """Where others see what it did, it looks like any other act of who was waited for."""
    game = GAMES["republic"]
    dice = stream("loud", "moves")
    loud = 0
    table = Table(game, {"scenario": "late"}, ["Ana", "Ben", "Cleo"], "loud")
    for seat in range(3):
        for moment in HELD:
            table.play(seat, game.parse(table.state, seat, order(moment, "ask")))
    assert len(table.entries) == known_of(table.hidden_from(0), len(table.entries)) + 2 * len(HELD)
    while loud < 3 and not table.state.over:
        due, top = game.due(table.state), table.state.stack[-1]
        if not isinstance(top, HoldFrame) or top.moment not in HELD:
            table.play(due.seat, walk(due, dice))
            continue
        before = known_of(table.hidden_from(-1), len(table.entries))
        table.play(due.seat, game.parse(table.state, due.seat, order(top.moment, "never")))
        assert table.entries[-1].line.loud
        loud += 1
        assert known_of(table.hidden_from(-1), len(table.entries)) == before + 1
        seen, _ = list(table.story(-1))[-1]
        assert (seen.n, seen.seat, seen.move) == (len(table.entries) - 1, due.seat, None)
        table.play(due.seat, game.parse(table.state, due.seat, order(top.moment, "ask")))
    assert loud == 3


def test_many_orders_of_others_keep_a_move_from_nothing() -> None:
    """However many there are, it can be taken back, and they stay given."""
    table = Table(GAMES["republic"], {"scenario": "early"}, ["Ana", "Ben", "Cleo"], "many")
    dice = stream("many", "moves")
    while True:
        due = table.game.due(table.state)
        table.play(due.seat, walk(due, dice))
        if not table.why_no_undo(due.seat):
            break
    giver = next(seat for seat in range(3) if seat != due.seat)
    for n in range(2 * MOST_UNDONE + 1):
        words = order("tribune", ("ask", "never")[n % 2])
        table.play(giver, table.game.parse(table.state, giver, words))
        assert table.why_no_undo(due.seat) == ""
    table.undo(giver)
    table.undo(due.seat)
    assert table.state.order(giver, "tribune") == "never"
    again = replay(table.game, table.record)
    options = table.header.options
    assert state_digest(table.game, again.state, options) == state_digest(
        table.game, table.state, options
    )


def test_what_could_be_so_has_no_orders_of_others_but_those_that_all_see() -> None:
    game = GAMES["republic"]
    table = Table(game, {"scenario": "late"}, ["Ana", "Ben", "Cleo"], "could be")
    for seat, moment in ((1, "proposal"), (2, "tribune"), (0, "adjournment")):
        table.play(seat, game.parse(table.state, seat, order(moment, "ask")))
    assert without_orders(game, table.state, 1).orders == {"1:proposal": "ask"}
    assert without_orders(game, table.state, -1).orders == {}
    assert len(table.state.orders) == 3
    dice = stream("could be", "moves")
    while not isinstance(table.state.stack[-1], HoldFrame):
        due = game.due(table.state)
        table.play(due.seat, walk(due, dice))
    top, waited = table.state.stack[-1], game.awaited(table.state)
    assert top.moment == "proposal"
    assert waited == [1]
    could_be = without_orders(game, table.state, 0)
    assert could_be.orders == {"1:proposal": "ask", "0:adjournment": "ask"}
    assert game.awaited(could_be) == waited


def line(n: int, seat: int, **more: Any) -> Entry:
    return Entry(Line(n=n, seat=seat, **more), [])


QUIET = {"do": "order", "moment": "proposal", "be": "ask"}


def test_what_takes_an_order_back_is_as_unheard_as_the_order() -> None:
    history = [
        Entry(Line(n=0), []),
        line(1, 0, move={"do": "pass"}),
        line(2, 1, move=QUIET),
        line(3, 0, undo=True),
        line(4, 1, undo=True),
        line(5, 1, move=QUIET, loud=True),
        line(6, 1, move=QUIET),
    ]
    unheard = Unheard()
    for upto in range(len(history) + 1):
        unheard.follow(history[:upto])
    assert unheard.lines == [(2, 1), (4, 1), (6, 1)]
    assert unheard.hidden_from(1) == []
    assert unheard.hidden_from(0) == unheard.hidden_from(-1) == [2, 4, 6]
    assert taken_back(one.line for one in history) == {1, 2, 3, 4}


@pytest.mark.parametrize("hidden", [[], [1], [1, 2], [3, 4, 7], [2, 4, 5, 6, 9]])
def test_numbers_lead_there_and_back(hidden: list[int]) -> None:
    seen = [n for n in range(12) if n not in hidden]
    for number, n in enumerate(seen):
        assert known_of(hidden, n) == number
        assert lines_of(hidden, number) == n
    for lines in range(13):
        known = known_of(hidden, lines)
        assert known == sum(n < lines for n in seen)
        assert lines <= lines_of(hidden, known)
        assert known_of(hidden, lines_of(hidden, known)) == known
