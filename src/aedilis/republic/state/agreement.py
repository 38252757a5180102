"""Public agreements as data (rule 1.04.3): clauses, who has accepted, and what has become of them.

What clauses do, and when, is in `deals`.
"""

from typing import Final

from aedilis.kernel.rule import cite

cite("R 1.04.3", "R VII.deals")

# What a clause promises.
TALENTS: Final = 0  # so many at the next redistribution
CARD: Final = 1  # a card in the next Revolution Phase
VOTE: Final = 2  # to vote for or against a proposal
NOMINATE: Final = 3  # to make a proposal
CONSENT: Final = 4  # that a person will consent to a proposal that needs him
TEXT: Final = 5  # anything else in words, which the table judges
PRIEST: Final = 6  # that a person will be made priest
VETO: Final = 7  # that the Pontifex Maximus will veto a proposal, or will not
CLAUSES: Final = (
    "talents", "card", "vote", "nominate", "consent", "text", "priest", "veto",
)  # fmt: skip

MOST_CLAUSES: Final = 4

# What has become of a clause.
OPEN: Final = 0
KEPT: Final = 1
RELEASED: Final = 2
FAILED: Final = 3
FATES: Final = ("open", "kept", "released", "failed")

# What has become of a deal.
OFFERED: Final = 0
BINDING: Final = 1
SETTLED: Final = 2
WITHDRAWN: Final = 3
STATES: Final = ("offered", "binding", "settled", "withdrawn")


class Clause:
    """One promise of seat `by` to seat `to`.

    `number` is how many talents, which card, 1 for and 0 against a proposal, or 1 for a veto and 0
    for none. `about` is the word
    of the kind of proposal, `content` the things named in it (`choices.thing`) and `people` the
    senators among them as persons, since a slot may pass to another. `judged` says that the table
    has decided about its text.
    """

    __slots__ = (
        "about", "by", "content", "fate", "judged", "kind", "number", "people", "text", "to",
    )  # fmt: skip

    def __init__(self, kind: int, by: int, to: int, number: int = 0, text: str = "") -> None:
        self.kind = kind
        self.by = by
        self.to = to
        self.number = number
        self.about = ""
        self.content: list[int] = []
        self.people: list[int] = []
        self.text = text
        self.fate = OPEN
        self.judged = False

    def clone(self) -> "Clause":
        """An independent copy."""
        other = Clause(self.kind, self.by, self.to, self.number, self.text)
        other.about = self.about
        other.content = self.content[:]
        other.people = self.people[:]
        other.fate = self.fate
        other.judged = self.judged
        return other


class Deal:
    """An agreement, numbered from 1 in the order of offering. All of it is public.

    `accepted` is the mask of seats that have accepted, `turn` when it was offered and `due` the
    turn whose sitting of the Senate its votes and nominations are meant for, 0 before it binds.
    """

    __slots__ = ("accepted", "by", "clauses", "due", "number", "state", "turn")

    def __init__(self, number: int, turn: int, by: int, clauses: list[Clause]) -> None:
        self.number = number
        self.turn = turn
        self.by = by
        self.clauses = clauses
        self.accepted = 1 << by
        self.state = OFFERED
        self.due = 0

    def clone(self) -> "Deal":
        """An independent copy."""
        other = Deal(self.number, self.turn, self.by, [one.clone() for one in self.clauses])
        other.accepted = self.accepted
        other.state = self.state
        other.due = self.due
        return other

    def parties(self) -> int:
        """The mask of the seats that promise or receive something."""
        mask = 0
        for clause in self.clauses:
            mask |= 1 << clause.by | 1 << clause.to
        return mask
