"""Scenario files with anything in the place of a value: one clear line says what is wrong and
where, or the file runs and tells what differs.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from aedilis.kernel.dice import stream
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.kernel.scenario import from_data
from aedilis.kernel.scenario_run import run
from aedilis.kernel.text import LANGUAGES
from aedilis.scenario_cli import SCENARIO_GAMES
from tests.odd.mutating import NO_JSON, STRANGE, clear, mutations
from tests.odd.mutating import Path as Place

HERE = Path(__file__).parents[1]
FILES = 24
"""So many of the files of each game, drawn at random."""
SPOILT = 50


def spoilt(game: str) -> list[tuple[str, Place, Any]]:
    """Scenarios of a game with one thing wrong, drawn at random."""
    dice = stream("odd scenario", game)
    files = sorted((HERE / game / "scenarios").rglob("*.yaml"))
    out: list[tuple[str, Place, Any]] = []
    for _ in range(min(FILES, len(files))):
        path = files.pop(dice.below(len(files)))
        data = yaml.safe_load(path.read_text("utf-8"))
        all_of_them = list(mutations(data, STRANGE + NO_JSON))
        for _ in range(SPOILT):
            place, odd = all_of_them.pop(dice.below(len(all_of_them)))
            out.append((str(path), place, odd))
    return out


def told(name: str, data: object, language: str) -> list[str]:
    """All that is said of a scenario."""
    try:
        scenario = from_data(data, name, SCENARIO_GAMES)
        done = run(scenario, scenario.editions[0], language)
    except ScenarioError as error:
        return [str(error).replace(name, "")]
    return [text for one in done.differences for text in (one.place, one.text)]


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_a_spoilt_scenario_is_told_in_clear_lines(game: str) -> None:
    said = 0
    for n, (name, place, odd) in enumerate(spoilt(game)):
        for text in told(name, odd, LANGUAGES[n % 4]):
            said += 1
            assert not clear(text), (clear(text), name, place, str(odd)[:300], text)
    assert said > FILES * SPOILT / 4
