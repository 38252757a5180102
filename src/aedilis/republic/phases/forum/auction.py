"""Initiatives in turn, and those left over, which are auctioned (rules 1.07.2, 1.07.22)."""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.hold import RoundFrame
from aedilis.kernel.prompt import Amount, Choose, Move, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import INITIATIVES, MINIMUM_BID
from aedilis.republic.phases.forum.initiative import InitiativeFrame
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.particular_orders import orders_given
from aedilis.republic.rules.persons import hrao_seat, in_rome, who
from aedilis.republic.state.choices import PASS, senator, senators
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState


@rule("R 1.07.22", "R 1.07.2", "R VII.initiative", "R 1.04.8")
def in_turn(s: RepublicState) -> list[int]:
    """The factions in the order of their own initiatives, from that of the highest ranking
    official.
    """
    first = hrao_seat(s)
    return [seat for seat in s.round_from(first) if not s.factions[seat].gone]


cite("R 1.07.2", "R 1.07.22")


class InitiativesFrame(RepublicFrame):
    """All initiatives of a turn: one for each faction in an order that stays as it is, whoever
    dies, and one auction after the other for the rest. `done` counts them. `unsold` is 1 once
    nobody has bid for one, where all that are left then go to the highest ranking official's
    faction.
    """

    __slots__ = ("done", "order", "unsold")

    def __init__(self, order: list[int], done: int, unsold: int = 0) -> None:
        self.order = order
        self.done = done
        self.unsold = unsold

    def kind(self) -> str:
        return "initiatives"

    def fields(self) -> list[object]:
        return [self.order, self.done, self.unsold]

    def advance(self, state: RepublicState) -> bool:
        if self.done == INITIATIVES:
            state.stack.pop()
            return True
        own = self.done < len(self.order) and not state.factions[self.order[self.done]].gone
        if own:
            state.stack.append(InitiativeFrame(self.order[self.done]))
        elif self.unsold:
            award(state, NONE, 0)
        else:
            state.stack.append(AuctionFrame(hrao_seat(state), 0, 0, NONE))
        self.done += 1
        return True


cite("R 1.07.22", "R 1.06.31")


class AuctionFrame(RoundFrame[RepublicState]):
    """One initiative goes to whoever bids most, once round the table. `bid` is the highest so far
    and `bidder` the slot of the senator who made it, who pays alone.

    Only those are asked who have somebody in Rome with enough talents of his own.
    """

    __slots__ = ("bid", "bidder")

    def __init__(self, first: int, at: int, bid: int, bidder: int) -> None:
        super().__init__(first, at)
        self.bid = bid
        self.bidder = bidder

    def kind(self) -> str:
        return "auction"

    def fields(self) -> list[object]:
        return [self.first, self.at, self.bid, self.bidder]

    def bidders(self, s: RepublicState, seat: int) -> list[int]:
        """The members of a faction who can outbid what has been bid."""
        return [slot for slot in in_rome(s, seat) if s.senator(slot).talents >= self.least()]

    def least(self) -> int:
        """The least bid that counts now."""
        return max(MINIMUM_BID, self.bid + 1)

    def advance(self, state: RepublicState) -> bool:
        while self.at < len(state.factions):
            if self.bidders(state, self.turn(state)):
                return False
            self.at += 1
        state.stack.pop()
        award(state, self.bidder, self.bid)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        prompt = Ask(self, state, self.turn(state), "republic-ask-bid", "R 1.07.22")
        prompt.params = self.told(state)
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = senators("senator", self.bidders(state, seat))
            prompt = Choose(seat, "republic-ask-bid", "R 1.07.22", [*options, PASS])
            prompt.params = self.told(state)
            return prompt
        if done[0] == PASS or len(done) == 2:
            return None
        high = state.senator(senator(done[0])).talents
        key = "republic-ask-bid-talents"
        amount = Amount(seat, key, "R 1.07.22", "bid", self.least(), high)
        amount.params = {**self.told(state), "person": who(state, senator(done[0]))}
        return amount

    def told(self, state: RepublicState) -> dict[str, object]:
        """The highest bid, and whose it is where there is one."""
        told: dict[str, object] = {"talents": self.bid}
        return {**told, "other": who(state, self.bidder)} if self.bidder != NONE else told

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.at += 1
        if move[0] == PASS:
            return
        self.bidder, self.bid = senator(move[0]), move[1]
        if state.log is not None:
            told = {"person": who(state, self.bidder), "talents": self.bid}
            state.note("republic-bid", seat, told)


@rule("R 1.07.22")
def ordered_bid(s: RepublicState, prompt: Prompt) -> Move | None:
    """What a seat bids that has ordered to pass from so many talents on; None where it is asked."""
    top = s.stack[-1]
    if not isinstance(top, AuctionFrame) or prompt.of != prompt.seat:
        return None
    orders = [one for one in orders_given(s, prompt.seat) if one.name == "auction_above"]
    return [PASS] if orders and top.least() > orders[0].number else None


@rule("R 1.07.22", "R 1.04.8")
def award(s: RepublicState, bidder: int, bid: int) -> None:
    """The highest bidder pays, and his whole faction has the initiative at once; the highest
    ranking official's faction has it for nothing when nobody bids, and by one reading all that are
    left with it.
    """
    seat = hrao_seat(s) if bidder == NONE else s.senator(bidder).faction
    if bidder != NONE:
        pay(s, bidder, BANK, bid)
    elif s.switches.unsold_initiatives == "all" and isinstance(s.stack[-1], InitiativesFrame):
        s.stack[-1].unsold = 1
    if s.log is not None:
        if bidder != NONE:
            s.note("republic-auction", seat, {"person": who(s, bidder), "talents": bid})
        else:
            s.note("republic-auction-free", seat)
    s.stack.append(InitiativeFrame(seat))
