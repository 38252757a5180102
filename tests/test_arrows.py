"""Imports point one way, as the contracts in `pyproject.toml` say (`tool.importlinter`).

`make check` tells more of a breach than these tests do. They are there so that nobody misses one,
and so that the contracts themselves are seen to hold something.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "aedilis"


def linted(directory: Path, config: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the package in a directory."""
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", program, "--config", str(config), "--no-cache"]
    return subprocess.run(
        command, cwd=directory, capture_output=True, text=True, timeout=120, check=False
    )


def test_imports_point_one_way() -> None:
    done = linted(ROOT / "src", ROOT / "pyproject.toml")
    assert done.returncode == 0, done.stdout


def test_the_service_is_known_by_its_type_alone() -> None:
    """Only who puts the server together, and its pages, do more with it than to take it."""
    graph = grimp.build_graph("aedilis", cache_dir=None, exclude_type_checking_imports=True)
    found = graph.find_modules_that_directly_import("aedilis.server.service")
    assert "aedilis.server.app" in found
    rooms = {one.removeprefix("aedilis.server.").partition(".")[0] for one in found}
    assert rooms == {"app", "pages"}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package's Python files."""
    directory = tmp_path_factory.mktemp("arrows")
    there = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py")}
    for path in there:
        (directory / "aedilis" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / path, directory / "aedilis" / path)
    return directory


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("kernel/dice.py", "from aedilis import glory", "rooms"),
        ("glory/turn.py", "import aedilis.republic.turn", "rooms"),
        ("server/app.py", "from aedilis.terminal import cli", "rooms"),
        ("terminal/cli.py", "from aedilis.server import app", "rooms"),
        ("rules/__init__.py", "def late():\n    from aedilis.bots import random", "rooms"),
        ("loose.py", "", "rooms"),
        ("server/app.py", "import aedilis.glory.game", "wings"),
        (
            "kernel/prompt.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import aedilis.kernel.table",
            "circles",
        ),
        ("server/live/clocks.py", "import aedilis.server.live.room", "circles"),
        ("terminal/commands.py", "import aedilis.terminal.session", "circles"),
        ("server/live/clocks.py", "import aedilis.server.lobby.listing", "server"),
        ("server/store/games.py", "import aedilis.server.people", "server"),
        ("server/loose.py", "", "server"),
        ("arena/match.py", "import aedilis.arena.tournament.run", "circles"),
        ("bots/novice.py", "import aedilis.bots.registry", "circles"),
        ("rules/paragraphs.py", "import aedilis.rules.index", "circles"),
        ("glory/rules/functions.py", "import aedilis.glory.phases.playing", "glory"),
        ("glory/state/zones.py", "import aedilis.glory.rules.functions", "glory"),
        ("republic/definitions/codes.py", "import aedilis.republic.state.table", "republic"),
        ("republic/state/choices.py", "import aedilis.republic.rules.moments", "republic"),
        ("republic/rules/victory.py", "import aedilis.republic.deals.hand", "republic"),
        ("republic/phases/revenue/books.py", "import aedilis.republic.explain", "republic"),
        ("republic/check/table.py", "import aedilis.republic.presentation.names", "republic"),
        ("republic/rules/revolt.py", "from aedilis.kernel.phase import Step", "steps"),
    ],
)
def test_an_arrow_that_runs_back_is_found(
    copied: Path, file: str, line: str, contract: str
) -> None:
    path = copied / "aedilis" / file
    before = path.read_text("utf-8") if path.exists() else None
    path.write_text(f"{before or ''}\n{line}\n", "utf-8")
    try:
        done = linted(copied, ROOT / "pyproject.toml")
    finally:
        if before is None:
            path.unlink()
        else:
            path.write_text(before, "utf-8")
    assert done.returncode == 1, done.stdout + done.stderr
    broken = done.stdout.partition("Broken contracts")[2]
    assert NAMES[contract] in " ".join(broken.split()), done.stdout


NAMES = {
    "rooms": "Between rooms arrows point one way",
    "wings": "A game is found by its entry point",
    "circles": "No circles in what the games share",
    "steps": "What phases share has no steps",
    "server": "In the server arrows point",
    "glory": "In Glory to Rome arrows point",
    "republic": "In The Republic of Rome arrows point",
}
