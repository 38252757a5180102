"""Where on this machine something is kept for the person who uses it."""

import os
from pathlib import Path


def own_data() -> Path:
    """The directory of a person's own data: below XDG_DATA_HOME, or ~/.local/share. It may not be
    there yet.
    """
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "aedilis"
