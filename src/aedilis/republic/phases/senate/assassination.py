"""Assassination: the attempt, the bodyguards, and what comes of it (rules 1.09.623, 1.09.7 to
1.09.74).

An attempt interrupts whatever the Senate is doing. The die is thrown at once; what waits for an
answer is only how many secret bodyguards the target's player uses.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.frame import Plain
from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import CAUGHT, KILLED, NONE
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import (
    ASSASSIN,
    EVIL_OMENS,
    OPEN_BODYGUARD,
    SECRET_BODYGUARD,
)
from aedilis.republic.definitions.numbers import ASSASSIN_LEADER_INFLUENCE
from aedilis.republic.definitions.tables import assassination_result
from aedilis.republic.phases.senate.floor import controller, in_session, keep_chair
from aedilis.republic.phases.senate.punishment import accomplices, execute
from aedilis.republic.phases.senate.special import start_special
from aedilis.republic.phases.senate.vote import land_bill_sponsors
from aedilis.republic.rules.bodyguard import guard_drm
from aedilis.republic.rules.death import die
from aedilis.republic.rules.laws import may_be_held, throw_away
from aedilis.republic.rules.persons import any_in_rome, gain_influence, in_rome, who
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.sitting import CLOSING
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME

STRIKE: Final = verb("assassinate")


@rule("R 1.09.7", "R 1.09.71", "R 1.09.823")
def targets(s: RepublicState, seat: int) -> list[int]:
    """The slots a faction may strike at now: of other factions that have not been struck at this
    turn, in Rome, and never the Consul for Life. Nobody, when it may make no attempt.
    """
    if not in_session(s) or controller(s, seat) != seat:
        return []
    session = s.sitting()
    if session.step == CLOSING or session.attacked >> seat & 1 or not any_in_rome(s, seat):
        return []
    return [
        slot
        for slot in in_rome(s)
        if slot != s.life
        and s.senator(slot).faction != seat
        and not session.struck >> s.senator(slot).faction & 1
    ]


def strike_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, when there is somebody to strike at."""
    if s.neutrals is not None:
        return []  # there dice say who strikes
    return [STRIKE] if targets(s, seat) else []


@rule("R 1.09.7", "R 1.09.72", "R 1.07.35")
def strike_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Who strikes at whom, and with how many Assassin cards, if any are in the hand."""
    if len(done) == 1:
        own = senators("senator", in_rome(s, seat))
        return Choose(seat, "republic-ask-assassin", "R 1.09.72", own)
    if len(done) == 2:
        rivals = senators("target", targets(s, seat))
        return Choose(seat, "republic-ask-assassin-target", "R 1.09.72", rivals)
    return cards_field(s, seat) if len(done) == 3 else None


@rule("R 1.09.7", "R 1.07.35")
def cards_field(s: RepublicState, seat: int) -> Prompt | None:
    """With how many Assassin cards, if any are in the hand."""
    cards = len(at_hand(s, seat, ASSASSIN))
    if not cards:
        return None
    return Amount(seat, "republic-ask-assassin-cards", "R 1.09.7", "cards", 0, cards)


@rule("R 1.09.7", "R 1.09.72", "R 1.09.73", "R 1.09.623")
def strike(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """An attempt is announced, the Assassin cards are shown, and the die is thrown."""
    assassin, target = senator(move[1]), senator(move[2])
    cards = at_hand(s, seat, ASSASSIN)[: move[3] if len(move) > 3 else 0]
    victim = s.senator(target)
    session = s.sitting()
    session.attacked |= 1 << seat
    session.struck |= 1 << victim.faction
    for number in cards:
        throw_away(s, seat, number)
    drm = len(cards) * INTRIGUES[ASSASSIN].drm - s.events[EVIL_OMENS]
    rerolls = 0
    if s.guarded == target:
        drm += guard_drm(s)
        rerolls = INTRIGUES[OPEN_BODYGUARD].rerolls
    die_rolled = s.dice.die()
    if s.log is not None:
        told = {
            "person": who(s, assassin),
            "target": who(s, target),
            "cards": cards,
            "count": len(cards),
            "dice": die_rolled,
            "drm": drm,
            "total": die_rolled + drm,
        }
        s.note("republic-assassination", seat, told)
    mild = int(target in land_bill_sponsors(s))
    rival, liked = victim.faction, victim.popularity
    plot = Plot(seat, assassin, target, rival, liked, mild)
    s.stack.append(AssassinationFrame(plot, Throw(die_rolled, drm, rerolls), -1))


class Plot(Plain):
    """`seat` and its `assassin` strike at `target` of faction `rival`, who had `popularity` before.
    `mild` says that only the assassin is punished if caught.
    """

    __slots__ = ("assassin", "mild", "popularity", "rival", "seat", "target")

    def __init__(
        self, seat: int, assassin: int, target: int, rival: int, popularity: int, mild: int
    ) -> None:
        self.seat = seat
        self.assassin = assassin
        self.target = target
        self.rival = rival
        self.popularity = popularity
        self.mild = mild

    def fields(self) -> list[object]:
        return [self.seat, self.assassin, self.target, self.rival, self.popularity, self.mild]


class Throw(Plain):
    """`die` was thrown, `drm` counts with it in every roll, `rerolls` are those of the open
    bodyguard.
    """

    __slots__ = ("die", "drm", "rerolls")

    def __init__(self, die: int, drm: int, rerolls: int) -> None:
        self.die = die
        self.drm = drm
        self.rerolls = rerolls

    def fields(self) -> list[object]:
        return [self.die, self.drm, self.rerolls]


cite("R 1.09.72", "R 1.09.73")


class AssassinationFrame(RepublicFrame):
    """An attempt whose die is thrown. `guards` are the secret bodyguards used, -1 while that is not
    settled.
    """

    __slots__ = ("guards", "plot", "throw")

    def __init__(self, plot: Plot, throw: Throw, guards: int) -> None:
        self.plot = plot
        self.throw = throw
        self.guards = guards

    def kind(self) -> str:
        return "assassination"

    def fields(self) -> list[object]:
        return [self.plot, self.throw, self.guards]

    def advance(self, state: RepublicState) -> bool:
        if self.guards < 0 and self._may_be_guarded(state):
            return False
        state.stack.pop()
        self._resolve(state, max(self.guards, 0))
        return True

    def _may_be_guarded(self, s: RepublicState) -> bool:
        """Whether, by what everybody knows, a secret bodyguard may be used and changes anything."""
        return (
            assassination_result(self.throw.die + self.throw.drm) != CAUGHT
            and may_be_held(s, SECRET_BODYGUARD)
            and bool(s.factions[self.plot.rival].hand)
            and controller(s, self.plot.rival) == self.plot.rival
        )

    def asks(self, state: RepublicState) -> list[Prompt]:
        high = len(at_hand(state, self.plot.rival, SECRET_BODYGUARD))
        rival = self.plot.rival
        prompt = Amount(rival, "republic-ask-bodyguards", "R 1.09.73", "guards", 0, high)
        prompt.params = {
            "person": who(state, self.plot.assassin),
            "target": who(state, self.plot.target),
            "total": self.throw.die + self.throw.drm,
        }
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.guards = move[0]
        for number in at_hand(state, self.plot.rival, SECRET_BODYGUARD)[: move[0]]:
            throw_away(state, self.plot.rival, number)
        if state.log is not None and move[0]:
            state.note("republic-bodyguards", self.plot.rival, {"count": move[0]})

    @rule("R 1.09.72", "R 1.09.73")
    def _resolve(self, s: RepublicState, guards: int) -> None:
        """The first roll kills or not; further ones, if the assassin was not caught, can only catch
        him.
        """
        guard = INTRIGUES[SECRET_BODYGUARD]
        drm = self.throw.drm + guards * guard.drm
        result = assassination_result(self.throw.die + drm)
        if s.log is not None:
            told = {"person": who(s, self.plot.assassin), "target": who(s, self.plot.target)}
            s.note(f"republic-assassination-{RESULTS[result]}", self.plot.seat, told)
        if result == KILLED:
            die(s, self.plot.target)
        caught = result == CAUGHT
        rerolls = 0 if caught else self.throw.rerolls + guards * guard.rerolls
        while rerolls and not caught:
            rerolls -= 1
            again = s.dice.die()
            caught = assassination_result(again + drm) == CAUGHT
            if s.log is not None:
                rolled = {"dice": again, "drm": drm, "total": again + drm, "caught": int(caught)}
                s.note("republic-assassination-again", self.plot.seat, rolled)
        if caught:
            punish(s, self.plot.assassin, self.plot.popularity, bool(self.plot.mild))
        keep_chair(s)


RESULTS: Final = ("caught", "failed", "killed")
"""The results of the table, as the keys of their messages end."""


@rule("R 1.09.74", "R 1.09.623", "R 4.07.3")
def punish(s: RepublicState, assassin: int, popularity: int, mild: bool) -> None:
    """An assassin is caught. He is executed; his leader loses influence, and is tried at once if he
    is in Rome. One who struck at the sponsor of a land bill of one faction harms only himself.
    """
    if mild:
        if s.log is not None:
            told = {"person": who(s, assassin)}
            s.note("republic-assassin-executed", s.senator(assassin).faction, told)
        die(s, assassin)
        return
    seat = s.senator(assassin).faction
    was_leader = s.factions[seat].leader == assassin
    execute(s, assassin)
    if s.factions[seat].gone:
        return
    leader = s.factions[seat].leader
    if was_leader:
        accomplices(s, seat, popularity)
    elif leader != NONE:
        gain_influence(s, leader, ASSASSIN_LEADER_INFLUENCE)
        if s.log is not None:
            told = {"person": who(s, leader), "influence": -ASSASSIN_LEADER_INFLUENCE}
            s.note("republic-leader-shamed", seat, told)
        if s.senator(leader).place != ROME:
            return
        if s.neutrals is None:
            start_special(s, leader, popularity)
            return
        # Nobody is tried where there are Neutrals: he is found guilty.
        execute(s, leader)
        if not s.factions[seat].gone:
            accomplices(s, seat, popularity)
