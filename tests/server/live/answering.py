"""Answers made of what was sent alone, as a browser makes them."""

from aedilis.kernel.dice import Dice
from aedilis.server.wire.parts import Field


def answer_field(field: Field, dice: Dice) -> list[int]:
    """A random answer to one field, out of what was sent of it alone."""
    if field.kind == "choose":
        return [field.options[dice.below(len(field.options))].code]
    if field.kind == "amount":
        return [field.low + dice.below(field.high - field.low + 1)]
    if field.kind == "text":
        text = "Ave!"[: field.high]
        return [len(text), *map(ord, text)]
    wanted = field.low + dice.below(field.high - field.low + 1)
    pool = [item.code for item in field.items for _ in range(item.count)]
    order = [item.code for item in field.items]
    picked = []
    for _ in range(wanted):
        picked.append(pool.pop(dice.below(len(pool))))
    return [wanted, *sorted(picked, key=order.index)]
