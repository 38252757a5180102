"""What `make fuzz` goes through: every edition, number of seats and option, evenly."""

from pathlib import Path

import pytest

from aedilis.glory.editions import EDITIONS
from tools.fuzz import main, plans


def test_the_games_are_spread_over_all_tables() -> None:
    made = plans(20_000, "1", Path())
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


def test_every_table_can_be_played() -> None:
    for plan in plans(1, "1", Path()):
        assert plan.games == 1
        assert plan.game.options(plan.options, len(plan.bots))["edition"] in EDITIONS


def test_wrong_usage_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fuzz", "--games", "0"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "games: 0 is not at least 1" in capsys.readouterr().err
