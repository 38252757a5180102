"""What `make fuzz` goes through: every edition, scenario, number of seats and pair of options,
evenly, most of it among wild players; what it tells of it, and when it fails.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from aedilis.arena.match import Broken, Match
from aedilis.arena.occurrences import Occurrences
from aedilis.arena.simulate import simulate, state_of
from aedilis.bots.registry import GAME_BOTS
from aedilis.games import GAMES, PACKAGES
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.kernel.game import Game
from aedilis.kernel.scenario import load
from aedilis.republic.state.options import ALONE, BASIC, PLAYABLE, SETTLED_BY_LIVING_RULES
from tests.arena.broken import LosesCards, SharesHands
from tools import fuzz
from tools.fuzz import Sum, from_positions, main, plans
from tools.fuzz_tables import choices as choices_of
from tools.fuzz_tables import lineups, pairwise, tables, valid


class Anything(Game[Any]):
    """A game that takes any options."""

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        return dict(options)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_games_are_spread_over_all_tables(game: str) -> None:
    made = plans(20_000, "1", Path(), (game,))
    assert sum(plan.games for plan in made) == 20_000
    assert max(plan.games for plan in made) - min(plan.games for plan in made) <= 1
    assert len({plan.seed for plan in made}) == len(made)
    assert all(plan.check and plan.count for plan in made)
    wild = sum(plan.games for plan in made if set(plan.bots) == {"wild"})
    assert wild >= 10_000


def test_every_edition_is_played_with_every_number_of_seats() -> None:
    met = {(options["edition"], seats) for options, seats in tables("glory")}
    assert met == {(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)}
    assert {"wild", "greedy", "random"} == {
        bot for plan in plans(1, "1", Path(), ("glory",)) for bot in plan.bots
    }


def test_every_scenario_is_played_with_every_number_of_seats() -> None:
    met = {(options["scenario"], seats) for options, seats in tables("republic")}
    alone = {(scenario, seats) for scenario in BASIC for seats in ALONE}
    assert met == alone | {(scenario, seats) for scenario in PLAYABLE for seats in (3, 4, 5, 6)}
    assert {"wild", "senator", "random"} == {
        bot for plan in plans(1, "1", Path(), ("republic",)) for bot in plan.bots
    }


@pytest.mark.parametrize("game", list(GAMES))
def test_every_pair_of_options_is_played_that_goes_together(game: str) -> None:
    choices = choices_of(game)
    met = {
        pair
        for options, seats in tables(game)
        for pair in combinations(
            [(name, {**options, "seats": seats}.get(name)) for name in choices], 2
        )
    }
    # Some pairs need others beside them: all is looked for as it is usual, and as it is not.
    usual = {name: values[0] for name, values in choices.items()}
    unusual = {name: values[-1] for name, values in choices.items()}
    for one, two in combinations(choices, 2):
        for first, second in product(choices[one], choices[two]):
            rows = [{**row, one: first, two: second} for row in (usual, unusual)]
            if any(valid(GAMES[game], row) for row in rows):
                assert ((one, first), (two, second)) in met


def test_pairs_that_need_a_third_are_played() -> None:
    """Rebel governors need provincial wars, and their options need rebel governors."""
    together = {(one["reshuffled-allies"], one["interception"]) for one, _ in options_chosen()}
    assert together == set(product(("freed", "kept"), ("hrao", "always")))
    assert any(one["rebel-governors"] and one["passing-laws"] for one, _ in options_chosen())


def options_chosen() -> list[tuple[dict[str, object], int]]:
    """The tables of The Republic of Rome at which options are chosen."""
    return [one for one in tables("republic") if "interception" in one[0]]


def test_every_bot_plays_at_every_number_of_seats() -> None:
    for game in GAMES:
        for seats in {seats for _, seats in tables(game)}:
            bots = {bot for lineup in lineups(game, seats) for bot in lineup}
            assert bots == {"wild", "random", GAME_BOTS[game][0]}


@pytest.mark.parametrize("game", list(GAMES))
def test_no_option_is_left_out(game: str) -> None:
    assert set(choices_of(game)) == {*GAMES[game].options({}, 3), "seats"}


def test_pairs_of_many_options_take_few_tables_and_little_time() -> None:
    """What is possible alone is not tried: twenty-six switches have 67 million combinations."""
    many = {"seats": (3, 4), **{f"switch-{n}": (False, True) for n in range(25)}}
    found = pairwise(Anything(), many)
    assert len(found) < 30
    for (one, first), (two, second) in product(many.items(), repeat=2):
        met = {({**row, "seats": n}[one], {**row, "seats": n}[two]) for row, n in found}
        assert one == two or met == set(product(first, second))


def test_pairs_that_cannot_be_do_not_come_up() -> None:
    flags = (False, True)
    few = {"edition": ("fr2008",), "beginner": flags, "expert": flags, "seats": (3,)}
    found = {(table["beginner"], table["expert"]) for table, _ in pairwise(GAMES["glory"], few)}
    assert found == {(False, False), (True, False)}


def test_every_table_can_be_played() -> None:
    made = plans(1, "1", Path())
    assert {plan.game.name for plan in made} == {"glory", "republic"}
    for plan in made:
        assert plan.games == 1
        played = plan.game.options(plan.options, len(plan.bots))
        other = {name for name, one in plan.options.items() if played[name] != one}
        # One option can settle others.
        assert not other or plan.options["living-rules"]
        assert other <= {name.replace("_", "-") for name in SETTLED_BY_LIVING_RULES}


def test_wrong_usage_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fuzz", "--games", "0"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "games: 0 is not at least 1" in capsys.readouterr().err


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """A small run over one table of Glory to Rome with four seats, in two runs of a game each."""
    monkeypatch.setattr(fuzz, "tables", lambda game: tables(game)[2:3])
    monkeypatch.setattr(fuzz, "lineups", lambda game, seats: [["wild"] * seats] * 2)
    argv = ["fuzz", "--game", "glory", "--games", "2", "--workers", "1", "--from-each", "0", *words]
    monkeypatch.setattr("sys.argv", argv)
    return main()


def test_a_run_tells_what_has_occurred(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 0
    out = capsys.readouterr().out
    assert "glory: 2 games, 0 broken" in out
    assert "frame: " in out
    assert "glory-turn" in out


def test_what_never_occurs_fails_a_run_that_is_long_enough(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--enough", "2", "--json") == 1
    data = json.loads(capsys.readouterr().out)["glory"]
    assert (data["games"], data["broken"]) == (2, [])
    assert data["occurrences"]["told"]["glory-turn"] > 10
    assert len(data["never"]["ending"]) >= 3
    for ending in data["never"]["ending"]:
        assert f"ending {ending} never occurs" in data["amiss"]


def test_a_broken_game_fails_a_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, "glory", LosesCards())
    assert run(monkeypatch, "--failures", str(tmp_path)) == 1
    out = capsys.readouterr().out
    assert "cards of" in out
    assert "glory: 2 games, 2 broken" in out
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("game", list(GAMES))
def test_games_are_begun_in_every_position_for_every_edition(game: str) -> None:
    scenarios = PACKAGES[game].scenarios
    assert scenarios is not None
    files = {
        path: load(path, {game: scenarios()})
        for path in (fuzz.POSITIONS / game / "scenarios").rglob("*.yaml")
    }
    made = from_positions(7, "1", Path(), (game,))
    assert {plan.position for plan in made} == set(files)
    assert all(plan.check and plan.count and set(plan.bots) == {"wild"} for plan in made)
    for path, found in files.items():
        mine = [plan for plan in made if plan.position == path]
        assert sum(plan.games for plan in mine) == 7
        assert {plan.options[scenarios().version] for plan in mine} == set(found.editions)
    assert len({plan.seed for plan in made}) == len(made)


def test_a_game_begins_in_its_position_and_goes_on_by_its_seed(tmp_path: Path) -> None:
    path = fuzz.POSITIONS / "republic" / "scenarios" / "rebels" / "crossing_stopped.yaml"
    plan = next(
        plan for plan in from_positions(4, "3", tmp_path, ("republic",)) if plan.position == path
    )
    one, two, other = (simulate(replace(plan, seed=seed)) for seed in ("a", "a", "b"))
    assert not one.failures
    assert one.games == 4
    assert (one.moves, one.endings) == (two.moves, two.endings)
    assert one.moves != other.moves
    # What the file is about comes up at once.
    assert one.occurrences.counts["frame"]["blockade"] >= 4
    match = Match(plan.game, plan.options, plan.bots, "1", position=state_of(plan, path))
    match.play()
    with pytest.raises(Broken, match="began in a position"):
        match.record()


def test_a_game_that_breaks_after_a_position_is_told(
    tmp_path: Path,
) -> None:
    plan = from_positions(1, "1", tmp_path, ("glory",))[0]
    failure = simulate(replace(plan, game=SharesHands(), every=1)).failures[0]
    assert "has changed the original" in failure.what
    assert "no record could be made: it began in a position" in failure.what
    assert fuzz.title(plan).startswith("glory: from tests/glory/scenarios/")


def test_runs_are_added_up() -> None:
    whole = Sum("glory", [], Occurrences())
    assert whole.games() == 0
    assert any(line.endswith("never occurs") for line in whole.amiss(0))
    assert whole.amiss(1) == []
