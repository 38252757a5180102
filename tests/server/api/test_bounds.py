"""What is too large, malformed, mistyped or unknown is refused with a reason."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from aedilis.server.api.routing import operations
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}


def with_body() -> Iterator[tuple[str, str]]:
    """Method and path of each operation that takes JSON. Those of admins are not there for others,
    whatever they send.
    """
    for one in operations:
        if one.body not in (None, bytes) and one.who != "admin":
            yield one.method, one.path


def filled(path: str, game: str) -> str:
    """A path with ids in it."""
    ids = dict.fromkeys(("bot", "person", "player", "report", "seat", "token"), 1)
    names = {"kind": "glory", "house_bot": "greedy", "lesson": "first-building"}
    return path.format(game=game, tournament=game, entrant=0, **names, **ids)


@pytest.mark.parametrize(
    ("raw", "statuses"),
    [
        (b"{", {400}),
        (b"\xff\xfe", {400}),
        (b'{"a": "\xff"}', {400, 422}),
        (b'{"a": NaN}', {400, 422}),
        (b"[" * 30_000, {400, 422}),
        (b'{"a":' * 10_000, {400, 422}),
        (b"[]", {422}),
        (b"null", {422}),
        (b'"text"', {422}),
        (b'{"unknown": 1}', {422}),
        (b"{" + b" " * 70_000 + b"}", {413}),
    ],
    ids=lambda one: repr(one[:12]) if isinstance(one, bytes) else "",
)
async def test_no_operation_takes_a_body_that_is_none(
    world: World, raw: bytes, statuses: set[int]
) -> None:
    game = await world.new("open")
    for method, path in with_body():
        answer = await world.ask(method, filled(path, game), content=raw, headers=JSON)
        assert answer.status_code in statuses, (path, answer.text)
        assert problem(answer) in ("bad-request", "bad-field", "too-large")


async def test_a_body_that_comes_in_pieces_is_bounded_as_well(world: World) -> None:
    async def pieces() -> Any:
        for _ in range(20):
            yield b" " * 5_000

    answer = await world.ask("POST", "/games", content=pieces(), headers=JSON)
    assert answer.status_code == 413
    assert problem(answer) == "too-large"


async def test_a_body_of_another_media_type_is_refused(world: World) -> None:
    body = b'{"game": "glory", "seats": ["me", "random"]}'
    for media in ("text/plain", "application/x-www-form-urlencoded", ""):
        headers = {"content-type": media}
        answer = await world.ask("POST", "/games", content=body, headers=headers)
        assert answer.status_code == 415, media
        assert problem(answer) == "media"
    answer = await world.ask("POST", "/games/import", content=body, headers=JSON)
    assert answer.status_code == 415


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("moves", {"seq": "1", "move": [1]}),
        ("moves", {"seq": 1.5, "move": [1]}),
        ("moves", {"seq": True, "move": [1]}),
        ("moves", {"seq": -1, "move": [1]}),
        ("moves", {"seq": 2**31, "move": [1]}),
        ("moves", {"seq": 1, "move": 1}),
        ("moves", {"seq": 1, "move": ["1"]}),
        ("moves", {"seq": 1, "move": [None]}),
        ("moves", {"seq": 1, "move": [10**30]}),
        ("moves", {"seq": 1, "move": [0] * 2_001}),
        ("moves", {"seq": 1, "words": ["think"]}),
        ("moves", {"move": [1]}),
        ("part", {"done": [2**31]}),
        ("part", {"done": {}}),
        ("undo", {}),
        ("undo", {"seq": None}),
        ("say", {"text": ""}),
        ("say", {"text": "x" * 501}),
        ("say", {"text": 5}),
        ("say", {"text": "x", "to": -1}),
        ("say", {"text": "x", "to": 6}),
        ("orders", {"window": "", "order": "never"}),
        ("stand-in", {"seat": 9}),
        ("stand-in", {"seat": 0, "bot": "x" * 17}),
        ("fork", {"n": 0}),
        ("join", {"seat": "first"}),
        ("join", {"key": "x" * 33}),
    ],
)
async def test_a_mistyped_field_is_refused(
    world: World, path: str, body: dict[str, object]
) -> None:
    game = await world.together("Anna", "Bert")
    before = await world.state(game)
    answer = await world.ask("POST", f"/games/{game}/{path}", body)
    assert answer.status_code == 422, answer.text
    assert problem(answer) == "bad-field"
    assert await world.state(game) == before


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=many",
        "which=all",
        "colour=red",
        "limit=",
        "which=mine&which=all",
    ],
)
async def test_a_wrong_query_is_refused(world: World, query: str) -> None:
    answer = await world.ask("GET", f"/games?{query}")
    assert answer.status_code == 422
    assert problem(answer) == "bad-field"


async def test_an_id_that_can_be_none_is_not_found(world: World) -> None:
    for id_ in ("x" * 17, "a%00b", "%F0%9F%8E%B2", "a.b", "' OR 1=1", "abc"):
        answer = await world.ask("GET", f"/games/{id_}")
        assert answer.status_code == 404, id_
        assert problem(answer) in ("no-game", "no-such-path")
    for path in ("/bots/0/tokens", "/bots/x/tokens", f"/bots/{2**31}/tokens", "/bots/1.5/tokens"):
        answer = await world.ask("GET", path, who="owner")
        assert answer.status_code == 404, path
    game = await world.new("open")
    for seat in ("6", "-1", "one"):
        answer = await world.ask("PUT", f"/games/{game}/seats/{seat}", {})
        assert answer.status_code == 404, seat


async def test_texts_with_any_letter_are_kept_or_refused(world: World) -> None:
    """A zero is a letter that PostgreSQL does not keep."""
    game = await world.new("open", title="a\x00b\u202ec")
    assert (await world.ask("GET", f"/games/{game}")).json()["title"] == "a b c"
    for text in ("a\x00b", "\u202e", "\U0001f3b2"):
        answer = await world.ask("POST", f"/games/{game}/say", {"text": text})
        assert answer.status_code in (200, 422), text
        answer = await world.ask("PUT", f"/games/{game}/note", {"text": text})
        assert answer.status_code in (204, 422), text
        kept = (await world.ask("GET", f"/games/{game}/note")).json()["text"]
        assert kept == text.replace("\x00", "")


async def test_other_paths_and_methods_are_refused_in_the_same_form(world: World) -> None:
    answer = await world.ask("GET", "/nothing/here")
    assert answer.status_code == 404
    assert problem(answer) == "no-such-path"
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        answer = await world.ask(method, "/games")
        assert answer.status_code == 405, method
        assert answer.headers["allow"] == "GET, POST"
        assert problem(answer) == "method"
    head = await world.ask("HEAD", "/games")
    assert head.status_code == 200
    endless = await world.ask("HEAD", "/stream")
    assert endless.status_code == 405


async def test_too_many_requests_are_refused_with_the_time_to_wait(world: World) -> None:
    world.service.limits.requests.amount = 5
    answers = [await world.ask("GET", "/me", who="Carla") for _ in range(8)]
    assert [one.status_code for one in answers[:5]] == [200] * 5
    assert answers[-1].status_code == 429
    assert problem(answers[-1]) == "too-fast"
    assert int(answers[-1].headers["retry-after"]) >= 1


async def test_what_goes_wrong_here_tells_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(world.service.lobby, "open_games", broken)
    answer = await world.ask("GET", "/games")
    assert answer.status_code == 500
    assert problem(answer) == "fault"
    assert "secret" not in answer.text


async def test_no_answer_is_kept_by_a_browser(world: World) -> None:
    game = await world.new()
    for path in ("/me", "/games", f"/games/{game}/table", f"/games/{game}/record", "/nothing"):
        answer = await world.ask("GET", path)
        assert answer.headers["cache-control"] == "no-store", path


async def test_the_words_of_moves_are_bounded_by_the_body_alone(world: World) -> None:
    """A description of any shape is looked through in a bounded time."""
    game = await world.new()
    deep: object = "x"
    for _ in range(100):
        deep = {"a": [deep]}
    for words in ({"lead": deep}, {f"w{n}": n for n in range(2_000)}, {"with": ["jack"] * 5_000}):
        raw = msgspec.json.encode({"seq": 1, "words": words})
        answer = await world.ask("POST", f"/games/{game}/moves", content=raw, headers=JSON)
        assert answer.status_code in (409, 422)
