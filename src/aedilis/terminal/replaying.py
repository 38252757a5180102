"""What `aedilis replay` and `aedilis verify` do: recorded games shown and checked.

A replay is told as one seat, or a spectator, saw the game while it was played.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from aedilis.kernel.codec import BadFile
from aedilis.kernel.record import Record, parse, read
from aedilis.kernel.table import Mismatch, Table, replay, verify
from aedilis.kernel.text import best_language
from aedilis.rules.reference import fold
from aedilis.terminal.face import Face, face_of
from aedilis.terminal.games import game_of
from aedilis.terminal.voice import Voice


def run_replay(args: argparse.Namespace) -> int:
    """Show a record and give the exit code: 1 where it does not hold, 2 for wrong usage."""
    try:
        record = read(args.file)
        game = game_of(record)
        last = len(record.lines) - 1
        if args.to is not None and not 0 <= args.to <= last:
            return _error(f"to: {args.to} is not from 0 to {last}, the last line of the record", 2)
        seat = _seat(args.seat, record.header.seats)
        table = replay(game, record, args.to)
    except BadFile as error:
        return _error(str(error), 2)
    except Mismatch as error:
        return _error(f"{args.file}: line {error.n}: {_difference(error, record)}", 1)
    face = face_of(game.name, args.language or best_language(), table.header.seats, seat)
    if args.json:
        print(json.dumps(_replay_data(table, face, seat), ensure_ascii=False))
    else:
        _show(table, face, seat, Voice(args.plain))
    return 0


def _seat(word: str | None, names: list[str]) -> int:
    """The seat that a number or a name means, -1 for none. Raises BadFile with what would be
    right.
    """
    if word is None:
        return -1
    if word.isdecimal() and int(word) < len(names):
        return int(word)
    named = [seat for seat, name in enumerate(names) if fold(name) == fold(word)]
    if len(named) == 1:
        return named[0]
    raise BadFile(
        f"seat: {word!r} is neither from 0 to {len(names) - 1} nor one of {', '.join(names)}"
    )


def _replay_data(table: Table, face: Face, seat: int) -> dict[str, Any]:
    game, state, header = table.game, table.state, table.header
    lines = [
        {
            "n": line.n,
            "seat": line.seat,
            "move": line.move,
            "undo": line.undo,
            "events": [event.to_data() for event in events],
            "text": [face.event(event) for event in events],
        }
        for line, events in table.story(seat)
    ]
    return {
        "game": header.game,
        "options": header.options,
        "seats": header.seats,
        "seat": seat,
        "lines": lines,
        "view": game.view(state, seat).to_data(),
        "over": state.over,
        "ending": game.ending(state),
        "winners": game.winners(state),
    }


def _show(table: Table, face: Face, seat: int, voice: Voice) -> None:
    names = table.header.seats
    voice.heading(", ".join(names))
    voice.items(face.welcome(table.header.options))
    for line, events in table.story(seat):
        told = [face.event(event) for event in events]
        if line.undo:
            who = "you" if line.seat == seat else "other"
            params = {"name": names[line.seat], "who": who}
            told.append(face.words.text("terminal-undone", params))
        for text in told:
            voice.say(f"{line.n}. {text}")
    view = table.game.view(table.state, seat)
    if voice.plain:
        for heading, lines in face.lines(view):
            voice.heading(heading)
            voice.items(lines)
    else:
        voice.say()
        voice.show(face.table(view, voice.size[1]))
    if table.state.over:
        heading, lines = face.result(view)
        voice.heading(heading)
        for number, text in enumerate(lines, 1):
            voice.say(f"{number}. {text}")


def run_verify(args: argparse.Namespace) -> int:
    """Check records and give the exit code: 0 when all hold, 1 when one does not, 2 when one cannot
    be read.
    """
    results: list[dict[str, Any]] = []
    code = 0
    for path in args.files:
        try:
            raw = path.read_bytes()
        except OSError as error:
            return _error(f"{path}: cannot be read ({error.strerror})", 2)
        result = _verified(path, raw)
        results.append(result)
        if not result["holds"]:
            code = 1
        if not args.json:
            _tell(result)
    if args.json:
        print(json.dumps({"holds": code == 0, "files": results}, ensure_ascii=False))
    return code


def _verified(path: Path, raw: bytes) -> dict[str, Any]:
    """What checking one record found. `line` is that of the first difference."""
    result: dict[str, Any] = {"file": str(path), "holds": False, "finished": False, "moves": 0}
    try:
        record = parse(raw, str(path))
        result["moves"] = len(record.lines) - 1
        result["finished"] = record.end is not None
        verify(game_of(record), record)
    except Mismatch as error:
        return {**result, "line": error.n, "difference": _difference(error, record)}
    except BadFile as error:
        return {**result, "line": None, "difference": str(error)}
    return {**result, "holds": True, "line": None, "difference": None}


def _difference(error: Mismatch, record: Record) -> str:
    """What does not hold; a refused move with its reason as a sentence, in the environment's
    language.
    """
    if error.refused is None:
        return error.what
    face = face_of(record.header.game, best_language(), record.header.seats, -1)
    reason = f"{face.refusal(error.refused)} ({error.refused.rule})"
    return error.what.replace(str(error.refused), reason)


def _tell(result: dict[str, Any]) -> None:
    if result["holds"]:
        ended = "finished" if result["finished"] else "not finished"
        print(f"{result['file']}: holds ({result['moves']} moves, {ended})")
    elif result["line"] is None:
        _error(result["difference"], 1)
    else:
        _error(f"{result['file']}: line {result['line']}: {result['difference']}", 1)


def _error(text: str, code: int) -> int:
    sys.stdout.flush()
    print(f"aedilis: {' '.join(text.split())}", file=sys.stderr)
    return code
