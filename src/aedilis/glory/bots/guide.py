"""What a search is told of Glory to Rome: the greedy bot's liking, its way of playing on, and how a
position stands.
"""

from typing import Any, Final

from aedilis.glory.bots.answers import Answers, Best
from aedilis.glory.bots.learned.values import values
from aedilis.glory.bots.outlook import Outlook, glance
from aedilis.glory.bots.player import weigh
from aedilis.glory.bots.reasons import reason
from aedilis.glory.bots.standing import forum_gaps, forum_lacks, near_forum
from aedilis.glory.bots.worth import CLIENT, STANDING, so_far
from aedilis.glory.definitions.cards import BUILDINGS
from aedilis.glory.rules.scoring import scores
from aedilis.glory.state.table import GloryState
from aedilis.kernel.guide import Guide
from aedilis.kernel.player import Reason
from aedilis.kernel.prompt import Move, Prompt

ROUNDS_AHEAD: Final = 14
"""So many answers of each seat are played on before a position is judged: some three turns."""
WON: Final = 0.85
"""What winning counts; the rest is by how much, so that a lost game is not given up."""


class GloryGuide(Guide):
    """The sense of Glory to Rome."""

    def answers(self, state: Any, prompt: Prompt) -> list[tuple[Move, float]]:
        w = Answers()
        weigh(glance(state, prompt.seat), prompt, w)
        found = list(zip(w.moves, w.values, strict=True))
        found.sort(key=_worth, reverse=True)
        return found

    def answer(self, state: Any, prompt: Prompt) -> Move:
        best = Best()
        weigh(glance(state, prompt.seat), prompt, best)
        return best.move()

    def reason(self, state: Any, prompt: Prompt, move: Move) -> Reason:
        o = glance(state, prompt.seat)
        w = Answers()
        weigh(o, prompt, w)
        value = w.values[w.moves.index(move)] if move in w.moves else 0.0
        return reason(o, prompt, move, value)

    def horizon(self, state: Any) -> int:
        assert isinstance(state, GloryState)
        return ROUNDS_AHEAD * state.seats

    def worths(self, state: Any) -> list[float]:
        assert isinstance(state, GloryState)
        points = [float(score.total()) for score in scores(state)]
        if not state.over:
            span = 0.0
            for seat in range(state.seats):
                o = glance(state, seat)
                span = o.span
                points[seat] += promise(o)
            return shares(points, 2.5 + 6.0 * span)
        found = [(1.0 - WON) * share for share in shares(points, 8.0)]
        for seat in state.winners:
            found[seat] += WON / len(state.winners)
        return found

    def learned(self) -> Guide | None:
        return LearnedGuide()


class LearnedGuide(GloryGuide):
    """The same, with the judgement of the learned bot."""

    def worths(self, state: Any) -> list[float]:
        assert isinstance(state, GloryState)
        return super().worths(state) if state.over else values().foretell(state)

    def learned(self) -> Guide | None:
        return None


def _worth(answer: tuple[Move, float]) -> float:
    return answer[1]


def shares(points: list[float], steep: float) -> list[float]:
    """The chances to win by points, all together 1; `steep` points behind leave an eighth."""
    best = max(points)
    weights = []
    for one in points:
        part = 1.0 / (1.0 + (best - one) / steep)
        weights.append(part * part * part)
    total = sum(weights)
    return [weight / total for weight in weights]


def promise(o: Outlook) -> float:
    """The points that what a seat has will still bring it, by a rule of thumb."""
    points = 0.0
    for site in o.begun:
        points += so_far(o, site)
    for role in range(6):
        points += 0.8 * CLIENT[role] * o.clients[role] * o.span
    if o.functions:
        for building in range(BUILDINGS):
            if o.has(building):
                points += 0.8 * STANDING[building] * o.span
    for m in range(6):
        points += 0.3 * min(2, o.stock[m]) * (1.0 - 0.5 * o.late)
    points += 0.3 * min(6, o.hand_size)
    if near_forum(o):
        points += 8.0 * o.span / (1 + forum_gaps(o) + forum_lacks(o))
    return points
