"""Gives the tests of the rule index a project of their own."""

from pathlib import Path

import pytest

from aedilis.rules.paragraphs import GAMES
from tests.rules.made_up import Project, make


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """Give a project with one game, three rule paragraphs and neither code nor tests."""
    for key in [key for key in GAMES if key != "glory"]:
        monkeypatch.delitem(GAMES, key)
    return make(tmp_path)
