"""How long tests wait for what must come: all of them, in a browser too, as long as this."""

from typing import Final

PATIENCE: Final = 120.0
"""In seconds: long, for a loaded machine is slow, and what comes is never waited for to the end."""
