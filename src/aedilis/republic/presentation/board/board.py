"""The drawing of The Republic of Rome for a page, as one seat sees it."""

from collections.abc import Sequence
from typing import Final

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
from aedilis.republic.presentation.board import refs
from aedilis.republic.presentation.board.at_once import at_once
from aedilis.republic.presentation.board.bundles import bundles
from aedilis.republic.presentation.board.drafting import drafting
from aedilis.republic.presentation.board.laid import beside, layout
from aedilis.republic.presentation.board.marked import MarkedRepublicText
from aedilis.republic.presentation.board.offers import offers
from aedilis.republic.presentation.board.picture import RepublicPicture, picture
from aedilis.republic.presentation.board.sharing import sharing
from aedilis.republic.presentation.board.standing_orders import standing_orders
from aedilis.republic.presentation.board.thrown import this_turn
from aedilis.republic.presentation.board.ways import ways
from aedilis.republic.presentation.explained.aims import Aims
from aedilis.republic.presentation.explained.explainer import Explainer
from aedilis.republic.presentation.explained.legend import legend
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.view import RepublicView


class RepublicBoard:
    """The Republic of Rome drawn; see `aedilis.kernel.board.Board`."""

    def __init__(self, language: str, seats: Sequence[str], viewer: int) -> None:
        self.viewer = viewer
        self.text = RepublicText(language, seats, viewer)
        self.marked = MarkedRepublicText(language, seats, viewer)

    def picture(self, view: RepublicView, entries: Sequence[Entry]) -> RepublicPicture:
        return picture(self.text, view, this_turn(entries, self.viewer))

    def event(self, event: SeenEvent, view: RepublicView | None) -> str:
        return self.marked.event(event, view.table if view is not None else None)

    def about(self, ref: str, view: RepublicView) -> tuple[str, list[str]] | None:
        return refs.about(self.text, ref)

    def explain(self, ref: str, view: RepublicView) -> Explanation | None:
        return Explainer(self.text, view).explain(ref)

    def signs(self, view: RepublicView) -> list[str]:
        return Explainer(self.text, view).signs()

    def legend(self) -> list[LegendPart]:
        return legend(self.text)

    def aims(self, view: RepublicView) -> list[Aim]:
        return Aims(self.text, view).all()

    def choice_refs(self, code: int, prompt: Prompt, view: RepublicView) -> list[str]:
        return refs.choice_refs(code, prompt, view)

    def item_refs(self, code: int, view: RepublicView) -> list[str]:
        return refs.item_refs(code, view)

    def pointed(self, word: str, view: RepublicView) -> list[str]:
        return refs.pointed(word, view)

    def offers(self, view: RepublicView, aside: Prompt) -> list[Offer]:
        return offers(self.marked, view, aside)

    def drafting(self, view: RepublicView, aside: Prompt) -> Drafting | None:
        return drafting(self.text, view, aside)

    def standing_orders(self, view: RepublicView, aside: Prompt) -> StandingOrders | None:
        return standing_orders(self.text, view, aside)

    def sharing(self, view: RepublicView, prompt: Prompt) -> Sharing | None:
        return sharing(self.text, view, prompt)

    def bundles(self, view: RepublicView, prompt: Prompt) -> list[Bundle]:
        return bundles(Teller(self.text, self.text.catalogue, view), prompt)

    def at_once(self, prompt: Prompt) -> AtOnce | None:
        return at_once(self.text, prompt)

    def ways(self, view: RepublicView, prompt: Prompt, done: Move) -> dict[int, list[Way]]:
        return ways(Teller(self.text, self.text.catalogue, view), prompt, done)

    def layout(self, view: RepublicView, prompt: Prompt, begun: int) -> Layout | None:
        return layout(self.text, view, begun)

    def beside(self, view: RepublicView, prompt: Prompt, move: Move) -> Beside:
        return beside(self.text, view, move)


DRAWING: Final = Drawing(RepublicPicture, RepublicBoard, "aedilis.republic.presentation.board")
