"""The drawing of Glory to Rome for a page, as one seat sees it."""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import BUILDINGS, JACK
from aedilis.glory.presentation.board import refs
from aedilis.glory.presentation.board.marked import MarkedGloryText
from aedilis.glory.presentation.board.picture import GloryPicture, picture
from aedilis.glory.presentation.explained.aims import aims
from aedilis.glory.presentation.explained.explainer import Explainer, signs
from aedilis.glory.presentation.explained.legend import legend
from aedilis.glory.presentation.terminal.lines import card_line
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.view import GloryView
from aedilis.kernel.board import (
    AtOnce,
    Bundle,
    Drafting,
    Drawing,
    Offer,
    Sharing,
    StandingOrders,
    Way,
)
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.explaining import Aim, Explanation, LegendPart
from aedilis.kernel.layout import Beside, Layout
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.table import Entry


class GloryBoard:
    """Glory to Rome drawn; see `aedilis.kernel.board.Board`."""

    def __init__(self, language: str, seats: Sequence[str], viewer: int) -> None:
        self.text = GloryText(language, seats, viewer)
        self.marked = MarkedGloryText(language, seats, viewer)

    def picture(self, view: GloryView, entries: Sequence[Entry]) -> GloryPicture:
        return picture(self.text, view)

    def event(self, event: SeenEvent, view: GloryView | None) -> str:
        return self.marked.event(event)

    def about(self, ref: str, view: GloryView) -> tuple[str, list[str]] | None:
        kind, _, number = ref.partition(":")
        if kind != "card" or not (number == "jack" or number.isdecimal()):
            return None
        card = JACK if number == "jack" else int(number)
        if card != JACK and card >= BUILDINGS:
            return None
        return self.text.card(card), [card_line(self.text, card, 1, view)]

    def explain(self, ref: str, view: GloryView) -> Explanation | None:
        return Explainer(self.text, view).explain(ref)

    def signs(self, view: GloryView) -> list[str]:
        return signs(view)

    def legend(self) -> list[LegendPart]:
        return legend(self.text)

    def aims(self, view: GloryView) -> list[Aim]:
        return aims(self.text, view)

    def choice_refs(self, code: int, prompt: Prompt, view: GloryView) -> list[str]:
        return refs.choice_refs(code, prompt, view)

    def item_refs(self, code: int, view: GloryView) -> list[str]:
        return refs.item_refs(code, view)

    def pointed(self, word: str, view: GloryView) -> list[str]:
        return refs.pointed(word, view)

    def offers(self, view: GloryView, aside: Prompt) -> list[Offer]:
        return []

    def drafting(self, view: GloryView, aside: Prompt) -> Drafting | None:
        return None

    def standing_orders(self, view: GloryView, aside: Prompt) -> StandingOrders | None:
        return None

    def sharing(self, view: GloryView, prompt: Prompt) -> Sharing | None:
        return None

    def bundles(self, view: GloryView, prompt: Prompt) -> list[Bundle]:
        return []

    def at_once(self, prompt: Prompt) -> AtOnce | None:
        return None

    def ways(self, view: GloryView, prompt: Prompt, done: Move) -> dict[int, list[Way]]:
        return {}

    def layout(self, view: GloryView, prompt: Prompt, begun: int) -> Layout | None:
        return None

    def beside(self, view: GloryView, prompt: Prompt, move: Move) -> Beside:
        return Beside()


DRAWING: Final = Drawing(GloryPicture, GloryBoard, "aedilis.glory.presentation.board")
