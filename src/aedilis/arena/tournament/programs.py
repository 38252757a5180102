"""Programs of others as players: a command that is started for a game (`exec:./my_bot`), or an
address that is asked (`http://...`). Both are asked in lines of JSON, one small choice at a time;
`docs/how-to/write-a-bot.md` has the words.

Such a player runs whatever its owner says. It sits in tournaments alone, on the machine of whoever
calls them, and at no table of a server.
"""

import json
import os
import queue
import shlex
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.quoting import cut

EXEC: Final = "exec:"
HTTP: Final = ("http://", "https://")
LONGEST_LINE: Final = 65_536
MOST_QUOTED: Final = 80

WordsOf = Callable[[Sequence[int]], list[Any]]


class ProgramFault(Exception):
    """A program gave no answer that can be taken; the text says what it did."""


def is_program(text: str) -> bool:
    """Whether a player is somebody's program."""
    return text.startswith((EXEC, *HTTP))


class Line:
    """The way to a program: sends a line, gives the answer."""

    def ask(self, told: bytes, seconds: float) -> bytes:
        """The line that it answers. Raises ProgramFault."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over."""


class Command(Line):
    """A command of its own for a game, which reads its standard input and writes lines. What it
    writes to its standard error goes to ours.
    """

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(  # noqa: S603 (whoever calls the tournament names it)
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            raise ProgramFault(f"it cannot be started: {error}") from error
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LONGEST_LINE):
            self.lines.put(line)
        self.lines.put(b"")

    def ask(self, told: bytes, seconds: float) -> bytes:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(told + b"\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=seconds)
        except OSError:
            line = b""
        except queue.Empty:
            raise ProgramFault(f"it gave no answer within {seconds:g} s") from None
        if not line:
            code = self.process.poll()
            raise ProgramFault("it has ended" + (f" with exit code {code}" if code else ""))
        return line

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.close()
        except OSError:
            # It has ended, and what was still to be said goes nowhere.
            self.process.kill()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        # What reads from it stops now that nobody writes.
        self.reader.join(timeout=1)
        self.process.stdout.close()


class Address(Line):
    """An address to which each line is sent as a request; the line that it answers is the body."""

    def __init__(self, url: str) -> None:
        self.url = url

    def ask(self, told: bytes, seconds: float) -> bytes:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.url, told, headers)  # noqa: S310 (http alone)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:  # noqa: S310
                return bytes(answer.read(LONGEST_LINE))
        except TimeoutError:
            raise ProgramFault(f"it gave no answer within {seconds:g} s") from None
        except (urllib.error.URLError, OSError, ValueError) as error:
            raise ProgramFault(f"it cannot be asked: {error}") from error


class ProgramPlayer(Player):
    """A program in a seat. `words` turns the codes of its choices into words, as they stand now;
    whoever seats it sets that before it is asked.
    """

    def __init__(self, text: str, seat: int, dice: Dice, limit: float) -> None:
        super().__init__(text, seat, dice)
        self.limit = limit
        self.words: WordsOf | None = None
        self.line: Line | None = None
        self.begun: dict[str, Any] = {}

    def begin(self, game: str, seats: int, options: dict[str, Any], seed: str) -> None:
        """Tell the program of a new game, and start it if it is a command. Raises ProgramFault."""
        command = self.name.removeprefix(EXEC)
        self.line = Address(command) if command.startswith(HTTP) else Command(command)
        self.begun = {
            "game": game,
            "seat": self.seat,
            "seats": seats,
            "options": options,
            # Not the game's own: from that the cards could be told.
            "seed": self.dice.word(),
            "id": f"{seed}-{self.seat}-{os.getpid()}",
        }

    def choose(self, view: Any, prompt: Prompt) -> Move:
        move: Move = []
        first = True
        while choices := prompt.choices(move):
            asked: dict[str, Any] = {
                **self.begun,
                "key": prompt.key,
                "rule": prompt.rule,
                "done": move,
                "choices": list(choices),
                "words": self.words(choices) if self.words is not None else [],
            }
            if first:
                asked["view"] = view.to_data()
            first = False
            move.append(self._choice(asked))
            if move[-1] not in choices:
                raise ProgramFault(f"it chose {move[-1]}, which is not offered")
        return move

    def speaks_up(self) -> bool:
        return False

    def close(self) -> None:
        """The game is over."""
        if self.line is not None:
            self.line.close()

    def _choice(self, asked: dict[str, Any]) -> int:
        assert self.line is not None
        line = self.line.ask(json.dumps(asked, ensure_ascii=False).encode(), self.limit)
        told = cut(line.decode("utf-8", "replace").strip(), MOST_QUOTED)
        try:
            answer = json.loads(line)
        except ValueError:
            raise ProgramFault(f"it answered {told!r}, which is no JSON") from None
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if type(choice) is not int:
            raise ProgramFault(f'it answered {told!r}; right would be {{"choice": NUMBER}}')
        return choice
