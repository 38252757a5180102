"""The past: logs, records, looking back, sandboxes, and records brought in."""

import time
from itertools import count
from types import SimpleNamespace
from typing import Any

import anyio
import msgspec
import pytest
from sqlalchemy import delete, update

from aedilis.games import GAMES
from aedilis.kernel.record import Record, parse
from aedilis.kernel.replaying import verify
from aedilis.server.api import importing
from aedilis.server.store.schema import lines, snapshots
from tests.patience import PATIENCE
from tests.server.api.records import LINES, finished, record_of
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def test_a_finished_games_record_can_be_checked_by_anyone(world: World) -> None:
    game = await finished(world)
    raw = await record_of(world, game, "nobody")
    record = parse(raw, "record")
    assert record.end is not None
    assert record.end.seed
    verify(GAMES["glory"], record)


async def test_a_running_games_record_has_ones_own_moves_alone(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(12):
        await world.step(game, ("Anna", "Bert"))
    room = await world.service.rooms.room(game)
    assert room.table is not None
    for who, seat in (("Anna", 0), ("Bert", 1), ("Carla", -1)):
        header, *lines = (await record_of(world, game, who)).splitlines()
        assert msgspec.json.decode(header)["commitment"]
        assert str(room.row.seed).encode() not in header
        known = [msgspec.json.decode(line) for line in lines]
        assert len(known) == 13
        for line, entry in zip(known, room.table.entries, strict=True):
            assert "out" not in line
            if entry.line.seat == seat and seat >= 0:
                assert line["move"] == entry.line.move
            else:
                assert "move" not in line


async def test_the_log_is_told_line_by_line(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(10):
        await world.step(game, ("Anna", "Bert"))
    path = f"/games/{game}/log"
    whole = (await world.ask("GET", path)).json()
    assert whole["seq"] == 11
    assert [one["n"] for one in whole["lines"]] == list(range(11))
    part = (await world.ask("GET", path, params={"since": 4, "limit": 3})).json()
    assert part["lines"] == whole["lines"][4:7]
    codes = (await world.ask("GET", path, params={"since": 4, "format": "codes"})).json()
    assert [one["n"] for one in codes["lines"]] == list(range(4, 11))
    assert all(set(event) == {"key", "seat", "params"} for event in codes["lines"][0]["events"])
    beyond = (await world.ask("GET", path, params={"since": 99})).json()
    assert beyond == {"seq": 11, "lines": []}
    french = (await world.ask("GET", path, params={"language": "fr"})).json()
    assert french["lines"] != whole["lines"]


async def test_one_looks_back_from_ones_own_seat_and_later_from_any(world: World) -> None:
    game = await world.together("Anna", "Bert")
    first = (await world.state(game, view=1))["view"]
    for _ in range(10):
        await world.step(game, ("Anna", "Bert"))
    params = {"format": "codes", "view": 1, "n": 1}
    back = (await world.ask("GET", f"/games/{game}/look", params=params)).json()
    assert back["shown"] == 1
    assert back["seq"] == 11
    assert back["view"] == first
    assert "prompt" not in back
    told = (await world.ask("GET", f"/games/{game}/look", params={"n": 5})).json()
    assert told["shown"] == 5
    assert "question" not in told
    other = await world.ask("GET", f"/games/{game}/look", params={**params, "seat": 1})
    assert other.status_code == 403
    assert problem(other) == "not-over"
    beyond = await world.ask("GET", f"/games/{game}/look", params={**params, "n": 12})
    assert beyond.status_code == 422
    over = await finished(world)
    seen = await world.ask("GET", f"/games/{over}/look", params={**params, "seat": 1})
    assert seen.json()["view"]["seat"] == 1
    assert any(camp["hand"] for camp in seen.json()["view"]["camps"][1:])


async def test_a_finished_game_has_statistics(world: World) -> None:
    game = await world.together("Anna", "Bert")
    early = await world.ask("GET", f"/games/{game}/statistics")
    assert early.status_code == 403
    over = await finished(world)
    told = (await world.ask("GET", f"/games/{over}/statistics")).json()
    assert told["turns"]
    assert all(len(one["values"][0]) == len(told["turns"]) for one in told["series"])


async def test_a_sandbox_is_made_from_any_line_and_is_ones_own(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(10):
        await world.step(game, ("Anna", "Bert"))
    made = await world.ask("POST", f"/games/{game}/fork", {"n": 6})
    assert made.status_code == 201, made.text
    fork = made.json()["id"]
    assert made.json()["url"] == f"/table/{fork}"
    assert (await world.ask("GET", f"/games/{fork}")).json()["sandbox"]
    assert (await world.ask("GET", f"/games/{fork}", who="Bert")).status_code == 404
    assert (await world.ask("GET", f"/games/{game}")).json()["lines"] == 11
    for answer in (
        await world.ask("POST", f"/games/{game}/fork", {"n": 12}),
        await world.ask("POST", f"/games/{game}/fork", {"n": 6}, who="Carla"),
    ):
        assert answer.status_code in (403, 422)
    assert (await world.ask("DELETE", f"/games/{fork}")).status_code == 204
    assert (await world.ask("GET", f"/games/{fork}")).status_code == 404


async def test_a_finished_record_comes_in_and_can_be_looked_at_from_any_seat(
    world: World,
) -> None:
    raw = await record_of(world, await finished(world))
    made = await world.ask(
        "POST", "/games/import", content=raw, headers=LINES, params={"seat": 1}, who="Carla"
    )
    assert made.status_code == 201, made.text
    game = made.json()["id"]
    card = (await world.ask("GET", f"/games/{game}", who="Carla")).json()
    assert (card["status"], card["sandbox"], card["my_seat"]) == ("over", True, 1)
    lines = parse(raw, "record").lines
    assert card["lines"] == len(lines)
    world.service.rooms.forget(game)
    again = parse(await record_of(world, game, "Carla"), "record")
    assert again.lines == lines
    params = {"format": "codes", "view": 1, "n": 3, "seat": 0}
    seen = await world.ask("GET", f"/games/{game}/look", params=params, who="Carla")
    assert seen.json()["view"]["seat"] == 0
    fork = await world.ask("POST", f"/games/{game}/fork", {"n": 5}, who="Carla")
    assert fork.status_code == 201, fork.text


async def test_an_unfinished_record_comes_in_and_goes_on(world: World) -> None:
    raw = await record_of(world, await finished(world))
    cut = parse(raw, "record").cut(20)
    body = b"".join(Record(cut.header, cut.lines).encoded())
    made = await world.ask("POST", "/games/import", content=body, headers=LINES)
    assert made.status_code == 201, made.text
    game = made.json()["id"]
    with anyio.fail_after(PATIENCE):
        while (state := await world.state(game))["status"] != "over" and state["seq"] <= 24:
            if not state.get("prompt") or 0 not in state["awaited"]:
                await anyio.sleep(0.02)
                continue
            move = await world.walk(game, "Anna", state)
            answer = await world.ask(
                "POST", f"/games/{game}/moves", {"seq": state["seq"], "move": move}
            )
            assert answer.status_code in {200, 409}
    assert (await world.state(game))["seq"] > 21
    seq = (await world.state(game))["seq"]
    world.service.rooms.forget(game)
    assert (await world.state(game))["seq"] >= seq


async def test_a_record_that_does_not_hold_is_refused(world: World) -> None:
    raw = await record_of(world, await finished(world))
    rows = raw.splitlines(keepends=True)
    header = msgspec.json.decode(rows[0])

    def with_header(**given: object) -> bytes:
        return msgspec.json.encode({**header, **given}) + b"\n" + b"".join(rows[1:])

    def unfinished(body: bytes) -> bytes:
        return b"".join(body.splitlines(keepends=True)[:-1])

    bent = b"".join([*rows[:5], *rows[6:]])
    end = msgspec.json.decode(rows[-1])
    wrong_end = b"".join(rows[:-1]) + msgspec.json.encode({**end, "winners": []}) + b"\n"
    wrong_seed = b"".join(rows[:-1]) + msgspec.json.encode({**end, "seed": "bent"}) + b"\n"
    for body, code in (
        (b"", "bad-record"),
        (b"\x00", "bad-record"),
        (b"[]\n", "bad-record"),
        (rows[0], "bad-record"),
        (bent, "bad-record"),
        (wrong_end, "bad-record"),
        (wrong_seed, "bad-record"),
        (with_header(game="chess"), "bad-record"),
        (with_header(seats=["a", "b" * 41]), "bad-record"),
        (with_header(seats=["a", "b\x00"]), "bad-record"),
        (with_header(seats=[]), "bad-record"),
        (with_header(options={"edition": 7}), "bad-record"),
    ):
        answer = await world.ask("POST", "/games/import", content=body, headers=LINES)
        assert answer.status_code == 422, body[:80]
        assert problem(answer) == code, answer.text
    # Of other rules it says which, and what these do not fit.
    older = unfinished(with_header(rules="0"))
    move = msgspec.json.encode({"n": 5, "seat": 0, "move": {"nothing": "such"}}) + b"\n"
    answer = await world.ask(
        "POST", "/games/import", content=older.replace(rows[6], move), headers=LINES
    )
    assert problem(answer) == "other-rules"
    assert "line 5: move {nothing: such} is refused" in answer.text
    assert "recorded under rules 0, these are rules " in answer.text
    far = await world.ask("POST", "/games/import", content=raw, headers=LINES, params={"seat": 2})
    assert problem(far) == "no-seat"
    large = await world.ask("POST", "/games/import", content=b" " * 2_000_001, headers=LINES)
    assert large.status_code == 413
    listed = (await world.ask("GET", "/games", params={"which": "mine"})).json()["games"]
    assert len(listed) == 1


async def test_a_record_of_other_rules_that_these_fit_is_taken_over(world: World) -> None:
    raw = await record_of(world, await finished(world))
    header, *rest = raw.splitlines(keepends=True)
    end = msgspec.json.decode(rest.pop())
    # What states were made of under other rules is not compared.
    older = msgspec.json.encode({**msgspec.json.decode(header), "rules": "0", "data": "0" * 16})
    body = b"".join([older, b"\n", *rest, msgspec.json.encode({**end, "digest": "other"}), b"\n"])
    answer = await world.ask("POST", "/games/import", content=body, headers=LINES)
    assert answer.status_code == 201, answer.text
    kept = (await record_of(world, answer.json()["id"])).splitlines()[0]
    now = msgspec.json.decode(header)
    assert msgspec.json.decode(kept)["rules"] == now["rules"]
    assert msgspec.json.decode(kept)["data"] == now["data"]


async def test_the_whole_check_of_a_record_is_bounded_and_lets_others_in(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished record is played twice, the second time from its seed."""
    raw = await record_of(world, await finished(world))
    most = len(parse(raw, "record").lines)
    looked = count()
    slept: list[float] = []

    async def bring(seconds: float) -> str:
        monkeypatch.setattr(importing, "MOST_SECONDS", seconds)
        answer = await world.ask("POST", "/games/import", content=raw, headers=LINES)
        return "" if answer.status_code == 201 else problem(answer)

    clock = SimpleNamespace(monotonic=lambda: next(looked), sleep=slept.append, time=time.time)
    monkeypatch.setattr(importing, "time", clock)
    assert await bring(most + most // 2) == "bad-record"
    slept.clear()
    assert await bring(2 * most) == ""
    assert len(slept) == 2 * ((most - 1) // importing.PAUSE_EVERY)


async def test_a_game_of_other_rules_can_be_read(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(10):
        await world.step(game, ("Anna", "Bert"))
    path = f"/games/{game}"

    async def log(form: str, who: str) -> list[Any]:
        answer = await world.ask("GET", f"{path}/log", params={"format": form}, who=who)
        assert answer.json()["seq"] == 11
        lines: list[Any] = answer.json()["lines"]
        return lines

    asked = [(form, who) for form in ("text", "codes") for who in ("Anna", "nobody")]
    before = [await log(*one) for one in asked]
    record = (await record_of(world, game)).splitlines()
    # A line whose move is not what these rules make of its codes, as other rules would have it.
    line = msgspec.json.encode({"n": 2, "seat": 0, "move": {"other": "rules"}}).decode()
    bent = update(lines).where(lines.c.game == game, lines.c.n == 2).values(line=line)
    for statement in (bent, delete(snapshots)):
        await world.service.store.writing(lambda c, s=statement: c.execute(s))  # type: ignore[misc]
    world.service.rooms.forget(game)
    room = await world.service.rooms.room(game)
    assert (room.table, room.row.status) == (None, "stopped")
    for one, known in zip(asked, before, strict=True):
        told = await log(*one)
        assert [line["n"] for line in told] == list(range(11))
        assert [bool(line.get("lines")) for line in told] == [
            bool(line.get("lines")) for line in known
        ]
        if one[0] == "codes":
            assert told[3:] == known[3:]
    again = (await record_of(world, game)).splitlines()
    assert (again[:3], again[4:]) == (record[:3], record[4:])
    for what, problem_ in (
        ("tell", "not-running"),
        ("why", "not-running"),
        ("statistics", "not-over"),
        ("look?n=3&format=codes", ""),
        ("table", ""),
    ):
        answer = await world.ask("GET", f"{path}/{what}")
        assert problem_ == (problem(answer) if answer.status_code != 200 else ""), what
