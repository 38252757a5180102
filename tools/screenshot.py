"""Draws the picture of the terminal in the README: `python -m tools.screenshot`.

Bots play a game with a fixed seed up to the middle; then the page is drawn that a person in the
first seat would see. The picture is an SVG file without anything from elsewhere.
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from aedilis.bots.registry import make_player
from aedilis.glory.game import Glory
from aedilis.kernel.table import Table
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.session import Session
from aedilis.terminal.voice import Voice

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "terminal.svg"
SEED = "titus"
GAMES = 100
NAMES = ["Claudia", "Livia", "Marcus"]
TURN = 14
ASKED = "glory-ask-architect"
CHOICES = 5
COLUMNS = 100
ROWS = 36

BASALT = TerminalTheme(
    (30, 29, 27),
    (232, 226, 214),
    [
        (30, 29, 27),
        (214, 92, 74),
        (142, 178, 106),
        (217, 164, 65),
        (96, 152, 214),
        (178, 116, 172),
        (120, 190, 196),
        (232, 226, 214),
    ],
)


class Page(Voice):
    """A window that is only drawn."""

    def __init__(self) -> None:
        super().__init__(False, io.StringIO(), io.StringIO())
        self.plain = False
        self.console = Console(
            record=True, file=io.StringIO(), width=COLUMNS, force_terminal=True, highlight=False
        )

    @property
    def size(self) -> tuple[int, int]:
        return COLUMNS, ROWS


def middle_of_a_game() -> Table:
    """The first of many games that has such a page in its middle."""
    tables = (played(f"{SEED} {number}") for number in range(GAMES))
    return next(table for table in tables if not table.state.over)


def played(seed: str) -> Table:
    """A game at the first seat's first architect question with enough choices, or at its end."""
    game = Glory()
    table = Table(game, {"edition": "it2011"}, NAMES, seed)
    players = [make_player("greedy", game.name, seat, seed) for seat in range(len(NAMES))]
    while not table.state.over:
        prompt = game.asked(table.state)[0]
        asked = table.state.turn >= TURN and prompt.seat == 0 and prompt.key == ASKED
        if asked and len(prompt.choices([])) >= CHOICES:
            return table
        seat = prompt.seat
        table.play(seat, players[seat].choose(game.view(table.state, seat), prompt))
    return table


def picture(table: Table) -> str:
    """The page of the first seat as SVG."""
    voice = Page()
    # Without a line to answer with, the session shows its first page and ends.
    Session(table, voice, [0], "en", {}, SaveFile(table.game.name), lambda language: []).run()
    svg = voice.console.export_svg(title="aedilis play", theme=BASALT)
    svg = re.sub(r"@font-face\s*\{[^}]*\}", "", svg)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL).replace(
        "Fira Code, monospace", "monospace"
    )
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def main(path: Path = PICTURE) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(picture(middle_of_a_game()), encoding="utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
