"""Tribunes: who can call on one, what pays for it, and whether it is silenced (rules 1.09.15 to
1.09.152).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import veto_clause
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import (
    FREE_LAND_BILL_PROPOSAL,
    FREE_LAND_BILL_VETO,
    FREE_TRIBUNE,
    NONE,
)
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.definitions.named import GRAFT, MURDER, PONTIFEX, TRIBUNE
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.rules.college import acting_pontifex
from aedilis.republic.rules.laws import may_be_held, throw_away, unseen
from aedilis.republic.rules.moments import HoldFrame, hold
from aedilis.republic.rules.persons import has, of_faction, who
from aedilis.republic.state.choices import CARD, OFFICE, SENATOR, code, index, thing
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL

AS_PONTIFEX: Final = code("with", OFFICE, PONTIFEX)
"""In place of a card: the power of the Pontifex Maximus, who is no Tribune."""

TO_VETO: Final = "veto"
TO_PROPOSE: Final = "propose"
TO_CLAIM: Final = "claim"
TO_CLAIM_LAND_BILL: Final = "claim_land_bill"


def _free(s: RepublicState, seat: int, ability: int) -> list[int]:
    """The slots of a faction's statesmen who still have a free use of an ability this turn."""
    used = s.sitting().free
    return [
        slot
        for slot, one in of_faction(s, seat)
        if has(one, ability) and not used >> slot & 1 and one.place not in (CAPTIVE, REBEL)
    ]


def _means(s: RepublicState, seat: int, slots: list[int]) -> list[int]:
    """A Tribune card, one for all as they are alike, and the statesmen who need none."""
    cards = at_hand(s, seat, TRIBUNE)[:1]
    return [code("with", CARD, number) for number in cards] + [
        code("with", SENATOR, slot) for slot in dict.fromkeys(slots)
    ]


@rule("R 1.09.152", "R 1.09.15", "R 1.04.9")
def may_have_veto(s: RepublicState, seat: int, what: str) -> bool:
    """Whether a faction may have what a veto takes, by what everybody knows."""
    return may_have_card(s, seat) or bool(_vetoers(s, seat, what) or pontifex_means(s, seat, what))


def may_have_card(s: RepublicState, seat: int) -> bool:
    """Whether, by what everybody knows, a Tribune card may be in a hand."""
    return bool(s.factions[seat].hand) and may_be_held(s, TRIBUNE)


@rule("R 2.06.2", "R 1.04.9")
def may_have_law(s: RepublicState, seat: int) -> bool:
    """Whether a faction may hold a law to be voted on, by what everybody knows."""
    if s.docket is None or not s.factions[seat].hand:
        return False
    return any(unseen(s, law.card) for law in LAWS)


def _vetoers(s: RepublicState, seat: int, what: str) -> list[int]:
    slots = _free(s, seat, FREE_TRIBUNE)
    if what == "land_bill":
        slots += _free(s, seat, FREE_LAND_BILL_VETO)
    return slots


@rule("R 1.09.151", "R 1.09.15", "R 1.04.9")
def may_have_proposal(s: RepublicState, seat: int) -> bool:
    """Whether a faction may have what a proposal takes, by what everybody knows."""
    free = _free(s, seat, FREE_TRIBUNE) or _free(s, seat, FREE_LAND_BILL_PROPOSAL)
    return may_have_card(s, seat) or bool(free)


@rule("R 1.09.152", "R 1.09.15", "R 1.09.823")
def veto_means(s: RepublicState, seat: int, what: str, content: Sequence[int] = ()) -> list[int]:
    """What a faction can veto a kind of proposal with, as choices; its cards are its secret, and
    used by nobody who decides for it.
    """
    own = _means(s, seat, _vetoers(s, seat, what)) if controller(s, seat) == seat else []
    return [*own, *pontifex_means(s, seat, what, content)]


@rule("R 2.01.5", "R 2.01.8")
def pontifex_means(
    s: RepublicState, seat: int, what: str, content: Sequence[int] = ()
) -> list[int]:
    """The power of a faction's Pontifex Maximus to veto, while he is in Rome and has not used it;
    never against his own removal, and not against what he has promised to let pass.
    """
    slot = acting_pontifex(s)
    if s.college is None or s.college.vetoed or slot == NONE or what == "remove_pontifex":
        return []
    if s.senator(slot).faction != seat:
        return []
    promised = veto_clause(s, seat, what, list(content)) if s.deals else None
    return [] if promised is not None and not promised.number else [AS_PONTIFEX]


@rule("R 1.09.151", "R 1.09.15")
def proposal_means(s: RepublicState, seat: int, land_bill: bool) -> list[int]:
    """What a faction can force a proposal with; some statesmen only a land bill."""
    slots = _free(s, seat, FREE_TRIBUNE)
    if land_bill:
        slots += _free(s, seat, FREE_LAND_BILL_PROPOSAL)
    return _means(s, seat, slots)


def can_pay(s: RepublicState, seat: int, choice: int) -> bool:
    """Whether a seat still has what it has announced to pay with, whatever else it holds."""
    if thing(choice) >= CARD:
        return index(choice, CARD) in at_hand(s, seat, TRIBUNE)
    return choice in proposal_means(s, seat, True)


def only_land_bills(s: RepublicState, choice: int) -> bool:
    """Whether what pays is good for a land bill alone."""
    if thing(choice) >= CARD:
        return False
    return not has(s.senator(index(choice, SENATOR)), FREE_TRIBUNE)


@rule("R 1.09.15")
def spend(s: RepublicState, seat: int, choice: int, purpose: str) -> None:
    """A Tribune is used: the card is thrown away, or the statesman has had his."""
    if thing(choice) >= CARD:
        throw_away(s, seat, index(choice, CARD))
        if s.log is not None:
            s.note(f"republic-tribune-{purpose}", seat)
    else:
        slot = index(choice, SENATOR)
        s.sitting().free |= 1 << slot
        if s.log is not None:
            s.note(f"republic-free-tribune-{purpose}", seat, {"person": who(s, slot)})


@rule("R 1.09.15")
def pay_with(s: RepublicState, seat: int, choice: int, purpose: str) -> None:
    """A Tribune is used, and may be silenced before it takes effect. The power of the Pontifex
    Maximus takes effect at once.
    """
    if choice == AS_PONTIFEX:
        veto_as_pontifex(s, seat)
        return
    spend(s, seat, choice, purpose)
    if purpose == TO_CLAIM and only_land_bills(s, choice):
        purpose = TO_CLAIM_LAND_BILL
    s.stack.append(TribuneFrame(seat, purpose, 0))
    if may_be_held(s, GRAFT) or may_be_held(s, MURDER):
        hold(s, "tribune", True)


@rule("R 2.01.5")
def veto_as_pontifex(s: RepublicState, seat: int) -> None:
    """The Pontifex Maximus of a faction vetoes what is on the floor, and cannot again this turn."""
    assert s.college is not None
    s.college.vetoed = True
    if s.log is not None:
        s.note("republic-pontifex-vetoes", seat, {"person": who(s, acting_pontifex(s))})
    speak_veto(s)


def speak_veto(s: RepublicState) -> None:
    """A veto reaches the vote on the floor."""
    # Nobody waits any more for what might be done before the first vote.
    if isinstance(s.stack[-1], HoldFrame):
        s.stack.pop()
    s.sitting().veto = True


cite("R 1.09.15", "R 1.09.151", "R 1.09.152")


class TribuneFrame(RepublicFrame):
    """A Tribune that has been used by `seat`, for a `purpose`; `silenced` has become 1 if a card
    put an end to it. A proposal it is for waits beneath.
    """

    __slots__ = ("purpose", "seat", "silenced")

    def __init__(self, seat: int, purpose: str, silenced: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.silenced = silenced

    def kind(self) -> str:
        return "tribune"

    def fields(self) -> list[object]:
        return [self.seat, self.purpose, self.silenced]

    def said_by(self, state: RepublicState) -> int:
        return self.seat

    def silence(self, by: int) -> None:
        """A card of a faction puts an end to it."""
        self.silenced = 1

    def advance(self, state: RepublicState) -> bool:
        state.stack.pop()
        if self.silenced:
            if self.purpose == TO_PROPOSE:
                state.stack.pop()
        elif self.purpose == TO_VETO:
            speak_veto(state)
        elif self.purpose != TO_PROPOSE:
            state.sitting().claims += [self.seat, int(self.purpose == TO_CLAIM_LAND_BILL)]
        return True
