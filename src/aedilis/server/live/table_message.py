"""The whole table as one watcher may know it: the message that is sent whenever something has
changed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from aedilis.kernel.table import Table
from aedilis.server import wire
from aedilis.server.live import recorded, table_affairs
from aedilis.server.live.earlier import earlier_of
from aedilis.server.live.table_parts import may_have_hints, seat_cards, since_last_move
from aedilis.server.store.affairs import BY_PEOPLE
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.live.earlier import Found
    from aedilis.server.live.in_memory import GameInMemory
    from aedilis.server.people import Person
    from aedilis.server.wire.parts import Rated
    from aedilis.server.wire.reader import Reader


class TableViewer(Protocol):
    """Who looks at a table: from which seat, as whom, in which language, and at which of its lines.
    `earlier` and `rated` are what the end of the game is compared with.
    """

    seat: int
    person: "Person | None"
    language: str
    earlier: "Found | None"

    @property
    def room(self) -> "GameInMemory":
        """The game that is looked at."""

    @property
    def rated(self) -> "Sequence[Rated]":
        """What a rated game did to ratings, once it is over."""

    @property
    def delay(self) -> float:
        """How far behind this reader is kept, in seconds."""

    def visible(self) -> int:
        """How many lines the reader may know of."""

    def shown(self) -> int:
        """How many lines the position that is shown has behind it."""

    def number(self, lines: int) -> int:
        """What is told for so many lines."""

    def present(self) -> bool:
        """Whether what is shown is the game as it stands, from one's own seat."""

    def reader(self) -> "Reader":
        """Who puts it into words."""

    def view(self) -> Any:
        """What the reader may know of the state that is shown."""


def table_message(watcher: TableViewer) -> wire.TableMessage:
    """The table with its picture, whom it waits for, and what the watcher's seat is asked."""
    message = _frame(watcher)
    room = watcher.room
    table, row = room.table, room.row
    if table is None:
        _tell_book(message, watcher)
        return message
    view, reader = watcher.view(), watcher.reader()
    message.picture = reader.picture(view, table.entries[: watcher.shown()])
    message.turn = reader.turn(view)
    message.aims = reader.board.aims(view)
    if row.status not in ("running", "over"):
        return message
    if row.status == "over" and not table.state.over:
        # Its people have ended it in the middle: nobody is asked anything, or has an aim any more.
        if watcher.present():
            message.aims = []
            message.result = table_affairs.ended(room, watcher.language)
            message.result.resigned = table_affairs.resigned(room, watcher.language)
            message.result.rated = list(watcher.rated)
    elif watcher.delay > 0:
        # As it stood then: nothing here changes at the moment at which somebody moves.
        if message.shown is None:
            last = room.lines_of(watcher.seat, watcher.number(watcher.shown()) - 1)
            message.asked = reader.asked(view, room.times[last], None, "")
    elif not watcher.present():
        if watcher.visible() == len(room.times):
            # Whoever looks back is told all the same that he is waited for.
            now = table.game.view(table.state, watcher.seat)
            message.asked = reader.asked(now, row.since or row.updated, row.until, "")
    else:
        _tell_decision(message, watcher, table, view)
        if table.state.over:
            _tell_result(message, watcher, table, view)
    return message


def _tell_book(message: wire.TableMessage, watcher: TableViewer) -> None:
    """What is told of a finished game that these rules do not fit: the last position before the
    line that is shown, and its end as it was recorded.
    """
    room, language = watcher.room, watcher.language
    if room.book is None or room.row.status != "over":
        return
    message.differs = recorded.why(room, language)
    if room.positions:
        view, reader = watcher.view(), watcher.reader()
        shown = min(watcher.shown(), room.positions)
        message.picture = reader.picture(view, room.book.entries[:shown])
        message.turn = reader.turn(view)
    if room.row.ending is None or not watcher.present():
        return
    by_people = room.row.ending.get("word") in BY_PEOPLE and not room.row.settings.get("recorded")
    tell = table_affairs.ended if by_people else recorded.ended
    message.result = tell(room, language)
    message.result.resigned = table_affairs.resigned(room, language)
    message.result.rated = list(watcher.rated)


def _frame(watcher: TableViewer) -> wire.TableMessage:
    """What is told of a table whether it has begun or not."""
    room, row, language = watcher.room, watcher.room.row, watcher.language
    seated, visible, person = watcher.seat >= 0, watcher.visible(), watcher.person
    return wire.TableMessage(
        id=row.id,
        game=row.game,
        title=row.title,
        seq=watcher.number(visible),
        turn="",
        viewer=watcher.seat,
        status=row.status,  # type: ignore[arg-type]
        seats=seat_cards(room, watcher.seat),
        asked=[],
        picture=None,
        shown=None if watcher.shown() == visible else watcher.number(watcher.shown()),
        sandbox=row.sandbox,
        host=person is not None and row.host == person.id,
        private_chat=bool(row.settings.get("private_chat")),
        notes=table_affairs.notes(room, language, watcher.seat, visible, watcher.delay),
        ending=table_affairs.proposal(room) if seated else None,
        rematch=table_affairs.rematch(room) if seated else "",
        language=language,
        rated=bool(row.settings.get("rated")),
        hints=seated and row.status == "running" and may_have_hints(row),
        since=watcher.number(since_last_move(room, watcher.seat)),
    )


def _tell_decision(
    message: wire.TableMessage, watcher: TableViewer, table: Table, view: Any
) -> None:
    """Whom the game waits for as it stands, and what the watcher's seat may do."""
    row, seat, reader = watcher.room.row, watcher.seat, watcher.reader()
    state, game = table.state, table.game
    prompt = game.prompt(state, seat) if seat >= 0 else None
    since = row.since if row.since is not None else row.updated
    rule = prompt.rule if prompt is not None else ""
    message.asked = reader.asked(view, since, row.until, rule)
    if seat < 0:
        return
    reason = table.why_no_undo(watcher.room.undoing(seat), watcher.room.bots())
    message.undo = words(watcher.language).text(reason) if reason else ""
    if prompt is not None:
        message.question = reader.asking(view, prompt).question()
        further = game.further(state, seat)
        message.later, message.nothing = reader.further(view, prompt, further)
    aside = game.aside(state, seat)
    message.orders = reader.orders(game, state, aside)
    message.offers = reader.offers(view, aside)
    drafting = reader.drafting(view, aside)
    message.draft = drafting.begin if drafting is not None else None
    message.standing = reader.standing_orders(view, aside)
    if aside is not None:
        message.aside = reader.asking(view, aside).question()


def _tell_result(message: wire.TableMessage, watcher: TableViewer, table: Table, view: Any) -> None:
    """How the game has ended, and what that did beside earlier games and to ratings."""
    row, language = watcher.room.row, watcher.language
    message.result = watcher.reader().result(view, table.game.winners(table.state))
    message.result.resigned = table_affairs.resigned(watcher.room, language)
    if watcher.earlier is not None:
        message.result.earlier = earlier_of(row, watcher.earlier, language)
    message.result.rated = list(watcher.rated)
