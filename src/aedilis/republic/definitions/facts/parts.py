"""What the files of several kinds have in common: the words of eras and decks, and the ids by which
their entries name each other.
"""

from typing import Annotated

from aedilis.kernel.data import Id, one_of
from aedilis.republic.definitions import codes

Era = Annotated[str, one_of(codes.ERAS)]
Deck = Annotated[str, one_of(codes.DECKS)]
Numbers = tuple[int, ...]


class StatesmanId(Id):
    kinds = ("statesman",)


class FamilyId(Id):
    kinds = ("family",)


class ConcessionId(Id):
    kinds = ("concession",)


class SeriesId(Id):
    kinds = ("series",)


class WarId(Id):
    kinds = ("war",)


class LawId(Id):
    kinds = ("law",)


class EventId(Id):
    kinds = ("event",)


class ProvinceId(Id):
    kinds = ("province",)


class TheatreId(Id):
    """A war is fought in a province or another land."""

    kinds = ("province", "land")


class BringerId(Id):
    """A province is created by a war or by an event of the forum decks."""

    kinds = ("war", "forum_event")


class EnemyId(Id):
    """A province defends itself against a war, or all of a series."""

    kinds = ("war", "series")
