"""A face made from a game's catalogue alone, for games that say no more of themselves than they
must: every text has the key that its event, question or refusal has.

A game subclasses `PlainFace`, and overrides what it tells better. The same class serves as the
`Terms` of its package.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.names import Args, GameNames
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, Text, text_of
from aedilis.kernel.text import capital

if TYPE_CHECKING:
    # Only who draws needs it, and it takes long to load.
    from rich.console import RenderableType

GROUP: Final = "kernel-group"
NO_ORDERS: Final = "kernel-no-orders"

Part = tuple[str, list[str]]


class PlainFace(GameNames):
    """One game as one seat reads it (-1: a spectator); see `Face`.

    A game has to give `game`, `packages`, `choice` where it asks for choices, `item` where it asks
    for several things, and `lines`. Its views have `turn`, `awaited`, `asking` (the key of what is
    asked), and `winners`. Its catalogue has, beside what its events, questions and refusals are
    called: `GAME-turn` ($turn), for each question `.topic`, and `GAME-over` ($won, $winners). A
    question whose key with `-stake` after it has a text says with that what is at stake.
    """

    groups: Sequence[str] = (GROUP, "")
    steady: Sequence[str] = ()
    pages: Mapping[str, str] = MappingProxyType({})
    windows: Sequence[str] = ()
    order_keys: tuple[str, str] = (NO_ORDERS, NO_ORDERS)
    foremost: Sequence[str] = ()

    def look(self, view: Any) -> None:
        """Nothing is left open by events."""

    # -- play --------------------------------------------------------------------------------------

    def event(self, event: SeenEvent) -> str:
        args: Args = {"who": self.who(event.seat), "name": ""}
        if event.seat >= 0:
            args["name"] = self.seat(event.seat)
        return capital(self.say(event.key, {**args, **self.args(event.params)}))

    def args(self, params: Mapping[str, object]) -> Args:
        """What the parameters of an event, a question or a refusal give to its sentence: lists
        joined, all else as it is.
        """
        return {
            name: ", ".join(str(one) for one in value) if isinstance(value, list) else value
            for name, value in params.items()
        }

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        return self.say(prompt.key, self.args(prompt.params or {}))

    def stake(self, prompt: Prompt) -> str:
        key = f"{prompt.key}-stake"
        return self.say(key) if self.catalogue.has(key) else ""

    def group(self, code: int) -> str:
        return GROUP

    def choice(self, code: int, prompt: Prompt, view: Any) -> str:
        raise NotImplementedError

    def short(self, code: int) -> str:
        return ""

    def item(self, code: int, count: int, view: Any) -> str:
        raise NotImplementedError

    def move(self, move: Move, prompt: Prompt, view: Any) -> str:
        if not isinstance(prompt, Form):
            return self._part(move, prompt, view)
        parts: list[str] = []
        at = 0
        while (field := prompt.field(move[:at])) is not None:
            end = at + field.span(move, at)
            parts.append(self._part(move[at:end], field, view))
            at = end
        return " · ".join(parts)

    def _part(self, move: Move, field: Prompt, view: Any) -> str:
        """The answer to one part of a question."""
        if isinstance(field, Choose):
            return self.choice(move[0], field, view)
        if isinstance(field, Amount):
            return str(move[0])
        if isinstance(field, Pick):
            return self.catalogue.join([self.item(code, 1, view) for code in move[1:]])
        return text_of(move[1:]) if isinstance(field, Text) else ""

    def hints(self, view: Any, prompt: Prompt, done: Move) -> list[str]:
        return []

    def refusal(self, error: IllegalMove) -> str:
        return self.say(error.key, self.args(error.params))

    def attempts(self, view: Any, prompt: Prompt) -> list[tuple[str, Words]]:
        return []

    def aside(self, command: str, rest: str, view: Any) -> Words | None:
        return None

    def matters(self, code: int) -> bool:
        return False

    def window(self, prompt: Prompt) -> str:
        return ""

    def orders(self, aside: Prompt | None) -> Sequence[str]:
        return ()

    def moment(self, window: str) -> str:
        return window

    # -- showing -----------------------------------------------------------------------------------

    def table(self, view: Any, rows: int) -> "RenderableType":
        from rich.console import Group
        from rich.text import Text as Line

        drawn: list[Line] = []
        for heading, lines in self.lines(view):
            drawn += [Line(heading, style="bold"), *(Line(f"  {line}") for line in lines)]
        return Group(*drawn)

    def lines(self, view: Any) -> list[Part]:
        raise NotImplementedError

    def camp(self, view: Any, seat: int) -> Part:
        return self.seat(seat), []

    def hand(self, view: Any) -> Part:
        return self.seat(self.viewer), []

    def card(self, name: str, view: Any) -> list[str]:
        return []

    def page(self, name: str, rest: str, view: Any) -> list[Part]:
        return []

    def legend(self) -> list[str]:
        return []

    def turn(self, view: Any) -> int:
        turn: int = view.turn
        return turn

    def turn_line(self, view: Any) -> str:
        return self.say(f"{self.game}-turn", {"turn": view.turn})

    def topic(self, view: Any) -> str:
        return self.say(f"{view.asking}.topic") if view.awaited else ""

    def result(self, view: Any) -> Part:
        mine = self.viewer >= 0 and self.viewer in view.winners
        names = self.catalogue.join([self.seat(seat) for seat in view.winners])
        won = "nobody" if not view.winners else "you" if mine else "other"
        return self.say(f"{self.game}-over", {"won": won, "winners": names}), []

    def welcome(self, options: dict[str, object]) -> list[str]:
        return [self.about()]

    # -- what the game offers ----------------------------------------------------------------------

    def variant(self, name: str) -> str:
        """One line on an edition or a scenario (`GAME-variant-NAME`)."""
        return self.say(f"{self.game}-variant-{self._known(name)}")

    def variant_name(self, name: str) -> str:
        """What an edition or a scenario is called (`GAME-variant-NAME.name`)."""
        return self.say(f"{self.game}-variant-{self._known(name)}.name")

    def _known(self, name: str) -> str:
        if not self.catalogue.has(f"{self.game}-variant-{name}"):
            raise ValueError(f"variant: there is no {name!r}")
        return name
