"""A game being played: moves made and recorded, undone within limits. `aedilis.kernel.replaying`
plays a record again.

Undo goes back to the seat's last decision, and never across another seat's move, a random outcome,
or something hidden that the seat has learned since. Where the others who have moved since are bots,
their moves can be taken back first, one by one (`undo_course`). Unheard orders of others are no
moves to it: they stay given.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from aedilis.kernel.codec import digest
from aedilis.kernel.dice import Dice, ScriptError, stream
from aedilis.kernel.event import Event, SeenEvent
from aedilis.kernel.frame import frames_to_data
from aedilis.kernel.game import Game, IllegalMove
from aedilis.kernel.identity import renewed
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import FORMAT, End, Header, Line, Record, commit
from aedilis.kernel.unheard import Entry as Entry
from aedilis.kernel.unheard import Unheard, is_quiet, known_of
from aedilis.kernel.unheard import is_order as is_order

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


class Undoable(NamedTuple):
    """A move that can be taken back: whose it was, the state before it, who has learned something
    hidden by it, and whether nobody else has heard of it.
    """

    seat: int
    before: Any
    learned: int
    quiet: bool


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
        self._undo: list[Undoable] = []
        self._unheard = Unheard()
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
        loud = is_order(words) and self._went_on(before, state)
        entry = Entry(Line(n=n, seat=seat, move=words, out=out, loud=loud), events)
        if out or state.learned >> seat & 1:
            self._undo.clear()
        else:
            self._undo.append(Undoable(seat, before, state.learned, is_quiet(entry)))
            self._forget_oldest()
        self.entries.append(entry)
        return events

    def _forget_oldest(self) -> None:
        """Forget what is too long ago to be taken back. Unheard orders count for each seat apart:
        however many others give, a seat can take back as much of its own.
        """
        newest = self._undo[-1]
        alike = [
            at
            for at, one in enumerate(self._undo)
            if one.quiet == newest.quiet and (one.seat == newest.seat or not one.quiet)
        ]
        if len(alike) > MOST_UNDONE:
            first = alike[0]
            del self._undo[first if newest.quiet else 0 : first + 1]

    def _went_on(self, before: Any, after: Any) -> bool:
        """Whether the game stands elsewhere than before, or waits for others."""
        game = self.game
        return (
            bool(after.over)
            or game.awaited(before) != game.awaited(after)
            or frames_to_data(before.stack) != frames_to_data(after.stack)
        )

    def why_no_undo(self, seat: int, past: Container[int] = ()) -> str:
        """The message key of the reason why this seat cannot undo now, also where the moves of the
        seats `past` are taken back first; empty when it can.
        """
        if self.state.over:
            return "kernel-undo-over"
        if self.undo_course(seat, past):
            return ""
        if not any(one.line.seat == seat for one in self.entries):
            return "kernel-undo-nothing"
        left = [one for one in self._undo if not one.quiet or one.seat == seat]
        if any(one.seat != seat and one.seat not in past for one in left):
            return "kernel-undo-other"
        if left:
            # Only those have moved since whose moves go with it: what they brought to light stays.
            return "kernel-undo-revealed"
        known = known_of(self.hidden_from(seat), len(self.entries))
        return "kernel-undo-revealed" if known > 1 else "kernel-undo-nothing"

    def undo_course(self, seat: int, past: Container[int] = ()) -> list[int]:
        """Whose moves are taken back, the last one first, for this seat to take back its own: only
        those of the seats `past`, and nothing by which it has learned anything hidden; none where
        it cannot.
        """
        course: list[int] = []
        for at in range(len(self._undo) - 1, -1, -1):
            one = self._undo[at]
            if one.quiet and one.seat != seat:
                continue
            course.append(one.seat)
            if not self._stands_without(at):
                break
            if one.seat == seat:
                return course
            if one.seat not in past or one.learned >> seat & 1:
                break
        return []

    def _stands_without(self, at: int) -> bool:
        """Whether the game would wait for the same without a move as before it, with the orders
        that others have given since.
        """
        game, before = self.game, self._undo[at].before
        since = [one for one in self._undo[at + 1 :] if one.quiet]
        return not since or game.awaited(before) == game.awaited(self._without(before, since)[0])

    def _without(self, state: Any, since: Sequence[Undoable]) -> tuple[Any, list[Undoable]]:
        """A state in which orders that were given since are given, and each of these moves as it is
        made there.
        """
        made: list[Undoable] = []
        for n, one in enumerate(since):
            # What stood in its own state before the next is what it gave.
            given = since[n + 1].before if n + 1 < len(since) else self.state
            made.append(Undoable(one.seat, state, 0, True))
            state = self._ordered(state, one.seat, given.orders)
        return state, made

    def _ordered(self, state: Any, seat: int, orders: Mapping[str, str]) -> Any:
        """A copy of a state in which a seat's orders are as they are among these."""
        own = f"{seat}:"
        copy = self.game.clone(state)
        copy.orders = {
            **{name: be for name, be in state.orders.items() if not name.startswith(own)},
            **{name: be for name, be in orders.items() if name.startswith(own)},
        }
        copy.asked = None
        return copy

    def settled(self) -> bool:
        """Whether nothing that was done so far can be undone any more."""
        return not self._undo

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. Raises CannotUndo."""
        key = self.why_no_undo(seat)
        if key:
            raise CannotUndo(key)
        at = max(n for n, one in enumerate(self._undo) if one.seat == seat or not one.quiet)
        self.state, given = self._without(self._undo[at].before, self._undo[at + 1 :])
        self._undo[at:] = given
        self.state.dice.log = []
        self.entries.append(Entry(Line(n=len(self.entries), seat=seat, undo=True), []))

    # -- telling -----------------------------------------------------------------------------

    def story(
        self, seat: int, since: int = 0, hidden: Sequence[int] | None = None
    ) -> Iterator[tuple[Line, list[SeenEvent]]]:
        """The history from line `since` on as a seat may know it: its own moves in words, events as
        it saw them.

        -1 is a spectator. Another seat's move is told by its events alone, and outcomes only by
        what they showed. A standing order is nobody else's to know (`Unheard`): its line is left
        out, and so is the one that takes it back; unless others are `hidden`.
        """
        unknown = set(self.hidden_from(seat) if hidden is None else hidden)
        for entry in self.entries[since:]:
            line = entry.line
            if line.n in unknown:
                continue
            own = line.seat == seat and seat >= 0
            seen = Line(n=line.n, seat=line.seat, move=line.move if own else None, undo=line.undo)
            yield seen, [event.seen_by(seat) for event in entry.events]

    def newest_is_quiet(self) -> bool:
        """Whether nobody hears of the newest line but the seat that made it."""
        self._unheard.follow(self.entries)
        lines = self._unheard.lines
        return bool(lines) and lines[-1][0] == len(self.entries) - 1

    def hidden_from(self, seat: int) -> list[int]:
        """The numbers of the lines that a seat (-1: a spectator) does not know of, in order."""
        self._unheard.follow(self.entries)
        return self._unheard.hidden_from(seat)

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


def state_digest(game: Game[Any], state: Any, options: Mapping[str, object]) -> str:
    """A digest of the state without its generator, so that a replay from outcomes gives the
    same, and with those `options` that the record's header says: it may be older than others.
    """
    data = {**game.to_data(state), "options": dict(options)}
    for left_out in ("dice", "learned"):
        data.pop(left_out, None)
    return digest(data)
