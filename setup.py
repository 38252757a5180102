"""Builds the package: pure by default, compiled with mypyc when AEDILIS_COMPILE=1.

All other facts of the distribution are in `pyproject.toml`. A compiled build holds the same Python
sources beside the extensions, so that tracebacks and readers still find them.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path(__file__).resolve().parent

COMPILED_PACKAGES = ("kernel", "glory", "republic", "bots")

# An installer runs this file once for the metadata and once for the wheel. Translating takes long,
# and these commands need nothing of it.
METADATA_COMMANDS = {"dist_info", "egg_info"}

# Modules that stay plain Python, as paths below `src/aedilis`. Each one needs a reason beside it.
NOT_COMPILED: frozenset[str] = frozenset(
    {
        "kernel/record.py",  # msgspec builds its structs with a metaclass
        # What reads files or writes sentences is not worth the time to translate it.
        "kernel/names.py",
        "kernel/plain_yaml.py",
        "kernel/scenario.py",
        "kernel/scenario_run.py",
        "kernel/text.py",
        "glory/faces.py",
        "glory/labels.py",
        "glory/names.py",
        "glory/position.py",
        "glory/reading.py",
        "glory/scenario.py",
        "glory/text.py",
        "republic/faces.py",
        "republic/labels.py",
        "republic/names.py",
        "republic/phrases.py",
        "republic/text.py",
        "republic/given/cards.py",
        "republic/given/forces.py",
        "republic/given/forum.py",
        "republic/given/moment.py",
        "republic/given/persons.py",
        "republic/given/position.py",
        "republic/reading.py",
        "republic/resting.py",
        "republic/scenario.py",
    }
)


def compiled_sources(root: Path = ROOT) -> list[str]:
    """Give the modules to compile, in a fixed order, as paths relative to `root`.

    A package's `__init__.py` only gathers names, and is left out: compiling it would gain nothing.
    """
    package = root / "src" / "aedilis"
    found = (path for name in COMPILED_PACKAGES for path in sorted((package / name).rglob("*.py")))
    return [
        path.relative_to(root).as_posix()
        for path in found
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in NOT_COMPILED
    ]


def extensions() -> list[Any]:
    """Translate the modules to C and give the extensions to build.

    mypyc types them as a union that the stubs of setuptools do not take, hence `Any`.
    """
    # Only a compiled build needs mypyc, and a pure one must work without it.
    from mypyc.build import mypycify

    return mypycify(
        compiled_sources(),
        opt_level="3",
        group_name="aedilis",
        target_dir="build/compiled/c",
    )


if __name__ == "__main__":
    os.chdir(ROOT)
    compiled = os.environ.get("AEDILIS_COMPILE", "0") == "1"
    # The two builds must not share a directory, or one would pack what the other left behind.
    setup(
        ext_modules=extensions() if compiled and not METADATA_COMMANDS & set(sys.argv) else [],
        options={"build": {"build_base": "build/compiled" if compiled else "build/pure"}},
    )
