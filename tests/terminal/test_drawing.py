"""The drawn table: what it shows, in windows of every size, with colours and without."""

import io
import re

import pytest
from rich.console import Console

from aedilis.games import face_of
from aedilis.glory.definitions.cards import FORUM, STATUE, TEMPLE
from aedilis.glory.game import Glory
from aedilis.glory.presentation.terminal.drawing import LETTERS, PIGMENTS, badge, badges
from aedilis.glory.state.table import GloryState, Structure
from aedilis.kernel.dice import stream
from aedilis.kernel.text import LANGUAGES
from tests.terminal.robot import listed, play, robot

NAMES = ["Ana", "Luis", "Marta"]
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def position() -> GloryState:
    """A table with a bit of everything on it."""
    state = Glory().new({"edition": "it2011"}, 3, stream("1", "game"))
    ana, luis, _ = state.camps
    ana.clientele = [0, 0, 39]
    ana.stockpile = [5, 20]
    ana.vault = [32 + 64 * 2, 33 + 64 * 2]
    ana.structures = [
        Structure(TEMPLE, 5, (36, 37), False, False),
        Structure(STATUE, 4, (35,), True, False),
    ]
    luis.structures = [Structure(FORUM, 5, (36, 37, 38), True, True)]
    state.pool = [0, 8, 9, 10]
    state.opened = 1 << FORUM
    ana.active = 1 << STATUE | 1 << FORUM
    return state


def drawn(width: int = 80, rows: int = 24, language: str = "en", colour: bool = False) -> str:
    game, state = Glory(), position()
    out = io.StringIO()
    console = Console(
        file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None
    )
    view = game.view(state, 0)
    console.print(face_of("glory", language, NAMES, 0).table(view, rows))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_line_calls_the_edition_by_its_name(language: str) -> None:
    text = drawn(language=language)
    assert "Sit Gloria Romae" in text.splitlines()[0]
    assert "it2011" not in text


def test_the_whole_table_is_there() -> None:
    text = drawn()
    assert "Pool r1 w0 b3 c0 s0 m0" in text
    assert "In town r3 w3 b3 c3 s3 m3" in text
    assert re.search(r"Ana +2 +3/2 r2 m1 +w1 c1 +2/2", text)
    assert "m Temple mm·" in text
    assert "s Statue✓" in text
    assert "m Forum✓" in text
    assert "Open to everybody: Forum" in text
    assert "Your hand: 5 cards" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_fits_the_width_of_the_window(width: int, language: str) -> None:
    assert max(len(line) for line in drawn(width, 24, language).splitlines()) <= width


def test_a_small_window_gets_few_rows_and_a_large_one_the_effects_of_the_hand() -> None:
    small, large = drawn(80, 24).splitlines(), drawn(120, 40).splitlines()
    assert len(small) <= 14
    assert len(large) > len(small)
    assert any("Stands for any role" in line for line in large)
    assert not any("Stands for any role" in line for line in small)


def test_every_material_is_told_by_a_letter_and_by_a_colour() -> None:
    assert len(set(LETTERS)) == len(set(PIGMENTS)) == 6
    for material, letter in enumerate(LETTERS):
        assert badge(material).plain == letter
        assert badge(material).spans[0].style == PIGMENTS[material]
        assert badge(material, 3).plain == f"{letter}3"
    assert badges([0] * 6).plain == "-"


def test_without_colours_nothing_is_lost() -> None:
    assert CODES.sub("", drawn(colour=True)) == drawn(colour=False)


def test_faces_in_vaults_are_hidden_unless_the_view_has_them() -> None:
    assert re.search(r"Ana .* 2/2 +5 \(1J\)", drawn())
    open_view = Glory().view(position(), 0)
    open_view.camps[0].vault = [32, 63]
    out = io.StringIO()
    console = Console(file=out, width=80)
    console.print(face_of("glory", "en", NAMES, 0).table(open_view, 24))
    assert re.search(r"Ana .* 2/2 m1 ▒1 +5 \(1J\)", out.getvalue())


@pytest.mark.parametrize(("columns", "lines"), [("80", "24"), ("120", "40"), ("40", "10")])
def test_a_whole_game_on_a_real_terminal(
    columns: str, lines: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", lines)
    numbers = re.compile(r"(?:^|  ) *(\d+) \S", re.MULTILINE)
    dice = stream(columns, "real")

    def answer(news: str) -> str | None:
        text = CODES.sub("", news)
        found: list[str] = numbers.findall(text.rpartition("(G.")[2])
        if not found or ".jsonl" in text:
            return ""
        return found[dice.below(len(found))]

    code, out = play(["--seed", "6", "--bots", "random"], answer, real=True)
    assert code == 0
    assert "The game is over" in out
    assert "\x1b[2J" in out


def test_the_plain_manner_is_kept_on_a_real_terminal_when_asked_for() -> None:
    _, out = play(["--seed", "6", "--plain"], listed(["?", "view"]), real=True)
    assert "\x1b" not in out
    assert "# Your hand" in out


def test_a_terminal_that_knows_no_codes_gets_the_plain_manner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in play(["--seed", "6", "--humans", "2"], robot("dumb", 9), real=True)[1]
