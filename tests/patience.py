"""How long tests wait for what must come."""

from typing import Final

PATIENCE: Final = 60.0
"""In seconds: long, for a loaded machine is slow, and what comes is never waited for to the end."""
