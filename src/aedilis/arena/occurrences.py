"""Counts what occurs in games: how often each kind of frame, question, move, event and ending comes
about, and whatever else a game tells of itself. A fuzzer that never meets a thing tests nothing of
it, and this is how it knows.
"""

from collections.abc import Iterable
from typing import Any, Final

from aedilis.kernel.event import Event
from aedilis.kernel.game import Game
from aedilis.kernel.prompt import Choose, Form, Move, Prompt

# The groups that are counted for every game; a game counts into others of its own.
FRAME: Final = "frame"
ASK: Final = "ask"
VERB: Final = "verb"
FIELD: Final = "field"
ASIDE: Final = "aside"
TOLD: Final = "told"
ENDING: Final = "ending"


class Occurrences:
    """Counts by group and name.

    `frame` counts the decisions under a frame, `ask` the answers to a question, `told` the events.
    `verb` and `field` are the two sides of what a choice is (`Game.choice_kind`); of a choice out
    of turn the verb is counted under `aside` as well.
    """

    def __init__(self) -> None:
        self.counts: dict[str, dict[str, int]] = {}

    def add(self, group: str, name: str, count: int = 1) -> None:
        """Count something."""
        counts = self.counts.setdefault(group, {})
        counts[name] = counts.get(name, 0) + count

    def take(self, other: "Occurrences") -> None:
        """Add all that others have counted."""
        for group, counts in other.counts.items():
            for name, count in counts.items():
                self.add(group, name, count)

    # -- one game ----------------------------------------------------------------------------------

    def moved(self, game: Game[Any], prompt: Prompt, move: Move, aside: bool) -> None:
        """A prompt has been answered, in turn or out of it."""
        self.add(ASK, prompt.key)
        if aside:
            self.add(ASIDE, sides(game.choice_kind(move[0]))[1])
        self._parts(game, prompt, move)

    def happened(self, game: Game[Any], state: Any, events: Iterable[Event]) -> None:
        """A move, or the deal, has had its effects."""
        for event in events:
            self.add(TOLD, event.key)
            for group, name in game.occurred(event):
                self.add(group, name)
        for kind in {frame.kind() for frame in state.stack}:
            self.add(FRAME, kind)

    def ended(self, game: Game[Any], state: Any) -> None:
        """The game is over."""
        self.add(ENDING, game.ending(state))

    def _parts(self, game: Game[Any], prompt: Prompt, move: Move) -> None:
        """The choices and further questions of a whole answer."""
        if isinstance(prompt, Choose):
            field, verb = sides(game.choice_kind(move[0]))
            self.add(FIELD, field)
            if verb:
                self.add(VERB, verb)
            return
        if not isinstance(prompt, Form):
            return
        at = 0
        while (field_prompt := prompt.field(move[:at])) is not None:
            length = field_prompt.span(move, at)
            if field_prompt.key != prompt.key:
                self.add(ASK, field_prompt.key)
            self._parts(game, field_prompt, move[at : at + length])
            at += length


def sides(kind: str) -> tuple[str, str]:
    """The field of a kind of choice, and its verb if it is one."""
    field, _, verb = kind.partition("=")[0].partition(":")
    return field, verb
