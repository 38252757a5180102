"""What a seat may do at any time: concede, and give standing orders (rules G.end.5)."""

from collections.abc import Sequence

from aedilis.glory.rules.ending import finish
from aedilis.glory.state.choices import (
    CONCEDE,
    ORDER,
    ORDER_WORDS,
    UNCONCEDE,
    WINDOWS,
    a_of,
    b_of,
    c_of,
    code,
    verb_of,
)
from aedilis.glory.state.table import END_CONCESSION, GloryState
from aedilis.kernel.hold import wanted
from aedilis.kernel.prompt import Choose
from aedilis.kernel.rule import rule


@rule("G.b.palisade.1", "G.b.wall.1")
def gift_order(s: GloryState, seat: int) -> str:
    """Whether a protected seat wants to be asked what it gives all the same: "ask" or, at first,
    "never".

    There is no speaking up unasked here: a demand is over as soon as those who must give have
    given.
    """
    return "ask" if wanted(s, seat, "gift", waits=False) else "never"


@rule("G.end.5")
def aside(s: GloryState, seat: int) -> Choose | None:
    """Back another seat's victory or take that back, where the edition knows it; change a standing
    order.
    """
    if s.over or not 0 <= seat < s.seats:
        return None
    options: list[int] = []
    if s.rules.concession:
        backs = s.camps[seat].backs
        options.extend(
            [code(CONCEDE, 0, 0, other) for other in range(s.seats) if other not in (seat, backs)]
        )
        if backs >= 0:
            options.append(UNCONCEDE << 18)
    if s.rules.voluntary_gifts:
        now = gift_order(s, seat)
        options.extend([code(ORDER, 0, i) for i, word in enumerate(ORDER_WORDS) if word != now])
    if not options:
        return None
    prompt = Choose(seat, "glory-ask-aside", "G.end.5", options)
    prompt.optional = True
    return prompt


@rule("G.end.5", "G.score.1")
def answer_aside(s: GloryState, seat: int, move: Sequence[int]) -> None:
    """Carry it out; when all others back one seat it has won, without scoring."""
    choice = move[0]
    verb = verb_of(choice)
    if verb == ORDER:
        s.set_order(seat, WINDOWS[a_of(choice)], ORDER_WORDS[b_of(choice)])
        return
    backed = c_of(choice) if verb == CONCEDE else -1
    s.camps[seat].backs = backed
    if s.log is not None:
        s.note("glory-concedes" if backed >= 0 else "glory-fights-on", seat, {"to": backed})
    if backed >= 0 and all(camp.backs == backed for i, camp in enumerate(s.camps) if i != backed):
        s.ending = END_CONCESSION
        finish(s, [backed])
