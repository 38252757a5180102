"""What `aedilis review` does: tells where a recorded game was decided, what was played there, and
what a bot would have done that knew no more than the player did.
"""

import argparse
import json

from aedilis.bots.review import Told, can_review, review, told
from aedilis.games import difference, face_of
from aedilis.kernel.codec import BadFile
from aedilis.kernel.record import read
from aedilis.kernel.table import Mismatch
from aedilis.kernel.text import best_language
from aedilis.terminal.games import game_of
from aedilis.terminal.replaying import refuse
from aedilis.terminal.voice import Voice
from aedilis.terminal.words import terminal_words

MOST = 20
"""No more turning points are asked for."""


def run_review(args: argparse.Namespace) -> int:
    """Tell the turning points of a record and give the exit code: 1 where it does not hold, 2 for
    wrong usage, as for a game that is not over.
    """
    language = args.language or best_language()
    if not 1 <= args.most <= MOST:
        return refuse(f"most: {args.most} is not from 1 to {MOST}", 2)
    try:
        record = read(args.file)
        game = game_of(record)
        if record.end is None:
            return refuse(f"{args.file}: the game is not over", 2)
        if not can_review(game.name):
            return refuse(f"{args.file}: {game.name} has no estimate of chances", 2)
        found = review(game, record, args.most)
    except BadFile as error:
        return refuse(str(error), 2)
    except Mismatch as error:
        problem = difference(error, record.header, language)
        return refuse(f"{args.file}: line {error.n}: {problem}", 1)
    names = record.header.seats
    outside = face_of(game.name, language, names, -1)
    points = [told(one, face_of(game.name, language, names, one.seat), outside) for one in found]
    if args.json:
        data = [one._asdict() for one in points]
        print(json.dumps({"game": game.name, "seats": names, "turnings": data}, ensure_ascii=False))
    else:
        _show(points, names, language, Voice(args.plain))
    return 0


def _show(points: list[Told], names: list[str], language: str, voice: Voice) -> None:
    words = terminal_words(language)
    if not points:
        voice.say(words.text("terminal-review-nothing"))
        return
    voice.heading(words.text("terminal-review"))
    for one in points:
        voice.heading(f"{one.n}. {words.of(names[one.seat], one.played)}")
        changes = [
            words.text("terminal-review-chance", {"name": other, "before": old, "after": new})
            for other, old, new in zip(names, one.before, one.after, strict=True)
            if old != new
        ]
        lines = [one.turn, words.apart(changes)]
        if one.rather:
            args = {"answer": one.rather, "why": one.why}
            lines.append(words.text("terminal-review-rather", args))
        elif one.as_advised:
            lines.append(words.text("terminal-review-same", {"why": one.why}))
        voice.items(line for line in lines if line)
