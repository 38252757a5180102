"""Glory to Rome for the terminal: what a seat reads, lists and may ask.

The drawing is in `drawing`, the table told line by line in `lines`, and what to try
when a player asks why something is missing in `attempts`.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rich.console import RenderableType

from aedilis.glory.definitions.cards import BUILDINGS, JACK
from aedilis.glory.definitions.options import switches_of
from aedilis.glory.presentation.faces import edition_line
from aedilis.glory.presentation.names import counted
from aedilis.glory.presentation.stakes import STAKE_OF
from aedilis.glory.presentation.terminal.attempts import attempts
from aedilis.glory.presentation.terminal.drawing import draw_table, legend
from aedilis.glory.presentation.terminal.lines import (
    camp_lines,
    card_line,
    table_lines,
    turn_line,
)
from aedilis.glory.presentation.text import BY_MATERIAL, GloryText
from aedilis.glory.state import choices as m
from aedilis.glory.view import GloryView
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.folding import fold
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Choose, Move, Prompt

GROUPS: Final[dict[int, str]] = {
    m.STOP: "",
    m.PLAY: "glory-table-group-cards",
    m.PLAY_JACK: "glory-table-group-jack",
    m.PETITION: "glory-table-group-petition",
    m.PALACE: "glory-table-group-palace",
    m.THINK_JACK: "glory-table-group-think",
    m.THINK_REFILL: "glory-table-group-think",
    m.THINK_CARD: "glory-table-group-think",
    m.DISCARD: "glory-table-group-discard",
    m.DISCARD_HAND: "glory-table-group-discard",
    m.LAY: "glory-table-group-lay",
    m.LAY_DRAWN: "glory-table-group-lay",
    m.ADD_HAND: "glory-table-group-add",
    m.ADD_STOCKPILE: "glory-table-group-add",
    m.ADD_POOL: "glory-table-group-add",
    m.ADD_DRAWN: "glory-table-group-add",
    m.OPEN_STOCKPILE: "glory-table-group-open",
    m.OPEN_POOL: "glory-table-group-open",
}
"""Choices of one group are listed together; those named nowhere here are in a group of the rest."""

SHORT: Final[dict[int, str]] = {
    m.THINK_JACK: "glory-table-short-think-jack",
    m.THINK_REFILL: "glory-table-short-think-refill",
    m.THINK_CARD: "glory-table-short-think-card",
}
"""What choices are called below the name of their group."""

OTHER: Final = "glory-table-group-other"
ORDER: Final = (*dict.fromkeys(group for group in GROUPS.values() if group), OTHER, "")


class GloryFace:
    """Glory to Rome as one seat reads it in one language (-1: a spectator)."""

    groups: Sequence[str] = ORDER
    steady: Sequence[str] = ("glory-table-group-think",)
    pages: Mapping[str, str] = MappingProxyType({})
    windows: Sequence[str] = ()
    order_keys = ("glory-table-command-order", "glory-table-order-usage")
    foremost: Sequence[str] = ()

    def __init__(self, language: str, seats: Sequence[str], viewer: int) -> None:
        self.language = language
        self.text = GloryText(language, seats, viewer)
        self.words = self.text.catalogue

    def title(self) -> str:
        return self.text.title()

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        return self.text.say(key, args)

    def look(self, view: GloryView) -> None:
        """Events of this game leave no name open."""

    # -- play --------------------------------------------------------------------------------------

    def event(self, event: SeenEvent) -> str:
        return self.text.event(event)

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        return self.text.question(prompt)

    def stake(self, prompt: Prompt) -> str:
        key = STAKE_OF.get(prompt.key, "")
        return self.say(key) if key else ""

    def group(self, code: int) -> str:
        return GROUPS.get(m.verb_of(code), OTHER)

    def choice(self, code: int, prompt: Prompt, view: GloryView) -> str:
        return self.text.choice(code, prompt, view)

    def short(self, code: int) -> str:
        verb = m.verb_of(code)
        if verb == m.PLAY_JACK:
            return self.text.role(m.b_of(code))
        return self.words.text(SHORT[verb]) if verb in SHORT else ""

    def item(self, code: int, count: int, view: GloryView) -> str:
        label = self.text.item(code, view.asking)
        if code < BUILDINGS and view.asking not in BY_MATERIAL:
            label = f"{label} ({self.text.material_of(code)})"
        return self.text.times(label, count)

    def range(self, prompt: Prompt) -> str:
        return self.text.range(prompt)

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

    def orders(self, aside: Prompt | None) -> Sequence[str]:
        codes = aside.options if isinstance(aside, Choose) else []
        # Nobody here speaks up unasked.
        return ("never", "ask") if any(m.verb_of(code) == m.ORDER for code in codes) else ()

    def moment(self, window: str) -> str:
        return self.text.say(f"glory-moment-{window}")

    # -- showing -----------------------------------------------------------------------------------

    def table(self, view: GloryView, rows: int) -> RenderableType:
        return draw_table(self.text, self.words, view, rows)

    def lines(self, view: GloryView) -> list[tuple[str, list[str]]]:
        return table_lines(self.text, self.words, view)

    def camp(self, view: GloryView, seat: int) -> tuple[str, list[str]]:
        heading, lines = camp_lines(self.text, self.words, view, seat)
        structures = view.camps[seat].structures
        names = [x.name for x in structures]
        opened = [card for card in range(BUILDINGS) if view.opened >> card & 1]
        public = [card for card in opened if card not in names]
        return heading, lines + [card_line(self.text, card, 1, view) for card in names + public]

    def hand(self, view: GloryView) -> tuple[str, list[str]]:
        camp = view.camps[view.seat]
        cards = (camp.hand or []) + [JACK] * camp.jacks
        lines = [card_line(self.text, card, n, view) for card, n in counted(cards)]
        return self.words.text("glory-table-your-hand", {"count": len(cards)}), lines

    def card(self, name: str, view: GloryView) -> list[str]:
        wanted = fold(name)
        known = {card: fold(self.text.card(card)) for card in (*range(BUILDINGS), JACK)}
        cards = [card for card, called in known.items() if called == wanted]
        if not cards:
            cards = [card for card, called in known.items() if called.startswith(wanted)]
        return [card_line(self.text, card, 1, view) for card in cards] if wanted else []

    def page(self, name: str, rest: str, view: GloryView) -> list[tuple[str, list[str]]]:
        return []

    def legend(self) -> list[str]:
        return legend(self.text, self.words)

    def turn(self, view: GloryView) -> int:
        return view.turn

    def turn_line(self, view: GloryView) -> str:
        return turn_line(self.text, self.words, view)

    def topic(self, view: GloryView) -> str:
        return self.text.say(f"{view.asking}.topic") if view.awaited else ""

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
                "glory-table-rank",
                {
                    "score": self.text.score(seat, view.scores[seat]),
                    "hand": view.camps[seat].hand_size,
                },
            )
            for seat in ranked
        ]
        return self.text.result(view), lines

    def welcome(self, options: dict[str, object]) -> list[str]:
        switches = switches_of(options, len(self.text.seat_names))
        lines = [edition_line(self.text, switches.edition)]
        if switches.beginner:
            lines.append(self.text.say("glory-option-beginner"))
        if switches.expert:
            lines.append(self.text.say("glory-option-expert"))
        return lines
