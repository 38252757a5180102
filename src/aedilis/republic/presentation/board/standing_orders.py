"""Standing votes and other orders that say more than one word, for the page."""

from typing import Final

from aedilis.kernel.board import OrderAbout, OrderGiven, OrderWay, StandingOrders
from aedilis.kernel.prompt import Prompt
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.by_custom import DICTATOR, POINTS
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.presentation.names import Names
from aedilis.republic.rules.moments import CODED, QUESTIONS, SMALL_MATTERS
from aedilis.republic.rules.particular_orders import (
    BE_ASKED,
    KINDS,
    MOST,
    NOBODY,
    begun,
    ordered,
    orders_given,
)
from aedilis.republic.rules.standing_orders import ORDER
from aedilis.republic.state.agreement import BINDING
from aedilis.republic.state.choices import MOMENT, code, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.view import RepublicView

CALL: Final = "republic-ask-call"


def standing_orders(names: Names, view: RepublicView, aside: Prompt) -> StandingOrders | None:
    """The orders that the reader has given, and those he may give, if he may give any now."""
    if ORDER not in aside.choices([]):
        return None
    s, seat = view.table, names.viewer
    others = [other for other in s.players() if other != seat]
    return StandingOrders(
        given=[
            OrderGiven(
                _sentence(names, one.name, one.about, one.way, one.number),
                [*_begin(one.name, one.about), verb(BE_ASKED, "be")],
            )
            for one in orders_given(s, seat)
        ],
        quick=_quick(names, view),
        about=[
            _about(names, name, about)
            for name, kind in KINDS.items()
            for about in (others if kind.about else [NOBODY])
        ],
    )


def _begin(name: str, about: int) -> list[int]:
    return [ORDER, code("moment", MOMENT, CODED.index(name)), *begun(name, about)]


def _about(names: Names, name: str, about: int) -> OrderAbout:
    kind = KINDS[name]
    ways = [
        OrderWay(_way(names, name, way), verb(way, "be"), MOST, names.say("republic-order-counts"))
        if way in kind.counted
        else OrderWay(_way(names, name, way), verb(way, "be"), 0)
        for way in kind.ways
    ]
    return OrderAbout(_subject(names, name, about), _begin(name, about), ways)


def _subject(names: Names, name: str, about: int) -> str:
    faction = names.faction(about) if about != NOBODY else ""
    return names.say(f"republic-order-{name.replace('_', '-')}", {"faction": faction})


def _way(names: Names, name: str, way: str) -> str:
    return names.say("republic-order-way", {"order": name, "way": way})


def _sentence(names: Names, name: str, about: int, way: str, number: int) -> str:
    told = {
        "about": _subject(names, name, about), "way": _way(names, name, way), "order": name,
        "talents": number,
    }  # fmt: skip
    return names.say("republic-order-given", told)


def _quick(names: Names, view: RepublicView) -> list[OrderGiven]:
    """What fits what the reader is asked: the vote that he is to call, or is called for; the
    business that he presides over; a Dictator; the small matters of a year.
    """
    s, seat = view.table, names.viewer
    wanted = _about_votes(s, seat) if seat in view.awaited else []
    if seat in view.awaited:
        wanted += [(name, NOBODY, "pass") for name in _about_question(view.asking)]
    return [
        OrderGiven(
            _sentence(names, name, about, way, 0),
            [*_begin(name, about), verb(way, "be"), *([0] if way in KINDS[name].counted else [])],
        )
        for name, about, way in wanted
        if about != NOBODY or not ordered(s, seat, name)
    ]


def _about_votes(s: RepublicState, seat: int) -> list[tuple[str, int, str]]:
    """What is said in advance of the vote on the floor, and of others like it."""
    vote = s.stack[-1] if s.stack else None
    if not isinstance(vote, VoteFrame):
        return []
    if vote.tally.asked == seat:
        return [
            *_about_proposals(s, seat, vote.motion.by),
            *(("votes_with", other, "yes") for other in _partners(s, seat)),
            ("all_votes", NOBODY, "abstain"),
        ]
    if vote.tally.asked == NONE and presiding_seat(s) == seat:
        own = [("chairing", NOBODY, "yes")] if vote.motion.by == seat else []
        return [*own, ("calling", NOBODY, "pass")]
    return []


def _about_question(key: str) -> list[str]:
    """The orders by which nothing more is done about such a question than must be."""
    found: list[str] = []
    if key.startswith(POINTS) or key == CALL:
        found.append("presiding")
    if key in DICTATOR:
        found.append("no_dictator")
    if any(key == QUESTIONS[one] for one in SMALL_MATTERS):
        found.append("small_matters")
    return found


def _about_proposals(s: RepublicState, seat: int, by: int) -> list[tuple[str, int, str]]:
    """What is said of all that is proposed by whoever proposes now."""
    if by == seat:
        return [("own_proposals", NOBODY, "yes")]
    return [("proposals_of", by, way) for way in ("yes", "no")] if by in s.players() else []


def _partners(s: RepublicState, seat: int) -> list[int]:
    """Who has an agreement with a seat that binds them."""
    mask = 0
    for deal in s.deals:
        if deal.state == BINDING and deal.parties() >> seat & 1:
            mask |= deal.parties()
    return [other for other in s.players() if other != seat and mask >> other & 1]
