"""Whether a general without a player revolts (rule 4.06.2)."""

from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import (
    LOYALTY_BONUS_COST,
    LOYALTY_FROM,
    LOYALTY_PAID_DRM,
)
from aedilis.republic.definitions.offices import REVOLT_PERCENT, REVOLT_TALENTS
from aedilis.republic.neutrals.guidelines import guided, told_of
from aedilis.republic.phases.revolution.asking import REBEL, ROLL
from aedilis.republic.phases.revolution.declare import LAY_DOWN, DeclareFrame
from aedilis.republic.phases.revolution.loyalty import to_roll
from aedilis.republic.phases.revolution.secondary import JOIN, STAY, SecondaryFrame
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.state.choices import NO
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DEPUTY, POOL, UNDER

DIE: Final = 6


@rule("R 4.06.2")
def all_legions(s: RepublicState) -> int:
    """How many legions there are, wherever they are."""
    return sum(1 for place in s.legions if place != POOL)


@rule("R 4.06.2", "R 1.11.31")
def expected(s: RepublicState, slot: int) -> float:
    """How many legions a general may hope to keep when he pays all of them: his own veterans, and
    of the others as many as the dice give.
    """
    rolling = len(to_roll(s, slot))
    own = len(legions_at(s, UNDER + slot)) - rolling
    needed = LOYALTY_FROM[s.era] - LOYALTY_PAID_DRM + s.events[EVIL_OMENS]
    willing = min(DIE, max(0, DIE + 1 - needed))
    return own + rolling * willing / DIE


@rule("R 4.06.2")
def could_revolt(s: RepublicState, slot: int) -> bool:
    """Whether a general has the money for a revolt, and for his legions' loyalty, and may hope for
    more than half of all.
    """
    general = s.senator(slot)
    legions = len(legions_at(s, UNDER + slot))
    money = general.talents + s.factions[general.faction].treasury
    pays = len(to_roll(s, slot)) * LOYALTY_BONUS_COST
    return (
        money >= REVOLT_TALENTS * legions
        and general.talents >= pays
        and 2 * expected(s, slot) > all_legions(s)
    )


@rule("R 4.06.2")
def has_enough(s: RepublicState, slot: int) -> bool:
    """Whether those that would follow him are enough of all legions."""
    return 100 * len(legions_at(s, UNDER + slot)) >= REVOLT_PERCENT * all_legions(s)


def _general(s: RepublicState) -> int:
    frame = s.stack[-1]
    assert isinstance(frame, DeclareFrame)
    return frame.waiting[0]


@rule("R 4.06.2")
def declares(s: RepublicState, prompt: Prompt) -> Move:
    """A general tries the loyalty of his legions where he may hope for enough of them; else he lays
    down his command. One whom all follow without dice need not try.
    """
    assert isinstance(prompt, Form)
    first = prompt.field([])
    assert isinstance(first, Choose)
    slot = _general(s)
    if could_revolt(s, slot):
        if ROLL in first.options:
            guided(s, prompt.of, "republic-neutral-tests", "R 4.06.2", told_of(s, slot))
            return _paying(prompt)
        if REBEL in first.options and has_enough(s, slot):
            guided(s, prompt.of, "republic-neutral-revolts", "R 4.06.2", told_of(s, slot))
            return [REBEL]
    guided(s, prompt.of, "republic-neutral-loyal", "R 4.06.2", told_of(s, slot))
    return [LAY_DOWN]


@rule("R 4.06.2")
def _paying(prompt: Form) -> Move:
    """One talent for each legion that throws, all out of the general's own treasury."""
    move: Move = [ROLL]
    while (field := prompt.field(move)) is not None:
        if isinstance(field, Pick):
            move += [field.high, *field.items]
        else:
            assert isinstance(field, Amount)
            move.append(field.low if field.name == "master" else field.high)
    return move


@rule("R 4.06.2")
def rebels(s: RepublicState, prompt: Prompt) -> Move:
    """He revolts when he has tried their loyalty and enough follow him, and then marches."""
    assert isinstance(prompt, Form)
    first = prompt.field([])
    assert isinstance(first, Choose)
    slot = _general(s)
    revolts = REBEL in first.options and has_enough(s, slot)
    key = "republic-neutral-revolts" if revolts else "republic-neutral-loyal"
    guided(s, prompt.of, key, "R 4.06.2", told_of(s, slot))
    return [REBEL if revolts else LAY_DOWN]


@rule("R 4.06.2", "R 4.01.1")
def master_pays(s: RepublicState, prompt: Prompt) -> Move:
    """A Neutral gives nothing to the general of another faction."""
    return [NO]


@rule("R 4.06.2", "R 1.11.32")
def joins(s: RepublicState, prompt: Prompt) -> Move:
    """Nobody joins but who was the rebel's Master of Horse."""
    frame = s.stack[-1]
    assert isinstance(frame, SecondaryFrame)
    return [JOIN if s.senator(frame.waiting[0]).marks & DEPUTY else STAY]
