"""Redistribution: talents move within factions and between them (rules 1.04.6, 1.06.3, 1.06.31,
1.11.34).

The year's income goes into the faction treasuries first, and what is not handed out stays there.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import pay_promised_talents
from aedilis.republic.neutrals.revenue import share_income
from aedilis.republic.phases.revenue.books import books, has_free_purse
from aedilis.republic.rules.money import BANK, FACTION, TABLE, balance, pay
from aedilis.republic.rules.persons import hrao_seat, of_faction, who
from aedilis.republic.state.choices import SEAT, SENATOR, STOP, code, index, thing, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import REBEL

MOVE: Final = verb("move")
GIVE: Final = verb("give")

cite("R 1.06.3", "R 1.04.6", "R 1.04.8", "R VII.treasuries")


class RedistributionFrame(RepublicFrame):
    """Seat after seat moves and gives talents; a seat that was given some has another turn.

    `at` is the seat whose turn it is, `waiting` the mask of those that still have one. The rules
    know no order here: the game waits for one seat after the other, and all that still have a turn
    may take it at once.
    """

    __slots__ = ("at", "waiting")

    def __init__(self, at: int, waiting: int) -> None:
        self.at = at
        self.waiting = waiting

    def kind(self) -> str:
        return "redistribution"

    def fields(self) -> list[object]:
        return [self.at, self.waiting]

    def advance(self, state: RepublicState) -> bool:
        if state.factions[self.at].gone:
            self.waiting &= ~(1 << self.at)
        if not self.waiting:
            state.stack.pop()
            return True
        if self.waiting >> self.at & 1:
            return False
        self.at = state.at_place(self.at, 1)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        return [Ask(self, state, self.at, "republic-ask-redistribution", "R 1.06.3")]

    @rule("R 1.06.3")
    def early(self, state: RepublicState, seat: int) -> Prompt | None:
        """The same question to a seat that the game does not wait for yet; None where it has no
        turn to come.
        """
        if seat < 0 or seat == self.at or not self.waiting >> seat & 1 or state.factions[seat].gone:
            return None
        prompt = Ask(self, state, seat, "republic-ask-redistribution", "R 1.06.3")
        prompt.optional = True
        return prompt

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = [STOP]
            if sources(state, seat, False):
                options.append(MOVE)
            if sources(state, seat, True):
                options.append(GIVE)
            return Choose(seat, "republic-ask-redistribution", "R 1.06.3", options)
        if done[0] == STOP or len(done) == 4:
            return None
        give = done[0] == GIVE
        if len(done) == 1:
            from_ = [as_code("from", account) for account in sources(state, seat, give)]
            return Choose(seat, "republic-ask-talents-from", "R 1.06.3", from_)
        payer = as_account(done[1])
        if len(done) == 2:
            to = [as_code("to", account) for account in payees(state, seat, payer, give)]
            return Choose(seat, "republic-ask-talents-to", "R 1.06.3", to)
        most = balance(state, payer)
        return Amount(seat, "republic-ask-talents", "R 1.06.3", "talents", 1, most)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == STOP:
            self.waiting &= ~(1 << seat)
            return
        payer, payee, talents = as_account(move[1]), as_account(move[2]), move[3]
        pay(state, payer, payee, talents)
        if move[0] == GIVE:
            other = seat_of(state, payee)
            self.waiting |= 1 << other
            tell_gift(state, seat, other, payer, payee, talents)
        else:
            tell_move(state, seat, payer, payee, talents)


def as_code(field: str, account: int) -> int:
    """An account as a choice: a senator, or the seat whose faction treasury it is."""
    if account >= FACTION:
        return code(field, SEAT, account - FACTION)
    return code(field, SENATOR, account)


def as_account(choice: int) -> int:
    """The account that a choice names."""
    if thing(choice) >= SEAT:
        return FACTION + index(choice, SEAT)
    return index(choice, SENATOR)


def seat_of(s: RepublicState, account: int) -> int:
    """Whose account it is."""
    return account - FACTION if account >= FACTION else s.senator(account).faction


@rule("R 1.06.3", "R 1.06.31")
def free_accounts(s: RepublicState, seat: int) -> list[int]:
    """A faction's treasury and those of its senators, in Rome or not, whose money moves freely."""
    own = [slot for slot, one in of_faction(s, seat) if has_free_purse(one)]
    return [FACTION + seat, *own]


@rule("R 1.06.3", "R 1.11.34")
def payees(s: RepublicState, seat: int, payer: int, give: bool) -> list[int]:
    """Where an account's talents may go: rebels' to rebels, all others' to free accounts, the
    faction's own or, as gifts, those of others.
    """
    if give:
        others = [other for other in s.players() if other != seat]
        return [account for other in others for account in free_accounts(s, other)]
    if payer < FACTION and s.senator(payer).place == REBEL:
        rebels = [slot for slot, one in of_faction(s, seat) if one.place == REBEL]
        return [slot for slot in rebels if slot != payer]
    return [account for account in free_accounts(s, seat) if account != payer]


@rule("R 1.06.3", "R 1.11.34", "R 1.10.71")
def sources(s: RepublicState, seat: int, give: bool) -> list[int]:
    """The accounts from which a seat may move talents, or give them away."""
    free = free_accounts(s, seat)
    full = [one for one in free if balance(s, one)]
    if give:
        # Every other faction has a treasury that takes gifts.
        return full if full and any(other != seat for other in s.players()) else []
    rebels = [slot for slot, one in of_faction(s, seat) if one.place == REBEL]
    # Whoever gives within the faction needs somebody else to give to (`payees`).
    found = full if len(free) > 1 else []
    if len(rebels) > 1:
        found += [slot for slot in rebels if balance(s, slot)]
    return found


@rule("R 1.06.1", "R 1.06.3", "R 1.04.6", "R 1.04.3", "R V.2")
def begin_redistribution(s: RepublicState) -> RedistributionFrame:
    """The year's income goes from the table into the faction treasuries, to the bank for who has
    left meanwhile, and what was promised is paid; then the frame gives everybody his turn, from the
    HRAO's seat on.
    """
    purses = books(s).purses
    for seat in range(len(s.factions)):
        if seat >= s.seats and not s.factions[seat].gone:
            share_income(s, seat, purses[seat])
            purses[seat] = 0
            continue
        pay(s, TABLE, BANK if s.factions[seat].gone else FACTION + seat, purses[seat])
        purses[seat] = 0
    pay_promised_talents(s)
    return RedistributionFrame(hrao_seat(s), (1 << len(s.factions)) - 1)


@rule("R 1.06.31", "R 1.04.9")
def tell_move(s: RepublicState, seat: int, payer: int, payee: int, talents: int) -> None:
    """Say what moved within a faction: personal treasuries lie open, and so do these amounts."""
    if s.log is None:
        return
    told: dict[str, object] = {"talents": talents}
    if payer >= FACTION:
        s.note("republic-talents-out", seat, {**told, "other": who(s, payee)})
    elif payee >= FACTION:
        s.note("republic-talents-in", seat, {**told, "person": who(s, payer)})
    else:
        told["person"] = who(s, payer)
        told["other"] = who(s, payee)
        s.note("republic-talents-moved", seat, told)


@rule("R 1.06.31", "R 1.04.9")
def tell_gift(
    s: RepublicState, seat: int, other: int, payer: int, payee: int, talents: int
) -> None:
    """Say who gave what; how much went from one faction treasury to another is for the two."""
    if payer >= FACTION and payee >= FACTION:
        s.learns(s.seers(other))
    if s.log is None:
        return
    to = {"to": [other]}
    told = {"talents": talents}
    if payer >= FACTION and payee >= FACTION:
        s.note("republic-gift-hidden", seat, to, told, s.seers(seat) | s.seers(other))
    elif payer >= FACTION:
        s.note("republic-gift-out", seat, {**to, **told, "other": who(s, payee)})
    elif payee >= FACTION:
        s.note("republic-gift-in", seat, {**to, **told, "person": who(s, payer)})
    else:
        both = {"person": who(s, payer), "other": who(s, payee)}
        s.note("republic-gift", seat, {**to, **told, **both})
