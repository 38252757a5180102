"""What `aedilis replay` and `aedilis verify` do: recorded games shown and checked.

A replay is told as one seat, or a spectator, saw the game while it was played.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from aedilis.games import difference, ending_named, face_of, seats_fit
from aedilis.kernel.codec import BadFile
from aedilis.kernel.face import Face
from aedilis.kernel.folding import fold
from aedilis.kernel.game import Game
from aedilis.kernel.identity import other_rules
from aedilis.kernel.record import End, Line, Record, parse, read
from aedilis.kernel.recorded import told_end, told_line
from aedilis.kernel.replaying import follow, verify
from aedilis.kernel.table import Mismatch, Table
from aedilis.kernel.text import best_language
from aedilis.terminal.games import game_of
from aedilis.terminal.voice import Voice
from aedilis.terminal.words import terminal_words


def run_replay(args: argparse.Namespace) -> int:
    """Show a record and give the exit code: 1 where it does not hold, 2 for wrong usage."""
    language = args.language or best_language()
    try:
        record = read(args.file)
        game = game_of(record)
        last = len(record.lines) - 1
        if args.to is not None and not 0 <= args.to <= last:
            return refuse(f"to: {args.to} is not from 0 to {last}, the last line of the record", 2)
        seat = _seat(args.seat, record.header.seats)
        until = last if args.to is None else args.to
        table, stopped = _as_far_as_it_goes(game, record, until)
    except BadFile as error:
        return refuse(str(error), 2)
    except Mismatch as error:
        told = difference(error, record.header, language)
        return refuse(f"{args.file}: line {error.n}: {told}", 1)
    face = face_of(game.name, language, record.header.seats, seat)
    shown = len(table.entries) if table is not None else 0
    rest = _Rest(record, shown, until) if stopped is not None else None
    if args.json:
        print(json.dumps(_replay_data(record, table, face, seat, rest), ensure_ascii=False))
    else:
        voice = Voice(args.plain)
        if table is not None:
            _show(table, face, seat, voice)
        if rest is not None:
            _show_rest(rest, face.language, voice)
    if stopped is not None:
        told = difference(stopped, record.header, language)
        return refuse(f"{args.file}: line {stopped.n}: {told}", 1)
    return 0


class _Rest(NamedTuple):
    """What a record has from line `first` to line `last`, where these rules do not fit it; nothing
    of a game that is not over, whose players may not know it.
    """

    record: Record
    first: int
    last: int

    @property
    def lines(self) -> list[Line]:
        """The lines as they are recorded."""
        return self.record.lines[self.first : self.last + 1] if self.record.end is not None else []

    @property
    def end(self) -> End | None:
        """How the game ended, if its last line is among these."""
        return self.record.end if self.last == len(self.record.lines) - 1 else None


def _as_far_as_it_goes(
    game: Game[Any], record: Record, last: int
) -> tuple[Table | None, Mismatch | None]:
    """The table after line `last`; of a game that other rules played, where these do not fit it to
    its end, after the last line that they fit, with what does not. Without a table there is
    something to show only where the game is over. Raises Mismatch.
    """
    table, differs = follow(game, record, last)
    if differs is None:
        return table, None
    shown = table is not None or (record.end is not None and seats_fit(record.header))
    if not shown or not other_rules(game, record.header):
        raise differs
    return table, differs


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


def _replay_data(
    record: Record, table: Table | None, face: Face, seat: int, rest: _Rest | None
) -> dict[str, Any]:
    header = table.header if table is not None else record.header
    lines = [
        {
            "n": line.n,
            "seat": line.seat,
            "move": line.move,
            "undo": line.undo,
            "events": [event.to_data() for event in events],
            "text": [face.event(event) for event in events],
        }
        for line, events in (table.story(seat) if table is not None else ())
    ]
    data: dict[str, Any] = {
        "game": header.game,
        "options": header.options,
        "seats": header.seats,
        "seat": seat,
        "lines": lines,
        "view": None,
        "over": False,
        "ending": "",
        "winners": [],
    }
    if table is not None:
        game, state = table.game, table.state
        data["view"] = game.view(state, seat).to_data()
        data["over"] = state.over
        data["ending"], data["winners"] = game.ending(state), game.winners(state)
    if rest is not None:
        data["recorded"] = [msgspec.to_builtins(line) for line in rest.lines]
        data["end"] = msgspec.to_builtins(rest.end)
    return data


def _show(table: Table, face: Face, seat: int, voice: Voice) -> None:
    names = table.header.seats
    voice.heading(", ".join(names))
    voice.items(face.welcome(table.header.options))
    for line, events in table.story(seat):
        told = [face.event(event) for event in events]
        if line.undo:
            who = "you" if line.seat == seat else "other"
            params = {"name": names[line.seat], "who": who}
            told.append(terminal_words(face.language).text("terminal-undone", params))
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


def _show_rest(rest: _Rest, language: str, voice: Voice) -> None:
    """What follows in the record, as it says itself."""
    words, header = terminal_words(language), rest.record.header
    if rest.lines:
        voice.heading(words.text("terminal-recorded"))
    for line in rest.lines:
        voice.say(f"{line.n}. {told_line(words, line, header.seats)}")
    if rest.end is not None:
        ending = ending_named(header.game, rest.end.end, language)
        voice.say(told_end(words, ending, rest.end.winners, header.seats))


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
            return refuse(f"{path}: cannot be read ({error.strerror})", 2)
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
    """What checking one record found. `line` is that of the first difference, `note` in what it
    was played by other rules.
    """
    result: dict[str, Any] = {"file": str(path), "holds": False, "finished": False, "moves": 0}
    result |= {"rules": "", "note": ""}
    try:
        record = parse(raw, str(path))
        result["moves"] = len(record.lines) - 1
        result["finished"] = record.end is not None
        game = game_of(record)
        result["rules"] = record.header.rules
        result["note"] = other_rules(game, record.header)
        verify(game, record)
    except Mismatch as error:
        told = difference(error, record.header, best_language())
        return {**result, "line": error.n, "difference": told}
    except BadFile as error:
        return {**result, "line": None, "difference": str(error)}
    return {**result, "holds": True, "line": None, "difference": None}


def _tell(result: dict[str, Any]) -> None:
    if result["holds"]:
        ended = "finished" if result["finished"] else "not finished"
        note = f"; {result['note']}" if result["note"] else ""
        print(f"{result['file']}: holds ({result['moves']} moves, {ended}{note})")
    elif result["line"] is None:
        refuse(result["difference"], 1)
    else:
        refuse(f"{result['file']}: line {result['line']}: {result['difference']}", 1)


def refuse(text: str, code: int) -> int:
    """Say in one line what is wrong, and give the exit code."""
    sys.stdout.flush()
    print(f"aedilis: {' '.join(text.split())}", file=sys.stderr)
    return code
