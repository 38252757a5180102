"""Every test of the terminal runs in a directory of its own, in English unless it says so."""

from functools import partial
from pathlib import Path

import pytest

from aedilis.glory.presentation.terminal import face as glory_face
from aedilis.glory.presentation.text import GloryText
from aedilis.kernel.text import Catalogue
from aedilis.republic.presentation.terminal import face as republic_face
from aedilis.republic.presentation.text import RepublicText
from aedilis.terminal import words


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path.parent / f"{tmp_path.name} data"))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any text or parameter that is missing fails the test."""
    monkeypatch.setattr(words, "Catalogue", partial(Catalogue, strict=True))
    monkeypatch.setattr(glory_face, "GloryText", partial(GloryText, strict=True))
    monkeypatch.setattr(republic_face, "RepublicText", partial(RepublicText, strict=True))
