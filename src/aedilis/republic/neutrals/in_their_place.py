"""Cards of factions without a player for which they have no guideline: the Dominant Player plays
them out of turn, as if they were his (rule 4.02.2).
"""

from collections.abc import Sequence

from aedilis.kernel.aside import Source
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.neutrals.deciding import decider
from aedilis.republic.neutrals.guidelines import neutral_factions
from aedilis.republic.state.table import RepublicState


@rule("R 4.02.2")
def played_for(source: Source[RepublicState], faction: int) -> Source[RepublicState]:
    """A source of moves out of turn, from which another takes what is a faction's."""

    def options(s: RepublicState, seat: int) -> list[int]:
        return source.options(s, faction)

    def field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return source.field(s, faction, done)

    def act(s: RepublicState, seat: int, move: Sequence[int]) -> None:
        source.act(s, faction, move)

    return Source(source.verbs, options, field, act)


@rule("R 4.02.2")
def in_their_place(
    s: RepublicState, seat: int, sources: Sequence[Source[RepublicState]]
) -> dict[int, Source[RepublicState]]:
    """What a seat may do in place of Neutrals, from some sources: nothing but for the Dominant
    Player.
    """
    found: dict[int, Source[RepublicState]] = {}
    if s.neutrals is None or seat != decider(s):
        return found
    for faction in neutral_factions(s):
        for source in sources:
            for choice in source.options(s, faction):
                found.setdefault(choice, played_for(source, faction))
    return found
