"""What has happened since one's own last move, in the terminal."""

import re

import pytest

from aedilis.terminal.since import fitting
from tests.terminal.robot import listed, play, robot

NEWS = [str(n) for n in range(20)]


def test_the_latest_are_shown_and_the_heavy_ones_kept() -> None:
    left_out, heavy, latest = fitting(NEWS, ["3", "19", "7"], 9)
    assert (left_out, heavy, latest) == (12, ["3", "7"], NEWS[14:])
    assert left_out + len(heavy) + len(latest) == len(NEWS)


def test_heavy_ones_take_half_of_the_room_at_most() -> None:
    left_out, heavy, latest = fitting(NEWS, NEWS[:8], 5)
    assert (left_out, heavy, latest) == (16, ["0", "1"], ["18", "19"])


def test_where_nothing_is_heavy_the_latest_fill_the_room() -> None:
    assert fitting(NEWS, [], 5) == (16, [], NEWS[16:])


def told(seed: str, language: str, heading: str) -> list[list[str]]:
    """What `since` tells at each question of a game that is left after some of them."""
    choose = robot(seed, 60)
    waiting: list[str] = []

    def answer(news: str) -> str | None:
        if waiting:
            return choose(waiting.pop())
        waiting.append(news)
        return "since"

    options = ["--seed", seed, "--seats", "3", "--bots", "random", "--language", language]
    _, out = play(options, answer)
    found = re.findall(rf"> \n\n# {heading}[^\n]*\n((?:- [^\n]*\n)+)", out)
    return [lines.splitlines() for lines in found]


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Since your last move"), ("fr", "Depuis votre dernier coup")],
)
def test_the_command_tells_what_the_others_did(language: str, heading: str) -> None:
    shown = told("3", language, heading)
    assert len(shown) > 5
    assert all(1 <= len(lines) <= 6 for lines in shown)


def test_nothing_is_told_before_anything_has_happened() -> None:
    _, out = play(["--seed", "13", "--seats", "2"], listed(["since"]))
    assert "Nothing has happened since your last move." in out


def test_much_is_told_twice_the_weightiest_first() -> None:
    words = ["republic", "--seed", "4", "--seats", "6", "--bots", "senator"]
    _, out = play(words, robot("much", 30))
    summed = re.findall(r"# Since your last move[^\n]*\n((?:- .*\n)+)\n# What has happened", out)
    assert summed
    assert all(len(lines.splitlines()) == 6 for lines in summed)
