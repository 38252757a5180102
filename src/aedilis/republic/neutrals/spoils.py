"""The spoils are divided: the factions of the ruling coalition take one thing after the other, in
the order of their ranks, round after round (rules 4.05.4 to 4.05.418).

Whatever somebody takes is told first, and may be stopped with a Tribune (`stopping`); then it is
done at once.
"""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.choosing import concession_for, seconding, taken_by_neutral
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.division import CHOOSING, STOPPING, TRIES, WAITING, Division
from aedilis.republic.neutrals.eligible import (
    Posts,
    may_govern,
    open_concessions,
    open_posts,
    open_provinces,
    outsider,
)
from aedilis.republic.neutrals.guidelines import guided, is_neutral, told_of
from aedilis.republic.neutrals.landbills import (
    MANDATORY,
    NONE_YET,
    OPTIONAL,
    Bill,
    fails,
    look_after,
    seconds,
)
from aedilis.republic.neutrals.offers import (
    CONCESSION,
    COSPONSOR,
    PASSED,
    WORDS,
    Offer,
    a_pass,
    carry_out,
    holds,
    nothing,
    told_of_offer,
)
from aedilis.republic.neutrals.stopping import stopped_by_neutral, wait_for_players
from aedilis.republic.neutrals.taking import offer_of, taking_field, takings
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.governors import elect_governor
from aedilis.republic.phases.senate.posts import take_post
from aedilis.republic.state.choices import CONCESSION as A_CONCESSION
from aedilis.republic.state.choices import code, index, senator, senators
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

cite("R 4.05.1", "R 4.05.4", "R 4.05.417", "R 4.05.418", "R 4.05.419")


class SpoilsFrame(Division):
    """The division of the spoils."""

    __slots__ = ()

    def kind(self) -> str:
        return "spoils"

    def advance(self, state: RepublicState) -> bool:
        if self.stage == CHOOSING:
            return self._choose(state)
        if self.stage == STOPPING:
            if self.tries < TRIES and stopped_by_neutral(state, self):
                return True
            self.stage = WAITING
            if self.tries < TRIES:
                wait_for_players(state, self)
        else:
            self._conclude(state)
        return True

    # -- choosing ----------------------------------------------------------------------------------

    def _choose(self, s: RepublicState) -> bool:
        ours = kept(s)
        posts = open_posts(s)
        if self._give_away(s, posts):
            return True
        look_after(s, self.bill)
        alive = any(not s.factions[one].gone for one in ours.coalition)
        if not alive or not (any(posts.values()) or self._anything(s)):
            s.stack.pop()
            return True
        faction = self.picker(s)
        if s.factions[faction].gone:
            self.next_turn(s)
        elif self._last_resort(s):
            self._say(s, faction, seconding(s, faction, self.bill))
        elif is_neutral(s, faction):
            return self._neutral(s, faction, posts)
        elif not takings(s, faction, self.bill):
            self._say(s, faction, a_pass())
        else:
            return False
        return True

    @rule("R 4.05.41")
    def _give_away(self, s: RepublicState, posts: Posts) -> bool:
        """What nobody of the coalition can have goes to somebody else; gives whether it did."""
        for office, able in posts.items():
            slot = outsider(s, able)
            if slot != NONE:
                _to_outsider(s, slot)
                take_post(s, slot, office)
                return True
        for province in open_provinces(s):
            slot = outsider(s, may_govern(s, province))
            if slot != NONE:
                _to_outsider(s, slot)
                elect_governor(s, province, slot)
                return True
        return False

    def _anything(self, s: RepublicState) -> bool:
        """Whether there is anything left that could be taken."""
        bill = self.bill.waits() or self.bill.stage == NONE_YET
        return self.must_go_on(s) or bill or bool(open_concessions(s))

    @rule("R 4.05.416")
    def _last_resort(self, s: RepublicState) -> bool:
        """Whether everybody has passed, and who is last in the order of those who can has to second
        a bill that must pass.
        """
        ours = kept(s)
        if self.bill.stage != MANDATORY or ours.passed < len(ours.coalition):
            return False
        able = [one for one in ours.coalition if seconds(s, one, self.bill.sponsor)]
        return bool(able) and able[-1] == self.picker(s) and is_neutral(s, able[-1])

    def _neutral(self, s: RepublicState, faction: int, posts: Posts) -> bool:
        """A Neutral takes what its list says; which concession, the Dominant Player says."""
        offer = taken_by_neutral(s, faction, self.bill, posts)
        if offer.what == CONCESSION:
            choices = open_concessions(s)
            if len(choices) > 1:
                return False
            offer = concession_for(s, faction, choices[0])
        self._say(s, faction, offer)
        return True

    def _say(self, s: RepublicState, faction: int, offer: Offer) -> None:
        """What is taken is told, before it is done."""
        self.offer, self.stage, self.tries = offer, STOPPING, 0
        if s.log is None:
            return
        told = told_of_offer(s, offer)
        if is_neutral(s, faction):
            guided(s, faction, f"republic-neutral-share-{WORDS[offer.what]}", "R 4.05.4", told)
        else:
            s.note(f"republic-share-{WORDS[offer.what]}", faction, told)

    # -- what comes of it --------------------------------------------------------------------------

    @rule("R 4.05.417", "R 4.05.418")
    def _conclude(self, s: RepublicState) -> None:
        """It is done. The first who passes when nothing is left that must be taken, ends it."""
        ours = kept(s)
        if not holds(s, self.offer, self.bill):
            self.again()
            return
        if self.offer.what != PASSED:
            offer = self.offer
            ours.passed = 0
            self.next_turn(s)
            carry_out(s, offer, self.bill)
            return
        ours.passed += 1
        if self.bill.stage == OPTIONAL:
            fails(s, self.bill)
        if not self.must_go_on(s) or ours.passed > 2 * len(ours.coalition):
            s.stack.pop()
            return
        self.next_turn(s)

    # -- Tribunes ----------------------------------------------------------------------------------

    def stopped(self, s: RepublicState, by: int) -> None:
        """He loses his turn. Who stops a pass keeps an optional bill alive, and seconds it at once
        if he can.
        """
        was_pass = self.offer.what == PASSED
        if s.log is not None:
            s.note("republic-pick-stopped", self.picker(s), {"seat": by})
        kept(s).passed = 0
        self.next_turn(s)
        if not was_pass or self.bill.stage != OPTIONAL:
            return
        if not seconds(s, by, self.bill.sponsor):
            fails(s, self.bill)
        elif is_neutral(s, by):
            carry_out(s, seconding(s, by, self.bill), self.bill)
        else:
            s.stack.append(SecondFrame(by))

    def bill_stopped(self, s: RepublicState) -> None:
        """There is no land bill this year; whoever was about to have it loses his turn."""
        about = self.about_bill()
        if about:
            self.bill.tier = self.offer.thing
        fails(s, self.bill)
        if about:
            self.next_turn(s)
        else:
            self.stage = STOPPING

    # -- questions ---------------------------------------------------------------------------------

    def asks(self, state: RepublicState) -> list[Prompt]:
        faction = self.picker(state)
        if is_neutral(state, faction):
            options = [code("concession", A_CONCESSION, one) for one in open_concessions(state)]
            return [Choose(faction, "republic-ask-concession", "R 4.02.2", options)]
        seat = controller(state, faction)
        return [Ask(self, state, seat, "republic-ask-share", "R 4.05.4")]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        faction = self.picker(state)
        return taking_field(state, faction, self.bill, self.must_go_on(state), done)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        faction = self.picker(state)
        if is_neutral(state, faction):
            self._say(state, faction, concession_for(state, faction, index(move[0], A_CONCESSION)))
        else:
            self._say(state, faction, offer_of(self.bill, move))


@rule("R 4.05.41")
def _to_outsider(s: RepublicState, slot: int) -> None:
    """Tell that somebody outside the coalition gets what nobody of it can have."""
    guided(s, s.senator(slot).faction, "republic-neutral-outsider", "R 4.05.41", told_of(s, slot))


cite("R 4.05.417", "R 4.05.419")


class SecondFrame(RepublicFrame):
    """A player whose Tribune has stopped a pass names his co-sponsor of the land bill, which goes
    on beneath.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "second"

    def fields(self) -> list[object]:
        return [self.seat]

    def bill(self, s: RepublicState) -> Bill:
        """The bill that waits for him."""
        beneath = s.stack[-2]
        assert isinstance(beneath, Division)
        return beneath.bill

    def advance(self, state: RepublicState) -> bool:
        bill = self.bill(state)
        if bill.stage == OPTIONAL and seconds(state, self.seat, bill.sponsor):
            return False
        state.stack.pop()
        if bill.stage == OPTIONAL:
            fails(state, bill)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        options = senators("cosponsor", seconds(state, self.seat, self.bill(state).sponsor))
        return [Choose(self.seat, "republic-ask-cosponsor", "R 4.05.417", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        bill = self.bill(state)
        state.stack.pop()
        carry_out(state, Offer(COSPONSOR, bill.tier, senator(move[0])), bill)


def divide_spoils(s: RepublicState) -> None:
    """The division begins with the first of the coalition."""
    ours = kept(s)
    ours.pointer = ours.passed = 0
    if ours.coalition:
        s.stack.append(SpoilsFrame(nothing(), CHOOSING, 0, Bill(NONE_YET, NONE, NONE)))
