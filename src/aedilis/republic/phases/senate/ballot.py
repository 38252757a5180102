"""How a faction that is called votes: for, against, split or not at all, with votes bought.

See rules 1.09.14 to 1.09.142.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.frame import Plain
from aedilis.kernel.prompt import Amount, Choose, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import note_vote, veto_clause, vote_clause
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.kinds import Parts, slot_of
from aedilis.republic.phases.senate.tribunes import AS_PONTIFEX, veto_means
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import in_rome, printed, votes
from aedilis.republic.state.agreement import Clause
from aedilis.republic.state.choices import PASS, SENATOR, index, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

YES: Final = verb("yes")
NO: Final = verb("no")
ABSTAIN: Final = verb("abstain")
SPLIT: Final = verb("split")
VETO: Final = verb("veto")
CALL_REST: Final = verb("call_rest")
NOTHING: Final = verb("stop", "how")
BUY: Final = verb("pay", "how")

BY_TRIBUNE: Final = -2
"""In place of the slot of the chair who has made a proposal, for one made with a Tribune."""

# What has put an end to it before all have voted.
VETOED: Final = 1
LAPSED: Final = 2  # somebody it names has died, or it cannot be put any more


class Motion(Plain):
    """What is put before the Senate: `what` is its kind and `parts` what it says; `by` the seat
    that made it, and `maker` the slot of the chair who did, NONE once he is dead, BY_TRIBUNE if it
    was no chair. `agreed` is the mask of slots that have consented to it.
    """

    __slots__ = ("agreed", "by", "maker", "parts", "what")

    def __init__(self, what: str, parts: Parts, by: int, maker: int, agreed: int = 0) -> None:
        self.what = what
        self.parts = parts
        self.by = by
        self.maker = maker
        self.agreed = agreed

    def fields(self) -> list[object]:
        return [self.what, self.parts, self.by, self.maker, self.agreed]

    def clone(self) -> "Motion":
        return Motion(self.what, self.parts[:], self.by, self.maker, self.agreed)

    def content(self) -> list[int]:
        """All that it names, one after the other."""
        return [n for part in self.parts for n in part]


class Tally(Plain):
    """How a vote stands. `voted` has a 1 for each seat that is done; `asked` is the seat called to
    vote, NONE while the chair has to call one; `rest` those that follow without being called. `yes`
    and `no` are the votes so far, `ayes` and `noes` the slots that cast them, as far as they live.
    `opened` says that the first vote has been called for, `vetoed` is VETOED or LAPSED once it is
    at an end.
    """

    __slots__ = (
        "asked", "ayes", "no", "noes", "opened", "rest", "vetoed", "voted", "yes",
    )  # fmt: skip

    def __init__(
        self,
        voted: list[int],
        asked: int = NONE,
        rest: list[int] | None = None,
        yes: int = 0,
        no: int = 0,
        ayes: int = 0,
        noes: int = 0,
        opened: int = 0,
        vetoed: int = 0,
    ) -> None:
        self.voted = voted
        self.asked = asked
        self.rest = rest if rest is not None else []
        self.yes = yes
        self.no = no
        self.ayes = ayes
        self.noes = noes
        self.opened = opened
        self.vetoed = vetoed

    def fields(self) -> list[object]:
        return [
            self.voted, self.asked, self.rest, self.yes, self.no, self.ayes, self.noes, self.opened,
            self.vetoed,
        ]  # fmt: skip

    def clone(self) -> "Tally":
        return Tally(
            self.voted[:], self.asked, self.rest[:], self.yes, self.no, self.ayes, self.noes,
            self.opened, self.vetoed,
        )  # fmt: skip


cite("R 1.09.14", "R VII.abstain", "R 1.09.141", "R 1.09.142")


class Ballot(RepublicFrame):
    """What is voted on, and what the votes so far have brought.

    `fresh` is no part of it: it says that nothing but a vote can have come in between since it was
    laid before the Senate, or held against the table, so that this need not be done again. A copy
    is not fresh.
    """

    __slots__ = ("fresh", "motion", "tally")

    def __init__(self, motion: Motion, tally: Tally) -> None:
        self.fresh = False
        self.motion = motion
        self.tally = tally

    def fields(self) -> list[object]:
        return [self.motion, self.tally]

    def of_tribune(self) -> bool:
        return self.motion.maker == BY_TRIBUNE

    def said_by(self, state: RepublicState) -> int:
        return self.motion.by

    def may_be_vetoed(self, s: RepublicState) -> bool:
        """Whether a Tribune can put an end to it."""
        raise NotImplementedError

    def holds(self, s: RepublicState) -> bool:
        """Whether what is voted on still makes sense."""
        raise NotImplementedError

    def may_abstain(self, s: RepublicState) -> bool:
        """Whether a faction may keep out of it."""
        return self.motion.what not in ("land_bill", "repeal")

    def bound(self, s: RepublicState, slot: int) -> int:
        """How a senator has to vote: 1 for, 0 against, -1 as his faction likes."""
        if self.motion.what == "repeal" and slot == slot_of(self.motion.parts[0][1]):
            return 1
        return -1

    def weight(self, s: RepublicState, slot: int) -> int:
        """The votes of a senator on it, before any are bought."""
        return votes(s.senator(slot))

    def weight_of(self, s: RepublicState, seat: int) -> int:
        """The votes that a faction can cast on it, bought ones not counted."""
        return sum(self.weight(s, slot) for slot in in_rome(s, seat))

    def more_options(self, s: RepublicState, seat: int) -> list[int]:
        """Further choices of a faction called to vote."""
        return []

    def take_more(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        """A further choice was taken; the faction is asked again."""
        raise NotImplementedError

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = self.vote_options(state)
            return Choose(seat, "republic-ask-vote", "R 1.09.14", options)
        if done[0] in (YES, NO):
            return self._purchase(state, seat, in_rome(state, self.tally.asked), done[1:])
        if done[0] == SPLIT:
            return self._split_field(state, seat, done[1:])
        if done[0] == VETO and len(done) == 1:
            means = self.means(state, self.tally.asked)
            if self.must_veto(state, self.tally.asked):
                means = [AS_PONTIFEX]
            return Choose(seat, "republic-ask-with", "R 1.09.152", means)
        return None

    @rule("R 1.09.14", "R 1.09.142", "R 1.09.152", "R 1.09.823")
    def vote_options(self, s: RepublicState) -> list[int]:
        """What the faction called to vote may do."""
        seat = self.tally.asked
        here = in_rome(s, seat)
        if self.must_veto(s, seat):
            return [VETO]
        options: list[int] = []
        if here:
            options = self._ways(s, seat, here)
        else:
            options.append(PASS)
        if self.may_veto(s, seat):
            options.append(VETO)
        return options + self.more_options(s, seat)

    @rule("R 1.09.152", "R 1.04.3")
    def may_veto(self, s: RepublicState, seat: int) -> bool:
        """Whether a faction has what a veto takes, and has not promised to vote. Nobody spends it
        on what has lost its object while it lay before the Senate.
        """
        if not self.may_be_vetoed(s) or self.promised(s, seat) is not None:
            return False
        # Few have the means, and they are found sooner.
        return bool(self.means(s, seat)) and self.holds(s)

    def means(self, s: RepublicState, seat: int) -> list[int]:
        """What a faction could veto it with."""
        return veto_means(s, seat, self.motion.what, self.motion.content())

    @rule("R 1.04.3", "R 2.01.5")
    def must_veto(self, s: RepublicState, seat: int) -> bool:
        """Whether the Pontifex Maximus of a faction has promised to veto it, and can."""
        if s.college is None or not s.deals or not self.may_veto(s, seat):
            return False
        clause = veto_clause(s, seat, self.motion.what, self.motion.content())
        return clause is not None and clause.number == 1 and AS_PONTIFEX in self.means(s, seat)

    def promised(self, s: RepublicState, seat: int) -> Clause | None:
        """The promise that tells a faction how to vote, if it can be kept: nobody in Rome is bound
        to vote the other way.
        """
        if not s.deals:
            return None
        content = self.motion.content()
        clause = vote_clause(s, seat, self.motion.what, content)
        if clause is None or any(
            self.bound(s, slot) not in (-1, clause.number) for slot in in_rome(s, seat)
        ):
            return None
        return clause

    def _ways(self, s: RepublicState, seat: int, here: list[int]) -> list[int]:
        """How a faction with senators in Rome may vote; a promise leaves one way only."""
        promised = self.promised(s, seat)
        if promised is not None:
            return [YES if promised.number else NO]
        free = self.free(s, here)
        if not free or (controller(s, seat) != seat and self.motion.what == "land_bill"):
            # The Consul for Life cannot make others vote against a land bill.
            return [YES]
        options = [YES, NO]
        if self.may_abstain(s):
            options.append(ABSTAIN)
        if len(free) > 1:
            options.append(SPLIT)
        return options

    def free(self, s: RepublicState, here: list[int]) -> list[int]:
        """Those of some senators who vote as their faction likes."""
        return [slot for slot in here if self.bound(s, slot) < 0]

    @rule("R 1.09.141")
    def _purchase(
        self, s: RepublicState, seat: int, voters: list[int], done: Sequence[int]
    ) -> Prompt | None:
        """Whether votes are bought, and how many by whom: a talent each."""
        rich = [slot for slot in voters if s.senator(slot).talents]
        if not rich:
            return None
        if not done:
            return Choose(seat, "republic-ask-buy-votes", "R 1.09.141", [NOTHING, BUY])
        if done[0] == NOTHING or len(done) > len(rich):
            return None
        one = s.senator(rich[len(done) - 1])
        name = f"votes_{printed(one).id}"
        return Amount(seat, "republic-ask-bought", "R 1.09.141", name, 0, one.talents)

    def _split_field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        """Who votes for, who against, and what they buy; the others abstain where they may."""
        here = in_rome(s, self.tally.asked)
        free = self.free(s, here)
        items = senators("senator", free)
        ones = [1] * len(free)
        low = 0 if self.may_abstain(s) else 1
        yeas = Pick(seat, "republic-ask-for", "R 1.09.142", "for", items, ones, low, len(free) - 1)
        if not done:
            return yeas
        n = yeas.span(done, 0)
        chosen = [index(code, SENATOR) for code in done[1:n]]
        rest = [slot for slot in free if slot not in chosen]
        if not self.may_abstain(s):
            return self._purchase(s, seat, here, done[n:])
        noes = Pick(
            seat, "republic-ask-against", "R 1.09.142", "against", senators("senator", rest),
            [1] * len(rest), 0, len(rest),
        )  # fmt: skip
        if len(done) == n:
            return noes
        m = n + noes.span(done, n)
        against = [index(code, SENATOR) for code in done[n + 1 : m]]
        return self._purchase(s, seat, sorted([*chosen, *against]), done[m:])

    def cast(self, s: RepublicState, faction: int, move: Sequence[int]) -> None:
        """Count a faction's votes and take the money for those that are bought."""
        here = in_rome(s, faction)
        fors, againsts, bought = self._read(s, here, move)
        yes = no = 0
        for slot in here:
            paid = bought.get(slot, 0)
            if slot in fors or slot in againsts:
                pay(s, slot, BANK, paid)
            weight = self.weight(s, slot) + paid
            if slot in fors:
                yes += weight
                self.tally.ayes |= 1 << slot
            elif slot in againsts:
                no += weight
                self.tally.noes |= 1 << slot
        self.tally.yes += yes
        self.tally.no += no
        flat = self.motion.content()
        if here and (fors or againsts):
            note_vote(s, faction, self.motion.what, flat, yes > no)
        if s.log is not None:
            told = {
                "proposal": self.motion.what,
                "yes": yes,
                "no": no,
                "bought": sum(bought.values()),
            }
            s.note("republic-votes", faction, told)

    def _read(
        self, s: RepublicState, here: list[int], move: Sequence[int]
    ) -> tuple[list[int], list[int], dict[int, int]]:
        """Who votes for, who against, and the votes bought, out of a move."""
        if move[0] in (YES, NO):
            side = int(move[0] == YES)
            ways = [self.bound(s, slot) for slot in here]
            fors = [
                slot
                for slot, way in zip(here, ways, strict=True)
                if way == 1 or (way < 0 and side == 1)
            ]
            againsts = [slot for slot in here if slot not in fors]
            return fors, againsts, self._bought(s, here, move[1:])
        if move[0] != SPLIT:
            return [], [], {}
        n = 2 + move[1]
        fors = [index(code, SENATOR) for code in move[2:n]]
        fors += [slot for slot in here if self.bound(s, slot) == 1]
        if not self.may_abstain(s):
            againsts = [slot for slot in here if slot not in fors]
            return fors, againsts, self._bought(s, here, move[n:])
        m = n + 1 + move[n]
        againsts = [index(code, SENATOR) for code in move[n + 1 : m]]
        return fors, againsts, self._bought(s, sorted([*fors, *againsts]), move[m:])

    def _bought(
        self, s: RepublicState, voters: list[int], amounts: Sequence[int]
    ) -> dict[int, int]:
        rich = [slot for slot in voters if s.senator(slot).talents]
        if not amounts or amounts[0] == NOTHING:
            return {}
        return dict(zip(rich, amounts[1:], strict=True))
