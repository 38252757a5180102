"""The command `aedilis admin`: back up, restore, verify; look after people's data, and room."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any, Final

from aedilis.server.settings import BadSetting, database_url, read_settings

DATABASE_HELP: Final = (
    "an SQLite file, or a PostgreSQL URL (default: AEDILIS_DATABASE, or the file that "
    "`aedilis serve` uses)"
)

MISSING: Final = "aedilis: this needs more packages than the games: install aedilis[server]"

EXAMPLES: Final = """\
examples:
  aedilis admin backup aedilis-monday.backup
  aedilis admin restore aedilis-monday.backup --database postgresql://aedilis@localhost/aedilis
  aedilis admin verify
  aedilis admin export Livia > livia.json
  aedilis admin delete Livia --yes
  aedilis admin reset Livia
  aedilis admin grant Livia
  aedilis admin usage imports
  aedilis admin drop mLq0cYtXw3rB --yes
"""

BACKUP: Final = (
    "Writes everything in the database to one compressed file, as it is at one moment; the server "
    "may run meanwhile. The file holds digests of passwords and the server's own keys: keep it as "
    "you keep the database."
)
BACKUP_EXAMPLES: Final = """\
examples:
  aedilis admin backup aedilis-monday.backup
  aedilis admin backup /var/backups/aedilis.backup --database ~/games.sqlite3 --json
"""

RESTORE: Final = (
    "Fills a database from a backup: all of it, or nothing if anything is wrong. A backup of "
    "SQLite may go into PostgreSQL and the other way round, and one of older software is brought "
    "up to date. The server must be stopped."
)
RESTORE_EXAMPLES: Final = """\
examples:
  aedilis admin restore aedilis-monday.backup
  aedilis admin restore aedilis-monday.backup --replace
  aedilis admin restore aedilis-monday.backup --database postgresql://aedilis@localhost/aedilis
"""

VERIFY: Final = (
    "Plays every stored game again and tells where one does not come out as it was played, or was "
    "played by other rules. Exit 1 if there is one. The server may run meanwhile."
)
VERIFY_EXAMPLES: Final = """\
examples:
  aedilis admin verify
  aedilis admin verify mLq0cYtXw3rB --json
"""

EXPORT: Final = (
    "Prints all data of a person as one JSON object: profile, sessions, games, chat, notes. Of a "
    "game that still runs it has what the person's own seat may know."
)
EXPORT_EXAMPLES: Final = """\
examples:
  aedilis admin export Livia > livia.json
  aedilis admin export 17 --output livia.json
"""

DELETE: Final = (
    "Deletes an account with its bots, sessions, tokens, notes and notices. Its name and its chat "
    "go from all games; the games stay, and a bot plays on where they still run."
)
DELETE_EXAMPLES: Final = """\
examples:
  aedilis admin delete Livia          tells what would be deleted
  aedilis admin delete Livia --yes
"""

RESET: Final = (
    "Makes a link with which somebody who has forgotten the password sets a new one: it holds for "
    "a day, once, and all sessions end by it. Hand it to nobody else. The server may run meanwhile."
)
RESET_EXAMPLES: Final = """\
examples:
  aedilis admin reset Livia
  aedilis admin reset 17 --json
"""

USAGE: Final = (
    "Tells what takes room: games, people by the games they have made, or games that were "
    "imported, each with its bytes, the largest first. The server may run meanwhile."
)
USAGE_EXAMPLES: Final = """\
examples:
  aedilis admin usage
  aedilis admin usage people --limit 5
  aedilis admin usage imports --json
"""

DROP: Final = (
    "Deletes games with their lines, chat, notes and waiting notices, running ones too: whoever "
    "watches is told that there is no such game. Sandboxes that others made of them stay. If one "
    "of the ids is not that of a game, none is deleted, and the exit code is 1. The server may run "
    "meanwhile."
)
DROP_EXAMPLES: Final = """\
examples:
  aedilis admin drop mLq0cYtXw3rB          tells what would be deleted
  aedilis admin drop mLq0cYtXw3rB w81Bd_2kzqPe --yes
"""


GRANT: Final = (
    "Lets an account look after the server by its pages and the API: reports, people, games. It is "
    "done by this command alone, and written down. The server may run meanwhile."
)
GRANT_EXAMPLES: Final = """\
examples:
  aedilis admin grant Livia
  aedilis admin grant 17 --json
"""

REVOKE: Final = (
    "Lets an account look after the server no more. It is written down. The server may run "
    "meanwhile."
)
REVOKE_EXAMPLES: Final = """\
examples:
  aedilis admin revoke Livia
"""


def add_parser(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add `aedilis admin` to the commands; its arguments are then given to `run`."""
    parser = subparsers.add_parser(
        "admin",
        help="back up, restore and verify a server's games; look after people's data",
        description="Looks after what a server has kept.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", dest="action")
    parser.set_defaults(run=run, parser=parser)
    _add_keeping(actions)
    _add_people(actions)
    _add_room(actions)


def _add_keeping(actions: Any) -> None:
    """What is done with all that is kept."""
    backup = _add(actions, "backup", "write everything to one file", BACKUP, BACKUP_EXAMPLES)
    backup.add_argument("file", type=Path, metavar="FILE", help="where to write it")

    restore = _add(actions, "restore", "fill a database from a backup", RESTORE, RESTORE_EXAMPLES)
    restore.add_argument("file", type=Path, metavar="FILE", help="a file that backup has written")
    restore.add_argument(
        "--replace", action="store_true", help="throw away what the database holds"
    )

    verify = _add(actions, "verify", "play all stored games again", VERIFY, VERIFY_EXAMPLES)
    verify.add_argument("games", nargs="*", metavar="GAME", help="its id (default: every game)")


def _add_people(actions: Any) -> None:
    """What is done with one account."""
    export = _add(actions, "export", "print all data of a person", EXPORT, EXPORT_EXAMPLES)
    export.add_argument("person", metavar="PERSON", help="the name, or the number")
    export.add_argument("--output", type=Path, metavar="FILE", help="write it there instead")

    delete = _add(actions, "delete", "delete a person's account", DELETE, DELETE_EXAMPLES)
    delete.add_argument("person", metavar="PERSON", help="the name, or the number")
    delete.add_argument("--yes", action="store_true", help="do it: it cannot be undone")

    reset = _add(actions, "reset", "make a link that sets a new password", RESET, RESET_EXAMPLES)
    reset.add_argument("person", metavar="PERSON", help="the name, or the number")
    reset.add_argument(
        "--url",
        metavar="URL",
        default=os.environ.get("AEDILIS_URL", ""),
        help="the address people use (default: AEDILIS_URL; without it, the path alone is printed)",
    )

    grant = _add(actions, "grant", "let an account look after the server", GRANT, GRANT_EXAMPLES)
    grant.add_argument("person", metavar="PERSON", help="the name, or the number")

    revoke = _add(actions, "revoke", "take that back", REVOKE, REVOKE_EXAMPLES)
    revoke.add_argument("person", metavar="PERSON", help="the name, or the number")


def _add_room(actions: Any) -> None:
    """What takes room, and how it is made."""
    usage = _add(actions, "usage", "tell what takes room", USAGE, USAGE_EXAMPLES)
    usage.add_argument(
        "what",
        nargs="?",
        choices=("games", "people", "imports"),
        default="games",
        metavar="WHAT",
        help="games, people or imports (default: games)",
    )
    usage.add_argument(
        "--limit", type=_count, default=20, metavar="N", help="tell so many (default: 20)"
    )

    drop = _add(actions, "drop", "delete games", DROP, DROP_EXAMPLES)
    drop.add_argument(
        "games", nargs="+", metavar="GAME", help="its id (after -- where it begins with -)"
    )
    drop.add_argument("--yes", action="store_true", help="do it: it cannot be undone")


def _count(text: str) -> int:
    if text.isdecimal() and len(text) < 10:
        return int(text)
    raise argparse.ArgumentTypeError("a number, 0 or more")


def _add(actions: Any, name: str, line: str, description: str, epilog: str) -> Any:
    parser = actions.add_parser(
        name,
        help=line,
        description=description,
        epilog=epilog,
        formatter_class=_Help,
    )
    parser.add_argument("--database", metavar="URL", help=DATABASE_HELP)
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    return parser


class _Help(argparse.RawDescriptionHelpFormatter):
    """Folds the description, and leaves the examples as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith("examples:"):
            return super()._fill_text(text, width, indent)
        return argparse.HelpFormatter._fill_text(self, text, width, indent)


def run(args: argparse.Namespace) -> int:
    """Carry out `aedilis admin`: 0, 1 when a check failed, 2 for wrong usage."""
    if args.action is None:
        args.parser.print_help()
        return 0
    try:
        if args.database is not None:
            url = database_url(args.database)
        else:
            url = read_settings({}, os.environ).database
    except BadSetting as error:
        print(f"aedilis: {error}", file=sys.stderr)
        return 2
    try:
        from aedilis.server.admin.actions import ACTIONS
    except ImportError:
        print(MISSING, file=sys.stderr)
        return 2
    return ACTIONS[args.action](url, args)
