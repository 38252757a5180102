"""What whoever shows a game needs to know of it: names, questions, choices, and why something is
not allowed.

A `Face` is made for one seat in one language, and sees no more than the seat's view. All else, from
numbered choices to saving, is the same for every game. What a page draws besides is a `Board`
(`kernel/board.py`).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Move, Prompt

if TYPE_CHECKING:
    # Only who draws needs it, and it takes long to load.
    from rich.console import RenderableType


class Face(Protocol):
    """One game as one seat reads it (-1: a spectator)."""

    language: str
    groups: Sequence[str]
    """The keys of the groups that choices are listed in, in their order; the empty one is last."""
    steady: Sequence[str]
    """Those of these groups that are to be in view however many other choices there are."""
    pages: Mapping[str, str]
    """The commands that show a page of the table, each with the key of its line in the help."""
    windows: Sequence[str]
    """The moments for which standing orders can be given by name; empty where `order_keys` tell
    another way.
    """
    order_keys: tuple[str, str]
    """The keys of the line on standing orders in the help, and of what is said to a wrong one."""
    foremost: Sequence[str]
    """The paragraphs whose reasons against a move are told before all others."""

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """A text of the game's own, by its key: a group's, a page's, ..."""

    def title(self) -> str:
        """The name of the game."""

    def look(self, view: Any) -> None:
        """The table as it is now, for names that an event leaves open."""

    def event(self, event: SeenEvent) -> str:
        """A sentence for what happened."""

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        """What is asked; `whole` is the question of which it is a part."""

    def stake(self, prompt: Prompt) -> str:
        """What is at stake in a kind of question, and what people usually weigh: a sentence, the
        same whenever it is asked; empty where there is none.
        """

    def group(self, code: int) -> str:
        """The key of the group a choice is listed in; empty for the one that stops."""

    def choice(self, code: int, prompt: Prompt, view: Any) -> str:
        """The label of a choice."""

    def short(self, code: int) -> str:
        """What to call a choice below the name of its group; empty where that is its label."""

    def item(self, code: int, count: int, view: Any) -> str:
        """The label of something to pick, of which there are so many."""

    def range(self, prompt: Prompt) -> str:
        """How many things may be picked, how high a number may be, or how long a text."""

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

    def orders(self, aside: Prompt | None) -> Sequence[str]:
        """The standing orders that a seat which may do `aside` out of turn can give now (`ORDERS`),
        the usual one first; none where it can give none.
        """

    def moment(self, window: str) -> str:
        """What a window is called for which a standing order is given."""

    def table(self, view: Any, rows: int) -> "RenderableType":
        """The table drawn, within so many rows where it can be."""

    def lines(self, view: Any) -> list[tuple[str, list[str]]]:
        """The table told, one's own hand with it: headings, each with its lines."""

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

    def turn_line(self, view: Any) -> str:
        """Where the game stands, in a few words."""

    def topic(self, view: Any) -> str:
        """What those are asked whom the game waits for, as all may know it; empty when it waits for
        nobody.
        """

    def result(self, view: Any) -> tuple[str, list[str]]:
        """How the game ended, and the seats in the order of their points."""

    def welcome(self, options: dict[str, object]) -> list[str]:
        """What game this is, in a few lines."""
