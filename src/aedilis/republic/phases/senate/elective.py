"""The points of the agenda at which the Senate elects to an office, and nothing else: Consuls, a
Pontifex Maximus, a Censor (rules 1.09.2, 1.09.4, 2.01.2).
"""

from aedilis.kernel.phase import PhaseFrame
from aedilis.kernel.rule import cite
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR, PONTIFEX, ROME_CONSUL
from aedilis.republic.phases.senate.elections import (
    censor_candidates,
    consul_candidates,
    consul_pairs,
    elect_consuls,
    eligible_censors,
    make_censor,
    retire,
)
from aedilis.republic.phases.senate.floor import (
    by_rank,
    may_preside,
    take_chair,
)
from aedilis.republic.phases.senate.points import Business
from aedilis.republic.phases.senate.pontificate import (
    eligible_pontiffs,
    make_pontifex,
    pontifex_candidates,
)
from aedilis.republic.phases.senate.posts import PostsFrame
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.persons import holder
from aedilis.republic.state.table import RepublicState

cite("R 1.09.2", "R 1.09.21")


class Consulate(Business):
    """Two Consuls are elected."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        session = state.sitting()
        if session.ended >> ROME_CONSUL & 1:
            self.go_on(state, frame)
            return True
        pairs = consul_pairs(state)
        if len(pairs) > 1:
            return False
        candidates = consul_candidates(state)
        if len(candidates) > 1:
            # With every pair rejected, because others have died since, the highest ranking serve.
            first, second = pairs[0] if pairs else by_rank(state, candidates)[:2]
            elect_consuls(state, first, second)
            return True
        self.go_on(state, frame)
        if len(candidates) == 1:
            retire(state)
            session.ended |= 1 << ROME_CONSUL
            state.stack.append(PostsFrame(candidates[0], NONE, NONE, NONE))
        return True


cite("R 2.01.2")


class Pontificate(Business):
    """A Pontifex Maximus is elected, if there is none."""

    __slots__ = ()

    def applies(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        return state.college is not None and pontifex(state) == NONE

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        if pontifex(state) == NONE and not state.sitting().ended >> PONTIFEX & 1:
            candidates = pontifex_candidates(state)
            if len(candidates) > 1:
                return False
            last = candidates or by_rank(state, eligible_pontiffs(state))[:1]
            if last:
                make_pontifex(state, last[0])
        state.sitting().step = self.next.name
        return True


cite("R 1.09.4")


class Censorship(Business):
    """A Censor is elected, and takes the chair for the prosecutions."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        session = state.sitting()
        if not session.ended >> CENSOR & 1:
            candidates = censor_candidates(state)
            if len(candidates) > 1:
                return False
            last = candidates or by_rank(state, eligible_censors(state))[:1]
            if last:
                make_censor(state, last[0])
                return True
        session.step = self.next.name
        censor = holder(state, CENSOR)
        session.former = session.chair
        if censor != NONE and may_preside(state, censor) and not session.yielded >> censor & 1:
            take_chair(state, censor)
        return True
