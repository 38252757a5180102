"""Clicks are counted as the page needs them, and a year of the Republic takes few."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from statistics import mean, median

import pytest

from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Form, Pick, walk
from aedilis.server.wire.laying import Wanted
from aedilis.server.wire.reader import Reader
from bench.clicks import clicks, plan
from bench.year import AIMS, SEED, ByMail, beyond, year
from tests.patience import PATIENCE
from tests.republic.setup.sheets import asking, business, sheet

ROOT = Path(__file__).parents[2]
GAME = PACKAGES["republic"].rules
EARLY = {"scenario": "early"}


def test_a_year_takes_few_clicks() -> None:
    """In no year more than is aimed at, whoever presides over the Senate, and in most far fewer."""
    names = [f"clicks-{n}" for n in range(11)]
    for wants, usual in ((False, 9), (True, 16)):
        clicks = [year(wants, name)[1] for name in names]
        assert median(clicks) <= usual < AIMS[wants]
        assert beyond(wants, clicks) == 0, clicks


@pytest.mark.slow
@pytest.mark.parametrize(("wants", "average"), [(False, 9), (True, 16)])
def test_no_year_that_is_measured_takes_more_clicks_than_is_aimed_at(
    wants: bool, average: int
) -> None:
    """In the games that `bench` plays, with all the years in which he presides over the Senate."""
    clicks = [year(wants, f"{SEED}-{n}")[1] for n in range(20)]
    assert mean(clicks) <= average
    assert beyond(wants, clicks) == 0, clicks


def test_orders_halve_how_often_a_game_by_mail_waits() -> None:
    names = [f"mail-{n}" for n in range(5)]
    plain, ordered = (
        sum(ByMail(name, orders).year() for name in names) for orders in (False, True)
    )
    assert 2 * ordered <= plain


@pytest.mark.parametrize(
    ("kind", "move", "most"),
    [
        ("forces", [{"republic-ask-raise-legions": [3], "republic-ask-raise-fleets": [1]}], 4),
        ("deploy", [], 2),
        ("recall", [], 2),
    ],
)
def test_what_stands_on_a_sheet_already_is_no_click(kind: str, move: Wanted, most: int) -> None:
    """A number is one click, beside the choice of the sheet and the button that sends it."""
    state = business()
    found = asking(state)
    laid = sheet(state, kind, move)
    steps = plan(found, laid.move)
    assert len(steps) == most
    assert (steps[0].on, steps[-1].on) == ("option", "send-sheet")


def test_playing_thinking_and_handing_over_take_two_clicks_at_most() -> None:
    """In Glory to Rome, petitions included, with and without a choice of their cards."""
    glory, found = PACKAGES["glory"].rules, Counter[tuple[str, int]]()
    for seed in range(8):
        state, dice = glory.new({}, 4, stream(f"few-{seed}", "game")), stream(f"few-{seed}", "walk")
        while not state.over:
            prompt = glory.asked(state)[0]
            move = walk(prompt, dice)
            if prompt.key.removeprefix("glory-ask-") in ("lead", "follow", "think", "give"):
                reader = Reader("glory", "en", list("abcd"), prompt.seat)
                asked = reader.asking(glory.view(state, prompt.seat), prompt)
                found[prompt.key, clicks(asked, move)] += 1
            glory.apply(state, prompt.seat, move)
    assert {key for key, _ in found} >= {"glory-ask-lead", "glory-ask-follow", "glory-ask-give"}
    assert max(n for _, n in found) == 2


def test_a_demand_with_as_many_cards_as_may_be_takes_two_clicks_at_most() -> None:
    """In Glory to Rome, with one Legionary or with several."""
    glory, found = PACKAGES["glory"].rules, Counter[tuple[int, int]]()
    for seed in range(12):
        state, dice = glory.new({}, 4, stream(f"war-{seed}", "game")), stream(f"war-{seed}", "walk")
        while not state.over:
            prompt = glory.asked(state)[0]
            if prompt.key == "glory-ask-legionary" and (demands := prompt.choices([])[:1]):
                shown = prompt.field(demands) if isinstance(prompt, Form) else None
                if isinstance(shown, Pick):
                    cards = [
                        x for x, n in zip(shown.items, shown.counts, strict=True) for _ in range(n)
                    ]
                    reader = Reader("glory", "en", list("abcd"), prompt.seat)
                    asked = reader.asking(glory.view(state, prompt.seat), prompt)
                    move = [*demands, shown.high, *cards[: shown.high]]
                    found[shown.high, clicks(asked, move)] += 1
            glory.apply(state, prompt.seat, walk(prompt, dice))
    assert {high for high, _ in found} >= {1, 2}
    assert max(n for _, n in found) <= 2, found


def test_a_list_on_a_sheet_is_opened_and_chosen_from() -> None:
    state = business()
    rows = sheet(state, "concessions")
    wants = [
        {**row.start, row.fields[0].name: [row.fields[0].field.options[n].code]}
        for n, row in enumerate(rows.parts[:2])
    ]
    steps = plan(asking(state), sheet(state, "concessions", wants).move)
    assert [one.on for one in steps] == ["option", *["list", "entry"] * 2, "send-sheet"]


def test_a_vote_takes_one_click_and_two_with_whatever_talents() -> None:
    found = Counter[tuple[int, int]]()
    for n in range(3):
        state, dice = GAME.new(EARLY, 5, stream(f"votes-{n}", "game")), stream(f"votes-{n}", "walk")
        for _ in range(600):
            if state.over:
                break
            prompt = GAME.asked(state)[0]
            if prompt.key == "republic-ask-vote":
                view = GAME.view(state, prompt.seat)
                asked = Reader("republic", "en", list("abcde"), prompt.seat).asking(view, prompt)
                for option in asked.question().field.options:
                    for added, rest in enumerate(option.at_once):
                        found[added, clicks(asked, [option.code, *rest])] += 1
            GAME.apply(state, prompt.seat, walk(prompt, dice))
    assert {1, 2, 3, 4} <= {added for added, _ in found}
    assert {n for added, n in found if added == 0} == {1}
    assert {n for added, n in found if added > 0} == {2}


def test_every_way_of_answering_is_counted() -> None:
    state = GAME.new({"scenario": "early"}, 5, stream("count", "game"))
    seat = GAME.awaited(state)[0]
    prompt = GAME.prompt(state, seat)
    assert prompt is not None
    found = Reader("republic", "en", ["x"] * 5, seat).asking(GAME.view(state, seat), prompt)
    move = [prompt.choices([])[0]]
    assert prompt.accepts(move)
    assert clicks(found, move) == 1


@pytest.mark.slow
def test_the_figures_are_printed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.year", "--seeds", "2", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["wants_nothing"]["clicks"] < figures["takes_part"]["clicks"]
    assert figures["by_mail"]["waits"] > 0
