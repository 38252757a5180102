"""Who tells of a table in the terminal's words, in one language."""

from typing import Final

from aedilis.kernel.text import Catalogue
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.state.table import RepublicState
from aedilis.republic.view import RepublicView

Args = dict[str, object]

KEY: Final = "republic-table-"


class Speaker:
    """Has the words for a view."""

    def __init__(self, text: RepublicText, words: Catalogue, view: RepublicView) -> None:
        self.text = text
        self.words = words
        self.view = view
        self.table: RepublicState = view.table

    def say(self, key: str, args: Args | None = None) -> str:
        """One of the terminal's texts on this game."""
        return self.words.text(KEY + key, args)

    def person(self, slot: int) -> str:
        """Who sits in a slot."""
        return self.text.slot(slot, self.table)

    def named(self, key: str, slot: int) -> str:
        """A text about somebody, with the name of his seat."""
        seat = self.table.senator(slot).faction
        name = self.text.label(seat) if seat != NONE else self.say("detail-unaligned")
        return self.say(key, {"person": self.person(slot), "name": name})
