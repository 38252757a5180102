"""The words of The Republic of Rome with every name marked by the thing it means."""

from collections.abc import Sequence

from aedilis.kernel.marking import clean, mark, plain, spans
from aedilis.kernel.text import capital
from aedilis.republic.presentation.board.parts import Piece, Sentence
from aedilis.republic.presentation.board.refs import card_ref, person_ref, seat_ref, war_ref
from aedilis.republic.presentation.text import RepublicText


class MarkedRepublicText(RepublicText):
    """Texts whose names carry refs (`marking`); for log lines and for what a proposal says."""

    def __init__(
        self, language: str, seat_names: Sequence[str], viewer: int = -1, strict: bool = False
    ) -> None:
        super().__init__(language, [clean(name) for name in seat_names], viewer, strict)

    def seat(self, seat: int) -> str:
        """The name of a seat; an article before it is no part of the mark."""
        name = super().seat(seat)
        if self.neutral(seat) is None:
            return _named(seat_ref(seat), name)
        article, _, rest = name.partition(" ")
        return f"{article} {_named(seat_ref(seat), rest)}"

    def label(self, seat: int) -> str:
        """The name of a seat by itself."""
        return _named(seat_ref(seat), super().label(seat))

    def person(self, number: int) -> str:
        """The name of a person."""
        return _named(person_ref(number), super().person(number))

    def card(self, number: int) -> str:
        """The name on a card."""
        return _named(card_ref(number), super().card(number))

    def cards(self, numbers: Sequence[int]) -> str:
        """Cards as a list, those of one name together, marked as the first of them."""
        names = [plain(self.card(number)) for number in numbers]
        told: list[str] = []
        for name in dict.fromkeys(names):
            first = numbers[names.index(name)]
            told.append(_named(card_ref(first), self.times(name, names.count(name))))
        return self.catalogue.join(told)

    def war(self, war: int) -> str:
        """The name of a war, or of what may stand in its place."""
        return _named(war_ref(war), super().war(war))

    def province(self, province: int) -> str:
        """The name of a province."""
        return mark(f"province:{province}", super().province(province))

    def concession(self, concession: int) -> str:
        """The name of a concession."""
        return mark(f"concession:{concession}", super().concession(concession))

    def event_name(self, event: int, dark: bool = False) -> str:
        """The name of an event."""
        return mark(f"event:{event}", super().event_name(event, dark))

    def law(self, law: int) -> str:
        """The name of a law."""
        return mark(f"law:{law}", super().law(law))

    def bill(self, bill: int) -> str:
        """The name of a type of land bill."""
        return mark(f"bill:{bill}", super().bill(bill))

    def leader(self, leader: int) -> str:
        """The name of an enemy leader."""
        return mark(f"leader:{leader}", super().leader(leader))

    def legion(self, legion: int) -> str:
        """The number of a legion."""
        return mark(f"legion:{legion}", super().legion(legion))

    def deal(self, number: int) -> str:
        """What a public agreement is called."""
        return mark(f"deal:{number}", super().deal(number))


def _named(ref: str, name: str) -> str:
    """A name with its mark; without one when it names nothing that is on the table."""
    return mark(ref, name) if ref else name


def sentence(text: str) -> Sentence:
    """A marked text in pieces, with a capital at its beginning."""
    pieces = [Piece(words, ref) for words, ref in spans(text)]
    if pieces:
        pieces[0].text = capital(pieces[0].text)
    return pieces
