"""A game being played: moves made and recorded, undone within limits. `aedilis.kernel.replaying`
plays a record again.

Undo goes back to the seat's last decision, and never across another seat's move, a random outcome,
or something hidden that the seat has learned since. Where the others who have moved since are bots,
their moves can be taken back first, one by one (`undo_course`).
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from aedilis.kernel.codec import digest
from aedilis.kernel.dice import Dice, ScriptError, stream
from aedilis.kernel.event import Event, SeenEvent
from aedilis.kernel.game import Game, IllegalMove, Words
from aedilis.kernel.identity import renewed
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import FORMAT, End, Header, Line, Record, commit

MOST_TOLD: Final = 160
"""So much is told of what differs in a record."""


MOST_UNDONE: Final = 40
"""So many moves without chance between them can be taken back at most."""


class Mismatch(Exception):
    """A record that does not hold: the line number, what differs, and the refusal if a move, or
    taking one back, was refused. The refusal is no part of the text: each reader is told it in
    another language.
    """

    def __init__(self, n: int, what: str, refused: IllegalMove | None = None) -> None:
        self.n = n
        # It may quote the record, which may be anybody's.
        self.what = cut(what, MOST_TOLD)
        self.refused = refused
        super().__init__(f"line {n}: {self.what}")


class CannotUndo(Exception):
    """Undo refused; `key` is the message key of the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Entry:
    """One line of the table's history with the events it caused."""

    __slots__ = ("events", "line")

    def __init__(self, line: Line, events: list[Event]) -> None:
        self.line = line
        self.events = events


class Kept:
    """What was kept of a table: its state after the last of its `entries`, at a moment from which
    nothing can be undone.
    """

    __slots__ = ("entries", "state")

    def __init__(self, state: Any, entries: list[Entry]) -> None:
        self.state = state
        self.entries = entries


class Table:
    """One game at a table: the game, its present state, its record and history.

    With a seed chance is made by the generator; without one (`seed=None`) it is read from the
    record.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object],
        seats: Sequence[str],
        seed: str | None,
        *,
        header: Header | None = None,
        dealt: list[int] | None = None,
        check: bool = False,
        kept: Kept | None = None,
    ) -> None:
        """Set up a game. `header` and `dealt` (the deal's outcomes) come from a record being
        replayed. With `check` the generator is used and compared with `dealt`. With `kept`, and the
        header, a table goes on where it was left. Raises BadOption, ScriptError, Mismatch.
        """
        self.game = game
        self.seed = seed
        # Who moved, the state before it, and who has learned something hidden by it.
        self._undo: list[tuple[int, Any, int]] = []
        if kept is not None and header is not None:
            self.header: Header = header
            self.state: Any = kept.state
            self.entries: list[Entry] = kept.entries
            return
        complete = game.options(options, len(seats))
        dice = stream(seed, "game") if seed is not None else Dice(0, 0, 0, 0)
        dice.log = []
        if seed is None:
            dice.script = list(dealt or [])
        if header is not None:
            # A record of earlier may lack an option that there is now.
            self.header = msgspec.structs.replace(header, options=complete)
        else:
            self.header = self._first_line(complete, seats)
        events: list[Event] = []
        self.state = game.new(complete, len(seats), dice, events)
        out = self._outcomes()
        self._finish_script(0)
        if check and dealt is not None and dealt != self._codes(out):
            raise Mismatch(0, f"the seed deals {out}")
        self.entries = [Entry(Line(n=0, out=out), events)]

    def _first_line(self, options: dict[str, object], seats: Sequence[str]) -> Header:
        return Header(
            aedilis=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            data=self.game.identity(options, len(seats)),
            options=options,
            seats=list(seats),
            commitment=commit(self.seed) if self.seed is not None else "",
        )

    # -- outcomes ----------------------------------------------------------------------------

    def _outcomes(self) -> list[str | int]:
        """The outcomes logged since last asked, in words."""
        log = self.state.dice.log or []
        self.state.dice.log = []
        return [self.game.outcome_word(code) for code in log]

    def _codes(self, out: Sequence[object]) -> list[int]:
        return [self.game.outcome_code(word) for word in out]

    def _finish_script(self, n: int) -> None:
        if self.state.dice.script:
            raise Mismatch(n, "outcomes are left over")

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, move: Sequence[int], script: list[int] | None = None) -> list[Event]:
        """Make a move; gives what happened. Raises IllegalMove or Mismatch (the table untouched).

        `script` are the outcomes to use when the table has no seed, or to compare with when it has.
        """
        state = self.state
        words = self.game.words(state, seat, move)
        before = self.game.clone(state)
        state.learned = 0
        state.log = []
        state.dice.log = []
        if self.seed is None:
            state.dice.script = list(script or [])
        n = len(self.entries)
        try:
            self.game.apply(state, seat, move)
            self._finish_script(n)
        except ScriptError as error:
            self.state = before
            raise Mismatch(n, str(error)) from None
        except (IllegalMove, Mismatch):
            self.state = before
            raise
        events: list[Event] = state.log
        state.log = None
        out = self._outcomes()
        if self.seed is not None and script is not None and self._codes(out) != script:
            self.state = before
            raise Mismatch(n, f"the seed gives {out}")
        if out or state.learned >> seat & 1:
            self._undo.clear()
        else:
            self._undo.append((seat, before, state.learned))
            del self._undo[:-MOST_UNDONE]
        self.entries.append(Entry(Line(n=n, seat=seat, move=words, out=out), events))
        return events

    def why_no_undo(self, seat: int, past: Container[int] = ()) -> str:
        """The message key of the reason why this seat cannot undo now, also where the moves of the
        seats `past` are taken back first; empty when it can.
        """
        if self.state.over:
            return "kernel-undo-over"
        if not self._undo:
            return "kernel-undo-revealed" if len(self.entries) > 1 else "kernel-undo-nothing"
        return "" if self.undo_course(seat, past) else "kernel-undo-other"

    def undo_course(self, seat: int, past: Container[int] = ()) -> list[int]:
        """Whose moves are taken back, the last one first, for this seat to take back its own: only
        those of the seats `past`, and nothing by which it has learned anything hidden; none where
        it cannot.
        """
        course: list[int] = []
        for mover, _, learned in self._undo[::-1]:
            course.append(mover)
            if mover == seat:
                return course
            if mover not in past or learned >> seat & 1:
                break
        return []

    def settled(self) -> bool:
        """Whether nothing that was done so far can be undone any more."""
        return not self._undo

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. Raises CannotUndo."""
        key = self.why_no_undo(seat)
        if key:
            raise CannotUndo(key)
        self.state = self._undo.pop()[1]
        self.state.dice.log = []
        self.entries.append(Entry(Line(n=len(self.entries), seat=seat, undo=True), []))

    # -- telling -----------------------------------------------------------------------------

    def story(self, seat: int, since: int = 0) -> Iterator[tuple[Line, list[SeenEvent]]]:
        """The history from line `since` on as a seat may know it: its own moves in words, events as
        it saw them.

        -1 is a spectator. Another seat's move is told by its events alone, and outcomes only by
        what they showed. A standing order is nobody else's to know: not even whose it was is told,
        nor whether one was given or taken back.
        """
        for entry in self.entries[since:]:
            line = entry.line
            own = line.seat == seat and seat >= 0
            secret = not own and is_secret(self.entries, line.n)
            seen = Line(
                n=line.n,
                seat=-1 if secret else line.seat,
                move=line.move if own else None,
                undo=line.undo and not secret,
            )
            yield seen, [event.seen_by(seat) for event in entry.events]

    @property
    def record(self) -> Record:
        """The game so far as a record; the seed is opened once the game is over."""
        end = None
        if self.state.over and self.seed is not None:
            end = End(
                end=self.game.ending(self.state),
                winners=self.game.winners(self.state),
                digest=state_digest(self.game, self.state, self.header.options),
                seed=self.seed if self.header.commitment else "",
            )
        return Record(self.header, [entry.line for entry in self.entries], end)

    def go_on(self, seed: str) -> None:
        """Let a table replayed from a record play on, by the rules of now and with new chance from
        `seed`.
        """
        self.seed = seed
        self._undo.clear()
        self.header = msgspec.structs.replace(renewed(self.game, self.header), commitment="")
        dice = self.state.dice
        dice.a, dice.b, dice.c, dice.d = stream(seed, "fork").to_data()
        dice.script = None


def is_secret(entries: Sequence[Entry], n: int) -> bool:
    """Whether line `n` gives a standing order, or takes one back."""
    back = 0
    for at in range(n, -1, -1):
        line = entries[at].line
        if line.undo:
            back += 1
        elif back <= 1:
            return is_order(line.move)
        else:
            back -= 1
    return False


def is_order(move: Words | None) -> bool:
    """Whether a move in words is a standing order, in any game."""
    return move is not None and ("order" in move or move.get("do") == "order")


def state_digest(game: Game[Any], state: Any, options: Mapping[str, object]) -> str:
    """A digest of the state without its generator, so that a replay from outcomes gives the
    same, and with those `options` that the record's header says: it may be older than others.
    """
    data = {**game.to_data(state), "options": dict(options)}
    for left_out in ("dice", "learned"):
        data.pop(left_out, None)
    return digest(data)
