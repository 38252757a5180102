"""The drawing of The Republic of Rome for a page, as one seat sees it."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.board import Drawing, Offer
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.table import Entry
from aedilis.republic.presentation.board import refs
from aedilis.republic.presentation.board.marked import MarkedRepublicText
from aedilis.republic.presentation.board.offers import offers
from aedilis.republic.presentation.board.picture import RepublicPicture, picture
from aedilis.republic.presentation.board.thrown import this_turn
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

    def choice_refs(self, code: int, prompt: Prompt, view: RepublicView) -> list[str]:
        return refs.choice_refs(code, prompt, view)

    def item_refs(self, code: int, view: RepublicView) -> list[str]:
        return refs.item_refs(code, view)

    def pointed(self, word: str, view: RepublicView) -> list[str]:
        return refs.pointed(word, view)

    def offers(self, view: RepublicView, aside: Prompt) -> list[Offer]:
        return offers(self.marked, view, aside)


DRAWING: Final = Drawing(RepublicPicture, RepublicBoard, "aedilis.republic.presentation.board")
