"""Aedilis runs two board games of ancient Rome: Glory to Rome and The Republic of Rome.

The package holds the rules of the games as code, the kernel that both games stand on, bots, a
terminal to play in, and the tools that simulate, record and check games. The command line is in
`aedilis.cli`; a program of its own starts from a game package, such as `aedilis.glory`.
"""

from typing import Final

__version__: Final = "0.1.0"

__all__ = ["__version__"]
