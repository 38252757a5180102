"""What `make fuzz` goes through: every edition, number of seats and option, evenly."""

from pathlib import Path

import pytest

from aedilis.glory.editions import EDITIONS
from aedilis.republic.options import CHOICES, PLAYABLE
from tools.fuzz import main, plans


def test_the_games_are_spread_over_all_tables() -> None:
    made = plans(20_000, "1", Path(), ("glory",))
    assert sum(plan.games for plan in made) == 20_000
    assert max(plan.games for plan in made) - min(plan.games for plan in made) <= 1
    assert len({plan.seed for plan in made}) == len(made)
    assert all(plan.check for plan in made)
    met = {(plan.options["edition"], len(plan.bots)) for plan in made}
    assert met == {(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)}
    options = {(name, value) for plan in made for name, value in plan.options.items()}
    assert {("beginner", True), ("expert", True), ("town-sites", 3)} <= options
    assert {("vault-memory", "open"), ("bath-wild", False)} <= options
    assert {"greedy", "random"} == {bot for plan in made for bot in plan.bots}


def test_the_republic_is_played_in_every_scenario_with_every_number_of_seats() -> None:
    made = plans(3_000, "1", Path(), ("republic",))
    assert sum(plan.games for plan in made) == 3_000
    met = {(plan.options["scenario"], len(plan.bots)) for plan in made}
    assert met == {(scenario, seats) for scenario in PLAYABLE for seats in (3, 4, 5, 6)}
    options = {(name, value) for plan in made for name, value in plan.options.items()}
    assert {(name, values[1]) for name, values in CHOICES.items() if name != "scenario"} <= options
    assert {"senator", "random"} == {bot for plan in made for bot in plan.bots}


def test_every_table_can_be_played() -> None:
    made = plans(1, "1", Path())
    assert {plan.game.name for plan in made} == {"glory", "republic"}
    for plan in made:
        assert plan.games == 1
        assert plan.game.options(plan.options, len(plan.bots)).items() >= plan.options.items()


def test_wrong_usage_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fuzz", "--games", "0"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "games: 0 is not at least 1" in capsys.readouterr().err
