"""Where the terminal's lines go and where answers come from.

There are two manners. On a real terminal the table is drawn with Rich, in colour. Everywhere else,
and whenever it is asked for, the manner is plain: text line by line, without escape codes, for
pipes and screen readers.
"""

import os
import shutil
import sys
from collections.abc import Iterable
from typing import Final, Protocol, TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

try:
    from readline import clear_history
except ImportError:  # Not every build of Python has it; without it no answer is remembered.

    def clear_history() -> None:
        """Forget the answers given so far."""


PROMPT: Final = "> "
LONGEST_LINE: Final = 500
"""An answer longer than this is cut; no answer of a game comes near it."""

CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled away."""


class Closed(Exception):
    """There are no more answers: the end of the input, or Ctrl-D."""


class Source(Protocol):
    """Where answers come from: standard input, or anything else that gives lines."""

    def readline(self) -> str:
        """The next line with its end; empty when there is none any more."""

    def isatty(self) -> bool:
        """Whether somebody sits before it."""


class Voice:
    """Says lines and hears answers. `plain` is the manner without escape codes."""

    def __init__(
        self,
        plain: bool,
        source: Source | None = None,
        target: TextIO | None = None,
    ) -> None:
        self.source = source if source is not None else sys.stdin
        self.target = target if target is not None else sys.stdout
        self.real = self.source.isatty() and self.target.isatty()
        self.dumb = os.environ.get("TERM") == "dumb"
        self.plain = plain or self.dumb or not self.target.isatty()
        self.console = Console(
            file=self.target,
            highlight=False,
            emoji=False,
            markup=False,
            soft_wrap=False,
            no_color=True if self.plain else None,
        )

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows, read anew each time since a window may change."""
        return shutil.get_terminal_size() if self.real else (80, 24)

    def say(self, text: str = "", style: str = "") -> None:
        """One line or paragraph."""
        if self.plain:
            self.target.write(f"{text}\n")
        else:
            self.console.print(Text(text, style=style))

    def heading(self, text: str) -> None:
        """A line that begins a part. In the plain manner it is marked by a sign, not by looks."""
        if self.plain:
            self.target.write(f"\n# {text}\n")
        else:
            self.console.print(Text(text, style="bold"))

    def items(self, lines: Iterable[str]) -> None:
        """A list."""
        for line in lines:
            if self.plain:
                self.target.write(f"- {line}\n")
            else:
                self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    def show(self, drawing: RenderableType) -> None:
        """A drawing; only for the manner with Rich."""
        self.console.print(drawing)

    def wipe(self) -> None:
        """Begin a fresh screen; what was said before can still be scrolled to."""
        if not self.plain:
            self.target.write("\x1b[H\x1b[2J")
            self.target.flush()

    def forget(self) -> None:
        """Clear the screen, what has scrolled away, and the answers remembered for the arrow keys.

        Whoever sits down next must not find another player's cards.
        """
        if self.real:
            clear_history()
        if self.target.isatty() and not self.dumb:
            self.target.write(CLEAR_ALL)
            self.target.flush()

    def ask(self, question: str = PROMPT) -> str:
        """The next answer, trimmed. Raises Closed when there is none any more."""
        if self.real and self.source is sys.stdin:
            try:
                line = input(question)
            except EOFError:
                self.target.write("\n")
                raise Closed from None
        else:
            self.target.write(question)
            self.target.flush()
            line = self.source.readline()
            self.target.write("\n")
            if not line:
                raise Closed
        shown = "".join(c for c in line[:LONGEST_LINE] if c.isprintable() or c == "\t")
        return " ".join(shown.split())
