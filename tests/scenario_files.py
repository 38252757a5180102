"""Scenario files, of which much is asked before any of them is run."""

from pathlib import Path
from typing import Any

import yaml

from aedilis.kernel.vocabulary import Vocabulary


def versions_named(path: Path, vocabulary: Vocabulary[Any]) -> tuple[str, ...]:
    """The editions (or scenarios) that a file is to be run for, from the one line that names them:
    every process collects the tests of all files, and reading all of each would take it seconds.

    A file without such a line is run once, and fails its own test and not the collection of all
    others. The tests compare this with what the file says when it is read whole.
    """
    beginning = f"{vocabulary.version}: "
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(beginning):
            return tuple(vocabulary.editions(yaml.safe_load(line)))
    return ("unreadable",)
