"""Who ends a game alone is told how it stands beside those that a file of his own keeps."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.places import own_data
from aedilis.kernel.table import Table
from aedilis.terminal import earlier
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.session import Session
from aedilis.terminal.voice import Voice
from tests.server.planted import after, play_on
from tests.terminal.robot import Answers, Screen, listed, play, robot

pytestmark = pytest.mark.usefixtures("strict")

LINE = re.compile(r"^- Years of the Republic: (\d+)(.*)$", re.MULTILINE)


@cache
def over(seed: str, seats: int = 1, scenario: str = "early") -> Table:
    """A game of Rome that random players have brought to its end."""
    names = ["Ana", "Luis"][:seats]
    return play_on("republic", names, seed, after(None), options={"scenario": scenario})[0]


def alone(
    seed: str, *, scenario: str = "early", seats: int = 1, humans: int = 1, language: str = "en"
) -> str:
    """What is said at the end of a game whose first seats are people."""
    screen = Screen()
    table = over(seed, seats, scenario)
    people = list(range(humans))
    voice = Voice(True, Answers(screen, listed([])), screen)
    session = Session(table, voice, people, language, {}, SaveFile("republic"), lambda told: [])
    assert session.run() == 0
    return screen.getvalue()


def kept() -> list[dict[str, Any]]:
    return [json.loads(line) for line in earlier.results_file().read_text("utf-8").splitlines()]


def test_the_first_game_is_told_and_kept(own_place: Path) -> None:
    code, out = play(["republic", "--solo", "--plain", "--seed", "1"], robot("1"))
    assert code == 0
    assert "# Early Republic, alone: your first game." in out
    (line,) = LINE.findall(out)
    assert line[1] == ""
    (one,) = kept()
    assert (one["game"], one["variant"]) == ("republic", "early")
    assert one["measured"]["years"] == int(line[0])
    assert set(one["measured"]) == {"years", "wars-won", "influence"}
    # Beside the place where the server of this machine keeps its games, and nowhere else.
    assert earlier.results_file().parent == own_data()
    assert [path.name for path in own_place.iterdir()] == ["republic-1.jsonl"]


def test_later_ones_stand_beside_it() -> None:
    for seed in ("1", "2", "3"):
        out = alone(seed)
    years = [one["measured"]["years"] for one in kept()]
    assert len(years) == 3
    first, second, now = years
    told = "Early Republic, alone: 2 games of yours before this one; won: 0."
    assert f"# {told}" in out
    best, middle = max(first, second), min(first, second)
    better = ", your new best" if now > best else ""
    assert LINE.findall(out) == [(str(now), f"{better} (best before: {best}, median: {middle})")]


def test_another_scenario_is_another_kind() -> None:
    alone("1")
    assert "# Late Republic, alone: your first game." in alone("1", scenario="late")


def test_one_record_counts_once() -> None:
    for _ in range(2):
        out = alone("1")
    assert "alone: your first game." in out
    assert "1 game of yours" in alone("2")


@pytest.mark.parametrize(
    "spoilt",
    [b"no JSON\n", b'{"game":"republic"}\n', b"\xff\xfe\n", b"[" * 5000 + b"\n", b"\n\n", b'{"ga'],
    ids=["words", "half", "bytes", "deep", "empty", "torn"],
)
def test_a_spoilt_line_is_none_and_harms_no_other(spoilt: bytes) -> None:
    alone("1")
    with earlier.results_file().open("ab") as file:
        file.write(spoilt)
    assert "1 game of yours" in alone("2")
    assert "2 games of yours" in alone("3")


def test_a_very_long_file_is_read_from_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in ("1", "2"):
        alone(seed)
    line = max(len(one) for one in earlier.results_file().read_bytes().splitlines())
    monkeypatch.setattr(earlier, "MOST_BYTES", line + 20)
    assert "1 game of yours" in alone("3")


def test_what_cannot_be_kept_is_told_in_a_line() -> None:
    own_data().parent.mkdir(parents=True, exist_ok=True)
    own_data().write_text("no directory")
    out = alone("1")
    assert "alone: your first game." in out
    assert re.search(r"^This result could not be kept in .*alone\.jsonl: .+$", out, re.MULTILINE)


def test_a_file_that_cannot_be_read_is_as_none() -> None:
    earlier.results_file().mkdir(parents=True)
    assert "alone: your first game." in alone("1")


def test_games_of_several_and_of_bots_alone_are_not_told() -> None:
    for seats, humans in ((2, 2), (2, 1), (1, 0)):
        assert "alone" not in alone("4", seats=seats, humans=humans)
    assert not earlier.results_file().exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_ones_own_language(language: str) -> None:
    for seed in ("1", "2", "3"):
        out = alone(seed, language=language)
    assert len(kept()) == 3
    assert "kernel-" not in out
