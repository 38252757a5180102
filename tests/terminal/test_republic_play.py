"""The Republic of Rome played in the terminal, from the first question to the record."""

import json
import re
from pathlib import Path

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.record import read
from aedilis.republic.state.choices import verb
from aedilis.republic.view import RepublicView
from aedilis.terminal import seating
from aedilis.terminal.games import game_of
from tests.terminal.robot import arguments, listed, play, robot

pytestmark = pytest.mark.usefixtures("strict")

LET_IT = "lies before the Senate. Do you let it go to the vote?"
FIRST = "Choose the leader of your faction."


def answered(*lines: str, argv: tuple[str, ...] = ()) -> str:
    """What is said when these answers are given to the first game."""
    code, out = play(["republic", "--seed", "7", *argv], listed([*lines, "quit", "n"]))
    assert code == 0
    return out


@pytest.mark.parametrize(
    ("scenario", "seats"), [("early", "3"), ("middle", "4"), ("late", "3")], ids=str
)
def test_a_whole_game_can_be_played_kept_and_shown_again(
    scenario: str, seats: str, own_place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["republic", "--scenario", scenario, "--seats", seats, "--seed", "whole"]
    code, out = play(argv, robot(scenario, limit=6000))
    assert code == 0
    assert "Keep the record of this game?" in out
    assert "1. " in out.rpartition("# ")[2]
    record = read(own_place / "republic-1.jsonl")
    assert record.end is not None
    assert game_of(record).name == "republic"
    args = arguments(["replay", "republic-1.jsonl", "--plain"])
    assert args.run(args) == 0
    shown = capsys.readouterr().out
    assert f"{len(record.lines) - 1}. " in shown
    assert "republic-" not in shown.replace("republic-1.jsonl", "")


def test_a_replay_as_data_has_the_sentences(
    own_place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(["republic", "--seed", "7"], listed(["1", "0", "save kept", "quit"]))
    args = arguments(["replay", "kept.jsonl", "--seat", "0", "--json"])
    assert args.run(args) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "republic"
    assert any("leads the faction" in text for line in data["lines"] for text in line["text"])


def test_a_saved_game_goes_on(own_place: Path) -> None:
    play(["republic", "--seed", "7"], listed(["1", "0", "save kept", "quit"]))
    code, out = play(["--load", "kept.jsonl"], listed(["treasury", "quit", "n"]))
    assert code == 0
    assert "# Next Revenue Phase" in out


def test_the_greeting_says_what_game_this_is() -> None:
    out = answered(argv=("--scenario", "late"))
    assert "The Republic of Rome: Player, Livia (senator), Marcus (senator)" in out
    assert "Late Republic: from 90 to 52 BC" in out
    assert FIRST in out


def test_the_drawing_fits_a_small_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, out = play(["republic", "--seed", "7"], listed(["1", "0", "quit", "n"]), real=True)
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", out)
    assert "○ 1st Punic War" in plain
    assert all(len(line) <= 80 for line in plain.splitlines())


# -- help ------------------------------------------------------------------------------------------


def test_a_question_mark_explains_the_question_with_its_paragraph() -> None:
    out = answered("?")
    assert "R 3.01.7  " in out
    assert "senate — who presides" in out
    assert "order [WINDOW ask|open|never|pass]" in out
    assert "concede" not in out


def test_a_question_mark_explains_the_part_that_is_asked() -> None:
    out = answered("1", "ship", "?")
    after = out.rpartition("Who holds the concession?")[2]
    assert "R 1.07.32  " in after


def test_rules_cards_and_pages_can_be_looked_up_at_any_question() -> None:
    out = answered("? R 1.07.41", "card hannibal", "senate", "forum", "deals", "odds", "factions")
    assert "R 1.07.41  " in out
    assert "Hannibal (enemy leader)" in out
    assert "The Senate does not sit now." in out
    assert "# Chances to persuade" in out
    assert "There are no public agreements." in out
    assert "# Chances in battle" in out
    assert "# Factions" in out


def test_why_tells_what_is_not_possible_and_the_rule() -> None:
    out = answered("1", "0", "why")
    assert "Contribute: Not possible now: contribute. (R 1.06.3)" in out
    # Nothing that this table does not show comes to mind: he has no captive and no garrison.
    assert "Ransom" not in out
    assert "garrison" not in out


def test_why_tells_of_senators_who_are_not_offered() -> None:
    out = answered(*"10000", "why")
    assert "Junius cannot be chosen here. (R 1.07.7)" in out
    assert "You do not hold" not in answered("1", "why")


# -- out of turn -----------------------------------------------------------------------------------


def test_an_agreement_is_offered_out_of_turn_and_a_bot_accepts_what_is_good_for_it() -> None:
    out = answered("1", "0", "now", "1", "talents", "player", "livia", "3", "0", "", "deals")
    assert "You may do this out of turn." in out
    assert "Offer an agreement. You promise Livia 3 T at the next redistribution." in out
    assert "You offer agreement 1." in out
    assert (
        "- Livia accepts agreement 1.\n- Agreement 1 between Player and Livia is binding.\n" in out
    )
    assert "# Agreement 1 (binding), offered by Player\n" in out


def test_a_bot_refuses_what_is_bad_for_it() -> None:
    out = answered("1", "0", "now", "1", "talents", "livia", "3", "0", "", "deals")
    assert "You offer agreement 1." in out
    assert "- Livia refuses agreement 1, which is off.\n" in out
    assert "# Agreement 1 (off), offered by Player\n" in out


def test_bots_that_are_watched_tell_what_they_do_out_of_turn() -> None:
    out = play(["republic", "--humans", "0", "--seats", "5", "--seed", "7"], listed(["n"]))[1]
    assert re.search(r"^- \w+ offers agreement 1\.$", out, re.MULTILINE)
    assert re.search(r"^- \w+ refuses agreement 1, which is off\.$", out, re.MULTILINE)
    assert re.search(r"^- \w+ accepts agreement 2\.$", out, re.MULTILINE)


def test_bots_are_asked_once_in_each_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the player looks at meanwhile; and whoever acts is asked anew, for it is another."""
    asked: list[int] = []

    class Restless(Player):
        def choose(self, view: RepublicView, prompt: Prompt) -> Move:
            return self.first(prompt)

        def aside(self, view: RepublicView, prompt: Prompt) -> Move | None:
            asked.append(self.seat)
            order = verb("order")
            acts = self.seat == 2 and asked.count(2) <= 2 and order in prompt.choices([])
            return self.first(prompt, order) if acts else None

        def first(self, prompt: Prompt, *begun: int) -> Move:
            move = list(begun)
            while choices := prompt.choices(move):
                move.append(choices[0])
            return move

    def make(name: str, game: str, seat: int, seed: str) -> Player:
        return Restless(name, seat, stream(seed, "restless"))

    monkeypatch.setattr(seating, "make_player", make)
    answered("table", "lang es", "lang en", "deals", "now", "n")
    assert asked == [1, 2, 1, 2, 1, 2, 3]


def test_a_choice_in_a_single_part_is_not_asked_twice() -> None:
    out = answered("1", "0", "1", "junius", "2")
    assert "From whom?" not in out
    assert "from your faction treasury to Junius" in out


@pytest.mark.parametrize("leave", ["n", "no", ""])
def test_one_may_look_at_what_is_possible_and_do_nothing(leave: str) -> None:
    out = answered("1", "0", "do", leave, "undo")
    assert "n, or Enter alone, to do nothing." in out
    after = out.rpartition("n, or Enter alone, to do nothing.")[2]
    assert "Move talents within your faction" in after
    assert "offer agreement" not in out


def test_standing_orders_are_given_and_listed() -> None:
    wrong = ["order proposal sometimes", "order nothing ask", "order proposal"]
    out = answered("order", "order proposal ask", *wrong, "order", "order proposal ask")
    before, _, after = out.partition("Say which moment and how: order proposal ask.")
    assert before.count("- proposal open\n- adjournment open") == 1
    assert "- proposal ask\n" in before
    assert after.count("Say which moment and how: order proposal ask.") == 2
    assert after.count("- proposal ask\n- adjournment open") == 2


def seen_proposals(orders: list[str]) -> tuple[int, str]:
    """How often the game stops at a proposal of somebody else before the first vote."""
    given = robot("stops", limit=400)
    first = iter(orders)

    def answer(news: str) -> str | None:
        return next(first, None) or given(news)

    _, out = play(["republic", "--seed", "stop", "--scenario", "late"], answer)
    return out.count(LET_IT), out


def test_the_game_stops_at_proposals_only_for_who_has_ordered_it() -> None:
    assert seen_proposals([])[0] == 0
    stops, out = seen_proposals(["order proposal ask"])
    assert stops > 0
    first = out.partition(LET_IT)[2]
    assert "\nOn the floor: " in first[:200]
    assert "Out of turn you might do this (type now): " in first[:900]


def test_a_moment_is_let_go_by_for_who_wants_to_be_left_alone() -> None:
    given = robot("momentsj", limit=900)
    first = iter(["order adjournment never"])

    def answer(news: str) -> str | None:
        return next(first, None) or given(news)

    _, out = play(["republic", "--seed", "j", "--seats", "3"], answer)
    assert "adjourns the Senate." in out
    assert "# The Senate is about to be adjourned." not in out


def test_a_moment_is_not_asked_about_when_nothing_could_be_done_there() -> None:
    """What only agreements could be offered at is let go by without a question."""
    given = robot("momentsj", limit=900)
    _, out = play(["republic", "--seed", "j", "--seats", "3"], given)
    asked = out.split("\n# The Senate is about to be adjourned.")[1:]
    assert asked
    assert out.count("adjourns the Senate.") > len(asked)
    for part in asked:
        assert "Out of turn you might do this (type now): " in part[:200]


# -- questions that help to decide -----------------------------------------------------------------


def test_a_vote_shows_the_proposal_and_how_it_stands() -> None:
    given = robot("votes", limit=120)
    _, out = play(["republic", "--seed", "votes"], given)
    question = out.partition("vote on the election of Consuls? ")[2][:900]
    assert "On the floor: " in question
    assert "as Consuls" in question
    assert re.search(r"So far \d+ for it, \d+ against it", question)
    assert "Still to vote: " in question


def test_a_persuasion_shows_its_chances() -> None:
    given = robot("persuade", limit=200)
    _, out = play(["republic", "--seed", "persuade"], given)
    assert re.search(r"Now the base number is -?\d+, a chance of \d+%", out) or re.search(
        r"Chance to succeed: \d+% for 0 T", out
    )


def offered(*answers: str) -> str:
    """What Ana is told who answers so, when Luis has offered her 5 T, and then 3 T for 4 T."""
    talents = ("talents", "luis", "ana")
    gift = ["now", "offer", *talents, "5", "0", ""]
    trade = ["now", "offer", *talents, "3", "talents", "ana", "luis", "4", "0", ""]
    argv = ["republic", "--seed", "7", "--seats", "3", "--humans", "2", "--name", "Ana,Luis"]
    lines = ["", "1", "", *gift, *trade, "1", "", *answers, "quit", "n"]
    return play(argv, listed(lines))[1].rpartition("Hand over to Ana")[2]


def test_which_agreement_to_accept_is_told_by_what_it_promises() -> None:
    gift = "Luis promises you 5 T at the next redistribution."
    trade = (
        "Luis promises you 3 T at the next redistribution. "
        "You promise Luis 4 T at the next redistribution."
    )
    out = offered("now", "accept", "2", "")
    assert f"1. Agreement 1 (offered by Luis: {gift})\n" in out
    assert f"2. Agreement 2 (offered by Luis: {trade})\n" in out
    assert f"Accept an agreement: agreement 2 ({trade})\n" in out
    assert "- You accept agreement 2.\n" in out


# -- secrets ---------------------------------------------------------------------------------------


def test_people_at_one_terminal_see_only_their_own_hands() -> None:
    looks = ["cards", "view", "forum", "senate", "log 500", "table", "now", "n", "why"]
    _, out = play(
        ["republic", "--seed", "7", "--seats", "3", "--humans", "2", "--name", "Ana,Luis"],
        listed(["", *looks, "1", "", *looks]),
    )
    ana, luis = re.split(r"Hand over to \w+ and press Enter\.", out)[1:]
    hands = [re.search(r"# Your hand: 3 cards\n((?:- .*\n)+)", page) for page in (ana, luis)]
    lines = [hand[1].splitlines() for hand in hands if hand is not None]
    assert len(lines) == 2
    for line in lines[0]:
        assert line not in lines[1]
        name = line.removeprefix("- ").partition(" (")[0]
        assert f"- {name} (" not in luis
    for line in lines[1]:
        name = line.removeprefix("- ").partition(" (")[0]
        assert f"- {name} (" not in ana
