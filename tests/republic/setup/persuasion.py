"""Attempts at persuasion by seat 0."""

from aedilis.republic.state.table import RepublicState
from tests.republic.setup.forum import aligned, asked, initiative, say, table, unaligned
from tests.republic.setup.money import rich
from tests.republic.setup.opening import name


def attempt(
    s: RepublicState, persuader: int, target: int, bribe: int, how: str = "persuade",
    dice: list[int] | None = None,
) -> RepublicState:  # fmt: skip
    """The persuader's faction begins its initiative and announces an attempt."""
    seat = s.senator(persuader).faction
    initiative(s, seat)
    words: dict[str, object] = {
        "do": how, "senator": name(s, persuader), "target": name(s, target), "bribe": bribe,
    }  # fmt: skip
    say(s, seat, words, dice)
    return s


def nobody_counters(s: RepublicState, last: list[int] | None = None) -> None:
    """All others lay nothing against it; these dice follow the last."""
    while asked(s)[1] == "republic-ask-counter":
        seat = asked(s)[0]
        final = (seat + 1) % s.seats == GAME_SEAT
        say(s, seat, {"counter": 0}, last if final else None)


GAME_SEAT = 0
"""The seat that persuades in these tests."""


def two(bribed: int = 0) -> tuple[RepublicState, int, int]:
    """A table with an orator of seat 0 and an unaligned Claudius; the former has talents."""
    s = table()
    persuader = aligned(s, "fabius", 0)
    one = s.senator(persuader)
    one.influence = 5  # with oratory 2: 7
    target = unaligned(s, "claudius")
    rich(s, persuader, bribed)
    return s, persuader, target
