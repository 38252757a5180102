"""The Proscription, an intrigue that may follow a battle of a civil war which one side has won
(rule 1.07.35).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import EVIL_OMENS, PROSCRIPTION
from aedilis.republic.rules.laws import may_be_held, throw_away
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import in_play, ranking, who
from aedilis.republic.state.choices import NO, YES, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME, VICTOR

MOMENT: Final = "proscription"
PROSCRIBE: Final = verb("proscribe")
OTHERS_DRM: Final = 1
"""What every other faction adds to its rolls for knights from then on."""


@rule("R 1.07.35", "R 1.04.9")
def wait_for_card(s: RepublicState) -> None:
    """One side has won: wait for the seats that hold cards, if by what everybody knows somebody may
    hold this one.
    """
    empty = [int(not faction.hand) for faction in s.factions]
    if s.neutrals is not None and 0 in empty[s.seats :]:
        # The Dominant Player decides for those that nobody plays.
        empty[s.neutrals.dominant] = 0
    if may_be_held(s, PROSCRIPTION) and 0 in empty:
        s.stack.append(HoldFrame(MOMENT, 1, empty))


@rule("R 1.07.35")
def proscribe_options(s: RepublicState, seat: int) -> list[int]:
    """Who holds the card may play it while the game waits for that."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, HoldFrame) or top.moment != MOMENT:
        return []
    return [PROSCRIBE] if at_hand(s, seat, PROSCRIPTION) else []


def proscribe_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Nothing more has to be said."""
    return None


@rule("R 1.07.35")
def proscribe(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """The card is thrown down; what comes of it is for the HRAO to say. Nobody waits any more."""
    number = at_hand(s, seat, PROSCRIPTION)[0]
    throw_away(s, seat, number)
    top = s.stack[-1]
    if isinstance(top, HoldFrame):
        top.passed = [1] * len(s.factions)
    if s.log is not None:
        s.note("republic-proscription", seat, {"card": number})
    slot = first_man(s)
    if slot != NONE:
        s.stack.append(ProscriptionFrame(slot))


@rule("R 1.07.35", "R 1.09.11")
def first_man(s: RepublicState) -> int:
    """The slot of the HRAO, victorious commanders counted as in Rome, and a rebel as well if it is
    he who has won; NONE if there is nobody.
    """
    for slot in ranking(s, everywhere=True):
        one = s.senator(slot)
        if one.place == ROME or one.marks & VICTOR or slot == s.rebel:
            return slot
    return NONE


cite("R 1.07.35")


class ProscriptionFrame(RepublicFrame):
    """The HRAO, in `slot`, proscribes the knights or lets it be."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def kind(self) -> str:
        return "proscription"

    def fields(self) -> list[object]:
        return [self.slot]

    def advance(self, state: RepublicState) -> bool:
        return False

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(self.slot).faction
        asked = Choose(seat, "republic-ask-proscribe", "R 1.07.35", [YES, NO])
        asked.params = {"person": who(state, self.slot), "count": knights(state)}
        return [asked]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        if move[0] == YES:
            strike_knights(state, self.slot)
        elif state.log is not None:
            state.note("republic-proscription-declined", seat, {"person": who(state, self.slot)})


def knights(s: RepublicState) -> int:
    """All knights there are."""
    return sum(one.knights for _, one in in_play(s))


@rule("R 1.07.35", "R 1.07.5")
def strike_knights(s: RepublicState, slot: int) -> None:
    """All knights are gone, and the HRAO is richer by a die for each. His faction attracts no more,
    and all others attract them more easily.
    """
    count = knights(s)
    for _, one in in_play(s):
        one.knights = 0
    omens = s.events[EVIL_OMENS]
    dice = [s.dice.die() for _ in range(count)]
    talents = sum(max(0, die - omens) for die in dice)
    pay(s, BANK, slot, talents)
    seat = s.senator(slot).faction
    for other, faction in enumerate(s.factions):
        if other == seat:
            faction.no_knights = True
        else:
            faction.knight_drm += OTHERS_DRM
    if s.log is not None:
        told = {
            "person": who(s, slot),
            "count": count,
            "dice": dice,
            "omens": omens,
            "talents": talents,
        }
        s.note("republic-proscribed", seat, told)
