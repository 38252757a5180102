"""Checks that the changes of the store's tables are one chain: `python -m tools.check_migrations`.

Each file under `store/migrations/versions` begins with its number and follows the one before it.
Two of one number, which two changes made side by side may bring, would leave a server unable to
start.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "src" / "aedilis" / "server" / "store" / "migrations" / "versions"


def main() -> int:
    """Print a line for each problem; 1 when there is one."""
    files = sorted(FOLDER.glob("[0-9]*.py"))
    found = [*problems([(path.name, path.read_text("utf-8")) for path in files])]
    for line in found:
        print(line)
    return 1 if found else 0


def problems(files: Sequence[tuple[str, str]]) -> Iterator[str]:
    """What is wrong with files, each a name and a text, in the order of their names."""
    for n, (name, text) in enumerate(files, 1):
        number, before = f"{n:04}", f"{n - 1:04}" if n > 1 else None
        if not name.startswith(f"{number}_"):
            yield f"{name}: its name should begin with {number}"
        if _named("revision", text) != number:
            yield f"{name}: its revision should be {number}"
        if _named("down_revision", text) != before:
            yield f"{name}: its down_revision should be {before}"


def _named(name: str, text: str) -> str | None:
    """What a module calls by a name: a string; None for None, and for what is not there."""
    found = re.search(rf'^{name}(?:: [^=]+)? = "(\w+)"$', text, re.MULTILINE)
    return found.group(1) if found else None


if __name__ == "__main__":
    sys.exit(main())
