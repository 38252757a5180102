"""Hints: the best answers, each with its reason; where there are none, and whose they are."""

import asyncio

import msgspec
import pytest

from aedilis.bots import advice
from aedilis.bots.random import RandomPlayer
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Prompt, walk
from aedilis.server.live import hints as hinting
from aedilis.server.live.table_parts import may_have_hints
from aedilis.server.lobby.game_cards import Clock, NewGame
from aedilis.server.lobby.new_rows import new_row
from aedilis.server.tournaments.plan import NewTournament, table_of
from tests.patience import PATIENCE
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice from a bot that needs no time to think."""
    monkeypatch.setattr(hinting, "adviser", lambda game: "greedy")


async def asked(world: World, game: str) -> tuple[str, str]:
    """Who is asked, and who is not."""
    awaited = (await world.state(game))["awaited"]
    return ("Anna", "Bert") if awaited == [0] else ("Bert", "Anna")


async def test_the_best_answers_are_told_and_can_be_given(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who, other = await asked(world, game)
    told = await world.ask("GET", f"/games/{game}/hint", who=who)
    assert told.status_code == 200, told.text
    found = told.json()
    assert 1 <= len(found["hints"]) <= advice.MOST
    assert all(one["label"] and one["why"] for one in found["hints"])
    assert found["seq"] == (await world.state(game))["seq"], "nothing is done by it"
    assert (await world.ask("GET", f"/games/{game}/table", who=who)).json()["hints"] is True
    spanish = await world.ask("GET", f"/games/{game}/hint", who=who, params={"language": "es"})
    assert [one["move"] for one in spanish.json()["hints"]] == [
        one["move"] for one in found["hints"]
    ]
    assert spanish.json()["hints"][0]["why"] != found["hints"][0]["why"]
    # This bot never does anything out of turn, and so has nothing to say of it.
    not_asked = await world.ask("GET", f"/games/{game}/hint", who=other)
    assert problem(not_asked) == "no-hints-aside"
    done = await world.ask(
        "POST",
        f"/games/{game}/moves",
        {"seq": found["seq"], "move": found["hints"][0]["move"]},
        who=who,
        headers={"idempotency-key": "hinted"},
    )
    assert done.status_code == 200, done.text


async def test_who_is_not_asked_is_told_what_is_worth_doing_out_of_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's own aside, or that it would keep still; nothing is done by it."""
    game = await world.together("Anna", "Bert")
    _, other = await asked(world, game)
    wanted: list[list[int]] = []

    class Restless(RandomPlayer):
        def speaks_up(self) -> bool:
            return True

        def aside(self, view: object, prompt: Prompt) -> list[int] | None:
            return wanted[0] if wanted else None

    monkeypatch.setattr(
        advice,
        "make_player",
        lambda bot, game, seat, seed: Restless(bot, seat, stream(seed, "bot")),
    )
    still = (await world.ask("GET", f"/games/{game}/hint", who=other)).json()
    assert (still["aside"], still["hints"]) == (True, [])
    world.service.advising._known.clear()
    room = await world.service.rooms.room(game)
    table = room.playing()
    seat = 0 if other == "Anna" else 1
    aside = table.game.aside(table.state, seat)
    assert aside is not None
    wanted.append(walk(aside, stream("aside", "walk")))
    found = (await world.ask("GET", f"/games/{game}/hint", who=other)).json()
    assert found["aside"] is True
    assert [one["move"] for one in found["hints"]] == wanted
    assert found["hints"][0]["label"]
    assert found["seq"] == (await world.state(game))["seq"]


async def test_one_position_is_thought_about_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.together("Anna", "Bert")
    who, _ = await asked(world, game)
    thought: list[int] = []
    answers = advice.Advice.answers

    def counted(one: advice.Advice) -> object:
        thought.append(1)
        return answers(one)

    monkeypatch.setattr(advice.Advice, "answers", counted)
    for _ in range(3):
        assert (await world.ask("GET", f"/games/{game}/hint", who=who)).status_code == 200
    assert len(thought) == 1


async def test_other_requests_are_answered_while_a_hint_is_thought_of(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot thinks in a thread, without the room's lock: others may look and move meanwhile."""
    game = await world.together("Anna", "Bert")
    who, _ = await asked(world, game)
    loop, begun, go_on = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
    answers = advice.Advice.answers

    def slow(one: advice.Advice) -> object:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(PATIENCE)
        return answers(one)

    monkeypatch.setattr(advice.Advice, "answers", slow)
    hint = asyncio.create_task(world.ask("GET", f"/games/{game}/hint", who=who))
    await begun.wait()
    seq = (await world.state(game))["seq"]
    state = await world.state(game, who)
    move = await world.walk(game, who, state)
    done = await world.ask(
        "POST",
        f"/games/{game}/moves",
        {"seq": seq, "move": move},
        who=who,
        headers={"idempotency-key": "meanwhile"},
    )
    assert done.status_code == 200, done.text
    go_on.set()
    # What was thought of is no advice for the position that came of the move.
    assert problem(await hint) == "stale"


async def test_a_table_can_be_made_without_hints(world: World) -> None:
    game = await world.new("greedy", hints=False)
    assert problem(await world.ask("GET", f"/games/{game}/hint")) == "no-hints"
    assert "hints" not in (await world.ask("GET", f"/games/{game}/table")).json()
    assert "hints" not in (await world.ask("GET", f"/games/{game}")).json()
    usual = await world.new("greedy")
    assert (await world.ask("GET", f"/games/{usual}")).json()["hints"] is True


async def test_who_does_not_sit_there_gets_no_hints(world: World) -> None:
    game = await world.together("Anna", "Bert")
    answer = await world.ask("GET", f"/games/{game}/hint", who="Carla")
    assert problem(answer) == "not-seated"
    assert "hints" not in (await world.ask("GET", f"/games/{game}/table", who="Carla")).json()


async def test_who_asks_too_often_has_to_wait(world: World) -> None:
    game = await world.together("Anna", "Bert")
    who, _ = await asked(world, game)
    limit = world.service.limits.hints
    person = (await world.service.rooms.room(game)).sitting[0 if who == "Anna" else 1].person
    limit.take(f"person:{person}", limit.amount)
    answer = await world.ask("GET", f"/games/{game}/hint", who=who)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1


def test_rated_games_and_tournaments_have_no_hints() -> None:
    spec = NewGame("glory", ["me", "open"], clock=Clock("move", 60), rated=True)
    assert not may_have_hints(new_row(spec, {}, "", 1))
    spec = NewGame("glory", ["me", "open"])
    assert may_have_hints(new_row(spec, {}, "", 1))
    plan = NewTournament("robin", "glory")
    assert not may_have_hints(new_row(table_of(plan, [1, 2], False), {}, "", 1))
    assert not may_have_hints(new_row(spec, {}, "", 1, tournament="t"))
    # A table that was made before there were hints says nothing of them.
    row = new_row(spec, {}, "", 1)
    del row.settings["hints"]
    assert may_have_hints(row)
    assert msgspec.to_builtins(spec)["hints"] is True
