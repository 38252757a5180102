"""What other people's packages do wrong stops neither a game nor a list: bots that raise or answer
nonsense, and games that break over their own options.
"""

import logging
from typing import Any

import pytest
from structlog.testing import capture_logs

from aedilis.bots.registry import make_player
from aedilis.bots.steady import Fault, answer_of, any_answer, aside_of
from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Amount, Choose, Move, Prompt
from aedilis.server.live import bots as live_bots
from aedilis.server.live.room import Room
from tests.server.live.house import House, eventually

pytestmark = pytest.mark.anyio


class Broken(Player):
    """Raises, or answers with `answer`."""

    answer: Any = None

    def choose(self, view: Any, prompt: Prompt) -> Move:
        if self.answer is None:
            raise ZeroDivisionError("nothing left")
        return self.answer  # type: ignore[no-any-return]

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        if self.answer is None:
            raise KeyError("what")
        return None


def broken(answer: Any = None) -> Broken:
    player = Broken("random", 0, stream("1", "broken"))
    player.answer = answer
    return player


PROMPT = Choose(0, "ask-lead", "G.1", [3, 5])


@pytest.mark.parametrize("answer", [[], [4], [3, 5], "3", [True], [None], {"do": 3}, (3,)])
def test_what_is_not_offered_is_a_fault(answer: Any) -> None:
    with pytest.raises(Fault, match=r"it answered ask-lead with .*, which is not offered"):
        answer_of(broken(answer), None, PROMPT)


def test_what_a_bot_raises_is_a_fault() -> None:
    with pytest.raises(Fault, match="it raised ZeroDivisionError: nothing left"):
        answer_of(broken(), None, PROMPT)
    with pytest.raises(Fault, match="it raised KeyError: 'what'"):
        aside_of(broken(), None, PROMPT)
    assert answer_of(broken([5]), None, PROMPT) == [5]


def test_some_answer_is_always_the_same() -> None:
    prompt = Amount(0, "ask-amount", "G.1", "talents", 0, 99)
    assert any_answer(prompt, "a") == any_answer(prompt, "a")
    assert prompt.accepts(any_answer(prompt, "b"))


def has_played(room: Room, seat: int) -> bool:
    """Whether a seat has made a few moves, or the game is over."""
    table = room.table
    moves = [one.line.seat for one in table.entries].count(seat) if table is not None else 0
    return moves > 9 or room.row.status == "over"


@pytest.mark.parametrize("game", ["glory", "republic"])
@pytest.mark.parametrize("answer", [None, [10_000]])
async def test_a_bot_that_fails_is_told_of_once_and_its_game_goes_on(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    game: str,
    answer: Any,
) -> None:
    made = make_player

    def make(name: str, of: str, seat: int, seed: str) -> Player:
        return broken(answer) if seat == 1 else made(name, of, seat, seed)

    monkeypatch.setattr(live_bots, "make_player", make)
    with caplog.at_level(logging.ERROR, "aedilis.bots"):
        id_ = await house.create(game, "random", "random", "random")
        room = await house.service.rooms.room(id_)
        await eventually(lambda: has_played(room, 1))
    told = [one for one in caplog.records if one.name == "aedilis.bots"]
    assert [one.getMessage() for one in told] == ["a bot cannot play"]
    assert (vars(told[0])["seat"], vars(told[0])["game"]) == (1, id_)
    assert vars(told[0])["fault"].startswith("it raised " if answer is None else "it answered ")


async def test_a_bot_that_is_not_installed_any_more_is_played_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_player

    def make(name: str, of: str, seat: int, seed: str) -> Player:
        return made("gone", of, seat, seed)

    monkeypatch.setattr(live_bots, "make_player", make)
    id_ = await house.create("glory", "random", "random")
    room = await house.service.rooms.room(id_)
    await eventually(lambda: len(room.times) > 10)
    assert room.faults == {0, 1}


async def test_a_game_that_breaks_over_its_options_fails_no_list(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    glory = await house.create("glory", "me", "open")
    republic = await house.create("republic", "me", "open", "open")

    def raises(self: object, options: object, seats: int) -> dict[str, object]:
        raise RuntimeError("an option that is none")

    monkeypatch.setattr(type(GAMES["republic"]), "options", raises)
    with capture_logs() as told:
        for _ in range(2):
            cards = {one.id: one for one in await house.service.lobby.open_games(None)}
            assert cards[republic].options_text == []
            assert cards[glory].options_text
    assert [(one["event"], one["kind"]) for one in told] == [("options cannot be told", "republic")]
