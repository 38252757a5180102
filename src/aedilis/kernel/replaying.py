"""Records played again: replayed, followed as far as rules fit them, verified move by move, and
forked.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from aedilis.kernel.dice import ScriptError
from aedilis.kernel.game import BadOption, Game, IllegalMove
from aedilis.kernel.quoting import flow
from aedilis.kernel.record import Line, Record, commit
from aedilis.kernel.table import CannotUndo, Mismatch, Table, state_digest


def replay(
    game: Game[Any], record: Record, moves: int | None = None, *, seed: str | None = None
) -> Table:
    """Play a record again, up to line `moves` (all of it by default), from its outcomes or, with
    `seed`, from the generator, comparing outcomes. Raises Mismatch at the first line that does not
    hold.
    """
    header = record.header
    if header.game != game.name:
        raise Mismatch(0, f"game: {header.game} is not {game.name}")
    try:
        table = Table(
            game,
            header.options,
            header.seats,
            seed,
            header=header,
            dealt=_codes(game, record.lines[0]),
            check=seed is not None,
        )
    except (ScriptError, BadOption) as error:
        raise Mismatch(0, str(error)) from None
    last = len(record.lines) - 1 if moves is None else moves
    for line in record.lines[1 : last + 1]:
        replay_line(table, line)
    return table


class Followed(NamedTuple):
    """How far rules fit a record: the `table` after the last line that they fit (None: not even the
    deal), and what `differs` then, in a line or in how the game ended; None where nothing does.
    """

    table: Table | None
    differs: Mismatch | None

    @property
    def lines(self) -> int:
        """How many lines came out, the deal among them."""
        return len(self.table.entries) if self.table is not None else 0


def follow(game: Game[Any], record: Record, moves: int | None = None) -> Followed:
    """Play a record again from its outcomes as far as the rules fit it, at most up to line `moves`,
    and to its end where that is its last. Of a record that other rules made this is all that these
    can show.
    """
    try:
        table = replay(game, record, 0)
    except Mismatch as error:
        return Followed(None, error)
    last = len(record.lines) - 1 if moves is None else moves
    for line in record.lines[1 : last + 1]:
        try:
            replay_line(table, line)
        except Mismatch as error:
            return Followed(table, error)
    whole = last == len(record.lines) - 1
    return Followed(table, end_differs(table, record) if whole else None)


def end_differs(table: Table, record: Record) -> Mismatch | None:
    """In what a game that has been played again to its last line ended otherwise than its record
    says; None where in nothing, or where that is not over.
    """
    end, last, game, state = record.end, len(record.lines), table.game, table.state
    if end is None:
        return None
    if not state.over:
        return Mismatch(last, "the game is not over")
    found = (game.ending(state), game.winners(state))
    if found != (end.end, end.winners):
        return Mismatch(last, f"it ended by {found[0]}, won by {found[1]}")
    # What a state is made of is another version's own; the moves, and the seed, prove the game.
    same = record.header.rules == game.rules_version
    if same and state_digest(game, state, record.header.options) != end.digest:
        return Mismatch(last, "the last state is another")
    return None


def replay_line(table: Table, line: Line) -> None:
    """Play one more line of a record. Raises Mismatch."""
    try:
        if line.undo:
            table.undo(line.seat)
        else:
            move = table.game.parse(table.state, line.seat, line.move or {})
            _play_recorded(table, line, move)
    except CannotUndo as error:
        raise Mismatch(line.n, "undo is refused", IllegalMove(error.key, "")) from None
    except IllegalMove as refused:
        by = f" ({refused.rule})" if refused.rule else ""
        what = f"move {flow(line.move, 80)} is refused{by}"
        raise Mismatch(line.n, what, refused) from None


def _play_recorded(table: Table, line: Line, move: Sequence[int]) -> None:
    """Make the move of a line with its outcomes. Raises Mismatch that names move and paragraph."""
    prompt = table.game.prompt(table.state, line.seat)
    try:
        table.play(line.seat, move, _codes(table.game, line))
    except Mismatch as error:
        by = f" ({prompt.rule})" if prompt is not None and prompt.rule else ""
        raise Mismatch(line.n, f"move {flow(line.move, 80)}{by}: {error.what}") from None


def _codes(game: Game[Any], line: Line) -> list[int]:
    try:
        return [game.outcome_code(word) for word in line.out]
    except ValueError as error:
        raise Mismatch(line.n, f"out: {error}") from None


def verify(game: Game[Any], record: Record) -> None:
    """Check a record move by move: from its outcomes, and when it is closed from the opened seed as
    well. One of another version holds when these rules fit all of it.

    Raises Mismatch at the first difference.
    """
    table = replay(game, record)
    prove_seed(game, record)
    differs = end_differs(table, record)
    if differs is not None:
        raise differs


def prove_seed(game: Game[Any], record: Record) -> None:
    """Check that the opened seed of a closed record is the one promised, and gives its outcomes.
    Raises Mismatch; there is nothing to check in any other record.
    """
    end = record.end
    if end is None or not record.header.commitment:
        return
    if commit(end.seed) != record.header.commitment:
        raise Mismatch(len(record.lines), "the seed does not fit the commitment")
    replay(game, record, seed=end.seed)


def fork(game: Game[Any], record: Record, moves: int, seed: str) -> Table:
    """A new game from a record's first `moves` lines, with new chance from `seed` afterwards.

    Its first outcomes are the old ones, which no seed of its own can prove: it has no commitment.
    """
    table = replay(game, record, moves)
    table.go_on(seed)
    return table
