"""Recorded games for every way in which a governor's revolt can end (advanced rule 2.03).

They are kept beside those for the endings of games, in `tests/games/rebels`, and are no part of
what a version of the rules is known by. `python -m tests.republic.setup.rebel_games` looks for them
anew.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.table import Table
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.camps import province_of_rebel, the_rising
from aedilis.republic.rules.wars import stays_at_home
from aedilis.republic.state.choices import YES, verb
from aedilis.republic.state.rising import IN_ITALY
from aedilis.republic.state.table import RepublicState
from tools.republic_games import GAME, MOST_MOVES, NAMES, wish

FOLDER: Final = Path(__file__).resolve().parents[2] / "games" / "rebels"
OPTIONS: Final = {"provincial-wars": True, "rebel-governors": True}
SEARCH: Final = 3000
"""How many seeds are tried."""

COMMON: Final = (
    verb("rebel"), verb("join"), verb("propose_deploy"), verb("propose_governors"), verb("yes"),
    YES, verb("stop", "how"), verb("games"), verb("call_rest"), verb("lay_down"),
)  # fmt: skip
STAY: Final = (verb("hold_province"), *COMMON)
MARCH: Final = (verb("march"), *COMMON)


class Seen(NamedTuple):
    """One move of a game: how a governor's revolt stood before it, and what it told."""

    stayed: bool
    landed: bool
    events: frozenset[str]
    state: RepublicState

    def over(self) -> bool:
        """Whether it has ended the revolt and not the game."""
        return self.state.rebel == NONE and not self.state.over


def _ends(ending: str, stays: bool) -> Callable[[Seen], bool]:
    def holds(seen: Seen) -> bool:
        s = seen.state
        governor = s.rebel != NONE and province_of_rebel(s, s.rebel) != NONE
        return GAME.ending(s) == ending and governor and stays_at_home(s) == stays

    return holds


WAYS: Final[dict[str, Callable[[Seen], bool]]] = {
    "wins_in_italy": _ends("rebel_battle", False),
    "wins_by_bankruptcy": _ends("rebel_bankruptcy", True),
    "wins_by_the_people": _ends("rebel_revolt", True),
    "fails_rome": lambda seen: GAME.ending(seen.state) == "lost_rebel" and seen.landed,
    "beaten_at_home": lambda seen: (
        seen.over() and seen.stayed and "republic-province-taken" in seen.events
    ),
    "beaten_in_italy": lambda seen: (
        seen.over() and seen.landed and "republic-revolt-put-down" in seen.events
    ),
    "dies": lambda seen: (
        seen.over() and (seen.stayed or seen.landed) and "republic-chit" in seen.events
        and "republic-revolt-put-down" not in seen.events
        and "republic-province-taken" not in seen.events
    ),
    "secondary_beaten": lambda seen: (
        seen.state.rebel != NONE and "republic-province-taken" in seen.events
    ),
    "turned_back": lambda seen: "republic-rebels-turned-back" in seen.events,
}  # fmt: skip
"""What has to happen in the game that is kept for each way."""


def played(number: int, record: bool) -> tuple[Table, set[str]]:
    """A game by its number, and the ways in which revolts have ended in it."""
    options = {"scenario": ("middle", "late")[number % 2], **OPTIONS}
    table = Table(GAME, options, NAMES[:4], str(number))
    dice = stream(str(number), "rebels")
    wishes = (STAY, MARCH)[number // 2 % 2]
    found: set[str] = set()
    for _ in range(MOST_MOVES):
        s = table.state
        if s.over:
            break
        governor = s.rebel != NONE and province_of_rebel(s, s.rebel) != NONE
        stayed = governor and stays_at_home(s)
        landed = governor and the_rising(s).camp[province_of_rebel(s, s.rebel)] == IN_ITALY
        prompt = GAME.asked(s)[0]
        move = wish(prompt, dice, wishes)
        events: list[Event]
        if record:
            events = table.play(prompt.seat, move)
        else:
            events = s.log = []
            GAME.apply(s, prompt.seat, move)
            s.log = None
        seen = Seen(stayed, landed, frozenset(event.key for event in events), table.state)
        found |= {way for way, holds in WAYS.items() if holds(seen)}
    return table, found


def main() -> int:
    """Look for a game for each way, and keep it."""
    FOLDER.mkdir(exist_ok=True)
    missing = set(WAYS)
    for number in range(SEARCH):
        for way in sorted(played(number, False)[1] & missing):
            table = played(number, True)[0]
            (FOLDER / f"{way}.jsonl").write_bytes(b"".join(table.record.encoded()))
            missing.discard(way)
            print(number, way, flush=True)
        if not missing:
            return 0
    print("not found:", ", ".join(sorted(missing)))
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
