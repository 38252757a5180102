"""The commands `aedilis play`, `aedilis replay` and `aedilis verify`."""

import argparse
import sys
import textwrap
from pathlib import Path
from typing import Any, Final, TextIO

from aedilis.bots.registry import UnknownBot, levels
from aedilis.bots.review import MOST
from aedilis.games import GAMES, NAMED_TABLES, PACKAGES, flags
from aedilis.kernel.codec import BadFile
from aedilis.kernel.game import BadOption
from aedilis.kernel.options import Option, typed
from aedilis.kernel.package import ALL, LEVELS, GamePackage
from aedilis.kernel.text import LANGUAGES, best_language, unbroken
from aedilis.terminal.lesson_cli import (
    UnknownLesson,
    add_switches,
    lesson_session,
    print_lessons,
)
from aedilis.terminal.replaying import run_replay, run_verify
from aedilis.terminal.reviewing import MOST as MOST_TURNINGS
from aedilis.terminal.reviewing import run_review
from aedilis.terminal.seating import BOTS, OWN, BadUsage, seat_all
from aedilis.terminal.voice import Source, Voice

FIRST: Final = next(iter(PACKAGES))
"""The game that is played if nothing is said."""


def play_examples() -> str:
    """What can be chosen in each game, and examples."""
    lines: list[str] = []
    for package in PACKAGES.values():
        lines += _chosen_lines(package)
    first, last = PACKAGES[FIRST], list(PACKAGES.values())[-1]
    lines += [
        "",
        "At every question `?` explains it and lists the commands: undo, save, why, log, ...",
        "",
        "examples:",
        "  aedilis play                                  you against bots",
        f"  aedilis play --seats {first.seats.least}{_variant(first, -1)} --language fr",
        "  aedilis play --humans 2 --name Ana,Luis       two people share the terminal with a bot",
        f"  aedilis play --bots {BOTS[FIRST]},random --seed 7    the same cards every time",
        f"  aedilis play --load {first.name}-1.jsonl             go on with a saved game",
        "  aedilis play --lessons                        guided games and puzzles",
        f"  aedilis play {last.name}{_variant(last, 1)} --seats {max(last.seats.most - 1, 1)}",
    ]
    return "\n".join(lines) + "\n"


def _variant(package: GamePackage, which: int) -> str:
    """One of a game's editions or scenarios, as it is typed; nothing where it has only one."""
    variants = package.variants
    return f" --{variants.option} {variants.names[which]}" if variants is not None else ""


def _chosen_lines(package: GamePackage) -> list[str]:
    """What can be chosen in a game."""
    lines: list[str] = []
    variants, terms = package.variants, package.terms("en")
    for n, name in enumerate(variants.names if variants is not None else ()):
        assert variants is not None
        head = f"{variants.option}s of {package.name}:" if n == 0 else ""
        usual = " (default)" if name == variants.usual else ""
        lines.append(f"{head:<22} {name:<16} {terms.variant_name(name)}{usual}".rstrip())
    plain = [one for one in package.options if not one.advanced]
    advanced = [one for one in package.options if one.advanced]
    for head, options in (("options", plain), ("advanced rules", advanced)):
        if options:
            lines += textwrap.wrap(
                ", ".join(_example(one) for one in options),
                96,
                initial_indent=f"{f'{head} of {package.name}:':<22} ",
                subsequent_indent=" " * 23,
                break_long_words=False,
                break_on_hyphens=False,
            )
    return lines


def _example(option: Option) -> str:
    """An option as it is typed when it is not as usual, with its rule."""
    rule = f" ({unbroken(option.rule)})" if option.rule else ""
    return f"{option.name}={typed(option.values[-1])}{rule}"


REPLAY_EXAMPLES: Final = f"""\
examples:
  aedilis replay {FIRST}-1.jsonl               the whole game, as a spectator saw it
  aedilis replay {FIRST}-1.jsonl --seat 0      as the first player saw it
  aedilis replay {FIRST}-1.jsonl --to 40 --json
"""

VERIFY_EXAMPLES: Final = f"""\
Each record is played again from its outcomes and, when it is finished, from the seed as well, which
must fit the commitment given at its start.

examples:
  aedilis verify {FIRST}-1.jsonl
  aedilis verify games/*.jsonl --json
"""


def add_parser(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the three commands; their arguments are then given to their `run`."""
    _add_play(subparsers)
    _add_replay(subparsers)
    _add_review(subparsers)
    _add_verify(subparsers)


def _add(subparsers: "argparse._SubParsersAction[Any]", name: str, line: str, epilog: str) -> Any:
    return subparsers.add_parser(
        name,
        help=line,
        description=line[0].upper() + line[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        metavar="L",
        help=f"{', '.join(LANGUAGES)} (default: that of the environment, or English)",
    )


def _add_play(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = _add(
        subparsers,
        "play",
        "play a whole game in this terminal, against bots or with several people taking turns",
        play_examples(),
    )
    _add_table(parser)
    _add_players(parser)
    parser.add_argument("--seed", metavar="TEXT", help="the same seed gives the same cards")
    parser.add_argument(
        "--load",
        metavar="FILE",
        type=Path,
        help="go on with a saved game; seats with a bot's name are bots, unless --humans says "
        "otherwise. The cards to come are shuffled anew",
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="text line by line, for screen readers; pipes always get it",
    )
    add_switches(parser)
    _add_language(parser)
    _add_flags(parser)
    parser.set_defaults(run=run)


def _add_table(parser: argparse.ArgumentParser) -> None:
    """What is played, for how many, and how."""
    parser.add_argument(
        "game",
        nargs="?",
        choices=list(GAMES),
        metavar="GAME",
        default=FIRST,
        help="; ".join(f"{name}: {one.terms('en').title()}" for name, one in PACKAGES.items())
        + " (default: %(default)s)",
    )
    seats = "; ".join(
        f"{name} {one.seats.least} to {one.seats.most} (default: {one.seats.usual})"
        for name, one in PACKAGES.items()
    )
    parser.add_argument("--seats", type=int, metavar="N", help=seats)
    for name, count in NAMED_TABLES.items():
        told = f"the same as --seats {count}"
        parser.add_argument(f"--{name}", dest="seats", action="store_const", const=count, help=told)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another option of the game, as listed below; may be given again",
    )
    parser.add_argument(
        "--options",
        choices=(ALL,),
        metavar=ALL,
        help="with every advanced rule of the game, as listed below",
    )


def _add_players(parser: argparse.ArgumentParser) -> None:
    """Who plays."""
    parser.add_argument(
        "--humans",
        type=int,
        metavar="K",
        help="the first K seats are people who share this terminal; 0 to watch bots (default: 1)",
    )
    parser.add_argument(
        "--bots",
        metavar="KINDS",
        help="who plays the other seats: "
        + ", ".join(f"{bot} ({game})" for game, bot in BOTS.items())
        + " or random, separated by commas; the last kind takes all seats left (default: the "
        "game's own)",
    )
    parser.add_argument(
        "--level",
        choices=LEVELS,
        help="how well the bots play, in place of --bots: "
        + "; ".join(
            f"{game}: " + ", ".join(f"{level} ({bot})" for level, bot in levels(game).items())
            for game in PACKAGES
            if levels(game)
        ),
    )
    parser.add_argument("--name", metavar="NAMES", help="the people's names, separated by commas")


def _add_flags(parser: argparse.ArgumentParser) -> None:
    """The options of games that have a switch of their own. What another switch is called already
    can still be given as `--option`.
    """
    chosen = parser.add_mutually_exclusive_group()
    for name, packages in flags().items():
        games = ", ".join(one.name for one in packages)
        variants = [
            one.variants
            for one in packages
            if one.variants is not None and one.variants.option == name
        ]
        try:
            if variants:
                usual = ", ".join(one.usual for one in variants)
                chosen.add_argument(
                    f"--{name}",
                    dest=OWN + name,
                    choices=[known for one in variants for known in one.names],
                    metavar=name[0].upper(),
                    help=f"of {games}: one of those listed below (default: {usual})",
                )
            else:
                line = packages[0].terms("en").option(name)
                help_ = f"of {games}: {line}"
                parser.add_argument(f"--{name}", dest=OWN + name, action="store_true", help=help_)
        except argparse.ArgumentError:
            continue


def _add_replay(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = _add(subparsers, "replay", "show a recorded game, as one seat saw it", REPLAY_EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--to", type=int, metavar="N", help="stop after line N of the record")
    parser.add_argument(
        "--seat", metavar="S", help="a name, or 0 for the first seat (default: a spectator)"
    )
    parser.add_argument("--plain", action="store_true", help="text line by line, without colours")
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    _add_language(parser)
    parser.set_defaults(run=run_replay)


REVIEW_EXAMPLES: Final = f"""\
examples:
  aedilis review {FIRST}-1.jsonl               the six moves that changed most
  aedilis review {FIRST}-1.jsonl --most 12 --json
"""


def _add_review(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = _add(
        subparsers,
        "review",
        "tell where a recorded game was decided, and what a bot would have done there",
        REVIEW_EXAMPLES,
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--most",
        type=int,
        metavar="N",
        default=MOST,
        help=f"tell at most N turning points, up to {MOST_TURNINGS} (default: %(default)s)",
    )
    parser.add_argument("--plain", action="store_true", help="text line by line, without colours")
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    _add_language(parser)
    parser.set_defaults(run=run_review)


def _add_verify(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = _add(
        subparsers,
        "verify",
        "check recorded games move by move; exit 1 where one does not hold",
        VERIFY_EXAMPLES,
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    parser.set_defaults(run=run_verify)


def run(args: argparse.Namespace) -> int:
    """Play a game as the command line says, and give the exit code."""
    return play(args, sys.stdin, sys.stdout)


def play(args: argparse.Namespace, source: Source, target: TextIO) -> int:
    """The same with other streams than the standard ones."""
    language = args.language or best_language()
    if args.lessons:
        return print_lessons(language, args.json, target)
    voice = Voice(args.plain, source, target)
    try:
        if args.lesson is not None:
            return lesson_session(args.lesson, language, voice).run()
        session = seat_all(args, voice)
    except (BadUsage, BadOption, BadFile, UnknownBot, UnknownLesson) as error:
        print(f"aedilis: {error}", file=sys.stderr)
        return 2
    return session.run()
