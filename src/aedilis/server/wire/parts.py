"""The parts that the messages of the wire are made of: pieces of text, questions, seats, lines of
the history and of the talk. See `aedilis.server.wire`.
"""

from typing import Literal

import msgspec

from aedilis.kernel.board import Bundle, Sharing, Way
from aedilis.kernel.game import OrderWord
from aedilis.kernel.layout import Beside
from aedilis.kernel.marking import Line

Move = list[int]
"""A move as a flat list of codes: what the options of its fields were, in order."""


class Option(msgspec.Struct, omit_defaults=True):
    """One thing that may be chosen. `refs` are the things on the table that mean it; `last` marks
    the choice that ends or passes, `steady` one that stays in view however many there are. `short`
    is what to call it below the name of its group. `at_once` are the codes that complete the answer
    with nothing more, then with one, two, ... of what the field's `adding` names: with them it can
    be sent without a further question. `ways` are the few ways worth taking after this choice, with
    which the answer is whole.
    """

    code: int
    label: str
    group: str = ""
    refs: list[str] = []
    last: bool = False
    steady: bool = False
    short: str = ""
    at_once: list[list[int]] = []
    ways: list[Way] = []


class Hint(msgspec.Struct, omit_defaults=True):
    """An answer that is worth giving: the whole move, what it does, and what speaks for it (empty:
    nothing that could be said in a sentence).
    """

    move: Move
    label: str
    why: str = ""


class Turning(msgspec.Struct, omit_defaults=True):
    """A move that changed how a finished game stood: the line `n`, who moved, when, what was
    `played`, and the chances of all seats in whole percent `before` and `after` it. `as_advised`: a
    bot that knew no more would have done the same; else what it would `rather` have done, where
    that is known; `why` speaks for what it would have done.
    """

    n: int
    seat: int
    turn: str
    played: str
    before: list[int]
    after: list[int]
    as_advised: bool = False
    rather: str = ""
    why: str = ""


class Item(msgspec.Struct, omit_defaults=True):
    """Something to pick, of which there are `count`."""

    code: int
    label: str
    count: int = 1
    refs: list[str] = []


class Field(msgspec.Struct, omit_defaults=True):
    """One part of a question. `choose` has options; `pick` has items, of which from `low` to `high`
    are picked; `amount` is a number from `low` to `high`; `text` is one line of up to `high`
    characters.

    `adding` names what may be added to options that can be sent at once. A `final` number, or pick
    of several things, is the last part of its answer, whatever it is.
    `sheet` has this field and all that follow it, where they can be answered together. `stake` says
    what is at stake in a question of this kind, and what people usually weigh.

    The codes of an answer: the option's code; the number picked and then each item's code in the
    order of `items`; the number; the number of characters and then their code points.
    """

    kind: Literal["choose", "pick", "amount", "text"]
    question: str
    rule: str
    options: list[Option] = []
    items: list[Item] = []
    low: int = 0
    high: int = 0
    range: str = ""
    hints: list[str] = []
    stake: str = ""
    adding: str = ""
    final: bool = False
    sheet: "Laid | None" = None


class Said(msgspec.Struct, omit_defaults=True):
    """A field on a sheet and its answer, as codes; none while it is still to be given. `name` tells
    it from the other fields of its part.
    """

    name: str
    field: Field
    answer: list[int] = []


class LaidPart(msgspec.Struct, omit_defaults=True):
    """A part of an answer on a sheet. One that is a row has a `label`, and in `start` the answer
    that begins it, by the name of its field.
    """

    fields: list[Said]
    label: str = ""
    start: dict[str, list[int]] = {}


class Laid(msgspec.Struct, omit_defaults=True):
    """Several parts of an answer on one sheet, each field with its answer, and what follows from
    them beside it. `move` is the whole answer, and `label` says what it does; both are empty while
    something is missing. `rows`: each part is one of those there are, and may be left unanswered;
    else there may be another part where it `adds`. `send` is what the button says that sends it.
    """

    title: str
    send: str
    parts: list[LaidPart]
    beside: Beside
    move: list[int] = []
    label: str = ""
    rows: bool = False
    adds: bool = False


class Ahead(msgspec.Struct, omit_defaults=True):
    """The field after the only option of a first field that does not end or pass. `done` are the
    codes of all before it, `label` is that option's.
    """

    done: list[int]
    label: str
    field: Field


class Question(msgspec.Struct, omit_defaults=True):
    """What one seat is asked. `whole` tells that the first field is all of it. `optional` questions
    may be left alone: the game does not wait. `ahead` saves a choice that is none. `sharing` are
    one's own accounts, where it is about moving money between them; `bundles` are answers that can
    be given together.
    """

    text: str
    rule: str
    field: Field
    whole: bool = True
    optional: bool = False
    ahead: Ahead | None = None
    sharing: Sharing | None = None
    bundles: list[Bundle] = []


class Later(msgspec.Struct):
    """A question that follows at once where a seat leaves undone what it is asked before: `before`
    are the moves by which it does.
    """

    before: list[list[int]]
    question: Question


class Asked(msgspec.Struct, omit_defaults=True):
    """Whom the game waits for, as all may know it. `since` and `until` are seconds since 1970."""

    seat: int
    topic: str
    rule: str
    since: float
    until: float | None = None


class SeatCard(msgspec.Struct, omit_defaults=True):
    """A seat: who sits there, and how. `stand_in` is the bot that plays for an absent person.

    `clock` are the seconds left, if there is a clock. An open seat may be `held` for who is
    `invited`, whose name those know who are at the table. `given_up`: its person has given it up,
    and a bot plays on. `offered`: somebody else may take it; those who sit at the table know the
    `key` of its link ("lobby": it is open to all).
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    user: int | None = None
    bot: str = ""
    stand_in: str = ""
    online: bool = False
    clock: float | None = None
    mine: bool = False
    held: bool = False
    invited: str = ""
    given_up: bool = False
    offered: bool = False
    key: str = ""


class TableNote(msgspec.Struct):
    """What has become of a seat besides moves, in words: after so many lines of the history."""

    after: int
    at: float
    seat: int
    text: str


class EndProposal(msgspec.Struct):
    """That the game is to end now without a winner: proposed by a seat; the seats that are asked,
    and those of them that have agreed.
    """

    by: int
    asked: list[int]
    agreed: list[int]


class LogEntry(msgspec.Struct, omit_defaults=True):
    """One line of the history: what came of a move (0 is the deal), as the reader may know it.
    `late`: the time of the seat had run out, and the move was made in its player's place.

    `weights` and `signs` belong to the `lines`: what each weighs to who looks again later, from 0
    to 9 (from 7 on it is news of weight), and the sign of the game's board that stands for it. Both
    are empty where all weigh 1 and have no sign.
    """

    n: int
    seat: int
    at: float
    lines: list[Line]
    undo: bool = False
    late: bool = False
    weights: list[int] = []
    signs: list[str] = []


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something said. `to` is the one seat it was said to, None for the whole table. Of what
    somebody has said whom the reader has blocked, nothing is told but that it is `hidden`.
    """

    id: int
    at: float
    name: str
    text: str
    seat: int | None = None
    to: int | None = None
    mention: bool = False
    mine: bool = False
    hidden: bool = False


class Order(msgspec.Struct):
    """A standing order: the moment, its name for the reader, what is ordered, and what may be."""

    window: str
    label: str
    order: str
    choices: list[OrderWord]


class Compared(msgspec.Struct):
    """What a game came to by one measure `now`, of which more is better, beside the `best` and the
    `median` of one's own earlier games and the best of all that are public, the `record`; null
    where there were none. `note` says so where it is better than one's best.
    """

    measure: str
    name: str
    now: int
    best: int | None
    median: int | None
    record: int | None
    note: str


class Earlier(msgspec.Struct):
    """How the game that one has ended alone stands beside those of the same edition or scenario
    that ended before it: `games` of one's own, of which so many were `won`, and so many `public`
    ones. `columns` are the headings of `now`, `best`, `median` and `record`.
    """

    heading: str
    columns: list[str]
    measures: list[Compared]
    games: int
    won: int
    public: int


class Rated(msgspec.Struct, omit_defaults=True):
    """What the end of a rated game did to the rating of who began it in a seat."""

    seat: int
    name: str
    before: int
    after: int
    spread: int
    provisional: bool = False


class Result(msgspec.Struct, omit_defaults=True):
    """How the game ended, and a line a seat in the order of success. `resigned` names those who
    resigned, a line each. To who has played alone, `earlier` says how that stands beside other
    games. `rated` has those whose page the reader may see.
    """

    heading: str
    lines: list[str]
    winners: list[int]
    earlier: Earlier | None = None
    resigned: list[str] = []
    rated: list[Rated] = []


class Differs(msgspec.Struct):
    """Why a finished game cannot be played again to its end: these rules (version `now`) do not fit
    it from this line on; a line beyond its last means how it ended. `begun` is the version it was
    played by, empty where it is the same. `text` says all of it.
    """

    line: int
    begun: str
    now: str
    text: str


class Refusal(msgspec.Struct, omit_defaults=True):
    """Something that is not allowed now, why, and by which paragraph."""

    label: str
    why: str
    rule: str = ""
    refs: list[str] = []


class Series(msgspec.Struct):
    """One measure: a name, and for each seat (or for the table as a whole) a number per turn."""

    name: str
    labels: list[str]
    values: list[list[float]]


class SignName(msgspec.Struct):
    """A sign that can be asked about, and what it is called."""

    ref: str
    name: str


class DraftAnswer(msgspec.Struct):
    """What has been said in a row of an answer: to the part with this name, these codes."""

    part: str
    said: list[int]


class DraftPart(msgspec.Struct, omit_defaults=True):
    """A part of a row: its name, what may be answered, and what has been; nothing yet where `said`
    is empty. Of a part that leaves no choice the answer is there.
    """

    part: str
    field: Field
    said: list[int] = []


class DraftRow(msgspec.Struct):
    """One row of an answer, as far as it has been said. `whole`: nothing in it is missing."""

    parts: list[DraftPart]
    whole: bool
