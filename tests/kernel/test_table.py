"""Tables: recording, replay, verification, undo and its limits, fork, and what seats are told."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.kernel.codec import BadFile
from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.identity import other_rules
from aedilis.kernel.prompt import walk
from aedilis.kernel.record import Line, Record, commit, parse, read
from aedilis.kernel.replaying import fork, replay, verify
from aedilis.kernel.table import MOST_UNDONE, CannotUndo, Mismatch, Table, state_digest
from tests.kernel.toy import FOR, GAMES, ROAD, VETO, Toy

NAMES = ["Livia", "Marcus", "Gaius"]


def new_table(seed: str = "table") -> Table:
    return Table(Toy(), {}, NAMES, seed)


def play_on(table: Table, moves: int, seed: str = "moves") -> None:
    """Random moves, optional prompts included."""
    dice = stream(seed, "moves")
    for _ in range(moves):
        if table.state.over:
            return
        prompts = table.game.asked(table.state)
        prompt = prompts[dice.below(len(prompts))]
        table.play(prompt.seat, walk(prompt, dice))


def finished(seed: str = "table") -> Table:
    table = new_table(seed)
    play_on(table, 10_000)
    assert table.state.over
    return table


def test_a_finished_game_verifies_from_its_file(tmp_path: Path) -> None:
    table = finished()
    path = tmp_path / "game.jsonl"
    table.record.write(path)
    record = read(path)
    verify(table.game, record)
    assert record.end is not None
    assert record.end.seed == "table"
    assert record.header.commitment == commit("table")
    assert list(tmp_path.iterdir()) == [path]


def digest_of(table: Table) -> str:
    return state_digest(table.game, table.state, table.header.options)


def test_a_replay_from_outcomes_gives_every_state_again() -> None:
    table = finished()
    record = table.record
    for n in range(0, len(record.lines), 3):
        again = replay(table.game, record, n)
        twin = replay(table.game, record, n, seed="table")
        assert digest_of(again) == digest_of(twin)
    assert record.end is not None
    assert digest_of(replay(table.game, record)) == record.end.digest


def test_the_seed_stays_closed_until_the_end() -> None:
    table = new_table("a secret seed")
    play_on(table, 5)
    assert table.record.end is None
    assert b"a secret seed" not in b"".join(table.record.encoded())


@pytest.mark.parametrize("at", [1, 4, 9])
def test_a_bent_outcome_is_found(at: int) -> None:
    record = finished().record
    rolls = [line for line in record.lines[1:] if line.out]
    line = rolls[at % len(rolls)]
    line.out = [int(line.out[0]) % 6 + 1]
    with pytest.raises(Mismatch):
        verify(Toy(), record)


def test_a_bent_seed_winner_or_digest_is_found() -> None:
    for field, value in (("seed", "other"), ("winners", [0, 1]), ("digest", "0"), ("end", "x")):
        record = finished().record
        assert record.end is not None
        setattr(record.end, field, value)
        with pytest.raises(Mismatch) as found:
            verify(Toy(), record)
        assert found.value.n == len(record.lines)


def test_a_record_of_another_version_holds_where_these_rules_fit_it() -> None:
    record = finished().record
    assert other_rules(Toy(), record.header) == ""
    record.header.rules = "0"
    assert other_rules(Toy(), record.header) == "recorded under rules 0, these are rules 1"
    verify(Toy(), record)
    assert record.end is not None
    # What its states were made of is its own; its seed, its winners and its end are not.
    for bent in (
        msgspec.structs.replace(record.end, seed="another"),
        msgspec.structs.replace(record.end, winners=[]),
        msgspec.structs.replace(record.end, end="otherwise"),
    ):
        with pytest.raises(Mismatch):
            verify(Toy(), Record(record.header, record.lines, bent))
    verify(
        Toy(), Record(record.header, record.lines, msgspec.structs.replace(record.end, digest=""))
    )
    record.header.rules, record.header.data = "1", "other"
    assert other_rules(Toy(), record.header) == "recorded with facts other, these are "
    verify(Toy(), record)
    record.header.options = {"wet": True}
    assert other_rules(Toy(), record.header) == ""


def test_what_goes_on_goes_on_under_the_rules_of_now() -> None:
    record = finished().record
    record.header.rules, record.header.data = "0", "other"
    table = fork(Toy(), record, 3, "fork")
    assert (table.header.rules, table.header.data) == ("1", "")


def test_a_bent_outcome_is_told_with_its_move_and_paragraph() -> None:
    record = finished().record
    line = next(line for line in record.lines[1:] if line.out)
    line.out = [*line.out, 1]
    with pytest.raises(Mismatch, match=rf"line {line.n}: move .* \(T\.\d\): "):
        verify(Toy(), record)


def test_an_illegal_line_is_named_with_its_rule() -> None:
    record = finished().record
    record.lines[2] = Line(n=2, seat=record.lines[2].seat, move={"veto": True})
    with pytest.raises(Mismatch, match=r"line 2: .*T\.2"):
        verify(Toy(), record)


def test_undo_takes_back_a_seats_own_last_decision() -> None:
    table = new_table()
    seat = table.state.president
    before = digest_of(table)
    table.play(seat, [ROAD, 2, 0])
    table.undo(seat)
    assert digest_of(table) == before
    assert table.record.lines[-1].undo
    table.play(seat, [GAMES, 0])
    verify(table.game, table.record)


def test_undo_never_crosses_another_seats_move() -> None:
    table = new_table()
    seat = table.state.president
    table.play(seat, [GAMES, 0])
    other = (seat + 1) % 3
    with pytest.raises(CannotUndo) as refused:
        table.undo(other)
    # Who has not moved at all has nothing that others could have moved since.
    assert refused.value.key == "kernel-undo-nothing"
    table.play(seat, [FOR])
    table.play(other, [FOR])
    with pytest.raises(CannotUndo) as refused:
        table.undo(seat)
    assert refused.value.key == "kernel-undo-other"
    table.undo(other)


def test_undo_goes_past_those_whose_moves_may_be_taken_back_first() -> None:
    table = new_table()
    seat = table.state.president
    table.play(seat, [GAMES, 0])
    other = (seat + 1) % 3
    before = digest_of(table)
    table.play(seat, [FOR])
    table.play(other, [FOR])
    assert table.undo_course(seat) == []
    assert table.why_no_undo(seat) == "kernel-undo-other"
    assert table.undo_course(seat, {other}) == [other, seat]
    assert table.why_no_undo(seat, {other}) == ""
    assert table.undo_course(other, {seat}) == [other]
    third = (seat + 2) % 3
    assert table.undo_course(third, {seat, other}) == []
    for one in (other, seat):
        table.undo(one)
    assert digest_of(table) == before
    assert [line.seat for line in table.record.lines if line.undo] == [other, seat]
    # Then what was done before can be taken back as well.
    assert table.undo_course(seat) == [seat]
    for voter in (seat, other):
        table.play(voter, [FOR])
    verify(table.game, table.record)
    assert digest_of(replay(table.game, table.record)) == digest_of(table)


def test_undo_goes_past_nothing_by_which_the_seat_has_learned_anything() -> None:
    table = new_table()
    seat = table.state.president
    table.play(seat, [GAMES, 0])
    table.play(seat, [FOR])
    other = (seat + 1) % 3
    table.play(other, [FOR])
    last = table._undo[-1]
    table._undo[-1] = last._replace(learned=1 << seat)
    assert table.undo_course(seat, {other}) == []
    table._undo[-1] = last._replace(learned=1 << other)
    assert table.undo_course(seat, {other}) == [other, seat]


def test_so_many_moves_are_kept_to_be_taken_back() -> None:
    table = new_table()
    seat = table.state.president
    for n in range(MOST_UNDONE + 5):
        be = ("ask", "open")[n % 2]
        table.play(seat, table.game.parse(table.state, seat, {"order": "veto", "be": be}))
    for _ in range(MOST_UNDONE):
        table.undo(seat)
    assert not table.undo_course(seat)
    assert table.settled()


def test_undo_never_crosses_dice() -> None:
    table = new_table()
    seat = table.state.president
    table.play(seat, [GAMES, 0])
    for _ in range(3):
        last = table.game.awaited(table.state)[0]
        table.play(last, [FOR])
    assert table.record.lines[-1].out
    with pytest.raises(CannotUndo) as refused:
        table.undo(last)
    assert refused.value.key == "kernel-undo-revealed"


def test_dice_are_the_reason_also_where_a_bot_has_moved_after_them() -> None:
    table = new_table()
    seat = table.state.president
    table.play(seat, [GAMES, 0])
    for _ in range(3):
        table.play(table.game.awaited(table.state)[0], [FOR])
    assert table.record.lines[-1].out
    bot = table.game.awaited(table.state)[0]
    assert bot != seat
    table.play(bot, [GAMES, 0])
    assert table.why_no_undo(seat) == "kernel-undo-other"
    assert table.why_no_undo(seat, {bot}) == "kernel-undo-revealed"


def test_undo_never_crosses_what_the_seat_has_learned() -> None:
    table = new_table()
    seat = table.state.president
    other = (seat + 1) % 3
    table.play(other, table.game.parse(table.state, other, {"order": "veto", "be": "ask"}))
    table.play(seat, [GAMES, 0])
    for _ in range(3):
        table.play(table.game.awaited(table.state)[0], [FOR])
    table.play(other, [VETO])
    with pytest.raises(CannotUndo):
        table.undo(other)


def test_nothing_to_undo_and_nothing_after_the_end() -> None:
    with pytest.raises(CannotUndo) as refused:
        new_table().undo(0)
    assert refused.value.key == "kernel-undo-nothing"
    with pytest.raises(CannotUndo) as refused:
        finished().undo(0)
    assert refused.value.key == "kernel-undo-over"


def test_a_refused_move_leaves_table_and_record_alone() -> None:
    table = new_table()
    before = list(table.record.encoded())
    with pytest.raises(IllegalMove):
        table.play((table.state.president + 1) % 3, [FOR])
    assert list(table.record.encoded()) == before


def test_a_fork_has_the_same_past_and_its_own_chance() -> None:
    table = finished()
    half = len(table.entries) // 2
    other = fork(table.game, table.record, half, "another seed")
    assert other.record.lines == table.record.lines[: half + 1]
    play_on(other, 10_000, "other moves")
    assert other.state.over
    record = other.record
    assert record.header.commitment == ""
    verify(other.game, record)
    assert fork(other.game, record, half, "x").record.lines == record.lines[: half + 1]


def test_each_seat_is_told_its_own_moves_and_the_events_it_may_see() -> None:
    table = new_table()
    seat = table.state.president
    other = (seat + 1) % 3
    table.state.set_order(other, "veto", "ask")
    table.play(seat, [GAMES, 0])
    for _ in range(3):
        table.play(table.game.awaited(table.state)[0], [FOR])
    table.play(other, [VETO])
    for viewer in (-1, 0, 1, 2):
        line, events = list(table.story(viewer))[-1]
        assert (line.move is not None) == (viewer == other)
        assert line.out == []
        vetoes = [event for event in events if event.key.startswith("toy-vetoed")]
        assert [("left" in event.params) for event in vetoes] == [viewer == other]


def refusal(raw: bytes) -> str:
    """What reading and verifying these bytes says against them; empty if nothing."""
    try:
        verify(Toy(), parse(raw, "x.jsonl"))
    except (BadFile, Mismatch) as error:
        return str(error)
    return ""


@given(st.binary(max_size=200))
def test_any_bytes_get_one_clear_line(raw: bytes) -> None:
    message = refusal(raw)
    assert message.startswith("x.jsonl")
    assert "\n" not in message


@given(st.integers(0, 400), st.binary(max_size=6), st.integers(0, 30))
def test_a_damaged_record_never_crashes(at: int, patch: bytes, cut: int) -> None:
    raw = b"".join(DAMAGED)
    at %= len(raw)
    assert "\n" not in refusal(raw[:at] + patch + raw[at + cut :])


DAMAGED = list(finished("damaged").record.encoded())


def test_reading_names_file_line_and_field(tmp_path: Path) -> None:
    lines = list(finished().record.encoded())
    for n, bad, names in (
        (0, b'{"aedilis":1}\n', "game"),
        (0, lines[0].replace(b'"aedilis":1', b'"aedilis":9'), "format 9"),
        (2, b'{"n":1,"seat":7,"move":{}}\n', "seat"),
        (2, b'{"n":5,"seat":0,"move":{}}\n', "n: 5"),
        (2, b'{"n":1,"seat":0}\n', "move"),
        (2, b"not json\n", "JSON"),
    ):
        path = tmp_path / "bad.jsonl"
        path.write_bytes(b"".join([*lines[:n], bad, *lines[n + 1 :]]))
        with pytest.raises(BadFile, match=names) as found:
            read(path)
        assert f"bad.jsonl:{n + 1}" in str(found.value)
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path / "absent")
    with pytest.raises(BadFile, match="empty"):
        parse(b"", "x")


def test_a_cut_record_has_no_end() -> None:
    record = finished().record.cut(2)
    assert isinstance(record, Record)
    assert record.end is None
    assert len(record.lines) == 3
