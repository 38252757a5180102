"""A bot that raises, or answers what is not offered, ends no game at a terminal."""

from typing import Any

import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.table import Table
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.session import Session
from aedilis.terminal.voice import Voice
from tests.terminal.robot import Answers, Screen, robot

TOLD = "has a fault and could not answer as it should"
MOVES = 60


class Faulty(Player):
    """Does what it should not: raises here and there, or answers with a code that nobody offers."""

    def __init__(self, seat: int, fault: str) -> None:
        super().__init__("faulty", seat, stream("1", "faulty"))
        self.fault = fault
        self.listens = fault == "hear"

    def _do(self, what: str) -> None:
        if self.fault == what:
            raise ZeroDivisionError(what)

    def hear(self, event: Any) -> None:
        self._do("hear")

    def speaks_up(self) -> bool:
        self._do("speaks_up")
        return True

    def choose(self, view: Any, prompt: Prompt) -> Move:
        self._do("choose")
        return [-1]

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        self._do("aside")
        return [-1] if self.fault == "answer" else None


@pytest.mark.parametrize("game", ["glory", "republic"])
@pytest.mark.parametrize("fault", ["hear", "speaks_up", "choose", "aside", "answer"])
def test_a_faulty_bot_is_told_of_once_and_the_game_goes_on(game: str, fault: str) -> None:
    table = Table(GAMES[game], {}, ["Ana", "Bot", "Bob"], "faulty")
    screen = Screen()
    voice = Voice(True, Answers(screen, robot("faulty", MOVES)), screen)
    bots = {seat: Faulty(seat, fault) for seat in (1, 2)}
    Session(table, voice, [0], "en", bots, SaveFile(game), lambda language: []).run()
    assert {entry.line.seat for entry in table.entries} >= {0, 1, 2}
    assert len(table.entries) > MOVES
    for name in ("Bot", "Bob"):
        assert screen.getvalue().count(f"{name} {TOLD}") == 1
