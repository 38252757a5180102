"""Prison: take an opponent's completed building and pay with the Prison's site (rules
G.b.prison).
"""

from collections.abc import Sequence

from aedilis.glory.buildings.bursts import burst
from aedilis.glory.definitions.cards import STONE, VALUE
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.choices import SEIZE, STOP, b_of, c_of, code, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule


@rule("G.b.prison.1", "G.b.prison.5")
def prison_options(s: GloryState, seat: int) -> list[int]:
    """The completed buildings of opponents whose name the seat does not have, begun or complete."""
    names = 0
    for structure in s.camps[seat].structures:
        names |= 1 << structure.name
    return [
        code(SEIZE, 0, structure.name, other)
        for other, camp in enumerate(s.camps)
        if other != seat
        for structure in camp.structures
        if structure.complete and not names >> structure.name & 1
    ]


@rule("G.b.prison.1")
def prison(s: GloryState, seat: int) -> None:
    """A Prison has been completed: ask its owner, if there is anything to take."""
    if prison_options(s, seat):
        s.stack.append(PrisonFrame(seat))


def pay_site(payer: Camp, payee: Camp, site: int) -> None:
    """Hand a site card, and its influence, from one camp to another."""
    lost, gained = list(payer.sites), list(payee.sites)
    lost[site] -= 1
    gained[site] += 1
    payer.sites, payee.sites = tuple(lost), tuple(gained)
    payer.influence -= VALUE[site]
    payee.influence += VALUE[site]


@rule("G.b.prison.2", "G.b.prison.3", "G.b.prison.4")
def seize(s: GloryState, seat: int, name: int, holder: int) -> None:
    """Move the building; its present holder gets the Prison's site. All else of his stays as it is.

    Where the edition has it so, the building's effect on completion happens once more, for the
    thief, who has paid by then.
    """
    thief, victim = s.camps[seat], s.camps[holder]
    structure = victim.find(name)
    assert structure is not None
    victim.structures.remove(structure)
    thief.structures.append(structure)
    pay_site(thief, victim, STONE)
    refresh(s)
    if s.log is not None:
        s.note("glory-seized", seat, {"card": name, "from": holder})
    if s.rules.switches.prison_triggers:
        burst(s, seat, name)


class PrisonFrame(Frame[GloryState]):
    """The choice of a building to take, or none."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "prison"

    def fields(self) -> list[object]:
        return [self.seat]

    def clone(self) -> "PrisonFrame":
        return PrisonFrame(self.seat)

    def advance(self, state: GloryState) -> bool:
        return False

    def asks(self, state: GloryState) -> list[Prompt]:
        options = prison_options(state, self.seat)
        options.append(STOP << 18)
        return [Choose(self.seat, "glory-ask-prison", "G.b.prison.1", options)]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        choice = move[0]
        state.stack.pop()
        if verb_of(choice) == SEIZE:
            seize(state, seat, b_of(choice), c_of(choice))
