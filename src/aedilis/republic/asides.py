"""What a seat may do out of turn: every source of such moves, asked one after the other.

A source is a part of the game with something that may be done at any time, or at any time of a
phase: what may be done now (`options`: codes of the field `do`), what has to be said with it
(`field`), and what comes of it (`act`). Each verb belongs to one source.
"""

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.republic.deals.offers import act_on_deal, deal_field, deal_options
from aedilis.republic.desertion import defect, defect_field, defect_options
from aedilis.republic.frames import Kept
from aedilis.republic.orders import give_order, order_field, order_options
from aedilis.republic.peddling import peddle, peddle_field, peddle_options
from aedilis.republic.phases.combat.cleopatra import (
    cleopatra_field,
    cleopatra_options,
    play_cleopatra,
)
from aedilis.republic.phases.revenue.guard import guard_field, guard_options, play_guard
from aedilis.republic.proscription import proscribe, proscribe_field, proscribe_options
from aedilis.republic.ransom import pay_ransom, ransom_field, ransom_options
from aedilis.republic.senate.assassination import strike, strike_field, strike_options
from aedilis.republic.senate.fine import fine, fine_field, fine_options
from aedilis.republic.senate.law_cards import law_field, law_options, play_law
from aedilis.republic.senate.silencing import play_on_tribune, silence_field, silence_options
from aedilis.republic.senate.tribune_asides import (
    tribune_field,
    tribune_options,
    use_tribune,
)
from aedilis.republic.state import RepublicState

Options = Callable[[RepublicState, int], list[int]]
Field = Callable[[RepublicState, int, Sequence[int]], Prompt | None]
Act = Callable[[RepublicState, int, Sequence[int]], None]


class Source:
    """A part of the game that has moves out of turn."""

    __slots__ = ("act", "field", "options")

    def __init__(self, options: Options, field: Field, act: Act) -> None:
        self.options: Final = options
        self.field: Final = field
        self.act: Final = act


SOURCES: Final[tuple[Source, ...]] = (
    Source(tribune_options, tribune_field, use_tribune),
    Source(ransom_options, ransom_field, pay_ransom),
    Source(guard_options, guard_field, play_guard),
    Source(defect_options, defect_field, defect),
    Source(proscribe_options, proscribe_field, proscribe),
    Source(cleopatra_options, cleopatra_field, play_cleopatra),
    Source(strike_options, strike_field, strike),
    Source(silence_options, silence_field, play_on_tribune),
    Source(peddle_options, peddle_field, peddle),
    Source(law_options, law_field, play_law),
    Source(fine_options, fine_field, fine),
    Source(deal_options, deal_field, act_on_deal),
    Source(order_options, order_field, give_order),
)
"""In the order in which what they offer is listed."""


class Aside(Kept):
    """What a seat may do out of turn. `sources` gives for each choice of its first field where it
    comes from.
    """

    __slots__ = ("_sources", "_state")

    def __init__(self, state: RepublicState, seat: int, sources: dict[int, Source]) -> None:
        super().__init__(seat, "republic-ask-aside", "R 1.04.3")
        self._state = state
        self._sources = sources

    def make(self, done: Sequence[int]) -> Prompt | None:
        if not done:
            return Choose(self.seat, self.key, self.rule, list(self._sources))
        return self._sources[done[0]].field(self._state, self.seat, done)

    def act(self, move: Sequence[int]) -> None:
        """Carry out a legal move."""
        self._sources[move[0]].act(self._state, self.seat, move)


def aside(s: RepublicState, seat: int) -> Aside | None:
    """What this seat may do out of turn now; None for nothing."""
    if s.over or s.factions[seat].gone:
        return None
    sources = {choice: source for source in SOURCES for choice in source.options(s, seat)}
    return Aside(s, seat, sources) if sources else None
