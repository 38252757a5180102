"""A player that reads the plain view and answers by number, and a table to set it at."""

import argparse
import io
import re
from collections.abc import Callable, Iterable

from aedilis.cli import Parser
from aedilis.kernel.dice import stream
from aedilis.terminal import cli

CHOICE = re.compile(r"^(\d+)\. ", re.MULTILINE)
AMOUNT = re.compile(r"^A number from (\d+) to (\d+)\.$", re.MULTILINE)
MOST = 3
"""A robot gives no more than so much above the least."""
TEXT = "One line in your own words"
PASS = "Hand over to"


class Screen(io.StringIO):
    """Takes what the terminal says; with `real` it looks like a terminal itself."""

    def __init__(self, real: bool = False) -> None:
        super().__init__()
        self.real = real
        self.told = 0

    def isatty(self) -> bool:
        return self.real

    def news(self) -> str:
        """What has been said since this was last asked."""
        text = self.getvalue()
        start, self.told = self.told, len(text)
        return text[start:]


class Answers:
    """A keyboard: each line is what `answer` makes of the news on the screen; None ends the
    input.
    """

    def __init__(self, screen: Screen, answer: Callable[[str], str | None]) -> None:
        self.screen = screen
        self.answer = answer

    def isatty(self) -> bool:
        return self.screen.real

    def readline(self) -> str:
        line = self.answer(self.screen.news())
        return "" if line is None else f"{line}\n"


def listed(lines: Iterable[str]) -> Callable[[str], str | None]:
    """Answers one after another, whatever is asked."""
    rest = iter(lines)
    return lambda news: next(rest, None)


def robot(seed: str, limit: int = 3000) -> Callable[[str], str | None]:
    """Answers every question with some of the numbers offered; Enter where none are."""
    dice = stream(seed, "robot")
    left = limit

    def answer(news: str) -> str | None:
        nonlocal left
        left -= 1
        question = news.rpartition("\n# ")[2]
        numbers = CHOICE.findall(question)
        if left < 0:
            return None
        amount = AMOUNT.search(question)
        if amount is not None and not numbers:
            low, high = int(amount[1]), int(amount[2])
            return str(low + dice.below(min(high - low, MOST) + 1))
        if not numbers or ".jsonl" in question:
            return "some words" if TEXT in question else ""
        wanted = re.search(r"\b(\d)\b[^\d\n]*$", question.strip().removesuffix(">").strip())
        several = int(wanted[1]) if wanted and dice.below(2) else 1
        return " ".join(numbers[dice.below(len(numbers))] for _ in range(max(several, 1)))

    return answer


def play(
    argv: Iterable[str], answer: Callable[[str], str | None], real: bool = False
) -> tuple[int, str]:
    """Run `aedilis play` with these arguments; gives the exit code and all that was said."""
    screen = Screen(real)
    code = cli.play(arguments(["play", *argv]), Answers(screen, answer), screen)
    return code, screen.getvalue()


def arguments(argv: list[str]) -> argparse.Namespace:
    """Arguments as the command line would read them."""
    parser = Parser(prog="aedilis")
    cli.add_parser(parser.add_subparsers())
    return parser.parse_args(argv)
