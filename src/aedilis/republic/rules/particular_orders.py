"""Standing votes, and the other orders that say more than "pass" (rules 1.09.14, 1.07.22, 1.04.3,
1.11.1).

An order is kept like any other (`State.orders`): under its name, with the seat it is about where it
is about one, as a word and a number, "yes:5". It is nobody else's to know. Most votes are ordered
for one sitting of the Senate and end with it; that one's cards are kept is ordered for one year.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.rules.moments import PARTICULAR
from aedilis.republic.state.choices import SEAT, VERBS, index, seats, thing, verb
from aedilis.republic.state.table import RepublicState

BE_ASKED: Final = "open"
"""The order that takes another back."""
MOST: Final = 99
"""So many talents can be ordered at most."""


class Particular:
    """A kind of order: whether it is `about` another seat, the words for what is wanted (`ways`),
    those of them that a number goes with, and whether it outlives the `sitting` of the Senate.
    """

    __slots__ = ("about", "counted", "rule", "sitting", "ways")

    def __init__(
        self, rule: str, about: bool, ways: tuple[str, ...], counted: tuple[str, ...], sitting: bool
    ) -> None:
        self.rule: Final = rule
        self.about: Final = about
        self.ways: Final = ways
        self.counted: Final = counted
        self.sitting: Final = sitting


_FOR_OR_AGAINST: Final = ("yes", "no")
_VOTE: Final = ("yes", "no", "abstain")
KINDS: Final[dict[str, Particular]] = {
    "own_elections": Particular("R 1.09.14", False, _FOR_OR_AGAINST, _FOR_OR_AGAINST, False),
    "own_proposals": Particular("R 1.09.14", False, ("yes",), ("yes",), True),
    "chairing": Particular("R 1.09.14", False, ("yes",), (), True),
    "concessions_to": Particular("R 1.09.14", True, _VOTE, _FOR_OR_AGAINST, True),
    "votes_with": Particular("R 1.09.14", True, ("yes",), ("yes",), True),
    "proposals_of": Particular("R 1.09.14", True, _VOTE, _FOR_OR_AGAINST, True),
    "all_votes": Particular("R 1.09.14", False, _VOTE, _FOR_OR_AGAINST, True),
    "calling": Particular("R 1.09.14", False, ("pass",), (), False),
    "presiding": Particular("R 1.09.12", False, ("pass",), (), True),
    "no_dictator": Particular("R 1.09.32", False, ("pass",), (), True),
    "small_matters": Particular("R 1.04.3", False, ("pass",), (), False),
    "auction_above": Particular("R 1.07.22", False, ("pass",), ("pass",), False),
    "offers": Particular("R 1.04.3", False, ("pass",), (), False),
    "keeping_cards": Particular("R 1.11.1", False, ("pass",), (), False),
}
"""By name. Of several that fit a vote, the one that stands first here counts."""

assert set(KINDS) == set(PARTICULAR)


class StandingOrder:
    """An order that a seat has given: its name, the seat it is about (NOBODY: none), the word for
    what is wanted, and how many talents go with it.
    """

    __slots__ = ("about", "name", "number", "way")

    def __init__(self, name: str, about: int, way: str, number: int) -> None:
        self.name = name
        self.about = about
        self.way = way
        self.number = number


NOBODY: Final = -1


def orders_given(s: RepublicState, seat: int) -> list[StandingOrder]:
    """The orders of this kind that a seat has given, in the order in which they count."""
    if not s.orders:
        return []
    found: list[StandingOrder] = []
    for name, kind in KINDS.items():
        for about in range(s.seats) if kind.about else (NOBODY,):
            order = s.order(seat, _window(name, about))
            if order != BE_ASKED:
                way, _, number = order.partition(":")
                found.append(StandingOrder(name, about, way, int(number)))
    return found


def _window(name: str, about: int) -> str:
    return name if about == NOBODY else f"{name}:{about}"


def others(s: RepublicState, seat: int) -> list[int]:
    """The seats that an order can be about."""
    return [other for other in s.players() if other != seat]


@rule("R 1.09.14")
def order_field(s: RepublicState, seat: int, name: str, done: Sequence[int]) -> Prompt | None:
    """The next part of an order of this kind: whom it is about, what is wanted, with how much."""
    kind = KINDS[name]
    if kind.about and not done:
        return Choose(seat, "republic-ask-order-whom", kind.rule, seats("seat", others(s, seat)))
    rest = done[int(kind.about) :]
    if not rest:
        options = [verb(way, "be") for way in (*kind.ways, BE_ASKED)]
        return Choose(seat, "republic-ask-order-be", kind.rule, options)
    if len(rest) == 1 and VERBS[thing(rest[0])] in kind.counted:
        return Amount(seat, "republic-ask-order-talents", kind.rule, "talents", 0, MOST)
    return None


def give(s: RepublicState, seat: int, name: str, said: Sequence[int]) -> None:
    """Give such an order, or take it back."""
    kind = KINDS[name]
    about = index(said[0], SEAT) if kind.about else NOBODY
    rest = said[int(kind.about) :]
    way = VERBS[thing(rest[0])]
    number = rest[1] if len(rest) > 1 else 0
    window = _window(name, about)
    if way != BE_ASKED:
        s.set_order(seat, window, f"{way}:{number}")
        return
    s.orders = {key: order for key, order in s.orders.items() if key != f"{seat}:{window}"}
    s.asked = None


def begun(name: str, about: int) -> tuple[int, ...]:
    """How the part of a move that gives such an order begins, after the order's name."""
    return (seats("seat", [about])[0],) if KINDS[name].about else ()


def ordered(s: RepublicState, seat: int, name: str) -> bool:
    """Whether a seat has given an order of a name that is about nobody."""
    return bool(s.orders) and s.order(seat, name) != BE_ASKED


@rule("R 1.09.9")
def forget_sitting(s: RepublicState) -> None:
    """The sitting is over, and with it what was ordered for it."""
    _forget(s, [name for name, kind in KINDS.items() if kind.sitting])


@rule("R 1.11.1")
def forget_year(s: RepublicState) -> None:
    """All have played their cards of this year: next year they hold others."""
    _forget(s, ["keeping_cards"])


@rule("R 1.11.1")
def keeps_cards(s: RepublicState, seat: int) -> bool:
    """Whether a seat has ordered to play none of its cards this year. That it plays none, all see;
    which ones it holds, they learn as little as if it said so itself.
    """
    return ordered(s, seat, "keeping_cards")


def _forget(s: RepublicState, ended: Sequence[str]) -> None:
    if not s.orders:
        return
    kept = {key: order for key, order in s.orders.items() if key.split(":")[1] not in ended}
    if len(kept) < len(s.orders):
        s.orders = kept
        s.asked = None
