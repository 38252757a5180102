"""Every stored game is played again, and whatever was changed in it is found."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.table import Kept, Table
from aedilis.server.admin.verifying import GameCheck, games_to_verify, verify_games
from aedilis.server.live.history import line_row
from aedilis.server.store import games as kept
from aedilis.server.store import lines as kept_lines
from aedilis.server.store.games import SeatRow
from aedilis.server.store.lines import add_line
from aedilis.server.store.schema import games, lines
from aedilis.server.store.store import Store
from tests.server.admin.town import NOW, row_here
from tests.server.planted import add_game, after, play_on

pytestmark = pytest.mark.anyio

Change = Callable[[Any], Any]


async def verdicts(store: Store, *ids: str) -> list[GameCheck]:
    return [one async for one in verify_games(store, await games_to_verify(store, ids))]


def of_game(**values: Any) -> Callable[[AsyncConnection], Any]:
    return lambda c: c.execute(update(games).where(games.c.id == "over").values(**values))


def of_line(n: int, column: str, change: Change) -> Callable[[AsyncConnection], Any]:
    """A change of a column of line `n` of the finished game, given and taken as plain data."""

    async def work(c: AsyncConnection) -> None:
        where = (lines.c.game == "over") & (lines.c.n == n)
        text = (await c.execute(select(lines.c[column]).where(where))).scalar_one()
        changed = json.dumps(change(json.loads(text)))
        assert json.loads(changed) != json.loads(text)
        await c.execute(update(lines).where(where).values({column: changed}))

    return work


async def test_games_that_were_not_touched_hold(store: Store) -> None:
    found_ones = await verdicts(store)
    assert [(one.id, one.state) for one in found_ones] == [
        ("over", "ok"),
        ("rome", "ok"),
        ("running", "ok"),
    ]
    assert [one.moves for one in found_ones][1:] == [25, 30]


async def test_only_the_games_asked_for_are_played(store: Store) -> None:
    assert [one.id for one in await verdicts(store, "rome")] == ["rome"]
    for wrong in ("nowhere", "hers"):
        with pytest.raises(LookupError, match=wrong):
            await verdicts(store, "rome", wrong)


CHANGES: dict[str, tuple[Callable[[AsyncConnection], Any], int | None]] = {
    "a move": (of_line(5, "line", lambda line: {**line, "move": {}}), 5),
    "who moved": (of_line(5, "line", lambda line: {**line, "seat": (line["seat"] + 1) % 3}), 5),
    "an outcome of the deal": (
        of_line(0, "line", lambda line: {**line, "out": line["out"][::-1]}),
        0,
    ),
    "the codes": (of_line(7, "codes", lambda codes: [*codes, 0]), 7),
    "the events": (of_line(9, "events", lambda events: [*events, ["x", 0, {}, None, 0]]), 9),
    "no line at all": (of_line(4, "line", lambda line: {"n": 4, "seat": "x"}), None),
    "codes that are none": (of_line(4, "codes", lambda codes: ["x"]), None),
    "the seed": (of_game(seed="another"), 0),
    "the count": (of_game(lines=3), None),
    "the ending": (of_game(ending='{"word":"forum","winners":[]}'), None),
    "an ending with strangers": (of_game(ending='{"word":"deck","winners":[7]}'), None),
    "the status": (of_game(status="running", ending=None, awaited="[0]"), None),
    "a missing line": (
        lambda c: c.execute(delete(lines).where((lines.c.game == "over") & (lines.c.n == 6))),
        None,
    ),
}


UNREAD = {"no line at all", "codes that are none", "an ending with strangers"}
"""What cannot even be read, so that there is nothing to compare."""


@pytest.mark.parametrize("what", CHANGES)
async def test_a_change_is_found_and_nothing_else_suffers(store: Store, what: str) -> None:
    change, line = CHANGES[what]
    await store.writing(change)
    first, *others = await verdicts(store)
    assert first.state == ("unread" if what in UNREAD else "differs")
    assert first.difference
    assert "\n" not in first.difference
    if line is not None:
        assert first.line == line
    assert all(one.holds for one in others)


@pytest.mark.parametrize(
    "values", [{"header": "[]"}, {"header": '{"x'}, {"options": "["}, {"game": "chess"}]
)
async def test_a_row_that_cannot_be_read_stops_nothing(
    store: Store, values: dict[str, str]
) -> None:
    await store.writing(of_game(**values))
    first, *others = await verdicts(store)
    assert first.state == "unread"
    assert "\n" not in first.difference
    assert all(one.holds for one in others)


async def change_header(store: Store, **values: Any) -> None:
    async def work(c: AsyncConnection) -> None:
        row = await kept.read_game(c, "over")
        assert row is not None
        assert row.header is not None
        await kept.change_game(c, "over", header={**row.header, **values})

    await store.writing(work)


async def test_a_game_of_other_rules_that_comes_out_the_same_holds(store: Store) -> None:
    await change_header(store, rules="0")
    assert [one.state for one in await verdicts(store, "over")] == ["ok"]


async def test_a_game_of_other_rules_that_does_not_is_told_as_such(store: Store) -> None:
    await change_header(store, data="0" * 16)
    await store.writing(of_line(5, "line", lambda line: {**line, "move": {}}))
    (verdict,) = await verdicts(store, "over")
    assert (verdict.state, verdict.line) == ("other-rules", 5)


async def test_a_sandbox_is_played_from_where_it_began(store: Store) -> None:
    """From a game that is over with its lines, from one that runs with what was imagined."""
    table, codes = play_on("glory", ["Livia", "Marcus"], "sandbox", after(20))
    sitting = [
        SeatRow(seat=0, name="Livia", person=1),
        SeatRow(seat=1, name="Marcus", bot="random"),
    ]

    def began(imagined: bool) -> tuple[Table, list[Any]]:
        game, state = table.game, table.game.clone(table.state)
        if imagined:
            state = game.determinize(state, 0, stream("seed", "sandbox"))
        kept_state = Kept(state, list(table.entries))
        new = Table(game, {}, (), "fork", header=table.header, kept=kept_state)
        new.go_on("fork")
        return new, [[] for _ in codes] if imagined else list(codes)

    async def make(c: AsyncConnection) -> None:
        for id_, imagined in (("true", False), ("imagined", True)):
            new, moved = began(imagined)
            settings = {"forked": 20, "imagined": imagined}
            row = row_here(new, id_, sandbox=True, settings=settings, seed="fork", until=None)
            await add_game(c, row, sitting, new, moved)
            prompt = GAMES["glory"].asked(new.state)[0]
            move = walk(prompt, stream("a", "move"))
            new.play(prompt.seat, move)
            change = kept_lines.Change(
                status="running", awaited=new.game.awaited(new.state), since=None, until=None
            )
            await add_line(c, id_, line_row(new.entries[-1], move, NOW, None), change)

    await store.writing(make)
    assert [one.state for one in await verdicts(store, "true", "imagined")] == ["ok", "ok"]
