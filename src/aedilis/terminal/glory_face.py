"""Glory to Rome for the terminal: what a seat reads, lists and may ask.

The drawing is in `glory_drawing`, the table told line by line in `glory_lines`, and what to try
when a player asks why something is missing in `glory_attempts`.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rich.console import RenderableType

from aedilis.glory import moves as m
from aedilis.glory.cards import JACK
from aedilis.glory.faces import edition_line
from aedilis.glory.names import counted
from aedilis.glory.text import GloryText
from aedilis.glory.view import GloryView
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Move, Pick, Prompt
from aedilis.rules.reference import fold
from aedilis.terminal.face import terminal_words
from aedilis.terminal.glory_attempts import attempts
from aedilis.terminal.glory_drawing import draw_table, legend
from aedilis.terminal.glory_lines import camp_lines, card_line, table_lines

GROUPS: Final[dict[int, str]] = {
    m.STOP: "",
    m.PLAY: "terminal-group-cards",
    m.PLAY_JACK: "terminal-group-jack",
    m.PETITION: "terminal-group-petition",
    m.PALACE: "terminal-group-palace",
    m.THINK_JACK: "terminal-group-think",
    m.THINK_REFILL: "terminal-group-think",
    m.THINK_CARD: "terminal-group-think",
    m.DISCARD: "terminal-group-discard",
    m.DISCARD_HAND: "terminal-group-discard",
    m.LAY: "terminal-group-lay",
    m.LAY_DRAWN: "terminal-group-lay",
    m.ADD_HAND: "terminal-group-add",
    m.ADD_STOCKPILE: "terminal-group-add",
    m.ADD_POOL: "terminal-group-add",
    m.ADD_DRAWN: "terminal-group-add",
    m.OPEN_STOCKPILE: "terminal-group-open",
    m.OPEN_POOL: "terminal-group-open",
}
"""Choices of one group are listed together; those named nowhere here are in a group of the rest."""

OTHER: Final = "terminal-group-other"
ORDER: Final = (*dict.fromkeys(group for group in GROUPS.values() if group), OTHER, "")


class GloryFace:
    """Glory to Rome as one seat reads it in one language (-1: a spectator)."""

    groups: Sequence[str] = ORDER
    pages: Mapping[str, str] = MappingProxyType({})
    windows: Sequence[str] = ()
    order_keys = ("terminal-command-order", "terminal-order-usage")

    def __init__(self, language: str, seats: Sequence[str], viewer: int) -> None:
        self.language = language
        self.text = GloryText(language, seats, viewer)
        self.words = terminal_words(language)

    def title(self) -> str:
        return self.words.text("terminal-game-glory")

    def look(self, view: GloryView) -> None:
        """Events of this game leave no name open."""

    # -- play --------------------------------------------------------------------------------------

    def event(self, event: SeenEvent) -> str:
        return self.text.event(event)

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        return self.text.question(prompt)

    def group(self, code: int) -> str:
        return GROUPS.get(m.verb_of(code), OTHER)

    def choice(self, code: int, prompt: Prompt, view: GloryView) -> str:
        return self.text.choice(code, prompt, view)

    def item(self, code: int, count: int, view: GloryView) -> str:
        label = self.text.item(code)
        if code < JACK:
            label = f"{label} ({self.text.material_of(code)})"
        return self.text.times(label, count)

    def range(self, prompt: Prompt) -> str:
        return self.text.pick_range(prompt) if isinstance(prompt, Pick) else ""

    def move(self, move: Move, prompt: Prompt, view: GloryView) -> str:
        return self.text.move(move, prompt, view)

    def hints(self, view: GloryView, prompt: Prompt, done: Move) -> list[str]:
        return []

    def refusal(self, error: IllegalMove) -> str:
        return self.text.refusal(error)

    def attempts(self, view: GloryView, prompt: Prompt) -> list[tuple[str, Words]]:
        return [
            (", ".join(self.text.times(self.text.card(c), n) for c, n in counted(cards)), words)
            for cards, words in attempts(view, prompt)
        ]

    def aside(self, command: str, rest: str, view: GloryView) -> Words | None:
        if command == "order":
            parts = rest.split()
            return {"order": parts[0], "be": parts[1]} if len(parts) == 2 else None
        others = [seat for seat in range(len(view.camps)) if seat != view.seat]
        if fold(rest) == "nobody":
            return {"concede": "nobody"}
        named = [
            seat for seat in others if rest and fold(self.text.seat(seat)).startswith(fold(rest))
        ]
        if not rest and len(others) == 1:
            named = others
        return {"concede": named[0]} if len(named) == 1 else None

    def matters(self, code: int) -> bool:
        return False

    def window(self, prompt: Prompt) -> str:
        return ""

    # -- showing -----------------------------------------------------------------------------------

    def table(self, view: GloryView, rows: int) -> RenderableType:
        return draw_table(self.text, self.words, view, rows)

    def lines(self, view: GloryView) -> list[tuple[str, list[str]]]:
        return table_lines(self.text, self.words, view)

    def camp(self, view: GloryView, seat: int) -> tuple[str, list[str]]:
        heading, lines = camp_lines(self.text, self.words, view, seat)
        structures = view.camps[seat].structures
        names = [x.name for x in structures]
        public = [card for card in range(JACK) if view.opened >> card & 1 and card not in names]
        return heading, lines + [card_line(self.text, card, 1, view) for card in names + public]

    def hand(self, view: GloryView) -> tuple[str, list[str]]:
        camp = view.camps[view.seat]
        cards = (camp.hand or []) + [JACK] * camp.jacks
        lines = [card_line(self.text, card, n, view) for card, n in counted(cards)]
        return self.words.text("terminal-your-hand", {"count": len(cards)}), lines

    def card(self, name: str, view: GloryView) -> list[str]:
        wanted = fold(name)
        cards = [c for c in range(JACK + 1) if fold(self.text.card(c)) == wanted]
        if not cards:
            cards = [c for c in range(JACK + 1) if fold(self.text.card(c)).startswith(wanted)]
        return [card_line(self.text, card, 1, view) for card in cards] if wanted else []

    def page(self, name: str, rest: str, view: GloryView) -> list[tuple[str, list[str]]]:
        return []

    def legend(self) -> list[str]:
        return legend(self.text, self.words)

    def turn(self, view: GloryView) -> int:
        return view.turn

    def result(self, view: GloryView) -> tuple[str, list[str]]:
        ranked = sorted(
            range(len(view.camps)),
            key=lambda seat: (
                seat not in view.winners,
                -view.scores[seat].total(),
                -view.camps[seat].hand_size,
            ),
        )
        lines = [
            self.words.text(
                "terminal-rank",
                {
                    "score": self.text.score(seat, view.scores[seat]),
                    "hand": view.camps[seat].hand_size,
                },
            )
            for seat in ranked
        ]
        return self.text.result(view), lines

    def welcome(self, options: dict[str, object]) -> list[str]:
        lines = [edition_line(self.text, str(options["edition"]))]
        if options["beginner"]:
            lines.append(self.text.say("glory-option-beginner"))
        if options["expert"]:
            lines.append(self.text.say("glory-option-expert"))
        return lines
