"""Tribunes against what somebody takes out of the spoils, and what Neutrals do against Tribunes
(rules 4.05.419, 4.07.2, 4.07.6).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import GRAFT, MOB_INCITED, MURDER
from aedilis.republic.neutrals.choosing import able, following, is_its_wish, wanted
from aedilis.republic.neutrals.crisis import least_influential
from aedilis.republic.neutrals.division import STOPPING, TRIES, Division, stoppable
from aedilis.republic.neutrals.eligible import Posts, open_posts
from aedilis.republic.neutrals.guidelines import guided, is_neutral, told_of
from aedilis.republic.neutrals.landbills import OPTIONAL, seconds
from aedilis.republic.neutrals.offers import PASSED
from aedilis.republic.phases.senate.silencing import bribe, murder, payers, rise
from aedilis.republic.phases.senate.tribunes import TribuneFrame, may_have_veto, spend, veto_means
from aedilis.republic.rules.laws import may_be_held
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import in_rome, printed
from aedilis.republic.state.choices import CARD, thing, verb
from aedilis.republic.state.table import RepublicState

STOP_PICK: Final = verb("stop_pick")
STOP_BILL: Final = verb("stop_bill")
TO_STOP: Final = "stop-pick"
TO_STOP_BILL: Final = "stop-bill"
LAND_BILL: Final = "land_bill"

cite("R 4.05.419")


class StopFrame(TribuneFrame):
    """A Tribune used against what lies beneath, or its land bill. `answered` is 1 once Neutrals
    have done what they can against it, and others may; `attacker` is the faction that silenced it.
    """

    __slots__ = ("answered", "attacker")

    def __init__(
        self, seat: int, purpose: str, silenced: int, answered: int, attacker: int
    ) -> None:
        super().__init__(seat, purpose, silenced)
        self.answered = answered
        self.attacker = attacker

    def kind(self) -> str:
        return "stop"

    def fields(self) -> list[object]:
        return [self.seat, self.purpose, self.silenced, self.answered, self.attacker]

    def silence(self, by: int) -> None:
        self.silenced = 1
        self.attacker = by

    def advance(self, state: RepublicState) -> bool:
        beneath = state.stack[-2]
        assert isinstance(beneath, Division)
        if self.silenced:
            state.stack.pop()
            avenge(state, self.seat, self.attacker)
            return True
        if not self.answered:
            if answer_tribune(state, beneath.picker(state), self.seat, self._hits(beneath)):
                return True
            self.answered = 1
            if may_be_held(state, GRAFT) or may_be_held(state, MURDER):
                state.stack.append(_moment(state, "tribune", 1))
                return True
        state.stack.pop()
        if self.purpose == TO_STOP:
            beneath.stopped(state, self.seat)
        else:
            beneath.bill_stopped(state)
        return True

    def _hits(self, beneath: Division) -> bool:
        """Whether it keeps whoever's turn it is from what he would get."""
        if beneath.offer.what == PASSED:
            return False
        return self.purpose == TO_STOP or beneath.about_bill()


def _moment(s: RepublicState, moment: str, waits: int) -> HoldFrame:
    """A moment at which players are waited for, or none is."""
    return HoldFrame(moment, waits, [1 - waits] * len(s.factions))


def use(s: RepublicState, beneath: Division, seat: int, choice: int, purpose: str) -> None:
    """A faction uses a Tribune, a card or the free one of a statesman."""
    beneath.tries += 1
    spend(s, seat, choice, purpose)
    s.stack.append(StopFrame(seat, purpose, 0, 0, NONE))


# -- Neutrals --------------------------------------------------------------------------------------


@rule("R 4.05.419", "R 4.07.2")
def stopped_by_neutral(s: RepublicState, beneath: Division) -> bool:
    """A Neutral of the coalition stops what is taken, if it is the first thing on its own list and
    it is the next who could take it; or a pass that would cost it the land bill. Gives whether one
    does. Each uses a statesman before a card.
    """
    picker = beneath.picker(s)
    others = [one for one in following(s, picker) if is_neutral(s, one)]
    means_of = {one: means for one in others if (means := veto_means(s, one, ""))}
    posts = open_posts(s) if means_of else {}
    for faction, means in means_of.items():
        if _would_stop(s, beneath, picker, faction, posts):
            choice = next((one for one in means if thing(one) < CARD), means[0])
            guided(s, faction, "republic-neutral-stops", "R 4.05.419", {"seat": picker})
            use(s, beneath, faction, choice, TO_STOP)
            beneath.stage = STOPPING
            return True
    return False


@rule("R 4.05.419", "R 4.05.417")
def _would_stop(
    s: RepublicState, beneath: Division, picker: int, faction: int, posts: Posts
) -> bool:
    others = following(s, picker)
    offer, bill = beneath.offer, beneath.bill
    if offer.what == PASSED:
        first = next((one for one in others if is_neutral(s, one)), NONE)
        if bill.stage != OPTIONAL or first != faction or not seconds(s, faction, bill.sponsor):
            return False
        return wanted(s, faction, bill, posts) == LAND_BILL
    if not is_its_wish(s, faction, offer, bill, posts):
        return False
    return next((one for one in others if able(s, one, offer, bill)), NONE) == faction


@rule("R 4.07.6", "R 4.03.2", "R 1.07.35")
def answer_tribune(s: RepublicState, picker: int, tribune: int, hits: bool) -> bool:
    """A Neutral kept from its spoils by another's Tribune buys him off, or else has him murdered,
    one card after the other. Gives whether it has played one.
    """
    if not hits or not is_neutral(s, picker) or picker == tribune:
        return False
    able_to_pay = payers(s, picker)
    if at_hand(s, picker, GRAFT) and able_to_pay:
        slot = richest(s, able_to_pay)
        guided(s, picker, "republic-neutral-graft", "R 4.07.6", told_of(s, slot))
        s.stack.append(_moment(s, "tribune", 0))
        bribe(s, picker, slot)
        return True
    here = in_rome(s, picker)
    if at_hand(s, picker, MURDER) and here:
        slot = drawn_by_lot(s, least_influential(s, here))
        guided(s, picker, "republic-neutral-murder", "R 4.07.6", told_of(s, slot))
        s.stack.append(_moment(s, "tribune", 0))
        murder(s, picker, slot)
        return True
    return False


@rule("R 4.03.2", "R 1.04.8")
def richest(s: RepublicState, slots: list[int]) -> int:
    """Of some senators the richest, then the most influential, then by lot."""
    found = best(slots, [s.senator(slot).talents for slot in slots])
    found = best(found, [s.senator(slot).influence for slot in found])
    return drawn_by_lot(s, found)


@rule("R 4.07.6")
def avenge(s: RepublicState, faction: int, attacker: int) -> None:
    """A Neutral whose Tribune has been silenced incites the mob against who did it, if it can: its
    best speaker does.
    """
    here = in_rome(s, faction)
    if not is_neutral(s, faction) or not at_hand(s, faction, MOB_INCITED) or not here:
        return
    found = best(here, [printed(s.senator(slot)).oratory for slot in here])
    slot = drawn_by_lot(s, found)
    guided(s, faction, "republic-neutral-mob", "R 4.07.6", told_of(s, slot))
    rise(s, faction, slot, attacker)


# -- players ---------------------------------------------------------------------------------------


@rule("R 4.05.419")
def wait_for_players(s: RepublicState, beneath: Division) -> None:
    """The players who may have a Tribune, by what everybody knows, are waited for. Who plays alone
    has nobody to hide his hand and his orders from: he is waited for if he has one, or wants to be.
    """
    passed = [1] * len(s.factions)
    for seat in range(s.seats):
        wants = s.seats == 1 and s.order(seat, "spoils") == "ask"
        passed[seat] = int(not (_may_stop(s, beneath, seat) or wants))
    if not all(passed):
        s.stack.append(HoldFrame("spoils", 1, passed))


def _may_stop(s: RepublicState, beneath: Division, seat: int) -> bool:
    if s.factions[seat].gone:
        return False
    what = LAND_BILL if beneath.optional_bill() else ""
    if s.seats == 1:
        return bool(stop_options(s, seat, beneath))
    return may_have_veto(s, seat, what)


@rule("R 4.05.419", "R 4.05.417")
def stop_options(s: RepublicState, seat: int, beneath: Division) -> list[int]:
    """What a player can do with a Tribune now: stop another's choice, or an optional land bill."""
    found: list[int] = []
    if beneath.tries >= TRIES:
        return found
    if beneath.picker(s) != seat and veto_means(s, seat, ""):
        found.append(STOP_PICK)
    if beneath.optional_bill() and veto_means(s, seat, LAND_BILL):
        found.append(STOP_BILL)
    return found


def stopping_options(s: RepublicState, seat: int) -> list[int]:
    """The verbs, while the game waits for Tribunes."""
    beneath = stoppable(s)
    return stop_options(s, seat, beneath) if beneath is not None else []


def stopping_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """With what it is paid."""
    if len(done) > 1:
        return None
    means = veto_means(s, seat, LAND_BILL if done[0] == STOP_BILL else "")
    return Choose(seat, "republic-ask-with", "R 4.05.419", means)


@rule("R 4.05.419")
def stop(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A player uses a Tribune; nobody is waited for any more."""
    beneath = stoppable(s)
    assert beneath is not None
    s.stack.pop()
    beneath.stage = STOPPING
    use(s, beneath, seat, move[1], TO_STOP if move[0] == STOP_PICK else TO_STOP_BILL)
