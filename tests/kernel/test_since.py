"""What has happened since somebody last moved, and what each game says that weighs."""

import re
from pathlib import Path

import pytest

from aedilis.games import GAMES, PACKAGES
from aedilis.glory.presentation.weights import WEIGHTS as GLORY
from aedilis.glory.presentation.weights import weigh as weigh_glory
from aedilis.kernel.dice import stream
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.prompt import walk
from aedilis.kernel.record import Line
from aedilis.kernel.since import (
    END,
    NEWS,
    Happened,
    Weight,
    after_last_move,
    happened,
    usual,
    weightiest,
)
from aedilis.kernel.table import Entry, Table
from aedilis.kernel.text import LANGUAGES, Catalogue
from aedilis.kernel.unheard import taken_back
from aedilis.republic.presentation.weights import WEIGHTS as REPUBLIC
from aedilis.republic.presentation.weights import weigh as weigh_republic

HOUSE = Path(__file__).parents[2] / "web" / "src"
NAMES = ["Livia", "Marcus", "Gaius"]


def lines(*told: str) -> list[Entry]:
    """A history out of seats: `1` a move of seat 1, `1-` that seat takes its last move back."""
    made = [Entry(Line(n=0, out=[]), [])]
    for n, one in enumerate(told, 1):
        undo = one.endswith("-")
        made.append(Entry(Line(n=n, seat=int(one.rstrip("-")), undo=undo), []))
    return made


def test_it_begins_after_the_seats_own_last_move() -> None:
    history = lines("0", "1", "0", "2", "1")
    assert [after_last_move(history, seat) for seat in range(4)] == [4, 6, 5, 0]


def test_what_was_taken_back_is_no_move() -> None:
    history = lines("0", "1", "0", "0-")
    assert after_last_move(history, 0) == 2
    assert after_last_move(lines("0", "0-"), 0) == 0
    assert taken_back(one.line for one in history) == {3, 4}
    history = lines("0", "0", "0-", "0-", "1")
    assert taken_back(one.line for one in history) == {1, 2, 3, 4}


def test_what_somebody_else_did_in_ones_place_is_not_ones_own() -> None:
    history = lines("0", "1", "0", "1", "0")
    assert after_last_move(history, 0, lambda n: n >= 3) == 2


def test_the_weightiest_stand_first_the_latest_of_these_as_they_happened() -> None:
    event = SeenEvent("toy", 0, {})
    made = [Happened(n, 0, event, Weight(weight)) for n, weight in enumerate([2, 5, 1, 5, 3])]
    assert [one.n for one in weightiest(made, 4)] == [1, 3, 4, 0]
    assert [one.n for one in weightiest(made, 1)] == [3]
    twice = [Happened(7, at, event, Weight(2)) for at in range(3)]
    assert [one.at for one in weightiest(twice, 2)] == [1, 2]
    assert len(weightiest(made * 3)) == 6


def play(game: str, seed: str, moves: int) -> Table:
    package = PACKAGES[game]
    table = Table(GAMES[game], package.usual(), NAMES, seed)
    dice = stream(seed, "moves")
    for _ in range(moves):
        if table.state.over:
            break
        prompts = [one for one in table.game.asked(table.state) if not one.optional]
        table.play(prompts[0].seat, walk(prompts[0], dice))
    return table


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_a_seat_is_told_nothing_that_it_has_not_seen(game: str) -> None:
    table = play(game, "since", 120)
    weigh = PACKAGES[game].weigh
    told = 0
    for seat in (-1, 0, 1, 2):
        seen = {
            (line.n, at): event.to_data()
            for line, events in table.story(seat)
            for at, event in enumerate(events)
        }
        for one in happened(table, seat, 0, weigh):
            told += 1
            assert one.event.to_data() == seen[one.n, one.at]
            assert 0 < one.weight.weight <= 9
    assert told > 50


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_games_weigh_what_they_tell(game: str) -> None:
    told = happened(play(game, "weights", 200), 0, 1, PACKAGES[game].weigh)
    weights = {one.weight.weight for one in told}
    assert min(weights) < 3
    assert max(weights) >= NEWS
    assert len(weights) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_that_is_weighed_has_its_sentence(language: str) -> None:
    for game, keys in (("glory", GLORY), ("republic", REPUBLIC)):
        words = Catalogue(language, ("aedilis.kernel", f"aedilis.{game}.presentation"))
        assert [key for key in keys if not words.has(key)] == []


def test_a_board_has_the_signs_that_are_named() -> None:
    drawn = (HOUSE / "republic" / "insignia.tsx").read_text()
    for weight in REPUBLIC.values():
        if weight.sign not in ("", "office", END):
            assert re.search(rf"^  {weight.sign}: ", drawn, re.MULTILINE), weight.sign
    icons = (HOUSE / "glory" / "materials.tsx").read_text()
    for _, sign in GLORY.values():
        if sign in ("hand", "vault", "stock", "clients"):
            assert f"  {sign}:" in icons, sign


def test_who_loses_by_it_is_told_before_others() -> None:
    event = SeenEvent("glory-bridge", 1, {"cards": [3], "from": 2})
    assert weigh_glory(event, 2).weight > weigh_glory(event, 0).weight
    assert weigh_glory(SeenEvent("glory-drew-seen", 0, {"cards": [1]}), 0).weight == 0


def test_an_office_is_shown_by_its_insignia() -> None:
    taken = weigh_republic(SeenEvent("republic-takes-office", 0, {"office": 1}), 0)
    assert taken.sign.startswith("office:")
    assert taken.weight == NEWS


def test_a_game_that_weighs_nothing_has_all_weigh_the_same() -> None:
    assert usual(SeenEvent("anything", 0, {}), 0) == Weight(1)
    assert PACKAGES["glory"].weigh is not usual
