"""The scenario files of Glory to Rome, each read once."""

from functools import cache
from pathlib import Path

from aedilis.glory.scenario.vocabulary import GloryScenarios
from aedilis.kernel.scenario import Scenario, load

FOLDER = Path(__file__).resolve().parent / "scenarios"
GAMES = {"glory": GloryScenarios()}
FILES = sorted(FOLDER.rglob("*.yaml"))


@cache
def scenario(path: Path) -> Scenario:
    return load(path, GAMES)
