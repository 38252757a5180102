"""Making, joining, beginning, leaving and taking back games."""

import pytest

from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def test_a_visitor_is_told_who_he_is(world: World) -> None:
    me = (await world.ask("GET", "/me")).json()
    assert me["name"] == "Anna bot"
    assert me["kind"] == "bot"
    assert me["owner"] == world.owner.id
    assert (await world.ask("GET", "/me", who="owner")).json()["kind"] == "person"


async def test_one_can_read_in_another_language(world: World) -> None:
    game = await world.new()
    changed = await world.ask("PATCH", "/me", {"language": "fr"})
    assert changed.json()["language"] == "fr"
    assert (await world.ask("GET", "/me")).json()["language"] == "fr"
    assert (await world.ask("GET", f"/games/{game}/table")).json()["language"] == "fr"
    asked = await world.ask("GET", f"/games/{game}/table", params={"language": "it"})
    assert asked.json()["language"] == "it"


async def test_the_games_there_are_name_bots_that_can_be_seated(world: World) -> None:
    kinds = (await world.ask("GET", "/kinds", who="nobody")).json()["kinds"]
    assert [kind["game"] for kind in kinds] == ["glory", "republic"]
    for kind in kinds:
        # What plays at a level may be set in its own way.
        assert {bot.partition(":")[0] for bot in kind["levels"].values()} <= {*kind["bots"]}
        for bot in {*kind["bots"], *kind["levels"].values()}:
            body = {"game": kind["game"], "seats": ["me", *[bot] * 3]}
            made = await world.ask("POST", "/games", body)
            assert made.status_code == 201, made.text
            assert made.json()["status"] == "running"


async def test_a_game_is_made_found_joined_and_begins(world: World) -> None:
    game = await world.new("open", "open", title="A table for three")
    listed = (await world.ask("GET", "/games", who="nobody")).json()["games"]
    assert [one["id"] for one in listed] == [game]
    assert "key" not in listed[0]
    joined = await world.ask("POST", f"/games/{game}/join", {"seat": 2}, who="Bert")
    assert joined.json() == {"seat": 2}
    again = await world.ask("POST", f"/games/{game}/join", who="Bert")
    assert again.json() == {"seat": 2}
    taken = await world.ask("POST", f"/games/{game}/join", {"seat": 2}, who="Carla")
    assert taken.status_code == 409
    assert problem(taken) == "seat-taken"
    last = await world.ask("POST", f"/games/{game}/join", who="Carla")
    assert last.json() == {"seat": 1}
    card = (await world.ask("GET", f"/games/{game}", who="Bert")).json()
    assert card["status"] == "running"
    assert card["my_seat"] == 2
    assert [one["name"] for one in card["seats"]] == ["Anna bot", "Carla bot", "Bert bot"]
    full = await world.ask("POST", f"/games/{game}/join", who="owner")
    assert problem(full) == "no-open-seat"
    running = (await world.ask("GET", "/games", params={"which": "running"})).json()["games"]
    assert [one["id"] for one in running] == [game]
    mine = (await world.ask("GET", "/games", params={"which": "mine"}, who="Bert")).json()["games"]
    assert [one["id"] for one in mine] == [game]


async def test_the_host_seats_bots_and_begins(world: World) -> None:
    game = await world.new("open", "open")
    seated = await world.ask("PUT", f"/games/{game}/seats/1", {"bot": "greedy"})
    assert seated.status_code == 204
    assert problem(await world.ask("PUT", f"/games/{game}/seats/0", {"bot": "greedy"}))
    unknown = await world.ask("PUT", f"/games/{game}/seats/2", {"bot": "senator"})
    assert unknown.status_code == 422
    assert problem(unknown) == "bad-field"
    for method, path, body in (
        ("PUT", "/seats/1", {"bot": ""}),
        ("POST", "/start", None),
        ("DELETE", "", None),
    ):
        answer = await world.ask(method, f"/games/{game}{path}", body, who="Bert")
        assert answer.status_code == 403
        assert problem(answer) == "not-host"
    assert (await world.ask("POST", f"/games/{game}/start")).status_code == 204
    card = (await world.ask("GET", f"/games/{game}")).json()
    assert card["status"] == "running"
    assert [one["kind"] for one in card["seats"]] == ["person", "bot", "bot"]
    assert problem(await world.ask("POST", f"/games/{game}/start")) == "not-open"
    assert problem(await world.ask("DELETE", f"/games/{game}")) == "not-open"


async def test_a_game_that_has_not_begun_can_be_left_and_taken_back(world: World) -> None:
    game = await world.new("open", "open")
    await world.ask("POST", f"/games/{game}/join", who="Bert")
    assert (await world.ask("POST", f"/games/{game}/leave", who="Bert")).status_code == 204
    assert problem(await world.ask("POST", f"/games/{game}/leave", who="Bert")) == "not-seated"
    card = (await world.ask("GET", f"/games/{game}")).json()
    assert [one["kind"] for one in card["seats"]] == ["person", "open", "open"]
    assert (await world.ask("DELETE", f"/games/{game}")).status_code == 204
    assert problem(await world.ask("GET", f"/games/{game}")) == "no-game"


async def test_who_leaves_a_running_game_is_stood_in_for_and_may_come_back(world: World) -> None:
    game = await world.together("Anna", "Bert")
    assert (await world.ask("POST", f"/games/{game}/leave", who="Bert")).status_code == 204
    card = (await world.ask("GET", f"/games/{game}")).json()
    assert card["seats"][1]["stand_in"] == "greedy"
    back = await world.ask("POST", f"/games/{game}/join", who="Bert")
    assert back.json() == {"seat": 1}


async def test_a_seat_can_be_left_to_a_bot_and_taken_back(world: World) -> None:
    game = await world.together("Anna", "Bert")
    body = {"seat": 0, "bot": "random"}
    assert (await world.ask("POST", f"/games/{game}/stand-in", body)).status_code == 200
    state = await world.state(game)
    refused = await world.ask("POST", f"/games/{game}/undo", {"seq": state["seq"]})
    assert problem(refused) == "stood-in"
    assert (await world.ask("POST", f"/games/{game}/stand-in", {"seat": 0})).status_code == 200
    other = await world.ask("POST", f"/games/{game}/stand-in", {"seat": 1, "bot": "random"})
    assert problem(other) == "not-yours"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": []}, "seats"),
        ({"seats": ["me", "me"]}, "seats"),
        ({"seats": ["me", "nobody"]}, "bots"),
        ({"seats": ["me"] * 7}, "seats"),
        ({"seats": ["me", "random"], "options": {"edition": "klingon"}}, "edition"),
        ({"seats": ["me", "random"], "options": {"colour": 1}}, "colour"),
        ({"seats": ["me", "random"], "clock": {"kind": "sand"}}, "clock"),
        ({"seats": ["me", "random"], "clock": {"kind": "move", "seconds": 1}}, "clock"),
        ({"seats": ["me", "random"], "stand_in": "senator"}, "bots"),
        ({"seats": ["me", "random"], "colour": "red"}, "colour"),
        ({"seats": ["me", "random"], "spectator_delay": -1}, "spectator_delay"),
        ({"seats": ["me", "random"], "title": "x" * 81}, "title"),
    ],
)
async def test_a_wrong_field_of_a_new_game_is_named(
    world: World, change: dict[str, object], field: str
) -> None:
    answer = await world.ask("POST", "/games", {"game": "glory", "seats": ["me"], **change})
    assert answer.status_code == 422
    assert problem(answer) == "bad-field"
    assert field in answer.json()["text"]


async def test_there_is_a_bound_to_games_that_are_not_over(world: World) -> None:
    world.service.settings = type(world.service.settings)(
        **{
            name: getattr(world.service.settings, name)
            for name in world.service.settings.__struct_fields__
        }
        | {"open_games_a_person": 2}
    )
    for _ in range(2):
        await world.new("open")
    answer = await world.ask("POST", "/games", {"game": "glory", "seats": ["me", "open"]})
    assert answer.status_code == 429
    assert problem(answer) == "too-many-games"


async def test_bots_and_tokens_are_made_listed_and_removed_by_their_owner(world: World) -> None:
    made = await world.ask("POST", "/bots", {"name": "Dora bot"}, who="owner")
    assert made.status_code == 201
    bot = made.json()["id"]
    names = [one["name"] for one in (await world.ask("GET", "/bots", who="owner")).json()["bots"]]
    assert names == ["Anna bot", "Bert bot", "Carla bot", "Dora bot"]
    token = await world.ask("POST", f"/bots/{bot}/tokens", {"label": "a test"}, who="owner")
    assert token.status_code == 201
    world.tokens["Dora"] = token.json()["token"]
    assert (await world.ask("GET", "/me", who="Dora")).json()["id"] == bot
    listed = (await world.ask("GET", f"/bots/{bot}/tokens", who="owner")).json()["tokens"]
    assert [one["label"] for one in listed] == ["a test"]
    assert world.tokens["Dora"] not in str(listed)
    revoked = await world.ask("DELETE", f"/bots/{bot}/tokens/{listed[0]['id']}", who="owner")
    assert revoked.status_code == 204
    assert problem(await world.ask("GET", "/me", who="Dora")) == "log-in"
    assert (await world.ask("DELETE", f"/bots/{bot}", who="owner")).status_code == 204
    assert problem(await world.ask("GET", f"/bots/{bot}/tokens", who="owner")) == "no-bot"


async def test_a_bot_makes_no_bots_and_reads_nobodys_tokens(world: World) -> None:
    answer = await world.ask("POST", "/bots", {"name": "Sub bot"})
    assert answer.status_code == 403
    assert problem(answer) == "needs-account"
    me = (await world.ask("GET", "/me")).json()["id"]
    assert problem(await world.ask("GET", f"/bots/{me}/tokens")) == "no-bot"
    assert problem(await world.ask("POST", f"/bots/{me}/tokens", {})) == "no-bot"
    assert problem(await world.ask("DELETE", f"/bots/{me}")) == "no-bot"


async def test_strangers_are_told_of_games_in_their_language(world: World) -> None:
    game = await world.new("open", options={"edition": "it2011"})
    told = {}
    for language in ("en", "es", "it", "fr"):
        headers = {"accept-language": language}
        one = await world.ask("GET", f"/games/{game}", who="nobody", headers=headers)
        listed = await world.ask("GET", "/games", who="nobody", headers=headers)
        assert listed.json()["games"][0]["options_text"] == one.json()["options_text"]
        told[language] = one.json()["options_text"][0]
    assert len(set(told.values())) == 4
    # Whoever has a name is told in the language of his own.
    own = await world.ask("GET", f"/games/{game}", headers={"accept-language": "fr"})
    assert own.json()["options_text"] == [told["en"]]
