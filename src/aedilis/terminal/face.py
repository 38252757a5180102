"""What the terminal needs to know of a game to show it: names, drawings, and why something is not
allowed.

A `Face` is made for one seat in one language, and sees no more than the seat's view. All else, from
numbered choices to saving, is the same for every game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.text import Catalogue

PACKAGES: Final = ("aedilis.kernel", "aedilis.terminal")


def terminal_words(language: str) -> Catalogue:
    """The terminal's own texts in one language."""
    return Catalogue(language, PACKAGES)


class Face(Protocol):
    """One game as one seat reads it (-1: a spectator)."""

    language: str
    words: Catalogue
    groups: Sequence[str]
    """The keys of the groups that choices are listed in, in their order; the empty one is last."""
    pages: Mapping[str, str]
    """The commands that show a page of the table, each with the key of its line in the help."""
    windows: Sequence[str]
    """The moments for which standing orders can be given by name; empty where `order_keys` tell
    another way.
    """
    order_keys: tuple[str, str]
    """The keys of the line on standing orders in the help, and of what is said to a wrong one."""

    def title(self) -> str:
        """The name of the game."""

    def look(self, view: Any) -> None:
        """The table as it is now, for names that an event leaves open."""

    def event(self, event: SeenEvent) -> str:
        """A sentence for what happened."""

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        """What is asked; `whole` is the question of which it is a part."""

    def group(self, code: int) -> str:
        """The key of the group a choice is listed in; empty for the one that stops."""

    def choice(self, code: int, prompt: Prompt, view: Any) -> str:
        """The label of a choice."""

    def item(self, code: int, count: int, view: Any) -> str:
        """The label of something to pick, of which there are so many."""

    def range(self, prompt: Prompt) -> str:
        """How many things may be picked."""

    def move(self, move: Move, prompt: Prompt, view: Any) -> str:
        """The label of a whole answer."""

    def hints(self, view: Any, prompt: Prompt, done: Move) -> list[str]:
        """What helps to decide: shown with the part of a question that follows the answers in
        `done`.
        """

    def refusal(self, error: IllegalMove) -> str:
        """Why a move is refused."""

    def attempts(self, view: Any, prompt: Prompt) -> list[tuple[str, Words]]:
        """Moves that a player might think of now, allowed or not, each with what it is about."""

    def aside(self, command: str, rest: str, view: Any) -> Words | None:
        """The move at any time that a command means; None when it means none."""

    def matters(self, code: int) -> bool:
        """Whether something that may be done out of turn is worth a pause."""

    def window(self, prompt: Prompt) -> str:
        """The moment at which a question holds the game for those who might interrupt; empty for
        any other question.
        """

    def table(self, view: Any, rows: int) -> RenderableType:
        """The table drawn, within so many rows where it can be."""

    def lines(self, view: Any) -> list[tuple[str, list[str]]]:
        """The table told: headings, each with its lines."""

    def camp(self, view: Any, seat: int) -> tuple[str, list[str]]:
        """All that can be seen of one seat: a heading and its lines."""

    def hand(self, view: Any) -> tuple[str, list[str]]:
        """The seat's own cards in full."""

    def card(self, name: str, view: Any) -> list[str]:
        """What the cards whose name begins so are and do, a line each; empty if there is none."""

    def page(self, name: str, rest: str, view: Any) -> list[tuple[str, list[str]]]:
        """One of the `pages`: headings, each with its lines. `rest` is what follows the command."""

    def legend(self) -> list[str]:
        """What the signs in the drawing mean."""

    def turn(self, view: Any) -> int:
        """The number of the turn."""

    def result(self, view: Any) -> tuple[str, list[str]]:
        """How the game ended, and the seats in the order of their points."""

    def welcome(self, options: dict[str, object]) -> list[str]:
        """What game this is, in a few lines."""


def face_of(game: str, language: str, seats: Sequence[str], viewer: int) -> Face:
    """The face of a game. Raises ValueError for a game that has none."""
    if game == "glory":
        from aedilis.terminal.glory_face import GloryFace

        return GloryFace(language, seats, viewer)
    if game == "republic":
        from aedilis.terminal.republic_face import RepublicFace

        return RepublicFace(language, seats, viewer)
    raise ValueError(f"game: {game!r} cannot be shown")
