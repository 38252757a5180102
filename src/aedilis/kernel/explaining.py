"""What a table says of itself: what a sign on it means, what all signs mean, and how the game ends.

A sign is whatever a page draws: a thing, a number on it, a mark. It is called by its `ref`; a
number or a mark on a thing as `WHAT@REF` (`number@card:4`). Explanations are made from a view,
so they tell a seat nothing that it may not know.
"""

import msgspec

AT = "@"
"""Between what is asked about and the thing that it stands on."""


class Explanation(msgspec.Struct, omit_defaults=True):
    """One sign: its name, what it shows now, why it is so, what it is good for, and the paragraph.

    `card` is what there is more to read of (`Board.about`).
    """

    ref: str
    name: str
    value: str = ""
    why: list[str] = []
    use: list[str] = []
    rule: str = ""
    card: str = ""


class LegendSign(msgspec.Struct, omit_defaults=True):
    """A sign as it is drawn, by its id, with its name, what it means in a line, and its paragraph
    where it has one.
    """

    id: str
    name: str
    line: str
    rule: str = ""


class LegendPart(msgspec.Struct):
    """Signs that belong together."""

    title: str
    signs: list[LegendSign]


class Aim(msgspec.Struct, omit_defaults=True):
    """How the game is won or ends, in a short line; `ref` explains it. `near` tells that it may be
    soon.
    """

    ref: str
    text: str
    near: bool = False


def parted(ref: str) -> tuple[str, str]:
    """What is asked about, and the thing that it stands on; nothing before it for the thing
    itself.
    """
    what, at, thing = ref.partition(AT)
    return (what, thing) if at else ("", ref)
