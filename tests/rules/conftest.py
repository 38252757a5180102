"""Gives the tests of the rule index a project of their own."""

from pathlib import Path

import pytest

from tests.rules.made_up import Project, make


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Give a project with three rule paragraphs and neither code nor tests."""
    return make(tmp_path)
