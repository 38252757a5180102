"""A faction names another leader (rules 1.07.7, 1.05.31)."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.persons import of_faction, who
from aedilis.republic.state.choices import STOP, senators
from aedilis.republic.state.table import RepublicState


@rule("R 1.07.7", "R VII.faction-leader", "R V.13")
def candidates(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction who do not lead it, wherever they are."""
    leader = s.factions[seat].leader
    return [slot for slot, _ in of_faction(s, seat) if slot != leader]


@rule("R 1.07.7", "R 1.05.31")
def settle_leader(s: RepublicState, seat: int) -> None:
    """A faction without leader that has only one member is led by him."""
    members = candidates(s, seat)
    if s.factions[seat].leader == NONE and len(members) == 1:
        lead(s, seat, members[0])


@rule("R 1.07.7", "R 1.05.31")
def leader_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The one field: who leads from now on. A faction without leader has to name one."""
    if done:
        return None
    options = senators("senator", candidates(s, seat))
    stay = [STOP] if s.factions[seat].leader != NONE else []
    return Choose(seat, "republic-ask-new-leader", "R 1.07.7", options + stay)


@rule("R 1.07.7", "R 1.04.2")
def lead(s: RepublicState, seat: int, slot: int) -> None:
    """A senator leads his faction."""
    s.factions[seat].leader = slot
    if s.log is not None:
        s.note("republic-leader", seat, {"person": who(s, slot)})
