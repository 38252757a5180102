"""The lands of the map as the picture names them."""

from aedilis.republic.presentation.board.parts import Land
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.presentation.theatres import EVERYWHERE


def lands(text: RepublicText) -> list[Land]:
    """All that has a place on the map; a province, Rome's or not, has a card to read."""
    return [
        Land(one.id, f"province:{one.index}" if one.kind == "province" else "", text.of(one))
        for one in EVERYWHERE
    ]
