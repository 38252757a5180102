"""Who has lost his last senator stays in the game, or leaves it (rule 1.05.4)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import sweep
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import card
from aedilis.republic.rules.death import call_all, call_from_curia, first_in_curia
from aedilis.republic.rules.laws import throw_away
from aedilis.republic.rules.money import BANK, FACTION, balance, pay
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.choices import verb
from aedilis.republic.state.endings import GOING_ON
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

STAY: Final = verb("stay_in_game")
LEAVE: Final = verb("leave_game")


@rule("R 1.05.4")
def ask_bereft(s: RepublicState) -> None:
    """Ask whoever has lost his last senator, before anything else goes on. While a rebel fights for
    Rome alone there is nothing left to stay for, or to leave.
    """
    asked = any(frame.kind() == "bereft" for frame in s.stack)
    if s.bereft and not asked and not s.over and s.ending == GOING_ON:
        s.stack.append(BereftFrame())
    s.flagged = False


cite("R 1.05.4")


class BereftFrame(RepublicFrame):
    """Each player whose faction has lost its last senator says whether he stays; then it takes the
    first of the Curia, or waits for one. The last player in the game is not asked: it goes on.
    """

    __slots__ = ()

    def kind(self) -> str:
        return "bereft"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        if state.bereft and len(state.playing()) > 1:
            return False
        state.bereft = 0
        state.stack.pop()
        call_all(state)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = next(seat for seat in range(len(state.factions)) if state.bereft >> seat & 1)
        number = first_in_curia(state)
        if number == NONE:
            return [Choose(seat, "republic-ask-leave-or-wait", "R 1.05.4", [STAY, LEAVE])]
        prompt = Choose(seat, "republic-ask-leave-or-take", "R 1.05.4", [STAY, LEAVE])
        prompt.params = {"family": card(number).index}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.bereft &= ~(1 << seat)
        if move[0] == LEAVE:
            if state.log is not None:
                state.note("republic-leaves-game", seat)
            eliminate(state, seat)
            return
        call_from_curia(state, seat)
        if state.log is not None and not of_faction(state, seat):
            state.note("republic-waits-for-senator", seat)


@rule("R 1.05.4", "R 1.04.3")
def eliminate(s: RepublicState, seat: int) -> None:
    """A faction leaves the game: its hand is thrown away, its treasury goes to the bank, and what
    it has promised or was promised binds nobody any more.
    """
    faction = s.factions[seat]
    faction.gone = True
    if faction.hand:
        # Now all see what it held.
        s.learned |= (1 << s.seats) - 1
    for number in faction.hand[:]:
        throw_away(s, seat, number)
    pay(s, FACTION + seat, BANK, balance(s, FACTION + seat))
    sweep(s)
