"""The command line `aedilis`: one command for each thing the program does.

A command lives with the part of the program it belongs to, and only that part is loaded when it is
called. What goes wrong is told in one line on standard error: exit 2 for wrong usage, never a
traceback.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from aedilis import __version__

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("aedilis.terminal.cli", "play a game in this terminal"),
    "serve": ("aedilis.server.cli", "games in the browser, for one or for many"),
    "replay": ("aedilis.terminal.cli", "show a recorded game, as one seat saw it"),
    "review": ("aedilis.terminal.cli", "tell where a recorded game was decided"),
    "verify": ("aedilis.terminal.cli", "check recorded games move by move"),
    "simulate": ("aedilis.arena.cli", "let bots play many games, and check them"),
    "tournament": (
        "aedilis.arena.tournament.cli",
        "programs against each other, with ratings and a report",
    ),
    "scenario": ("aedilis.scenario_cli", "run given / when / then files"),
    "admin": ("aedilis.server.admin.cli", "back up, restore, verify, export and delete"),
    "rules": ("aedilis.rules.cli", "look up the rules, and see which code and tests hold them"),
}
"""Every command with the module that has its `add_parser` and `run`, and its line of help."""

EXAMPLES: Final = """\
examples:
  aedilis play                     a game against bots
  aedilis play --help              all that a game can be told
  aedilis serve --open             games in the browser
  aedilis rules patron             what the rules say of the patron
"""

INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that begins with the program's name."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"aedilis: {' '.join(message.split())}\n")


class Help(argparse.RawDescriptionHelpFormatter):
    """Help in which the longest command has its line beside it: commands stand indented once more
    than the column of the lines is reckoned for.
    """

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        self._action_max_length += self._indent_increment


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; gives 0, 1 for a check that failed, 2 for wrong usage."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        try:
            return _run(words)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone. Python flushes once more on its way out, and must not fail there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _tell_left() -> None:
    """Say which packages of others are broken and left out, if the games have been looked for."""
    games = sys.modules.get("aedilis.games")
    for line in games.LEFT.lines if games is not None else ():
        print(f"aedilis: {line}", file=sys.stderr)


def _run(words: list[str]) -> int:
    command = next((word for word in words if not word.startswith("-")), "")
    parser = Parser(
        prog="aedilis",
        description="Board games of ancient Rome: play them, let bots play them, look them up.",
        epilog=EXAMPLES,
        formatter_class=Help,
    )
    parser.add_argument("--version", action="version", version=f"aedilis {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    if command in COMMANDS:
        importlib.import_module(COMMANDS[command][0]).add_parser(subparsers)
        _tell_left()
    else:
        for name, (_, line) in COMMANDS.items():
            subparsers.add_parser(name, help=line)
    try:
        args = parser.parse_args(words)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 2
    if args.command is None:
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code
