"""Cleopatra, held in a hand like an intrigue, may be played before a battle of the Alexandrine War
as an ally of Rome or as her enemy (rules 1.07.34, 1.07.35).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.hand import unpromised
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LEADERS
from aedilis.republic.definitions.named import ALEXANDRINE_WAR, CLEOPATRA
from aedilis.republic.rules.laws import unseen
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import gain_popularity, who
from aedilis.republic.rules.strength import ALLY, ENEMY
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PLAY

CARD: Final = LEADERS[CLEOPATRA].card
AS_ALLY: Final = verb("ally")
AS_ENEMY: Final = verb("enemy")


@rule("R 1.07.34")
def may_appear(s: RepublicState, war: int) -> bool:
    """Whether, by what everybody knows, somebody may play her before a battle of this war."""
    return war == ALEXANDRINE_WAR and not s.cleopatra and unseen(s, CARD)


@rule("R 1.07.34", "R 1.07.35")
def cleopatra_options(s: RepublicState, seat: int) -> list[int]:
    """Who holds her may play her while the game waits for that."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, HoldFrame) or top.moment != "cleopatra":
        return []
    return [AS_ALLY, AS_ENEMY] if CARD in unpromised(s, seat) else []


def cleopatra_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Nothing more has to be said."""
    return None


@rule("R 1.07.34", "R 1.07.342")
def play_cleopatra(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """She comes into play until the Alexandrine War is gone: beside the commander about to fight,
    who gets her talents and pays for them with popularity, or as a leader of the war.
    """
    s.factions[seat].hand.remove(CARD)
    s.zone[CARD] = PLAY
    top = s.stack[-1]
    if isinstance(top, HoldFrame):
        top.passed = [1] * len(s.factions)
    if s.log is not None:
        key = "republic-cleopatra-ally" if move[0] == AS_ALLY else "republic-cleopatra-enemy"
        s.note(key, seat, {"war": ALEXANDRINE_WAR})
    if move[0] == AS_ENEMY:
        s.cleopatra = ENEMY
        s.leaders.append(CLEOPATRA)
        return
    s.cleopatra = ALLY
    ally = LEADERS[CLEOPATRA].ally
    commander = about_to_fight(s)
    if ally is None or commander == NONE:
        return
    pay(s, BANK, commander, ally.talents)
    gain_popularity(s.senator(commander), ally.popularity)
    if s.log is not None:
        told = {"general": who(s, commander), "talents": ally.talents}
        s.note("republic-cleopatra-gives", s.senator(commander).faction, told)


def about_to_fight(s: RepublicState) -> int:
    """The slot of the commander whose battle the game holds its breath for; NONE if there is
    none.
    """
    below = s.stack[-2] if len(s.stack) > 1 else None
    if below is None or below.kind() not in ("attack", "survival"):
        return NONE
    slot = below.fields()[0]
    assert isinstance(slot, int)
    return slot if s.senators[slot] is not None else NONE
