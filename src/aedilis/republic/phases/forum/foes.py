"""An enemy leader dies, or his people sue for peace, at the end of the phase (rule 1.07.21)."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.components import EVENTS, LEADERS, WARS
from aedilis.republic.definitions.named import CLEOPATRA, ENEMY_LEADER_DIES
from aedilis.republic.phases.forum.passage import discard
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.peace import RESHUFFLED, end_war
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.rules.wars import aids, land_strength, naval_strength, place_in_series, spoils
from aedilis.republic.state.choices import LEADER, code, index
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, REVOLTING

cite("R 1.07.21", "R 1.07.8")


class EnemyLeaderFrame(RepublicFrame):
    """The highest ranking official chooses the leader, if there are several."""

    __slots__ = ()

    def kind(self) -> str:
        return "enemy_leader"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        if len(state.leaders) > 1:
            return False
        state.stack.pop()
        if state.leaders:
            leader_dies(state, state.leaders[0])
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        options = [code("leader", LEADER, leader) for leader in sorted(state.leaders)]
        return [Choose(hrao_seat(state), "republic-ask-enemy-leader", "R 1.07.21", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        leader_dies(state, index(move[0], LEADER))


@rule("R 1.07.21", "R 1.07.344")
def leader_dies(s: RepublicState, leader: int) -> None:
    """An enemy leader is discarded. On the dark side the largest of his active wars ends as well:
    the State gets half its spoils, and it lies among the next cards of the deck.
    """
    ending = largest_war(s, leader) if s.events[ENEMY_LEADER_DIES] > 1 else None
    lose_leader(s, leader)
    if ending is None:
        return
    share = EVENTS[ENEMY_LEADER_DIES].dark.spoils_percent
    gain = spoils(s, ending) * share // 100
    if s.log is not None:
        s.note("republic-sues-for-peace", -1, {"war": ending.war, "talents": gain})
    pay(s, BANK, STATE, gain)
    end_war(s, ending, RESHUFFLED)


@rule("R 1.07.21", "R 1.07.344")
def lose_leader(s: RepublicState, leader: int) -> None:
    """A leader goes to the discards from whatever wars he leads or aids, or from his refuge."""
    s.leaders.remove(leader)
    pairs = [(s.aiding[i], s.aiding[i + 1]) for i in range(0, len(s.aiding), 2)]
    s.aiding = [n for pair in pairs if pair[0] != leader for n in pair]
    s.refugees = [one for one in s.refugees if one != leader]
    if leader == CLEOPATRA:
        s.cleopatra = 0
    discard(s, LEADERS[leader].card)
    if s.log is not None:
        s.note("republic-enemy-leader-dies", -1, {"leader": leader})


@rule("R 1.07.21", "R 1.07.332")
def largest_war(s: RepublicState, leader: int) -> Front | None:
    """The strongest active war that a leader leads or aids: by land, then at sea, then the later
    in its series. None if there is none.
    """
    found = [
        (land_strength(s, front.war), naval_strength(s, front.war), place_in_series(front.war), n)
        for n, front in enumerate(s.fronts)
        if front.status == ACTIVE and takes_part(s, leader, front.war)
    ]
    return s.fronts[max(found)[3]] if found else None


def takes_part(s: RepublicState, leader: int, war: int) -> bool:
    """Whether a leader leads a war, or aids it."""
    if war < REVOLTING and LEADERS[leader].leads(WARS[war]):
        return True
    return leader in aids(s, war)
