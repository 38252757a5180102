"""The assassination check: who strikes at somebody who grows too great is decided by dice (rules
4.07.3, 4.05.413).

A player may ask for one, once a year, while the spoils are divided; and whoever is to be Consul for
Life has to survive one.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ASSASSIN
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_ELECTED
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.crisis import least_influential
from aedilis.republic.neutrals.division import CHOOSING, Division
from aedilis.republic.neutrals.guidelines import guided, is_neutral, told_of
from aedilis.republic.phases.senate.assassination import STRIKE, cards_field, strike
from aedilis.republic.phases.senate.assassination import targets as rivals
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import in_play, in_rome, who
from aedilis.republic.state.choices import SENATOR, code, senator, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

CHECK: Final = verb("check_assassins")

cite("R 4.07.3")


# -- who strikes -----------------------------------------------------------------------------------


@rule("R 4.07.3")
def too_great(s: RepublicState, target: int) -> bool:
    """Whether Neutrals would see somebody dead: he is influential, and more so than
    anybody else.
    """
    influence = s.senator(target).influence
    others = [one.influence for slot, one in in_play(s) if slot != target]
    return influence >= CONSUL_FOR_LIFE_ELECTED and influence > max(others, default=0)


@rule("R 4.07.3")
def assassins(s: RepublicState, faction: int) -> list[int]:
    """Who of a faction can strike: of a Neutral who has least influence, and never its leader."""
    here = in_rome(s, faction)
    if not is_neutral(s, faction):
        return here
    here = [slot for slot in here if slot != s.factions[faction].leader]
    return least_influential(s, here)


@rule("R 4.07.3", "R 1.09.7")
def strikers(s: RepublicState, target: int) -> list[int]:
    """The factions that throw for who strikes: all others that can, a Neutral only at one who is
    too great.
    """
    great = too_great(s, target)
    return [
        faction
        for faction in s.playing()
        if faction != s.senator(target).faction
        and not s.sitting().attacked >> faction & 1
        and (great or not is_neutral(s, faction))
        and assassins(s, faction)
    ]


@rule("R 4.07.3")
def cards_of(s: RepublicState, faction: int) -> int:
    """What a Neutral adds to its throw: 1 for each Assassin card. A player adds nothing."""
    return len(at_hand(s, faction, ASSASSIN)) if is_neutral(s, faction) else 0


@rule("R 4.07.3")
def check(s: RepublicState, target: int) -> None:
    """Each of them throws a die, those who tie again; the highest has to strike."""
    left = strikers(s, target)
    if not left and s.log is not None:
        s.note("republic-check-nobody", -1, {"target": who(s, target)})
    first = True
    while first or len(left) > 1:
        first = False
        totals: list[int] = []
        for faction in left:
            thrown, plus = s.dice.die(), cards_of(s, faction)
            totals.append(thrown + plus)
            if s.log is not None:
                told = {"dice": thrown, "drm": plus, "total": thrown + plus}
                s.note("republic-check-throw", faction, told)
        left = best(left, totals)
    if left:
        _strike(s, left[0], target)


@rule("R 4.07.3")
def _strike(s: RepublicState, faction: int, target: int) -> None:
    """A Neutral strikes with all its cards; a player says who does it, and with how many."""
    if not is_neutral(s, faction):
        s.stack.append(StrikeFrame(faction, target))
        return
    slot = drawn_by_lot(s, assassins(s, faction))
    guided(s, faction, "republic-neutral-strikes", "R 4.07.3", told_of(s, slot))
    move = [STRIKE, code("senator", SENATOR, slot), code("target", SENATOR, target)]
    strike(s, faction, [*move, len(at_hand(s, faction, ASSASSIN))])


class StrikeFrame(RepublicFrame):
    """A player's faction has to strike at `target`: he says who does it, and with how
    many cards.
    """

    __slots__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def kind(self) -> str:
        return "strike"

    def fields(self) -> list[object]:
        return [self.seat, self.target]

    def bury(self, state: RepublicState, slot: int) -> None:
        if slot == self.target:
            self.target = NONE

    def advance(self, state: RepublicState) -> bool:
        there = self.target in in_rome(state)
        if there and not state.factions[self.seat].gone and in_rome(state, self.seat):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        asked = Ask(self, state, self.seat, "republic-ask-check-strike", "R 4.07.3")
        asked.params = {"target": who(state, self.target)}
        return [asked]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            own = senators("senator", in_rome(state, self.seat))
            return Choose(self.seat, "republic-ask-assassin", "R 4.07.3", own)
        return cards_field(state, self.seat) if len(done) == 1 else None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        target = code("target", SENATOR, self.target)
        strike(state, self.seat, [STRIKE, move[0], target, *move[1:]])


# -- asked for by a player -------------------------------------------------------------------------


@rule("R 4.07.3")
def _between_picks(s: RepublicState) -> bool:
    """Whether it is a time for it: while somebody is to choose, or players are waited for."""
    top = s.stack[-1]
    if isinstance(top, Division):
        return top.stage == CHOOSING
    return isinstance(top, HoldFrame) and top.moment in ("spoils", "check")


@rule("R 4.07.3", "R 1.09.7")
def check_targets(s: RepublicState, seat: int) -> list[int]:
    """At whom a player can have a check made now; nobody when he has asked for one this year."""
    if s.neutrals is None or s.senate_session is None or s.neutrals.checked >> seat & 1:
        return []
    return rivals(s, seat) if _between_picks(s) else []


def check_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, when there is somebody."""
    return [CHECK] if check_targets(s, seat) else []


def check_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """On whom."""
    if len(done) > 1:
        return None
    options = senators("target", check_targets(s, seat))
    return Choose(seat, "republic-ask-check-target", "R 4.07.3", options)


@rule("R 4.07.3")
def ask_for_check(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A player asks for a check."""
    target = senator(move[1])
    kept(s).checked |= 1 << seat
    if s.log is not None:
        s.note("republic-check", seat, {"target": who(s, target)})
    check(s, target)


@rule("R 4.07.3")
def hold_for_checks(s: RepublicState) -> None:
    """Before the division the game waits for players who can ask for a check."""
    passed = [1] * len(s.factions)
    s.stack.append(HoldFrame("check", 1, passed))
    for seat in range(s.seats):
        passed[seat] = int(not check_targets(s, seat))


# -- Consul for Life -------------------------------------------------------------------------------


@rule("R 4.05.413", "R 1.04.8")
def nominee(s: RepublicState) -> int:
    """Whom the only faction of a coalition makes Consul for Life: its most influential senator in
    Rome, if he is influential enough. NONE without such a one.
    """
    ruling = kept(s).coalition
    if len(ruling) != 1 or s.life != NONE:
        return NONE
    found = [
        slot
        for slot in in_rome(s, ruling[0])
        if s.senator(slot).influence >= CONSUL_FOR_LIFE_ELECTED
    ]
    if not found:
        return NONE
    return drawn_by_lot(s, best(found, [s.senator(slot).influence for slot in found]))


@rule("R 4.05.413", "R 4.07.3")
def nominate(s: RepublicState) -> None:
    """He has to survive a check first."""
    slot = nominee(s)
    if slot == NONE:
        return
    s.sitting().life_tried = True
    if s.log is not None:
        told = {"person": who(s, slot), "rule": "R 4.05.413"}
        s.note("republic-life-nominated", s.senator(slot).faction, told)
    s.stack.append(NominationFrame(slot))
    check(s, slot)


cite("R 4.05.413", "R 1.09.82")


class NominationFrame(RepublicFrame):
    """Somebody is Consul for Life when what is above this has left him alive."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def kind(self) -> str:
        return "nomination"

    def fields(self) -> list[object]:
        return [self.slot]

    def bury(self, state: RepublicState, slot: int) -> None:
        if slot == self.slot:
            self.slot = NONE

    def advance(self, state: RepublicState) -> bool:
        state.stack.pop()
        if self.slot == NONE or self.slot not in in_rome(state) or state.life != NONE:
            return True
        state.life = self.slot
        state.elected = True
        faction = state.senator(self.slot).faction
        state.learns(1 << faction)
        if state.log is not None:
            state.note("republic-elected-for-life", faction, {"person": who(state, self.slot)})
        return True
