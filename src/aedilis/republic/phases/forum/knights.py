"""Knights are attracted one by one, or pressed for money (rules 1.07.5, 1.07.51)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.numbers import KNIGHT_DICE, KNIGHT_FROM
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.odds import knight_drm
from aedilis.republic.rules.persons import in_rome, of_faction, printed, who
from aedilis.republic.rules.rolls import count_under_omens, throw
from aedilis.republic.state.choices import STOP, senator, senators, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL

ATTRACT: Final = verb("attract")
PRESS: Final = verb("press")


@rule("R 1.07.5")
def suitors(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction who may attract a knight: those in Rome, unless a proscription bars
    them.
    """
    return [] if s.factions[seat].no_knights else in_rome(s, seat)


@rule("R 1.07.51")
def patrons(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction whose knights may be pressed, wherever they are."""
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.knights and one.place not in (CAPTIVE, REBEL)
    ]


def may_use_knights(s: RepublicState, seat: int) -> bool:
    """Whether a faction can do anything about knights."""
    return bool(suitors(s, seat)) or bool(patrons(s, seat))


@rule("R 1.07.5", "R 1.07.51")
def knights_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The fields: attract one, for whom and for how much; or press some, how many of each
    senator's; or neither.
    """
    if not done:
        ways = [ATTRACT] if suitors(s, seat) else []
        ways += [PRESS] if patrons(s, seat) else []
        return Choose(seat, "republic-ask-knights", "R 1.07.5", [*ways, STOP])
    if done[0] == ATTRACT:
        return attract_field(s, seat, done)
    return press_field(s, seat, done[1:]) if done[0] == PRESS else None


def attract_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """For whom, and for how much."""
    if len(done) == 1:
        options = senators("senator", suitors(s, seat))
        return Choose(seat, "republic-ask-suitor", "R 1.07.5", options)
    if len(done) == 2:
        high = s.senator(senator(done[1])).talents
        return Amount(seat, "republic-ask-knight-talents", "R 1.07.5", "talents", 0, high)
    return None


def press_field(s: RepublicState, seat: int, counts: Sequence[int]) -> Prompt | None:
    """How many knights of each senator, at least one in all."""
    slots = patrons(s, seat)
    if len(counts) == len(slots):
        return None
    one = s.senator(slots[len(counts)])
    last = len(counts) == len(slots) - 1
    low = 1 if last and not any(counts) else 0
    name = f"press_{printed(one).id}"
    return Amount(seat, "republic-ask-press", "R 1.07.51", name, low, one.knights)


def use_knights(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """Carry out a move of `knights_field`."""
    if move[0] == ATTRACT:
        attract(s, senator(move[1]), move[2])
    else:
        for slot, count in zip(patrons(s, seat), move[1:], strict=True):
            if count:
                press(s, slot, count)


@rule("R 1.07.5")
def attract(s: RepublicState, slot: int, talents: int) -> None:
    """A senator pays, and gains a knight if die, talents and modifiers together are enough."""
    one = s.senator(slot)
    pay(s, slot, BANK, talents)
    dice = throw(s, KNIGHT_DICE.dice)
    drm = knight_drm(s, slot)
    total = dice + talents + drm
    won = total >= KNIGHT_FROM
    if won:
        one.knights += 1
    if s.log is not None:
        told = {
            "person": who(s, slot), "talents": talents, "dice": dice, "drm": drm, "total": total,
        }  # fmt: skip
        s.note("republic-knight" if won else "republic-no-knight", one.faction, told)


@rule("R 1.07.51")
def press(s: RepublicState, slot: int, count: int) -> None:
    """Knights leave a senator for the talents of one die each."""
    one = s.senator(slot)
    one.knights -= count
    talents = sum(count_under_omens(s, throw(s, 1)) for _ in range(count))
    pay(s, BANK, slot, talents)
    if s.log is not None:
        told = {"person": who(s, slot), "count": count, "talents": talents}
        s.note("republic-pressed", one.faction, told)
