"""Offering a public agreement, accepting or refusing it, and taking an offer back (rules 1.04.3,
1.04.4).

An offer is one move: its clauses one after the other. Offering is accepting; the deal binds once
all its parties have accepted. What players agree on elsewhere is private, and binds nobody.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt, Text, text_of
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.deals.dispute import dispute, open_disputes, the_deal
from aedilis.republic.deals.terms import able, bases, kinds, nameable, people, sitting_of, stale
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.particular_orders import orders_given
from aedilis.republic.state.agreement import (
    BINDING,
    CARD,
    CLAUSES,
    CONSENT,
    MOST_CLAUSES,
    NOMINATE,
    OFFERED,
    PRIEST,
    TALENTS,
    TEXT,
    VETO,
    VOTE,
    WITHDRAWN,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import CARD as CARD_THING
from aedilis.republic.state.choices import (
    CLAUSE,
    DEAL,
    MOMENT,
    SEAT,
    SENATOR,
    VERBS,
    code,
    index,
    seats,
    thing,
    verb,
)
from aedilis.republic.state.table import RepublicState

OFFER: Final = verb("offer")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("turn_down")
WITHDRAW: Final = verb("withdraw")
DISPUTE: Final = verb("dispute")

MOST_TALENTS: Final = 100
"""In one clause."""
MOST_TEXT: Final = 200
"""Characters of a clause in words."""
OPEN_OFFERS: Final = 3
"""So many offers of one seat can lie on the table at once."""
OFFERS: Final = 6
"""So many a seat can make in one turn, whatever becomes of them."""
LAST: Final = MOMENT - DEAL - 1
"""The last number there is for a deal."""

_KIND_VERBS: Final = tuple(f"promise_{word}" for word in CLAUSES)


class Unsaid(Exception):
    """The next part of an offer has not been said yet."""

    def __init__(self, prompt: Prompt) -> None:
        super().__init__(prompt.key)
        self.prompt = prompt


class Draft:
    """An offer as far as it has been said: reads its clauses out of a move, made of whole legal
    answers. What could be said instead of them is not looked up.
    """

    def __init__(self, s: RepublicState, seat: int, done: Sequence[int]) -> None:
        self.s = s
        self.seat = seat
        self.done = done
        self.at = 1
        self.clauses: list[Clause] = []

    def read(self) -> None:
        """Read all clauses. Raises Unsaid for what is still to be said."""
        while len(self.clauses) < MOST_CLAUSES:
            n = len(self.clauses) + 1
            options = [] if self._said() else self._kinds(n)
            word = VERBS[self._choose("republic-ask-clause", options)]
            if word == "end":
                return
            self.clauses.append(self._clause(n, _KIND_VERBS.index(word)))

    def _said(self) -> bool:
        """Whether the next part has been said already."""
        return self.at < len(self.done)

    def _kinds(self, n: int) -> list[int]:
        """The kinds of clauses there can be, or the end. A card is one of the seat's own hand."""
        found = [TALENTS, CARD, VOTE, NOMINATE, CONSENT, TEXT]
        if pontifex_seat(self.s) != NONE:
            found += [PRIEST, VETO]
        if self.s.neutrals is not None:
            found = [TALENTS, CARD, TEXT]  # nothing is proposed there
        there = [kind for kind in found if kind != CARD or self._cards()]
        options = [verb(_KIND_VERBS[kind], f"clause_{n}") for kind in there]
        return [*options, verb("end", f"clause_{n}")] if n > 1 else options

    def _cards(self) -> list[int]:
        taken = promised_cards(self.s, self.seat)
        taken += [one.number for one in self.clauses if one.kind == CARD]
        return [number for number in self.s.factions[self.seat].hand if number not in taken]

    def _clause(self, n: int, kind: int) -> Clause:
        by = self._by(n, kind)
        clause = Clause(kind, by, self._to(n, by))
        if kind == TALENTS:
            ask = Amount(self.seat, "republic-ask-promised-talents", "R 1.04.6", f"talents_{n}", 1,
                         MOST_TALENTS)  # fmt: skip
            clause.number = self._take(ask)[0]
        elif kind == CARD:
            mine = [] if self._said() else self._cards()
            cards = [code(f"card_{n}", CARD_THING, number) for number in mine]
            clause.number = self._choose("republic-ask-promised-card", cards) - CARD_THING
        elif kind == TEXT:
            words = Text(
                self.seat, "republic-ask-promised-text", "R 1.04.3", f"text_{n}", MOST_TEXT
            )
            clause.text = text_of(self._take(words)[1:])
        elif kind == PRIEST:
            self._priest(n, clause)
        else:
            self._about(n, clause)
        return clause

    @rule("R 1.04.3", "R 2.01.3")
    def _priest(self, n: int, clause: Clause) -> None:
        """Who is to be made a priest."""
        named = [] if self._said() else nameable(self.s, NOMINATE, "censor", SENATOR, clause.by)
        there = [code(f"whom_{n}", 0, one) for one in named]
        clause.content = [self._choose("republic-ask-promised-whom", there)]
        clause.people = people(self.s, clause.content)

    def _by(self, n: int, kind: int) -> int:
        """Who promises; of its cards a seat knows only its own."""
        if kind == CARD:
            return self.seat
        there = [] if self._said() else self.s.players()
        if there and kind in NAMING:
            there = able(self.s, kind, there)
        if there and kind in (PRIEST, VETO):
            there = [pontifex_seat(self.s)]
        return self._choose("republic-ask-promise-by", seats(f"by_{n}", there)) - SEAT

    def _to(self, n: int, by: int) -> int:
        """To whom it is promised. The offerer is in the first clause, so that he is a party."""
        others = [seat for seat in self.s.players() if seat != by]
        if n == 1 and by != self.seat:
            others = [self.seat]
        return self._choose("republic-ask-promise-to", seats(f"to_{n}", others)) - SEAT

    @rule("R 1.04.3")
    def _about(self, n: int, clause: Clause) -> None:
        """Which proposal a vote, a nomination or a consent is for."""
        words = [] if self._said() else kinds(self.s, clause.kind, clause.by)
        options = [verb(proposal_verb(word), f"proposal_{n}") for word in words]
        chosen = self._choose("republic-ask-promised-proposal", options)
        clause.about = VERBS[chosen].removeprefix("propose_")
        for base in bases(clause.kind, clause.about):
            named: list[int] = []
            if not self._said():
                named = nameable(self.s, clause.kind, clause.about, base, clause.by)
            field = "what" if base != SENATOR else "also" if clause.content else "whom"
            left = [code(f"{field}_{n}", 0, one) for one in named if one not in clause.content]
            clause.content.append(self._choose(f"republic-ask-promised-{field}", left))
        clause.people = people(self.s, clause.content)
        if clause.kind in (VOTE, VETO):
            ways = [verb("yes", f"vote_{n}"), verb("no", f"vote_{n}")]
            word = "vote" if clause.kind == VOTE else "veto"
            said = self._choose(f"republic-ask-promised-{word}", ways)
            clause.number = int(VERBS[said] == "yes")

    def _choose(self, key: str, options: list[int]) -> int:
        """The thing chosen next."""
        return thing(self._take(Choose(self.seat, key, "R 1.04.3", options))[0])

    def _take(self, prompt: Prompt) -> list[int]:
        prompt.named = True
        if not self._said():
            raise Unsaid(prompt)
        n = 1 + self.done[self.at] if isinstance(prompt, Text) else 1
        self.at += n
        return list(self.done[self.at - n : self.at])


NAMING: Final = (VOTE, NOMINATE, CONSENT)


@rule("R 2.01.3", "R 2.01.5")
def pontifex_seat(s: RepublicState) -> int:
    """The seat whose faction has the Pontifex Maximus, NONE without one."""
    slot = pontifex(s)
    return s.senator(slot).faction if slot != NONE else NONE


def proposal_verb(about: str) -> str:
    """The word of the choice that a kind of proposal is named with."""
    return f"propose_{about}" if f"propose_{about}" in VERBS else about


# -- the asides ------------------------------------------------------------------------------------


@rule("R 1.04.3", "R 1.04.4")
def deal_options(s: RepublicState, seat: int) -> list[int]:
    """What a seat may do about deals now."""
    found: list[int] = []
    if may_offer(s, seat):
        found.append(OFFER)
    if acceptable(s, seat):
        found += [ACCEPT, REFUSE]
    if withdrawable(s, seat):
        found.append(WITHDRAW)
    if open_disputes(s, seat):
        found.append(DISPUTE)
    return found


@rule("R 1.04.3")
def may_offer(s: RepublicState, seat: int) -> bool:
    """Whether a seat may make another offer: at any time that there is anybody to make it to, but
    not without end.
    """
    if all(other == seat for other in s.players()):
        return False
    own = [deal for deal in s.deals if deal.by == seat and deal.turn == s.turn]
    lying = [deal for deal in own if deal.state == OFFERED]
    return len(own) < OFFERS and len(lying) < OPEN_OFFERS and _next_number(s) <= LAST


def _next_number(s: RepublicState) -> int:
    return s.deals[-1].number + 1 if s.deals else 1


def acceptable(s: RepublicState, seat: int) -> list[int]:
    """The numbers of the offers that wait for a seat."""
    return [
        deal.number
        for deal in s.deals
        if deal.state == OFFERED
        and not stale(s, deal)
        and deal.parties() >> seat & 1
        and not deal.accepted >> seat & 1
    ]


def withdrawable(s: RepublicState, seat: int) -> list[int]:
    """The numbers of the offers that a seat has made or accepted, and that do not bind yet."""
    return [
        deal.number
        for deal in s.deals
        if deal.state == OFFERED and not stale(s, deal) and deal.accepted >> seat & 1
    ]


def deal_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The next part of what a seat says about deals."""
    if done[0] == OFFER:
        try:
            Draft(s, seat, done).read()
        except Unsaid as unsaid:
            return unsaid.prompt
        return None
    if len(done) == 1:
        deals = [code("deal", DEAL, number) for number in _numbers(s, seat, done[0])]
        return _named(Choose(seat, "republic-ask-which-deal", "R 1.04.3", deals))
    if len(done) == 2 and done[0] == DISPUTE:
        number = index(done[1], DEAL)
        found = [n for deal, n in open_disputes(s, seat) if deal == number]
        clauses = [code("clause", CLAUSE, n) for n in found]
        return _named(Choose(seat, "republic-ask-which-clause", "R 1.04.3", clauses))
    return None


def _numbers(s: RepublicState, seat: int, what: int) -> list[int]:
    """The deals that a seat may accept or refuse, withdraw from or dispute."""
    if what in (ACCEPT, REFUSE):
        return acceptable(s, seat)
    if what == WITHDRAW:
        return withdrawable(s, seat)
    return sorted({deal for deal, _ in open_disputes(s, seat)})


def _named(prompt: Prompt) -> Prompt:
    prompt.named = True
    return prompt


def act_on_deal(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """Carry out a legal move about deals."""
    if move[0] == OFFER:
        offer(s, seat, move)
        return
    number = index(move[1], DEAL)
    if move[0] == DISPUTE:
        dispute(s, seat, number, index(move[2], CLAUSE))
        return
    deal = the_deal(s, number)
    if move[0] == ACCEPT:
        accept(s, seat, deal)
    elif move[0] == REFUSE:
        refuse(s, seat, deal)
    else:
        deal.state = WITHDRAWN
        if s.log is not None:
            s.note("republic-deal-withdrawn", seat, {"deal": number})


@rule("R 1.04.3")
def offer(s: RepublicState, seat: int, move: Sequence[int]) -> Deal:
    """Lay an offer on the table."""
    draft = Draft(s, seat, move)
    draft.read()
    deal = Deal(_next_number(s), s.turn, seat, draft.clauses)
    s.deals.append(deal)
    if s.log is not None:
        s.note("republic-deal-offered", seat, {"deal": deal.number})
        for n, clause in enumerate(deal.clauses):
            _tell(s, deal.number, n + 1, clause)
    refuse_by_order(s, deal)
    return deal


@rule("R 1.04.3")
def refuse_by_order(s: RepublicState, deal: Deal) -> None:
    """The first party, clockwise, that has ordered to accept nothing refuses at once."""
    for seat in s.round_from(s.at_place(deal.by, 1)):
        if seat >= s.seats or seat == deal.by or not deal.parties() >> seat & 1:
            continue
        if any(one.name == "offers" for one in orders_given(s, seat)):
            # It is somebody's answer: nobody else takes a move back across it.
            s.learned |= ((1 << s.seats) - 1) & ~(1 << seat)
            refuse(s, seat, deal)
            return


def refuse(s: RepublicState, seat: int, deal: Deal) -> None:
    """A party wants no part of it."""
    deal.state = WITHDRAWN
    if s.log is not None:
        s.note("republic-deal-refused", seat, {"deal": deal.number})


def _tell(s: RepublicState, deal: int, n: int, clause: Clause) -> None:
    told: dict[str, object] = {"deal": deal, "clause": n, "to": [clause.to]}
    if clause.kind == TALENTS:
        told["talents"] = clause.number
    elif clause.kind == CARD:
        told["card"] = clause.number
    elif clause.kind == TEXT:
        told["text"] = clause.text
    elif clause.kind == PRIEST:
        told["person"] = clause.people[0]
    else:
        told["proposal"] = clause.about
        told["content"] = clause.content[:]
        told["people"] = clause.people[:]
        if clause.kind in (VOTE, VETO):
            told["yes"] = clause.number
    s.note(f"republic-clause-{CLAUSES[clause.kind]}", clause.by, told)


@rule("R 1.04.3")
def accept(s: RepublicState, seat: int, deal: Deal) -> None:
    """A party accepts; with the last one the deal is binding."""
    deal.accepted |= 1 << seat
    if s.log is not None:
        s.note("republic-deal-accepted", seat, {"deal": deal.number})
    if deal.parties() & ~deal.accepted == 0:
        deal.state = BINDING
        deal.due = sitting_of(s)
        if s.log is not None:
            parties = [seat for seat in s.round_from(deal.by) if deal.parties() >> seat & 1]
            s.note("republic-deal-binds", -1, {"deal": deal.number, "seats": parties})
