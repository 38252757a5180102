"""Aedilis runs board games of ancient Rome, its own and any that is installed beside it.

The package holds the rules of its games as code, the kernel that all games stand on, bots, a
terminal to play in, and the tools that simulate, record and check games. The command line is in
`aedilis.cli`; a program of its own starts from the games that `aedilis.games` has found.
"""

from typing import Final

__version__: Final = "0.1.0"

__all__ = ["__version__"]
