"""Whole games in the plain view, in every language and edition."""

import re
from pathlib import Path

import pytest

from aedilis.games import GAMES
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.kernel.record import read
from aedilis.kernel.replaying import verify
from aedilis.kernel.text import LANGUAGES
from tests.terminal.robot import listed, play, robot

OVER = {
    "en": "The game is over",
    "es": "Fin de la partida",
    "it": "La partita è finita",
    "fr": "La partie est finie",
}
EDITION_ID = re.compile("|".join(EDITIONS))
RAW_KEY = re.compile(r"\b(terminal|kernel|glory)-[a-z]+")


def check_told(out: str, language: str) -> None:
    """The game was told to its end, in text alone."""
    assert OVER[language] in out
    assert "\x1b" not in out
    assert "{" not in out
    assert EDITION_ID.findall(out) == []
    assert [key for key in RAW_KEY.findall(out) if key != "glory"] == []


def test_the_language_of_each_ending_is_known() -> None:
    assert sorted(OVER) == sorted(LANGUAGES)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_against_bots(edition: str, language: str, own_place: Path) -> None:
    seats = 2 + len(edition) % 4
    argv = ["--edition", edition, "--language", language, "--seed", "9", "--seats", str(seats)]
    code, out = play(argv, robot(edition + language))
    assert code == 0
    check_told(out, language)
    [file] = own_place.glob("*.jsonl")
    record = read(file)
    verify(GAMES["glory"], record)
    assert record.end is not None
    assert len(record.header.seats) == seats


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_two_people(edition: str) -> None:
    code, out = play(
        ["--humans", "2", "--seats", "2", "--edition", edition, "--seed", "4"], robot(edition)
    )
    assert code == 0
    check_told(out, "en")


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("options", [["--beginner"], ["--expert", "--edition", "es2011"]])
def test_other_starts(options: list[str]) -> None:
    code, out = play([*options, "--seed", "2", "--bots", "random"], robot("start"))
    assert code == 0
    check_told(out, "en")


def test_a_game_of_bots_alone_is_told_as_it_goes() -> None:
    code, out = play(["--humans", "0", "--seed", "1", "--bots", "greedy,random"], listed(["n"]))
    assert code == 0
    assert out.index("Turn 2.") < out.index("Turn 3.") < out.index(OVER["en"])
    _, out = play(["--humans", "0", "--seed", "1", "--language", "es"], listed(["n"]))
    assert out.index("Turno 2.") < out.index(OVER["es"])


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    argv = ["--seed", "5", "--seats", "2"]
    first, again = (play(argv, robot("again"))[1] for _ in range(2))
    assert first.replace("glory-1", "glory-2") == again


def test_the_ranking_names_points_by_source_and_the_winner_first() -> None:
    _, out = play(["--seed", "9", "--seats", "3"], robot("rank"))
    ranking = out[out.rindex(OVER["en"]) :]
    totals = [int(n) for n in re.findall(r"^\d\. [^:]+: (\d+) points?", ranking, re.MULTILINE)]
    assert len(totals) == 3
    assert ranking.count("influence") == 3
    if "Forum" not in ranking:
        assert totals == sorted(totals, reverse=True)
