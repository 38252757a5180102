"""A question in several parts laid out on one sheet: what a board says of it beside its words.

Which answers a part takes is the prompt's alone to say; a layout tells only how the parts stand
together, and what there is to know beside them.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec


class Likelihood(msgspec.Struct):
    """One thing that an undertaking may come to: its name, how likely it is in whole percent, and
    how welcome, from 0 (best) to 4 (worst).
    """

    name: str
    percent: int
    weight: int


class Chances(msgspec.Struct, omit_defaults=True):
    """What one undertaking may come to: whose and which it is (`about`), all that may come of it in
    order, and what else can be told of it. `part` is the part of the answer that it belongs to,
    from 0.
    """

    about: str
    results: list[Likelihood]
    told: str = ""
    part: int = 0


class Beside(msgspec.Struct, omit_defaults=True):
    """What stands beside the parts of an answer: what follows from them as they are now, in lines,
    and the chances of what they undertake. Nothing that its reader may not know.
    """

    lines: list[str] = []
    chances: list[Chances] = []


class Layout(NamedTuple):
    """How an answer that has begun is laid out on one sheet.

    `title` says what it is about, `send` what the button does that sends it. `what` gives what a
    code chooses, whichever part of the answer it stands in. `more` is the key of the field that
    asks whether there is a further part; empty where there never is. With `rows` each choice of the
    first field has a row of its own, which may be left out. With `least` each part begins as low as
    it can and the choice is taken that stands first, or that is `apt`, of all there are; else
    nothing is chosen at first.
    """

    title: str
    send: str
    what: Callable[[int], int]
    more: str = ""
    rows: bool = False
    least: bool = False
    apt: Callable[[Sequence[int]], int] | None = None
