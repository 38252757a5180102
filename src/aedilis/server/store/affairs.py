"""What becomes of a game and its seats besides its moves: who has resigned, who has been replaced,
whether the people agree to end it. All of it is kept beside the game, as `affairs`, and changed in
one transaction with the seats, so that two processes never make two different things of it.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

Word = Literal["resigned", "taken", "proposed", "withdrawn", "refused", "agreed", "rematch"]

MOST_HAPPENED = 200
"""So much is remembered of a game, the newest last."""

AGREED: Final = "agreed"
RESIGNED: Final = "resigned"
BY_PEOPLE: Final = (AGREED, RESIGNED)
"""How a game has ended that its people have ended: all together, or the last of them by resigning.
"""

Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Happened(msgspec.Struct):
    """Something that became of a seat after so many lines: its person (`name`) has `resigned`, has
    `taken` the seat of `other`, has `proposed` to end the game, taken that back (`withdrawn`) or
    `refused` it, was the last who `agreed`, or has made a table for a `rematch`.
    """

    word: Word
    after: Annotated[int, msgspec.Meta(ge=0)]
    at: float
    seat: Seat
    person: int | None
    name: str
    other: str = ""
    other_person: int | None = None


class Proposal(msgspec.Struct):
    """To end the game now: by which seat, who is asked, and who has agreed."""

    by: Seat
    asked: list[Seat]
    agreed: list[Seat]


class Affairs(msgspec.Struct, omit_defaults=True):
    """All of it. `removed` are people whom the host took from a seat before the start; `rematch` is
    the id of the game that has been made for the same people after the end.
    """

    happened: list[Happened] = []
    proposal: Proposal | None = None
    removed: list[int] = []
    rematch: str = ""

    def tell(self, one: Happened) -> None:
        """Remember that something has happened."""
        self.happened = [*self.happened, one][-MOST_HAPPENED:]

    def gave_up(self, person: int) -> bool:
        """Whether a person has resigned, or somebody else has the person's seat."""
        return any(
            (one.word == "resigned" and one.person == person)
            or (one.word == "taken" and one.other_person == person)
            for one in self.happened
        )


def affairs_in(kept: dict[str, Any]) -> Affairs:
    """What has become of a game, which has been held against its shape."""
    return msgspec.convert(kept, Affairs)


def check(affairs: Any, seats: int) -> None:
    """Hold what is kept against its shape. Raises ValueError."""
    kept = msgspec.convert(affairs, Affairs)
    told = [one.seat for one in kept.happened]
    if kept.proposal is not None:
        told += [kept.proposal.by, *kept.proposal.asked, *kept.proposal.agreed]
    if max(told, default=0) >= seats:
        raise ValueError("affairs")
