"""Orders that say more than one word are listed, given and taken back in the terminal as well."""

import re
from pathlib import Path

import pytest

from aedilis.kernel.record import read
from aedilis.kernel.text import LANGUAGES, Catalogue
from tests.terminal.robot import listed, play

pytestmark = pytest.mark.usefixtures("strict")

USAGE = "Say which moment and how: order proposal ask."
HOW = "order 1 against 5 says it all."


def answered(*lines: str, language: str = "en") -> str:
    """What is said when these answers are given to the first game, against three bots."""
    argv = ["republic", "--seed", "7", "--seats", "4", "--language", language]
    code, out = play(argv, listed([*lines, "quit", "n"]))
    assert code == 0
    return out


def numbers(out: str) -> dict[str, str]:
    """The orders of the last list, by number."""
    lines = out.rpartition("# Orders that say more\n")[2].partition(HOW)[0].splitlines()
    return dict(line.split(". ", 1) for line in lines if ". " in line)


def test_they_are_listed_with_what_can_be_ordered() -> None:
    listed_orders = numbers(answered("order"))
    assert list(listed_orders) == [str(n) for n in range(1, len(listed_orders) + 1)]
    told = listed_orders.values()
    assert "Whatever the faction of Livia proposes: vote for, vote against, abstain" in told
    assert "Agreements offered to you: refuse all" in told


def test_one_is_given_in_a_line_and_taken_back_and_the_numbers_stay() -> None:
    before = numbers(answered("order"))
    number = next(n for n, told in before.items() if told.startswith("Whatever"))
    out = answered(f"order {number} against 5", "order")
    given = before[number].partition(":")[0] + ": vote against, with up to 5 talents"
    assert f"- {given}\n" in out
    assert numbers(out) == before | {number: f"{given} (ordered)"}
    out = answered(f"order {number} against 5", f"order {number} 0", "order")
    assert f"- Taken back: {before[number].partition(':')[0]}\n" in out
    assert numbers(out) == before


def test_what_is_not_said_is_asked_for() -> None:
    out = answered("order whatever livia", "2", "100", "some", "3")
    assert "# Whatever the faction of Livia proposes\n1. vote for\n2. vote against\n" in out
    assert out.count("Talents, at most: a number from 0 to 99.") == 3
    assert "- Whatever the faction of Livia proposes: vote against, with up to 3 talents\n" in out


def test_one_may_think_better_of_it() -> None:
    out = answered("order whatever livia", "", "order whatever livia", "1", "n", "order")
    assert "(ordered)" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_how_to_give_one_gives_one(language: str) -> None:
    *_, example = re.findall(r"order \d \w+ \d", answered("order", language=language))
    out = answered(example, "order", language=language)
    given = Catalogue(language, ["aedilis.terminal"]).text("terminal-order-given", {"order": ""})
    assert sum(line.endswith(given) for line in out.splitlines()) == 1


def test_what_means_no_order_is_said_to() -> None:
    assert USAGE in answered("order perhaps")
    assert HOW in answered("order perhaps")
    assert "There is no choice 99 here." in answered("order 99")
    assert "“livia against” can mean any of these: " in answered("order livia against")
    out = answered("order whatever livia sideways", "n")
    assert "“sideways” is neither a choice nor a command here." in out


def test_it_stands_in_the_record(own_place: Path) -> None:
    lines = [
        "order all votes abstain",
        "order auctions 4",
        "order auctions 6",
        "order agreements",
        "save kept",
        "quit",
    ]
    play(["republic", "--seed", "7", "--seats", "4"], listed(lines))
    moves = [line.move for line in read(own_place / "kept.jsonl").lines]
    assert {"do": "order", "moment": "all_votes", "be": "abstain"} in moves
    assert {"do": "order", "moment": "auction_above", "be": "pass", "talents": 6} in moves
    assert {"do": "order", "moment": "offers", "be": "pass"} in moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_each_language(language: str) -> None:
    out = answered("order", "order 12", "2", "7", "order 12 0", language=language)
    assert "republic-" not in out.replace("republic-1.jsonl", "")
    assert "terminal-" not in out
    assert out.count("\n# ") > 3


def test_what_is_not_understood_gives_no_order() -> None:
    """Also where there is one way only."""
    for said in ("order agreements perhaps", "order 3 against 5", "order auctions perhaps 4"):
        out = answered(said, "", "order")
        assert "is neither a choice nor a command here." in out
        assert "(ordered)" not in out
