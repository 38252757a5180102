"""At the table: what is asked, moves in codes and in words, and what is refused."""

import pytest

from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


async def test_a_whole_game_is_played_by_codes(world: World) -> None:
    game = await world.together("Anna", "Bert")
    for _ in range(3000):
        if not await world.step(game, ("Anna", "Bert")):
            break
    card = (await world.ask("GET", f"/games/{game}")).json()
    assert card["status"] == "over"
    assert card["ending"]
    table = (await world.ask("GET", f"/games/{game}/table")).json()
    assert table["result"]["winners"]
    state = await world.state(game)
    assert "prompt" not in state
    assert "aside" not in state
    late = await world.ask("POST", f"/games/{game}/moves", {"seq": state["seq"], "move": [0]})
    assert problem(late) == "not-running"


async def test_a_prompt_tells_what_its_choices_mean(world: World) -> None:
    game = await world.new()
    state = await world.state(game, words=1)
    if state["viewer"] in state["awaited"]:
        prompt = state["prompt"]
        assert len(prompt["choices"]) == len(prompt["words"])
        assert all(isinstance(one, dict) and one for one in prompt["words"])
    assert "view" not in state
    assert "words" not in (await world.state(game)).get("prompt", {})
    seen = (await world.state(game, view=1))["view"]
    assert seen["seat"] == 0


async def first(world: World, game: str) -> str:
    """The bot of ours that is asked."""
    for name in ("Anna", "Bert"):
        state = await world.state(game, name)
        if state["viewer"] in state["awaited"]:
            return name
    raise AssertionError("nobody is asked")


async def test_a_move_is_composed_part_by_part_in_both_forms(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who = await first(world, game)
    state = await world.state(game, who, words=1)
    for code in state["prompt"]["choices"]:
        path, body = f"/games/{game}/part", {"done": [code]}
        lean = await world.ask("POST", path, body, who=who, params={"format": "codes", "words": 1})
        told = await world.ask("POST", path, body, who=who)
        assert lean.status_code == told.status_code == 200
        part = lean.json()
        assert part["done"] == [code]
        assert part["whole"] is (not part["choices"])
        assert len(part["words"]) == len(part["choices"])
        if part["whole"]:
            assert told.json()["field"] is None
            assert told.json()["label"]
    wrong = await world.ask(
        "POST", f"/games/{game}/part", {"done": [3]}, who=who, params={"format": "codes"}
    )
    assert wrong.status_code == 422
    assert problem(wrong) == "no-beginning"
    wrong = await world.ask("POST", f"/games/{game}/part", {"done": [3]}, who=who)
    assert problem(wrong) == "no-beginning"


async def test_a_move_can_be_made_in_words(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who = await first(world, game)
    body = {"seq": 1, "words": {"think": "jack"}}
    headers = {"idempotency-key": "one"}
    path = f"/games/{game}/moves"
    done = await world.ask("POST", path, body, who=who, headers=headers)
    assert done.json() == {"seq": 2}
    again = await world.ask("POST", path, body, who=who, headers=headers)
    assert again.json() == {"seq": 2}
    lines = (
        await world.ask("GET", f"/games/{game}/log", who=who, params={"format": "codes"})
    ).json()
    assert lines["lines"][1]["move"] == {"think": "jack"}
    stale = await world.ask("POST", path, body, who=who)
    assert stale.status_code == 409
    assert problem(stale) == "stale"


async def test_a_move_that_is_not_legal_is_refused_with_its_rule(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who = await first(world, game)
    path = f"/games/{game}/moves"
    for body in (
        {"seq": 1, "move": [7]},
        {"seq": 1, "move": []},
        {"seq": 1, "move": [-(2**31)]},
        {"seq": 1, "words": {"lead": "emperor"}},
        {"seq": 1, "words": {"nonsense": [1, {"a": None}]}},
        {"seq": 1, "words": {}},
    ):
        answer = await world.ask("POST", path, body, who=who)
        assert answer.status_code == 422, body
        assert problem(answer) == "illegal"
    assert answer.json()["rule"] == "" or answer.json()["rule"].startswith("G.")
    assert (await world.state(game))["seq"] == 1


async def test_who_is_not_asked_cannot_move(world: World) -> None:
    game = await world.together("Anna", "Bert")
    other = "Bert" if await first(world, game) == "Anna" else "Anna"
    for body in ({"seq": 1, "move": [262144]}, {"seq": 1, "words": {"think": "jack"}}):
        answer = await world.ask("POST", f"/games/{game}/moves", body, who=other)
        assert answer.status_code == 422
        assert problem(answer) == "illegal"
    for who, status in (("Carla", 403), ("owner", 403)):
        answer = await world.ask("POST", f"/games/{game}/moves", body, who=who)
        assert answer.status_code == status
        assert problem(answer) == "not-seated"
    assert (await world.state(game))["seq"] == 1


async def test_one_of_move_and_words_is_needed(world: World) -> None:
    game = await world.new()
    for body in ({"seq": 1}, {"seq": 1, "move": [1], "words": {"think": "jack"}}):
        answer = await world.ask("POST", f"/games/{game}/moves", body)
        assert answer.status_code == 422
        assert problem(answer) == "bad-field"


async def test_the_same_key_acts_once_and_somebody_elses_is_another(world: World) -> None:
    game = await world.together("Anna", "Bert")
    path, headers = f"/games/{game}/moves", {"idempotency-key": "same"}
    who = await first(world, game)
    state = await world.state(game, who)
    body = {"seq": 1, "move": await world.walk(game, who, state)}
    for _ in range(3):
        answer = await world.ask("POST", path, body, who=who, headers=headers)
        assert answer.status_code == 200
        assert answer.json() == {"seq": 2}
    world.service.rooms.forget(game)
    answer = await world.ask("POST", path, body, who=who, headers=headers)
    assert answer.json() == {"seq": 2}
    assert (await world.state(game, who))["seq"] == 2
    who = await first(world, game)
    state = await world.state(game, who)
    body = {"seq": 2, "move": await world.walk(game, who, state)}
    headers = {"idempotency-key": "other"}
    answer = await world.ask("POST", path, body, who=who, headers=headers)
    assert answer.json() == {"seq": 3}


async def test_a_bad_key_is_refused(world: World) -> None:
    game = await world.new()
    for key in ("", "x" * 49, "a b", "\x7f"):
        answer = await world.ask(
            "POST",
            f"/games/{game}/moves",
            {"seq": 1, "move": [0]},
            headers={"idempotency-key": key},
        )
        assert answer.status_code == 422, key
        assert problem(answer) == "bad-field"
        assert "Idempotency-Key" in answer.json()["text"]


async def test_undo_takes_back_what_changed_nothing_for_anybody(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who = await first(world, game)
    await world.ask("POST", f"/games/{game}/moves", {"seq": 1, "words": {"think": "jack"}}, who=who)
    path, headers = f"/games/{game}/undo", {"idempotency-key": "back"}
    other = "Bert" if who == "Anna" else "Anna"
    assert problem(await world.ask("POST", path, {"seq": 2}, who=other)) == "no-undo"
    for _ in range(2):
        done = await world.ask("POST", path, {"seq": 2}, who=who, headers=headers)
        assert done.json() == {"seq": 3}
    assert problem(await world.ask("POST", path, {"seq": 2}, who=who)) == "stale"
    assert problem(await world.ask("POST", path, {"seq": 3}, who=who)) == "no-undo"
    assert await first(world, game) == who


async def test_what_may_not_be_done_is_told_with_rules(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who = await first(world, game)
    found = (await world.ask("GET", f"/games/{game}/why", who=who)).json()["refusals"]
    assert found
    assert all(one["why"] for one in found)
    assert any(one["rule"].startswith("G.") for one in found)
    other = "Bert" if who == "Anna" else "Anna"
    assert problem(await world.ask("GET", f"/games/{game}/why", who=other)) == "not-asked"
    assert problem(await world.ask("GET", f"/games/{game}/why", who="Carla")) == "not-seated"


async def test_standing_orders_are_kept_in_the_game(world: World) -> None:
    game = await world.together("Anna", "Bert")
    (window,) = (await world.ask("GET", "/kinds")).json()["kinds"][0]["windows"]
    body = {"window": window, "order": "ask"}
    answer = await world.ask("POST", f"/games/{game}/orders", body)
    assert answer.status_code == 200, answer.text
    table = (await world.ask("GET", f"/games/{game}/table")).json()
    assert [(one["window"], one["order"]) for one in table["orders"]] == [(window, "ask")]
    for wrong in ({"window": "tea", "order": "never"}, {"window": window, "order": "maybe"}):
        refused = await world.ask("POST", f"/games/{game}/orders", wrong)
        assert refused.status_code == 422


async def test_talk_is_heard_and_repeated_requests_say_it_once(world: World) -> None:
    game = await world.together("Anna", "Bert", private_chat=True)
    path, headers = f"/games/{game}/say", {"idempotency-key": "hello"}
    for _ in range(2):
        said = await world.ask("POST", path, {"text": "Salve,\n@Bert bot!"}, headers=headers)
        assert said.status_code == 200
    await world.ask("POST", path, {"text": "a whisper", "to": 1})
    heard = (await world.ask("GET", f"/games/{game}/chat", who="Bert")).json()["lines"]
    assert [one["text"] for one in heard] == ["Salve, @Bert bot!", "a whisper"]
    assert heard[0]["mention"]
    since = {"after": heard[0]["id"]}
    later = (await world.ask("GET", f"/games/{game}/chat", who="Bert", params=since)).json()
    assert [one["text"] for one in later["lines"]] == ["a whisper"]
    outside = (await world.ask("GET", f"/games/{game}/chat", who="Carla")).json()["lines"]
    assert [one["text"] for one in outside] == ["Salve, @Bert bot!"]
    for body in ({"text": " \n "}, {"text": "x", "to": 0}, {"text": "x", "to": 5}):
        assert (await world.ask("POST", path, body)).status_code == 422
    assert (await world.ask("POST", path, {"text": "x", "to": 1}, who="Carla")).status_code == 403


async def test_a_note_is_ones_own(world: World) -> None:
    game = await world.together("Anna", "Bert")
    text = "He has the Forum.\nWatch it. \u00e9\u4e2d"
    assert (await world.ask("PUT", f"/games/{game}/note", {"text": text})).status_code == 204
    assert (await world.ask("GET", f"/games/{game}/note")).json() == {"text": text}
    assert (await world.ask("GET", f"/games/{game}/note", who="Bert")).json() == {"text": ""}
    assert (await world.ask("PUT", f"/games/{game}/note", {"text": ""})).status_code == 204
    assert (await world.ask("GET", f"/games/{game}/note")).json() == {"text": ""}
