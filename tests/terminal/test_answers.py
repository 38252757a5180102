"""Answers in several parts: picks by number or name, forms with a preview, and menus."""

import io

import pytest

from aedilis.games import face_of
from aedilis.glory.game import Glory
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Amount, Pick, Text, text_move
from aedilis.terminal.asking import Asker
from aedilis.terminal.menu import Menu
from aedilis.terminal.voice import Voice
from tests.terminal.robot import listed, play

# Seed 13 in it2011: Ana leads first; her hand is Insula, Latrine, Road, Foundry and a jack.
TABLE = ["--seed", "13", "--seats", "2", "--humans", "2", "--name", "Ana,Luis"]
PETITION = "12"


def said(*lines: str) -> str:
    return play(TABLE, listed(["", *lines]))[1]


def test_a_petition_with_no_choice_of_cards_is_shown_before_it_counts() -> None:
    out = said(PETITION)
    assert out.endswith(
        "Lead Craftsman with a petition of 3 Laborer cards: Insula, Latrine and Road\n"
        "Enter to do that, n to choose again.\n> \n"
    )
    assert "Hand over to Luis" not in out


@pytest.mark.parametrize("yes", ["", "y", "yes", "1"])
def test_the_preview_is_accepted(yes: str) -> None:
    assert "Hand over to Luis" in said(PETITION, yes)


def test_the_preview_is_not_left_by_an_answer_that_is_neither() -> None:
    out = said(PETITION, "perhaps")
    assert out.count("Enter to do that, n to choose again.") == 2
    assert "Hand over to Luis" not in out


def test_the_answer_can_be_begun_anew() -> None:
    out = said(PETITION, "n", "18")
    assert out.count("18. Think: draw one card") == 2
    assert "Hand over to Luis" in out


def test_commands_work_within_an_answer_in_parts() -> None:
    out = said(PETITION, "cards", "y")
    assert out.count("Insula (Laborer, rubble, 1)") == 2
    assert "Hand over to Luis" in out


class Desk:
    """An asker over a prompt that is not part of any game under way."""

    def __init__(self, lines: list[str]) -> None:
        self.target = io.StringIO()
        game = Glory()
        state = game.new({"edition": "it2011"}, 2, stream("1", "game"))
        self.view = game.view(state, 0)
        self.face = face_of("glory", "en", ["Ana", "Luis"], 0)
        self.lines = iter(lines)

    def ask(self, prompt: Pick | Amount | Text) -> list[int]:
        voice = Voice(True, io.StringIO(), self.target)
        asker = Asker(voice, self.face, self.view, prompt, lambda even_empty: next(self.lines))
        asker.say_range()
        return asker.answer()


def pick(low: int, high: int) -> Pick:
    """Bar twice, Dock, Temple."""
    return Pick(0, "glory-ask-demand", "G.legionary.1", "demand", [0, 5, 39], [2, 1, 1], low, high)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", [1, 0]),
        ("2", [1, 5]),
        ("1 1 3", [3, 0, 0, 39]),
        ("3,1", [2, 0, 39]),
        ("temple, bar", [2, 0, 39]),
        ("dock", [1, 5]),
        ("bar, bar", [2, 0, 0]),
        ("all", [4, 0, 0, 5, 39]),
    ],
)
def test_a_pick_by_numbers_or_names(line: str, move: list[int]) -> None:
    assert Desk([line]).ask(pick(1, 4)) == move


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("2 2", "Dock (wood) is there only once."),
        ("1 1 1", "Bar (rubble) is there only 2 times."),
        ("1 2 3", "Choose 1 to 2."),
        ("4", "There is no choice 4 here."),
        ("0", "There is no choice 0 here."),
        ("all", "Choose 1 to 2."),
        ("forum", "“forum” is neither a choice nor a command here."),
        (",", "Choose 1 to 2."),
    ],
)
def test_a_wrong_pick_is_asked_again(line: str, told: str) -> None:
    desk = Desk([line, "2"])
    assert desk.ask(pick(1, 2)) == [1, 5]
    assert told in desk.target.getvalue()


@pytest.mark.parametrize("line", ["0", "none"])
def test_nothing_can_be_picked_where_that_is_allowed(line: str) -> None:
    assert Desk([line]).ask(pick(0, 2)) == [0]


def test_an_amount() -> None:
    desk = Desk(["0", "8", "x", "7"])
    assert desk.ask(Amount(0, "glory-ask-demand", "G.legionary.1", "sum", 1, 7)) == [7]
    assert desk.target.getvalue().count("A number from 1 to 7.") == 4


def test_a_text() -> None:
    desk = Desk(["far too long for it", "Say no"])
    prompt = Text(0, "glory-ask-demand", "G.legionary.1", "text", 10)
    assert desk.ask(prompt) == text_move("Say no")
    assert desk.target.getvalue().count("One line in your own words, up to 10 characters") == 2


@pytest.mark.parametrize("line", ["no", '"no"', "  no "])
def test_a_text_can_be_what_is_a_command_elsewhere(line: str) -> None:
    assert Desk([line]).ask(Text(0, "test", "T.1", "text", 10)) == text_move("no")


def test_a_menu_finds_by_number_by_beginning_and_by_words_in_order() -> None:
    menu = Menu(
        [(7, "Lay Bar", "Lay"), (8, "Lay Bath", "Lay"), (9, "Add Bar", "Add"), (1, "Stop", "")]
    )

    def found(answer: str) -> list[int]:
        return [entry.code for entry in menu.find(answer)]

    assert found("2") == [8]
    assert found("0") == [1]
    assert found("lay bar") == [7]
    assert found("la ba") == [7, 8]
    assert found("bath") == [8]
    assert found("bar lay") == []
    assert found("") == []
    assert menu.lines(":") == ["Lay:", "1. Lay Bar", "2. Lay Bath", "Add:", "3. Add Bar", "0. Stop"]


def test_accents_are_not_needed() -> None:
    menu = Menu([(1, "Añadir Mármol", "x"), (2, "Terminar", "")])
    assert [entry.code for entry in menu.find("anadir mar")] == [1]


@pytest.mark.parametrize("width", [20, 80, 200])
def test_a_drawn_menu_shows_every_choice_once(width: int) -> None:
    menu = Menu([(i, f"Choice {i} of many", "Some") for i in range(1, 15)])
    drawn = "\n".join(row.plain for row in menu.drawn(width))
    assert [drawn.count(f"Choice {i} of many") for i in range(1, 15)] == [1] * 14
