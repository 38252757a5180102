"""What the dice have shown this turn: throws and battles, out of what has happened.

The table keeps no dice once they have been read, so the picture is given the events of the turn as
its reader has seen them.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.marking import plain
from aedilis.kernel.table import Entry
from aedilis.kernel.text import capital
from aedilis.republic.presentation.board.marked import MarkedRepublicText, sentence
from aedilis.republic.presentation.board.parts import Named, Sentence
from aedilis.republic.presentation.board.refs import person_ref, war_ref
from aedilis.republic.presentation.board.stage_parts import Battle, Decision, Die, Sum, Throw
from aedilis.republic.rules.resolution import RESULTS
from aedilis.republic.view import RepublicView

TURN: Final = "republic-turn"
"""The event that opens a turn."""
TRIALS: Final = ("republic-trial-", "republic-special-trial")
"""How the keys of events begin that open a trial."""
MOST: Final = 6
"""So many of the last throws are shown."""

BATTLES: Final = ("republic-battle-", "republic-civil-war-")
OUTCOMES: Final = {f"{front}{word}": word for front in BATTLES for word in RESULTS}
LOSSES: Final = ("republic-battle-losses", "republic-civil-war-losses")
AFTER: Final = frozenset(
    {
        "republic-captured", "republic-veterans", "republic-fleet-beaten", "republic-war-won",
        "republic-dies", "republic-revolt-put-down", "republic-revolt-collapses",
    }
)  # fmt: skip
"""What may come of a battle, and is told beneath it."""

THROWS: Final = {
    "republic-initiative": ("initiative", 2, ""),
    "republic-event": ("event", 3, ""),
    "republic-persuaded": ("persuasion", 2, "good"),
    "republic-persuasion-fails": ("persuasion", 2, "bad"),
    "republic-knight": ("knight", 1, "good"),
    "republic-no-knight": ("knight", 1, "bad"),
    "republic-speech": ("speech", 3, ""),
    "republic-speech-nobody": ("speech", 3, ""),
    "republic-mob": ("event", 1, "bad"),
    "republic-disaster": ("event", 1, "bad"),
    "republic-storm": ("event", 0, "bad"),
    "republic-exposed": ("persuasion", 0, "bad"),
    "republic-catiline": ("event", 1, "bad"),
    "republic-tax-farmers": ("event", 1, ""),
    "republic-curia-die": ("curia", 1, ""),
    "republic-battle-rating": ("rating", 0, ""),
}
"""The events that tell of dice: what for, how many, and whether it went well."""

SUMS: Final = ("popularity", "before", "omens", "drm", "talents")
"""Parameters that are added to the dice, with what they are called."""


def this_turn(entries: Sequence[Entry], seat: int) -> list[SeenEvent]:
    """The events of the present turn as a seat has seen them, out of the lines of a table's
    history. What dice have brought is never undone, so no line of the turn is left out.
    """
    found: list[list[SeenEvent]] = []
    for entry in reversed(entries):
        found.append([event.seen_by(seat) for event in entry.events])
        if any(event.key == TURN for event in entry.events):
            break
    return [event for events in reversed(found) for event in events]


class Thrown:
    """Reads the events of a turn once."""

    def __init__(
        self, text: MarkedRepublicText, view: RepublicView, recent: Sequence[SeenEvent]
    ) -> None:
        self.text = text
        self.view = view
        starts = [n for n, event in enumerate(recent) if event.key == TURN]
        self.recent = list(recent[starts[-1] :]) if starts else list(recent)

    def words(self, event: SeenEvent) -> Sentence:
        """The sentence of an event."""
        return sentence(self.text.event(event, self.view.table))

    # -- throws ------------------------------------------------------------------------------------

    def throws(self) -> list[Throw]:
        """The last throws, the latest first."""
        told = [event for event in self.recent if event.key in THROWS]
        return [self._throw(event) for event in told[: -MOST - 1 : -1]]

    def _throw(self, event: SeenEvent) -> Throw:
        kind, count, went = THROWS[event.key]
        params = event.params
        value = _number(params, "roll" if "roll" in params else "dice")
        if kind == "speech":
            change = _number(params, "change")
            went = "good" if change < 0 else "bad" if change > 0 else ""
        return Throw(
            kind=kind,
            words=self.words(event),
            dice=[Die("plain", count, value)],
            sums=[
                Sum(name, _signed(kind, name, _number(params, name)))
                for name in SUMS
                if _number(params, name) and not (name == "talents" and kind != "knight")
            ],
            total=_number(params, "total") if "total" in params else None,
            went=went,
        )

    # -- battles -----------------------------------------------------------------------------------

    def battles(self) -> list[Battle]:
        """The battles of the turn, the latest first."""
        found: list[Battle] = []
        for event in self.recent:
            if event.key in OUTCOMES:
                found.append(self._battle(event))
            elif found and event.key in LOSSES:
                found[-1].legions += _number(event.params, "legions")
                found[-1].veterans += _number(event.params, "veterans")
                found[-1].fleets += _number(event.params, "fleets")
            elif found and event.key in AFTER:
                found[-1].after.append(self.words(event))
        return found[::-1]

    def _battle(self, event: SeenEvent) -> Battle:
        params = event.params
        general = _number(params, "general")
        if "war" in params:
            war = _number(params, "war")
            enemy = Named(war_ref(war), capital(plain(self.text.war(war))))
        else:
            rebel = _number(params, "other")
            enemy = Named(person_ref(rebel), capital(plain(self.text.person(rebel))))
        return Battle(
            result=OUTCOMES[event.key],
            naval=bool(_number(params, "naval")),
            commander=Named(person_ref(general), capital(plain(self.text.person(general)))),
            enemy=enemy,
            roman=_number(params, "roman"),
            against=_number(params, "enemy"),
            dice=[
                Die("black", 1, _number(params, "black")),
                Die("white", 2, _number(params, "white")),
            ],
            roll=_number(params, "roll"),
            omens=_number(params, "omens"),
            total=_number(params, "total"),
            legions=0,
            veterans=0,
            fleets=0,
            after=[],
        )

    # -- the Senate --------------------------------------------------------------------------------

    def decisions(self) -> list[Decision]:
        """What this sitting has voted on, the latest first."""
        found: list[Decision] = []
        open_: Sentence = []
        for event in self.recent:
            if event.key == "republic-proposed" or event.key.startswith(TRIALS):
                open_ = self.words(event)
            elif event.key == "republic-voted" and open_:
                passed = bool(_number(event.params, "passed"))
                yes, no = _number(event.params, "yes"), _number(event.params, "no")
                found.append(Decision(open_, yes, no, "passed" if passed else "rejected"))
                open_ = []
            elif event.key in ("republic-vetoed", "republic-void") and open_:
                found.append(Decision(open_, 0, 0, event.key.removeprefix("republic-")))
                open_ = []
        return found[::-1]


def _number(params: dict[str, object], name: str) -> int:
    value = params.get(name, 0)
    return value if isinstance(value, int) else 0


def _signed(kind: str, name: str, value: int) -> int:
    """A number as it is added: unrest and evil omens are taken away from a sum, but for persuasion,
    where omens raise what should be low.
    """
    lowers = name == "before" or (name == "omens" and kind != "persuasion")
    return -value if lowers else value
