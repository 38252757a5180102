"""Who sits down to a game in the terminal, as the command line says: people, bots, a game that was
saved.
"""

import argparse
import secrets
from collections.abc import Mapping
from typing import Final

from aedilis.bots.registry import BOT_NAMES, best_bot, free_names, levels, make_player
from aedilis.games import GAMES, PACKAGES, difference, face_of, flags
from aedilis.kernel.folding import fold
from aedilis.kernel.player import Player
from aedilis.kernel.record import read
from aedilis.kernel.replaying import replay
from aedilis.kernel.table import Mismatch, Table
from aedilis.kernel.text import best_language
from aedilis.terminal.games import game_of
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.session import Session
from aedilis.terminal.voice import Voice
from aedilis.terminal.words import terminal_words

LONGEST_NAME: Final = 16

OWN: Final = "own "
"""Before the names of switches that are options of games: these may be called like any other."""

BOTS: Final[dict[str, str]] = {name: best_bot(name) for name in PACKAGES}
"""The kind of bot that plays each game if nothing is said."""


class BadUsage(ValueError):
    """Something on the command line that does not fit; the text names it."""


def seat_all(args: argparse.Namespace, voice: Voice) -> Session:
    """The session that the arguments ask for. Raises BadUsage, BadOption, BadFile,
    UnknownBot.
    """
    language = args.language or best_language()
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    if args.load is not None:
        table = _loaded(args, seed)
        humans = _people_of(table.header.seats, args.humans)
    else:
        least, usual, most = PACKAGES[args.game].seats
        seats = usual if args.seats is None else args.seats
        if not least <= seats <= most:
            raise BadUsage(f"seats: {seats} is not from {least} to {most}")
        number = 1 if args.humans is None else args.humans
        if not 0 <= number <= seats:
            raise BadUsage(f"humans: {number} is not from 0 to {seats}, the number of seats")
        names = _names(args.name, number, seats, language)
        table = Table(GAMES[args.game], _options(args), names, seed)
        humans = list(range(number))
    others = [seat for seat in range(len(table.header.seats)) if seat not in humans]
    kinds = _bots(args, table.game.name)
    bots = {
        seat: make_player(kind, table.game.name, seat, seed)
        for seat, kind in zip(others, _kinds(kinds, len(others)), strict=True)
    }
    file = SaveFile(table.game.name, args.load)
    return Session(
        table, voice, humans, language, bots, file, lambda reader: _greeting(table, bots, reader)
    )


def _bots(args: argparse.Namespace, game: str) -> str:
    """The kinds of bots that are asked for, by name or by level. Raises BadUsage."""
    if args.level is None:
        return BOTS[game] if args.bots is None else args.bots
    if args.bots is not None:
        raise BadUsage("level: not together with --bots")
    if args.level not in levels(game):
        there = ", ".join(levels(game)) or "none"
        raise BadUsage(f"level: {game} has no such level (there are: {there})")
    return levels(game)[args.level]


def _greeting(table: Table, bots: Mapping[int, Player], language: str) -> list[str]:
    """What game this is, who plays, and how to choose another one."""
    words = terminal_words(language)
    names = table.header.seats
    players = [f"{n} ({bots[i].name})" if i in bots else n for i, n in enumerate(names)]
    face = face_of(table.game.name, language, names, -1)
    return [
        words.text("terminal-welcome", {"game": face.title(), "players": ", ".join(players)}),
        *face.welcome(table.header.options),
        words.text("terminal-hint"),
    ]


def _options(args: argparse.Namespace) -> dict[str, object]:
    return {**PACKAGES[args.game].read_options(args.option, args.options), **_own(args)}


def _own(args: argparse.Namespace) -> dict[str, object]:
    """The options that have a switch of their own, as far as they are given."""
    given = {name: getattr(args, OWN + name, None) for name in flags()}
    return {name: value for name, value in given.items() if value}


def _loaded(args: argparse.Namespace, seed: str) -> Table:
    """The game of a record, ready to go on."""
    variants = [one.variants.option for one in PACKAGES.values() if one.variants is not None]
    for name in ("seats", *variants, "name"):
        if getattr(args, OWN + name if name in variants else name, None) is not None:
            raise BadUsage(f"load: the game has its own {name}; leave out --{name}")
    if _own(args) or args.option:
        raise BadUsage("load: the game has its own options; leave out those given")
    record = read(args.load)
    try:
        table = replay(game_of(record), record)
    except Mismatch as error:
        told = difference(error, record.header, args.language or best_language())
        raise BadUsage(f"load: {args.load}: line {error.n}: {told}") from None
    if table.state.over:
        raise BadUsage(f"load: {args.load}: the game is over; `aedilis replay` shows it")
    table.go_on(seed)
    return table


def _people_of(seats: list[str], number: int | None) -> list[int]:
    """The seats of people in a loaded game."""
    if number is None:
        people = [seat for seat, name in enumerate(seats) if name not in BOT_NAMES]
        return people or [0]
    if not 0 <= number <= len(seats):
        raise BadUsage(f"humans: {number} is not from 0 to {len(seats)}, the number of seats")
    return list(range(number))


def _names(given: str | None, humans: int, seats: int, language: str) -> list[str]:
    """The names of all seats, people first."""
    words = terminal_words(language)
    people = [_checked(name.strip()) for name in given.split(",")] if given is not None else []
    if len(people) > humans:
        raise BadUsage(f"name: {len(people)} names for {humans} people")
    while len(people) < humans:
        key = "terminal-player" if humans == 1 else "terminal-player-number"
        people.append(words.text(key, {"number": len(people) + 1}))
    if len({fold(name) for name in people}) < len(people):
        raise BadUsage("name: two people have the same name")
    return people + free_names(people)[: seats - humans]


def _checked(name: str) -> str:
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or not fold(name):
        raise BadUsage(f"name: {name!r} is not a name of 1 to {LONGEST_NAME} characters")
    return name


def _kinds(text: str, number: int) -> list[str]:
    """For each seat of a bot the name of its kind; the last one named goes on."""
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) > max(number, 1):
        raise BadUsage(f"bots: {len(kinds)} kinds for {number} seats")
    return kinds[:number] + [kinds[-1]] * (number - len(kinds))
