"""What the senator makes of the table: who is worth what, and how near Rome is to its fall.

Everything is worked out from a view.
"""

from typing import Any, Final

from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots.resolve import THRIFTY, Resolve
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.rules.persons import (
    in_play,
    in_rome,
    of_faction,
    oratory,
    printed,
    votes_in_rome,
)
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import active_wars, droughts
from aedilis.republic.state.choices import thing
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import IMMINENT

RATING: Final = 0.7
PURSE: Final = 0.2
STATESMANSHIP: Final = 2.0
"""What a point of a rating, a talent of his own and a statesman's gifts are worth, in influence."""
GREAT_UNREST: Final = 6
"""From so much unrest on Rome may fall soon."""
TROUBLED: Final = 3
"""From this unrest on the people want games and land."""
DANGEROUS: Final = 28
"""A senator with so much influence is close to ruling alone."""


def best_against(s: RepublicState, seat: int) -> int:
    """The rating of the best general whom others have against a faction."""
    return max((printed(one).military for _, one in in_play(s) if one.faction != seat), default=0)


class Mind:
    """A view with what the senator reads out of it, for one question, and his resolve."""

    __slots__ = ("_low", "prompt", "resolve", "s", "seat", "theatres", "view")

    def __init__(self, view: Any, prompt: Prompt, resolve: Resolve = THRIFTY) -> None:
        self.view = view
        self.resolve = resolve
        self.prompt = prompt
        self.s: RepublicState = view.table
        self.seat: int = view.seat
        self._low: int | None = None
        self.theatres: dict[tuple[int, int], object] = {}

    def spelled(self, move: Move) -> Move:
        """A move whose parts are codes, or only the things of codes, as the prompt has them; empty
        if it does not offer one of them.
        """
        out: Move = []
        for part in move:
            choices = self.prompt.choices(out)
            if not choices:
                break
            if part in choices:
                out.append(part)
                continue
            same = [choice for choice in choices if thing(choice) == thing(part)]
            if not same:
                return []
            out.append(same[0])
        return out

    # -- people ----------------------------------------------------------------------------------

    def one(self, slot: int) -> Senator:
        """The person in a slot."""
        return self.s.senator(slot)

    def mine(self, slot: int) -> bool:
        """Whether he is of one's own faction."""
        one = self.s.senators[slot]
        return one is not None and one.faction == self.seat

    def own(self) -> list[int]:
        """One's own senators."""
        return [slot for slot, _ in of_faction(self.s, self.seat)]

    def own_in_rome(self) -> list[int]:
        """One's own senators in Rome."""
        return in_rome(self.s, self.seat)

    def leader(self) -> int:
        """One's own leader, NONE without one."""
        return self.s.factions[self.seat].leader

    def military(self, slot: int) -> int:
        """His rating as a general."""
        return printed(self.one(slot)).military

    def worth(self, slot: int) -> float:
        """What a senator is worth to his faction."""
        one = self.one(slot)
        card = printed(one)
        return (
            one.influence
            + RATING * (card.oratory + card.military)
            + one.knights
            + PURSE * one.talents
            + (STATESMANSHIP if one.statesman != NONE else 0.0)
        )

    def speaker(self) -> int:
        """One's own senator in Rome who persuades best; NONE if nobody is there."""
        here = self.own_in_rome()
        if not here:
            return NONE
        return max(here, key=lambda slot: (self.persuasive(slot), -slot))

    def persuasive(self, slot: int) -> int:
        """What a senator brings to an attempt at persuasion, money apart."""
        return oratory(self.one(slot)) + self.one(slot).influence

    # -- factions --------------------------------------------------------------------------------

    def influence_of(self, seat: int) -> int:
        """A faction's influence as it counts at the end."""
        return faction_influence(self.s, seat)

    def foremost(self) -> int:
        """The rival who is nearest to winning."""
        rivals = [seat for seat in range(len(self.s.factions)) if seat != self.seat]
        return max(rivals, key=lambda seat: (self.influence_of(seat), -seat))

    def votes_of(self, seat: int) -> int:
        """A faction's votes in Rome."""
        return votes_in_rome(self.s, seat)

    # -- Rome ------------------------------------------------------------------------------------

    def treasury_after(self) -> int:
        """The least that the State will hold after the next Revenue Phase."""
        if self._low is None:
            self._low = budget(self.s).low()
        return self._low

    def wars(self) -> int:
        """The active wars, and those about to break out."""
        return active_wars(self.s) + sum(1 for one in self.s.fronts if one.status == IMMINENT)

    def unrest_to_come(self) -> int:
        """The unrest that the next speech will meet, if nothing is done."""
        waiting = sum(1 for one in self.s.fronts if one.unprosecuted)
        return self.s.unrest + waiting + droughts(self.s)

    def failed(self, name: str) -> bool:
        """Whether a proposal of this kind has failed in this sitting, or somebody named in it would
        not have it.
        """
        session = self.s.sitting()
        return any(key.startswith(f"{name}:") for key in [*session.barred, *session.refused])

    def peril(self) -> bool:
        """Whether Rome may fall soon, so that quarrels have to wait."""
        return (
            self.wars() >= self.resolve.many
            or self.s.unrest >= GREAT_UNREST
            or self.treasury_after() < 0
        )
