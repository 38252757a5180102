"""Undo, saving, loading, and every way to leave the table."""

from pathlib import Path

import pytest

from aedilis.games import GAMES
from aedilis.kernel.record import read
from aedilis.kernel.replaying import verify
from tests.terminal.robot import listed, play, robot

# Seed 13 with two seats: the person leads first.
TABLE = ["--seed", "13", "--seats", "2"]
THINK = "think: take"
TWO = ["--seed", "13", "--seats", "2", "--humans", "2", "--name", "Ana,Luis"]


def files(place: Path) -> list[str]:
    return sorted(path.name for path in place.iterdir())


def test_nothing_to_undo_at_first() -> None:
    assert "There is nothing to take back yet." in play(TABLE, listed(["undo"]))[1]


def test_an_order_is_taken_back() -> None:
    _, out = play(TABLE, listed(["order gift ask", "undo", "order gift ask", "log"]))
    assert "- You take your last move back." in out
    assert "There is no such standing order." not in out


def test_the_first_of_two_actions_is_taken_back_and_made_again() -> None:
    questions: list[str] = []

    def answer(news: str) -> str | None:
        question = news.rpartition("\n# ")[2]
        asked_twice = question.startswith("Laborer (2 left)") and not questions
        if asked_twice or len(questions) in (1, 2):
            questions.append(question)
            return ["1", "undo", "2"][len(questions) - 1]
        return play_on(news)

    for seed in range(1, 40):
        play_on = robot(f"undo {seed}")
        code, out = play(["--seed", str(seed), "--seats", "2", "--bots", "random"], answer)
        assert code == 0
        if len(questions) == 3 and questions[1].startswith("Laborer (1 left)"):
            break
        questions.clear()
    assert questions[2].split("\n>")[0] == questions[0].split("\n>")[0]
    assert "- You take your last move back." in out
    assert "The game is over" in out
    for file in Path.cwd().glob("*.jsonl"):
        verify(GAMES["glory"], read(file))


def test_a_game_with_many_moves_taken_back_comes_to_its_end(own_place: Path) -> None:
    number = 0

    def answer(news: str) -> str | None:
        nonlocal number
        number += 1
        return "undo" if number % 3 == 0 and ".jsonl" not in news else play_on(news)

    play_on = robot("often")
    code, out = play(["--seed", "5", "--seats", "2", "--bots", "random"], answer)
    assert code == 0
    assert "- You take your last move back." in out
    assert "The game is over" in out
    record = read(own_place / "glory-1.jsonl")
    assert any(line.undo for line in record.lines)
    verify(GAMES["glory"], record)


def test_what_bots_have_answered_is_taken_back_with_ones_own_move() -> None:
    _, out = play(TABLE, listed([THINK, "undo"]))
    assert "You take your last move back." in out
    assert "be taken back:" not in out


def test_what_another_person_has_answered_is_not_taken_back() -> None:
    people = ["--humans", "2", "--name", "Ana,Luis"]
    _, out = play([*TABLE, *people], listed(["", THINK, "", THINK, "", "undo"]))
    assert "You take your last move back." not in out
    assert "be taken back:" in out


def test_a_game_is_saved_and_goes_on_from_there(own_place: Path) -> None:
    code, out = play(TABLE, listed([THINK, "save evening", "quit"]))
    assert code == 0
    assert "Saved to evening.jsonl." in out
    assert files(own_place) == ["evening.jsonl"]
    verify(GAMES["glory"], read(own_place / "evening.jsonl"))
    code, out = play(["--load", "evening.jsonl", "--seed", "8", "--bots", "random"], robot("on"))
    assert code == 0
    assert "- You take a jack" in out
    assert "The game is over" in out
    record = read(own_place / "evening.jsonl")
    assert record.end is not None
    assert record.header.commitment == ""
    verify(GAMES["glory"], record)


def test_loading_seats_bots_where_they_were(own_place: Path) -> None:
    play(["--seed", "1", "--humans", "2", "--name", "Ana,Luis"], robot("left", limit=12))
    assert files(own_place) == ["glory-1.jsonl"]
    _, out = play(["--load", "glory-1.jsonl"], listed(["", "quit"]))
    assert "Glory to Rome: Ana, Luis, Marcus (greedy)." in out
    assert "Hand over to" in out
    _, out = play(["--load", "glory-1.jsonl", "--humans", "0"], listed(["n"]))
    assert "Hand over to" not in out
    assert "The game is over" in out


def test_another_file_is_never_overwritten(own_place: Path) -> None:
    (own_place / "diary.jsonl").write_text("dear diary")
    _, out = play(
        TABLE, listed([THINK, "save diary", "save diary.jsonl", "save other", "save other"])
    )
    assert out.count("diary.jsonl is there already; give another name: save NAME") == 2
    assert out.count("Saved to other.jsonl.") == 2
    assert (own_place / "diary.jsonl").read_text() == "dear diary"


@pytest.mark.parametrize("name", ["no/such/place", ".", "/", "a\tb/c", "~nobody-of-that-name/x"])
def test_a_file_that_cannot_be_written_is_told_and_play_goes_on(name: str, own_place: Path) -> None:
    code, out = play(TABLE, listed([THINK, f"save {name}", "log"]))
    assert code == 0
    assert "cannot be written" in out or "is there already" in out
    assert "- You take a jack" in out


def test_the_end_of_the_input_keeps_the_game(own_place: Path) -> None:
    code, out = play(TABLE, listed([THINK]))
    assert code == 0
    assert out.endswith(
        "The game is kept in glory-1.jsonl. To go on: aedilis play --load glory-1.jsonl\n"
    )
    verify(GAMES["glory"], read(own_place / "glory-1.jsonl"))


def test_ctrl_c_keeps_the_game_and_says_so(own_place: Path) -> None:
    lines = iter([THINK])

    def interrupted(news: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    code, out = play(TABLE, interrupted)
    assert code == 130
    assert "The game is kept in glory-1.jsonl." in out
    assert files(own_place) == ["glory-1.jsonl"]
    verify(GAMES["glory"], read(own_place / "glory-1.jsonl"))


def test_a_game_that_has_not_begun_is_not_kept(own_place: Path) -> None:
    code, out = play(TABLE, listed([]))
    assert code == 0
    assert "kept" not in out
    assert files(own_place) == []


@pytest.mark.parametrize(
    ("answers", "kept"),
    [(["quit", "y"], True), (["q", "n"], False), (["exit", "perhaps", "c", "quit", "n"], False)],
)
def test_leaving_asks_whether_to_save(answers: list[str], kept: bool, own_place: Path) -> None:
    code, out = play(TABLE, listed([THINK, *answers]))
    assert code == 0
    assert "Save the game to glory-1.jsonl before you leave?" in out
    assert (files(own_place) == ["glory-1.jsonl"]) is kept


def test_leaving_does_not_ask_after_saving() -> None:
    _, out = play(TABLE, listed([THINK, "save", "quit"]))
    assert "before you leave?" not in out


def test_leaving_at_the_page_between_two_people(own_place: Path) -> None:
    code, out = play(TWO, listed(["", "1", "quit", "n"]))
    assert code == 0
    assert out.count("Hand over to Luis") == 1
    assert files(own_place) == []


@pytest.mark.parametrize(
    ("answer", "file"),
    [("", "glory-1.jsonl"), ("y", "glory-1.jsonl"), ("mine", "mine.jsonl"), ("n", None)],
)
def test_the_record_is_offered_at_the_end(answer: str, file: str | None, own_place: Path) -> None:
    code, _ = play([*TABLE, "--edition", "fr2008"], listed(["concede", "y", answer]))
    assert code == 0
    assert files(own_place) == ([file] if file else [])


def test_a_read_only_place_is_told(own_place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, mode: str = "r") -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    code, out = play(TABLE, listed([THINK]))
    assert code == 0
    assert "cannot be written: Permission denied" in out
