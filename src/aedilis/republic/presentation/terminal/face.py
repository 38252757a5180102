"""The Republic of Rome for the terminal: what a seat reads, lists and may ask.

The drawing is in `drawing`, the table told line by line in `lines`, the pages in
`pages`, what helps to decide in `hints` and `presentation.odds`, what stands behind a
choice in `details`, and what to try when a player asks why something is missing in
`attempts`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.folding import fold
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.options import as_options, declared
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.definitions.components import ALL_CARDS, PROVINCES
from aedilis.republic.presentation.faces import option_line, province_lines
from aedilis.republic.presentation.stakes import STAKE_OF
from aedilis.republic.presentation.terminal.attempts import attempts
from aedilis.republic.presentation.terminal.details import detail, legion_detail, move_detail
from aedilis.republic.presentation.terminal.drawing import draw_table, legend
from aedilis.republic.presentation.terminal.hints import hints
from aedilis.republic.presentation.terminal.lines import Part, Teller, card_line
from aedilis.republic.presentation.terminal.pages import PAGE_KEYS, PAGES
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.moments import WINDOWS
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.choices import LEGION, VERBS, thing
from aedilis.republic.state.options import RepublicSwitches, switches_of
from aedilis.republic.state.table import SENATE, RepublicState
from aedilis.republic.view import RepublicView

PROMISES: Final = "R 1.04.3"
"""The paragraph of promises. What a player is bound to by one is told before all other reasons."""

HOLD: Final = "republic-ask-hold-"
OTHER: Final = "republic-table-group-other"

LAST: Final = ("stop", "pass", "end", "adjourn", "end_trials", "next_step")
"""Words that end something: they stand at the end of a menu, as 0."""

DEAL_WORDS: Final = ("offer", "accept", "turn_down", "withdraw", "dispute")
ALWAYS: Final = (*DEAL_WORDS, "ransom", "order")
"""What may be done out of turn nearly always, and is no reason to stop the game."""


class RepublicFace:
    """The Republic of Rome as one seat reads it in one language (-1: a spectator)."""

    groups: Sequence[str] = (OTHER, "")
    steady: Sequence[str] = ()
    pages: Mapping[str, str] = PAGE_KEYS
    windows: Sequence[str] = WINDOWS
    order_keys = ("republic-table-command-order", "republic-table-order-usage")
    foremost: Sequence[str] = (PROMISES,)

    def __init__(self, language: str, seats: Sequence[str], viewer: int) -> None:
        self.language = language
        self.text = RepublicText(language, seats, viewer)
        self.words = self.text.catalogue
        self._table: RepublicState | None = None

    def title(self) -> str:
        return self.text.title()

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        return self.text.say(key, args)

    def look(self, view: RepublicView) -> None:
        self._table = view.table

    def _teller(self, view: RepublicView) -> Teller:
        return Teller(self.text, self.words, view)

    # -- play --------------------------------------------------------------------------------------

    def event(self, event: SeenEvent) -> str:
        return self.text.event(event, self._table)

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        return self.text.question(prompt, whole)

    def stake(self, prompt: Prompt) -> str:
        key = STAKE_OF.get(prompt.key, "")
        return self.say(key) if key else ""

    def group(self, code: int) -> str:
        what = thing(code)
        if what >= len(VERBS):
            return OTHER
        return "" if VERBS[what] in LAST else OTHER

    def choice(self, code: int, prompt: Prompt, view: RepublicView) -> str:
        label = self.text.choice(code, prompt, view)
        teller = self._teller(view)
        more = detail(teller, code, prompt)
        return teller.say("detail", {"label": label, "detail": more}) if more else label

    def short(self, code: int) -> str:
        return ""

    def item(self, code: int, count: int, view: RepublicView) -> str:
        label = self.text.item(code, view)
        teller = self._teller(view)
        what = thing(code)
        more = (
            legion_detail(teller, what - LEGION)
            if LEGION <= what < LEGION + len(view.table.legions)
            else ""
        )
        return teller.say("detail", {"label": label, "detail": more}) if more else label

    def range(self, prompt: Prompt) -> str:
        return self.text.range(prompt)

    def move(self, move: Move, prompt: Prompt, view: RepublicView) -> str:
        label = self.text.move(move, prompt, view)
        teller = self._teller(view)
        more = move_detail(teller, move)
        return teller.say("detail", {"label": label, "detail": more}) if more else label

    def hints(self, view: RepublicView, prompt: Prompt, done: Move) -> list[str]:
        return hints(self._teller(view), prompt, done)

    def refusal(self, error: IllegalMove) -> str:
        return self.text.refusal(error)

    def attempts(self, view: RepublicView, prompt: Prompt) -> list[tuple[str, Words]]:
        return attempts(self.text, view, prompt)

    def aside(self, command: str, rest: str, view: RepublicView) -> Words | None:
        window, _, order = rest.partition(" ")
        if command != "order" or not order:
            return None
        return {"do": "order", "moment": window, "be": order}

    def matters(self, code: int) -> bool:
        what = thing(code)
        return what < len(VERBS) and VERBS[what] not in ALWAYS

    def window(self, prompt: Prompt) -> str:
        return prompt.key.removeprefix(HOLD) if prompt.key.startswith(HOLD) else ""

    def orders(self, aside: Prompt | None) -> Sequence[str]:
        return ("open", "ask", "never", "pass")

    def moment(self, window: str) -> str:
        return self.text.moment(self.windows.index(window))

    # -- showing -----------------------------------------------------------------------------------

    def table(self, view: RepublicView, rows: int) -> RenderableType:
        return draw_table(self.text, self.words, view, rows)

    def lines(self, view: RepublicView) -> list[Part]:
        return self._teller(view).parts()

    def camp(self, view: RepublicView, seat: int) -> Part:
        return self._teller(view).faction(seat)

    def hand(self, view: RepublicView) -> Part:
        return self._teller(view).hand()

    def card(self, name: str, view: RepublicView) -> list[str]:
        wanted = fold(name)
        if not wanted:
            return []
        named = {one.number: fold(self.text.of(one.definition)) for one in ALL_CARDS}
        lines = self._cards([n for n, full in named.items() if full == wanted])
        if not lines:
            begun = [n for n, full in named.items() if full.startswith(wanted)]
            begun += [n for n in named if fold(self.text.card(n)).startswith(wanted)]
            lines = self._cards(begun)
        for province in PROVINCES:
            name_of = self.text.province(province.index)
            if fold(name_of).startswith(wanted):
                said = self.text.catalogue.apart(province_lines(self.text, province.index))
                lines.append(self.text.catalogue.of(name_of, said))
        return lines

    def _cards(self, numbers: Sequence[int]) -> list[str]:
        """Each of the cards once, copies of one intrigue card together."""
        return list(dict.fromkeys(card_line(self.text, number) for number in numbers))

    def page(self, name: str, rest: str, view: RepublicView) -> list[Part]:
        return PAGES[name](self._teller(view), rest)

    def legend(self) -> list[str]:
        return legend(self.words)

    def turn(self, view: RepublicView) -> int:
        """Counts turns in halves: the table is told anew when the Senate meets as well."""
        return 2 * view.turn + int(view.phase >= SENATE)

    def turn_line(self, view: RepublicView) -> str:
        return self._teller(view).turn_line()

    def topic(self, view: RepublicView) -> str:
        return self.text.say(f"{view.asking}.topic") if view.awaited else ""

    def result(self, view: RepublicView) -> Part:
        ranked = sorted(
            range(view.seats),
            key=lambda seat: (
                seat not in view.table.winners,
                -faction_influence(view.table, seat),
            ),
        )
        return self.text.result(view), [self.text.score(view, seat) for seat in ranked]

    def welcome(self, options: dict[str, object]) -> list[str]:
        switches = switches_of(options, len(self.text.seat_names))
        values = as_options(switches)
        lines = [self.text.scenario(switches.scenario)]
        for option in declared(RepublicSwitches)[1:]:
            value = values[option.name]
            if value != option.values[0]:
                chosen = f"{option.name}={str(value).lower()}"
                lines.append(self.text.catalogue.of(chosen, option_line(self.text, option.name)))
        return lines
