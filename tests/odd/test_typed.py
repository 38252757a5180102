"""Anything typed at a table in the terminal: no line of any kind or length ends the game in a
traceback, and none is told back at length.
"""

import pytest

from aedilis.kernel.dice import Dice, stream
from tests.odd.mutating import MOST_ECHOED, SIGN, echoed
from tests.terminal.conftest import own_place, strict
from tests.terminal.robot import play, robot

__all__ = ["own_place", "strict"]

LINES = 400
"""So many lines are typed in a game, every other one of them what a sound player would type."""

COMMANDS = (
    "?", "help", "why", "undo", "table", "view", "cards", "card", "log", "now", "save", "lang",
    "order", "concede", "do", "language",
    "forum", "treasury", "senate", "provinces", "factions", "faction", "deals", "chances",
)  # fmt: skip
RESTS = (
    SIGN,
    SIGN * 201,
    SIGN * 450,
    SIGN * 5000,
    f"{SIGN} " * 300,
    f"{SIGN}," * 300,
    "9" * 450,
    "9" * 5000,
    "-1",
    "1" + "0" * 30,
    "1.5",
    "٣",
    "²",
    "\x00",
    "\x1b[31mred\x1b[0m",
    "\ud800",
    "\u202eright to left",
    "{ $name }",
    "%s %d {0}",
    '"' + SIGN * 300 + '"',
    '""',
    "1 1 1 1 1 1 1 1",
    "1," * 200,
    "0",
    "all",
    "none",
    "a",
    "en",
    "fr",
    "en fr",
    "giving never",
    "giving " + SIGN * 400,
    "~" + SIGN * 400,
    "~nobody-of-that-name/file",
    "no/such/directory/file",
    "name\x00with",
)


def line(dice: Dice) -> str:
    """Something to type."""
    rest = RESTS[dice.below(len(RESTS))]
    if dice.below(2):
        return rest
    command = COMMANDS[dice.below(len(COMMANDS))]
    return command if not dice.below(4) else f"{command} {rest}"


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize("game", [[], ["republic"]], ids=["glory", "republic"])
def test_nothing_typed_breaks_the_table_or_is_told_back_at_length(
    game: list[str], seed: str
) -> None:
    dice = stream(seed, "typed")
    sound = robot(seed, LINES)
    typed: list[str] = []

    def answer(news: str) -> str | None:
        for told in news.splitlines():
            assert echoed(told) <= MOST_ECHOED, (typed[-1][:80], told[:300])
            assert "terminal-" not in told, told
        if len(typed) >= LINES:
            return None
        typed.append(line(dice) if dice.below(2) else sound(news) or "")
        return typed[-1]

    code, out = play([*game, "--plain", "--seed", "odd", "--humans", "2"], answer)
    assert code in (0, 130), out[-2000:]
    # Whoever is let to say so may concede.
    assert len(typed) > LINES // 4
