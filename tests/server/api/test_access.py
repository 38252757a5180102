"""Who may do what: tokens, sessions, private games, spectators."""

import pytest

from aedilis.server.people.visitors import COOKIE
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio

LOOKING = ("", "/table", "/table?format=codes&view=1", "/log", "/record", "/chat", "/tell", "/look")


async def test_a_stranger_sees_what_is_public_and_does_nothing(world: World) -> None:
    game = await world.new()
    for path in LOOKING:
        answer = await world.ask("GET", f"/games/{game}{path}", who="nobody")
        assert answer.status_code == 200, path
    for method, path, body in (
        ("GET", "/me", None),
        ("GET", "/games?which=mine", None),
        ("GET", "/bots", None),
        ("GET", "/stream", None),
        ("POST", "/games", {"game": "glory", "seats": ["me", "random"]}),
        ("POST", f"/games/{game}/moves", {"seq": 1, "move": [1]}),
        ("POST", f"/games/{game}/say", {"text": "hello"}),
        ("POST", f"/games/{game}/part", {}),
        ("GET", f"/games/{game}/note", None),
        ("GET", f"/games/{game}/why", None),
        ("POST", f"/games/{game}/fork", {"n": 1}),
    ):
        answer = await world.ask(method, path, body, who="nobody")
        assert answer.status_code == 401, path
        assert answer.headers["www-authenticate"] == "Bearer"
        assert problem(answer) == "log-in"


async def test_forged_tokens_are_refused_everywhere(world: World) -> None:
    token = world.tokens["Anna"]
    turned = token[:-1] + ("A" if token[-1] != "A" else "B")
    for forged in ("", "x", turned, token + "x", token.upper(), "aedilis_", "\u00e9", "x" * 5_000):
        for path in ("/me", "/games", "/kinds", "/openapi.json"):
            headers = {b"authorization": f"Bearer {forged}".encode()}
            answer = await world.client("nobody").get(path, headers=headers)
            assert answer.status_code == 401, (forged, path)
            assert problem(answer) == "log-in"
    for scheme in ("Basic", "Token", ""):
        answer = await world.client("nobody").get(
            "/me", headers={"authorization": f"{scheme} {token}".strip()}
        )
        assert answer.status_code == 401, scheme


async def test_a_revoked_token_is_refused_at_once(world: World) -> None:
    game = await world.new()
    bot = (await world.ask("GET", "/me")).json()["id"]
    (token,) = (await world.ask("GET", f"/bots/{bot}/tokens", who="owner")).json()["tokens"]
    answer = await world.ask("DELETE", f"/bots/{bot}/tokens/{token['id']}", who="owner")
    assert answer.status_code == 204
    for path in ("/me", f"/games/{game}/table"):
        answer = await world.ask("GET", path)
        assert answer.status_code == 401
        assert problem(answer) == "log-in"


async def test_a_session_needs_its_token_to_change_something(world: World) -> None:
    body = {"game": "glory", "seats": ["me", "random"]}
    headers = {"cookie": f"{COOKIE}={world.session}"}
    nobody = world.client("nobody")
    assert (await nobody.get("/me", headers=headers)).status_code == 200
    for given in ({}, {"x-csrf-token": "x"}, {"x-csrf-token": world.csrf[:-1] + "x"}):
        answer = await nobody.post("/games", json=body, headers={**headers, **given})
        assert answer.status_code == 403
        assert problem(answer) == "csrf"
    given = {"x-csrf-token": world.csrf}
    answer = await nobody.post("/games", json=body, headers={**headers, **given})
    assert answer.status_code == 201
    given["origin"] = "https://elsewhere.example"
    answer = await nobody.post("/games", json=body, headers={**headers, **given})
    assert answer.status_code == 403
    assert problem(answer) == "cross-site"


async def test_a_private_game_is_not_there_for_others(world: World) -> None:
    game = await world.together("Anna", "Bert", private=True)
    no_such = (await world.ask("GET", "/games/nosuchgame", who="Carla")).content
    for who in ("Carla", "nobody", "owner"):
        for path in LOOKING:
            answer = await world.ask("GET", f"/games/{game}{path}", who=who)
            assert answer.status_code == 404, (who, path)
            assert answer.content == no_such
    for method, path, body in (
        ("DELETE", "", None),
        ("POST", "/join", {}),
        ("POST", "/join", {"key": "wrong"}),
        ("POST", "/leave", None),
        ("POST", "/start", None),
        ("PUT", "/seats/1", {"bot": "greedy"}),
        ("POST", "/moves", {"seq": 1, "move": [1]}),
        ("POST", "/part", {}),
        ("POST", "/part?format=codes", {}),
        ("POST", "/undo", {"seq": 1}),
        ("POST", "/say", {"text": "hello"}),
        ("POST", "/orders", {"window": "gift", "order": "never"}),
        ("POST", "/stand-in", {"seat": 0, "bot": "greedy"}),
        ("POST", "/fork", {"n": 1}),
        ("GET", "/note", None),
        ("PUT", "/note", {"text": "x"}),
        ("GET", "/why", None),
        ("GET", "/statistics", None),
        ("GET", "/stream", None),
    ):
        answer = await world.ask(method, f"/games/{game}{path}", body, who="Carla")
        assert answer.status_code == 404, path
        assert answer.content == no_such, path
    for which in ("open", "running", "mine"):
        listed = await world.ask("GET", "/games", params={"which": which}, who="Carla")
        assert listed.json() == {"games": []}


async def test_the_key_of_a_private_game_lets_one_look_and_sit_down(world: World) -> None:
    game = await world.new("open", private=True)
    card = (await world.ask("GET", f"/games/{game}")).json()
    key = {"key": card["key"]}
    seen = await world.ask("GET", f"/games/{game}", params=key, who="Bert")
    assert seen.status_code == 200
    assert "key" not in seen.json()
    assert (await world.ask("POST", f"/games/{game}/join", key, who="Bert")).status_code == 200
    watched = await world.ask("GET", f"/games/{game}/table", params=key, who="Carla")
    assert watched.json()["viewer"] == -1
    wrong = await world.ask(
        "GET", f"/games/{game}/table", params={"key": card["key"] + "x"}, who="Carla"
    )
    assert wrong.status_code == 404


async def test_a_game_without_spectators_shows_its_card_and_no_table(world: World) -> None:
    game = await world.together("Anna", "Bert", spectator_delay=None)
    assert (await world.ask("GET", f"/games/{game}", who="Carla")).status_code == 200
    for path in LOOKING[1:]:
        answer = await world.ask("GET", f"/games/{game}{path}", who="Carla")
        assert answer.status_code == 404, path
    assert (await world.ask("GET", f"/games/{game}/table", who="Bert")).status_code == 200


async def test_spectators_are_kept_behind_where_the_table_wants_it(world: World) -> None:
    game = await world.together("Anna", "Bert", spectator_delay=3_600)
    for _ in range(6):
        await world.step(game, ("Anna", "Bert"))
    played = await world.state(game)
    assert played["seq"] == 7
    seen = await world.state(game, "Carla", view=1)
    assert seen["seq"] == 1
    table = (await world.ask("GET", f"/games/{game}/table", who="Carla")).json()
    assert table["seq"] == 1
    log = (await world.ask("GET", f"/games/{game}/log", who="Carla")).json()
    assert [one["since"] for one in table["asked"]] == [log["lines"][0]["at"]]
    assert [one["n"] for one in log["lines"]] == [0]
    codes = (
        await world.ask("GET", f"/games/{game}/log", who="Carla", params={"format": "codes"})
    ).json()
    assert codes["seq"] == 1
    assert [one["n"] for one in codes["lines"]] == [0]
    record = await world.ask("GET", f"/games/{game}/record", who="Carla")
    assert len(record.text.splitlines()) == 2
    late = await world.ask("GET", f"/games/{game}/look", who="Carla", params={"n": 5})
    assert late.status_code == 422


async def test_who_has_no_seat_sees_as_a_spectator(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for who in ("Carla", "nobody", "owner"):
        state = await world.state(game, who, view=1)
        assert state["viewer"] == -1
        assert "prompt" not in state
        assert "aside" not in state
        assert all(camp["hand"] is None or camp["hand"] == [] for camp in state["view"]["camps"])
