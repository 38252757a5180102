"""Finished records of rules that these do not fit: kept, shown and given away as they were made."""

from typing import Any

import msgspec
import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.record import parse
from aedilis.kernel.text import LANGUAGES
from aedilis.server.admin.verifying import verify_games
from aedilis.server.store.results import public_results
from tests.older_records import FINISHED, NEVER, older, rows_of, written
from tests.server.api.records import LINES, spoilt_imports
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio

LINE = 20
TRIES = 60
EACH = pytest.mark.parametrize("game", ["glory", "republic"])


async def brought(world: World, raw: bytes, **params: Any) -> dict[str, Any]:
    """What is told of a record that is brought in."""
    answer = await world.ask("POST", "/games/import", content=raw, headers=LINES, params=params)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def read(world: World, id_: str, what: str, who: str = "Anna", **params: Any) -> Any:
    answer = await world.ask("GET", f"/games/{id_}/{what}", params=params, who=who)
    assert answer.status_code == 200, answer.text
    return answer.json()


def nested(most: int) -> dict[str, Any]:
    """A move of as many mappings in each other."""
    return {"do": nested(most - 1)} if most else {}


def said(entry: dict[str, Any]) -> str:
    """A line of the history in one text."""
    return " ".join("".join(span["text"] for span in line) for line in entry["lines"])


@EACH
async def test_it_is_kept_and_says_exactly_why_it_can_only_be_read(world: World, game: str) -> None:
    raw = older(game, LINE)
    record = parse(raw, "record")
    assert record.end is not None
    made = await brought(world, raw)
    why = made["differs"]
    assert (why["line"], why["begun"], why["now"]) == (LINE, "0", GAMES[game].rules_version)
    assert f"from line {LINE} on: move {{do: haruspicy, with: [a liver]}} is refused" in why["text"]
    assert f"recorded under rules 0, these are rules {GAMES[game].rules_version}" in why["text"]
    table = await read(world, made["id"], "table")
    assert (table["status"], table["seq"]) == ("over", len(record.lines))
    assert table["sandbox"] is True
    assert table["differs"] == why
    assert table["picture"] is not None
    assert table["asked"] == []
    assert table["result"]["winners"] == record.end.winners
    assert table["result"]["heading"].startswith("As recorded: ")
    state = await read(world, made["id"], "table", format="codes", view=1)
    assert state["differs"] == why
    assert state["awaited"] == []
    assert state["view"]["seat"] == 0


@EACH
async def test_its_lines_are_told_and_its_positions_shown_as_far_as_they_go(
    world: World, game: str
) -> None:
    fits = (await brought(world, FINISHED[game].read_bytes()))["id"]
    made = (await brought(world, older(game, LINE)))["id"]
    log = (await read(world, made, "log", limit=1000))["lines"]
    known = (await read(world, fits, "log", limit=1000))["lines"]
    assert [said(one) for one in log[:LINE]] == [said(one) for one in known[:LINE]]
    assert "haruspicy" in said(log[LINE])
    assert said(log[LINE]).endswith("by chance: 3, a liver")
    assert said(log[-1]).startswith("As recorded, ")
    codes = (await read(world, made, "log", format="codes", since=LINE, limit=1))["lines"]
    assert (codes[0]["move"], codes[0]["events"]) == (NEVER, [])
    for n in (1, LINE // 2, LINE):
        positions = [
            await read(world, one, "look", format="codes", view=1, n=n, seat=1)
            for one in (made, fits)
        ]
        assert positions[0]["view"] == positions[1]["view"]
        assert positions[0]["shown"] == n
    # Beyond it stands as it did last.
    beyond = await read(world, made, "look", format="codes", view=1, n=LINE + 5, seat=1)
    last = await read(world, made, "look", format="codes", view=1, n=LINE, seat=1)
    assert beyond["view"] == last["view"]
    for what in ("statistics", "review"):
        assert problem(await world.ask("GET", f"/games/{made}/{what}")) == "no-past"
    for method, what, body in (
        ("POST", "fork", {"n": 3}),
        ("POST", "moves", {"seq": 1, "move": [1]}),
        ("POST", "undo", {"seq": 1}),
    ):
        answer = await world.ask(method, f"/games/{made}/{what}", body)
        assert answer.status_code in (403, 409), (what, answer.text)


@EACH
async def test_its_record_is_given_as_it_came_in(world: World, game: str) -> None:
    raw = older(game, LINE)
    made = (await brought(world, raw))["id"]
    for _ in range(2):
        answer = await world.ask("GET", f"/games/{made}/record")
        again, first = parse(answer.content, "again"), parse(raw, "first")
        assert msgspec.to_builtins(again.header) == msgspec.to_builtins(first.header)
        assert again.lines == first.lines
        assert again.end == first.end
        world.service.rooms.forget(made)


@EACH
async def test_it_counts_nowhere_and_holds_up_no_check(world: World, game: str) -> None:
    made = (await brought(world, older(game, LINE)))["id"]
    store = world.service.store
    room = await world.service.rooms.room(made)
    assert room.row.sandbox
    assert not room.row.settings.get("rated")
    async with store.reading() as c:
        assert await public_results(c, room.row, None) == []
    (verdict,) = [one async for one in verify_games(store, [made])]
    assert (verdict.state, verdict.line, verdict.holds) == ("recorded", LINE, True)
    assert "recorded under rules 0" in verdict.difference
    running = await world.ask("GET", "/games", params={"which": "running"})
    assert made not in [one["id"] for one in running.json()["games"]]


@EACH
async def test_a_deal_and_an_end_of_other_rules(world: World, game: str) -> None:
    dealt = await brought(world, older(game, 0))
    assert dealt["differs"]["line"] == 0
    table = await read(world, dealt["id"], "table")
    assert (table["picture"], table["differs"]) == (None, dealt["differs"])
    assert table["result"] is not None
    log = (await read(world, dealt["id"], "log"))["lines"]
    assert said(log[0]).startswith("As recorded, dealt: a liver, ")
    assert problem(await world.ask("GET", f"/games/{dealt['id']}/tell")) == "not-running"
    ended = await brought(world, older(game, -1))
    assert "All moves of this game come out by these rules" in ended["differs"]["text"]
    assert ": it ended by " in ended["differs"]["text"]
    table = await read(world, ended["id"], "table")
    assert table["result"]["heading"].startswith("As recorded: haruspices. ")
    # A seed that gives other draws by these rules proves nothing, and takes nothing away.
    rows = rows_of(game)
    rows[0]["rules"] = "0"
    raw = written(rows)
    answer = await brought(world, raw)
    assert "differs" not in answer


async def test_it_is_told_in_every_language_and_once(world: World) -> None:
    headers = {**LINES, "idempotency-key": "one"}
    raw, made = older("glory", LINE), []
    for _ in range(2):
        answer = await world.ask("POST", "/games/import", content=raw, headers=headers)
        assert answer.status_code == 201, answer.text
        made.append(answer.json())
    assert made[0] == made[1]
    told = [await read(world, made[0]["id"], "table", language=one) for one in LANGUAGES]
    assert len({one["differs"]["text"] for one in told}) == len(LANGUAGES)
    assert len({one["result"]["heading"] for one in told}) == len(LANGUAGES)
    assert made[0]["differs"] in [one["differs"] for one in told]


@pytest.mark.parametrize(
    ("at", "given", "problem_"),
    [
        (-1, {"end": "<b>won</b>"}, "is no word for an ending"),
        (-1, {"end": "e" * 1000}, "is no word for an ending"),
        (-1, {"winners": [0, 0]}, "winners: seats from 0 to 1, each once"),
        (-1, {"winners": [7]}, "winners: "),
        (-1, {"digest": "d" * 1000}, "too long"),
        (-1, {"seed": "bent"}, "the seed does not fit the commitment"),
        (0, {"rules": "0" * 1000}, "too long"),
        (0, {"options": {"edition": [[]]}}, "options: "),
        (0, {"options": {"edition": "e" * 20_000}}, "too long"),
        (30, {"move": nested(40)}, "line 29: move: more than 24 lists in each other"),
        (0, {"seats": ["Ana"]}, "the game is not played by 1"),
        (0, {"seats": ["a"] * 40}, "the game is not played by 40"),
    ],
)
async def test_what_no_rules_have_checked_is_bounded(
    world: World, at: int, given: dict[str, Any], problem_: str
) -> None:
    rows = [msgspec.json.decode(row) for row in older("glory", LINE).splitlines()]
    rows[at] |= given
    assert await brought(world, older("glory", LINE))
    if "seats" in given:
        rows[2:-1] = []
    answer = await world.ask("POST", "/games/import", content=written(rows), headers=LINES)
    assert (answer.status_code, problem(answer)) == (422, "bad-record"), answer.text
    assert problem_ in answer.text


@EACH
async def test_whatever_stands_in_one_it_is_no_fault(world: World, game: str) -> None:
    rows = [msgspec.json.decode(row) for row in older(game, LINE).splitlines()]
    rows = [*rows[: LINE + 6], rows[-1]]
    dice = stream("odd older records", game)
    places = [0, 1, 4, LINE, LINE + 1, LINE + 2, LINE + 4, len(rows) - 1]
    taken = 0
    async for answer, where in spoilt_imports(world, rows, places, dice, TRIES):
        taken += 1
        id_ = answer.json()["id"]
        for what in ("table", "table?format=codes&view=1", "log", "record", f"look?n={LINE}"):
            shown = await world.ask("GET", f"/games/{id_}/{what}")
            assert shown.status_code < 500, (what, shown.text[:300], where)
    assert taken > TRIES // 10
