"""Other people's packages installed beside Aedilis, into a folder of their own: nothing in Aedilis
changes, and only processes that are started with that folder on their path know of them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"


def install(source: Path, target: Path, scratch: Path) -> None:
    """Install the package at `source` into `target`, without a network. What building leaves behind
    is left in `scratch`.
    """
    copy = scratch / source.name
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(target)]
    done = subprocess.run([*command, str(copy)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def plant(target: Path, name: str, group: str, module: str, value: str = "PACKAGE") -> None:
    """Put a module with an entry point into `target`, as installing it would."""
    (target / f"{name}.py").write_text(module, "utf-8")
    info = target / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {name}:{value}\n", "utf-8")


def beside(target: Path, *command: str, typed: str = "", cwd: Path | None = None) -> "Told":
    """Run Python in a fresh process that finds what is in `target`."""
    environment = {**os.environ, "PYTHONPATH": str(target), "COLUMNS": "100", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        capture_output=True,
        text=True,
        input=typed,
        cwd=cwd if cwd is not None else target,
        env=environment,
        timeout=300,
    )
    return Told(done.returncode, done.stdout, done.stderr)


class Told:
    """What came of a process."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def well(self) -> str:
        """What it said, if it said nothing was wrong."""
        assert (self.code, self.err) == (0, ""), self.err or self.out
        return self.out
