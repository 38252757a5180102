"""The table for programs: numbers where the page has texts.

A prompt is walked as in the engine: `choices` are the small numbers that may come next, and a move
is whole when nothing has to follow. What a number means is told by the words of the game's records,
on demand. All of it is made from the view, the prompts and the words of one seat.
"""

from typing import Any

import msgspec

from aedilis.kernel.game import Game
from aedilis.kernel.prompt import Amount, Choose, Form, Pick, Prompt, Text
from aedilis.server.errors import Refused
from aedilis.server.live.recorded import why
from aedilis.server.live.table_parts import story
from aedilis.server.live.watcher import Watcher
from aedilis.server.wire.parts import Differs


class PromptCodes(msgspec.Struct, omit_defaults=True):
    """What your seat is asked. `key` names the question, `rule` the paragraph it comes from.

    `choices` are the numbers a move can begin with; `whole` says that each of them is a whole move.
    `words`, on demand, are what the choices mean, in the words of records. The game does not wait
    for an `optional` question.
    """

    key: str
    rule: str
    choices: list[int]
    whole: bool
    optional: bool = False
    words: list[Any] | None = None


class State(msgspec.Struct, tag="state", tag_field="type", omit_defaults=True):
    """The table after line `seq - 1`, as your seat (`viewer`; -1: a spectator) may know it.

    `awaited` are the seats the game waits for; `prompt` is what you are asked, `aside` what you may
    do out of turn. `view` is all that your seat sees, on demand. `shown` is the line looked back
    to. `differs` tells of a finished game that these rules do not fit: `view` is the last that they
    give.
    """

    seq: int
    status: str
    viewer: int
    awaited: list[int]
    prompt: PromptCodes | None = None
    aside: PromptCodes | None = None
    view: dict[str, Any] | None = None
    shown: int | None = None
    differs: Differs | None = None


class Choices(msgspec.Struct, tag="part", tag_field="type", omit_defaults=True):
    """The numbers that may follow `done`; none when it is a `whole` move. A text may also be made
    of characters that are not offered.
    """

    done: list[int]
    choices: list[int]
    whole: bool
    words: list[Any] | None = None
    key: str = ""


class SeenEvent(msgspec.Struct):
    """Something that happened, as you saw it: `key` says what, `seat` whose doing it was (-1:
    nobody's).
    """

    key: str
    seat: int
    params: dict[str, Any]


class SeenLine(msgspec.Struct, omit_defaults=True):
    """A line of the history as you may know it; `move` only when it was your own, and where a
    finished game of other rules has nothing else to tell.
    """

    n: int
    seat: int
    at: float
    events: list[SeenEvent]
    move: dict[str, Any] | None = None
    undo: bool = False


class SeenLines(msgspec.Struct):
    """Lines of the history in order, and how many there are."""

    seq: int
    lines: list[SeenLine]


def state_of(watcher: Watcher, *, view: bool = False, words: bool = False) -> State:
    """The table as the watcher may know it."""
    room = watcher.room
    visible = watcher.visible()
    out = State(watcher.number(visible), room.row.status, watcher.seat, [])
    out.differs = why(room, watcher.language)
    if not room.positions:
        return out
    game = watcher.game
    state = watcher.state()
    out.awaited = game.awaited(state)
    if watcher.shown() == len(room.times) and room.row.status == "over":
        # Its people may have ended it in the middle.
        out.awaited = []
    if view:
        seat = watcher.seat if watcher.look_seat is None else watcher.look_seat
        out.view = game.view(state, seat).to_data()
    if watcher.shown() != visible:
        out.shown = watcher.number(watcher.shown())
    if watcher.present() and watcher.seat >= 0 and room.row.status == "running":
        prompt = game.prompt(state, watcher.seat)
        if prompt is not None:
            out.prompt = _asked(game, state, prompt, words)
        aside = game.aside(state, watcher.seat)
        if aside is not None:
            out.aside = _asked(game, state, aside, words)
    return out


def _asked(game: Game[Any], state: Any, prompt: Prompt, words: bool) -> PromptCodes:
    choices = prompt.choices([])
    return PromptCodes(
        key=prompt.key,
        rule=prompt.rule,
        choices=choices,
        whole=isinstance(prompt, Choose | Amount),
        optional=prompt.optional,
        words=meanings(game, state, prompt, [], choices) if words else None,
    )


def choices_of(watcher: Watcher, done: list[int], aside: bool, words: bool) -> Choices:
    """The numbers that may follow `done`. Raises Refused."""
    table = watcher.room.playing()
    if watcher.seat < 0:
        raise Refused("not-seated", status=403)
    ask = table.game.aside if aside else table.game.prompt
    prompt = ask(table.state, watcher.seat)
    if prompt is None:
        raise Refused("not-asked")
    if prompt.accepts(done):
        return Choices(done, [], True, [] if words else None)
    choices = prompt.choices(done)
    if not choices:
        raise Refused("no-beginning", status=422)
    told = meanings(table.game, table.state, prompt, done, choices) if words else None
    return Choices(done, choices, False, told)


def meanings(
    game: Game[Any], state: Any, prompt: Prompt, done: list[int], choices: list[int]
) -> list[Any]:
    """What each choice after `done` means: the words of a choice or a thing, a number, a letter."""
    field, begun = _field(prompt, done)
    if isinstance(field, Choose):
        return [game.word(state, prompt.seat, code) for code in choices]
    if isinstance(field, Pick) and begun:
        return [game.item_word(state, code) for code in choices]
    if isinstance(field, Text) and begun:
        return [chr(code) for code in choices]
    return list(choices)


def _field(prompt: Prompt, done: list[int]) -> tuple[Prompt, list[int]]:
    """The field in which a move begun stands, and what of the move belongs to it."""
    if not isinstance(prompt, Form):
        return prompt, done
    at = 0
    while (field := prompt.field(done[:at])) is not None:
        span = field.span(done, at)
        if span < 0:
            return _field(field, done[at:])
        at += span
    return prompt, done


def seen_lines(watcher: Watcher, since: int, limit: int) -> SeenLines:
    """The history from line `since` on, as the watcher may know it."""
    seq = watcher.number(watcher.visible())
    room, seat = watcher.room, watcher.seat
    table = room.table or room.book
    lines: list[SeenLine] = []
    if table is not None:
        until = min(seq, since + limit)
        for line, events in story(room, table, seat, room.lines_of(seat, since)):
            n = room.known(seat, line.n)
            if n >= until:
                break
            lines.append(
                SeenLine(
                    n=n,
                    seat=line.seat,
                    at=room.times[line.n],
                    events=[SeenEvent(one.key, one.seat, one.params) for one in events],
                    move=line.move,
                    undo=line.undo,
                )
            )
    return SeenLines(seq, lines)
